// What surrounds a page: the menu, the other language on the same clause, the twin column. Without scripts all of it
// still works as plain links and a checkbox; scripts keep the place, the focus and the choice.

const root = document.documentElement;

keepPlace();
keepSwitch("beside");
keepSwitch("past");
schemeButton();
menuButton();
scrollNavigation();
if (document.getElementById("finder")) import("./situations.js");
if (document.querySelector("kodeks-ruling")) import("./ruling.js").catch(tellNoRuling);
if (document.querySelector("kodeks-happened")) import("./happened.js").catch(tellNoRuling);

/** Links to the same page in the other language lead to the same clause, with the same answers of a ruling. */
function keepPlace() {
  for (const link of document.querySelectorAll("a[data-keep-place]")) {
    const plain = link.getAttribute("href");
    const follow = () => link.setAttribute("href", plain + location.search + location.hash);
    for (const event of ["pointerdown", "focus", "mouseenter", "click"]) link.addEventListener(event, follow);
  }
}

/** Without its script a page of a ruling still has its text; it says why there is no interview. */
function tellNoRuling() {
  const words = JSON.parse(document.getElementById("kodeks-widget").textContent);
  const said = document.createElement("p");
  said.className = "failed";
  said.setAttribute("role", "alert");
  said.textContent = words.failed_script;
  document.querySelector("kodeks-ruling[open]")?.prepend(said);
}

/** The twin column, the history of clauses: one tap, remembered for the next page; the clause being read stays where it is. */
function keepSwitch(name) {
  const box = document.getElementById(name);
  if (!box) return;
  box.checked = root.dataset[name] === "on";
  box.addEventListener("change", () => {
    const read = topClause();
    const before = read?.getBoundingClientRect().top;
    root.dataset[name] = box.checked ? "on" : "off";
    if (read) scrollBy(0, read.getBoundingClientRect().top - before);
    remember(name);
  });
}

/** Colours as the device, light, dark: one button goes round. */
function schemeButton() {
  const button = document.querySelector(".kodeks-scheme");
  if (!button) return;
  const schemes = ["auto", "light", "dark"];
  const show = () => {
    button.title = button.dataset[root.dataset.scheme];
    button.setAttribute("aria-label", button.title);
  };
  button.addEventListener("click", () => {
    root.dataset.scheme = schemes[(schemes.indexOf(root.dataset.scheme) + 1) % schemes.length];
    remember("scheme");
    show();
  });
  show();
  button.hidden = false;
}

/** Keep a choice for the next page. */
function remember(name) {
  try {
    localStorage.setItem("kodeks-" + name, root.dataset[name]);
  } catch {
    // Storage may be forbidden; the choice then lasts as long as the page.
  }
}

/** The first clause below the header, if the reader is past the heading. */
function topClause() {
  if (scrollY < 100) return null;
  return [...document.querySelectorAll(".clause")].find((clause) => clause.getBoundingClientRect().bottom > 80);
}

/** A real button in the label's place: focus, Enter, Escape, and a closed drawer that Tab does not enter. */
function menuButton() {
  const label = document.querySelector(".kodeks-menu");
  const drawer = document.getElementById("__drawer");
  const sidebar = document.querySelector(".md-sidebar--primary");
  if (!label || !drawer || !sidebar) return;
  const button = document.createElement("button");
  button.type = "button";
  button.className = label.className;
  button.innerHTML = label.innerHTML;
  button.setAttribute("aria-controls", "kodeks-nav");
  label.replaceWith(button);
  const narrow = matchMedia("(max-width: 76.2344em)");
  const show = () => {
    const words = drawer.checked ? label.dataset.close : label.dataset.open;
    button.setAttribute("aria-expanded", String(drawer.checked));
    button.setAttribute("aria-label", words);
    button.title = words;
    sidebar.inert = narrow.matches && !drawer.checked;
  };
  const toggle = (open) => {
    drawer.checked = open;
    drawer.dispatchEvent(new Event("change", { bubbles: true }));
    show();
    if (open) document.getElementById("kodeks-nav").focus({ preventScroll: true });
    else button.focus();
  };
  button.addEventListener("click", () => toggle(!drawer.checked));
  drawer.addEventListener("change", show);
  narrow.addEventListener("change", show);
  addEventListener("keydown", (event) => {
    if (event.key === "Escape" && narrow.matches && drawer.checked) toggle(false);
  });
  sidebar.addEventListener("click", (event) => {
    if (event.target.closest("a") && drawer.checked) toggle(false);
  });
  // Tab does not leave an open drawer for the page it covers.
  sidebar.addEventListener("focusout", (event) => {
    if (narrow.matches && drawer.checked && event.relatedTarget && !sidebar.contains(event.relatedTarget)) toggle(false);
  });
  show();
}

/** The law being read stands in view in the list of laws. */
function scrollNavigation() {
  const current = document.querySelector(".kodeks-nav [aria-current]");
  const box = current?.closest(".md-sidebar__scrollwrap");
  if (!box) return;
  const place = current.getBoundingClientRect().top - box.getBoundingClientRect().top;
  if (place > box.clientHeight - 80) box.scrollTop += place - box.clientHeight / 3;
}
