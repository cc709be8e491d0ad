"""What a ruling does agrees with itself, with the table and with the law, on every path of every procedure.

A rule is a function of one path that yields what breaks it. An exception names the clause that makes it.
"""

import json
from collections import namedtuple
from functools import cached_property

import pytest

from kodeks.bridge.cards import is_honour
from kodeks.bridge.seats import SEATS, partner, side
from kodeks.rulings.canonical import to_json
from kodeks.walks.paths import given_on, paths, starts

WALKS = pytest.mark.parametrize("start", starts(), ids=str)
AVERAGES = {"none": (60, 100), "not_at_all": (60, 100), "partly": (50, 50), "directly": (0, 40), "wholly": (0, 40)}
CHOOSES_ANOTHER = {"take_back_and_play_legal": "offender", "say_opponents_may_change": "players"}
CHOICES_OF_DECLARER = ("require", "forbid", "leave_free", "highest", "lowest", "require_other", "forbid_other")


class Path(namedtuple("Path", "code given outcome ruling")):
    """One way through a procedure, its outcome as plain values."""

    def __getitem__(self, key):
        """A key of the outcome; None where it says nothing, as where it says "none"."""
        value = self.outcome.get(key)
        return None if value == "none" else value

    def members(self, key):
        return set(self[key] or ())

    @property
    def continues(self):
        return self.outcome.get("continues")

    @cached_property
    def keys(self):
        return {item.key for item in self.ruling.consequences}

    @cached_property
    def clauses(self):
        return {item.clause for item in self.ruling.consequences}

    @cached_property
    def said(self):
        return [line.key for line in self.ruling.script]

    @property
    def declarer(self):
        """Declarer after the ruling, where the table tells."""
        told = self["declarer"] or self.given.get("declarer")
        return told if told in SEATS else None

    @property
    def offending_side(self):
        """The one side that offended; None where both did, or neither is named."""
        found = {side(seat) for seat in self["offenders"] or ()}
        return found.pop() if len(found) == 1 else None

    def has(self, *clauses):
        return any(clause in self.clauses for clause in clauses)


# Calls and the auction


def a_call_stands_or_is_cancelled(path):
    """Both only if it was cancelled and then made anew."""
    made_anew = {path.given.get(key) for key in ("replacement", "final_call", "last_call", "attempt")}
    for call in path.members("stands") & path.members("cancelled"):
        if call.split()[1] not in made_anew:
            yield call


def a_forced_call_is_the_offenders_own(path):
    """31A, 37B2, 38C; but LHO must repeat what he called over a call made with cards from a wrong board (15C, 17D)."""
    call = path["forced_call"]
    if call and path["offenders"] and call[0] not in path["offenders"] and not path.has("17D", "17D2", "17D3", "15C"):
        yield call


def who_must_pass_is_not_free(path):
    """30 to 32. Free is who may make any legal call when next it is his turn."""
    for offender in path["offenders"] or ():
        bound = (offender,) * bool(path["offender_pass"]) + (partner(offender),) * bool(path["partner_pass"])
        yield from path.members("free_to_call") & set(bound)


def the_next_bid_is_above_those_that_stand(path):
    order = [str(level) + strain for level in range(1, 8) for strain in ("C", "D", "H", "S", "NT")]
    for call in path["stands"] or ():
        bid = call.split()[1]
        if path["lowest_bid"] and bid in order and order.index(bid) >= order.index(path["lowest_bid"]):
            yield f"{path['lowest_bid']} is not above {bid}"


def nobody_is_told_to_call_in_an_auction_that_is_over(path):
    """22. Duties and rights at a later turn end with the auction."""
    if path.continues in ("play", "none"):
        yield from ("free_to_call", "lowest_bid") if path["free_to_call"] and path["lowest_bid"] else ()
        yield from (key for key in path.said if key.startswith("say_") and "must_pass" in key or key == "say_turn")


def a_pass_that_was_never_to_come_did_no_damage(path):
    """72C, 23 until 2007. One that was enforced at once may have ended the auction (24B, 24C; 31B, 32A until 2007)."""
    if path.continues in ("play", "none") and not path.has("24B", "24C", "31B", "32A"):
        yield from (key for key in path.keys if key.startswith(("pass_may_damage", "pass_has_")))


