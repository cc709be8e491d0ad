"""Laws 42 and 43: what dummy may do, what he may not, and what follows once he has lost his rights."""

from kodeks.bridge.seats import SEATS, in_side_order, lho, partner, rho
from kodeks.rulings import law_43
from kodeks.rulings.effects import effects, together
from kodeks.rulings.interview import ask

ALLOWED = (("informs_director", "42A1"), ("counts_tricks", "42A2"), ("after_play", "42B3"))
DID = (
    "prevents_declarer",
    "prevents_defender",
    "asks_declarer",
    "asks_defender",
    "points_out_declarers",
    "points_out_defenders",
    "reminds_idle",
    "calls_director",
    "communicates",
    "breaks_limit",
    "informs_director",
    "counts_tricks",
    "after_play",
    "is_shown_hand",
)
LIMITS = (("swapped", "43A2(a)"), ("left_seat", "43A2(b)"), ("looked", "43A2(c)"))


def dummys_conduct(code, given):
    """42, 43. Dummy said or did something."""
    declarer = yield ask("declarer", "42", SEATS, "seat")
    defenders = in_side_order((lho(declarer), rho(declarer)))
    about = (("declarer", declarer), ("dummy", partner(declarer)), ("players", defenders))
    did = yield ask("dummy_did", "42", DID if code >= "2017" else DID[:-1], "choice", about)
    allowed = dict(ALLOWED)
    if did in allowed:
        return together((right(allowed[did], did, did),), about)
    simple = {
        "prevents_defender": prevents_defender,
        "asks_defender": asks_defender,
        "points_out_declarers": points_out_declarers,
        "reminds_idle": reminds_idle,
        "communicates": communicates,
        "is_shown_hand": is_shown_hand,
    }
    if did in simple:
        return together(simple[did](code, about), about)
    asking = {
        "prevents_declarer": prevents_declarer,
        "asks_declarer": asks_declarer,
        "points_out_defenders": points_out_defenders,
        "calls_director": calls_director,
        "breaks_limit": breaks_limit,
    }
    return together((yield from asking[did](code, about)), about)


def right(clause, key, said="say_dummy_may"):
    """42. He may: nothing is wrong."""
    return effects((("irregularity", False),), ((clause, key),), (), ((clause, said),))


def wrong(clause, key, about, said="say_dummy_may_not"):
    """43A1, 43A2. He may not, and is liable to penalty (43B1)."""
    outcome = (("irregularity", True), ("offenders", (dict(about)["dummy"],)), ("procedural_penalty", True))
    return effects(outcome, ((clause, key), ("43B1", "liable_to_penalty")), (), ((clause, said),))


def rights_lost(about):
    """43A2. Whether he had broken one of the limits on hands and cards before."""
    return (yield ask("rights_lost", "43A2", ("no", "yes"), "choice", about, "no")) == "yes"


def for_breaking_limit(about):
    """43B1. For what he did before he is liable to penalty."""
    outcome = (("irregularity", True), ("offenders", (dict(about)["dummy"],)), ("procedural_penalty", True))
    return effects(outcome, (("43B1", "liable_to_penalty"),))


def no_more(clause, key, outcome=()):
    """43B2. What he said costs nothing but the penalty."""
    return effects(outcome, ((clause, key),), (), ((clause, key),))


def prevents_declarer(code, about):
    """42B2, 43B2(a). Before it has happened; of the wrong hand, once his rights are lost, either defender chooses."""
    if not (yield from rights_lost(about)):
        return (right("42B2", "may_prevent"),)
    if (yield ask("wrong_hand", "43B2(a)", ("yes", "no"), "choice", about)) == "no":
        return (for_breaking_limit(about), no_more("43B2", "no_more_than_penalty"))
    who = dict(about)["players"]
    options = tuple({"who": who, "option": option} for option in ("lead_from_hand", "lead_from_dummy"))
    told, said = (("43B2(a)", "defender_chooses_hand"),), (("43B2(a)", "defender_chooses_hand"),)
    return (for_breaking_limit(about), effects((("options", options),), told, (), said))


def prevents_defender(code, about):
    """42B2 of 2017: any irregularity; in 2007 9A3 lets any player prevent one; before, 42B2 speaks of declarer's only."""
    if code >= "2017":
        return (right("42B2", "may_prevent"),)
    if code == "2007":
        # 9A3 names dummy, "subject to Laws 42 and 43", and 42B2 declarer's irregularities only. That the sentence, new in
        # 2007, gives him the wider right is the reading of the directors who answered on blml (Eidt, 9 April 2008).
        return (right("9A3", "may_prevent"), effects((), (("42B2", "names_declarers_only"),)))
    return (wrong("42B2", "only_declarers_irregularity", about, "only_declarers_irregularity"),)


