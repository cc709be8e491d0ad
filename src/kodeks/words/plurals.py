"""Which form of a noun goes with a number."""


def english(number):
    """0 for one, 1 for any other number: "one trick", "two tricks"."""
    return 0 if number == 1 else 1


def russian(number):
    """0 for 1, 21, 31; 1 for 2 to 4, 22 to 24; 2 for the rest: «одна взятка», «две взятки», «пять взяток»."""
    last, tens = number % 10, number % 100
    if last == 1 and tens != 11:
        return 0
    return 1 if 2 <= last <= 4 and not 12 <= tens <= 14 else 2


RULES = (("en", english), ("ru", russian))


def plural(language, number, forms):
    """The form of a noun that goes with the number in this language."""
    place = dict(RULES)[language](number)
    if place >= len(forms):
        raise ValueError(f"language '{language}' needs {place + 1} forms beside {number}, but there are: {'|'.join(forms)}")
    return forms[place]
