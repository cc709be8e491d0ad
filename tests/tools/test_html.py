"""Pages of HTML: what is on the screen is in the text once, whatever the page is like."""

import re
from collections import Counter
from html.parser import HTMLParser
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.tools import tea
from tests.tools.conftest import SAMPLES
from tools.assembly import Conflict, assemble
from tools.ingest import ingest
from tools.lexicon import Lexicon
from tools.manifest_model import SourceFile, SourceText
from tools.owners import Shares
from tools.readers.decoded import NotText
from tools.readers.html import read_html
from tools.reading import FileFault, read_file
from tools.sheet import Source, lay_out

PAGES = [path.read_bytes() for path in sorted((SAMPLES / "forms").iterdir()) if path.suffix.startswith((".h", ".x"))]
PATH = Path("page.html")


def lines(page):
    """The lines of a page's text that are kept, without blank ones."""
    decoded = read_html(page.encode("utf-8"), PATH)
    source = Source("page", decoded.text, (), "", decoded.removed, decoded.marks, decoded.origins)
    return [source.text[piece.start : piece.end] for piece in lay_out(source).pieces]


def removed(page):
    """Kind and words of everything that the reader takes out."""
    decoded = read_html(page.encode("utf-8"), PATH)
    return [(edit.kind, decoded.text[edit.start : edit.end]) for edit in decoded.removed]


# Numbers of lists.


@pytest.mark.parametrize(
    "page, expected",
    [
        ("<ol><li>a cup<li>a pot</ol>", ["1. a cup", "2. a pot"]),
        ("<ol type=A start=3><li>a cup<li>a pot</ol>", ["C. a cup", "D. a pot"]),
        ("<OL TYPE=i><LI>a cup</LI><LI VALUE=5>a pot</LI></OL>", ["(i) a cup", "(v) a pot"]),
        ("<ol style='list-style-type: lower-alpha'><li>a cup</ol>", ["(a) a cup"]),
        ("<ol style='list-style: none'><li>a cup</ol>", ["a cup"]),
        ("<style>.x {list-style: upper-roman}</style><ol class=x><li>a<li>b</ol>", ["I. a", "II. b"]),
        ("<ol><li>(a) a cup<li>(b) a pot</ol>", ["(a) a cup", "(b) a pot"]),
        ("<ol><li>cups<ol><li>hot<ol><li>full</ol></ol><li>pots</ol>", ["1. cups", "(a) hot", "(i) full", "2. pots"]),
        ("<ol type=A><li><ol><li>a cup</ol></ol>", ["A. 1. a cup"]),
        ("<p>A. Cups are washed:<ol><li>inside</ol>", ["A. Cups are washed:", "1. inside"]),
        ("<p>1. Cups are washed:<ol><li>inside</ol>", ["1. Cups are washed:", "(a) inside"]),
        ("<ul><li>cups<li>pots</ul>", ["cups", "pots"]),
        ("<ol><li><p>a cup</p><p>or two</p></li></ol>", ["1. a cup", "or two"]),
        ("<li>a cup", ["a cup"]),
        ("<ol start=x><li value=>a cup</ol>", ["1. a cup"]),
    ],
)
def test_numbers_of_lists(page, expected):
    assert lines(page) == expected


STYLELESS = "the list right under a law has no style, and its items got 1, 2, 3 as a browser shows them; "
STYLELESS += 'if the book has A, B, C, write <ol type="A"> in the page'


@pytest.mark.parametrize(
    "page, told",
    [
        ("<h2>Law 7. Cups</h2><ol><li>a cup</ol><h2>Law 8. Pots</h2><ol><li>a pot</ol>", True),
        ("<h2>Law 7. Cups</h2>\n<div><ol><li>a cup</ol></div>", True),
        ("<h2>Law 7. Cups</h2><ol type=1><li>a cup</ol>", False),
        ("<h2>Law 7. Cups</h2><ol type=A><li>a cup<ol><li>a pot</ol></ol>", False),
        ("<h2>Law 7. Cups</h2><ol><li>A. The cup<li>B. The pot</ol>", False),
        ("<h2>Law 7. Cups</h2><p>Either is washed:<ol><li>a cup</ol>", False),
        ("<h2>Law 7. Cups</h2><ol type=A><li><ol><li>a cup</ol></ol>", False),
        ("<h2>Law 7. Cups</h2><ul><li>A. The cup<li>B. The pot</ul>", False),
    ],
)
def test_a_list_right_under_a_law_may_have_lost_its_letters(page, told):
    decoded = read_html(page.encode(), PATH)
    assert [words for _, words in decoded.doubts] == [STYLELESS] * told


