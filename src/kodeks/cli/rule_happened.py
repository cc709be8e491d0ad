"""`kodeks rule --auction …` or `--trick …` without a name: what the last call or card was, and which ruling follows."""

from kodeks.bridge.calls import parse_call
from kodeks.bridge.cards import parse_cards
from kodeks.bridge.written_auction import parse_auction, parse_seat
from kodeks.cli.output import write_json, write_line
from kodeks.rulings import browser
from kodeks.rulings.law_38 import OVER_SEVEN


def add(parser):
    """The options that tell a trick, and who made the last call or card."""
    parser.add_argument(
        "--by", metavar="SEAT", help="without a name: who made the last call or card, if not the player in turn"
    )
    parser.add_argument("--trick", metavar="CARDS", help='without a name: the trick up to the wrong card: "H4 H2 D3"')
    parser.add_argument("--declarer", metavar="SEAT", help="with --trick")
    parser.add_argument(
        "--leader", metavar="SEAT", help="with --trick: who was to lead to it; left out, it is the first trick"
    )
    parser.add_argument("--tricks-before", metavar="N", help="with --trick: how many tricks were played before")


def facts(called, told):
    """What the engine takes: the last call or card apart from those before it."""
    if called.trick:
        return {**told, **_trick(called)}
    before, seat, call = _last(called.auction)
    found = {"call": call, "offender": parse_seat(called.by or seat) if called.by or seat else ""}
    if before:
        auction = parse_auction(before, parse_seat(called.dealer) if called.dealer else "")
        return {**told, **found, "dealer": auction.dealer, "auction": " ".join(auction.calls)}
    return {**told, **found, "dealer": parse_seat(called.dealer or seat)}


def _last(text):
    """("N 1S", "E", "1H") from "N 1S, E 1H"; ("1S", "", "1H") from "1S 1H"."""
    head, _, entry = text.rpartition(",") if "," in text else text.replace("-", " ").rpartition(" ")
    if not entry.split():
        raise ValueError("--auction ends with no call; end it with the call in question")
    *seat, call = entry.split()
    return head, " ".join(seat).rstrip(":"), call.upper() if call.upper() in OVER_SEVEN else parse_call(call)


def _trick(called):
    """The trick as the engine takes it."""
    if not parse_cards(called.trick):
        raise ValueError("--trick names no card; end it with the card in question")
    *before, card = parse_cards(called.trick).split()
    told = {"declarer": parse_seat(called.declarer or ""), "cards": " ".join(before), "card": card}
    if called.by:
        told["player"] = parse_seat(called.by)
    if called.leader:
        told["leader"] = parse_seat(called.leader)
        told["tricks_before"] = called.tricks_before or "1"
    return told


def named(called, told):
    """What it was, in words, with the procedure and what that is given."""
    return browser.diagnosed({"code": called.code, "lang": called.lang, "diagnose": facts(called, told)})


def say(found, as_json):
    """Print it: an object, or a line, its open questions and the command that rules on it."""
    if as_json:
        write_json({key: found[key] for key in ("irregularity", "text", "procedure", "given", "turn", "ask")})
        return
    write_line(found["text"])
    for question in found["ask"]:
        write_line(f"    --answer {question['key']}=yes|no  {question['text']}")
    if found["procedure"]:
        given = " ".join(f"--answer '{key}={value}'" for key, value in found["given"].items())
        write_line(f"kodeks rule {found['procedure']} {given}")
