"""The same facts under another code: what it rules otherwise, and by which clause of each.

Both rulings are laid side by side, part by part, in the order of the law; what only one of them says is the difference, and
of that the first on which both speak: 2017 by 27B1(b) that the auction goes on, 1997 by 27B2 that partner must pass. What is
done comes before who may use what it told, and that before what the codes only put otherwise. Each code is told in its own
words, but held against the other in the same ones, so that a term alone is no difference.
"""

from kodeks.rulings.canonical import to_json
from kodeks.rulings.effects import Malformed
from kodeks.rulings.interview import resume

KINDS = ("consequences", "judgement", "script", "options")  # of what is compared, in this order
OPEN = "open"  # the answer "not known yet"
INFORMATION = ("may_use", "may_not_use", "authorised", "pass_may_damage")  # in the keys of what is told of it
PUT_OTHERWISE = ("play_is_suspended", "play_has_ceased", "trick_stays_with_winner", "asked_within_the_time")
PUT_OTHERWISE += ("session_counts_in_imps", "regulations_may_say_more")
ANOTHER_RULE = (
    "next_defender_prevails",
    "new_call_differs_artificial",
    "if_it_differs_artificial",
    "opponent_said_his_turn",
)
ANOTHER_RULE += (
    "next_defender_refuses",
    "pass_has_damaged",
    "with_right_explanation",
    "result_without_it",
    "result_with_disclosure",
)  # whose words for the older codes put more than a term otherwise
NOTHING = (None, "none", False, 0, "", (), [], {})  # an outcome that says so says no more than one that is silent


def difference(asked, code, walk, other, given, said):
    """As plain values: its kind and words; what decides, a line a code; all that only one says; what remains to be asked."""
    if other not in asked.codes:
        return _told(said, "unknown", code, other)
    try:
        there, question = _ruled(asked, other, given)
    except Malformed as error:
        words = said.under(other).say(("errors", error.key), error.about)
        return _told(said, "refused", code, other, lines=[_line(other, words)])
    found = _compared(said, code, walk, other, there) if there.ruling else _told(said, "asks", code, other)
    if there.question and there.question.key in given:
        found["text"] = said.say(("compare", "not_offered"), (("code", code), ("other_code", other)))
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
    for kind in KINDS[:3] if alike else KINDS:
        ours, theirs = _sentences(said, code, kind, walk), _sentences(said, other, kind, there)
        here, beyond = _missing(ours, theirs), _missing(theirs, ours)
        if here or beyond:
            lines = _decisive(said, code, here, beyond) + _decisive(said, other, beyond, here)
            lines += _asked_alone(said, code, walk, there) + _asked_alone(said, other, there, walk)
            return _told(said, "detail" if alike else "differs", code, other, _told_of(here), _told_of(beyond), lines)
    about = (("clauses", _clauses(walk)), ("other_clauses", _clauses(there)))
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


def _sentences(said, code, kind, walk):
    """(clause, key, the words by which two codes are compared, the words of its own) of all that is said or was offered."""
    own = said.under(code)
    if kind == "options":
        offered = [(one, option) for one, _ in walk.trail if one.form == "choice" for option in one.options]
        return [(one.clause, "", said.option(one, option), own.option(one, option)) for one, option in offered]
    found = []
    for one in getattr(walk.ruling, kind):
        text = own.say((kind, one.key), one.about)
        plain = text if one.key in ANOTHER_RULE else said.say((kind, one.key), one.about)
        found.append((one.clause, one.key, plain, text))
    return found


def _clauses(walk):
    """The clauses that lay down what happens, each once."""
    found = []
    for item in walk.ruling.consequences:
        if item.clause and item.clause not in found:
            found.append(item.clause)
    return found


def _missing(ours, theirs):
    """Sentences that the other side has not, under whatever clause, each once."""
    known, found = [one[2] for one in theirs], []
    for clause, key, plain, text in ours:
        if plain not in known:
            known.append(plain)
            found.append((clause, key, text))
    return found


def _told_of(sentences):
    """As plain values."""
    return [{"clause": clause, "text": text} for clause, _, text in sentences]


def _by_weight(sentences):
    """What is done first, then who may use what it told, then what the codes only put otherwise."""
    return [one for weight in range(3) for one in sentences if _weight(one[1]) == weight]


def _weight(key):
    if key in PUT_OTHERWISE:
        return 2
    return 1 if any(part in key for part in INFORMATION) else 0


def _decisive(said, code, ours, theirs):
    """The first sentence on a section of which the other side speaks too, else on its law, else of all; and the next."""
    if not ours:
        return [_line(code, said.say(("compare", "silent")))]
    ours, place = _by_weight(ours), 0
    for around in (_section, _law):
        known = [around(one[0]) for one in theirs]
        shared = [at for at, one in enumerate(ours) if around(one[0]) in known]
        if shared:
            place = shared[0]
            break
    clause = ours[place][0]
    same = [text for each, _, text in ours[place : place + 2] if each == clause]
    return [_line(code, " ".join(same), clause)]


def _law(clause):
    """27B1(a) → 27; a definition is a law of its own."""
    after = clause.lstrip("0123456789")
    return clause[: len(clause) - len(after)] or clause


def _section(clause):
    """27B1(a) → 27B."""
    return clause[: len(_law(clause)) + 1]


def _asked_alone(said, code, walk, other):
    """The last finding that only this code asks for, if it was out of the ordinary."""
    known, said = [question.key for question, _ in other.trail], said.under(code)
    for question, answer in reversed(walk.trail):
        if question.form == "choice" and question.key not in known and answer not in (question.ordinary, "not_yet"):
            text = said.say(("compare", "asked")) + " " + said.question(question) + " " + said.answer(question, answer) + "."
            return [_line(code, text, question.clause)]
    return []
