"""Random games to try the laws on, reproducible from a seed."""

import random
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec

from tabletown.core.state import DEALER, State, seat_bits
from tests.properties.option_sets import Case


def answer(state: State, chance: random.Random) -> tuple[int, int]:
    """Some pending seat and a useful answer of it; now and then a merely legal one."""
    seat = chance.choice(seat_bits(state.pending()))
    if seat == DEALER:
        return seat, chance.choices(state.legal(DEALER), state.odds())[0]
    pool = state.useful(seat) if chance.random() < 0.9 else state.legal(seat)
    return seat, chance.choice(pool)


def walk(case: Case, seed: int, most: int = 100_000) -> Iterator[State]:
    """Every position of a random game; the same object, changing."""
    chance = random.Random(f"{case}:{seed}")
    state = case.new()
    yield state
    for _ in range(most):
        if not state.pending():
            return
        state.step(*answer(state, chance))
        yield state


def positions(case: Case, seed: int, count: int) -> list[State]:
    """About *count* positions spread over a random game, the first and the last included."""
    length = sum(1 for _ in walk(case, seed))
    step = max(1, length // count)
    found = [
        state.clone()
        for index, state in enumerate(walk(case, seed))
        if index % step == 0 or index == length - 1
    ]
    return found


def broken(state: State) -> list[str]:
    """What the game's own conservation laws complain of."""
    name = f"tabletown.games.{state.game().key}.invariants"
    return import_module(name).broken(state) if find_spec(name) else []
