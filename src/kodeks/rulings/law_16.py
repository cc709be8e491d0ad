"""Law 16: what a withdrawn call tells, and to whom it is authorised."""

from kodeks.bridge.seats import in_side_order, lho, partner, rho
from kodeks.rulings.effects import effects

CLAUSES = (("1987", "16C"), ("1997", "16C"), ("2007", "16D"), ("2017", "16C"))


def withdrawn_call(code, offender):
    """16C (16D in 2007). Authorised for the other side, not for the offender's; in 1987 the penalty paid frees it."""
    clause = dict(CLAUSES)[code]
    others = in_side_order((lho(offender), rho(offender)))
    own = in_side_order((offender, partner(offender)))
    if code == "1987":
        return effects((("ai", in_side_order(others + own)),), ((clause + "2", "all_may_use_withdrawn"),))
    return effects(
        (("ai", others), ("ui", own)),
        ((clause + "1", "others_may_use_withdrawn"), (clause + "2", "own_side_may_not_use_withdrawn")),
        (),
        ((clause + "2", "say_who_may_use_withdrawn"),),
    )


def card_taken_back(code, hand, declarer):
    """16C (16D in 2007). What a card of the side of `hand` told when it was led or played, and was then taken back.

    Two effects, each with its own players. In 1987 the law says it only of the other side.
    """
    clause = dict(CLAUSES)[code]
    dummy = partner(declarer)
    others = in_side_order([seat for seat in (lho(hand), rho(hand)) if seat != dummy])
    own = in_side_order([seat for seat in (hand, partner(hand)) if seat != dummy])
    may = effects((("ai", others),), ((clause + "1", "may_use_card"),), (), (), (), (("players", others),))
    if code == "1987":
        return (may,)
    said = ((clause + "2", "say_may_not_use_card"),)
    return (may, effects((("ui", own),), ((clause + "2", "may_not_use_card"),), (), said, (), (("players", own),)))
