"""One actor per table: messages in one at a time, frames out, nothing shown before it is on disk.

The actor owns the table's queue and its way to disk, and knows for each kind of message which of
its parts takes it: playing, consent, history, thinking, seating, notes. While an answer is being
written the table takes no other message; what arrives waits in the queue. A rival's answer that
a seat cannot see makes no frame for that seat, so that neither the bytes nor the moment they come
tell anything.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from tabletown.core.errors import TabletownError
from tabletown.core.journal import Writer as Lines
from tabletown.core.state import SPECTATOR
from tabletown.server import close_codes, counts, wire
from tabletown.server.clocks import Clocks
from tabletown.server.clocks import now as clock_now
from tabletown.server.clockwork import Clockwork
from tabletown.server.consent import Consent
from tabletown.server.frames import Frames
from tabletown.server.history import Past
from tabletown.server.log import log
from tabletown.server.notes import Notes, frozen_state
from tabletown.server.playing import Playing
from tabletown.server.records import Job, TableRow
from tabletown.server.replies import Replies, refuse
from tabletown.server.seating import Seating
from tabletown.server.session import Session
from tabletown.server.thinking import Thinking
from tabletown.server.wire import Refusal
from tabletown.server.withdrawals import Withdrawals
from tabletown.table import Table

if TYPE_CHECKING:
    from tabletown.server.lobby import Lobby
    from tabletown.server.writer import Writer

ANYBODY: Final = 0
VIEWER: Final = 1
"""Whoever said hello."""
SEATED: Final = 2
"""Whoever plays."""


class Command:
    """What one kind of message does, who may send it, and whether it waits for its turn."""

    def __init__(
        self,
        run: Callable[[Session, Any], None],
        who: int = SEATED,
        waits: bool = True,
        is_kept: bool = False,
    ) -> None:
        self.run: Callable[[Session, Any], None] = run
        self.who: int = who
        self.waits: bool = waits
        self.is_kept: bool = is_kept
        """Whether its refusal is given again when the message is repeated."""


class TableActor:
    """A table with its game, its people and its queue."""

    def __init__(self, lobby: Lobby, row: TableRow, table: Table | None) -> None:
        self.lobby: Lobby = lobby
        self._writer: Writer = lobby.writer
        self.id: str = row.id
        self.row: TableRow = row
        self.frozen: wire.Frozen | None = None
        self.sessions: dict[int, list[Session]] = {}
        clock = wire.decode_clock(row.clock)
        self.clocks: Clocks = Clocks(clock, len(row.seats))
        self.seating: Seating = Seating(
            row,
            self.sessions,
            clock,
            lobby.tokens,
            lobby.settings.abandoned_after,
            self.write,
            self._writer.put,
            self._seat_changed,
        )
        self.idle_since: float = time.monotonic()
        self._is_busy: bool = False
        self._after: Callable[[Exception | None], None] = _nothing
        """What to do when the job in hand is on disk."""
        self._queue: list[Callable[[], None]] = []
        self._revs: list[int] = [0] * 16
        self._said: list[wire.ChatNote] = []
        self._commands: dict[type, Command] = {
            wire.Hello: Command(_hello, ANYBODY),
            wire.Ping: Command(_ping, ANYBODY, waits=False),
        }
        # What follows from the game is there once the game is.
        self.table: Table
        self.past: Past
        self.replies: Replies
        self.frames: Frames
        self.clockwork: Clockwork
        self.playing: Playing
        self.thinking: Thinking
        self.notes: Notes
        self.consent: Consent
        if table is not None:
            self._begin(table)

    def _begin(self, table: Table) -> None:
        """Put everything together around *table*."""
        row = self.row
        lines = Lines(row.journal().rstrip("\n").rpartition("#")[2])
        self.table = table
        self.past = Past(table)
        self.replies = Replies(row.appends)
        withdrawals = Withdrawals(table)
        self.frames = Frames(self.id, table, self.sessions, self.clocks, self._revs, withdrawals)
        self.clockwork = Clockwork(
            table, self.clocks, self.seating, row.on_expiry != "wait", self._later, self._expired
        )
        self.playing = Playing(
            self.id,
            table,
            lines,
            self.frames,
            self.past,
            self.replies,
            self.seating,
            self.clockwork,
            withdrawals,
            self.write,
            self._changed,
            self._reload,
        )
        self.thinking = Thinking(self.id, table, self.seating, self.playing)
        self.notes = Notes(
            row,
            table,
            self.sessions,
            self.seating,
            self.clocks,
            self.frames,
            self.replies,
            self._said,
        )
        self.consent = Consent(
            table, self.seating, self.clocks, self.notes, self.replies, self.playing
        )
        self._commands = {
            wire.Hello: Command(_hello, ANYBODY),
            wire.Ping: Command(_ping, ANYBODY, waits=False),
            wire.Act: Command(self.playing.act, is_kept=True),
            wire.Draft: Command(self.playing.draft),
            wire.Undo: Command(self.consent.undo),
            wire.Consent: Command(self.consent.answer),
            wire.History: Command(self._history, VIEWER),
            wire.Hint: Command(self._hint),
            wire.Chat: Command(self.notes.chat),
            wire.Seat: Command(self.consent.seat),
        }
        self.playing.load(row.appends)
        if row.appends and self.clocks.is_on:
            last = row.appends[-1]
            wall = time.time()
            self.clocks.load(last.clocks, table.questions, last.at / 1000, clock_now(), wall)
        # From here on the lines live on disk and in the table; no third copy is kept.
        row.appends = []

    def freeze(self, error: TabletownError) -> None:
        """Stop the table for a person to look at: its game does not replay as recorded."""
        self.frozen = wire.Frozen(error.code, error.params)
        log.error("table-frozen", table=self.id, code=error.code, params=error.params)
        counts.FROZEN.inc()

    def put_away(self) -> bool:
        """Stop for good, if nothing is in hand: the table is about to leave the memory."""
        if self._is_busy or self._queue or any(self.sessions.values()):
            return False
        if self.frozen is None:
            if self.thinking.is_busy:
                return False
            self.clockwork.stop()
        return True

    # Messages

    def receive(self, session: Session, message: Any) -> None:
        """Take a message from a socket: the one place that asks of what kind it is."""
        command = self._commands[type(message)]
        if command.who != ANYBODY and not session.is_seated:
            session.refuse(message.id, Refusal("say-hello"))
        elif self._is_busy and command.waits:
            self._queue.append(lambda: self._carry_out(command, session, message))
        else:
            self._carry_out(command, session, message)

    def _carry_out(self, command: Command, session: Session, message: Any) -> None:
        if command.who != ANYBODY and not session.is_seated:
            return
        try:
            if command.who == SEATED and session.seat == SPECTATOR:
                raise Refusal("not-seated")
            command.run(session, message)
        except TabletownError as error:
            data = refuse(session, message.id, error)
            if command.is_kept:
                self.replies.remember(session.seat, message.id, data)
        except Exception as fault:
            self._failed(fault)

    def _history(self, session: Session, message: wire.History) -> None:
        if not self.past.look(session, message):
            # Views of a long game take a while; others have their turn in between.
            self.lobby.later(lambda: self.receive(session, message))

    def _hint(self, session: Session, message: wire.Hint) -> None:
        question = self.thinking.hinted(session.seat)
        self.lobby.hint(self, session, message.id, question)

    # The queue

    def submit(self, work: Callable[[], None]) -> None:
        """Do *work* when everything before it is on disk."""
        if self._is_busy:
            self._queue.append(work)
        else:
            self._do(work)

    def _do(self, work: Callable[..., None], *given: Any) -> None:
        try:
            work(*given)
        except Exception as error:
            self._failed(error)

    def _failed(self, error: Exception) -> None:
        """Something went wrong that nobody expected; the table lives on as it is on disk."""
        counts.ERRORS.inc()
        log.error("table-error", table=self.id, error=repr(error)[:300], exc_info=True)
        if self.frozen is None and self.playing.is_dirty:
            self._reload()

    def _drain(self) -> None:
        while self._queue and not self._is_busy:
            self._do(self._queue.pop(0))

    # The disk

    def write(self, job: Job, after: Callable[[Exception | None], None]) -> None:
        """Have *job* on disk, then do *after*, then go on with the queue."""
        self._is_busy = True
        self._after = after
        job.done = self._written
        self._writer.put(job)

    def _written(self, error: Exception | None) -> None:
        """The job in hand is on disk, unless there was an *error*."""
        self._is_busy = False
        self._do(self._after, error)
        if self._queue:
            self._drain()

    def _reload(self) -> None:
        """Throw the live state away and rebuild it from what is on disk."""
        self._is_busy = True
        self.lobby.reload(self)

    def reloaded(self, row: TableRow, table: Table | None) -> None:
        """Go on from what was on disk."""
        self.row = row
        self._is_busy = False
        if table is not None:
            self.clockwork.stop()
            self._begin(table)
            self.frames.show(anew=True)
            self.wake()
        self._drain()

    # What follows from a change

    def _changed(self, is_noted: bool) -> None:
        """The position changed and was shown; *is_noted* where the notes changed with it."""
        if is_noted:
            self.notes.changed()
        self.wake()

    def _seat_changed(self, seat: int, is_another: bool) -> None:
        """A seat is another now, on disk; *is_another* where its old token is void."""
        if self.frozen is not None:
            return
        if not self.seating.level(seat):
            self.thinking.forget(seat)
        if is_another:
            self.consent.drop(seat)
            for session in list(self.sessions.get(seat, [])):
                self.detach(session, is_quiet=True)
                session.close(close_codes.BAD_TOKEN)
        self.notes.changed()
        self.wake()

    def wake(self) -> None:
        """Let bots that owe an answer think, and set the clocks."""
        if self.frozen is not None:
            return
        self.clockwork.tick()
        for seat, level, question in self.thinking.due():
            self.lobby.think(self, seat, level, question)

    def bot_answers(self, seat: int, seq: int, action: int) -> None:
        """A bot has made up its mind about the question *seq*."""
        self.thinking.answers(seat, seq, action)

    def _later(self, seconds: float, work: Callable[[], None]) -> Any:
        return self.lobby.loop.call_later(seconds, lambda: self.submit(work))

    def _expired(self, seat: int, question: int) -> None:
        """The time of *seat* has run out: do as the table agreed."""
        if self.row.on_expiry == "bot":
            self.seating.stand_in(seat)
        else:
            default = self.table.state.default(seat)
            self.playing.play(None, seat, [default], "", question, counts.CLOCKS)

    # Who is there

    @property
    def is_paused(self) -> bool:
        """Whether nobody is left, so that clocks and bots rest."""
        return self.seating.is_paused

    def attach(self, session: Session, seat: int) -> None:
        """A socket sits down or begins to watch, and is shown everything it may know."""
        here = self.sessions.setdefault(seat, [])
        is_new = session not in here
        if is_new:
            self.detach(session, is_quiet=True)
            here.append(session)
            session.seat = seat
            session.is_seated = True
            session.rev = self.frames.rev(seat)
            self.clockwork.tick()
            self.consent.returned(seat)
        self.notes.greet(session)
        played = self.playing.played_for(seat)
        if played:
            session.send(wire.encode(wire.PlayedNote(seat, played)))
        for proposal in self.consent.proposals():
            session.send(wire.encode(proposal))
        self.frames.greet(session)
        if is_new:
            if seat == SPECTATOR:
                self.lobby.notices.soon(self)
            else:
                self.notes.changed(but=session)
            self.wake()

    def detach(self, session: Session, is_quiet: bool = False) -> None:
        """A socket is gone."""
        here = self.sessions.get(session.seat, [])
        if not session.is_seated or session not in here:
            return
        here.remove(session)
        session.is_seated = False
        if not here:
            self.frames.shown.pop(session.seat, None)
            self.seating.left(session.seat)
        if not is_quiet:
            self.idle_since = time.monotonic()
            if self.frozen is None:
                if session.seat == SPECTATOR:
                    self.lobby.notices.soon(self)
                else:
                    self.notes.changed()
                self.clockwork.tick()

    def refuse(self, session: Session | None, name: str, error: TabletownError) -> bytes:
        """Say no to a message."""
        return refuse(session, name, error)

    def state(self) -> wire.TableState:
        """The table as anybody may see it."""
        if self.frozen is not None:
            return frozen_state(self.row, self.seating, self.clocks.clock, self.frozen)
        return self.notes.state()


def _hello(session: Session, message: wire.Hello) -> None:
    session.hello(message)


def _ping(session: Session, _message: wire.Ping) -> None:
    session.send(wire.encode(wire.Pong(session.rev)))


def _nothing(_error: Exception | None) -> None:
    return None
