"""Cards: a suit and a rank, written "HT", "S2" (Law 1)."""

from kodeks.bridge.spellings import RANK_SPELLINGS, SUIT_SPELLINGS, bare, look_up

SUITS = ("S", "H", "D", "C")  # highest first
RANKS = ("A", "K", "Q", "J", "T", "9", "8", "7", "6", "5", "4", "3", "2")  # highest first
HONOURS = ("A", "K", "Q", "J", "T")
DECK = tuple(suit + rank for suit in SUITS for rank in RANKS)


def parse_card(text):
    """A card with its suit first or last: "H10", "♥T", "10h" → "HT"."""
    spelling = bare(text)
    for suit_part, rank_part in ((spelling[:1], spelling[1:]), (spelling[-1:], spelling[:-1])):
        suit = look_up(SUIT_SPELLINGS, suit_part)
        rank = rank_part if rank_part in RANKS else look_up(RANK_SPELLINGS, rank_part)
        if suit and rank:
            return suit + rank
    raise ValueError(f"'{text}' is not a card; cards are a suit S H D C and a rank A K Q J T 9 … 2")


def parse_cards(text):
    """Cards parted by blanks, commas or hyphens, as a run: "♠A, H10" → "SA HT"."""
    return " ".join([parse_card(one) for one in text.replace(",", " ").replace("-", " ").split()])


def suit(card):
    """The suit of a card."""
    return card[0]


def rank(card):
    """The rank of a card."""
    return card[1]


def is_honour(card):
    """True of ace, king, queen, jack and ten."""
    return rank(card) in HONOURS


def higher(card, other):
    """True if the card outranks another of its suit."""
    return RANKS.index(rank(card)) < RANKS.index(rank(other))


def sorted_cards(cards):
    """Cards suit by suit, each from the highest."""
    return tuple(card for card in DECK if card in cards)
