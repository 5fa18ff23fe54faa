"""What the README shows is what happens."""

import doctest
from pathlib import Path

README = Path(__file__).resolve().parent.parent / "README.md"


def test_the_game_in_the_readme_plays_as_shown() -> None:
    results = doctest.testfile(str(README), module_relative=False)
    assert results.attempted > 10
    assert 0 == results.failed
