/* What the search box answers. One module for the page and for the command `kodeks search`; it knows neither.
 *
 *   const search = await openSearch("ru", name => fetch(…).then(answer => answer.json()));
 *   const answer = search.ask("64А1");          // {hits: [{href, title, …}], total, marks: [lemma…]}
 *   await search.withSnippets(answer);          // loads the words of the clauses, adds hit.snippet
 *
 * Order of work: numbers of clauses, then words: exact form, slip of the keyboard, Latin letters for Cyrillic, two words
 * written apart, beginning of a word, one typing mistake, English by sound.
 */

// ---------------------------------------------------------------- spelling

const LATIN_KEYS = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const CYRILLIC_KEYS = "йцукенгшщзхъфывапролджэячсмитьбюё";
const MAX_QUERY = 200;
const MAX_WORD = 30; // no word of the laws is longer; longer ones are not guessed at

export function fold(text) {
  return text.normalize("NFKC").toLowerCase().replace(/[\p{Mn}\p{Me}\p{Cf}]/gu, "").replace(/ё/g, "е");
}

export const words = text => fold(text).match(/[\p{L}\p{N}]+/gu) || [];
const isCyrillic = word => /[\u0400-\u04ff]/.test(word);

/** The same keys on the other layout: "pfzdrf" → "заявка", "сдфшь" → "claim". */
export function otherLayout(text) {
  const lower = text.toLowerCase();
  const [from, to] = isCyrillic(lower) ? [CYRILLIC_KEYS, LATIN_KEYS] : [LATIN_KEYS, CYRILLIC_KEYS];
  return [...lower].map(key => (from.includes(key) ? to[from.indexOf(key)] : key)).join("");
}

const TRANSLIT = [
  ["shch", "щ"], ["sch", "щ"], ["yo", "е"], ["zh", "ж"], ["kh", "х"], ["ts", "ц"], ["ch", "ч"], ["sh", "ш"], ["yu", "ю"], ["ju", "ю"],
  ["ya", "я"], ["ja", "я"], ["yj", "ый"], ["ij", "ий"], ["a", "а"], ["b", "б"], ["v", "в"],
  ["w", "в"], ["g", "г"], ["d", "д"], ["e", "е"], ["z", "з"], ["i", "и"], ["j", "й"], ["k", "к"], ["l", "л"], ["m", "м"], ["n", "н"],
  ["o", "о"], ["p", "п"], ["r", "р"], ["s", "с"], ["t", "т"], ["u", "у"], ["f", "ф"], ["h", "х"], ["c", "ц"], ["y", "ы"], ["x", "кс"],
  ["'", "ь"],
];

/** Russian in Latin letters: "zayavka" → "заявка". */
export function cyrillicOf(word) {
  let written = "";
  word = word.replace(/([aeoiy])y(?![aeou])/g, (_, vowel) => (vowel === "y" ? "yj" : vowel + "j"));
  for (let at = 0; at < word.length; ) {
    const [latin, letter] = TRANSLIT.find(([letters]) => word.startsWith(letters, at)) || [word[at], word[at]];
    written += letter;
    at += latin.length;
  }
  return written;
}

const SOUNDS_RU = {
  б: "b", в: "v", г: "g", д: "d", ж: "j", з: "s", к: "k", л: "l", м: "m", н: "n", п: "p", р: "r", с: "s", т: "t", ф: "f", х: "h",
  ц: "s", ч: "c", ш: "c", щ: "c",
};

/** The consonants one hears, so that "инсаффишент" and "insufficient" sound alike. */
export function soundOf(word) {
  const heard = isCyrillic(word)
    ? [...word].map(letter => SOUNDS_RU[letter] || "").join("")
    : word.replace(/ph/g, "f").replace(/(?:ti|ci|si)(?=[aeou])|sh|ch/g, "C").replace(/c(?=[eiy])/g, "s").replace(/dg|g(?=e)/g, "j")
        .replace(/[cq]/g, "k").replace(/x/g, "ks").replace(/z/g, "s").replace(/C/g, "c").replace(/[aeiouywh]/g, "");
  return heard.replace(/(.)\1+/g, "$1");
}

/** All spellings one typing mistake away: a letter dropped, doubled, changed, or two in the wrong order. */
function* slips(word) {
  const letters = isCyrillic(word) ? "абвгдежзийклмнопрстуфхцчшщъыьэюя" : "abcdefghijklmnopqrstuvwxyz";
  for (let at = 0; at <= word.length; at++) {
    const [left, right] = [word.slice(0, at), word.slice(at)];
    if (right.length > 1) yield left + right[1] + right[0] + right.slice(2);
    if (right) yield left + right.slice(1);
    for (const letter of letters) {
      if (right) yield left + letter + right.slice(1);
      yield left + letter + right;
    }
  }
}

// ---------------------------------------------------------------- numbers of clauses

// What a letter typed in a number may mean: itself or its look-alike 0, its sound 1, its place in the alphabet or on the keyboard 2, 3.
const CYRILLIC_LETTERS = {
  а: "A0F3", б: "B1", в: "B0D2C3", г: "G1D2U3", д: "D1L3E3", е: "E0T3", ж: "G3", з: "P3", и: "B2I3", й: "Q3", к: "K0R3", л: "L1K3",
  м: "M0V3", н: "H0N1Y3", о: "O0J3", п: "P1G3", р: "P0R1H3", с: "C0S1", т: "T0N3", у: "Y0U1E3", ф: "F1A2", х: "X0H1", ц: "C1W3",
  ш: "I3", ы: "S3", ь: "M3", э: "E1",
};
const DIGITS = { о: "0", o: "0", з: "3", l: "1", i: "1", "і": "1", "|": "1" };
const PREFIX = new RegExp("^(?:правил(?:о|а|у|ом|е|ам|ами|ах)?|закон(?:а|у|ом|е|ы|ов|ам|ами|ах)?|стать(?:я|и|ю|е|ей|ях|ям)|кодекс(?:а|е|у|ом)?" +
  "|пункт(?:а|у|е|ом|ы|ов|ам)?|параграф(?:а|у|е|ы|ов)?|раздел(?:а|у|е|ы|ов)?|комментари(?:й|и|я|ю|ев)|пр|прав|зак|ст|п|пп|разд|комм?" +
  "|laws?|rules?|sections?|clauses?|articles?|paragraphs?|items?|commentary|comment|code|sec|art|par|para|l|no|№|§+)$");
