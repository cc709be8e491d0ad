"""Progress: one line that moves on a terminal, nothing of it where the output goes to a file."""

import io

from kodeks.cli.moving_line import MovingLine


class Terminal(io.StringIO):
    def isatty(self):
        return True


def clock(*times):
    told = iter(times)
    return lambda: next(told)


def test_on_a_terminal_one_line_moves_and_what_is_said_stays():
    stream = Terminal()
    line = MovingLine(stream, clock(0, 0.01, 1))
    line.move("a.txt: read")
    line.move("too soon")
    line.move("b.txt: read")
    line.say("two files")
    line.clear()
    assert stream.getvalue() == "\r\x1b[Ka.txt: read\r\x1b[Kb.txt: read\r\x1b[Ktwo files\n"


def test_elsewhere_only_what_is_said_is_written():
    stream = io.StringIO()
    line = MovingLine(stream)
    line.move("a.txt: read")
    line.say("one file")
    line.clear()
    assert stream.getvalue() == "one file\n"


def test_a_long_line_is_cut_to_the_terminal(monkeypatch):
    monkeypatch.setenv("COLUMNS", "30")
    stream = Terminal()
    MovingLine(stream).move("x" * 100)
    assert stream.getvalue() == "\r\x1b[K" + "x" * 28 + "…"
