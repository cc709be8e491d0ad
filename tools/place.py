"""Where reading stands in one language of a file."""


class Place:
    """Where reading stands in one language: law, open steps, the clause that words go to."""

    def __init__(self):
        self.law = 0
        self.steps = ()
        self.record = None
        self.open_title = False
        self.lost = True  # nothing says which clause the next words belong to
        self.headless = False  # placed by the manifest: the first label may be any
        self.placed = None  # the placement, until words or a label came
        self.trail = {}  # steps → record, of the law that is open
        self.unread = False  # a label was kept as words since the last clause began: what form tells of lists does not hold
        self.astray = ()  # steps of a clause whose label was kept as words
        self.signs = {}  # footnote marks whose words have not come → their page
        self.waiting = []  # headings before their law
