"""All procedures, in the order of the laws. A module is loaded when its procedure is first run."""

from collections import namedtuple

CODES = ("1987", "1997", "2007", "2017")
SINCE_2007 = ("2007", "2017")
IN_FORCE = ("2017",)


class Procedure(namedtuple("Procedure", ("name", "module", "codes", "laws", "starts", "optional"))):
    """A ruling as an interview: the function `name` of `module`, codes it knows, its laws, facts it uses but never asks.

    `starts` are the clauses at which the reader is offered it: the same under every code, or pairs of code and clauses.
    """

    __slots__ = ()

    @property
    def function(self):
        """The generator that asks and rules."""
        path = "kodeks.rulings." + self.module
        return getattr(__import__(path, None, None, (self.name,)), self.name)

    def starts_at(self, code):
        """The clauses of a code at which the reader is offered this procedure."""
        by_code = dict(self.starts) if self.starts and isinstance(self.starts[0], tuple) else {}
        return by_code[code] if by_code else self.starts


PROCEDURES = (
    Procedure(
        "redeal",
        "law_6",
        CODES,
        ("6",),
        ("6", "6D", "6D1", "6D2", "6D3"),
        ("others_ns", "others_ew", "others", "average_imps", "knockout"),
    ),
    Procedure(
        "end_of_round",
        "law_8",
        CODES,
        ("8",),
        (
            ("1987", ("8", "8B", "8C")),
            ("1997", ("8", "8B", "8C")),
            ("2007", ("8", "8B", "8B1", "8B2", "8C")),
            ("2017", ("8", "8B", "8B1", "8B2", "8C")),
        ),
        (),
    ),
    Procedure(
        "drawing_attention",
        "law_9",
        CODES,
        ("9",),
        (
            ("1987", ("9", "9A", "9A1", "9A2", "9B", "9B1", "9B2")),
            ("1997", ("9", "9A", "9A1", "9A2", "9B", "9B1", "9B2")),
            ("2007", ("9", "9A", "9A1", "9A2", "9A3", "9A4", "9B", "9B1", "9B2")),
            ("2017", ("9", "9A", "9A1", "9A2", "9A3", "9A4", "9A5", "9B", "9B1", "9B2")),
        ),
        (),
    ),
    Procedure(
        "without_the_director",
        "law_11",
        CODES,
        ("10", "11"),
        ("9C", "10", "10A", "10B", "11", "11A"),
        (),
    ),
    Procedure(
        "adjusted_score",
        "law_12",
        CODES,
        ("12",),
        (
            ("1987", ("12", "12A", "12C", "12C1", "12C2")),
            ("1997", ("12", "12A", "12C", "12C1", "12C2")),
            ("2007", ("12", "12A", "12B", "12C", "12C1", "12C1(c)", "12C2")),
            ("2017", ("12", "12A", "12B", "12C", "12C1", "12C1(c)", "12C1(e)", "12C2")),
        ),
        ("others_ns", "others_ew", "others", "average_imps", "knockout"),
    ),
    Procedure(
        "wrong_number_of_cards",
        "law_13",
        CODES,
        ("13",),
        (
            ("1987", ("13", "13A", "13B", "13C")),
            ("1997", ("13", "13A", "13B", "13C")),
            ("2007", ("13", "13A", "13B", "13C", "13D", "13F")),
            ("2017", ("13", "13A", "13B", "13C", "13D")),
        ),
        ("affected", "card", "others_ns", "others_ew", "others", "average_imps", "knockout"),
    ),
    Procedure("missing_card", "law_14", CODES, ("14",), ("14", "14A", "14B"), ("card",)),
    Procedure(
        "wrong_board",
        "law_15",
        CODES,
        ("15",),
        (
            ("1987", ("15", "15A", "15B", "15C")),
            ("1997", ("15", "15A", "15B", "15C")),
            ("2007", ("15", "15A", "15B", "15C")),
            ("2017", ("15", "15B")),
        ),
        ("other_boards",),
    ),
    Procedure(
        "cards_from_wrong_board",
        "law_15_cards",
        CODES,
        ("15", "17"),
        (("1987", ("17D",)), ("1997", ("17D",)), ("2007", ("17D",)), ("2017", ("15A",))),
        ("calls_since",),
    ),
    Procedure(
        "unauthorized_information",
        "law_16_partner",
        CODES,
        ("16", "73"),
        (
            ("1987", ("16", "16A", "16A1", "16A2", "73A", "73A1", "73B", "73B1", "73C")),
            ("1997", ("16", "16A", "16A1", "16A2", "73A", "73A1", "73B", "73B1", "73C")),
            ("2007", ("16", "16A", "16B", "16B1", "16B2", "16B3", "73A", "73A1", "73B", "73B1", "73C")),
            ("2017", ("16", "16A", "16B", "16B1", "16B2", "16B3", "73A", "73A1", "73B", "73B1", "73C", "75A")),
        ),
        ("call_made",),
    ),
    Procedure(
        "information_from_elsewhere",
        "law_16_elsewhere",
        CODES,
        ("16",),
        (
            ("1987", ("16", "16B", "16B1", "16B2", "16B3")),
            ("1997", ("16", "16B", "16B1", "16B2", "16B3")),
            ("2007", ("16", "16C", "16C1", "16C2", "16C3")),
            ("2017", ("16", "16D", "16D1", "16D2", "16D3")),
        ),
        (),
    ),
    Procedure(
        "withdrawn_information",
        "law_16_withdrawn",
        CODES,
        ("16", "23"),
        (
            ("1987", ("16C", "16C1", "16C2")),
            ("1997", ("16C", "16C1", "16C2")),
            ("2007", ("16D", "16D1", "16D2")),
            ("2017", ("16C", "16C1", "16C2", "16C3", "23C")),
        ),
        (),
    ),
    Procedure(
        "question_about_calls",
        "law_20",
        SINCE_2007,
        ("20", "41"),
        ("20", "20A", "20B", "20C", "20D", "20E", "20F", "20F1", "20F2", "20F3", "20G", "20G1"),
        (),
    ),
    Procedure(
        "correcting_explanation",
        "law_20_correction",
        ("1997", "2007", "2017"),
        ("20", "75"),
        (
            ("1997", ("75", "75D")),
            ("2007", ("20", "20F", "20F4", "20F5", "75", "75B")),
            ("2017", ("20", "20F", "20F4", "20F5", "75", "75B", "75B2", "75B3")),
        ),
        (),
    ),
    Procedure(
        "misinformation",
        "law_21",
        ("1997", "2007", "2017"),
        ("21", "40", "47", "75"),
        (
            ("1997", ("21", "21A", "21B", "40C", "75")),
            ("2007", ("21", "21A", "21B", "21B1", "21B3", "40B4", "75", "75B", "75C")),
            ("2017", ("21", "21A", "21B", "21B1", "21B3", "40B3", "75", "75B", "75C", "75D")),
        ),
        (),
    ),
    Procedure(
        "card_exposed_in_auction",
        "law_24",
        CODES,
        ("24",),
        (
            ("1987", ("24", "24A", "24B", "24C")),
            ("1997", ("24", "24A", "24B", "24C")),
            ("2007", ("24", "24A", "24B", "24C")),
            ("2017", ("24", "24A", "24B", "24C", "24D", "24E")),
        ),
        ("dealer", "auction"),
    ),
    Procedure(
        "change_of_call",
        "law_25",
        CODES,
        ("25",),
        (
            ("1987", ("25", "25A", "25B")),
            ("1997", ("25", "25A", "25B")),
            ("2007", ("25", "25A", "25B")),
            ("2017", ("25", "25A", "25A1", "25B", "25B1")),
        ),
        ("could_have_known", "later"),
    ),
    Procedure(
        "insufficient_bid",
        "law_27",
        CODES,
        ("27",),
        (
            ("1987", ("27", "27A", "27B")),
            ("1997", ("27", "27A", "27B")),
            ("2007", ("27", "27A", "27B", "27C")),
            ("2017", ("27", "27A", "27B", "27C")),
        ),
        ("offender", "intended", "later"),
    ),
    Procedure(
        "call_out_of_rotation",
        "law_29",
        CODES,
        ("28", "29", "30", "31", "32", "34"),
        ("28", "29", "29A", "30", "31", "32", "34"),
        ("rho_must_pass", "later"),
    ),
    Procedure("simultaneous_calls", "law_33", CODES, ("33",), ("33",), ()),
    Procedure(
        "inadmissible_double",
        "law_36",
        CODES,
        ("36",),
        (
            ("1987", ("35A", "36")),
            ("1997", ("35A", "36")),
            ("2007", ("35A", "36", "36A", "36B")),
            ("2017", ("35A", "36", "36A", "36B", "36C")),
        ),
        ("intended", "calls_since", "could_have_known", "later"),
    ),
    Procedure(
        "call_when_bound_to_pass",
        "law_37",
        CODES,
        ("37",),
        ("35B", "37", "37A", "37B"),
        ("intended", "calls_since", "could_have_known", "later"),
    ),
    Procedure(
        "bid_over_seven",
        "law_38",
        CODES,
        ("38",),
        ("35C", "38", "38A", "38B"),
        ("intended", "calls_since", "could_have_known", "later"),
    ),
    Procedure(
        "call_after_final_pass",
        "law_39",
        CODES,
        ("39",),
        ("35D", "39", "39A", "39B"),
        ("calls_since",),
    ),
    Procedure(
        "partnership_understanding",
        "law_40",
        CODES,
        ("40",),
        (
            ("1987", ("40", "40A", "40B", "40C", "40D", "75A", "75B", "75C")),
            ("1997", ("40", "40A", "40B", "40C", "40D", "75A", "75B", "75C")),
            ("2007", ("40", "40A", "40A3", "40B", "40B1", "40B4", "40B5", "40C")),
            ("2017", ("40", "40A", "40A3", "40B", "40B1", "40B3", "40B4", "40B5", "40C")),
        ),
        (),
    ),
    Procedure(
        "system_card",
        "law_40_aids",
        CODES,
        ("40",),
        (
            ("1987", ("40", "40E", "40E2")),
            ("1997", ("40", "40E", "40E2")),
            ("2007", ("40", "40B2(b)", "40B2(c)", "40C3", "20G2")),
            ("2017", ("40", "40B2", "40B2(b)", "40B2(c)", "40B2(d)", "20G3")),
        ),
        (),
    ),
    Procedure("dummys_conduct", "law_42", CODES, ("42", "43"), ("42", "42A", "42B", "43", "43A", "43B"), ()),
    Procedure("card_played", "law_45", CODES, ("45", "48"), ("45", "45A", "45B", "45C", "45C1", "45C2", "45C3"), ()),
    Procedure("change_of_designation", "law_45_change", CODES, ("45", "47"), ("45C4", "45C4(a)", "45C4(b)", "47C"), ()),
    Procedure("dummys_wrong_card", "law_45_trick", ("1997", "2007", "2017"), ("45",), (("1997", ("45D",)), ("2007", ("45D",)), ("2017", ("45D", "45D1", "45D2"))), ()),
    Procedure("fifth_card", "law_45_trick", CODES, ("45",), ("45E", "45E1", "45E2"), ()),
    Procedure("dummy_indicates", "law_45_trick", CODES, ("45",), ("45F",), ()),
    Procedure(
        "designation",
        "law_46",
        CODES,
        ("46",),
        ("46", "46A", "46B", "46B1", "46B2", "46B3", "46B4", "46B5"),
        (),
    ),
    Procedure(
        "beginning_of_play",
        "law_41",
        CODES,
        ("41",),
        ("41", "41A", "41B", "41C"),
        (),
    ),
    Procedure("card_taken_back", "law_47", CODES, ("47",), ("47", "47A", "47B", "47D", "47E", "47E1", "47E2"), ()),
    Procedure("exposed_card", "law_49", CODES, ("48", "49", "50"), ("48", "48A", "48B", "49", "50"), ("partner_on_lead",)),
    Procedure(
        "penalty_card",
        "law_50_play",
        CODES,
        ("50", "51", "52"),
        ("50", "50D", "51", "51B", "52"),
        ("partners_cards", "partners_card_is"),
    ),
    Procedure(
        "opening_lead_out_of_turn",
        "law_54",
        CODES,
        ("54",),
        ("54", "54A", "54B", "54C", "54D"),
        ("second_card", "partner_led", "played_out", "lying_there", "tricks_won", "contract", "vulnerable"),
    ),
    Procedure(
        "declarer_lead_out_of_turn",
        "law_55",
        CODES,
        ("53", "55"),
        ("53", "53A", "55", "55A", "55B"),
        ("partner_has_suit",),
    ),
    Procedure(
        "defender_lead_out_of_turn",
        "law_56",
        CODES,
        ("53", "56"),
        ("53", "53A", "56"),
        ("lying_there",),
    ),
    Procedure(
        "premature_play",
        "law_57",
        CODES,
        ("57",),
        ("57", "57A", "57C"),
        ("partner_has_suit",),
    ),
    Procedure(
        "simultaneous_cards",
        "law_58",
        CODES,
        ("58",),
        ("58", "58A", "58B"),
        ("has_penalty_card",),
    ),
    Procedure(
        "cannot_play_as_required",
        "law_59",
        CODES,
        ("59",),
        ("59",),
        (),
    ),
    Procedure(
        "play_after_illegal_play",
        "law_60",
        CODES,
        ("60",),
        ("60", "60A", "60B", "60C"),
        (),
    ),
    Procedure(
        "revoke",
        "law_61",
        CODES,
        ("61", "62", "63", "64"),
        ("61", "61A", "62", "62A", "62D", "63", "63A", "64", "64A", "64B", "64C"),
        (
            "leader", "trick", "revoke_card", "dummy_first", "defenders_may_ask", "partner_on_lead",
            "offender_2", "offender_3", "offender_4", "offender_5",
            "tricks_after", "tricks_after_2", "tricks_won", "contract", "vulnerable", "equity_better", "equity_tricks",
        ),
    ),
    Procedure("card_pointed_wrongly", "law_65", SINCE_2007, ("65",), ("65", "65B", "65B3"), ()),
    Procedure("look_at_trick", "law_66", CODES, ("66",), ("66", "66A", "66B", "66C", "66D"), ()),
    Procedure(
        "defective_trick",
        "law_67",
        CODES,
        ("67",),
        (
            ("1987", ("67", "67A", "67B", "67B1", "67B2")),
            ("1997", ("67", "67A", "67B", "67B1", "67B2")),
            ("2007", ("67", "67A", "67B", "67B1", "67B2")),
            ("2017", ("67", "67A", "67B", "67B1", "67B2", "67B3")),
        ),
        ("card", "restored", "tricks_after"),
    ),
    Procedure(
        "claim",
        "law_68",
        CODES,
        ("68", "70"),
        (
            ("1987", ("68", "68A", "68B", "68C", "68D", "70", "70A", "70B", "70C", "70D", "70E")),
            ("1997", ("68", "68A", "68B", "68C", "68D", "70", "70A", "70B", "70C", "70D", "70E")),
            ("2007", ("68", "68A", "68B", "68B1", "68B2", "68C", "68D", "70", "70A", "70B", "70C", "70D", "70E", "70E1")),
            ("2017", ("68", "68A", "68B", "68B1", "68B2", "68C", "68D", "68D2", "70", "70A", "70B", "70C", "70D", "70E", "70E1")),
        ),
        ("tricks_left", "opponents_win", "declarer_had", "contract", "vulnerable"),
    ),
    Procedure(
        "agreed_claim",
        "law_69",
        CODES,
        ("69",),
        ("69", "69A", "69B"),
        ("declarer", "tricks_won", "contract", "vulnerable"),
    ),
    Procedure(
        "conceded_trick",
        "law_71",
        CODES,
        ("71",),
        (
            ("1987", ("71", "71A", "71B", "71C")),
            ("1997", ("71", "71A", "71B", "71C")),
            ("2007", ("71", "71.1", "71.2")),
            ("2017", ("71", "71A", "71B")),
        ),
        ("declarer", "tricks_won", "contract", "vulnerable"),
    ),
    Procedure(
        "gained_by_irregularity",
        "law_72_gain",
        CODES,
        ("72",),
        (("1987", ("72", "72B")), ("1997", ("72", "72B")), ("2007", ("23", "72", "72B")), ("2017", ("72", "72B", "72C"))),
        (),
    ),
    Procedure(
        "misled_by_opponent",
        "law_73",
        CODES,
        ("73",),
        (
            ("1987", ("73", "73D", "73D1", "73D2", "73E", "73F", "73F2")),
            ("1997", ("73", "73D", "73D1", "73D2", "73E", "73F", "73F2")),
            ("2007", ("73", "73D", "73D1", "73D2", "73E", "73F")),
            ("2017", ("73", "73D", "73D1", "73D2", "73E", "73E1", "73E2")),
        ),
        (),
    ),
    Procedure("conduct", "law_74", ("1997", "2007", "2017"), ("74",), ("74", "74A", "74B", "74C"), ()),
    Procedure(
        "spectator",
        "law_76",
        ("1997", "2007", "2017"),
        ("76",),
        (
            ("1997", ("11B", "76", "76A", "76B")),
            ("2007", ("76", "76A", "76B", "76C")),
            ("2017", ("76", "76A", "76B", "76C", "76D")),
        ),
        (),
    ),
    Procedure(
        "tricks_or_score",
        "law_79",
        ("1997", "2007", "2017"),
        ("79",),
        (
            ("1997", ("65D", "79", "79B", "79C")),
            ("2007", ("65D", "79", "79A", "79A1", "79B", "79C", "79C1", "79C2")),
            ("2017", ("65D", "79", "79A", "79A1", "79B", "79C", "79C1", "79C2")),
        ),
        (),
    ),
    Procedure(
        "directors_error",
        "law_82",
        CODES,
        ("82",),
        ("82", "82A", "82B", "82C"),
        ("others_ns", "others_ew", "others", "average_imps", "knockout"),
    ),
    Procedure(
        "disputed_facts",
        "law_84",
        CODES,
        ("84", "85"),
        (
            ("1987", ("84", "84A", "84B", "84C", "84D", "84E", "85", "85A", "85B")),
            ("1997", ("84", "84A", "84B", "84C", "84D", "84E", "85", "85A", "85B")),
            ("2007", ("84", "84A", "84B", "84C", "84D", "85", "85A", "85B")),
            ("2017", ("84", "84A", "84B", "84C", "84D", "85", "85A", "85B")),
        ),
        ("others_ns", "others_ew", "others", "average_imps", "knockout"),
    ),
    Procedure(
        "spoilt_board_in_teams",
        "law_86",
        CODES,
        ("86",),
        (
            ("1987", ("86", "86A", "86C")),
            ("1997", ("86", "86A", "86C")),
            ("2007", ("86", "86A", "86C", "86D")),
            ("2017", ("86", "86A", "86B", "86B1", "86B2", "86B3")),
        ),
        ("regulation_otherwise", "others_ns", "others_ew", "others", "average_imps", "knockout"),
    ),
    Procedure(
        "fouled_board",
        "law_87",
        CODES,
        ("87",),
        (
            ("1987", ("87", "87A", "87B")),
            ("1997", ("87", "87A", "87B")),
            ("2007", ("87", "87A", "87B")),
            ("2017", ("87", "87A", "87B", "87C")),
        ),
        ("others_ns", "others_ew", "average_imps", "knockout"),
    ),
    Procedure("penalty", "law_90", CODES, ("90", "91"), ("90", "90A", "90B", "91", "91A", "91B"), ()),
    Procedure("appeal", "law_92", CODES, ("92", "93"), ("92", "92A", "92B", "92D", "93", "93A", "93B", "93C"), ()),
)  # fmt: skip


def procedure(name):
    """The procedure of this name; ValueError names those there are."""
    for one in PROCEDURES:
        if one.name == name:
            return one
    raise ValueError(f"'{name}' is not a procedure; procedures are {' '.join(one.name for one in PROCEDURES)}")
