"""The forty kinds of dirt by number, each with what it needs of the clean text and when it comes over a file."""

from collections import namedtuple

from tests.tools.dirt import footnotes, frames, languages, letters, lines, lost, printing, run_in, sites
from tests.tools.dirt.sheets import dirty
from tests.tools.dirt.trees import book, twins


class Kind(namedtuple("Kind", "number name make needs stage")):
    """A kind of dirt; `stage` orders kinds in a mixture: words first, what frames every line last."""

    __slots__ = ()


LAWS, RUSSIAN = {"kind": "laws"}, {"lang": "ru"}
TWINS = LAWS | {"lang": "both", "notes": False}
KINDS = tuple(
    Kind(*one)
    for one in (
        (1, "page footer", printing.page_footers, {}, 5),
        (2, "page list", sites.page_lists, {}, 6),
        (3, "page directive", printing.page_directives, {}, 6),
        (4, "paragraph mark", printing.paragraph_marks, {}, 7),
        (5, "title underline", printing.title_underlines, LAWS, 4),
        (6, "footnote rule", footnotes.footnote_rules, {"kind": "laws", "notes": True}, 4),
        (7, "footnote mark", footnotes.footnote_marks, {"notes": True}, 4),
        (8, "footnote text away from its anchor", footnotes.footnotes_away, {"notes": True}, 3),
        (9, "overstruck word", printing.overstrikes, {}, 7),
        (10, "block printed twice", sites.block_printed_twice, {}, 7.5),
        (11, "heading repeated as link or page title", sites.headings_repeated, LAWS, 6),
        (12, "contents list, index", sites.contents_and_index, {}, 6),
        (13, "site chrome", sites.site_chrome, {}, 6),
        (14, "section run into the previous paragraph", run_in.sections_run_in, LAWS, 3),
        (15, "item run in", run_in.items_run_in, {}, 3),
        (16, "label glued to its title", run_in.labels_glued, {}, 2),
        (17, "glued words", run_in.words_glued, {}, 1),
        (18, "words lost or glued by markup", lost.words_lost, {"notes": False}, 1),
        (19, "word cut at a line end, with hyphen", lines.hyphens_at_line_ends, {}, 7),
        (20, "word cut without hyphen", lines.words_cut_in_titles, LAWS, 2),
        (21, "hyphen lost at a line end", lines.hyphens_lost, RUSSIAN | {"notes": False}, 7),
        (22, "title over several lines", lines.titles_over_lines, LAWS, 2),
        (23, "title and text on one line", lines.titles_on_the_text_line, LAWS, 3),
        (24, "text after the title on the next single line", lines.text_right_after_title, LAWS, 7),
        (25, "fragment begins or ends in the middle", lost.fragments, {"notes": False}, 0.5),
        (26, "number missing or out of order", lost.numbers_missing, {"notes": False}, 1),
        (27, "Cyrillic/Latin look-alikes", letters.lookalikes, {"notes": False}, 1),
        (28, "sections lettered А Б В Г", letters.russian_letters, LAWS | RUSSIAN, 1),
        (29, "broken ё", letters.broken_yo, RUSSIAN, 1.5),
        (30, "broken ligatures, OCR", letters.broken_letters, {"notes": False}, 1),
        (31, "tables", frames.tables, {"notes": False}, 0),
        (32, "borders", frames.borders, {}, 8),
        (33, "two languages", languages.two_languages, TWINS, 0),
        (34, "quotes", frames.quotes, {}, 8),
        (35, "list bullets before every line", frames.bullets, {}, 8),
        (36, "blank line after every line", lines.blank_after_every_line, {}, 7),
        (37, "inline repeats from nested markup", sites.inline_repeats, {"notes": False}, 3),
        (38, "letterspaced words", letters.words_set_wide, {}, 2),
        (39, "lost pictures", lost.pictures_lost, {"notes": False}, 1),
        (40, "misprints", letters.misprints, {"notes": False}, 1),
    )
)
BY_NUMBER = {kind.number: kind for kind in KINDS}


def dirtied(kind, rng):
    """A fresh clean text, dirtied as one kind does."""
    if kind.number == 33:
        return kind.make(twins(rng), rng)
    found = dirty(book(rng, **kind.needs))
    kind.make(found, rng)
    return found


APART = (  # of each group at most one in a mixture: they set the same lines, or would make a file that nobody has
    {4, 24, 32, 34, 35, 36}, {19, 21, 24, 35}, {5, 20, 22, 23}, {27, 28}, {1, 6}, {6, 7, 8}, {31, 32, 35, 36}, {14, 23},
    {10, 11}, {6, 9, 19, 36}, {8, 36}, {22, 36}, {1, 21}, {4, 21}, {9, 21}, {16, 21}, {17, 21},
    {14, 33}, {15, 33}, {25, 33}, {14, 21}, {15, 21}, {21, 23}, {21, 29},
)  # fmt: skip
ALONE = {30}  # past a share of misread words a file is refused


def mixture(rng):
    """Three to six kinds that may meet in one file, in the order in which they come over it."""
    wanted, found = rng.randint(3, 6), []
    for kind in rng.sample([kind for kind in KINDS if kind.number not in ALONE], len(KINDS) - len(ALONE)):
        if len(found) < wanted and all(meet(kind, other) for other in found):
            found.append(kind)
    return sorted(found, key=lambda kind: (kind.stage, kind.number))


def meet(kind, other):
    """True if two kinds ask for nothing different of the text, and are not kept apart."""
    same = all(other.needs.get(name, wanted) == wanted for name, wanted in kind.needs.items())
    return same and not any({kind.number, other.number} <= group for group in APART)


def mixed(kinds, rng):
    """A fresh clean text, dirtied by several kinds, one over the other."""
    needs = {name: wanted for kind in kinds for name, wanted in kind.needs.items()}
    twin = [kind for kind in kinds if kind.number == 33]
    found = languages.two_languages(twins(rng), rng, ("laws", "paragraphs")) if twin else dirty(book(rng, **needs))
    for kind in kinds:
        if kind not in twin:
            kind.make(found, rng)
    return found
