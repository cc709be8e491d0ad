"""What `kodeks rule` prints for people: refusals in their language, what to type next, the list in columns."""

import json

import pytest

from kodeks.cli.main import main

BID = ["rule", "insufficient_bid"]
SOUTH = [*BID, "--dealer", "N", "--auction", "1H 2D 2C"]
REPLACED = [*SOUTH, "--answer", "since=nothing", "--answer", "lho_accepts=no", "--answer", "specifies_same=yes"]


def run(capfd, *arguments):
    """(exit code, lines, errors) of one call."""
    code = main(list(arguments))
    printed = capfd.readouterr()
    return code, printed.out.splitlines(), printed.err


def talk(capfd, monkeypatch, typed, *arguments):
    """The lines of an interview in which this is typed; all of it must be asked for."""
    left, prompts = iter(typed), []
    monkeypatch.setattr("builtins.input", lambda prompt: prompts.append(prompt) or next(left))
    monkeypatch.setattr("sys.stdin.isatty", lambda: True)
    code, lines, errors = run(capfd, *arguments)
    assert (code, errors, next(left, None)) == (0, "", None)
    return lines, prompts


REFUSALS = (
    (["--auction", "1H 2D"], "в «1H 2D» не видно, кто заявлял; назовите сдающего: --dealer N"),
    (["--auction", "N 1H, E 2Z"], "«2Z» — не заявка; "),
    (["--auction", "N 1H, 2C"], "в «N 1H, 2C» игрок назван не при каждой заявке; "),
    (["--auction", "N 1H, E 2C", "--dealer", "S"], "«N 1H, E 2C» начинается с N, а сдающий — S"),
    (["--auction", "N 1H, W 1C"], "«N 1H, W 1C»: W 1C — заявка вне очереди, очередь была E"),
    (["--dealer", "Q"], "«Q» — не место за столом; места: N E S W"),
    (["--answer", "dealer=9"], "«9» — не место за столом; места: N E S W"),
    (["--answer", "dealer"], "«dealer» — не КЛЮЧ=ОТВЕТ"),
    (["--auction", "N 1H, E 1C", "--answer", "since=foo"], "«foo» — не ответ на вопрос since; ответить можно так: nothing "),
)


@pytest.mark.parametrize("arguments, told", REFUSALS)
def test_a_refusal_is_russian_in_russian(capfd, arguments, told):
    code, lines, errors = run(capfd, *BID, *arguments, "--lang", "ru")
    assert (code, lines) == (2, []) and errors.startswith(f"kodeks rule: {told}")


@pytest.mark.parametrize("more", ([], ["--explain"]))
def test_a_code_that_has_no_such_ruling(capfd, more):
    call = ["rule", "question_about_calls", "--code", "1987", *more]
    assert run(capfd, *call)[2] == "kodeks rule: question_about_calls is not known for code '1987'; it is for 2007 2017\n"
    told = "kodeks rule: решения question_about_calls по кодексу 1987 нет; оно есть по кодексам: 2007 2017\n"
    assert run(capfd, *call, "--lang", "ru") == (2, [], told)


@pytest.mark.parametrize(
    "arguments, told",
    (
        (["--auction", "N 1H,"], "--auction не кончается заявкой; закончите той, о которой речь"),
        (["--trick", " "], "в --trick нет карт; последней назовите ту, о которой речь"),
        (["--trick", "H1 H2", "--declarer", "S"], "«H1» — не карта; "),
        (
            ["--trick", "H2", "--declarer", "S", "--leader", "W", "--tricks-before", "x"],
            "tricks_before: «x» — не число взяток; ",
        ),
    ),
)
def test_what_the_last_call_or_card_was_is_refused_in_russian_too(capfd, arguments, told):
    code, lines, errors = run(capfd, "rule", *arguments, "--lang", "ru")
    assert (code, lines) == (2, []) and errors.startswith(f"kodeks rule: {told}")


