"""Words of the ruling widget, laid into the page that holds one."""

import json

from kodeks.site.render import safe


def widget_words(words):
    """The words as JSON that may stand in a script element."""
    return safe(json.dumps(words["widget"], ensure_ascii=False, sort_keys=True).replace("<", "\\u003c"))
