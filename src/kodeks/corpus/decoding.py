"""Markdown → a clause's words, with footnote marks, gaps and stress by offset."""

import json

from kodeks.corpus.marks import ANCHOR, EATEN, ENTITY, GAP, is_table
from kodeks.corpus.model import Anchor, Gap


def decode(written, law):
    """Blocks of Markdown → (body, footnotes, gaps, stressed)."""
    body, footnotes, gaps, stressed = "", [], [], []
    for number, markdown in enumerate(written):
        alone = number > 0 and _gaps_alone(markdown)
        if not markdown or alone:
            gaps.extend(Gap(len(body), reason) for reason in alone or ())
            continue
        start = len(body) + 2 if body else 0
        words, found, missing, loud = _decode_block(markdown, start, law, table=is_table(markdown))
        body = (body + "\n\n" if body and words else body) + words
        footnotes.extend(found)
        gaps.extend(missing)
        stressed.extend(loud)
    return body, tuple(footnotes), tuple(gaps), tuple(stressed)


def decode_plain(markdown):
    """Markdown of a title → its words."""
    words, anchors, gaps, stressed = _decode_block(markdown, 0, "", table=False)
    if anchors or gaps or stressed:
        raise ValueError("a title holds words only; put footnote marks, gaps and stress into the text")
    return words


def _decode_block(markdown, start, law, table):
    """(words, anchors, gaps, stress) of one block that begins at `start` of the body."""
    tokens = _tokens(markdown, table)
    tokens = _without_blanks(tokens)
    words, anchors, gaps, stressed, opened = "", [], [], [], None
    for sort, value in tokens:
        place = start + len(words)
        if sort == "word" or sort == "blank":
            words += value
        elif sort == "anchor":
            anchors.append(Anchor(f"{law}.fn{value}", place))
        elif sort == "gap":
            gaps.append(Gap(place, value))
        elif opened is None:
            opened = place
        else:
            stressed.append((opened, place))
            opened = None
    if opened is not None:
        raise ValueError("a stressed word opens with __ and does not close; write __word__, or \\_ for a bare mark")
    return words, anchors, gaps, stressed


def _tokens(markdown, table):
    """What stands in a block, one after another: words, blanks, anchors, gaps, stress."""
    tokens, at = [], 0
    while at < len(markdown):
        for sort, pattern in (("gap", GAP), ("anchor", ANCHOR), ("entity", ENTITY)):
            found = pattern.match(markdown, at)
            if found:
                tokens.append(_token(sort, found.group(1)))
                at = found.end()
                break
        else:
            token, at = _character(markdown, at, table)
            tokens.append(token)
    return tokens


def _token(sort, value):
    if sort == "gap":
        return ("gap", json.loads(value))
    if sort == "entity":
        return ("word", chr(int(value)))
    return (sort, value)


def _character(markdown, at, table):
    """One plain character, an escaped one, or a mark of stress; and where the next begins."""
    character = markdown[at]
    if markdown.startswith("__", at):
        return ("stress", ""), at + 2
    if character == "\\":
        return _escaped(markdown, at, table)
    if character == "\n" and not table:
        raise ValueError("a paragraph is one line; join its lines, or end the first with \\ to break it")
    if character in EATEN and not (table and character == "|"):
        raise ValueError(f"'{character}' alone would be taken for Markdown; write \\{character}")
    return ("blank" if character == " " else "word", character), at + 1


def _escaped(markdown, at, table):
    if at + 1 == len(markdown):
        raise ValueError("a line ends with '\\'; write \\\\ for the mark itself")
    following = markdown[at + 1]
    if table and following == "|":
        return ("word", "\\|"), at + 2
    return ("word", following), at + 2


def _without_blanks(tokens):
    """The blank that parts a gap from the words at an end of the block is no word."""
    first = 0
    while first < len(tokens) and tokens[first][0] == "gap":
        first += 1
        if tokens[first : first + 1] == [("blank", " ")]:
            del tokens[first]
    last = len(tokens)
    while last > first and tokens[last - 1][0] == "gap":
        last -= 1
        if tokens[last - 1] == ("blank", " "):
            last -= 1
            del tokens[last]
    return tokens


def _gaps_alone(markdown):
    """The reasons, if the block holds gaps and nothing else."""
    rest = GAP.sub("", markdown)
    return [json.loads(reason) for reason in GAP.findall(markdown)] if rest.strip(" ") == "" else []