def test_an_answer_that_was_not_used_is_told_in_russian(capfd):
    code, _, errors = run(capfd, *SOUTH, "--answer", "foo=1", "--lang", "ru")
    assert (code, errors) == (0, "kodeks rule: ответ на «foo» не понадобился\n")


def test_the_interview_refuses_in_russian(capfd, monkeypatch):
    typed = ["9", "1", "2Z", "1H 2D 2C", "7", "q"]
    lines, _ = talk(capfd, monkeypatch, typed, *BID, "--lang", "ru")
    assert [line for line in lines if line.startswith("!")] == [
        "! «9» — не ответ на вопрос dealer; ответить можно так: N E S W",
        "! «2Z» — не заявка; заявки пишутся так: P, X, XX и назначения от 1C до 7NT",
        "! «7» — не ответ на вопрос since; ответить можно так: nothing lho_called replaced replaced_and_lho_called",
    ]


@pytest.mark.parametrize("lang", ("en", "ru"))
def test_a_question_outside_the_interview_ends_with_the_option_that_answers_it(capfd, lang):
    _, lines, _ = run(capfd, *SOUTH, "--lang", lang)
    assert lines[-1] == "--answer since=nothing|lho_called|replaced|replaced_and_lho_called"
    _, lines, _ = run(capfd, *BID, "--dealer", "N", "--lang", lang)
    assert lines[-1] == '--answer auction="1H 2D 2C"'
    _, lines, _ = run(capfd, *SOUTH, "--answer", "since=nothing", "--answer", "lho_accepts=no", "--lang", lang)
    assert lines[-1] == "--answer replacement=P|X|XX|1C|1D|1H|…"


def test_so_does_a_question_of_a_compared_code(capfd):
    _, lines, _ = run(capfd, *REPLACED, "--answer", "replacement=2H", "--against", "1997")
    assert lines[-1] == "--answer suits_withdrawn=open|no_suit|all_shown|S|H|D|…"


def test_in_the_interview_no_options_are_named(capfd, monkeypatch):
    lines, _ = talk(capfd, monkeypatch, ["1", "1H 2D 2C", "q"], *BID)
    assert not [line for line in lines if "--answer" in line]


def test_an_answer_that_only_a_compared_code_takes_was_used(capfd):
    given = [*REPLACED, "--answer", "replacement=3C", "--answer", "lowest_such=yes", "--answer", "neither_conventional=yes"]
    assert run(capfd, *given, "--against", "1997")[2] == ""
    _, (line,), errors = run(capfd, *given, "--against", "1997", "--json")
    assert (json.loads(line)["unused"], errors) == ({}, "")
    assert run(capfd, *given)[2] == "kodeks rule: 'neither_conventional' was not used\n"
    assert run(capfd, *given, "--against", "1987")[2] == "kodeks rule: 'neither_conventional' was not used\n"


def test_so_was_one_after_a_question_left_open(capfd):
    given = [*REPLACED, "--answer", "replacement=2H", "--answer", "suits_withdrawn=C", "--against", "1997"]
    assert run(capfd, *given)[2] == ""


def test_what_may_be_added_names_its_option(capfd):
    _, lines, _ = run(capfd, *REPLACED, "--answer", "replacement=2H")
    assert lines[lines.index("May be added:") + 1 :][:2] == [
        "Did South mean to bid 2♣ when he made the call?",
        "    --answer intended=yes|no",
    ]


INTERVIEW = ["1", "1H 2D 2C", "nothing", "no", "2H", "yes"]


