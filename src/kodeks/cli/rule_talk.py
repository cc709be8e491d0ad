"""The interview at the terminal: numbered options, a step back, and the ruling in lines."""

from kodeks.bridge.auction import parse_calls
from kodeks.cli import rule
from kodeks.cli.output import write_line
from kodeks.cli.rule_words import tell, words_of
from kodeks.rulings.interview import RUNS, Refused, ask

SHOWN = 6  # answers that a line to copy names
EXAMPLES = {"calls": '"1H 2D 2C"', "cards": '"SA H5"'}


def run(name, code, lang, told=(), against=()):
    """Ask until there is a ruling, tell it beside other codes, and take what may be added; what was told is not asked."""
    talk = (name, code, lang, dict(told))
    given, added = talk[3], []
    while True:
        response = rule.respond(name, code, lang, given, against)
        for line in lines(response, lang):
            write_line(line)
        question = response["question"]
        typed = _typed(question, lang) if question else _add(talk, added, _may_be_added(response))
        if typed in (None, "q"):
            return 0
        if typed == "b":
            _go_back(given, added, response)
        elif question:
            _take(talk, question, typed)


def _add(talk, added, refine):
    """Take what may be added to a ruling: "" if something was, "b" for a step back, "q" if there is nothing or no more."""
    lang = talk[2]
    while refine:
        typed = _read(words_of(lang)["which"])
        if typed in (None, "", "q", "b"):
            return typed or "q"
        found = [item for number, item in enumerate(refine, 1) if typed in (str(number), item["key"])]
        if not found:
            refused = f"'{typed}' is none of these; numbers go from 1 to {len(refine)}"
            write_line(f"! {tell(refused, lang)}")
            continue
        typed = _answered(talk, found[0])
        if typed == "":
            added.append(found[0]["key"])
        if typed != "b":
            return typed
        for line in _additions(refine, words_of(lang))[1:]:
            write_line(line)
    return "q"


def _answered(talk, question):
    """Ask what may be added until it is answered: then "", else what was typed instead of an answer."""
    while True:
        for line in _question_lines(question):
            write_line(line)
        typed = _typed(question, talk[2])
        if typed in (None, "q", "b"):
            return typed
        if _take(talk, question, typed, _as_offered):
            return ""


def _typed(question, lang):
    return _read(words_of(lang)[question["form"] if question["form"] in RUNS else "prompt"])


def _read(prompt):
    """What is typed; None at the end of the input."""
    try:
        return input(prompt).strip()
    except EOFError:
        return None


def _go_back(given, added, response):
    """Take the last answer back; after a ruling first what was added to it."""
    last = [added.pop()] if response["ruling"] and added else [answered["key"] for answered in response["trail"][-1:]]
    for key in last:
        given.pop(key, None)
    added[:] = [key for key in added if key in given]


def _take(talk, question, typed, read=None):
    """True if it is an answer, which is kept; else what is wrong is said."""
    name, code, lang, given = talk
    chosen = _by_number(question, typed)
    tried = dict(given)
    try:
        tried[question["key"]] = read(question, chosen) if read else chosen
        if question["form"] == "calls":
            tried = rule.with_auction(tried)
        rule.respond(name, code, lang, tried)
    except ValueError as error:
        write_line(f"! {tell(error, lang)}")
        return False
    given.clear()
    given.update(tried)
    return True


def _as_offered(question, typed):
    """An answer that the procedure would not ask for, in the spelling of the options; refused if it is none of them."""
    offered = ask(question["key"], question["clause"], [option["value"] for option in question["options"]], question["form"])
    if offered.allows(typed):
        return typed
    if question["form"] == "calls":
        typed = " ".join(parse_calls(typed))
    return typed if offered.allows(typed) else rule.reread(Refused(offered, typed))


def _by_number(question, typed):
    """The option with this number; of calls, cards and numbers only what is typed counts."""
    values = [option["value"] for option in question["options"]]
    if question["form"] not in RUNS and typed not in values and typed.isdigit() and 1 <= int(typed) <= len(values):
        return values[int(typed) - 1]
    return typed


def lines(response, lang, to_copy=False):
    """A question with its options, or a ruling, in lines; outside the interview with what to add to the command."""
    if response["question"]:
        return _question_lines(response["question"], to_copy)
    words, ruling = words_of(lang), response["ruling"]
    told, notes = _ruling_lines(ruling, words), [""] * bool(ruling["notes"]) + ruling["notes"]
    compared = [line for one in response.get("differences", ()) for line in _difference_lines(one, to_copy)]
    if to_copy:
        return told + _additions(ruling["refine"], words, to_copy) + notes + compared
    return told + notes + compared + _additions(_may_be_added(response), words)


def option_of(question):
    """The option that answers it, as it is typed: "--answer since=nothing|lho_called"."""
    values = [option["value"] for option in question["options"]]
    shown = "|".join(values[:SHOWN]) + ("|…" if len(values) > SHOWN else "")
    return f"--answer {question['key']}={EXAMPLES.get(question['form'], shown)}"


def _question_lines(question, to_copy=False):
    told = [f"[{question['clause']}] {question['text']}"]
    if question["help"]:
        told.append(f"    {question['help']}")
    if question["form"] not in RUNS:
        options = enumerate(question["options"], 1)
        told += [f"  {number}. {option['text']}  ({option['value']})" for number, option in options]
    return told + [option_of(question)] * to_copy


def _ruling_lines(ruling, talk):
    told = [f"[{item['clause']}] {item['text']}" for item in ruling["consequences"]]
    if ruling["judgement"]:
        told += ["", f"{talk['judge']}:"] + [f"[{item['clause']}] {item['words']}" for item in ruling["judgement"]]
    if ruling["table_script"]:
        script = enumerate(ruling["table_script"], 1)
        told += ["", f"{talk['say']}:"] + [f"{number}. {item['text']} [{item['clause']}]" for number, item in script]
    return told


def _may_be_added(response):
    """What the ruling leaves to be added, then what only a compared code asks, each once."""
    found = {item["key"]: item for item in response["ruling"]["refine"]}
    for one in response.get("differences", ()):
        if one["question"]:
            found.setdefault(one["question"]["key"], one["question"])
    return list(found.values())


def _additions(refine, talk, to_copy=False):
    """What may be added: each with its option outside the interview, numbered in it."""
    told = ["", f"{talk['more']}:"] if refine else []
    for number, item in enumerate(refine, 1):
        told += [item["text"], f"    {option_of(item)}"] if to_copy else [f"{number}. {item['text']}  ({item['key']})"]
    return told


def _difference_lines(difference, to_copy):
    """What another code rules otherwise, a line a code; outside the interview with a question that it asks."""
    told = ["", difference["text"]]
    for line in difference["lines"]:
        clause = f" [{line['clause']}]" if line["clause"] else ""
        told.append(f"{line['code']}: {line['text']}{clause}")
    return told + (_question_lines(difference["question"], to_copy) if difference["question"] and to_copy else [])
