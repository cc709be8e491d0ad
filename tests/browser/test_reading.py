"""Reading: addresses of clauses, two languages, search, the commentary and back."""

import pytest

from kodeks.clauses import anchor as anchor_of

LANGUAGES = ("en", "ru")


def in_view(page, anchor):
    """True if the clause stands in the window."""
    return page.evaluate(
        """(id) => { const { top, bottom } = document.getElementById(id).getBoundingClientRect();
                     return bottom > 0 && top >= 0 && top < innerHeight; }""",
        anchor,
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_address_of_a_clause_opens_on_it(lang, open_page, site):
    page = open_page(site, f"{lang}/2017/64/#64C")
    page.wait_for_load_state("load")
    assert in_view(page, "64C")


@pytest.mark.parametrize(("lang", "other"), [("en", "ru"), ("ru", "en")])
def test_the_language_switch_stays_on_the_clause(lang, other, open_page, site):
    page = open_page(site, f"{lang}/2017/64/#64B")
    page.locator("a.kodeks-language").click()
    page.wait_for_url(f"**/{other}/2017/64/#64B")
    assert page.locator("html").get_attribute("lang") == other
    assert in_view(page, "64B")


def test_both_languages_stand_row_by_row_each_marked(open_page, site):
    page = open_page(site, "en/2017/27/")
    row = page.locator("section.clause[id='27B']")
    own, twin = row.locator(".cell.own"), row.locator(".cell.twin")
    assert (own.get_attribute("lang"), twin.get_attribute("lang")) == ("en", "ru")
    assert not twin.is_visible()
    page.locator("label[for=beside]").click()
    assert twin.is_visible()
    assert abs(own.bounding_box()["y"] - twin.bounding_box()["y"]) < 2
    page.goto(site.at("en/2017/64/"))
    assert page.locator("section.clause[id='64A'] .cell.twin").is_visible()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("query", ["64a1", "64 А 1", "64а1"])
def test_a_clause_number_in_either_alphabet_opens_the_clause(lang, query, open_page, site):
    page = open_page(site, f"{lang}/")
    page.keyboard.press("/")
    page.keyboard.type(query)
    page.locator(".search-list .search-id").first.wait_for()
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/{lang}/2017/64/#64A1")
    assert in_view(page, "64A1")


@pytest.mark.parametrize(
    ("lang", "query", "form"), [("ru", "заявок", "заявк"), ("ru", "взяток", "взятк"), ("en", "bids", "bid")]
)
def test_an_inflected_word_finds_the_other_forms(lang, query, form, open_page, site):
    page = open_page(site, f"{lang}/search/?q={query}")  # in the box the first few hits may show titles alone
    page.locator(".search-hits mark").first.wait_for()
    marked = {mark.lower() for mark in page.locator(".search-hits mark").all_inner_texts()}
    assert any(mark.startswith(form) and mark != query for mark in marked), marked


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_says_what_it_shows(lang, open_page, site):
    page = open_page(site, f"{lang}/2017/64/")
    strip = page.locator("aside.strip").inner_text()
    assert "2017" in strip
    assert {"en": "not the official text", "ru": "не официальный"}[lang] in strip


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pages_read_without_scripts(lang, open_page, site):
    page = open_page(site, f"{lang}/2017/64/#64A1", java_script_enabled=False)
    assert page.locator("section.clause[id='64A1'] .cell.own").inner_text()
    page.locator("a.kodeks-language").click()
    assert page.locator("html").get_attribute("lang") != lang


def there_and_back(page, commentary):
    """From the first clause that has a commentary to the paragraph on it, and by its link back to the clause."""
    clause = page.locator("section.clause:has(.comments a)").first
    anchor = clause.get_attribute("id")
    link = clause.locator(".comments a").first
    paragraph = anchor_of(link.inner_text())
    link.click()
    page.wait_for_url(f"**/ru/{commentary}/*/#{paragraph}")
    assert in_view(page, paragraph)
    page.locator(f"section.clause[id='{paragraph}'] .cell a[href$='#{anchor}']").first.click()
    page.wait_for_url(f"**/#{anchor}")
    assert in_view(page, anchor)
    assert commentary not in page.url


def test_a_clause_leads_to_its_commentary_and_back(open_page, site):
    there_and_back(open_page(site, "ru/sample-1987-ru/42/"), "sample-commentary-ru")


def test_a_real_clause_leads_to_its_commentary_and_back(open_page, real_site):
    there_and_back(open_page(real_site, "ru/1987-ru/47/"), "1987-commentary-ru")


@pytest.mark.parametrize("text", ["1987-ru", "1997"])
def test_a_text_out_of_force_says_so(text, open_page, real_site):
    page = open_page(real_site, f"ru/{text}/")
    strip = page.locator("aside.strip").inner_text()
    assert text[:4] in strip and "не действует" in strip.lower()


def test_a_link_among_words_is_told_by_more_than_its_colour(open_page, site):
    page = open_page(site, "ru/sample-1987-ru/42/")
    links = page.locator(".ways a, .comments a")
    assert links.count()
    lines = links.evaluate_all("(found) => found.map((one) => getComputedStyle(one).textDecorationLine)")
    assert set(lines) == {"underline"}
