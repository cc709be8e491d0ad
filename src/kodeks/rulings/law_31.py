"""Law 31: a bid out of rotation that was not accepted. Laws 30 and 32 share what 2017 says of the comparable call."""

from collections import namedtuple

from kodeks.bridge.calls import PASS, denomination, is_bid
from kodeks.bridge.seats import side
from kodeks.rulings import law_16, law_23, law_26, law_72
from kodeks.rulings.effects import effects, plus, together
from kodeks.rulings.interview import ask
from kodeks.rulings.law_17 import auction_goes_on, later_calls
from kodeks.rulings.law_29_facts import calls_between, out_of_rotation, partner_has_called, reverts


class Items(namedtuple("Items", ("partner", "offender", "comparable", "otherwise"))):
    """The items of a law: partner is free, the offender is, his new call is comparable, it is not."""

    __slots__ = ()


AT_OTHER_TURNS = Items("31B1", "31B2", "31A2(a)", "31A2(b)")
AT_RHOS_TURN = Items("", "31A2", "31A2(a)", "31A2(b)")


def not_accepted(one):
    """31A, 31B. By whose turn it was."""
    if one.whose() == "rho":
        return (yield from at_rhos_turn(one, "31A1", AT_RHOS_TURN, "31A2", options(one)))
    if one.code == "2017":
        return (yield from comparable_or_pass_once(one, AT_OTHER_TURNS))
    return (yield from partner_barred(one, "31B"))


def artificial_pass(one):
    """30C. An artificial pass is ruled as a bid out of rotation."""
    if one.is_change_of_call():
        return change_of_call(one)
    return (yield from not_accepted(one))


def at_rhos_turn(one, repeat, items, older, choices):
    """31A, 32A (32B until 2007). RHO passes: the call must be repeated. He acts: any legal call, at a price or without."""
    if (yield ask("right_player_since", repeat, ("yes", "not_yet"), about=one.about())) == "not_yet":
        return rho_to_call(one, repeat, choices)
    auction = yield from calls_between(one)
    if auction.is_over():
        return (yield from over_before_his_turn(one, auction))
    if auction.calls[-1] == PASS:
        return must_repeat(one, auction, repeat)
    if one.code == "2017":
        return (yield from comparable_or_pass_once(one, items, auction))
    replacement = yield ask("replacement", older, auction.legal_calls(), "call", one.about())
    if older == "31A2" and (yield from repeats_denomination(one, replacement)):
        return (yield from partner_passes(one, auction, replacement, "31A2(a)", "once"))
    return (yield from partner_passes(one, auction, replacement, "31A2(b)" if older == "31A2" else older, "throughout"))


def must_repeat(one, auction, clause):
    """31A1, 32A1 (32B1 until 2007). RHO has passed: the offender makes the same call, and if it is legal that is all."""
    legal = auction.is_legal(one.call)
    told = ((clause, "must_repeat"),) + (
        ((clause, "repeated_call_is_legal"),) if legal else (("27", "repeated_is_insufficient"),)
    )
    own = effects(
        (("forced_call", one.made(one.call)[0]), ("partner_pass", "none")), told, (), ((clause, "say_must_repeat"),)
    )
    parts = (out_of_rotation(one), reverts(one), own) + ((law_26.no_restriction(clause),) if legal else ())
    repeated = auction.with_call(one.call)
    going_on = auction_goes_on(repeated, later_calls(one.given, repeated)) if legal else effects((("turn", one.offender),))
    return together(parts + (going_on,), one.about())


def rho_to_call(one, repeat, choices):
    """29B, 31A, 32A. RHO has not called yet: what follows from his call is told to the table."""
    told = () if one.before.with_call(PASS).is_over() else ((repeat, "depends_on_rho"),)
    weigh = (("meaning", "23A", "meaning_away_from_table"),) if one.code == "2017" else ()
    parts = (out_of_rotation(one), reverts(one), effects((), told, weigh, choices))
    return together(parts + (law_16.withdrawn_call(one.code, one.offender), auction_goes_on(one.before)), one.about())


