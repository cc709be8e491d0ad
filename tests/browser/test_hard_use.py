"""Rulings in a hurry and in trouble: double taps, two at once, addresses typed by hand, files that do not come."""

from urllib.parse import urlencode

import pytest

from tests.browser.interview import Interview

LANGUAGES = ("en", "ru")
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
START = "section.clause kodeks-ruling button.start"
ENGINE_FILES = ("ruling-worker.js", "micropython.mjs", "micropython.wasm", "bundle.bin", "revoke.json")
INSUFFICIENT = {"dealer": "N", "auction": "1H 2D 2C"}


def opened(open_page, site, given, procedure="insufficient_bid", lang="en", **options):
    """The page of a procedure with these answers in its address."""
    return open_page(site, f"{lang}/rulings/{procedure}/?{urlencode(given)}", **options)


def test_the_second_tap_of_a_double_tap_does_not_answer_the_next_question(open_page, site):
    page = open_page(site, "en/2017/64/", **PHONE)
    page.locator(START).first.dblclick()
    interview = Interview(page)
    first = interview.key()
    assert interview.given() == {}
    page.locator(".ruling-question [data-value]").first.dblclick()
    page.locator(f'.ruling-question[data-key="{first}"]').wait_for(state="detached")
    page.wait_for_timeout(200)  # what the second tap might have brought would be here by now
    assert list(interview.given()) == [first]


def test_a_double_tap_on_pass_makes_two_passes(open_page, site):
    page = opened(open_page, site, {"dealer": "N"})
    Interview(page).key()
    page.locator('.box [data-value="P"]').dblclick()
    assert len([cell for cell in page.locator(".auction tbody td").all_inner_texts() if cell.strip()]) == 2


def test_of_two_rulings_on_a_page_closing_one_leaves_the_other_in_the_address(open_page, site):
    page = open_page(site, "en/2017/64/")
    first = Interview(page)
    page.locator(START).first.click()
    first.answer("N")
    before = page.url
    page.locator(START).locator("visible=true").first.click()
    page.locator(".ruling-panel:visible").nth(1).locator(".ruling-question").wait_for()
    assert page.url != before
    page.locator(".ruling-panel:visible .close").nth(1).click()
    assert page.url == before


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ({"code": "1975"}, {"en": "There is no code 1975", "ru": "Кодекса 1975 здесь нет"}),
        ({"code": "<b>x</b>"}, {"en": "There is no code <b>x</b>", "ru": "Кодекса <b>x</b> здесь нет"}),
        ({"dealer": "n"}, {"en": "not possible here", "ru": "не подходит"}),
        ({"dealer": "N", "auction": "1Н 2D 2С"}, {"en": "not possible here", "ru": "не подходит"}),  # Cyrillic letters
        ({"auction": "1C " * 3000}, {"en": "too long", "ru": "слишком длинна"}),
        ({f"key{number}": "x" for number in range(500)}, {"en": "too long", "ru": "слишком длинна"}),
    ],
)
def test_what_an_address_says_and_cannot_be_is_told(lang, asked, told, open_page, site):
    page = opened(open_page, site, asked, lang=lang)
    assert Interview(page).key()
    assert told[lang] in page.locator(".ruling-panel .refused").inner_text()


@pytest.mark.parametrize("given", [{"__proto__": "x", "constructor": "y"}, {"dealer": "<img src=x onerror=alert(1)>"}])
def test_nothing_in_an_address_becomes_markup_or_stops_the_interview(given, open_page, site):
    page = opened(open_page, site, given)
    assert Interview(page).key() == "dealer"
    assert page.locator(".ruling-panel :is(img, script)").count() == 0
    Interview(page).answer("N")


def test_an_auction_with_hyphens_in_the_address_is_drawn_and_can_be_changed(open_page, site):
    page = opened(open_page, site, {**INSUFFICIENT, "auction": "1H-2D-2C"})
    Interview(page).key()
    assert page.locator(".ruling-trail .auction td:not(:empty)").count() == 3
    page.locator('.change[data-key="auction"]').click()
    page.locator(".changing").wait_for()
    assert page.locator(".changing .auction td:not(:empty)").count() == 3


