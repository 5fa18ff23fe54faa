"""Who writes a move: the event loop, or the thread where that could take longer."""

import asyncio
import sqlite3
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest

from tabletown.server import writer as writers
from tabletown.server.records import Append, Job, SeatRow, TableRow
from tabletown.server.store import Store
from tabletown.server.writer import Writer


class Counting(Store):
    """A store that notes how many moves each commit had, and in which thread it was made."""

    def __init__(self, data: Path) -> None:
        super().__init__(data)
        self.commits: list[tuple[int, bool]] = []
        self.pause = 0.0

    def commit_appends(self, appends: list[Append]) -> None:
        self.commits.append((len(appends), threading.current_thread().name == "writer"))
        time.sleep(self.pause)
        super().commit_appends(appends)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Counting]:
    kept = Counting(tmp_path)
    kept.open()
    yield kept
    kept.close()


def move(number: int) -> Append:
    return Append("t", number, f"{number} s0 pass\n", 0, f"c{number}", number, "f", "", 0)


def kept_moves(store: Store) -> list[int]:
    return [append.first for row in store.running() for append in row.appends]


async def writing(
    store: Store, work: Callable[[Callable[[int], None], list[int]], Awaitable[None]]
) -> list[int]:
    """Let *work* put jobs; the moves in the order in which they were said to be on disk."""
    told: list[int] = []

    def notify(batch: list[Job]) -> None:
        for job in batch:
            job.done(job.error)

    def put(number: int) -> None:
        def done(error: Exception | None) -> None:
            assert error is None
            told.append(number)

        writer.put(Job(done, append=move(number)))

    writer = Writer(store, notify)
    writer.start(asyncio.get_running_loop())
    seats = [SeatRow(0, "human", "", "", False, 0)]
    row = TableRow("t", "noughts", "", "", "running", False, True, "{}", "wait", 0, seats, [])
    made = asyncio.Event()
    writer.put(Job(lambda error: made.set(), new=row))
    await made.wait()
    await work(put, told)
    writer.finish()
    await asyncio.get_running_loop().run_in_executor(None, writer.stop)
    return told


async def until(condition: Callable[[], bool]) -> None:
    for _ in range(2000):
        if condition():
            return
        await asyncio.sleep(0.005)
    raise AssertionError("it never came")


def test_moves_of_one_turn_share_a_commit_of_the_loop(
    store: Counting, monkeypatch: pytest.MonkeyPatch
) -> None:
    # However slow the disk of a busy machine is.
    monkeypatch.setattr(writers, "SLOW", 60.0)

    async def work(put: Callable[[int], None], told: list[int]) -> None:
        for number in range(1, 101):
            put(number)
        assert told == []
        await asyncio.sleep(0)
        assert told == list(range(1, 101))
        put(101)
        await asyncio.sleep(0)

    assert asyncio.run(writing(store, work)) == list(range(1, 102))
    assert store.commits == [(100, False), (1, False)]
    assert kept_moves(store) == list(range(1, 102))


def test_a_slow_disk_is_left_to_the_thread(store: Counting) -> None:
    async def work(put: Callable[[int], None], told: list[int]) -> None:
        store.pause = 2 * writers.SLOW
        put(1)
        await until(lambda: told == [1])
        put(2)
        put(3)
        await until(lambda: told == [1, 2, 3])

    asyncio.run(writing(store, work))
    assert [is_thread for _, is_thread in store.commits] == [False] + [True] * (
        len(store.commits) - 1
    )
    assert kept_moves(store) == [1, 2, 3]


def test_a_locked_database_holds_up_moves_and_nothing_else(store: Counting) -> None:
    async def work(put: Callable[[int], None], told: list[int]) -> None:
        other = sqlite3.connect(store.data / "tabletown.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        put(1)
        put(2)
        ticks = 0
        for _ in range(20):
            await asyncio.sleep(0.01)
            ticks += 1
        put(3)
        assert (told, ticks) == ([], 20)
        other.execute("ROLLBACK")
        other.close()
        await until(lambda: told == [1, 2, 3])
        put(4)
        await until(lambda: told == [1, 2, 3, 4])

    assert asyncio.run(writing(store, work)) == [1, 2, 3, 4]
    assert kept_moves(store) == [1, 2, 3, 4]


def test_what_waits_is_written_before_the_end(store: Counting) -> None:
    async def work(put: Callable[[int], None], told: list[int]) -> None:
        put(1)

    assert asyncio.run(writing(store, work)) == [1]
    assert kept_moves(store) == [1]
