"""Law 68: whether it is a claim or a concession, and what happens to the play."""

from kodeks.bridge.seats import SEATS, partner
from kodeks.rulings import law_69, law_70
from kodeks.rulings.claims import Claim
from kodeks.rulings.effects import effects, together
from kodeks.rulings.interview import ask

CURRENT_TRICK, NOT_MEANT, ABANDONED = "spoke_of_current_trick", "showed_cards_not_claiming", "abandoned_hand"
ACTS = (CURRENT_TRICK, "said_how_many_tricks", "suggested_stopping", "showed_cards", NOT_MEANT, ABANDONED)
AGREED, DOUBTED, ASKED_TO_PLAY, PLAYED_ON = "agreed", "doubted", "other_side_asked_to_play_on", "played_on"
WITHDRAWN = (("1987", "16C"), ("1997", "16C"), ("2007", "16D"), ("2017", "16C"))


def claim(code, given):
    """68. A statement or an action that concerns tricks other than the one in progress is a claim or a concession."""
    declarer = yield ask("declarer", "68", SEATS, "seat")
    players = tuple(seat for seat in SEATS if seat != partner(declarer))
    claimer = yield ask("claimer", "68A", players, "seat", (("declarer", declarer),))
    made = Claim(declarer, claimer, "none")
    act = yield ask("act", "68A", ACTS, "choice", made.about())
    if act == CURRENT_TRICK:
        return about_current_trick(code, made)
    if act == NOT_MEANT:
        return shown_without_claiming(code, made)
    gives_up = "all"
    if act != ABANDONED:
        gives_up = yield ask("gives_up", "68B", ("none", "some", "all"), "choice", made.about())
    made = Claim(declarer, claimer, gives_up)
    first = (defined(code, act, made),)
    if made.by_defender() and gives_up != "none" and code < "1997":
        first += (effects((), (("68B", "objection_not_known"),)),)  # no copy of 1987 that shows the end of 68B was found
    elif made.by_defender() and gives_up != "none":
        clause = "68B2" if code >= "2007" else "68B"
        if (yield ask("partner_objects_at_once", clause, about=made.about(), ordinary="no")) == "yes":
            return partner_objects(code, clause, made)
    return (yield from play_stops(code, given, made, first))


def about_current_trick(code, made):
    """68 (a footnote until 2007). Only who wins the trick in progress: play goes on."""
    # Of 1987 by the commentary of 1992 on Law 49 (49.2): such a card is no penalty card, the footnote to 68 applies.
    clause = "68" if code >= "2017" else "68.fn1"
    outcome = (("claim", "none"), ("continues", "play"))
    told, weighed = ((clause, "current_trick_is_no_claim"),), ()
    if made.by_defender():
        weighed = (("information", "16", "what_partner_learned"),)
        outcome += (("penalty_cards", {}),)
        told += ((clause, "shown_cards_no_penalty_cards"), ("16", "partner_may_not_use_it"))
        told += (("57A", "may_have_played_early"),)
    return together((effects(outcome, told, weighed, ((clause, "say_play_goes_on"),)),), made.about())


def shown_without_claiming(code, made):
    """68A, 48B. Cards shown by a player who demonstrably intended no claim."""
    outcome = (("claim", "none"), ("continues", "play"))
    told = (("68A", "no_claim_meant"),)
    if made.by_defender():
        told += (("49", "rule_on_exposed_cards"),)
    else:
        outcome += (("penalty_cards", {}),)
        told += (("48A", "no_penalty_card_of_declarers"), ("54", "if_after_a_lead_out_of_turn"))
    judgement = (("intended", "68A", "was_a_claim_meant"),)
    said = (("49", "say_leave_cards_faced"),) if made.by_defender() else (("68A", "say_play_goes_on"),)
    return together((effects(outcome, told, judgement, said),), made.about())


