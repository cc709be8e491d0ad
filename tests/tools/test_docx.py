"""Word files: every word once, numbers as the file counts them, notes where they are called; refused if not readable."""

import io
import re
import zipfile
from collections import Counter
from pathlib import Path

import docx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.tools import tea
from tests.tools.word_file import (
    in_list,
    levels,
    lists,
    of_paragraphs,
    of_xml,
    p,
    packed,
    r,
    repacked,
    runs_in,
    unpacked,
)
from tools.ingest import ingest
from tools.readers.decoded import NotText
from tools.readers.docx import read_docx
from tools.readers.forms import read_form

PATH = Path("laws.docx")
SIMPLE = of_paragraphs("Law 3. Cups", "A. One cup", "The Host fills one cup for each Guest.")


PARTS = unpacked(SIMPLE)


def lines(written):
    """The lines that are kept."""
    return tea.kept(read_docx(written, PATH))


def removed(written):
    """(kind, words) of what is taken out, in order."""
    return tea.removed(read_docx(written, PATH))


def added(written):
    """The characters that the file does not hold."""
    decoded = read_docx(written, PATH)
    return [decoded.text[start:end] for start, end, *_ in decoded.added]


def folder(tmp_path, written, lang="en"):
    (tmp_path / "f.docx").write_bytes(written)
    (tmp_path / "sources.toml").write_text(tea.MANIFEST.format(lang=lang, file="f.docx"), encoding="utf-8")
    return tmp_path


# The laws of the tea table, made in several ways.


def typed(laws, law):
    """Labels typed as words, titles as headings."""
    document = docx.Document()
    document.add_paragraph("Rules of the Tea Table", style="Title")
    for one in laws:
        label = one.label.replace("Law", law)
        if one.title:
            document.add_heading(label + one.title, 1 if one.id.isdigit() else 2)
        if one.body:
            document.add_paragraph(one.body if one.title else label + one.body)
    return packed(document)


def counted(laws, law):
    """Labels counted by lists of four levels."""
    form = levels(
        ("decimal", f"{law} %1.", ""), ("upperLetter", "%2."), ("decimal", "%3."), ("lowerLetter", "(%4)")
    ).replace('<w:start w:val="1"/>', '<w:start w:val="3"/>', 1)
    body = ""
    for one in laws:
        title = '<w:pStyle w:val="Heading1"/>' if one.title else ""
        body += p(one.title or one.body, title + in_list(1, one.depth))
        body += p(one.body) if one.title and one.body else ""
    return of_xml(body, lists(form))


def in_cells(laws, law):
    """Labels in a column of their own, as typists do."""
    document = docx.Document()
    table = None
    for one in laws:
        if one.id.isdigit():
            document.add_paragraph(one.label.replace("Law", law) + one.title, style="Heading 1")
            table = None
            if one.body:
                document.add_paragraph(one.body)
            continue
        table = table or document.add_table(0, 2)
        for label, words in ((one.label.strip(), one.title), ("" if one.title else one.label.strip(), one.body)):
            if words:
                cells = table.add_row().cells
                cells[0].text, cells[1].text = label, words
    return packed(document)


@pytest.mark.parametrize("make", (typed, counted, in_cells))
@pytest.mark.parametrize("laws, law, lang", ((tea.LAWS, "Law", "en"), (tea.RUSSIAN, "Правило", "ru")), ids=("en", "ru"))
def test_a_word_file_gives_its_clauses(make, laws, law, lang, tmp_path):
    one = ingest(folder(tmp_path, make(laws, law), lang), tmp_path / "texts")[0]
    assert tea.told(one) == laws


# Numbers.


def test_numbers_nest_and_start_again():
    form = levels(("decimal", "%1."), ("lowerLetter", "(%2)"), ("lowerRoman", "%3)"))
    places = ((0, "a cup"), (1, "white"), (1, "blue"), (2, "small"), (0, "a pot"), (1, "round"))
    body = "".join(p(words, in_list(1, level)) for level, words in places)
    assert lines(of_xml(body, lists(form))) == ["1. a cup", "(a) white", "(b) blue", "i) small", "2. a pot", "(a) round"]
    assert added(of_xml(body, lists(form))) == ["1.", "(a)", "(b)", "i)", "2.", "(a)"]


