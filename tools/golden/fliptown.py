"""Fliptown's golden games beyond those of `journals.py`: every mode, cowbot, level and ending.

`RECIPES` names each game by seats, options, a way of playing and a seed; running this records
them all.
"""

import argparse

import tabletown as tt
from tabletown.bots import base as bots
from tabletown.core.options import OptionValue
from tabletown.core.rng import Rng
from tabletown.core.state import State
from tabletown.games.fliptown import GAME
from tools.golden import journals

Options = dict[str, OptionValue]
CEMETERY, DONE, DECLINE, FIRST_SUIT = (
    GAME.verbs.parse(text) for text in ("go cemetery", "done", "decline", "suit left")
)


def answer(state: State, seat: int, how: str, rng: Rng) -> int:
    """An answer of *seat*: at random, by the score right after it, as a bot, or as a twin would."""
    legal = state.legal(seat)
    if how in ("rookie", "regular"):
        return bots.answer(bots.make("fliptown", how), state, seat, rng)
    if how == "greedy":
        rated = []
        for action in legal:
            after = state.clone()
            after.step(seat, action)
            rated.append((after.scores()[seat], rng.below(1000), action))
        return max(rated)[2]
    if how == "twins":
        return same_answer(state, seat, legal)
    return legal[rng.below(len(legal))]


def same_answer(state: State, seat: int, legal: list[int]) -> int:
    """What every seat answers alike: no robbery, so that chance makes no difference."""
    for action in (CEMETERY, DONE, DECLINE):
        if action in legal:
            return action
    if legal[0] == FIRST_SUIT:
        for action in legal[:3]:
            if not str(state.option_facts(seat, action)["card"]).endswith("s"):
                return action
    return state.default(seat)


def recorded(seats: int, options: Options, how: str, seed: int) -> tt.Table:
    """The game of a recipe at a table."""
    table = tt.new("fliptown", seats, seed=seed, options=options)
    rng = Rng(seed)
    while not table.is_over:
        seat = table.pending[0]
        table.play(seat, answer(table.state, seat, how, rng))
    return table


BOTS = ("calamity-jane", "wyatt-earp", "black-bart", "billy-the-kid")
EVERYTHING: Options = {"characters": True, "holdem": True}
Recipe = tuple[str, int, Options, str, int]


def against_cowbots() -> list[Recipe]:
    """A game against every cowbot at every level."""
    ways = (("easy", "greedy"), ("normal", "random"), ("hard", "random"))
    found: list[Recipe] = []
    for bot in BOTS:
        for level, how in ways:
            options: Options = {"cowbot": bot, "difficulty": level}
            found.append((f"{bot}-{level}", 1, options, how, 10 + len(found)))
    return found


RECIPES: list[Recipe] = [
    ("solo-greedy", 1, {}, "greedy", 1),
    ("solo-lawful", 1, {}, "twins", 2),
    ("solo-characters", 1, {"characters": True}, "random", 3),
    ("solo-holdem", 1, {"holdem": True}, "greedy", 4),
    ("solo-both", 1, EVERYTHING, "random", 5),
    ("random-solo", 1, {"random_solo": True}, "random", 6),
    ("random-solo-jokers", 1, {"random_solo": True, "random_jokers": True}, "random", 7),
    *against_cowbots(),
    ("beaten", 1, {"cowbot": "black-bart", "difficulty": "easy"}, "rookie", 60),
    ("cowbot-all", 1, {"cowbot": "random", **EVERYTHING, "edition": "pl"}, "random", 30),
    ("cowbot-cs", 1, {"cowbot": "random", "edition": "cs", "difficulty": "easy"}, "random", 31),
    ("two", 2, {}, "random", 40),
    ("shared", 2, {}, "twins", 41),
    ("two-competitive", 2, {"competitive": True}, "greedy", 42),
    ("three-characters", 3, {"characters": True}, "random", 43),
    ("three-holdem", 3, {"holdem": True}, "greedy", 44),
    ("four", 4, {}, "greedy", 45),
    ("four-everything", 4, {**EVERYTHING, "competitive": True}, "random", 46),
    (
        "four-rulings",
        4,
        {
            **EVERYTHING,
            "competitive": True,
            "standard_poker": True,
            "b12_by_source": True,
            "shields_optional": True,
            "pickaxe_exact": True,
            "gun_bonus": "print-and-play",
        },
        "random",
        47,
    ),
]
"""Name, seats, options, way of playing, seed."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--anyway", action="store_true", help="although the rules are the same")
    given = parser.parse_args()
    for name, seats, options, how, seed in RECIPES:
        table = recorded(seats, options, how, seed)
        path = journals.GOLDEN / "fliptown" / f"{name}-{seats}p-{seed}.journal"
        journals.record(path, table, given.anyway)


if __name__ == "__main__":
    main()
