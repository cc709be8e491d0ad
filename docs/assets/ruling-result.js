// How a ruling looks: what happens now, what must be judged, what to say, what may be added.

import { button, element } from "./ruling-dom.js";
import { picker } from "./ruling-forms.js";

/** The ruling under its heading. `widget` gives words, levels of headings, links to clauses, and takes answers. */
export function result(widget, { ruling }, heading) {
  heading.append(widget.words.ruling);
  const made = element("div", { class: "ruling-result" }, heading, element("ul", { class: "consequences" }, ...lines(widget, ruling.consequences)));
  if (ruling.judgement.length) made.append(judgement(widget, ruling.judgement));
  if (ruling.table_script.length) made.append(script(widget, ruling.table_script));
  if (ruling.notes?.length) made.append(element("div", { class: "notes rests" }, ...ruling.notes.map((note) => element("p", {}, note))));
  if (ruling.refine?.length) made.append(additions(widget, ruling.refine));
  return made;
}

/** Words with the clause they rest on, a line each. */
function lines(widget, items) {
  return items.map((item) => element("li", {}, element("span", {}, item.text ?? item.words), " ", widget.clause(item.clause)));
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
  const made = questions.map((question) => {
    const choose = (value) => widget.answer(question.key, value);
    return element(
      "details",
      { "data-key": question.key, open: widget.given[question.key] !== undefined },
      element("summary", {}, question.text),
      question.help ? element("p", { class: "help" }, question.help) : null,
      picker(question, widget.given[question.key], choose, widget.words, widget.given),
    );
  });
  return element("div", { class: "refine" }, element(widget.level(1), { class: "ruling-sub" }, widget.words.refine), ...made);
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
