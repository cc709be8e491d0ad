"""Which label opens a clause, which words are its title, and what only looks like a label."""

from collections import namedtuple

import pytest

from tools.lexicon import Lexicon
from tools.manifest_model import Placement, SourceFile
from tools.owners import share_out
from tools.readers.plain import Decoded
from tools.reading import FileFault, read_file
from tools.setting import set_clause

Text = namedtuple("Text", "kind languages code")
LAWS = Text("laws", ("ru",), "1987")
ENGLISH = Text("laws", ("en",), "2007")
BOTH = Text("laws", ("ru", "en"), "1997")
COMMENTARY = Text("commentary", ("ru",), "1987")


def read(words, text=LAWS, **placed):
    """The file's clauses: (id, title, body) in order; placements as line_3="13A"."""
    placements = tuple(Placement(clause, int(line[5:]), 1, "") for line, clause in placed.items())
    file = SourceFile("f.txt", "f.txt", "", "", placements, (), 1)
    found = read_file(text, file, Decoded(words, "utf-8", False, b""), Lexicon([words]), "sources.toml")
    list(share_out(found.source, found.records, found.removed))
    clauses = []
    for record in found.records:
        record.id = record.id or "note"
        if record.sort == "footnote":
            clauses.append(("footnote", "", record.paragraphs[0].words))
        else:
            clause = set_clause(record, ())
            clauses.append((record.id, clause.title, clause.body))
    return clauses


def doubts(words, text=LAWS):
    """What reading a file leaves doubtful: (line, words)."""
    file = SourceFile("f.txt", "f.txt", "", "", (), (), 1)
    return read_file(text, file, Decoded(words, "utf-8", False, b""), Lexicon([words]), "sources.toml").doubts


def ids(words, text=LAWS, **placed):
    return [clause[0] for clause in read(words, text, **placed)]


def test_sections_run_into_the_paragraph_before():
    words = "Правило 9. Карты\n\nПравила просты и: A.Первый раздел\n\nЕго слова. B.Второй раздел\n\nСлова второго."
    assert read(words) == [
        ("9", "Карты", "Правила просты и:"),
        ("9A", "Первый раздел", "Его слова."),
        ("9B", "Второй раздел", "Слова второго."),
    ]


@pytest.mark.parametrize(
    "words",
    [
        "Сказано (см. раздел B). Дальше молчат.",
        "Так велит S.O. Игрок молчит.",
        "Решает судья по правилу 45C4(B). Игрок молчит.",
        "Это раздел B. Он следует дальше.",
        "В иных случаях карта лежит.",
    ],
)
def test_what_only_looks_like_a_section(words):
    assert ids(f"Правило 9. Карты\n\nA.Раздел\n\n{words}") == ["9", "9A"]


def test_a_reference_before_a_section_is_no_label():
    words = "Правило 47. Карты\n\nC.Один\n\nСлова по правилу 45C4(B). D.Два\n\nСлова."
    assert read(words, line_3="47")[-2:] == [("47C", "Один", "Слова по правилу 45C4(B)."), ("47D", "Два", "Слова.")]


def test_a_letter_counts_only_in_its_turn():
    words = "Правило 9. Карты\n\nA.Раздел\n\nСлова кончились. C.Не следующий\n\nСлова."
    assert ids(words) == ["9", "9A"]


def test_russian_letters_as_sections():
    words = "Правило 9. Карты\n\nА. Раз\n\nСлово.\n\nБ. Два\n\nСлово.\n\nВ. Три\n\nСлово."
    assert ids(words) == ["9", "9A", "9B", "9C"]


def test_letters_that_look_latin():
    words = "Правило 9. Карты\n\nА. Раз\n\nСлово.\n\nВ. Два\n\nСлово.\n\nС. Три\n\nСлово."
    assert ids(words) == ["9", "9A", "9B", "9C"]


def test_capital_letters_in_brackets_are_sub_items():
    words = "Правило 9. Карты\n\nA.Раздел\n\n1.Пункт\n\n(A).Подпункт\n\nСлова (но см. раздел (B) ).\n\n(B).Второй\n\nСлова."
    assert ids(words) == ["9", "9A", "9A1", "9A1(a)", "9A1(b)"]


