"""Laws 20F4, 20F5 and 75B (75D in 1997): who puts a wrong explanation right, and when."""

from kodeks.bridge.seats import SEATS, in_side_order, lho, partner, rho
from kodeks.rulings.effects import effects, together
from kodeks.rulings.interview import ask

OWN, PARTNERS = "own", "partners"
AUCTION, CLARIFICATION, PLAY, OVER = "auction", "after_final_pass", "play", "over"
STAGES = (AUCTION, CLARIFICATION, PLAY, OVER)


def correcting_explanation(code, given):
    """20F4, 20F5. Whose explanation it was, how far the board is, and on which side the player is."""
    player = yield ask("player", first(code), SEATS, "seat")
    others = in_side_order((lho(player), rho(player)))
    about = (("player", player), ("partner", partner(player)), ("players", others))
    whose = yield ask("whose", first(code), (OWN, PARTNERS), "choice", about)
    if whose == OWN and code < "2017":
        own = duty("20F4" if code >= "2007" else "75D", "own_at_once")
        return together((own, partner_hears(code, about), then_rule(code)), about)
    stage = yield ask("stage", first(code), STAGES, "choice", about)
    if whose == OWN:
        heard = partner_hears(code, about) if stage != OVER else effects()
        return together((own_mistake(stage), heard, then_rule(code, "20F4(b)")), about)
    right, parts = yield from partners_mistake(code, stage, about)
    if not right:
        parts += yield from spoken(code, about)
    elif stage in (PLAY, OVER):
        parts += yield from overdue(code, stage, about)
    return together(parts + (then_rule(code),), about)


def first(code):
    """20F4, 20F5. In 1997 both stood in 75D."""
    return "20F" if code >= "2007" else "75D"


def own_mistake(stage):
    """20F4(a), 75B2. Since 2017 he may wait until the Clarification Period ends; before, he called the Director at once."""
    if stage == PLAY:
        return duty("75B2", "own_at_once")
    if stage == OVER:
        return duty("75B2", "own_after_play", "say_correct_after_play")
    if stage == AUCTION:
        return duty("20F4(a)", "own_may_wait")
    return duty("20F4(a)", "own_before_lead")


def duty(clause, key, said="say_correct_now"):
    """20F4, 20F5. What he has to do, and what is said."""
    return effects((), ((clause, key),), (), ((clause, said),))


def partners_mistake(code, stage, about):
    """20F5, 75B3. Never in the auction; the declaring side after the final pass, a defender when play ends."""
    silent, opens = ("20F5(a)", "20F5(b)") if code >= "2007" else ("75D", "75D")
    if stage == AUCTION:
        later = effects((), ((opens, "then_he_must"),))
        return False, (duty(silent, "silent_in_auction", "say_nothing_to_correct"), does_nothing(code), later)
    side = yield ask("side", opens, ("declaring", "defending"), "choice", about)
    if side == "declaring":
        clause = opens + "(ii)" if code >= "2007" else opens
        return True, (duty(clause, "declaring_side_corrects"),)
    clause = opens + "(i)" if code >= "2007" else opens
    if stage == OVER:
        return True, (duty(clause, "defender_corrects_now"),)
    return False, (duty(clause, "defender_waits", "say_nothing_to_correct"),)


def does_nothing(code):
    """75B3, 20F5(a). While the auction goes on he does nothing at all to put it right."""
    return effects((), (("75B3", "does_nothing"),)) if code >= "2017" else effects()


def spoken(code, about):
    """20F5(a), 16B1. Too early: what he said or showed is unauthorized for partner."""
    clause = "20F5(a)" if code >= "2007" else "75D"
    if (yield ask("has_spoken", clause, ("no", "yes"), "choice", about, "no")) == "no":
        return (effects((("irregularity", False),)),)
    outcome = (("irregularity", True), ("offenders", (dict(about)["player"],)))
    return (effects(outcome, ((clause, "spoke_too_early"),)), partner_hears(code, about))


def partner_hears(code, about):
    """16B1. What partner learns from a correction, one's own too, is unauthorized for him."""
    clause = "16B1" if code >= "2017" else "16B1(a)" if code >= "2007" else "16A"
    outcome = (("ui", (dict(about)["partner"],)), ("equity", True))
    weigh = (("information", clause, "what_did_partner_learn"),)
    return effects(outcome, ((clause, "partner_may_not_use"),), weigh, ((clause, "say_may_not_use"),))


def overdue(code, stage, about):
    """20F5(b). He knew at his first legal opportunity and kept silent, or he has only now found out."""
    clause = "20F5(b)" if code >= "2007" else "75D"
    late = yield ask("knew_before", clause, ("no", "yes"), "choice", about, "no")
    if late == "no":
        return (effects((("irregularity", False),)),)
    outcome = (("irregularity", True), ("offenders", (dict(about)["player"],)))
    return (effects(outcome, ((clause, "should_have_spoken"),), (("damage", clause, "did_silence_damage"),)),)


def then_rule(code, clause="20F6"):
    """20F4(b), 20F6. What becomes of calls, cards and score."""
    if code < "2007":
        clause = "75D"
    return effects((), ((clause, "go_on_with_misinformation"),))
