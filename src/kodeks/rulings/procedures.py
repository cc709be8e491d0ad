"""All procedures, in the order of the laws."""

from collections import namedtuple

from kodeks.rulings.law_27 import insufficient_bid
from kodeks.rulings.law_29 import call_out_of_rotation
from kodeks.rulings.law_61 import revoke

CODES = ("1987", "1997", "2007", "2017")


class Procedure(namedtuple("Procedure", ("name", "function", "codes", "laws", "starts", "optional"))):
    """A ruling as an interview: codes it knows, its laws, clauses it can be started from, facts it uses but never asks."""

    __slots__ = ()

    def starts_at(self, code):
        """The clauses of a code at which the reader is offered this procedure."""
        return dict(self.starts)[code]


PROCEDURES = (
    Procedure(
        "insufficient_bid",
        insufficient_bid,
        CODES,
        ("27",),
        (
            ("1987", ("27", "27A", "27B")),
            ("1997", ("27", "27A", "27B")),
            ("2007", ("27", "27A", "27B", "27C")),
            ("2017", ("27", "27A", "27B", "27C")),
        ),
        ("offender", "intended", "later"),
    ),
    Procedure(
        "call_out_of_rotation",
        call_out_of_rotation,
        CODES,
        ("28", "29", "30", "31", "32", "34"),
        tuple((code, ("28", "29", "29A", "30", "31", "32", "34")) for code in CODES),
        ("rho_must_pass", "later"),
    ),
    Procedure(
        "revoke",
        revoke,
        CODES,
        ("61", "62", "63", "64"),
        tuple((code, ("61", "61A", "62", "62A", "62D", "63", "63A", "64", "64A", "64B", "64C")) for code in CODES),
        (
            "leader",
            "trick",
            "revoke_card",
            "dummy_first",
            "defenders_may_ask",
            "partner_on_lead",
            "offender_2",
            "offender_3",
            "offender_4",
            "offender_5",
            "tricks_after",
            "tricks_after_2",
            "tricks_won",
            "contract",
            "vulnerable",
            "equity_better",
            "equity_tricks",
        ),
    ),
)


def procedure(name):
    """The procedure of this name; ValueError names those there are."""
    for one in PROCEDURES:
        if one.name == name:
            return one
    raise ValueError(f"'{name}' is not a procedure; procedures are {' '.join(one.name for one in PROCEDURES)}")
