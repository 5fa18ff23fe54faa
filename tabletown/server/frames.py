"""What a table shows: one frame per viewer, and none where nothing it may know has changed.

A client that keeps up is sent what changed since its last frame, any other the whole.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tabletown.core.state import SPECTATOR, State
from tabletown.plain import plain_events
from tabletown.server import close_codes, counts, wire
from tabletown.server.changes import frame_change
from tabletown.server.clocks import now as clock_now
from tabletown.server.log import log
from tabletown.server.sight import Events, Points, Sight, asked_of

if TYPE_CHECKING:
    from tabletown.server.clocks import Clocks
    from tabletown.server.session import Session
    from tabletown.server.withdrawals import Withdrawals
    from tabletown.table import Table


_AWAITED: Final[dict[int, list[int]]] = {}
"""Lists of seats by their mask and how many there are; there are few."""


class Ready:
    """A frame not yet sent."""

    def __init__(self, viewer: int, sight: Sight | None, before: Sight | None) -> None:
        self.viewer: int = viewer
        self.sight: Sight | None = sight
        """What it shows; None where that cannot be made."""
        self.before: Sight | None = before
        """What its viewer was shown last."""
        self.whole: wire.Frame | None = None
        self.change: wire.FrameChange | None = None


class Frames:
    """What every viewer of one table has been shown."""

    def __init__(
        self,
        name: str,
        table: Table,
        sessions: dict[int, list[Session]],
        clocks: Clocks,
        revs: list[int],
        withdrawals: Withdrawals,
    ) -> None:
        self._withdrawals: Withdrawals = withdrawals
        self._name: str = name
        self._table: Table = table
        self._sessions: dict[int, list[Session]] = sessions
        self._clocks: Clocks = clocks
        self._revs: list[int] = revs
        """Per viewer the highest number of a frame; sockets opened later count on from there."""
        self.shown: dict[int, Sight] = {}
        """Per viewer, what its last frame showed."""

    def rev(self, viewer: int) -> int:
        """The number from which a new socket of *viewer* counts on."""
        return self._revs[viewer] if viewer != SPECTATOR else 0

    # What is there to see

    def awaited(self) -> list[int]:
        """Whom the table waits for, as everybody may know it: all while answers are sealed."""
        state, seats = self._table.state, self._table.seats
        mask = 0xFFFF if state.phase() else state.pending()
        key = (mask << 4) | seats
        known = _AWAITED.get(key)
        if known is None:
            known = _AWAITED[key] = [seat for seat in range(seats) if (mask >> seat) & 1]
        return known

    def undo(self, viewer: int) -> str:
        """Why *viewer* may not take back; empty where it may."""
        table = self._table
        if viewer >= table.seats:
            return "not-seated"
        if not table.options.get("undo", True):
            return "undo-off"
        if table.is_over:
            return "game-over"
        return table.undo_outlook(viewer)[1] or self._withdrawals.why_not(viewer)

    def points(self, state: State, viewer: int) -> Points:
        """Where scores come from, for the seats whose reckoning *viewer* may read."""
        table = self._table
        if table.is_over:
            return {str(seat): state.points(seat) for seat in range(table.seats)}
        return {str(viewer): state.points(viewer)} if viewer < table.seats else {}

    def sight(self, viewer: int, pending: list[int]) -> Sight:
        """What *viewer* may know now; *pending* is whom the table waits for."""
        table = self._table
        state = table.state
        return Sight(
            table.questions[viewer] if viewer < table.seats else 0,
            state.observe(viewer),
            asked_of(state, viewer, table.asked(viewer)),
            self.undo(viewer),
            pending,
            self.points(state, viewer),
            state.result(),
        )

    def _whole(self, sight: Sight, events: list[Any], draft: bool = False) -> wire.Frame:
        frame = wire.Frame(
            0,
            sight.seq,
            draft,
            sight.whole_view(),
            events,
            sight.decision,
            sight.result,
            sight.undo,
            sight.pending,
        )
        if sight.points:
            frame.points = sight.points
        return frame

    def _clock_notes(self, viewer: int) -> list[wire.ClockNote]:
        return self._clocks.notes(viewer, self._table.state.phase(), clock_now())

    # Sending

    def greet(self, session: Session) -> None:
        """Show a socket everything its viewer may know."""
        viewer = session.seat
        sight = self.sight(viewer, self.awaited())
        shown = self.shown.get(viewer)
        if shown is not None and shown.is_like(sight) and shown.points == sight.points:
            # Those who look through the same eyes already are not sent the whole again for it.
            sight = shown
        self.shown[viewer] = sight
        frame = self._whole(sight, [])
        if self._clocks.is_on:
            frame.clocks = self._clock_notes(viewer)
        frame.log = self._table.events(viewer)
        session.sight = None
        self._send(session, sight, None, frame)

    def draft(self, session: Session, seq: int, trial: State, events: list[Any]) -> None:
        """Show a socket the position *trial*, which its seat alone composes."""
        seat = session.seat
        sight = Sight(
            seq,
            trial.observe(seat),
            asked_of(trial, seat),
            self.undo(seat),
            self.awaited(),
            self.points(trial, seat),
            None,
        )
        base = session.sight
        change = None
        if base is not None:
            change = frame_change(base, sight, True, events)
        whole = self._whole(sight, events, True) if change is None else None
        self._send(session, base, change, whole)

    def _send(
        self,
        session: Session,
        sight: Sight | None,
        change: wire.FrameChange | None,
        whole: wire.Frame | None,
    ) -> None:
        """Send the next frame to one socket, after which what counts for it is *sight*."""
        session.rev += 1
        viewer = session.seat
        if session.rev > self._revs[viewer]:
            self._revs[viewer] = session.rev
        counts.FRAMES.inc()
        if change is not None:
            change.rev = session.rev
            change.base = session.base
            session.send(wire.encode(change))
        elif whole is not None:
            whole.rev = session.rev
            session.send(wire.encode(whole))
        if session.has_deltas and sight is not session.sight:
            session.sight = sight
            session.base = session.rev

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
        table = self._table
        records: list[tuple[int, ...]] = []
        if not anew:
            for answer in table.answers[since:]:
                records += answer.records
        news = Events(table.game, records)
        pending = self.awaited()
        found: list[Ready] = []
        for viewer, here in self._sessions.items():
            if not here:
                continue
            try:
                history = self._log_anew(viewer, before) if anew else None
                sight = self.sight(viewer, pending)
                events = news.seen_by(viewer)
                shown = self.shown.get(viewer)
                is_news = bool(events) or history is not None or shown is None
                if is_news or (shown is not None and not shown.is_like(sight)):
                    found.append(self._made(viewer, here, sight, events, history))
            except Exception as error:
                counts.ERRORS.inc()
                log.error("view-failed", table=self._name, error=repr(error)[:300], exc_info=True)
                found.append(Ready(viewer, None, None))
        return found

    def _made(
        self,
        viewer: int,
        here: list[Session],
        sight: Sight,
        events: list[Any],
        history: list[dict[str, int | str]] | None,
    ) -> Ready:
        """The frame of *sight*, whole or as a change, as those who are *here* want it."""
        shown = self.shown.get(viewer)
        ready = Ready(viewer, sight, shown)
        clocks = self._clock_notes(viewer) if self._clocks.is_on else []
        for session in here:
            change: wire.FrameChange | None = ready.change
            if shown is not None and session.sight is shown and change is None:
                change = ready.change = frame_change(shown, sight, False, events)
                if change is not None:
                    if clocks:
                        change.clocks = clocks
                    if history is not None:
                        change.log = history
            if (change is None or session.sight is not shown) and ready.whole is None:
                frame = ready.whole = self._whole(sight, events)
                if clocks:
                    frame.clocks = clocks
                if history is not None:
                    frame.log = history
        return ready

    def tell(self, ready: list[Ready]) -> None:
        """Send frames made ready before; whoever left meanwhile gets none."""
        for frame in ready:
            here = self._sessions.get(frame.viewer)
            if not here:
                continue
            sight = frame.sight
            if sight is None:
                # A view that cannot be made is that viewer's trouble, not the table's.
                for session in list(here):
                    session.close(close_codes.SERVER_ERROR)
                continue
            self.shown[frame.viewer] = sight
            for session in here:
                keeps_up = session.sight is not None and session.sight is frame.before
                self._send(session, sight, frame.change if keeps_up else None, frame.whole)

    def _log_anew(self, viewer: int, before: list[Any] | None) -> list[dict[str, int | str]] | None:
        """The whole log of *viewer*, unless the answers *before* looked the same to it."""
        history = self._table.events(viewer)
        if before is not None:
            earlier = [record for answer in before for record in answer.records]
            if plain_events(self._table.game, earlier, viewer) == history:
                return None
        return history
