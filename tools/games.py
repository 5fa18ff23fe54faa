"""Games to play at random: which there are, with which options, and one whole game by seed."""

from functools import cache

import tabletown as tt
from tabletown.core.errors import OptionError
from tabletown.core.options import OptionSpec, OptionValue, complete
from tabletown.core.rng import Rng
from tabletown.core.state import DEALER, Game, State
from tabletown.games import GAMES, TEMPLATES
from tools import ROOT

EVERY: tuple[Game, ...] = GAMES + TEMPLATES
LONGEST = 20_000
"""Answers after which a game counts as endless."""


def called(names: list[str]) -> list[Game]:
    """The games with these names; all of them if there are none."""
    unknown = [name for name in names if name not in [game.key for game in EVERY]]
    if unknown:
        raise SystemExit(f"no such game: {', '.join(unknown)}")
    return [game for game in EVERY if not names or game.key in names]


def editions(game: Game) -> tuple[str, ...]:
    """The editions of *game*, the usual one first."""
    for spec in game.options:
        if spec.key == "edition":
            usual = str(spec.default)
            return (usual, *(value for value in spec.values if value != usual))
    return ("",)


@cache
def presets(key: str) -> dict[str, dict[str, OptionValue]]:
    """What each edition of a game sets among its options, read once."""
    (game,) = called([key])
    return game.presets()


def is_possible(game: Game, seats: int, options: dict[str, OptionValue]) -> bool:
    """Whether a table of *seats* may be set up with *options*."""
    try:
        game.check(seats, complete(game.options, options, presets(game.key)))
    except OptionError:
        return False
    return True


def endings(game: Game) -> list[str]:
    """Every way *game* can end: the keys for which its catalogue has a sentence."""
    path = ROOT / "locale" / "en" / f"{game.key}.ftl"
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    found = [line.split("=")[0].strip() for line in lines if line.startswith("ending-")]
    return [key.removeprefix("ending-") for key in found]


def any_value(spec: OptionSpec, rng: Rng) -> OptionValue:
    """Some value that *spec* allows."""
    if spec.kind == "bool":
        return bool(rng.below(2))
    if spec.kind == "choice":
        return spec.values[rng.below(len(spec.values))]
    return spec.low + rng.below(spec.high - spec.low + 1)


def any_table(game: Game, rng: Rng) -> tuple[int, dict[str, OptionValue]]:
    """Some number of seats and some options that go together; mostly near the usual ones."""
    while True:
        seats = game.least + rng.below(game.most - game.least + 1)
        change = 1 + rng.below(3)
        options = {
            spec.key: any_value(spec, rng)
            for spec in game.options
            if (spec.key == "edition" or rng.below(3) < change)
            and (not spec.seats or seats in spec.seats)
        }
        if is_possible(game, seats, options):
            return seats, options


def any_answer(state: State, rng: Rng) -> tuple[int, int]:
    """Some pending seat and some answer worth trying."""
    pending = [seat for seat in range(DEALER) if (state.pending() >> seat) & 1]
    seat = pending[rng.below(len(pending))]
    useful = state.useful(seat)
    return seat, useful[rng.below(len(useful))]


def play(game: Game, seats: int, options: dict[str, OptionValue], seed: int) -> tt.Table:
    """A whole game at random; one seed, one game."""
    table = tt.new(game.key, seats, seed=seed, options=options)
    rng = Rng(seed)
    while not table.is_over:
        seat, action = any_answer(table.state, rng)
        table.play(seat, action)
        if len(table.entries) > LONGEST:
            raise SystemExit(f"{game.key} with seed {seed} does not end")
    return table
