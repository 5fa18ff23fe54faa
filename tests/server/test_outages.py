"""Disks without room, databases that go away, locks that are lost: what is told, and when."""

import asyncio
import resource
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import psycopg
import pytest
from sqlalchemy.engine import Connection

from tabletown.server import lobby as lobbies
from tabletown.server import writer as writers
from tabletown.server.records import Append, Job, SeatRow, TableRow
from tabletown.server.store import LOCK, Store
from tabletown.server.wire import Refusal
from tabletown.server.writer import Writer
from tests.server.home import at_home, made
from tests.server.postgres import Postgres
from tests.server.running import ROOT, Running, row_of


class Watched(Store):
    """A store that notes which moves were tried one by one."""

    def __init__(self, data: Path, database: str = "") -> None:
        super().__init__(data, database)
        self.tried: list[str] = []

    def has_append(self, connection: Connection, append: Append) -> bool:
        self.tried.append(append.table)
        return super().has_append(connection, append)


class Told:
    """A writer and what it said of each job."""

    def __init__(self, store: Store) -> None:
        self.writer = Writer(store, self._notify)
        self.heard: dict[str, bool] = {}

    def _notify(self, batch: list[Job]) -> None:
        for job in batch:
            job.done(job.error)

    def put(self, name: str, **what: object) -> None:
        """Have something written; `heard` says later whether it was."""

        def done(error: Exception | None) -> None:
            self.heard[name] = error is None

        self.writer.put(Job(done, **what))  # type: ignore[arg-type]

    async def until(self, condition: Callable[[], bool]) -> None:
        for _ in range(4000):
            if condition():
                return
            await asyncio.sleep(0.005)
        raise AssertionError(f"it never came: {self.heard}")


def table(name: str) -> TableRow:
    seats = [SeatRow(0, "open", "", "", False, 0)]
    return TableRow(name, "quickdraw", "", "", "running", False, True, "{}", "wait", 0, seats, [])


def move(name: str, number: int = 1, size: int = 0) -> Append:
    return Append(name, number, f"{number} s0 pass{' ' * size}\n", 0, "", number, "f", "", 0)


