"""What looks like something else: a label, a title, a mark, a struck word; what is sure comes back, the rest is told."""

import pytest

from tests.tools.dirt.check import broken_invariants, read_words

HEAD = {"en": "Law 7. Cups\n\n", "ru": "Правило 7. Чашки\n\n"}


def read(words, lang="en", kind="laws", code="2007"):
    """(id → (title, body), what is told, one doubt a line) of a text."""
    came = read_words(words, kind, code, (lang,))
    assert came.refused == ""
    return {key[1]: found[1:3] for key, found in came.clauses.items()}, "\n".join(told for _, told in came.doubts)


@pytest.mark.parametrize("heading", ("Law 8. Lids", "Part II. Lids\n\nLaw 8. Lids", "Law 8 - Lids"))
def test_a_heading_below_the_footnotes_of_a_page_ends_them(heading):
    words = (
        f"Law 7. Cups\n\nA. Host\n\nThe host(*) pours.\n\n{'?' * 48} (*) - Or a steward.\n\n{heading}\n\nNo lid, no tea.\n"
    )
    found, _ = read(words)
    assert (found["7.fn1"], found["8"]) == (("", "Or a steward."), ("Lids", "No lid, no tea."))


def test_a_label_below_the_footnotes_of_a_page_is_told():
    words = f"Law 7. Cups\n\nA. Host\n\nThe host(*) pours.\n\n{'?' * 48} (*) - Or a steward.\n\nB. Guest\n\nHe waits.\n"
    assert "'B. Guest…' begins like a label below a footnote; kept as more of the footnote" in read(words)[1]


@pytest.mark.parametrize("mark", ("[19]", "¹", "(*)"))
def test_a_mark_alone_in_a_paragraph_calls_no_footnote(mark):
    assert mark in read(f"{HEAD['en']}A. Host\n\nThe host pours.\n\n{mark}\n\nHe stops.\n")[0]["7A"][1]


LINES = (
    "The host pours tea for the guests who came by the early boat, or",
    "never for those who are late; it was so for Mr. I. Brown and A.",
    "B. Cole, who came when the tea was over and who was told by the",
    "steward that he had to wait.",
)


@pytest.mark.parametrize("gap", (" ", "\n"), ids=("on a line", "wrapped"))
def test_initials_are_no_labels(gap):
    guest = f"He waits until the tea that the host has poured for the others{gap}is cold."
    words = f"{HEAD['en']}A. Host\n\n{gap.join(LINES)}\n\nB. Guest\n\n{guest}\n"
    found, _ = read(words)
    assert (found["7A"][1], found["7B"][0]) == (" ".join(LINES), "Guest")


@pytest.mark.parametrize("reference", ("in section B.", "in sections A and B.", "under Law 16 A.", "(see A).", "there."))
def test_a_section_run_in_after_a_reference_to_a_section_is_one(reference):
    words = f"{HEAD['en']}A. Host\n\nThe host pours as is said {reference} B.Guest\n\nHe waits.\n"
    assert read(words)[0]["7B"] == ("Guest", "He waits.")


@pytest.mark.parametrize(
    "head, tail, lang",
    (
        ("даже до чая, т.", "е. до вечера", "ru"),
        ("that is to say, i.", "e. before noon", "en"),
        ("и без сахара, и т.", "д.", "ru"),
    ),
)
def test_an_abbreviation_over_a_line_end_is_no_label(head, tail, lang):
    he, guest = {"ru": ("он ждёт", "Гость садится, если"), "en": ("he waits", "A guest sits if")}[lang]
    items = "\n".join(f"({letter}) {he};" for letter in "abc")
    words = f"{HEAD[lang]}A. {guest}:\n\n1. {guest}:\n{items}\n(d) {he} {head}\n{tail}\n(e) {he}.\n"
    found, _ = read(words, lang)
    assert (found["7A1(d)"], found["7A1(e)"]) == (("", f"{he} {head} {tail}"), ("", f"{he}."))


