// <kodeks-ruling procedure code codes lang title, open or anchor>: a ruling as an interview, in the page.
//
// All that is known is one mapping, `given`; it goes to the engine with every answer and stands in the address.
// What stands inside the element is for readers without scripts; scripts put a button, then the interview in its place.

import { placeOf } from "./ruling-clauses.js";
import { auction, button, element } from "./ruling-dom.js";
import { engine } from "./ruling-engine.js";
import { picker } from "./ruling-forms.js";
import { copier, result } from "./ruling-result.js";

const ROOT = new URL("../", import.meta.url);
const RESERVED = ["code", "ruling"];
const MOST_ANSWERS = 60; // in an address; no interview has half as many
const LONGEST_ANSWER = 1_300; // the longest auction there can be takes some 1,000 letters

class KodeksRuling extends HTMLElement {
  given = {};
  changing = null;
  notes = []; // what of the address could not be taken, until the next answer
  reworded = new Set(); // answers kept though their question has come to speak of something else
  #turn = 0;
  #tapped = 0;
  #drawnAt = 0;

  connectedCallback() {
    if (this.panel) return;
    this.words = JSON.parse(document.getElementById("kodeks-widget").textContent);
    this.lang ||= document.documentElement.lang;
    this.code = this.getAttribute("code");
    this.codes = (this.getAttribute("codes") ?? this.code).split(" ");
    this.name = this.getAttribute("title");
    this.removeAttribute("title"); // else it would show as a tooltip over the whole interview
    this.panel = element("div", { class: "ruling-panel", hidden: true });
    this.status = element("p", { class: "unseen", role: "status", "aria-live": "polite" });
    this.addEventListener("click", (event) => this.#onlyOnce(event), { capture: true });
    if (this.hasAttribute("open")) this.#openOnPage();
    else this.#waitForTap();
  }

  get procedure() {
    return this.getAttribute("procedure");
  }

  /** The second tap of a double tap never counts for what the first one brought. */
  #onlyOnce(event) {
    if (event.detail < 2) this.#tapped = performance.now();
    else if (this.#drawnAt > this.#tapped) {
      event.stopPropagation();
      event.preventDefault();
    }
  }

  /** Headings go on from those around: below a page's or a law's heading, or below that of a section. */
  level(deeper) {
    const first = this.hasAttribute("open") || !this.closest(".clause") ? 2 : 3;
    return `h${first + deeper}`;
  }