def a_board_passed_out_has_no_declarer(path):
    if path["contract"] == "P" and (path["declarer"] or path.continues in ("auction", "play")):
        yield "passed out"


def while_the_auction_lasts_nothing_is_played(path):
    """41C. No penalty card, no trick, no claim before the play period."""
    if path.continues == "auction":
        yield from (
            key
            for key in ("played", "penalty_cards", "must_play", "revoke", "tricks_transferred", "claim_tricks")
            if path[key]
        )


def it_is_nobodys_turn_when_nothing_goes_on(path):
    if path.continues == "none" and path["turn"]:
        yield path["turn"]


def whose_turn_is_read_out_is_whose_turn_it_is(path):
    for line in path.ruling.script:
        if line.key == "say_turn" and dict(line.about)["turn"] != path["turn"]:
            yield dict(line.about)["turn"]


def the_other_side_accepts(path):
    """25B1, 27A, 29A, 53A, 55A. Who offended accepts nothing of his own side."""
    yield from (seat for seat in path["may_accept"] or () if side(seat) == path.offending_side)


# Cards


def a_card_is_in_one_place(path):
    """Played, in the hand, or faced on the table; a card withdrawn may lie there as a penalty card (47B, 62B1)."""
    played = path.members("played")
    yield from played & (path.members("returned") | path.members("penalty_cards") | path.members("stay_faced"))


def a_card_picked_up_is_no_penalty_card(path):
    """50D2(a), 51B."""
    for item in path.ruling.consequences:
        if item.key == "cards_are_picked_up":
            yield from path.members("penalty_cards") & set(dict(item.about)["cards"])


def only_a_defender_has_a_penalty_card(path):
    """48A, 49."""
    for item in path.ruling.consequences:
        about = dict(item.about)
        if item.key in ("major_penalty_card", "minor_penalty_card") and side(about["player"]) == side(about["declarer"]):
            yield about["player"]


def an_honour_is_no_minor_penalty_card(path):
    """50B."""
    yield from (card for card, kind in (path["penalty_cards"] or {}).items() if kind == "minor" and is_honour(card))


def declarer_chooses_about_leads_and_premature_plays(path):
    """50D2, 51B, 57A: of whichever side the ruling's own offender is (a defender may have erred on declarer's error)."""
    for option in path["options"] or ():
        if option["option"] in CHOICES_OF_DECLARER and path.declarer and option["who"] != path.declarer:
            yield option


def the_other_side_chooses_about_an_irregular_lead(path):
    """53 to 56."""
    for option in path["options"] or ():
        if option["option"] not in CHOICES_OF_DECLARER and set(option["who"]) & set(path["offenders"] or ()):
            yield option


def whoever_may_require_may_forbid_or_leave_it(path):
    """50D2, 51B. In suits of penalty cards, and not once he has chosen."""
    offered = {option["option"] for option in path["options"] or ()}
    suits = {
        choice: {option["suit"] for option in path["options"] or () if option["option"] == choice}
        for choice in ("require", "forbid")
    }
    if suits["require"] != suits["forbid"] or bool(suits["require"]) != ("leave_free" in offered):
        yield offered
    if suits["require"] and path["penalty_cards"]:
        yield from suits["require"] - {card[0] for card in path["penalty_cards"]}
    if suits["require"] and path["lead_restriction"]:
        yield path["lead_restriction"]


def a_lead_is_restricted_of_a_defender(path):
    """26, 50D2. He is partner of the player whose call, card or penalty card it was."""
    limit = path["lead_restriction"] or {}
    player = limit.get("player")
    if player and path.declarer and side(player) == side(path.declarer):
        yield f"{player} does not defend against {path.declarer}"
    if player and path["offenders"] and partner(player) not in path["offenders"]:
        yield f"{player} is no offender's partner"


def suits_of_a_restriction_agree(path):
    limit = path["lead_restriction"] or {}
    yield from set(limit.get("suits", ())) & set(limit.get("suits_exempt", ()))


def before_the_contract_is_known_a_restriction_is_uncertain(path):
    """26. It is subject to the offender's side defending."""
    limit = path["lead_restriction"]
    if limit and path.continues == "auction" and not path["contract"] and limit.get("kind") == "depends":
        if limit.get("certain") is not False:
            yield limit


