"""Pages on disk: read and written, the same bytes; every fault with its line."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kodeks.corpus.marks import blocks, is_table
from kodeks.corpus.model import Page, clause, front
from kodeks.corpus.pages import PageError, checked, parse_page, write_page

PATH = Path("docs/en/2017/64.md")

EXAMPLE = """---
text: "2017"
law: 64
checked: {64A1: "how, against what"}
---
# 64. After a revoke is established

**64A.** *Tricks change hands.* Once play is over:

**64A1.** if the player who revoked took the trick himself[^1], two tricks go;

**64A2.**{label="(B)."} otherwise one.

A second paragraph, with a __stressed__ word.

**64A+.** What returns after the items.

[^1]: a footnote of Law 64

**64B.** *Table.* A table follows its clause:

| tricks | points |
|---|---|
| one\\|two | \\*30 |

**64C.** […]{.gap reason="page 46 is missing"} the end of it […]{.gap reason="page 49 is missing"}
"""


def read(written, path=PATH):
    return parse_page(written.encode("utf-8"), path)


def by_id(page):
    return {(item.id, item.segment): item for item in page.clauses}


def test_a_page_is_read_and_written_the_same():
    assert write_page(read(EXAMPLE)) == EXAMPLE


def test_what_a_page_says():
    page = read(EXAMPLE)
    found = by_id(page)
    assert (page.text, page.lang, page.law, page.title) == ("2017", "en", "64", "After a revoke is established")
    assert [item.id for item in page.clauses] == ["64", "64A", "64A1", "64A2", "64A", "64.fn1", "64B", "64C"]
    assert found["64A", 1].title == "Tricks change hands."
    assert found["64A1", 1].footnotes == (("64.fn1", len("if the player who revoked took the trick himself")),)
    assert found["64A2", 1].label == "(B)."
    words = found["64A2", 1].body
    assert [words[start:end] for start, end in found["64A2", 1].stressed] == ["stressed"]
    assert blocks(words)[1][1] == "A second paragraph, with a stressed word."
    assert is_table(blocks(found["64B", 1].body)[1][1])
    assert found["64C", 1].body == "the end of it"
    assert found["64C", 1].gaps == ((0, "page 46 is missing"), (13, "page 49 is missing"))


NASTY = st.text(
    st.one_of(
        st.sampled_from("*_[]^#>+-=:!?|\\`<&~{}().,1234567890 \n\t\r\x85\u2028\ufeff\xa0…«»№"),
        st.sampled_from("абвгдеёжзАБВЕКМНОРСТХabcABCDEFioxyzивь"),
        st.characters(exclude_categories=("Cs",)),
    ),
    max_size=40,
)


def places(draw, body):
    """Offsets where a mark may stand: in paragraphs anywhere, in tables inside a cell."""
    return [at for at in range(len(body) + 1) if stands(body, at)]


def stands(body, at):
    for start, words in blocks(body) or [(0, "")]:
        if start <= at <= start + len(words):
            around = words[at - start - 1 : at - start] + words[at - start : at - start + 1]
            return not is_table(words) or (len(around) == 2 and "\n" not in around and around != "\\|")
    return False


@st.composite
def nasty_clause(draw, name, footnotes=()):
    body = "\n\n".join(draw(st.lists(NASTY, max_size=3)))
    allowed = places(draw, body)
    anchors = [(note, draw(st.sampled_from(allowed))) for note in footnotes if allowed]
    ends = [at for at in (0, len(body)) if at == 0 or at in allowed or is_table(blocks(body)[-1][1])]
    gaps = [(draw(st.sampled_from(ends)), draw(NASTY)) for _ in range(draw(st.integers(0, 2)))]
    return clause(
        name,
        body,
        segment=1,
        label=draw(NASTY),
        title=draw(NASTY),
        footnotes=sorted(anchors, key=lambda anchor: anchor[1]),
        gaps=sorted(gaps, key=lambda gap: gap[0]),
    )


@st.composite
def nasty_page(draw):
    law = draw(nasty_clause("64"))
    items = [law] + [draw(nasty_clause(name, ("64.fn1",))) for name in ("64A", "64B2(a)")]
    items.append(clause("64B2(a)", draw(NASTY), segment=2))
    items.append(clause("64.fn1", draw(NASTY), label=draw(NASTY)))
    return Page("2017", "en", "64", law.title, front("2017", "64"), tuple(items))


@settings(max_examples=200, deadline=None)
@given(nasty_page())
def test_any_words_survive_the_page(page):
    written = write_page(page)
    assert read(written) == page
    assert write_page(read(written)) == written


FRONT = '---\ntext: "2017"\nlaw: 64\n---\n'
HEAD = FRONT + "# 64. After a revoke\n"

DAMAGED = (
    ("", ":1: a page begins with front matter"),
    ("# 64. No front\n", ":1: a page begins with front matter"),
    ("---\ntext: '2017'\nlaw: 64\n", ":1: a page begins with front matter"),
    ("---\nlaw: 64\n---\n# 64. X\n", ":2: the front matter names no text or law"),
    ("---\ntext: [\nlaw: 64\n---\n# 64. X\n", ":4: the front matter is not YAML"),
    ("---\ntext: '2017'\nlaw: 64\nchecked: yes please\n---\n# 64. X\n", ":2: checked is a mapping"),
    (FRONT, ":1: the page has no heading"),
    (FRONT + "# 65. Other\n", ":5: the heading is not that of Law 64"),
    (HEAD + "\n# 64. Twice\n", ":7: a second heading"),
    (FRONT + "Words without an id\n\n# 64. X\n", ":5: words before the first clause; begin them with \\*\\*64"),
    (HEAD + "\n**64AB.** x\n", ":7: '64AB' is not a clause"),
    (HEAD + "\n**64.A.** x\n", ":7: '64.A' is written 64A here"),
    (HEAD + "\n**63A.** x\n", ":7: 63A does not belong to Law 64"),
    (HEAD + "\n**64A.** x\n\n**64A.** y\n", r":9: 64A stands twice; text that returns is written \*\*64A\+"),
    (HEAD + "\n**64A.** x\n\n**64A++.** y\n", ":9: 64A stands twice"),
    (HEAD + "\n**64A.** a * b\n", r":7: '\*' alone would be taken for Markdown; write \\\*"),
    (HEAD + "\n**64A.** a [link](x)\n", r":7: '\[' alone"),
    (HEAD + "\n**64A.** a __word\n", ":7: a stressed word opens with __"),
    (HEAD + "\n**64A.** one line\nwrapped by hand\n", ":7: a paragraph is one line; join its lines"),
    (HEAD + "\n**64A.** over\\-escaped\n", r":7: this line is not in the form of a page; write it so: .* over-escaped"),
    (HEAD + "\n**64A.** x[^1]\n", r":8: \[\^1\] has no footnote; add"),
    (HEAD + "\n**64A.** x\n\n[^1]: y\n", ":9: 64.fn1: its mark and its words disagree"),
    (HEAD + '\n**64A.** x[^1]\n\n[^1]:{anchors="lost"} y\n', ":9: 64.fn1: its mark and its words disagree; take out"),
    (HEAD + '\n**64A.**{colour="red"} x\n', ":7: colour: not an attribute"),
    (HEAD + '\n**64A.** […]{.gap reason="\\q"} x\n', ":7: "),
    (HEAD + "\n## Part IV\n", ":7: a heading of a part has an id"),
    (HEAD + "\n\n**64A.** x\n", ":7: this line is not in the form"),
    (HEAD.rstrip("\n"), ":5: the page ends too early"),
    (HEAD + "\n", ":7: nothing is expected here"),
    (HEAD + "\n**64A.** x \n", ":7: this line is not in the form of a page; write it so: .*&#32;"),
    (HEAD + "\n**64A.** x\r\n", ":7: this line is not in the form of a page; write it so: .*&#13;"),
    (HEAD + "\n**64A.** &#99999999; x\n", ":7: '&' alone"),
    (HEAD + "\n**64A.** &#1114112; x\n", ":7: "),
    (HEAD + "\n**64A.** *open title\n", r":7: '\*' alone"),
    (HEAD + "\n**64A.** *a[^1]* x\n", ":7: a title holds words only"),
    (HEAD + "\n**64.** *Again.* x\n", ":7: title and label of Law 64 stand in its heading"),
    (HEAD + "\n**64A.** x\n\n**64.** late\n", ":9: the words of Law 64 stand right after its heading"),
)


@pytest.mark.parametrize("damaged, fault", DAMAGED)
def test_a_damaged_page_is_refused_with_its_line(damaged, fault):
    with pytest.raises(PageError, match="|".join("docs/en/2017/64.md" + one for one in fault.split("|"))):
        read(damaged)


def test_every_fault_is_told_at_once():
    with pytest.raises(PageError) as raised:
        read(HEAD + "\n**64A.** a * b\n\n**63A.** x\n\n**64B.** y[^3]\n")
    assert [line.split(": ")[0] for line in str(raised.value).split("\n")] == [f"{PATH}:7", f"{PATH}:9"]


def test_a_page_that_is_no_text_is_refused():
    with pytest.raises(PageError, match="64.md:2: this is not UTF-8"):
        parse_page("---\nсдача".encode("cp1251"), PATH)


def test_a_page_has_a_language():
    with pytest.raises(PageError, match="no language"):
        read(EXAMPLE, Path("somewhere/else/64.md"))


def test_headings_of_parts_and_lost_headings():
    written = (
        '---\ntext: "1900"\nlaw: 13\n---\n## Глава I - РОЗЫГРЫШ {id="h:1"}\n\n## Часть 2 {id="h:1.2" label="Часть II -"}\n\n'
        '# 13. {heading="lost"}\n\n**13A.** […]{.gap reason="начало утрачено"} хвост\n\n'
        '[^1]:{label="(*)" anchors="lost"} слова\n\n[^2]:{anchors="lost" text="lost"}\n'
    )
    page = read(written, Path("texts/1900/ru/13.md"))
    assert write_page(page) == written
    assert (page.lang, page.title) == ("ru", "")
    assert [item.id for item in page.clauses] == ["h:1", "h:1.2", "13A", "13.fn1", "13.fn2"]
    assert [item.kind for item in page.clauses][1:4] == ["heading", "section", "footnote"]
    assert [item.label for item in page.clauses] == ["", "Часть II -", "", "(*)", ""]


def test_a_label_that_the_id_prints_is_dropped():
    assert clause("64A1", "x", label="1.").label == "" == clause("64A", "x", label="A.").label
    assert clause("45.7(i)", "x", label="(i)").label == "" == clause("45.7", "x", label="45.7.").label
    assert clause("45C4(b)", "x", label="(B).").label == "(B)."


def test_commentary_has_the_same_form():
    written = (
        '---\ntext: "1900-commentary"\nlaw: 45\n---\n# 45. Карта {label="Правило 45."}\n\n**45.2.** Список:\n\n'
        "**45.2(i).** первое, ИЛИ\n\n**45.2+.** Потом.\n\n**45.2.note.** Примечание: __случайно__ бывает.\n\n"
        '**45.7.**\n\n**45.7(i)(a).** вот\n\n**45.8.table.** а б в […]{.gap reason="строки утрачены"}\n'
    )
    assert write_page(read(written, Path("texts/1900-commentary/ru/45.md"))) == written


def test_the_front_matter_tells_how_clauses_were_checked():
    assert checked(read(EXAMPLE)) == {"64A1": "how, against what"}


@pytest.mark.parametrize(
    "values, fault",
    (
        ({"footnotes": [("64.fn1", 9)]}, "outside its 4 characters"),
        ({"gaps": [(-1, "x")]}, "outside its 4 characters"),
        ({"stressed": [(3, 2)]}, "does not lie inside one paragraph"),
        ({"stressed": [(0, 3), (2, 4)]}, "does not lie inside one paragraph"),
    ),
)
def test_a_clause_that_no_page_can_hold_is_refused(values, fault):
    page = Page("2017", "en", "64", "T", front("2017", "64"), (clause("64", title="T"), clause("64A", "word", **values)))
    with pytest.raises(ValueError, match=fault):
        write_page(page)


STRESS = st.lists(st.integers(0, 39), unique=True, max_size=6).map(sorted)


@settings(max_examples=150, deadline=None)
@given(st.text(alphabet="abвг _*\\[]^-", min_size=40, max_size=40), STRESS, st.lists(st.integers(0, 40), max_size=3), NASTY)
def test_stress_and_gaps_anywhere_survive(body, edges, places_of_gaps, reason):
    stressed = [(begin, end) for begin, end in zip(edges[::2], edges[1::2])]
    gaps = [(place, reason) for place in sorted(places_of_gaps)]
    notes = [("64.fn1", place) for place in sorted(places_of_gaps)]
    loud = clause("64A", body, stressed=stressed, gaps=gaps, footnotes=notes)
    items = (clause("64", title="T"), loud, clause("64.fn1", "n"))
    page = Page("2017", "en", "64", "T", front("2017", "64"), items if notes else items[:2])
    assert read(write_page(page)) == page


@settings(max_examples=150, deadline=None)
@given(st.text(max_size=60))
def test_any_damage_is_told_as_damage(words):
    try:
        page = read(HEAD + "\n**64A.** " + words + "\n")
    except PageError:
        return
    assert write_page(page) == HEAD + "\n**64A.** " + words + "\n"


@settings(max_examples=150, deadline=None)
@given(st.integers(0, len(EXAMPLE) - 1), st.sampled_from('*_[]^{}\\\n |#`&x+."'))
def test_one_changed_character_is_read_or_told(place, character):
    changed = EXAMPLE[:place] + character + EXAMPLE[place + 1 :]
    try:
        page = read(changed)
    except PageError:
        return
    assert write_page(page) == changed
