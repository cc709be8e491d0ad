"""What a manifest names: texts, their files, fragments placed by hand, lines that are no part of a text."""

from collections import namedtuple


class ManifestError(ValueError):
    """A manifest, or a list of corrections, that cannot be followed: every fault with file, line and what to do."""


class SourceText(
    namedtuple("SourceText", "id kind code languages title rights notice prevails author translator files line")
):
    """One text of the manifest; `files` are SourceFile in order."""

    __slots__ = ()


class SourceFile(namedtuple("SourceFile", "name path encoding layout placements discards line misread", defaults=(None,))):
    """A file of a text; `placements` are Placement, `discards` Discard; `misread` is the share of words that may be none."""

    __slots__ = ()


class Placement(namedtuple("Placement", "clause file_line line why")):
    """A headless fragment named by hand: the clause, the line of the file, the line of the manifest."""

    __slots__ = ()


class Discard(namedtuple("Discard", "first last line why")):
    """Lines of a file that are no part of the text, named by hand; `line` is that of the manifest."""

    __slots__ = ()
