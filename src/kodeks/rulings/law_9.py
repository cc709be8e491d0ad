"""Law 9: who may draw attention to an irregularity, who may prevent one, who may call the Director, and what comes then."""

from kodeks.rulings.effects import effects, together
from kodeks.rulings.interview import ask

DRAWS, PREVENTS, CALLS, SILENT = "draws_attention", "tries_to_prevent", "calls_director", "keeps_silent"
AUCTION, PLAY, AFTER = "auction", "play", "after_play"
PLAYER, DUMMY = "declarer_or_defender", "dummy"
IN_PLAY = (("1987", "9A2(a)"), ("1997", "9A2(a)"), ("2007", "9A2"), ("2017", "9A2"))
NOT_DUMMY = (("1987", "9A2(b)"), ("1997", "9A2(b)"), ("2007", "9A3"), ("2017", "9A4"))
PREVENTING = (("1987", "9A2(b)"), ("1997", "9A2(b)"), ("2007", "9A3"), ("2017", "9A3"))
OWN_SIDE = (("1987", "72B3"), ("1997", "72B3"), ("2007", "9A4"), ("2017", "9A5"))
CONCEALING = (("1987", "72B4"), ("1997", "72B4"), ("2007", "72B3"), ("2017", "72B3"))


def drawing_attention(code, given):
    """9. What a player does about an irregularity, and whether he may."""
    does = yield ask("does", "9", (DRAWS, PREVENTS, CALLS, SILENT))
    if does == DRAWS:
        return (yield from draws_attention(code))
    if does == PREVENTS:
        return (yield from tries_to_prevent(code))
    if does == CALLS:
        return (yield from calls_director())
    return (yield from keeps_silent(code))


def draws_attention(code):
    """9A1, 9A2, 9A4. Anybody in the auction; in play declarer and the defenders; dummy when play is over."""
    period = yield ask("period", "9A", (AUCTION, PLAY, AFTER))
    if period == AUCTION:
        return together((allowed("9A1", "anybody_in_auction"), once_drawn(code)), ())
    if period == AFTER:
        return together((allowed("42B3", "anybody_after_play"), once_drawn(code)), ())
    if (yield ask("player", dict(IN_PLAY)[code], (PLAYER, DUMMY))) == PLAYER:
        return together((allowed(dict(IN_PLAY)[code], "declarer_or_defender_in_play"), once_drawn(code)), ())
    told = (
        (dict(NOT_DUMMY)[code], "not_dummy_in_play"),
        ("43A1(b)", "dummy_is_limited"),
        ("43B1", "dummy_may_be_penalized"),
    )
    told += (("43B", "without_his_rights_worse"),)
    own = effects((("irregularity", True), ("procedural_penalty", True)), told, (), (("43A1(b)", "say_dummy_silent"),))
    return together((own, once_drawn(code)), ())


def once_drawn(code):
    """9B. The Director is called (until 1997: must be), and until he has explained, nobody does anything."""
    call = "director_should_be_called" if code >= "2007" else "director_must_be_called"
    told = (
        ("9B1(a)", call),
        ("9B1(b)", "anybody_calls"),
        ("9B1(c)", "caller_keeps_rights"),
        ("9B1(d)", "opponents_keep_rights"),
    )
    told += (("9B2", "nobody_acts"),)
    return effects((), told, (), (("9B2", "say_nobody_acts"),))


def tries_to_prevent(code):
    """9A3. Any player; dummy within Laws 42 and 43. Until 1997 only dummy was named, and only declarer's irregularity."""
    if (yield ask("player", dict(PREVENTING)[code], (PLAYER, DUMMY))) == PLAYER:
        clause, key = (dict(PREVENTING)[code], "anybody_may_prevent") if code >= "2007" else ("9A", "older_name_dummy_only")
        return together((allowed(clause, key),), ())
    if code < "2017" and (yield ask("whose_irregularity", "42B2", ("declarers", "anothers"))) == "anothers":
        own = effects((("irregularity", True), ("procedural_penalty", True)), (("42B2", "dummy_only_declarers"),))
        return together((own,), ())
    anybody = effects((), ((dict(PREVENTING)[code], "anybody_may_prevent"),) if code >= "2007" else ())
    return together((anybody, allowed("42B2", "dummy_may_prevent")), ())


def calls_director():
    """9B1(b), 43A1(a). Dummy only once another player has drawn attention."""
    if (yield ask("attention_drawn", "9B1(b)")) == "yes":
        return together((allowed("9B1(b)", "anybody_calls"), effects((), (("9B1(c)", "caller_keeps_rights"),))), ())
    if (yield ask("player", "43A1(a)", (PLAYER, DUMMY))) == PLAYER:
        return together((allowed("9B1(c)", "caller_keeps_rights"),), ())
    told = (("43A1(a)", "dummy_may_not_begin"), ("43B1", "dummy_may_be_penalized"))
    own = effects((("irregularity", True), ("procedural_penalty", True)), told, (), (("43A1(a)", "say_dummy_silent"),))
    return together((own,), ())


def keeps_silent(code):
    """9A5, 72B2. No duty to speak of one's own side's infraction, but for an explanation, a revoke, a trick not won."""
    explanation = "20F5" if code >= "2007" else "75D"
    if (yield ask("is_explanation", explanation)) == "yes":
        return together((effects((), ((explanation, "explanation_is_put_right"),)),), ())  # until then silence is a duty
    told = (("62A", "but_own_revoke"),) + ((("79A2", "but_no_trick_not_won"),) if code >= "2007" else ())
    own = effects((), told + ((dict(CONCEALING)[code], "but_no_hiding"),))
    key = "no_duty_to_speak" if code >= "2007" else "no_duty_to_speak_inadvertent"
    return together((allowed(dict(OWN_SIDE)[code], key), own), ())


def allowed(clause, key):
    """What the player does is in order."""
    return effects((("irregularity", False),), ((clause, key),))
