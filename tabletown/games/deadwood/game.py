"""Deadwood's immutable half: seats, options, and how a position comes to be."""

from __future__ import annotations

from typing import Final

from tabletown.core.state import Game, State
from tabletown.games.deadwood import edition, rules, snapshot, text
from tabletown.games.deadwood.events import EVENTS
from tabletown.games.deadwood.options import OPTIONS
from tabletown.games.deadwood.questions import QUESTIONS
from tabletown.games.deadwood.ruleset import Ruleset
from tabletown.games.deadwood.state import Deadwood
from tabletown.games.deadwood.verbs import FEWEST_SEATS, MOST_SEATS, VERBS

RULES: Final = 2
MARKS: Final = 3


class DeadwoodGame(Game):
    """Gangs of two to five seats fight over a lawless town until the railroad arrives."""

    def __init__(self) -> None:
        seats = (FEWEST_SEATS, MOST_SEATS)
        super().__init__("deadwood", seats, RULES, VERBS, EVENTS, OPTIONS, QUESTIONS, MARKS)
        self.rulesets: dict[tuple[int, ...], Ruleset] = {}
        """By options, each read once."""
        self.starts: dict[tuple[int, ...], Deadwood] = {}
        """First positions by seats and options; copied, never played."""

    def ruleset(self, options: list[int]) -> Ruleset:
        """The numbers and options of a table."""
        key = tuple(options)
        found = self.rulesets.get(key)
        if found is None:
            found = self.rulesets[key] = Ruleset(options)
        return found

    def numbers(self, options: dict[str, int | str | bool]) -> list[int]:
        """*options* as numbers, in declared order."""
        return [spec.number(options[spec.key]) for spec in self.options]

    def new(self, seats: int, options: dict[str, int | str | bool]) -> State:
        numbers = self.numbers(options)
        key = (seats, *numbers)
        start = self.starts.get(key)
        if start is None:
            start = self.empty(seats, numbers)
            rules.begin(start)
            self.starts[key] = start
        return start.clone()

    def load(self, ints: list[int]) -> State:
        seats, options = snapshot.table(ints)
        state = self.empty(seats, options)
        snapshot.load(state, ints)
        return state

    def position(self, text_form: str, seats: int, options: dict[str, int | str | bool]) -> State:
        state = self.empty(seats, self.numbers(options))
        rules.lay_out(state)
        text.read_position(state, text_form)
        return state

    def empty(self, seats: int, options: list[int]) -> Deadwood:
        """A position without a board."""
        return Deadwood(self, self.ruleset(options), seats)

    def edition_hash(self, options: dict[str, int | str | bool]) -> str:
        return edition.digest(str(options["edition"]))

    def presets(self) -> dict[str, dict[str, int | str | bool]]:
        return edition.presets()

    def drawing(self, state: State, seat: int) -> str:
        return text.draw(state, seat) if isinstance(state, Deadwood) else ""


GAME: Final = DeadwoodGame()
