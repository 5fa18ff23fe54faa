"""Who writes, and when: moves that wait share a transaction, acks follow the commit.

Moves on SQLite are written by the event loop itself, all that came in one turn of it together:
the commit costs less than waking another thread. Whatever takes longer (a new table, a database
elsewhere, a disk that is slow just now) is left to a thread of its own.
A job that fails never takes its neighbours along, and a database that went away in the middle
of a commit is asked afterwards whether the lines arrived: nothing is written twice, and nobody
hears "not saved" of something that may have been.

An outage has one deadline: what waits for the database hears of it then, what comes later at
once. A disk that is full or broken is no outage: there a job fails at once.
"""

from __future__ import annotations

import queue
import threading
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tabletown.server.log import log
from tabletown.server.records import Append, Job
from tabletown.server.store import Store
from tabletown.server.trouble import AWAY, BAD, TAKEN, StoreError, kind

if TYPE_CHECKING:
    from sqlalchemy.engine import Connection

PATIENCE = 20.0
"""Seconds from the beginning of an outage during which jobs wait for the database."""
RETRY = 0.2
"""Seconds between two tries while they do."""
LOOK = 1.0
"""Seconds between two looks whether an unwell database is well again."""
BRISK = 0.01
"""Seconds after a commit within which another job says that there is company to wait for."""
SLOW = 0.02
"""Seconds a commit may hold the event loop up; after a longer one the thread writes for a while."""
WARY = 25.0
"""How many times as long as that commit took it does; so the loop is held up a moment in 25."""
PATIENT = 4.0
"""How many times as long a job waits where many come: half as often as there were last time."""


