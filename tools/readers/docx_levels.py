"""To which clause an unlabelled paragraph of a Word file comes back: its indent is that of the words after a label above."""

from tools.labels import labels_at, law_heading
from tools.readers.docx_package import WORD
from tools.readers.docx_styles import left_of

NEAR = 30  # twentieths of a point


class Levels:
    """The labels that are open, outermost first, as (sort, indent of their words)."""

    def __init__(self, numbers):
        self.numbers = numbers
        self.open = []
        self.flat = False  # labels of two sorts stand equally far in: indents tell nothing

    def mark(self, paragraph, chain, label, words):
        """The marks of a paragraph: how many lists its indent tells to have ended before it."""
        if law_heading(words):
            self.open, self.flat = [], False
            return frozenset()
        sorts = frozenset(reading.sort for reading in labels_at(words, 0))
        indent = indent_of(paragraph, chain, self.numbers.indent(paragraph, chain) if label else None)
        if label or sorts:
            self._label(sorts, indent)
            return frozenset()
        places = [at for at, (_, left) in enumerate(self.open) if abs(left - indent) <= NEAR]
        return frozenset((f"up{len(self.open) - 1 - places[0]}",)) if len(places) == 1 and not self.flat else frozenset()

    def _label(self, sorts, indent):
        while self.open and self.open[-1][1] > indent + NEAR:
            self.open.pop()
        if self.open and abs(self.open[-1][1] - indent) <= NEAR:
            self.flat = self.flat or not self.open[-1][0] & sorts
            self.open.pop()
        self.flat = self.flat or any(sorts == other for other, _ in self.open)
        self.open.append((sorts, indent))


def indent_of(paragraph, chain, of_list=None):
    """How far in a paragraph's words stand: as it says itself, else its list, else its styles."""
    own = left_of(paragraph.find(f"{WORD}pPr"))
    told = [own, of_list, *(style.left for style in chain)]
    return next((left for left in told if left is not None), 0)
