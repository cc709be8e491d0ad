"""Law 26: what declarer may do about a lead after the other side has withdrawn a call."""

from kodeks.bridge.calls import CALLS, PASS
from kodeks.bridge.seats import partner, side
from kodeks.rulings.effects import effects
from kodeks.rulings.interview import ask

# Until 2007 the law is for a different final call, or (footnote) one of quite another meaning: bridgefederation.se, lag26.
SAME_CALL = effects((), (("26", "same_call_again"),), (("meaning", "26", "same_call_same_meaning"),))
SUIT_SETS = ("S", "H", "D", "C", "SH", "SD", "SC", "HD", "HC", "DC", "SHD", "SHC", "SDC", "HDC", "SHDC")


def lead_restriction(code, offender, auction, about, by_32=False):
    """26. By what the offender showed in the legal auction; for a double out of rotation Law 32 until 2007 names 26B."""
    if auction.is_over() and not auction.last_bid():
        return effects()  # passed out: nobody leads
    if auction.is_over() and side(auction.declarer()) == side(offender):
        return effects(consequences=(("26", "offending_side_declares"),))
    if code == "2017":
        suits = yield from _shown_suits(offender, auction, about)
        return _forbid_one("26B", offender, auction, suits)
    if by_32:
        return _forbid_one("26B", offender, auction, "none")
    suits = yield ask("suits_withdrawn", "26A", ("open", "no_suit", "all_shown") + SUIT_SETS, "suits", about)
    return _by_withdrawn_suits(code, offender, auction, suits)


def both_pass(told, offender, auction):
    """37B2, 38C. Both players pass to the end: if the other side made the last bid, they are sure to defend."""
    bidder = auction.last_bidder()
    if not bidder or side(bidder) == side(offender):
        return told
    outcome = []
    for key, value in told.outcome:
        if key == "lead_restriction":
            value = {name: value[name] for name in value if name != "certain"}
        outcome.append((key, value))
    return effects(outcome, told.consequences, told.judgement, told.script, told.refine, told.about)


def undetermined(code, offender, auction, by_32=False):
    """26, while the offender's call is still to come: nobody can say yet which suits count."""
    if code == "2017":
        told = _forbid_one("26B", offender, auction, "open")
    else:
        told = _by_withdrawn_suits(code, offender, auction, "no_suit" if by_32 else "open")
    return effects(told.outcome, told.consequences, told.judgement, told.script, (), told.about)


def no_restriction(clause):
    """26A of 2017, 27B1 of any code: nothing about the lead."""
    return effects(consequences=((clause, "no_lead_restriction"),))


def _shown_suits(offender, auction, about):
    """Suits the offender specified in the legal auction: none if he only passed, else the director says."""
    if all(call == PASS for call in auction.calls_of(offender)):
        return "none"
    return (yield ask("suits_shown", "26B", ("open", "none") + SUIT_SETS, "suits", about))


def _by_withdrawn_suits(code, offender, auction, suits):
    """26A and 26B of 1987, 1997 and 2007: it turns on the suits that the withdrawn call was about."""
    if suits == "all_shown":
        return effects(consequences=(("26A1", "all_suits_shown"),))
    if suits == "no_suit":
        return _forbid_one("26B", offender, auction, "none")
    if suits == "open":
        restriction = _restriction("depends", offender, auction)
        return effects(
            (("lead_restriction", restriction),),
            (("26", _defending("lead_depends_on_meaning", auction)),),
            (("meaning", "26", "suits_of_withdrawn"),),
            (("26", _said("lead_depends", auction)),),
            _later(auction),
            _declarer(auction),
        )
    clauses = ("26A2(a)", "26A2(b)") if code == "2007" else ("26A2", "26A2")
    restriction = _restriction("require_or_forbid", offender, auction, suits=tuple(suits), duration="while_on_lead")
    return effects(
        (("lead_restriction", restriction),),
        ((clauses[0], _defending("may_require_suit", auction)), (clauses[1], "may_forbid_suit")),
        (),
        (("26A2", _said("require_or_forbid", auction)),),
        _later(auction),
        (("suits", suits),) + _declarer(auction),
    )


def _forbid_one(clause, offender, auction, suits):
    """One suit may be forbidden, any but those exempt; `suits` "open" leaves them open, "none" exempts none."""
    fields = {"duration": "while_on_lead"}
    if suits != "open":
        fields["suits_exempt"] = () if suits == "none" else tuple(suits)
    key = "may_forbid_one" if suits == "none" else "may_forbid_one_not_shown"
    return effects(
        (("lead_restriction", _restriction("forbid_one", offender, auction, **fields)),),
        ((clause, _defending(key, auction)),),
        (("meaning", clause, "suits_shown_in_auction"),) if suits == "open" else (),
        ((clause, _said(_but_not_shown(key, suits, auction), auction)),),
        _later(auction),
        (("suits", suits),) + _declarer(auction),
    )


def _but_not_shown(key, suits, auction):
    """The suits exempt can be named once the offender can show no more of them."""
    return "may_forbid_one_but" if auction.is_over() and suits not in ("open", "none") else key


def _defending(key, auction):
    """Once the auction is over nobody asks whether the offending side defends."""
    return key + "_defending" if auction.is_over() else key


def _said(key, auction):
    """While the auction goes on, that declarer will choose; when it is over, declarer is asked himself."""
    return ("ask_declarer_" if auction.is_over() else "say_") + key


def _declarer(auction):
    return (("declarer", auction.declarer()),) if auction.is_over() else ()


def _restriction(kind, offender, auction, **fields):
    """The restriction in the words of an outcome; not certain while the offending side may still declare."""
    restriction = dict(fields)
    restriction["kind"] = kind
    restriction["player"] = partner(offender)
    if not auction.is_over():
        restriction["certain"] = False
    return restriction


def _later(auction):
    """How the auction went on tells whether the restriction comes to be used."""
    return () if auction.is_over() else (ask("later", "26", CALLS, "calls"),)
