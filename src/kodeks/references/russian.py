"""How Russian cites: «Правило 50Е», «Правилам 16А, B или С», «раздел (B)», «п.12.3. ниже», «сноска к Правилу 12»."""

import re

FLAGS = re.IGNORECASE
NOT_IN_WORD = r"(?<!\w)(?<!\w-)"
BEGINS_WORD = r"(?<!\w.)(?<!\w-.)"  # after its first letter: the search for a letter is fast
STEMS = {  # of each pattern: one of them stands, in small letters, in whatever it finds
    "CUE": ("применя",),  # and what CUE_ENDS holds
    "SECTION": ("раздел", "пункт"),
    "SECTION_SHORT": ("п.",),
    "PARAGRAPH": ("п.", "пункт", "параграф"),
    "FOOTNOTE": ("сноск",),
    "SELF": ("это", "этим", "данн", "настоящ"),
    "EDITION": ("19", "20", "год"),
    "PRINCIPLE": ("знать", "знавать"),
}

# «Правила 61–64», «правил с 61 по 64»: the number follows, perhaps on the next line.
LAW = re.compile(
    r"(?-i:[Пп])" + BEGINS_WORD + r"равил(?P<form>ом|о|ами|ам|ах|а|у|е|)\s*(?:№\s*)?(?P<since>(?:с|со|от)\s+)?(?=\d)",
    FLAGS,
)
LAW_STEMS = ("правил",)  # it begins with one of them
PLURAL = ("а", "", "ам", "ами", "ах")
HEADING = re.compile(r"(?:Правило|ПРАВИЛО)\s\d{1,2}(?:\.(?:\s|$|(?=[А-ЯЁ][а-яё]))|\s[-–—]\s)")
SECTION = re.compile(NOT_IN_WORD + r"(?:под)?(?:раздел|пункт)(?:ами|ам|ах|ов|ом|а|у|е|ы|)\s*(?=[\dA-HАВСЕН(])", FLAGS)
SECTION_SHORT = re.compile(NOT_IN_WORD + r"п(?:\.\s?п|п)?\.\s?(?=[A-HАВСЕН(])")
OF_LAW = re.compile(r"\s+правила\s+(?=\d)", FLAGS)
PARAGRAPH = re.compile(
    NOT_IN_WORD + r"(?:п(?:\.\s?п|п)?\.|пункт(?:ами|ам|ах|ов|ом|а|у|е|ы|)|параграф\w{0,3})\s*(?=\d)", FLAGS
)
FOOTNOTE = re.compile(
    NOT_IN_WORD + r"сноск(?:ами|ах|ам|ой|а|и|е|у)\s+(?:(?P<number>\d{1,2})\s+)?к\s+(?=правил\w*\s*\d)", FLAGS
)
SELF = re.compile(
    NOT_IN_WORD
    + r"(?:(?:это|данное|настоящее)\s+правило|(?:этого|данного|настоящего)\s+правила|(?:этому|данному|настоящему)\s+правилу"
    + r"|(?:этим|данным|настоящим)\s+правилом|(?:этом|данном|настоящем)\s+правиле)(?!\w|\s*\d)",
    FLAGS,
)
EDITION = re.compile(
    NOT_IN_WORD + r"(?:правил|кодекс|издани|редакци)\w*\s+(?P<year>(?:19|20)\d\d|\d\d(?=\s+год))(?:\s+года|\s?г\.)?", FLAGS
)
EDITION_BEFORE = re.compile(r"(?!)")
EDITION_AFTER = re.compile(
    r"\s+(?:(?:правил|кодекса|издания|редакции)\s+(?P<named>(?:19|20)\d\d)(?:\s+года|\s?г\.)?"
    r"|(?P<year>(?:19|20)\d\d)(?:\s+года|\s?г\.)|\((?P<bracket>(?:19|20)\d\d)(?:\s+год\w*|\s?г\.)?\))",
    FLAGS,
)
LETTER_WORDS = ("А", "В", "С", "К")  # Cyrillic
PRINCIPLE = re.compile(NOT_IN_WORD + r"мог(?:ли|ла)?\s+(?:бы\s+)?(?:знать|о?сознавать)(?!\w)", FLAGS)

# Words after which an id without «Правило» is one.
CUE = re.compile(
    r"(?-i:[СсОоКкПпВвИи])" + BEGINS_WORD + r"(?:(?<=с)(?:м\.|мотри(?:те)?|огласно|луча(?:й|я|ю|ем|ев|е|и|ям|ями|ях))"
    r"|(?<=о)(?:тносительно|писанн\w+\s+в|т)"
    r"|(?<=к)(?:роме|ак\s+в|о|)"
    r"|(?<=п)(?:омимо|рименя\w+|о)"
    r"|(?<=в)(?:о|)"
    r"|(?<=и)(?:з|ли|))\s*"
    r"(?=(?-i:[\d(A-HАВСЕН]))",
    FLAGS,
)
CUE_ENDS = (  # one of them stands, in small letters, before whatever a cue is found before
    *("см.", "смотри", "смотрите", "согласно", "относительно", "кроме", "помимо"),
    *("случай", "случая", "случаю", "случаем", "случае", "случаи", "случаев", "случаям", "случаями", "случаях"),
    *("в", "во", "из", "или", "и", "к", "ко", "от", "по"),
)
SEE = re.compile(r"(?:см\.|смотри(?:те)?)\s*$", FLAGS)
NAMING = re.compile(r"случа\w{1,3}\s*$", FLAGS)
POINTING = re.compile(r"\s*(?:выше|ниже|далее)(?!\w)|[,.;:)]|\s+(?:и|или)\s|$", FLAGS)
JOIN = re.compile(r"\s*[,;/]\s*(?:(?P<conjunction>а\s+также|и|или|либо)\s+)?|\s+(?P<alone>а\s+также|и|или|либо)\s+", FLAGS)
TO = re.compile(r"(?P<dash>\s?[-–—‑]\s?)|\s+(?:по|до)\s+", FLAGS)
COUNTED = re.compile(
    r"\s*(?:-?х\s|или\s+более|карты?|взят(?:ка|ки|ку|ок)|очк(?:о|а|ов)|паса?|пасов|игрока?|игроков|стола|столов|раза?|минуты?|"
    r"года?|лет|г\.|мастей|масти|сдач[иу]?|козыр(?:я|ей)|туза|тузов|онера|онеров|процент\w*|имп\w*|imp\w*|рук[иу]?|час(?:а|ов)|секунды?"
    r"|январ\w*|феврал\w*|марта|апрел\w*|мая|июн\w*|июл\w*|август\w*|сентябр\w*|октябр\w*|ноябр\w*|декабр\w*)(?!\w)",
    FLAGS,
)
NOT_A_LAW = re.compile(
    r"(?:пример\w*|с|стр|страниц\w*|сдач\w*|доск\w*|стол\w*|рис|том\w*|глав\w*|част\w*"
    r"|заяв\w*|назнач\w*|контракт\w*|карт\w*)\.?\s*$",
    FLAGS,
)
