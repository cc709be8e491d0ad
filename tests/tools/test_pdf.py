"""PDFs: lines in reading order, what runs through pages taken out, footnotes, tables; refused if there are no words."""

import re
from pathlib import Path

import pypdfium2
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.tools import raw_pdf, tea
from tools.ingest import ingest
from tools.readers.decoded import NotText
from tools.readers.pdf import read_pdf

PATH = Path("laws.pdf")
RUNNING = {
    "display_header_footer": True,
    "header_template": '<span style="font-size:8px;margin:auto">Rules of the Tea Table</span>',
    "footer_template": '<span style="font-size:8px;margin:auto" class="pageNumber"></span>',
    "margin": {"top": "1.5cm", "bottom": "1.5cm", "left": "1.2cm", "right": "1.2cm"},
}
SERIF = "body{font:10pt 'DejaVu Serif'} .d2{margin-left:1.5em} .d3{margin-left:3em}"
LAYOUTS = {
    "A4": (SERIF, "A4"),
    "A6": (SERIF + "body{font-size:9pt}", "A6"),
    "filled lines and hyphens": (SERIF + "p{text-align:justify;hyphens:auto}", "A5"),
    "two columns": (SERIF + "main{columns:2;font-size:8pt;height:150mm;column-fill:auto} p{text-align:justify}", "A5"),
    "indents and no gaps": (SERIF + "p,h2,h3{font-size:10pt;margin:0;text-indent:1.5em;text-align:justify}", "A6"),
    "one size and no gaps": ("p,h2,h3{margin:0;font:10pt 'DejaVu Sans'}", "A5"),
    "double spaced": (SERIF + "body{line-height:2}", "A5"),
    "set sideways": (SERIF, "A4 landscape"),
}
PAGES = """@page{size:A5;margin:0} body{margin:0;font:10pt 'DejaVu Serif'} p{margin:0 0 2mm} .two{columns:2}
section{position:relative;width:148mm;height:209mm;break-after:page;overflow:hidden} section>*{position:absolute}
header{top:8mm;left:20mm;font-size:8pt} footer{bottom:8mm;width:148mm;text-align:center;font-size:8pt}
div{top:18mm;left:15mm;right:15mm} aside{bottom:18mm;left:15mm;right:15mm;font-size:8pt;border-top:0.5pt solid black}
sup{font-size:65%;line-height:0}"""
COLOURS = "white black red green blue grey brown yellow golden silver old new round tall small long wide cold hot".split()


def laws_page(laws, css, law):
    """The laws of the tea table as a page for Chromium."""
    made = ""
    for one in laws:
        label = one.label.replace("Law", law)
        if one.title:
            head = "h2" if one.id.isdigit() else "h3"
            made += f"<{head}>{label}{one.title}</{head}>" + (f"<p class=d{one.depth}>{one.body}</p>" if one.body else "")
        else:
            made += f"<p class=d{one.depth}>{label}{one.body}</p>"
    return f'<html lang="{"ru" if law == "Правило" else "en"}"><style>{css}</style><main>{made}</main></html>'


def page(body, notes="", number="", kind=""):
    """One page of a book with footnotes."""
    foot = f"<aside>{notes}</aside>" if notes else ""
    head = "<header>Rules of the Tea Table</header>"
    return f"<section>{head}<div class='{kind}'>{body}</div>{foot}<footer>{number}</footer></section>"


def row(clause, law):
    """A clause in a cell of a table."""
    return f"<b>{clause.label.replace('Law', law)}{clause.title}</b><p>{clause.body}</p>"


TWINS = [(one, next(two for two in tea.LAWS if two.id == one.id)) for one in tea.RUSSIAN if one.id != "4"]
ONE_CUP = "One cup{} is enough for each of the Guests when the table is small, and the Steward", "may pour the rest{} away."
NOTES = (
    "A cup holds a quarter of a pot, and a pot is what the Host says it is when he is asked by the Steward.",
    "Not here.",
)
KETTLE = " ".join(f"The {one} kettle sings before the {two} one does." for one, two in zip(COLOURS, COLOURS[1:]))
MARK = "<sup>1</sup>"
BOOK = {
    "footnotes": page(f"<p>Law 3. Cups</p><p>A. {ONE_CUP[0].format(MARK)}</p>", f"<p>{MARK} {NOTES[0]}</p>", 1)
    + page(f"<p>{ONE_CUP[1].format(MARK)}</p><p>B. A cold cup is a lost cup.</p>", f"<p>{MARK} {NOTES[1]}</p>", 2)
    + page(f"<p>C. {KETTLE}</p>", f"<p>{MARK} See <i>A</i>.</p>", 3, "two"),
    "table": "<p>The cups are counted so:</p><table border=1 cellpadding=6><tr><th>Cups<th>Cold<th>Hot<tr><td>1<td>20<td>40"
    "<tr><td>2<td>30<td>60<tr><td>3<td><td>80</table><p>No other cups are counted.</p>",
    "two languages": "<table border=1 cellpadding=4 style='font-size:9pt'>"
    + "".join(f"<tr><td width=50%>{row(one, 'Правило')}<td>{row(two, 'Law')}" for one, two in TWINS)
    + "</table>",
    "odd": "<p>Tea is hot.</p><p style='position:relative'><b style='position:absolute'>Twice here</b><b>Twice here</b></p>"
    "<p style='writing-mode:vertical-rl'>down the side</p><p style='letter-spacing:3px'>a word set wide</p>"
    "<p>the efficient official</p>",
}


