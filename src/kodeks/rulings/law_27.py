"""Law 27: an insufficient bid. Here 27A; 27B and 27C stand in law_27_newer (2007, 2017) and law_27_older (1987, 1997)."""

from kodeks.bridge.calls import CALLS, DOUBLE, REDOUBLE
from kodeks.bridge.seats import in_side_order, lho, rho
from kodeks.rulings import law_16, law_27_newer, law_27_older
from kodeks.rulings.effects import effects, together
from kodeks.rulings.interview import ask
from kodeks.rulings.law_17 import auction_goes_on, later_calls
from kodeks.rulings.law_27_facts import is_elsewhere, not_yet, table_of, wrong_bid

SINCE = ("nothing", "lho_called", "replaced", "replaced_and_lho_called")


def insufficient_bid(code, given):
    """Law 27. A bid that does not supersede the last one, made in rotation."""
    table = yield from table_of(code, given)
    elsewhere = is_elsewhere(table)
    if elsewhere is not None:
        return elsewhere
    since = yield ask("since", table.clause_a(), SINCE, about=table.about())
    if since == "lho_called":
        return (yield from accepted_by_calling(table))
    early = ""
    if since != "nothing":
        others = tuple(call for call in CALLS if call != table.bid)
        early = yield ask("early_call", table.clause_c(), others, "call", table.about())
    if since == "replaced_and_lho_called":
        return (yield from called_over_replacement(table, early))
    decision = yield ask("lho_accepts", table.clause_a(), ("yes", "no", "not_yet"), about=table.about(early=early))
    if decision == "yes":
        return accepted(table, early)
    if decision == "not_yet":
        return undecided(table, early)
    own = law_27_older if code < "2007" else law_27_newer
    return (yield from own.not_accepted(table, early))


def accepted(table, early):
    """27A. Accepted by a statement: the bid counts as legal, and what replaced it too soon falls away."""
    clause = table.clause_a()
    parts = [
        wrong_bid(table),
        effects((("stands", table.made(table.bid)),), ((clause, "accepted"),), (), ((clause, "say_accepted"),)),
        auction_goes_on(table.auction, later_calls(table.given, table.auction)),
    ]
    if early:
        parts.append(effects((("cancelled", table.made(early)),), ((table.clause_c(), "early_withdrawn"),)))
        parts.append(law_16.withdrawn_call(table.code, table.offender))
    return together(parts, table.about(early=early))


def accepted_by_calling(table):
    """27A. Accepted because the next player has called over it."""
    legal = table.auction.legal_calls()
    call = yield ask("lho_call", table.clause_a(), legal, "call", table.about())
    auction = table.auction.with_call(call)
    parts = [
        wrong_bid(table),
        effects(
            (("stands", table.made(table.bid) + (table.lho() + " " + call,)),),
            ((table.clause_a(), "accepted_by_calling"),),
            (),
            ((table.clause_a(), "say_accepted_by_calling"),),
        ),
        auction_goes_on(auction, later_calls(table.given, auction)),
    ]
    return together(parts, table.about(lho_call=call))


def called_over_replacement(table, early):
    """27C, 11A. The next player has called over a replacement made too soon: it stands, the rest is the director's."""
    # No item of Law 27 speaks of this; 27C lets the replacement stand, 11A weighs a call made before the director came.
    before = table.before()
    if early in (DOUBLE, REDOUBLE) and not before.is_legal(early):
        return together((wrong_bid(table), effects((), (("36", "see_inadmissible_double"),))), table.about(early=early))
    replaced = before.with_call(early)
    call = yield ask("lho_call", table.clause_a(), replaced.legal_calls(), "call", table.about(early=early))
    auction = replaced.with_call(call)
    parts = [
        wrong_bid(table),
        effects(
            (("stands", table.made(early) + (table.lho() + " " + call,)), ("cancelled", table.made(table.bid))),
            ((table.clause_c(), "replacement_called_over"), ("11A", "rectification_may_be_forfeited")),
            (("what_happened", "11A", "which_bid_called_over"),),
            ((table.clause_c(), "say_replacement_called_over"),),
        ),
        auction_goes_on(auction, later_calls(table.given, auction)),
        told_by_the_first(table),
    ]
    return together(parts, table.about(early=early, lho_call=call))


def told_by_the_first(table):
    """27B1, 16C. Whether the offenders may use what the insufficient bid told hangs on what Law 27 makes of the new one."""
    if table.code == "1987":  # its 16C2 left the information to both sides once the penalty was paid
        return law_16.withdrawn_call(table.code, table.offender)
    opponents = in_side_order((lho(table.offender), rho(table.offender)))
    return effects((("ai", opponents),), (("27B1", "free_only_if_27B1_covers_it"),))


def undecided(table, early):
    """10C1, 27A. The next player is told his options before he decides."""
    return together((wrong_bid(table), not_yet(table, early)), table.about(early=early))
