"""Terms in the laws: a card by mouse, touch and keys, in both languages; without scripts a link."""

import pytest

LANGUAGES = ("en", "ru")
PHONE = {"viewport": {"width": 390, "height": 800}, "has_touch": True}
TOLD = {"en": ("insufficient bid", "недостаточное назначение"), "ru": ("недостаточное назначение", "insufficient bid")}

BEFORE = """link => {  // the focus goes to what stands before a link
  const all = [...document.querySelectorAll("a, button, summary, input")];
  all.slice(0, all.indexOf(link)).filter(one => one.offsetParent).pop().focus();
}"""
DESCRIBED = "link => document.getElementById(link.getAttribute('aria-describedby')).textContent"


def term(page):
    """The first insufficient bid in the words of Law 27."""
    return page.locator('.cell.own a.term[href$="#insufficient-bid"]').first


def shows(page, lang):
    """True if one card is open, with the term in both languages, inside the window."""
    card = page.locator("#term-card")
    card.wait_for()
    words, box, width = card.inner_text(), card.bounding_box(), page.viewport_size["width"]
    inside = box["x"] >= 0 and box["x"] + box["width"] <= width
    return card.count() == 1 and all(one in words for one in TOLD[lang]) and inside


def gone(page):
    page.locator("#term-card").wait_for(state="detached")
    return True


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_tap_shows_the_card_and_a_tap_elsewhere_closes_it(lang, open_page, site):
    page = open_page(site, f"{lang}/2017/27/", **PHONE)
    page.wait_for_load_state("networkidle")
    page.wait_for_function("!document.querySelector('kodeks-ruling:not(:defined)')")  # the buttons change the height once
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    term(page).tap()
    assert shows(page, lang)
    height = page.evaluate("document.documentElement.scrollHeight")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.locator("h1").tap()
    assert gone(page) and not asked
    assert page.evaluate("document.documentElement.scrollHeight") == height
    assert page.url.endswith(f"{lang}/2017/27/")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_mouse_that_rests_shows_the_card_and_one_that_leaves_closes_it(lang, open_page, site):
    page = open_page(site, f"{lang}/2017/27/")
    term(page).hover()
    assert shows(page, lang)
    page.mouse.move(5, 5)
    assert gone(page)
    term(page).click()
    page.mouse.move(5, 5)
    page.wait_for_timeout(400)
    assert shows(page, lang)
    page.locator(".term-card-more").click()
    page.wait_for_url(f"**/{lang}/terms/#insufficient-bid")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_keys_open_enter_and_leave_the_card(lang, open_page, site):
    page = open_page(site, f"{lang}/2017/27/")
    term(page).evaluate(BEFORE)
    page.keyboard.press("Tab")
    assert shows(page, lang)
    assert page.evaluate("document.activeElement.className") == "term"
    page.keyboard.press("Escape")
    assert gone(page)
    page.keyboard.press("Enter")
    assert shows(page, lang)
    assert page.evaluate("document.activeElement.className") == "term-card-more"
    page.keyboard.press("Escape")
    assert gone(page)
    assert page.evaluate("document.activeElement.className") == "term"
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    assert page.evaluate("!document.activeElement.closest('.term-card')")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_term_is_described_to_those_who_listen(lang, open_page, site):
    page = open_page(site, f"{lang}/2017/27/")
    told = term(page).evaluate(DESCRIBED)
    assert all(one in told for one in TOLD[lang])


def test_both_columns_have_their_own_words(open_page, site):
    page = open_page(site, "en/2017/27/")
    page.locator("label[for=beside]").click()
    page.locator('.cell.twin a.term[href$="ru/terms/#insufficient-bid"]').first.click()
    assert page.locator("#term-card").get_attribute("lang") == "ru"
    assert shows(page, "ru")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_scripts_a_term_is_a_link_and_the_page_a_list(lang, open_page, site):
    page = open_page(site, f"{lang}/2017/27/", java_script_enabled=False)
    term(page).click()
    page.wait_for_url(f"**/{lang}/terms/#insufficient-bid")
    assert page.locator("#insufficient-bid").is_visible()
    assert page.locator(".term-entry").count() > 250
    assert not page.locator("#term-filter").is_visible()


@pytest.mark.parametrize(
    ("lang", "typed", "wanted"),
    [
        ("en", "uneasy elephant", ""),
        ("en", "SEWoG", "serious-error"),
        ("ru", "болвана", "dummys-hand"),
        ("ru", "задумка", "break-in-tempo"),
    ],
)
def test_the_box_filters_the_terms(lang, typed, wanted, open_page, site):
    page = open_page(site, f"{lang}/terms/", **PHONE)
    page.locator("#term-filter").fill(typed)
    shown = page.locator(".term-entry:visible")
    if not wanted:
        assert shown.count() == 0 and page.locator(".term-filter [role=status]").inner_text()
    else:
        assert 0 < shown.count() < 30 and page.locator(f"#{wanted}").is_visible()
