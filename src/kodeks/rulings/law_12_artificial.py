"""Law 12C2: the artificial adjusted score, by who is to blame; until 1997 Law 12C1, with Laws 86 and 88."""

from kodeks.bridge.awards import AVERAGE, AVERAGE_MINUS, AVERAGE_PLUS, imps_awarded, share
from kodeks.rulings.effects import effects
from kodeks.rulings.interview import ask
from kodeks.rulings.law_12_weights import written
from kodeks.rulings.revokes import optional

DIRECTLY, PARTLY, NOT_AT_ALL = "directly", "partly", "not_at_all"
FAULTS = (DIRECTLY, PARTLY, NOT_AT_ALL)
AWARD = ((DIRECTLY, AVERAGE_MINUS), (PARTLY, AVERAGE), (NOT_AT_ALL, AVERAGE_PLUS))
ITEMS = ((DIRECTLY, "(i)"), (PARTLY, "(ii)"), (NOT_AT_ALL, "(iii)"))  # of 12C2(a) in 2017
PAIRS, IMPS = "matchpoints", "imps"
BOTH, ONE = "both_sides", "one_contestant"
USUAL_IMPS = "3"


def clause_of_award(code):
    """12C2(a); until 1997 it was 12C1."""
    return "12C2(a)" if code >= "2007" else "12C1"


def scores(code, given, about=(), in_teams=False):
    """12C2(a). To each contestant by his fault: average minus, average or average plus."""
    clause = clause_of_award(code)
    scoring = yield ask("scoring", clause, (PAIRS, IMPS), about=about)
    whose = yield ask("whose", clause, (BOTH, ONE), about=about, ordinary=BOTH)
    if whose == ONE:
        fault = yield ask("fault", clause, FAULTS, about=about)
        faults = (("contestant", fault),)
    else:
        north_south = yield ask("fault_ns", clause, FAULTS, about=about)
        east_west = yield ask("fault_ew", clause, FAULTS, about=about)
        faults = (("NS", north_south), ("EW", east_west))
    awarded = yield from by_fault(code, given, scoring, faults, about)
    return awarded if in_teams else awarded + _session_in_imps(code, scoring, faults)


def both_average_plus(code, given, about=()):
    """12C2(a)(iii). Neither side is at fault: the scores of both."""
    scoring = yield ask("scoring", clause_of_award(code), (PAIRS, IMPS), about=about)
    own = _in_imps if scoring == IMPS else _in_percent
    faults = (("NS", NOT_AT_ALL), ("EW", NOT_AT_ALL))
    both = yield from own(code, given, faults, about)
    return (effects((("adjusted", "artificial"),)),) + both + _session_in_imps(code, scoring, faults)


def by_fault(code, given, scoring, faults, about=()):
    """12C2(a). The scores of (who, fault) pairs: "NS", "EW" or "contestant"."""
    told = (effects((("adjusted", "artificial"),), (), (("fault", clause_of_award(code), "who_is_at_fault"),)),)
    own = _in_imps if scoring == IMPS else _in_percent
    return told + (yield from own(code, given, faults, about))


def _in_percent(code, given, faults, about):
    """12C2(a), 12C2(c). At most 40, 50, at least 60 per cent: a session beyond these counts in their place."""
    lines, parts = (), ()
    for who, fault in faults:
        session, asked = yield from _session(code, given, who, fault, about)
        award = dict(AWARD)[fault]
        percent = share(award, session)
        lines += ({"who": who, "percent": percent},)
        told = ((_clause(code, fault), _key(who, award, "percent")),)
        if session != 50:
            told += ((_session_clause(code), "session_counts"),)
        parts += (effects((), told, refine=asked, about=_named(who) + (("percent", percent),)),)
    said = ((clause_of_award(code), "say_artificial"),)
    return parts + (effects((("score", lines),), script=said),)


def _session(code, given, who, fault, about):
    """12C2(c). His other boards, if he is not at fault and they are above 60, or at fault and below 40; until 1997 (88)
    only the former."""
    if fault == PARTLY or (fault == DIRECTLY and code < "2007"):
        return 50, ()
    better = tuple(str(percent) for percent in (range(61, 101) if fault == NOT_AT_ALL else range(0, 40)))
    key = "others" if who == "contestant" else "others_ns" if who == "NS" else "others_ew"
    question = ask(
        key, _session_clause(code), ("no",) + better, "number", about + (("limit", 60 if fault == NOT_AT_ALL else 40),)
    )
    told = yield from optional(given, question)
    if told is None:
        return 50, (question,)
    return 50 if told == "no" else int(told), ()


def _session_in_imps(code, scoring, faults):
    """12C2(c). The equivalent in IMPs of what is told in per cent; two teams that play a match have no such session."""
    if scoring != IMPS or code < "2007" or all(fault == PARTLY for who, fault in faults):
        return ()
    return (effects((), (("12C2(c)", "session_counts_in_imps"),)),)


def _in_imps(code, given, faults, about):
    """12C2(b). Three IMPs, unless regulations say otherwise (78D); in knockout play the two are averaged (12C4)."""
    clause = "12C2(b)" if code >= "2007" else "86A"
    question = ask("average_imps", clause, tuple(str(number) for number in range(1, 11)), "number", about, USUAL_IMPS)
    told = yield from optional(given, question)
    worth = int(told or USUAL_IMPS)
    table = ((AVERAGE_PLUS, worth), (AVERAGE, 0), (AVERAGE_MINUS, -worth))
    lines = tuple({"who": who, "imps": imps_awarded(dict(AWARD)[fault], table)} for who, fault in faults)
    worth_told = ((clause, "worth_of_average"),) if any(fault != PARTLY for who, fault in faults) else ()
    parts = (effects((), worth_told, refine=() if told else (question,), about=(("imps", worth),)),)
    for who, fault in faults:
        keys = ((_clause(code, fault), _key(who, dict(AWARD)[fault], "imps")),)
        parts += (effects((), keys, about=_named(who) + (("imps", worth),)),)
    knockout, averaged = yield from _knockout(code, given, lines, about)
    return parts + knockout + (effects((("score", averaged),), script=((clause, "say_artificial"),)),)


def _knockout(code, given, lines, about):
    """12C4. Scores that do not balance, in knockout play: each gets the average."""
    if len(lines) < 2 or lines[0]["imps"] + lines[1]["imps"] == 0:
        return (), lines
    clause = "12C4" if code >= "2007" else "86B"
    question = ask("knockout", clause, ("no", "yes"), about=about, ordinary="no")
    told = yield from optional(given, question)
    if told != "yes":
        return (effects(refine=() if told else (question,)),), lines
    first = (lines[0]["imps"] - lines[1]["imps"]) / 2
    averaged = ({"who": "NS", "imps": first}, {"who": "EW", "imps": (lines[1]["imps"] - lines[0]["imps"]) / 2})
    return (effects((), ((clause, "knockout_averaged"),), about=(("mean", written(abs(first))),)),), averaged


def _clause(code, fault):
    return clause_of_award(code) + (dict(ITEMS)[fault] if code >= "2017" else "")


def _session_clause(code):
    return "12C2(c)" if code >= "2007" else "88"


def _key(who, award, unit):
    return ("contestant_" if who == "contestant" else "side_") + award + "_" + unit


def _named(who):
    return () if who == "contestant" else (("side", who),)