def test_a_list_without_numbers_right_under_a_law_is_told():
    page = "<h2>Law 7. Cups</h2><ul><li>The cup</ul><h2>Law 8. Pots</h2><ul><li>The pot</ul><p>Tea:<ul><li>hot</ul>"
    ((_, words),) = read_html(page.encode(), PATH).doubts
    assert words.startswith("the list right under a law has no numbers, so its items are no clauses; if the book")


HEADED = "<h2>Law 42. Cups of a Guest</h2>"


@pytest.mark.parametrize(
    "page",
    [
        "<ul><li><b>What He May Do</b></li><li>The guest counts the cups.</li></ul>",
        "<ul><li><p><b>What He May Do</b></p><p>The guest counts the cups.</p></li></ul>",
        "<ol style='list-style: none'><li><b>What He May Do</b><li>The guest counts the cups.</ol>",
        "<div><ul><li><h3>What He May Do</h3></li></ul></div><p>The guest counts the cups.",
    ],
)
def test_an_item_without_a_number_is_no_more_of_the_title_of_its_law(page, tmp_path):
    (tmp_path / "f.html").write_text(f"<html><body>{HEADED}{page}</body></html>", encoding="utf-8")
    (tmp_path / "sources.toml").write_text(tea.MANIFEST.format(lang="en", file="f.html"), encoding="utf-8")
    law = tea.told(ingest(tmp_path, tmp_path / "texts")[0])[0]
    assert (law.title, law.body) == ("Cups of a Guest", "What He May Do The guest counts the cups.")


def test_a_title_of_two_paragraphs_in_one_item_is_one(tmp_path):
    page = "<ul><li><h2>Law 42. Cups of</h2><h2>a Guest</h2></li></ul><p>The guest counts the cups."
    (tmp_path / "f.html").write_text(f"<html><body>{page}</body></html>", encoding="utf-8")
    (tmp_path / "sources.toml").write_text(tea.MANIFEST.format(lang="en", file="f.html"), encoding="utf-8")
    assert tea.told(ingest(tmp_path, tmp_path / "texts")[0])[0].title == "Cups of a Guest"


def test_a_number_is_added_and_a_number_in_the_text_is_not():
    decoded = read_html(b"<ol><li>a cup</ol><p>2. a pot", PATH)
    assert [decoded.text[start:end] for start, end, *_ in decoded.added] == ["1."]


@pytest.mark.parametrize(
    "page, marks",
    [
        ("<ol><li>cups<ol><li>hot</ol></ol><p>All of them.", "up2"),
        ("<ol><li>cups<ol><li>hot</ol>all of them</ol>", "up1"),
        ("<ol><li><p>cups<p>all of them</ol>", "up0"),
    ],
)
def test_words_after_a_list_come_back_to_where_they_stand(page, marks):
    decoded = read_html(page.encode(), PATH)
    found = [mark for offset, own in sorted(decoded.marks.items()) for mark in own if mark.startswith("up")]
    assert found == [marks]


# Lines, titles and words.


@pytest.mark.parametrize(
    "page, expected",
    [
        ("<p>Tea<br>is hot.", ["Tea is hot."]),
        ("<p>A. Tea<br>It is hot.", ["A. Tea", "It is hot."]),
        ("<p>Tea is hot.<br><br>Milk is cold.", ["Tea is hot.", "Milk is cold."]),
        ("<p><b>A. Hot Tea</b> Tea is hot.", ["A. Hot Tea", "Tea is hot."]),
        ("<p><b>A.</b> Tea is hot.", ["A. Tea is hot."]),
        ("<p>A. Tea <b>must</b> be hot.", ["A. Tea must be hot."]),
        ("<p><b>A. Tea must</b> not be cold.", ["A. Tea must not be cold."]),
        ("<p><b>T</b>ea <i>is</i>\n h<font color=red>ot</font>.", ["Tea is hot."]),
        ("<P>Tea&nbsp;is\u00a0hot &amp; so&hellip", ["Tea is hot & so…"]),
        ("<p>Tea<p>Milk<div>Water", ["Tea", "Milk", "Water"]),
        ("<table><tr><td>A.<td>Tea is hot.</table>", ["A. Tea is hot."]),
        ("<dl><dt>A.<dd>Tea is hot.</dl>", ["A. Tea is hot."]),
        ("<p>\u00b7\u00a0 Tea", ["Tea"]),
        ("<pre>Tea\n  is hot\n\nMilk</pre>", ["Tea", "is hot", "Milk"]),
        ("<p>Tea<sup>1</sup> is<sup>*</sup> hot", ["Tea¹ is* hot"]),
        ("<title>Never closed<body><p>Tea is hot.", ["Tea is hot."]),
        ("<p>Tea <!-- is hot.<p>Milk", ["Tea <!-- is hot.", "Milk"]),
        ("<h2>Law 7<p>Tea is hot, " + "and hot " * 40, None),
    ],
)
def test_lines(page, expected):
    assert lines(page) == expected or expected is None


