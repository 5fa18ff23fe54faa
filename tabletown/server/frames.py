"""What a table shows: one frame per viewer, and none where nothing it may know has changed."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from tabletown.core.state import SPECTATOR, State
from tabletown.facts import event_facts
from tabletown.server import metrics, parts, wire
from tabletown.server.log import log
from tabletown.table import Table

if TYPE_CHECKING:
    from tabletown.server.table import Session, TableActor

Ready = tuple[int, tuple[Any, ...] | None, bytes]
"""A frame not yet sent: its viewer, what it shows (None where that cannot be made), its body."""
SERVER_ERROR = 1011
NOTHING = b"[]"
"""No events."""
_AWAITED: dict[tuple[int, int], bytes] = {}
"""By seats and mask, as a frame has it; there are few."""


class Frames:
    """What every viewer of one table has been shown."""

    def __init__(self, actor: TableActor) -> None:
        self._actor = actor
        self.shown: dict[int, tuple[Any, ...]] = {}
        """Per viewer, what its last frame showed."""
        self._revs: dict[int, int] = {}

    @property
    def table(self) -> Table:
        """The game."""
        return self._actor.table

    def rev(self, viewer: int) -> int:
        """The number from which a new socket of *viewer* counts on."""
        return self._revs.get(viewer, 0) if viewer != SPECTATOR else 0

    def greet(self, session: Session) -> None:
        """Show a socket everything its viewer may know."""
        seating = self._actor.seating
        viewer = session.seat
        session.send(wire.encode(seating.note(viewer)))
        for note in seating.said:
            session.send(wire.encode(note))
        for proposal in seating.proposals():
            session.send(wire.encode(proposal))
        key = self.key(viewer)
        self.shown[viewer] = key
        self.send(session, self.body(viewer, key, NOTHING, self.table.events(viewer)))

    def send(self, session: Session, body: bytes) -> None:
        """Send the next frame to one socket."""
        session.rev += 1
        viewer = session.seat
        if session.rev > self._revs.get(viewer, 0):
            self._revs[viewer] = session.rev
        metrics.FRAMES.inc()
        session.send(wire.frame(session.rev, body))

    def pending(self) -> bytes:
        """`awaited` as a frame has it."""
        state, seats = self._actor.table.state, self._actor.table.seats
        mask = -1 if state.phase() else state.pending()
        known = _AWAITED.get((seats, mask))
        if known is None:
            known = _AWAITED[seats, mask] = wire.encode(self.awaited())
        return known

    def awaited(self) -> list[int]:
        """Whom the table waits for, as everybody may know it: all while answers are sealed."""
        state = self.table.state
        seats = range(self.table.seats)
        if state.phase():
            return list(seats)
        pending = state.pending()
        return [seat for seat in seats if (pending >> seat) & 1]

    def undo(self, viewer: int) -> str:
        """Why *viewer* may not take back; empty where it may."""
        table = self._actor.table
        if viewer >= table.seats:
            return "not-seated"
        if not table.options.get("undo", True):
            return "undo-off"
        if not table.state.pending():
            return "game-over"
        return table.undo_outlook(viewer)[1]

    def key(self, viewer: int, pending: bytes | None = None) -> tuple[Any, ...]:
        """All that a frame shows but for what just happened."""
        table = self._actor.table
        state = table.state
        return (
            table.questions[viewer] if viewer < table.seats else 0,
            parts.view(state.observe(viewer)),
            parts.decision(state, viewer, table.asked(viewer)),
            self.undo(viewer),
            self.pending() if pending is None else pending,
        )

    def body(
        self,
        viewer: int,
        key: tuple[Any, ...],
        events: bytes,
        history: list[dict[str, int | str]] | None = None,
    ) -> bytes:
        """A frame of *key* with what happened."""
        seq, view, decision, undo, pending = key
        state = self._actor.table.state
        clocks = None
        if self._actor.clocks.is_on:
            clocks = self._actor.clocks.notes(viewer, state.phase(), time.time())
        return wire.frame_body(
            seq,
            view,
            events,
            decision,
            state.result(),
            undo,
            pending,
            log=history,
            clocks=clocks,
            points=self.points(state, viewer),
        )

    def points(self, state: State, viewer: int) -> dict[str, list[tuple[str, int]]]:
        """Where scores come from, for the seats whose reckoning *viewer* may read."""
        table = self._actor.table
        if not table.state.pending():
            return {str(seat): state.points(seat) for seat in range(table.seats)}
        return {str(viewer): state.points(viewer)} if viewer < table.seats else {}

    def show(self, since: int = 0, anew: bool = False, before: list[Any] | None = None) -> None:
        """Send a frame to everybody who can see a change.

        The answers in force from number *since* on are news; *anew* starts logs over, unless the
        answers *before* looked the same to that viewer.
        """
        self.tell(self.ready(since, anew, before))

    def ready(
        self, since: int = 0, anew: bool = False, before: list[Any] | None = None
    ) -> list[Ready]:
        """The frames that `show` would send now, to be told once the change is on disk."""
        table = self._actor.table
        records = [] if anew else [r for answer in table.answers[since:] for r in answer.records]
        news = parts.Events(table.game, records)
        pending = self.pending()
        found: list[Ready] = []
        for viewer, here in self._actor.sessions.items():
            if not here:
                continue
            try:
                history = self._log_anew(viewer, before) if anew else None
                key = self.key(viewer, pending)
                events = news.seen_by(viewer)
                if events != NOTHING or history is not None or key != self.shown.get(viewer):
                    found.append((viewer, key, self.body(viewer, key, events, history)))
            except Exception as error:
                metrics.ERRORS.inc()
                log.error(
                    "view-failed", table=self._actor.id, error=repr(error)[:300], exc_info=True
                )
                found.append((viewer, None, b""))
        return found

    def tell(self, ready: list[Ready]) -> None:
        """Send frames made ready before; whoever left meanwhile gets none."""
        for viewer, key, body in ready:
            here = self._actor.sessions.get(viewer)
            if not here:
                continue
            if key is None:
                # A view that cannot be made is that viewer's trouble, not the table's.
                for session in list(here):
                    session.close(SERVER_ERROR)
                continue
            self.shown[viewer] = key
            for session in here:
                self.send(session, body)

    def _log_anew(self, viewer: int, before: list[Any] | None) -> list[dict[str, int | str]] | None:
        """The whole log of *viewer*, unless the answers *before* looked the same to it."""
        history = self.table.events(viewer)
        if before is not None:
            earlier = [record for answer in before for record in answer.records]
            if event_facts(self.table.game, earlier, viewer) == history:
                return None
        return history
