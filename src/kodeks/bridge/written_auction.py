"""An auction and a seat as people write them, for the terminal: the page gives its engine letters."""

from kodeks.bridge.auction import Auction, parse_calls
from kodeks.bridge.calls import parse_call
from kodeks.bridge.seats import SEATS, seat_after
from kodeks.bridge.spellings import bare, uppercase

SEAT_SPELLINGS = (("N", "N NORTH С СЕВЕР"), ("E", "E EAST В ВОСТОК"), ("S", "S SOUTH Ю ЮГ"), ("W", "W WEST З ЗАПАД"))


def parse_auction(text, dealer=""):
    """An auction from a run of calls with its dealer, or with seats named: "N 1H, E 2D, S 2C"."""
    calls, seats = [], []
    for entry in _entries(text):
        seat, call = _seat_and_call(entry)
        seats.append(seat)
        calls += [parse_call(call)] if seat else parse_calls(entry)
    named = [seat for seat in seats if seat]
    if named and len(named) != len(seats):
        raise ValueError(f"'{text}' names a seat for some calls only; name it for each, or give the dealer")
    if not named and not dealer:
        raise ValueError(f"'{text}' names no seats; say who dealt")
    first = named[0] if named else dealer
    if dealer and dealer != first:
        raise ValueError(f"'{text}' begins with {first}, but {dealer} dealt")
    for place, seat in enumerate(named):
        due = seat_after(first, place)
        if seat != due:
            raise ValueError(f"'{text}': {seat} {calls[place]} is out of rotation; it was {due} to call")
    return Auction(first, tuple(calls))


def parse_seat(text):
    """A seat however it is written: "n", "North", "Север" → "N"."""
    spelling = uppercase(bare(text))
    for seat, spellings in SEAT_SPELLINGS:
        if spelling in spellings.split():
            return seat
    raise ValueError(f"'{text}' is not a seat; seats are {' '.join(SEATS)}")


def _entries(text):
    """Parts between commas, semicolons or line ends."""
    for mark in (";", "\n"):
        text = text.replace(mark, ",")
    return [entry.strip() for entry in text.split(",") if entry.strip()]


def _seat_and_call(entry):
    """("N", "1H") from "N 1H" or "Север: 1H"; ("", entry) where no seat is named."""
    words = entry.replace(":", " ").split()
    if len(words) == 2:
        spelling = uppercase(words[0])
        for seat, spellings in SEAT_SPELLINGS:
            if spelling in spellings.split():
                return seat, words[1]
    return "", entry
