"""The map of Fliptown in a real browser: cards to drag, sites that light up, every way to play."""

import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from websockets.sync.client import ClientConnection, connect

from tests.web.driver import Person
from tests.web.test_table import made, sit

Make = Callable[..., Person]
PHONE = (390, 844)
PEOPLE = [{"kind": "human", "name": "Ada"}, {"kind": "bot", "name": "Bo", "level": "random"}]


class Hand:
    """One seat's socket that answers at random until the game is nearly over."""

    def __init__(self, base: str, table: str, token: str) -> None:
        url = base.replace("http", "ws", 1) + f"/ws/tables/{table}"
        self.socket: ClientConnection = connect(url)
        self.socket.send(json.dumps({"type": "hello", "token": token}))
        self.frame: dict[str, Any] = {}

    def listen(self) -> None:
        """Hear what there is to hear by now."""
        while True:
            try:
                message = json.loads(self.socket.recv(timeout=0.02))
            except TimeoutError:
                return
            if message["type"] == "frame":
                self.frame = message

    @property
    def is_late(self) -> bool:
        """Whether the last round is under way."""
        scene = self.frame["view"]["scene"] if self.frame else {"round": 0, "turn": 0}
        return bool(scene["round"] == 3 and scene["turn"] >= 4)

    def answer(self, chance: random.Random) -> None:
        """Give any legal answer to what is asked, if something is."""
        decision = self.frame.get("decision")
        if decision:
            action = chance.choice(decision["options"])["a"]
            seq = self.frame["seq"]
            # An id the server has heard before is an answer sent twice, and counts once.
            message = {"type": "act", "seq": seq, "actions": [action], "id": f"x{seq}"}
            self.socket.send(json.dumps(message))
            self.frame["decision"] = None


def hurry(base: str, table: str, tokens: list[str]) -> None:
    """Play on to the last turns of the last round."""
    chance = random.Random(5)
    hands = [Hand(base, table, token) for token in tokens]
    for _ in range(3_000):
        for hand in hands:
            hand.listen()
        if hands[0].is_late:
            break
        for hand in hands:
            hand.answer(chance)
    for hand in hands:
        assert hand.is_late
        hand.socket.close()


def near_the_end(one: Person, **wish: Any) -> None:
    """Sit down at a table of which two turns are left."""
    table = made(one, **{"game": "fliptown", "seats": PEOPLE, "seed": 3, **wish})
    hurry(one.base, table["table"], [table["seats"][0]["token"]])
    sit(one, table, 0)


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


@pytest.mark.parametrize("language", ["pl", "cs"])
def test_the_end_on_a_phone(person: Make, language: str) -> None:
    one = person(language, PHONE, dark=True)
    near_the_end(one)
    one.state()
    assert one.violations() == []
    assert one.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    one.finish()
    assert one.violations() == []


def test_the_end_by_keyboard_alone(person: Make) -> None:
    one = person()
    near_the_end(one)
    one.finish(one.press_on)


def test_the_end_of_a_hot_seat_behind_a_curtain(person: Make) -> None:
    one = person()
    one.start("fliptown", "hotseat", 3)
    one.state()
    kept = one.page.evaluate("localStorage.getItem('tabletown.tables')")
    seats = next(entry for entry in json.loads(kept) if entry["table"] == one.table)["seats"]
    hurry(one.base, one.table, [seat["token"] for seat in seats])
    one.page.reload()
    assert one.state() == "curtain"
    one.finish()
