"""`kodeks rule NAME --questions`: every question a procedure can ask, and the facts it uses but never asks.

The words are those of the first interview in which a question came up, the answers those of all codes.
"""

from kodeks.cli.output import write_json, write_line
from kodeks.rulings import browser
from kodeks.rulings.effects import Malformed
from kodeks.rulings.interview import resume
from kodeks.words.phrases import phrases

FOLLOWED = 6  # times that one run of keys is followed, each time with other answers
AUCTION = {"dealer": "N", "auction": "1H 2D 2C"}  # where the calls decide and none are given


def run(known, lang, given, as_json):
    """Print questions, then optional facts."""
    said = phrases(browser.loaded["words"], lang, known.name)
    unmet = list(known.optional)
    for question, codes in questions_of(known, given):
        told = dict(browser.question_in_words(said, question))
        key = told.pop("key")
        if key in unmet:
            unmet.remove(key)
        record = {"fact": key, "meaning": said.say(("facts", key))} if key in known.optional else {"question": key}
        _say({**record, **told, "codes": list(codes)}, as_json)
    for name in unmet:
        meaning = said.say(("facts", name))
        write_json({"fact": name, "meaning": meaning}) if as_json else write_line(f"({name}) {meaning}")
    return 0


def _say(record, as_json):
    """One question or fact, as an object or in lines."""
    if as_json:
        write_json(record)
        return
    options = " | ".join(f"{option['value']}: {option['text']}" for option in record["options"])
    name = record.get("question") or f"({record['fact']}) {record['meaning']}"
    write_line(f"{name} [{record['clause']}] {record['text']}")
    for line in filter(None, (record["help"], options)):
        write_line(f"    {line}")


def questions_of(known, given=()):
    """(question, codes) of all that came up, in the order in which they did."""
    found, codes = {}, {}
    for code in known.codes:
        for question in _explored(known, code, {**AUCTION, **dict(given)}):
            found[question.key] = _with_options_of(found.get(question.key, question), question)
            codes.setdefault(question.key, {})[code] = None
    return [(question, tuple(codes[key])) for key, question in found.items()]


def _with_options_of(first, other):
    """The first question with such answers besides as only the other offers: the codes may differ in them."""
    more = tuple(option for option in other.options if option not in first.options)
    return first._replace(options=first.options + more) if more else first


def _explored(known, code, given):
    """Every question met on the way through all answers, where a run of keys is followed a few times only."""
    yield from (question for question, answer in resume(known.function, code, given).trail)
    waiting, followed = [dict(given)], {}
    while waiting:
        answers = waiting.pop()
        try:
            walk = resume(known.function, code, answers)
        except Malformed:
            continue
        if walk.ruling:
            yield from walk.ruling.refine
        for question in _to_follow(walk, answers):
            yield question
            keys = tuple(asked.key for asked, _ in walk.trail) + (question.key,)
            if question.key in known.optional:
                keys = (question.key,)  # a fact that may be told besides is followed from few rulings, not from each
            followed[keys] = followed.get(keys, 0) + 1
            if followed[keys] <= FOLLOWED:
                waiting += [{**answers, question.key: option} for option in reversed(question.options)]


def _to_follow(walk, answers):
    """The question asked; after a ruling those that may be answered besides, for a further revoke brings more of them."""
    if walk.question:
        return (walk.question,)
    return [question for question in walk.ruling.refine if question.key not in answers]
