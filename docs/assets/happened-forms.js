// The two ways to tell what happened: a run of calls, or the cards of a trick. The last one is the one in question;
// it was made in turn unless somebody else is named.

import { auction, button, element, suit } from "./ruling-dom.js";
import { picker } from "./ruling-forms.js";

const SEATS = ["N", "E", "S", "W"];
const RANKS = [..."AKQJT98765432"];
const BIDS = [..."1234567"].flatMap((level) => ["C", "D", "H", "S", "NT"].map((denomination) => level + denomination));
const OVER_SEVEN = ["C", "D", "H", "S", "NT"].map((denomination) => "8" + denomination);

const after = (seat, places) => SEATS[(SEATS.indexOf(seat) + places) % 4];
const run = (text) => (text ?? "").split(/[ -]+/).filter(Boolean);

/** Dealer, then the calls up to the wrong one, then who made it. */
export function callTold(widget, found) {
  const { words } = widget;
  const calls = () => run(widget.facts.auction);
  const put = (made) => widget.tell({ auction: made.join(" "), by: "", at_once: "", bound_to_pass: "", rho_must_pass: "" }, pad);
  const dealer = seats(words.told_dealer, SEATS, (seat) => widget.tell({ dealer: seat }), words);
  const diagram = element("div", { class: "diagram" });
  const by = element("div");
  const question = { options: [...BIDS, "P", "X", "XX"].map((value) => ({ value, text: value })), form: "call", text: words.auction };
  const pad = picker(question, undefined, (value) => put([...calls(), value]), words, {});
  const above = overSeven((value) => put([...calls(), value]), words);
  const undo = button(words.undo, () => put(calls().slice(0, -1)), { class: "plain" });
  const rest = element("div", { class: "told-rest" }, diagram, by, found, pad, element("div", { class: "row" }, undo, above));

  function show() {
    const made = calls();
    const due = after(widget.facts.dealer ?? "N", made.length - 1);
    dealer.mark(widget.facts.dealer);
    rest.hidden = !widget.facts.dealer;
    undo.disabled = made.length === 0;
    diagram.replaceChildren(auction(made, widget.facts.dealer, words, widget.facts.by));
    by.replaceChildren(...(made.length ? [whose(words.told_call_by, due, "by"), together(due)] : []));
  }

  /** The player in turn, or who else made it. */
  function whose(label, due, key) {
    const asked = seats(label, SEATS, (seat) => widget.tell({ [key]: seat === due ? "" : seat, at_once: "", bound_to_pass: "", rho_must_pass: "" }), words);
    asked.mark(widget.facts[key] ?? due, due);
    return asked;
  }

  /** Another player's call at the same moment. */
  function together(due) {
    const others = SEATS.filter((seat) => seat !== due);
    const asked = seats(words.told_at_once, others, (seat) => widget.tell({ at_once: seat === widget.facts.at_once ? "" : seat, by: "" }), words);
    asked.mark(widget.facts.at_once);
    return element("details", { open: Boolean(widget.facts.at_once) }, element("summary", {}, words.told_at_once), asked);
  }

  function facts() {
    const { dealer: dealt, by: offender, bound_to_pass, rho_must_pass, at_once } = widget.facts;
    const made = calls();
    if (!dealt || !made.length) return null;
    return kept({ dealer: dealt, auction: made.slice(0, -1).join(" "), call: made.at(-1), offender, bound_to_pass, rho_must_pass, at_once });
  }

  return { parts: [dealer, rest], pad, show, facts };
}