@pytest.mark.parametrize("wanted", ("1", "intended"))
def test_the_interview_takes_what_may_be_added(capfd, monkeypatch, wanted):
    lines, prompts = talk(capfd, monkeypatch, [*INTERVIEW, "7", wanted, "5", "b", wanted, "no"], *BID, "--lang", "ru")
    assert "1. Собирался ли Юг назначить 2♣, когда делал заявку?  (intended)" in lines
    assert "! «7» — нет такого номера; есть с 1 по 1" in lines
    assert "! «5» — не ответ на вопрос intended; ответить можно так: yes no" in lines
    assert lines.count("Можно уточнить:") == 2  # after the ruling, and after the step back
    assert prompts[6].startswith("номер того, что уточнить")
    assert lines[-1] != lines[lines.index("Можно уточнить:") - 2]  # a slip is ruled on otherwise


@pytest.mark.parametrize("end", ("", "q"))
def test_nothing_need_be_added(capfd, monkeypatch, end):
    talk(capfd, monkeypatch, [*INTERVIEW, end], *BID)


def test_from_the_ruling_a_step_back_leads_to_the_last_question(capfd, monkeypatch):
    lines, _ = talk(capfd, monkeypatch, [*INTERVIEW, "b", "q"], *BID)
    assert lines[-1] == "  2. No  (no)"


def test_an_addition_is_taken_back_before_the_last_answer(capfd, monkeypatch):
    lines, _ = talk(capfd, monkeypatch, [*INTERVIEW[:-1], "no", "no", "S", "intended", "yes", "b", ""], *BID)
    assert sum("(intended)" in line for line in lines) == 2


def test_a_run_of_calls_may_be_added_however_it_is_written(capfd, monkeypatch):
    typed = [*INTERVIEW[:-1], "no", "no", "S", "later", "9Z", "пас пас пас", ""]
    lines, _ = talk(capfd, monkeypatch, typed, *BID)
    assert "! '9Z' is not a call; calls are P, X, XX and bids from 1C to 7NT" in lines
    assert sum("(later)" in line for line in lines) == 1


COMPARED = {
    "en": ("1997 rules otherwise than 2017.", "May be added:", "Which suits was"),
    "ru": ("По кодексу 1997 решение другое, чем по кодексу 2017.", "Можно уточнить:", "О каких мастях говорила"),
}


@pytest.mark.parametrize("lang", COMPARED)
def test_the_interview_ends_with_the_comparison_that_was_asked_for(capfd, monkeypatch, lang):
    told, more, asked = COMPARED[lang]
    lines, _ = talk(capfd, monkeypatch, [*INTERVIEW, ""], *BID, "--against", "1997", "--lang", lang)
    at, added = lines.index(told), lines.index(more)
    assert lines[at + 1].startswith("2017: ") and lines[at + 2].startswith("1997: ") and at < added
    assert lines[added + 1].endswith("(intended)") and lines[added + 2].startswith(f"2. {asked}")
    assert len(lines) == added + 3 and told not in talk(capfd, monkeypatch, [*INTERVIEW, ""], *BID, "--lang", lang)[0]


def test_what_only_the_compared_code_asks_is_answered_in_the_interview(capfd, monkeypatch):
    lines, _ = talk(capfd, monkeypatch, [*INTERVIEW, "2", "no_suit", "b", ""], *BID, "--against", "1997")
    assert sum("(suits_withdrawn)" in line for line in lines) == 2  # after the ruling, and after the step back
    assert lines.count("1997 rules otherwise than 2017.") == 3


def test_an_older_code_is_compared_with_the_one_in_force_in_the_interview_too(capfd, monkeypatch):
    typed = ["1", "1H 2D 2C", "nothing", "no", "2H", "open", "3", "yes", ""]
    lines, _ = talk(capfd, monkeypatch, typed, *BID, "--code", "1997")
    first, then = lines.index("2017 asks what these answers do not tell."), lines.index("2017 rules otherwise than 1997.")
    assert "(specifies_same)" in "".join(lines[first:then]) and "(specifies_same)" not in "".join(lines[then:])


