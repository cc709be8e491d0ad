"""What is known about one claim or concession, and what fills the words about it (Laws 68 to 70)."""

from collections import namedtuple

from kodeks.bridge.seats import lho, partner, side


class Claim(namedtuple("Claim", ("declarer", "claimer", "gives_up"))):
    """Who claimed or conceded, and whether he gives up "none", "some" or "all" of the tricks left."""

    __slots__ = ()

    def by_defender(self):
        """True if a defender spoke."""
        return side(self.claimer) != side(self.declarer)

    def about(self):
        """Who is who."""
        return (
            ("claimer", self.claimer),
            ("partner", partner(self.claimer)),
            ("declarer", self.declarer),
            ("dummy", partner(self.declarer)),
            ("offending_side", side(self.claimer)),
            ("other_side", side(lho(self.claimer))),
        )