def test_patterns_of_several_levels_and_levels_that_do_not_restart():
    form = levels(
        ("upperRoman", "Part %1"), ("decimal", "%1.%2", "<w:isLgl/>"), ("decimal", "%3:", '<w:lvlRestart w:val="0"/>')
    )
    places = ((0, "cups"), (1, "white"), (2, "x"), (1, "blue"), (2, "y"), (0, "pots"), (1, "z"))
    body = "".join(p(words, in_list(1, level)) for level, words in places)
    assert lines(of_xml(body, lists(form))) == [
        "Part I cups",
        "1.1 white",
        "1: x",
        "1.2 blue",
        "2: y",
        "Part II pots",
        "2.1 z",
    ]


def test_lists_of_one_form_go_on_unless_one_starts_anew():
    form = f'<w:abstractNum w:abstractNumId="1">{levels(("decimal", "%1."))}</w:abstractNum>'
    form += '<w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num>'
    form += '<w:num w:numId="3"><w:abstractNumId w:val="1"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="7"/>'
    form += "</w:lvlOverride></w:num>"
    body = "".join(p("tea", in_list(number)) for number in (1, 2, 3, 3))
    assert lines(of_xml(body, form)) == ["1. tea", "2. tea", "7. tea", "8. tea"]


def test_numbers_of_styles_and_bullets_that_are_none():
    document = docx.Document()
    for words, style in (("one", "List Number"), ("two", "List Number"), ("a dot", "List Bullet")):
        document.add_paragraph(words, style=style)
    assert lines(packed(document)) == ["1. one", "2. two", "a dot"]


def test_lists_of_the_same_letters_in_each_other_are_numbered_by_their_place_and_told(tmp_path):
    form = levels(("upperLetter", "%1."), ("upperLetter", "%2."), ("lowerLetter", "%3."))
    places = ((0, "One cup"), (1, "White cups are washed."), (1, "Blue cups are not:"), (2, "the old one;"), (2, "the new."))
    body = p("Law 3. Cups") + "".join(p(words, in_list(1, level)) for level, words in places)
    written = of_xml(body, lists(form))
    numbers = ["A.", "1.", "2.", "a.", "b."]
    assert added(written) == numbers and any(
        "lists of the same letters" in words for _, words in read_docx(written, PATH).doubts
    )
    one = ingest(folder(tmp_path, written), tmp_path / "texts")[0]
    assert [clause.id for clause in tea.told(one)] == ["3", "3A", "3A1", "3A2", "3A2(a)", "3A2(b)"]


def indented(words, left):
    return p(words, f'<w:ind w:left="{left}"/>')


@pytest.mark.parametrize("left, clause", ((900, "3A1"), (450, "3A"), (1350, "3A1(b)")))
def test_a_paragraph_comes_back_to_the_clause_whose_words_stand_as_far_in(left, clause, tmp_path):
    wide = [f'<w:pPr><w:ind w:left="{at}" w:hanging="450"/></w:pPr>' for at in (450, 900, 1350)]
    form = levels(("upperLetter", "%1.", wide[0]), ("decimal", "%2.", wide[1]), ("lowerLetter", "(%3)", wide[2]))
    places = ((0, "The host has:"), (1, "a kettle, and"), (2, "a cup, or"), (2, "a mug."))
    body = p("Law 3. Cups") + "".join(p(words, in_list(1, level)) for level, words in places)
    one = ingest(folder(tmp_path, of_xml(body + indented("He fills it.", left), lists(form))), tmp_path / "texts")[0]
    assert not one.account.doubts and tea.told(one)[-1].id == clause and tea.told(one)[-1].body.endswith("He fills it.")


