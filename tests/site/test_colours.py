"""The dark colours, which CSS makes us write twice."""

import re

from kodeks.corpus.places import DOCS


def declarations(after):
    """What stands between the braces that follow, one declaration a line."""
    css = (DOCS / "assets" / "kodeks.css").read_text("utf-8")
    body = re.search(re.escape(after) + r" \{([^}]*)\}", css)[1]
    return [line.strip() for line in body.splitlines() if line.strip()]


def test_dark_by_choice_and_dark_by_the_system_are_the_same():
    chosen = declarations(':root[data-scheme="dark"]')
    assert chosen
    assert chosen == declarations(':root:not([data-scheme="light"]):not([data-scheme="dark"])')