def test_a_name_that_is_none_is_answered_with_the_nearest_and_the_others_wrapped(capfd):
    code, lines, errors = run(capfd, "rule", "revok")
    first, second, *others = errors.splitlines()
    assert (code, lines) == (2, [])
    assert (first, second) == ("kodeks rule: 'revok' is not a procedure; nearest: revoke", "others:")
    assert all(line.startswith("    ") and len(line) <= 100 for line in others)
    names = " ".join(others).split()
    assert len(names) > 50 and "revoke" not in names and "claim" in names


def test_a_part_of_names_finds_them_all(capfd):
    _, _, errors = run(capfd, "rule", "lead", "--lang", "ru")
    near = "opening_lead_out_of_turn, declarer_lead_out_of_turn, defender_lead_out_of_turn"
    assert errors.startswith(f"kodeks rule: решения «lead» нет; ближе всего: {near}\nостальные:\n    redeal  ")
    _, _, errors = run(capfd, "rule", "zzzz", "--lang", "ru")
    assert errors.startswith("kodeks rule: решения «zzzz» нет; есть такие:\n    redeal  ")


@pytest.mark.parametrize(
    "arguments, english, russian",
    (
        (["revoke", "--svg", "flow.svg"], "--svg draws what --explain tells; give both",
         "--svg рисует то, что рассказывает --explain; укажите оба"),
        (["--explain"], "--explain needs the name of a procedure; `kodeks rule` lists them",
         "при --explain нужно имя решения; имена покажет `kodeks rule`"),
        (["--questions"], "--questions needs the name of a procedure; `kodeks rule` lists them",
         "при --questions нужно имя решения; имена покажет `kodeks rule`"),
        (["--against", "1997"], "--against needs the name of a procedure; `kodeks rule` lists them",
         "при --against нужно имя решения; имена покажет `kodeks rule`"),
        (["revoke", "--explain", "--against", "1997"], "--against compares rulings, and --explain makes none; leave one out",
         "--against сравнивает решения, а --explain ничего не решает; уберите одно из двух"),
        (["revoke", "--against", "2017"], "--against names 2017, the code that rules; name another: 1987 1997 2007",
         "--against называет 2017, а по нему и решают; назовите другой: 1987 1997 2007"),
    ),
)  # fmt: skip
def test_an_option_that_would_do_nothing_is_refused(capfd, arguments, english, russian):
    assert run(capfd, "rule", *arguments) == (2, [], f"kodeks rule: {english}\n")
    assert run(capfd, "rule", *arguments, "--lang", "ru") == (2, [], f"kodeks rule: {russian}\n")


def test_a_drawing_that_cannot_be_written_names_its_file_and_the_remedy(capfd, tmp_path):
    call, file = ["rule", "claim", "--explain", "--svg"], tmp_path / "no" / "x.svg"
    told = f"kodeks rule: {file}: there is no folder {file.parent}; make it, or name a file in another\n"
    assert run(capfd, *call, str(file)) == (2, [], told)
    told = f"kodeks rule: {tmp_path} — это папка; назовите файл в ней\n"
    assert run(capfd, *call, str(tmp_path), "--lang", "ru") == (2, [], told)


def test_the_list_of_questions_has_no_blank_lines(capfd):
    _, lines, _ = run(capfd, *BID, "--questions")
    assert lines and all(line.strip() for line in lines)


@pytest.mark.parametrize(
    "lang, headings",
    (("en", ("name", "what it rules on", "Laws", "codes")), ("ru", ("имя", "о чём решение", "Правила", "кодексы"))),
)
def test_the_list_stands_in_columns_under_one_heading(capfd, lang, headings):
    code, (heading, *rows), _ = run(capfd, "rule", "--lang", lang)
    assert code == 0 and tuple(heading.split("  ")[0:1]) == headings[:1]
    places = [heading.index(word) for word in headings]
    assert all(row[place - 2 : place] == "  " and row[place] != " " for row in rows for place in places[1:])
    (row,) = [row for row in rows if row.startswith("question_about_calls ")]
    assert row[places[2] :].split("  ")[0] == "20, 41" and row[places[3] :] == "2007–2017"
