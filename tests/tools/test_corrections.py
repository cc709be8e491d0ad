"""Repairs by hand: put into the words of their clause, told in the ledger, and refused where they do not fit."""

import json

import pytest

from tools.ingest import ingest
from tools.manifest import ManifestError

LAW = (
    "Правило 7. Карабки\n\nA.Место короб\n\nКоробка(*) лежит на столи,а не под\nстолом. Каробка не падает.\n\n"
    "B. Ещё\n\nКоробка ждёт. Коробка стоит.\n\n(*) - Коробка здесь любая.\n"
)
TWO = "ПРАВИЛО 7. ЧАШКИ\n\nA. Место\n\nTea стынет.\n\nLAW 7. CUPS\n\nA. Place\n\nTea gets cold.\n"
HEAD = '[[text]]\nid = "t"\nkind = "laws"\ncode = "1987"\nlanguages = {}\n'
HEAD += 'title = {{ ru = "Т" }}\nrights = "public"\nfiles = ["a.txt"]\n'
DOUBT = "in no dictionary, and kept as printed: "


@pytest.fixture
def correct(tmp_path):
    """Ingests a law with corrections; what became of it."""

    def run(corrections, law=LAW, languages='["ru"]'):
        folder = tmp_path / "sources"
        folder.mkdir(exist_ok=True)
        (folder / "sources.toml").write_text(HEAD.format(languages), encoding="utf-8")
        (folder / "a.txt").write_text(law, encoding="utf-8")
        (folder / "corrections.toml").write_text(corrections, encoding="utf-8")
        (one,) = ingest(folder, tmp_path / "texts")
        return one

    return run


def correction(place, change, why='why = "misprint"'):
    """One correction, its place and change as they are written."""
    return f'[[correction]]\ntext = "t"\n{place}\n{change}\n{why}\n'


def told(one):
    return [(entry.clause, entry.text, entry.into, entry.reason) for entry in one.entries if entry.kind == "correction"]


def words(one, clause, lang="ru"):
    found = [one.whole.clause(record) for record in one.whole.records() if (record.id, record.lang) == (clause, lang)]
    return " / ".join(filter(None, [found[0].title, found[0].body]))


def conserved(one):
    """Clauses and ledger together are the file."""
    text = one.whole.reads[0].source.text
    places = [pair for span in one.spans for pair in span.spans] + [(entry.start, entry.end) for entry in one.entries]
    return "".join(text[start:end] for start, end in sorted(places)) == text


def test_a_correction_stands_in_its_clause_and_in_the_ledger(correct):
    one = correct(correction('clause = "7A"', 'old = "столи"\nnew = "столе"'))
    assert one.faults == [] and words(one, "7A").startswith("Место короб / Коробка лежит на столе, а не под столом.")
    assert told(one) == [("7A", "столи", "столе", "misprint")] and conserved(one)
    assert one.account.corrections == 1


@pytest.mark.parametrize(
    "place, change, clause, came",
    [
        ('clause = "7"', 'old = "Карабки"\nnew = "Коробки"', "7", "Коробки"),
        ('clause = "7A"\npart = "title"', 'insert = "ки"\nafter = "короб"', "7A", "Место короб ки"),
        ('clause = "7A"', 'old = "на столи, а не под столом"\nnew = "тут"', "7A", "Коробка лежит тут."),
        ('clause = "7A"', 'delete = "не"\nnth = 2', "7A", "Каробка падает."),
        ('clause = "7A"', 'insert = "всегда"\nbefore = "лежит"', "7A", "Коробка всегда лежит"),
        ('clause = "7A"', 'insert = " "\nafter = "Каробка"', "7A", "Каробка  не"),
        ('clause = "7B"\nnth = 2', 'old = "Коробка"\nnew = "Она"', "7B", "Коробка ждёт. Она стоит."),
        ('clause = "7.fn1"', 'old = "любая"\nnew = "всякая"', "7.fn1", "Коробка здесь всякая."),
    ],
)
def test_forms_of_corrections(correct, place, change, clause, came):
    one = correct(correction(place, change))
    assert one.faults == [] and came in words(one, clause) and conserved(one)


def test_a_label_is_corrected(correct):
    one = correct(correction('clause = "7B"', 'part = "label"\nold = "B."\nnew = "(B)"'))
    assert one.faults == [] and conserved(one)
    assert next(one.whole.clause(record) for record in one.whole.records() if record.id == "7B").label == "(B)"


def test_a_footnotes_mark_stays_with_its_word(correct):
    one = correct(correction('clause = "7A"', 'old = "Коробка"\nnew = "Большая коробка"'))
    clause = next(one.whole.clause(record) for record in one.whole.records() if record.id == "7A")
    assert [clause.body[: anchor.offset] for anchor in clause.footnotes] == ["Большая коробка"] and conserved(one)


def test_two_corrections_in_one_clause_do_not_depend_on_their_order(correct):
    first, second = ('old = "столи"\nnew = "столе"', 'old = "Каробка"\nnew = "Коробка"')
    for order in ((first, second), (second, first)):
        one = correct("".join(correction('clause = "7A"', change) for change in order))
        assert words(one, "7A").endswith("на столе, а не под столом. Коробка не падает.") and conserved(one)


def test_a_language_is_named_where_both_hold_the_words(correct):
    place = 'clause = "7A"\nlang = "en"'
    one = correct(correction(place, 'old = "Tea"\nnew = "Coffee"'), TWO, '["ru", "en"]')
    assert one.faults == [] and words(one, "7A", "en") == "Place / Coffee gets cold."
    assert words(one, "7A") == "Место / Tea стынет."


