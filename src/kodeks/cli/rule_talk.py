"""The interview at the terminal: numbered options, a step back, and the ruling in lines."""

from kodeks.cli import rule
from kodeks.cli.output import write_line
from kodeks.rulings.interview import RUNS

TALK = {
    "en": {
        "prompt": "number or answer, b = back, q = quit: ", "calls": "calls, such as 1H 2D 2C; b = back, q = quit: ",
        "cards": "cards, such as SA H5; b = back, q = quit: ",
        "judge": "To be judged", "say": "To say at the table", "more": "May be added",
    },
    "ru": {
        "prompt": "номер или ответ, b — назад, q — выйти: ", "calls": "заявки, например 1H 2D 2C; b — назад, q — выйти: ",
        "cards": "карты, например SA H5; b — назад, q — выйти: ",
        "judge": "Решить судье", "say": "Сказать за столом", "more": "Можно уточнить",
    },
}  # fmt: skip


def run(name, code, lang, told=()):
    """Ask until there is a ruling, then tell it; what was told already is not asked."""
    given = dict(told)
    while True:
        response = rule.respond(name, code, lang, given)
        if response["ruling"]:
            break
        question = response["question"]
        for line in lines(response, lang):
            write_line(line)
        try:
            typed = input(TALK[lang][question["form"] if question["form"] in RUNS else "prompt"]).strip()
        except EOFError:
            return 0
        if typed == "q":
            return 0
        if typed == "b":
            for answered in response["trail"][-1:]:
                del given[answered["key"]]
            continue
        _take(name, code, lang, given, question, typed)
    for line in lines(response, lang):
        write_line(line)
    return 0


def _take(name, code, lang, given, question, typed):
    """Keep the answer if it is one; say what is wrong if not."""
    chosen = _by_number(question, typed)
    tried = dict(given)
    tried[question["key"]] = chosen
    try:
        if question["form"] == "calls":
            tried = rule._with_auction(tried)
        rule.respond(name, code, lang, tried)
    except ValueError as error:
        write_line(f"! {error}")
        return
    given.clear()
    given.update(tried)


def _by_number(question, typed):
    """The option with this number; of calls, cards and numbers only what is typed counts."""
    values = [option["value"] for option in question["options"]]
    if question["form"] not in RUNS and typed not in values and typed.isdigit() and 1 <= int(typed) <= len(values):
        return values[int(typed) - 1]
    return typed


def lines(response, lang):
    """A question with its options, or a ruling, in lines."""
    if response["question"]:
        return _question_lines(response["question"])
    told = _ruling_lines(response["ruling"], TALK[lang])
    return told + [line for one in response.get("differences", ()) for line in _difference_lines(one)]


def _question_lines(question):
    told = [f"[{question['clause']}] {question['text']}"]
    if question["help"]:
        told.append(f"    {question['help']}")
    if question["form"] in RUNS:
        return told
    options = enumerate(question["options"], 1)
    return told + [f"  {number}. {option['text']}  ({option['value']})" for number, option in options]


def _ruling_lines(ruling, talk):
    told = [f"[{item['clause']}] {item['text']}" for item in ruling["consequences"]]
    if ruling["judgement"]:
        told += ["", f"{talk['judge']}:"] + [f"[{item['clause']}] {item['words']}" for item in ruling["judgement"]]
    if ruling["table_script"]:
        script = enumerate(ruling["table_script"], 1)
        told += ["", f"{talk['say']}:"] + [f"{number}. {item['text']} [{item['clause']}]" for number, item in script]
    if ruling["refine"]:
        told += ["", f"{talk['more']}:"] + [f"{item['key']}: {item['text']}" for item in ruling["refine"]]
    return told + [""] * bool(ruling["notes"]) + ruling["notes"]


def _difference_lines(difference):
    """What another code rules otherwise, a line a code; a question that it asks."""
    told = ["", difference["text"]]
    for line in difference["lines"]:
        clause = f" [{line['clause']}]" if line["clause"] else ""
        told.append(f"{line['code']}: {line['text']}{clause}")
    return told + (_question_lines(difference["question"]) if difference["question"] else [])
