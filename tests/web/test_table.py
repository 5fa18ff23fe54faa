"""The table around the game: taking back, hints, seats that change hands, clocks, details."""

import json
import urllib.request
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Route

from tests.web.driver import Person

Make = Callable[..., Person]


def made(one: Person, **wish: Any) -> dict[str, Any]:
    """A table made over HTTP; what the server answers."""
    headers = {"Content-Type": "application/json", "Origin": one.base}
    body = json.dumps({"game": "quickdraw", **wish}).encode()
    request = urllib.request.Request(f"{one.base}/api/tables", body, headers)
    with urllib.request.urlopen(request) as answer:
        found: dict[str, Any] = json.load(answer)
    return found


def sit(one: Person, table: dict[str, Any], seat: int) -> None:
    """Open the link of a seat; the token does not stay in the address."""
    token = table["seats"][seat]["token"]
    one.open(f"/#/t/{table['table']}/{token}")
    one.page.wait_for_selector(".prompt")
    assert token not in one.page.url


PEOPLE = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Bo"}]


def test_an_answer_is_taken_back_by_a_key(person: Make) -> None:
    ada, bo = person(), person()
    table = made(ada, seats=PEOPLE, seed=4)
    sit(ada, table, 0)
    sit(bo, table, 1)
    ada.state()
    before = ada.page.locator(".stage [data-lit]").count()
    ada.click_on()
    ada.page.wait_for_selector(".prompt .undo")
    ada.page.keyboard.press("u")
    ada.page.wait_for_function(
        "(count) => document.querySelectorAll('.stage [data-lit]').length === count", arg=before
    )
    assert bo.state() == "asked"


def test_going_back_beyond_news_needs_everybody(person: Make) -> None:
    ada, bo = person(), person("pl")
    table = made(ada, seats=PEOPLE, seed=4)
    sit(ada, table, 0)
    sit(bo, table, 1)
    for one in (ada, bo):
        one.state()
        one.page.click(".stage .row [data-lit] >> nth=0")
    ada.page.wait_for_selector(".prompt >> text=Ask to go back")
    ada.page.click(".prompt >> text=Ask to go back")
    bo.page.click(".banner >> text=Tak")
    ada.page.wait_for_selector("text=this game is marked")


def test_a_hint_points_at_an_answer(person: Make) -> None:
    one = person()
    one.start("quickdraw", "bots")
    one.state()
    one.page.keyboard.press("h")
    one.page.wait_for_selector(".advice, .refusal")


def test_a_bot_stands_in_and_the_person_comes_back(person: Make) -> None:
    ada, bo = person(), person()
    table = made(ada, seats=PEOPLE, seed=5)
    sit(ada, table, 0)
    sit(bo, table, 1)
    ada.page.click("[data-seat='0'] >> text=This seat")
    ada.page.click("text=Let a bot play for me")
    bo.page.wait_for_selector("[data-seat='0'] >> text=bot")
    ada.page.click("text=Play myself again")
    bo.page.wait_for_selector("[data-seat='0'] >> text=bot", state="detached")


def test_a_seat_is_handed_over_by_link(person: Make) -> None:
    ada, heir = person(), person()
    table = made(ada, seats=[PEOPLE[0], {"kind": "bot"}], seed=5)
    sit(ada, table, 0)
    ada.page.click("[data-seat='0'] >> text=This seat")
    ada.page.click("text=Hand the seat over")
    link = ada.page.input_value("#given")
    heir.page.goto(link)
    assert heir.state() == "asked"
    ada.page.wait_for_selector("text=no longer knows")


def test_clocks_run_down_in_sight(person: Make) -> None:
    one = person()
    clock = {"kind": "bank", "seconds": 600, "increment": 5}
    table = made(one, seats=[PEOPLE[0], {"kind": "bot"}], clock=clock)
    sit(one, table, 0)
    one.page.wait_for_selector("[role=timer] >> text=09:5")


def test_the_details_of_a_card_say_what_it_does(person: Make) -> None:
    one = person()
    one.start("quickdraw", "bots")
    one.state()
    one.page.click(".stage [data-key='card-back'] >> nth=-1", button="right")
    assert "Nobody knows" in one.text("[role=dialog]")
    assert one.violations() == []


def test_details_stay_open_when_the_next_question_comes(person: Make) -> None:
    ada, bo = person(), person()
    table = made(ada, seats=PEOPLE, seed=4)
    sit(ada, table, 0)
    sit(bo, table, 1)
    ada.state()
    ada.click_on()
    ada.page.wait_for_selector(".stage [data-lit]", state="detached")
    ada.page.click(".stage [data-key='card-back'] >> nth=-1", button="right")
    ada.page.wait_for_selector("[role=dialog]")
    bo.state()
    bo.click_on()
    ada.page.wait_for_selector(".stage [data-lit], .prompt .answers button")
    assert ada.page.locator("[role=dialog]").is_visible()


def test_answers_wait_for_the_board_they_are_drawn_on(person: Make) -> None:
    one = person()
    held: list[Route] = []
    one.page.route("**/assets/Scene-*.js", lambda route: held.append(route))
    seats = [PEOPLE[0], {"kind": "bot", "level": "random"}]
    sit(one, made(one, game="deadwood", seats=seats, seed=7), 0)
    one.page.wait_for_selector(".prompt.asked")
    one.page.wait_for_function("() => document.querySelector('.prompt .ask').innerText !== ''")
    assert held
    assert one.page.locator(".prompt .answers button").count() == 0
    for route in held:
        route.continue_()
    one.page.wait_for_selector(".stage [data-lit]")


def test_pressing_twice_answers_once(person: Make) -> None:
    one = person()
    one.start("quickdraw", "bots")
    for _ in range(3):
        if one.state() == "end":
            break
        place = ".stage [data-lit], .prompt .answers button"
        one.page.evaluate(
            "(place) => { const one = document.querySelector(place); one.dispatchEvent("
            "new MouseEvent('click', {bubbles: true})); one.dispatchEvent("
            "new MouseEvent('click', {bubbles: true})); }",
            place,
        )
    assert one.state() in ("asked", "end", "menu")
    assert one.page.locator(".refusal").count() == 0


def test_the_score_says_where_it_comes_from(person: Make) -> None:
    one = person()
    one.start("quickdraw", "bots")
    one.state()
    one.page.click("#tab-scores")
    assert "Total" in one.text(".scores")
    assert one.violations() == []
