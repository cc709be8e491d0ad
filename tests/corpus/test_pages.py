"""Pages on disk: read and written, the same bytes; every fault with its line."""

from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from kodeks.corpus.marks import blocks, is_table
from kodeks.corpus.model import Page, clause, front
from kodeks.corpus.pages import parse_page, write_page

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


@settings(max_examples=400, deadline=None)
@given(nasty_page())
def test_any_words_survive_the_page(page):
    written = write_page(page)
    assert read(written) == page
    assert write_page(read(written)) == written
