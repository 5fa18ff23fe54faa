"""The table around the game as everybody sees it: seats, agreements, what was said."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from tabletown.core.state import DEALER, SPECTATOR
from tabletown.server import wire
from tabletown.server.clocks import now as clock_now
from tabletown.server.replies import Replies
from tabletown.server.wire import Refusal

if TYPE_CHECKING:
    from tabletown.server.clocks import Clocks
    from tabletown.server.frames import Frames
    from tabletown.server.records import TableRow
    from tabletown.server.seating import Seating
    from tabletown.server.session import Session
    from tabletown.table import Table

SAID = 60
"""Remarks a newcomer still hears."""


class Notes:
    """What is told about one table besides its frames."""

    def __init__(
        self,
        row: TableRow,
        table: Table,
        sessions: dict[int, list[Session]],
        seating: Seating,
        clocks: Clocks,
        frames: Frames,
        replies: Replies,
        said: list[wire.ChatNote],
    ) -> None:
        self._row: TableRow = row
        self._table: Table = table
        self._sessions: dict[int, list[Session]] = sessions
        self._seating: Seating = seating
        self._clocks: Clocks = clocks
        self._frames: Frames = frames
        self._replies: Replies = replies
        self._said: list[wire.ChatNote] = said

    def note(self, viewer: int) -> wire.TableNote:
        """The table around the game as *viewer* sees it."""
        table, row = self._table, self._row
        return wire.TableNote(
            table=row.id,
            game=table.game.key,
            options=dict(table.options),
            you=None if viewer == SPECTATOR else viewer,
            seats=self._seating.notes(),
            pending=self._frames.awaited(),
            over=table.is_over,
            paused=self._seating.is_paused,
            marked=table.marked,
            seed_hash=table.header.seed_hash,
            known_seed=bool(table.header.known_seed),
            seed=table.seed.hex() if table.is_over else "",
            clock=self._clocks.clock,
            on_expiry=row.on_expiry,  # type: ignore[arg-type]
            clocks=self._clocks.notes(viewer, table.state.phase(), clock_now()),
            spectators=row.spectators,
            watching=len(self._sessions.get(SPECTATOR, [])),
            rules=self._seating.rules(has_begun(self._table)),
        )

    def changed(self, but: Session | None = None) -> None:
        """Tell everybody what the table around the game looks like now."""
        for viewer, here in self._sessions.items():
            if not here:
                continue
            data = wire.encode(self.note(viewer))
            for session in here:
                if session is not but:
                    session.send(data)

    def say(self, message: Any) -> None:
        """Send *message* to everybody at the table."""
        data = wire.encode(message)
        for here in self._sessions.values():
            for session in here:
                session.send(data)

    def greet(self, session: Session) -> None:
        """Tell a newcomer who sits where and what was said."""
        session.send(wire.encode(self.note(session.seat)))
        for note in self._said:
            session.send(wire.encode(note))

    def chat(self, session: Session, message: wire.Chat) -> None:
        """Somebody says something."""
        if self._replies.repeated(session, message.id):
            return
        text = " ".join(message.text.split())
        if not text:
            raise Refusal("nothing-said")
        note = wire.ChatNote(session.seat, text, int(time.time() * 1000))
        self._said.append(note)
        del self._said[:-SAID]
        mine = wire.encode(wire.ChatNote(note.seat, text, note.at_ms, message.id))
        self._replies.remember(session.seat, message.id, mine)
        others = wire.encode(note)
        for here in self._sessions.values():
            for other in here:
                other.send(mine if other is session else others)

    def state(self) -> wire.TableState:
        """The table as anybody may see it."""
        note, row = self.note(SPECTATOR), self._row
        return wire.TableState(
            table=row.id,
            game=row.game,
            options=note.options,
            seats=_seat_states(note.seats),
            pending=note.pending,
            over=note.over,
            paused=note.paused,
            marked=note.marked,
            public=row.public,
            spectators=row.spectators,
            clock=note.clock,
            on_expiry=note.on_expiry,
            seed_hash=note.seed_hash,
            known_seed=note.known_seed,
            seed=note.seed,
            created=row.created,
            result=self._table.result,
            frozen=None,
            rules=note.rules,
        )


def frozen_state(
    row: TableRow, seating: Seating, clock: wire.Clock, frozen: wire.Frozen
) -> wire.TableState:
    """A table that cannot go on, as anybody may see it."""
    return wire.TableState(
        table=row.id,
        game=row.game,
        options={},
        seats=_seat_states(seating.notes()),
        pending=[],
        over=False,
        paused=True,
        marked=False,
        public=row.public,
        spectators=row.spectators,
        clock=clock,
        on_expiry=row.on_expiry,  # type: ignore[arg-type]
        seed_hash="",
        known_seed=False,
        seed="",
        created=row.created,
        result=None,
        frozen=frozen,
        rules=seating.rules(True),
    )


def has_begun(table: Table) -> bool:
    """Whether anybody but the dealer has answered."""
    return any(answer.entry.who != DEALER for answer in table.answers)


def _seat_states(notes: list[wire.SeatNote]) -> list[wire.SeatState]:
    fields = wire.SeatState.__struct_fields__
    return [wire.SeatState(**{field: getattr(note, field) for field in fields}) for note in notes]
