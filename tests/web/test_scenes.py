"""Each scene draws every golden game from its first moment to its last, and the same way twice.

`dev.py test` looks at some moments of some games, `dev.py soak web` at every moment of all.
"""

import base64
from collections.abc import Callable

import pytest

from tests.web import scores
from tests.web.conftest import PLAYED, Evening
from tests.web.driver import Person

Make = Callable[..., Person]
GAMES = tuple(PLAYED)
MOMENTS = 8

# Of a picture 32 by 20 patches, each with its red, green and blue.
PATCHES = """async (picture) => {
  const image = new Image();
  image.src = 'data:image/png;base64,' + picture;
  await image.decode();
  const canvas = new OffscreenCanvas(32, 20);
  const pen = canvas.getContext('2d');
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(image, 0, 0, 32, 20);
  return [...pen.getImageData(0, 0, 32, 20).data];
}"""


def watch(one: Person, table: str) -> None:
    """Look at a table without sitting down at it."""
    # From one table straight to the next, the old board would still be there to be waited for.
    one.page.goto("about:blank")
    one.open(f"/#/t/{table}")
    one.page.wait_for_selector(".join, .stage")
    if one.page.query_selector(".join"):
        one.page.click(".join > p > button")
    one.page.wait_for_selector(".stage > *")


def history(one: Person) -> int:
    """Open the history; how many moments it has."""
    one.page.click("#tab-history")
    one.page.wait_for_function("() => Number(document.querySelector('#cursor').max) > 0")
    return int(one.page.get_attribute("#cursor", "max") or 0)


def look(one: Person, moment: int) -> None:
    """Move the history to *moment*, and see that the scene itself drew it."""
    one.page.locator("#cursor").fill(str(moment))
    one.page.wait_for_function(
        "(at) => document.querySelector('.history').dataset.shown === String(at)", arg=moment
    )
    assert one.page.query_selector(".stage .generic") is None
    assert one.page.query_selector(".stage [data-ref]") is not None


def patches(one: Person) -> list[int]:
    """The board as it looks from far away."""
    picture = one.page.locator(".stage").screenshot(animations="disabled")
    found = one.page.evaluate(PATCHES, base64.b64encode(picture).decode())
    return [int(value) for value in found]


def distance(one: list[int], other: list[int]) -> float:
    """How much two boards differ on average, of 255."""
    return sum(abs(a - b) for a, b in zip(one, other, strict=True)) / len(one)


@pytest.mark.parametrize("game", GAMES)
def test_every_golden_game_is_drawn_to_its_end(
    person: Make, evening: Evening, scale: int, game: str
) -> None:
    one = person(base=evening.server.base)
    for name in scores.chosen(game, scale):
        watch(one, evening.finished[name])
        one.page.wait_for_selector(".end")
        last = history(one)
        for moment in range(0, last, 1 if scale > 1 else -(-last // MOMENTS)):
            look(one, moment)
        one.page.click(".prompt .primary")
        one.page.wait_for_selector(".end")


@pytest.mark.parametrize("game", GAMES)
def test_a_moment_looks_the_same_live_and_in_replay(
    person: Make, evening: Evening, game: str
) -> None:
    live, past = person(base=evening.server.base), person(base=evening.server.base)
    watch(live, evening.halfway[PLAYED[game]])
    seen = patches(live)
    watch(past, evening.finished[PLAYED[game]])
    history(past)
    look(past, history(live))
    assert distance(patches(past), seen) < 4
    look(past, 0)
    assert distance(patches(past), seen) > 1
    assert len(set(seen)) > 20


def test_another_seat_is_looked_through_at_the_same_share_of_the_game(
    person: Make, evening: Evening
) -> None:
    one = person(base=evening.server.base)
    watch(one, evening.finished[PLAYED["paperback"]])
    last = history(one)
    look(one, last - 1)
    lengths = set()
    for seat in ("0", "1", "-1"):
        one.page.select_option(".eyes select", seat)
        eyes = "14" if seat == "-1" else seat
        one.page.wait_for_selector(f".stage[data-eyes='{eyes}']")
        most = int(one.page.get_attribute("#cursor", "max") or 0)
        at = int(one.page.locator(".history").get_attribute("data-shown") or 0)
        lengths.add(most)
        assert abs(at / most - 1) < 0.03  # the last position but one or two of about a hundred
        assert one.page.query_selector(".refusal") is None
    assert len(lengths) > 1
