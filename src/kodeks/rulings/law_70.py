"""Law 70: a contested claim: what the Director asks, in order, and against whom doubt is resolved."""

from kodeks.rulings import law_70_tricks
from kodeks.rulings.effects import effects, together
from kodeks.rulings.interview import ask

GRANTED, REFUSED, OPEN = "granted", "refused", "open"
FAILS, NOT_STATED, GUESS, PARTNERS = "stated_line_fails", "line_not_stated", "which_opponent_holds_a_card", "partners_play"


def contested(code, given, made, before):
    """70. The statement again, objections, cards; a trump outstanding; what was not stated; as equitably as possible."""
    if made.gives_up == "all":
        return together(before + (concession_heard(code), concession_only(code)), made.about())
    parts = before + (heard(code, made),)
    finding = ""
    if (yield ask("trump_is_out", "70C", about=made.about(), ordinary="no")) == "yes":
        part, finding = yield from outstanding_trump(made.about())
        parts += (part,)
    if not finding:
        part, finding = yield from point_in_dispute(code, made)
        parts += (part,)
    if finding != OPEN:
        parts += yield from law_70_tricks.counted(given, made, finding == GRANTED)
    return together(parts, made.about())


def heard(code, made):
    """70A, 70B. Equity to both sides, doubt against claimer; until 1997 the hands were faced before the objections."""
    told = (("70A", "as_equitable_as_possible"), ("70B1", "statement_is_repeated"))
    said, weighed = (("70B1", "ask_for_statement"),), (("what_happened", "70B1", "what_was_stated"),)
    if code >= "2007":
        told += (("70B2", "objections_are_heard"), ("70B3", "may_have_cards_faced"))
        said += (("70B2", "ask_for_objections"),)
        weighed += (("what_happened", "70B2", "beyond_objections"),)
    else:
        told += (("70B2", "all_hands_are_faced"), ("70B3", "objections_are_heard"))
        said += (("70B2", "ask_to_face_hands"), ("70B3", "ask_for_objections"))
    return effects((), told, weighed, said)


def concession_heard(code):
    """70B. Whoever doubts a concession, of either side, says why: it is not only for the opponents to object."""
    if code >= "2007":
        return effects((), (("70B3", "may_have_cards_faced"),), (), (("70B2", "ask_who_doubts"),))
    said = (("70B2", "ask_to_face_hands"), ("70B3", "ask_who_doubts"))
    return effects((), (("70B2", "all_hands_are_faced"),), (), said)


def concession_only(code):
    """71. Nothing was claimed: a concession stands unless Law 71 cancels it."""
    clause = {"2017": "71B", "2007": "71.2"}.get(code, "71C")
    return effects((), (("71", "concession_by_law_71"),), (("normal_play", clause, "could_it_be_lost"),))


def outstanding_trump(about):
    """70C. Tricks to the opponents if all three hold; returns the effects, and the finding if it settles the claim."""
    awareness = ("awareness", "70C2", "did_he_know_of_the_trump")
    normal = ("normal_play", "70C3", "could_the_trump_win")
    mentioned = yield ask("trump_mentioned", "70C1", ("no", "yes", "not_settled"), "choice", about)
    if mentioned == "not_settled":
        told = (("85A", "settle_what_was_said"), ("70C", "all_three_are_needed"))
        return effects((), told, (awareness, normal)), OPEN
    if mentioned == "yes":
        return effects((), (("70C1", "trump_was_mentioned"),)), ""
    if (yield ask("could_be_unaware", "70C2", about=about)) == "no":
        return effects((), (("70C2", "he_knew_of_the_trump"),), (awareness,)), ""
    if (yield ask("trump_could_win", "70C3", about=about)) == "no":
        return effects((), (("70C3", "trump_cannot_win"),), (awareness, normal)), ""
    told = (("70C1", "trump_not_mentioned"), ("70C2", "perhaps_unaware"), ("70C3", "trump_could_win_a_trick"))
    said = (("70C", "say_trump_tricks"),)
    return effects((), told + (("70C", "tricks_to_opponents"),), (awareness, normal), said), REFUSED


