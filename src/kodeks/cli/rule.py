"""`kodeks rule`: a ruling as an interview in the terminal, or from answers given on the command line."""

import json
import sys

from kodeks.bridge.calls import parse_call
from kodeks.bridge.cards import parse_card, parse_cards
from kodeks.bridge.written_auction import parse_auction, parse_seat
from kodeks.cli import rule_flow, rule_happened, rule_names, rule_questions, rule_talk
from kodeks.cli.language import add_lang, spoken
from kodeks.cli.output import add_json, write_json, write_line
from kodeks.cli.rule_words import tell
from kodeks.corpus.places import DOCS
from kodeks.rulings import browser
from kodeks.rulings.compare import OPEN
from kodeks.rulings.effects import Malformed
from kodeks.rulings.interview import Refused, resume
from kodeks.rulings.procedures import CODES, procedure
from kodeks.walks.coverage import walk, written
from kodeks.words.files import read_bundle

IN_FORCE = CODES[-1]
READERS = {"seat": parse_seat, "call": parse_call, "card": parse_card, "cards": parse_cards}


def add(subparsers):
    """Register the subcommand."""
    parser = subparsers.add_parser("rule", help="rule on an irregularity; without a name, list the procedures")
    parser.add_argument("name", nargs="?", help="the procedure; alone, at a terminal, it starts an interview")
    parser.add_argument("--code", choices=CODES, default=IN_FORCE, help="the code to rule by (%(default)s)")
    told = "compare the ruling with that by this code; repeatable; an older code is compared with the one in force"
    parser.add_argument("--against", action="append", choices=CODES, metavar="CODE", help=told)
    add_lang(parser, "the language of the words")
    told = "an answer or a fact; repeatable; --questions lists the keys"
    parser.add_argument("--answer", action="append", default=[], metavar="KEY=VALUE", help=told)
    parser.add_argument("--auction", help='the calls: "1H 2D 2C", "1H-2D-2C" or "N 1H, E 2D, S 2C"')
    parser.add_argument("--dealer", help="the seat of the dealer")
    rule_happened.add(parser)
    parser.add_argument("--questions", action="store_true", help="list all it can ask, and the facts it never asks")
    parser.add_argument("--explain", action="store_true", help="the whole flow: each question, where each answer leads")
    parser.add_argument("--walk", action="store_true", help="walk every path of every procedure and write docs/walk.tsv")
    parser.add_argument("--svg", metavar="FILE", help="with --explain: draw the flow into this file too")
    add_json(parser)
    parser.set_defaults(run=run)


def run(called):
    """List, interview, question or ruling; a wrong call or answer ends with 2 and names what there is."""
    browser.load(json.dumps(read_bundle(DOCS)))
    called.lang = spoken(called)
    try:
        _refuse_idle(called)
        if called.walk:
            return _write_walk()
        if called.name is None:
            told = called.auction or called.trick
            return _happened(called) if told else rule_names.list_procedures(called.lang, called.json)
        known = rule_names.named(called.name)
        given = _given(called)
        if called.explain:
            _refuse_unknown(known, called.code)
            return rule_flow.run(known, called.code, called.lang, called.json, called.svg)
        if called.questions:
            return rule_questions.run(known, called.lang, given, called.json)
        if called.json or given or not sys.stdin.isatty():
            return _say_once(called, given)
        return rule_talk.run(called.name, called.code, called.lang, against=_against(called))
    except ValueError as error:
        print(f"kodeks rule: {tell(error, called.lang)}", file=sys.stderr)
        return 2


def _refuse_idle(called):
    """Refuse an option that does nothing without another or without a name."""
    if called.svg and not called.explain:
        raise ValueError("--svg draws what --explain tells; give both")
    for option in ("explain", "questions"):
        if getattr(called, option) and not called.name:
            raise ValueError(f"--{option} needs the name of a procedure; `kodeks rule` lists them")
    if called.against:
        _refuse_idle_comparison(called)


def _refuse_idle_comparison(called):
    """Refuse --against where there is no ruling, or no other code, to compare with."""
    if not (called.name or called.auction or called.trick):
        raise ValueError("--against needs the name of a procedure; `kodeks rule` lists them")
    for option in ("explain", "questions"):
        if getattr(called, option):
            raise ValueError(f"--against compares rulings, and --{option} makes none; leave one out")
    if not _against(called):
        others = " ".join(code for code in CODES if code != called.code)
        raise ValueError(f"--against names {called.code}, the code that rules; name another: {others}")


