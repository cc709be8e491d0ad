"""Which words after a label are its title, and which its text."""

import re

from tools.labels import begins_capital, begins_small, ends_in_connector, is_closed, labels_at
from tools.lexicon import first_word, last_word
from tools.seams import HYPHENS, join_break
from tools.strand import join

CAPITALS = re.compile(
    r"[A-ZА-ЯЁ][A-ZА-ЯЁ0-9 ,'’()/\"-]{3,}?[A-ZА-ЯЁ)](?=\s+(?:[A-ZА-ЯЁ«\"]?[\"«]?[A-ZА-ЯЁ]?[a-zа-яё]|[A-ZА-ЯЁ]\s[a-zа-яё]))"
)
SENTENCE = re.compile(  # one ends and another begins, or goes on after a colon
    r"[.!?:;]\s(?:(?<=[a-zа-яё][:;]\s)[a-zа-яё]"
    r"|(?:(?<=[a-zа-яё]{3}[.!?]\s)|(?<=[)»\"\d][.!?]\s)|(?<=\d[A-HА-Е][.!?]\s))\s*[A-ZА-ЯЁ])"
)
BEGINS = re.compile(  # a sentence, without an end before it
    r"[a-zа-яё]\s(?=(?:The|A|An|If|When|Here|Each|Any|No|After|Before|In|This|Unless|It|Either|One),?\s[a-z]|"
    r"(?!Law|Director|North|South|East|West|Chief|Tournament|Regulating|Duplicate|Board|Appendix)[A-Z][a-z]+,?\s[a-z]|"
    r"[«“\"](?:[А-ЯЁ][а-яё]+|[A-Z][a-z]+)[»”\"]|"
    r"(?!Правил|Закон|Север|Юг|Запад|Восток|Судь|Болван|Разыгрывающ|Регулирующ|Организа|Главн|Кодекс)"
    r"[А-ЯЁ][а-яё]*(?:,\s?|\s)[а-яё])"
)
TITLE_MARK = re.compile(r"([^.:;!?—–]{3,60}?)(?:\.?\s?[-–—]|:|(\.))\s+[A-ZА-ЯЁ“«\"]")
WORD = re.compile(r"[A-Za-z][A-Za-z'’]*")
RUSSIAN = re.compile("[А-Яа-яЁё]")
ENDS_TITLE = re.compile(r"[.;:!?—–-](?:(?<=[.;:!?])|\s)")
SMALL_IN_TITLES = frozenset(
    "a an the and or nor but of on in to at by for from with without as if it its is be not no than that into over under "
    "after before between during until when while who whose which his her their upon per out up off than "
    "about against between".split()
)
LEADS = re.compile(  # to a list, or to words that go on: they end no title
    r"\s(?:if|when|that|unless|as|than|either|who|which|the|a|an|of|his|their|its|если|когда|что|чтобы|либо|в|на|с|к|из|от|до|за|при|о|об)$"
)
FEW_WORDS = 6
LONGEST = 120
LONGEST_AT_END = 60
LONGEST_PIECE = 80


def is_title(words, following, parted=False):
    """True if the words after a label, to the end of their block, are a title; `following` are the next block's, "" if none.

    `parted`: a page's end or a footnote stands before the next block, so one that begins small goes on with a sentence.

    >>> is_title("Extra cards", "When a player"), is_title("the offender leads,", "(b) or"), is_title("May ask again.", "")
    (True, False, False)
    >>> is_title("The offender leads", "a card.", parted=True)
    False
    """
    if parted and begins_small(following) or SENTENCE.search(words):
        return False
    if not words or is_closed(words) or begins_small(words):
        return False
    if ends_inside(words) and not begins_small(following) and not is_more_capitalized(words, following):
        return False
    if words.endswith(",") and not begins_small(following):
        return False
    return len(words) <= (LONGEST if following else LONGEST_AT_END)


def may_begin_with_title(words):
    """True if a few words before a dash, a colon or a full stop may be a title on the line of its text.

    >>> [may_begin_with_title(words) for words in ("Cups — The host", "Late guests: A cup", "He may: a cup")]
    [True, True, False]
    """
    found = TITLE_MARK.match(words)
    if not found or not begins_capital(words):
        return False
    return not found.group(2) or len(found.group(1).split()) <= FEW_WORDS