def a_card_that_must_be_played_is_not_put_away(path):
    """Where several were played at once, these are the ones of which he has named one (58B2)."""
    limit = path["must_play"] or {}
    if not path.has("58B2"):
        yield from set(limit.get("one_of", ())) & path.members("returned")
    if limit and path.declarer and limit["player"] == partner(path.declarer) and not limit.get("chooser"):
        yield "dummy chooses no card (45B)"


def for_dummys_cards_declarer_is_spoken_to(path):
    """45B. He chooses the card that dummy plays in place of one taken back."""
    for line in path.ruling.script:
        told = dict(line.about).get(CHOOSES_ANOTHER.get(line.key, ""), ())
        if path.declarer and path.continues != "auction" and partner(path.declarer) in told:
            yield line.key


# Tricks


def tricks_move_for_a_revoke_only(path):
    """64A, 67B1. From a side that is named; at most two for each revoke; none beside a score assigned instead (64C)."""
    moved = path["tricks_transferred"] or 0
    revokes = 1 + sum(key.startswith("offender_") and answer in SEATS for key, answer in path.given.items())
    if moved and not path["offenders"] or moved > 2 * revokes:
        yield moved
    if moved and (path["adjusted"] == "assigned" or path["revoke"] is None):
        yield f"{moved} with {path['adjusted']}, {path['revoke']}"


def the_tricks_read_out_are_those_that_move(path):
    for line in path.ruling.script:
        if line.key == "tricks_change_hands" and dict(line.about)["tricks"] != path["tricks_transferred"]:
            yield dict(line.about)["tricks"]
        if line.key == "no_tricks_change_hands" and path["tricks_transferred"]:
            yield path["tricks_transferred"]


def an_established_revoke_leaves_equity(path):
    """64C, whatever 64B excepts; where the tricks are left to the ruling on the revoke, that is too (14B)."""
    if path["revoke"] == "established" and not path["equity"] and "rule_by_law_64" not in path.keys:
        yield "no equity"


def a_claim_set_aside_brings_no_tricks(path):
    """68, 69, 71."""
    tricks = path["claim_tricks"] or {}
    if tricks and path.outcome.get("claim") in ("none", "void") or sum(tricks.values()) > 13:
        yield tricks
    left = path.given.get("tricks_left", "")
    if len(tricks) == 2 and left.isdigit() and sum(tricks.values()) != int(left):
        yield f"{tricks} of {left}"


def play_does_not_go_on_after_a_claim_that_stands(path):
    """68D."""
    if path.outcome.get("claim") == "stands" and path.continues == "play":
        yield "play"


# The result


def a_result_that_stands_is_not_adjusted(path):
    """Of the two sides that played; another contestant, deprived of his board, may have an average (15B3)."""
    if path["result"] == "stands" and path["adjusted"] and not path.has("15B3"):
        yield path["adjusted"]


def a_board_is_cancelled_or_goes_on(path):
    if path["result"] == "cancelled" and (path.continues in ("auction", "play") or path["declarer_tricks"] is not None):
        yield path.continues


def a_score_is_given_when_the_play_is_over(path):
    """77; another contestant's average comes at once (15B3)."""
    if path.continues in ("auction", "play") and not path.has("15B3"):
        yield from (key for key in ("score", "declarer_tricks", "claim_tricks") if path[key] is not None)
        yield from ("assigned",) if path["adjusted"] == "assigned" else ()


def an_average_fits_the_fault(path):
    """12C2(a). No fault 60 or more, partly 50, directly 40 or less (12C2(c): the session's, where it is further out)."""
    for who, key in (("NS", "fault_ns"), ("EW", "fault_ew"), ("contestant", "fault")):
        fault = path.given.get(key, "")
        low, high = AVERAGES.get(fault, (0, 100))
        for line in path["score"] or ():
            if path["adjusted"] == "artificial" and line["who"] == who and "percent" in line:
                if not low <= line["percent"] <= high:
                    yield f"{fault}: {line}"


