"""A random game that depends on nothing but what people can read.

Answers are picked by their texts with a generator of our own. So the same game comes about
whatever numbers the answers have, in whatever order they are listed, and however the engine
itself deals.
"""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from tabletown.core.options import OptionValue, complete, recalled
from tabletown.core.state import DEALER, Game, State, seat_bits
from tabletown.games import find


@cache
def presets(key: str) -> dict[str, dict[str, OptionValue]]:
    """What each edition of a game sets among its options, read once."""
    return find(key).presets()


@dataclass(frozen=True)
class Setup:
    """What one recorded game is played with, and which of the games it is."""

    key: str
    """The key of the game."""
    number: int
    """Games are numbered from 0; the number is the seed."""
    seats: int
    options: str
    """Those that differ from the edition's, ``edition=pl,holdem=true``; ``-`` for none."""

    def new(self) -> State:
        """A new position with these seats and options."""
        game = find(self.key)
        given: dict[str, OptionValue] = {}
        for word in self.options.split(",") if self.options != "-" else ():
            name, _, value = word.partition("=")
            given[name] = value
        given = recalled(game.options, given)
        return game.new(self.seats, complete(game.options, given, presets(self.key)))


def options_text(game: Game, given: dict[str, OptionValue]) -> str:
    """*given* as `Setup.options` keeps it."""
    full = complete(game.options, given, presets(game.key))
    edition = {"edition": given["edition"]} if "edition" in given else {}
    usual = complete(game.options, recalled(game.options, edition), presets(game.key))
    changed = {**edition, **{key: full[key] for key in full if full[key] != usual[key]}}
    words = [f"{key}={str(value).lower()}" for key, value in changed.items()]
    return ",".join(words) or "-"


class Generator:
    """Random numbers that no engine, form or version of Python changes."""

    def __init__(self, seed: str) -> None:
        self.random = random.Random(seed).random

    def below(self, count: int) -> int:
        """A whole number from 0 to *count* - 1."""
        return int(self.random() * count)

    def weighted(self, weights: list[int]) -> int:
        """A place in *weights*, each as likely as its weight says."""
        left = self.below(sum(weights))
        for place, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return place
        raise ValueError("no weight is positive")


def picked(state: State, generator: Generator) -> tuple[int, int]:
    """Some pending seat and an answer of it: mostly a useful one, one in ten merely legal."""
    write = state.game().verbs.print
    seats = seat_bits(state.pending())
    seat = seats[generator.below(len(seats))]
    if seat == DEALER:
        legal = state.legal(DEALER)
        pairs = sorted(zip(map(write, legal), state.odds(), legal, strict=True))
        return seat, pairs[generator.weighted([weight for _, weight, _ in pairs])][2]
    answers = state.useful(seat) if generator.below(10) else state.legal(seat)
    by_text = sorted((write(action), action) for action in answers)
    return seat, by_text[generator.below(len(by_text))][1]


def answers(state: State, setup: Setup) -> Iterator[tuple[int, int]]:
    """Play *state* to its end; seat and answer each time, before the answer is carried out."""
    generator = Generator(f"{setup.key} {setup.number}")
    while state.pending():
        seat, action = picked(state, generator)
        yield seat, action
        state.step(seat, action)
