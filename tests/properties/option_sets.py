"""Which tables the laws of all games are tried on: a short list of option sets a game.

Every edition is tried with every seat count; the other sets each with one count, the next set
with the next, and all of them with all counts in a soak. Add a set where a new option appears.
"""

import os
from dataclasses import dataclass, field

from tabletown.core.errors import OptionError
from tabletown.core.options import OptionValue, complete
from tabletown.core.state import Game, State
from tabletown.games import GAMES, TEMPLATES

SCALE = int(os.environ.get("TABLETOWN_SCALE", "1"))

OPTION_SETS: dict[str, list[dict[str, OptionValue]]] = {
    "quickdraw": [{"undo": False}],
    "fliptown": [
        {"characters": True, "holdem": True, "competitive": True},
        {"characters": True, "standard_poker": True, "b12_by_source": True},
        {"holdem": True, "shields_optional": True, "pickaxe_exact": True},
        {"competitive": True, "gun_bonus": "print-and-play"},
        {"cowbot": "calamity-jane", "characters": True},
        {"cowbot": "wyatt-earp", "difficulty": "hard"},
        {"cowbot": "black-bart", "difficulty": "easy", "holdem": True},
        {"cowbot": "billy-the-kid", "cowbot_gold_dodge": False},
        {"random_solo": True, "random_jokers": True},
    ],
    "deadwood": [
        {"lone_survivor": "plays_on", "fee_when_broke": "waive", "final_split": "first"},
        {"gs_move": "optional", "gs_from_store": "never", "court_empty_pool": "pay"},
        {"end_cowboys": "any", "star_layout": "3-4-1", "clamp_totals": True},
        {"turn_cap": 30},
    ],
    "paperback": [
        {"pack": "pl", "space": True, "dyslexic": True},
        {"pack": "cs", "attacks": True, "talents": True, "awards": True, "themes": True},
        {"variant": "cooperative", "coop_hard": True, "hint_tokens": True},
        {"variant": "simultaneous", "hands": "closed"},
        {"validity": "challenge", "lost_turn": True, "discount_tokens": True},
        {"validity": "vote", "table_words": True, "words": "common"},
        {"attacks": True, "themes": True, "talents": True, "reuse_2c": True, "hands": "closed"},
    ],
}
"""Beyond the editions, which are added by themselves."""

BOUNDS: dict[str, int] = {
    "quickdraw": 120,
    "fliptown": 6000,
    "deadwood": 12000,
    "paperback": 40000,
}
"""More answers than this, the dealer's included, no random game may take."""


@dataclass(frozen=True)
class Case:
    """A table to try something on."""

    game: Game
    seats: int
    given: dict[str, OptionValue] = field(hash=False)

    @property
    def options(self) -> dict[str, OptionValue]:
        return complete(self.game.options, self.given, self.game.presets())

    def new(self) -> State:
        return self.game.new(self.seats, self.options)

    def __str__(self) -> str:
        words = ",".join(f"{key}={value}" for key, value in self.given.items())
        return f"{self.game.key}-{self.seats}-{words}"


def is_possible(case: Case) -> bool:
    try:
        case.game.check(case.seats, case.options)
    except OptionError:
        return False
    return True


def editions(game: Game) -> list[dict[str, OptionValue]]:
    for spec in game.options:
        if spec.key == "edition":
            return [{"edition": value} for value in spec.values]
    return [{}]


def cases() -> list[Case]:
    found: list[Case] = []
    for game in GAMES + TEMPLATES:
        counts = list(range(game.least, game.most + 1))
        every = [Case(game, seats, given) for given in editions(game) for seats in counts]
        for index, given in enumerate(OPTION_SETS.get(game.key, [])):
            some = [Case(game, seats, given) for seats in counts]
            some = [case for case in some if is_possible(case)]
            assert some, f"{game.key}: no table can have {given}"
            every += some if SCALE > 1 else [some[(index + 1) % len(some)]]
        found += [case for case in every if is_possible(case)]
    return found


def single_values(game: Game) -> list[Case]:
    """Every value of every option alone, on some table where it makes sense."""
    found: list[Case] = []
    for spec in game.options:
        values: tuple[OptionValue, ...] = spec.values
        if spec.kind == "bool":
            values = (True, False)
        elif spec.kind == "int":
            values = (spec.low, spec.high)
        for value in values:
            tables = [
                Case(game, seats, {spec.key: value}) for seats in range(game.least, game.most + 1)
            ]
            tables = [case for case in tables if is_possible(case)]
            if tables:
                found.append(tables[len(found) % len(tables)])
    return found


CASES = cases()