class Writer:
    """The thread and its queue, and what the event loop writes in its stead."""

    def __init__(
        self, store: Store, notify: Callable[[list[Job]], None], share: float = 0.0
    ) -> None:
        self._store = store
        self._share = share
        """Seconds a job waits for company while jobs come in quickly."""
        self._notify = notify
        """Called in the event loop with jobs whose fate is known."""
        self._queue: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._scribe = threading.Thread(target=self._run, name="writer", daemon=True)
        self._loop: Any = None
        self._here: list[Job] = []
        """Moves of this turn of the event loop, which it will write itself."""
        self._away = 0
        """Jobs in the thread's hands; while there are any, all others queue up behind them."""
        self._wary_until = 0.0
        self.is_well = True
        """Whether the last thing that was written got there."""
        self._gone: float = 0.0
        """When the outage began that has not ended; 0 without one."""
        self._tried: float = 0.0
        """When the database was last tried in vain."""
        self._doubtful: list[Job] = []
        """Jobs that may or may not have been written when the database went away."""
        self.on_lost: Callable[[], None] = _nothing
        """Called in the event loop when another server has taken the data."""

    def start(self, loop: Any) -> None:
        """Begin to write for *loop*."""
        self._loop = loop
        self._scribe.start()

    def put(self, job: Job) -> None:
        """Have *job* written as soon as may be; called in the event loop."""
        is_move = job.append is not None and job.status is None
        is_ours = self.is_well and not self._away and not self._store.is_postgres
        if not is_move or not is_ours or self._loop is None:
            self._hand_over([job])
        elif self._here:
            self._here.append(job)
        elif time.monotonic() < self._wary_until:
            self._hand_over([job])
        else:
            self._here.append(job)
            self._loop.call_soon(self._write_here)

    def _hand_over(self, batch: list[Job]) -> None:
        """Leave it to the thread, after what is waiting here."""
        batch, self._here = self._here + batch, []
        self._away += len(batch)
        for job in batch:
            self._queue.put(job)

    def _write_here(self) -> None:
        """Write the moves of this turn of the event loop."""
        batch, self._here = self._here, []
        if not batch:
            return
        start = time.monotonic()
        try:
            self._store.commit_appends([job.append for job in batch if job.append is not None])
        except Exception as error:
            log.warning("transaction-failed", jobs=len(batch), error=type(error).__name__)
            self._rollback()
            self._hand_over(batch)
            return
        self.is_well = True
        taken = time.monotonic() - start
        if taken > SLOW:
            self._wary_until = start + WARY * taken
        self._notify(batch)

    def _come_back(self, batch: list[Job]) -> None:
        """Take *batch* back from the thread."""
        self._away -= len(batch)
        self._notify(batch)

    def finish(self) -> None:
        """Write what waits here; from now on the thread does all that comes."""
        self._write_here()
        self._wary_until = float("inf")

    def stop(self) -> None:
        """Write what waits for the thread, then end; called beside the event loop."""
        self._queue.put(None)
        self._scribe.join()

    def _run(self) -> None:
        """Write what waits until told to stop.

        Jobs that come during a commit share the next one. Where jobs come in quickly the first
        waits a moment for company besides: a commit and the two threads' waking each other cost
        more than a move does. Somebody who plays alone never waits.
        """
        waiting = self._queue
        written, company = 0.0, 1
        is_last = False
        while not is_last:
            job = self._next()
            if job is None:
                break
            batch = [job]
            if self._share and time.monotonic() - written < BRISK:
                time.sleep(self._share * min(PATIENT, max(1.0, company / 2)))
            while waiting.qsize():
                job = waiting.get()
                if job is None:
                    is_last = True
                    break
                batch.append(job)
            self._commit(batch)
            written = time.monotonic()
            company = len(batch)
        for doubtful in self._doubtful:
            doubtful.error = StoreError("not-saved")
        self._tell(self._doubtful)

    def _next(self) -> Job | None:
        """The next job; meanwhile a database that is unwell, or elsewhere, is looked after."""
        while True:
            try:
                is_watched = self._store.is_postgres or not self.is_well
                return self._queue.get(timeout=LOOK if is_watched else None)
            except queue.Empty:
                self._look()

    def _look(self) -> None:
        """See whether the database is there and can write, and is still ours."""
        try:
            self._store.probe(not self.is_well)
            self._recovered()
        except Exception as error:
            self._rollback()
            self._failed(error)

    def _tell(self, batch: list[Job]) -> None:
        """Have the event loop hear what became of *batch*."""
        if batch:
            self._loop.call_soon_threadsafe(self._come_back, batch)

    def _commit(self, batch: list[Job]) -> None:
        """Write *batch*, together if possible; each hears of it as soon as its fate is known."""
        is_open = self._store.has_writer
        try:
            appends = [job.append for job in batch if job.append is not None and not job.status]
            if len(appends) == len(batch):
                self._store.commit_appends(appends)
            else:
                connection = self._store.writer()
                self._write(connection, batch)
                connection.commit()
        except Exception as error:
            log.warning("transaction-failed", jobs=len(batch), error=type(error).__name__)
            self._rollback()
            if self._failed(error) == AWAY:
                for job in batch:
                    job.is_doubtful = is_open and self._store.is_postgres
            for job in batch:
                self._commit_alone(job)
            return
        self._recovered()
        self._tell(batch)

    def _write(self, connection: Connection, batch: list[Job]) -> None:
        appends: list[Append] = []
        for job in batch:
            if job.new is not None:
                self._store.insert_table(connection, job.new)
            if job.seat is not None:
                self._store.update_seat(connection, *job.seat)
            if job.status is not None:
                self._store.update_status(connection, *job.status)
            if job.moved is not None:
                self._store.replace_journal(connection, *job.moved)
            if job.append is not None:
                appends.append(job.append)
        if appends:
            self._store.insert_appends(connection, appends)

    def _commit_alone(self, job: Job) -> None:
        """Write one job by itself; while the database is away, as long as the outage may last."""
        while True:
            now = time.monotonic()
            is_late = self._gone > 0.0 and now - self._gone > PATIENCE
            if is_late and now - self._tried < LOOK:
                self._give_up(job, StoreError("not-saved"))
                return
            try:
                connection = self._store.writer()
                is_there = self._is_written(connection, job)
                if not is_there:
                    self._write(connection, [job])
                connection.commit()
            except Exception as error:
                self._rollback()
                found = self._failed(error)
                if found != AWAY or time.monotonic() - self._gone > PATIENCE:
                    self._give_up(job, error)
                    return
                time.sleep(RETRY)
                continue
            job.is_doubtful = False
            self._recovered()
            self._tell([job])
            return

    def _give_up(self, job: Job, error: Exception) -> None:
        """Say that *job* was not written; where that is not known, wait until it is."""
        if job.is_doubtful:
            self._doubtful.append(job)
            return
        job.error = error
        log.error("write-failed", error=type(error).__name__)
        self._tell([job])

    def _failed(self, error: Exception) -> str:
        """Note what *error* says about the database; what kind of trouble it is."""
        found = kind(error)
        if found == BAD:
            return found
        self.is_well = False
        self._tried = time.monotonic()
        if found == AWAY:
            self._store.drop_writer()
            if not self._gone:
                self._gone = self._tried
        elif found == TAKEN:
            self._loop.call_soon_threadsafe(self.on_lost)
        return found

    def _recovered(self) -> None:
        """The database has written something: an outage, if there was one, is over."""
        self.is_well = True
        self._gone = 0.0
        doubtful, self._doubtful = self._doubtful, []
        for job in doubtful:
            self._resolve(job)

    def _resolve(self, job: Job) -> None:
        """Find out whether a job arrived whose answer was lost; too late to write it now."""
        try:
            connection = self._store.writer()
            if not self._is_written(connection, job):
                job.error = StoreError("not-saved")
            connection.rollback()
        except Exception as error:
            self._rollback()
            if self._failed(error) == AWAY:
                self._doubtful.append(job)
                return
            job.error = error
        self._tell([job])

    def _is_written(self, connection: Connection, job: Job) -> bool:
        """Whether an earlier try got through although its answer was lost."""
        if job.append is not None:
            return self._store.has_append(connection, job.append)
        if job.new is not None:
            return self._store.has_table(connection, job.new.id)
        if job.seat is not None:
            return self._store.has_seat(connection, *job.seat)
        return False

    def _rollback(self) -> None:
        try:
            connection = self._store.writer()
            driver: Any = connection.connection.dbapi_connection
            driver.rollback()
            connection.rollback()
        except Exception:
            self._store.drop_writer()


def _nothing() -> None:
    return None
