"""The trick of a revoke, as far as it is told: who led, what was played, who came after the offender.

Two facts may be given: `leader`, and `trick`, the cards in the order in which they were played ("H5 HK S2").
They are those of the first revoke's trick. The leader alone tells how many can have played after the offender.
"""

from kodeks.bridge.cards import DECK, parse_card
from kodeks.bridge.seats import SEATS, partner, seat_after
from kodeks.rulings.effects import Malformed
from kodeks.rulings.interview import ask
from kodeks.rulings.law_63 import BOTH_CORRECTED, BOTH_PLAYED_ON

MAY_HAVE_LED = ("obey_requirement", "play_faced_card", "play_penalty_card")
# Somebody has led or played to the next trick, so this one is complete.
PLAYED_ON = ("opponents_led", "played_on", BOTH_CORRECTED, BOTH_PLAYED_ON)


def cards_of_trick(given):
    """The cards of the trick in order; none if it is not told."""
    if not leader_told(given) or "trick" not in given:
        return ()
    cards = tuple(parse_card(card) for card in given["trick"].replace("-", " ").split())
    if len(cards) > 4:
        raise Malformed("trick_too_long", "trick '" + given["trick"] + "' has more than four cards")
    return cards


def leader_told(given):
    """Who led to the trick of the first revoke; "" if it is not told."""
    leader = given.get("leader", "")
    if leader and leader not in SEATS:
        raise Malformed("no_such_seat", "leader '" + leader + "' is not a seat; seats are N E S W")
    return leader


def partner_played_before(given, revoke):
    """Whether the offender's partner had played to the trick before him, by who led; None if that is not told."""
    leader = leader_told(given) if revoke.trick == 1 else ""
    return _steps(leader, partner(revoke.player)) < _steps(leader, revoke.player) if leader else None


def card_of(given, revoke, seat):
    """The card that a player put to the revoke's trick; "" if it is not told."""
    cards = cards_of_trick(given) if revoke.trick == 1 else ()
    place = _steps(given["leader"], seat) if cards else 4
    return cards[place] if place < len(cards) else ""


def card_or_ask(given, revoke, seat, name, clause):
    """The card that a player put to the trick, if the trick is known; otherwise it is asked for."""
    card = card_of(given, revoke, seat)
    if card:
        return card
    return (yield ask(revoke.key(name), clause, DECK, "card", revoke.about()))


def cards_after(given, revoke, revokes, counts):
    """The players who have put a card to the trick since the revoke, in rotation: told by the trick, or asked once."""
    cards = cards_of_trick(given) if revoke.trick == 1 else ()
    if cards:
        count = len(cards) - 1 - _steps(given["leader"], revoke.player)
        if count < 0:
            message = "trick '" + given["trick"] + "' ends before " + revoke.player + " played, who revoked on it"
            raise Malformed("trick_too_short", message, (("offender", revoke.player),))
    else:
        if revoke.trick not in counts:
            counts[revoke.trick] = yield from _counted(given, revoke, revokes)
        player, count = counts[revoke.trick]
        count = count - _steps(player, revoke.player)
    return tuple(seat_after(revoke.player, step) for step in range(1, count + 1))


def _counted(given, revoke, revokes):
    """How many have played since the first revoke on the trick: the other revokers have, at least."""
    on_trick = [each for each in revokes if each.trick == revoke.trick]
    leader = leader_told(given) if revoke.trick == 1 else ""
    first, least = _first_of(on_trick, leader)
    if leader:
        most = max(3 - _steps(leader, first.player), least)
        if any(each.status in PLAYED_ON for each in on_trick):
            return first.player, most
    else:
        most = 3 if first.failure in MAY_HAVE_LED else max(2, least)
    options = tuple(str(count) for count in range(least, most + 1))
    if len(options) == 1:
        return first.player, least
    answer = yield ask(first.key("played_after"), "62C", options, "number", first.about())
    return first.player, int(answer)


def _first_of(on_trick, leader):
    """The revoke that came first on the trick, and how many places in rotation from it to the last.

    By the leader; else as they are told, unless that made a leader of one who did not follow suit: South after West is
    the fourth hand, so it was South before West.
    """
    told = [(each, max(_steps(each.player, other.player) for other in on_trick)) for each in on_trick]
    first = told[0]
    for one in told:
        sooner = _steps(leader, one[0].player) < _steps(leader, first[0].player) if leader else one[1] < first[1]
        if sooner and (leader or (first[1] == 3 and first[0].failure not in MAY_HAVE_LED)):
            first = one
    return first


def _steps(seat, other):
    """How many places in rotation from one seat to another."""
    return (SEATS.index(other) - SEATS.index(seat)) % 4
