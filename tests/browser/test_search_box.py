"""The search box: keys, what is loaded when, phones, no scripts, markup that is typed."""

import pytest

LANGUAGES = ("en", "ru")
BOX = "kodeks-search:not([page])"


def typed(page, query):
    """Types into the box from anywhere on the page and waits for the list."""
    page.keyboard.press("/")
    page.keyboard.type(query)
    page.locator(f"{BOX} [role=option]").first.wait_for()


def chosen(page):
    """The line that Enter would open, which the box names to those who hear it."""
    line = page.locator(f"{BOX} [aria-selected=true]")
    assert line.count() == 1
    assert page.locator(f"{BOX} input").get_attribute("aria-activedescendant") == line.get_attribute("id")
    return line.inner_text()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_of_the_index_is_loaded_before_the_box_is_entered(lang, open_page, site):
    asked = []
    page = open_page(
        site,
        f"{lang}/2017/64/",
        routes={"**/assets/search/**": lambda route: (asked.append(route.request.url), route.continue_())[1]},
    )
    page.wait_for_load_state("networkidle")
    assert asked == []
    typed(page, "64")
    assert any(url.endswith(f"/{lang}.json") for url in asked)


def test_arrows_choose_and_escape_leaves(open_page, site):
    page = open_page(site, "en/2017/64/")
    typed(page, "revoke")
    box = page.locator(f"{BOX} input")
    first = chosen(page)
    page.keyboard.press("ArrowDown")
    second = chosen(page)
    page.keyboard.press("ArrowUp")
    assert chosen(page) == first != second
    assert box.get_attribute("aria-expanded") == "true"
    page.keyboard.press("Escape")
    assert (box.input_value(), box.get_attribute("aria-expanded")) == ("", "false")
    page.keyboard.press("Escape")
    assert page.evaluate("document.activeElement === document.body")


def test_enter_before_the_index_is_there_still_opens_the_clause(open_page, site):
    page = open_page(site, "ru/")
    page.keyboard.press("/")
    page.keyboard.type("64а1")
    page.keyboard.press("Enter")
    page.wait_for_url("**/ru/2017/64/#64A1")


def test_a_slash_typed_into_the_box_is_a_slash(open_page, site):
    page = open_page(site, "en/")
    page.keyboard.press("/")
    page.keyboard.type("64/65")
    assert page.locator(f"{BOX} input").input_value() == "64/65"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_results_stand_on_a_page_with_the_query_in_its_address(lang, open_page, site):
    query = {"en": "revoke trick", "ru": "фальшренонс взятка"}[lang]
    page = open_page(site, f"{lang}/2017/64/")
    typed(page, query)
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/{lang}/search/?q=*")
    hit = page.locator("kodeks-search[page] a.search-hit").first
    hit.wait_for()
    assert page.locator("kodeks-search[page] input").input_value() == query
    hit.click()
    page.wait_for_url(f"**/{lang}/2017/*/#*")


def test_a_clause_without_text_is_told_and_leads_nowhere(open_page, site):
    page = open_page(site, "en/search/?q=17E2%202007")
    told = page.locator("kodeks-search[page] .search-hit").first
    told.wait_for()
    assert "17E2" in told.inner_text() and "not here yet" in told.inner_text()
    assert told.evaluate("hit => hit.tagName") == "DIV"


def test_markup_in_the_address_is_only_words(open_page, site):
    page = open_page(site, "en/search/?q=%3Cimg%20src%3Dx%20onerror%3D%22document.title%3D'broken'%22%3E%20revoke")
    page.locator("kodeks-search[page] .search-hit").first.wait_for()
    assert page.locator("kodeks-search img").count() == 0
    assert page.title() != "broken"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_on_a_phone_a_button_opens_the_box_over_the_whole_width(lang, open_page, site):
    page = open_page(site, f"{lang}/2017/64/", viewport={"width": 390, "height": 800})
    page.locator(f"{BOX} .search-opener").click()
    page.keyboard.type("64")
    line = page.locator(f"{BOX} [role=option]").first
    line.wait_for()
    # Read in one step: the list is drawn anew when the snippets come.
    place = page.evaluate("(path) => document.querySelector(path).getBoundingClientRect().toJSON()", f"{BOX} [role=option]")
    assert place["x"] == 0 and place["width"] == 390 and place["height"] >= 44
    line.click()
    page.wait_for_url(f"**/{lang}/2017/64/#64")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_scripts_the_box_leads_to_the_lists_of_laws(lang, open_page, site):
    page = open_page(site, f"{lang}/2017/64/", java_script_enabled=False)
    page.locator(f"{BOX} a").click()
    page.locator("kodeks-search[page] a").first.click()
    assert page.url.endswith(f"/{lang}/2017/")


def test_words_of_clauses_that_do_not_come_hide_no_clause_and_are_asked_for_again(open_page, site):
    routes = {"**/en-words.json": lambda route: route.fulfill(status=404, body="")}
    page = open_page(site, "en/2017/64/", routes=routes, broken="en-words.json")
    with page.expect_response("**/en-words.json"):
        typed(page, "revoke")
    assert "result" in page.locator(f"{BOX} .search-status").inner_text()
    assert page.locator(f"{BOX} .search-words").count() == 0
    page.context.unroute_all()
    page.keyboard.type("s")
    page.locator(f"{BOX} .search-words").first.wait_for()


@pytest.mark.parametrize("name", ["en.json", "query.js"])
def test_an_index_that_does_not_come_is_told_and_asked_for_again(name, open_page, site):
    routes = {f"**/search/{name}": lambda route: route.fulfill(status=404, body="")}
    page = open_page(site, "en/2017/64/", routes=routes, broken=name)
    page.keyboard.press("/")
    page.keyboard.type("64")
    page.locator(f"{BOX} .search-status", has_text="could not be loaded").wait_for()
    page.context.unroute_all()
    page.keyboard.type("A")
    page.locator(f"{BOX} [role=option]").first.wait_for()


def test_keys_of_a_composition_do_not_choose(open_page, site):
    page = open_page(site, "ru/2017/64/")
    typed(page, "заявк")
    first = chosen(page)
    page.locator(f"{BOX} input").evaluate(
        "(box) => box.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', isComposing: true, bubbles: true }))"
    )
    assert chosen(page) == first
