"""Fliptown's immutable half: how a game begins, is loaded and is written down."""

from __future__ import annotations

from typing import Final

from tabletown.core.state import Game, State
from tabletown.games.fliptown import drawing, edition, options, rules, snapshot, text
from tabletown.games.fliptown.events import EVENTS
from tabletown.games.fliptown.questions import QUESTIONS
from tabletown.games.fliptown.ruleset import Ruleset
from tabletown.games.fliptown.sheet import blank_sheet
from tabletown.games.fliptown.state import Fliptown
from tabletown.games.fliptown.verbs import VERBS

RULESETS: Final[dict[tuple[int, ...], Ruleset]] = {}
"""By the options' numbers; each is read when a game with these options first begins."""


def ruleset_of(chosen: list[int]) -> Ruleset:
    """The numbers in force under *chosen* options; the same object for the same options."""
    key = tuple(chosen)
    found = RULESETS.get(key)
    if found is None:
        book = edition.book(edition.EDITIONS[chosen[0]])
        found = Ruleset(book, chosen)
        book.finish()
        RULESETS[key] = found
    return found


class FliptownGame(Game):
    """Fliptown's immutable half."""

    def new(self, seats: int, options: dict[str, int | str | bool]) -> State:
        state = self.empty(seats, [spec.number(options[spec.key]) for spec in self.options])
        rules.begin(state)
        return state

    def load(self, ints: list[int]) -> State:
        seats, chosen = snapshot.table(ints)
        state = self.empty(seats, chosen)
        snapshot.load(state, ints)
        return state

    def position(self, text_form: str, seats: int, options: dict[str, int | str | bool]) -> State:
        state = self.empty(seats, [spec.number(options[spec.key]) for spec in self.options])
        text.read_position(state, text_form)
        return state

    def empty(self, seats: int, chosen: list[int]) -> Fliptown:
        """A table before anything is dealt."""
        ruleset = ruleset_of(chosen)
        return Fliptown(self, ruleset, [blank_sheet(ruleset, seat) for seat in range(seats)])

    def presets(self) -> dict[str, dict[str, int | str | bool]]:
        return edition.presets()

    def edition_hash(self, options: dict[str, int | str | bool]) -> str:
        return edition.digest(str(options["edition"]), str(options["gun_bonus"]))

    def check(self, seats: int, chosen: dict[str, int | str | bool]) -> None:
        options.check(seats, chosen)

    def drawing(self, state: State, seat: int) -> str:
        assert isinstance(state, Fliptown)
        return drawing.drawing(state, seat)


GAME: Final = FliptownGame(
    "fliptown", (1, 4), 1, VERBS, EVENTS, options.OPTIONS, QUESTIONS, marks=2
)