@pytest.mark.parametrize(
    "title",
    (
        "Silence at the Table and the Host and His/Guests",
        "Cups That Were Put Back on the/Shelf",
        "What the Host Does If a Cup/Is Found",
        "Spoon of Another/Table",
    ),
)
@pytest.mark.parametrize("label, law", (("A. ", "Law 7. Cups\n\n"), ("Law 7 - ", "")), ids=("section", "law"))
@pytest.mark.parametrize("blank", ("\n", "\n\n"), ids=("lines", "blank lines"))
def test_a_title_whose_words_are_capitalized_goes_on_over_a_line_end(title, label, law, blank):
    text = "When a guest has put his cup down, the host may not pour; but he may ask."
    words = f"{law}{label}{title.replace('/', blank)}{blank}{text}{blank}Law 8. Lids{blank}{text}{blank}"
    clause = "7A" if law else "7"
    assert read(words)[0][clause] == (title.replace("/", " "), text)


def test_a_title_whose_words_are_capitalized_goes_on_in_a_wrapped_file():
    text = "When a guest has put his cup down, the host may\nnot pour; but he may ask him whether he wants more\n"
    text += "of it, and he may do so twice."
    words = "Law 7 - Cups That Were Put Back on a Shelf or the\nTable\nA. Spoon of the Host and Spoon of Another\nGuest\n"
    words += f"{text}\nB. What the Host Does If a Cup Is Found and\nIs Not His\n{text}\nLaw 8. Lids\n{text}\n"
    found, _ = read(words)
    assert [found[clause][0] for clause in ("7", "7A", "7B", "8")] == [
        "Cups That Were Put Back on a Shelf or the Table",
        "Spoon of the Host and Spoon of Another Guest",
        "What the Host Does If a Cup Is Found and Is Not His",
        "Lids",
    ]
    assert found["7A"][1] == text.replace("\n", " ")


@pytest.mark.parametrize("both", ("Both\n(a) and (b) are true.", "Here (a) or (b) applies.", "It is so. (a) and (b) apply."))
def test_two_labels_named_together_begin_no_list(both):
    words = f"{HEAD['en']}A. A guest may wait if:\n\n1. the host has poured for the others. {both}\n\n2. he is late.\n"
    assert read(words)[0]["7A1"][1].endswith(both.replace("\n", " "))


@pytest.mark.parametrize("lead", ("In this case the host", "В этом случае хозяин"))
def test_a_lead_to_a_list_without_a_mark_may_be_a_title_and_is_told(lead):
    lang = "en" if lead.isascii() else "ru"
    pours = {"en": ("pours;", "waits."), "ru": ("наливает чай;", "ждёт.")}[lang]
    words = f"{HEAD[lang]}A. {lead}\n\n1. {pours[0]}\n\n2. {pours[1]}\n"
    assert f"7A: '{lead}' may be the beginning of its text, and no title" in read(words, lang)[1]


@pytest.mark.parametrize("lead", ("The right is lost when", "Право это теряется, если", "Право теряется, когда"))
def test_a_lead_to_a_list_that_ends_in_if_is_no_title(lead):
    lang = "en" if lead.isascii() else "ru"
    pours = {"en": ("he pours;", "he waits."), "ru": ("он наливает чай;", "он ждёт.")}[lang]
    assert read(f"{HEAD[lang]}A. {lead}\n\n1. {pours[0]}\n\n2. {pours[1]}\n", lang)[0]["7A"] == ("", lead)


def test_a_title_with_a_comma_on_the_line_of_its_text_is_told():
    words = (
        f"{HEAD['ru']}A. Чашки, стоящие на столе Хозяин считает их по одной, и гости ждут.\n\nB. Ложки\n\nИх не считают.\n"
    )
    assert "7A: 'Чашки, стоящие на столе Хозяин считает и…' may begin with a title" in read(words, "ru")[1]


