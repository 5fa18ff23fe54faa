"""Setups: a game with a number of seats and some options, to play or to try something on."""

from dataclasses import dataclass, field
from functools import cache

from tabletown.core.errors import OptionError
from tabletown.core.options import OptionSpec, OptionValue, complete
from tabletown.core.rng import Rng
from tabletown.core.state import Game, State


@cache
def presets(game: Game) -> dict[str, dict[str, OptionValue]]:
    """What each edition of *game* sets among its options, read once."""
    return game.presets()


@dataclass(frozen=True)
class Setup:
    """What a game is played with; only the options that were *given* are named."""

    game: Game
    seats: int
    given: dict[str, OptionValue] = field(default_factory=dict, hash=False)

    @property
    def options(self) -> dict[str, OptionValue]:
        """Every option of the game: as given, by the edition, or by default."""
        return complete(self.game.options, self.given, presets(self.game))

    @property
    def is_possible(self) -> bool:
        """Whether the game allows these options with these seats."""
        try:
            self.game.check(self.seats, self.options)
        except OptionError:
            return False
        return True

    @property
    def is_usual(self) -> bool:
        """Whether nothing but an edition was chosen."""
        return not set(self.given) - {"edition"}

    def new(self) -> State:
        """The first position, nothing dealt."""
        return self.game.new(self.seats, self.options)

    def __str__(self) -> str:
        words = ",".join(f"{key}={value}" for key, value in self.given.items())
        return f"{self.game.key}-{self.seats}-{words}"


def editions(game: Game) -> list[dict[str, OptionValue]]:
    """The options that choose each edition of *game*, the usual one first."""
    for spec in game.options:
        if spec.key == "edition":
            usual = str(spec.default)
            others = [value for value in spec.values if value != usual]
            return [{"edition": value} for value in (usual, *others)]
    return [{}]


def with_every_seat_count(game: Game, given: dict[str, OptionValue]) -> list[Setup]:
    """The possible setups of *game* with the *given* options, by their seats."""
    every = [Setup(game, seats, given) for seats in range(game.least, game.most + 1)]
    return [setup for setup in every if setup.is_possible]


def random_value(spec: OptionSpec, rng: Rng) -> OptionValue:
    """Some value that *spec* allows."""
    if spec.kind == "bool":
        return bool(rng.below(2))
    if spec.kind == "choice":
        return spec.values[rng.below(len(spec.values))]
    return spec.low + rng.below(spec.high - spec.low + 1)


def random_setup(game: Game, rng: Rng) -> Setup:
    """Some seats and options of *game* that go together; mostly near the usual ones."""
    while True:
        seats = game.least + rng.below(game.most - game.least + 1)
        change = 1 + rng.below(3)
        given = {
            spec.key: random_value(spec, rng)
            for spec in game.options
            if (spec.key == "edition" or rng.below(3) < change)
            and (not spec.seats or seats in spec.seats)
        }
        setup = Setup(game, seats, given)
        if setup.is_possible:
            return setup