def test_a_heading_ends_with_its_line_and_one_that_never_ends_is_none():
    decoded = read_html(b"<h2>Law 7. Tea</h2><p><b>A. Hot Tea</b><p>Tea is hot.", PATH)
    assert ["underlined" in own for _, own in sorted(decoded.marks.items())] == [True, True, False]
    decoded = read_html(b"<h2>Law 7. Tea<p>" + b"Tea is hot. " * 40, PATH)
    assert not any("underlined" in own for own in decoded.marks.values())


# Tables.

SCORES = "<table><tr><th>Cups<th colspan=2>Points<tr><td rowspan=2>1<td>20<td>30<tr><td>40<td></table>"


@pytest.mark.parametrize(
    "page, expected",
    [
        (SCORES, ["| Cups | Points | |", "| 1 | 20 | 30 |", "| | 40 | |"]),
        ("<table><tr><td>Tea is hot.<td>Чай горяч.</table>", ["Tea is hot.", "Чай горяч."]),
        ("<table><tr><td>tea<td>чай<tr><td>milk<td>молоко</table>", ["tea", "чай", "milk", "молоко"]),
        ("<table><tr><td><p>Tea.<p>Milk.</table>", ["Tea.", "Milk."]),
        ("<table><tr><td>A.<td>Tea<tr><td>B.<td>Milk</table>", ["A. Tea", "B. Milk"]),
        (
            "<table><caption>Prices</caption>" + SCORES[7:],
            ["Prices", "| Cups | Points | |", "| 1 | 20 | 30 |", "| | 40 | |"],
        ),
        ("<table>Tea<tr>Milk<td>a<td>b<tr><td>c<td>d</table>", ["Tea", "Milk", "| a | b |", "| c | d |"]),
        ("<tr><td>Tea<td>Milk", ["Tea", "Milk"]),
    ],
)
def test_tables(page, expected):
    assert lines(page) == expected


# A site's frame.

LAW = "<h2>Law 7. Tea</h2><p>A. Tea is hot, and it stays on the table until the end of the round.</p>"


@pytest.mark.parametrize(
    "frame, kind",
    [
        ("<nav><a href=a>Home</a> Law 7 <a href=b>Law 8</a></nav>", "nav"),
        ("<div class=mainMenu><a href=a>Home</a></div>", "nav"),
        ("<p><a href=a>Home</a> &gt; <a href=b>Laws</a> &gt; Law 7", "nav"),
        ("<p><a href=6>Law 6</a> | <a href=8>Law 8</a>", "nav"),
        ("<table><tr><td><a href=6>Law 6</a><td><a href=8>Law 8</a></table>", "nav"),
        ("<ul><li><a href=6>Law 6. Cups</a><li><a href=7>Law 7. Tea</a><li><a href=8>Law 8. Milk</a></ul>", "nav"),
        ("<form><label>Find</label><input><select><option>Law 8<option>Law 9</select></form>", "form"),
        ("<div id=cookieConsent>We eat cookies, and so do you.</div>", "banner"),
        ("<footer>Club of Tea, 1999</footer>", "nav"),
        ("<p>© 1999 Club of Tea", "nav"),
        ("<script>var law = 'Law 9. Tea';</script>", "script"),
        ("<!-- Law 9. Tea -->", "comment"),
        ("<p style='display:none'>Printed by ink</p>", "hidden"),
    ],
)
@pytest.mark.parametrize("place", ["before", "after"])
def test_a_sites_frame_goes_out(frame, kind, place):
    page = frame + LAW if place == "before" else LAW + frame
    assert lines(page) == lines(LAW)
    assert {own for own, _ in removed(page)} == {kind}