@pytest.mark.parametrize("name", ENGINE_FILES)
def test_a_file_of_the_engine_that_does_not_come_is_told_and_fetched_again(name, open_page, site):
    routes = {f"**/{name}": lambda route: route.fulfill(status=404, body="")}
    page = open_page(site, "ru/2017/64/", routes=routes, broken=name)
    page.locator(START).first.click()
    message = page.locator(".failed[role=alert]")
    assert "Не удалось загрузить" in message.inner_text()
    assert page.locator(".ruling-panel:visible .close").is_visible()
    page.context.unroute_all()
    message.locator("button.main").click()
    assert Interview(page).key()


def test_without_the_script_of_rulings_their_text_stays_and_the_page_says_why(open_page, site):
    routes = {"**/ruling-forms.js": lambda route: route.fulfill(status=404, body="")}
    page = open_page(site, "en/rulings/revoke/", routes=routes, broken="ruling-forms.js")
    assert "reload" in page.locator(".failed[role=alert]").inner_text()
    assert page.locator(".no-script-text li").count() > 10


def test_while_the_engine_is_on_its_way_the_focus_is_kept_and_the_ruling_can_be_closed(open_page, site):
    held = []
    page = open_page(site, "en/2017/64/", routes={"**/micropython.wasm": lambda route: held.append(route)})
    page.locator(START).first.click()
    page.locator(".wait").wait_for()
    assert page.evaluate("document.activeElement.className") == "wait"
    page.locator(".ruling-panel .close").click()
    held[0].continue_()
    page.wait_for_function("document.activeElement.classList.contains('start')")
    page.locator(START).first.click()
    assert Interview(page).key()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_suits_are_chosen_together_and_what_is_no_suit_has_its_own_button(lang, open_page, site):
    given = {**INSUFFICIENT, "since": "replaced", "early_call": "1H", "lho_accepts": "no", "lho_accepts_second": "yes"}
    page = opened(open_page, site, {**given, "comparable": "no"}, lang=lang, **PHONE)
    interview = Interview(page)
    assert interview.key() == "suits_shown"
    assert page.locator(".ruling-question button").count() < 8
    done = page.locator(".suit-set .done")
    assert done.is_disabled()
    hearts = page.locator('.suit-set [data-suit="H"]')
    hearts.click()
    assert hearts.get_attribute("aria-pressed") == "true" and done.is_enabled()
    hearts.click()
    assert done.is_disabled()
    interview.answer("CDS")
    assert interview.given()["suits_shown"] == "SDC"  # in the order of the suits, however they were tapped
    page.locator('.change[data-key="suits_shown"]').click()
    page.locator(".changing").wait_for()
    assert page.locator(".changing [data-suit][aria-pressed=true]").count() == 3
    page.locator('.changing [data-value="none"]').click()
    page.locator(".changing").wait_for(state="detached")
    assert interview.given()["suits_shown"] == "none"


@pytest.mark.parametrize("path", ["2017/64/", "rulings/revoke/"])
def test_the_other_language_goes_on_with_the_same_answers(path, open_page, site):
    page = open_page(site, f"en/{path}", **PHONE)
    if not path.startswith("rulings/"):  # there the interview is open at once; in a law it waits for its button
        page.locator(START).first.click()
    interview = Interview(page)
    interview.answer("N")
    key, given = interview.key(), interview.given()
    page.locator("a.kodeks-language").click()
    page.wait_for_url("**/ru/**")
    again = Interview(page)
    assert (again.key(), again.given()) == (key, given)


def test_back_from_a_clause_finds_the_ruling_again(open_page, site):
    page = open_page(site, "en/rulings/revoke/")
    interview = Interview(page)
    interview.answer_all({})
    told = interview.consequences()
    page.locator(".consequences a.clause-link").first.click()
    page.wait_for_url("**/2017/**")
    page.go_back()
    again = Interview(page)
    assert again.key() == ""
    assert again.consequences() == told


