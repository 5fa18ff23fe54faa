"""Quickdraw's immutable half: seats, options, and how a position comes to be."""

from __future__ import annotations

from typing import Final

from tabletown.core.options import OptionSpec
from tabletown.core.state import Game, State
from tabletown.games.quickdraw import edition, rules, snapshot, text
from tabletown.games.quickdraw.events import EVENTS
from tabletown.games.quickdraw.questions import QUESTIONS
from tabletown.games.quickdraw.state import Quickdraw
from tabletown.games.quickdraw.verbs import VERBS

OPTIONS: Final = [
    OptionSpec("edition", "choice", "base", edition.EDITIONS, group="edition"),
    OptionSpec("hints", "bool", True, group="table"),
    OptionSpec("undo", "bool", True, group="table"),
]


class QuickdrawGame(Game):
    """Quickdraw's immutable half."""

    def new(self, seats: int, options: dict[str, int | str | bool]) -> State:
        state = self.empty(seats, [spec.number(options[spec.key]) for spec in self.options])
        rules.begin(state)
        return state

    def load(self, ints: list[int]) -> State:
        seats, options = snapshot.table(ints)
        state = self.empty(seats, options)
        snapshot.load(state, ints)
        return state

    def position(self, text_form: str, seats: int, options: dict[str, int | str | bool]) -> State:
        state = self.empty(seats, [spec.number(options[spec.key]) for spec in self.options])
        text.read_position(state, text_form)
        return state

    def empty(self, seats: int, options: list[int]) -> Quickdraw:
        """A table before anything is dealt."""
        return Quickdraw(self, edition.read(edition.EDITIONS[options[0]]), options, seats)

    def edition_hash(self, options: dict[str, int | str | bool]) -> str:
        return edition.digest(str(options["edition"]))


GAME: Final = QuickdrawGame("quickdraw", (2, 4), 1, VERBS, EVENTS, OPTIONS, QUESTIONS, marks=2)
