"""What is known about one revoke, and how the questions about several on one deal are told apart."""

from collections import namedtuple

from kodeks.bridge.seats import lho, partner, rho, side

MOST = 5  # revokes on one deal that the procedure follows


class Revoke(namedtuple("Revoke", ("number", "player", "declarer", "failure", "same_suit", "trick", "twelfth", "status"))):
    """One revoke; `trick` is the same number for revokes on one trick, `status` as Law 63 leaves it."""

    __slots__ = ()

    def is_defenders(self):
        """True if the card came from a defender."""
        return side(self.player) != side(self.declarer)

    def is_dummys(self):
        """True if the card came from dummy."""
        return self.player == partner(self.declarer)

    def side(self):
        """The offending side."""
        return side(self.player)

    def opponents(self):
        """The two players of the other side, the next in rotation first."""
        return (lho(self.player), rho(self.player))

    def key(self, name):
        """The key of a question about this revoke: "won", "won_2"."""
        return numbered(name, self.number)

    def about(self):
        """What fills the words about this revoke."""
        return about_revoke(self.number, self.player, self.declarer)

    def with_status(self, status):
        """The same revoke, seen otherwise by Law 62 or 63."""
        return Revoke(*(self[:-1] + (status,)))


def numbered(name, number):
    """The key of a question about the revoke of that number."""
    return name if number == 1 else name + "_" + str(number)


def about_revoke(number, player, declarer):
    """Who is who in the words about a revoke."""
    return (
        ("number", number),
        ("offender", player),
        ("partner", partner(player)),
        ("lho", lho(player)),
        ("rho", rho(player)),
        ("declarer", declarer),
        ("dummy", partner(declarer)),
        ("offending_side", side(player)),
        ("other_side", side(lho(player))),
    )


def optional(given, question):
    """Ask only where the answer is given already; None where it is not."""
    if question.key not in given:
        return None
    answer = yield question
    return answer