@pytest.fixture(scope="module")
def printed(tmp_path_factory, chromium):
    """Every PDF that Chromium prints for these tests, by name."""
    folder = tmp_path_factory.mktemp("printed")
    tab = chromium.new_page()
    for name, (css, size) in LAYOUTS.items():
        for law, laws in (("Law", tea.LAWS), ("Правило", tea.RUSSIAN)):
            tab.set_content(laws_page(laws, css, law))
            paper = {"format": size.split()[0], "landscape": "landscape" in size}
            tab.pdf(path=folder / f"{name} {law}.pdf", **paper, **RUNNING)
    for name, body in BOOK.items():
        tab.set_content(f"<html lang=en><style>{PAGES}</style>{body}</html>")
        tab.pdf(path=folder / f"{name}.pdf", prefer_css_page_size=True)
    tab.close()
    return lambda name: (folder / f"{name}.pdf").read_bytes()


def folder(tmp_path, written, lang="en"):
    (tmp_path / "f.pdf").write_bytes(written)
    (tmp_path / "sources.toml").write_text(tea.MANIFEST.format(lang=lang, file="f.pdf"), encoding="utf-8")
    return tmp_path


def kept(written):
    """The lines that are kept."""
    return tea.kept(read_pdf(written, PATH))


def removed(written):
    """(kind, words) of what is taken out."""
    return tea.removed(read_pdf(written, PATH))


def letters(words):
    return sorted(re.sub(r"[\s|\u00ad‐-]", "", words))


@pytest.mark.browser
@pytest.mark.parametrize("name", LAYOUTS)
@pytest.mark.parametrize("law, laws, lang", (("Law", tea.LAWS, "en"), ("Правило", tea.RUSSIAN, "ru")), ids=("en", "ru"))
def test_a_printed_file_gives_its_clauses(name, law, laws, lang, printed, tmp_path):
    one = ingest(folder(tmp_path, printed(f"{name} {law}"), lang), tmp_path / "texts")[0]
    assert tea.told(one) == laws


@pytest.mark.browser
@pytest.mark.parametrize("name", [f"{name} Law" for name in LAYOUTS] + sorted(BOOK))
def test_every_letter_of_the_file_stands_in_the_text(name, printed):
    decoded = read_pdf(printed(name), PATH)
    document = pypdfium2.PdfDocument(printed(name))
    whole = "".join(one.get_textpage().get_text_bounded() for one in document)
    raised = str.maketrans("⁰¹²³⁴⁵⁶⁷⁸⁹", "0123456789")
    doubled = "".join(decoded.text[edit.start : edit.end] for edit in decoded.removed if edit.kind == "dup")
    assert letters(decoded.text.translate(raised)) == letters(whole.replace("\ufffe", "") + doubled)


@pytest.mark.browser
def test_footnotes_go_to_the_clauses_that_call_them_over_pages_and_columns(printed, tmp_path):
    one = ingest(folder(tmp_path, printed("footnotes")), tmp_path / "texts")[0]
    sentence = " ".join(ONE_CUP).format("", "")
    clauses = [("3", ""), ("3A", sentence), ("3B", "A cold cup is a lost cup."), ("3C", KETTLE)]
    assert [(clause.id, clause.body) for clause in tea.told(one)] == clauses
    assert tea.notes(one) == [("3.fn1", NOTES[0]), ("3.fn2", NOTES[1]), ("3.fn3", "See A.")]
    assert removed(printed("footnotes"))[:2] == [("running", "Rules of the Tea Table"), ("page", "1")]