def point_in_dispute(code, made):
    """70D, 70E. On what the claim turns, if not on a trump."""
    points = ("works_as_stated", FAILS, NOT_STATED, GUESS)
    points += (PARTNERS,) if made.by_defender() and code >= "2007" else ()
    point = yield ask("turns_on", "70D", points, "choice", made.about())
    if point == FAILS:
        return (yield from line_fails(code, made))
    if point == NOT_STATED:
        return (yield from not_stated(code, made))
    if point == GUESS:
        return (yield from guess(code, made))
    if point == PARTNERS:
        return (yield from partners_choice(made))
    return effects((), (("70A", "claim_is_good"),), (), (("70A", "say_claim_is_good"),)), GRANTED


def line_fails(code, made):
    """70D1. He may not leave what he stated for something better, unless no normal play would still go wrong."""
    clause = "70D1" if code >= "2007" else "70D"
    clear = yield ask("all_normal_lines_work", clause, about=made.about(), ordinary="no")
    normal = (("normal_play", clause, "is_there_a_worse_line"),)
    if clear == "yes":
        return effects((), ((clause, "every_normal_line_works"),), normal, ((clause, "say_claim_is_good"),)), GRANTED
    return effects((), ((clause, "held_to_his_statement"),), normal, ((clause, "say_held_to_statement"),)), REFUSED


def not_stated(code, made):
    """70D1, 70E2. An order or a line that the statement left open: a normal one that does worse counts."""
    clause = "70D1" if code >= "2007" else "70D"
    told, weighed = (), (("normal_play", clause, "is_there_a_worse_line"),)
    if code >= "2007":
        weighed += (("regulation", "70E2", "is_there_a_set_order"),)
        if (yield ask("order_is_laid_down", "70E2", about=made.about(), ordinary="no")) == "yes":
            told = (("70E2", "played_in_the_set_order"),)
    if (yield ask("worse_normal_line", clause, about=made.about())) == "no":
        return effects((), told + ((clause, "no_worse_normal_line"),), weighed, ((clause, "say_claim_is_good"),)), GRANTED
    return effects((), told + ((clause, "worse_line_counts"),), weighed, ((clause, "say_worse_line"),)), REFUSED


def guess(code, made):
    """70E1. A line that needs a card with one opponent rather than the other, unless shown out or about to be."""
    clause = "70E1" if code >= "2007" else "70E"
    weighed = (("normal_play", clause, "shows_out_on_any_normal_line"),)
    if (yield ask("shown_out", clause, about=made.about())) == "yes":
        return effects((), ((clause, "finesse_is_proven"),), weighed, ((clause, "say_claim_is_good"),)), GRANTED
    # "Irrational" went in 2017; of 1987 it is taken from the commentary on 70C, which excepts irrational play.
    if code < "2017" and (yield ask("irrational_otherwise", clause, about=made.about(), ordinary="no")) == "yes":
        return effects((), ((clause, "irrational_otherwise"),), weighed, ((clause, "say_claim_is_good"),)), GRANTED
    told = (clause, "guess_not_accepted" if code >= "2017" else "guess_not_accepted_older")
    return effects((), (told,), weighed, ((clause, "say_guess_not_accepted"),)), REFUSED


def partners_choice(made):
    """70D2 (since 2007). A part of a defender's claim for which partner would have to pick one of several normal plays."""
    several = yield ask("partner_has_several_normal_plays", "70D2", about=made.about())
    weighed = (("normal_play", "70D2", "could_partner_go_wrong"),)
    if several == "no":
        return effects((), (("70D2", "partner_has_no_choice"),), weighed, (("70D2", "say_claim_is_good"),)), GRANTED
    return effects((), (("70D2", "that_part_is_refused"),), weighed, (("70D2", "say_part_is_refused"),)), REFUSED