@asynccontextmanager
async def writing(store: Store, tables: int) -> AsyncIterator[Told]:
    store.open()
    told = Told(store)
    told.writer.start(asyncio.get_running_loop())
    for number in range(tables):
        told.put(f"new{number}", new=table(f"t{number}"))
    await told.until(lambda: len(told.heard) == tables)
    told.heard.clear()
    yield told
    told.writer.finish()
    await asyncio.get_running_loop().run_in_executor(None, told.writer.stop)
    store.close()


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Outages are short here, and looked after quickly."""
    monkeypatch.setattr(writers, "PATIENCE", 0.5)
    monkeypatch.setattr(writers, "LOOK", 0.02)


async def test_audit_M1_a_full_disk_is_no_outage(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writers, "PATIENCE", 1e9)
    monkeypatch.setattr(writers, "LOOK", 0.02)
    store = Watched(tmp_path)
    async with writing(store, 3) as told:
        driver = store.writer().connection.dbapi_connection
        assert driver is not None
        pages = driver.execute("PRAGMA page_count").fetchone()[0]
        driver.execute(f"PRAGMA max_page_count={pages}")
        for number in range(3):
            told.put(f"t{number}", append=move(f"t{number}", size=20_000))
        await told.until(lambda: len(told.heard) == 3)
        assert told.heard == {"t0": False, "t1": False, "t2": False}
        assert store.tried == ["t0", "t1", "t2"]
        driver.execute("PRAGMA max_page_count=1000000")
        await told.until(lambda: told.writer.is_well)
        told.put("again", append=move("t0"))
        await told.until(lambda: told.heard.get("again", False))


async def test_audit_M1_health_says_so_while_the_disk_is_full(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writers, "LOOK", 1e6)
    store = Watched(tmp_path)
    async with writing(store, 1) as told:
        driver = store.writer().connection.dbapi_connection
        assert driver is not None
        pages = driver.execute("PRAGMA page_count").fetchone()[0]
        driver.execute(f"PRAGMA max_page_count={pages}")
        told.put("t0", append=move("t0", size=20_000))
        await told.until(lambda: "t0" in told.heard)
        assert not told.writer.is_well
        driver.execute("PRAGMA max_page_count=1000000")
        told.put("more", append=move("t0"))
        await told.until(lambda: "more" in told.heard)
        assert told.writer.is_well


async def test_audit_M1_an_outage_has_one_deadline_not_one_a_move(
    tmp_path: Path, hasty: None
) -> None:
    store = Watched(tmp_path)
    async with writing(store, 6) as told:
        other = sqlite3.connect(tmp_path / "tabletown.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        for number in range(5):
            told.put(f"t{number}", append=move(f"t{number}"))
        await told.until(lambda: len(told.heard) == 5)
        assert not any(told.heard.values())
        assert store.tried.count("t0") > 1
        assert all(store.tried.count(f"t{number}") <= 1 for number in range(1, 5))
        assert not told.writer.is_well
        told.put("t5", append=move("t5"))
        await told.until(lambda: "t5" in told.heard)
        assert store.tried.count("t5") <= 1
        other.execute("ROLLBACK")
        other.close()
        await told.until(lambda: told.writer.is_well)
        told.put("back", append=move("t5"))
        await told.until(lambda: told.heard.get("back", False))


@pytest.mark.database
async def test_audit_M1_what_may_have_been_written_is_not_called_unwritten(
    tmp_path: Path, postgres: Postgres, hasty: None
) -> None:
    store = Watched(tmp_path, postgres.url)
    async with writing(store, 2) as told:
        with psycopg.connect(postgres.url, autocommit=True) as other:
            other.execute(
                "CREATE FUNCTION slow() RETURNS trigger LANGUAGE plpgsql AS"
                " 'BEGIN PERFORM pg_sleep(30); RETURN NEW; END'"
            )
            other.execute("CREATE TRIGGER slow BEFORE INSERT ON journal EXECUTE FUNCTION slow()")
            told.put("t0", append=move("t0"))
            for _ in range(400):
                query = "SELECT count(*) FROM pg_stat_activity WHERE wait_event = 'PgSleep'"
                found = other.execute(query).fetchone()
                if found and found[0]:
                    break
                await asyncio.sleep(0.02)
        postgres.kill()
        await told.until(lambda: not told.writer.is_well)
        await asyncio.sleep(2 * writers.PATIENCE)
        told.put("t1", append=move("t1"))
        await told.until(lambda: "t1" in told.heard)
        assert told.heard == {"t1": False}
        postgres.start()
        await told.until(lambda: "t0" in told.heard)
        assert told.heard["t0"] is bool(row_of(store, "t0").appends)
        with psycopg.connect(postgres.url, autocommit=True) as other:
            other.execute("DROP TRIGGER slow ON journal")
            other.execute("DROP FUNCTION slow")
            other.execute("TRUNCATE tables CASCADE")


@pytest.mark.database
async def test_audit_M1_health_notices_a_database_that_went_away_and_came_back(
    tmp_path: Path, postgres: Postgres
) -> None:
    with Running(tmp_path, postgres.url) as server:
        postgres.kill()
        await until(lambda: server.call("GET", "/healthz")[0] == 503)
        assert server.call("GET", "/api/tables/unknown1")[0] == 503
        postgres.start()
        await until(lambda: server.call("GET", "/healthz")[0] == 200)


@pytest.mark.database
async def test_audit_M1_a_lost_lock_ends_the_process(tmp_path: Path, postgres: Postgres) -> None:
    server = Running(tmp_path, postgres.url).start()
    with (
        psycopg.connect(postgres.url, autocommit=True) as other,
        psycopg.connect(postgres.url, autocommit=True) as operator,
    ):
        waiting = asyncio.to_thread(other.execute, f"SELECT pg_advisory_lock({LOCK})")
        taken = asyncio.ensure_future(waiting)
        await asyncio.sleep(0.3)
        operator.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND granted"
        )
        await taken
        # The next holder has started, written down who it is, and gone again.
        operator.execute("UPDATE meta SET value = 'another' WHERE key = 'holder'")
    await asyncio.to_thread(server.process.wait)
    assert server.stop() == 1
    assert "data-taken" in server.complaints()


async def until(condition: Callable[[], bool]) -> None:
    for _ in range(400):
        if await asyncio.to_thread(condition):
            return
        await asyncio.sleep(0.05)
    raise AssertionError("it never came")


async def test_audit_M1_a_seat_refused_was_not_taken(
    tmp_path: Path, hasty: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with at_home(tmp_path) as lobby:
        actor = await made(lobby, "human", "open")
        other = sqlite3.connect(tmp_path / "tabletown.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        # Begun: whoever waits hears what became of it, however long that takes.
        monkeypatch.setattr(lobbies, "TAKING", 0.01)
        with pytest.raises(Refusal, match="not-saved") as first:
            await lobby.take(actor, 1, "Ada")
        other.execute("ROLLBACK")
        assert first.value.status == 503
        assert actor.seating.rows[1].kind == "open"
        assert row_of(lobby.store, actor.id).seats[1].kind == "open"
        # Not begun: it is left undone.
        actor._is_busy = True
        with pytest.raises(Refusal, match="not-saved"):
            await lobby.take(actor, 1, "Eva")
        actor._is_busy = False
        actor._drain()
        assert actor.seating.rows[1].kind == "open"
        await lobby.take(actor, 1, "Jan")
        assert row_of(lobby.store, actor.id).seats[1].name == "Jan"
        other.close()


def test_audit_M1_a_start_without_room_is_one_sentence(tmp_path: Path) -> None:
    with Running(tmp_path):
        pass
    command = [sys.executable, "-m", "tabletown.cli", "serve", "--port", "0", "--data"]
    done = subprocess.run(
        [*command, str(tmp_path)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0)),
    )
    assert done.returncode == 1
    assert done.stderr.startswith("tabletown: data-unusable: ")
    assert len(done.stderr.splitlines()) == 1
