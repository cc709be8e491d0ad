"""Law 12: the adjusted score. Whether the Director may give one, which kind, and how it is found."""

from kodeks.rulings import law_12_artificial, law_12_weights
from kodeks.rulings.effects import effects, together
from kodeks.rulings.interview import ask

EMPOWERED, SILENT, UNPLAYABLE, WRONGLY, HARSH = (
    "law_empowers",
    "no_rectification",
    "cannot_play",
    "wrong_rectification",
    "too_harsh",
)
GROUNDS = (EMPOWERED, SILENT, UNPLAYABLE, WRONGLY, HARSH)
ONE, SEVERAL, OBSCURE, NO_RESULT = "one_outcome", "several_outcomes", "too_many_outcomes", "no_result"


def adjusted_score(code, given):
    """12. From the power to adjust to the score itself."""
    ground = yield ask("ground", "12A", GROUNDS)
    if ground == HARSH:
        clause = "12B2" if code >= "2007" else "12B"
        told = ((clause, "harshness_is_no_ground"),)
        return together((effects((("result", "stands"),), told, (), ((clause, "say_stands"),)),), ())
    if ground == UNPLAYABLE:
        parts = yield from law_12_artificial.scores(code, given)
        return together((effects((), (("12A2", "cannot_be_played"),)),) + parts, ())
    damage = yield ask("damage", aim(code))
    asked = (("12A", "asked_within_the_time"),) if code >= "2007" else ()
    opened = effects((), ((dict(POWERS)[ground], ground),) + asked, (("damage", aim(code), "is_there_damage"),))
    if damage == "no":
        told = effects((("result", "stands"),), ((aim(code), "no_damage"),), (), ((aim(code), "say_stands"),))
        return together((opened, told), ())
    found = effects((), ((aim(code), "there_is_damage"),))
    return together((opened, found) + (yield from kind(code, given)), ())


POWERS = ((EMPOWERED, "12A"), (SILENT, "12A1"), (WRONGLY, "12A3"))


def aim(code):
    """12B1. Redress of damage, and no advantage from an infraction; before 2007 the law did not say so in words."""
    return "12B1" if code >= "2007" else "12A"


def kind(code, given):
    """12C1(a), 12C1(d). Assigned if he is able to; artificial if there is no result, or there are too many to tell."""
    if code < "2007":
        estimate = yield ask("estimate_older", "12C", (ONE, NO_RESULT))
        if estimate == ONE:
            return two_standards(code)
        return (yield from law_12_artificial.scores(code, given))
    estimate = yield ask("estimate", "12C1(a)", (ONE, SEVERAL, OBSCURE, NO_RESULT))
    if estimate == OBSCURE:
        return (effects((), (("12C1(d)", "too_many_to_tell"),)),) + (yield from law_12_artificial.scores(code, given))
    if estimate == NO_RESULT:
        told = (effects((), (("12C2(a)", "no_result_obtained"),)),)
        return told + (yield from law_12_artificial.scores(code, given))
    return (yield from assigned(code, given, estimate))


def assigned(code, given, estimate):
    """12C1. As near as can be to what would have happened; weighted over several results; less what it did to itself."""
    if (
        code == "2007"
        and (yield ask("standard", "12C1(e)", ("weighted", "likely_and_probable"), ordinary="weighted")) != "weighted"
    ):
        return two_standards(code) + (yield from own_damage(code))
    own = yield from own_damage(code)
    parts = (in_place_of_the_table_result(code),)
    if estimate == SEVERAL:
        parts += yield from law_12_weights.weighted_score(code, offenders_only=bool(own))
    return parts + own


def in_place_of_the_table_result(code):
    """12C1(a), 12C1(b). The assigned score replaces the one obtained in play."""
    told = (("12C1(a)", "assigned_replaces"),) + ((("12C1(b)", "probable_outcome"),) if code >= "2017" else ())
    clause = "12C1(b)" if code >= "2017" else "12B1"
    weighed = (("likely_result", clause, "what_would_have_happened"),)
    return effects((("adjusted", "assigned"),), told, weighed, (("12C1(a)", "say_assigned"),))


def own_damage(code):
    """12C1(e); 12C1(b) of 2007. What the innocent side did to itself is not made good; the offenders do not gain by it."""
    clause = "12C1(e)" if code >= "2017" else "12C1(b)"
    gamble = "gamble" if code >= "2017" else "wild_or_gambling"
    error = "extremely_serious_error" if code >= "2017" else "serious_error"
    own = yield ask("own_damage", clause, ("no", error, gamble), ordinary="no")
    if own == "no":
        return ()
    offenders, innocent = ("12C1(e)(i)", "12C1(e)(ii)") if code >= "2017" else (clause, clause)
    told = ((clause, own), (offenders, "offenders_get_rectified_score"), (innocent, "no_relief_for_own_part"))
    told += (("12C4", "knockout_averages"),)
    return (effects((), told, (("damage", innocent, "which_part_is_its_own"),)),)


def two_standards(code):
    """12C2 until 1997, an authority's choice in 2007: best likely for one side, worst at all probable for the other."""
    innocent, offenders = ("12C1(e)(i)", "12C1(e)(ii)") if code >= "2007" else ("12C2", "12C2")
    told = ((innocent, "most_favourable_likely"), (offenders, "most_unfavourable_probable"))
    if code >= "2007":
        told += (("12C1(f)", "need_not_balance"),)
    else:
        # 1987: a footnote to 12C2; 1997: 12C3, unless the zonal organization had decided otherwise.
        told += (("12C3" if code == "1997" else "12.fn1", "committee_may_vary"),)
    weighed = (("likely_result", innocent, "what_was_likely"), ("likely_result", offenders, "what_was_at_all_probable"))
    return (effects((("adjusted", "assigned"),), told, weighed, ((innocent, "say_assigned"),)),)


def award(code, given, about=(), ordinary="", in_teams=False):
    """12C1(a), 12C2. For other laws that have the score adjusted: assigned if the Director is able to, else artificial."""
    if code >= "2007" and (yield ask("can_assign", "12C1(a)", about=about, ordinary=ordinary)) == "yes":
        return (in_place_of_the_table_result(code),)
    return (yield from law_12_artificial.scores(code, given, about, in_teams))


def award_on_a_result(code, given):
    """12C1(a), 12C2. As `award`, where the board may have been played: until 1997 such a result was replaced by 12C2."""
    # 12A1 of 1997 speaks of an assigned score where the laws give no indemnity; 12C1, the artificial one, is for no result
    # (bridge.dk/laws/laws97e/laws97nj/node7.html).
    if code < "2007" and (yield ask("can_assign", "12C2")) == "yes":
        return two_standards(code)
    return (yield from award(code, given))
