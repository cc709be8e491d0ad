"""The laws of each procedure and the clauses at which the reader is offered it; for pages as they are built, not in them."""

from collections import namedtuple


class Place(namedtuple("Place", ("procedure", "laws", "clauses"))):
    """`clauses` are (code, clauses) pairs: what holds from that code on; "" for what holds from the first code on."""

    __slots__ = ()


def laws_of(name):
    """The laws that a procedure rules on."""
    return _place(name).laws


def starts_of(name, code):
    """The clauses of a code at which the reader is offered a procedure."""
    return [clauses for since, clauses in _place(name).clauses if since <= code][-1]


def _place(name):
    for one in PLACES:
        if one.procedure == name:
            return one
    raise ValueError(f"'{name}' has no row in kodeks.rulings.starts; add its laws and the clauses where it starts")


def _row(procedure, laws, clauses, *later):
    """Ids parted by blanks; `later` are pairs of a code and the clauses from it on."""
    pairs = (("", clauses),) + later
    return Place(procedure, tuple(laws.split()), tuple((since, tuple(ids.split())) for since, ids in pairs))


PLACES = (
    _row("redeal", "6", "6 6D 6D1 6D2 6D3"),
    _row("end_of_round", "8", "8 8B 8C", ("2007", "8 8B 8B1 8B2 8C")),
    _row(
        "drawing_attention",
        "9",
        "9 9A 9A1 9A2 9B 9B1 9B2",
        ("2007", "9 9A 9A1 9A2 9A3 9A4 9B 9B1 9B2"),
        ("2017", "9 9A 9A1 9A2 9A3 9A4 9A5 9B 9B1 9B2"),
    ),
    _row("without_the_director", "10 11", "9C 10 10A 10B 11 11A"),
    _row(
        "adjusted_score",
        "12",
        "12 12A 12C 12C1 12C2",
        ("2007", "12 12A 12B 12C 12C1 12C1(c) 12C2"),
        ("2017", "12 12A 12B 12C 12C1 12C1(c) 12C1(e) 12C2"),
    ),
    _row(
        "wrong_number_of_cards", "13", "13 13A 13B 13C", ("2007", "13 13A 13B 13C 13D 13F"), ("2017", "13 13A 13B 13C 13D")
    ),
    _row("missing_card", "14", "14 14A 14B"),
    _row("wrong_board", "15", "15 15A 15B 15C", ("2017", "15 15B")),
    _row("cards_from_wrong_board", "15 17", "17D", ("2017", "15A")),
    _row(
        "unauthorized_information",
        "16 73",
        "16 16A 16A1 16A2 73A 73A1 73B 73B1 73C",
        ("2007", "16 16A 16B 16B1 16B2 16B3 73A 73A1 73B 73B1 73C"),
        ("2017", "16 16A 16B 16B1 16B2 16B3 73A 73A1 73B 73B1 73C 75A"),
    ),
    _row(
        "information_from_elsewhere",
        "16",
        "16 16B 16B1 16B2 16B3",
        ("2007", "16 16C 16C1 16C2 16C3"),
        ("2017", "16 16D 16D1 16D2 16D3"),
    ),
    _row("withdrawn_information", "16 23", "16C 16C1 16C2", ("2007", "16D 16D1 16D2"), ("2017", "16C 16C1 16C2 16C3 23C")),
    _row("question_about_calls", "20 41", "20 20A 20B 20C 20D 20E 20F 20F1 20F2 20F3 20G 20G1"),
    _row(
        "correcting_explanation",
        "20 75",
        "75 75D",
        ("2007", "20 20F 20F4 20F5 75 75B"),
        ("2017", "20 20F 20F4 20F5 75 75B 75B2 75B3"),
    ),
    _row(
        "misinformation",
        "21 40 47 75",
        "21 21A 21B 40C 75",
        ("2007", "21 21A 21B 21B1 21B3 40B4 75 75B 75C"),
        ("2017", "21 21A 21B 21B1 21B3 40B3 75 75B 75C 75D"),
    ),
    _row("card_exposed_in_auction", "24", "24 24A 24B 24C", ("2017", "24 24A 24B 24C 24D 24E")),
    _row("change_of_call", "25", "25 25A 25B", ("2017", "25 25A 25A1 25B 25B1")),
    _row("insufficient_bid", "27", "27 27A 27B", ("2007", "27 27A 27B 27C")),
    _row("call_out_of_rotation", "28 29 30 31 32 34", "28 29 29A 30 31 32 34"),
    _row("simultaneous_calls", "33", "33"),
    _row("inadmissible_double", "36", "35A 36", ("2007", "35A 36 36A 36B"), ("2017", "35A 36 36A 36B 36C")),
    _row("call_when_bound_to_pass", "37", "35B 37 37A 37B"),
    _row("bid_over_seven", "38", "35C 38 38A 38B"),
    _row("call_after_final_pass", "39", "35D 39 39A 39B"),
    _row(
        "partnership_understanding",
        "40",
        "40 40A 40B 40C 40D 75A 75B 75C",
        ("2007", "40 40A 40A3 40B 40B1 40B4 40B5 40C"),
        ("2017", "40 40A 40A3 40B 40B1 40B3 40B4 40B5 40C"),
    ),
    _row(
        "system_card",
        "40",
        "40 40E 40E2",
        ("2007", "40 40B2(b) 40B2(c) 40C3 20G2"),
        ("2017", "40 40B2 40B2(b) 40B2(c) 40B2(d) 20G3"),
    ),
    _row("dummys_conduct", "42 43", "42 42A 42B 43 43A 43B"),
    _row("card_played", "45 48", "45 45A 45B 45C 45C1 45C2 45C3"),
    _row("change_of_designation", "45 47", "45C4 45C4(a) 45C4(b) 47C"),
    _row("dummys_wrong_card", "45", "45D", ("2017", "45D 45D1 45D2")),
    _row("fifth_card", "45", "45E 45E1 45E2"),
    _row("dummy_indicates", "45", "45F"),
    _row("designation", "46", "46 46A 46B 46B1 46B2 46B3 46B4 46B5"),
    _row("beginning_of_play", "41", "41 41A 41B 41C"),
    _row("card_taken_back", "47", "47 47A 47B 47D 47E 47E1 47E2"),
    _row("exposed_card", "48 49 50", "48 48A 48B 49 50"),
    _row("penalty_card", "50 51 52", "50 50D 51 51B 52"),
    _row("opening_lead_out_of_turn", "54", "54 54A 54B 54C 54D"),
    _row("declarer_lead_out_of_turn", "53 55", "53 53A 55 55A 55B"),
    _row("defender_lead_out_of_turn", "53 56", "53 53A 56"),
    _row("premature_play", "57", "57 57A 57C"),
    _row("simultaneous_cards", "58", "58 58A 58B"),
    _row("cannot_play_as_required", "59", "59"),
    _row("play_after_illegal_play", "60", "60 60A 60B 60C"),
    _row("revoke", "61 62 63 64", "61 61A 62 62A 62D 63 63A 64 64A 64B 64C"),
    _row("card_pointed_wrongly", "65", "65 65B 65B3"),
    _row("look_at_trick", "66", "66 66A 66B 66C 66D"),
    _row("defective_trick", "67", "67 67A 67B 67B1 67B2", ("2017", "67 67A 67B 67B1 67B2 67B3")),
    _row(
        "claim",
        "68 70",
        "68 68A 68B 68C 68D 70 70A 70B 70C 70D 70E",
        ("2007", "68 68A 68B 68B1 68B2 68C 68D 70 70A 70B 70C 70D 70E 70E1"),
        ("2017", "68 68A 68B 68B1 68B2 68C 68D 68D2 70 70A 70B 70C 70D 70E 70E1"),
    ),
    _row("agreed_claim", "69", "69 69A 69B"),
    _row("conceded_trick", "71", "71 71A 71B 71C", ("2007", "71 71.1 71.2"), ("2017", "71 71A 71B")),
    _row("gained_by_irregularity", "72", "72 72B", ("2007", "23 72 72B"), ("2017", "72 72B 72C")),
    _row(
        "misled_by_opponent",
        "73",
        "73 73D 73D1 73D2 73E 73F 73F2",
        ("2007", "73 73D 73D1 73D2 73E 73F"),
        ("2017", "73 73D 73D1 73D2 73E 73E1 73E2"),
    ),
    _row("conduct", "74", "74 74A 74B 74C"),
    _row("spectator", "76", "11B 76 76A 76B", ("2007", "76 76A 76B 76C"), ("2017", "76 76A 76B 76C 76D")),
    _row("contract_score", "77", "77"),
    _row("tricks_or_score", "79", "65D 79 79B 79C", ("2007", "65D 79 79A 79A1 79B 79C 79C1 79C2")),
    _row("directors_error", "82", "82 82A 82B 82C"),
    _row("disputed_facts", "84 85", "84 84A 84B 84C 84D 84E 85 85A 85B", ("2007", "84 84A 84B 84C 84D 85 85A 85B")),
    _row("spoilt_board_in_teams", "86", "86 86A 86C", ("2007", "86 86A 86C 86D"), ("2017", "86 86A 86B 86B1 86B2 86B3")),
    _row("fouled_board", "87", "87 87A 87B", ("2017", "87 87A 87B 87C")),
    _row("penalty", "90 91", "90 90A 90B 91 91A 91B"),
    _row("appeal", "92 93", "92 92A 92B 92D 93 93A 93B 93C"),
)