@pytest.mark.parametrize(
    "place, change, fault",
    [
        ('clause = "7A"', 'old = "шкаф"\nnew = "стол"', "'шкаф' does not stand in 7A of t; its words are: 'A. Место короб"),
        ('clause = "7B"', 'old = "Коробка"\nnew = "Она"', "'Коробка' stands 2 times in 7B of t; add nth = 1 to 2, or name"),
        ('clause = "7B"\nnth = 3', 'old = "Коробка"\nnew = "Она"', "'Коробка' stands 2 times in 7B, so there is no nth = 3"),
        (
            'clause = "7C"',
            'old = "x"\nnew = "y"',
            "text t has no clause 7C; of that law it has 7, 7A, 7B, 7.fn1; correct the",
        ),
        ('clause = "7A"', 'old = "Коробка лежит"\nnew = "Лежит"', "the mark of a footnote stands inside 'Коробка лежит'"),
        ('clause = "7B"\npart = "title"', 'delete = "Ещё"', "this would leave nothing of a paragraph of 7B; take lines out"),
    ],
)
def test_a_correction_that_does_not_fit_is_a_fault(correct, place, change, fault):
    one = correct(correction(place, change))
    assert one.state == "failed" and f"corrections.toml:1: {fault}" in one.faults[0]


def test_corrections_that_overlap_are_a_fault(correct):
    changes = ('old = "на столи"\nnew = "тут"', 'old = "столи, а"\nnew = "столе, но"')
    one = correct("".join(correction('clause = "7A"', change) for change in changes))
    assert "corrections.toml:7: this correction overlaps the one at line 1, in 7A; make one of the two" in one.faults[0]


@pytest.mark.parametrize(
    "written, fault",
    [
        (correction('clause = "7A"', 'old = "a"\nnew = "b"').replace('"t"', '"x"'), ":2: there is no text 'x' in the"),
        (correction('clause = "seven"', 'old = "a"\nnew = "b"'), ":3: 'seven' is not a clause"),
        (correction('clause = "7A"', 'old = "a"\nnew = "a"'), ":1: this correction changes nothing; take it out"),
        (correction('clause = "7A"', 'insert = ""\nafter = "a"'), ":1: this correction changes nothing; take it out"),
        (correction('clause = "7A"', 'old = "a"'), ":1: a correction holds old and new, or delete, or insert with after"),
        (correction('clause = "7A"', 'old = " "\nnew = "b"'), ":1: the words to be found are empty"),
        (correction('clause = "7A"', 'old = "a"\nnew = "b\\nc"'), ":5: new holds a line end; a repair stays inside one"),
        (correction('clause = "7A"\nlang = "en"', 'old = "a"\nnew = "b"'), ":4: 'en' is no language of this text"),
        (correction('clause = "7A"\nnth = 0', 'old = "a"\nnew = "b"'), ":4: nth = 0; write a number from 1"),
        (correction('clause = "7A"', 'old = "a"\nnew = "b"', ""), ":1: a correction says why"),
        (correction('clause = "7A"\nshade = 1', 'old = "a"\nnew = "b"'), ":4: 'shade' is not known in a correction"),
        ('[correction]\ntext = "t"\n', ":1: 'correction' holds no tables; write [[correction]] on a line before each"),
        ("[[correction\n", "not TOML"),
    ],
)  # fmt: skip
def test_what_a_list_of_corrections_may_not_hold(correct, written, fault):
    with pytest.raises(ManifestError) as caught:
        correct(written)
    assert "corrections.toml" in str(caught.value) and fault in str(caught.value)


def test_a_changed_correction_is_read_again_and_a_moved_one_is_not(correct):
    change = correction('clause = "7A"', 'old = "столи"\nnew = "столе"')
    assert correct(change).state == "written"
    assert correct("# a note\n" + change).state == "unchanged"
    assert correct(change.replace("столе", "столике")).state == "written"


def test_the_account_is_json_with_the_number_of_corrections(correct, tmp_path):
    correct(correction('clause = "7A"', 'old = "столи"\nnew = "столе"'))
    assert json.loads((tmp_path / "texts/t/account.json").read_text(encoding="utf-8"))["corrections"] == 1


def doubts(one):
    return [(line, words) for _, line, words in one.account.doubts if "dictionary" in words or "may be one word" in words]


def test_a_doubt_whose_words_a_correction_took_away_is_settled(correct):
    law = "Правило 7. Чашки\n\nA. Место\n\nЧашко стоит на столи,\nа лошка лежит рядом. Кошко спит.\n"
    old = [(5, DOUBT + "'Чашко', 'столи'"), (6, DOUBT + "'лошка', 'Кошко'")]
    assert doubts(correct("", law)) == old
    mended = correction('clause = "7A"', 'old = "Чашко стоит на столи"\nnew = "Чашка стоит на столе"')
    assert doubts(correct(mended, law)) == old[1:]
    mended += correction('clause = "7A"', 'old = "лошка"\nnew = "ложка"')
    assert doubts(correct(mended, law)) == [(6, DOUBT + "'Кошко'")]


def test_a_doubt_whose_words_a_correction_leaves_stays(correct):
    law = "Правило 7. Чашки\n\nA. Место\n\nЧашк3а стоит, и чашк3а лежит.\n"
    doubt = [(5, DOUBT + "'Чашк3а', 'чашк3а'")]
    twice = law.replace("Чашк3а", "Вон чашк3а")
    assert doubts(correct(correction('clause = "7A"', 'insert = "тут "\nbefore = "чашк3а"'), law)) == doubt
    once = correction('clause = "7A"', 'old = "Вон чашк3а"\nnew = "Вон чашка"')
    assert doubts(correct(once, twice)) == [(5, DOUBT + "'чашк3а'")]
