"""What is wrong with a card, by what the table shows, and which procedure rules on it.

South plays 3NT, West is on lead, East faces the heart king: it was an opening lead out of turn, and the procedure
`opening_lead_out_of_turn` is told declarer, offender and card. Twin of `diagnose`, which does it for calls.
"""

from collections import namedtuple

from kodeks.bridge.calls import BIDS
from kodeks.bridge.cards import DECK, suit
from kodeks.bridge.play import Play, deal_faults
from kodeks.bridge.seats import SEATS, lho, partner, rho, side
from kodeks.bridge.tricks import follows_suit
from kodeks.rulings.diagnose import Diagnosis

NONE, REVOKE, SECOND_CARD, LED_EARLY = "none", "failure_to_follow_suit", "second_card", "led_before_partner"
EARLY, DECLARERS_EARLY = "play_out_of_turn", "declarers_play_out_of_turn"
OPENING, DEFENDERS, DECLARERS = "opening_lead_out_of_turn", "defender_lead_out_of_turn", "declarer_lead_out_of_turn"
WRONG_HAND = "lead_from_wrong_hand"
PROCEDURES = (
    (NONE, ""),
    (REVOKE, "revoke"),
    (OPENING, OPENING),
    (DEFENDERS, DEFENDERS),
    (DECLARERS, DECLARERS),
    (WRONG_HAND, DECLARERS),
    (EARLY, "premature_play"),
    (DECLARERS_EARLY, "premature_play"),
    (LED_EARLY, "premature_play"),
    (SECOND_CARD, "fifth_card"),  # 45E: or a lead to the next trick
)
TWELFTH, THIRTEENTH = 44, 48  # cards played before those tricks


class Seen(namedtuple("Seen", ("declarer", "play", "earlier", "could_follow"))):
    """What the table shows: the play, as of a deal that begins here, and how many cards were played in the tricks before.

    `could_follow` is what the director found out about the hand, "" if he did not ask.
    """

    __slots__ = ()

    def played(self):
        """How many cards have been played on the whole deal."""
        return self.earlier + len(self.play.cards)


def diagnose_play(code, facts):
    """From declarer, contract, card; if told, player (whose hand it is from), cards (played before), hand_N … hand_W.

    Instead of contract and all cards: leader, who was to lead to this trick, tricks_before, and the cards of the trick.
    """
    seen = seen_in(facts)
    play = seen.play
    card = facts.get("card", "")
    if card not in DECK:
        raise ValueError(f"card '{card}' is not a card; cards are written SA, HT, D9")
    earlier = earlier_irregular(play)
    if earlier is not None:  # it has to be ruled on first
        card, play = play.cards[earlier], Play(play.bid, play.declarer, play.hands, play.cards[:earlier])
        seen, facts = Seen(seen.declarer, play, seen.earlier, ""), {}
    turn = play.turn()
    player = facts.get("player", "") or turn
    refuse_impossible(play, player, card)
    found, given, ask = irregularity(code, seen, player, card)
    # Until 1997 Law 57 spoke of defenders alone.
    procedure = "" if found == DECLARERS_EARLY and code < "2007" else dict(PROCEDURES)[found]
    about = (("offender", player), ("turn", turn), ("card", card), ("suit_led", play.suit_led()))
    return Diagnosis(found, procedure, dict(given), turn, ask, about)


def seen_in(facts):
    """The play from its beginning, or the one trick that is told."""
    declarer = facts.get("declarer", "")
    leader, before = facts.get("leader", ""), facts.get("tricks_before", "0")
    if declarer not in SEATS:
        raise ValueError(f"declarer '{declarer}' is not a seat; seats are {' '.join(SEATS)}")
    if not before.isdigit() or int(before) > 12:
        raise ValueError(f"tricks_before '{before}' is not a number of tricks; it is 0 to 12")
    if not leader and before == "0":
        leader = lho(declarer) if "contract" not in facts else ""
    if not leader:
        return Seen(declarer, play_told(facts, declarer, facts.get("contract", "").rstrip("X")), 0, "")
    if leader not in SEATS:
        raise ValueError(f"leader '{leader}' is not a seat; seats are {' '.join(SEATS)}")
    play = play_told(facts, rho(leader), BIDS[0])  # one trick, so trumps do not matter
    if len(play.cards) > 3:
        raise ValueError("cards: of one trick only those played before the card in question")
    return Seen(declarer, play, 4 * int(before), facts.get("could_follow", ""))


def play_told(facts, declarer, bid):
    """The play as the facts tell it: cards in the order of play, each hand as it was dealt."""
    if bid not in BIDS:
        raise ValueError(f"contract '{facts.get('contract', '')}' is none; contracts are written 3NT, 4SX, 2HXX")
    hands = tuple((seat, cards_of(facts["hand_" + seat])) for seat in SEATS if "hand_" + seat in facts)
    cards = cards_of(facts.get("cards", ""))
    faults = deal_faults(hands) + tuple(f"'{card}' is no card" for card in cards if card not in DECK)
    if len(set(cards)) < len(cards):
        faults += ("a card is played twice",)
    if faults:
        raise ValueError("hands and cards: " + "; ".join(faults))
    return Play(bid, declarer, hands, cards)


