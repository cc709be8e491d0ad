"""Law 57: a defender leads or plays before his partner or at his right-hand opponent's turn; declarer plays too early."""

from kodeks.bridge.cards import DECK, SUITS
from kodeks.bridge.seats import SEATS, partner, rho, side
from kodeks.rulings import law_50, law_53
from kodeks.rulings.effects import effects, together
from kodeks.rulings.interview import ask
from kodeks.rulings.revokes import optional

# Until 2007 the third choice was to forbid another suit. For 1997 on the word of G. Endicott, secretary of the WBF Laws
# Committee: 57A does not let declarer force a ruff (quoted on blml, 1 February 2007). For 1987 by what is said of both
# codes (the commentary of 2019 calls "require" the novelty of 2017), not by a copy of the text.
CHOICES_OLDER = (("highest", "57A1"), ("lowest", "57A2"), ("forbid_other", "57A3"))
CHOICES_2017 = (("highest", "57A1"), ("lowest", "57A2"), ("require_other", "57A3"), ("forbid_other", "57A4"))
PLAYED, LED, BEFORE_RHO = "played_before_partner", "led_before_partner", "played_before_rho"


def premature_play(code, given):
    """57. A card played or led too early."""
    declarer = yield ask("declarer", "57", SEATS, "seat")
    players = SEATS if code >= "2007" else tuple(seat for seat in SEATS if side(seat) != side(declarer))
    offender = yield ask("offender", "57", players, "seat", (("declarer", declarer),))
    about = about_early(declarer, offender)
    if side(offender) == side(declarer):
        return (yield from declarers_play(code, about))
    did = yield ask("did", "57", (PLAYED, LED, BEFORE_RHO), "choice", about)
    if did == BEFORE_RHO:
        return (yield from at_rhos_turn(code, declarer, offender, about))
    if did == PLAYED:
        excused = yield from declarer_or_dummy_has_played(code, about)
        if excused is not None:
            return excused
    card = yield ask("card", "57A", DECK, "card", about)
    suit_led = yield ask("suit_led", "57A", SUITS, "suit", about)
    parts = yield from declarer_chooses(code, declarer, offender, card, suit_led, given)
    return together((irregular(offender), effects((("turn", partner(offender)),))) + parts, about)


def declarer_chooses(code, declarer, offender, card, suit_led, given):
    """57A. The card is a major penalty card, and declarer chooses what the offender's partner plays to this trick."""
    about = about_early(declarer, offender) + (("suit_led", suit_led), ("card", card))
    choices = CHOICES_2017 if code == "2017" else CHOICES_OLDER
    choice = yield ask("play_choice", "57A", tuple(name for name, _ in choices) + ("not_yet",), "choice", about)
    question = ask("partner_has_suit", "44C", ("yes", "no"), "choice", about)
    has_suit = yield from optional(given, question)
    early = law_53.Lead(code, declarer, offender, offender, card)
    cards, _, more = yield from law_53.lying_there(early, given, "")
    down = law_53.laid_down(early, "57A", cards, law_50.known(code, offender, declarer))
    parts = down + (more, following(has_suit, question, about))
    if choice == "not_yet":
        return parts + (not_chosen(choices, declarer, suit_led, about),)
    return parts + ((yield from chosen(dict(choices)[choice], choice, has_suit, about)),)


def following(has_suit, question, about):
    """44C, 57B. Following suit comes first; who cannot do what is asked plays any legal card (59)."""
    player, suit_led = dict(about)["partner"], dict(about)["suit_led"]
    told = (("44C", "follows_suit_first"), ("57B", "cannot_comply_plays_any"))
    outcome = (("must_play", {"player": player, "suit": suit_led}),) if has_suit == "yes" else ()
    return effects(outcome + (("continues", "play"),), told, (), (), () if has_suit else (question,), about)


def not_chosen(choices, declarer, suit_led, about):
    """57A. Each choice, as declarer is told of it."""
    options = ()
    for name, _ in choices:
        option = {"who": declarer, "option": name}
        if name in ("highest", "lowest"):
            option["suit"] = suit_led
        options += (option,)
    said = (("57A", "say_partner_waits"),) + tuple((clause, "option_" + name) for name, clause in choices)
    told = (("57A", "declarer_chooses_play"), ("10C1", "explain_options"))
    return effects((("options", options),), told, (), said + (("57A", "ask_declarer_play"),), (), about)


