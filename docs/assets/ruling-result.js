// How a ruling looks: what happens now, what to say aloud, then all that follows, what must be judged, what may be added.

import { button, element } from "./ruling-dom.js";
import { comparison, otherCodes } from "./ruling-compare.js";
import { picker } from "./ruling-forms.js";

/** The ruling under its heading. `widget` gives words, levels of headings, links to clauses, and takes answers. */
export function result(widget, { ruling }, heading) {
  heading.append(widget.words.ruling);
  const first = now(ruling);
  const others = ruling.consequences.filter((one) => one !== first);
  const parts = [
    heading,
    first ? element("ul", { class: "consequences now" }, ...lines(widget, [first], ruling.consequences)) : null,
    comparison(widget, widget.against()),
    ruling.table_script.length ? script(widget, ruling.table_script) : null,
    others.length ? following(widget, others, ruling.consequences) : null,
    ruling.judgement.length ? judgement(widget, ruling.judgement) : null,
    ruling.notes?.length ? element("div", { class: "notes rests" }, ...ruling.notes.map((note) => element("p", {}, note))) : null,
    ruling.refine?.length ? additions(widget, ruling.refine) : null,
    otherCodes(widget),
  ];
  return element("div", { class: "ruling-result" }, ...parts);
}

/** What happens now, in a line: the effect that is said aloud first; findings are not, though they may share a clause with a later line. */
function now({ consequences, table_script }) {
  const aloud = table_script.map((line) => consequences.find((one) => one.clause === line.clause));
  return aloud.find(Boolean) ?? consequences[0];
}

/** What follows, clause by clause. */
function following(widget, items, all) {
  const heading = element(widget.level(1), { class: "ruling-sub" }, widget.words.follows);
  return element("div", { class: "following" }, heading, element("ul", { class: "consequences" }, ...lines(widget, items, all)));
}

/** Words with the clause they rest on, a line each; of some of a list, their places in it too. */
function lines(widget, items, all = []) {
  const place = (item) => (all.includes(item) ? String(all.indexOf(item)) : null);
  return items.map((item) => element("li", { "data-place": place(item) }, element("span", {}, item.text ?? item.words), " ", widget.clause(item.clause)));
}

function judgement(widget, items) {
  const heading = element(widget.level(1), { class: "ruling-sub" }, widget.words.judgement);
  return element("div", { class: "judgement" }, heading, element("ul", {}, ...lines(widget, items)));
}

function script(widget, items) {
  const said = items.map((line) => line.text).join("\n");
  return element(
    "div",
    { class: "table-script" },
    element(widget.level(1), { class: "ruling-sub" }, widget.words.say),
    element("ol", {}, ...lines(widget, items)),
    copier(widget, widget.words.copy_script, () => said),
  );
}

/** Questions that would say more, none of them needed. */
function additions(widget, questions) {
  const made = questions.map((question) => addition(widget, question));
  return element("div", { class: "refine" }, element(widget.level(1), { class: "ruling-sub" }, widget.words.refine), ...made);
}

/** One of them; its answers are laid out when it is opened: a ruling is on screen sooner. */
function addition(widget, question) {
  const answer = widget.given[question.key];
  const help = question.help ? element("p", { class: "help" }, question.help) : null;
  const made = element("details", { "data-key": question.key, open: answer !== undefined }, element("summary", {}, question.text), help);
  const choose = (value) => widget.answer(question.key, value);
  const layOut = () => made.append(picker(question, answer, choose, widget.words, widget.given));
  if (answer !== undefined) layOut();
  else made.addEventListener("toggle", layOut, { once: true });
  return made;
}

/** A button that copies, and says whether it could. */
export function copier(widget, words, what) {
  const made = button(words, async () => {
    try {
      await navigator.clipboard.writeText(what());
      widget.status.textContent = made.textContent = widget.words.copied;
    } catch {
      widget.status.textContent = made.textContent = widget.words.copy_failed;
    }
    setTimeout(() => (made.textContent = words), 2_000);
  }, { class: "plain copy" });
  return made;
}
