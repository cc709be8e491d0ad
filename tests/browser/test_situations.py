"""What happened: two taps to a clause, a list that narrows in any form of a word, and one that works without scripts."""

import pytest

LANGUAGES = ("en", "ru")
PHONE = {"width": 390, "height": 844}
TOUCH_PIXELS = 44


def shown(page):
    """The situations that are to be seen."""
    return page.locator(".situation-list li:visible").count()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_two_taps_lead_from_the_front_page_to_a_clause(lang, open_page, site):
    page = open_page(site, f"{lang}/", viewport=PHONE)
    page.locator(".what-happened .group-list a").nth(3).click()
    page.wait_for_url(f"**/{lang}/situations/#play")
    page.locator("section:has(#play) a.situation").first.click()
    page.wait_for_url(f"**/{lang}/2017/53/#53A")


@pytest.mark.parametrize(
    ("lang", "typed", "found"),
    (
        ("ru", "взяток", "Во взятке лежит пять карт"),
        ("ru", "ФАЛЬШРЕНОНСЫ", "Фальшренонс заметили сразу"),
        ("ru", "ход вне очереди", "Защитник пошёл не в свою очередь"),
        ("en", "revoked", "Somebody revoked, and play went on"),
        ("en", "claims", "Somebody claimed, and an opponent does not agree"),
        ("en", "27B1a", "A bid is too low"),
    ),
)
def test_the_list_narrows_in_any_form_of_a_word(lang, typed, found, open_page, site):
    page = open_page(site, f"{lang}/situations/")
    whole = shown(page)
    page.locator("#situations-filter").fill(typed)
    assert page.locator(".situation:visible", has_text=found).count() == 1
    assert 0 < shown(page) < whole / 4
    assert str(shown(page)) in page.locator(".found").inner_text()
    page.locator("#situations-filter").fill("")
    assert shown(page) == whole


def test_words_that_fit_nothing_say_so(open_page, site):
    page = open_page(site, "en/situations/")
    page.locator("#situations-filter").fill("zeppelin")
    assert (shown(page), page.locator("h2:visible").count()) == (0, 0)
    assert page.locator(".found").inner_text().startswith("Nothing fits")


def test_enter_keeps_the_list(open_page, site):
    page = open_page(site, "en/situations/")
    page.locator("#situations-filter").fill("revoke")
    page.keyboard.press("Enter")
    assert page.url.endswith("/en/situations/")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_scripts_it_is_a_list(lang, open_page, site):
    page = open_page(site, f"{lang}/situations/", java_script_enabled=False)
    assert shown(page) > 100
    assert not page.locator(".finder").is_visible()
    assert page.locator(".group-list").is_visible()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("path", ("", "situations/"))
def test_a_finger_hits_what_it_means_on_a_phone(lang, path, open_page, site):
    page = open_page(site, f"{lang}/{path}", viewport=PHONE)
    sizes = page.evaluate(
        """() => [...document.querySelectorAll(".situations :is(.group-list a, a.situation, .places a)")].map((link) => {
             const { width, height } = link.getBoundingClientRect(); return [link.textContent, width, height]; })"""
    )
    assert [size for size in sizes if min(size[1:]) < TOUCH_PIXELS - 0.5] == []
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
