"""What a site or an e-book put around the text: titles, navigation, lists of links."""

import re

from tools.cleaners.strikes import place_of
from tools.cleaners.tabs import ROW
from tools.draft import Draft, shown, without  # noqa: F401  (shown: for the examples)
from tools.labels import begins_small, is_closed, labels_at, law_heading, part_heading, part_headings

DIRECTIONS = (
    "вернуться|назад|впер[её]д|далее|наверх|к оглавлению|к содержанию|на главную|главная|return|back|home|next|previous|"
    "prev|up|top|contents"
)
LINK = re.compile(
    rf"(?:{DIRECTIONS})\b[^.!?:;]*$|"
    r".*(?:<<|>>|«|»)$|(?:-\s)?(?:<<|«\s)|https?://\S+$|www\.\S+$|\S+\.(?:fb2|html?|txt|pdf)$",
    re.IGNORECASE,
)
LINK_BEGINS = {word[:2] for word in DIRECTIONS.split("|")} | {"ht", "ww", "co"}  # or an address, "copyright"
PLACES = re.compile(  # what a link names beside its direction: words of it and of no title
    r"(?:вернуться|назад|впер[её]д|далее|наверх|главн\w+|оглавлени\w+|содержани\w+|стран\w+|титульн\w+|начал\w+|разд\w+|глав\w+|"
    r"част\w+|прав\w+|закон\w*|спис\w+|следующ\w+|предыдущ\w+|форум\w*|новост\w+|сайт\w*|к|ко|на|в|return|back|home|next|"
    r"previous|prev|up|top|contents|index|page|menu|list|laws?|chapters?|parts?|sections?|rules?|site|main|news|forum|to|the|of|"
    r"\d+|[a-z]|[ivx]+|\W+)",
    re.IGNORECASE,
)
WORD = re.compile(r"\w+")
LINKED = "link of the site"
ALONE = (  # what a site prints alone on a line, and no law
    r"log[ -]?(?:in|out|up)|sign[ -]?(?:in|out|up)|register|search(?: this site)?|print(?: this page)?|share(?: this)?|"
    r"site ?map|news|forum|contact(?: us)?|comments?(?: \(\d+\))?|all rights reserved|войти|вход|выход|регистрация|"
    r"поиск(?: по сайту)?|распечатать|версия для печати|поделиться|карта сайта|форум|новости|контакты|"
    r"комментарии(?: \(\d+\))?|все права защищены|читать онлайн[^.]*|скачать[^.]*|подписаться на [^.]*"
)
MENU = re.compile(rf"(?:{ALONE})\.?$", re.IGNORECASE)
MENU_BEGINS = {word[:2] for word in ALONE.split("|")}
NOTICE = re.compile(r"(?:©|copyright\b)\D{0,40}\d{4}", re.IGNORECASE)  # "© 2017 Club · Print · Top"
LONGEST_MENU, LONGEST_NOTICE, LONGEST_PATH = 40, 100, 150  # characters
ALPHABET = re.compile(r"(?:[^\W\d]\s+){6,}[^\W\d](?:-[^\W\d])?$")
NUMBERS = re.compile(r"(?:\w+:)?(?:(?:\s|\s-\s|-)*(?<!\d)\d{1,3}(?!\d)){5,}\s*$")
BARRED = re.compile(
    r"(?:\w+:\s)?\[?1(?:\]?(?:\s?[|,·•]\s?|\s{1,2})?\[?(?<!\d)\d{1,3}(?!\d)){4,}$"
)  # "1 | 2 | 3", "[1] [2]": a site's pages from the first; each blank can be read in one way, else a long row takes for ever
REST = re.compile(r"(?:(?:\s|\s-\s|-)*\d{1,3})+$")  # of a list of pages that was wrapped
RANGE = re.compile(r"\d-\d")
BY_ONE = 0.6  # of the steps from one page to the next; the numbers of a score table take longer ones
TITLE_LINES = 6
PARTED = re.compile(r"\s[-–—|·•»]\s|\s\.\s")


def drop_named(sheet, discards):
    """Lines that the manifest names as no part of the text."""
    if not discards:
        return sheet
    draft = Draft(sheet, "discard")
    for piece in sheet.pieces:
        why = next((one.why for one in discards if one.first <= sheet.line(piece) <= one.last), "")
        if why:
            draft.drop(piece, why, "end")
        else:
            draft.keep(piece)
    return draft.result()


