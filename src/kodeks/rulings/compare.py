"""The same facts under another code: what it rules otherwise, and by which clause of each.

Both rulings are laid side by side, part by part, in the order of the law; what only one of them says is the difference, and
of that the first on which both speak: 2017 by 27B1(b) that the auction goes on, 1997 by 27B2 that partner must pass.
"""

from kodeks.clauses import parts
from kodeks.rulings.canonical import to_json
from kodeks.rulings.effects import Malformed
from kodeks.rulings.interview import resume

OPEN = "open"  # the answer "not known yet"
NOTHING = (None, "none", False, 0, "", (), [], {})  # an outcome that says so says no more than one that is silent


def difference(asked, code, walk, other, given, said):
    """As plain values: its kind and words; what decides, a line a code; all that only one says; what remains to be asked."""
    if other not in asked.codes:
        return _told(said, "unknown", code, other)
    try:
        there, question = _ruled(asked, other, given)
    except Malformed as error:
        return _told(said, "refused", code, other, lines=[_line(other, said.say(("errors", error.key), error.about))])
    found = _compared(said, code, walk, other, there) if there.ruling else _told(said, "asks", code, other)
    found["question"] = question
    return found


def _ruled(asked, code, given):
    """How far the facts lead, and the first question they leave open; what may be "not known yet" is left at that."""
    there, first = resume(asked.function, code, given), None
    while there.question and OPEN in there.question.options:
        first = first or there.question
        given = dict(given)
        given[there.question.key] = OPEN
        there = resume(asked.function, code, given)
    return there, first or there.question


def _compared(said, code, walk, other, there):
    """The first part in which two rulings differ."""
    alike = _does(walk.ruling) == _does(there.ruling)
    for found in (_consequences, _judgement, _script) if alike else (_consequences, _judgement, _script, _options):
        ours, theirs = found(said, walk), found(said, there)
        here, beyond = _missing(ours, theirs), _missing(theirs, ours)
        if here or beyond:
            lines = _decisive(said, code, here, beyond) + _decisive(said, other, beyond, here)
            lines += _asked_alone(said, code, walk, there) + _asked_alone(said, other, there, walk)
            return _told(said, "detail" if alike else "differs", code, other, here, beyond, lines)
    about = (("clauses", _clauses(said, walk)), ("other_clauses", _clauses(said, there)))
    return _told(said, "same", code, other, about=about)


def _told(said, kind, code, other, here=(), there=(), lines=(), about=()):
    """A difference in words."""
    words = said.say(("compare", kind), (("code", code), ("other_code", other)) + about)
    return {"code": other, "kind": kind, "text": words, "lines": lines, "here": here, "there": there, "question": None}


def _line(code, text, clause=""):
    """What one of the codes says."""
    return {"code": code, "clause": clause, "text": text}


def _does(ruling):
    """The outcome without what comes to nothing."""
    return to_json({key: ruling.outcome[key] for key in ruling.outcome if ruling.outcome[key] not in NOTHING})


def _consequences(said, walk):
    """What happens now, with the clause of each."""
    return [(item.clause, said.say(("consequences", item.key), item.about)) for item in walk.ruling.consequences]


def _judgement(said, walk):
    """What the law leaves to the director."""
    return [(item.clause, said.say(("judgement", item.key), item.about)) for item in walk.ruling.judgement]


def _script(said, walk):
    """What is said at the table."""
    return [(item.clause, said.say(("script", item.key), item.about)) for item in walk.ruling.script]


def _options(said, walk):
    """Every answer that was offered in words."""
    choices = [question for question, _ in walk.trail if question.form == "choice"]
    return [(one.clause, said.option(one, option)) for one in choices for option in one.options]


def _clauses(said, walk):
    """The clauses that lay down what happens, each once."""
    found = []
    for clause, _ in _consequences(said, walk):
        if clause and clause not in found:
            found.append(clause)
    return found


def _missing(ours, theirs):
    """Sentences that the other side has not, under whatever clause, each once."""
    known, found = [text for _, text in theirs], []
    for clause, text in ours:
        if text not in known:
            known.append(text)
            found.append({"clause": clause, "text": text})
    return found


def _decisive(said, code, ours, theirs):
    """The first sentence on a section of which the other side speaks too, else on its law, else of all; and the next."""
    if not ours:
        return [_line(code, said.say(("compare", "silent")))]
    place = 0
    for depth in (2, 1):
        known = [parts(item["clause"])[:depth] for item in theirs]
        shared = [at for at, item in enumerate(ours) if parts(item["clause"])[:depth] in known]
        if shared:
            place = shared[0]
            break
    clause = ours[place]["clause"]
    same = [item["text"] for item in ours[place : place + 2] if item["clause"] == clause]
    return [_line(code, " ".join(same), clause)]


def _asked_alone(said, code, walk, other):
    """The last finding that only this code asks for, if it was out of the ordinary."""
    known = [question.key for question, _ in other.trail]
    for question, answer in reversed(walk.trail):
        if question.form == "choice" and question.key not in known and answer not in (question.ordinary, "not_yet"):
            text = said.say(("compare", "asked")) + " " + said.question(question) + " " + said.answer(question, answer) + "."
            return [_line(code, text, question.clause)]
    return []