def chosen(clause, choice, has_suit, about):
    """57A, 57B. What declarer has chosen; a suit that partner has not got is spent, another suit binds only him."""
    if choice in ("highest", "lowest") and has_suit == "no":
        return effects((), (("57B", "has_none_plays_any"),), (), (("57B", "has_none_plays_any"),), (), about)
    outcome = ()
    if choice == "require_other" and has_suit == "no":
        others = tuple(suit for suit in SUITS if suit != dict(about)["suit_led"])
        other = yield ask("other_suit", clause, others, "suit", about)
        outcome = (("must_play", {"player": dict(about)["partner"], "suit": other}),)
    return effects(outcome, ((clause, "chose_" + choice),), (), ((clause, "say_" + choice),), (), about)


def declarer_or_dummy_has_played(code, about):
    """57C. No rectification if declarer has played from both hands, or dummy acted of his own accord; None if neither."""
    before = yield ask("declaring_side_did", "57C", ("nothing", "both_hands", "dummy_unasked"), "choice", about, "nothing")
    if before == "nothing":
        return None
    clause = "57C" if code < "2007" else "57C2" if code == "2017" and before == "dummy_unasked" else "57C1"
    outcome = (("penalty_cards", {}), ("continues", "play"))
    own = effects(outcome, ((clause, "excused_" + before),), (), ((clause, "say_play_on"),))
    offender = dict(about)["offender"]
    return together((irregular(offender), own), about)


def at_rhos_turn(code, declarer, offender, about):
    """57D (2017). His partner has played: a card that can legally be played must be; otherwise it is a penalty card."""
    information = (("information", "57D" if code == "2017" else "16", "partner_saw_card_early"),)
    turn = effects((("turn", rho(offender)), ("continues", "play")))
    if code < "2017":
        told, said = (("57", "silent_on_rhos_turn"), ("16", "partner_may_not_profit")), (("57", "say_rho_plays"),)
        own = effects((), told, information, said)
        return together((irregular(offender), turn, own), about)
    card = yield ask("card", "57D", DECK, "card", about)
    about += (("card", card),)
    if (yield ask("legal", "57D", ("yes", "no"), "choice", about, "yes")) == "no":
        # 57D sends the attempt to Law 16; but once it lies there as a penalty card, what it tells is free to all (50E1), and
        # that 16A1(c) leaves as it is: so 50E4 watches, as over every other penalty card.
        down = (law_50.becomes(code, card, offender, declarer, "major", "57D"), law_50.known(code, offender, declarer))
        return together((irregular(offender), turn) + down, about)
    must = (("must_play", {"player": offender, "one_of": (card,)}),)
    told, said = (("57D", "plays_it_in_turn"), ("57D", "partner_may_not_profit")), (("57D", "plays_it_in_turn"),)
    return together((irregular(offender), turn, effects(must, told, information, said)), about)


def declarers_play(code, about):
    """57C3 (57C2 in 2007). A card that declarer played, not led, too early is played; if legal, it stays."""
    clause = "57C3" if code == "2017" else "57C2"
    card = yield ask("card", clause, DECK, "card", about)
    about += (("card", card),)
    if (yield ask("legal", clause, ("yes", "no"), "choice", about, "yes")) == "yes":
        own = effects((("played", (card,)),), ((clause, "declarers_card_stays"),), (), ((clause, "say_card_stays"),))
    else:
        told = ((clause, "declarers_card_not_legal"),)
        own = effects((("returned", (card,)),), told, (), ((clause, "say_change_card"),))
    return together((irregular(dict(about)["declarer"]), own, effects((("continues", "play"),))), about)


def irregular(offender):
    """57. Whose card came too early."""
    return effects((("irregularity", True), ("offenders", (offender,))), (("57", "came_too_early"),))


def about_early(declarer, offender):
    """What fills the words about a card played too early."""
    seats = (("offender", offender), ("player", offender), ("partner", partner(offender)), ("rho", rho(offender)))
    return seats + (("declarer", declarer), ("dummy", partner(declarer)))
