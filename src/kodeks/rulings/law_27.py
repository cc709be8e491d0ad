"""Law 27: an insufficient bid. 27A acceptance, 27B and 27C as 2007 and 2017 have them; 1987 and 1997: law_27_older."""

from kodeks.bridge.calls import CALLS, DOUBLE, PASS, REDOUBLE, is_bid, sufficient_bids, supersedes
from kodeks.rulings import law_16, law_23, law_26, law_27_older
from kodeks.rulings.effects import effects, together
from kodeks.rulings.interview import ask
from kodeks.rulings.law_27_facts import (
    auction_goes_on,
    could_have_known,
    is_elsewhere,
    later_calls,
    not_yet,
    not_yet_again,
    table_of,
    wrong_bid,
)

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
    if code < "2007":
        return (yield from law_27_older.not_accepted(table, early))
    return (yield from not_accepted(table, early))


def accepted(table, early):
    """27A. Accepted by a statement: the bid counts as legal, and what replaced it too soon falls away."""
    clause = table.clause_a()
    parts = [
        wrong_bid(table),
        effects((("stands", table.made(table.bid)),), ((clause, "accepted"),), (), ((clause, "say_accepted"),)),
        auction_goes_on(table, table.auction, later_calls(table, table.auction)),
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
        auction_goes_on(table, auction, later_calls(table, auction)),
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
        auction_goes_on(table, auction, later_calls(table, auction)),
        law_16.withdrawn_call(table.code, table.offender),
    ]
    return together(parts, table.about(early=early, lho_call=call))


def undecided(table, early):
    """10C1, 27A. The next player is told his options before he decides."""
    return together((wrong_bid(table), not_yet(table, early)), table.about(early=early))


def not_accepted(table, early):
    """27B. A legal call must take its place; a replacement made too soon is that call (27C)."""
    others = tuple(call for call in CALLS if call != table.bid)
    replacement = early or (yield ask("replacement", "27B", others, "call", table.about()))
    too_soon = effects((), (("27C", "early_counts"),)) if early else effects()
    if replacement in (DOUBLE, REDOUBLE):
        return (yield from double_attempted(table, replacement, too_soon))
    if is_bid(replacement) and not supersedes(replacement, table.last):
        return (yield from insufficient_again(table, replacement, too_soon))
    clause = yield from undisturbed(table, replacement)
    if clause:
        return auction_undisturbed(table, replacement, clause, too_soon)
    return (yield from partner_passes(table, replacement, "27B2", (), (too_soon,)))


def undisturbed(table, replacement):
    """27B1. The item under which the auction goes on as if nothing had happened; "" if none."""
    about = table.about(replacement=replacement)
    if table.code == "2007":
        return (yield from _undisturbed_2007(table, replacement, about))
    if is_bid(replacement):
        # "Specify": WBFLC commentary, January 2019, on 27B1(a): to tell something of the holding, both of the same kind.
        same = yield ask("specifies_same", "27B1(a)", about=about)
        if same == "yes" and (yield from _is_lowest_such(table, replacement, about)):
            return "27B1(a)"
    return "27B1(b)" if (yield from law_23.comparable(about)) else ""


def _is_lowest_such(table, replacement, about):
    """True if no lower sufficient bid specifies the same; the very next bid is plainly the lowest."""
    if replacement == sufficient_bids(table.last)[0]:
        return True
    return (yield ask("lowest_such", "27B1(a)", about=about)) == "yes"


def _undisturbed_2007(table, replacement, about):
    """27B1 of 2007: (a) lowest in the same denomination, neither artificial; (b) same or more precise meaning."""
    if replacement == table.lowest_same() and (yield ask("neither_artificial", "27B1(a)", about=about)) == "yes":
        return "27B1(a)"
    return "27B1(b)" if (yield ask("same_or_more_precise", "27B1(b)", about=about)) == "yes" else ""


def auction_undisturbed(table, replacement, clause, too_soon):
    """27B1, 27D. No further rectification; the director looks at the result again after play."""
    auction = table.before().with_call(replacement)
    comparable = table.code == "2017" and clause == "27B1(b)"
    judged = (("comparable", "23A", "comparability"),) if comparable else (("meaning", clause, "meaning_of_both"),)
    parts = [
        wrong_bid(table),
        effects(
            (("stands", table.made(replacement)), ("cancelled", table.made(table.bid)), ("equity", True)),
            ((clause, "auction_undisturbed"),),
            judged,
            ((clause, "say_auction_undisturbed"),),
        ),
        too_soon,
        law_26.no_restriction("26A" if comparable else clause),
        _information_after_27b1(table, clause),
        effects((), (("27D", "look_again"),), (("damage", "23C" if comparable else "27D", "without_assistance"),)),
        auction_goes_on(table, auction, later_calls(table, auction)),
    ]
    return together(parts, table.about(replacement=replacement))