def test_russian_letters_are_counted_as_word_counts_them():
    body = "".join(p("чай", in_list(1)) for _ in range(10))
    numbers = [line.split(")")[0] for line in lines(of_xml(body, lists(levels(("russianLower", "%1)")))))]
    assert "".join(numbers) == "абвгдежзик"


def test_an_empty_paragraph_and_a_deleted_one_are_not_counted():
    gone = f'<w:p><w:pPr>{in_list(1)}<w:rPr><w:del w:id="1"/></w:rPr></w:pPr><w:del w:id="2">{deleted("gone")}</w:del></w:p>'
    body = p("one", in_list(1)) + p("", in_list(1)) + gone + p("two", in_list(1))
    assert lines(of_xml(body, lists(levels(("decimal", "%1."))))) == ["1. one", "2. two"]


# What stands in and beside the words.


def deleted(words):
    return f'<w:r><w:delText xml:space="preserve">{words}</w:delText></w:r>'


def test_notes_follow_the_paragraph_that_calls_them_and_are_numbered_through():
    call = '<w:r><w:{0}Reference w:id="{1}"/></w:r>'
    body = f"<w:p>{r('A cup')}{call.format('footnote', 2)}{r(' of tea')}{call.format('endnote', 1)}</w:p>" + p("Next.")
    rule = '<w:footnote w:type="separator" w:id="0"><w:p><w:r><w:separator/></w:r></w:p></w:footnote>'
    notes = rule + f'<w:footnote w:id="2"><w:p><w:r><w:footnoteRef/></w:r>{r(" Or a mug.")}</w:p></w:footnote>'
    written = of_xml(body, footnotes=notes, endnotes=f'<w:endnote w:id="1">{p("Green or black.")}</w:endnote>')
    assert lines(written) == ["A cup¹ of tea²", "¹ Or a mug.", "² Green or black.", "Next."]
    decoded = read_docx(written, PATH)
    assert [decoded.marks[decoded.text.index(note)] for note in ("¹ Or", "² Green")] == [{"end", "footnote"}] * 2


def test_a_note_that_nothing_calls_is_taken_out_and_told():
    written = of_xml(p("Tea."), footnotes=f'<w:footnote w:id="5">{p("Alone.")}</w:footnote>')
    assert (lines(written), removed(written)) == (["Tea."], [("footnote", "Alone.")])


def test_footnotes_reach_their_clauses(tmp_path):
    body = p("Law 3. Cups", '<w:pStyle w:val="Heading1"/>')
    body += f'<w:p>{r("Every Guest has a cup")}<w:r><w:footnoteReference w:id="2"/></w:r>{r(".")}</w:p>'
    written = of_xml(body, footnotes=f'<w:footnote w:id="2">{p("Or a mug.")}</w:footnote>')
    one = ingest(folder(tmp_path, written), tmp_path / "texts")[0]
    assert tea.notes(one) == [("3.fn1", "Or a mug.")]
    page = (tmp_path / "texts" / "t" / "en" / "3.md").read_text(encoding="utf-8")
    assert "**3.** Every Guest has a cup[^1]." in page


def test_tracked_changes_are_accepted_and_told():
    body = (
        f'<w:p>{r("Two ")}<w:ins w:id="1">{r("small ")}</w:ins><w:del w:id="2">{deleted("big ")}</w:del>{r("cups.")}</w:p>'
    )
    written = of_xml(body)
    assert (lines(written), removed(written)) == (["Two small cups."], [("deleted", "big ")])
    assert any("deletions" in words for _, words in read_docx(written, PATH).doubts)


def test_paragraphs_whose_end_is_deleted_are_one():
    first = f'<w:p><w:pPr><w:rPr><w:del w:id="1"/></w:rPr></w:pPr>{r("Two cups ")}</w:p>'
    assert lines(of_xml(first + p("of tea."))) == ["Two cups of tea."]


