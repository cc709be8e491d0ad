"""Rulings as interviews: one module a law, one procedure an irregularity."""
