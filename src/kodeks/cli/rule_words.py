"""What `kodeks rule` says of itself in each language: prompts and headings, and what is wrong with a call or an answer."""

from functools import lru_cache

from kodeks.corpus.report_words import form_of

TALK = {
    "en": {
        "prompt": "number or answer, b = back, q = quit: ", "calls": "calls, such as 1H 2D 2C; b = back, q = quit: ",
        "cards": "cards, such as SA H5; b = back, q = quit: ",
        "which": "number of what to add, b = back, Enter = done: ",
        "judge": "To be judged", "say": "To say at the table", "more": "May be added",
        "name": "name", "title": "what it rules on", "laws": "Laws", "codes": "codes",
    },
    "ru": {
        "prompt": "номер или ответ, b — назад, q — выйти: ", "calls": "заявки, например 1H 2D 2C; b — назад, q — выйти: ",
        "cards": "карты, например SA H5; b — назад, q — выйти: ",
        "which": "номер того, что уточнить, b — назад, Enter — готово: ",
        "judge": "Решить судье", "say": "Сказать за столом", "more": "Можно уточнить",
        "name": "имя", "title": "о чём решение", "laws": "Правила", "codes": "кодексы",
    },
}  # fmt: skip

# By the words of the module that refuses: in English where the terminal has more to say, in Russian all of them.
ENGLISH = {
    "'{text}' names no seats; say who dealt": "'{text}' names no seats; say who dealt: --dealer N",
    "'{text}' names a seat for some calls only; name it for each, or give the dealer": (
        "'{text}' names a seat for some calls only; name it for each, or for none and say who dealt: --dealer N"
    ),
}
RUSSIAN = {
    "'{text}' is not a call; calls are P, X, XX and bids from 1C to 7NT": (
        "«{text}» — не заявка; заявки пишутся так: P, X, XX и назначения от 1C до 7NT"
    ),
    "'{text}' is not a card; cards are a suit S H D C and a rank A K Q J T 9 … 2": (
        "«{text}» — не карта; карты пишутся так: масть S H D C, за ней A K Q J T 9 … 2"
    ),
    "'{text}' is not a seat; seats are {seats}": "«{text}» — не место за столом; места: {seats}",
    "'{text}' names no seats; say who dealt": "в «{text}» не видно, кто заявлял; назовите сдающего: --dealer N",
    "'{text}' names a seat for some calls only; name it for each, or give the dealer": (
        "в «{text}» игрок назван не при каждой заявке; назовите при каждой или ни при одной, а сдающего так: --dealer N"
    ),
    "'{text}' begins with {first}, but {dealer} dealt": "«{text}» начинается с {first}, а сдающий — {dealer}",
    "'{text}': {seat} {call} is out of rotation; it was {due} to call": (
        "«{text}»: {seat} {call} — заявка вне очереди, очередь была {due}"
    ),
    "'{answer}' does not answer {key}; answers are: {options}": (
        "«{answer}» — не ответ на вопрос {key}; ответить можно так: {options}"
    ),
    "'{typed}' is none of these; numbers go from 1 to {last}": "«{typed}» — нет такого номера; есть с 1 по {last}",
    "'{entry}' is not KEY=VALUE": "«{entry}» — не КЛЮЧ=ОТВЕТ",
    "'{key}' was not used": "ответ на «{key}» не понадобился",
    "{name} is not known for code '{code}'; it is for {codes}": (
        "решения {name} по кодексу {code} нет; оно есть по кодексам: {codes}"
    ),
    "'{name}' is not a procedure; nearest: {near}\nothers:\n{names}": (
        "решения «{name}» нет; ближе всего: {near}\nостальные:\n{names}"
    ),
    "'{name}' is not a procedure; procedures:\n{names}": "решения «{name}» нет; есть такие:\n{names}",
    "{option} needs the name of a procedure; `kodeks rule` lists them": (
        "при {option} нужно имя решения; имена покажет `kodeks rule`"
    ),
    "--svg draws what --explain tells; give both": "--svg рисует то, что рассказывает --explain; укажите оба",
    "{file}: there is no folder {folder}; make it, or name a file in another": (
        "{file}: папки {folder} нет; создайте её или назовите файл в другой"
    ),
    "{file} is a folder; name a file in it": "{file} — это папка; назовите файл в ней",
    "{file} may not be written; name another file": "записать {file} не разрешено; назовите другой файл",
    "--auction ends with no call; end it with the call in question": (
        "--auction не кончается заявкой; закончите той, о которой речь"
    ),
    "--trick names no card; end it with the card in question": ("в --trick нет карт; последней назовите ту, о которой речь"),
    # What the engine says when it is asked what a call or a card was.
    "{fact} '{text}' is not a seat; seats are {seats}": "{fact}: «{text}» — не место за столом; места: {seats}",
    "{fact} '{text}' is not a call; calls are {calls}": "{fact}: «{text}» — не заявка; заявки: {calls}",
    "{fact} '{text}' is not a card; cards are written SA, HT, D9": (
        "{fact}: «{text}» — не карта; карты пишутся так: SA, HT, D9"
    ),
    "tricks_before '{count}' is not a number of tricks; it is 0 to 12": (
        "tricks_before: «{count}» — не число взяток; годятся числа от 0 до 12"
    ),
    "contract '{contract}' is none; contracts are written 3NT, 4SX, 2HXX": (
        "contract: «{contract}» — не контракт; контракты пишутся так: 3NT, 4SX, 2HXX"
    ),
    "cards: of one trick only those played before the card in question": (
        "cards: если взятка одна, назовите только карты, сыгранные в неё до той, о которой речь"
    ),
    "cards: all fifty-two have been played": "cards: сыграны уже все пятьдесят две",
    "card '{card}' has been played already": "card: «{card}» уже сыграна",
    "card '{card}' is not in the hand of {player}": "card: «{card}» нет в руке {player}",
    "hands and cards: {faults}": "руки и карты: {faults}",
    "a card is played twice": "одна и та же карта сыграна дважды",
    "{seat}: '{card}' is no card": "{seat}: «{card}» — не карта",
    "'{card}' is no card": "«{card}» — не карта",
    "'{seat}' is no seat": "«{seat}» — не место за столом",
    "{seat} holds {count} cards": "{seat}: карт в руке — {count}",
    "{seat}: {card} is held twice": "{seat}: {card} названа дважды",
}
TOLD = {"en": ENGLISH, "ru": RUSSIAN}
PART = "; "


def tell(error, lang):
    """What is wrong, in a language; what has no words of its own there stays as it is.

    >>> tell("'2Z' is not a seat; seats are N E S W", "ru")
    '«2Z» — не место за столом; места: N E S W'
    """
    words = str(error)
    for form, own in _forms(lang):
        found = form.fullmatch(words)
        if found:
            return own.format(**{name: _filled(name, part, lang) for name, part in found.groupdict().items()})
    return words


def _filled(name, part, lang):
    """What stands in a form: of several faults each is told."""
    return PART.join(tell(one, lang) for one in part.split(PART)) if name == "faults" else part


@lru_cache(maxsize=4)
def _forms(lang):
    return tuple((form_of(english), own) for english, own in TOLD[lang].items())
