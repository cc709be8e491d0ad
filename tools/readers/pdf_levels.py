"""To which clause an unlabelled paragraph of a PDF comes back: it begins under the words after a label above."""

from collections import namedtuple

from tools.labels import labels_at, law_heading

NEAR = 1.5  # points
SAME, EQUAL = 1, 0.5  # points: labels that differ less do not tell whether their words hang; words that hang stand so near
FEW = 0.1  # of the pairs of labels


class Hung(namedtuple("Hung", "sorts width step left")):
    """A label: what it may be read as, how wide it is, and how far after its left, and the page's, its words begin."""

    __slots__ = ()


class Levels:
    """Labels of the pages so far; they tell whether words hang beside labels, so that indents are certain."""

    def __init__(self):
        self.seen = []

    def marks(self, lines, told):
        """The place of each line that begins a paragraph under the words of a label → its marks; pages stand alone."""
        labels = [_label(line) for line in lines]
        self.seen += filter(None, labels)
        if not self._hang():
            return {}
        found, stack, column, flat = {}, [], None, False
        for at, (line, label, marks) in enumerate(zip(lines, labels, told)):
            if line.column != column or law_heading(line.words):
                stack, column, flat = [], line.column, False
            if label:
                stack, flat = _opened(stack, flat, label)
            elif at and "end" in marks and not flat:
                places = [level for level, one in enumerate(stack) if abs(one.left - line.left) < NEAR]
                if len(places) == 1:
                    found[at] = frozenset((f"up{len(stack) - 1 - places[0]}",))
        return found

    def _hang(self):
        """True if labels that are not equally wide have their words under each other, or as far from where they begin."""
        pairs = [(one, two) for one, two in zip(self.seen, self.seen[1:]) if abs(one.width - two.width) > SAME]
        hung = [abs(one.left - two.left) < EQUAL or abs(one.step - two.step) < EQUAL for one, two in pairs]
        inline = [abs(one.step - one.width - two.step + two.width) < EQUAL for one, two in pairs if _same_place(one, two)]
        return sum(hung) > sum(inline) / FEW


def _same_place(one, two):
    return abs(one.left - one.step - two.left + two.step) < EQUAL


def _opened(stack, flat, label):
    """The labels that are open once one more is, and whether two of them stand equally far in or are of one sort."""
    stack = [one for one in stack if one.left < label.left + NEAR]
    if stack and abs(stack[-1].left - label.left) < NEAR:
        flat = flat or not stack[-1].sorts & label.sorts
        stack = stack[:-1]
    return [*stack, label], flat or any(one.sorts == label.sorts for one in stack)


def _label(line):
    """The label that a line begins with, None if it begins with none."""
    found = labels_at(line.words, 0)
    places = [place for cell in line.cells for place in cell.places]
    if not found or len(places) < 2 or " " in line.words[: found[0].end].strip():
        return None
    (_, left, right), (_, words, _) = places[:2]
    return Hung(frozenset(one.sort for one in found), right - left, words - left, words)