  #openOnPage() {
    this.replaceChildren(this.status, this.panel);
    this.#readAddress();
    this.arriving = Object.keys(this.given).length > 0; // by a link that tells answers
    this.open({ focus: false });
  }

  #waitForTap() {
    const here = new Set([...document.querySelectorAll("kodeks-ruling")].map((one) => one.getAttribute("procedure")));
    const words = here.size === 1 ? this.words.start : this.name; // where a law has several, each says which it is
    this.starter = button(words, () => this.open(), { class: "start", "aria-expanded": "false", "aria-label": `${this.words.start}: ${this.name}` });
    this.starter.addEventListener("pointerdown", () => engine.start());
    this.replaceChildren(this.starter, this.status, this.panel);
    const asked = new URLSearchParams(location.search);
    if (asked.get("ruling") === this.procedure && location.hash === "#" + this.getAttribute("anchor")) {
      this.#readAddress();
      this.open({ focus: false });
    }
  }

  /** Show the interview where it stands and ask the first question. */
  open({ focus = true } = {}) {
    this.panel.hidden = false;
    this.starter?.setAttribute("aria-expanded", "true");
    if (this.starter) this.starter.hidden = true;
    this.#ask({ focus });
  }

  close() {
    this.#turn++; // what is still being worked out is not shown
    this.drawn = false;
    this.panel.hidden = true;
    this.panel.removeAttribute("aria-busy");
    this.panel.replaceChildren();
    this.starter.hidden = false;
    this.starter.setAttribute("aria-expanded", "false");
    const other = [...document.querySelectorAll("kodeks-ruling")].find((one) => one.panel?.hidden === false);
    if (other) other.#writeAddress();
    else rename(location.pathname + location.hash);
    this.starter.focus();
  }

  /** One answer more, or another answer to an earlier question; later ones stay and count where they still apply. */
  answer(key, value) {
    this.before = this.given;
    this.tried = { key, value };
    this.given = { ...this.given, [key]: value };
    this.changing = null;
    this.notes = [];
    this.reworded.delete(key);
    this.#ask({ former: this.response?.trail });
  }

  /** The same facts under another code; what it was before is compared with. */
  ruleBy(code) {
    if (code !== this.code) this.former = this.code;
    this.code = code;
    this.#ask({ focus: false });
  }

  /** The code to compare with: that ruled by before, else for an older code the one in force. */
  against() {
    return this.former ?? (this.code === this.words.in_force ? null : this.words.in_force);
  }

  /** An answer that another code alone asks for: the ruling stays as it is. */
  answerElsewhere(key, value) {
    this.given = { ...this.given, [key]: value };
    this.#ask({ focus: false });
  }

  async #ask({ focus = true, former = [] } = {}) {
    const turn = ++this.#turn;
    this.#writeAddress();
    this.panel.setAttribute("aria-busy", "true");
    const patience = setTimeout(() => turn === this.#turn && this.#wait(focus), this.drawn ? 250 : 0);
    try {
      const request = { procedure: this.procedure, code: this.code, lang: this.lang, given: this.given };
      const response = await engine.answer(request);
      if (response.ruling) await this.#addRefined(response, request);
      if (turn !== this.#turn) return;
      this.before = null;
      this.#markReworded(former, response.trail);
      this.#draw(response, focus);
    } catch (failure) {
      if (turn === this.#turn) this.#fail(failure);
    } finally {
      clearTimeout(patience);
      if (turn === this.#turn) this.panel.removeAttribute("aria-busy");
    }
  }

  /** Additions already answered: without its answer each stands among the additions again, so it can be changed. */
  async #addRefined(response, request) {
    const asked = new Set(response.trail.map((step) => step.key));
    response.left = [];
    for (const key of Object.keys(this.given).filter((key) => !asked.has(key))) {
      const { [key]: _, ...given } = this.given;
      const { ruling } = await engine.answer({ ...request, given });
      const question = ruling?.refine?.find((one) => one.key === key);
      if (question) response.ruling.refine = [...(response.ruling.refine ?? []), question];
      else response.left.push(key);
    }
  }

  /** A later answer is kept when an earlier one changes; where its question now reads otherwise, the reader is told to look. */
  #markReworded(former, trail) {
    const asked = new Map(former.map((step) => [step.key, step.text]));
    for (const { key, text } of trail) {
      if (key !== this.tried?.key && asked.has(key) && asked.get(key) !== text) this.reworded.add(key);
    }
  }

  #wait(focus) {
    const words = this.drawn ? this.words.thinking : this.words.loading;
    this.status.textContent = words;
    if (this.drawn) return;
    const said = element("p", { class: "wait", tabindex: "-1" }, words);
    this.panel.replaceChildren(this.#top(), said);
    if (focus) said.focus({ preventScroll: true }); // the button that had it is gone
  }

  /** What the last answer makes impossible is said; the answers are as they were before it. */
  #refuse(failure) {
    this.given = this.before;
    this.#writeAddress();
    this.#draw(this.response, false, this.tried);
    const said = element("p", { class: "refused", role: "alert" }, failure.message);
    this.panel.querySelector(".ruling-question, .ruling-result").prepend(said);
    this.#show(this.panel.querySelector(".ruling-head"));
  }

  #fail(failure) {
    if (failure.kind === "refused" && this.drawn && this.before) return this.#refuse(failure);
    const told = { load: this.words.failed_load, run: this.words.failed_run, refused: failure.message };
    const words = told[failure.kind] ?? this.words.failed_error;
    console.info("kodeks:", failure.message);
    this.drawn = false;
    const again = button(this.words.again, () => this.#ask(), { class: "main" });
    const over = Object.keys(this.given).length ? button(this.words.start_over, () => this.#startOver(), { class: "plain" }) : null;
    this.status.textContent = "";
    this.panel.replaceChildren(this.#top(), element("div", { class: "failed", role: "alert" }, element("p", {}, words), again, over));
    again.focus({ preventScroll: true });
  }

  #startOver() {
    this.given = {};
    this.notes = [];
    this.reworded.clear();
    this.changing = this.former = null;
    this.ruledBefore = this.comparing = false;
    this.#ask();
  }

  #draw(response, focus, tried = {}) {
    this.drawn = true;
    this.#drawnAt = performance.now();
    this.response = response;
    if (response.ruling) this.ruledBefore = true;
    const heading = element(this.level(0), { class: "ruling-head", tabindex: "-1" });
    const current = response.question ? this.#question(response, heading, tried) : result(this, response, heading);
    const notes = this.notes.map((note) => element("p", { class: "refused" }, note));
    const parts = [this.#top(), ...notes, this.#trail(response.trail), current, this.#unused(response), this.#foot()];
    this.panel.replaceChildren(...parts.filter(Boolean));
    this.status.textContent = focus ? "" : this.#news(response); // what gets the focus is read out anyway
    if (focus) this.#show(this.changing ? this.panel.querySelector(".changing button") : heading);
    else if (this.arriving && scrollY === 0) this.#bringIntoView(current, "instant"); // not under who reads on or came back
    this.arriving = false;
  }

  #news({ question }) {
    return question ? this.words.question_ready.replace("{text}", question.text) : this.words.ruling_ready;
  }

  /** Focus what is new, and bring it into view without a jump if it already is. */
  #show(target) {
    target?.focus({ preventScroll: true });
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    this.#bringIntoView(target?.closest(".ruling-question, .ruling-result, li") ?? this.panel, calm ? "auto" : "smooth");
  }

  #bringIntoView(part, behavior) {
    const { top, bottom } = part.getBoundingClientRect();
    if (top < 70 || bottom > innerHeight) scrollBy({ top: top - Math.max(70, Math.min(140, innerHeight - bottom + top)), behavior });
  }

  #top() {
    const codes = this.codes.map((code) =>
      button(code, () => this.ruleBy(code), { "aria-pressed": String(code === this.code), "data-code": code }),
    );
    return element(
      "div",
      { class: "ruling-top" },
      this.starter ? element("p", { class: "ruling-name" }, this.name) : null,
      element("div", { class: "codes", role: "group", "aria-label": this.words.code_help }, element("span", {}, this.words.code), ...codes),
      this.code === this.words.in_force ? null : element("p", { class: "old-code" }, this.words.old_code.replace("{code}", this.code)),
      this.starter ? button("×", () => this.close(), { class: "close", "aria-label": this.words.close, title: this.words.close }) : null,
    );
  }

  #trail(trail) {
    if (!trail.length) return null;
    const steps = trail.map((step) => this.#step(step));
    return element("ol", { class: "ruling-trail", "aria-label": this.words.answers }, ...steps);
  }

  /** An earlier answer; its question opens in place to be answered otherwise. */
  #step(step) {
    const change = button(this.words.change, () => this.#change(step.key), {
      class: "change", "data-key": step.key, "aria-label": `${this.words.change}: ${step.text}`,
    });
    const asked = element("span", { class: "asked" }, step.text);
    if (this.changing?.key !== step.key) {
      const look = this.reworded.has(step.key) ? element("span", { class: "reworded" }, this.words.reworded) : null;
      return element("li", {}, element("div", {}, asked, element("b", {}, this.#answerShown(step)), look), change);
    }
    const choose = (value) => this.answer(step.key, value);
    const keep = button(this.words.keep, () => this.#keep(step.key), { class: "plain" });
    const again = picker(this.changing, step.answer, choose, this.words, this.given);
    return element("li", { class: "changing" }, element("div", {}, asked), again, keep);
  }

  #answerShown(step) {
    const calls = step.answer.split(/[ -]+/);
    const isRun = calls.length > 1 && calls.every((one) => /^(P|X|XX|\d(C|D|H|S|NT))$/.test(one));
    const by = step.key === "auction" ? this.given.offender : null; // he made the last of them, in turn or not
    return isRun ? auction(calls, this.given.dealer, this.words, by) : step.answer_text;
  }

  /** After the answers before it, a question is the next one: so the engine tells its options again. */
  async #change(key) {
    const { trail } = this.response;
    const earlier = trail.slice(0, trail.findIndex((step) => step.key === key));
    const asked = new Set(trail.map((step) => step.key));
    const facts = Object.entries(this.given).filter(([name]) => !asked.has(name));
    const given = Object.fromEntries([...facts, ...earlier.map((step) => [step.key, step.answer])]);
    try {
      const { question } = await engine.answer({ procedure: this.procedure, code: this.code, lang: this.lang, given });
      this.changing = question?.key === key ? question : null;
      this.#draw(this.response, true);
    } catch (failure) {
      this.#fail(failure);
    }
  }

  #keep(key) {
    this.changing = null;
    this.reworded.delete(key);
    this.#draw(this.response, false);
    this.panel.querySelector(`.change[data-key="${CSS.escape(key)}"]`)?.focus();
  }

  /** The next question; an auction that was refused stands there to be mended. */
  #question(response, heading, tried) {
    const { question } = response;
    const made = tried.key === question.key && question.form === "calls" ? tried.value : undefined;
    heading.append(question.text);
    const choose = (value) => this.answer(question.key, value);
    const untaken = this.given[question.key] !== undefined && tried.key !== question.key;
    return element(
      "div",
      { class: "ruling-question", "data-key": question.key },
      element("p", { class: "step" }, this.words.question.replace("{number}", response.trail.length + 1), " · ", this.clause(question.clause)),
      heading,
      untaken ? element("p", { class: "refused" }, this.words.not_taken) : null,
      this.#asksMore(question) ? element("p", { class: "asks-more" }, this.words.asks_more.replaceAll("{code}", this.code)) : null,
      question.help ? element("p", { class: "help" }, question.help) : null,
      picker(question, made, choose, this.words, this.given),
    );
  }

  /** True if the code ruled by before needed no answer to this. */
  #asksMore(question) {
    return this.former && this.former !== this.code && this.ruledBefore && this.given[question.key] === undefined;
  }

  #unused(response) {
    return response.left?.length ? element("p", { class: "unused" }, this.words.unused) : null;
  }

  #foot() {
    const started = Object.keys(this.given).length > 0;
    const page = new URL(`${this.lang}/rulings/${this.procedure}/?${this.#query()}`, ROOT);
    return element(
      "div",
      { class: "ruling-foot" },
      started ? button(this.words.start_over, () => this.#startOver(), { class: "plain" }) : null,
      started ? copier(this, this.words.copy_link, () => page.href) : null,
      this.starter ? element("a", { href: page.href }, this.words.open_page) : null,
    );
  }

  /** A link to the clause where this site has it under the code; else its number alone. */
  clause(clause, code = this.code) {
    if (!clause) return null;
    const place = placeOf(clause, engine.texts[code]);
    if (!place) return element("span", { class: "clause-link" }, clause);
    return element("a", { class: "clause-link", href: new URL(`${this.lang}/${place}`, ROOT).href }, clause);
  }

  #query() {
    return new URLSearchParams({ code: this.code, ...this.given }).toString();
  }

  /** What the address says and cannot be taken is told, not passed over. */
  #readAddress() {
    const asked = new URLSearchParams(location.search);
    const code = asked.get("code");
    if (this.codes.includes(code)) this.code = code;
    else if (code) this.notes.push(this.words.unknown_code.replace("{asked}", () => code.slice(0, 20)).replace("{code}", this.code));
    const all = [...asked].filter(([key]) => !RESERVED.includes(key));
    const taken = all.filter(([key, value]) => key.length + value.length <= LONGEST_ANSWER).slice(0, MOST_ANSWERS);
    if (taken.length < all.length) this.notes.push(this.words.too_long);
    this.given = Object.fromEntries(taken);
  }

  /** The whole interview stands in the address, without a new entry in the history for each answer. */
  #writeAddress() {
    const started = Object.keys(this.given).length > 0;
    if (this.hasAttribute("open")) {
      const query = started || this.code !== this.getAttribute("code") ? "?" + this.#query() : "";
      rename(location.pathname + query + location.hash);
    } else {
      const query = new URLSearchParams({ ruling: this.procedure, code: this.code, ...this.given });
      rename(`${location.pathname}?${query}#${this.getAttribute("anchor")}`);
    }
  }
}

/** Browsers let an address change only so often; the next answer writes it again. */
function rename(address) {
  try {
    history.replaceState(null, "", address);
  } catch (error) {
    console.info("kodeks:", error.message);
  }
}

customElements.define("kodeks-ruling", KodeksRuling);
