"""Every way to sit at a table, to the end screen, in every language, with mouse, finger and keys.

`dev.py test` plays the last two rounds of a golden game from an imported journal; `dev.py soak web`
plays the whole game from the front page. The answers are the golden game's, so its end is known.
"""

import json
import urllib.request
from collections import deque
from collections.abc import Callable

import pytest

from tests.web import scores
from tests.web.conftest import PLAYED, Evening
from tests.web.driver import Person, Press

Make = Callable[..., Person]
Sit = Callable[..., tuple[Person, scores.Score]]
GAMES = tuple(PLAYED)
DESKTOP = (1280, 800)
PHONE = (390, 844)
DRAFT = ".prompt .back"


def taken(base: str, table: str, seat: int, name: str) -> str:
    """Take a free seat over HTTP; its token."""
    headers = {"Content-Type": "application/json", "Origin": base}
    url = f"{base}/api/tables/{table}/seats/{seat}"
    request = urllib.request.Request(url, json.dumps({"name": name}).encode(), headers)
    with urllib.request.urlopen(request) as answer:
        return str(json.load(answer)["token"])


def share(one: Person, score: scores.Score, press: Press | None = None) -> None:
    """Play all seats on one device: whoever is shown gives the next answer of that seat."""
    queues: dict[int, deque[int]] = {0: deque(), 1: deque()}
    for seat, action in score.answers:
        queues[seat].append(action)
    while (shown := one.shown()) != "end":
        if shown == "curtain":
            one.lift(press)
            continue
        queue = queues[int(shown)]
        one.give(queue.popleft(), press)
        one.hand_in_unless(queue[0] if queue else -1, press)
    assert not any(queues.values())
    assert one.totals == score.points


@pytest.fixture
def whole(scale: int) -> bool:
    """Whether games are played from the front page on."""
    return scale > 1


@pytest.fixture
def hot_seat(person: Make, evening: Evening, whole: bool) -> Sit:
    """Sits somebody down on both seats of a game."""

    def sit(
        game: str, language: str, size: tuple[int, int], **how: bool
    ) -> tuple[Person, scores.Score]:
        if whole:
            one, score = person(language, size, **how), scores.read(PLAYED[game])
            one.start(game, "hotseat", int(score.seed), "en" if game == "paperback" else "")
            return one, score
        one = person(language, size, evening.server.base, **how)
        table, score = evening.table(game)
        for seat, name in enumerate(("Ada", "Bo")):
            one.open(f"/#/t/{table}/{taken(one.base, table, seat, name)}")
            one.page.wait_for_selector(".curtain, .stage")
        one.page.reload()
        return one, score

    return sit


@pytest.mark.parametrize("game", GAMES)
def test_two_people_on_one_device(hot_seat: Sit, game: str) -> None:
    one, score = hot_seat(game, "en", DESKTOP)
    assert one.state() == "curtain"
    assert one.violations() == []
    share(one, score)
    assert one.violations() == []


@pytest.mark.parametrize("game", GAMES)
def test_by_keyboard_alone_in_czech(hot_seat: Sit, game: str) -> None:
    one, score = hot_seat(game, "cs", DESKTOP, dark=True)
    one.state()
    one.lift(one.enter)
    one.state()
    assert one.violations() == []
    share(one, score, one.enter)
    assert one.violations() == []


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_in_polish(hot_seat: Sit, game: str) -> None:
    one, score = hot_seat(game, "pl", PHONE)
    one.lift()
    one.state()
    assert one.violations() == []
    assert one.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    share(one, score)
    assert one.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


@pytest.mark.parametrize("game", GAMES)
def test_two_browsers_over_a_link_one_reloading(
    person: Make, evening: Evening, whole: bool, game: str
) -> None:
    base = "" if whole else evening.server.base
    host, guest = person("en", DESKTOP, base), person("pl", PHONE, base)
    if whole:
        score = scores.read(PLAYED[game])
        host.start(game, "link", int(score.seed), "en" if game == "paperback" else "")
        table = host.table
    else:
        table, score = evening.table(game)
        host.open(f"/#/t/{table}")
        host.page.click(".join li button >> nth=0")
    host.page.wait_for_selector(".stage")
    guest.open(f"/#/t/{table}")
    guest.page.fill(".join input", "Jolka")
    guest.page.click(".join li button")
    host.page.wait_for_selector("text=Jolka")
    people = (host, guest)
    is_reloaded = False
    for at, (seat, action) in enumerate(score.answers):
        # What is composed and not handed in belongs to the page alone, and would go with it.
        is_late = at >= len(score.answers) // 3
        if is_late and not is_reloaded and not guest.page.query_selector(DRAFT):
            guest.page.reload()
            is_reloaded = True
        people[seat].give(action)
        rest = [later for who, later in score.answers[at + 1 :] if who == seat]
        people[seat].hand_in_unless(rest[0] if rest else -1)
    assert is_reloaded
    for one in people:
        assert one.state() == "end"
        assert one.totals == score.points
