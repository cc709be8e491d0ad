"""Law 16B (16A until 1997), with 73C: information from partner other than by calls and plays."""

from kodeks.bridge.calls import CALLS
from kodeks.bridge.seats import SEATS, in_side_order, lho, partner, rho
from kodeks.rulings.effects import effects, together
from kodeks.rulings.interview import ask
from kodeks.rulings.revokes import optional

AUCTION, PLAY, OVER = "auction", "play", "over"
SOURCES = ("manner", "words", "alert", "explanation", "legal_action", "opponents", "signal")
LIST = (("1987", "16A"), ("1997", "16A"), ("2007", "16B1(a)"), ("2017", "16B1"))  # where the sources are listed
CHOICE = (("1987", "16A"), ("1997", "16A"), ("2007", "16B1(a)"), ("2017", "16B1(a)"))
ALTERNATIVE = (("1987", "16A"), ("1997", "16A"), ("2007", "16B1(b)"), ("2017", "16B1(b)"))
RESERVE = (("1987", "16A1"), ("1997", "16A1"), ("2007", "16B2"), ("2017", "16B2"))
AT_THE_END = (("1987", "16A2"), ("1997", "16A2"), ("2007", "16B3"), ("2017", "16B3"))
LIKELY = (("1987", "12C2"), ("1997", "12C2"), ("2007", "12C1(c)"), ("2017", "12C1(b)"))
AVOID = (("1987", "73C"), ("1997", "73C"), ("2007", "73C"), ("2017", "73C1"))


def unauthorized_information(code, given):
    """16B. Was there information, what did it suggest, what else was there to do, and did it gain anything?"""
    player = yield ask("player", dict(LIST)[code], SEATS, "seat")
    about = seats_about(player)
    source = yield ask("source", dict(LIST)[code], SOURCES, "choice", about)
    if source == "legal_action":
        return together((authorized("16A1(a)" if code >= "2007" else "16", player, "partners_legal_action"),), about)
    if source == "opponents":
        return together((authorized("73D1", player, "opponents_manner"),), about)
    happened = yield ask("happened", facts(code), ("agreed", "found", "not_found"), "choice", about)
    if happened == "not_found":
        return together((nothing_happened(code),), about)
    known = (established(code, happened),)
    if source == "signal":
        return together(known + (prearranged(player),), about)
    told = known + (unauthorized(code, player, source),)
    stage = yield ask("stage", dict(AT_THE_END)[code], (AUCTION, PLAY, OVER), "choice", about)
    if stage == OVER:
        return together(told + (yield from weighed(code, about)), about)
    # In the play a card undone can go back; a call undone cannot be made again, the auction is over (41C, 22).
    options = ("no", "yes") if stage == AUCTION else ("no", "play", "call")
    undone = yield ask("undone", "82C", options, "choice", about, "no")
    if undone == "call":
        return together(told + (call_undone_and_played_on(code, about),), about)
    return together(told + (yield from goes_on(code, given, player, stage, undone, about)), about)


def seats_about(player):
    """The player who may not use it; partner is who let it out."""
    others = in_side_order((lho(player), rho(player)))
    return (("player", player), ("partner", partner(player)), ("players", others))


def facts(code):
    """85A1, 85A. How disputed facts are settled."""
    return "85A1" if code >= "2007" else "85A"


def authorized(clause, player, key):
    """16A1(a), 73D1. What legal calls and plays tell is free, and so is what opponents' manner tells, at his own risk."""
    outcome = (("irregularity", False), ("ai", (player,)))
    return effects(outcome, ((clause, key),), (), ((clause, "say_" + key),))


def nothing_happened(code):
    """85A1. The Director is not convinced that anything was let out."""
    weighed_ = (("information", facts(code), "was_there_information"),)
    outcome = (("irregularity", False), ("result", "stands"))
    return effects(outcome, ((facts(code), "no_information_found"),), weighed_, ((facts(code), "say_nothing_found"),))


def established(code, happened):
    """85A1. Agreed, or found by the weight of the evidence."""
    told = ((facts(code), "found_on_evidence"),) if happened == "found" else ((dict(RESERVE)[code], "both_sides_agree"),)
    return effects((), told, (("information", dict(LIST)[code], "was_there_information"),))


def prearranged(player):
    """73B2. Signals agreed beforehand that the Laws do not sanction."""
    both = in_side_order((player, partner(player)))
    outcome = (("irregularity", True), ("offenders", both), ("procedural_penalty", True), ("equity", True))
    told = (("73B2", "gravest_offence"), ("91A", "suspend_or_penalize"), ("91B", "disqualify_if_approved"))
    return effects(outcome, told, (("what_happened", "73B2", "was_it_prearranged"),), (("81C", "say_director_takes_over"),))


def unauthorized(code, player, source):
    """16B1, 73C1. He may not use it: he must carefully avoid any advantage."""
    told = ((dict(LIST)[code], source + "_unauthorized"),)
    if source == "manner":
        told += (("73A2", "should_be_even"),)
    if source == "words":
        told += (("73B1", "partners_do_not_tell_so"),)
    if source == "alert" and code >= "2007":
        told += (("16.fn1", "only_if_unexpected"),)
    if source == "explanation":
        told += (("75A" if code >= "2007" else "75D", "as_if_not_heard"),)
        told += (("75B", "wrong_is_misinformation"),) if code >= "2007" else ()
    told += ((dict(AVOID)[code], "must_avoid_advantage"),)
    return effects((("ui", (player,)),), told)


