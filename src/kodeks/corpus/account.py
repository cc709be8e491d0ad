"""What ingestion tells of a text beside its ledger: its files, what is doubtful, what is missing, what leads nowhere."""

import json
from collections import namedtuple

NAME = "account.json"


class Account(namedtuple("Account", "files doubts gaps absent unresolved corrections")):
    """The account of one text.

    `doubts` are (file, line, words), `gaps` Missing, `absent` (law, language, ids of the code that no file holds),
    `unresolved` (clause, language, words as printed, ids that the code has not), `corrections` repairs by hand.
    """

    __slots__ = ()


class FileAccount(namedtuple("FileAccount", "name form encoding detected mark lines footers origins")):
    """How a file was read: `detected` says how its encoding was found out, "" if it was told.

    `lines` is how many it has as it was read, `footers` the numbers of its pages, `origins` (line, where in the file).
    """

    __slots__ = ()


class Missing(namedtuple("Missing", "file lang id segment key ids")):
    """What a clause lacks: the key of the reason, and the ids that it names."""

    __slots__ = ()


def read_folder(name):
    """Where in a text's folder the words of one of its files are kept, as they were read; always below it.

    >>> read_folder("laws/a.pdf"), read_folder("../a.txt"), read_folder("/home/a.txt")
    ('read/laws/a.pdf.txt', 'read/%2E%2E/a.txt.txt', 'read/home/a.txt.txt')
    """
    parts = [part for part in name.replace("\\", "/").split("/") if part not in ("", ".")]
    return "/".join(["read", *("%2E%2E" if part == ".." else part.replace(":", "%3A") for part in parts)]) + ".txt"


def write_account(account):
    """The account as JSON."""
    told = {**account._asdict(), "files": [file._asdict() for file in account.files]}
    told["gaps"] = [gap._asdict() for gap in account.gaps]
    return json.dumps(told, ensure_ascii=False, indent=1) + "\n"


def parse_account(written):
    """An account that was written."""
    told = json.loads(written)
    files = tuple(FileAccount(**{**file, "origins": _tuples(file["origins"])}) for file in told["files"])
    gaps = tuple(Missing(**{**gap, "ids": tuple(gap["ids"])}) for gap in told["gaps"])
    rest = {key: _tuples(told[key]) for key in ("doubts", "absent", "unresolved")}
    return Account(files=files, gaps=gaps, corrections=told["corrections"], **rest)


def _tuples(listed):
    return tuple(tuple(one) for one in listed)
