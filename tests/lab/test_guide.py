"""The guide to one bot runs as it stands."""

import doctest
from pathlib import Path

GUIDE = Path(__file__).resolve().parents[2] / "docs" / "guide" / "one-bot.md"


def test_the_guide_to_one_bot_runs() -> None:
    failed, tried = doctest.testfile(str(GUIDE), module_relative=False)
    assert (0, True) == (failed, tried > 5)