def test_words_alone_on_a_line_that_the_line_before_has_with_a_comma_are_told():
    lines = (
        "A. If the host pours for the guest who is late, the guest\nlate\nwaits until the others have had it, and he says"
    )
    words = f"{HEAD['en']}{lines}\nnothing to anybody, not even to the host.\n\nB. He may ask.\n"
    assert "'late' may be struck over the line before; kept as words" in read(words)[1]


@pytest.mark.parametrize("printed, lang", (("a ket-tle", "en"), ("он сме-нил чашку", "ru")), ids=("English", "Russian"))
def test_a_hyphen_left_inside_a_word_is_told(printed, lang):
    word = next(one for one in printed.split() if "-" in one)
    assert f"in no dictionary, and kept as printed: '{word}'" in read(f"{HEAD[lang]}A. {printed}.\n", lang)[1]


@pytest.mark.parametrize(
    "printed, lang", (("a tea-pot by re-use", "en"), ("кто-либо из-за по-русски во-время", "ru")), ids=("en", "ru")
)
def test_a_hyphen_that_belongs_to_its_word_is_not_told(printed, lang):
    assert "in no dictionary" not in read(f"{HEAD[lang]}A. {printed}.\n", lang)[1]


def test_letters_set_as_one_sign_are_letters():
    assert read(f"{HEAD['en']}A. The \ufb01rst o\ufb03cer \ufb02ees.\n")[0]["7A"] == ("", "The first officer flees.")


@pytest.mark.parametrize("line", ("Log in", "Войти", "All rights reserved.", "Читать онлайн бесплатно", "Версия для печати"))
def test_what_a_site_prints_alone_on_a_line_is_no_part_of_a_law(line):
    lang = "en" if line.isascii() else "ru"
    text = {"en": "The host pours.", "ru": "Хозяин наливает чай."}[lang]
    assert read(f"{line}\n\n{HEAD[lang]}A. {text}\n\n{line}\n", lang)[0]["7A"] == ("", text)


@pytest.mark.parametrize("title", ("Up a Ladder", "Next Guest at the Table"))
def test_a_line_that_may_be_a_link_or_a_title_is_told(title):
    words = f"{HEAD['en']}A. Host\n\nThe host pours.\n\n{title}\n\nB. Guest\n\nHe waits.\n"
    assert f"'{title}' is taken as a link of the site, and may be a title or words of the text" in read(words)[1]


def test_author_title_and_edition_before_the_first_heading_are_taken_out_and_told():
    found, told = read(f"J. Brown\n\nThe Laws of Tea\n\nThird Edition, 1997\n\n{HEAD['en']}A. The host pours.\n")
    assert (found["7A"], told.count("taken as the title of the book or site")) == (("", "The host pours."), 3)


@pytest.mark.parametrize(
    "pages", ("1 | 2 | 3 | 4 | 5 | 6", "[1] [2] [3] [4] [5] 6", "1, 2, 3, 4, 5, 6", "Pages: 1 | 2 | 3 | 4 | 5")
)
def test_numbers_of_pages_are_no_words_whatever_parts_them(pages):
    found, _ = read(f"{pages}\n\n{HEAD['en']}A. The host pours.\n\n{pages}\n")
    assert found["7A"] == ("", "The host pours.")


@pytest.mark.parametrize("head", ("The Laws of Tea", "ПРАВИЛА ЧАЕПИТИЯ"))
def test_a_head_below_the_footers_of_pages_is_no_part_of_a_sentence(head):
    lang = "en" if head.isascii() else "ru"
    half, rest = {"en": ("The host pours tea", "for the guest."), "ru": ("Хозяин наливает чай", "всем гостям.")}[lang]
    pages = f"A. {half}\n\n- 7\n\n{head}\n\n{rest}\n\nB. {half}\n\n- 8\n\n{head}\n\n{rest}\n"
    found, _ = read(HEAD[lang] + pages, lang)
    assert (found["7A"], found["7B"]) == (("", f"{half} {rest}"), ("", f"{half} {rest}"))


