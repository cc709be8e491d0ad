"""Law 32: a double or redouble out of rotation that was not accepted; an inadmissible one falls under Law 36."""

from kodeks.rulings import law_31

AT_PARTNERS_TURN = law_31.Items("32B1", "32B2", "32A2(a)", "32A2(b)")
AT_RHOS_TURN = law_31.Items("", "32A2", "32A2(a)", "32A2(b)")


def not_accepted(one):
    """32A, 32B, which stood the other way round until 2007; of the lead its first words named 26B (lovboka.org/32.htm)."""
    if one.code == "2017":
        if one.whose() == "rho":
            return (yield from law_31.at_rhos_turn(one, "32A1", AT_RHOS_TURN, "32A2", options(one)))
        return (yield from law_31.comparable_or_pass_once(one, AT_PARTNERS_TURN))
    if one.whose() == "rho":
        return (yield from law_31.at_rhos_turn(one, "32B1", AT_RHOS_TURN, "32B2", options(one)))
    return (yield from law_31.partner_barred(one, "32A"))


def options(one):
    """What follows if the double is not accepted."""
    if one.code == "2017":
        if one.whose() == "rho":
            return (
                law_31.option_if_rho_passes(one, "32A1"),
                ("32A2(a)", "option_comparable"),
                ("32A2(b)", "option_not_comparable"),
            )
        return law_31.options_comparable(one, AT_PARTNERS_TURN)
    if one.whose() == "rho":
        return (law_31.option_if_rho_passes(one, "32B1"), ("32B2", "option_then_barred"))
    return (("32A", "option_partner_barred"),)
