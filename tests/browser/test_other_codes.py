"""The same facts under other codes, beside the ruling; what is said aloud stands near the top."""

import pytest

from tests.browser.interview import Interview

PHONE = {"width": 390, "height": 844}
TOLD = "dealer=N&auction=1H+2D+2C&since=nothing&lho_accepts=no&replacement=2H&specifies_same=yes"
OPEN = "&suits_withdrawn=open"


@pytest.mark.parametrize(
    "lang, words",
    [("en", "2017 rules otherwise than 1997."), ("ru", "По кодексу 2017 решение другое, чем по кодексу 1997.")],
)
def test_another_code_names_the_clause_that_makes_the_difference(lang, words, open_page, site):
    page = open_page(site, f"{lang}/rulings/insufficient_bid/?code=2017&{TOLD}{OPEN}", viewport=PHONE)
    page.locator('.codes [data-code="1997"]').click()
    found = page.locator('.ruling-result > .compared .difference[data-code="2017"]')
    found.wait_for()
    assert words in found.inner_text()
    lines = [line.inner_text() for line in found.locator("> ul > li").all()]
    assert lines[0].startswith("1997") and lines[0].endswith("27B2")
    assert lines[1].startswith("2017") and lines[1].endswith("27B1(a)")
    found.locator("> ul .clause-link", has_text="27B1(a)").first.click()
    page.wait_for_url("**/2017/27/#27B1a")


def test_a_question_of_another_code_is_answered_beside_the_ruling(open_page, site):
    page = open_page(site, f"en/rulings/insufficient_bid/?code=2017&{TOLD}", viewport=PHONE)
    assert Interview(page).key() == ""
    before = Interview(page).consequences()
    page.locator(".other-codes > summary").click()
    other = page.locator('.other-codes .difference[data-code="2007"]')
    asked = other.locator(".asked-there")
    asked.locator("summary").click()
    asked.locator('[data-value="no"]').click()
    page.locator('.other-codes .difference[data-code="2007"] > ul').wait_for()
    assert "27B2" in other.locator("> ul").inner_text()
    assert Interview(page).consequences() == before
    assert Interview(page).given()["same_or_more_precise"] == "no"
    other.locator("button.other-code").click()
    page.locator('.codes [data-code="2007"][aria-pressed="true"]').wait_for()


def test_a_code_that_asks_more_says_so(open_page, site):
    page = open_page(site, f"en/rulings/insufficient_bid/?code=2017&{TOLD}")
    assert Interview(page).key() == ""
    page.locator('.codes [data-code="2007"]').click()
    page.locator(".asks-more").wait_for()
    assert Interview(page).key() == "same_or_more_precise"


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_what_is_said_aloud_stands_right_below_what_happens_now(lang, open_page, site):
    page = open_page(site, f"{lang}/rulings/insufficient_bid/?code=2017&{TOLD}", viewport=PHONE)
    assert Interview(page).key() == ""
    top = "(one) => one.getBoundingClientRect().top"
    heading, said = (page.locator(one).evaluate(top) for one in (".ruling-result .ruling-head", ".table-script"))
    assert said - heading < 200
    assert page.locator(".consequences.now li").count() == 1
    assert page.locator(".consequences.now .clause-link").inner_text() == "27B1(a)"


def test_the_usual_answer_comes_first_and_is_called_so(open_page, site):
    page = open_page(site, "en/rulings/revoke/?code=2017&declarer=S&offender=W&failed_to=follow_suit", viewport=PHONE)
    first = page.locator(".ruling-question .choices button").first
    first.wait_for()
    assert first.get_attribute("data-value") == "no" and "the usual answer" in first.inner_text()


def test_the_line_of_a_ruling_is_what_is_said_first_though_a_finding_shares_a_clause_with_a_later_word(open_page, site):
    page = open_page(
        site, "en/rulings/call_out_of_rotation/?code=2017&auction=1S+2H&dealer=N&offender=S&since=nothing&lho_accepts=yes"
    )
    page.locator(".consequences.now li").wait_for()
    assert page.locator(".consequences.now .clause-link").inner_text() == "29A"
    assert page.locator(".table-script .clause-link").all_inner_texts() == ["29A", "17C"]
