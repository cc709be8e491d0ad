"""What happened is told with taps, a call or a card; the irregularity is named, and its ruling starts with what was told."""

from urllib.parse import parse_qsl, urlsplit

import pytest

from tests.browser.interview import Interview

PHONE = {"width": 390, "height": 844}
LANGUAGES = ("en", "ru")


class Told:
    """The widget on the page of the rulings."""

    def __init__(self, page, what):
        self.page = page
        self.panel = page.locator("kodeks-happened .ruling-panel")
        self.panel.locator(f'[data-what="{what}"]').click()

    def choose(self, row, value):
        """Tap a seat or a trick in the row that is the nth of those to be seen."""
        self.panel.locator(".fact:visible").nth(row).locator(f'[data-seat="{value}"], [data-value="{value}"]').click()

    def tap(self, *values):
        """Tap calls or cards."""
        for value in values:
            self.panel.locator(f'.told-rest > :is(.box, .cards) [data-value="{value}"]').click()

    def by(self, seat):
        """The last one was not made by the player in turn."""
        self.panel.locator(f'.told-rest > div:not(.found) .fact:visible [data-seat="{seat}"]').first.click()

    def answer(self, key, value):
        """What the table cannot tell."""
        self.panel.locator(f'.found [data-key="{key}"] [data-value="{value}"]').click()

    def start(self):
        """Tap the way to the ruling; the procedure and what it was told."""
        self.panel.locator(".to-ruling").click()
        self.page.wait_for_url("**/rulings/*/?*")
        address = urlsplit(self.page.url)
        told = dict(parse_qsl(address.query))
        return address.path.rstrip("/").rsplit("/", 1)[1], told


def told(open_page, site, lang, what):
    return Told(open_page(site, f"{lang}/rulings/", viewport=PHONE), what)


@pytest.mark.parametrize(
    "lang, named",
    [("en", "East bid 1♥ over 1♠: an insufficient bid."), ("ru", "Восток после 1♠ назначил 1♥: недостаточное назначение.")],
)
def test_an_insufficient_bid_is_named_and_its_ruling_goes_on_from_there(lang, named, open_page, site):
    widget = told(open_page, site, lang, "call")
    widget.choose(0, "N")
    widget.tap("1S", "1H")
    widget.panel.locator(".named").wait_for()
    assert widget.panel.locator(".named").inner_text() == named
    procedure, facts = widget.start()
    assert (procedure, facts) == ("insufficient_bid", {"code": "2017", "dealer": "N", "auction": "1S 1H"})
    assert Interview(widget.page).key() == "since"


def test_who_called_out_of_turn_is_told_and_where_turn_was(open_page, site):
    widget = told(open_page, site, "en", "call")
    widget.choose(0, "N")
    widget.tap("1S", "P", "1H")
    widget.panel.locator(".found p", has_text="insufficient").wait_for()
    widget.by("W")
    widget.panel.locator(".named", has_text="it was South’s turn").wait_for()
    assert widget.start()[1] == {"code": "2017", "dealer": "N", "auction": "1S P 1H", "offender": "W"}


@pytest.mark.parametrize(
    "dealer, calls, procedure",
    [
        ("N", ("1H", "P", "X"), "inadmissible_double"),
        ("E", ("1C", "P", "P", "P", "1H"), "call_after_final_pass"),
    ],
)
def test_other_wrong_calls_lead_to_their_rulings(dealer, calls, procedure, open_page, site):
    widget = told(open_page, site, "ru", "call")
    widget.choose(0, dealer)
    widget.tap(*calls)
    widget.panel.locator(".named").wait_for()
    assert widget.start()[0] == procedure


def test_two_calls_at_once_and_a_bid_above_seven(open_page, site):
    widget = told(open_page, site, "en", "call")
    widget.choose(0, "N")
    widget.tap("1S", "2H")
    widget.panel.locator("summary", has_text="at the same moment").click()
    widget.panel.locator("details[open] [data-seat=W]").click()
    widget.panel.locator(".named", has_text="East and West called at the same moment").wait_for()
    widget.panel.locator(".row summary").click()
    widget.panel.locator('[data-value="8C"]').click()
    widget.panel.locator(".named", has_text="more than seven").wait_for()
    assert widget.start()[0] == "bid_over_seven"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_failure_to_follow_suit_is_one_once_he_could_have_followed(lang, open_page, site):
    widget = told(open_page, site, lang, "card")
    widget.choose(0, "S")
    widget.choose(1, "11")
    widget.choose(2, "W")
    widget.tap("H4", "H2", "D3")
    widget.answer("could_follow", "yes")
    widget.panel.locator(".named").wait_for()
    procedure, facts = widget.start()
    assert procedure == "revoke"
    assert (facts["offender"], facts["trick"], facts["twelfth_trick"]) == ("E", "H4 H2 D3", "yes")


