// <kodeks-search lang="ru"> in the header; <kodeks-search lang="ru" page> on the page of results.
// What stands inside is for readers without scripts and goes away. Index and query module are loaded when the box is first entered.

const FILES = new URL("search/", import.meta.url);
const ROOT = new URL("../", import.meta.url);
const SHOWN = 8;

const WORDS = {
  en: {
    label: "Search the laws",
    results: "Search results",
    hint: "64A1, a word or a question",
    open: "Search",
    clear: "Clear",
    close: "Close the search",
    loading: "Loading the index…",
    failed: "The index could not be loaded. Check the connection and try again.",
    none: "Nothing found. Try another word, or the number of a law.",
    all: query => `All that was found for “${query}”`,
    count: number => (number === 1 ? "1 result" : `${number} results`),
    law: number => `Law ${number}`,
    definition: "Definition",
    commentary: code => `commentary, ${code}`,
    old: code => `${code}, out of force`,
    help: "Numbers are read in any spelling: 64A1, 64 A 1, 64А1 in Cyrillic, Laws 61–64, 23 (1997). Words are found in every form.",
  },
  ru: {
    label: "Искать в правилах",
    results: "Результаты поиска",
    hint: "64A1, слово или вопрос",
    open: "Поиск",
    clear: "Очистить",
    close: "Закрыть поиск",
    loading: "Указатель загружается…",
    failed: "Указатель не загрузился. Проверьте связь и попробуйте ещё раз.",
    none: "Ничего не нашлось. Попробуйте другое слово или номер правила.",
    all: query => `Всё найденное по запросу «${query}»`,
    count: number => `Найдено: ${number}`,
    law: number => `Правило ${number}`,
    definition: "Определение",
    commentary: code => `комментарий, ${code}`,
    old: code => `${code}, не действует`,
    help: "Номера понятны в любой записи: 64A1, 64 А 1, 64а1 русскими буквами, правила 61–64, 23 (1997). Слова находятся во всех формах.",
  },
};

const IN_FORCE = "2017";
const opened = new Map();

/** The index of a language, loaded once a page. */
function index(lang) {
  if (!opened.has(lang)) {
    const load = name => fetch(new URL(name, FILES)).then(answer => (answer.ok ? answer.json() : Promise.reject(new Error(`${name}: ${answer.status}`))));
    const search = import("./search/query.js").then(module => module.openSearch(lang, load));
    opened.set(lang, search.catch(error => { opened.delete(lang); throw error; }));
  }
  return opened.get(lang);
}

const address = hit => new URL(hit.href, ROOT).href;

function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) if (value !== undefined && value !== null) made.setAttribute(key, value);
  made.append(...children.filter(child => child !== ""));
  return made;
}

/** What a hit shows, as text nodes only: nothing that was typed or found can become markup. */
function rowOf(hit, words, lang) {
  const name = hit.id.startsWith("DEF.") ? words.definition : /^\d+$/.test(hit.id) && hit.of !== "commentary" ? words.law(hit.id) : hit.id;
  const head = element("span", { class: "search-head" }, element("b", { class: "search-id" }, name));
  const title = [...hit.path.slice(0, 2), hit.title].filter(Boolean).map(part => part.replace(/\.$/, "")).join(" › ");
  if (title) head.append(" ", element("span", { class: "search-title", lang: hit.lang === lang ? undefined : hit.lang }, title));
  const origin = hit.of === "commentary" ? words.commentary(hit.code) : hit.code !== IN_FORCE ? words.old(hit.code) : "";
  if (origin) head.append(" ", element("span", { class: "search-code" }, origin));
  const pieces = (hit.snippet || []).map(([text, marked]) => (marked ? element("mark", {}, text) : text));
  const rows = [head];
  if (hit.note) rows.push(element("span", { class: "search-note" }, hit.note));
  if (pieces.join("")) rows.push(element("span", { class: "search-words", lang: hit.lang === lang ? undefined : hit.lang }, ...pieces));
  return rows;
}

class KodeksSearch extends HTMLElement {
  connectedCallback() {
    if (this.input) return;
    this.lang ||= document.documentElement.lang;
    this.words = WORDS[this.lang] || WORDS.en;
    this.asked = 0;
    this.paged = this.hasAttribute("page");
    this.replaceChildren();
    this.build();
    if (this.paged) this.start();
  }

