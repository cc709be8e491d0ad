// The report on a text: all laws opened or closed at once, opened for what is doubtful, for an address and for print.

const report = document.querySelector(".report");
const laws = [...report.querySelectorAll("details.report-law")];
const doubtful = report.querySelector("#only-doubtful");
const opened = new Set();

for (const [name, open] of [["open", true], ["close", false]]) {
  const button = report.querySelector(`button[data-${name}]`);
  button.hidden = false;
  button.addEventListener("click", () => laws.forEach((law) => (law.open = open)));
}
doubtful.addEventListener("change", openDoubtful);
addEventListener("hashchange", openTarget);
addEventListener("beforeprint", () => {
  for (const part of report.querySelectorAll("details:not([open])")) {
    part.open = true;
    opened.add(part);
  }
});
addEventListener("afterprint", () => {
  for (const part of opened) part.open = false;
  opened.clear();
});
openDoubtful(); // a browser may keep the box as it was
openTarget();

/** What is left by the filter stands open. */
function openDoubtful() {
  if (doubtful.checked) for (const law of laws) law.open = law.classList.contains("is-doubtful");
}

/** The law of the clause that the address names. */
function openTarget() {
  const clause = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const law = clause && clause.closest("details.report-law");
  if (!law || law.open) return;
  law.open = true;
  clause.scrollIntoView();
}