def goes_on(code, given, player, stage, undone, about):
    """16B2, 16B3. No call and no play is undone; rights may be reserved, and the Director is called again at the end."""
    reserve, end = dict(RESERVE)[code], dict(AT_THE_END)[code]
    outcome = (("continues", stage), ("equity", True))
    told = ((end, "nothing_is_undone"), (dict(CHOICE)[code], bar(code)), (reserve, "may_reserve_rights"))
    told += ((end, "call_at_the_end" if code >= "2007" else "call_at_once_older"),)
    opening = ("82C", "say_ruling_was_wrong") if undone != "no" else (end, "say_play_on")
    said = (opening, (dict(AVOID)[code], "say_avoid_advantage"), (end, "say_call_me_at_the_end"))
    parts = (effects(outcome, told, questions(code), said),)
    question = ask("call_made", end, CALLS, "call", about)
    call = yield from optional(given, question)
    if call:
        parts += (effects((("stands", (player + " " + call,)),), ((end, "his_call_stands"),), about=(("call", call),)),)
    if undone != "no":
        error = (("82C", "undoing_was_an_error"), ("82C", "both_sides_non_offending"))
        parts += (effects((("director_error", True),), error),)
    return parts + (effects(refine=() if call else (question,)),)


def call_undone_and_played_on(code, about):
    """82C. The Director had a call undone, and it comes to light in the play: what it led to is no longer put right."""
    outcome = (("continues", PLAY), ("equity", True), ("director_error", True), ("offenders", ()))
    told = (("82C", "undoing_a_call_was_an_error"), ("82C", "call_no_longer_restored"), ("82C", "both_sides_non_offending"))
    end = dict(AT_THE_END)[code]
    weighed = (("likely_result", "82C", "result_had_the_call_stood"),) + questions(code)
    said = (
        ("82C", "say_call_ruling_was_wrong"),
        (dict(AVOID)[code], "say_avoid_advantage"),
        (end, "say_call_me_at_the_end"),
    )
    return effects(outcome, told + ((dict(CHOICE)[code], bar(code)),), weighed, said)


def bar(code):
    """16B1(a). Demonstrably suggests; could demonstrably have suggested (1997, 2007); could reasonably have (1987)."""
    return "may_not_choose" if code >= "2017" else "may_not_choose_older" if code >= "1997" else "may_not_choose_1987"


def questions(code):
    """16B1(a), 16B1(b), 16B3. What is still to be asked when the board is over."""
    end = dict(AT_THE_END)[code]
    suggested = "what_did_it_suggest" if code >= "1997" else "what_could_it_suggest"
    alternative = "what_would_peers_do" if code >= "2007" else "what_else_was_logical"
    return (
        ("suggested", dict(CHOICE)[code], suggested),
        ("logical_alternative", dict(ALTERNATIVE)[code], alternative),
        ("damage", end, "did_it_gain" if code >= "2007" else "did_it_damage"),
    )


def weighed(code, about):
    """16B1(a), 16B1(b), 16B3. Each question in its order; the first no ends the matter."""
    asked = questions(code)
    choice, alternative, end = dict(CHOICE)[code], dict(ALTERNATIVE)[code], dict(AT_THE_END)[code]
    key = "suggested" if code >= "1997" else "suggested_reasonably"
    suggested = yield ask(key, choice, ("chosen", "other", "nothing"), "choice", about)
    if suggested != "chosen":
        return (free(choice, "suggested_" + suggested, asked[:1]),)
    key = "other_action" if code >= "2007" else "other_action_older"
    if (yield ask(key, alternative, ("yes", "no"), "choice", about)) == "no":
        return (free(alternative, "no_logical_alternative", asked[:2]),)
    breach = (
        effects((("irregularity", True), ("offenders", (dict(about)["player"],))), ((choice, "chose_what_was_suggested"),)),
    )
    breach += (penalty(code),)
    key = "gained" if code >= "2007" else "damaged"
    if (yield ask(key, end, ("yes", "no"), "choice", about)) == "no":
        stands = effects((("result", "stands"),), ((end, "not_" + key),), asked, ((end, "say_result_stands"),))
        return breach + (stands,)
    return breach + (adjusted(code, asked, key),)


def free(clause, key, asked):
    """16B1. He was free to do what he did, and the result stands."""
    outcome = (("irregularity", False), ("result", "stands"))
    return effects(outcome, ((clause, key),), asked, ((clause, "say_result_stands"),))


def infraction(clause, player):
    """16B1(a). He chose what was suggested, and something else was a logical alternative."""
    return effects((("irregularity", True), ("offenders", (player,))), ((clause, "chose_what_was_suggested"),))


def penalty(code):
    """73C2. New in 2017: taking advantage may be penalized besides."""
    return effects((("procedural_penalty", True),), (("73C2", "may_be_penalized"),)) if code >= "2017" else effects()


def adjusted(code, asked, key):
    """16B3. An adjusted score: since 2017 the law names Law 12C1, an assigned one; 73F1 until 1997."""
    clause = dict(AT_THE_END)[code]
    kind = "assigned" if code >= "2017" else "due"
    told = ((clause, key),) + ((("73F1", "by_73F1"),) if code < "2007" else ())
    told += (("12C1" if code >= "2007" else "12C2", "see_adjusted_score"),)
    likely = (
        ("likely_result", "12C1(b)" if code >= "2017" else "12C1(c)" if code >= "2007" else "12C2", "result_without_it"),
    )
    return effects((("adjusted", kind),), told, asked + likely, ((clause, "say_adjusted"),))
