"""Law 41: the beginning of play: the face-down lead, and who may ask what, and until when."""

from kodeks.bridge.cards import DECK
from kodeks.bridge.seats import SEATS, lho, partner
from kodeks.rulings import law_16, law_53, law_54
from kodeks.rulings.effects import effects, together
from kodeks.rulings.interview import ask
from kodeks.rulings.revokes import optional

WRONG_LEADER, WANTS_BACK, ASKS = "wrong_player_led", "wants_lead_back", "asks"
NOT_FACED, FIRST_TURN, LATER, NOT_HIS_TURN = "lead_not_faced", "first_turn", "later_turn", "not_his_turn"


def beginning_of_play(code, given):
    """41. From the last pass until the first trick is under way."""
    declarer = yield ask("declarer", "41A", SEATS, "seat")
    about = (("declarer", declarer), ("leader", lho(declarer)), ("dummy", partner(declarer)), ("turn", lho(declarer)))
    matter = yield ask("matter", "41", (WRONG_LEADER, WANTS_BACK, ASKS), "choice", about)
    if matter == WRONG_LEADER:
        others = tuple(seat for seat in SEATS if seat != lho(declarer))
        offender = yield ask("offender", "41A", others, "seat", about)
        return (yield from law_54.face_down(law_53.Lead(code, declarer, offender, lho(declarer), ""), given))
    if matter == WANTS_BACK:
        return (yield from wants_it_back(code, declarer, given, about))
    return (yield from asks(declarer, about))


def wants_it_back(code, declarer, given, about):
    """41A, 47E2. A lead, even face down, goes back only on the Director's word: after misinformation, dummy not faced."""
    misled = yield ask("was_misinformed", "47E2", ("yes", "no"), "choice", about, "no")
    card = yield from optional(given, ask("card", "41A", DECK, "card", about))
    if misled == "no":
        outcome = (("lead_stands", True), ("continues", "play")) + ((("played", (card,)),) if card else ())
        own = effects(outcome, (("41A", "lead_may_not_be_changed"),), (), (("41A", "say_lead_stays"),))
        return together((own,), about)
    # That dummy must not have faced a card is said since 2007; before that, that nobody has played after the lead.
    if code >= "2007" and (yield ask("dummy_has_faced", "47E2(a)", ("yes", "no"), "choice", about, "no")) == "yes":
        return too_late(about)
    outcome = (("lead_stands", False), ("turn", lho(declarer)), ("continues", "play"))
    outcome += (("returned", (card,)),) if card else ()
    clause = "47E2(a)" if code >= "2007" else "47E2"
    told = ((clause, "may_retract_misinformed_lead"), ("41A", "goes_back_on_instruction"))
    told += ((clause, "only_conventional"),) if code < "2007" else ()
    own = effects(outcome, told, (), ((clause, "say_may_lead_anew"),))
    # Face down it has told nobody anything; once faced, its information is the other side's wrong, not the leader's.
    if (yield ask("lead_was_faced", clause, ("yes", "no"), "choice", about, "no")) == "no":
        return together((own,), about)
    damage = (effects((), (), (("damage", "47F", "damaged_by_card_taken_back"),)),) if code == "1987" else ()
    return together((own,) + law_16.card_taken_back(code, declarer, declarer) + damage, about)


def too_late(about):
    """47E2(b). The lead stands, and the Director may adjust the score."""
    told = (("47E2(a)", "too_late_dummy_faced"), ("47E2(b)", "score_may_be_adjusted"))
    outcome = (("lead_stands", True), ("equity", True), ("continues", "play"))
    own = effects(outcome, told, (("damage", "47E2(b)", "misinformed_lead"),), (("47E2(a)", "say_lead_stays"),))
    return together((own,), about)


def asks(declarer, about):
    """41B, 41C. A review of the auction, an explanation, or the contract: who may have it, and until when."""
    player = yield ask("player", "41B", SEATS, "seat", about)
    about += (("player", player),)
    clause, key = yield from entitled(player, declarer, about)
    allowed = key[:3] == "may"
    outcome = (("irregularity", not allowed), ("offenders", () if allowed else (player,)), ("continues", "play"))
    said = (clause, "say_answer" if allowed else "say_" + key)
    return together((effects(outcome, ((clause, key),), (), (said,)),), about)


def entitled(player, declarer, about):
    """41B, 41C. The clause and the answer; dummy may ask for nothing."""
    if player == partner(declarer):
        return "41B", "not_dummy"
    when = yield ask("when", "41B", (NOT_FACED, FIRST_TURN, LATER, NOT_HIS_TURN), "choice", about)
    if when == NOT_FACED:
        return "41B", "not_the_leader" if player == lho(declarer) else "may_before_lead_is_faced"
    if when == NOT_HIS_TURN:
        return "41B", "not_out_of_turn"
    wants = yield ask("wants", "41B", ("review", "explanation", "contract"), "choice", about)
    if wants == "contract":
        return "41C", "may_know_contract"
    if wants == "explanation":
        return "41B", "may_ask_explanation"
    return "41B", "may_at_first_turn" if when == FIRST_TURN else "not_after_first_card"