def test_a_title_over_several_lines():
    words = "Правило 9. Карты\n\nA.Карты, которые открыты\n\nраньше срока\n\nСлова раздела."
    assert read(words)[1] == ("9A", "Карты, которые открыты раньше срока", "Слова раздела.")


def test_a_word_of_a_title_cut_without_a_hyphen():
    words = "Правило 9. Карты\n\nA.Карты, которые опреде\n\nлённо открыты\n\nСлова раздела."
    assert read(words)[1][1] == "Карты, которые определённо открыты"


def test_two_words_of_a_title_stay_two():
    words = "Правило 9. Карты\n\nA.Карта на любое\n\nместо\n\nСлова раздела."
    assert read(words)[1][1] == "Карта на любое место"


def test_a_title_on_the_line_after_its_number():
    words = "CHAPTER II\n\nTHE BOARDS\n\nLAW 7\n\nCARDS AND BOARDS\n\nA. The Board\n\nIt lies there."
    assert read(words, ENGLISH) == [
        ("h:2", "CHAPTER II THE BOARDS", ""),
        ("7", "CARDS AND BOARDS", ""),
        ("7A", "The Board", "It lies there."),
    ]


def test_words_that_begin_small_after_a_title_are_text():
    words = "Правило 9. Карты\n\nA. Раздел\n\n1. Пункт\n\n(a) Есть карта\nесть карта, и её кладут.\n\n"
    words += "(b) Нет карты\nнет карты, и её ищут."
    assert read(words)[-1] == ("9A1(b)", "Нет карты", "нет карты, и её ищут.")


def test_a_title_repeated_in_its_text_is_not_a_copy():
    words = "Правило 9. Карты\n\nA.Карта под столом\n\nКарта под столом стоит дорого."
    assert read(words)[1] == ("9A", "Карта под столом", "Карта под столом стоит дорого.")


def test_a_title_underlined_twice():
    words = "Правило 57. Слишком ранний ход или\n\n============================= сыгранная карта\n\n"
    words += "=============== A.Раздел\n\nСлова."
    assert read(words)[:2] == [("57", "Слишком ранний ход или сыгранная карта", ""), ("57A", "Раздел", "Слова.")]


def test_a_title_in_capitals_before_its_text():
    words = "LAW 9 - CARDS SHOWN When a card is shown:\n\nA. FACED CARDS The card stays."
    assert read(words, ENGLISH) == [("9", "CARDS SHOWN", "When a card is shown:"), ("9A", "FACED CARDS", "The card stays.")]


def test_items_without_titles_and_the_text_that_comes_back():
    words = "Law 9. Cards\n\nA. Shown Cards\n\nA card that was shown\n\n1. stays;\n\n2. goes.\n\nAfter that play continues."
    assert read(words, ENGLISH)[-3:] == [
        ("9A1", "", "stays;"),
        ("9A2", "", "goes."),
        ("9A", "", "After that play continues."),
    ]


def test_the_english_article_is_no_section():
    words = "LAW 9 - CARDS\n\nA. Shown Cards\n\nA player shows a card. A player who hides it is told."
    assert ids(words, ENGLISH) == ["9", "9A"]


def test_an_item_of_a_law_without_sections_is_not_another_law():
    assert ids("Law 7. Boards\n\n1. The board stays.", ENGLISH) == ["7"]


@pytest.mark.parametrize(
    "words, told",
    [
        ("Law 7. Boards\n\n1. The board stays.", "'1. The board stays.…' begins like a label"),
        ("Law 7. Boards\n\nA. Place\n\n(a) The board stays.", "'(a) The board stays.…' begins like a label"),
        ("Law 7. Boards\n\nA. Place\n\n1. So: (a) it stays; (c) it goes.", "'(c) it goes.…' looks like a label run in"),
        ("Law 7. Boards\n\nA. Its place The board stays.\n\nB. Way\n\nIt goes.", "may begin with a title"),
    ],
)
def test_a_label_or_title_that_cannot_be_is_told(words, told):
    """No code has an item right under a law, or a sub-item right under a section: such words stay words."""
    assert any(told in doubt for _, doubt in doubts(words, ENGLISH))


MISPRINTED = (("Laww 8. Pots", True), ("LAW8. POTS", True), ("Правлио 8. Чайники", True), ("Laww 12. Pots", False))