@pytest.mark.parametrize(
    "page",
    [
        f"<nav>{LAW}</nav>",
        f"<form id=aspnetForm>{LAW}</form>",
        f"<div class='menu content'>{LAW}</div>",
        f"<div class=menu>{LAW}",
        f"<header>{LAW}</header>",
        f"<a href=x>{LAW}",
        f"<div style='display:none'>{LAW}</div>",
        f"<b>{LAW}",
        f"<button>{LAW}</button>",
        f"<head><title>Tea{LAW}",
    ],
)
def test_the_text_of_a_law_never_goes_out(page):
    assert lines(page)[-2:] == lines(LAW)


def test_what_is_hidden_and_looks_like_the_text_is_told():
    decoded = read_html(f"<div hidden>{LAW}</div>".encode(), PATH)
    assert decoded.doubts == ((1, "these words are hidden on the page; they look like the text and were kept"),)


def test_frames_are_refused_with_the_pages_they_show():
    page = b"<html>\n<frameset cols=20%,*>\n<frame src=menu.htm><frame src=laws.htm></frameset></html>"
    with pytest.raises(NotText, match=r"page.html:3: this page only frames others; .*: menu.htm, laws.htm"):
        read_html(page, PATH)


# Notes.

NOTES = [
    '<p>Tea<a href="#n1">1</a> is hot.<p id=n1>1 Green too.',
    '<p>Tea<sup><a href="#n1">1</a></sup> is hot.<p><a name=n1></a><sup>1</sup>Green too.',
    '<p>Tea<a name="_ftnref1" href="#_ftn1">[1]</a> is hot.<div id=ftn1><p class=MsoFootnoteText><a name="_ftn1" '
    'href="#_ftnref1">[1]</a> Green too.</div>',
    '<p id=r>Tea<a href="#n1">1</a> is hot.<h3>Notes</h3><ol><li id=n1>Green too. <a href="#r">↩</a></ol>',
]


@pytest.mark.parametrize("page", NOTES)
def test_notes(page):
    decoded = read_html(page.encode(), PATH)
    note = max(decoded.marks)
    assert "footnote" in decoded.marks[note]
    assert re.match(r"(?:¹|1|\[1\]) Green too\.", decoded.text[note:])


# What holds for every page.

TAGS = (
    "p div b i h2 h3 ol ul li table tr td th a sup br pre font span nav form center dl dt dd blockquote title script".split()
)
ATTRIBUTES = [
    "",
    " class=menu",
    " type=a",
    " start=4",
    " href=#x",
    " id=x",
    " style='display:none'",
    " colspan=3",
    " hidden",
]
WORDS = [
    "Law 7. Tea", "A.", "1.", "(a)", "Tea is hot, and nobody drinks it.", "чай", "&nbsp;", "&laquo;", "&bad;", "<", "&",
    "\n", " ", "|", "1", "*", "\ufeff", "\u00ad", "\u2028", "<!--", "-->", "<!", "<![if x]>", "]]>", "<![CDATA[x]]>", "</p>",
    "</table>", "</ol>", "</nav>", "</b>", "Home", "©", "&#151;", "&#0;", "<?x?>",
]  # fmt: skip
parts = st.one_of(
    st.tuples(st.sampled_from(TAGS), st.sampled_from(ATTRIBUTES)).map(lambda one: f"<{one[0]}{one[1]}>"),
    st.sampled_from(TAGS).map(lambda tag: f"</{tag}>"),
    st.sampled_from(WORDS),
    st.text(st.characters(exclude_characters="\0"), max_size=4),
)
pages = st.lists(parts, max_size=60).map("".join)


class Words(HTMLParser):
    """Another reading of a page: everything between its tags."""

    def __init__(self):
        super().__init__(convert_charrefs=True)
        self.found = []

    def handle_data(self, data):
        self.found.append(data)

    handle_comment = handle_data


def letters(words):
    """How often each letter and digit stands there, however raised."""
    return Counter(one for part in words for one in part.translate(RAISED) if one.isalnum() and one.isascii())


