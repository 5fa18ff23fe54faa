"""The template game, played whole in a real browser by every hand that can play it."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.web.conftest import Server
from tests.web.driver import ACTIONS, Person

Make = Callable[..., Person]
PHONE = (390, 844)


def test_by_mouse_against_a_bot(person: Make) -> None:
    one = person(quiet=False)
    one.start("quickdraw", "bots")
    assert one.state() == "asked"
    assert "Your turn" in one.page.title()
    assert one.violations() == []
    one.finish()
    assert one.violations() == []
    assert one.text("#end-title") in ("You win!", "Bot 2 wins", "You share the victory")
    one.page.click("text=Play again")
    one.page.wait_for_selector(".end", state="detached")
    assert one.state() == "asked"


def test_by_keyboard_alone(person: Make) -> None:
    one = person()
    one.open()
    one.page.wait_for_selector("article")
    keys = one.page.keyboard
    _tab_to(one, "a[href='#/new/quickdraw/bots']")
    keys.press("Enter")
    one.page.wait_for_selector("form")
    _tab_to(one, "form .primary")
    keys.press("Enter")
    assert one.state() == "asked"
    keys.press("ArrowRight")
    keys.press("i")
    one.page.wait_for_selector("[role=dialog]")
    keys.press("Escape")
    one.page.wait_for_selector("[role=dialog]", state="detached")
    one.finish(one.press_on)


def _tab_to(one: Person, selector: str) -> None:
    for _ in range(60):
        if one.page.evaluate("(wanted) => document.activeElement.matches(wanted)", selector):
            return
        one.page.keyboard.press("Tab")
    raise AssertionError(f"the Tab key does not lead to {selector}")


@pytest.mark.parametrize(("language", "win"), [("pl", "Wygrywa"), ("cs", "Vyhráv")])
def test_on_a_phone_in_another_language(person: Make, language: str, win: str) -> None:
    one = person(language, PHONE, dark=True)
    one.start("quickdraw", "bots")
    one.finish()
    assert one.violations() == []
    words = one.text("#end-title")
    assert words.startswith((win, "Dzielisz", "Sdílíte", "Wspólne", "Společné"))
    wide = one.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= PHONE[0]


def test_the_result_comes_into_view_wherever_one_was(person: Make) -> None:
    one = person(size=(390, 500))
    one.start("quickdraw", "bots")

    def from_the_bottom() -> None:
        offered = one.page.evaluate(ACTIONS)
        one.give(offered[0], press)

    def press(place: str) -> None:
        bottom = "window.scrollTo(0, document.documentElement.scrollHeight)"
        one.page.evaluate(f"(to) => {{ {bottom}; document.querySelector(to).click(); }}", place)

    one.finish(from_the_bottom)
    top = "document.querySelector('.end').getBoundingClientRect().top"
    one.page.wait_for_function(f"() => {top} >= 0 && {top} < innerHeight / 2")


def test_two_people_on_one_device(person: Make) -> None:
    one = person()
    one.start("quickdraw", "hotseat")
    assert one.state() == "curtain"
    assert one.violations() == []
    one.finish()


def test_two_browsers_over_a_link_one_reloading(person: Make) -> None:
    host, guest = person(), person("pl")
    host.start("quickdraw", "link")
    guest.open(f"/#/t/{host.table}")
    guest.page.fill(".join input", "Jolka")
    guest.page.click(".join li button")
    guest.page.wait_for_selector(".stage [data-lit]")
    host.page.wait_for_selector("text=Jolka")
    for turn in range(200):
        if turn == 3:
            guest.page.reload()
        states = []
        for one in (host, guest):
            one.page.wait_for_selector(".prompt")
            states.append(one.page.evaluate(STATE_NOW))
            if states[-1] == "asked":
                one.click_on()
        if states == ["end", "end"]:
            break
        host.page.wait_for_timeout(30)
    assert host.state() == guest.state() == "end"
    scores = [one.page.locator(".total td").all_inner_texts() for one in (host, guest)]
    assert scores[0] == scores[1]


STATE_NOW = """() => document.querySelector('.end') ? 'end' :
  document.querySelector('[data-pressed]') ? '' :
  document.querySelector('.stage [data-lit], .prompt .answers button') ? 'asked' : ''"""


def test_watching_chat_and_history(person: Make) -> None:
    host, guest = person(), person()
    host.start("quickdraw", "bots")
    host.state()
    guest.open(f"/#/t/{host.table}")
    guest.page.wait_for_selector(".stage .zone")
    assert guest.page.query_selector_all("[data-lit]") == []
    host.page.click("#tab-chat")
    host.page.fill(".chat input", "Howdy")
    host.page.click(".chat form button")
    guest.page.click("#tab-chat")
    guest.page.wait_for_selector("text=Howdy")
    host.finish()
    host.page.click("text=Replay >> nth=0")
    host.page.wait_for_selector("text=You are looking at move 0")
    assert host.violations() == []
    host.page.click(".history button >> nth=3")
    host.page.wait_for_selector("text=You are looking at move 1")
    host.page.click(".prompt >> text=To the present")
    host.page.wait_for_selector(".end")


def test_the_language_changes_at_once(person: Make) -> None:
    one = person()
    one.start("quickdraw", "bots")
    one.state()
    one.page.select_option("#language", "pl")
    one.page.wait_for_selector("text=Połóż jedną zakrytą kartę")
    one.page.select_option("#language", "cs")
    one.page.wait_for_selector("text=Polož jednu kartu")


def test_the_server_dies_and_the_page_goes_on(person: Make, tmp_path: Path) -> None:
    running = Server(tmp_path)
    try:
        one = person(base=running.base)
        one.start("quickdraw", "bots")
        one.state()
        one.click_on()
        one.state()
        before = one.page.locator("[role=log] p").all_inner_texts()
        one.forgiven = "WebSocket"
        running.kill()
        one.page.wait_for_selector(".banner.bad")
        running.start()
        one.page.wait_for_selector(".banner.good")
        assert one.page.locator("[role=log] p").all_inner_texts()[: len(before)] == before
        one.finish()
    finally:
        running.stop()