const FILLER = /^(?:см|смотри|смотрите|see|cf|under|per|of|the|по|в|с|from|in|к|ко|by|about|про|о|об|г|год|года|edition|редакция|издание)$/;
const LONG_PREFIXES = ["правило", "правила", "правилу", "закон", "статья", "статьи", "кодекс", "пункт", "параграф", "section", "clause", "article"];
const YEAR = /^(?:1987|1997|2007|2017)$/;
const UNITS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen", "fourteen",
  "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"];
const TENS = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];
const UNITS_RU = ["ноль", "один перв", "два втор", "три трет", "четыре четверт", "пять пят", "шесть шест", "семь седьм", "восемь восьм", "девять девят",
  "десять десят", "одиннадцат", "двенадцат", "тринадцат", "четырнадцат", "пятнадцат", "шестнадцат", "семнадцат", "восемнадцат", "девятнадцат"];
const TENS_RU = ["двадцат", "тридцат", "сорок", "пятьдесят пятидесят", "шестьдесят шестидесят", "семьдесят семидесят", "восемьдесят восьмидесят", "девяност"];
const ENDINGS_RU = /(?:ая|ое|ый|ий|ой|ье|ья|ого|ому|ом|ою|ую|ь|и|а|о|ью)?$/;
const SPOKEN_LETTERS = { bee: "b", cee: "c", see: "c", dee: "d", ee: "e", eff: "f", gee: "g", бэ: "б", бе: "б", вэ: "в", ве: "в", цэ: "c", це: "c", си: "c", би: "b",
  ди: "d", дэ: "д", де: "д", эф: "f", гэ: "г", эй: "a", "джи": "g" };

function spokenNumber(word) {
  const stem = word.replace(ENDINGS_RU, "");
  const among = (list, from, by) => {
    const at = list.findIndex(names => names.split(" ").some(name => name === word || name === stem || name.replace(ENDINGS_RU, "") === stem && isCyrillic(word)));
    return at < 0 ? 0 : from + at * by;
  };
  return among(TENS, 20, 10) || among(TENS_RU, 20, 10) || among(UNITS, 0, 1) || among(UNITS_RU, 0, 1);
}

/** "правило шестьдесят четыре" → "правило 64", "law twenty five a" → "law 25 a"; other words stay. */
export function digitsOfSpoken(text) {
  const written = [];
  let tens = 0;
  for (const word of text.split(/[\s-]+(?=\p{L})|\s+/u)) {
    const number = spokenNumber(word);
    if (tens && number && number < 10) written[written.length - 1] = String(tens + number);
    else written.push(number ? String(number) : /^\d+$/.test(written[written.length - 1] || "") ? SPOKEN_LETTERS[word] || word : word);
    tens = number >= 20 && number % 10 === 0 ? number : 0;
  }
  return written.join(" ");
}

/** One letter of a clause: what it may mean, likeliest first. */
function meanings(character) {
  if (/[a-z]/.test(character)) {
    const other = otherLayout(character);
    const kept = [[character.toUpperCase(), 0]];
    for (const [letter, cost] of other !== character && CYRILLIC_LETTERS[other] ? pairs(CYRILLIC_LETTERS[other]) : []) {
      if (cost < 2) kept.push([letter, cost + 4]);
    }
    return kept;
  }
  return pairs(CYRILLIC_LETTERS[character] || "");
}

const DENOMINATION = "(nt|n|бк|без|c|d|h|s|т|б|ч|п|♣|♦|♥|♠)\\p{L}*";
const BID_OVER_BID = new RegExp(`([1-7])\\s?${DENOMINATION}\\s+(?:over|on|after|на|после|поверх)\\s+([1-7])\\s?${DENOMINATION}`, "u");
const RANKS = { c: 0, т: 0, "♣": 0, d: 1, б: 1, "♦": 1, h: 2, ч: 2, "♥": 2, s: 3, п: 3, "♠": 3, n: 4, nt: 4, бк: 4, без: 4 };

/** True if a query tells of a bid that is not sufficient: "1H over 1S", «1 черва на 1 пику» (27, 18D). */
export function tellsInsufficientBid(query) {
  const told = BID_OVER_BID.exec(fold(query));
  return Boolean(told) && Number(told[1]) * 5 + RANKS[told[2]] <= Number(told[3]) * 5 + RANKS[told[4]];
}

const pairs = packed => (packed.match(/[A-Z]\d/g) || []).map(pair => [pair[0], Number(pair[1])]);

/** All ways to read a clause of `ids` at a place: [{id, end, cost}], the longest first, then the likeliest. */
function clausesAt(text, at, ids) {
  const footnote = /^\d{1,2}\.fn\d+/.exec(text.slice(at));
  if (footnote && ids.has(footnote[0])) return [{ id: footnote[0], end: at + footnote[0].length, cost: 0 }];
  const found = [];
  for (const length of [2, 1]) {
    const digits = digitsAt(text, at, length);
    if (digits && ids.has(digits.value)) {
      found.push({ id: digits.value, end: at + length, cost: digits.cost });
      deeper(text, at + length, digits.value, 1, digits.cost, ids, found);
    }
  }
  return found.sort((a, b) => b.end - a.end || a.cost - b.cost);
}

/** A number of that many digits, letters that look like digits among them. */
function digitsAt(text, at, length) {
  let [value, cost, plain] = ["", 0, false];
  for (const character of text.slice(at, at + length)) {
    const digit = /\d/.test(character) ? character : DIGITS[character];
    if (digit === undefined) return null;
    plain ||= digit === character;
    cost += digit === character ? 0 : 0.5;
    value += digit;
  }
  const followed = /\d/.test(text[at + length] || "");
  const digitNear = plain || /\d/.test(text.slice(at, at + 4));
  return value.length === length && !followed && value[0] !== "0" && digitNear ? { value, cost } : null;
}

