"""Answers on their way into the game: given, tried in private, taken back; on disk before told."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tabletown.core.errors import IllegalAction
from tabletown.core.journal import Writer as Lines
from tabletown.server import counts, wire
from tabletown.server.records import Append, Job
from tabletown.server.replies import Replies, refuse
from tabletown.server.session import Move, Session, Write
from tabletown.server.sight import Events
from tabletown.server.wire import Refusal

if TYPE_CHECKING:
    from tabletown.server.clockwork import Clockwork
    from tabletown.server.frames import Frames
    from tabletown.server.history import Past
    from tabletown.server.seating import Seating
    from tabletown.server.withdrawals import Withdrawals
    from tabletown.table import Table


class Playing:
    """One game being played: what changes its position goes through here."""

    def __init__(
        self,
        name: str,
        table: Table,
        lines: Lines,
        frames: Frames,
        past: Past,
        replies: Replies,
        seating: Seating,
        clockwork: Clockwork,
        withdrawals: Withdrawals,
        write: Write,
        changed: Callable[[bool], None],
        reload: Callable[[], None],
    ) -> None:
        self._name: str = name
        self._table: Table = table
        self._lines: Lines = lines
        self._frames: Frames = frames
        self._past: Past = past
        self._replies: Replies = replies
        self._seating: Seating = seating
        self._clockwork: Clockwork = clockwork
        self._withdrawals: Withdrawals = withdrawals
        self._write: Write = write
        self._changed: Callable[[bool], None] = changed
        """Called when the position changed and everybody was shown it; True where the notes
        around the game changed with it."""
        self._reload: Callable[[], None] = reload
        self._move: Move | None = None
        """The answer that is being written."""
        self._own: list[int] = [0] * table.seats
        """Per seat the number of the last entry when its person last did something."""
        self.is_dirty: bool = False
        """Whether the live state may differ from what is on disk."""

    def load(self, appends: list[Append]) -> None:
        """Remember from the lines on disk when people last did something themselves."""
        last = len(self._table.entries)
        for append in reversed(appends):
            if append.seat < 0:
                # What was there from the start, or was imported, was played for nobody.
                self._own = [max(own, last) for own in self._own]
            elif append.client:
                self._own[append.seat] = max(self._own[append.seat], last)
            last = append.first - 1

    def played_for(self, seat: int) -> list[str]:
        """What was answered for the person of *seat* since it last did something itself."""
        if seat >= len(self._own) or self._seating.rows[seat].kind != "human":
            return []
        own = self._own[seat]
        mine = [answer.entry for answer in self._table.answers if answer.entry.who == seat]
        return [entry.text for entry in mine if entry.number > own]

    # Giving answers

    def act(self, session: Session, message: wire.Act) -> None:
        """Somebody answers."""
        if self._replies.repeated(session, message.id):
            return
        seat = session.seat
        self._seating.back(seat)
        seq, actions = message.seq, message.actions
        self._check_question(seat, seq)
        if len(actions) > 1:
            self._try(seat, actions, but_last=True)
        self.play(session, seat, actions, message.id, seq, counts.PEOPLE)

    def _check_question(self, seat: int, seq: int) -> None:
        pending = self._table.state.pending()
        if not pending:
            raise Refusal("game-over")
        if not (pending >> seat) & 1:
            raise Refusal("not-pending", {"seat": seat})
        if seq != self._table.questions[seat]:
            raise Refusal("stale-seq", {"seq": seq, "now": self._table.questions[seat]})

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
        table = self._table
        entries, answers = len(table.entries), len(table.answers)
        self.is_dirty = True
        try:
            table.play_all(seat, actions)
        except IllegalAction:
            self.is_dirty = False
            raise
        job = self._job(entries, seat, name, seq)
        self._clockwork.answered(seat, len(actions))
        # Nothing changes while the table waits for the disk, and a processor that was woken for
        # the move makes its frames for half of what waking it once more would cost.
        ready = self._frames.ready(answers)
        self._move = Move(session, seat, name, seq, count, start, ready)
        self._write(job, self._moved)

    def _moved(self, error: Exception | None) -> None:
        """The answer in hand is on disk: say so to whoever gave it, and show it."""
        move, self._move = self._move, None
        assert move is not None
        if error is not None:
            refuse(move.session, move.name, Refusal("not-saved"))
            self._reload()
            return
        self.is_dirty = False
        move.count.inc()
        counts.COMMIT.observe(time.perf_counter() - move.start)
        if move.name:
            ack = wire.encode(wire.Ack(move.name, move.seq))
            self._replies.give(move.session, move.seat, move.name, ack)
        self._frames.tell(move.ready)
        self._changed(self._table.is_over)

    def _job(self, count: int, seat: int, name: str, seq: int) -> Job:
        """The entries after the first *count* as lines to be kept."""
        table = self._table
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
            status = (self._name, "over", wire.encode(table.result).decode())
        if name:
            self._own[seat] = len(table.entries)
        wall = time.time()
        append = Append(
            self._name,
            count + 1,
            text,
            seat,
            name,
            seq,
            table.state.fingerprint(),
            self._clockwork.stamp(wall),
            int(wall * 1000),
        )
        return Job(_nothing, append=append, status=status)

    # Trying them in private

    def draft(self, session: Session, message: wire.Draft) -> None:
        """Somebody composes a turn."""
        seat = session.seat
        self._check_question(seat, message.seq)
        trial: Any = self._table.state
        events: list[Any] = []
        if message.actions:
            trial = self._try(seat, message.actions)
            events = Events(self._table.game, trial.tape.records).seen_by(seat)
        self._frames.draft(session, message.seq, trial, events)

    def _try(self, seat: int, actions: list[int], but_last: bool = False) -> Any:
        """Play *actions* on what *seat* may know; refused where they would show something new.

        Otherwise a list whose end is illegal could be used to look at hidden cards for nothing,
        or to learn who has answered. The last of a list that counts may show what it likes.
        """
        trial = self._table.draft(seat, actions[:-1] if but_last else actions)
        tape = trial.tape
        kinds = self._table.game.events
        if tape is not None:
            for record in tape.records:
                if kinds[record[0]].news and (record[1] >> seat) & 1:
                    raise Refusal("draft-ends", {"seat": seat})
        phase = self._table.state.phase()
        is_done = not phase and not (trial.pending() >> seat) & 1
        if self._table.seats > 1 and (is_done or trial.phase() != phase):
            # What others do or show after this seat's answers is not this seat's to try.
            raise Refusal("draft-ends", {"seat": seat})
        if but_last:
            trial.apply(seat, actions[-1])
        return trial

    # Taking them back

    def undo(self, session: Session, name: str) -> None:
        """Somebody takes back as far as the rules of undo allow."""
        seat = session.seat
        self._withdraw(session, name, seat, lambda: self._table.undo(seat))

    def rewind(self, session: Session, name: str, seat: int, number: int) -> None:
        """Everybody agreed to go back to before entry *number* of *seat*."""
        self._withdraw(session, name, session.seat, lambda: self._table.rewind(seat, number))

    def _withdraw(self, session: Session, name: str, seat: int, work: Callable[[], None]) -> None:
        """Take answers back by *work* and tell everybody who can see it."""
        table = self._table
        often = self._withdrawals.why_not(seat)
        if often:
            raise Refusal(often, {"seat": seat})
        before, count = list(table.answers), len(table.entries)
        was_marked = table.marked
        self.is_dirty = True
        try:
            work()
        except IllegalAction:
            self.is_dirty = False
            raise
        self._past.forget()
        self._withdrawals.count(seat)
        self._clockwork.withdrawn(seat, table.entries[count].withdrawn()[0] == "undo")
        job = self._job(count, seat, name, 0)

        def after(error: Exception | None) -> None:
            if error is not None:
                refuse(session, name, Refusal("not-saved"))
                self._reload()
                return
            self.is_dirty = False
            self._replies.give(session, seat, name, wire.encode(wire.Ack(name, 0)))
            self._frames.show(anew=True, before=before)
            self._changed(table.marked != was_marked)

        self._write(job, after)


def _nothing(_error: Exception | None) -> None:
    return None
