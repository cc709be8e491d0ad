"""Law 45C4(b) with 47C and 47D: a card was named, and the player wants another."""

from kodeks.bridge.cards import DECK
from kodeks.bridge.seats import SEATS, partner, rho, side
from kodeks.rulings.effects import effects, together
from kodeks.rulings.interview import ask
from kodeks.rulings.law_47 import STAYS

MEANING = ("changed_mind", "lost_concentration")  # where it turns on what he had in mind
WITHDRAWN_CARDS = (("1987", "16C"), ("1997", "16C1"), ("2007", "16D1"), ("2017", "16C1"))


def change_of_designation(code, given):
    """45C4(b). In 2017 declarer's of dummy's card until he next plays; before, any player's without pause for thought."""
    declarer = yield ask("declarer", "45C4(b)", SEATS, "seat")
    player = yield ask("card_of", "45C4(b)", SEATS, "seat", (("declarer", declarer),))
    about = (("player", player), ("other", partner(player)), ("declarer", declarer), ("dummy", partner(declarer)))
    card = yield ask("named_card", "45C4(a)", DECK, "card", about)
    about += (("card", card), ("rho", rho(declarer)))
    refused = yield from why_not(code, declarer, player, about)
    if refused:
        others = side(player) != side(declarer) and refused[1] == "only_for_dummys_card"
        return together(stays_played(code, card, refused, others), about)
    meant = yield ask("meant_card", "45C4(b)", tuple(one for one in DECK if one != card), "card", about)
    since = yield from opponents_since(player, declarer, about)
    return together(changed(code, declarer, player, card, meant, since), about)


def why_not(code, declarer, player, about):
    """The (clause, key) by which there is no change; "" if there may be one."""
    if code >= "2017" and player != partner(declarer):
        return ("45C4(b)", "only_for_dummys_card")
    if player == partner(declarer):
        how = yield ask("how_designated", "45C4(a)", ("named", "touched"), "choice", about)
        if how == "touched":
            # Commentary of the WBF Laws Committee (2019) on 45C4(b): the change is of a designation, not of a card touched.
            return ("45C3", "touched_not_named")
    what = yield ask("why", "45C4(b)", ("slip", "changed_mind", "lost_concentration"), "choice", about)
    if what != "slip":
        return ("45C4(b)", what)
    if code < "2017":
        pause = yield ask("paused", "45C4(b)", ("no", "yes"), "choice", about)
        if pause == "yes":
            return ("45C4(b)", "pause_for_thought")
    return (yield from too_late(code, player, declarer, about))


def too_late(code, player, declarer, about):
    """2017: declarer has played another card since; 2007: partner has played; earlier codes set no such limit."""
    if code < "2007":
        return ""
    # 2007 says "partner"; of a card from dummy, where declarer plays both hands, his next card from either is taken for it.
    if player == partner(declarer):
        late = yield ask("played_again", "45C4(b)", ("no", "yes"), "choice", about)
        return ("45C4(b)", "declarer_has_played_again") if late == "yes" else ""
    late = yield ask("partner_has_played", "45C4(b)", ("no", "yes"), "choice", about)
    return ("45C4(b)", "partner_has_played_already") if late == "yes" else ""


def opponents_since(player, declarer, about):
    """The opponents who have played since the card was named, in order of play."""
    if player != partner(declarer):
        first = SEATS[(SEATS.index(player) + 1) % 4]
    else:
        first = rho(declarer)
    about += (("first", first), ("second", partner(first)))
    options = ("nobody", "first", "both")
    answer = yield ask("opponents_played", "45C4(b)", options, "choice", about)
    return (first, partner(first))[: options.index(answer)]


def spoken_to(players, declarer):
    """45B. What dummy has played declarer may change."""
    found = ()
    for seat in players:
        seat = declarer if seat == partner(declarer) else seat
        found += () if seat in found else (seat,)
    return found


def stays_played(code, card, refused, others):
    """45C4(a), 49. The card named is played; another that a defender named besides is a penalty card."""
    told = (refused, ("45C4(a)", "card_named_is_played"), (dict(STAYS)[code], "may_not_take_it_back"))
    weigh = (("intended", "45C4(b)", "what_he_meant"),) if refused[1] in MEANING else ()
    told += (("49", "other_card_of_defender"),) if others else ()
    return (effects((("played", (card,)), ("may_change", ())), told, weigh, (("45C4(a)", "say_card_stays"),)),)


def changed(code, declarer, player, card, meant, since):
    """45C4(b), 47C, 47D. The card meant is played; an opponent who has played since may play another."""
    who = declarer if player == partner(declarer) else player
    own = effects(
        (("played", (meant,)), ("returned", (card,)), ("may_change", (who,) + since)),
        (("45C4(b)", "change_is_allowed"), ("47C", "goes_back_without_more")),
        (("intended", "45C4(b)", "what_he_meant"),),
        (("45C4(b)", "say_changed"),),
        (),
        (("meant", meant),),
    )
    if not since:
        return (own,)
    about = (("players", spoken_to(since, declarer)),)
    law_16 = dict(WITHDRAWN_CARDS)[code]
    told = (("47D", "opponents_may_change"),)
    outcome = ()
    if code > "1987":
        told += ((law_16, "withdrawn_is_for_the_other_side"),)
        mine = tuple(seat for seat in SEATS if side(seat) == side(who))
        outcome = (
            ("ui", tuple(seat for seat in mine if seat != partner(declarer))),
            ("ai", tuple(s for s in SEATS if s not in mine)),
        )
    damage = (("damage", "47F", "damaged_by_withdrawn_card"),) if code == "1987" else ()
    return (own, effects(outcome, told, damage, (("47D", "say_may_change"),), (), about))
