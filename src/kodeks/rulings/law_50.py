"""Law 50: what a defender's exposed card becomes, minor or major, and what that lays on him and on his partner."""

from kodeks.bridge.cards import is_honour, suit
from kodeks.bridge.seats import in_side_order, partner
from kodeks.rulings.effects import effects, plus

# In 1987 the letters run one later: 50B faced, 50C kinds, 50D minor, 50E major, 50F partner's lead.
REMAINS_FACED = (("1987", "50B"), ("1997", "50A"), ("2007", "50A"), ("2017", "50A"))
KINDS = (("1987", "50C"), ("1997", "50B"), ("2007", "50B"), ("2017", "50B"))
MINOR = (("1987", "50D"), ("1997", "50C"), ("2007", "50C"), ("2017", "50C"))
PLAYED_OR_LED = (  # where a major penalty card must be played, and where its owner's partner has the lead
    ("1987", ("50E", "50F")),
    ("1997", ("50D1", "50D2")),
    ("2007", ("50D1(a)", "50D2(a)")),
    ("2017", ("50D1(a)", "50D2(a)")),
)
FOLLOWING_FIRST = (("1987", "50E"), ("1997", "50D1"), ("2007", "50D1(b)"), ("2017", "50D1(b)"))
LEFT_FREE = (("1987", "50F"), ("1997", "50D2(b)"), ("2007", "50D2(b)"), ("2017", "50D2(b)"))


def kind_of(card, deliberate, others=()):
    """50B. Minor: a single card below an honour, exposed unintentionally; any other is major."""
    return "major" if deliberate or is_honour(card) or others else "minor"


def about(card, owner, declarer):
    """What fills the words about one penalty card."""
    seats = (("player", owner), ("other", partner(owner)), ("declarer", declarer))
    return (("card", card), ("suit", suit(card))) + seats


def becomes(code, card, owner, declarer, kind, clause):
    """50B. The card is a penalty card by a clause of this or another law, with what 50C or 50D lays on both defenders."""
    told = effects(
        (("penalty_cards", {card: kind}),),
        ((clause, kind + "_penalty_card"),),
        (),
        ((clause, "leave_it_faced" if kind == "major" else "leave_it_faced_minor"),),
        (),
        about(card, owner, declarer),
    )
    return plus(told, restricts(code, kind))


def restricts(code, kind):
    """50C, 50D. A minor card binds its owner in that suit; a major one must be played, and partner's lead waits."""
    if kind == "minor":
        clause = dict(MINOR)[code]
        return effects((), ((clause, "no_other_small_card"), (clause, "partner_leads_freely")))
    must_be_played, partner_leads = dict(PLAYED_OR_LED)[code]
    told = ((must_be_played, "played_at_first_opportunity"), (dict(FOLLOWING_FIRST)[code], "other_duties_come_first"))
    told += ((partner_leads, "partner_waits_before_leading"),)
    return effects((), told, (), ((partner_leads, "wait_for_declarer"),))


def stays(code, card, owner, declarer, kind):
    """50A. A penalty card that was played wrongly goes back to its place and stays what it was."""
    clause = dict(REMAINS_FACED)[code]
    return effects(
        (("penalty_cards", {card: kind}),),
        ((clause, "stays_a_penalty_card"),),
        (),
        ((clause, "put_it_back_on_the_table"),),
        (),
        about(card, owner, declarer),
    )


def taken_back(card):
    """A card that was led or played is its owner's again."""
    return effects((("returned", (card,)),))


def information(code, owner, declarer, place, kind="major"):
    """50E. What a penalty card tells, "on_table" or "returned" to the hand; nothing is said of it in 1987."""
    mate = (partner(owner),)
    seats = (("player", owner), ("other", mate[0]), ("declarer", declarer))
    if code == "1987":
        return effects()
    weigh = _helped(code) if place == "on_table" else ()
    if code < "2017":
        return effects((("ui", mate), ("ai", (declarer,))), _duty_only(code, kind, place), weigh, about=seats)
    if place == "on_table":
        everybody = in_side_order(mate + (declarer,))
        return effects((("ai", everybody),), (("50E1", "authorised_while_on_table"),), weigh, about=seats)
    return effects((("ui", mate), ("ai", (declarer,))), (("50E2", "unauthorised_once_picked_up"),), about=seats)


def known(code, owner, declarer):
    """50E. The same of a major card on the table, where another law says whose information it is besides."""
    told = information(code, owner, declarer, "on_table")
    return effects((), told.consequences, told.judgement, about=told.about)


def once_played(code, owner, declarer):
    """50E3 of 2017. When it is played, partner may no more use how it came to lie there."""
    told = (("50E3", "circumstances_unauthorised_once_played"),) if code >= "2017" else ()
    return effects((), told, about=(("player", owner), ("other", partner(owner)), ("declarer", declarer)))


def _helped(code):
    """50E4 (50E3 in 2007). If what the card told has helped, the score is adjusted after play."""
    item = {"2007": "50E3", "2017": "50E4"}.get(code, "")
    return (("damage", item, "helped_by_penalty_card"),) if item else ()


def _duty_only(code, kind, place):
    """50E of 2007, 50C and 50D1 of 1997: partner may know that the card must be played, and nothing else."""
    clause = "50E2" if code == "2007" else "50C" if kind == "minor" else "50D1"
    lies = place == "on_table" and (kind == "major" or code == "2007")
    return ((clause, "only_duty_to_play_authorised" if lies else "penalty_card_unauthorised"),)