def test_hidden_words_comments_heads_and_feet_are_taken_out_and_told():
    document = docx.Document()
    paragraph = document.add_paragraph("Tea ")
    paragraph.add_run("secret ").font.hidden = True
    document.add_comment(paragraph.add_run("is hot."), text="Very.", author="Anna", initials="A")
    document.sections[0].header.paragraphs[0].text = "Tea Table"
    document.sections[0].footer.paragraphs[0].text = "draft"
    assert lines(packed(document)) == ["Tea is hot."]
    assert any("comments beside the text (1)" in words for _, words in read_docx(packed(document), PATH).doubts)
    kinds = [("comment", "Very."), ("hidden", "secret "), ("running", "Tea Table"), ("running", "draft")]
    assert sorted(removed(packed(document))) == kinds


def test_a_text_box_is_read_once_after_its_paragraph():
    box = f"<w:txbxContent>{p('In a box.')}</w:txbxContent>"
    both = f"<mc:AlternateContent><mc:Choice Requires='wps'><w:drawing><wps:txbx>{box}</wps:txbx></w:drawing></mc:Choice>"
    both += f"<mc:Fallback><w:pict><v:textbox>{box}</v:textbox></w:pict></mc:Fallback></mc:AlternateContent>"
    assert lines(of_xml(f"<w:p>{r('Before.')}<w:r>{both}</w:r>{r(' After.')}</w:p>")) == ["Before. After.", "In a box."]


def field(instruction, result):
    kinds = [f'<w:r><w:fldChar w:fldCharType="{kind}"/></w:r>' for kind in ("begin", "separate", "end")]
    return f"{kinds[0]}<w:r><w:instrText>{instruction}</w:instrText></w:r>{kinds[1]}{result}{kinds[2]}"


def test_a_list_of_contents_makes_no_clauses():
    result = f"{r('Law 3. Cups')}<w:r><w:tab/></w:r>{field('PAGEREF x', r('4'))}"
    start, end = field("TOC \\o", "|").split("|")
    body = f"<w:p>{start}{result}</w:p>{p('Law 4. Pots 9')}<w:p>{end}</w:p>" + p("Law 3. Cups")
    assert lines(of_xml(body)) == ["Law 3. Cups"]
    assert removed(of_xml(body)) == [("contents", "Law 3. Cups 4"), ("contents", "Law 4. Pots 9")]


def test_fields_give_their_words_and_page_numbers_go():
    body = f"<w:p>{r('See ')}{field('REF cup', r('Law 3'))}{r(' on page ')}{field('PAGE', r('12'))}{r('.')}</w:p>"
    assert (lines(of_xml(body)), removed(of_xml(body))) == (["See Law 3 on page ."], [("page", "12")])


def test_words_inside_links_tags_and_controls_stand_in_their_place():
    inside = f'<w:hyperlink w:anchor="x">{r("a cup")}</w:hyperlink><w:smartTag w:element="e">{r(" of")}</w:smartTag>'
    inside += f"<w:sdt><w:sdtContent>{r(' tea')}</w:sdtContent></w:sdt>"
    body = f"<w:sdt><w:sdtContent><w:p>{inside}</w:p></w:sdtContent></w:sdt>"
    body += f"<w:customXml w:element='e'>{p('Then.')}</w:customXml>"
    assert lines(of_xml(body)) == ["a cup of tea", "Then."]


def test_tabs_line_ends_hyphens_and_signs():
    inside = "<w:t>A.</w:t><w:tab/><w:t>tea</w:t><w:noBreakHyphen/><w:t>pot</w:t><w:br/>"
    inside += "<w:t>ket</w:t><w:softHyphen/><w:t>tle</w:t>"
    inside += '<w:sym w:font="Symbol" w:char="F0AA"/>'
    assert lines(of_xml(f"<w:p><w:r>{inside}</w:r></w:p>")) == ["A. tea-pot", "ket\u00adtle♠"]


def test_raised_digits_are_marks_and_told():
    written = of_xml(f"<w:p>{r('a cup')}{r('12', RAISED)}</w:p>")
    assert (lines(written), added(written)) == (["a cup¹²"], ["¹²"])


