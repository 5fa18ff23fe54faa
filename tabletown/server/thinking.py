"""The bots of one table: whose turn it is to think, what they answer, and hints for people."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.core.errors import IllegalAction
from tabletown.server import counts
from tabletown.server.log import log
from tabletown.server.wire import Refusal

if TYPE_CHECKING:
    from tabletown.server.playing import Playing
    from tabletown.server.seating import Seating
    from tabletown.table import Table


class Thinking:
    """Who thinks at one table, and about what."""

    def __init__(self, name: str, table: Table, seating: Seating, playing: Playing) -> None:
        self._name: str = name
        self._table: Table = table
        self._seating: Seating = seating
        self._playing: Playing = playing
        self._thinking: dict[int, int] = {}
        """Bots at work: seat and the question they think about."""

    def due(self) -> list[tuple[int, str, int]]:
        """The bots that must begin to think now: seat, level and question, each told once."""
        bots = self._seating.bots()
        if not bots or self._table.is_over or self._seating.is_paused:
            return []
        pending = self._table.state.pending()
        found: list[tuple[int, str, int]] = []
        for seat, level in bots:
            question = self._table.seq(seat)
            if (pending >> seat) & 1 and self._thinking.get(seat) != question:
                self._thinking[seat] = question
                found.append((seat, level, question))
        return found

    @property
    def is_busy(self) -> bool:
        """Whether a bot of this table is at work."""
        return bool(self._thinking)

    def answers(self, seat: int, seq: int, action: int) -> None:
        """A bot has made up its mind; too late if its person is back or the question gone."""
        if self._thinking.get(seat) == seq:
            del self._thinking[seat]
        table = self._table
        is_current = seat in table.pending and table.seq(seat) == seq and not table.is_over
        if not is_current or not self._seating.level(seat) or self._seating.is_paused:
            return
        try:
            self._playing.play(None, seat, [action], "", seq, counts.BOTS)
        except IllegalAction as error:
            log.error("bot-refused", table=self._name, code=error.code)
            self._playing.play(None, seat, [table.state.default(seat)], "", seq, counts.BOTS)

    def forget(self, seat: int) -> None:
        """The person of *seat* is back: whatever a bot thinks of comes too late."""
        self._thinking.pop(seat, None)

    def hinted(self, seat: int) -> int:
        """The question about which *seat* may have a hint now."""
        if not self._table.options.get("hints", True):
            raise Refusal("hints-off")
        if self._table.is_over or seat not in self._table.pending:
            raise Refusal("not-pending", {"seat": seat})
        return self._table.seq(seat)
