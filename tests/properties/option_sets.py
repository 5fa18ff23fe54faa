"""Which setups the laws of all games are tried on: a short list of option sets a game.

Every edition is tried with every seat count; the other sets each with one count, the next set
with the next, and all of them with all counts in a soak. Add a set where a new option appears.
"""

import os

from tabletown.core.options import OptionValue
from tabletown.core.state import Game
from tabletown.games import GAMES, TEMPLATES
from tabletown.lab.setups import Setup, editions, with_every_seat_count

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
        {"lone_survivor": "may_end", "fee_when_broke": "waive", "final_split": "first"},
        {"gs_move": "optional", "gs_from_store": "other_tile", "court_empty_pool": "pay"},
        {"lone_survivor": "ends", "laundry": "most"},
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


def every_setup(game: Game) -> list[Setup]:
    """Every edition and every option set of *game*, each with every seat count that goes."""
    sets = editions(game) + OPTION_SETS.get(game.key, [])
    return [setup for given in sets for setup in with_every_seat_count(game, given)]


def cases() -> list[Setup]:
    """What the tests try: in a soak every setup, otherwise one seat count an option set."""
    found: list[Setup] = []
    for game in GAMES + TEMPLATES:
        if SCALE > 1:
            found += every_setup(game)
            continue
        for given in editions(game):
            found += with_every_seat_count(game, given)
        for index, given in enumerate(OPTION_SETS.get(game.key, [])):
            some = with_every_seat_count(game, given)
            assert some, f"{game.key}: no table can have {given}"
            found.append(some[(index + 1) % len(some)])
    return found


def single_values(game: Game) -> list[Setup]:
    """Every value of every option alone, on some table where it makes sense."""
    found: list[Setup] = []
    for spec in game.options:
        values: tuple[OptionValue, ...] = spec.values
        if spec.kind == "bool":
            values = (True, False)
        elif spec.kind == "int":
            values = (spec.low, spec.high)
        for value in values:
            some = with_every_seat_count(game, {spec.key: value})
            if some:
                found.append(some[len(found) % len(some)])
    return found


CASES = cases()
