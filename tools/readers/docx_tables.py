"""Tables of a Word file: real ones as rows "| a | b |", tables that only set words side by side as their words."""

import re

from tools.readers.docx_text import Block, line_words, plain

LABEL = re.compile(r"\W*(?:\d{1,3}|[^\W\d_]|[ivx]{1,4})?\W*(?:\d{1,3}\W?){0,3}$")
SENTENCE = 60  # letters: longer cells are running words
MOST = 0.6  # of the rows


def table_blocks(rows):
    """The blocks of a table's rows of cells of blocks, and whether it was read cell by cell."""
    kept = [[[block for block in cell if block.lines] for cell in row] for row in rows]
    wide = max((sum(bool(cell) for cell in row) for row in kept), default=0)
    if wide < 2:
        return [block for row in rows for cell in row for block in cell], False
    if _is_labelled(kept):
        return [block for row in rows for block in _labelled(row)], False
    if _is_running(kept):
        return [block for row in rows for cell in row for block in cell], True
    return [block for row in rows for block in _row(row)], False


def _words(cell):
    return " ".join(block.words() for block in cell)


def _is_labelled(rows):
    """True if a column of labels stands before a column of words."""
    filled = [row for row in rows if any(row)]
    if any(len(row) != 2 for row in filled):
        return False
    labels = [row for row in filled if row[1] and len(row[0]) <= 1 and LABEL.match(_words(row[0]))]
    named = [row for row in labels if row[0]]
    return bool(named) and len(labels) == len(filled) and max(len(_words(row[1])) for row in named) > 12


def _labelled(row):
    """A label and the words beside it as one line."""
    label = [block for block in row[0] if block.lines]
    words = [block for cell in row[1:] for block in cell]
    rest = [block._replace(lines=[]) for block in row[0] if block.aside or block.after]
    first = next((at for at, block in enumerate(words) if block.lines), None)
    if label and first is not None:
        block = words[first]
        line = [*label[0].lines[0], plain(" "), *block.lines[0]]
        words[first] = block._replace(lines=[line, *block.lines[1:]])
    return words + rest


def _is_running(rows):
    """True if cells hold several paragraphs or sentences, or each row has two languages."""
    filled = [row for row in rows if any(row)]
    several = any(_lines(cell) > 2 for row in filled for cell in row)
    long = sum(sum(len(_words(cell)) > SENTENCE for cell in row) >= 2 for row in filled)
    two = sum(_two_languages(row) for row in filled)
    return several or long >= MOST * len(filled) or two >= MOST * len(filled)


def _lines(cell):
    return sum(len(block.lines) for block in cell if not block.words().startswith("| "))


def _two_languages(row):
    scripts = set()
    for cell in row:
        words = _words(cell)
        cyrillic, latin = len(re.findall("[А-Яа-яЁё]", words)), len(re.findall("[A-Za-z]", words))
        scripts |= {"ru" if cyrillic > latin else "en"} if max(cyrillic, latin) > 2 else set()
    return len(scripts) == 2


def _row(row):
    """A row as one line with bars, then what hangs on its words."""
    line, blocks = [plain("|")], [block for cell in row for block in cell]
    for cell in row:
        for block in cell:
            for words in block.lines:
                line += [plain(" "), *words]
        line.append(plain(" |"))
    aside = [bit for block in blocks for bit in block.aside]
    after = [other for block in blocks for other in block.after]
    if not line_words(line).strip("| "):
        return [Block([], aside, after, frozenset())] if aside or after else []
    return [Block([line], aside, after, frozenset(("end",)))]