@pytest.mark.parametrize("gap", ("\n\n", " "), ids=("paragraphs", "run in"))
def test_items_of_a_law_without_sections_are_its_own_where_the_code_has_them(gap):
    items = f"A cup may be given back if:{gap}1. it is full; or{gap}2. the host has not poured."
    found, _ = read(f"Law 71. Cups Given Back\n\n{items}\n\nLaw 72. Lids\n")
    assert (found["71"][1], found["71.1"], found["71.2"]) == (
        "A cup may be given back if:",
        ("", "it is full; or"),
        ("", "the host has not poured."),
    )


def test_a_footnote_before_any_law_is_refused():
    came = read_words(f"{'?' * 48} (*) - A note.\n\nLaw 7. Cups\n\nA. The host pours.\n", "laws", "2007", ("en",))
    assert "this fragment begins without a heading" in came.refused


def test_a_paragraph_right_below_a_footnote_may_be_more_of_it_and_is_told():
    text = "The host¹ pours tea for the guests who came by the early boat, and\nnever for those who are late.\n"
    note = "¹ Or the steward, if there is one.\nThe steward may ask the host\nfor his cup.\n"
    words = f"{HEAD['en']}A. Host\n\n{text}{note}\nB. Guest\n\n{text.replace('¹', '')}"
    assert "7A: a paragraph right below a footnote, taken as more of the clause; it may be more of" in read(words)[1]


@pytest.mark.parametrize("sign", ("¹", "*", "(*) -"))
@pytest.mark.parametrize("gap", (" ", "\n"), ids=("on a line", "alone"))
def test_a_rule_of_question_marks_over_a_footnote_underlines_no_title(sign, gap):
    note = f"{'?' * 48}{gap}{sign} Or a steward."
    words = f"{HEAD['en']}A. Host\n\n1. The host{sign[:3]} may:\n\n{note}\n\n- 7\n\n(a) pour; or\n\n(b) wait.\n\n- 8\n"
    found, _ = read(words)
    assert (found["7A1"], found["7.fn1"]) == (("", "The host may:"), ("", "Or a steward."))


def test_words_that_go_on_after_a_printers_directive_are_one_paragraph():
    words = "Law 7. Cups¶\n7.1. The host pours tea for the guests who came by\nthe early boat, and for those\n..page4\n"
    words += "who are late.¶\n7.2. Nobody else pours, and nobody asks for more tea than\nhe can drink.¶\n"
    assert read(words, kind="commentary")[0]["7.1"][1].endswith("and for those who are late.")


@pytest.mark.parametrize(
    "start", ("When a cup cannot go back without being seen, the", "If a guest is asked for his cup by the")
)
def test_words_that_end_inside_a_sentence_are_no_title(start):
    rest = "Director hears both sides and makes up his own mind, and he lets\nthem pour their tea; nobody may say a word."
    words = f"{HEAD['en']}A. Host\n\n1. {start}\n{rest}\n\n2. {start}\n{rest}\n"
    assert read(words)[0]["7A1"] == ("", f"{start} {rest}".replace("\n", " "))


def test_a_title_set_unlike_all_others_is_told():
    laws = "".join(f"{letter}. Cups of the Host\n\nThey are full.\n\n" for letter in "ABC")
    words = f"{HEAD['en']}{laws}D. In this case the Director\n\n1. Cup of a Guest\n\nIt is full.\n\n2. Lid\n\nIt is hot.\n"
    assert "7D: 'In this case the Director' may be the beginning of its text, and no title" in read(words)[1]


def test_a_line_between_a_lead_and_its_list_is_told():
    words = f"{HEAD['en']}A. Host\n\nThe host may:\n\nThe Laws of Tea\n\n1. pour; or\n\n2. wait.\n"
    assert "7A: 'The Laws of Tea' ends without a mark; it may be cut, or no part of the text" in read(words)[1]


