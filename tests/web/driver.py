"""A person in front of the page: starts games, plays by mouse or keyboard, and looks around."""

import random
import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PATIENCE = 60_000
"""How long the page may take on a busy machine before a test gives up, in milliseconds."""

Press = Callable[[str], None]

STATE = """() => {
  if (document.querySelector('.end')) return 'end';
  if (document.querySelector('.curtain button')) return 'curtain';
  if (document.querySelector('.prompt[aria-busy=true]')) return '';
  if (document.querySelector('[role=menu]')) return 'menu';
  const choice = '.stage [data-lit], .stage [data-answer], .prompt .answers button';
  return document.querySelector(choice) ? 'asked' : '';
}"""

# Where an action can be chosen; whatever is under way must be over first.
OFFERED = """(action) => {
  if (document.querySelector('.end')) return 'end';
  if (document.querySelector('.curtain button')) return 'curtain';
  if (document.querySelector('.prompt[aria-busy=true]')) return '';
  const one = `[data-action~="${action}"]`;
  if (document.querySelector(`[role=menu] ${one}`)) return `[role=menu] ${one}`;
  if (document.querySelector(`.stage ${one}`)) return `.stage ${one}`;
  if (document.querySelector(`.prompt ${one}`)) return `.prompt ${one}`;
  if (document.querySelector('.prompt .commit')) return '.prompt .commit';
  if (document.querySelector('.prompt .list[aria-expanded=false]')) return '.prompt .list';
  return '';
}"""

# Every action that can be chosen as things are; none while something waits to be handed in.
ACTIONS = """() => document.querySelector('.prompt .commit') ? [] :
  [...document.querySelectorAll('.stage [data-action], .prompt [data-action]')]
    .flatMap((one) => one.dataset.action.split(' ').map(Number))"""


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

    def start(self, game: str, mode: str, seed: int | None = None, pack: str = "") -> None:
        """From the front page to the table in two clicks, or with a seed in a few more.

        Words are in the reader's language unless a *pack* is chosen.
        """
        self.open()
        self.page.click(f"a[href='#/new/{game}/{mode}']")
        if seed is not None:
            self.page.click("summary")
            if pack:
                self.page.locator("details select:has(option[value=pl])").first.select_option(pack)
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

    def shown(self) -> str:
        """Wait like `state`; where something is asked, say which seat is."""
        page = "document.querySelector('.table-page').dataset.seat"
        return str(
            self.page.wait_for_function(
                f"() => {{ const now = ({STATE})(); return now === 'asked' ? {page} : now; }}"
            ).json_value()
        )

    def click_on(self) -> None:
        """Give any answer that can be given; hand in what is composed as soon as it may be."""
        offered = self.page.evaluate(ACTIONS)
        if not offered:
            self.tap(".prompt .commit, .prompt .list")
        else:
            self.give(self.chance.choice(offered))

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

    def tap(self, place: str) -> None:
        """Press what is drawn at *place* with the mouse or a finger."""
        self.page.locator(place).first.click()

    def enter(self, place: str) -> None:
        """Go to what is drawn at *place* by keys alone and press Enter."""
        way = "ArrowDown" if place.startswith("[role=menu]") else "Tab"
        for _ in range(400):
            if self.page.evaluate("(to) => document.activeElement.matches(to)", place):
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press(way)
        raise AssertionError(f"the keyboard does not lead to {place}")

    def give(self, action: int, press: Press | None = None) -> None:
        """Give one answer; menus are opened and what is composed is handed in on the way."""
        press = press or self.tap
        is_given = False
        while not is_given:
            place = str(self.page.wait_for_function(OFFERED, arg=action).json_value())
            assert place != "end", f"the game ended before {action}"
            if place == "curtain":
                self.lift(press)
                continue
            opens = self.page.locator(place).first.get_attribute("aria-haspopup") == "menu"
            is_given = "data-action" in place and not opens
            press(place)

    def rest(self) -> None:
        """Wait until what was chosen last has been taken."""
        self.page.wait_for_selector(".prompt[aria-busy=true]", state="detached")

    def hand_in_unless(self, following: int, press: Press | None = None) -> None:
        """Hand in what is composed, unless this seat's *following* answer belongs to it."""
        self.rest()
        if self.page.evaluate(OFFERED, following) == ".prompt .commit":
            (press or self.tap)(".prompt .commit")

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

    def lift(self, press: Press | None = None) -> None:
        """Lift the curtain, after making sure that nothing shows through."""
        assert self.page.query_selector_all("[data-ref]") == []
        (press or self.tap)(".curtain button")
        self.page.wait_for_selector(".stage")

    @property
    def totals(self) -> tuple[int, ...]:
        """What the end screen says everybody has."""
        told = self.page.locator(".end .total td").all_inner_texts()
        return tuple(int(text.replace("−", "-")) for text in told)

    def violations(self) -> list[str]:
        """What axe finds wrong with the screen once nothing moves or fades any more."""
        self.page.evaluate(
            "() => Promise.all(document.getAnimations()"
            ".filter((one) => one.effect?.getComputedTiming().endTime !== Infinity)"
            ".map((one) => one.finished.catch(() => 0)))"
        )
        self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate(
            "async () => (await axe.run(document, {resultTypes: ['violations']})).violations"
            ".map((one) => one.id + ': ' + one.nodes.map((n) => n.html.slice(0, 160)).join(' | '))"
        )
        return [str(one) for one in found]

    def text(self, selector: str) -> str:
        """The words shown at *selector*."""
        return self.page.inner_text(selector)