def defined(code, act, made):
    """68A, 68B. By what it is a claim, a concession or both; 68C asks for a statement."""
    conceded = "68B1" if code >= "2007" else "68B"
    told = () if made.gives_up == "all" else (("68A", act),)
    if act == ABANDONED:
        told += ((conceded, "abandoned_hand_concedes_all"),)
    elif made.gives_up == "all":
        told += ((conceded, "concedes_all"),)
    elif made.gives_up == "some":
        told += ((conceded, "concedes_the_rest"),)
    if made.gives_up != "all":
        told += (("68C", "statement_should_come_at_once"),)
    if code >= "2017" and act not in ("showed_cards", ABANDONED):
        told += (("68C", "faces_his_hand"),)
    return effects((("claim", "stands"),), told)


def partner_objects(code, clause, made):
    """68B2. A defender concedes and his partner objects at once: no concession, and since 2017 no claim either."""
    mate = partner(made.claimer)
    outcome = (("claim", "none"), ("continues", "play"), ("ui", (mate,)))
    told = ((clause, "neither_claim_nor_concession" if code >= "2017" else "no_concession"), (clause, "play_continues"))
    if code < "2017" and made.gives_up == "some":
        # The text names the concession only. A minute of the WBF Laws Committee of 2001, as reported on blml in
        # January 2008, lets the claim that goes with it fall too; play could not continue otherwise.
        told += ((clause, "claim_of_the_rest_falls_too"),)
    withdrawn = "16" if code < "2007" else dict(WITHDRAWN)[code]
    if code >= "2007":
        outcome += (("penalty_cards", {}), ("ai", (made.declarer,)))
        told += ((clause, "shown_cards_no_penalty_cards"),)
    else:
        told += (("49", "shown_cards_not_excepted"),)
    told += ((withdrawn, "partner_may_not_use_it"),)
    said = ((clause, "say_no_concession" if code >= "2007" else "say_no_concession_older"),)
    said += ((withdrawn, "say_partner_may_not_use_it"),)
    own = effects(outcome, told, (("information", withdrawn, "what_partner_learned"),), said)
    return together((own,), made.about())


def play_stops(code, given, made, before):
    """68D. Play is suspended (it ceased, until 2007): agreed, played on, or ruled on by the Director."""
    stops = effects((("continues", "none"),), (("68D", "play_is_suspended" if code >= "2017" else "play_has_ceased"),))
    before += (stops,)
    states = (AGREED, DOUBTED) + ((ASKED_TO_PLAY,) if code >= "2017" else ()) + (PLAYED_ON,)
    state = yield ask("since_then", "68D", states, "choice", made.about())
    if state == AGREED:
        return together(before + (law_69.assented(code, made),), made.about())
    if state == ASKED_TO_PLAY:
        if (yield ask("all_four_concur", "68D2(b)(i)", about=made.about())) == "yes":
            return together(before + (claim_is_void(),), made.about())
        before += (effects((), (("68D2(b)(i)", "not_all_concur"),)),)
    if state == PLAYED_ON:
        before += (played_all_the_same(code),)
    return (yield from law_70.contested(code, given, made, before))


def claim_is_void():
    """68D2(b) (2017). The other side requested it and all four concurred: no ruling on the claim."""
    outcome = (("claim", "void"), ("continues", "play"), ("penalty_cards", {}), ("result", "stands"))
    told = (("68D2(b)(ii)", "claim_is_void"), ("68D2(b)(ii)", "laws_16_and_50_do_not_apply"))
    return effects(outcome, told, (), (("68D2(b)", "say_play_on"),))


def played_all_the_same(code):
    """68D. Cards played after the claim without what the law asks for."""
    if code >= "2017":
        # EBU, in answer to a TD (forum, discussion 562): ruled on as a claim, the play being evidence. The text is silent.
        return effects((), (("68D2(b)(i)", "conditions_not_met"), ("68D2(a)", "later_play_is_evidence_at_most")))
    if code >= "2007":
        return effects((), (("70D3", "later_play_may_be_evidence"),))
    return effects((), (("68D", "later_play_is_void"),))