def drop_page_lists(sheet):
    """Numbers of a site's pages, rising, on one line or one a line.

    >>> shown(drop_page_lists, "Words.\\n1 2 3 4 5 6")
    'Words.'
    >>> shown(drop_page_lists, "Pages: - 1 - 2 - 3 - 4 - 5 - 6\\n- 7 - 8 - 9\\nWords.")
    'Words.'
    >>> shown(drop_page_lists, "Cups.\\n1-2 10 20\\n10 20 30 40 50")
    'Cups. | 1-2 10 20 | 10 20 30 40 50'
    """
    lines = sheet.lines()
    ending = [at for at, words in enumerate(lines) if words[-1].isdecimal()]
    lists, gone, last, last_at = _numbers_alone(lines, ending), {}, 0, -1  # the number of a list that may go on
    for at in ending:
        goes_on = last and last_at == at - 1 and _goes_on_from(last, lines[at])
        if ROW not in sheet.pieces[at].marks and (at in lists or _rises(lines[at]) or goes_on):
            gone[at] = "nav", "numbers of the site's pages"
            last, last_at = int(re.search(r"\d+$", lines[at]).group()), at
    return without(sheet, gone)


def drop_book_title(sheet):
    """The title of a book or a site on the first line: no sentence, no label, parted by a dash or before a heading.

    >>> shown(drop_book_title, "Somebody - A Book on Cards\\n\\nThe player whose turn it is may ask.")
    'The player whose turn it is may ask.'
    >>> shown(drop_book_title, "J. Brown\\n\\nThe Laws of Tea\\n\\nLaw 7. Cups")
    'Law 7. Cups'
    """
    if not sheet.pieces or not _is_book_title(sheet, 0):
        return sheet
    draft, at = Draft(sheet, "book-title"), 0
    while at < TITLE_LINES and _is_book_title(sheet, at):
        piece = sheet.pieces[at]
        draft.drop(piece, "title of the book or site", "end")
        if not PARTED.search(sheet.words(piece)):
            draft.doubts.append((sheet.line(piece), "taken as the title of the book or site, since a heading follows"))
        at += 1
    draft.keep_all(sheet.pieces[at:])
    return draft.result()


def drop_navigation(sheet):
    """Links of a site, and lines that name two headings: a path, not a heading.

    >>> shown(drop_navigation, "Chapter II. Cards - Part I Tricks\\n\\nPart I Tricks\\n\\nBack to the list")
    'Part I Tricks'
    """
    placed, gone, doubts = sheet.source.placed, {}, []
    for at, words in enumerate(sheet.lines()):
        reason = _navigation(sheet, at, words)
        if not reason or placed and sheet.line(sheet.pieces[at]) in placed:
            continue
        gone[at] = "nav", reason
        if reason == LINKED and _may_be_title(words):
            told = f"'{words}' is taken as a link of the site, and may be a title or words of the text"
            doubts.append((sheet.line(sheet.pieces[at]), told))
    return without(sheet, gone, doubts=doubts)


def is_heading_at(sheet, at):
    """True if the piece is a heading: what stands before it then had no words."""
    words = sheet.words(sheet.pieces[at]) if at < len(sheet.pieces) else ""
    return bool(law_heading(words) or part_heading(words))


def _goes_on_from(last, words):
    """True for the rest of a list of pages whose first lines ended with a number: each is one higher."""
    numbers = [int(number) for number in re.findall(r"\d+", words)] if REST.match(words) else []
    return bool(numbers) and numbers == list(range(last + 1, last + 1 + len(numbers)))


def _rises(words):
    """True for five or more numbers that rise, mostly by one; cells of a table are none, nor are ranges."""
    if not words[-1:].isdecimal() or "\t" in words or (RANGE.search(words) and " " in words):
        return False
    if not NUMBERS.match(words) and not BARRED.match(words):
        return False
    numbers = [int(number) for number in re.findall(r"\d+", words)]
    steps = [two - one for one, two in zip(numbers, numbers[1:])]
    return min(steps) > 0 and steps.count(1) >= BY_ONE * len(steps)


def _numbers_alone(lines, ending):
    """The places of runs of five or more lines that are nothing but numbers one higher each; `ending`: in a number."""
    found, run = set(), []
    for at in ending:
        words = lines[at].lstrip("- ")
        number = int(words) if words.isdecimal() and len(words) < 4 else None
        if number is None or not run or run[-1] != (at - 1, number - 1):
            run = []
        run += [(at, number)] if number is not None else []
        if len(run) >= 5:
            found |= {place for place, _ in run}
    return found