@pytest.mark.parametrize("heading, told", (*MISPRINTED, ("Pots 8. Lids", False)))
def test_a_misprinted_heading_is_told_where_its_number_fits(heading, told):
    found = doubts(f"Law 7. Cups\n\nA.Place\n\nThe host pours.\n\n{heading}\n\nA.Lids\n\nThey are kept dry.\n", ENGLISH)
    assert any("may be the heading of Law 8, misprinted" in words for _, words in found) == told


def test_languages_are_told_apart_law_by_law_and_line_by_line():
    words = "ПРАВИЛО 9. КАРТЫ\n\nLAW 9 - CARDS\n\nA. Карты\n\nКарты лежат.\n\nA. The Cards\n\nThe cards lie there."
    assert ids(words, BOTH) == ["9", "9", "9A", "9A"]


def test_text_never_goes_on_over_missing_pages():
    words = "Правило 9. Карты\n\nA.Раздел\n\nСлова, которые\n\n- 12 кончаются иначе.\n\n- 16\n\nПравило 11. Другое"
    with pytest.raises(FileFault):
        read(words)
    assert read(words, line_7="10A")[1:3] == [("9A", "Раздел", "Слова, которые"), ("10A", "", "кончаются иначе.")]


def test_text_goes_on_over_a_page_that_follows():
    words = "Правило 9. Карты\n\nA.Раздел\n\nСлова, которые\n\n- 12 кончаются здесь.\n\n- 13\n\nB.Другой\n\nСлова.\n\n- 14"
    assert read(words)[1:] == [("9A", "Раздел", "Слова, которые кончаются здесь."), ("9B", "Другой", "Слова.")]


def test_footnotes_are_nobodys_text():
    rule = "?" * 48
    words = (
        f"Правило 9. Карты\n\nA.Раздел\n\nСлова(*) раздела {rule} (*) - Сноска. (**) - Вторая.\n\n- 12\n\nПравило 10. Дальше"
    )
    assert read(words)[1:4] == [("9A", "Раздел", "Слова раздела"), ("footnote", "", "Сноска."), ("footnote", "", "Вторая.")]


def test_footnotes_between_two_paragraphs():
    """A line that begins with a sign whose mark was seen is its footnote; a count is none."""
    words = "LAW 9 - CARDS\n\nA. Cards\n\nThe deck1 is new, the meaning* is old.\n\n1 A deck is a pack.\n\n"
    words += "* So it is said.\n\n2 cards lie there."
    assert read(words, ENGLISH)[1:] == [
        ("9A", "Cards", "The deck is new, the meaning is old.\n\n2 cards lie there."),
        ("footnote", "", "A deck is a pack."),
        ("footnote", "", "So it is said."),
    ]


def test_a_page_on_one_line():
    words = (
        "ПРАВИЛО 9. КАРТЫ А. Карта лежит. Б. Карта уходит. 1. Если спросили, сразу. 2. Если нет, позже: (a) сегодня; "
        "(b) завтра. - 16 - ПРАВИЛО 10. ДРУГОЕ А. Игрок вправе спросить."
    )
    assert ids(words) == ["9", "9A", "9B", "9B1", "9B2", "9B2(a)", "9B2(b)", "10", "10A"]


def test_paragraphs_of_a_commentary():
    words = (
        "Правило 9. КАРТЫ¶\n9.1. Первый абзац говорит о том, что карты всегда лежат\n"
        "на столе лицом вверх, пока судья не решит иначе, как и сказано в\n"
        "9.1. этого комментария, и дальше этого не идёт никогда и нигде.¶\n"
        "9.2. Второй абзац говорит, что так бывает в игре, если:¶\n"
        "(i) карта лежит на столе дольше всех остальных карт; ИЛИ (ii) карта\n"
        "упала со стола на пол, и никто её не поднял, как сказано в 9.1.\n"
        "выше; это случается редко.¶\n"
        "Третий абзац не имеет номера и возвращается назад к тому,\n"
        "что было сказано раньше.¶\n9.4. Четвёртый."
    )
    assert ids(words, COMMENTARY) == ["9", "9.1", "9.2", "9.2(i)", "9.2(ii)", "9.2", "9.4"]


def test_roman_one_and_the_ninth_letter():
    letters = "".join(f"\n\n({letter}) слово {letter};" for letter in "abcdefghi")
    assert ids(f"Правило 9. Карты\n\nA.Раздел\n\n1.Пункт\n\nСписок:{letters}")[-1] == "9A1(i)"
    inside = "Правило 9. Карты\n\nA.Раздел\n\n1.Пункт\n\nСписок:\n\n(a) слово:\n\n(i) одно;\n\n(ii) другое."
    assert ids(inside)[-2:] == ["9A1(a)(i)", "9A1(a)(ii)"]


