"""The four seats, clockwise, and who sits where from whom."""

SEATS = ("N", "E", "S", "W")
SIDES = ("NS", "EW")
ROUND = {seat: SEATS[place:] + SEATS[:place] for place, seat in enumerate(SEATS)}  # the table, from each seat


def seat_after(seat, steps=1):
    """The seat so many places further in rotation."""
    return ROUND[seat][steps % 4]


def lho(seat):
    """Left-hand opponent: the next in rotation."""
    return ROUND[seat][1]


def partner(seat):
    """The seat opposite."""
    return ROUND[seat][2]


def rho(seat):
    """Right-hand opponent: the one before in rotation."""
    return ROUND[seat][3]


def side(seat):
    """The side of a seat: "NS" or "EW"."""
    return SIDES[SEATS.index(seat) % 2]


def in_side_order(seats):
    """Seats each once, clockwise from North."""
    return tuple(seat for seat in SEATS if seat in seats)
