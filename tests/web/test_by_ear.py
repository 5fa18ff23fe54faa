"""One turn of each game as docs/guide/by-ear.md tells it, through the accessibility tree alone."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.driver import Person
from tests.web.test_table import made, sit

Make = Callable[..., Person]
SCRIPT = Path(__file__).resolve().parents[2] / "docs" / "guide" / "by-ear.md"


def scripts() -> dict[str, list[tuple[str, str]]]:
    """The lines of each game: what is heard, chosen or logged."""
    text = SCRIPT.read_text(encoding="utf-8")
    found = re.findall(r"^## (\w+)\n\n```\n(.*?)```", text, re.DOTALL | re.MULTILINE)
    return {
        game: [
            (kind, words)
            for kind, _, words in (line.partition(": ") for line in block.splitlines())
        ]
        for game, block in found
    }


@pytest.mark.parametrize("game", ["quickdraw", "fliptown", "deadwood", "paperback"])
def test_a_turn_sounds_as_the_guide_says(person: Make, game: str) -> None:
    one = person()
    seats = [{"kind": "human", "name": "Ada"}, {"kind": "bot", "name": "Bo", "level": "random"}]
    sit(one, made(one, game=game, seats=seats, seed=7), 0)
    page = one.page
    for kind, words in scripts()[game]:
        if kind == "heard":
            heard = page.get_by_role("status").filter(has_text=words)
            expect(heard.first).to_be_attached()
        elif kind == "choose":
            named = re.compile(rf"^(\d )?{re.escape(words)}")
            button = page.get_by_role("button", name=named)
            item = page.get_by_role("menuitem", name=named)
            one.rest()
            button.or_(item).first.focus()
            page.keyboard.press("Enter")
        else:
            lines = page.get_by_role("log").filter(has_text=words)
            expect(lines.first).to_be_attached()
