"""Words printed again over themselves: bold type on a printer, doubled lines in a file."""

from tools.cleaners.rules import UNDERLINE
from tools.draft import Draft, shown  # noqa: F401  (shown: for the examples)
from tools.labels import begins_small, begins_title, is_closed, labels_at, law_heading, part_heading
from tools.notes import MARK
from tools.sheet import Edit
from tools.widths import APART

BLANKS = " \u00a0\u202f\t"
LONGEST_SINGLE = 3  # words
APART_OR_ON = ("blank", "on")  # marks of a line that strikes over none


def drop_overstrikes(sheet):
    """A line whose words are a run of words of the line before was struck over it; the words stay, and are stressed.

    >>> shown(drop_overstrikes, "he could have known that it may\\nknown\\nknown\\nhurt the other side.")
    'he could have known that it may | hurt the other side.'
    >>> shown(drop_overstrikes, "he says that the call is not\\nnot enough to stand.")
    'he says that the call is not | not enough to stand.'
    """
    draft, done = Draft(sheet, "overstrike"), 0
    for at in _repeated(sheet.lines()):
        if at >= done:
            draft.keep_all(sheet.pieces[done:at])
            done = _drop_struck(sheet, draft, at)
    if not draft.dropped and not draft.doubts:
        return sheet
    draft.keep_all(sheet.pieces[done:])
    return draft.result()


def _repeated(lines):
    """The places of lines whose words stand in the line before too."""
    return [at for at, (last, words) in enumerate(zip(lines, lines[1:]), start=1) if words in last]


def _drop_struck(sheet, draft, at):
    """Take out all that from here on strikes over the last kept line; where it ends."""
    length = _struck(sheet, draft, at)
    if not length and _may_be_struck(sheet, draft, at):
        told = f"'{sheet.words(sheet.pieces[at])}' may be struck over the line before; kept as words"
        draft.doubts.append((sheet.line(sheet.pieces[at]), told))
    while length:
        if length == 1 and _is_doubtful(sheet, draft, at):
            words = sheet.words(sheet.pieces[at])
            told = f"'{words}' is taken as struck over the line before, and may be a word of the sentence"
            draft.doubts.append((sheet.line(sheet.pieces[at]), told))
        _drop_group(draft, at, length)
        at += length
        length = _struck(sheet, draft, at) if at < len(sheet.pieces) else 0
    return at


def _struck(sheet, draft, at):
    """How many lines from here on strike over the last kept one."""
    if not draft.pieces or not sheet.pieces[at].marks.isdisjoint(APART_OR_ON):
        return 0
    words = sheet.words(sheet.pieces[at])
    last = sheet.words(draft.pieces[-1])
    if words not in last:
        return 0
    length = 1
    while at + length < len(sheet.pieces) and _same_again(sheet, at, length):
        length += 1
    if length > 1 and is_closed(words) and not is_closed(last) and not _goes_on_small(sheet, at + length):
        return 0  # the end of a sentence, printed twice: the first is its own
    if words == last and labels_at(words, 0):
        return length  # a labelled line printed over itself
    if labels_at(words, 0) or law_heading(words) or place_of(words, last, length > 1) is None:
        return 0
    return length if length > 1 or words == last or _reads_on(sheet, at, words, last) else 0


def _may_be_struck(sheet, draft, at):
    """True for a few words inside a paragraph, alone on their line, that the line before has with other marks."""
    piece, after = sheet.pieces[at], sheet.pieces[at + 1] if at + 1 < len(sheet.pieces) else None
    if not draft.pieces or not after or after.marks & APART or not piece.marks.isdisjoint((*APART, "on")):
        return False
    words, last = sheet.words(piece), sheet.words(draft.pieces[-1])
    if len(words.split()) > LONGEST_SINGLE or len(words) > len(last) / 2 or labels_at(words, 0):
        return False
    return place_of(words, last, True) is not None