def may_hold_title(words):
    """True if a title may stand before the text on one line with it: a sentence begins where none has ended.

    >>> may_hold_title("Cups on the table The host counts them."), may_hold_title("The host calls the Director at once.")
    (True, False)
    >>> may_hold_title("Чашки, стоящие на столе Хозяин считает их."), may_hold_title("Гость, которому Судья дал чай, ушёл.")
    (True, False)
    """
    found = BEGINS.search(words, 0, LONGEST)
    return bool(found) and not re.search("[.:;!?]", words[: found.start()])


def ends_inside(words):
    """True if words end where a title cannot: "of the", "если".

    >>> ends_inside("the player and the"), ends_inside("Cups of the Host")
    (True, False)
    """
    return bool(LEADS.search(words)) or ends_in_connector(words)


def is_capitalized(words):
    """True if the words are set as an English title: each begins with a capital but the small ones.

    >>> [is_capitalized(words) for words in ("Cups on the Table", "the Host’s Duties", "Cups on the table", "of a")]
    [True, True, False, False]
    """
    if not words.isascii() and RUSSIAN.search(words) or ENDS_TITLE.search(words):
        return False
    found = WORD.findall(words)
    small = [one for one in found if one[0].islower()]
    return len(small) < len(found) and SMALL_IN_TITLES.issuperset(small)


def is_more_capitalized(title, words):
    """True if words go on with a title that is set in capitalized words: more than one of them, or it cannot end so.

    >>> [is_more_capitalized(title, "Table") for title in ("Cups on the", "Cups of Another", "Cups", "Cups on a")]
    [True, True, False, True]
    """
    if not is_capitalized(title) or not is_capitalized(words) or is_closed(words):
        return False
    *_, last = WORD.findall(title)
    return last in SMALL_IN_TITLES or sum(one[0].isupper() for one in WORD.findall(title)) > 1


def goes_on(title, words, following, underlined):
    """True if a block is more of a title: it begins inside it, does not end as a sentence, and text or a label follows.

    >>> goes_on("Cards that were", "shown too early", "When cards", False)
    True
    >>> goes_on("Extra card", "the side has one.", "", False)
    False
    """
    begins = not title or begins_small(words) or words.startswith(("- ", "– ")) or (title.isupper() and words.isupper())
    begins = begins or is_more_capitalized(title, words)
    if (
        not begins
        or is_closed(words)
        or len(words) > LONGEST_PIECE
        and not words.isupper()
        or labels_at(words, 0)
        or SENTENCE.search(words)
    ):
        return False
    return underlined or bool(following)


def first_section(words):
    """Where the first section begins in a title on one line with it, "Cards A. Place Words"; 0 if none does.

    >>> "Cards A. Place"[first_section("Cards A. Place") :], first_section("A. Place")
    ('A. Place', 0)
    """
    found = re.search(r"(?<=\S)\s+(?=[AА]\.\s*[A-ZА-ЯЁ])", words)
    return found.end() if found else 0


def split_capitals(words):
    """Where a title in capitals ends and its text begins on one line; 0 if it does not.

    >>> words = "CARDS SHOWN When a card"
    >>> words[:split_capitals(words)]
    'CARDS SHOWN'
    >>> "CUPS OF A TEAM A guest may"[:split_capitals("CUPS OF A TEAM A guest may")]
    'CUPS OF A TEAM'
    """
    found = CAPITALS.match(words)
    return found.end() if found else 0


def join_title(first, second, lexicon):
    """Two pieces of a title; a word cut between them without a hyphen is closed if it is one."""
    head, tail = last_word(first.words), first_word(second.words)
    if head and tail and lexicon.is_one_word(head, tail):
        return join(first, second, "", "word-break", "word of a title parted at a line end")
    if first.words.endswith(HYPHENS):
        return join_break(first, second, lexicon)
    return join(first, second, " ", "break", "title over several lines")
