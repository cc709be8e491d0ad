"""What a placeholder stands for, by its name: {offender} is a seat, {suit} a suit, {withdrawn} a call.

A number needs no name here. A new placeholder that is a seat, a card and so on is added to its line.
"""

KINDS = (
    (
        "seat",
        "seat offender partner lho rho player dealer declarer dummy leader winner claimer revoker defender other "
        "caller bidder turn chooser first second right_player hand over short",
    ),
    ("seats", "seats players choosers free"),
    ("side", "side offending_side other_side declaring_side defending_side"),
    (
        "call",
        "call bid last withdrawn replacement attempted lowest lowest_same early lho_call right_call "
        "first_call second_call over_call other_call",
    ),
    ("calls", "calls withdrawn_calls"),
    ("suit", "suit suit_led suit_played"),
    ("suits", "suits"),
    ("denomination", "denomination trumps strain"),
    ("denominations", "denominations"),
    ("card", "card meant wrong revoke_card other_card"),
    ("cards", "cards"),
    ("contract", "contract"),
    ("clauses", "clauses other_clauses"),
    ("decimal", "mean other_mean"),
)
# The kind of a list's members.
MEMBERS = {"seats": "seat", "calls": "call", "suits": "suit", "denominations": "denomination", "cards": "card"}


KIND_OF = {name: kind for kind, names in KINDS for name in names.split()}


def kind_of(name):
    """The kind of a placeholder: "seat" for offender; "" if its name is not in the table."""
    return KIND_OF.get(name, "")
