"""Law 27: the state of the table, what all its items share, and the cases that belong to another law."""

from collections import namedtuple

from kodeks.bridge.auction import Auction, parse_calls
from kodeks.bridge.calls import CALLS, denomination, is_bid, lowest_sufficient, supersedes
from kodeks.bridge.seats import SEATS, lho, partner, rho
from kodeks.rulings.effects import Malformed, effects, together
from kodeks.rulings.interview import ask
from kodeks.rulings.law_17 import auction_goes_on, later_calls
from kodeks.rulings.law_29_facts import earlier_irregularity


class Table(namedtuple("Table", ("code", "auction", "offender", "bid", "last", "given"))):
    """N 1H, E 2D, S 2C: offender S, bid 2C, last 2D; `auction` ends with the insufficient bid."""

    __slots__ = ()

    def lho(self):
        return lho(self.offender)

    def partner(self):
        return partner(self.offender)

    def before(self):
        """The auction without the insufficient bid."""
        return self.auction.without_last()

    def lowest_same(self):
        """The lowest sufficient bid in the denomination named; "" if it would be over seven."""
        return lowest_sufficient(self.last, (denomination(self.bid),))

    def made(self, call):
        """A call of the offender, as an outcome writes it, in a list."""
        return (self.offender + " " + call,)

    def clause_a(self):
        """27A1, which was 27A before 2007."""
        return "27A1" if self.code >= "2007" else "27A"

    def clause_c(self):
        """27C on a replacement made too soon; until 1997 a footnote to 27B."""
        return "27C" if self.code >= "2007" else "27B"

    def about(self, **calls):
        """What fills the words: seats and calls of this table."""
        seats = (("offender", self.offender), ("lho", self.lho()), ("partner", self.partner()), ("rho", rho(self.offender)))
        own = (("withdrawn", self.bid), ("last", self.last))
        lowest = self.last and self.lowest_same()
        if lowest:
            own += (("lowest_same", lowest),)
        return seats + own + tuple((name, calls[name]) for name in sorted(calls) if calls[name])


def table_of(code, given):
    """The auction up to the bid in question, which is its last call; who made it, if not the player in turn."""
    dealer = yield ask("dealer", "17B", SEATS, "seat")
    text = yield ask("auction", "18D", CALLS, "calls", (("dealer", dealer),))
    calls = parse_calls(text)
    if not is_bid(calls[-1]):
        raise Malformed("last_call_is_no_bid", f"'{text}' does not end with a bid; end it with the bid in question")
    auction = Auction(dealer, calls)
    offender = given.get("offender") or auction.seat_of(len(calls) - 1)
    if offender not in SEATS:
        raise Malformed("no_such_seat", f"offender '{offender}' is not a seat; seats are {' '.join(SEATS)}")
    return Table(code, auction, offender, calls[-1], auction.without_last().last_bid(), given)


def is_elsewhere(table):
    """A ruling if this is no insufficient bid in rotation, or no bid that was meant; None if Law 27 goes on."""
    before, about = table.before(), table.about()
    earlier = earlier_irregularity(before)
    if earlier is not None:
        return earlier
    if before.is_over():
        return together((effects(_wrong(table), (("39", "after_final_pass"),)),), about)
    insufficient = not supersedes(table.bid, table.last)
    if table.offender != before.turn():
        return _out_of_rotation(table, insufficient)
    if not insufficient:
        return _sufficient(table)
    return _slip(table) if table.given.get("intended") == "no" else None


def _out_of_rotation(table, insufficient):
    """27A2 (27C in 1987 and 1997). An insufficient bid out of rotation is ruled on as a bid out of rotation (29, 31)."""
    first = (("27A2" if table.code >= "2007" else "27C", "insufficient_out_of_rotation"),) if insufficient else ()
    told = first + (("29A", "next_player_may_accept"), ("31", "see_bid_out_of_rotation"))
    script = (("29A", "say_bid_out_of_rotation"), ("29A", "option_call_over_it"), ("31", "say_out_of_rotation_is_ruled"))
    outcome = _wrong(table) + (("may_accept", (table.lho(),)),)
    return together((effects(outcome, told, (), script),), table.about())


