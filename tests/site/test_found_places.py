"""Whatever is found can be opened: every answer of the search leads to a page and a place of its own build."""

from functools import cache

import pytest

from kodeks.corpus.codes import codes, read_code
from kodeks.corpus.texts import read_clauses, read_texts
from kodeks.search.ask import ask

LANGUAGES = ("en", "ru")


def queries(project, shown):
    """Every clause of every code, alone and with its year, and the first words of every clause that is shown."""
    for code in codes(project / "docs" / "codes"):
        for clause in read_code(code, project / "docs" / "codes").ids:
            yield clause
            yield f"{clause} {code}"
    for text in read_texts(project):
        for lang in text.languages if shown(text) else ():
            for clause in read_clauses(text, lang):
                yield " ".join(clause.body.split()[:3])


def dead(folder, asked):
    """The addresses among the answers that the build does not have."""

    @cache
    def page(path):
        place = folder / path / "index.html"
        return place.read_text("utf-8") if place.is_file() else ""

    answers = ask(folder / "assets" / "search", [(lang, query) for lang in LANGUAGES for query in asked], 20)
    addresses = {hit["href"] for answer in answers for hit in answer["hits"] if hit.get("href")}
    assert len(addresses) > 10
    parted = [address.partition("#") for address in sorted(addresses)]
    return [path + mark + anchor for path, mark, anchor in parted if f'id="{anchor}"' not in page(path)]


@pytest.mark.parametrize("kind", ["private", "public"])
def test_every_answer_leads_to_a_place_of_this_build(kind, project, private_site, public_build):
    folder = {"private": private_site, "public": public_build[0]}[kind]
    asked = sorted(set(queries(project, lambda text: kind == "private" or text.rights == "public")))
    assert len(asked) > 300
    assert dead(folder, asked) == []


def test_words_of_a_private_text_find_nothing_of_it_in_a_published_build(project, public_build):
    hidden = {text.id for text in read_texts(project) if text.rights != "public"}
    asked = sorted(set(queries(project, lambda text: text.id in hidden)))
    answers = ask(public_build[0] / "assets" / "search", [(lang, query) for lang in LANGUAGES for query in asked], 20)
    assert hidden and not {hit.get("text") for answer in answers for hit in answer["hits"]} & hidden
