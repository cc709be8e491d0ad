"""Spelling of everything that readers see: Hunspell over our texts, with word lists of ours beside its dictionaries."""
