"""On a law page: commentary that opens in place, drawings, the history behind a switch, and all of it on paper."""

import pytest

LANGUAGES = ("en", "ru")
PHONE = {"width": 390, "height": 844}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_the_director_opens_first_is_one_tap_away(lang, open_page, site):
    page = open_page(site, f"{lang}/2017/64/", viewport=PHONE)
    first = page.locator("details.remark").first
    assert not first.locator(".remark-words").is_visible()
    summary = first.locator("summary").bounding_box()
    assert summary["height"] >= 44 and summary["y"] < PHONE["height"]
    first.locator("summary").click()
    assert first.locator(".remark-words").is_visible()
    assert page.url.endswith(f"/{lang}/2017/64/")


@pytest.mark.parametrize("scripts", (True, False))
def test_the_history_is_hidden_until_it_is_asked_for(scripts, open_page, site):
    page = open_page(site, "en/2017/64/", java_script_enabled=scripts)
    line = page.locator("section[id='64A2'] .past")
    assert not line.is_visible()
    page.locator("label[for=past]").click()
    assert line.is_visible()
    line.locator("summary").click()
    assert "could have played" in line.inner_text()


def test_the_switch_is_remembered_and_leaves_the_twin_column_alone(open_page, site):
    page = open_page(site, "en/2017/64/")
    page.locator("label[for=past]").click()
    page.goto(site.at("ru/2017/64/"))
    assert page.locator("section[id='64A2'] .past").is_visible()
    assert not page.locator("section[id='64A2'] .twin").is_visible()
    page.locator("label[for=past]").click()
    page.reload()
    assert not page.locator("section[id='64A2'] .past").is_visible()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("scheme", ("light", "dark"))
def test_drawings_fit_a_phone_and_are_readable(lang, scheme, open_page, site):
    page = open_page(site, f"{lang}/2017/64/", viewport=PHONE, color_scheme=scheme)
    page.evaluate("document.querySelectorAll('details.remark').forEach((one) => { one.open = true; })")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    for drawing in page.locator(".auction-drawn table, .deal-drawn .round").all():
        box = drawing.bounding_box()
        assert box["x"] >= 0 and box["x"] + box["width"] <= PHONE["width"]
    hands = page.locator(".deal-drawn").first
    north, south = (hands.locator(f".hand.at-{seat}").bounding_box() for seat in "NS")
    west, east = (hands.locator(f".hand.at-{seat}").bounding_box() for seat in "WE")
    assert north["y"] + north["height"] <= west["y"] and west["x"] + west["width"] <= east["x"]
    assert south["y"] >= west["y"] + west["height"]


def test_on_paper_stands_what_was_open(open_page, site):
    page = open_page(site, "en/2017/64/")
    page.locator("label[for=past]").click()
    opened, folded = page.locator("details.remark").nth(0), page.locator("details.remark").nth(1)
    opened.locator("summary").click()
    page.emulate_media(media="print")
    assert opened.is_visible() and not folded.is_visible()
    assert not page.locator("label[for=past]").is_visible()
    assert not page.locator("section[id='64A1'] .past").is_visible()