def test_storage_that_is_forbidden_stops_nothing(chromium, site):
    with chromium.new_context() as context:
        context.add_init_script("Object.defineProperty(window, 'localStorage', {get() { throw new DOMException('no') }})")
        page, errors = context.new_page(), []
        page.on("pageerror", lambda error: errors.append(error))
        page.goto(site.at("en/2017/64/"))
        page.locator("label[for=beside]").click()
        assert page.locator("section.clause[id='64A'] .cell.twin").is_visible()
        page.locator(START).first.click()
        assert Interview(page).key()
        assert errors == []


def test_the_bidding_box_stays_under_the_thumb_as_the_auction_grows(open_page, site):
    page = opened(open_page, site, {"dealer": "N"}, **PHONE)
    Interview(page).key()
    passing = page.locator('.box [data-value="P"]')
    passing.scroll_into_view_if_needed()
    box = passing.bounding_box()
    for tap in range(30):
        page.mouse.click(box["x"] + 30, box["y"] + 20)
        page.wait_for_timeout(20)  # a frame, in which the browser may scroll by itself
        assert abs(passing.bounding_box()["y"] - box["y"]) < 2, tap
    shown = page.locator(".auction tbody td:not(:empty)").all_inner_texts()
    assert shown == ["Pass"] * 30


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_printed_ruling_is_dark_on_white_and_names_its_code(scheme, open_page, site):
    page = open_page(site, "en/rulings/revoke/?code=2007", color_scheme=scheme)
    interview = Interview(page)
    interview.answer_all({})
    page.emulate_media(media="print")
    grounds = page.locator(".ruling-panel, .judgement, .table-script, .codes button:visible").evaluate_all(
        "(found) => found.map((one) => getComputedStyle(one).backgroundColor)"
    )
    assert set(grounds) == {"rgb(255, 255, 255)"}
    assert page.locator(".codes button:visible").all_inner_texts() == ["2007"]
    assert page.locator(".ruling-panel button:visible").count() == 1
    inks = page.locator(".judgement *, .codes button:visible").evaluate_all(
        "(found) => found.map((one) => getComputedStyle(one).color)"
    )
    assert set(inks) <= {"rgb(0, 0, 0)", "rgb(51, 51, 51)"}


def test_no_word_of_an_auction_is_broken_on_a_phone(open_page, site):
    page = opened(open_page, site, {"dealer": "N", "auction": "1H X XX P 2H P 1C"}, lang="ru", **PHONE)
    Interview(page).key()
    redoubled, passed = page.locator(".auction tbody tr").evaluate_all("(found) => found.map((row) => row.offsetHeight)")
    assert redoubled == passed


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_ruling_under_an_older_code_says_that_it_is_out_of_force(lang, open_page, site):
    page = opened(open_page, site, {"code": "1997"}, "revoke", lang)
    Interview(page).key()
    assert (
        page.locator(".old-code").inner_text()
        == {"en": "The code 1997 is no longer in force", "ru": "Кодекс 1997 не действует"}[lang]
    )
    page.locator('.codes [data-code="2017"]').click()
    page.locator('.codes [data-code="2017"][aria-pressed="true"]').wait_for()
    assert page.locator(".old-code").count() == 0


def test_an_answer_whose_question_changed_is_kept_and_marked(open_page, site):
    address = "en/rulings/insufficient_bid/?code=2017&dealer=N&auction=1H-2D-2C&since=nothing&lho_accepts=no&replacement=2S"
    page = open_page(site, address + "&specifies_same=no&comparable=subset")
    interview = Interview(page)
    interview.key()
    marked = interview.panel.locator(".ruling-trail li:has(.reworded) .change")
    assert marked.count() == 0
    interview.change("replacement", "3S")
    interview.key()
    assert interview.given()["comparable"] == "subset"
    assert marked.evaluate_all("(found) => found.map((one) => one.dataset.key)") == ["specifies_same", "comparable"]
    interview.change("comparable", "no")
    interview.key()
    assert marked.evaluate_all("(found) => found.map((one) => one.dataset.key)") == ["specifies_same"]


def test_a_clause_that_nobody_checked_says_so_on_paper_too(open_page, site):
    page = open_page(site, "en/2017/64/")
    page.emulate_media(media="print")
    marks = page.locator(".unchecked")
    assert marks.count()
    assert all(mark.is_visible() for mark in marks.all())
    assert not page.locator("kodeks-ruling button:visible").count()
