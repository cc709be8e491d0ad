"""Law 27B as 1987 and 1997 have it: a sufficient bid or a pass, chosen once the penalties have been stated."""

from kodeks.bridge.calls import CALLS, DOUBLE, PASS, REDOUBLE, is_bid, sufficient_bids, supersedes
from kodeks.rulings import law_16, law_26
from kodeks.rulings.effects import effects, together
from kodeks.rulings.interview import ask
from kodeks.rulings.law_17 import auction_goes_on, later_calls
from kodeks.rulings.law_27_barred import call_pending, cancelled, if_known, offender_chooses, partner_passes
from kodeks.rulings.law_27_facts import not_yet_again, wrong_bid


def not_accepted(table, early):
    """27B. What was put in its place too soon is cancelled (footnote to 27B); the offender chooses anew."""
    # A double that was tried too soon was tried all the same: 27B3 makes no difference between before and after.
    if early in (DOUBLE, REDOUBLE):
        return (yield from double_attempted(table, early, early))
    others = tuple(call for call in CALLS if call != table.bid)
    replacement = yield ask("replacement", "27B", others + ("not_yet",), "call", table.about(early=early))
    attempts = (early,) if early and early != replacement else ()
    if replacement == "not_yet":
        attempts = (early,) if early else ()
        return offender_chooses(table, early, attempts, (_fell_away(early, attempts),))
    if replacement in (DOUBLE, REDOUBLE):
        return (yield from double_attempted(table, replacement, early, attempts))
    if is_bid(replacement) and not supersedes(replacement, table.last):
        return (yield from insufficient_again(table, replacement, early, attempts))
    return (yield from corrected(table, replacement, early, attempts))


def corrected(table, replacement, early, attempts):
    """27B1, 27B2. The lowest sufficient bid in the denomination is free if no convention is about; all else bars partner."""
    about = table.about(replacement=replacement)
    if replacement == table.lowest_same():
        key = "not_conventional" if table.code == "1987" else "neither_conventional"
        if (yield ask(key, "27B1", about=about)) == "yes":
            return (yield from no_penalty(table, replacement, early, attempts))
    about = _about(table, replacement, early, attempts)
    return (yield from partner_passes(table, replacement, "27B2", attempts, about, (_fell_away(early, attempts),)))


def no_penalty(table, replacement, early, attempts):
    """27B1(a), 27B1(b). As though nothing had happened, but for information that damaged the other side."""
    auction = table.before().with_call(replacement)
    about = _about(table, replacement, early, attempts)
    later = later_calls(table.given, auction)
    parts = [
        wrong_bid(table),
        effects(
            (("stands", table.made(replacement)), ("cancelled", cancelled(table, attempts)), ("equity", True)),
            (("27B1(a)", "no_penalty"),),
            (("meaning", "27B1", "convention"),),
            (("27B1(a)", "say_auction_undisturbed"),),
        ),
        effects((), (("27B1(b)", "look_again_" + table.code),), (("damage", "27B1(b)", "information_damaged"),)),
    ]
    if attempts:
        parts.append(_fell_away(early, attempts))
        parts.append(law_16.withdrawn_call(table.code, table.offender))
        parts.append((yield from law_26.lead_restriction(table.code, table.offender, auction.with_calls(later), about)))
    else:
        parts.append(law_26.no_restriction("27B1(a)"))
        parts.append(effects((), (("27B1(a)", "information_free"),)))
    return together(parts + [auction_goes_on(auction, later)], about)


def double_attempted(table, attempted, early, attempts=()):
    """27B3. Cancelled; the offender bids sufficiently or passes, and his partner is barred."""
    attempts += (attempted,)
    options = (PASS,) + sufficient_bids(table.last)
    question = ask("final_call", "27B3", options, "call", table.about(attempted=attempted))
    call = yield from if_known(question, table.given)
    about, told = _about(table, call, early, attempts), (_fell_away(early, attempts),)
    if not call:
        return call_pending(table, "27B3", attempts, about, told, question)
    return (yield from partner_passes(table, call, "27B3", attempts, about, told))


def insufficient_again(table, attempted, early, attempts):
    """27A, 27B. These codes have no item for a second insufficient bid: it is accepted or corrected like the first."""
    about = table.about(attempted=attempted)
    decision = yield ask("lho_accepts_second", "27A", ("yes", "no", "not_yet"), about=about)
    if decision == "not_yet":
        first = effects((("cancelled", cancelled(table, attempts)),))
        return together((wrong_bid(table), first, not_yet_again(table)), about)
    if decision == "yes":
        return (yield from second_accepted(table, attempted, early, attempts))
    call = yield ask("final_call", "27B", (PASS,) + sufficient_bids(table.last), "call", about)
    return (yield from corrected(table, call, early, attempts + (attempted,)))


def second_accepted(table, attempted, early, attempts):
    """27A. The second insufficient bid counts as legal; the first is a withdrawn call (16, 26)."""
    auction = table.before().with_call(attempted)
    about = _about(table, attempted, early, attempts + (attempted,))
    later = later_calls(table.given, auction)
    own = effects(
        (("stands", table.made(attempted)), ("cancelled", cancelled(table, attempts))),
        (("27A", "second_accepted"),),
        (),
        (("27A", "say_second_accepted"),),
    )
    lead = yield from law_26.lead_restriction(table.code, table.offender, auction.with_calls(later), about)
    information = law_16.withdrawn_call(table.code, table.offender)
    return together((wrong_bid(table), own, information, lead, auction_goes_on(auction, later)), about)


def _fell_away(early, attempts):
    """27B. What was tried and does not stand: too soon, or insufficient once more; of doubles 27B3 tells."""
    again = [attempt for attempt in attempts if is_bid(attempt) and attempt != early]
    told = (("27B", "early_cancelled"),) if early in attempts else ()
    return effects((), told + ((("27B", "second_cancelled_older"),) if again else ()))


def _about(table, replacement, early, attempts):
    """What fills the words of a ruling."""
    return table.about(replacement=replacement, early=early, attempted=attempts[-1] if attempts else replacement)
