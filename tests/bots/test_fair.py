"""Bots play fair: what their seat cannot see changes nothing, and their games replay."""

from typing import Any, cast

import pytest

import tabletown as tt
from tabletown import bots
from tabletown.core.options import complete
from tabletown.core.rng import Rng
from tabletown.core.state import State
from tabletown.games import find
from tabletown.games.fliptown.marks import BIT
from tabletown.search.playout import deal, first_of, play_some

LEVELS = bots.LEVELS[1:]


def fresh(key: str, seats: int) -> Any:
    game = find(key)
    return game.new(seats, complete(game.options, {}, game.presets()))


def two_sheets(skip: int) -> tuple[Any, Any, int]:
    """A Fliptown turn of two in which seat 0 has answered and seat 1 has not, and another truth.

    In the other truth the rival's hidden turn went fabulously and the Sheriff he has seen is
    another card; seat 1 is shown the same.
    """
    state = fresh("fliptown", 2)
    dealers = [Rng(stream) for stream in range(16)]
    deal(state, dealers)
    rng = Rng(3)
    while state.round * 5 + state.turn < skip or not state.pending() & 2:
        seat = first_of(state.pending())
        useful = state.useful(seat)
        state.step(seat, useful[rng.below(len(useful))])
        deal(state, dealers)
    while state.pending() & 3 == 3:
        state.step(0, state.useful(0)[0])
    state.sheriff = next(card for card in range(52) if state.pool & BIT[card])
    state.pool &= ~BIT[state.sheriff]
    state.known = 1
    other = state.clone()
    other.sheets[0].stars += 40
    other.sheets[0].gold += 9
    other.pool |= BIT[state.sheriff]
    other.sheriff = next(card for card in range(51, 0, -1) if other.pool & BIT[card])
    other.pool &= ~BIT[other.sheriff]
    return state, other, 1


def two_towns(skip: int) -> tuple[Any, Any, int]:
    """A Deadwood position in which a rival knows two stacks, and one with their orders reversed."""
    state = fresh("deadwood", 3)
    play_some(state, Rng(5), skip)
    deal(state, [Rng(stream) for stream in range(16)])
    seat = first_of(state.pending())
    for stack in state.stacks[1:]:
        while stack.loose_count:
            stack.turn_up(stack.lowest_loose())
        stack.knower = (seat + 1) % 3
    other = state.clone()
    for stack in other.stacks[1:]:
        stack.known = stack.known[::-1]
    return state, other, seat


def two_desks(skip: int) -> tuple[Any, Any, int]:
    """A Paperback turn of three, and one in which both rivals hold the best cards they own."""
    state = fresh("paperback", 3)
    deal(state, [Rng(stream) for stream in range(16)])
    play_some(state, Rng(5), 40 * skip)
    deal(state, [Rng(stream) for stream in range(16)])
    seat = first_of(state.pending())
    other = state.clone()
    for desk in other.desks:
        if desk.seat != seat and not desk.sure:
            owned = sorted(desk.hand + desk.deck)
            count = len(desk.hand)
            desk.deck, desk.hand = owned[:-count], owned[-count:]
    return state, other, seat


TRUTHS = {"fliptown": two_sheets, "deadwood": two_towns, "paperback": two_desks}


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("key", TRUTHS)
def test_a_poisoned_truth_changes_no_answer(key: str, level: str) -> None:
    """Two truths that look alike to the seat get one answer from it."""
    bot = bots.make(key, level)
    for skip in (1,) if level == "legend" else (1, 7):
        truth, poisoned, seat = TRUTHS[key](skip)
        assert truth.dump() != poisoned.dump()
        assert truth.observe(seat) == poisoned.observe(seat)
        one = bots.answer(bot, truth, seat, Rng(6))
        assert one == bots.answer(bot, poisoned, seat, Rng(6))
        assert one in truth.legal(seat)


class Sealed:
    """A truth that lets itself be redealt and nothing else."""

    def __init__(self, state: State) -> None:
        self.__state = state

    def redeal(self, seat: int, rng: Rng) -> State:
        return self.__state.redeal(seat, rng)


@pytest.mark.parametrize("key", TRUTHS)
def test_a_bot_asks_the_truth_for_a_redeal_and_for_nothing_else(key: str) -> None:
    truth, _, seat = TRUTHS[key](4)
    sealed = cast(State, Sealed(truth))
    found = bots.answer(bots.make(key, "rookie"), sealed, seat, Rng(6))
    assert found in truth.legal(seat)


@pytest.mark.parametrize("key", TRUTHS)
def test_a_game_of_bots_replays_from_its_journal(key: str) -> None:
    table = tt.new(key, seats=2, seed=12)
    levels = ("rookie", "random")
    for number in range(2000):
        if table.is_over:
            break
        seat = table.pending[0]
        seen = table.state.redeal(seat, Rng(number)).dump()
        table.play(seat, bots.choose(key, seen, seat, levels[seat], number))
    assert table.is_over
    again = tt.replay(table.journal)
    assert table.state.fingerprint() == again.state.fingerprint()
    assert table.result == again.result


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("key", TRUTHS)
def test_one_seed_gives_one_answer(key: str, level: str) -> None:
    truth, _, seat = TRUTHS[key](2)
    seen = truth.redeal(seat, Rng(3)).dump()
    answers = {bots.choose(key, seen, seat, level, 11) for _ in range(2)}
    assert 1 == len(answers)
