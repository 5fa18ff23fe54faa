"""What the guides add, on the page. `test_guides.py` runs this in the copy it was added to."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import tabletown as tt
from tabletown.games import find
from tabletown.lab.setups import Setup
from tabletown.strings import words
from tests.guide.added import ADDED, GAMES, started
from tests.web.conftest import Server, browser, imported, person
from tests.web.driver import Person

__all__ = ["browser", "person"]
LANGUAGE = "pl"


@pytest.fixture
def tables(tmp_path: Path) -> dict[str, tt.Table]:
    """A table of each game with what was added in play, by the names of `server`."""
    every = [started(Setup(find(key), 2), 1) for key in GAMES]
    names = imported(tmp_path, [table.journal for table in every])
    return dict(zip(names, every, strict=True))


@pytest.fixture
def server(tmp_path: Path, tables: dict[str, tt.Table]) -> Iterator[Server]:
    """A server with these tables, all seats open."""
    running = Server(tmp_path)
    yield running
    running.stop()


def test_it_is_on_the_plain_board(
    person: Callable[..., Person], tables: dict[str, tt.Table]
) -> None:
    one = person(LANGUAGE)
    for name, table in tables.items():
        one.page.goto("about:blank")
        one.open(f"/#/t/{name}")
        one.page.click(".join li button >> nth=0")
        one.page.click(".links .plain")
        one.page.wait_for_selector(".stage .generic")
        say = words(LANGUAGE, table.game.key)
        pieces = {
            piece["ref"]: piece for zone in table.view(0)["zones"] for piece in zone["pieces"]
        }
        for ref in [added.ref for added in ADDED if added.game == table.game.key]:
            drawn = one.page.locator(f".generic [data-ref='{ref}']")
            named = say.named(pieces[ref]["key"], pieces[ref]["facts"])
            assert named == drawn.locator(".name").inner_text()
            assert drawn.locator(".print").is_visible()
