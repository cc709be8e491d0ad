// Where a clause that a ruling cites can be read on this site.

/** "2017/64/#64A1" in the first of a code's texts, [text, the clauses it lacks], that has the clause; "" if none has. */
export function placeOf(clause, texts = []) {
  const found = texts.find(([, lacking]) => !lacking.includes(clause));
  return found ? `${found[0]}/${clause.match(/^\d+/)?.[0]}/#${anchor(clause)}` : "";
}

/** 27B1(a) → 27B1a, 12C1(e)(ii) → 12C1e-ii, 51.fn1 → 51-fn1 (kodeks.clauses.anchor). */
function anchor(clause) {
  return clause.replace(/\.(?=fn|no|ta)/, "-").replaceAll(")(", "-").replace(/[()]/g, "");
}
