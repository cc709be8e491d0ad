"""Law 27B and 27C as 2007 and 2017 have them: free by meaning (27B1), or partner is barred (27B2 to 27B4)."""

from kodeks.bridge.calls import CALLS, DOUBLE, PASS, REDOUBLE, is_bid, sufficient_bids, supersedes
from kodeks.rulings import law_16, law_23, law_26
from kodeks.rulings.effects import effects, together
from kodeks.rulings.interview import ask
from kodeks.rulings.law_17 import auction_goes_on, later_calls
from kodeks.rulings.law_27_barred import call_pending, if_known, offender_chooses, partner_passes
from kodeks.rulings.law_27_facts import not_yet_again, wrong_bid

# What the director found out under 27B1(b), of the call that stands and of a double that does not.
COMPARABILITY = ("comparable", "23A", "comparability")
ABOUT_REPLACEMENT = {"2007": ("meaning", "27B1(b)", "meaning_of_both"), "2017": COMPARABILITY}
ABOUT_ATTEMPT = {
    "2007": ("meaning", "27B1(b)", "meaning_of_attempt"),
    "2017": ("comparable", "23A", "comparability_of_attempt"),
}


def not_accepted(table, early):
    """27B. A legal call must take its place; a replacement made too soon is that call (27C)."""
    others = tuple(call for call in CALLS if call != table.bid)
    replacement = early or (yield ask("replacement", "27B", others + ("not_yet",), "call", table.about()))
    if replacement == "not_yet":
        return offender_chooses(table, "", ())
    too_soon = effects((), (("27C", "early_counts"),)) if early else effects()
    if replacement in (DOUBLE, REDOUBLE):
        return (yield from double_attempted(table, replacement, too_soon))
    if is_bid(replacement) and not supersedes(replacement, table.last):
        return (yield from insufficient_again(table, replacement, too_soon))
    clause = yield from undisturbed(table, replacement)
    if clause:
        return auction_undisturbed(table, replacement, clause, too_soon)
    about = table.about(replacement=replacement)
    found = effects(judgement=(ABOUT_REPLACEMENT[table.code],))
    return (yield from partner_passes(table, replacement, "27B2", (), about, (too_soon, found)))


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
    judged = (COMPARABILITY,) if comparable else (("meaning", clause, "meaning_of_both"),)
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
        auction_goes_on(auction, later_calls(table.given, auction)),
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
        too_soon = _with_finding(table, too_soon)
    options = (PASS,) + sufficient_bids(table.last)
    question = ask("final_call", "27B3", options, "call", table.about(attempted=attempted))
    call = yield from if_known(question, table.given)
    return (yield from barred(table, call, "27B3", (attempted,), too_soon, question))


def _with_finding(table, too_soon):
    """27B1(b). That a legal double does not fall under it was the director's finding too."""
    return effects((), too_soon.consequences, too_soon.judgement + (ABOUT_ATTEMPT[table.code],))


def insufficient_again(table, attempted, too_soon):
    """27B4. Another insufficient bid: the next player may accept it; otherwise as 27B3."""
    about = table.about(attempted=attempted)
    decision = yield ask("lho_accepts_second", "27B4", ("yes", "no", "not_yet"), about=about)
    if decision == "not_yet":
        parts = [wrong_bid(table), effects((("cancelled", table.made(table.bid)),)), too_soon, not_yet_again(table)]
        return together(parts, about)
    if decision == "yes":
        return (yield from second_accepted(table, attempted, too_soon))
    doubles = tuple(call for call in (DOUBLE, REDOUBLE) if table.before().is_legal(call))
    question = ask("final_call", "27B4", (PASS,) + doubles + sufficient_bids(table.last), "call", about)
    call = yield from if_known(question, table.given)
    if call in doubles and not (yield from undisturbed(table, call)):
        return (yield from double_attempted_last(table, (attempted, call), too_soon))
    return (yield from barred(table, call, "27B4", (attempted,), too_soon, question))


def double_attempted_last(table, attempts, too_soon):
    """27B3 after 27B4: the double is cancelled too, and a bid or a pass is left."""
    options = (PASS,) + sufficient_bids(table.last)
    question = ask("last_call", "27B3", options, "call", table.about(attempted=attempts[-1]))
    call = yield from if_known(question, table.given)
    earlier = _with_finding(table, effects((), too_soon.consequences + (("27B4", "earlier_attempt_cancelled"),)))
    return (yield from barred(table, call, "27B3", attempts, earlier, question))


def barred(table, call, clause, attempts, too_soon, question):
    """27B3, 27B4. Partner must pass throughout, whatever the call that takes the place of what was cancelled."""
    about = table.about(attempted=attempts[-1], replacement=call)
    if not call:
        return call_pending(table, clause, attempts, about, (too_soon,), question)
    return (yield from partner_passes(table, call, clause, attempts, about, (too_soon,)))


def second_accepted(table, attempted, too_soon):
    """27B4, 27A1. The second insufficient bid counts as legal; the first is a withdrawn call (16, 26)."""
    # 27B4 says only what follows if it is not accepted; the first bid is withdrawn all the same, so 16 and 26 apply.
    auction = table.before().with_call(attempted)
    about = table.about(attempted=attempted, replacement=attempted)
    later = later_calls(table.given, auction)
    parts = [
        wrong_bid(table),
        effects(
            (("stands", table.made(attempted)), ("cancelled", table.made(table.bid))),
            (("27B4", "second_accepted"),),
            (),
            (("27B4", "say_second_accepted"),),
        ),
        too_soon,
        auction_goes_on(auction, later),
    ]
    if table.code == "2017" and (yield from law_23.comparable(about)):
        free = effects((), (("23B", "information_free"),), (COMPARABILITY,))
        parts += [law_26.no_restriction("26A"), free]
    else:
        if table.code == "2017":
            parts.append(effects(judgement=(COMPARABILITY,)))
        parts.append(law_16.withdrawn_call(table.code, table.offender))
        parts.append((yield from law_26.lead_restriction(table.code, table.offender, auction.with_calls(later), about)))
    return together(parts, about)