def _information_after_27b1(table, clause):
    """27B1: the law on withdrawn calls is off, but for 27B1(b) of 2007."""
    if table.code == "2007" and clause == "27B1(b)":
        return law_16.withdrawn_call(table.code, table.offender)
    return effects((), ((clause, "information_free"),))


def double_attempted(table, attempted, too_soon):
    """27B3. A double or redouble, unless it is legal and falls under 27B1(b), is cancelled and partner is barred."""
    if table.before().is_legal(attempted):
        clause = yield from undisturbed(table, attempted)
        if clause:
            return auction_undisturbed(table, attempted, clause, too_soon)
    options = (PASS,) + sufficient_bids(table.last)
    call = yield ask("final_call", "27B3", options, "call", table.about(attempted=attempted))
    return (yield from partner_passes(table, call, "27B3", (attempted,), (too_soon,)))


def insufficient_again(table, attempted, too_soon):
    """27B4. Another insufficient bid: the next player may accept it; otherwise as 27B3."""
    about = table.about(attempted=attempted)
    decision = yield ask("lho_accepts_second", "27B4", ("yes", "no", "not_yet"), about=about)
    if decision == "not_yet":
        parts = [wrong_bid(table), effects((("cancelled", table.made(table.bid)),)), too_soon, not_yet_again(table)]
        return together(parts, about)
    if decision == "yes":
        return (yield from second_accepted(table, attempted, too_soon))
    call, doubles = yield from _legal_call_at_last(table, attempted)
    return (yield from partner_passes(table, call, "27B4", (attempted,) + doubles, (too_soon,)))


def second_accepted(table, attempted, too_soon):
    """27B4, 27A1. The second insufficient bid counts as legal; the first is a withdrawn call (16, 26)."""
    # 27B4 says only what follows if it is not accepted; the first bid is withdrawn all the same, so 16 and 26 apply.
    auction = table.before().with_call(attempted)
    about = table.about(attempted=attempted, replacement=attempted)
    later = later_calls(table, auction)
    parts = [
        wrong_bid(table),
        effects(
            (("stands", table.made(attempted)), ("cancelled", table.made(table.bid))),
            (("27B4", "second_accepted"),),
            (),
            (("27B4", "say_second_accepted"),),
        ),
        too_soon,
        auction_goes_on(table, auction, later),
    ]
    if table.code == "2017" and (yield from law_23.comparable(about)):
        free = effects((), (("23B", "information_free"),), (("comparable", "23A", "comparability"),))
        parts += [law_26.no_restriction("26A"), free]
    else:
        parts.append(law_16.withdrawn_call(table.code, table.offender))
        parts.append((yield from law_26.lead_restriction(table.code, table.offender, auction.with_calls(later), about)))
    return together(parts, about)


def _legal_call_at_last(table, attempted):
    """The call that stands in the end, and doubles that were tried and cancelled on the way (27B3)."""
    about = table.about(attempted=attempted)
    doubles = tuple(call for call in (DOUBLE, REDOUBLE) if table.before().is_legal(call))
    bids = (PASS,) + sufficient_bids(table.last)
    call = yield ask("final_call", "27B4", bids[:1] + doubles + bids[1:], "call", about)
    if call not in doubles or (yield from undisturbed(table, call)):
        return call, ()
    other = yield ask("last_call", "27B3", bids, "call", table.about(attempted=call))
    return other, (call,)


def partner_passes(table, replacement, clause, attempts, parts=()):
    """27B2, 27B3, 27B4. The new call stands, offender's partner must pass to the end; 16, 26 and 72C (23 in 2007)."""
    auction = table.before().with_call(replacement)
    about = table.about(replacement=replacement, attempted=(attempts + (replacement,))[0])
    later = later_calls(table, auction, barred=table.partner())
    cancelled = table.made(table.bid)
    for attempt in attempts:
        cancelled += table.made(attempt)
    keys = {"27B2": "not_undisturbed", "27B3": "double_cancelled", "27B4": "second_cancelled"}
    own = effects(
        (("stands", table.made(replacement)), ("cancelled", cancelled), ("partner_pass", "throughout")),
        ((clause, keys[clause]), (clause, "partner_must_pass")),
        (),
        ((clause, "say_replacement_stands"),) + ((clause, "say_partner_must_pass"),) * (not auction.is_over()),
    )
    lead = yield from law_26.lead_restriction(table.code, table.offender, auction.with_calls(later), about)
    parts = [wrong_bid(table), own] + list(parts) + [law_16.withdrawn_call(table.code, table.offender), lead]
    return together(parts + [could_have_known(table), auction_goes_on(table, auction, later)], about)


