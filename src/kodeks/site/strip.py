"""The strip at the head of a page: which code, which text, whether it is in force, whose words these are."""

from collections import namedtuple

IN_FORCE = "2017"


class Note(namedtuple("Note", "kind words lang")):
    """One statement of the strip; `kind` is plain, warning, notice or private."""

    __slots__ = ()


def text_notes(text, lang, words):
    """What must be said wherever a text is shown."""
    strip = words["strip"]
    code = strip["code" if text.kind == "laws" else "commentary"].format(code=text.code)
    notes = [Note("code", code, ""), Note("plain", *title(text, lang))]
    if text.code != IN_FORCE:
        notes.append(Note("warning", strip["out_of_force"], ""))
    if text.origin == "digest":
        notes.append(Note("warning", strip["digest"], ""))
    if text.prevails:
        notes.append(Note("plain", strip[f"prevails_{text.prevails}"], ""))
    if len(text.languages) == 1:
        language = words["languages"][text.languages[0]]
        notes.append(Note("plain", strip["single"].format(language=language), ""))
    if text.notice:
        notes.append(Note("notice", text.notice, ""))
    if text.rights != "public":
        notes.append(Note("private", strip["private"], ""))
    return notes


def title(text, lang):
    """(title, the language it is in where that is not the page's)."""
    if lang in text.title:
        return text.title[lang], ""
    other = next(iter(text.title))
    return text.title[other], other


def prose_notes(words, rulings=False):
    """What must be said on a page that shows no text of the laws."""
    return [Note("plain", words["strip"]["rulings" if rulings else "prose"], "")]
