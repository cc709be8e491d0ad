"""What is wrong with a drawing as bridge: a call that was not legal, a card twice, hands of different length."""

from kodeks.bridge.auction import Auction
from kodeks.bridge.cards import sorted_cards
from kodeks.site.diagram_reading import AuctionDrawing
from kodeks.site.diagram_words import ASKED, LANGUAGES, SIGNS

FULL = 13  # cards in a hand


def drawing_faults(drawing, uneven=False):
    """Every fault; `uneven` hands are wanted where the words about them say so."""
    if isinstance(drawing, AuctionDrawing):
        return list(_auction_faults(drawing))
    return [*_card_faults(drawing), *([] if uneven else _length_faults(drawing))]


def _auction_faults(drawing):
    """Calls follow each other without a gap; up to the first irregular one each is legal in turn."""
    made = [(place, call) for place, call in enumerate(drawing.calls) if call.call]
    if not made:
        yield "an auction without a call"
        return
    yield from _gaps(drawing, made)
    auction = Auction(made[0][1].seat, ())
    for _, call in made:
        if call.irregular or call.call == ASKED or call.seat != auction.turn():
            return
        if not auction.is_legal(call.call):
            yield _illegal(drawing.lang, call, auction)
            return
        auction = auction.with_call(call.call)


def _gaps(drawing, made):
    """Blank cells before the first call or after the last, or of those whom an irregular call passed over."""
    for (before, _), (after, call) in zip(made, made[1:]):
        if after != before + 1 and not call.irregular:
            yield f"a blank cell before {_seat(drawing.lang, call)}'s call; only an irregular call passes somebody over"
    if any(call.call == ASKED for _, call in made[:-1]):
        yield f"a call after '{ASKED}'; a call to come is the last"


def _illegal(lang, call, auction):
    """A call that could not be made, and how to say that it was irregular."""
    written = "the auction was over" if auction.is_over() else f"the last bid was {auction.last_bid() or 'none'}"
    return f"{_seat(lang, call)}'s {call.call} is not legal ({written}); mend it or stress it with __"


def _card_faults(drawing):
    """No seat and no card twice; cards of a suit from the highest."""
    seats, held = set(), {}
    for hand in drawing.hands:
        if hand.seat in seats:
            yield f"{_seat(drawing.lang, hand)} stands twice"
        seats.add(hand.seat)
        for suit, holding in hand.holdings:
            cards = [card for card, _ in holding]
            for card in cards:
                if card in held:
                    yield f"{_card(card)} is in two places, with {held[card]} and with {_seat(drawing.lang, hand)}"
                held[card] = _seat(drawing.lang, hand)
            if tuple(cards) != sorted_cards(cards):
                yield f"{_seat(drawing.lang, hand)}: {dict(SIGNS)[suit]} from the highest, each card once"


def _length_faults(drawing):
    """Hands are of one length, or differ by one in mid-trick."""
    lengths = {_seat(drawing.lang, hand): sum(len(holding) for _, holding in hand.holdings) for hand in drawing.hands}
    told = ", ".join(f"{seat} {length}" for seat, length in lengths.items())
    if max(lengths.values()) - min(lengths.values()) > 1:
        yield f"hands of different length ({told}); mend them, or stress with __ the words that say so"
    elif max(lengths.values()) > FULL:
        yield f"a hand of more than {FULL} cards ({told})"


def _seat(lang, one):
    return next(name for name, seat in LANGUAGES[lang].seats.items() if seat == one.seat)


def _card(card):
    return dict(SIGNS)[card[0]] + card[1].replace("T", "10")
