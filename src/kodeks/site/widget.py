"""Words of the ruling widget, laid into the page that holds one."""

import json

from kodeks.rulings.procedures import CODES
from kodeks.site.render import safe
from kodeks.site.strip import IN_FORCE


def widget_words(words):
    """The words as JSON that may stand in a script element; with them the codes, the newest first, and which is in force."""
    told = {**words["widget"], "in_force": IN_FORCE, "codes": CODES[::-1]}
    return as_json(told)


def as_json(told):
    """JSON that may stand in a script element."""
    return safe(json.dumps(told, ensure_ascii=False, sort_keys=True).replace("<", "\\u003c"))