def test_wrapped_lines_of_laws():
    words = (
        "Law 9. Cards that were shown\n\nA. Shown Cards\n\nA card that was shown to all of the other players at the\n"
        "table stays there until the play of the deal has been com-\npleted, and nobody takes it back.\n\n"
        "B. Hidden Cards\n\nA card that was hidden stays hidden, and nobody who has\nseen it says anything about it."
    )
    assert read(words, ENGLISH)[1] == (
        "9A",
        "Shown Cards",
        "A card that was shown to all of the other players at the table stays there until the play of the deal has been "
        "completed, and nobody takes it back.",
    )


def test_a_blank_line_after_every_line():
    lines = [
        "Law 9. Cards that were shown",
        "A. A card that was shown to all of the other players at the",
        "table stays there until the play of the deal has been done,",
        "and nobody takes it back before the last trick is over and",
        "quitted by both sides.",
        "B. A card that was hidden stays hidden, and nobody who has",
        "seen it says anything about it.",
    ]
    found = read("\n\n".join(lines), ENGLISH)
    assert [clause[0] for clause in found] == ["9", "9A", "9B"]
    assert found[1][2].endswith("quitted by both sides.")


def test_a_placement_may_name_the_very_clause_that_a_label_begins():
    words = "B.Раздел\n\nСлова раздела. C.Другой\n\nСлова другого."
    assert read(words, line_1="9B") == [("9B", "Раздел", "Слова раздела."), ("9C", "Другой", "Слова другого.")]
    assert read("9.3. Слова абзаца.¶\n9.4.Слова другого.¶\n", COMMENTARY, line_1="9.3") == [
        ("9.3", "", "Слова абзаца."),
        ("9.4", "", "Слова другого."),
    ]


def test_a_short_file_with_codes_is_wrapped():
    words = "9.1. Если чай разлит, судья зовёт уборщика, а если его нет, то\nвытирает сам (см.\nПравило 60В).¶\n9.2. Всё.¶"
    expected = "Если чай разлит, судья зовёт уборщика, а если его нет, то вытирает сам (см. Правило 60В)."
    assert read(words, COMMENTARY)[0] == ("9.1", "", expected)


def test_a_sentence_that_ends_with_section_or_law():
    words = "LAW 9 - CARDS\n\nA. One\n\nCards are under this Law. B. Two\n\nSo is every section. C. Three\n\nWords."
    assert ids(words, ENGLISH) == ["9", "9A", "9B", "9C"]


@pytest.mark.parametrize("before", ["gone.", "gone!", "“gone”", "(gone)"])
def test_a_star_after_a_mark_calls_the_note_that_has_it(before):
    words = f"Law 7. Cups\n\nA. The cup is {before}*\n\n* A note on cups.\n\nB. The next cup stays."
    assert read(words, ENGLISH)[1:] == [
        ("7A", "", f"The cup is {before}"), ("footnote", "", "A note on cups."), ("7B", "", "The next cup stays."),
    ]  # fmt: skip


def test_a_mere_star_stays():
    assert read("Law 7. Cups\n\nA. The cup is gone.*\n\nB. The next stays.", ENGLISH)[1] == ("7A", "", "The cup is gone.*")


def test_a_section_run_in_out_of_turn_counts_if_the_next_one_comes():
    words = "Law 7. Cups\n\nA. The host pours. He waits. C.A guest drinks.\n\n1. At once;\n\n2. at the table.\n\nD. He pays."
    assert ids(words, ENGLISH) == ["7", "7A", "7C", "7C1", "7C2", "7D"]
    assert [told for _, told in doubts(words, ENGLISH) if told.startswith("7C ")]


def test_what_follows_a_label_kept_as_words_is_doubted():
    words = "Law 7. Cups\n\nA. The host pours. He waits. C.A guest drinks:\n\n1. at once;\n\n2. at the table."
    assert ids(words, ENGLISH) == ["7", "7A", "7A1", "7A2"]
    assert [told for _, told in doubts(words, ENGLISH) if "7A1: may belong to 7C" in told]
