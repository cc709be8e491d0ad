"""Law 27B, where offender's partner is barred: under every code he must pass to the end of the auction."""

from kodeks.rulings import law_16, law_26, law_72
from kodeks.rulings.effects import effects, together
from kodeks.rulings.law_17 import auction_goes_on, later_calls
from kodeks.rulings.law_27_facts import options_for_offender, wrong_bid

WHY = {"27B2": "not_undisturbed", "27B3": "double_cancelled", "27B4": "second_cancelled"}


def if_known(question, given):
    """The answer to a question that is put only where it is already answered; "" otherwise."""
    if question.key in given:
        return (yield question)
    return ""


def partner_passes(table, call, clause, attempts, about, parts=()):
    """27B2, 27B3, 27B4. The new call stands, partner must pass to the end; 16, 26 and 72C (23 until 2007)."""
    auction = table.before().with_call(call)
    later = later_calls(table.given, auction, barred=table.partner())
    own = effects(
        (("stands", table.made(call)), ("cancelled", cancelled(table, attempts)), ("partner_pass", "throughout")),
        ((clause, WHY[clause]), (clause, "partner_must_pass")),
        (),
        ((clause, "say_replacement_stands"),) + ((clause, "say_partner_must_pass"),) * (not auction.is_over()),
    )
    lead = yield from law_26.lead_restriction(table.code, table.offender, auction.with_calls(later), about)
    information = law_16.withdrawn_call(table.code, table.offender)
    parts = (wrong_bid(table), own) + parts + (information, lead)
    parts += (law_72.enforced_pass(table.code),) * (not auction.is_over())  # a call that ends it leaves no pass to enforce
    return together(parts + (auction_goes_on(auction, later),), about)


def call_pending(table, clause, attempts, about, parts, question):
    """27B3, 27B4. What was tried is cancelled and partner barred; the offender has still to make a legal call."""
    # 27B corrects the insufficient bid by substitution: until a call takes its place only the attempts are cancelled.
    # After 27B4 a double may still be among the calls that B1(b) allows; after 27B3 no double is.
    left = "say_legal_call" if clause == "27B4" else "say_choose_again"
    own = effects(
        (("cancelled", made_by_offender(table, attempts)), ("partner_pass", "throughout")),
        ((clause, WHY[clause] + "_pending"), (clause, "partner_must_pass")),
        (),
        ((clause, left), (clause, "say_partner_must_pass")),
        (question,),
    )
    information = law_16.withdrawn_call(table.code, table.offender)
    lead = law_26.undetermined(table.code, table.offender, table.before())
    parts = (wrong_bid(table), own) + parts + (information, lead, law_72.enforced_pass(table.code), offenders_turn(table))
    return together(parts, about)


def offender_chooses(table, early, attempts, parts=()):
    """27B. Not accepted: the offender is told what each choice brings before he calls."""
    own = effects(
        (("cancelled", made_by_offender(table, attempts)),),
        (("27B", "must_be_replaced"), ("10C1", "explain_options")),
        (),
        (("27B", "say_not_accepted"),) + options_for_offender(table),
    )
    return together((wrong_bid(table), own) + parts + (offenders_turn(table),), table.about(early=early))


def offenders_turn(table):
    """The auction is back at the offender's turn, over the last bid that counts."""
    told = auction_goes_on(table.before())
    return effects(told.outcome)


def cancelled(table, attempts):
    """The insufficient bid, once a call has taken its place, and what was tried before."""
    return made_by_offender(table, (table.bid,) + attempts)


def made_by_offender(table, calls):
    """Calls of the offender, as an outcome writes them."""
    made = ()
    for call in calls:
        made += table.made(call)
    return made
