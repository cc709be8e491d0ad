"""The words of a ruling: templates in each language, filled with seats, suits and calls as that language writes them."""
