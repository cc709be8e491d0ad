"""Laws of the tea table: sentences of ours, their ids, titles and words told before any reader saw them."""

import re
from collections import namedtuple


class Clause(namedtuple("Clause", "id title body")):
    """A clause as it must come out."""

    __slots__ = ()

    @property
    def label(self):
        """What is printed before it."""
        if self.id.isdigit():
            return f"Law {self.id}. "
        last = re.search(r"\([a-z]\)$|\d+$|[A-Z]$", self.id).group()
        return f"{last} " if last.startswith("(") else f"{last}. "

    @property
    def depth(self):
        return len(re.findall(r"\([a-z]\)|(?<=[A-Z])\d|[A-Z]", self.id))


LAWS = (
    Clause("3", "Cups and Saucers", ""),
    Clause(
        "3A",
        "Who Fills the Cups",
        "The Host fills every cup himself. He begins at his left and goes round the table, and a Guest who "
        "has left the room gets his cup when he comes back to it.",
    ),
    Clause(
        "3A1",
        "",
        "If the Host is away, the eldest Guest fills the cups, but he may not change the order in which the Host began.",
    ),
    Clause("3A2", "", "If nobody wants to fill them:"),
    Clause("3A2(a)", "", "the Steward names somebody who must; or"),
    Clause(
        "3A2(b)",
        "",
        "the Steward takes the pot away until the Host returns, whichever of the two gives the table more "
        "peace, and tells it why.",
    ),
    Clause(
        "3B",
        "A Cup Spilled",
        "A cup that is spilled on a saucer is filled once more. A cup that is spilled on a Guest is an "
        "offence (see Law 4B), and the efficient officials of the Steward take the first flannel that is free "
        "to him.",
    ),
    Clause("4", "Kettles", ""),
    Clause(
        "4A",
        "The Kettle Sings",
        "Nobody takes a kettle off the fire before it sings. Whoever does puts it back, waits, and says "
        "nothing of it until the tea is poured.",
    ),
    Clause("4B", "Penalty", "The Steward may take two lumps of sugar from a Guest:"),
    Clause("4B1", "", "who spills a cup on another,"),
    Clause("4B2", "", "who takes the last biscuit while the Host is out of the room."),
    Clause(
        "5",
        "Sugar",
        "Each Guest has three lumps of sugar. What he does not use goes back into the bowl when the Steward "
        "calls the end of the round, and no Guest counts the lumps of another.",
    ),
)

RUSSIAN = (
    Clause("3", "Чашки и блюдца", ""),
    Clause(
        "3A",
        "Кто наливает чай",
        "Хозяин сам наливает каждую чашку. Он начинает слева от себя и идёт вокруг стола, а Гость, который "
        "вышел из комнаты, получает чашку, когда вернётся к столу.",
    ),
    Clause(
        "3B",
        "Пролитая чашка",
        "Чашка, пролитая на блюдце, наливается ещё раз. За чашку, пролитую на Гостя, распорядитель чаепития "
        "забирает два куска сахара (см. Правило 4), а чистое полотенце приносит виновный.",
    ),
    Clause(
        "4",
        "Чайники",
        "Никто не снимает чайник с огня, пока он не запоёт. Снявший возвращает его на место, ждёт и молчит, "
        "пока чай не разлит по чашкам.",
    ),
)

MANIFEST = '[[text]]\nid = "t"\nkind = "laws"\ncode = "1987"\nlanguages = ["{lang}"]\ntitle = {{ en = "T", ru = "Ч" }}\n'
MANIFEST += 'rights = "public"\nfiles = ["{file}"]\n'


def told(one):
    """The clauses of what was ingested, without footnotes."""
    assert one.faults == []
    records = [record for record in one.whole.records() if record.sort != "footnote"]
    clauses = [one.whole.clause(record) for record in records]
    return tuple(Clause(record.id, clause.title, " ".join(clause.body.split())) for record, clause in zip(records, clauses))


def notes(one):
    """The words of the footnotes and the clauses that call them."""
    records = [record for record in one.whole.records() if record.sort == "footnote"]
    return [(record.id, " ".join(one.whole.clause(record).body.split())) for record in records]


def kept(decoded):
    """The lines that a reader keeps."""
    text = decoded.text
    for edit in sorted(decoded.removed, reverse=True):
        text = text[: edit.start] + text[edit.end :]
    return [line for line in text.split("\n") if line]


def removed(decoded):
    """(kind, words) of what a reader takes out, in order."""
    return [(edit.kind, decoded.text[edit.start : edit.end]) for edit in sorted(decoded.removed)]
