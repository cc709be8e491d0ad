// The finder by situation: the list narrows as one types, whatever form of a word is typed.

const finder = document.getElementById("finder");
const form = finder.querySelector("form");
const box = form.querySelector("input");
const told = form.querySelector(".found");
const entries = [...finder.querySelectorAll(".situation-list li")].map((item) => ({
  item,
  words: wordsOf(`${item.querySelector(".situation").textContent} ${item.dataset.also} ${placesOf(item)}`),
}));

form.hidden = false;
form.addEventListener("submit", (event) => event.preventDefault());
box.addEventListener("input", narrow);
narrow(); // a browser may keep what was typed before

/** Show the situations that have every word typed, and the parts of a board's life that still hold any. */
function narrow() {
  const asked = wordsOf(box.value);
  for (const { item, words } of entries) item.hidden = !asked.every((one) => words.some((word) => isForm(one, word)));
  for (const part of finder.querySelectorAll("section")) part.hidden = !part.querySelector("li:not([hidden])");
  finder.querySelector(".group-list").hidden = asked.length > 0;
  const count = entries.filter(({ item }) => !item.hidden).length;
  told.textContent = asked.length === 0 ? "" : count ? finder.dataset.found.replace("{count}", count) : finder.dataset.none;
}

/** Words and clause numbers, small, ё as е. */
function wordsOf(text) {
  return text.toLowerCase().replaceAll("ё", "е").match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The clauses of an entry: "27B1(a)" may be typed without brackets. */
function placesOf(item) {
  return [...item.querySelectorAll(".places > :not(.start)")].map((place) => place.textContent.replace(/[()]/g, "")).join(" ");
}

/** True if what was typed begins a word or is another form of it: "взяток" and "взятка", "revoked" and "revoke". */
function isForm(asked, word) {
  if (word.startsWith(asked)) return true;
  if (/\d/.test(asked) || asked.length < 4) return false;
  let same = 0;
  while (same < word.length && asked[same] === word[same]) same += 1;
  const ending = asked.length > 6 ? 3 : 2;
  return same >= 4 && same >= asked.length - ending && same >= word.length - 4;
}
