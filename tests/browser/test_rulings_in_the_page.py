"""Rulings worked out inside the page: from the clause to the end, as the engine in Python rules too."""

import json
from urllib.parse import urlsplit

import pytest

from kodeks.corpus.places import ROOT
from kodeks.rulings import browser
from kodeks.site.bundle import browser_files, bundle, compiled_files, words_json
from tests.browser.interview import Interview

CLAUSES = {"revoke": ("61", "62", "63", "64"), "insufficient_bid": ("27",)}


@pytest.fixture
def ruled():
    """ruled(procedure, code, lang, given) → what the engine answers in Python."""
    browser.load(words_json(ROOT))

    def answer(procedure, code, lang, given):
        request = {"procedure": procedure, "code": code, "lang": lang, "given": given}
        return json.loads(browser.answer(json.dumps(request)))

    return answer


def said(response):
    return [(" ".join(item["text"].split()), item["clause"]) for item in response["ruling"]["consequences"]]


def start_from_a_clause(page):
    """Tap the first button that starts a ruling from its clause."""
    page.locator("section.clause kodeks-ruling button.start").first.click()
    return Interview(page)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_revoke_is_ruled_from_its_clause_to_the_end(lang, open_page, site, ruled):
    page = open_page(site, f"{lang}/2017/64/")
    interview = start_from_a_clause(page)
    asked = interview.answer_all({})
    assert asked == interview.trail()
    response = ruled("revoke", "2017", lang, interview.given())
    assert response["ruling"] and interview.consequences() == said(response)
    assert urlsplit(page.url).path.endswith(f"/{lang}/2017/64/")


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_several_cards_are_tapped_in_one_answer(lang, open_page, site, ruled):
    page = open_page(site, f"{lang}/rulings/designation/")
    interview = Interview(page)
    facts = {"declarer": "S", "dummy_cards": "SA ST H5", "trick": "S3 SJ", "said": "low", "beyond_dispute": "no"}
    interview.answer_all(facts)
    assert interview.given() == facts
    assert interview.consequences() == said(ruled("designation", "2017", lang, facts))
    page = open_page(site, f"{lang}/rulings/designation/")
    interview = Interview(page)
    interview.answer_all({**facts, "trick": "none"})
    assert interview.given()["trick"] == "none"


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_step_names_a_clause_that_opens(lang, open_page, site):
    page = open_page(site, f"{lang}/rulings/revoke/")
    interview = Interview(page)
    while key := interview.key():
        clause = page.locator(".ruling-question .clause-link").first
        assert clause.inner_text(), key
        interview.answer(page.locator(".ruling-question [data-value]").first.get_attribute("data-value"))
    link = page.locator(".ruling-result .consequences a.clause-link").first
    shown = link.inner_text()
    link.click()
    page.wait_for_url("**/2017/**")
    assert page.locator(f"section.clause:has(> .clause-id:text-is('{shown}'))").is_visible()


def test_an_earlier_answer_changes_and_the_later_ones_stay(open_page, site, ruled):
    page = open_page(site, "en/rulings/revoke/")
    interview = Interview(page)
    interview.answer_all({})
    before = interview.given()
    changed = 0
    for key in interview.trail():
        options = ruled("revoke", "2017", "en", {name: value for name, value in before.items() if name != key})["question"]
        if options is None or options["key"] != key:
            continue
        other = next(option["value"] for option in options["options"] if option["value"] != before[key])
        interview.change(key, other)
        interview.key()
        assert {**before, key: other}.items() <= interview.given().items()
        interview.change(key, before[key])
        interview.key()
        assert before.items() <= interview.given().items()
        changed += 1
    assert changed == len(before)
    assert interview.consequences() == said(ruled("revoke", "2017", "en", interview.given()))


@pytest.mark.parametrize("name", sorted(CLAUSES))
def test_reloading_the_address_gives_the_same_ruling(name, open_page, site, ruled):
    page = open_page(site, f"ru/rulings/{name}/")
    interview = Interview(page)
    interview.answer_all({"dealer": "N", "auction": "1H 2D 2C"})
    told, given = interview.consequences(), interview.given()
    page.reload()
    again = Interview(page)
    assert again.key() == ""
    assert (again.consequences(), again.given()) == (told, given)
    assert told == said(ruled(name, again.code(), "ru", given))


@pytest.mark.parametrize("code", ["1987", "1997", "2007"])
def test_the_same_answers_are_ruled_under_another_code(code, open_page, site, ruled):
    page = open_page(site, "en/rulings/revoke/")
    interview = Interview(page)
    interview.answer_all({})
    page.locator(f'.codes [data-code="{code}"]').click()
    page.locator(f'.codes [data-code="{code}"][aria-pressed="true"]').wait_for()
    interview.answer_all({})
    assert interview.code() == code
    assert interview.consequences() == said(ruled("revoke", code, "en", interview.given()))


def test_the_engine_starts_only_when_first_needed(open_page, site):
    page = open_page(site, "en/2017/64/")
    page.wait_for_load_state("networkidle")
    asked = page.evaluate("performance.getEntriesByType('resource').map((one) => one.name)")
    assert asked and not [name for name in asked if "/engine/" in name or "worker" in name]


def test_a_run_gone_wrong_is_ended_with_a_message_and_can_be_tried_again(open_page, site):
    door = browser_files()["kodeks/rulings/browser.py"] + "\n\ndef answer(request):\n    while True:\n        pass\n"
    files = {**compiled_files(), **compiled_files({"kodeks/rulings/browser.py": door})}
    broken = bundle(files, json.loads(words_json(ROOT))["unchecked"], {})
    page = open_page(site, "en/2017/64/", routes={"**/bundle.bin": lambda route: route.fulfill(body=broken)})
    page.locator("section.clause kodeks-ruling button.start").first.click()
    message = page.locator(".failed[role=alert]")
    message.wait_for()
    assert "stopped" in message.inner_text()
    page.context.unroute_all()
    message.locator("button.main").click()
    assert Interview(page).key()


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("name", sorted(CLAUSES))
def test_without_scripts_the_page_tells_questions_and_outcomes(lang, name, open_page, site, ruled):
    page = open_page(site, f"{lang}/rulings/{name}/", java_script_enabled=False)
    shown = page.locator("main").inner_text()
    assert {"en": "Scripts are off", "ru": "Скрипты выключены"}[lang] in shown
    first = ruled(name, "2017", lang, {})["question"]
    assert first["text"] in shown
    assert page.locator("kodeks-ruling li").count() > 10
    assert page.locator("kodeks-ruling button").count() == 0