/** Goes one step down from `id`: letter, number, small letter in brackets, small Roman number. */
function deeper(text, at, id, depth, cost, ids, found) {
  let next = at;
  while (next < text.length && /[\s.()[\]:_/-]/.test(text[next]) && next - at < 4) next++;
  const gap = text.slice(at, next);
  if (next >= text.length) return;
  for (const [step, length, price] of stepsAt(text, next, depth, gap)) {
    const deeperId = id + step;
    if (!ids.has(deeperId)) continue;
    const end = next + length + (gap.includes("(") && text[next + length] === ")" ? 1 : 0);
    found.push({ id: deeperId, end, cost: cost + price });
    deeper(text, end, deeperId, depth + 1, cost + price, ids, found);
  }
}

/** What may stand as the next step: [how the id writes it, its length, its cost]. */
function stepsAt(text, at, depth, gap) {
  if (depth === 2) {
    const numbers = [1, 2].map(length => [digitsAt(text, at, length), length]).filter(([digits]) => digits);
    return numbers.map(([digits, length]) => [digits.value, length, digits.cost]);
  }
  const roman = depth >= 4 && /^(?:viii|vii|vi|iv|ix|iii|ii|i|v|x)(?!\p{L})/u.exec(text.slice(at));
  if (roman) return [[`(${roman[0]})`, roman[0].length, 0]];
  const bracketed = depth >= 3;
  const alone = !/\p{L}/u.test(text[at + 1] || "") || (bracketed && /^.(?:i{1,3}|iv|vi{0,3}|ix|x)(?!\p{L})/u.test(text.slice(at)));
  if (!alone || (/\s/.test(gap) && text[at] === "и")) return [];
  const steps = meanings(text[at]).map(([letter, cost]) => [bracketed ? `(${letter.toLowerCase()})` : letter, 1, cost]);
  return bracketed && /\d/.test(text[at]) ? steps.concat([[`(${text[at]})`, 1, 0]]) : steps;
}

/** A paragraph of a commentary at a place: "45.5", "п. 45.7 (i)". */
function paragraphAt(text, at, commentaries) {
  const number = /^(\d{1,2})\.\s?(\d{1,2})(?!\d)/.exec(text.slice(at));
  if (!number) return null;
  let [id, end] = [`${number[1]}.${number[2]}`, at + number[0].length];
  for (;;) {
    const step = /^\s*[.(]?\s*(\p{L}{1,4})\)?(?!\p{L})/u.exec(text.slice(end));
    const deeperId = step && `${id}(${step[1]})`;
    if (!deeperId || !commentaries.some(text => text.has(deeperId))) break;
    [id, end] = [deeperId, end + step[0].length];
  }
  return commentaries.some(text => text.has(id)) ? { id, end } : null;
}

// A bid is no clause: 2C, 1NT, «2Н», «3БК».
const CALL = /^[1-7](?:[cdhsnсднптчб]|nt|бк)$/;
const JOINED = /^\s*(?:,|;|\+|&|\/|(?:и|или|and|or|an|plus|vs)(?![\p{L}\p{N}]))+\s*(?:(?:и|или|and|or)\s+)?/u;
const RANGED = /^\s*(?:-|–|—|‑|−|\.{2,3}|…|(?:to|по|до|through|thru|till)(?![\p{L}\p{N}]))\s*/u;

/** Reads numbers of clauses in a query.
 *
 * → {code, asked: [{ids, wanted, paragraph}], rest: other words, whole}; `whole` if nothing but references was typed.
 */