def over_before_his_turn(one, auction, duties=()):
    """22, 29B. The passes of others ended the auction before it came to the offender's turn: he calls no more."""
    parts = (out_of_rotation(one), reverts(one)) + duties + (effects((), (("22", "over_before_his_turn"),)),)
    if auction.last_bid():
        parts += (law_16.withdrawn_call(one.code, one.offender),)
        if one.code < "2017" and side(auction.declarer()) != side(one.offender):  # 26 speaks of the call chosen instead
            parts += (law_26.undetermined(one.code, one.offender, auction, one.is_double()),)
        else:
            parts += ((yield from law_26.lead_restriction(one.code, one.offender, auction, one.about())),)
    return together(parts + (auction_goes_on(auction),), one.about())


def comparable_or_pass_once(one, items, auction=None):
    """30B1, 31A2, 31B, 32A2, 32B (2017). A comparable call costs nothing; after any other, partner passes once."""
    if auction is None:
        passed = one.before.with_call(PASS)
        if partner_has_called(one) and passed.is_over() and (yield from partners_call(one)) == PASS:
            return (yield from over_before_his_turn(one, passed))
        if (yield ask("has_replaced", items.offender, ("yes", "not_yet"), about=one.about())) == "not_yet":
            return (yield from free_to_choose(one, items))
        auction = yield from calls_between(one)
        if auction.is_over():
            return (yield from over_before_his_turn(one, auction))
    replacement = yield ask("replacement", items.offender, auction.legal_calls(), "call", one.about())
    about = one.about(replacement=replacement)
    after = auction.with_call(replacement)
    way = yield from law_23.comparable(about)
    if way:
        return comparable(one, items, after, about, way)
    later = later_calls(one.given, after, one.partner(), once=True)
    own = effects(
        (("stands", one.made(replacement)), ("partner_pass", "once"), ("free_to_call", (one.offender,))),
        ((items.otherwise, "replacement_stands"), (items.otherwise, "partner_must_pass_once")),
        (("comparable", "23A", "comparability"),),
        ((items.otherwise, "say_partner_must_pass_once"),),
    )
    lead = yield from law_26.lead_restriction(one.code, one.offender, after.with_calls(later), about)
    parts = (out_of_rotation(one), reverts(one), partner_is_free(one, items), own)
    parts += (law_16.withdrawn_call(one.code, one.offender), lead, law_72.enforced_pass(one.code))
    return together(parts + (auction_goes_on(after, later),), about)


def comparable(one, items, after, about, way):
    """30B1(b)(i), 31A2(a), 32A2(a). No further rectification; the director looks again after play (23C)."""
    own = effects(
        (("stands", after_made(one, after)), ("partner_pass", "none"), ("equity", True)),
        ((items.comparable, "auction_undisturbed"), ("23B", "withdrawn_may_be_used")),
        (("comparable", way, "comparability"), ("damage", "23C", "without_assistance")),
        ((items.comparable, "say_auction_undisturbed"),),
    )
    again = effects((), (("23C", "look_again"),))
    parts = (
        out_of_rotation(one),
        reverts(one),
        partner_is_free(one, items),
        own,
        law_26.no_restriction("26A"),
        again,
    )
    return together(parts + (auction_goes_on(after, later_calls(one.given, after)),), about)


def after_made(one, after):
    """The offender's new call, which is the last of the auction."""
    return one.made(after.calls[-1])


def free_to_choose(one, items):
    """30B1, 31B, 32B (2017). Nothing is chosen yet: what partner and offender are told; partner may have called (29B)."""
    auction, options = one.before, options_comparable(one, items)
    if partner_has_called(one):
        auction = auction.with_call((yield from partners_call(one)))
        options = options[1:]
    told = ((items.offender, "offender_calls_freely"),)
    own = effects((), told, (("meaning", "23A", "meaning_away_from_table"),), options)
    going_on = auction_goes_on(auction)
    information = law_16.withdrawn_call(one.code, one.offender)
    return together(
        (out_of_rotation(one), reverts(one), partner_is_free(one, items), own, information, going_on), one.about()
    )


def partners_call(one):
    """29B. What partner has called at his own turn, before anybody accepted or refused."""
    return (yield ask("right_call", "29B", one.before.legal_calls(), "call", one.about()))


def partner_is_free(one, items):
    """30B1(a), 31B1, 32B1. At his own turn partner calls as he likes, but 16C2 binds him."""
    if not items.partner:
        return effects((("free_to_call", (one.offender,)),))
    free = (("free_to_call", (one.offender, one.partner())), ("offender_pass", "none"))
    return effects(free, ((items.partner, "partner_calls_freely"),))