def _is_book_title(sheet, at):
    piece = sheet.pieces[at]
    words = sheet.words(piece)
    if len(sheet.pieces) < at + 2 or sheet.line(piece) in sheet.source.placed or len(words) > 90:
        return False
    if is_closed(words) or words[:1].islower() or labels_at(words, 0) or is_heading_at(sheet, at):
        return False
    following = sheet.pieces[at + 1]
    if PARTED.search(words) and ("blank" in following.marks or sheet.line(following) in sheet.source.placed):
        return True
    if not words[0].isalpha() or part_headings(words):
        return False
    return is_heading_at(sheet, at + 1) or at + 1 < TITLE_LINES and _is_book_title(sheet, at + 1)


def _is_alphabet(words):
    """True if letters stand in their order, "А Б В Г"; else they are a word set wide, "П Р А В И Л А"."""
    letters = re.findall(r"[^\W\d_]", words.lower().replace("ё", "е"))
    return sum(one < two for one, two in zip(letters, letters[1:])) >= 0.9 * (len(letters) - 1)


def _navigation(sheet, at, words):
    """Why a piece is navigation, "" if it is not."""
    if words[1:2].isspace() and ALPHABET.match(words) and _is_alphabet(words):
        reason = "letters that lead to other pages"
    else:
        reason = (_link(sheet, at, words) if _may_be_link(words) else "") or _path(words)
    return "" if reason and _is_inside(sheet, at) else reason


def _may_be_link(words):
    """True for the few lines that begin or end as links, menus and notices do: all others need no search."""
    begin = words[:2].lower()
    if begin in LINK_BEGINS or len(words) <= LONGEST_MENU and begin in MENU_BEGINS:
        return True
    return words[0] in "<«-©" or words[-1] in "<>«»" or " " not in words


def _link(sheet, at, words):
    """Why a piece is a link or a notice, "" if it is none."""
    if len(words.split(None, 6)) <= 6 and LINK.match(words) and not _is_struck(sheet, at) and not _goes_on(sheet, at):
        return LINKED
    if len(words) <= LONGEST_MENU and MENU.match(words) and not _is_struck(sheet, at) and not _goes_on(sheet, at):
        return LINKED
    if " | " in words and len(words) <= LONGEST_NOTICE and all(PLACES.fullmatch(one) for one in WORD.findall(words)):
        return LINKED
    return "notice of the site" if len(words) <= LONGEST_NOTICE and NOTICE.match(words) else ""


def _path(words):
    """Why a piece is the path of a page, "" if it is none."""
    if len(words) > LONGEST_PATH or is_closed(words) or part_headings(words) < 2 or labels_at(words, 0):
        return ""
    return "path of the page in the site: it names two headings"


def _may_be_title(words):
    """True for a link that names more than places of a site.

    >>> [_may_be_title(words) for words in ("Back to the list", "Next | Law 7", "Up a Ladder", "Next Guest", "www.tea.org")]
    [False, False, True, True, False]
    """
    if MENU.match(words) or not words[:1].isalpha() or " " not in words:
        return False
    return not all(PLACES.fullmatch(word) for word in re.findall(r"\w+", words))


def _is_inside(sheet, at):
    """True for a line inside a paragraph, as its form tells."""
    return "on" in sheet.pieces[at].marks or at + 1 < len(sheet.pieces) and "on" in sheet.pieces[at + 1].marks


def _goes_on(sheet, at):
    """True for a line that goes on inside a sentence: "the cook may put" / "back a spoon"."""
    words = sheet.words(sheet.pieces[at])
    is_words = begins_small(words) and "." not in words.split(None, 1)[0] and "|" not in words  # no address, no menu
    is_words = is_words and len(words.split()) > 1
    return is_words and at > 0 and not is_closed(sheet.words(sheet.pieces[at - 1]))


def _is_struck(sheet, at):
    """True for words of the line right before, "back" under "to put back": struck over it, or the same line again."""
    piece, before = sheet.pieces[at], at - 1
    while before > 0 and sheet.words(sheet.pieces[before]) == sheet.words(piece):
        before -= 1
    if before < 0 or "blank" in piece.marks:
        return False
    return len(sheet.words(sheet.pieces[before])) > len(sheet.words(piece)) and (
        place_of(sheet.words(piece), sheet.words(sheet.pieces[before]), True) is not None
    )