# Tables.


def table(*rows):
    document = docx.Document()
    made = document.add_table(len(rows), len(rows[0]))
    for row, words in zip(made.rows, rows):
        for cell, one in zip(row.cells, words):
            cell.text = one
    return packed(document)


@pytest.mark.parametrize(
    "rows, told",
    (
        ((("Cups", "Points"), ("1", "20")), ["| Cups | Points |", "| 1 | 20 |"]),
        ((("Cups", ""), ("1", "20")), ["| Cups | |", "| 1 | 20 |"]),
        ((("A.", "The Host pours first."), ("B.", "The Guest waits.")), ["A. The Host pours first.", "B. The Guest waits."]),
        ((("Law 3. Cups", "Правило 3. Чашки"),), ["Law 3. Cups", "Правило 3. Чашки"]),
        ((("One.\nTwo.\nThree.", "Four."),), ["One.", "Two.", "Three.", "Four."]),
    ),
)
def test_tables_are_rows_unless_they_only_set_words_side_by_side(rows, told):
    assert lines(table(*rows)) == told


# Every word once, whatever the file is made of.

words = st.text(st.characters(codec="utf-8", categories=("L", "N", "P"), exclude_characters="<>&"), min_size=1, max_size=6)
RAISED = '<w:vertAlign w:val="superscript"/>'
KINDS = {
    "plain": r,
    "hidden": lambda one: r(one, "<w:vanish/>"),
    "raised": lambda one: r(one + "a", RAISED),
    "deleted": lambda one: f'<w:del w:id="1">{deleted(one)}</w:del>',
    "moved": lambda one: f'<w:moveFrom w:id="1">{r(one)}</w:moveFrom>',
    "inserted": lambda one: f'<w:ins w:id="1">{r(one)}</w:ins>',
    "linked": lambda one: f"<w:hyperlink>{r(one)}</w:hyperlink>",
    "control": lambda one: f"<w:sdt><w:sdtContent>{r(one)}</w:sdtContent></w:sdt>",
    "box": lambda one: f"<w:r><w:pict><w:txbxContent>{p(one)}</w:txbxContent></w:pict></w:r>",
    "contents": lambda one: field("TOC", r(one)),
    "number": lambda one: field("PAGE", r(one)),
}
run = st.builds(lambda one, kind: KINDS[kind](one), words, st.sampled_from(sorted(KINDS)))
paragraph = st.builds(
    lambda runs, properties: f"<w:p><w:pPr>{properties}</w:pPr>{''.join(runs)}</w:p>",
    st.lists(run, max_size=4),
    st.sampled_from(("", in_list(1), in_list(1, 1), '<w:pStyle w:val="Title"/>', '<w:rPr><w:del w:id="3"/></w:rPr>')),
)
cell = st.builds(lambda inside: f"<w:tc>{''.join(inside)}<w:p/></w:tc>", st.lists(paragraph, max_size=2))
rows = st.lists(st.lists(cell, min_size=1, max_size=3).map(lambda cells: f"<w:tr>{''.join(cells)}</w:tr>"), max_size=3)
block = st.one_of(paragraph, rows.map(lambda made: f"<w:tbl>{''.join(made)}</w:tbl>"))


@settings(max_examples=40, deadline=None)
@given(st.lists(block, min_size=1, max_size=5))
def test_every_run_stands_in_the_text_once(blocks):
    written = of_xml("".join(blocks), lists(levels(("decimal", "%1."), ("lowerLetter", "(%2)"))))
    try:
        decoded = read_docx(written, PATH)
    except NotText:
        assert not "".join(runs_in(written)).strip()
        return
    text = decoded.text
    for start, end, *_ in reversed(decoded.added):
        text = text[:start] + text[end:]
    bare = Counter(re.sub(r"[\s|]", "", text))
    assert bare == Counter(re.sub(r"[\s|]", "", "".join(runs_in(written))))
    assert sorted(decoded.removed) == sorted(set(decoded.removed))


# What cannot be read, and what is read with care.


