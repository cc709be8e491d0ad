"""What stands around the pages: menu, colours, keyboard, narrow screens."""

import pytest

from tests.browser.interview import Interview

LANGUAGES = ("en", "ru")
PHONE = {"viewport": {"width": 390, "height": 844}}
PAGES = ("", "2017/", "2017/64/", "2017/27/", "rulings/", "rulings/revoke/", "search/", "about/")


def focused(page):
    """The class of what has the focus, and whether it can be seen."""
    return page.evaluate(
        """() => { const one = document.activeElement, { left, right } = one.getBoundingClientRect();
                   return [one.className || one.tagName, right > 0 && left < innerWidth]; }"""
    )


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("path", PAGES)
def test_nothing_is_wider_than_a_phone(lang, path, open_page, site):
    page = open_page(site, f"{lang}/{path}", **PHONE)
    page.locator("main").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_tab_never_enters_the_closed_menu(open_page, site):
    page = open_page(site, "ru/2017/64/", **PHONE)
    page.wait_for_function("document.querySelector('button.kodeks-menu')")
    for _ in range(25):
        page.keyboard.press("Tab")
        name, seen = focused(page)
        assert seen, name


def test_the_menu_opens_and_closes_by_keyboard(open_page, site):
    page = open_page(site, "en/2017/64/", **PHONE)
    button = page.locator("button.kodeks-menu")
    button.focus()
    page.keyboard.press("Enter")
    assert button.get_attribute("aria-expanded") == "true"
    assert page.evaluate("document.activeElement.id") == "kodeks-nav"
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('.kodeks-nav') !== null")
    page.keyboard.press("Escape")
    assert button.get_attribute("aria-expanded") == "false"
    assert page.evaluate("document.activeElement.classList.contains('kodeks-menu')")


def test_colours_are_chosen_and_kept(open_page, site):
    page = open_page(site, "en/2017/64/", color_scheme="light")
    ground = "getComputedStyle(document.body).backgroundColor"
    light = page.evaluate(ground)
    button = page.locator("button.kodeks-scheme")
    button.click()
    button.click()
    dark = page.evaluate(ground)
    assert dark != light
    page.reload()
    assert page.evaluate(ground) == dark


def test_colours_follow_the_device_without_scripts(open_page, site):
    grounds = []
    for scheme in ("light", "dark"):
        page = open_page(site, "en/2017/64/", color_scheme=scheme, java_script_enabled=False)
        grounds.append(page.locator("body").evaluate("(body) => getComputedStyle(body).backgroundColor"))
    assert grounds[0] != grounds[1]


def test_the_twin_column_opens_without_scripts(open_page, site):
    page = open_page(site, "ru/2017/64/", java_script_enabled=False)
    twin = page.locator("section.clause[id='64A'] .cell.twin")
    assert not twin.is_visible()
    page.locator("label[for=beside]").click()
    assert twin.is_visible()


def test_on_a_phone_the_twin_stands_under_its_clause(open_page, site):
    page = open_page(site, "ru/2017/64/", **PHONE)
    page.locator("label[for=beside]").click()
    own, twin = (page.locator(f"section.clause[id='64A1'] .cell.{side}").bounding_box() for side in ("own", "twin"))
    assert twin["y"] >= own["y"] + own["height"]


def test_a_ruling_is_worked_out_by_keyboard_alone(open_page, site):
    page = open_page(site, "en/2017/64/")
    page.locator("kodeks-ruling button.start").first.focus()
    page.keyboard.press("Enter")
    interview = Interview(page)
    while key := interview.key():
        assert "ruling-head" in focused(page)[0], key
        page.keyboard.press("Tab")
        while not page.evaluate("document.activeElement.matches('.ruling-question [data-value]')"):
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        page.locator(f'.ruling-question[data-key="{key}"]').wait_for(state="detached")
    assert "ruling-head" in focused(page)[0]
    assert interview.consequences()


def test_buttons_of_a_ruling_are_large_enough_for_a_thumb(open_page, site):
    page = open_page(site, "ru/rulings/insufficient_bid/", **PHONE)
    interview = Interview(page)
    interview.key()
    for _ in range(2):
        boxes = [button.bounding_box() for button in page.locator(".ruling-question button").all()]
        assert min(box["height"] for box in boxes) >= 44
        interview.answer("N") if interview.key() == "dealer" else None


def test_closing_a_ruling_gives_the_focus_back(open_page, site):
    page = open_page(site, "en/2017/64/")
    page.locator("section.clause kodeks-ruling button.start").first.click()
    Interview(page).key()
    page.locator(".ruling-panel button.close").click()
    assert "start" in focused(page)[0]
    assert page.locator(".ruling-panel:visible").count() == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_auction_that_cannot_be_is_refused_with_a_reason_and_can_be_mended(lang, open_page, site):
    page = open_page(site, f"{lang}/rulings/insufficient_bid/")
    interview = Interview(page)
    interview.answer("N")
    for call in ("1H", "2D", "2C", "P"):
        page.locator(f'.box [data-value="{call}"]').click()
    page.locator(".pad .main").click()
    assert page.locator(".refused[role=alert]").inner_text()
    assert page.locator(".auction tbody td").all_inner_texts()[3].strip()
    page.locator(".pad .row .plain").click()
    page.locator(".pad .main").click()
    page.locator('.ruling-question[data-key="auction"]').wait_for(state="detached")
    assert interview.given()["auction"] == "1H 2D 2C"