def options_comparable(one, items):
    """The offender's choice in 2017, as it is read out."""
    first = ((items.partner, "option_partner_free"),) if items.partner else ()
    return first + ((items.comparable, "option_comparable"), (items.otherwise, "option_not_comparable"))


def repeats_denomination(one, replacement):
    """31A2(a) until 2007. The same denomination again; from 2007 an artificial bid counts by what it specified (29C)."""
    if not is_bid(replacement) or one.call == PASS:  # 31A2(b): an artificial pass repeats none
        return False
    if one.code == "2007":
        return (yield ask("repeats_denomination", "31A2(a)", about=one.about(replacement=replacement))) == "yes"
    return denomination(replacement) == denomination(one.call)


def partner_barred(one, clause):
    """31B, 32A until 2007. At partner's turn, or LHO's if he had not called: partner passes throughout, at once."""
    if (yield ask("has_replaced", clause, ("yes", "not_yet"), about=one.about())) == "not_yet":
        return barred_pending(one, clause)
    auction = yield from calls_between(one, one.partner())
    if auction.is_over():
        duty = effects((), ((clause, "partner_must_pass_throughout"),))
        return (yield from over_before_his_turn(one, auction, (duty, law_72.enforced_pass(one.code))))
    replacement = yield ask("replacement", clause, auction.legal_calls(), "call", one.about())
    return (yield from partner_passes(one, auction, replacement, clause, "throughout"))


def barred_pending(one, clause):
    """The same, before the offender has called again."""
    parts = (out_of_rotation(one), reverts(one), barred(clause, "throughout"), law_16.withdrawn_call(one.code, one.offender))
    parts += (law_26.undetermined(one.code, one.offender, one.before, one.is_double()), law_72.enforced_pass(one.code))
    return together(parts + (auction_goes_on(one.before),), one.about())


def partner_passes(one, auction, replacement, clause, how_long):
    """31A2, 31B, 32 until 2007. The new call stands, partner passes once or throughout; 16, 23 and 26."""
    after = auction.with_call(replacement)
    about = one.about(replacement=replacement)
    later = later_calls(one.given, after, one.partner(), once=how_long == "once")
    own = effects((("stands", one.made(replacement)),), ((clause, "replacement_stands"),))
    if one.call == replacement:
        lead = law_26.SAME_CALL
    else:
        ended = after.with_calls(later)
        lead = yield from law_26.lead_restriction(one.code, one.offender, ended, about, one.is_double())
    # 31A2(b) names Law 26, 31A2(a) does not (lovboka.org/31.htm, bridge.pro.br lei_31).
    if how_long == "once" and lead.outcome:
        lead = plus(lead, effects((), (("26", "lead_disputed"),)))
    parts = (out_of_rotation(one), reverts(one), own, barred(clause, how_long))
    parts += (law_16.withdrawn_call(one.code, one.offender), lead, law_72.enforced_pass(one.code))
    return together(parts + (auction_goes_on(after, later),), about)


def barred(clause, how_long):
    """How long partner must pass."""
    key = "partner_must_pass_" + how_long
    return effects((("partner_pass", how_long),), ((clause, key),), (), ((clause, "say_" + key),))


def change_of_call(one):
    """31C, 30B2, 32C (a footnote until 2007). At LHO's turn, having called before: he was changing his call (25)."""
    clause = {"P": "30B2", "X": "32C", "XX": "32C"}.get(one.call, "31C") if one.code == "2017" else "25"
    told = ((clause, "is_a_change_of_call"), ("25", "see_change_of_call"))
    return together((out_of_rotation(one), effects((), told, (), (("25", "say_law_25_is_read"),))), one.about())


def option_if_rho_passes(one, clause):
    """The call is repeated, unless that pass ends the auction (22)."""
    return ("22", "option_over") if one.before.with_call(PASS).is_over() else (clause, "option_repeat")


def options(one):
    """What follows if the bid is not accepted."""
    if one.whose() == "rho":
        first = (option_if_rho_passes(one, "31A1"),)
        if one.code == "2017":
            return first + (("31A2(a)", "option_comparable"), ("31A2(b)", "option_not_comparable"))
        if is_bid(one.call):
            return first + (("31A2(a)", "option_same_denomination"), ("31A2(b)", "option_otherwise_barred"))
        return first + (("31A2(b)", "option_then_barred"),)
    return options_comparable(one, AT_OTHER_TURNS) if one.code == "2017" else (("31B", "option_partner_barred"),)
