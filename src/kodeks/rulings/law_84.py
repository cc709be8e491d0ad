"""Laws 84 and 85: how the Director comes to a ruling, when the facts are agreed and when they are disputed."""

from kodeks.rulings import law_12
from kodeks.rulings.effects import effects, together
from kodeks.rulings.interview import ask

NOTHING, PRESCRIBES, CHOICE, DOUBT = "nothing", "prescribes", "players_choice", "doubtful_or_silent"


def disputed_facts(code, given):
    """84, 85. First the facts; then what the law says of them."""
    if (yield ask("agreed", "84")) == "yes":
        return (yield from by_the_law(code, given, ()))
    clause = "85A1" if code >= "2007" else "85A"
    weighed = (("what_happened", clause, "what_is_probable"),)
    assessed = effects((), ((clause, "balance_of_probabilities" if code >= "2007" else "director_assesses"),), weighed)
    if (yield ask("satisfied", clause)) == "yes":
        found = (assessed,) + ((effects((), (("85A2", "rules_as_on_agreed_facts"),)),) if code >= "2007" else ())
        return (yield from by_the_law(code, given, found))
    # 85B told of the appeal until 1997; since 2007 Law 83 does, where a review could well be in order.
    appeal = "83" if code >= "2007" else "85B"
    told = (("85B", "play_goes_on"),) + (((appeal, "tells_of_appeal"),) if code < "2007" else ())
    own = effects((), told, (), (("85B", "say_play_goes_on"), (appeal, "say_right_to_appeal")))
    return together((assessed, own), ())


def by_the_law(code, given, before):
    """84A to 84D. Nothing prescribed, a rectification, a player's choice, or the Director's own judgement."""
    says = yield ask("law_says", "84", (NOTHING, PRESCRIBES, CHOICE, DOUBT))
    if says == NOTHING:
        return together(before + (effects((), (("84A", "play_on"),), (), (("84A", "say_play_on"),)),), ())
    if says == PRESCRIBES:
        return together(before + (effects((), (("84B", "rectification_carried_out"),)),), ())
    if says == CHOICE:
        told = (("84C", "choice_explained"), ("10C1", "all_options"), ("10C2", "without_consulting"))
        return together(before + (effects((), told, (), (("10C2", "say_choose_alone"),)),), ())
    return (yield from directors_choice(code, given, before))


def directors_choice(code, given, before):
    """84D (84D and 84E before 2007). Doubtful points for the non-offending side; damage the law is silent on, adjusted."""
    if code >= "2007":
        told, clause = effects((), (("84D", "doubts_for_innocent"), ("84D", "restores_equity"))), "84D"
    else:
        told, clause = effects((), (("84D", "penalty_or_adjustment"),)), "84E"
    weighed = effects((), (), (("damage", clause, "was_it_probably_damaged"),))
    key = "probable_damage" if code >= "2007" else "possible_damage"
    if (yield ask(key, clause)) == "no":
        own = effects((("result", "stands"),), ((clause, "no_such_damage"),))
        return together(before + (told, weighed, own), ())
    own = effects((), ((clause, "silent_law_adjusts"),))
    return together(before + (told, weighed, own) + (yield from law_12.award_on_a_result(code, given)), ())
