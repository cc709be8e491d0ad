"""Law 46: declarer called for a card from dummy, but not by suit and rank: which card is played, and who may choose."""

from collections import namedtuple

from kodeks.bridge.cards import DECK, RANKS, SUITS, rank, sorted_cards, suit
from kodeks.bridge.seats import SEATS, in_side_order, lho, partner, rho, seat_after
from kodeks.bridge.tricks import Trick, legal_cards
from kodeks.rulings.effects import Malformed, effects, together
from kodeks.rulings.interview import ask

SAID = ("high", "win", "low", "suit", "rank", "not_held", "anything", "running")
STRAINS = ("S", "H", "D", "C", "NT")


class Called(namedtuple("Called", ("code", "declarer", "held", "trick"))):
    """What dummy holds and what lies on the trick, the lead first; nothing if dummy leads."""

    __slots__ = ()

    def dummy(self):
        return partner(self.declarer)

    def suit_led(self):
        return Trick(self.dummy(), self.trick).suit_led()

    def legal(self):
        """What dummy may play (44C, 44D)."""
        return legal_cards(self.held, self.suit_led())

    def of_suit(self, one):
        """Dummy's cards of a suit, the highest first."""
        return tuple(card for card in self.held if suit(card) == one)

    def clause(self, item):
        """46B1 has items since 2007."""
        return item if self.code >= "2007" else "46B1"

    def about(self, **more):
        seats = (
            ("declarer", self.declarer),
            ("dummy", self.dummy()),
            ("lho", lho(self.declarer)),
            ("rho", rho(self.declarer)),
        )
        led = (("suit_led", self.suit_led()),) if self.trick else ()
        return seats + led + tuple((name, more[name]) for name in sorted(more))


class Deemed(namedtuple("Deemed", ("clause", "key", "cards", "chooser"))):
    """What the words amount to: one card, or several among which somebody chooses, or none that the law names."""

    __slots__ = ()


def designation(code, given):
    """46. The designation of a card from dummy was incomplete or invalid."""
    declarer = yield ask("declarer", "46", SEATS, "seat")
    held = yield from listed("dummy_cards", DECK, (("dummy", partner(declarer)),))
    trick = yield from listed("trick", DECK + ("none",), (("dummy", partner(declarer)),))
    one = Called(code, declarer, sorted_cards(held), trick)
    if len(trick) > 3 or any(card in held for card in trick):
        raise Malformed("trick_does_not_fit", "trick: at most three cards, none of them dummy's", one.about())
    if len(one.legal()) == 1:
        return only_card(one)
    said = yield ask("said", "46B", SAID, "choice", one.about())
    if said == "running":
        return (yield from running(one))
    deemed = yield from what_it_means(one, said)
    return (yield from unless_beyond_dispute(one, deemed))


def listed(key, options, about):
    """Cards of one question; () for none."""
    text = yield ask(key, "46B", options, "cards", about)
    return tuple(card for card in text.replace("-", " ").split() if card != "none")


def only_card(one):
    """44. Where one card alone can legally be played, no words for it matter."""
    clause = "44A" if not one.trick else "44C" if one.of_suit(one.suit_led()) else "44B"
    about = one.about(card=one.legal()[0])
    told, said = ((clause, "only_card_is_played"), ("46A", "proper_form")), ((clause, "say_card_is_played"),)
    return together((effects((("played", one.legal()),), told, (), said),), about)


def what_it_means(one, said):
    """46B1 to 46B5, in this order."""
    if said in ("high", "low"):
        return high_or_low(one, said)
    if said == "win":
        return (yield from win(one))
    if said == "suit":
        return suit_only(one, (yield ask("suit_named", "46B2", SUITS, "suit", one.about())))
    if said == "rank":
        return (yield from rank_only(one))
    if said == "not_held":
        return any_legal(one, "46B4", "not_in_dummy")
    return Deemed("46B5", "either_defender_chooses", one.legal(), in_side_order((lho(one.declarer), rho(one.declarer))))


def high_or_low(one, said):
    """46B1(a), 46B1(c). Highest or lowest card of the suit led; where there is none the law names no card."""
    clause = one.clause("46B1(a)" if said == "high" else "46B1(c)")
    cards = one.of_suit(one.suit_led()) if one.trick else ()
    if not cards:
        return Deemed(clause, "no_card_of_suit_led" if one.trick else "no_suit_is_led", (), ())
    return Deemed(
        clause,
        "highest_of_suit_led" if said == "high" else "lowest_of_suit_led",
        cards[:1] if said == "high" else cards[-1:],
        (),
    )


