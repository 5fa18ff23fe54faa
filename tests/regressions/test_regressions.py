"""What the fuzzer once found stays mended, and a little fuzzing goes on in every run."""

from pathlib import Path

import pytest

import tabletown as tt
from tabletown.core.rng import Rng
from tabletown.core.state import Game, State
from tabletown.lab import laws
from tabletown.lab.setups import Setup
from tools import registry
from tools.soak import random_games

FOLDER = Path(__file__).resolve().parent
GAMES_EACH = 6


def test_what_was_found_stays_mended() -> None:
    for path in sorted(FOLDER.glob("*.journal")):
        text = path.read_text(encoding="utf-8")
        entries = len(text.splitlines())
        for upto in (0, entries):
            table = tt.replay(text, upto=upto)
            setup = Setup(table.game, table.seats, table.options)
            laws.check_position(table.state, setup, Rng(upto))


@pytest.mark.parametrize("game", registry.EVERY, ids=lambda game: game.key)
def test_random_games_obey_every_law(game: Game, scale: int) -> None:
    # Odd numbers are the games with random options; the property tests have the listed setups.
    for number in range(1, 2 * GAMES_EACH * scale, 2):
        assert [] == random_games.chunk(game.key, 1, number, 1, every=23).failures


def no_third_round(state: State, setup: Setup, rng: Rng, most: int) -> None:
    laws.demand(not state.text().startswith("round 3"), "no third round")


def whole_game(setup: Setup) -> random_games.Answers:
    answers: random_games.Answers = []
    random_games.play(setup, Rng(4), 0, answers)
    return answers


def test_a_game_that_fails_is_shortened_and_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a third round a game ends where it would begin, and no earlier answer can go."""
    setup = Setup(registry.called(["quickdraw"])[0], 2)
    whole = whole_game(setup)
    assert random_games.failing_start(setup, whole, every=1) is None
    monkeypatch.setattr(laws, "POSITION_LAWS", (no_third_round,))
    answers: random_games.Answers = []
    with pytest.raises(laws.LawBroken, match="no third round"):
        random_games.play(setup, Rng(4), 1, answers)
    assert answers == whole[: len(answers)]
    short = random_games.shortened(setup, [*answers, *whole[:5]], every=1)
    assert random_games.failing_start(setup, short, every=1) == short
    assert 0 < len(short) <= len(answers)
    for place in range(len(short)):
        fewer = short[:place] + short[place + 1 :]
        assert random_games.failing_start(setup, fewer, every=1) is None
    kept = tt.replay(random_games.journal_of(setup, short))
    assert kept.state.text().startswith("round 3")
