"""Drawings as HTML: the auction as a grid, hands round a compass; what is drawn is also told in words, for listeners."""

from html import escape

from kodeks.bridge.calls import denomination, is_bid, level
from kodeks.site.diagram_reading import AuctionDrawing, DrawingError, read_drawing
from kodeks.site.diagram_words import ASKED, LANGUAGES, NONE, SIGNS


def draw(words, stressed=()):
    """The HTML of a table that is a drawing; "" for any other, or one that is not in the form."""
    try:
        drawing = read_drawing(words, stressed)
    except DrawingError:
        return ""
    if drawing is None:
        return ""
    told = LANGUAGES[drawing.lang]
    return _auction(drawing, told) if isinstance(drawing, AuctionDrawing) else _deal(drawing, told)


def _auction(drawing, told):
    """A table: seats, then calls round by round."""
    head = "".join(f'<th scope="col">{escape(seat)}</th>' for seat in told.seats)
    rounds = [drawing.calls[place : place + 4] for place in range(0, len(drawing.calls), 4)]
    body = "".join(f"<tr>{''.join(_call(call, told) for call in one)}</tr>" for one in rounds)
    caption = f'<caption class="unseen">{escape(told.auction)}</caption>'
    return f'<div class="auction-drawn"><table>{caption}<thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>\n'


def _call(call, told):
    """A cell of the grid; what it is called stands beside it, unseen."""
    if not call.call:
        return "<td></td>"
    shown = _shown_call(call.call, told)
    if call.irregular:
        return f'<td class="irregular">{shown}<span class="unseen"> ({escape(told.irregular)})</span></td>'
    return f"<td>{shown}</td>"


def _shown_call(call, told):
    """ "1♥" with its sign coloured; a listener hears "1 heart"."""
    if call == ASKED:
        return f'<span aria-hidden="true">{ASKED}</span><span class="unseen">{escape(told.asked)}</span>'
    if not is_bid(call):
        return escape(next(name for name, known in told.calls.items() if known == call))
    suit, number = denomination(call), level(call)
    sign = told.notrump if suit == "NT" else _sign(suit)
    spoken = told.bids[suit][0 if number == 1 else 1 if number < 5 else 2]
    return f'<span aria-hidden="true">{number}{sign}</span><span class="unseen">{number} {escape(spoken)}</span>'


def _deal(drawing, told):
    """A compass with the hands that are shown; all of it told in one paragraph, unseen."""
    hands = "".join(_hand(hand, told) for hand in drawing.hands)
    seats = "".join(f'<span class="at-{seat}">{letter}</span>' for seat, letter in told.letters.items())
    compass = f'<div class="compass">{seats}</div>' if len(drawing.hands) > 1 else ""
    kind = "deal-drawn" if compass else "deal-drawn is-single"
    spoken = f'<p class="unseen">{escape(_spoken_deal(drawing, told))}</p>'
    return f'<div class="{kind}">{spoken}<div class="round" aria-hidden="true">{hands}{compass}</div></div>\n'


def _hand(hand, told):
    """A hand: its seat, then a line a suit."""
    seat = _seat(hand.seat, told)
    suits = "".join(f"<li>{_sign(suit)} {_holding(holding, told)}</li>" for suit, holding in hand.holdings)
    marked = " is-marked" if hand.stressed else ""
    return f'<div class="hand at-{hand.seat}{marked}"><b>{escape(seat)}</b><ul>{suits}</ul></div>'


def _holding(holding, told):
    """The cards of a suit; a stressed one is marked."""
    if not holding:
        return f'<span class="void">{NONE}</span>'
    letters = {rank: letter for letter, rank in told.honours.items()}
    shown = [(letters.get(card[1], card[1]), stressed) for card, stressed in holding]
    return " ".join(f"<mark>{letter}</mark>" if stressed else letter for letter, stressed in shown)


def _spoken_deal(drawing, told):
    """ "The hands. North: spades none, hearts ace 5; …"."""
    return f"{told.hands}. " + " ".join(f"{_seat(hand.seat, told)}: {_spoken_hand(hand, told)}." for hand in drawing.hands)


def _spoken_hand(hand, told):
    suits = []
    for suit, holding in hand.holdings:
        cards = ", ".join(told.ranks.get(card[1], card[1]) for card, _ in holding)
        suits.append(f"{told.suits[suit]} {cards or told.none}")
    return "; ".join(suits)


def _seat(seat, told):
    return next(name for name, known in told.seats.items() if known == seat)


def _sign(suit):
    return f'<span class="suit-{suit}">{dict(SIGNS)[suit]}\ufe0e</span>'
