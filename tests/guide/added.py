"""What the guides add, in play. `test_guides.py` runs this in the copy it was added to.

Nothing of it is there in the repository itself, so this is not collected with the other tests.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace

import pytest
from rich.console import Console
from rich.text import Text

import tabletown as tt
from tabletown import bots
from tabletown.bots import deadwood, fliptown, paperback
from tabletown.core.rng import Rng
from tabletown.core.state import DEALER
from tabletown.games import find
from tabletown.lab import laws
from tabletown.lab.random_play import STRAY, answer
from tabletown.lab.setups import Setup
from tabletown.strings import LANGUAGES, words
from tabletown.terminal import Terminal
from tests.properties.option_sets import every_setup

EVERY = 150
"""All laws of a position are asked after so many answers; conservation after each."""
SOME = 4
"""How many answers of a long list they look at."""
CHUNKS = 4
"""In how many tests the random games of a game are played."""


@dataclass(frozen=True)
class Added:
    """Something that a guide adds."""

    game: str
    ref: str
    """Its piece in the view of seat 0."""
    used: Callable[[tt.Table], bool]
    """Whether it did at a table what it is for."""
    drawn: str = ""
    """What the terminal shows of it; empty for its name."""


def event_names(key: str, name: str, ref: str) -> Callable[[tt.Table], bool]:
    """Whether an event *key* of a table names *ref*."""

    def is_among_them(table: tt.Table) -> bool:
        return any(e["key"] == key and e[name] == ref for e in table.events(DEALER))

    return is_among_them


ADDED = [
    Added(
        "deadwood",
        "building:livery-stable",
        event_names("annexed", "building", "building:livery-stable"),
    ),
    Added(
        "deadwood", "building:bath-house", event_names("annexed", "building", "building:bath-house")
    ),
    Added(
        "fliptown", "bounty:prospector", event_names("bounty-scored", "bounty", "bounty:prospector")
    ),
    Added("paperback", "hand-s0:l67", lambda table: "lay l67" in table.journal, "T1(>4… +1¢)"),
]
POSITIONS = {
    "deadwood": "b1 livery-stable | b2 bath-house",
    "fliptown": "lineup=2h,3s,9d bounties=prospector,outfit,riches",
    "paperback": "s0 hand s2 w2 s3 s5 l67 | common c-a",
}
"""Positions in which what was added is in play from the start."""
GAMES = {"deadwood": 72, "fliptown": 64, "paperback": 64}
"""How many random games are played: 200 in all."""


def setups(key: str) -> list[Setup]:
    """The setups of a game to which its position belongs."""
    found: list[Setup] = []
    for setup in every_setup(find(key)):
        is_other = setup.options.get("variant", "standard") != "standard"
        is_alone = key == "fliptown" and (setup.seats == 1 or "cowbot" in setup.given)
        if not is_other and not is_alone:
            found.append(setup)
    return found


def started(setup: Setup, seed: int) -> tt.Table:
    """A table of *setup* with what was added in play."""
    key = setup.game.key
    return tt.new(key, setup.seats, seed, setup.given, position=POSITIONS[key])


def played_at_random(setup: Setup, seed: int) -> tt.Table:
    """A whole random game, the laws looked at on the way and at its end."""
    table = started(setup, seed)
    rng = Rng(seed)
    count = 0
    while not table.is_over:
        if count % EVERY == 0:
            laws.check_position(table.state, setup, Rng(count), SOME)
        table.play(*answer(table.state, rng, STRAY))
        laws.demand_conserved(table.state)
        count += 1
    laws.check_position(table.state, setup, Rng(count), SOME)
    laws.ending(table.state, setup)
    laws.check_table(table)
    return table


@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("key", GAMES)
def test_random_games_keep_the_laws_and_use_it(key: str, chunk: int) -> None:
    every = setups(key)
    unused = {added.ref: added for added in ADDED if added.game == key}
    for number in range(chunk, GAMES[key], CHUNKS):
        table = played_at_random(every[number % len(every)], number)
        unused = {ref: added for ref, added in unused.items() if not added.used(table)}
    assert {} == unused


def cut(key: str, level: str) -> bots.Bot:
    """The bot of *level* with a small part of its budget."""
    bot = bots.make(key, level)
    if isinstance(bot, deadwood.Gunman):
        bot.budget = replace(bot.budget, tries=8, deep=min(8, bot.budget.deep))
    elif isinstance(bot, fliptown.Settler):
        budget = bot.budget
        nodes, later = min(12, budget.nodes), min(4, budget.later)
        width, tries = min(2, budget.width), min(4, budget.tries)
        bot.budget = replace(budget, nodes=nodes, width=width, tries=tries, later=later)
    elif isinstance(bot, paperback.Author):
        bot.edges = 2000
    elif isinstance(bot, paperback.Writer):
        bot.novelist.edges = 2000
    return bot


@pytest.mark.parametrize("level", bots.LEVELS)
@pytest.mark.parametrize("key", GAMES)
def test_every_level_of_bot_plays_with_it(key: str, level: str) -> None:
    table = started(Setup(find(key), 2), 5)
    bot = cut(key, level)
    rng = Rng(5)
    while not table.is_over:
        seat = table.pending[0]
        table.play(seat, bots.answer(bot, table.state, seat, rng))
    assert table.result is not None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("added", ADDED, ids=lambda added: added.ref)
def test_it_is_in_the_view_and_in_the_terminal(added: Added, language: str) -> None:
    table = started(Setup(find(added.game), 2), 1)
    (piece,) = [
        piece
        for zone in table.view(0)["zones"]
        for piece in zone["pieces"]
        if piece["ref"] == added.ref
    ]
    assert piece["face"]
    say = words(language, added.game)
    for attribute in ("name", "text"):
        text, errors = say.format(piece["key"], piece["facts"], attribute)
        assert text and not errors
    none = say.format(piece["key"], {**piece["facts"], "effect": "none"}, "text")[0]
    assert "effect" not in piece["facts"] or none != text
    board = Terminal(table, Console(), language).board(0)
    assert isinstance(board, Text)
    for word in (added.drawn or say.named(piece["key"], piece["facts"])).split():
        assert word in board.plain