def win(one):
    """46B1(b). The lowest card known to win; who plays last knows it from the trick, else the director must tell."""
    clause = one.clause("46B1(b)")
    trumps = "NT"
    if one.trick and any(suit(card) != one.suit_led() for card in one.trick + one.legal()):
        trumps = yield ask("trumps", clause, STRAINS, "choice", one.about())
    leader = seat_after(one.dummy(), -len(one.trick))
    wins = tuple(card for card in one.legal() if Trick(leader, one.trick + (card,)).winner(trumps) == one.dummy())
    if not wins:
        return Deemed(clause, "no_card_wins", (), ())
    if len(one.trick) == 3:
        return Deemed(clause, "lowest_that_wins", wins[-1:], ())
    card = yield ask("sure_winner", clause, wins + ("none",), "card", one.about())
    return (
        Deemed(clause, "no_card_is_known_to_win", (), ())
        if card == "none"
        else Deemed(clause, "lowest_that_wins", (card,), ())
    )


def suit_only(one, named):
    """46B2. The lowest card of the suit; one that dummy lacks cannot be called for (46B4), one against 44C not played."""
    cards = one.of_suit(named)
    if not cards:
        return any_legal(one, "46B4", "not_in_dummy")
    if cards[-1] not in one.legal():
        return any_legal(one, "44C", "must_follow_suit")
    return Deemed("46B2", "lowest_of_suit_named", cards[-1:], ())


def rank_only(one):
    """46B3. On lead the suit with which dummy won goes on; otherwise a card of that rank that can legally be played."""
    named = yield ask("rank_named", "46B3", RANKS, "choice", one.about())
    cards = tuple(card for card in one.held if rank(card) == named)
    if not cards:
        return any_legal(one, "46B4", "not_in_dummy")
    if not one.trick:
        before = yield ask("suit_before", "46B3(a)", SUITS, "suit", one.about())
        if before + named in cards:
            return Deemed("46B3(a)", "suit_goes_on", (before + named,), ())
    cards = tuple(card for card in cards if card in one.legal())
    if not cards:
        return any_legal(one, "46B3(b)", "rank_not_legal")
    if len(cards) > 1:
        return Deemed("46B3(b)", "says_which_of_rank", cards, (one.declarer,))
    return Deemed("46B3(b)", "only_card_of_rank", cards, ())


def any_legal(one, clause, key):
    """46B4. The call is invalid, and declarer designates any legal card."""
    return Deemed(clause, key, one.legal(), (one.declarer,))


def unless_beyond_dispute(one, deemed):
    """46B. Unless it is incontrovertible that declarer meant another card."""
    others = tuple(card for card in one.legal() if card not in deemed.cards or deemed.chooser)
    parts = (as_deemed(one, deemed),)
    if others:
        about = one.about(cards=deemed.cards)
        if (yield ask("beyond_dispute", "46B", ("no", "yes"), "choice", about, "no")) == "yes":
            meant = yield ask("meant_card", "46B", others, "card", about)
            parts = (as_meant(deemed, meant),)
        parts += (effects((), (), (("designation", "46B", "meant_beyond_dispute"),)),)
    return together(parts + (effects((), (("46A", "proper_form"),)),), one.about())


def as_meant(deemed, meant):
    """46B. The card meant is played; one that dummy put there by the words goes back."""
    back = () if deemed.chooser else deemed.cards
    told, said = (("46B", "card_meant_is_played"),), (("46B", "say_card_is_played"),)
    return effects((("played", (meant,)), ("returned", back)), told, (), said, (), (("card", meant),))


def as_deemed(one, deemed):
    """The card, or the choice and whose it is, or that the law names none."""
    told = ((deemed.clause, deemed.key),)
    if not deemed.cards:
        told += (("46B", "director_finds_out"),)
        return effects((), told, (("designation", "46B", "what_was_meant"),), (("46B", "say_which_card_was_meant"),))
    if not deemed.chooser:
        slip = (("45C4(b)", "slip_is_another_matter"),)
        said = ((deemed.clause, "say_card_is_played"),)
        return effects((("played", deemed.cards),), told + slip, (), said, (), (("card", deemed.cards[0]),))
    about = (("cards", deemed.cards), ("choosers", deemed.chooser))
    told += (("10C2", "without_consulting"),) if len(deemed.chooser) > 1 else ()
    limit = {"player": one.dummy(), "one_of": deemed.cards, "chooser": deemed.chooser}
    said = ((deemed.clause, "say_who_chooses" if len(deemed.chooser) == 1 else "say_either_chooses"),)
    return effects((("must_play", limit),), told, (), said, (), about)


def running(one):
    """A suit to be run: a later card is played once declarer's RHO has played to it (45C4(a))."""
    # WBFLC minute, 12 January 2000, item 6.
    card = yield ask("card_of_run", "45B", one.held, "card", one.about())
    played = yield ask("rho_has_played", "45C4(a)", ("yes", "no"), "choice", one.about(card=card))
    if played == "yes":
        told, said = (("45C4(a)", "card_of_run_is_played"),), (("45C4(a)", "say_card_is_played"),)
        part = effects((("played", (card,)),), told, (), said)
    else:
        told, said = (("45C4(a)", "run_may_be_stopped"),), (("45C4(a)", "say_run_may_be_stopped"),)
        part = effects((("may_change", (one.declarer,)),), told, (), said)
    return together((part, effects((), (("46A", "proper_form"),))), one.about(card=card))
