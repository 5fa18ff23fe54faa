"""Shootouts fall out as an exact enumeration says, for one to four dice on either side."""

from fractions import Fraction
from functools import cache

import pytest

from tabletown.core.events import Tape
from tabletown.core.options import complete
from tabletown.core.rng import Rng
from tabletown.games.deadwood import GAME

DEAD = 2
"""Wounds are counted up to here: a second wound or a six kills."""


def wounded(wounds: int, face: int) -> int:
    """Wounds after one more die, written down apart from the game."""
    if face == 6:
        return DEAD
    return min(DEAD, wounds + 1) if face in (4, 5) else wounds


@cache
def opening(dice: int, wounds: int) -> tuple[Fraction, ...]:
    """How likely 0, 1 or 2 wounds are after *dice* opening shots."""
    if dice == 0:
        return tuple(Fraction(int(wounds == w)) for w in range(3))
    sums = [Fraction(0)] * 3
    for face in range(1, 7):
        for after, chance in enumerate(opening(dice - 1, wounded(wounds, face))):
            sums[after] += chance / 6
    return tuple(sums)


@cache
def exchange(dice: int, attack: int, defence: int) -> tuple[Fraction, Fraction, Fraction, Fraction]:
    """Chances of: defender dead, attacker dead, both dead, both alive."""
    if attack == DEAD or defence == DEAD or dice == 0:
        fate = (attack == DEAD) + 2 * (defence == DEAD)
        return (
            Fraction(int(fate == 2)),
            Fraction(int(fate == 1)),
            Fraction(int(fate == 3)),
            Fraction(int(fate == 0)),
        )
    sums = [Fraction(0)] * 4
    for mine in range(1, 7):
        for yours in range(1, 7):
            row = exchange(dice - 1, wounded(attack, yours), wounded(defence, mine))
            for place, chance in enumerate(row):
                sums[place] += chance / 36
    return sums[0], sums[1], sums[2], sums[3]


def exact(attack: int, defence: int) -> list[Fraction]:
    """The four outcomes of *attack* dice against *defence*."""
    sums = [Fraction(0)] * 4
    for wounds, chance in enumerate(opening(abs(attack - defence), 0)):
        hurt = (0, wounds) if attack > defence else (wounds, 0)
        row = exchange(min(attack, defence), *hurt)
        for place in range(4):
            sums[place] += chance * row[place]
    return sums


def test_the_enumeration_is_whole_and_known_where_it_is_easy() -> None:
    for attack in range(1, 5):
        for defence in range(1, 5):
            assert sum(exact(attack, defence)) == 1
    assert exact(1, 1) == [Fraction(5, 36), Fraction(5, 36), Fraction(1, 36), Fraction(25, 36)]


@pytest.mark.parametrize("attack", [1, 2, 3, 4])
@pytest.mark.parametrize("defence", [1, 2, 3, 4])
def test_shootout_frequencies(attack: int, defence: int, scale: int) -> None:
    options = complete(GAME.options, {}, GAME.presets())
    kinds = ("greenhorn", "gunslinger", "boss")
    loaded = [max(0, dice - 3) for dice in (attack, defence)]
    mine, yours = min(attack, 3), min(defence, 3)
    text = (
        f"b1 bank s1.{yours} | s0 cartridges {loaded[0]} ponies 0"
        f" | s1 cartridges {loaded[1]} ponies 0"
    )
    start = GAME.position(text, 3, options)
    parse = GAME.verbs.parse
    start.apply(0, parse(f"hit {kinds[mine - 1]} bank"))
    for seat, count in enumerate(loaded):
        if count:
            start.apply(seat, parse("load 1"))
    rng = Rng(100 * attack + defence)
    games = 2000 * scale
    died = next(n for n, kind in enumerate(GAME.events) if kind.key == "cowboy-died")
    counts = [0, 0, 0, 0]
    for _ in range(games):
        state = start.clone()
        tape = Tape()
        state.tape = tape
        while state.pending() >> 15:
            state.step(15, state.chance(rng))
        dead = {record[2] for record in tape.records if record[0] == died}
        counts[{(1,): 0, (0,): 1, (0, 1): 2, (): 3}[tuple(sorted(dead))]] += 1
    for count, chance in zip(counts, exact(attack, defence), strict=True):
        spread = (games * chance * (1 - chance)) ** 0.5
        assert abs(count - games * chance) <= 4.5 * spread + 1
