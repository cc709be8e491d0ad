"""How people write calls and cards: Latin and Cyrillic look-alikes, signs of suits, words.

A table, since the engine's `lower` knows no Cyrillic. A letter of a suit counts after a level or beside a rank only.
"""

SUIT_SPELLINGS = (
    ("C", "C c С с ♣ ♧ Т т К к"),  # Cyrillic Es looks like C; трефы, крести
    ("D", "D d Д д Б б ♦ ♢"),  # Дэ sounds like D; бубны
    ("H", "H h Н н Ч ч ♥ ♡"),  # Cyrillic En looks like H; червы
    ("S", "S s Ѕ ѕ П п ♠ ♤"),  # пики
)
NOTRUMP_SPELLINGS = ("NT", "N", "БК", "ВТ", "NТ", "BK", "БEЗ", "SA", "Б/К")
CALL_SPELLINGS = (
    ("P", "P Р П PASS PАSS ПАС ПAC ПАСС -P- NB"),
    ("X", "X Х D DBL DOUBLE * КОНТРА КТР К ДБЛ ДАБЛ"),
    ("XX", "XX ХХ XХ ХX R RD RDBL REDOUBLE ** РЕКОНТРА РЕ РК РКТР"),
)
RANK_SPELLINGS = (
    ("A", "A a А а Т т"),  # Cyrillic А; туз
    ("K", "K k К к"),
    ("Q", "Q q Д д"),  # дама
    ("J", "J j В в"),  # валет
    ("T", "T t 10 1О 1O 10 X x"),
)
VARIANTS = ("\ufe0e", "\ufe0f")  # marks that only choose the look of a sign
LOWER = "abcdefghijklmnopqrstuvwxyzабвгдеёжзийклмнопрстуфхцчшщъыьэюя"
UPPER = "ABCDEFGHIJKLMNOPQRSTUVWXYZАБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ"


def uppercase(text):
    """Latin and Cyrillic capitals; other signs stay."""
    written = ""
    for character in text:
        place = LOWER.find(character)
        written += character if place < 0 else UPPER[place]
    return written


def bare(text):
    """Without blanks around and marks that only choose a sign's look."""
    for mark in VARIANTS:
        text = text.replace(mark, "")
    return text.strip().rstrip("!?.")


def look_up(table, spelling):
    """What a spelling stands for in a table of "name, spellings parted by blanks"; None if nothing."""
    for name, spellings in table:
        if spelling and spelling in spellings.split():
            return name
    return None