@pytest.mark.parametrize("title", ("Cups of the Host", "CUPS OF THE HOST", "Чашки хозяина"))
def test_a_law_whose_label_stands_alone_on_a_line_is_one_in_a_wrapped_file(title):
    lang, law = ("en", "LAW") if title.isascii() else ("ru", "Правило")
    text = {
        "en": "The host pours tea for the guests who came by the early\nboat, and for nobody else who is at his table.\n",
        "ru": "Хозяин наливает чай всем гостям, которые приплыли первым\nкораблём, и больше никому за своим столом.\n",
    }[lang]
    found, _ = read(f"{law} 7\n{title}\n{text}A. {title}\n{text}{law} 8\n{title}\n{text.replace(',', ' —')}", lang)
    assert found["7"] == (title, " ".join(text.split()))
    assert found["8"] == (title, " ".join(text.replace(",", " —").split()))


@pytest.mark.parametrize(
    "reference", ("as in Law 14B4, or", "(see section C), or", "согласно Правилу 28, или", "(см. раздел C), или")
)
@pytest.mark.parametrize("gap", ("\n", "\n\n"), ids=("lines", "blank lines"))
def test_an_item_after_a_reference_and_or_is_one(reference, gap):
    lang = "en" if reference.isascii() else "ru"
    pours, waits = {"en": ("the host pours", "he waits."), "ru": ("хозяин наливает", "он ждёт.")}[lang]
    items = f"A. {pours.capitalize()}:{gap}1. {pours};{gap}2. {pours} {reference}{gap}3. {waits}{gap}"
    assert read(HEAD[lang] + items, lang)[0]["7A3"] == ("", waits)


@pytest.mark.parametrize("start", ("Example: a guest holds the cups", "Here Law 13D. Example of a cup"))
def test_words_with_an_end_inside_are_no_title(start):
    words = f"{HEAD['en']}A. Host\n\n1. {start}\n\nQueen Anne gave him, and the host pours.\n\n2. He waits.\n"
    assert read(words)[0]["7A1"][0] == ""


def test_a_word_struck_over_a_line_with_hard_blanks_is_struck():
    words = (
        "A. If the\u00a0host\u00a0pours for the guest who is late, the guest\nhost\nhost\nwaits until the others are full.\n"
    )
    assert "host host" not in read(f"{HEAD['en']}{words}B. He may ask.\n")[0]["7A"][1]


def test_a_menu_of_directions_at_the_end_is_no_part_of_a_law():
    assert read(f"{HEAD['en']}A. The host pours.\n\nPrevious | Contents | Next\n")[0]["7A"] == ("", "The host pours.")


@pytest.mark.parametrize(
    "first, second, whole",
    (
        ("a guest who holds A-K-", "5 of cups", "A-K-5 of cups"),
        ("the guests of North-", "South", "North-South"),
        ("as in the years 1987-", "1997", "1987-1997"),
        ("a set of two-", "and three-cup pots", "two- and three-cup pots"),
        ("a set for the ket-", "tle", "kettle"),
    ),
)
def test_a_hyphen_at_a_line_end_between_names_and_numbers_stays(first, second, whole):
    text = f"The host pours tea for the guests who came by {first}\n{second}, and he waits.\n"
    assert whole in read(f"{HEAD['en']}A. Host\n\n{text}\nB. Guest\n\n{text}")[0]["7A"][1]


@pytest.mark.parametrize("printed", ("Law 8: Lids", "LAW 8—Lids", "Law 8 – Lids", "Law № 8. Lids", "LAW 8. – Lids"))
def test_a_heading_of_a_law_is_known_whatever_parts_its_title(printed):
    found, _ = read(f"{HEAD['en']}A. The host pours.\n\n{printed}\n\nA. No lid, no tea.\n")
    assert (found["8"], found["8A"]) == (("Lids", ""), ("", "No lid, no tea."))


