"""The one door of the engine: a request in JSON goes in, a response in JSON comes out, the same in page and terminal.

Request: {"procedure": "insufficient_bid", "code": "2017", "lang": "ru", "given": {"dealer": "N", "auction": "1H-2D-2C"}}
Response: trail of what was answered; then a question or a ruling, never both; or an error in words.
With "against": ["1997"] a ruling brings differences: the same facts under those codes, by kodeks.rulings.compare.

A second request, what is wrong with a call or, where one is told, a card:
{"code": "2017", "lang": "ru", "diagnose": {"dealer": "N", "auction": "1S", "call": "1H"}}
Response: irregularity and its words, the procedure that rules on it, what to give it, whose turn it was, questions to ask.
"""

import json
from collections import OrderedDict

from kodeks.rulings.canonical import listing, mapping, to_json
from kodeks.rulings.effects import Malformed
from kodeks.rulings.interview import YES_NO, ask, resume
from kodeks.rulings.procedures import procedure
from kodeks.words.phrases import phrases

loaded = {}
# Kept while the same words are loaded, since an interview is replayed with every answer:
spoken = {}  # the phrases of procedures
kept = {}  # JSON of what was put into words
KEPT = 200  # questions or sentences of a sort at most


def load(bundle_json):
    """Take in words and lists of unchecked clauses, once, before the first request."""
    spoken.clear()
    kept.clear()
    loaded.update(json.loads(bundle_json))


def answer(request_json):
    """The next question or the ruling, in words."""
    request = json.loads(request_json)
    try:
        return to_json(diagnosed(request)) if "diagnose" in request else respond(request)
    except ValueError as error:
        return _response(error=to_json(str(error)))


def diagnosed(request):
    """What is wrong with a call or a card, in words, and the procedure that rules on it."""
    facts = request["diagnose"]
    is_card = "card" in facts
    if is_card:  # loaded when it is first asked for, as procedures are
        from kodeks.rulings.diagnose_play import diagnose_play as diagnose
    else:
        from kodeks.rulings.diagnose import diagnose

    found = diagnose(request["code"], facts)
    said = phrases(loaded["words"], request["lang"], "diagnose")
    asked = [ask(key, "", YES_NO, "choice", found.about, "no") for key in found.ask]
    return {
        "irregularity": found.irregularity,
        "text": said.say(("found_card" if is_card else "found_call", found.irregularity), found.about),
        "procedure": found.procedure,
        "given": found.given,
        "turn": found.turn,
        "ask": [question_in_words(said, question) for question in asked],
        "error": None,
    }


def respond(request, strict=False):
    """The response, in JSON; a strict one raises Refused on an answer that is not offered."""
    asked = procedure(request["procedure"])
    code, given = request["code"], request.get("given", {})
    if code not in asked.codes:
        raise ValueError(f"{asked.name} is not known for code '{code}'; it is for {' '.join(asked.codes)}")
    said = _phrases(request["lang"], asked.name, code)
    try:
        walk = resume(asked.function, code, given, strict)
    except Malformed as error:
        return _response(error=to_json(said.say(("errors", error.key), error.about)))
    told = {
        "trail": listing(_written(_answered, said, walk.trail)),
        "unused": to_json({key: given[key] for key in walk.unused if key not in asked.optional}),
    }
    if walk.question:
        return _response(question=_written(question_in_words, said, (walk.question,)), **told)
    if request.get("against"):
        plain = _phrases(request["lang"], asked.name)  # so that codes do not part by a term alone
        told["differences"] = to_json([_difference(plain, asked, request, walk, other) for other in request["against"]])
    return _response(ruling=_ruling(said, walk.ruling, _unchecked(code)), **told)


def _phrases(*of):
    """The phrases of a language, a procedure and, if it is told, a code."""
    if of not in spoken:
        spoken[of] = phrases(loaded["words"], *of)
    return spoken[of]


def _difference(said, asked, request, walk, other):
    """The same facts under another code."""
    from kodeks.rulings.compare import difference  # loaded when it is first asked for, as procedures are

    found = difference(asked, request["code"], walk, other, request.get("given", {}), said)
    if found["question"]:
        found["question"] = question_in_words(said, found["question"])
    return found


def _response(**told):
    """The response in JSON; of what is not told there is nothing."""
    parts = {"error": "null", "question": "null", "ruling": "null", "trail": "[]", "unused": "{}"}
    parts.update(told)
    return "".join(mapping(parts))


def _written(made, said, items):
    """The JSON of items in words: as it was made before, else as it is made now."""
    place = (made, said.language, said.procedure, said.older)
    before = kept.setdefault(place, {})
    found = []
    for item in items:
        written = before.get(item)
        if written is None:
            if len(before) >= KEPT:
                before.clear()
            written = before[item] = to_json(made(said, item))
        found.append(written)
    return found


def question_in_words(said, question):
    """A question with its help and its options."""
    offered = zip(question.options, said.options(question))
    return OrderedDict(
        (
            ("clause", question.clause),
            ("form", question.form),
            ("help", said.help(question)),
            ("key", question.key),
            ("options", [OrderedDict((("text", text), ("value", value))) for value, text in offered]),
            ("ordinary", question.ordinary),
            ("text", said.question(question)),
        )
    )


def _answered(said, step):
    """A question of the trail with its answer."""
    question, answer = step
    return OrderedDict(
        (
            ("answer", answer),
            ("answer_text", said.answer(question, answer)),
            ("clause", question.clause),
            ("key", question.key),
            ("ordinary", question.ordinary),
            ("text", said.question(question)),
        )
    )


def _ruling(said, ruling, unchecked):
    """A ruling in words; which of its clauses nobody has checked yet is said in a note."""
    doubtful = [clause for clause in ruling.clauses() if clause in unchecked]
    notes = [said.say(("notes", "unchecked"), (("clauses", doubtful),))] if doubtful else []
    return mapping(
        {
            "consequences": _each_once(_written(_effect, said, ruling.consequences)),
            "judgement": _each_once(_written(_weighed, said, ruling.judgement)),
            "notes": to_json(notes),
            "outcome": to_json(ruling.outcome),
            "refine": listing(_written(question_in_words, said, ruling.refine)),
            "table_script": _each_once(_written(_line, said, ruling.script)),
            "unchecked": to_json(doubtful),
        }
    )


def _unchecked(code):
    """The clauses of a code that nobody has checked; a set by the first ruling that asks, which finds in it faster."""
    if not isinstance(loaded["unchecked"][code], set):
        loaded["unchecked"][code] = set(loaded["unchecked"][code])
    return loaded["unchecked"][code]


def _each_once(sentences):
    """What holds for two revokes in the same words is read out once."""
    found = []
    for sentence in sentences:
        if sentence not in found:
            found.append(sentence)
    return listing(found)


def _effect(said, item):
    """One consequence, with its clause."""
    return _clause_and_words(item, said.say(("consequences", item.key), item.about))


def _line(said, item):
    """One line to say, with its clause."""
    return _clause_and_words(item, said.say(("script", item.key), item.about))


def _clause_and_words(item, text):
    return OrderedDict((("clause", item.clause), ("key", item.key), ("text", text)))


def _weighed(said, item):
    """One thing that the law leaves to the director, with its clause."""
    words = said.say(("judgement", item.key), item.about)
    return OrderedDict((("ask", item.ask), ("clause", item.clause), ("words", words)))