/** Declarer, which trick, who was to lead to it; then its cards up to the wrong one, and who played that. */
export function cardTold(widget, found) {
  const { words } = widget;
  const cards = () => run(widget.facts.cards);
  const first = () => widget.facts.tricks_before === "0";
  const leader = () => (first() && widget.facts.declarer ? after(widget.facts.declarer, 1) : widget.facts.leader);
  const put = (made) => widget.tell({ cards: made.join(" "), by: "", could_follow: "" }, pad);
  const declarer = seats(words.told_declarer, SEATS, (seat) => widget.tell({ declarer: seat }), words);
  const which = trickChoice(words, (value) => widget.tell({ tricks_before: value, leader: "", by: "" }));
  const lead = seats(words.told_leader, SEATS, (seat) => widget.tell({ leader: seat, by: "" }), words);
  const diagram = element("div", { class: "trick" });
  const by = element("div");
  const pad = picker({ options: deck(words), form: "card", text: words.told_cards }, undefined, (value) => put([...cards(), value]), words, {});
  const undo = button(words.undo_card, () => put(cards().slice(0, -1)), { class: "plain" });
  const rest = element("div", { class: "told-rest" }, diagram, by, found, pad, element("div", { class: "row" }, undo));

  function show() {
    const made = cards();
    declarer.mark(widget.facts.declarer);
    which.mark(widget.facts.tricks_before);
    lead.mark(leader());
    lead.hidden = !widget.facts.tricks_before || first();
    rest.hidden = !widget.facts.declarer || !leader();
    undo.disabled = made.length === 0;
    for (const one of pad.querySelectorAll("button")) one.disabled = made.length === 4 || made.includes(one.dataset.value);
    diagram.replaceChildren(...(leader() ? trick(made, leader(), widget.facts.by, words) : []));
    by.replaceChildren(...(made.length ? [whose(after(leader(), made.length - 1))] : []));
  }

  function whose(due) {
    const asked = seats(words.told_card_by, SEATS, (seat) => widget.tell({ by: seat === due ? "" : seat, could_follow: "" }), words);
    asked.mark(widget.facts.by ?? due, due);
    return asked;
  }

  function facts() {
    const { declarer: plays, tricks_before, by: player, could_follow } = widget.facts;
    const made = cards();
    if (!plays || !leader() || !made.length) return null;
    const before = made.slice(0, -1).join(" ");
    return kept({ declarer: plays, leader: leader(), tricks_before, cards: before, card: made.at(-1), player, could_follow });
  }

  return { parts: [declarer, which, lead, rest], pad, show, facts };
}

/** What is not empty. */
function kept(facts) {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value));
}

/** A row of seats under its question; `mark` shows which is meant, and which was in turn. */
function seats(label, offered, choose, words) {
  const made = offered.map((seat) => button(words[`seat_${seat}`], () => choose(seat), { "data-seat": seat }));
  const row = element("div", { class: "fact", role: "group", "aria-label": label }, element("span", {}, label), element("div", { class: "seat-row" }, ...made));
  row.mark = (chosen, due) => {
    for (const one of made) {
      one.setAttribute("aria-pressed", String(one.dataset.seat === chosen));
      one.replaceChildren(words[`seat_${one.dataset.seat}`]);
      if (one.dataset.seat === due) one.append(element("small", {}, words.told_in_turn));
    }
  };
  return row;
}

/** The first trick, the twelfth and the thirteenth have laws of their own. */
function trickChoice(words, choose) {
  const offered = [["0", "1"], ["1", "2–11"], ["11", "12"], ["12", "13"]];
  const made = offered.map(([value, shown]) => button(shown, () => choose(value), { "data-value": value }));
  const row = element("div", { class: "fact", role: "group", "aria-label": words.told_trick }, element("span", {}, words.told_trick), element("div", { class: "seat-row" }, ...made));
  row.mark = (chosen) => made.forEach((one) => one.setAttribute("aria-pressed", String(one.dataset.value === chosen)));
  return row;
}

function overSeven(choose, words) {
  const question = { options: OVER_SEVEN.map((value) => ({ value, text: value })), form: "call", text: words.told_over_seven };
  return element("details", {}, element("summary", {}, words.told_over_seven), picker(question, undefined, choose, words, {}));
}

/** The 52 cards as options, in the letters of the language. */
function deck(words) {
  const letters = words.ranks.split(" ");
  const symbols = { S: "♠", H: "♥", D: "♦", C: "♣" };
  return [..."SHDC"].flatMap((of) => RANKS.map((rank, at) => ({ value: of + rank, text: symbols[of] + letters[at] })));
}

/** The trick as it lies on the table; the card in question is framed and said to be it. */
function trick(cards, leader, by, words) {
  const letters = Object.fromEntries(RANKS.map((rank, at) => [rank, words.ranks.split(" ")[at]]));
  const played = cards.map((card, place) => [place === cards.length - 1 && by ? by : after(leader, place), card, place]);
  return SEATS.map((seat) => {
    const here = played.filter(([player]) => player === seat);
    const shown = here.map(([, card, place]) =>
      element("span", { class: place === cards.length - 1 ? "card last" : "card" }, suit(card[0], words), letters[card[1]]),
    );
    const name = element("small", {}, words[`seat_${seat}`], seat === leader ? ` · ${words.told_leads}` : "");
    return element("div", { class: `at at-${seat}` }, name, ...shown);
  });
}