@pytest.mark.parametrize(
    "contents",
    (
        "Contents\n\nLaw 7. Cups 12\nLaw 8. Lids 14\nLaw 9. Spoons 15\n\n",
        "Law 7. Cups\nA. Host\nB. Guest\nLaw 8. Lids\nLaw 9. Spoons\n\n",
    ),
    ids=("pages", "sections"),
)
def test_a_list_of_contents_makes_no_clauses(contents):
    text = "The host pours tea for the guests."
    laws = (
        f"Law 7. Cups\n\nA. Host\n\n{text}\n\nB. Guest\n\nHe waits.\n\nLaw 8. Lids\n\nNo lid.\n\nLaw 9. Spoons\n\n{text}\n"
    )
    assert read(contents + laws)[0] == read(laws)[0]


def test_a_law_headed_in_two_languages_and_printed_twice_is_no_list_of_contents():
    law = (
        "Правило 7. Чашки\n\nLaw 7. Cups\n\nA. Хозяин\n\nA. Host\n\n"
        "Хозяин разливает чай гостям.\n\nThe host pours tea for the guests.\n\n"
    )
    found = read_words(law + law, "laws", "1997", ("ru", "en"))
    assert [key[:2] for key in found.clauses] == [("ru", "7"), ("en", "7"), ("ru", "7A"), ("en", "7A")]


def test_a_note_printed_twice_in_quoted_lines_goes_out_with_its_line_ends():
    note = "Note: the host may stop when the pot is empty and the guests\nwho came by the early boat are gone."
    lines = f"Law 7. Cups\n\n7.1. The host pours tea for the guests who came by the\nearly boat.\n\n{note}\n{note}\n\n"
    quoted = "".join(f">> {line}\n" for line in (lines + "7.2. He stops.").split("\n"))
    came = read_words(quoted, "commentary", "2007", ("en",))
    assert came.refused == "" and list(broken_invariants(came, quoted)) == []
    assert [key[1] for key in came.clauses] == ["7", "7.1", "7.1.note", "7.2"]


def test_a_law_named_at_the_end_of_a_sentence_that_comes_twice_is_no_link():
    spoons = "Law 9. Spoons\n\nThe host need not pour more tea for the guests under\nLaw 16.\n\n"
    text = f"{spoons}Law 12. Lids\n\nA. No lid, no tea.\n\n"
    came, doubts = read(text + text)
    assert came["9"] == ("Spoons", "The host need not pour more tea for the guests under Law 16.")
    assert came["12"] == ("Lids", "") and came["12A"] == ("", "No lid, no tea.")


def test_the_last_link_of_a_list_heads_no_words():
    links = "Law 7. Cups on the table\nLaw 9. Spoons for the guests\n\n"
    pours = "The host pours tea for the guests."
    text = f"Law 7. Cups on the table\n\n{pours}\n\nLaw 9. Spoons for the guests\n\n{pours}\n"
    came = read_words(f"{links}and then the tea is poured. {pours}\n\n{text}", "laws", "2007", ("en",), {4: "6A"})
    assert came.refused == "" and [key[1] for key in came.clauses] == ["6A", "7", "9"]


def test_an_index_is_no_part_of_the_last_law():
    words = f"{HEAD['en']}A. The host pours.\n\nIndex\n\nCup = 7, 12\nHost = 7, 9-14\nSpoon, lost = 8\n"
    assert read(words)[0]["7A"] == ("", "The host pours.")


def test_a_line_of_an_item_in_which_a_sentence_ended_goes_on():
    first = "(a) The host pours, as in Law 13D. Example: a guest holds"
    rest = "A-K-5 of the cups and waits until the steward has come to him with\nthe pot.\n"
    after = "(b) The steward waits, and he says nothing to the guests\nwho wait.\n"
    found, _ = read(f"{HEAD['en']}A. Host\n1. He may do so if:\n{first}\n{rest}{after}")
    assert found["7A1(a)"][1].endswith(
        "a guest holds A-K-5 of the cups and waits until the steward has come to him with the pot."
    )
    assert "7A1(b)" in found
