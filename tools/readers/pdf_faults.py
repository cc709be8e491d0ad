"""PDFs that hold no words to read: scans, and fonts that do not say which letters they draw."""

import unicodedata

from tools.readers.decoded import NotText

PICTURE = 0.25  # of a page: a picture that covers more may be a scan
NOT_LETTERS = 0.2  # of the letters of a file
RECOGNISE = "put it through text recognition (for example ocrmypdf, or the scanner's own), then give the new PDF"
PRINT = "ask for the file it was made from (DOCX, HTML), or put it through text recognition as if it were a scan"


def check_pages(pages, path):
    """NotText unless there are words, in letters."""
    if not any(page.letters for page in pages):
        pictures = any(page.pictured for page in pages)
        words = "is a scan: pictures of pages without words" if pictures else "holds no words"
        raise NotText(f"{path}:1: this PDF {words} ({_pages(range(len(pages)))}); {RECOGNISE}")
    total = sum(sum(page.letters.values()) for page in pages)
    bad = [_unreadable(page) for page in pages]
    if sum(bad) > NOT_LETTERS * total:
        worst = [at for at, page in enumerate(pages) if bad[at] > NOT_LETTERS * sum(page.letters.values())]
        share = round(100 * sum(bad) / total)
        words = (
            f"{share}% of the characters of this PDF are no letters: its fonts do not say what they draw ({_pages(worst)})"
        )
        raise NotText(f"{path}:1: {words}; {PRINT}")


def is_picture(page):
    """True for a page that is a picture without words: a gap among the others."""
    return not page.letters and page.pictured > PICTURE


def _unreadable(page):
    """How many characters of a page are no letters that a text has: private signs, or Cyrillic read as accented Latin."""
    odd = sum(times for char, times in page.letters.items() if unicodedata.category(char) in ("Co", "Cn", "Cc", "Cs"))
    accented = sum(times for char, times in page.letters.items() if "À" <= char <= "ÿ")
    letters = sum(times for char, times in page.letters.items() if char.isalpha())
    odd += page.letters.get("\ufffd", 0)
    return max(odd, page.unsure) + (accented if accented > 0.4 * max(letters, 1) else 0)


def _pages(places):
    numbers = [place + 1 for place in places]
    if len(numbers) == 1:
        return f"page {numbers[0]}"
    if numbers == list(range(numbers[0], numbers[-1] + 1)):
        return f"pages {numbers[0]} to {numbers[-1]}"
    return "pages " + ", ".join(map(str, numbers[:12])) + (" …" if len(numbers) > 12 else "")
