"""The theme: whoever has spelled a word that fits may claim it, and the others vote."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from tabletown.core.agenda import seat_of
from tabletown.core.position import BIT
from tabletown.core.question import LaterStep
from tabletown.core.state import DEALER
from tabletown.core.view import Facts
from tabletown.games.paperback import events, prompts, verbs
from tabletown.games.paperback.cards import THEMES
from tabletown.games.paperback.turn import CLAIM_STAGE, DealerQuestion, RivalQuestion, votes_in
from tabletown.games.paperback.words import spelling

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabletown.games.paperback.state import Paperback

THEME_STREAM: Final = 13


class NameTheme(DealerQuestion):
    """Which theme this game has."""

    def answers(self, state: Paperback, item: i64) -> list[int]:
        return [verbs.NAME_THEME + theme for theme in range(len(THEMES))]

    def stream(self, state: Paperback, item: i64) -> int:
        return THEME_STREAM

    def chosen(self, state: Paperback, item: i64, action: i64) -> None:
        state.theme = action - verbs.NAME_THEME
        state.write(events.THEME_NAMED, state.theme)


def may_claim(state: Paperback) -> bool:
    """Whether the active seat may claim the theme for its word."""
    if state.theme < 0 or state.claimed or state.passed:
        return False
    return state.holder != state.active


def claim(state: Paperback) -> None:
    """The active seat claims the theme; the others vote, then what waits goes on."""
    state.claimed = True
    state.claimed_in = state.stage
    state.votes = 0
    state.ask(STEP_VOTED, DEALER)
    ASK_VOTE.put_to_rivals(state)
    if state.tape is not None:
        state.write(events.CLAIMED, state.active, state.theme)


class Vote(RivalQuestion):
    """Whether the word of the active seat fits the theme."""

    key: ClassVar[str] = "theme"
    stage: ClassVar[str] = CLAIM_STAGE

    def answers(self, state: Paperback, item: i64) -> list[int]:
        return [verbs.YES, verbs.NO]

    def useful(self, state: Paperback, item: i64) -> list[int]:
        is_fit: bool = spelling.fits_theme(state, state.desks[state.active])
        return [verbs.YES if is_fit else verbs.NO]

    def default(self, state: Paperback, item: i64) -> int:
        return verbs.NO

    def facts(self, state: Paperback, item: i64) -> Facts:
        return {
            "word": prompts.spelled(state.desks[state.active]),
            "theme": f"theme:{THEMES[state.theme]}",
        }

    def chosen(self, state: Paperback, item: i64, action: i64) -> None:
        if action == verbs.YES:
            state.votes |= BIT[seat_of(item)]


class CountVotes(LaterStep["Paperback"]):
    """More than half have to agree: of the others, or of all (ruling PB-R56)."""

    def carried_out(self, state: Paperback, item: i64) -> None:
        state.close_window()
        agreed: i64 = votes_in(state.votes)
        voters: i64 = state.seats - 1
        if state.ruleset.majority_all:
            agreed += 1
            voters += 1
        if state.tape is not None:
            for seat in range(state.seats):
                if seat != state.active:
                    state.write(events.VOTED, seat, 1 if state.votes & BIT[seat] else 0)
        if agreed * 2 > voters:
            state.holder = state.active
            if state.tape is not None:
                state.write(events.THEME_WON, state.active, state.theme)
        elif state.tape is not None:
            state.write(events.THEME_DENIED, state.active, state.theme)
        state.votes = 0
        state.stage = state.claimed_in


ASK_THEME: Final = NameTheme()
ASK_VOTE: Final = Vote()
STEP_VOTED: Final = CountVotes()