def cards_of(text):
    """A run of cards: "SA H5" or "SA-H5"."""
    return tuple(text.replace("-", " ").split())


def refuse_impossible(play, player, card):
    """A card that has been played, or is not in that hand, or comes when all have been."""
    if not play.turn():
        raise ValueError("cards: all fifty-two have been played")
    if player not in SEATS:
        raise ValueError(f"player '{player}' is not a seat; seats are {' '.join(SEATS)}")
    if card in play.cards:
        raise ValueError(f"card '{card}' has been played already")
    if player in dict(play.hands) and card not in play.held(player):
        raise ValueError(f"card '{card}' is not in the hand of {player}")


def earlier_irregular(play):
    """Place of the first card that its hand, where it is known, did not hold or could not legally play; or None."""
    known = dict(play.hands)
    so_far = Play(play.bid, play.declarer, play.hands, ())
    for place, card in enumerate(play.cards):
        if so_far.turn() in known and card not in so_far.legal_cards():
            return place
        so_far = so_far.with_card(card)
    return None


def irregularity(code, seen, player, card):
    """The name, what its procedure is told, and what would have to be known: turn first, then suit."""
    if player == seen.play.turn():
        return in_turn(seen, player, card)
    if not seen.play.suit_led():
        return lead_out_of_turn(code, seen, player, card)
    return play_out_of_turn(code, seen, player, card)


def in_turn(seen, player, card):
    """44C, 61A. In turn: did he follow suit if he could?"""
    play = seen.play
    suit_led = play.suit_led()
    if not suit_led or suit(card) == suit_led or seen.could_follow == "no":
        return NONE, (), ()
    if player in dict(play.hands):
        if follows_suit(card, play.held(player), suit_led):
            return NONE, (), ()
    elif not seen.could_follow:
        return NONE, (), ("could_follow",)
    trick = play.tricks()[-1]
    given = (("declarer", seen.declarer), ("offender", player), ("failed_to", "follow_suit"), ("leader", trick.leader))
    given += (("trick", " ".join(trick.cards + (card,))), ("revoke_card", card))
    return REVOKE, given + (("twelfth_trick", yes_if(seen.played() // 4 * 4 == TWELFTH)),), ()


def lead_out_of_turn(code, seen, player, card):
    """53 to 56. A lead when it was another hand's turn to lead."""
    given = (("declarer", seen.declarer), ("card", card))
    if not seen.played():
        return OPENING, given + (("offender", player), ("lead_was", "faced")), ()
    turn = seen.play.turn()
    given += (("turn", turn),)
    if code == "2017":
        given += (("thirteenth_trick", yes_if(seen.played() == THIRTEENTH)),)
    if side(player) != side(seen.declarer):
        return DEFENDERS, given + (("offender", player),), ()
    return WRONG_HAND if side(turn) == side(player) else DECLARERS, given + (("hand", player),), ()


def play_out_of_turn(code, seen, player, card):
    """57, 45E. A card while a trick is under way and it is another hand's turn."""
    play, declarer = seen.play, seen.declarer
    played = [seat for seat, _ in play.made()[len(play.cards) // 4 * 4 :]]
    who = (("declarer", declarer), ("offender", player))
    given = who + (("card", card),)
    defender = side(player) != side(declarer)
    if player in played:
        if defender and partner(player) not in played:
            return LED_EARLY, given + before_partner(play, player, "led_before_partner"), ()
        return SECOND_CARD, (("declarer", declarer), ("card_of", player), ("card", card)), ()
    if not defender:
        return DECLARERS_EARLY, given + legal(play, player, card), ()
    if partner(player) in played:
        told = (("card", card),) + legal(play, player, card) if code == "2017" else ()
        return EARLY, who + (("did", "played_before_rho"),) + told, ()
    if declarer in played and partner(declarer) in played:
        return EARLY, who + (("did", "played_before_partner"), ("declaring_side_did", "both_hands")), ()
    return EARLY, given + before_partner(play, player, "played_before_partner"), ()


def before_partner(play, player, did):
    """57A. What was led, and whether the partner can follow."""
    told = (("did", did), ("suit_led", play.suit_led()))
    mate = partner(player)
    if mate not in dict(play.hands):
        return told
    return told + (("partner_has_suit", yes_if(any(suit(card) == play.suit_led() for card in play.held(mate)))),)


def legal(play, player, card):
    """57C3, 57D. Whether the card may be played to this trick, where the hand is known."""
    if player not in dict(play.hands):
        return ()
    return (("legal", yes_if(follows_suit(card, play.held(player), play.suit_led()))),)


def yes_if(fact):
    """A finding as an answer."""
    return "yes" if fact else "no"
