"""What the fuzzer once found stays mended, and a little fuzzing goes on in every run."""

from pathlib import Path

import pytest

import tabletown as tt
from tabletown.core.rng import Rng
from tools import games, laws
from tools.commands import fuzz

FOLDER = Path(__file__).resolve().parent
GAMES_EACH = 6


def test_what_was_found_stays_mended() -> None:
    for path in sorted(FOLDER.glob("*.journal")):
        text = path.read_text(encoding="utf-8")
        entries = len(text.splitlines())
        for upto in (0, entries):
            table = tt.replay(text, upto=upto)
            fuzz.examine(table, upto)


@pytest.mark.parametrize("game", games.EVERY, ids=lambda game: game.key)
def test_random_games_with_random_options_obey_every_law(game: games.Game, scale: int) -> None:
    for seed in range(1, 1 + GAMES_EACH * scale):
        seats, options = games.any_table(game, Rng(seed))
        case = fuzz.Case(game, seats, options, seed)
        assert fuzz.play(case, every=11) == "", (seats, options, seed)


def test_a_broken_law_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.EVERY[-1]

    def never(state: object, *rest: object) -> None:
        raise laws.LawBroken("never")

    monkeypatch.setattr(laws, "orders", never)
    case = fuzz.Case(game, game.least, {}, 3)
    assert fuzz.play(case, every=1) == "LawBroken: never"
    assert fuzz.why(case) == "LawBroken: never"
    assert fuzz.shrink(case).answers == []
