"""Playouts and tree search: they end, repeat for a seed, and prefer what wins."""

import pytest

from tabletown.core.options import OptionValue
from tabletown.core.rng import Rng
from tabletown.core.state import State
from tabletown.games import find
from tabletown.search.base import Evaluator, Outcome
from tabletown.search.mcts import Search
from tabletown.search.playout import (
    checksum,
    deal,
    first_of,
    fold,
    play_apart,
    play_some,
    playout,
)
from tests.core.stub import Pile

OPTIONS: dict[str, OptionValue] = {"edition": "base", "hints": True, "undo": True}
GAME = find("quickdraw")


def test_the_lowest_seat_is_asked_first_and_the_dealer_last() -> None:
    assert [0, 2, 15] == [first_of(1), first_of(0b100), first_of(1 << 15)]
    assert 3 == first_of((1 << 15) | (1 << 3))


def test_a_playout_ends_and_repeats() -> None:
    ends = set()
    for _ in range(2):
        state = GAME.new(3, OPTIONS)
        answers = playout(state, Rng(4))
        assert 0 == state.pending()
        assert answers >= 12
        ends.add(state.fingerprint())
    assert 1 == len(ends)


def test_some_answers_are_the_beginning_of_all() -> None:
    whole, some = GAME.new(3, OPTIONS), GAME.new(3, OPTIONS)
    count = playout(whole, Rng(4))
    assert 5 == play_some(some, Rng(4), 5)
    assert count == play_some(GAME.new(3, OPTIONS), Rng(4), 1000)
    assert some.pending()


def test_the_same_luck_meets_other_players() -> None:
    """What the dealer deals does not depend on the seats' own generators."""
    hands = []
    for player in (1, 2):
        state = GAME.new(2, OPTIONS)
        dealers = [Rng(stream) for stream in range(16)]
        deal(state, dealers)
        hands.append(state.fingerprint())
        play_apart(state, dealers, [Rng(player), Rng(player + 10)])
        assert 0 == state.pending()
    assert hands[0] == hands[1]


def test_a_checksum_depends_on_every_game() -> None:
    assert checksum(GAME, 2, OPTIONS, 5, 1) == checksum(GAME, 2, OPTIONS, 5, 1)
    assert checksum(GAME, 2, OPTIONS, 5, 1) != checksum(GAME, 2, OPTIONS, 5, 2)
    assert checksum(GAME, 2, OPTIONS, 4, 1) != checksum(GAME, 2, OPTIONS, 5, 1)
    assert fold(0, [1, 2]) != fold(0, [2, 1])
    assert fold(7, [-1]) != fold(7, [1])


@pytest.mark.parametrize(("stones", "take"), [(2, 1), (4, 0), (5, 1), (7, 0), (8, 1)])
def test_search_finds_the_winning_answer(stones: int, take: int) -> None:
    """Whoever leaves a multiple of three wins the pile."""
    search = Search(Outcome(margin=1.0))
    assert take == search.run(Pile(stones, 0), 0, 600, Rng(1))
    best, second = search.ranked()
    assert best.visits > second.visits
    assert best.mean() > second.mean()
    assert 0.0 <= best.error() < 0.2


def test_a_search_repeats_for_its_seed_and_leaves_the_position_alone() -> None:
    state = GAME.new(3, OPTIONS)
    play_some(state, Rng(2), 4)
    deal(state, [Rng(stream) for stream in range(16)])
    before = state.dump()
    seat = first_of(state.pending())
    answers = {Search(Outcome()).run(state, seat, 120, Rng(9)) for _ in range(2)}
    assert 1 == len(answers)
    assert answers <= set(state.legal(seat))
    assert before == state.dump()


def test_a_single_answer_needs_no_search() -> None:
    search = Search(Outcome())
    assert 0 == search.run(Pile(1, 0), 0, 100, Rng(1))
    assert 0 == search.answers


class Greedy(Evaluator):
    """Judges at once by the score alone, and lets rivals answer by the policy."""

    def worth(self, state: State, seat: int) -> float:
        return 1.0 if state.scores()[seat] > 0 else 0.0

    def is_in_tree(self, seat: int, me: int) -> bool:
        return seat == me


def test_a_game_may_bring_its_own_judgement() -> None:
    search = Search(Greedy(0))
    assert 1 == search.run(Pile(2, 0), 0, 50, Rng(1))


@pytest.mark.slow
def test_search_beats_random_play() -> None:
    wins = 0.0
    games = 60
    for number in range(games):
        state = GAME.new(2, OPTIONS)
        rng = Rng(number)
        me = number % 2
        dealers = [Rng(1000 * number + stream) for stream in range(16)]
        deal(state, dealers)
        while state.pending():
            seat = first_of(state.pending())
            if seat == me:
                action = Search(Outcome(margin=10.0)).run(state, seat, 60, rng)
            else:
                useful = state.useful(seat)
                action = useful[rng.below(len(useful))]
            state.step(seat, action)
            deal(state, dealers)
        result = state.result()
        assert result is not None
        wins += (me in result.winners) / len(result.winners)
    assert wins > 0.55 * games
