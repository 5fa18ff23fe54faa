"""How fast the rules run: random play called from Python and inside, clones, search.

Rates are per second of CPU time of one core, so that other work on the machine disturbs them
little.
"""

from __future__ import annotations

import gc
import random
import time
from abc import ABC, abstractmethod
from typing import Any

from tabletown import _form
from tabletown.core.options import complete
from tabletown.core.rng import Rng
from tabletown.core.state import DEALER, Game, State
from tabletown.games import find
from tabletown.search.base import Outcome
from tabletown.search.mcts import Search
from tabletown.search.playout import first_of, play_some, playout


class Work(ABC):
    """Something to be done again and again."""

    @abstractmethod
    def once(self) -> int:
        """Do it once; how many units that was."""


def rate(work: Work, seconds: float) -> tuple[float, float]:
    """Units and calls per CPU second, measured for about so many *seconds*."""
    work.once()
    gc.collect()
    calls = units = 0
    chunk = 1
    start = before = time.process_time()
    while True:
        for _ in range(chunk):
            units += work.once()
        calls += chunk
        now = time.process_time()
        if now - start >= seconds:
            return units / (now - start), calls / (now - start)
        if now - before < 0.005:
            chunk *= 2
        before = now


class FromPython(Work):
    """A whole random game from an interpreted loop over `legal` and `apply`."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.options = complete(game.options, {}, game.presets())
        self.rng = Rng(1)
        self.pick = random.Random(1).random

    def once(self) -> int:
        """Play one game; its decisions."""
        state = self.game.new(self.seats, self.options)
        waiting, useful, apply, pick = state.pending, state.useful, state.apply, self.pick
        decisions = 0
        while pending := waiting():
            seat = (pending & -pending).bit_length() - 1
            if seat == DEALER:
                state.step(DEALER, state.chance(self.rng))
                continue
            answers = useful(seat)
            apply(seat, answers[int(pick() * len(answers))])
            decisions += 1
        return decisions


class Inside(Work):
    """A whole random game in the playout loop."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.options = complete(game.options, {}, game.presets())
        self.rng = Rng(2)

    def once(self) -> int:
        """Play one game; its decisions."""
        return playout(self.game.new(self.seats, self.options), self.rng)


class Views(Work):
    """What a seat sees, and then its decision."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.options = complete(game.options, {}, game.presets())
        self.rng = Rng(3)

    def once(self) -> int:
        """Play one game, each seat looking before it decides; its decisions."""
        state = self.game.new(self.seats, self.options)
        decisions = 0
        while pending := state.pending():
            seat = first_of(pending)
            if seat == DEALER:
                state.step(DEALER, state.chance(self.rng))
                continue
            state.observe(seat)
            useful = state.useful(seat)
            state.apply(seat, useful[self.rng.below(len(useful))])
            decisions += 1
        return decisions


class Clones(Work):
    """Copies of a position in the middle of a game."""

    def __init__(self, state: State) -> None:
        self.state = state

    def once(self) -> int:
        """Copy the position a hundred times."""
        clone = self.state.clone
        for _ in range(100):
            clone()
        return 100


class Iterations(Work):
    """Tree search with a playout to the end each time."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.rng = Rng(4)
        self.search = Search(Outcome())
        self.iterations = 0

    def once(self) -> int:
        """Search for fifty iterations."""
        seat = first_of(self.state.pending())
        self.search.run(self.state, seat, 50, self.rng)
        self.iterations += 50
        return 50


class Playouts(Work):
    """Random playouts from one position, a redeal before each: what a search must pay anyway."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.rng = Rng(4)

    def once(self) -> int:
        """One redeal and one random playout to the end."""
        seat = first_of(self.state.pending())
        playout(self.state.redeal(seat, self.rng), self.rng)
        return 1


def middle(game: Game, seats: int) -> State:
    """A position halfway through a random game, with a choice for the seat that is asked."""
    options = complete(game.options, {}, game.presets())
    length = playout(game.new(seats, options), Rng(5))
    state = game.new(seats, options)
    play_some(state, Rng(5), length // 2)
    rng = Rng(6)
    while pending := state.pending():
        seat = first_of(pending)
        if seat == DEALER:
            state.step(DEALER, state.chance(rng))
        elif len(state.useful(seat)) < 2:
            state.step(seat, state.useful(seat)[0])
        else:
            break
    return state


def measure(key: str, seconds: float = 1.0) -> dict[str, Any]:
    """Every rate of the game *key*, with most and with fewest seats where that matters."""
    game = find(key)
    seats = game.most
    position = middle(game, seats)
    python, python_games = rate(FromPython(game, seats), seconds)
    inside, inside_games = rate(Inside(game, seats), seconds)
    views, _ = rate(Views(game, seats), seconds)
    clones, _ = rate(Clones(position), seconds)
    iterations = Iterations(position)
    searched, _ = rate(iterations, seconds)
    length = iterations.search.answers / max(1, iterations.iterations)
    played, _ = rate(Playouts(position), seconds)
    return {
        "game": key,
        "seats": seats,
        "form": _form.FORM,
        "decisions_per_s_from_python": round(python, 1),
        "games_per_s_from_python": round(python_games, 2),
        "decisions_per_s_inside": round(inside, 1),
        "games_per_s_inside": round(inside_games, 2),
        "decisions_with_views_per_s": round(views, 1),
        "clones_per_s": round(clones, 1),
        "search_iterations_per_s": round(searched, 1),
        "playouts_per_s": round(played, 1),
        "search_decisions_per_s": round(searched * length, 1),
    }