@pytest.mark.browser
def test_a_table_of_two_languages_is_two_columns(printed, tmp_path):
    where = folder(tmp_path, printed("two languages"), 'ru", "en')
    manifest = (where / "sources.toml").read_text(encoding="utf-8")
    (where / "sources.toml").write_text(manifest + 'prevails = "ru"\n', encoding="utf-8")
    told = tea.told(ingest(where, tmp_path / "texts")[0])
    assert sorted(told) == sorted(clause for twin in TWINS for clause in twin)


@pytest.mark.browser
def test_a_table_is_kept_as_rows(printed):
    rows = ["| Cups | Cold | Hot |", "| 1 | 20 | 40 |", "| 2 | 30 | 60 |", "| 3 | | 80 |"]
    assert kept(printed("table")) == ["The cups are counted so:", *rows, "No other cups are counted."]


@pytest.mark.browser
def test_doubled_and_crosswise_words_go_and_wide_words_close(printed):
    assert kept(printed("odd")) == ["Tea is hot.", "Twice here", "a word set wide", "the efficient official"]
    assert sorted(removed(printed("odd"))) == [("crosswise", "down the side"), ("dup", "Twice here")]


# PDFs written by hand.


def book(count, head="Rules of the Tea Table", numbers=None, body=None):
    """Pages with a head and a number, each with words of its own."""
    numbers = numbers or range(1, count + 1)
    bodies = body or [f"The host of table {'abcdefghij'[at]} pours tea for" for at in range(count)]
    drawn = []
    for number, words in zip(numbers, bodies):
        rest = raw_pdf.lines(words, "whoever sits there, and waits.", top=230)
        drawn.append(raw_pdf.words(head, base=280, size=9) + rest + raw_pdf.words(str(number), 195, 20, 9))
    return raw_pdf.pdf(*drawn)


def test_heads_and_rising_numbers_are_taken_out():
    assert [kind for kind, _ in removed(book(4))] == ["running", "page"] * 4
    assert kept(book(4))[:2] == ["The host of table a pours tea for", "whoever sits there, and waits."]


def test_a_head_that_names_its_chapter_and_page_runs_though_it_looks_like_a_heading():
    drawn = []
    for at, words in enumerate(("The kettle sings.", "The tea is poured.", "The cup is full.")):
        drawn.append(raw_pdf.words(f"Chapter II: Tea {at + 7}", base=285) + raw_pdf.lines(words, "So it is.", top=250 - at))
    drawn.append(raw_pdf.lines("Chapter 3", "The end.", top=250) + raw_pdf.words("10", 195, 20))
    kinds = [("running", f"Chapter II: Tea {number}") for number in (7, 8, 9)]
    assert removed(raw_pdf.pdf(*drawn)) == [*kinds, ("page", "10")]


def test_numbers_that_do_not_rise_with_the_pages_are_words():
    assert [kind for kind, _ in removed(book(4, numbers=(7, 3, 40, 12)))] == ["running"] * 4


def test_laws_that_begin_on_pages_of_their_own_are_no_running_heads():
    drawn = [raw_pdf.lines(f"Law {at}", "The host pours tea.", "Nobody else does.") for at in (3, 4, 5, 6)]
    assert removed(raw_pdf.pdf(*drawn)) == []


def test_pages_that_are_missing_are_a_gap():
    decoded = read_pdf(book(4, numbers=(1, 2, 7, 8)), PATH)
    jumps = [decoded.text[start:].split("\n")[0] for start, marks in decoded.marks.items() if "jump" in marks]
    assert jumps == ["The host of table c pours tea for"]
    assert any("page 7 is printed after page 2" in words for _, words in decoded.doubts)


def test_a_page_that_is_a_picture_is_a_gap_and_named():
    thing, drawn = raw_pdf.picture()
    written = raw_pdf.pdf(raw_pdf.lines("Law 3. Cups", "The host pours"), drawn, raw_pdf.lines("the tea."), more=[thing])
    decoded = read_pdf(written, PATH)
    assert [words for _, words in decoded.doubts] == [
        "page 2 of the PDF is a picture without words, a gap; put the file through text recognition"
    ]
    assert decoded.marks[decoded.text.index("the tea.")] >= {"jump"}


def test_words_under_a_picture_are_read():
    thing, drawn = raw_pdf.picture()
    assert kept(raw_pdf.pdf(drawn + raw_pdf.words("Law 3. Cups", mode=3), more=[thing])) == ["Law 3. Cups"]


