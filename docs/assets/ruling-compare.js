// The same facts under another code: what differs, with the clause of each code.

import { button, element } from "./ruling-dom.js";
import { engine } from "./ruling-engine.js";
import { picker } from "./ruling-forms.js";

/** Beside a ruling by another code than the reader began with: what is different, filled in once it is worked out. */
export function comparison(widget, against) {
  if (!against || against === widget.code) return null;
  const made = element("div", { class: "compared", "aria-live": "polite" });
  fill(widget, made, [against]);
  return made;
}

/** All the other codes, worked out when the reader opens it. */
export function otherCodes(widget) {
  const others = widget.words.codes.filter((code) => code !== widget.code);
  const body = element("div", { class: "compared" });
  const made = element("details", { class: "other-codes" }, element("summary", {}, widget.words.other_codes), body);
  made.addEventListener("toggle", () => {
    widget.comparing = made.open;
    if (made.open && !body.childElementCount) fill(widget, body, others);
  });
  made.open = Boolean(widget.comparing);
  return made;
}

async function fill(widget, into, against) {
  into.setAttribute("aria-busy", "true");
  try {
    const { procedure, code, lang, given } = widget;
    const { differences } = await engine.answer({ procedure, code, lang, given, against });
    into.replaceChildren(...(differences ?? []).map((one) => told(widget, one)));
  } catch (failure) {
    console.info("kodeks:", failure.message);
    into.replaceChildren(element("p", {}, failure.kind === "refused" ? failure.message : widget.words.failed_error));
  } finally {
    into.removeAttribute("aria-busy");
  }
}

/** One code: what it does, what decides, line by line; the rest folded; a question that is open there. */
function told(widget, { code, text, lines, here, there, question }) {
  const rule = widget.codes.includes(code) ? button(code, () => widget.ruleBy(code), { class: "other-code", "aria-label": widget.words.rule_by.replace("{code}", code) }) : element("b", { class: "other-code" }, code);
  const said = lines.map((line) => element("li", {}, element("b", {}, line.code), " ", line.text, " ", widget.clause(line.clause, line.code)));
  return element(
    "section",
    { class: "difference", "data-code": code },
    element("p", {}, rule, " ", text),
    said.length ? element("ul", {}, ...said) : null,
    here.length + there.length > 2 ? rest(widget, [[widget.code, here], [code, there]]) : null,
    question ? open(widget, code, question) : null,
  );
}

/** Everything that only one of the two says. */
function rest(widget, sides) {
  const lists = sides.filter(([, said]) => said.length).map(([code, said]) =>
    element("div", {}, element("b", {}, code), element("ul", {}, ...said.map((one) => element("li", {}, one.text, " ", widget.clause(one.clause, code))))),
  );
  return element("details", {}, element("summary", {}, widget.words.all_differences), element("div", { class: "sides" }, ...lists));
}

/** What the other code asks; the answer is kept with the others. */
function open(widget, code, question) {
  const choose = (value) => widget.answerElsewhere(question.key, value);
  return element(
    "details",
    { class: "asked-there", "data-key": question.key },
    element("summary", {}, question.text, " ", widget.clause(question.clause, code)),
    question.help ? element("p", { class: "help" }, question.help) : null,
    picker(question, undefined, choose, widget.words, widget.given),
  );
}