def bomb():
    return repacked({**unpacked(SIMPLE), "word/document.xml": b"<a>" + b" " * 80_000_000 + b"</a>"})


def entities():
    head = '<!DOCTYPE w:document [<!ENTITY a "tea tea tea"><!ENTITY b "&a;&a;&a;&a;">]><w:document'
    content = unpacked(SIMPLE)["word/document.xml"].decode()
    content = re.sub("<w:document", head, content, count=1).replace("One", "&b;").replace("A. ", "&b;")
    return repacked({**unpacked(SIMPLE), "word/document.xml": content.encode()})


@pytest.mark.parametrize(
    "written, words",
    (
        (SIMPLE[:2000], "again"),
        (b"PK\x03\x04" + b"\0" * 100, "again"),
        (bomb(), "save each part"),
        (repacked({**unpacked(SIMPLE), "word/document.xml": b"<w:document"}), "save it again as DOCX"),
        (repacked({"a.txt": b"tea"}), "unpack it"),
        (repacked({"[Content_Types].xml": b"", "word/styles.xml": b""}), "no document"),
        (of_xml(p(" ")), "holds no words"),
    ),
)
def test_what_is_no_readable_word_file_is_refused_with_what_to_do(written, words, tmp_path):
    path = tmp_path / "laws.docx"
    path.write_bytes(written)
    with pytest.raises(NotText, match=r"laws\.docx:1: .*;") as told:
        read_form(path)
    assert words in str(told.value)


def test_a_locked_word_file_is_refused(tmp_path):
    path = tmp_path / "laws.docx"
    path.write_bytes(
        b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + b"\0" * 600 + "EncryptedPackage".encode("utf-16-le") + b"\0" * 600
    )
    with pytest.raises(NotText, match="password"):
        read_form(path)


def test_entities_are_not_unfolded():
    try:
        assert "tea tea" not in read_docx(entities(), PATH).text
    except NotText:
        pass


def test_macros_are_not_run_and_told():
    files = unpacked(SIMPLE)
    main = b"application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"
    files["[Content_Types].xml"] = files["[Content_Types].xml"].replace(
        main, b"application/vnd.ms-word.document.macroEnabled.main+xml"
    )
    files["word/vbaProject.bin"] = b"macros"
    assert lines(repacked(files)) == lines(SIMPLE)
    assert any("macros" in words for _, words in read_docx(repacked(files), PATH).doubts)


@settings(max_examples=40, deadline=None)
@given(st.data())
def test_a_damaged_word_file_is_refused_or_read(data):
    files = dict(PARTS)
    name = data.draw(st.sampled_from([name for name in sorted(files) if name.endswith((".xml", ".rels"))]))
    content = bytearray(files[name])
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(content) - 1))
        content[at : at + data.draw(st.integers(0, 30))] = data.draw(st.binary(max_size=6))
    files[name] = bytes(content)
    written = repacked(files)
    end = data.draw(st.sampled_from((len(written), len(written) // 2, 60)))
    try:
        assert read_docx(written[:end], PATH).text.strip()
    except NotText as told:
        assert str(told).startswith("laws.docx:1: ")


def test_the_whole_package_damaged_byte_by_byte():
    for at in range(0, len(SIMPLE), 401):
        written = SIMPLE[:at] + bytes([SIMPLE[at] ^ 255]) + SIMPLE[at + 1 :]
        try:
            read_docx(written, PATH)
        except NotText as told:
            assert "; " in str(told)


def test_zip_entries_that_are_locked_are_refused():
    written = io.BytesIO(SIMPLE)
    with zipfile.ZipFile(written) as package:
        places = [entry.header_offset for entry in package.infolist()]
    locked = bytearray(SIMPLE)
    for at in places:
        locked[at + 6] |= 1
    for found in re.finditer(b"PK\x01\x02", SIMPLE):
        locked[found.start() + 8] |= 1
    with pytest.raises(NotText, match="password"):
        read_docx(bytes(locked), PATH)