def _refuse_unknown(known, code):
    """Refuse a code by which the procedure does not rule, as the engine would."""
    if code not in known.codes:
        raise ValueError(f"{known.name} is not known for code '{code}'; it is for {' '.join(known.codes)}")


def respond(name, code, lang, given, against=()):
    """The response to what is given; an answer is read however it is written. Raises Refused on a wrong one."""
    request = {"procedure": name, "code": code, "lang": lang, "given": given, "against": against}
    while True:
        try:
            response = json.loads(browser.respond(request, strict=True))
        except Refused as refused:
            given[refused.question.key] = reread(refused)
            continue
        if response["error"]:
            raise ValueError(response["error"])
        return response


def reread(refused):
    """The same answer in the spelling of the options; raises the refusal if it is none of them."""
    try:
        answer = READERS[refused.question.form](refused.answer)
    except (KeyError, ValueError):
        raise refused from None
    if answer == refused.answer or not refused.question.allows(answer):
        raise refused
    return answer


def _given(called):
    """Answers and facts from the command line, in one mapping."""
    given = {}
    for entry in called.answer:
        key, parted, value = entry.partition("=")
        if not (key and parted and value):
            raise ValueError(f"'{entry}' is not KEY=VALUE")
        given[key] = value
    for key in ("auction", "dealer"):
        if getattr(called, key):
            given[key] = getattr(called, key)
    return with_auction(given)


def with_auction(given):
    """The auction as a run of calls, the dealer as a seat letter, whatever their spelling."""
    dealer = parse_seat(given["dealer"]) if "dealer" in given else ""
    read = dict(given, dealer=dealer) if dealer else dict(given)
    if "auction" not in given:
        return read
    auction = parse_auction(given["auction"], dealer)
    return dict(read, dealer=auction.dealer, auction=" ".join(auction.calls))


def _say_once(called, given):
    """The next question or the ruling, as one object or in lines."""
    against = _against(called)
    response = respond(called.name, called.code, called.lang, given, against)
    response["unused"] = _unused(called, response["unused"], given, against)
    for words in (f"'{key}' was not used" for key in sorted(response["unused"])):
        print(f"kodeks rule: {tell(words, called.lang)}", file=sys.stderr)
    if called.json:
        write_json(as_record(response))
    else:
        for line in rule_talk.lines(response, called.lang, to_copy=True):
            write_line(line)
    return 0


def _against(called):
    """The codes to compare with: those named, else for an older code the one in force."""
    asked = called.against or [IN_FORCE]
    return [code for code in asked if code != called.code]


def _unused(called, unused, given, against):
    """Of what the code did not use, what no compared code did either: each is followed as the comparison follows it."""
    known = procedure(called.name)
    for code in [code for code in against if code in known.codes]:
        if unused:
            keys = _keys_asked(known, code, given)
            unused = {key: unused[key] for key in unused if key not in keys}
    return unused


def _keys_asked(known, code, given):
    """The keys that a code takes; what may be "not known yet" is left at that, as in the comparison."""
    given = dict(given)
    try:
        walk = resume(known.function, code, given)
        while walk.question and OPEN in walk.question.options:
            given[walk.question.key] = OPEN
            walk = resume(known.function, code, given)
    except Malformed:
        return ()
    return [question.key for question, _ in walk.trail]


def as_record(response):
    """What is printed as JSON: the question with its key under `question`, or the ruling; the trail beside it."""
    beside = {"trail": response["trail"], "unused": response["unused"]}
    if response["question"]:
        question = dict(response["question"])
        return {"question": question.pop("key"), **question, **beside}
    if "differences" in response:
        beside["differences"] = response["differences"]
    return {**response["ruling"], **beside}


def _write_walk():
    """docs/walk.tsv anew, and what it holds in a line."""
    rows = walk()
    (DOCS / "walk.tsv").write_text(written(rows), encoding="utf-8")
    names = {row.procedure for row in rows}
    write_line(f"docs/walk.tsv: {len(names)} procedures, {len(rows)} with each code, {sum(row.paths for row in rows)} paths")
    return 0


def _happened(called):
    """What the last call or card was; at a terminal the interview goes on from there."""
    told = dict(entry.partition("=")[::2] for entry in called.answer)
    found = rule_happened.named(called, told)
    rule_happened.say(found, called.json)
    if called.json or not found["procedure"] or not sys.stdin.isatty():
        return 0
    return rule_talk.run(found["procedure"], called.code, called.lang, found["given"], _against(called))
