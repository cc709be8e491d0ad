"""How English cites: "see Law 45E", "Laws 47E and 54", "B1(a) above", "L27B", "the 1997 Law 25B2", "law 61-64"."""

import re

FLAGS = re.IGNORECASE
NOT_IN_WORD = r"(?<!\w)(?<!\w-)"
BEGINS_WORD = r"(?<!\w.)(?<!\w-.)"  # after its first letter: the search for a letter is fast
STEMS = {  # of each pattern: one of them stands, in small letters, in whatever it finds
    "CUE": (),  # but what CUE_ENDS holds
    "SECTION": ("section", "item", "clause", "paragraph"),
    "SECTION_SHORT": (),
    "PARAGRAPH": ("para", "§"),
    "FOOTNOTE": ("footnote",),
    "SELF": ("this", "present"),
    "EDITION": ("19", "20"),
    "PRINCIPLE": ("known", "aware"),
}

LAW = re.compile(r"(?-i:[Ll])" + BEGINS_WORD + r"(?:aw(?P<form>s|)\s*|(?-i:(?<=L))(?=\d))(?P<since>from\s+)?(?=\d)", FLAGS)
LAW_STEMS = ("law", *(f"l{digit}" for digit in range(1, 10)))  # it begins with one of them
PLURAL = ("s",)
HEADING = re.compile(r"(?:Law|LAW)\s\d{1,2}(?:\.(?:\s|$)|\s[-–—]\s)")
SECTION = re.compile(NOT_IN_WORD + r"(?:sub-?)?(?:section|item|clause|paragraph)s?\s+(?=[\dA-H(])", FLAGS)
SECTION_SHORT = re.compile(r"(?!)")
OF_LAW = re.compile(r"\s+(?:of|in)\s+law\s+(?=\d)", FLAGS)
PARAGRAPH = re.compile(NOT_IN_WORD + r"(?:paragraphs?|paras?\.?|§§?)\s*(?=\d)", FLAGS)
FOOTNOTE = re.compile(NOT_IN_WORD + r"footnotes?\s+(?:(?P<number>\d{1,2})\s+)?(?:to|of)\s+(?=laws?\s*\d)", FLAGS)
SELF = re.compile(NOT_IN_WORD + r"(?:this|the\s+present)\s+law(?!\w|\s*\d)", FLAGS)
EDITION = re.compile(
    NOT_IN_WORD + r"(?:(?P<year>(?:19|20)\d\d)\s+(?:laws?|code|edition)(?!\w|\s*\d)"
    r"|(?:laws|code|edition)\s+of\s+(?P<named>(?:19|20)\d\d))",
    FLAGS,
)
EDITION_BEFORE = re.compile(NOT_IN_WORD + r"(?P<year>(?:19|20)\d\d)\s+$")
EDITION_AFTER = re.compile(
    r"\s+(?:(?:of|in)\s+(?:the\s+)?(?P<named>(?:19|20)\d\d)(?:\s+(?:laws|code|edition)|(?!\w))|\((?P<bracket>(?:19|20)\d\d)\)"
    r"|(?P<year>(?!)))",
    FLAGS,
)
LETTER_WORDS = ("A",)
PRINCIPLE = re.compile(NOT_IN_WORD + r"could\s+have\s+(?:known|been\s+aware)(?!\w)", FLAGS)

CUE = re.compile(
    NOT_IN_WORD + r"(?:see|as\s+in|as|in|under|per|by|to|than|except|from|with|unless|until|and|or|but|cases?"
    r"|(?:parts?|terms)\s+of)\s+"
    r"(?=(?-i:[\d(A-H]))",
    FLAGS,
)
CUE_ENDS = (  # one of them stands, in small letters, before whatever a cue is found before
    *("see", "as", "in", "under", "per", "by", "to", "than", "except", "from", "with", "unless", "until"),
    *("and", "or", "but", "case", "cases", "of"),
)
SEE = re.compile(r"see\s*$", FLAGS)
NAMING = re.compile(r"(?:cases?|(?:parts?|terms)\s+of)\s*$", FLAGS)
POINTING = re.compile(r"\s*(?:above|below)(?!\w)|[,.;:)]|\s+(?:and|or)\s|$", FLAGS)
JOIN = re.compile(
    r"\s*[,;/]\s*(?:(?P<conjunction>and|or|as\s+well\s+as)\s+)?|\s+(?P<alone>and|or|as\s+well\s+as|&)\s+", FLAGS
)
TO = re.compile(r"(?P<dash>\s?[-–—‑]\s?)|\s+(?:to|through)\s+", FLAGS)
COUNTED = re.compile(
    r"\s*(?:or\s+more|more|other|of|cards?|tricks?|points?|players?|passes|tables?|boards?|minutes?|hours?|times?|years?|imps?|mps?|suits?|"
    r"hands?|rounds?|percent|spades?|hearts?|diamonds?|clubs?|notrumps?"
    r"|January|February|March|April|May|June|July|August|September|October|November|December)(?!\w)",
    FLAGS,
)
NOT_A_LAW = re.compile(
    r"(?:examples?|p|pp|pages?|boards?|tables?|figures?|volumes?|chapters?|parts?"
    r"|bids?|bidding|calls?|cards?|contracts?|leads?|leading|plays?)\.?\s*$",
    FLAGS,
)
