"""An interview as a reader goes through it in the page: taps, what is shown, what the address holds."""

from urllib.parse import parse_qsl, urlsplit

QUESTION = ".ruling-question"
RESULT = ".ruling-result"


class Interview:
    """The ruling that is open on a page."""

    def __init__(self, page):
        self.page = page
        self.panel = page.locator(".ruling-panel:visible")

    def key(self):
        """The question that is asked now, "" once there is a ruling."""
        current = self.panel.locator(f"{QUESTION}, {RESULT}")
        current.wait_for()
        return current.get_attribute("data-key") or ""

    def answer(self, value):
        """Tap an answer and wait until the next step is drawn."""
        before = self.key()
        question = self.panel.locator(QUESTION)
        if question.locator(".pad .cards").count():
            for card in value.split():
                question.locator(f'.cards [data-value="{card}"]').click()
            if value != "none":  # "none" is an answer by itself
                question.locator(".pad .main").click()
        elif question.locator(".pad").count():
            for call in value.split():
                question.locator(f'.box [data-value="{call}"]').click()
            question.locator(".pad .main").click()
        elif question.locator(".suit-set").count() and set(value) <= set("SHDC"):
            for letter in value:
                question.locator(f'[data-suit="{letter}"]').click()
            question.locator(".suit-set .done").click()
        else:
            question.locator(f'[data-value="{value}"]').click()
        self.panel.locator(f'{QUESTION}[data-key="{before}"]').wait_for(state="detached")

    def answer_all(self, facts):
        """Answer until there is a ruling: what `facts` says, else the first option; the keys asked, in order."""
        asked = []
        while key := self.key():
            asked.append(key)
            first = self.panel.locator(f"{QUESTION} [data-value]").first.get_attribute("data-value")
            self.answer(facts.get(key, first))
        return asked

    def change(self, key, value):
        """Change an earlier answer."""
        self.panel.locator(f'.change[data-key="{key}"]').click()
        self.panel.locator(f'.changing [data-value="{value}"]').click()
        self.panel.locator(".changing").wait_for(state="detached")

    def trail(self):
        """The keys of the answers so far."""
        return self.panel.locator(".ruling-trail .change").evaluate_all("(found) => found.map((one) => one.dataset.key)")

    def consequences(self):
        """What the ruling says happens now: (text, clause) in the order of the ruling; the page shows one of them first."""
        lines = self.panel.locator(f"{RESULT} .consequences li").all()
        lines.sort(key=lambda line: int(line.get_attribute("data-place")))
        return [(line.locator("span").first.inner_text(), line.locator(".clause-link").inner_text()) for line in lines]

    def given(self):
        """The answers as the address holds them."""
        return {key: value for key, value in parse_qsl(urlsplit(self.page.url).query) if key not in ("ruling", "code")}

    def code(self):
        """The code under which the page rules, as the address holds it."""
        return dict(parse_qsl(urlsplit(self.page.url).query))["code"]
