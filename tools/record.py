"""What the outline finds: a clause, a heading, a footnote, a note or a table, with its words as strands."""

from bisect import bisect_right

from tools.path import clause_of


class Record:
    """One clause of one file; filled while its blocks are read."""

    def __init__(self, sort, lang, law, steps, line, page):
        self.sort = sort  # "law", "clause", "heading", "footnote", "note", "table"
        self.lang = lang
        self.law = law
        self.steps = steps
        self.line = line
        self.page = page
        self.turns = ()  # (offset where a page begins, its number), sorted
        self.label = None  # strand
        self.titles = []  # strands
        self.paragraphs = []  # strands
        self.id = ""
        self.gaps = []  # (place, reason): place "before", "after" or "title"
        self.marks = []  # footnote marks taken out of the paragraphs
        self.sign = ""  # of a footnote
        self.level = None  # of a heading: ("part", 4)
        self.is_stressed = False  # words of it were struck over
        self.underlined = False  # its title ends at a line under it
        self.is_cut = ""  # why, if it is still open where words may be missing
        self.returns = False  # text that comes back after items
        self.segment = 1
        self.file = ""
        if sort in ("law", "clause"):
            self.id = clause_of(law, steps)
        elif sort in ("note", "table"):
            self.id = clause_of(law, steps[:1]) + "." + sort

    def strands(self):
        """Everything of the file that belongs to the clause, in order."""
        return ([self.label] if self.label else []) + self.titles + self.paragraphs

    def put_away(self, fold):
        """Its words, which are not changed any more but by hand, put away (`tools.folding`)."""
        self.titles = [fold(strand) for strand in self.titles]
        self.paragraphs = [fold(strand) for strand in self.paragraphs]

    def page_of(self, offset):
        """The page that some words of the clause stand on: it may go on over several."""
        found = bisect_right(self.turns, (offset, len(self.turns)))
        return max(self.page, self.turns[found - 1][1] if found else 0)

    def words(self):
        """All words so far, in order."""
        return [strand.words for strand in self.titles + self.paragraphs if strand.words]

    def last_words(self):
        """The paragraph read last, or the title."""
        for strands in (self.paragraphs, self.titles):
            for strand in reversed(strands):
                if strand.words:
                    return strand.words
        return ""