def asks_declarer(code, about):
    """42B1, 43B2(b). He may ask whether declarer has none; if his rights are lost and it is a revoke, Law 64 applies too."""
    if not (yield from rights_lost(about)):
        return (right("42B1", "may_ask_declarer"),)
    if (yield ask("declarer_has_revoked", "43B2(b)", ("yes", "no"), "choice", about)) == "no":
        return (for_breaking_limit(about), no_more("43B2(b)", "no_revoke_nothing_more", (("revoke", "none"),)))
    own = effects(
        (("revoke", "must_be_corrected"),),
        (("43B2(b)", "declarer_corrects"),),
        (),
        (("43B2(b)", "say_correct_it"),),
    )
    # Commentary of the WBF Laws Committee (2019) on 43: only tricks won from dummy's question on can be transferred.
    later = effects((), (("43B2(b)", "tricks_from_question_on"),)) if code >= "2017" else effects()
    return (for_breaking_limit(about), own, law_43.as_if_established(), later)


def asks_defender(code, about):
    """61B2(b). He may not ask a defender; the words of 42B1 name declarer alone."""
    clause = "61B2(b)" if code >= "2007" else "42B1"
    outcome = (("irregularity", True), ("offenders", (dict(about)["dummy"],)))
    weigh = (("information", "16B" if code >= "2007" else "16A", "information_from_question"),)
    told = ((clause, "may_not_ask_defender"), ("62A", "if_he_has_revoked"))
    return (effects(outcome, told, weigh, ((clause, "may_not_ask_defender"),)),)


def points_out_declarers(code, about):
    """43A1(b). Declarer's irregularity has happened: dummy waits for the end of the hand, but it is rectified as usual."""
    usual = effects((), (("43A1(b)", "rectified_as_usual"),))
    return (wrong("43A1(b)", "may_not_draw_attention", about, "may_not_draw_attention"), usual)


def points_out_defenders(code, about):
    """43A1(b), 43B3 (43B2(c) until 1997). Rectified as usual, unless he had lost his rights."""
    if not (yield from rights_lost(about)):
        return points_out_declarers(code, about)
    goes_free = law_43.defender_goes_free(code) if code >= "2007" else no_more("43B2(c)", "no_penalty_for_defender")
    return (for_breaking_limit(about), goes_free)


def calls_director(code, about):
    """43A1(a), 9B1. He is not the one to call unless another has drawn attention to an irregularity."""
    if (yield ask("another_drew_attention", "43A1(a)", ("yes", "no"), "choice", about)) == "yes":
        return (right("43A1(a)", "any_player_may_call_then"),)
    # 81C3 (81C6 until 1997): the Director rectifies what he becomes aware of, however he does.
    clause = "81C3" if code >= "2007" else "81C6" if code == "1997" else "81C"
    aware = effects((), ((clause, "director_rules_all_the_same"),))
    return (wrong("43A1(a)", "may_not_call_first", about, "may_not_call_first"), aware)


def reminds_idle(code, about):
    """43A1(c). Nothing irregular was about to happen, so there was nothing to prevent (42B2)."""
    return takes_part("nothing_to_prevent", about)


def communicates(code, about):
    """43A1(c). He told declarer something about the play, or played in it."""
    return takes_part("no_part_in_play", about)


def takes_part(key, about):
    """43A1(c). He may not; whether the defenders were damaged is looked at."""
    weigh = (("suggested", "43A1(c)", "did_it_suggest"), ("damage", "43A1(c)", "did_it_damage"))
    return (wrong("43A1(c)", key, about, "say_no_part_in_play"), effects((), (), weigh))


def breaks_limit(code, about):
    """43A2. He swapped hands, left his seat to watch, or looked at a defender's card; he loses rights from then on."""
    which = yield ask("which_limit", "43A2", tuple(name for name, clause in LIMITS), "choice", about)
    lost = effects((), (("43B2", "rights_are_lost"),))
    return (wrong(dict(LIMITS)[which], which, about), lost)


def is_shown_hand(code, about):
    """43A3. It is the defender who may not; if dummy looked, he has broken 43A2(c) as well."""
    told = (("43A3", "defender_may_not_show"), ("43A2(c)", "looking_breaks_limit"))
    return (effects((("irregularity", True),), told, (), told[:1]),)
