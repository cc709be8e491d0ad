// <kodeks-happened lang titles>: tell what happened, a call or a card; it says what that was and leads to the right ruling.
//
// What is told stands in the address, so it can be sent, and the way back from the ruling finds it again.

import { button, element } from "./ruling-dom.js";
import { engine } from "./ruling-engine.js";
import { callTold, cardTold } from "./happened-forms.js";

const TOLD = { call: callTold, card: cardTold };

class KodeksHappened extends HTMLElement {
  facts = {};
  #turn = 0;
  #thumb = null; // the pad, while it is being tapped

  connectedCallback() {
    if (this.panel) return;
    this.words = JSON.parse(document.getElementById("kodeks-widget").textContent);
    this.titles = JSON.parse(document.getElementById("kodeks-titles").textContent);
    this.#readAddress();
    this.panel = element("div", { class: "ruling-panel happened" });
    this.replaceChildren(this.panel);
    this.addEventListener("pointerdown", () => engine.start(), { once: true });
    this.#draw();
  }

  /** A fact more, another, or (empty) one less; the form shows it, the engine says what it makes of all. */
  tell(facts, pad = null) {
    this.facts = Object.fromEntries(Object.entries({ ...this.facts, ...facts }).filter(([, value]) => value));
    this.#thumb = pad;
    this.#writeAddress();
    this.#still(() => this.form.show());
    if (!this.form.facts()) bringIntoView(this.form.pad); // the whole of it, before the first tap
    this.#find();
  }

  /** A pad that is being tapped stays under the thumb though what stands above it grows. */
  #still(change) {
    const before = this.#thumb?.getBoundingClientRect().top;
    change();
    if (this.#thumb) scrollBy({ top: this.#thumb.getBoundingClientRect().top - before, behavior: "instant" });
  }

  #draw() {
    const kinds = ["call", "card"].map((kind) =>
      button(this.words[`told_${kind}`], () => this.#begin(kind), { "aria-pressed": String(kind === this.what), "data-what": kind }),
    );
    const codes = this.words.codes.map((code) =>
      button(code, () => this.#ruleBy(code), { "aria-pressed": String(code === this.code), "data-code": code }),
    );
    this.found = element("div", { class: "found", "aria-live": "polite" });
    this.form = this.what ? TOLD[this.what](this, this.found) : null;
    this.panel.replaceChildren(
      element("div", { class: "kinds", role: "group", "aria-label": this.words.told_what }, ...kinds),
      ...(this.form?.parts ?? []),
      element("div", { class: "codes", role: "group", "aria-label": this.words.code }, element("span", {}, this.words.code), ...codes),
    );
    this.form?.show();
    if (this.what) this.#find();
  }

  #begin(what) {
    this.what = what;
    this.facts = {};
    this.#writeAddress();
    this.#draw();
    this.panel.querySelector(`[data-what="${what}"]`).focus({ preventScroll: true });
  }

  #ruleBy(code) {
    this.code = code;
    this.#writeAddress();
    this.#draw();
    this.panel.querySelector(`[data-code="${code}"]`).focus({ preventScroll: true });
  }

  async #find() {
    const turn = ++this.#turn;
    const facts = this.form.facts();
    if (!facts) return this.#say();
    const patience = setTimeout(() => turn === this.#turn && this.#wait(), 250);
    try {
      const request = { procedure: "diagnose", code: this.code, lang: this.lang, diagnose: facts };
      const response = await engine.answer(request);
      if (turn === this.#turn) this.#tell(response);
    } catch (failure) {
      if (turn !== this.#turn) return;
      console.info("kodeks:", failure.message);
      const said = { load: this.words.failed_load, refused: this.words.told_impossible }[failure.kind] ?? this.words.failed_error;
      this.#say(element("p", { class: "refused" }, said));
    } finally {
      clearTimeout(patience);
    }
  }

  /** What was found before no longer holds. */
  #wait() {
    this.#say(element("p", { class: "nothing" }, this.ready ? this.words.thinking : this.words.loading));
  }

  #say(...parts) {
    this.#still(() => this.found.replaceChildren(...parts));
  }

  /** What it was; what the table cannot tell, to be answered with a tap; the way to the ruling. */
  #tell({ irregularity, text, procedure, given, ask }) {
    this.ready = true;
    const wrong = irregularity !== "none";
    const said = element("p", { class: wrong ? "named" : "nothing" }, text);
    const asked = ask.map((question) => this.#asked(question));
    const way = procedure ? this.#way(procedure, given) : wrong ? element("p", { class: "help" }, this.words.no_ruling) : null;
    this.#say(said, ...asked, ...(way ? [way] : []));
    if (wrong) bringIntoView(this.found);
  }

  #asked({ key, text, options, ordinary }) {
    const now = this.facts[key] ?? ordinary;
    const made = options.map(({ value, text: words }) =>
      button(words, () => this.tell({ [key]: value }), { "aria-pressed": String(value === now), "data-value": value }),
    );
    return element("div", { class: "fact", role: "group", "aria-label": text, "data-key": key }, element("span", {}, text), ...made);
  }

  #way(procedure, given) {
    const query = new URLSearchParams({ code: this.code, ...given });
    const title = this.titles[procedure] ?? procedure;
    return element("a", { class: "to-ruling", href: `${this.getAttribute("rulings")}${procedure}/?${query}` }, `${this.words.rule_on} `, element("b", {}, title));
  }

  #readAddress() {
    const told = [...new URLSearchParams(location.search)].filter(([, value]) => value && value.length < 1_300);
    const { what, code, ...facts } = Object.fromEntries(told);
    this.what = TOLD[what] ? what : null;
    this.code = this.words.codes.includes(code) ? code : this.words.in_force;
    this.facts = this.what ? facts : {};
  }

  #writeAddress() {
    const query = new URLSearchParams({ what: this.what ?? "", code: this.code, ...this.facts });
    try {
      history.replaceState(null, "", `${location.pathname}${this.what ? `?${query}` : ""}${location.hash}`);
    } catch (error) {
      console.info("kodeks:", error.message);
    }
  }
}

/** No further than needed, and not at all if it is seen whole. */
function bringIntoView(part) {
  part.scrollIntoView({ block: "nearest", behavior: "instant" });
}

customElements.define("kodeks-happened", KodeksHappened);
