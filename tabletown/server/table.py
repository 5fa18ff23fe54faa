"""One actor per table: messages in one at a time, frames out, nothing shown before it is on disk.

While an answer is being written the table takes no other message; what arrives waits in the
table's own queue. A rival's answer that a seat cannot see makes no frame for that seat, so that
neither the bytes nor the moment they come tell anything.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tabletown.core.errors import IllegalAction, TabletownError
from tabletown.core.journal import Writer as Lines
from tabletown.core.state import SPECTATOR
from tabletown.server import counts, frame_json, wire
from tabletown.server.clocks import Clocks
from tabletown.server.clocks import now as clock_now
from tabletown.server.frames import NOTHING, Frames
from tabletown.server.history import Past
from tabletown.server.log import log
from tabletown.server.records import Append, Job, TableRow
from tabletown.server.seating import Seating
from tabletown.server.session import Move, Session
from tabletown.server.wire import Refusal
from tabletown.server.withdrawals import Withdrawals
from tabletown.table import Table

if TYPE_CHECKING:
    from tabletown.server.lobby import Lobby
    from tabletown.server.writer import Writer

SLICE = 8
"""Positions of the past looked at before others have their turn."""
REMEMBERED = 400
"""Answers per table that are given again when a message is repeated."""


class TableActor:
    """A table with its game, its people and its queue."""

    def __init__(self, lobby: Lobby, row: TableRow, table: Table | None) -> None:
        self.lobby: Lobby = lobby
        self._writer: Writer = lobby.writer
        self.id: str = row.id
        self.row: TableRow = row
        self.table: Table
        self.past: Past
        self._lines: Lines
        self.withdrawals: Withdrawals
        self.frozen: wire.Frozen | None = None
        self.sessions: dict[int, list[Session]] = {}
        self.seating: Seating = Seating(self, row.seats)
        self.clocks: Clocks = Clocks(wire.decode_clock(row.clock), len(row.seats))
        self.is_clocked: bool = self.clocks.is_on
        self.idle_since: float = time.monotonic()
        self._is_busy: bool = False
        self._after: Callable[[Exception | None], None] = _nothing
        """What to do when the job in hand is on disk."""
        self._move: Move | None = None
        """The answer in hand, if that job is one."""
        self._queue: list[Callable[[], None]] = []
        self._answered: dict[tuple[int, str], bytes] = {}
        """Answers to be given again when their messages are repeated, by seat and message."""
        self._answered_before: dict[tuple[int, str], bytes] = {}
        """Older ones."""
        self.frames: Frames = Frames(self)
        self._thinking: dict[int, int] = {}
        """Bots at work: seat and the question they think about."""
        self._timer: Any = None
        self._is_dirty: bool = False
        """Whether the live state may differ from what is on disk."""
        self._owed: list[int] = [0] * len(row.seats)
        """Answers a seat took back and has not given again."""
        if table is not None:
            self._begin(table)

    def _begin(self, table: Table) -> None:
        self.table = table
        self.past = Past(table)
        self.withdrawals = Withdrawals(table)
        journal = self.row.journal()
        self._lines = Lines(journal.rstrip("\n").rpartition("#")[2])
        self._answered = {}
        self._answered_before = {}
        for append in self.row.appends[-REMEMBERED:]:
            if append.client:
                ack = wire.encode(wire.Ack(append.client, append.seq))
                self._answered[append.seat, append.client] = ack
        if self.row.appends and self.clocks.is_on:
            last = self.row.appends[-1]
            wall = time.time()
            self.clocks.load(last.clocks, table.questions, last.at / 1000, clock_now(), wall)
        # From here on the lines live on disk and in the table; no third copy is kept.
        self.row.appends = []

    def freeze(self, error: TabletownError) -> None:
        """Stop the table for a person to look at: its game does not replay as recorded."""
        self.frozen = wire.Frozen(error.code, error.params)
        log.error("table-frozen", table=self.id, code=error.code, params=error.params)
        counts.FROZEN.inc()

    def put_away(self) -> bool:
        """Stop for good, if nothing is in hand: the table is about to leave the memory."""
        if self._is_busy or self._queue or self._thinking or any(self.sessions.values()):
            return False
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        return True

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
            counts.ERRORS.inc()
            log.error("table-error", table=self.id, error=repr(error)[:300], exc_info=True)
            if self._is_dirty:
                self._reload()

    def _drain(self) -> None:
        while self._queue and not self._is_busy:
            self._do(self._queue.pop(0))

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
        self._is_dirty = False
        if table is not None:
            self._begin(table)
            self.frames.show(anew=True)
            self.wake()
        self._drain()

    # Who is there

    @property
    def is_paused(self) -> bool:
        """Whether nobody is left, so that clocks and bots rest.

        Those who watch count only where no person is waited for.
        """
        if self.clocks.clock.kind == "days":
            return False
        if any(here for seat, here in self.sessions.items() if seat != SPECTATOR):
            return False
        is_awaited = any(self.seating.is_person(row.seat) for row in self.seating.rows)
        return is_awaited or not self.sessions.get(SPECTATOR)

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
            self._tick()
        self.frames.greet(session)
        if is_new:
            if seat == SPECTATOR:
                self.lobby.notices.soon(self)
            else:
                self.seating.changed(but=session)
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
            if session.seat == SPECTATOR:
                self.lobby.notices.soon(self)
            else:
                self.seating.changed()
            if self.frozen is None:
                self._tick()

    def refuse(self, session: Session | None, name: str, error: TabletownError) -> bytes:
        """Say no to a message."""
        counts.REFUSALS.inc()
        data = wire.encode(wire.Refused(name, error.code, error.params))
        if session is not None:
            session.send(data)
        return data

    # What people ask

    def receive(self, session: Session, message: wire.Message) -> None:
        """Take a message from a socket that said hello."""
        if self._is_busy:
            self._queue.append(lambda: self._handle(session, message))
        else:
            self._do(self._handle, session, message)

    def _handle(self, session: Session, message: wire.Message) -> None:
        if not session.is_seated or isinstance(message, (wire.Hello, wire.Ping)):
            return
        try:
            if session.seat == SPECTATOR and not isinstance(message, wire.History):
                raise Refusal("not-seated")
            if type(message) is wire.Act:
                self._act(session, message)
            elif isinstance(message, wire.Draft):
                self._draft(session, message)
            elif isinstance(message, wire.Undo):
                self._take_back(session, message)
            elif isinstance(message, wire.History):
                self._history(session, message)
            elif isinstance(message, wire.Hint):
                self._hint(session, message)
            else:
                self.seating.handle(session, message)
        except TabletownError as error:
            data = self.refuse(session, message.id, error)
            if isinstance(message, wire.Act):
                self.remember(session.seat, message.id, data)

    def remember(self, seat: int, name: str, data: bytes) -> None:
        """Keep an answer to be given again when its message is repeated."""
        if len(self._answered) >= REMEMBERED:
            self._answered_before = self._answered
            self._answered = {}
        self._answered[seat, name] = data

    def repeated(self, session: Session, name: str) -> bool:
        """Whether message *name* was answered before; the answer is then given again."""
        key = (session.seat, name)
        data = self._answered.get(key)
        if data is None:
            data = self._answered_before.get(key)
        if data is None:
            return False
        session.send(data)
        return True

    def _act(self, session: Session, message: wire.Act) -> None:
        if self.repeated(session, message.id):
            return
        seat = session.seat
        self.seating.back(seat)
        seq, actions = message.seq, message.actions
        self._check_question(seat, seq)
        if len(actions) > 1:
            self._try(seat, actions, but_last=True)
        self.play(session, seat, actions, message.id, seq, counts.PEOPLE)

    def _check_question(self, seat: int, seq: int) -> None:
        pending = self.table.state.pending()
        if not pending:
            raise Refusal("game-over")
        if not (pending >> seat) & 1:
            raise Refusal("not-pending", {"seat": seat})
        if seq != self.table.seq(seat):
            raise Refusal("stale-seq", {"seq": seq, "now": self.table.seq(seat)})

    def _try(self, seat: int, actions: list[int], but_last: bool = False) -> Any:
        """Play *actions* on what *seat* may know; refused where they would show something new.

        Otherwise a list whose end is illegal could be used to look at hidden cards for nothing,
        or to learn who has answered. The last of a list that counts may show what it likes.
        """
        trial = self.table.draft(seat, actions[:-1] if but_last else actions)
        tape = trial.tape
        kinds = self.table.game.events
        if tape is not None:
            for record in tape.records:
                if kinds[record[0]].news and (record[1] >> seat) & 1:
                    raise Refusal("draft-ends", {"seat": seat})
        phase = self.table.state.phase()
        is_done = not phase and not (trial.pending() >> seat) & 1
        if self.table.seats > 1 and (is_done or trial.phase() != phase):
            # What others do or show after this seat's answers is not this seat's to try.
            raise Refusal("draft-ends", {"seat": seat})
        if but_last:
            trial.apply(seat, actions[-1])
        return trial

    def play(
        self,
        session: Session | None,
        seat: int,
        actions: list[int],
        name: str,
        seq: int,
        count: counts.Count,
    ) -> None:
        """Carry out *actions* of *seat* and have them on disk before anybody hears of it."""
        start = time.perf_counter()
        table = self.table
        entries, answers = len(table.entries), len(table.answers)
        self._is_dirty = True
        try:
            table.play_all(seat, actions)
        except IllegalAction:
            self._is_dirty = False
            raise
        job = self._job(entries, seat, name, seq)
        if self._owed[seat]:
            self._owed[seat] = max(0, self._owed[seat] - len(actions))
        # Nothing changes while the table waits for the disk, and a processor that was woken for
        # the move makes its frames for half of what waking it once more would cost.
        ready = self.frames.ready(answers)
        self._move = Move(session, seat, name, seq, count, start, ready)
        self.write(job, self._moved)

    def _moved(self, error: Exception | None) -> None:
        """The answer in hand is on disk: say so to whoever gave it, and show it."""
        move, self._move = self._move, None
        assert move is not None
        session = move.session
        if error is not None:
            self.refuse(session, move.name, Refusal("not-saved"))
            self._reload()
            return
        self._is_dirty = False
        move.count.inc()
        counts.COMMIT.observe(time.perf_counter() - move.start)
        if move.name:
            data = wire.encode(wire.Ack(move.name, move.seq))
            self.remember(move.seat, move.name, data)
            if session is not None and session.is_seated:
                session.send(data)
        self.frames.tell(move.ready)
        self.moved()

    def _job(self, count: int, seat: int, name: str, seq: int) -> Job:
        """The entries after the first *count* as lines to be kept."""
        table = self.table
        lines = self._lines
        text = ""
        marks = table.fingerprints
        for index in range(count, len(table.entries)):
            entry = table.entries[index]
            text += lines.line(entry.line())
            if entry.number in marks:
                text += lines.line(f"fingerprint {entry.number} {marks[entry.number]}")
        status: tuple[str, str, str] | None = None
        if table.is_over:
            text += lines.line(f"seed {table.seed.hex()}")
            status = (self.id, "over", wire.encode(table.result).decode())
        wall = time.time()
        clocks = ""
        if self.is_clocked:
            now = clock_now()
            self._set_clocks(now)
            clocks = self.clocks.dump(now, wall)
        append = Append(
            self.id,
            count + 1,
            text,
            seat,
            name,
            seq,
            table.state.fingerprint(),
            clocks,
            int(wall * 1000),
        )
        return Job(_nothing, append=append, status=status)

    def moved(self) -> None:
        """After a change: notes where the table around the game changed, bots, clocks."""
        if self.table.is_over:
            self.seating.changed()
        self.wake()

    def _draft(self, session: Session, message: wire.Draft) -> None:
        seat = session.seat
        self._check_question(seat, message.seq)
        if not message.actions:
            trial: Any = self.table.state
            events = NOTHING
        else:
            trial = self._try(seat, message.actions)
            events = frame_json.Events(self.table.game, trial.tape.records).seen_by(seat)
        body = frame_json.frame_body(
            message.seq,
            frame_json.view(trial.observe(seat)),
            events,
            frame_json.decision(trial, seat),
            None,
            self.frames.undo(seat),
            self.frames.pending(),
            draft=True,
            points=self.frames.points(trial, seat),
        )
        self.frames.send(session, body)

    def _take_back(self, session: Session, message: wire.Undo) -> None:
        if self.repeated(session, message.id):
            return
        seat = session.seat
        if self.table.is_over:
            raise Refusal("game-over")
        if message.beyond:
            self.seating.propose(session, message.id)
            return
        self.withdraw(session, message.id, seat, lambda: self.table.undo(seat))

    def withdraw(
        self, session: Session | None, name: str, seat: int, work: Callable[[], None]
    ) -> None:
        """Take answers back by *work* and tell everybody who can see it."""
        table = self.table
        often = self.withdrawals.why_not(seat)
        if often:
            raise Refusal(often, {"seat": seat})
        before, count = list(table.answers), len(table.entries)
        was_marked = table.marked
        self._is_dirty = True
        try:
            work()
        except IllegalAction:
            self._is_dirty = False
            raise
        self.past.forget()
        if table.entries[count].withdrawn()[0] == "undo":
            self._owed[seat] += 1
        else:
            self._owed = [0] * table.seats
        self.withdrawals.count(seat)
        job = self._job(count, seat, name, 0)

        def after(error: Exception | None) -> None:
            if error is not None:
                self.refuse(session, name, Refusal("not-saved"))
                self._reload()
                return
            self._is_dirty = False
            data = wire.encode(wire.Ack(name, 0))
            self.remember(seat, name, data)
            if session is not None and session.is_seated:
                session.send(data)
            self.frames.show(anew=True, before=before)
            if table.marked != was_marked:
                self.seating.changed()
            self.wake()

        self.write(job, after)

    def _history(self, session: Session, message: wire.History) -> None:
        viewer = session.seat
        eyes = viewer if message.seat is None else message.seat
        if eyes != viewer and not self.table.is_over:
            raise Refusal("not-yours", {"seat": eyes})
        if eyes != SPECTATOR and eyes >= self.table.seats:
            raise Refusal("unknown-seat", {"seat": eyes})
        counted = eyes if self.table.is_over else viewer
        if self.past.advance(counted, SLICE):
            session.send(wire.encode(self.past.told(message.id, counted, message.at, eyes)))
        else:
            self.lobby.later(lambda: self.receive(session, message))

    def _hint(self, session: Session, message: wire.Hint) -> None:
        seat = session.seat
        if not self.table.options.get("hints", True):
            raise Refusal("hints-off")
        if self.table.is_over or seat not in self.table.pending:
            raise Refusal("not-pending", {"seat": seat})
        self.lobby.hint(self, session, message.id, self.table.seq(seat))

    # Bots and clocks

    def wake(self) -> None:
        """Let bots that owe an answer think, and set the clocks."""
        if self.frozen is not None:
            return
        if self.is_clocked:
            self._tick()
        bots = self.seating.bots()
        if not bots or self.table.is_over or self.is_paused:
            return
        pending = self.table.state.pending()
        for seat, level in bots:
            seq = self.table.seq(seat)
            if (pending >> seat) & 1 and self._thinking.get(seat) != seq:
                self._thinking[seat] = seq
                self.lobby.think(self, seat, level, seq)

    def bot_answers(self, seat: int, seq: int, action: int) -> None:
        """A bot has made up its mind; too late if its person is back or the question gone."""
        if self._thinking.get(seat) == seq:
            del self._thinking[seat]
        table = self.table
        is_current = seat in table.pending and table.seq(seat) == seq and not table.is_over
        if not is_current or not self.seating.level(seat) or self.is_paused:
            return
        try:
            self.play(None, seat, [action], "", seq, counts.BOTS)
        except IllegalAction as error:
            log.error("bot-refused", table=self.id, code=error.code)
            self.play(None, seat, [table.state.default(seat)], "", seq, counts.BOTS)

    def forget_bot(self, seat: int) -> None:
        """The person of *seat* is back: whatever a bot thinks of comes too late."""
        self._thinking.pop(seat, None)

    def _set_clocks(self, now: float) -> None:
        if not self.clocks.is_on:
            return
        if self.is_paused:
            self.clocks.pause(now)
            return
        pending = self.table.pending
        for seat in range(self.table.seats):
            is_asked = seat in pending
            is_running = is_asked and self.seating.is_person(seat)
            question, is_new = self.table.seq(seat), not self._owed[seat]
            self.clocks.set(seat, is_running, question, now, not is_asked, is_new)

    def _tick(self) -> None:
        """Set the clocks and the alarm for the one that runs out first."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if not self.clocks.is_on or self.frozen is not None:
            return
        now = clock_now()
        self._set_clocks(now)
        due = self.clocks.next_expiry(now)
        if due is None or self.table.is_over or self.row.on_expiry == "wait":
            return
        seat, seq = due[1], self.table.seq(due[1])
        self._timer = self.lobby.loop.call_later(
            due[0] + 0.01, lambda: self.submit(lambda: self._expired(seat, seq))
        )

    def _expired(self, seat: int, seq: int) -> None:
        """The time of *seat* has run out: do as the table agreed."""
        self._timer = None
        now = clock_now()
        is_current = seat in self.table.pending and self.table.seq(seat) == seq
        if not is_current or not self.seating.is_person(seat) or self.clocks.left(seat, now) > 0:
            self._tick()
        elif self.row.on_expiry == "bot":
            self.seating.stand_in(seat)
        else:
            self.play(None, seat, [self.table.state.default(seat)], "", seq, counts.CLOCKS)

    # For strangers

    def state(self) -> wire.TableState:
        """The table as anybody may see it."""
        note = self.seating.note(SPECTATOR) if self.frozen is None else None
        row = self.row
        return wire.TableState(
            table=self.id,
            game=row.game,
            options=note.options if note else {},
            seats=[wire.SeatState(**_fields(seat)) for seat in self.seating.notes()],
            pending=note.pending if note else [],
            over=note.over if note else False,
            paused=note.paused if note else True,
            marked=note.marked if note else False,
            public=row.public,
            spectators=row.spectators,
            clock=self.clocks.clock,
            on_expiry=row.on_expiry,  # type: ignore[arg-type]
            seed_hash=note.seed_hash if note else "",
            known_seed=note.known_seed if note else False,
            seed=note.seed if note else "",
            created=row.created,
            result=self.table.result if note else None,
            frozen=self.frozen,
        )


def _fields(note: wire.SeatNote) -> dict[str, Any]:
    return {field: getattr(note, field) for field in note.__struct_fields__}


def _nothing(_error: Exception | None) -> None:
    return None