  build() {
    const { words } = this;
    const key = this.paged ? "page" : "box";
    this.input = element("input", {
      type: "search", id: `search-${key}`, class: "search-input", "aria-label": words.label, placeholder: words.hint, autocomplete: "off",
      autocapitalize: "off", spellcheck: "false", enterkeyhint: this.paged ? "search" : "go", maxlength: "200", name: "q",
    });
    this.status = element("p", { class: "search-status", role: "status" });
    this.list = this.paged ? element("ol", { class: "search-hits" }) : this.options();
    const form = element("form", { class: "search-form", role: "search", "aria-label": this.paged ? words.results : words.label, action: this.pageAddress(), method: "get" }, this.input);
    if (this.paged) this.append(form, this.status, this.list);
    else this.buildBox(form);
    form.addEventListener("submit", event => this.submit(event));
    this.input.addEventListener("focus", () => index(this.lang).then(() => this.ask(), () => this.say(words.failed)), { once: true });
    this.input.addEventListener("input", () => this.ask());
  }

  /** The list that opens under the box: a combobox's. */
  options() {
    Object.entries({ role: "combobox", "aria-expanded": "false", "aria-controls": "search-list", "aria-autocomplete": "list" })
      .forEach(([name, value]) => this.input.setAttribute(name, value));
    return element("ul", { class: "search-list", id: "search-list", role: "listbox", "aria-label": this.words.label });
  }

  buildBox(form) {
    const { words } = this;
    this.opener = element("button", { type: "button", class: "search-opener", "aria-label": words.open, title: words.open }, glass());
    this.closer = element("button", { type: "button", class: "search-closer", "aria-label": words.close, title: words.close }, "×");
    form.append(this.closer);
    this.panel = element("div", { class: "search-panel", hidden: "" }, this.status, this.list);
    this.append(this.opener, element("div", { class: "search-bar" }, form, this.panel));
    this.opener.addEventListener("click", () => this.enter());
    this.closer.addEventListener("click", () => { this.leave(); this.opener.focus(); });
    this.input.addEventListener("keydown", event => this.key(event));
    this.input.addEventListener("focus", () => { if (this.input.value.trim()) this.open(true); });
    this.addEventListener("focusout", event => { if (!this.contains(event.relatedTarget)) setTimeout(() => this.contains(document.activeElement) || this.leave(), 150); });
    this.list.addEventListener("pointerdown", event => event.preventDefault());
    this.list.addEventListener("click", event => this.choose(event.target.closest("[role=option]"), event));
    this.list.addEventListener("auxclick", event => event.button === 1 && this.choose(event.target.closest("[role=option]"), event));
    document.addEventListener("keydown", event => this.slash(event));
  }

  /** The page of results: the query stands in the address. */
  start() {
    this.say(this.words.help);
    this.input.value = new URL(location.href).searchParams.get("q") || "";
    this.input.addEventListener("input", () => {
      const here = new URL(location.href);
      if (this.input.value) here.searchParams.set("q", this.input.value);
      else here.searchParams.delete("q");
      history.replaceState(null, "", here);
    });
    if (this.input.value) this.ask();
    else this.input.focus();
  }

  pageAddress() {
    return new URL(`${this.lang}/search/`, ROOT).href;
  }

  /** Asks once the index is there; an answer that comes late is dropped. */
  async ask() {
    const query = this.input.value, turn = ++this.asked;
    if (!query.trim()) return this.show({ hits: [] }, "");
    if (!opened.has(this.lang)) this.say(this.words.loading);
    try {
      const search = await index(this.lang);
      if (turn !== this.asked) return;
      const answer = search.ask(query, this.paged ? 50 : SHOWN);
      this.show(answer, query);
      await search.withSnippets(answer).then(
        () => turn === this.asked && this.show(answer, query, true),
        error => console.info("kodeks:", error.message), // the clauses are found and can be opened; only their words are lacking
      );
    } catch {
      if (turn === this.asked) this.say(this.words.failed);
    }
  }

  say(text) {
    this.status.textContent = text;
    if (!this.paged && text) this.open(true);
  }

