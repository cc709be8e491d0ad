"""Law 30: a pass out of rotation that was not accepted."""

from kodeks.rulings import law_16, law_31, law_72
from kodeks.rulings.effects import effects, together
from kodeks.rulings.interview import ask
from kodeks.rulings.law_17 import auction_goes_on, later_calls
from kodeks.rulings.law_29_facts import out_of_rotation, reverts

NEWER = law_31.Items("30B1(a)", "30B1(b)", "30B1(b)(i)", "30B1(b)(ii)")


def not_accepted(one):
    """30A-30C. By whose turn it was, until 2007 also by whether anybody had bid; an artificial pass is ruled as a bid."""
    if (yield from is_artificial(one)):
        return (yield from law_31.artificial_pass(one))
    if is_free_of_turn(one):
        return passes_once(one, "30A")
    if one.whose() == "rho":
        return passes_once(one, "30A" if one.code == "2017" else "30B1")
    if one.code == "2017":
        return (yield from law_31.comparable_or_pass_once(one, NEWER))
    return offender_barred(one)


def is_artificial(one):
    """30C. Until 1997 a conventional pass; from 2007 also the pass of an artificial call of partner's."""
    return (yield ask("artificial_pass", "30C", ("yes", "no"), "choice", one.about(), "no")) == "yes"


def is_free_of_turn(one):
    """30A until 2007: before any bid it does not matter whose turn it was."""
    return one.code < "2017" and not one.before.last_bid()


def passes_once(one, clause):
    """30A (30A, 30B1 until 2007). The offender must pass when next it is his turn, then he is free."""
    own = effects(
        (("offender_pass", "once"), ("partner_pass", "none")),
        ((clause, "offender_must_pass_once"),),
        (),
        ((clause, "say_offender_must_pass_once"),),
    )
    may_damage = own_pass_may_damage(one)
    later = later_calls(one.given, one.before, one.offender, once=True)
    made = one.before.with_calls(later).made()[len(one.before.calls) :]
    stands = effects((("stands", tuple(seat + " " + call for seat, call in made)),)) if made else effects()
    parts = (out_of_rotation(one), reverts(one), own, stands, law_16.withdrawn_call(one.code, one.offender), may_damage)
    if one.code == "2017":  # directors on forums.ebu.co.uk (1680) differ; 30A names neither 26B nor a comparable call
        parts += (effects((), (("26B", "lead_disputed"),)),)
    return together(parts + (auction_goes_on(one.before, later),), one.about())


def offender_barred(one):
    """30B2 until 2007. At partner's turn: the offender passes throughout, partner may not double at that turn."""
    own = effects(
        (("offender_pass", "throughout"), ("partner_pass", "none")),
        (("30B2(a)", "offender_must_pass_throughout"), ("30B2(b)", "partner_may_not_double")),
        (),
        (("30B2(a)", "say_offender_must_pass_throughout"), ("30B2(b)", "say_partner_may_not_double")),
    )
    going_on = auction_goes_on(one.before, later_calls(one.given, one.before, one.offender))
    parts = (out_of_rotation(one), reverts(one), own, law_16.withdrawn_call(one.code, one.offender))
    return together(parts + (own_pass_may_damage(one), going_on), one.about())


def own_pass_may_damage(one):
    """23 until 2007: the pass laid on the offender himself could damage the other side; in 1987 23B, at partner's turn."""
    if one.code == "1987" and one.whose() == "partner":
        return effects((), (("23B", "pass_may_damage_1987"),))  # it does not ask what he could have known
    return law_72.enforced_pass(one.code, of_partner=False) if one.code < "2017" else effects()


def options(one):
    """What follows if the pass is not accepted."""
    if is_free_of_turn(one) or one.whose() == "rho":
        return (("30A" if one.code == "2017" or is_free_of_turn(one) else "30B1", "option_pass_once"),)
    if one.code == "2017":
        return law_31.options_comparable(one, NEWER)
    return (("30B2(a)", "option_offender_barred"), ("30B2(b)", "option_no_double"))
