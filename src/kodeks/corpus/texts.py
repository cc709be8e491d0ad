"""The texts there are: the digest under docs/, the ingested ones under texts/."""

import json
import tomllib
from pathlib import Path

from kodeks import clauses
from kodeks.corpus import places
from kodeks.corpus.ledger import read_spans
from kodeks.corpus.model import DEFINITIONS, LANGUAGES, Text
from kodeks.corpus.pages import read_page

KINDS = ("laws", "commentary")
KEYS = ("id", "code", "kind", "languages", "title", "rights", "notice", "prevails", "author", "translator")
NEEDED = ("id", "code", "kind", "languages", "title", "rights")


def read_texts(root=places.ROOT):
    """Every text: ours first, then the ingested ones, by id."""
    root = Path(root)
    found = [_read_text(path, root, "digest") for path in sorted((root / "docs" / "texts").glob("*.toml"))]
    found += [_read_text(path, root, "ingested") for path in sorted((root / "texts").glob("*/text.toml"))]
    ids = [text.id for text in found]
    for name in ids:
        if ids.count(name) > 1:
            raise ValueError(f"two texts are called {name}; give one another id in its manifest")
    return found


def find_text(name, root=places.ROOT):
    """The text of this id; ValueError names those there are."""
    found = read_texts(root)
    for text in found:
        if text.id == name:
            return text
    known = ", ".join(text.id for text in found) or "none"
    raise ValueError(f"there is no text '{name}'; texts: {known}; others come in with kodeks ingest")


def page_folder(text, lang):
    """Where the pages of a text in one language lie."""
    if text.origin == "digest":
        return Path(text.root) / "docs" / lang / text.id
    return Path(text.root) / "texts" / text.id / lang


def page_path(text, lang, law):
    """Where the page of a law lies, or that of the definitions."""
    return page_folder(text, lang) / ("definitions.md" if law == DEFINITIONS else f"{law}.md")


def page_of(clause):
    """The law on whose page a clause stands; "DEF" for a definition."""
    return DEFINITIONS if clauses.kind(clause) == "definition" else clauses.law(clause)


def read_pages(text, lang):
    """The pages of a text in one language: its definitions, then its laws."""
    if lang not in text.languages:
        raise ValueError(f"text {text.id} is not in '{lang}'; languages: {', '.join(text.languages)}")
    laws = sorted(int(path.stem) for path in page_folder(text, lang).glob("*.md") if path.stem.isdigit())
    definitions = [DEFINITIONS] if page_path(text, lang, DEFINITIONS).is_file() else []
    return [_read_page(text, lang, law) for law in definitions + [str(law) for law in laws]]


def read_clauses(text, lang):
    """The clauses of a text in order, headings and footnotes with them."""
    return [clause for page in read_pages(text, lang) for clause in page.clauses]


def source_spans(text):
    """(language, id, segment) → the Span of the source that ingestion read it from; our own texts have none."""
    path = Path(text.root) / "texts" / text.id / "spans.jsonl"
    if text.origin == "digest" or not path.is_file():
        return {}
    return {(span.lang, span.id, span.segment): span for span in read_spans(path)}


def write_text(text):
    """The description of a text, as it stands in texts/{id}/text.toml."""
    lines = []
    for key in KEYS:
        value = getattr(text, key)
        if key == "title":
            value = "{ " + ", ".join(f"{lang} = {_quoted(value[lang])}" for lang in LANGUAGES if lang in value) + " }"
        elif key == "languages":
            value = "[" + ", ".join(_quoted(lang) for lang in value) + "]"
        elif value:
            value = _quoted(value)
        if value:
            lines.append(f"{key} = {value}\n")
    return "".join(lines)


def _read_text(path, root, origin):
    try:
        values = tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ValueError(f"{path}: not TOML in UTF-8; {error}") from None
    missing = [key for key in NEEDED if not values.get(key)]
    unknown = [key for key in values if key not in KEYS]
    if missing or unknown:
        raise ValueError(f"{path}: missing: {', '.join(missing) or 'none'}; unknown: {', '.join(unknown) or 'none'}")
    if values["kind"] not in KINDS:
        raise ValueError(f"{path}: kind is '{values['kind']}'; kinds: {', '.join(KINDS)}")
    folder = path.stem if origin == "digest" else path.parent.name
    if values["id"] != folder:
        raise ValueError(f"{path}: the id is '{values['id']}', but the text lies under {folder}")
    values["languages"] = tuple(values["languages"])
    return Text(*(values.get(key, "") for key in KEYS), origin=origin, root=str(root))


def _read_page(text, lang, law):
    """The page, if it says what its place says."""
    path = page_path(text, lang, law)
    page = read_page(path)
    if page.text != text.id or page.law != law:
        here = f"{text.id}, Law {law}"
        raise ValueError(f"{path}:2: the front matter names {page.text}, Law {page.law}; here belongs {here}")
    return page


def _quoted(value):
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
