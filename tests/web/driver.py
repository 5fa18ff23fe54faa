"""A person in front of the page: starts games, plays by mouse or keyboard, and looks around."""

import random
import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import ElementHandle, Page

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PATIENCE = 15_000

STATE = """() => {
  if (document.querySelector('.end')) return 'end';
  if (document.querySelector('.curtain button')) return 'curtain';
  if (document.querySelector('[data-pressed]')) return '';
  if (document.querySelector('[role=menu]')) return 'menu';
  const choice = '.stage [data-lit], .stage [data-answer], .prompt .answers button';
  return document.querySelector(choice) ? 'asked' : '';
}"""


class Person:
    """One browser page and the one who looks at it."""

    def __init__(self, page: Page, base: str, seed: int = 1) -> None:
        self.page = page
        self.base = base
        self.chance = random.Random(seed)
        self.complaints: list[str] = []
        self.foreign: list[str] = []
        self.forgiven = "nothing is forgiven"
        """What the browser itself may complain of in this test."""
        page.set_default_timeout(PATIENCE)
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("request", self._asked)

    def _heard(self, message: object) -> None:
        kind, text = getattr(message, "type", ""), getattr(message, "text", "")
        if kind in ("error", "warning") and self.forgiven not in text:
            self.complaints.append(text)

    def _asked(self, request: object) -> None:
        url = str(getattr(request, "url", ""))
        own = (self.base, self.base.replace("http", "ws", 1), "blob:", "data:")
        if not url.startswith(own):
            self.foreign.append(url)

    def open(self, path: str = "/?all") -> None:
        """Go to an address of this server."""
        self.page.goto(self.base + path)

    def start(self, game: str, mode: str, seed: int | None = None) -> None:
        """From the front page to the table in two clicks, or with a seed in a few more."""
        self.open()
        self.page.click(f"a[href='#/new/{game}/{mode}']")
        if seed is not None:
            self.page.click("summary")
            self.page.fill("input[inputmode=numeric]", str(seed))
        self.page.click("form .primary >> nth=0")
        self.page.wait_for_selector(".table-page")

    @property
    def table(self) -> str:
        """The table this page is at."""
        found = re.search(r"#/t/([a-z0-9]+)", self.page.url)
        assert found is not None, self.page.url
        return found[1]

    def state(self) -> str:
        """Wait until something is asked, the curtain falls or the game is over."""
        return str(self.page.wait_for_function(STATE).json_value())

    def choices(self) -> list[ElementHandle]:
        """Everything that can be pressed now."""
        menu = self.page.query_selector_all("[role=menu] [role=menuitem]")
        if menu:
            return menu
        lit = self.page.query_selector_all(".stage [data-lit], .stage [data-answer]")
        return lit + self.page.query_selector_all(".prompt .answers button:not(.back)")

    def click_on(self) -> None:
        """Click on something that can be chosen."""
        commit = self.page.query_selector(".prompt .commit")
        choices = [commit] if commit else self.choices()
        try:
            self.chance.choice(choices).click(timeout=2_000)
        except Exception:
            # A frame came in between and drew it anew; the next look finds it again.
            self.page.wait_for_timeout(50)

    def follow(self) -> None:
        """Ask for a hint and click on what it points at."""
        hinted = "[role=menu] .hinted, .stage [data-lit=hint], .prompt .answers .hinted"
        if self.page.query_selector("[role=menu]") or self.page.query_selector(".prompt .commit"):
            self.click_on()
            return
        self.page.keyboard.press("h")
        try:
            self.page.click(hinted, timeout=8_000)
        except Exception:
            self.click_on()
            return
        item = self.page.query_selector("[role=menu] .hinted")
        if item:
            item.click()

    def press_on(self) -> None:
        """Choose by keyboard alone: arrows to something lit, Enter on it."""
        keys = self.page.keyboard
        here = "document.activeElement"
        at = self.page.evaluate(
            f"() => {here}.matches('[data-lit], [data-answer], .answers button, [role=menuitem]')"
        )
        if not at:
            keys.press("ArrowRight")
            return
        for _ in range(self.chance.randrange(3)):
            if not self.page.evaluate(f"() => {here}.matches('.answers button')"):
                keys.press(self.chance.choice(["ArrowRight", "ArrowDown", "ArrowLeft"]))
        keys.press("Enter")

    def finish(self, act: Callable[[], None] | None = None, most: int = 4_000) -> None:
        """Play on until the end screen."""
        act = act or self.click_on
        for _ in range(most):
            state = self.state()
            if state == "end":
                return
            if state == "curtain":
                self.lift()
            else:
                act()
        raise AssertionError("the game does not end")

    def lift(self) -> None:
        """Lift the curtain, after making sure that nothing shows through."""
        assert self.page.query_selector_all("[data-ref]") == []
        self.page.click(".curtain button")
        self.page.wait_for_selector(".stage")

    def violations(self) -> list[str]:
        """What axe finds wrong with the screen as it is."""
        self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate(
            "async () => (await axe.run(document, {resultTypes: ['violations']})).violations"
            ".map((one) => one.id + ': ' + one.nodes.map((n) => n.html.slice(0, 160)).join(' | '))"
        )
        return [str(one) for one in found]

    def text(self, selector: str) -> str:
        """The words shown at *selector*."""
        return self.page.inner_text(selector)
