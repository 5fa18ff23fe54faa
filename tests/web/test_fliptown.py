"""The map of Fliptown in a real browser: cards to drag, sites that light up, every way to play."""

from collections.abc import Callable
from typing import Any

from tests.web.driver import Person
from tests.web.test_table import made, sit

Make = Callable[..., Person]
PEOPLE = [{"kind": "human", "name": "Ada"}, {"kind": "bot", "name": "Bo", "level": "random"}]


def fresh(one: Person, **wish: Any) -> None:
    """Sit down at a new table, before the first cards have their jobs."""
    sit(one, made(one, **{"game": "fliptown", "seats": PEOPLE, "seed": 11, **wish}), 0)
    one.page.wait_for_selector(".slot[data-lit]")


def drag(one: Person, slot: str, job: str) -> None:
    """Drag a card of the line-up to a job."""
    card = one.page.locator(f"[data-ref='slot:{slot}']").bounding_box()
    well = one.page.locator(f"[data-job={job}]").bounding_box()
    assert card and well
    mouse = one.page.mouse
    mouse.move(card["x"] + card["width"] / 2, card["y"] + card["height"] / 2)
    mouse.down()
    mouse.move(well["x"] + 8, well["y"] + 30, steps=4)
    mouse.move(well["x"] + well["width"] / 2, well["y"] + well["height"] / 2, steps=2)
    mouse.up()


def test_cards_are_dragged_to_their_jobs_in_any_order(person: Make) -> None:
    one = person()
    fresh(one)
    drag(one, "left", "poker")
    one.page.wait_for_selector("[data-job=poker] [data-ref='slot:left']")
    drag(one, "right", "value")
    one.page.wait_for_selector("[data-job=suit] [data-ref='slot:middle']")
    one.page.wait_for_selector("[data-job=value] [data-ref='slot:right']")
    one.page.wait_for_selector(".site.open")
    assert one.violations() == []


def test_a_reachable_site_is_lit_with_its_price_and_chosen_at_once(person: Make) -> None:
    one = person()
    fresh(one)
    page = one.page
    page.click("[data-ref='slot:left']")
    page.wait_for_selector("[data-job=suit] [data-ref='slot:left']")
    page.hover("[data-ref='slot:middle']")
    page.wait_for_selector(".site.near")
    page.click("[data-ref='slot:middle']")
    page.wait_for_selector(".site.open .price")
    page.click("[data-ref='stone:1']")
    page.wait_for_selector("[data-ref='stone:1'] .pen")
    page.click(".prompt .back")
    page.wait_for_selector("[data-ref='stone:1'] .pen", state="detached")


def test_a_rivals_sheet_is_laid_on_the_table(person: Make) -> None:
    one = person()
    fresh(one)
    one.page.click(".rival >> nth=1")
    one.page.wait_for_selector("[data-ref='s1-stop:1']")
    assert one.violations() == []
    one.page.click(".rival >> nth=0")
    one.page.wait_for_selector("[data-ref='stop:1']")


def test_a_cowbot_and_a_character_are_shown(person: Make) -> None:
    one = person(dark=True)
    options = {"characters": True, "holdem": True, "cowbot": "black-bart"}
    fresh(one, seats=PEOPLE[:1], options=options)
    assert one.page.locator("[data-ref='cowbot:black-bart']").count() == 1
    assert one.page.locator("[data-ref^='character:']").count() == 1
    assert one.page.locator(".hole").count() == 2
    assert one.violations() == []
