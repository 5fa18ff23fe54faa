"""Every level of every game answers legally, repeats itself for a seed, and explains itself."""

import pytest

from tabletown import bots
from tabletown.core.options import complete
from tabletown.core.rng import Rng
from tabletown.core.state import State
from tabletown.core.view import Result
from tabletown.games import GAMES, find
from tabletown.search.playout import deal, first_of

KEYS = [game.key for game in GAMES]
QUICK = ("rookie", "regular")


def positions(key: str, count: int, every: int) -> list[tuple[State, int]]:
    """Some positions of a random game, each with a seat that is asked."""
    game = find(key)
    state = game.new(game.least + 1, complete(game.options, {}, game.presets()))
    dealers = [Rng(stream) for stream in range(16)]
    rng = Rng(7)
    found: list[tuple[State, int]] = []
    answers = 0
    while len(found) < count:
        deal(state, dealers)
        if state.pending() == 0:
            break
        seat = first_of(state.pending())
        if answers % every == 0:
            found.append((state.clone(), seat))
        useful = state.useful(seat)
        state.step(seat, useful[rng.below(len(useful))])
        answers += 1
    return found


@pytest.mark.parametrize("level", QUICK)
@pytest.mark.parametrize("key", KEYS)
def test_answers_are_legal_and_repeat_for_a_seed(key: str, level: str) -> None:
    for state, seat in positions(key, 6, 9):
        seen = state.redeal(seat, Rng(3)).dump()
        first = bots.choose(key, seen, seat, level, 11)
        assert first in state.legal(seat)
        assert first == bots.choose(key, seen, seat, level, 11)


@pytest.mark.parametrize("key", KEYS)
def test_a_bot_spoils_neither_the_table_nor_what_it_was_given(key: str) -> None:
    for state, seat in positions(key, 4, 13):
        before = state.dump()
        bots.answer(bots.make(key, "rookie"), state, seat, Rng(1))
        assert before == state.dump()


@pytest.mark.parametrize("key", KEYS)
def test_a_hint_names_legal_answers_and_reasons_that_have_words(key: str) -> None:
    for state, seat in positions(key, 2, 17):
        advice = bots.hint(key, state.redeal(seat, Rng(2)).dump(), seat, 5)
        assert 1 <= len(advice) <= 2
        for one in advice:
            assert one.a in state.legal(seat)
            assert len(one.why) <= 2


@pytest.mark.parametrize("key", KEYS)
def test_a_rookie_beats_random_play(key: str) -> None:
    rookie, chance = bots.make(key, "rookie"), bots.make(key, "random")
    wins = 0.0
    for index in range(4):
        players = [rookie, chance] if index % 2 == 0 else [chance, rookie]
        result = _played(key, players, index // 2)
        if index % 2 in result.winners:
            wins += 1 / len(result.winners)
    assert wins >= 3


def _played(key: str, players: list[bots.Bot], seed: int) -> Result:
    game = find(key)
    state = game.new(2, complete(game.options, {}, game.presets()))
    dealers = [Rng(100 * seed + stream) for stream in range(16)]
    rngs = [Rng(1000 * seed + seat) for seat in range(2)]
    while True:
        deal(state, dealers)
        if state.pending() == 0:
            result = state.result()
            assert result is not None
            return result
        seat = first_of(state.pending())
        state.step(seat, bots.answer(players[seat], state, seat, rngs[seat]))