def test_words_outside_the_page_go_and_are_told():
    written = raw_pdf.pdf(raw_pdf.words("Tea is hot.") + raw_pdf.words("printer's slug", 40, -30))
    assert (kept(written), removed(written)) == (["Tea is hot."], [("outside", "printer's slug")])


def test_a_page_on_its_side_is_read_upright():
    drawn = raw_pdf.words("Tea is hot.", matrix="0 1 -1 0 100 40") + raw_pdf.words("It is poured.", matrix="0 1 -1 0 115 40")
    assert kept(raw_pdf.pdf(drawn)) == ["Tea is hot.", "It is poured."]


def test_words_without_spaces_in_the_file_are_parted_by_their_places():
    drawn = "BT /F 12 Tf 1 0 0 1 40 200 Tm [(Tea) -300 (is) -300 (h) 20 (o) 15 (t)] TJ ET\n"
    assert kept(raw_pdf.pdf(drawn)) == ["Tea is hot"]


def test_a_list_of_contents_with_rising_pages_goes():
    names = "".join(raw_pdf.words(f"Law {at}. Cups", 40, 250 - 15 * at) for at in range(1, 6))
    drawn = names + "".join(raw_pdf.words(f"{3 * at}", 350, 250 - 15 * at) for at in range(1, 6))
    written = raw_pdf.pdf(drawn, raw_pdf.lines("Law 1. Cups", "The host pours."))
    assert kept(written) == ["Law 1. Cups", "The host pours."]
    assert {kind for kind, _ in removed(written)} == {"contents"}


def test_a_sentence_that_fills_its_page_goes_on_over_it(tmp_path):
    body = "The host who fills the cups of the table asks the Steward for a kettle."
    drawn = [raw_pdf.lines("Law 3. Cups", body[:49]), raw_pdf.lines(body[50:])]
    one = ingest(folder(tmp_path, raw_pdf.pdf(*drawn)), tmp_path / "texts")[0]
    assert tea.told(one) == (tea.Clause("3", "Cups", body),)


def test_notes_that_a_reader_made_on_a_page_are_told():
    note = "<< /Type /Annot /Subtype {} /Rect [10 10 30 30] /Contents ({}) >>"
    notes = note.format("/Text", "Ask the host about the cups.") + note.format("/Link", "") + note.format("/Highlight", "")
    written = raw_pdf.pdf(raw_pdf.lines("Law 3. Cups", "The host pours tea.")).replace(
        b"/Contents 5 0 R", b"/Annots %b /Contents 5 0 R"
    )
    decoded = read_pdf(written.replace(b"%b", f"[{notes}]".encode()), PATH)
    told = "page 1 holds notes or filled fields that are not read (2): 'Ask the host about the cups.'"
    assert [words for _, words in decoded.doubts] == [told]


# Refusals.

WORDS = raw_pdf.lines("Law 3. Cups", "The host pours tea.")
PICTURE = raw_pdf.picture()


@pytest.mark.parametrize(
    "written, words",
    (
        (raw_pdf.locked(WORDS), "password"),
        (b"%PDF-1.7\n" + b"tea" * 50, "is broken"),
        (raw_pdf.pdf(WORDS)[:60], "is broken"),
        (raw_pdf.pdf(), "is broken"),
        (raw_pdf.pdf("", ""), "holds no words (pages 1 to 2)"),
        (
            raw_pdf.pdf(raw_pdf.picture()[1], more=[raw_pdf.picture()[0]]),
            "is a scan: pictures of pages without words (page 1)",
        ),
        (raw_pdf.pdf(raw_pdf.lines("Ïðàâèëî 3. ×àøêè", "Õîçÿèí íàëèâàåò ÷àé.")), "do not say what they draw (page 1)"),
    ),
)
def test_what_has_no_words_to_read_is_refused_with_what_to_do(written, words):
    with pytest.raises(NotText, match=r"laws\.pdf:1: .*;") as told:
        read_pdf(written, PATH)
    assert words in str(told.value)


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_a_damaged_file_is_refused_or_read(data):
    written = bytearray(data.draw(st.sampled_from((book(2), raw_pdf.pdf(WORDS)))))
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(written) - 1))
        written[at : at + data.draw(st.integers(0, 20))] = data.draw(st.binary(max_size=6))
    end = data.draw(st.sampled_from((len(written), len(written) // 2)))
    try:
        assert read_pdf(bytes(written[:end]), PATH).text.strip()
    except NotText as told:
        assert str(told).startswith("laws.pdf:1: ") and "; " in str(told)


def test_reading_twice_gives_the_same():
    assert read_pdf(book(3), PATH) == read_pdf(book(3), PATH)
