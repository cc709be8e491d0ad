// Terms in the words of the laws: a card with the definition, from words that travel in the page; and the box that filters the page of terms.
// Without this script a term is a plain link to the page of terms.

const GAP = 6; // pixels between a term and its card
const WAIT = 180; // milliseconds a mouse rests on a term before its card opens

const words = document.getElementById("kodeks-terms");
let card = null, term = null, timer = 0, pinned = false;

function element(name, attributes, children) {
  const made = document.createElement(name);
  Object.keys(attributes).forEach(key => made.setAttribute(key, attributes[key]));
  (children || []).forEach(child => made.append(child));
  return made;
}

const termAt = event => (event.target.closest ? event.target.closest("a.term") : null);

/** The card of a term: its words, the other language's term, the way to the page of terms. */
function build(link) {
  const told = document.getElementById(link.getAttribute("aria-describedby"));
  if (!told) return null;
  const [name, other, says] = Array.from(told.children, child => child.cloneNode(true));
  const head = element("p", { class: "term-card-head" }, [name, " ", other]);
  const more = element("a", { href: link.href, class: "term-card-more" }, [told.dataset.more]);
  const made = element("div", { class: "term-card", id: "term-card", role: "dialog", "aria-label": name.textContent, lang: told.lang }, [head, element("p", {}, [says]), more]);
  made.addEventListener("mouseleave", event => pinned || event.relatedTarget === term || close());
  return made;
}

function open(link, pin) {
  clearTimeout(timer);
  if (term === link && card) return (pinned = pinned || pin);
  close();
  card = build(link);
  if (!card) return false;
  [term, pinned] = [link, pin];
  document.body.append(card);
  link.setAttribute("aria-expanded", "true");
  return place();
}

/** Below the term, above it where there is no room, inside the window. */
function place() {
  const lines = term.getClientRects(), at = lines[lines.length - 1] || term.getBoundingClientRect();
  const width = document.documentElement.clientWidth, height = window.innerHeight;
  const left = Math.max(8, Math.min(at.left, width - card.offsetWidth - 8));
  const below = at.bottom + GAP, above = lines[0] ? lines[0].top - GAP - card.offsetHeight : 0;
  card.style.left = `${left}px`;
  card.style.top = `${below + card.offsetHeight > height && above > 0 ? above : below}px`;
  return true;
}

function close() {
  clearTimeout(timer);
  if (card) card.remove();
  if (term) term.removeAttribute("aria-expanded");
  card = term = null;
  pinned = false;
}

/** A plain click or tap opens the card; with a key held, or once the card was pinned by it, the link is a link. */
function click(event) {
  const link = termAt(event);
  if (!link) return card && !card.contains(event.target) && close();
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button) return undefined;
  if (!open(link, true)) return undefined;
  event.preventDefault();
  if (event.detail === 0) card.querySelector(".term-card-more").focus(); // by the keyboard
  return undefined;
}

function hover(event) {
  const link = termAt(event);
  if (!link || event.pointerType !== "mouse" || link === term) return;
  clearTimeout(timer);
  timer = setTimeout(() => pinned || open(link, false), WAIT);
}

function unhover(event) {
  if (!termAt(event) || event.pointerType !== "mouse") return;
  clearTimeout(timer);
  timer = setTimeout(() => pinned || (card && card.matches(":hover")) || close(), WAIT);
}

function focus(event) {
  const link = termAt(event);
  if (link && link.matches(":focus-visible")) open(link, false);
  else if (card && !card.contains(event.target) && event.target !== term) close();
}

/** Escape closes and goes back to the term; Tab leaves the card where the term stands in the page. */
function key(event) {
  if (!card || (event.key !== "Escape" && event.key !== "Tab")) return;
  const inside = card.contains(document.activeElement), back = term;
  if (event.key === "Tab" && !inside) return;
  if (event.key === "Escape") event.preventDefault();
  close();
  if (inside) back.focus();
  if (event.key === "Escape") close(); // the focus has opened it again
}

if (words) {
  document.addEventListener("click", click);
  document.addEventListener("pointerover", hover);
  document.addEventListener("pointerout", unhover);
  document.addEventListener("focusin", focus);
  document.addEventListener("keydown", key);
  window.addEventListener("scroll", () => card && (pinned ? place() : close()), { passive: true });
  window.addEventListener("resize", () => card && place());
}

// ---------------------------------------------------------------- the page of terms

const plain = text => text.toLowerCase().replace(/ё/g, "е").replace(/\s+/g, " ").trim();

function filterable(box) {
  const entries = Array.from(document.querySelectorAll(".term-entry"), entry => [entry, plain(entry.textContent)]);
  const letters = Array.from(document.querySelectorAll(".term-list > h2"));
  const status = box.querySelector("[role=status]"), input = box.querySelector("input");
  const apply = () => {
    const sought = plain(input.value);
    entries.forEach(([entry, text]) => { entry.hidden = !text.includes(sought); });
    letters.forEach(letter => { letter.hidden = Boolean(sought); });
    const count = entries.filter(([entry]) => !entry.hidden).length;
    status.textContent = sought ? (count ? String(count) : status.dataset.none) : "";
  };
  box.hidden = false;
  input.addEventListener("input", apply);
  window.addEventListener("hashchange", () => { input.value = ""; apply(); });
  apply();
}

const box = document.querySelector(".term-filter");
if (box) filterable(box);
