"""All procedures, in the order of the laws. A module is loaded when its procedure is first run."""

from collections import namedtuple

CODES = ("1987", "1997", "2007", "2017")
SINCE_1997 = CODES[1:]
SINCE_2007 = CODES[2:]
SCORES = "others_ns others_ew others average_imps knockout"  # facts of law_12_artificial


class Procedure(namedtuple("Procedure", ("name", "module", "codes", "optional"))):
    """A ruling as an interview: the function `name` of `module`, codes it knows, facts it uses but never asks.

    Its laws and the clauses at which the reader is offered it stand in starts.py: the page needs neither.
    """

    __slots__ = ()

    @property
    def function(self):
        """The generator that asks and rules."""
        path = "kodeks.rulings." + self.module
        return getattr(__import__(path, None, None, (self.name,)), self.name)


def _row(name, module, codes=CODES, optional=""):
    return Procedure(name, module, codes, tuple(optional.split()))


PROCEDURES = (
    _row("redeal", "law_6", CODES, SCORES),
    _row("end_of_round", "law_8"),
    _row("drawing_attention", "law_9"),
    _row("without_the_director", "law_11"),
    _row("adjusted_score", "law_12", CODES, SCORES),
    _row("wrong_number_of_cards", "law_13", CODES, "affected card " + SCORES),
    _row("missing_card", "law_14", CODES, "card"),
    _row("wrong_board", "law_15", CODES, "other_boards"),
    _row("cards_from_wrong_board", "law_15_cards", CODES, "calls_since"),
    _row("unauthorized_information", "law_16_partner", CODES, "call_made"),
    _row("information_from_elsewhere", "law_16_elsewhere"),
    _row("withdrawn_information", "law_16_withdrawn"),
    _row("question_about_calls", "law_20", SINCE_2007),
    _row("correcting_explanation", "law_20_correction", SINCE_1997),
    _row("misinformation", "law_21", SINCE_1997),
    _row("card_exposed_in_auction", "law_24", CODES, "dealer auction"),
    _row("change_of_call", "law_25", CODES, "could_have_known later"),
    _row("insufficient_bid", "law_27", CODES, "offender intended later"),
    _row("call_out_of_rotation", "law_29", CODES, "rho_must_pass later"),
    _row("simultaneous_calls", "law_33"),
    _row("inadmissible_double", "law_36", CODES, "intended calls_since could_have_known later"),
    _row("call_when_bound_to_pass", "law_37", CODES, "intended calls_since could_have_known later"),
    _row("bid_over_seven", "law_38", CODES, "offender intended calls_since could_have_known later"),
    _row("call_after_final_pass", "law_39", CODES, "calls_since"),
    _row("partnership_understanding", "law_40"),
    _row("system_card", "law_40_aids"),
    _row("dummys_conduct", "law_42"),
    _row("card_played", "law_45"),
    _row("change_of_designation", "law_45_change"),
    _row("dummys_wrong_card", "law_45_trick", SINCE_1997),
    _row("fifth_card", "law_45_trick", CODES, "played_before has_penalty_card"),
    _row("dummy_indicates", "law_45_trick"),
    _row("designation", "law_46"),
    _row("beginning_of_play", "law_41", CODES, "card"),
    _row("card_taken_back", "law_47"),
    _row("exposed_card", "law_49", CODES, "partner_on_lead"),
    _row("penalty_card", "law_50_play", CODES, "partners_cards partners_card_is"),
    _row(
        "opening_lead_out_of_turn",
        "law_54",
        CODES,
        "second_card partner_led played_out lying_there partner_lying_there tricks_won contract vulnerable",
    ),
    _row("declarer_lead_out_of_turn", "law_55", CODES, "lying_there partner_has_suit"),
    _row("defender_lead_out_of_turn", "law_56", CODES, "lying_there partner_lying_there"),
    _row("premature_play", "law_57", CODES, "lying_there partner_has_suit"),
    _row("simultaneous_cards", "law_58", CODES, "has_penalty_card"),
    _row("cannot_play_as_required", "law_59"),
    _row("play_after_illegal_play", "law_60"),
    _row(
        "revoke",
        "law_61",
        CODES,
        "leader trick revoke_card dummy_first defenders_may_ask partner_on_lead offender_2 offender_3 offender_4 offender_5 "
        "tricks_after tricks_after_2 tricks_won contract vulnerable equity_better equity_tricks",
    ),
    _row("card_pointed_wrongly", "law_65", SINCE_2007),
    _row("look_at_trick", "law_66"),
    _row("defective_trick", "law_67", CODES, "card restored tricks_after"),
    _row("claim", "law_68", CODES, "tricks_left opponents_win declarer_had contract vulnerable"),
    _row("agreed_claim", "law_69", CODES, "declarer tricks_won contract vulnerable"),
    _row("conceded_trick", "law_71", CODES, "declarer tricks_won contract vulnerable"),
    _row("gained_by_irregularity", "law_72_gain"),
    _row("misled_by_opponent", "law_73"),
    _row("conduct", "law_74", SINCE_1997),
    _row("spectator", "law_76", SINCE_1997),
    _row("contract_score", "law_77"),
    _row("tricks_or_score", "law_79", SINCE_1997),
    _row("directors_error", "law_82", CODES, SCORES),
    _row("disputed_facts", "law_84", CODES, SCORES),
    _row("spoilt_board_in_teams", "law_86", CODES, "regulation_otherwise " + SCORES),
    _row("fouled_board", "law_87", CODES, "others_ns others_ew average_imps knockout"),
    _row("penalty", "law_90"),
    _row("appeal", "law_92"),
)
NAMED = {one.name: one for one in PROCEDURES}


def procedure(name):
    """The procedure of this name; ValueError names those there are."""
    if name in NAMED:
        return NAMED[name]
    raise ValueError(f"'{name}' is not a procedure; procedures are {' '.join(one.name for one in PROCEDURES)}")
