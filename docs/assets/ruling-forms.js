// How a question is answered, by its form. Each picker gets the question, the answer so far, and what to do with a new one.

import { auction, button, call, element, suit } from "./ruling-dom.js";

export function picker(question, answer, choose, words, given) {
  const make = { calls, seat, card, cards, suit: oneSuit, suits: suitSet, number, call: calling }[question.form] ?? choices;
  return make(question, answer, choose, words, given);
}

/** Large buttons, one under another; the ordinary answer first, and said to be so. */
function choices(question, answer, choose, words) {
  const isOrdinary = (option) => question.ordinary === option.value;
  const options = [...question.options.filter(isOrdinary), ...question.options.filter((option) => !isOrdinary(option))];
  const shown = (option) =>
    isOrdinary(option) ? element("span", {}, option.text, " ", element("small", { class: "usual" }, words.usual)) : option.text;
  const made = group("choices", { ...question, options }, shown, answer, choose);
  if (options.some(isOrdinary)) made.firstChild.classList.add("ordinary");
  return made;
}

/** Small numbers in rows. */
function number(question, answer, choose) {
  return group("numbers", question, (option) => option.value, answer, choose);
}

function oneSuit(question, answer, choose, words) {
  return group("suits", question, (option) => (/^[SHDC]$/.test(option.value) ? suit(option.value, words) : option.text), answer, choose);
}

/** Any of the four suits together; what is no set of suits has a button of its own. */
function suitSet(question, answer, choose, words) {
  const isSet = (value) => /^[SHDC]+$/.test(value);
  const offered = new Set(question.options.map((option) => option.value).filter(isSet));
  const chosen = new Set(isSet(answer ?? "") ? answer : "");
  const value = () => [..."SHDC"].filter((letter) => chosen.has(letter)).join("");
  const done = button(words.suits_done, () => choose(value()), { class: "main done" });
  const toggles = [..."SHDC"].map((letter) => {
    const made = button(suit(letter, words), () => {
      if (!chosen.delete(letter)) chosen.add(letter);
      show();
    }, { "data-suit": letter });
    return made;
  });
  const show = () => {
    for (const made of toggles) made.setAttribute("aria-pressed", String(chosen.has(made.dataset.suit)));
    done.disabled = !offered.has(value());
  };
  show();
  const rest = { ...question, options: question.options.filter((option) => !isSet(option.value)) };
  const set = element("div", { class: "suit-set", role: "group", "aria-label": words.suits }, element("div", { class: "suits" }, ...toggles), done);
  return element("div", {}, choices(rest, answer, choose, words), set);
}

/** Seats as they sit round a table. */
function seat(question, answer, choose) {
  const made = group("seats", question, (option) => option.text, answer, choose);
  for (const [at, option] of question.options.entries()) made.children[at].classList.add(`seat-${option.value}`);
  return made;
}

/** A card without its suit, in the letters of the language: Т К Д В in Russian. */
function rank(option) {
  return option.text.replace(/^[♠♥♦♣]\s*/u, "");
}

/** Cards by suit, the highest first. */
function card(question, answer, choose, words) {
  const made = element("div", { class: "cards", role: "group", "aria-label": question.text });
  for (const letter of ["S", "H", "D", "C"]) {
    const ranks = question.options.filter((option) => option.value.length === 2 && option.value[0] === letter);
    if (!ranks.length) continue;
    const row = element("div", { class: "card-row" }, suit(letter, words));
    for (const option of ranks) {
      row.append(pick(option, rank(option), answer, choose, { "aria-label": option.text }));
    }
    made.append(row);
  }
  const rest = question.options.filter((option) => !/^[SHDC][AKQJT2-9]$/.test(option.value));
  if (rest.length) made.append(choices({ ...question, options: rest }, answer, choose, words));
  return made;
}