export function readReference(query, codes, commentaries) {
  const text = digitsOfSpoken(fold(query).replace(/[“”«»"']/g, " ").trim());
  const code = (/(?<!\p{N})(?:1987|1997|2007|2017)(?!\p{N})/u.exec(text) || [""])[0];
  const [asked, rest] = [[], []];
  let [at, named] = [0, false];
  while (at < text.length && asked.length < 40) {
    const word = (/^(?:[§№]+|[\p{L}\p{N}]+)/u.exec(text.slice(at)) || [""])[0];
    const skipped = word ? unasked(word) : 1;
    const read = skipped ? null : numberAt(text, at, codes, commentaries, code);
    const counts = read && (named || read.glued || !rest.length);
    if (counts) asked.push(...read.asked.map(one => ({ ...one, sure: named || (read.glued && !read.call) })));
    else if (word && !skipped && !FILLER.test(word)) rest.push(word);
    named ||= Boolean(word && skipped && !YEAR.test(word));
    at = counts ? read.end : at + (skipped || word.length);
  }
  if (asked.length === 1 && rest.length === 1) joinStep(asked[0], rest, codes, code);
  const whole = !rest.length;
  return { code, asked: whole ? asked : asked.filter(one => one.sure), rest, whole };
}

/** How much of a word only says that a number follows, or which code is meant: "law", "§", «ст», "1997". */
function unasked(word) {
  if (YEAR.test(word) || isPrefix(word)) return word.length;
  const glued = /^(?:l|law|п|ст|пр|закон|правило)(?=[оз]?\d)/.exec(word);
  return glued ? glued[0].length : 0;
}

/** "пункт А1 правила 64", "item B1 of Law 27": a step told apart from its law. */
function joinStep(one, rest, codes, code) {
  if (one.paragraph || !/^\p{L}\d{0,2}\p{L}?$/u.test(rest[0])) return;
  const joined = oneAt(one.ids[0].toLowerCase() + rest[0], 0, codes, code);
  if (!joined || joined.wanted) return;
  one.ids = joined.ids;
  rest.pop();
}

function isPrefix(word) {
  if (PREFIX.test(word)) return true;
  if (word.length < 5) return false;
  return LONG_PREFIXES.some(prefix => Math.abs(prefix.length - word.length) < 2 && [...slips(word)].includes(prefix));
}

/** A number at a place, with the lists and ranges that it begins. */
function numberAt(text, at, codes, commentaries, code) {
  const paragraph = paragraphAt(text, at, commentaries);
  if (paragraph) return { asked: [{ ids: [paragraph.id], paragraph: true }], end: paragraph.end, glued: true };
  const first = oneAt(text, at, codes, code);
  if (!first) return null;
  const asked = [first];
  let end = first.end;
  for (;;) {
    const tail = text.slice(end);
    const ranged = RANGED.exec(tail), joined = JOINED.exec(tail);
    const mark = ranged || joined;
    if (!mark) break;
    const from = end + mark[0].length;
    const next = siblingAt(text, from, asked[asked.length - 1].ids[0], codes, code) || oneAt(text, skipPrefix(text, from), codes, code);
    if (!next) break;
    if (ranged) asked.push(...between(asked[asked.length - 1].ids[0], next.ids[0], codes, code).map(id => ({ ids: [id] })));
    asked.push(next);
    end = next.end;
  }
  return { asked, end, glued: first.glued, call: asked.length === 1 && CALL.test(text.slice(at, end).trim()) };
}

const skipPrefix = (text, at) => at + (/^(?:laws?|rules?|правил\p{L}*|закон\p{L}*|ст\.?|§+|l(?=\d))\s*/u.exec(text.slice(at)) || [""])[0].length;

/** One clause at a place: its likeliest readings, and what was asked for if no code goes so deep; null if a word begins there. */
function oneAt(text, at, codes, code) {
  const found = clausesAt(text, at, (code && codes[code]) || codes.all);
  if (!found.length) return null;
  const preferred = codes[code || codes.newest];
  const price = read => read.cost + (preferred && !preferred.has(read.id) ? 5 : 0);
  const longest = found.filter(read => read.end === found[0].end).sort((a, b) => price(a) - price(b));
  const [best] = longest;
  const beyond = /^(?:[.(]?(?:\d{1,2}|\p{L}(?!\p{L}))\)?)*/u.exec(text.slice(best.end))[0];
  const end = best.end + beyond.length;
  if (/[\p{L}\p{N}]/u.test(text[end] || "")) return null;
  const ids = longest.filter(read => read === best || read.cost < 4).map(read => read.id);
  return { ids: [...new Set(ids)], end, wanted: beyond && best.id + beyond.toUpperCase(), glued: /\d\s?[.(]?\p{L}/u.test(text.slice(at, end)) };
}

/** "D" after "47C," is 47D; "2" after "64A1 and" is 64A2. */
function siblingAt(text, at, before, codes, code) {
  const ids = (code && codes[code]) || codes.all;
  const step = /^\(?([\p{L}\d]{1,2})\)?(?![\p{L}\p{N}])/u.exec(text.slice(at));
  if (!step) return null;
  const stem = parentOf(before);
  if (!stem) return null;
  const last = before.slice(stem.length);
  const options = /\d/.test(step[1]) ? [step[1]] : meanings(step[1]).map(([letter]) => (last[0] === "(" ? `(${letter.toLowerCase()})` : letter));
  const there = options.map(option => stem + option).filter(id => ids.has(id));
  return there.length ? { ids: there.slice(0, 1), end: at + step[0].length, glued: true } : null;
}

/** What lies between two laws, or between two clauses of one parent. */
function between(first, last, codes, code) {
  const ids = [...(codes[code || codes.newest] || codes.all)];
  if (/^\d+$/.test(first) && /^\d+$/.test(last)) {
    return ids.filter(id => /^\d+$/.test(id) && Number(id) > Number(first) && Number(id) < Number(last));
  }
  if (parentOf(first) !== parentOf(last)) return [];
  const brothers = ids.filter(id => parentOf(id) && parentOf(id) === parentOf(first));
  return brothers.slice(brothers.indexOf(first) + 1, Math.max(0, brothers.indexOf(last)));
}

// ---------------------------------------------------------------- words

/** Form → lemmas, from stems and endings (forms.py); no form is written out. */
export class Forms {
  constructor(packed, cyrillic) {
    this.cyrillic = cyrillic;
    this.stems = new Map();
    const tails = packed.tails.map(tail => tail.split(","));
    for (const [endings, stems] of packed.words) {
      const list = endings.split(",").flatMap(ending => {
        const tail = /^(.*?)(\d+)$/.exec(ending);
        return tail ? tails[tail[2]].map(one => tail[1] + one) : [ending];
      });
      const group = { first: list[0], endings: new Set(list) };
      for (const written of stems.split(" ")) {
        const [stem, lemma] = written.split("=");
        if (!this.stems.has(stem)) this.stems.set(stem, []);
        this.stems.get(stem).push({ lemma: lemma || stem + list[0], group });
      }
    }
  }

  lemmas(word) {
    const found = new Set();
    for (let length = 0; length <= word.length; length++) {
      for (const entry of this.stems.get(word.slice(0, length)) || []) {
        if (entry.group.endings.has(word.slice(length))) found.add(entry.lemma);
      }
    }
    return [...found];
  }

  /** Lemmas with a form that begins so. */
  beginning(prefix) {
    const found = new Set();
    for (const [stem, entries] of this.stems) {
      const inside = stem.startsWith(prefix);
      if (!inside && !prefix.startsWith(stem)) continue;
      const rest = prefix.slice(stem.length);
      for (const { lemma, group } of entries) {
        if (inside || (stem && [...group.endings].some(ending => ending.startsWith(rest)))) found.add(lemma);
      }
    }
    return [...found];
  }

  /** Lemmas with a form one typing mistake away. */
  slipped(word) {
    const found = new Set();
    for (const spelling of slips(word)) for (const lemma of this.lemmas(spelling)) found.add(lemma);
    return [...found];
  }

  all() {
    return [...this.stems.values()].flat().map(entry => entry.lemma);
  }
}

/** Words of a query → slots: [{word, lemmas: Map lemma → weight, exact}]. */
export class Reader {
  constructor(forms, stop) {
    this.forms = forms;
    this.stop = new Set(stop);
    this.byWord = new Map();
  }

  exact(word) {
    if (!this.byWord.has(word)) this.byWord.set(word, this.forms.flatMap(one => one.lemmas(word)));
    return this.byWord.get(word);
  }

  slots(query) {
    const slots = [];
    for (const chunk of query.split(/\s+/)) for (const word of this.readable(chunk)) slots.push(this.slot(word));
    this.join(slots);
    const told = slots.filter(slot => !this.stop.has(slot.word));
    const kept = told.length ? told : slots;
    const last = slots[slots.length - 1];
    for (const slot of kept) if (!slot.exact) this.guess(slot, slot === last);
    return kept;
  }

  /** The words of a chunk, in the spelling that the dictionary knows. */
  readable(chunk) {
    const plain = words(chunk);
    const known = list => list.length > 0 && list.every(word => this.exact(word).length || this.stop.has(word) || /^\d+$/.test(word));
    if (known(plain)) return plain;
    for (const other of [words(otherLayout(chunk)), plain.map(cyrillicOf)]) if (known(other)) return other;
    return plain;
  }

  slot(word) {
    const lemmas = this.exact(word);
    return { word, lemmas: new Map(lemmas.map(lemma => [lemma, 1])), exact: lemmas.length > 0 || /^\d+$/.test(word) || this.stop.has(word) };
  }

  /** "фальш ренонс" → "фальшренонс". */
  join(slots) {
    for (let at = 0; at + 1 < slots.length; at++) {
      if (slots[at].exact && slots[at + 1].exact) continue;
      const joined = slots[at].word + slots[at + 1].word;
      if (this.exact(joined).length) slots.splice(at, 2, this.slot(joined));
    }
  }

  /** A word that no dictionary has: its beginning, one mistake, the other layout, Latin letters, the sound. */
  guess(slot, last) {
    const { word } = slot;
    if (word.length > MAX_WORD) return;
    const add = (lemmas, weight) => lemmas.forEach(lemma => slot.lemmas.set(lemma, Math.max(slot.lemmas.get(lemma) || 0, weight)));
    const spellings = [word, otherLayout(word), ...(isCyrillic(word) ? [] : [cyrillicOf(word)])];
    if (word.length >= (last ? 2 : 4)) {
      for (const spelling of spellings) add(this.own(spelling).flatMap(one => one.beginning(spelling)).slice(0, 60), spelling === word ? 0.7 : 0.5);
    }
    if (slot.lemmas.size && last) return;
    if (word.length >= 4) for (const spelling of spellings.filter(one => one.length >= 4)) {
      add(this.own(spelling).flatMap(one => one.slipped(spelling)), spelling === word ? 0.8 : 0.6);
    }
    if (!slot.lemmas.size && word.length >= 3 && isCyrillic(word)) add(this.sounding(word), 0.6);
  }

  own(word) {
    return this.forms.filter(one => one.cyrillic === isCyrillic(word));
  }

  sounding(word) {
    this.sounds ||= this.forms.filter(one => !one.cyrillic).flatMap(one => one.all()).reduce((map, lemma) => {
      const sound = soundOf(lemma);
      return map.set(sound, [...(map.get(sound) || []), lemma]);
    }, new Map());
    return this.sounds.get(soundOf(word)) || [];
  }
}

// ---------------------------------------------------------------- ranking

const NOTES = {
  en: {
    otherCode: (id, code, other) => `${id} of the ${code} code is not here yet; this is the same number in the ${other} code`,
    noSuch: (id, code, other) => `the ${code} code has no ${id}; this is the ${other} code`,
    above: (wanted, id) => `there is no ${wanted}; the nearest is ${id}`,
    notHere: (id, code) => `${id} stands in the ${code} code, but its text is not here yet`,
  },
  ru: {
    otherCode: (id, code, other) => `текста ${id} кодекса ${code} года здесь пока нет; это тот же номер в кодексе ${other} года`,
    noSuch: (id, code, other) => `в кодексе ${code} года нет ${id}; это кодекс ${other} года`,
    above: (wanted, id) => `пункта ${wanted} нет; ближайший — ${id}`,
    notHere: (id, code) => `${id} есть в кодексе ${code} года, но его текста здесь пока нет`,
  },
};

/** The fragment of a clause's address: 27B1(a) → 27B1a, 12C1(e)(ii) → 12C1e-ii (clauses.anchor). */
export function anchorOf(id) {
  if (id.startsWith("DEF.")) return id.slice(4).toLowerCase().split(/\s+/).join("-");
  const steps = id.match(/\([^()]+\)|\.(?:fn|note|table)\d*|[^(.]+|\.\d+/g) || [id];
  const bracketed = steps.filter(step => step[0] === "(").map(step => step.slice(1, -1));
  const named = steps.filter(step => /^\.(?:fn|no|ta)/.test(step));
  const plain = steps.filter(step => step[0] !== "(" && !named.includes(step));
  return plain.join("") + bracketed.join("-") + named.map(step => "-" + step.slice(1)).join("");
}

export const lawOf = id => (/^\d+/.exec(id) || [""])[0];

/** The id one step up, "" for a law (clauses.parent). */
export function parentOf(id) {
  const up = id.replace(/(?:\([^()]+\)|\.[a-z]*\d*|(?<=[A-Z])\d+|[A-Z])$/, "");
  return up === id ? "" : up;
}

const isWithin = (id, whole) => id !== whole && id.startsWith(whole) && (/[^\d]$/.test(whole) ? !/^[a-z]/.test(id.slice(whole.length)) : !/^\d/.test(id.slice(whole.length)));

/** Opens the index of a language; `load` brings a file of assets/search/ by name. */
export async function openSearch(lang, load) {
  const names = [`${lang}.json`, "codes.json", "terms.json", "forms-en.json", "forms-ru.json"];
  const [index, codes, terms, english, russian] = await Promise.all(names.map(name => load(name)));
  return new Search(lang, index, codes, terms, [english, russian], load);
}

class Search {
  constructor(lang, index, codes, terms, forms, load) {
    Object.assign(this, { lang, index, load, files: {} });
    this.codes = { newest: codes.newest, all: new Set() };
    for (const [code, ids] of Object.entries(codes.codes)) this.codes[code] = new Set(ids.split("|"));
    for (const code of Object.keys(codes.codes)) for (const id of this.codes[code]) this.codes.all.add(id);
    this.texts = codes.texts.map(text => ({ ...text, ids: Object.fromEntries(Object.entries(text.ids).map(([to, ids]) => [to, new Set(ids.split("|"))])) }));
    for (const text of this.texts) if (text.kind === "laws") for (const ids of Object.values(text.ids)) ids.forEach(id => this.codes.all.add(id));
    this.commentaries = this.texts.filter(text => text.kind === "commentary").flatMap(text => Object.values(text.ids));
    this.comments = codes.comments;
    this.forms = forms.map((one, place) => new Forms(one, place === 1));
    this.reader = new Reader(this.forms, terms.stop);
    this.places = new Map(index.id.map((id, doc) => [index.text[doc] + " " + id, doc]));
    this.inForce = new Set(index.id.filter((id, doc) => index.codes[index.text[doc]] === codes.newest));
    this.average = index.length.reduce((sum, length) => sum + length, 1) / Math.max(1, index.length.length);
    this.terms = new Terms(terms.concepts, this.reader);
  }

  /** {hits, total, marks} for a query; never throws on what was typed. */
  ask(query, limit = 20) {
    const text = String(query).slice(0, MAX_QUERY);
    const reference = this.reference(text);
    const found = reference.asked.length ? this.numbered(reference) : [];
    const told = tellsInsufficientBid(text) ? " insufficient bid" : "";
    const left = (reference.asked.length ? reference.rest.join(" ") : text) + told;
    const { hits, marks } = left.trim() ? this.worded(left, reference) : { hits: [], marks: [] };
    const seen = new Set();
    const all = [...found, ...hits].filter(hit => !seen.has(hit.href || hit.id) && seen.add(hit.href || hit.id));
    return { query: text, hits: all.slice(0, limit), total: all.length, marks };
  }

  /** The query read as numbers of clauses, as typed or as if typed on the other layout. */
  reference(text) {
    const plain = readReference(text, this.codes, this.commentaries);
    if (plain.asked.length) return plain;
    const other = readReference(otherLayout(text), this.codes, this.commentaries);
    return other.asked.length && other.whole ? other : plain;
  }

  /** Hits for the clauses asked for, each in its best text; then other readings, other codes and comments. */
  numbered({ code, asked }) {
    const [first, second] = [[], []];
    for (const one of asked) {
      if (one.paragraph) {
        this.paragraph(one.ids[0], first, second);
        continue;
      }
      const [best, ...others] = one.ids;
      first.push(...this.best(best, code, one.wanted));
      for (const id of others) second.push(...this.best(id, code).filter(hit => hit.kind === "clause" && !hit.note));
      for (const text of this.texts) if (text.kind === "laws") second.push(...this.at(text, best));
      second.push(...this.commentsOn(best));
    }
    return [...first, ...second];
  }

  /** A number of a paragraph is that of a printed commentary first: nobody cites our notes by theirs. */
  paragraph(id, first, second) {
    const texts = this.texts.filter(one => one.kind === "commentary").sort((one, other) => Number(one.ours) - Number(other.ours));
    for (const text of texts) {
      first.push(...this.at(text, id));
      for (const clause of [...((this.comments[text.id] || {})[id] || []), lawOf(id)]) second.push(...this.best(clause, text.code));
    }
  }

  /** The first paragraphs of commentaries that comment on a clause. */
  commentsOn(id) {
    const on = text => Object.entries(this.comments[text.id] || {}).filter(([, cited]) => cited.includes(id)).map(([paragraph]) => paragraph);
    return this.texts.flatMap(text => on(text).slice(0, 3).flatMap(paragraph => this.at(text, paragraph)));
  }

  /** A clause in the text of the code asked for, else the nearest there is, with a note; never a dead link. */
  best(id, code, wanted = "") {
    const asked = code || this.codes.newest;
    const say = NOTES[this.lang];
    const exists = this.codes[asked] && this.codes[asked].has(id);
    const own = this.texts.filter(text => text.code === asked && text.kind === "laws");
    for (const text of own) {
      const hits = this.at(text, id);
      if (hits.length) return wanted ? hits.map(hit => ({ ...hit, note: say.above(wanted, id) })) : hits;
    }
    const others = this.texts.filter(text => text.code !== asked && text.kind === "laws").flatMap(text => this.at(text, id));
    const note = exists ? say.otherCode : say.noSuch;
    if (others.length) return [{ ...others[0], note: note(id, asked, others[0].code) }];
    for (let up = parentOf(id); up; up = parentOf(up)) {
      const hits = own.flatMap(text => this.at(text, up));
      if (hits.length) return [{ ...hits[0], note: say.above(wanted || id, up) }];
    }
    return exists ? [{ kind: "missing", id, code: asked, lang: this.lang, title: "", path: [], note: say.notHere(id, asked) }] : [];
  }

  /** The clause in one text, in the page's language if it is there. */
  at(text, id) {
    const lang = [this.lang, ...Object.keys(text.ids)].find(to => text.ids[to] && text.ids[to].has(id));
    return lang ? [this.hit(text, id, lang)] : [];
  }

  hit(text, id, lang) {
    const doc = lang === this.lang ? this.places.get(this.index.texts.indexOf(text.id) + " " + id) : undefined;
    const path = [];
    for (let up = parentOf(id); doc !== undefined && up; up = parentOf(up)) {
      const above = this.places.get(this.index.text[doc] + " " + up);
      if (above !== undefined && this.index.title[above]) path.unshift(this.index.title[above]);
    }
    return { kind: "clause", text: text.id, code: text.code, of: text.kind, textTitle: text.title[this.lang] || Object.values(text.title)[0], lang, id, href: `${lang}/${id.startsWith("DEF.") ? "terms" : `${text.id}/${lawOf(id)}`}/#${anchorOf(id)}`,
      title: doc === undefined ? "" : this.index.title[doc], path, doc };
  }

  /** Hits for words, best first, and the lemmas to mark in them. */
  worded(query, { code, asked }) {
    const slots = this.reader.slots(query);
    const spans = this.terms.spans(slots);
    const scores = new Scores(this.index, this.average);
    const marks = new Set();
    const covered = new Set(spans.flatMap(span => span.slots));
    slots.forEach((slot, place) => covered.has(place) || scores.add([this.bySlot(slot, scores, marks)], scores.idfOf(slot)));
    for (const span of spans) this.bySpan(span, slots, scores, marks);
    const inside = asked.flatMap(one => one.ids.map(lawOf));
    const hits = scores.best(doc => {
      const text = this.texts.find(one => one.id === this.index.texts[this.index.text[doc]]);
      const named = this.titleFactor(doc, slots);
      const wished = named * (code ? (text.code === code ? 1 : 0.4) : 1) * (inside.length && inside.includes(lawOf(this.index.id[doc])) ? 20 : 1);
      return text.rank * wished;
    });
    return { hits: hits.map(([doc, score]) => ({ ...this.hit(this.texts.find(one => one.id === this.index.texts[this.index.text[doc]]), this.index.id[doc], this.lang), score })), marks: [...marks] };
  }

  /** More for a definition, a law or a section whose title is just what was asked for. */
  titleFactor(doc, slots) {
    const title = words(this.index.title[doc]).filter(word => !this.reader.stop.has(word));
    const same = title.length === slots.length && title.every(word => slots.some(slot => this.reader.exact(word).some(lemma => slot.lemmas.has(lemma))));
    const id = this.index.id[doc];
    return same ? (id.startsWith("DEF.") ? 1.8 : /^\d+$/.test(id) ? 1.5 : 1.1) : 1;
  }

  bySlot(slot, scores, marks) {
    slot.lemmas.forEach((_, lemma) => marks.add(lemma));
    return scores.either([...slot.lemmas].map(([lemma, weight]) => scores.ofLemma(lemma, weight)));
  }

  /** Words that make a term: they count themselves, or any other name of the concept does; its clauses are lifted. */
  bySpan(span, slots, scores, marks) {
    const own = span.slots.map(place => slots[place]);
    const idf = own.reduce((sum, slot) => sum + scores.idfOf(slot), 0);
    const rare = Math.max(idf, (own.length > 1 ? 0.5 * own.length : 0.4) * Math.log(2 + this.index.id.length));
    const plain = scores.together(own.map(slot => this.bySlot(slot, scores, marks)), own.length);
    const named = span.concepts.flatMap(concept => concept[this.lang].map((term, place) => {
      const list = [...term].map(lemmas => (lemmas.forEach(lemma => marks.add(lemma)), scores.either(lemmas.map(lemma => scores.ofLemma(lemma, 1)))));
      return scores.scaled(scores.together(list, list.length), span.weight * (plain.size > 2 ? 0.4 : 0.75) * (place ? 0.7 : 1));
    }));
    const lifted = span.concepts.map(concept => this.lift(concept.clauses, rare * span.weight));
    const told = scores.either([plain, ...named]);
    if (span.slots.length === slots.length && span.concepts.length === 1) this.level(told, span.concepts[0].clauses);
    scores.add([told], idf, lifted);
  }

  /** Where nothing but a term was asked for, its clauses come in its own order, whichever of them happens to say the words. */
  level(told, clauses) {
    const laws = new Set(this.texts.filter(one => one.kind === "laws" && one.code === this.codes.newest).map(one => this.index.texts.indexOf(one.id)));
    const own = [...laws].flatMap(text => clauses.map(clause => this.places.get(text + " " + clause))).filter(doc => doc !== undefined);
    const most = Math.max(0, ...own.map(doc => told.get(doc) || 0));
    own.forEach(doc => told.set(doc, most));
  }

  /** A bonus for the clauses of a concept in the code in force, less for what lies inside them. */
  lift(clauses, strength) {
    const lifted = new Map();
    const here = clauses.filter(clause => this.inForce.has(clause));
    this.index.id.forEach((id, doc) => here.forEach((clause, place) => {
      const inside = isWithin(id, clause);
      if ((id !== clause && !inside) || this.index.codes[this.index.text[doc]] !== this.codes.newest) return;
      const bonus = (strength * (inside ? 0.5 : 1.4)) / (1 + place * 0.2);
      lifted.set(doc, Math.max(lifted.get(doc) || 0, bonus));
    }));
    return lifted;
  }

  /** A file, loaded once; one that did not come is asked for again the next time. */
  kept(name) {
    this.files[name] ||= this.load(name).catch(error => { delete this.files[name]; throw error; });
    return this.files[name];
  }

  /** Adds to each hit its words around the marked ones: snippet = [[words, marked], …]; gists for what is missing. */
  async withSnippets(answer, width = 180) {
    const bodies = await this.kept(`${this.lang}-words.json`);
    const gists = {};
    for (const { kind, code } of answer.hits) if (kind === "missing") gists[code] = await this.kept(`gists-${code}.json`);
    const marks = new Set(answer.marks);
    for (const hit of answer.hits) {
      const gist = hit.kind === "missing" && (gists[hit.code][this.lang] || {})[hit.id];
      hit.snippet = this.marked(gist || (hit.doc === undefined ? "" : bodies[hit.doc]), marks, width);
    }
    return answer;
  }

  marked(body, marks, width) {
    const found = [...body.matchAll(/[\p{L}\p{N}\p{Mn}]+/gu)].map(match => ({ at: match.index, end: match.index + match[0].length, lemma: this.markOf(match[0], marks) }));
    const hits = found.filter(word => word.lemma);
    const start = windowOf(found, hits, width), stop = Math.min(body.length, start + width);
    const pieces = [];
    let at = start;
    for (const hit of hits.filter(word => word.at >= start && word.end <= stop)) {
      if (hit.at > at) pieces.push([body.slice(at, hit.at), false]);
      pieces.push([body.slice(hit.at, hit.end), true]);
      at = hit.end;
    }
    const cut = stop < body.length ? Math.max(at, body.lastIndexOf(" ", stop)) : stop;
    pieces.push([body.slice(at, cut) + (cut < body.length ? " …" : ""), false]);
    return start ? [["… ", false], ...pieces] : pieces;
  }

  markOf(word, marks) {
    return words(word).map(one => this.reader.exact(one).find(lemma => marks.has(lemma)) || (marks.has(one) ? one : "")).find(Boolean) || "";
  }
}

/** Where to begin a snippet so that it shows most different marked words. */
function windowOf(found, hits, width) {
  let [best, most] = [0, 0];
  for (const hit of hits) {
    const shown = new Set(hits.filter(other => other.at >= hit.at && other.end <= hit.at + width - 30).map(other => other.lemma)).size;
    if (shown > most) [best, most] = [hit.at, shown];
  }
  const before = found.filter(word => word.at < best && word.at >= best - 40);
  return best < 60 || !before.length ? 0 : before[0].at;
}

/** Names of one concept, in both languages: any of them finds the others and the clauses. */
class Terms {
  constructor(concepts, reader) {
    this.reader = reader;
    this.byFirst = new Map();
    for (const packed of concepts) {
      const concept = { clauses: packed.clauses };
      for (const lang of ["en", "ru"]) concept[lang] = packed[lang].map(term => this.told(term));
      for (const term of [...concept.en, ...concept.ru]) {
        if (term.length) term[0].forEach(lemma => this.byFirst.set(lemma, [...(this.byFirst.get(lemma) || []), { term, concept }]));
      }
    }
  }

  /** The lemmas of a term's words, word by word, without stop words; none if one word alone is left of several. */
  told(term) {
    const list = words(term);
    const kept = list.filter(word => !this.reader.stop.has(word));
    return (kept.length > 1 || kept.length === list.length ? kept : []).map(word => (this.reader.exact(word).length ? this.reader.exact(word) : [word]));
  }

  /** Terms in a query, the longest first, none overlapping: [{slots, concepts, weight}]. */
  spans(slots) {
    const found = [];
    slots.forEach((slot, from) => {
      const names = new Map([...slot.lemmas, [slot.word, 1]]);
      for (const lemma of names.keys()) for (const { term, concept } of this.byFirst.get(lemma) || []) {
        for (let start = Math.max(0, from - term.length + 1); start <= from; start++) {
          const weight = this.match(term, slots.slice(start, start + term.length));
          if (weight) found.push({ from: start, length: term.length, concept, weight });
        }
      }
    });
    found.sort((a, b) => b.length - a.length || b.weight - a.weight || a.from - b.from);
    const spans = new Map(), taken = new Set();
    for (const { from, length, concept, weight } of found) {
      const key = `${from} ${length}`, places = Array.from({ length }, (_, step) => from + step);
      if (!spans.has(key) && places.some(place => taken.has(place))) continue;
      places.forEach(place => taken.add(place));
      if (!spans.has(key)) spans.set(key, { slots: places, concepts: [], weight });
      if (!spans.get(key).concepts.includes(concept)) spans.get(key).concepts.push(concept);
    }
    return [...spans.values()];
  }

  /** How surely the slots are the words of the term, in any order; 0 if they are not. */
  match(term, slots) {
    if (slots.length < term.length) return 0;
    const left = new Set(slots);
    let weight = 1;
    for (const lemmas of term) {
      const [best, slot] = [...left].reduce((most, one) => {
        const here = Math.max(0, ...lemmas.map(lemma => (one.word === lemma ? 1 : one.lemmas.get(lemma) || 0)));
        return here > most[0] ? [here, one] : most;
      }, [0, null]);
      left.delete(slot);
      weight = Math.min(weight, best);
    }
    return weight;
  }
}

/** Sums of what the words of a query are worth in each clause (BM25 over lemmas; titles were weighed when the index was made). */
class Scores {
  constructor(index, average) {
    Object.assign(this, { index, average, total: new Map(), lifted: new Map(), seen: new Map(), whole: 0 });
  }

  idf(lemma) {
    const held = (this.index.words[lemma] || []).length / 2, all = this.index.id.length;
    return Math.log(1 + (all - held + 0.5) / (held + 0.5));
  }

  idfOf(slot) {
    const known = [...slot.lemmas.keys()].filter(lemma => this.index.words[lemma]);
    return known.length ? Math.max(...known.map(lemma => this.idf(lemma))) : Math.log(2 + this.index.id.length) * 0.8;
  }

  ofLemma(lemma, weight) {
    const found = new Map(), list = this.index.words[lemma] || [], idf = this.idf(lemma);
    for (let at = 0, doc = 0; at < list.length; at += 2) {
      doc += list[at];
      const often = list[at + 1] / 4;
      found.set(doc, weight * idf * (2.2 * often) / (often + 1.2 * (0.4 + 0.6 * this.index.length[doc] / this.average)));
    }
    return found;
  }

  either(maps) {
    const found = new Map();
    for (const map of maps) for (const [doc, score] of map) found.set(doc, Math.max(found.get(doc) || 0, score));
    return found;
  }

  /** The sum, less where words of the term are lacking. */
  together(maps, count) {
    const sums = new Map();
    for (const map of maps) for (const [doc, score] of map) {
      const [sum, held] = sums.get(doc) || [0, 0];
      sums.set(doc, [sum + score, held + 1]);
    }
    return new Map([...sums].map(([doc, [sum, held]]) => [doc, sum * (held / count)]));
  }

  scaled(map, factor) {
    return new Map([...map].map(([doc, score]) => [doc, score * factor]));
  }

  /** Adds what one part of the query is worth; a clause that has it, or is lifted for it, holds `idf` of the whole. */
  add(maps, idf, lifted = []) {
    this.whole += idf;
    const held = new Set([...maps, ...lifted].flatMap(map => [...map.keys()]));
    for (const doc of held) this.seen.set(doc, (this.seen.get(doc) || 0) + idf);
    for (const [sums, found] of [[this.total, maps], [this.lifted, lifted]]) {
      for (const map of found) for (const [doc, score] of map) sums.set(doc, (sums.get(doc) || 0) + score);
    }
  }

  /** The clauses in order; what lacks much of the query counts less, what a term lifts loses less by it. */
  best(factorOf) {
    const scored = [...this.seen].map(([doc, seen]) => {
      const held = seen / (this.whole || 1);
      const score = (this.total.get(doc) || 0) * (0.3 + 0.7 * held) + (this.lifted.get(doc) || 0) * (0.6 + 0.4 * held);
      return [doc, score * factorOf(doc)];
    });
    return scored.sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, 50);
  }
}
