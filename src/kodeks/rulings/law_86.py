"""Law 86: a board in teams that has no result at one table, or has several that cannot be compared."""

from kodeks.rulings import law_6, law_12, law_12_artificial, law_12_weights
from kodeks.rulings.effects import effects, together
from kodeks.rulings.interview import ask
from kodeks.rulings.law_12_artificial import DIRECTLY, IMPS, NOT_AT_ALL, PARTLY
from kodeks.rulings.revokes import optional

NONE, ONE, SEVERAL = "no_other_result", "one_other_result", "several_results"
NEITHER, ONE_SIDE, BOTH = "neither", "one_contestant", "both"


def spoilt_board_in_teams(code, given):
    """86. What results there are decides; before 2007 no result of the other table counted."""
    if code < "2007":
        return together((yield from substitute_or_average(code, given)), ())
    results = yield ask("results", "86B" if code >= "2017" else "86D", (ONE, NONE) + ((SEVERAL,) if code >= "2017" else ()))
    if results == NONE:
        return together((yield from substitute_or_average(code, given)), ())
    if results == SEVERAL:
        return together((yield from several_results(code, given)), ())
    question = ask("regulation_otherwise", "86B3", ordinary="no")
    if code >= "2017" and (yield from optional(given, question)) == "yes":
        own = effects((), (("86B3", "regulation_governs"),), (("regulation", "86B3", "what_the_regulation_says"),))
        return together((own,), ())
    own = effects(refine=(question,) if code >= "2017" and question.key not in given else ())
    return together((own,) + (yield from one_result(code, given)), ())


def one_result(code, given):
    """86B1 (86D in 2007). A result that clearly favours a side: assigned; 2007: should be, if it is the innocent side."""
    # The commentary of the WBF Laws Committee on 86B1 (keesboek.com, 2017:86B) has it apply only where this table could get
    # no score, and measures "clearly" by a swing of more than 3 IMPs against an estimate; otherwise 12C2 as a routine.
    clause = "86B1" if code >= "2017" else "86D"
    favours = yield ask("favours_a_side" if code >= "2017" else "favours_innocent_side", clause)
    weighed = effects((), (), (("likely_result", clause, "is_it_clearly_favourable"),))
    if favours == "yes":
        told = effects((), ((clause, "shall_assign" if code >= "2017" else "should_assign"),))
        parts = (told, weighed, law_12.in_place_of_the_table_result(code))
        return parts + (yield from law_12_weights.weighted_score(code))
    if code < "2017":
        return (effects((), ((clause, "may_assign"),)), weighed) + (yield from law_12.award(code, given, in_teams=True))
    return (effects((), ((clause, "not_clearly_favourable"),)), weighed) + (
        yield from law_12_artificial.scores(code, given, in_teams=True)
    )


def several_results(code, given):
    """86B2. Results that cannot be compared, or several scores to adjust: by who was at fault."""
    fault = yield ask("at_fault", "86B2", (NEITHER, ONE_SIDE, BOTH))
    weighed = effects((), (), (("fault", "86B2", "who_is_at_fault"),))
    if fault == ONE_SIDE:
        return (weighed,) + (yield from one_at_fault(code, given))
    if fault == BOTH:
        told = effects((("result", "cancelled"),), (("86B2(c)", "boards_cancelled"),))
        north_south = yield ask("fault_ns", "12C2(a)", (DIRECTLY, PARTLY))
        east_west = yield ask("fault_ew", "12C2(a)", (DIRECTLY, PARTLY))
        sides = (("NS", north_south), ("EW", east_west))
        return (weighed, told) + (yield from law_12_artificial.by_fault(code, given, IMPS, sides))
    told = effects((("result", "cancelled"),), (("86B2(a)", "boards_cancelled"),))
    return (weighed, told) + (yield from substitute_or_average(code, given, "86B2(a)"))


def one_at_fault(code, given):
    """86B2(b). Average plus or an assigned score, whichever is better for the innocent; the others get its complement."""
    better = yield ask("better_for_innocent", "86B2(b)", ("average_plus", "assigned"))
    told = (("86B2(b)", "more_favourable_of_two"), ("86B2(b)", "complement_for_offenders"))
    if better == "assigned":
        return (effects((), told), law_12.in_place_of_the_table_result(code)) + (
            yield from law_12_weights.weighted_score(code)
        )
    innocent = (("contestant", NOT_AT_ALL),)
    return (effects((), told),) + (yield from law_12_artificial.by_fault(code, given, IMPS, innocent))


def substitute_or_average(code, given, clause=""):
    """86A (86C before). Another board if there is time and nobody can know the result of the match; else the averages."""
    limit = dict(law_6.MATCH)[code]
    if (yield ask("time_for_substitute", clause or limit)) == "yes":
        if (yield ask("match_known", limit, ordinary="no")) == "no":
            power = clause or ("6D3" if code >= "2017" else limit)  # 86A only limits the power that Law 6 gives
            told = ((power, "substitute_board"),)
            return (effects((("continues", "none"),), told, (), ((power, "say_substitute"),)),)
        known = (effects((), ((limit, "no_substitute_match_known"),)),)
    else:
        known = ()
    if clause:
        sides = (("NS", NOT_AT_ALL), ("EW", NOT_AT_ALL))
        return known + (yield from law_12_artificial.by_fault(code, given, IMPS, sides))
    return known + (yield from law_12_artificial.scores(code, given, in_teams=True))