def what_one_side_gains_the_other_loses(path):
    """Points of the board, and matchpoints of an assigned score; an artificial one may add up to more or less (12C2)."""
    given = {line["who"]: line for line in path["score"] or ()}
    if "NS" in given and "EW" in given and path["adjusted"] != "artificial":
        for unit, total in (("points", 0), ("percent", 100)):
            if unit in given["NS"] and abs(given["NS"][unit] + given["EW"].get(unit, 0) - total) > 0.01:
                yield f"{unit} {given['NS'][unit]} {given['EW'].get(unit)}"


# Findings


def what_is_no_irregularity_costs_nothing(path):
    if path.outcome.get("irregularity") is False:
        costs = "offenders offender_pass partner_pass cancelled penalty_cards lead_restriction tricks_transferred adjusted"
        yield from (key for key in (costs + " procedural_penalty").split() if path[key])


def after_the_directors_error_both_sides_are_innocent(path):
    """82C."""
    if path["director_error"] and path["offenders"]:
        yield path["offenders"]


def who_may_use_a_thing_is_not_barred_from_it(path):
    """16C. Of cards two things may be known: one lies there and all may use it (50E1), another was taken back."""
    if not path["penalty_cards"]:
        yield from path.members("ui") & path.members("ai")


def the_offending_side_may_not_use_what_it_showed(path):
    """16C2, 50E2. In 1987 the penalty frees it for both (16C2); a penalty card is everybody's while it lies there (50E1)."""
    ours = {seat for seat in SEATS if side(seat) == path.offending_side}
    if ours and path.code > "1987" and not path.has("50E1"):
        yield from path.members("ai") & ours
    yield from path.members("ui") - ours if ours else ()


def who_is_given_an_adjusted_score_hears_of_the_appeal(path):
    """83. Once, if anything is read out."""
    if path.said.count("say_right_to_appeal") != bool(path["adjusted"] and path.said) and "85B" not in path.clauses:
        yield path["adjusted"]


RULES = (
    a_call_stands_or_is_cancelled,
    a_forced_call_is_the_offenders_own,
    who_must_pass_is_not_free,
    the_next_bid_is_above_those_that_stand,
    nobody_is_told_to_call_in_an_auction_that_is_over,
    a_pass_that_was_never_to_come_did_no_damage,
    a_board_passed_out_has_no_declarer,
    while_the_auction_lasts_nothing_is_played,
    it_is_nobodys_turn_when_nothing_goes_on,
    whose_turn_is_read_out_is_whose_turn_it_is,
    the_other_side_accepts,
    a_card_is_in_one_place,
    a_card_picked_up_is_no_penalty_card,
    only_a_defender_has_a_penalty_card,
    an_honour_is_no_minor_penalty_card,
    declarer_chooses_about_leads_and_premature_plays,
    the_other_side_chooses_about_an_irregular_lead,
    whoever_may_require_may_forbid_or_leave_it,
    a_lead_is_restricted_of_a_defender,
    suits_of_a_restriction_agree,
    before_the_contract_is_known_a_restriction_is_uncertain,
    a_card_that_must_be_played_is_not_put_away,
    for_dummys_cards_declarer_is_spoken_to,
    tricks_move_for_a_revoke_only,
    the_tricks_read_out_are_those_that_move,
    an_established_revoke_leaves_equity,
    a_claim_set_aside_brings_no_tricks,
    play_does_not_go_on_after_a_claim_that_stands,
    a_result_that_stands_is_not_adjusted,
    a_board_is_cancelled_or_goes_on,
    a_score_is_given_when_the_play_is_over,
    an_average_fits_the_fault,
    what_one_side_gains_the_other_loses,
    what_is_no_irregularity_costs_nothing,
    after_the_directors_error_both_sides_are_innocent,
    who_may_use_a_thing_is_not_barred_from_it,
    the_offending_side_may_not_use_what_it_showed,
    who_is_given_an_adjusted_score_hears_of_the_appeal,
)


@WALKS
def test_what_a_ruling_does_holds_together(start):
    for trail, ruling in paths(start):
        path = Path(start.code, given_on(trail, start.state), json.loads(to_json(ruling.outcome)), ruling)
        broken = [(rule.__name__, str(fault)) for rule in RULES for fault in rule(path)]
        assert broken == [], (path.given, path.outcome)