def test_a_lead_from_the_wrong_hand_and_an_opening_lead_out_of_turn(open_page, site):
    widget = told(open_page, site, "en", "card")
    widget.choose(0, "S")
    widget.choose(1, "0")
    widget.tap("HK")
    widget.by("E")
    widget.panel.locator(".named", has_text="an opening lead out of turn").wait_for()
    widget.choose(1, "1")
    widget.choose(2, "N")
    widget.by("S")
    widget.panel.locator(".named", has_text="a lead from the wrong hand").wait_for()
    procedure, facts = widget.start()
    assert procedure == "declarer_lead_out_of_turn" and facts["hand"] == "S" and facts["turn"] == "N"


def test_what_was_told_stands_in_the_address_and_comes_back(open_page, site):
    widget = told(open_page, site, "ru", "call")
    widget.choose(0, "W")
    widget.tap("1S", "1H")
    widget.panel.locator(".named").wait_for()
    named, address = widget.panel.locator(".named").inner_text(), widget.page.url
    widget.start()
    widget.page.go_back()
    widget.page.locator("kodeks-happened .named").wait_for()
    assert (widget.page.locator("kodeks-happened .named").inner_text(), widget.page.url) == (named, address)
    widget.page.goto(address.replace("1S+1H", "1Z+1H"))
    widget.page.locator("kodeks-happened .refused").wait_for()


def test_it_is_told_with_the_keyboard_alone_and_fits_a_phone(open_page, site):
    page = open_page(site, "en/rulings/", viewport=PHONE)
    for selector in ('[data-what="call"]', '.fact [data-seat="N"]', '.box [data-value="1S"]', '.box [data-value="1H"]'):
        page.locator(f"kodeks-happened {selector}").first.focus()
        page.keyboard.press("Enter")
    page.locator("kodeks-happened .named").wait_for()
    assert page.evaluate("document.activeElement.dataset.value") == "1H"
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_front_page_shows_the_common_cases_at_once_and_leads_there(lang, open_page, site):
    page = open_page(site, f"{lang}/", viewport=PHONE)
    bottoms = page.locator(".often li").evaluate_all("(rows) => rows.map((row) => row.getBoundingClientRect().bottom)")
    assert len(bottoms) == 12 and max(bottoms) <= PHONE["height"]
    page.locator(".what-happened .tell a").click()
    page.wait_for_url(f"**/{lang}/rulings/#happened")
    told = page.locator("kodeks-happened [data-what]")
    told.first.wait_for()
    assert told.count() == 2


def edges(page, selector):
    box = page.locator(selector).first.bounding_box()
    return box["y"], box["y"] + box["height"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_on_a_phone_the_pad_is_seen_whole_stays_where_it_is_and_what_was_found_is_in_view(lang, open_page, site):
    widget = told(open_page, site, lang, "call")
    widget.choose(0, "N")
    pad = edges(widget.page, ".told-rest > .box")
    assert pad[0] >= 48 and pad[1] <= PHONE["height"]
    widget.tap("1S", "1H")
    widget.panel.locator(".to-ruling").wait_for()
    assert edges(widget.page, ".told-rest > .box") == pytest.approx(pad, abs=2)
    widget.panel.locator(".row summary").click()
    widget.panel.locator('[data-value="8C"]').click()
    widget.panel.locator(".named", has_text="8♣").wait_for()
    found = edges(widget.page, ".happened .found")
    assert found[0] >= 48 and found[1] <= PHONE["height"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_ruling_reached_with_answers_opens_at_what_is_asked_next(lang, open_page, site):
    page = open_page(
        site, f"{lang}/rulings/call_out_of_rotation/?code=2017&auction=1S+2H&dealer=N&offender=S", viewport=PHONE
    )
    page.locator(".ruling-question").wait_for()
    top, bottom = edges(page, ".ruling-question")
    assert top >= 48 and bottom <= PHONE["height"]
    page.goto(page.url.split("?")[0])
    page.locator(".ruling-question").wait_for()
    assert page.evaluate("scrollY") == 0  # a fresh one from its beginning


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_scripts_it_says_so(lang, open_page, site):
    page = open_page(site, f"{lang}/rulings/", java_script_enabled=False)
    assert page.locator("section[aria-labelledby=happened] noscript p").is_visible()


def test_a_call_out_of_turn_stands_under_who_made_it_and_a_printed_ruling_has_no_closed_parts(open_page, site):
    given = "dealer=N&auction=1S+2H&offender=S&since=nothing&lho_accepts=yes"
    page = open_page(site, f"en/rulings/call_out_of_rotation/?code=2017&{given}", viewport=PHONE)
    page.locator(".ruling-result").wait_for()
    cells = page.locator(".ruling-trail .auction td").all_inner_texts()
    assert [bool(cell.strip()) for cell in cells] == [True, False, True, False]
    page.emulate_media(media="print")
    assert not page.locator(".other-codes").is_visible()
