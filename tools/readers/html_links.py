"""Blocks that are nothing but links: lists of pages, paths, languages; a heading that is a link stays."""

import re

from tools.labels import is_closed
from tools.readers import html_frame
from tools.readers.html_model import Block

LIST = ("nav", "list of links")
ONE = ("nav", "link of the site")
PATH = ("nav", "path of the page in the site")
CRUMB = re.compile(r"\s*[>»›→/\\|•·]\s*")
CITES = re.compile(r"(?:Law|Laws|Правил\w*|Section|раздел\w*)\s+\d", re.IGNORECASE)
LEAST = 3  # blocks in a row
NOTE_HEADING = re.compile(r"(?:foot)?notes?|сноск[аи]|примечани[ея]|references", re.IGNORECASE)


def drop_links(flow):
    """Give the blocks of a flow that are the site's a reason to go."""
    blocks = [one for one in flow if isinstance(one, Block)]
    for table in flow:
        if not isinstance(table, Block):
            _drop_bar(table)
    for run in _runs(flow):
        if len(run) >= LEAST:
            for block in run:
                _drop(block, LIST)
    for block, after in zip(blocks, blocks[1:] + [None]):
        why = _why(block)
        if not why and after and after.state.note and NOTE_HEADING.fullmatch(block.words().rstrip(":")):
            why = ("nav", "heading of the notes")
        if why:
            _drop(block, why)


def _drop_bar(table):
    """A table of nothing but links is a bar of the site."""
    cells = [one for row in table.rows for cell in row for one in cell.flow]
    blocks = [one for one in cells if isinstance(one, Block) and one.words()]
    if len(blocks) == len(cells) > 1 and all(_is_link(one) and not one.state.heading for one in blocks):
        for block in blocks:
            _drop(block, LIST)


def _runs(flow):
    """Blocks that are nothing but links, with nothing else between them."""
    run = []
    for one in flow:
        if isinstance(one, Block) and _is_link(one) and not one.state.heading and not one.state.note:
            run.append(one)
        elif not isinstance(one, Block) or one.words():
            yield run
            run = []
    yield run


def _why(block):
    words = block.words()
    if not words or block.state.note:
        return None
    if not block.state.heading or block.state.framed:
        if _is_link(block):
            return _of_links(block, words)
        if _is_path(block, words):
            return PATH
    return html_frame.chrome(words)


def _of_links(block, words):
    """A block that is nothing but one link, or several."""
    links = [run for run in block.runs if run.link and run.words.strip()]
    if len(links) > 1 and CRUMB.search(words):
        return PATH if re.search("[>»›]", words) else LIST
    others = [run for run in block.runs if not run.link and run.words.strip(" \t\n\xa0|,;·•")]
    parted = any(not run.link for run in block.runs[1:-1])
    if len(links) > 1 and parted and not others:
        return LIST
    return ONE if len(words.split()) <= 6 and (block.state.framed or not CITES.search(words)) else None


def _is_path(block, words):
    """ "Home > Laws > Law 7": links, the last of them only named."""
    parts = [part for part in CRUMB.split(words) if part]
    links = sum(bool(run.words.strip()) for run in block.runs if run.link)
    short = len(words) < 160 and not is_closed(words)
    return short and len(parts) > 2 and links >= len(parts) - 1 and links > 1


def _is_link(block):
    """True if all letters of a block stand in links."""
    kept = [run for run in block.runs if not run.why]
    linked = sum(len(re.findall(r"\w", run.words)) for run in kept if run.link)
    words = block.words()
    if not linked or block.numbers or (is_closed(words) and len(re.findall(r"\w+", words)) > 12):
        return False
    return linked == len(re.findall(r"\w", words))


def _drop(block, why):
    block.runs = [run if run.why else run._replace(why=why) for run in block.runs]
