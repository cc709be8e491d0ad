"""Indexes to ask: of the digest alone, and of a small project with an older code and a commentary."""

import pytest

from kodeks.corpus import texts
from kodeks.references.find import find_references
from kodeks.search.ask import ask, commentaries, write_index

OLD_LAW = """---
text: "1997"
law: {law}
---
# {law}. {title}

**{law}A.** {first}

**{law}B.** {second}
"""
COMMENTARY = """---
text: "1987-commentary-ru"
law: 45
---
# 45. О сыгранной карте

**45.1.** Карта на столе, пока её видит партнёр.

**45.5.** Если игрок оговорился, см. Правило 45C4(B).
"""


@pytest.fixture(scope="session")
def digest_index(tmp_path_factory):
    """Only our own texts, whatever else was ingested here."""
    found = [text for text in texts.read_texts() if text.origin == "digest"]
    return write_index(tmp_path_factory.mktemp("digest"), found)


@pytest.fixture(scope="session")
def old_index(tmp_path_factory):
    """The digest, two laws of 1997 in both languages and a paragraph or two of commentary, in our own words."""
    root = tmp_path_factory.mktemp("project")
    _text(root, "1997", "1997", "laws", ("en", "ru"))
    _text(root, "1987-commentary-ru", "1987", "commentary", ("ru",))
    for lang, words in (
        ("en", ("Elephants", "An elephant waits.", "It goes.")),
        ("ru", ("Слоны", "Слон ждёт.", "Он идёт.")),
    ):
        for law in (23, 45):
            _page(root, "1997", lang, law, OLD_LAW.format(law=law, title=words[0], first=words[1], second=words[2]))
    _page(root, "1987-commentary-ru", "ru", 45, COMMENTARY)
    found = [text for text in texts.read_texts() if text.origin == "digest"] + texts.read_texts(root)
    return write_index(root / "index", found, commentaries(found, find_references))


@pytest.fixture(scope="session")
def in_few_laws(tmp_path_factory):
    """Answers over two laws of 1997 alone: no text of the code in force is here."""
    root = tmp_path_factory.mktemp("few")
    _text(root, "1997", "1997", "laws", ("en",))
    for law in (23, 45):
        _page(
            root,
            "1997",
            "en",
            law,
            OLD_LAW.format(law=law, title="Elephants", first="An elephant waits.", second="It goes."),
        )
    index = write_index(root / "index", texts.read_texts(root))
    return lambda *queries, **options: ask(index, queries, **options)


@pytest.fixture(scope="session")
def in_digest(digest_index):
    """Answers over the digest to (lang, query) pairs."""
    return lambda *queries, **options: ask(digest_index, queries, **options)


@pytest.fixture(scope="session")
def in_old(old_index):
    """Answers over the digest and the older texts."""
    return lambda *queries, **options: ask(old_index, queries, **options)


def _text(root, text, code, kind, languages):
    folder = root / "texts" / text
    folder.mkdir(parents=True)
    title = ", ".join(f'{lang} = "{text}"' for lang in languages)
    listed = ", ".join(f'"{lang}"' for lang in languages)
    (folder / "text.toml").write_text(
        f'id = "{text}"\ncode = "{code}"\nkind = "{kind}"\nlanguages = [{listed}]\n'
        f'title = {{ {title} }}\nrights = "private"\n',
        encoding="utf-8",
    )


def _page(root, text, lang, law, words):
    path = root / "texts" / text / lang / f"{law}.md"
    path.parent.mkdir(exist_ok=True)
    path.write_text(words, encoding="utf-8")
