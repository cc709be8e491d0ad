"""Clean texts as clauses: laws with chapters, sections and items; commentaries with paragraphs, items and notes."""

from collections import namedtuple
from random import Random

from kodeks.clauses import LETTERS, ROMAN, SMALL
from tests.tools.dirt.sentences import opening, paragraph, sentence, title

CHAPTERS = {2: (1, 5), 3: (6, 8), 4: (9, 16), 5: (17, 40), 6: (41, 71), 7: (72, 76), 10: (81, 91)}
ROMANS = {2: "II", 3: "III", 4: "IV", 5: "V", 6: "VI", 7: "VII", 10: "X"}
LAW = {"ru": ("Правило {}. {}", "ПРАВИЛО {}. {}", "Правило {} - {}"), "en": ("Law {}. {}", "LAW {} - {}", "LAW {}. {}")}
CHAPTER = {"ru": "Глава {}. {}", "en": "Chapter {}. {}"}
NOTE = {"ru": "Примечание: {}", "en": "Note: {}"}


class Clause(namedtuple("Clause", "lang id segment sort label title paragraphs notes")):
    """A clause that must come back; `notes` are (paragraph, place, sign, words) of its footnotes."""

    __slots__ = ()

    @property
    def key(self):
        """What is unique: language, id, segment."""
        return self.lang, self.id, self.segment


class Book(namedtuple("Book", "kind lang code clauses")):
    """A clean text, its clauses in the order of the book."""

    __slots__ = ()


def book(rng, kind=None, lang=None, notes=None):
    """A clean text: two to four laws, or what a commentary says of them."""
    kind = kind or rng.choice(("laws", "laws", "commentary"))
    lang = lang or rng.choice(("ru", "en"))
    code, laws = rng.choice(("1987", "1997", "2007", "2017")), sorted(rng.sample(range(2, 92), rng.randint(2, 4)))
    write = _Writer(Random(rng.random()), Random(rng.random()), lang, rng.random() < 0.4 if notes is None else notes)
    return Book(kind, lang, code, write.book(kind, laws))


def twins(rng):
    """The same laws in Russian and English: other words, the same clauses."""
    shape, laws = rng.random(), sorted(rng.sample(range(2, 92), rng.randint(1, 3)))
    both = [_Writer(Random(shape), Random(rng.random()), lang, False).book("laws", laws) for lang in ("ru", "en")]
    return [Book("laws", lang, "1997", clauses) for lang, clauses in zip(("ru", "en"), both)]


class _Writer:
    """Writes clauses in order; one style of headings for a text."""

    def __init__(self, shape, rng, lang, notes):
        self.shape, self.rng, self.lang, self.with_notes = shape, rng, lang, notes  # one chance for shape, one for words
        self.clauses, self.chapters, self.sign = [], [], 0
        self.heading = rng.choice(LAW[lang])
        self.roman_first = shape.random() < 0.5

    def book(self, kind, laws):
        for law in laws:
            self.law(law) if kind == "laws" else self.commented(law)
        return tuple(self.clauses)

    def put(self, sort, clause, label, name, *paragraphs, segment=1):
        notes = ()
        if paragraphs and self.with_notes and self.rng.random() < 0.15 and sort == "clause":
            notes = (self._note(paragraphs),)
        self.clauses.append(Clause(self.lang, clause, segment, sort, label, name, paragraphs, notes))

    def _note(self, paragraphs):
        """A footnote after a word of letters."""
        at = self.rng.randrange(len(paragraphs))
        words = paragraphs[at]
        places = [place for place in range(4, len(words)) if words[place - 3 : place].isalpha() and words[place] in " .,;:"]
        self.sign += 1
        return at, self.rng.choice(places), self.sign, sentence(self.rng, self.lang)

    def _heading(self, law):
        capitals = self.heading.split(" ")[0].isupper()
        label, name = self.heading.format(law, "\0").split(" \0")[0], title(self.rng, self.lang, self.rng.random() < 0.2)
        self.sign = 0
        self.put("law", str(law), label, name.upper() if capitals else name)

    def law(self, law):
        rng, lang, shape = self.rng, self.lang, self.shape
        chapter = next((number for number, (first, last) in CHAPTERS.items() if first <= law <= last), None)
        if chapter and chapter not in self.chapters and shape.random() < 0.4:
            words = CHAPTER[lang].format(ROMANS[chapter], title(rng, lang))
            self.chapters.append(chapter)
            self.put("heading", f"h:{chapter}", "", words)
        self._heading(law)
        if shape.random() < 0.3:
            own = [paragraph(rng, lang) for _ in range(shape.randint(1, 2))]
            self.clauses[-1] = self.clauses[-1]._replace(paragraphs=tuple(own))
            if shape.random() < 0.5:
                return
        titled = shape.random() < 0.6
        for at in range(shape.randint(2, 4)):
            self._section(f"{law}{LETTERS[at]}", f"{LETTERS[at]}.", titled)

    def _section(self, clause, label, titled):
        rng, lang, shape = self.rng, self.lang, self.shape
        name = title(rng, lang, rng.random() < 0.15) if titled else ""
        if shape.random() < 0.5:
            return self.put("clause", clause, label, name, *[paragraph(rng, lang) for _ in range(shape.randint(1, 2))])
        if titled and shape.random() < 0.4:
            self.put("clause", clause, label, name, paragraph(rng, lang))
            for at in range(shape.randint(2, 3)):
                words = [paragraph(rng, lang) for _ in range(shape.randint(1, 2))]
                self.put("clause", f"{clause}{at + 1}", f"{at + 1}.", title(rng, lang), *words)
            return None
        self.put("clause", clause, label, name, opening(rng, lang))
        self._items(clause, "item")
        if shape.random() < 0.3:
            self.put("clause", clause, "", "", paragraph(rng, lang), segment=2)
        return None

    def _items(self, clause, sort):
        """Items without titles, one sentence over all of them; now and then with items of their own."""
        rng, shape = self.rng, self.shape
        number = shape.randint(2, 4)
        below = {"item": "small", "small": "roman"}.get(sort)
        for at in range(number):
            label, step = _labels(sort, at)
            if below and at < number - 1 and shape.random() < 0.25:
                self.put("clause", clause + step, label, "", sentence(rng, self.lang, True, ":"))
                self._items(clause + step, below)
            else:
                self.put("clause", clause + step, label, "", sentence(rng, self.lang, True, ";" if at < number - 1 else "."))

    def commented(self, law):
        self._heading(law)
        for at in range(1, self.shape.randint(2, 5)):
            self._paragraph(f"{law}.{at}", f"{law}.{at}.")

    def _paragraph(self, clause, label):
        rng, lang, shape, segment = self.rng, self.lang, self.shape, 1
        if shape.random() < 0.6:
            self.put("clause", clause, label, "", paragraph(rng, lang))
        else:
            self.put("clause", clause, label, "", opening(rng, lang))
            self._items(clause, "roman" if self.roman_first else "small")
        if shape.random() < 0.3:
            segment += 1
            self.put("clause", clause, "", "", paragraph(rng, lang), segment=segment)
        if shape.random() < 0.2:
            self.put("note", f"{clause}.note", "", "", NOTE[lang].format(sentence(rng, lang, True)))


def _labels(sort, at):
    """The printed label and the step of the id of an item, counted from 0."""
    if sort == "item":
        return f"{at + 1}.", f"{at + 1}"
    inner = SMALL[at] if sort == "small" else ROMAN[at]
    return f"({inner})", f"({inner})"
