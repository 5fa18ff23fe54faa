"""Each of the three games, from the front page to the end screen, in a real browser."""

from collections.abc import Callable

import pytest

from tests.web.driver import Person
from tests.web.typist import Typist

Make = Callable[..., Person]


@pytest.mark.parametrize(
    ("game", "seed", "language"), [("fliptown", 2, "en"), ("deadwood", 2, "pl")]
)
def test_a_whole_game_against_a_bot(person: Make, game: str, seed: int, language: str) -> None:
    one = person(language)
    one.start(game, "bots", seed)
    one.state()
    assert one.violations() == []
    one.finish()
    assert one.violations() == []


def test_a_whole_game_of_paperback_with_czech_words_against_a_bot(person: Make) -> None:
    one = person("cs")
    one.start("paperback", "bots", 1)
    assert one.state() == "asked"
    one.finish(Typist(one, "cs").act)
    assert one.violations() == []


@pytest.mark.parametrize("game", ["fliptown", "deadwood", "paperback"])
def test_a_guided_first_game_teaches(person: Make, game: str) -> None:
    one = person()
    one.open("/")
    one.page.click(f"a[href='#/guide/{game}']")
    one.page.wait_for_selector(".coach button")
    lesson = one.text(".coach [role=status]")
    one.page.click(".coach button >> nth=0")
    one.page.wait_for_function(
        "(old) => document.querySelector('.coach [role=status]').innerText !== old", arg=lesson
    )
    assert one.state() == "asked"
    one.click_on()