RAISED = str.maketrans("⁰¹²³⁴⁵⁶⁷⁸⁹", "0123456789")
settle = settings(max_examples=80, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def check(page):
    """What every reading of a page holds to."""
    decoded = read_html(page.replace("\0", "").encode("utf-8", "replace"), PATH)
    ends = [0]
    for edit in decoded.removed:
        assert ends[-1] <= edit.start < edit.end <= len(decoded.text)
        ends.append(edit.end)
    starts = [0] + [at + 1 for at, one in enumerate(decoded.text) if one == "\n"]
    assert set(decoded.marks) <= set(starts)
    assert [place for place, _ in decoded.origins] == sorted(place for place, _ in decoded.origins)
    return decoded


elements = st.tuples(st.sampled_from(TAGS), st.sampled_from(ATTRIBUTES), st.sampled_from(WORDS[:6]))
damages_of_a_page = st.lists(st.tuples(st.integers(0, 4000), st.integers(0, 30), st.sampled_from(WORDS)), max_size=4)
BROKEN = re.compile(r"<(?![/a-z])|&(?!(?:nbsp|laquo|#151);)|]]>|script|title|textarea")


@given(st.lists(elements, max_size=30), st.data())
@settle
def test_every_word_between_tags_stands_there_once(pieces, data):
    """Each word has a number of its own, so that it is seen where it comes from and how often."""
    page, expected = "", []
    for at, (tag, attributes, words) in enumerate(pieces):
        if tag not in ("script", "br"):
            expected.append(f"w{at}q")
            page += f"<{tag}{attributes}>{words} w{at}q " + (f"</{tag}>" if data.draw(st.booleans()) else "")
    text = check(page).text
    assert [word for word in expected if text.count(word) != 1] == []


@given(pages)
@settle
def test_no_page_is_too_broken(page):
    check(page)


@given(st.sampled_from(PAGES), damages_of_a_page)
@settle
def test_no_letter_of_a_damaged_page_is_lost(written, damages):
    page = written.decode("utf-8", "ignore") if b"\0" not in written else written.decode("utf-16")
    page = page.replace("charset", "x").replace("encoding", "x")
    for place, length, words in damages:
        at = place % (len(page) + 1)
        page = page[:at] + words + page[at + length :]
    decoded = check(page)
    added = letters(decoded.text[start:end] for start, end, *_ in decoded.added)
    assert letters([decoded.text]) - added == letters(_texts(page))


def _texts(page):
    """The words of a page's tree, taken from it in another way."""
    from bs4 import Comment, Declaration, Doctype, ProcessingInstruction

    from tools.readers.html_tree import parse

    for one in parse(page).find_all(string=True):
        if not isinstance(one, (Doctype, ProcessingInstruction)) and not (
            isinstance(one, Declaration) and not isinstance(one, Comment) and re.match(r"\s*(?:end)?if|\s*else", one, re.I)
        ):
            yield str(one)


@given(pages)
@settle
def test_another_parser_finds_no_more_words(page):
    """What the standard parser finds between tags is there too, where no markup is broken."""
    if re.search(r"<(?![/a-z])|&(?!(?:nbsp|laquo|#151);)|]]>|script|title|textarea", page) or "<" in re.sub(
        r"<[^<>]*>", "", page
    ):
        return
    other = Words()
    other.feed(page)
    other.close()
    decoded = check(page)
    added = letters(decoded.text[start:end] for start, end, *_ in decoded.added)
    assert letters([decoded.text]) - added == letters(other.found)


def test_deep_and_wide_pages_are_read():
    assert lines("<div><b><font>" * 3000 + "Tea is hot.") == ["Tea is hot."]
    assert lines("<table><tr><td>" * 300 + "Tea is hot.") == ["Tea is hot."]
    assert lines("<ol><li>" * 300 + "Tea is hot.")[-1].endswith("Tea is hot.")


@given(st.sampled_from(PAGES), damages_of_a_page)
@settle
def test_clauses_and_ledger_give_a_damaged_page_back(written, damages):
    """Every character of the text as read has one owner, or the page is refused with its lines."""
    page = written.decode("utf-8", "ignore") if b"\0" not in written else written.decode("utf-16")
    for place, length, words in damages:
        at = place % (len(page) + 1)
        page = page[:at] + words + page[at + length :]
    decoded = check(page.replace("charset", "x").replace("encoding", "x"))
    file = SourceFile("page.html", PATH, "", "", (), (), 1)
    text = SourceText("t", "laws", "1997", ("ru", "en"), {"en": "T"}, "public", "", "", "", "", (file,), 1)
    try:
        read = read_file(text, file, decoded, Lexicon([decoded.text]), "sources.toml")
        whole = assemble(text, [read])
    except (FileFault, Conflict) as error:
        assert all(re.match(r"page\.html:\d+: .", fault) for fault in str(error).split("\n"))
        return
    shares = Shares(read.source, read.records, read.removed)
    entries = list(shares.entries(whole.into))
    spans = list(shares.spans(text.id))
    places = sorted([pair for span in spans for pair in span.spans] + [(entry.start, entry.end) for entry in entries])
    assert "".join(decoded.text[start:end] for start, end in places) == decoded.text
    told = {at for entry in entries for at in range(entry.start, entry.end)}
    assert all(at in told for start, end, *_ in decoded.added for at in range(start, end))


# Indents.

QUOTED = (
    "<p>A. The host has:</p><blockquote><p>1. a cup, or</p><p>2. a mug:</p><blockquote><p>(a) red, or</p><p>(b) blue.</p>{}"
)
STYLED = "<p>A. The host has:</p>" + "".join(
    f"<p style='margin-left:{left}pt'>{words}</p>"
    for left, words in ((18, "1. a cup, or"), (18, "2. a mug:"), (36, "(a) red, or"), (36, "(b) blue."))
)


@pytest.mark.parametrize(
    "page, clause",
    (
        (QUOTED.format("</blockquote></blockquote><p>All are washed.</p>"), "3A"),
        (QUOTED.format("</blockquote><p>All are washed.</p></blockquote>"), "3A2"),
        (STYLED + "<p>All are washed.</p>", "3A"),
        (STYLED + "<p style='margin-left:18pt'>All are washed.</p>", "3A2"),
    ),
)
def test_a_paragraph_comes_back_to_the_clause_that_stands_as_far_in(page, clause, tmp_path):
    page = f"<html><head><title>t</title></head><body><h2>Law 3. Cups</h2>{page}<p>B. They are dried.</p>"
    (tmp_path / "f.html").write_text(page, encoding="utf-8")
    (tmp_path / "sources.toml").write_text(tea.MANIFEST.format(lang="en", file="f.html"), encoding="utf-8")
    one = ingest(tmp_path, tmp_path / "texts")[0]
    told = tea.told(one)
    assert (told[-2].id, told[-2].body) == (clause, "All are washed.") and not one.account.doubts


def test_a_list_whose_labels_were_kept_as_words_tells_nothing_of_what_comes_after(tmp_path):
    listed = "<p>A. The host has:</p><ul><li>(a) a cup, or</li><li>(b) a mug.</li></ul><p>Then both are washed.</p>"
    page = f"<html><head><title>t</title></head><body><h2>Law 3. Cups</h2>{listed}<p>B. They are dried.</p>"
    (tmp_path / "f.html").write_text(page, encoding="utf-8")
    (tmp_path / "sources.toml").write_text(tea.MANIFEST.format(lang="en", file="f.html"), encoding="utf-8")
    one = ingest(tmp_path, tmp_path / "texts")[0]
    assert [clause.id for clause in tea.told(one)] == ["3", "3A", "3B"]


def test_an_item_c_is_no_copyright_notice():
    page = f"{LAW}<p>(c) the cup is full since 1987.</p><p>(c) The Federation of Tea, 2004</p>"
    assert lines(page)[-1] == "(c) the cup is full since 1987."
    assert removed(page)[-1] == ("nav", "(c) The Federation of Tea, 2004")


def test_a_mark_and_its_note_in_one_block_make_no_note_of_the_block():
    note = '<br><a name="n1"></a><sup>1</sup> A full one.'
    page = f'<body><b>Law 7. Tea</b><br>Tea<sup><a href="#n1" name="r1">1</a></sup> is hot.<br>{note}</body>'
    decoded = read_html(page.encode(), PATH)
    assert not any("footnote" in own for at, own in decoded.marks.items() if decoded.text[at:].startswith("Law 7"))


def test_a_blank_parts_a_note_from_its_own_sign_alone():
    page = f'{LAW}<p>Tea<a href="#n3" name="r3">3</a> is hot.</p><p id="n3"><a href="#r3">3</a> See Law 15A4 and 44F.</p>'
    assert lines(page)[-1].endswith("See Law 15A4 and 44F.")
