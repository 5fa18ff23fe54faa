"""Fliptown's immutable half: how a game begins, is loaded and is written down."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletown.core.state import Game, State
from tabletown.games.fliptown import drawing as drawings
from tabletown.games.fliptown import options as option_list
from tabletown.games.fliptown import setup
from tabletown.games.fliptown import text as texts
from tabletown.games.fliptown.asks import (
    STAGE_CAST,
)
from tabletown.games.fliptown.edition import edition_hash, presets
from tabletown.games.fliptown.happenings import (
    EVENTS,
)
from tabletown.games.fliptown.numbers import (
    ALL_CARDS,
    BIT,
    NO_COWBOT,
)
from tabletown.games.fliptown.state import (
    NONE_SEEN,
    Setting,
)
from tabletown.games.fliptown.verbs import (
    VERBS,
)

if TYPE_CHECKING:
    from mypy_extensions import i64
from tabletown.games.fliptown.rules import Town


def blank(setting: Setting) -> Town:
    """A table before anything is dealt."""
    sheets = [setup.first_sheet(seat) for seat in range(setting.seats)]
    cowbot: i64 = NO_COWBOT
    if 1 <= setting.cowbot <= 4:
        cowbot = setting.cowbot - 1
    return Town(
        setting,
        STAGE_CAST,
        0,
        0,
        0,
        0,
        0,
        0,
        ALL_CARDS,
        51,
        0,
        -1,
        0,
        0,
        0,
        0,
        0,
        cowbot,
        0,
        0,
        0,
        0,
        NONE_SEEN,
        sheets,
        sheets[:],
        0,
        0,
    )


SETTINGS: Final[dict[tuple[int | str | bool, ...], Setting]] = {}


class FliptownGame(Game):
    """Fliptown's immutable half."""

    def setting(self, seats: int, options: dict[str, int | str | bool]) -> Setting:
        """The options, decoded; the same object for the same options."""
        key = (seats, *[options[spec.key] for spec in self.options])
        found = SETTINGS.get(key)
        if found is None:
            found = Setting(seats, [spec.number(options[spec.key]) for spec in self.options])
            SETTINGS[key] = found
        return found

    def new(self, seats: int, options: dict[str, int | str | bool]) -> State:
        town = blank(self.setting(seats, options))
        town.show_sheets()
        town.begin_game()
        return town

    def load(self, ints: list[int]) -> State:
        count = len(self.options)
        town = blank(Setting(ints[0], ints[1 : 1 + count]))
        due = setup.load(town, ints, 1 + count)
        for sheet in town.sheets:
            if due & BIT[sheet.seat]:
                town.resume_any(sheet)
        town.due = due
        return town

    def position(self, text: str, seats: int, options: dict[str, int | str | bool]) -> State:
        town = blank(self.setting(seats, options))
        texts.read_position(town, text)
        return town

    def presets(self) -> dict[str, dict[str, int | str | bool]]:
        return presets()

    def edition_hash(self, options: dict[str, int | str | bool]) -> str:
        return edition_hash(options)

    def check(self, seats: int, options: dict[str, int | str | bool]) -> None:
        option_list.check(seats, options)

    def drawing(self, state: State, seat: int) -> str:
        assert isinstance(state, Town)
        return drawings.drawing(state, seat)


GAME: Final = FliptownGame("fliptown", (1, 4), 1, VERBS, EVENTS, option_list.OPTIONS)