def _sufficient(table):
    """18C. The bid supersedes the last one: nothing has happened."""
    outcome = (("irregularity", False), ("stands", table.made(table.bid)))
    key = "sufficient" if table.last else "first_bid"
    own = effects(outcome, (("18C", key),), (), (("18C", "say_sufficient"),))
    return together((own, auction_goes_on(table.auction, later_calls(table.given, table.auction))), table.about())


def _slip(table):
    """25A. A bid that was never meant is changed under another law, which Kodeks does not hold yet."""
    key = "slip_until_lho_calls" if table.code == "1987" else "slip_until_partner_calls"
    clause = "25A1" if table.code >= "2007" else "25A"
    outcome = _wrong(table) + (("may_change", (table.offender,)),)
    weigh, said = (("intended", clause, "was_it_meant"),), ((clause, "say_law_25_is_read"),)
    return together((effects(outcome, ((clause, key),), weigh, said),), table.about())


def wrong_bid(table):
    """18D. That the bid was insufficient and whose it was; was it meant at all (25A)."""
    refine = () if table.given.get("intended") else (ask("intended", "25A", about=table.about()),)
    return effects(_wrong(table), (("18D", "was_insufficient"),), refine=refine)


def _wrong(table):
    """Whose irregularity it is."""
    return (("irregularity", True), ("offenders", (table.offender,)))


def not_yet(table, early):
    """27A, 10C1, 10C2. What the next player is told before he decides, and alone decides."""
    clause = table.clause_a()
    judged = (("meaning", "27B1(a)" if table.code == "2017" else "27B1", "meaning_away_from_table"),)
    may_ask = (("20F1", "may_ask_about_replacements"),) if table.code == "2017" else ()
    script = (("18D", "say_insufficient"), (clause, "option_accept")) + _options_if_refused(table, early)
    told = ((clause, "lho_decides"), ("10C1", "explain_options")) + may_ask
    return effects((("may_accept", (table.lho(),)),), told, judged, script + (("10C2", "ask_lho"),))


def _options_if_refused(table, early):
    """What follows if he does not accept: what is done with a replacement made too soon, then the offender's options."""
    if table.code < "2007":
        first = (("27B", "option_early_cancelled"),) if early else ()
        return first + (("27B", "option_refuse_older"),) + options_for_offender(table)
    if not early:
        return (("27B", "option_refuse"),) + options_for_offender(table)
    beside = "option_otherwise" if early in ("X", "XX") else "option_no_double_unless"  # of another call than this one
    return (("27C", "option_early_counts"),) + tuple(one for one in options_for_offender(table) if one[1] != beside)


def options_for_offender(table):
    """27B1 to 27B3. What each choice of the offender brings, in the order of the law."""
    lowest = (("27B1" if table.code < "2007" else "27B1(a)", "option_lowest_" + table.code),) * bool(table.lowest_same())
    barred = ("27B2", "option_otherwise")
    if table.code < "2007":
        return lowest + (barred, ("27B3", "option_no_double"))
    if table.code == "2017":
        free = (("27B1(a)", "option_same_specified"), ("27B1(b)", "option_comparable"))
    else:
        free = lowest + (("27B1(b)", "option_more_precise"),)
    return free + (barred, ("27B3", "option_no_double_unless"))


def not_yet_again(table):
    """27B4, and 27A of 1987 and 1997: the same choice about a second insufficient bid."""
    clause, refused = ("27B4", "option_second_refused") if table.code >= "2007" else ("27B", "option_second_refused_older")
    script = (("18D", "say_insufficient_again"), (table.clause_a(), "option_accept"), (clause, refused), ("10C2", "ask_lho"))
    told = ((table.clause_a(), "lho_decides_again"), ("10C1", "explain_options"))
    return effects((("may_accept", (table.lho(),)),), told, (), script)