  show(answer, query, again = false) {
    const active = again ? this.active() : -1;
    this.hits = answer.hits;
    this.shown = query;
    this.list.replaceChildren(...answer.hits.map((hit, place) => (this.paged ? this.entry(hit) : this.option(hit, place))));
    if (!this.paged && query.trim() && answer.hits.length) this.list.append(this.option({ all: true }, answer.hits.length, query));
    if (!query.trim()) this.say(this.paged ? this.words.help : "");
    else this.say(answer.hits.length ? this.words.count(answer.total) : this.words.none);
    if (!this.paged) {
      this.open(Boolean(query.trim()));
      this.activate(active >= 0 ? active : this.firstWithAddress());
      if (query && this.entered === query) this.choose(this.list.children[this.active()], {});
    }
  }

  entry(hit) {
    const rows = rowOf(hit, this.words, this.lang);
    return element("li", {}, hit.href ? element("a", { class: "search-hit", href: address(hit) }, ...rows) : element("div", { class: "search-hit search-missing" }, ...rows));
  }

  option(hit, place, query) {
    const rows = hit.all ? [element("span", { class: "search-all" }, this.words.all(query))] : rowOf(hit, this.words, this.lang);
    const made = element("li", { role: "option", id: `search-option-${place}`, class: "search-hit", "aria-selected": "false" }, ...rows);
    if (!hit.all && !hit.href) made.setAttribute("aria-disabled", "true");
    return made;
  }

  firstWithAddress() {
    const place = (this.hits || []).findIndex(hit => hit.href);
    return place < 0 && this.list.children.length ? this.list.children.length - 1 : place;
  }

  active() {
    return [...this.list.children].findIndex(option => option.getAttribute("aria-selected") === "true");
  }

  activate(place) {
    [...this.list.children].forEach((option, number) => option.setAttribute("aria-selected", String(number === place)));
    const option = this.list.children[place];
    if (!option) return this.input.removeAttribute("aria-activedescendant");
    this.input.setAttribute("aria-activedescendant", option.id);
    option.scrollIntoView({ block: "nearest" });
  }

  key(event) {
    if (event.isComposing) return; // the keys belong to the composition
    const count = this.list.children.length;
    if (event.key === "Escape") this.escape(event);
    else if ((event.key === "ArrowDown" || event.key === "ArrowUp") && count) {
      event.preventDefault();
      this.open(true);
      const next = this.active() + (event.key === "ArrowDown" ? 1 : -1);
      this.activate((next + count) % count);
    }
  }

  escape(event) {
    event.preventDefault();
    if (!this.panel.hidden && this.input.value) {
      this.input.value = "";
      this.show({ hits: [] }, "");
    } else {
      this.leave();
      this.input.blur();
    }
  }

  /** Enter: the chosen line of the box, as soon as there is one; on the page of results the first hit, if it is the clause that was asked for. */
  submit(event) {
    event.preventDefault();
    if (!this.paged) return this.shown === this.input.value ? this.choose(this.list.children[this.active()], event) : (this.entered = this.input.value);
    const [first] = this.hits || [];
    if (first && first.href && first.score === undefined) location.assign(address(first));
  }

  choose(option, event) {
    if (!option || option.getAttribute("aria-disabled")) return;
    const hit = this.hits[[...this.list.children].indexOf(option)];
    const to = hit ? address(hit) : `${this.pageAddress()}?q=${encodeURIComponent(this.input.value)}`;
    if (event.ctrlKey || event.metaKey || event.button === 1) return window.open(to, "_blank", "noopener");
    this.leave();
    location.assign(to);
  }

  /** "/" enters the box from anywhere but a field. */
  slash(event) {
    const field = event.target.closest?.("input, textarea, select, [contenteditable]");
    if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || field) return;
    event.preventDefault();
    this.enter();
  }

  enter() {
    this.classList.add("entered");
    this.input.focus();
    this.input.select();
  }

  open(shown) {
    this.panel.hidden = !shown;
    this.input.setAttribute("aria-expanded", String(shown && this.list.children.length > 0));
  }

  leave() {
    this.classList.remove("entered");
    this.open(false);
  }
}

/** A magnifying glass. */
function glass() {
  const drawing = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  drawing.setAttribute("viewBox", "0 0 24 24");
  drawing.setAttribute("aria-hidden", "true");
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", "M10 4a6 6 0 1 0 3.7 10.7l4.8 4.8 1.4-1.4-4.8-4.8A6 6 0 0 0 10 4m0 2a4 4 0 1 1 0 8 4 4 0 0 1 0-8");
  drawing.append(path);
  return drawing;
}

customElements.define("kodeks-search", KodeksSearch);
