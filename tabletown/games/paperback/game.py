"""Paperback's immutable half: seats, options, and how a position comes to be."""

from __future__ import annotations

from typing import Final

from tabletown.core.options import OptionValue
from tabletown.core.state import Game, State
from tabletown.games.paperback import drawing, edition, rules, snapshot
from tabletown.games.paperback import text as texts
from tabletown.games.paperback.events import EVENTS
from tabletown.games.paperback.options import LEAST_SEATS, MOST_SEATS, OPTIONS, check_options
from tabletown.games.paperback.questions import QUESTIONS
from tabletown.games.paperback.ruleset import Ruleset
from tabletown.games.paperback.state import Paperback
from tabletown.games.paperback.verbs import VERBS
from tabletown.games.paperback.words import answers


class PaperbackGame(Game):
    """Paperback's immutable half."""

    def new(self, seats: int, options: dict[str, OptionValue]) -> State:
        state = self.laid_out(edition.ruleset(seats, options))
        rules.begin(state)
        return state

    def load(self, ints: list[int]) -> State:
        seats, switches = snapshot.table(ints)
        state = Paperback(self, edition.ruleset_of(seats, switches))
        snapshot.load(state, ints)
        return state

    def position(self, text: str, seats: int, options: dict[str, OptionValue]) -> State:
        state = self.laid_out(edition.ruleset(seats, options))
        texts.read_position(state, text)
        rules.feel_attacks(state)
        state.go_on()
        return state

    def laid_out(self, ruleset: Ruleset) -> Paperback:
        """A table with every card where it lies before the dealer begins."""
        state = Paperback(self, ruleset)
        rules.lay_out(state)
        return state

    def check(self, seats: int, options: dict[str, OptionValue]) -> None:
        check_options(options)
        edition.check_pyramid(seats, options)

    def edition_hash(self, options: dict[str, OptionValue]) -> str:
        return edition.edition_hash(options)

    def typed(self, state: State, seat: int, text: str) -> list[int]:
        if not isinstance(state, Paperback) or seat >= state.seats:
            return []
        return answers.typed(state, state.desks[seat], text)

    def drawing(self, state: State, seat: int) -> str:
        return drawing.drawing(state, seat) if isinstance(state, Paperback) else ""


GAME: Final = PaperbackGame(
    "paperback",
    (LEAST_SEATS, MOST_SEATS),
    1,
    VERBS,
    EVENTS,
    OPTIONS,
    QUESTIONS,
    marks=3,
)
