"""Every screen of every game before axe: nothing that keeps anybody out, by day and by night."""

from collections.abc import Callable

import pytest

from tests.web.conftest import PLAYED, Evening
from tests.web.driver import Person
from tests.web.test_scenes import watch
from tests.web.test_table import made, sit

Make = Callable[..., Person]
GAMES = tuple(PLAYED)
LOOKS = {"day": ((1280, 800), False), "night": ((390, 844), True)}
look = pytest.mark.parametrize("look", LOOKS)
each = pytest.mark.parametrize("game", GAMES)


@look
@each
def test_the_way_to_a_table(person: Make, game: str, look: str) -> None:
    size, dark = LOOKS[look]
    one = person(size=size, dark=dark)
    for mode in ("bots", "link"):
        one.open(f"/#/new/{game}/{mode}")
        one.page.wait_for_selector("form")
        one.page.click("summary")
        assert one.violations() == []
    for shelf in ("rules", "rulings"):
        one.open(f"/#/{shelf}/{game}")
        one.page.wait_for_selector("article h1")
        assert one.violations() == []
    one.open(f"/#/guide/{game}")
    one.page.wait_for_selector(".coach")
    one.state()
    assert one.violations() == []


@look
@each
def test_the_table_and_all_that_opens_on_it(person: Make, game: str, look: str) -> None:
    size, dark = LOOKS[look]
    one = person(size=size, dark=dark)
    seats = [{"kind": "human", "name": "Ada"}, {"kind": "bot", "name": "Bo", "level": "random"}]
    sit(one, made(one, game=game, seats=seats, seed=9), 0)
    assert one.state() == "asked"
    for tab in ("chat", "history", "scores", "log"):
        one.page.click(f"#tab-{tab}")
        assert one.violations() == []
    one.page.click("[data-seat='0'] >> text=This seat")
    one.page.click(".prompt .list")
    one.page.keyboard.press("h")
    one.page.wait_for_selector(".advice li")
    assert one.violations() == []
    one.page.click(".prompt .list")
    one.page.click(".links button")
    one.page.wait_for_selector(".stage .generic")
    assert one.violations() == []
    one.page.click(".links button")
    one.page.locator(".stage [data-ref]").first.click(button="right")
    one.page.wait_for_selector("[role=dialog]")
    assert one.violations() == []


@look
@each
def test_looking_back_sitting_down_and_the_end(
    person: Make, evening: Evening, game: str, look: str
) -> None:
    size, dark = LOOKS[look]
    one = person(size=size, dark=dark, base=evening.server.base)
    one.open(f"/#/t/{evening.halfway[PLAYED[game]]}")
    one.page.wait_for_selector(".join")
    assert one.violations() == []
    one.page.click(".join > p > button")
    one.page.wait_for_selector(".stage [data-ref]")
    assert one.violations() == []
    one = person(size=size, dark=dark, base=evening.server.base)
    watch(one, evening.finished[PLAYED[game]])
    one.page.wait_for_selector(".end")
    assert one.violations() == []
    one.page.click("#tab-history")
    one.page.wait_for_function("() => Number(document.querySelector('#cursor').max) > 0")
    one.page.locator("#cursor").fill("30")
    one.page.select_option(".eyes select", "1")
    one.page.wait_for_selector(".stage[data-eyes='1']")
    assert one.violations() == []
