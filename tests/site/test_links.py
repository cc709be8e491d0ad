"""Who cites whom."""

from kodeks.corpus.codes import read_code
from kodeks.corpus.model import Text, clause, law_pages
from kodeks.site.addresses import relative
from kodeks.site.library import Library, shown
from kodeks.site.links import Citing, Links, footnote_marks, gap_marks, link_marks, stress_marks
from kodeks.site.prose import Mark

WORDS = {"not_here": "{clause}: not here", "opens_parent": "{clause}: opens {parent}", "footnote_mark": "Footnote {number}"}
LAWS = [
    clause("45A", "A card once led is played; Law 47E lets it come back, Law 66 does not."),
    clause("45B", "See Law 47F2."),
    clause("47E", "A card may come back.", stressed=[(2, 6)]),
    clause("47F", "No other card may."),
]
REMARKS = [clause("45.1", "Law 47E asks for more than 45.2. below."), clause("45.2", "So says the director.")]


def text(name, kind, rights="public", code="1987"):
    return Text(name, code, kind, ("en",), {"en": name}, rights, "", "", "", "", "ingested", "")


def library():
    texts = [text("old", "laws"), text("remarks", "commentary")]
    pages = {("old", "en"): law_pages("old", "en", LAWS), ("remarks", "en"): law_pages("remarks", "en", REMARKS)}
    return Library(texts, pages, {"1987": read_code("1987")})


def gap(reason, lang):
    words = {"en": "Missing here", "ru": "Здесь пропуск"}[lang]
    (mark,) = gap_marks(clause("45A", "A card.", gaps=[(7, reason)]), {"gap": words}, lang)
    return mark.before


def test_what_only_the_list_of_the_code_has_is_not_told_as_missing():
    reason = "By the list of the code 45A1, 45A2 come next; they are not in this text"
    assert gap(reason, "en") == f'<span class="gap">[… <span lang="en">{reason}</span>]</span> '
    assert "По списку кодекса дальше идут 45A1, 45A2; в этом тексте их нет</span>" in gap(reason, "ru")
    assert "пропуск" not in gap(reason, "ru") and "Здесь пропуск: подпункты 45A1</span>" in gap("the items 45A1", "ru")


def test_a_reason_of_the_text_itself_stands_in_its_own_language():
    assert gap("page <46>", "ru").endswith('<span lang="ru">Здесь пропуск: </span>page &lt;46&gt;]</span> ')


def test_a_clause_knows_where_it_is_cited():
    links = Links(library())
    assert links.cited_by("old", "47E") == (Citing("old", "45", "45A"),)


def test_a_clause_knows_its_commentary():
    links = Links(library())
    assert links.commentary("old", "47E") == (Citing("remarks", "45", "45.1"),)


def test_a_paragraph_knows_the_paragraph_that_cites_it():
    links = Links(library())
    assert links.cited_by("remarks", "45.2") == (Citing("remarks", "45", "45.1"),)


def marks_of(item):
    found = Links(library())
    marks = link_marks(found, "old", "en", item, ("en/old/45/", "en"), WORDS)
    return [(item.body[mark.start : mark.end], mark.before) for mark in marks]


def test_a_reference_leads_to_its_clause():
    assert ("Law 47E", '<a class="ref" href="../47/#47E" title="47E">') in marks_of(LAWS[0])


def test_what_is_not_here_is_no_link():
    (lost,) = [before for printed, before in marks_of(LAWS[0]) if printed == "Law 66"]
    assert lost == '<span class="ref-lost" title="66: not here">'


def test_what_is_here_only_as_its_parent_says_so():
    ((_, before),) = marks_of(LAWS[1])
    assert before == '<a class="ref" href="../47/#47F" title="47F2: opens 47F">'


def test_of_two_calls_of_a_note_the_first_is_the_place_to_come_back_to():
    item = clause("45A", "one two", footnotes=[("45.fn1", 3), ("45.fn1", 7)])
    first, second = footnote_marks(item, WORDS, set())
    assert 'id="call-45-fn1"' in first.before
    assert "id=" not in second.before and 'href="#45-fn1"' in second.before


def test_stress_is_cut_where_a_link_begins():
    item = clause("45A", "one two three", stressed=[(0, 7)])
    cut = stress_marks(item, [Mark(4, 13, "<a>", "</a>")])
    assert [(mark.start, mark.end) for mark in cut] == [(0, 4), (4, 7)]


def test_only_public_texts_are_shown_unless_the_build_is_private():
    texts = [text("a", "laws"), text("b", "laws", "private"), text("c", "laws", "unknown")]
    assert [one.id for one in shown(texts, private=False)] == ["a"]
    assert [one.id for one in shown(texts, private=True)] == ["a", "b", "c"]


def test_the_newest_code_comes_first_and_its_laws_before_its_commentary():
    texts = [text("old-remarks", "commentary"), text("old", "laws"), text("new", "laws", code="2017")]
    assert [one.id for one in shown(texts, private=False)] == ["new", "old", "old-remarks"]


def test_the_way_from_page_to_page_is_relative():
    assert relative("ru/2017/64/", "ru/2017/62/", "62A") == "../62/#62A"
    assert relative("ru/2017/64/", "en/2017/64/") == "../../../en/2017/64/"
    assert relative("ru/2017/64/", "ru/2017/64/", "64A1") == "#64A1"
    assert relative("ru/", "ru/2017/") == "2017/"
