"""The page of terms: definitions of the code under their own addresses."""


def test_a_definition_stands_among_the_terms_and_not_among_the_laws(pages):
    for lang, words in (("en", "How many cards a hand holds"), ("ru", "Сколько карт на руке")):
        page = pages[f"{lang}/terms/"]
        assert "card-count" in page.ids
        assert words in page.text
        assert f"{lang}/2017/DEF/" not in pages
        assert f"{lang}/2017/definitions/" not in pages


def test_a_law_tells_which_definitions_cite_it(pages):
    assert "../../terms/#card-count" in pages["en/2017/13/"].links
    assert "Card count" in pages["en/2017/13/"].text
