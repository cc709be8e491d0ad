"""Whose words the lists of forms are: they derive from dictionaries and keep their licences, apart from our texts."""

OF_FORMS = {
    "ru": "CC BY-SA 3.0. Derived from the OpenCorpora dictionary (opencorpora.org) as it comes with pymorphy3-dicts-ru; "
    "words chosen, folded and packed by Kodeks.",
    "en": "ODbL 1.0. Derived from the English list of simplemma (lemmatization lists by Michal Mechura and others); "
    "words chosen, folded and packed by Kodeks.",
}


def notice():
    """The text of LICENCES.txt."""
    return (
        "forms-ru.json: " + OF_FORMS["ru"] + "\n"
        "  https://creativecommons.org/licenses/by-sa/3.0/\n"
        "forms-en.json: " + OF_FORMS["en"] + "\n"
        "  https://opendatacommons.org/licenses/odbl/1-0/\n"
        "terms.json, gists-*.json and what the other files hold of our own texts: CC BY 4.0, the Kodeks contributors.\n"
        "Words from texts of others (the notices stand on their pages) keep their rights.\n"
        "query.js: MIT, the Kodeks contributors.\n"
    )
