// Small makers of elements, and how cards and calls are drawn.

/** element("button", {type: "button", onclick}, "words", child) */
export function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith("on")) made.addEventListener(key.slice(2), value);
    else made.setAttribute(key, value === true ? "" : value);
  }
  made.append(...children.filter((child) => child !== null && child !== undefined));
  return made;
}

export function button(words, onclick, attributes = {}) {
  return element("button", { type: "button", onclick, ...attributes }, words);
}

const SYMBOLS = { S: "♠", H: "♥", D: "♦", C: "♣" };

/** A suit's symbol, coloured, with its name for those who hear it. */
export function suit(letter, words) {
  return element(
    "span",
    { class: `suit suit-${letter}`, title: words[`suit_${letter}`] },
    element("span", { "aria-hidden": "true" }, SYMBOLS[letter]),
    element("span", { class: "unseen" }, words[`suit_${letter}`]),
  );
}

/** A call as it is written: 1♥, 2 NT, pass. */
export function call(code, words) {
  const made = element("span", { class: "call" });
  if (code === "P") made.append(words.pass);
  else if (code === "X") made.append(words.double);
  else if (code === "XX") made.append(words.redouble);
  else if (code.endsWith("NT")) made.append(`${code.slice(0, -2)} ${words.no_trumps}`);
  else made.append(code.slice(0, -1), suit(code.slice(-1), words));
  return made;
}

/** Words for those who hear the page. */
function unseen(words) {
  return element("span", { class: "unseen" }, ` (${words})`);
}

/** The calls so far in four columns, the dealer's first in the dealer's column; the last one in that of `by`, if told. */
export function auction(calls, dealer, words, by) {
  const seats = ["N", "E", "S", "W"];
  const first = Math.max(0, seats.indexOf(dealer));
  const cells = [...Array(first).fill(null), ...calls.slice(0, -1)];
  while (by && seats[cells.length % 4] !== by) cells.push(null);
  cells.push(...calls.slice(-1));
  const rows = [];
  for (let at = 0; at < cells.length; at += 4) rows.push(cells.slice(at, at + 4));
  const head = seats.map((seat) =>
    element("th", { scope: "col", class: seat === dealer ? "dealer" : null }, words[`seat_${seat}`], seat === dealer ? unseen(words.dealer) : null),
  );
  const body = rows.map((row) =>
    element("tr", {}, ...seats.map((_, place) => element("td", {}, row[place] ? call(row[place], words) : ""))),
  );
  return element(
    "table",
    { class: "auction" },
    element("caption", { class: "unseen" }, words.auction),
    element("thead", {}, element("tr", {}, ...head)),
    element("tbody", {}, ...body),
  );
}