def _goes_on_small(sheet, at):
    """True if the piece at a place goes on inside a sentence."""
    after = sheet.pieces[at] if at < len(sheet.pieces) else None
    return bool(after) and not after.marks & APART and begins_small(sheet.words(after))


def _same_again(sheet, at, length):
    again = sheet.pieces[at + length]
    return sheet.words(again) == sheet.words(sheet.pieces[at]) and not again.marks


def _reads_on(sheet, at, words, last):
    """A single copy is struck only if it is short and the text reads on without it."""
    if len(words.split()) > LONGEST_SINGLE:
        return False
    after = sheet.pieces[at + 1] if at + 1 < len(sheet.pieces) else None
    following = sheet.words(after) if after else ""
    if words.endswith(":"):
        return True
    if after and after.marks & {"page", "jump"}:
        return False  # a page ends with it: "nobody" / "not" / "- 69 asked" may be a sentence's own
    if UNDERLINE.fullmatch(following):
        return False  # the title over a rule ends so
    if _is_title(last) and not is_closed(last) and not begins_small(following):
        return False  # "A. Cups without a lid or saucers" / "without a lid" / "The host": a title may end so
    if after and after.marks & APART and not is_closed(last) and not begins_small(following):
        return False  # "Cups without a lid or saucers" / "without a lid": a title ends so
    return not is_closed(words) and (not is_closed(last) or begins_small(following))


def _is_title(words):
    """True for a line that a heading or a title ends.

    >>> _is_title("A. Cups on the table"), _is_title("Law 7. Cups"), _is_title("(a) he is not")
    (True, True, False)
    """
    return bool(law_heading(words) or part_heading(words) or begins_title(words))


def _is_doubtful(sheet, draft, at):
    """True for words struck once: they may be words of the sentence, "not" above all."""
    return sheet.words(sheet.pieces[at]) != sheet.words(draft.pieces[-1])


def _drop_group(draft, at, length):
    """One span for the group; where the struck words stand in the line before becomes its stress."""
    sheet = draft.sheet
    first, final = sheet.pieces[at], sheet.pieces[at + length - 1]
    last = draft.pieces[-1]
    words = sheet.words(first)
    begin = last.start + place_of(words, sheet.words(last), length > 1)
    if sheet.words(last).split().count(words) > 1:
        draft.doubts.append((sheet.line(first), f"'{words}' is struck over a line that holds it twice; the first is marked"))
    group = [first._replace(end=final.end)]
    if any(first.start < edit.start < final.end for edit in sheet.edits):
        group = sheet.pieces[at : at + length]  # something else was taken out between its lines
    for piece in group:
        draft.drop(piece, "printed again over the line before (bold)")
    whole = words == sheet.words(last)
    bold = _without_mark(words)
    if (
        not whole
        and bold
        and not any(edit.into and edit.start < begin + len(bold) and begin < edit.end for edit in draft.dropped)
    ):
        draft.dropped.append(stress(begin, begin + len(bold), bold))


def _without_mark(words):
    """Struck words up to the mark of a footnote that was struck with them: the mark goes out on its own.

    >>> _without_mark("leave²"), _without_mark("leave the")
    ('leave', 'leave the')
    """
    found = MARK.search(words)
    return words[: found.start()] if found else words


def stress(start, end, words):
    """An edit that changes nothing and marks the words as stressed."""
    return Edit(start, end, "stress", "struck over in the source (bold)", words)


def place_of(words, line, without_marks=False):
    """Where a run of whole words stands in a line, None if it does not; `without_marks`: the comma after it was not struck.

    >>> place_of("not", "this is not it"), place_of("not", "not, it"), place_of("not", "not, it", True)
    (8, None, 0)
    """
    marks = ',.:;!?)"»' if without_marks else ""
    at = line.find(words)
    while at >= 0:
        before, after = line[:at][-1:], line[at + len(words) :][:1]
        if before in ("", *BLANKS, *('("«' if without_marks else "")) and after in ("", *BLANKS, *marks):
            return at
        at = line.find(words, at + 1)
    return None
