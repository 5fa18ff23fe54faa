"""Before the first turn: who begins, the award, and the table's own words."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from tabletown.core.agenda import seat_of
from tabletown.core.view import Facts
from tabletown.games.paperback import events, prompts, verbs
from tabletown.games.paperback.cards import AWARDS
from tabletown.games.paperback.hand import NO_CARDS
from tabletown.games.paperback.turn import DealerQuestion, TurnQuestion
from tabletown.games.paperback.words import spelling
from tabletown.games.paperback.words.graph import LONGEST

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabletown.games.paperback.state import Paperback

SETUP_STREAM: Final = 13
HOST: Final = 0
"""The seat that writes the table's own words down."""
MOST_RULINGS: Final = 20
"""So many words may a table allow or ban."""


class WhoBegins(DealerQuestion):
    """Which seat has the first turn."""

    def answers(self, state: Paperback, item: i64) -> list[int]:
        return [verbs.FIRST + seat for seat in range(state.seats)]

    def stream(self, state: Paperback, item: i64) -> int:
        return SETUP_STREAM

    def chosen(self, state: Paperback, item: i64, action: i64) -> None:
        state.first = action - verbs.FIRST
        state.active = state.first
        state.write(events.BEGAN, state.first)


class NameAward(DealerQuestion):
    """Which award this game has."""

    def answers(self, state: Paperback, item: i64) -> list[int]:
        return [verbs.NAME_AWARD + award for award in range(len(AWARDS))]

    def stream(self, state: Paperback, item: i64) -> int:
        return SETUP_STREAM

    def chosen(self, state: Paperback, item: i64, action: i64) -> None:
        state.award = action - verbs.NAME_AWARD
        state.write(events.AWARD_NAMED, state.award)


def rulings(state: Paperback) -> i64:
    """How many words the table has ruled on."""
    count: i64 = 0
    at: i64 = 0
    while at < len(state.edits):
        at += 2 + state.edits[at + 1]
        count += 1
    return count


class RuleWords(TurnQuestion):
    """Which words the table allows or bans: the host writes them letter by letter."""

    key: ClassVar[str] = "ruling"
    stage: ClassVar[str] = "ruling"

    def facts(self, state: Paperback, item: i64) -> Facts:
        facts: Facts = {"word": prompts.letters_as_text(state.typed), "length": len(state.typed)}
        return super().facts(state, item) | facts

    def answers(self, state: Paperback, item: i64) -> list[int]:
        found: list[int] = []
        if rulings(state) < MOST_RULINGS and len(state.typed) < LONGEST:
            for letter in state.ruleset.alphabet:
                found.append(verbs.TYPE + letter - 1)
        if len(state.typed) == 0:
            found.append(verbs.BEGIN)
        else:
            found.append(verbs.ERASE)
            if len(state.typed) >= state.ruleset.min_len:
                found.append(verbs.ALLOW)
                found.append(verbs.BAN)
        return found

    def useful(self, state: Paperback, item: i64) -> list[int]:
        return [self.default(state, item)]

    def default(self, state: Paperback, item: i64) -> int:
        return verbs.BEGIN if len(state.typed) == 0 else verbs.ERASE

    def chosen(self, state: Paperback, item: i64, action: i64) -> None:
        if action == verbs.BEGIN:
            return
        state.agenda.push(item)
        if action == verbs.ERASE:
            state.typed = state.typed[:-1]
        elif action < verbs.ERASE:
            state.typed = [*state.typed, action - verbs.TYPE + 1]
        else:
            self.rule(state, seat_of(item), 1 if action == verbs.ALLOW else 0)

    def rule(self, state: Paperback, seat: i64, verdict: i64) -> None:
        """Allow or ban the word typed; the list in force changes at once."""
        if state.tape is not None:
            first: i64 = spelling.packed(state.typed, 0)
            state.write(events.RULED, seat, first, spelling.packed(state.typed, 10), verdict)
        state.edits = [*state.edits, verdict, len(state.typed), *state.typed]
        state.typed = NO_CARDS
        spelling.adopt(state)


ASK_FIRST: Final = WhoBegins()
ASK_AWARD: Final = NameAward()
ASK_RULING: Final = RuleWords()
