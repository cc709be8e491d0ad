"""Law 36: an inadmissible double or redouble. Here the one that was out of rotation besides (36A, 36B4)."""

from kodeks.rulings import law_16, law_26, law_72
from kodeks.rulings.effects import effects, together
from kodeks.rulings.law_17 import auction_goes_on
from kodeks.rulings.law_29_facts import out_of_rotation


def out_of_rotation_too(one, lho_has_called):
    """36A, 36B4 (35A, 36 until 1997). Nobody can accept it; who has called over it asks for no rectification."""
    if lho_has_called:
        return called_over(one)
    if one.code < "2007":
        told = (("36", "inadmissible"), ("36", "see_law_36"))
        return together((out_of_rotation(one), effects((("cancelled", one.made(one.call)),), told)), one.about())
    own = effects(
        (("cancelled", one.made(one.call)), ("partner_pass", "throughout")),
        (("36B1", "inadmissible"), ("36B4", "inadmissible_reverts"), ("36B4", "partner_must_pass_throughout")),
        (),
        (("36B4", "say_partner_must_pass_throughout"),),
    )
    lead = law_26.undetermined(one.code, one.offender, one.before)
    parts = (out_of_rotation(one), own, law_16.withdrawn_call(one.code, one.offender), lead, law_72.enforced_pass(one.code))
    return together(parts + (auction_goes_on(one.before),), one.about())


def called_over(one):
    """36A (35A until 1997). The double and every call since are cancelled; no lead restriction."""
    clause = "36A" if one.code >= "2007" else "35A"
    told = ((clause, "inadmissible_called_over"), (clause, "no_lead_restriction"))
    own = effects((("partner_pass", "none"),), told, (), ((clause, "say_all_cancelled"),))
    return together((out_of_rotation(one), own, auction_goes_on(one.before)), one.about())