/** Several cards: each is put in or taken out by a tap; shown in the order of the taps, which is that of play in a trick. */
function cards(question, answer, choose, words) {
  let taken = (answer ?? "").split(/[ -]+/).filter((value) => /^[SHDC][AKQJT2-9]$/.test(value));
  const offered = new Map(question.options.map((option) => [option.value, option]));
  const shown = element("p", { class: "cards-taken", role: "status" });
  const done = button(words.cards_done, () => choose(taken.join(" ")), { class: "main" });
  const toggle = (value) => {
    if (!/^[SHDC][AKQJT2-9]$/.test(value)) return choose(value);
    taken = taken.includes(value) ? taken.filter((one) => one !== value) : [...taken, value];
    show();
  };
  const pad = card(question, undefined, toggle, words);
  const show = () => {
    for (const made of pad.querySelectorAll(".card-row button")) made.setAttribute("aria-pressed", String(taken.includes(made.dataset.value)));
    shown.replaceChildren(...taken.flatMap((value) => [suit(value[0], words), (offered.has(value) ? rank(offered.get(value)) : value[1].replace("T", "10")) + " "]));
    done.disabled = taken.length === 0;
  };
  show();
  return element("div", { class: "pad" }, shown, pad, element("div", { class: "row" }, done));
}

/** One call out of a box. */
function calling(question, answer, choose, words) {
  return box(question, (value) => choose(value), words, answer);
}

/** A run of calls: the auction as it grows, a bidding box, undo, done. */
function calls(question, answer, choose, words, given) {
  let made = (answer ?? "").split(/[ -]+/).filter(Boolean);
  const diagram = element("div", { class: "diagram" });
  const undo = button(words.undo, () => put(made.slice(0, -1)), { class: "plain" });
  const done = button(words.done, () => choose(made.join(" ")), { class: "main" });
  const status = element("p", { class: "unseen", role: "status" });
  const put = (next) => {
    made = next;
    const before = pad.getBoundingClientRect().top;
    draw();
    scrollBy({ top: pad.getBoundingClientRect().top - before, behavior: "instant" }); // the box stays under the thumb
    status.replaceChildren(made.length ? call(made.at(-1), words) : words.empty_auction);
  };
  const draw = () => {
    diagram.replaceChildren(auction(made, given.dealer, words));
    undo.disabled = done.disabled = made.length === 0;
  };
  const pad = box(question, (value) => put([...made, value]), words);
  draw();
  return element("div", { class: "pad" }, diagram, pad, element("div", { class: "row" }, undo, done), status);
}

/** A bidding box: levels down, denominations across, then pass, double, redouble. */
function box(question, take, words, answer) {
  const offered = new Map(question.options.map((option) => [option.value, option]));
  const made = element("div", { class: "box", role: "group", "aria-label": question.text });
  const bids = question.options.filter((option) => /^\d/.test(option.value));
  const levels = [...new Set(bids.map((option) => option.value[0]))].sort();
  for (const level of levels) {
    const row = element("div", { class: "level" });
    for (const denomination of ["C", "D", "H", "S", "NT"]) {
      const option = offered.get(level + denomination);
      row.append(option ? pick(option, call(option.value, words), answer, take) : element("span"));
    }
    made.append(row);
  }
  const others = ["P", "X", "XX"].filter((value) => offered.has(value)).map((value) => offered.get(value));
  made.append(element("div", { class: "level" }, ...others.map((option) => pick(option, call(option.value, words), answer, take))));
  const rest = question.options.filter((option) => !/^(\d(C|D|H|S|NT)|P|X|XX)$/.test(option.value));
  if (rest.length) made.append(choices({ ...question, options: rest }, answer, take, words));
  return made;
}

function group(kind, question, show, answer, choose) {
  const buttons = question.options.map((option) => pick(option, show(option), answer, choose));
  return element("div", { class: kind, role: "group", "aria-label": question.text }, ...buttons);
}

function pick(option, shown, answer, choose, attributes = {}) {
  const chosen = answer === undefined ? undefined : String(answer === option.value);
  return button(shown, () => choose(option.value), { "aria-pressed": chosen, "data-value": option.value, ...attributes });
}
