"""What a table shows: one frame per viewer, and none where nothing it may know has changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tabletown.core.state import SPECTATOR, State
from tabletown.plain import plain_events
from tabletown.server import close_codes, counts, frame_json, wire
from tabletown.server.clocks import now as clock_now
from tabletown.server.log import log

if TYPE_CHECKING:
    from tabletown.server.session import Session
    from tabletown.server.table import TableActor

Key = tuple[int, bytes, bytes, str, bytes]
"""All that a frame shows but for what just happened: question, view, decision, undo, awaited."""
NOTHING: Final = b"[]"
"""No events."""
_AWAITED: Final[dict[int, bytes]] = {}
"""By seats and mask, as a frame has it; there are few."""


class Ready:
    """A frame not yet sent."""

    def __init__(self, viewer: int, key: Key | None, body: bytes) -> None:
        self.viewer: int = viewer
        self.key: Key | None = key
        """What it shows; None where that cannot be made."""
        self.body: bytes = body


class Frames:
    """What every viewer of one table has been shown."""

    def __init__(self, actor: TableActor) -> None:
        self._actor: TableActor = actor
        self.shown: dict[int, Key] = {}
        """Per viewer, what its last frame showed."""
        self._revs: list[int] = [0] * 16

    def rev(self, viewer: int) -> int:
        """The number from which a new socket of *viewer* counts on."""
        return self._revs[viewer] if viewer != SPECTATOR else 0

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
        self.send(session, self.body(viewer, key, NOTHING, self._actor.table.events(viewer)))

    def send(self, session: Session, body: bytes) -> None:
        """Send the next frame to one socket."""
        session.rev += 1
        viewer = session.seat
        if session.rev > self._revs[viewer]:
            self._revs[viewer] = session.rev
        counts.FRAMES.inc()
        session.send(frame_json.frame(session.rev, body))

    def pending(self) -> bytes:
        """`awaited` as a frame has it."""
        state, seats = self._actor.table.state, self._actor.table.seats
        mask = 0xFFFF if state.phase() else state.pending()
        key = (mask << 4) | seats
        known = _AWAITED.get(key)
        if known is None:
            known = _AWAITED[key] = wire.encode(self.awaited())
        return known

    def awaited(self) -> list[int]:
        """Whom the table waits for, as everybody may know it: all while answers are sealed."""
        state = self._actor.table.state
        seats = range(self._actor.table.seats)
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
        if table.is_over:
            return "game-over"
        return table.undo_outlook(viewer)[1] or self._actor.withdrawals.why_not(viewer)

    def key(self, viewer: int, pending: bytes | None = None) -> Key:
        """All that a frame shows but for what just happened."""
        table = self._actor.table
        state = table.state
        return (
            table.questions[viewer] if viewer < table.seats else 0,
            frame_json.view(state.observe(viewer)),
            frame_json.decision(state, viewer, table.asked(viewer)),
            self.undo(viewer),
            self.pending() if pending is None else pending,
        )

    def body(
        self,
        viewer: int,
        key: Key,
        events: bytes,
        history: list[dict[str, int | str]] | None = None,
    ) -> bytes:
        """A frame of *key* with what happened."""
        actor = self._actor
        state = actor.table.state
        clocks: list[wire.ClockNote] | None = None
        if actor.is_clocked:
            clocks = actor.clocks.notes(viewer, state.phase(), clock_now())
        return frame_json.frame_body(
            key[0],
            key[1],
            events,
            key[2],
            state.result(),
            key[3],
            key[4],
            log=history,
            clocks=clocks,
            points=self.points(state, viewer),
        )

    def points(self, state: State, viewer: int) -> dict[str, list[tuple[str, int]]]:
        """Where scores come from, for the seats whose reckoning *viewer* may read."""
        table = self._actor.table
        if table.is_over:
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
        records: list[tuple[int, ...]] = []
        if not anew:
            for answer in table.answers[since:]:
                records += answer.records
        news = frame_json.Events(table.game, records)
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
                    found.append(Ready(viewer, key, self.body(viewer, key, events, history)))
            except Exception as error:
                counts.ERRORS.inc()
                log.error(
                    "view-failed", table=self._actor.id, error=repr(error)[:300], exc_info=True
                )
                found.append(Ready(viewer, None, b""))
        return found

    def tell(self, ready: list[Ready]) -> None:
        """Send frames made ready before; whoever left meanwhile gets none."""
        for frame in ready:
            here = self._actor.sessions.get(frame.viewer)
            if not here:
                continue
            key = frame.key
            if key is None:
                # A view that cannot be made is that viewer's trouble, not the table's.
                for session in list(here):
                    session.close(close_codes.SERVER_ERROR)
                continue
            self.shown[frame.viewer] = key
            for session in here:
                self.send(session, frame.body)

    def _log_anew(self, viewer: int, before: list[Any] | None) -> list[dict[str, int | str]] | None:
        """The whole log of *viewer*, unless the answers *before* looked the same to it."""
        history = self._actor.table.events(viewer)
        if before is not None:
            earlier = [record for answer in before for record in answer.records]
            if plain_events(self._actor.table.game, earlier, viewer) == history:
                return None
        return history
