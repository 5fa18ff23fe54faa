"""Not one acknowledged move lost: kills, restarts, frozen tables, one server per data."""

import asyncio
import random
import re
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config

from tabletown import table as tables
from tabletown.server.archive import export, take_in
from tabletown.server.records import Append, SeatRow, TableRow
from tabletown.server.store import LOG, MIGRATIONS, TOGETHER, Store
from tabletown.server.trouble import StoreError
from tests.server.campaigns.kills import kills
from tests.server.postgres import Postgres
from tests.server.running import ROOT, Running, finish, row_of


def test_sigkill_under_play_on_sqlite(tmp_path: Path, scale: int) -> None:
    report = kills(3 * scale, tmp_path)
    assert report.with_move_in_flight * 2 >= report.kills


@pytest.mark.database
def test_sigkill_under_play_on_postgresql(tmp_path: Path, scale: int, postgres: Postgres) -> None:
    report = kills(3 * scale, tmp_path, postgres)
    assert report.with_move_in_flight * 2 >= report.kills


def test_a_second_server_on_the_same_data_is_refused(tmp_path: Path) -> None:
    with Running(tmp_path) as first:
        with pytest.raises(RuntimeError, match="data-taken"):
            Running(tmp_path).start()
        assert first.call("GET", "/healthz")[0] == 200


def test_a_second_server_on_the_same_file_is_refused_wherever_its_folder_is(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'here' / 'games.db'}"
    with Running(tmp_path / "a", url), pytest.raises(RuntimeError, match="data-taken"):
        Running(tmp_path / "b", url).start()


def test_a_batch_of_any_size_is_kept_whole_or_not_at_all(tmp_path: Path) -> None:
    store = Store(tmp_path)
    store.open()
    seats = [SeatRow(0, "human", "", "", False, 0)]
    row = TableRow(
        "one", "quickdraw", "", "", "running", False, True, "", "wait", 0, seats, appends=[]
    )
    connection = store.writer()
    store.insert_table(connection, row)
    connection.commit()
    first = 1
    for size in (1, 2, TOGETHER, TOGETHER + 1, 3 * TOGETHER):
        batch = [
            Append("one", first + nth, f"{first + nth}\n", 0, "", 1, "", "", 7)
            for nth in range(size)
        ]
        with pytest.raises(StoreError, match="not-saved"):
            store.commit_appends([*batch, batch[0]])
        raw = store.writer().connection.dbapi_connection
        assert raw is not None
        raw.rollback()
        assert len(row_of(store, "one").appends) == first - 1
        store.commit_appends(batch)
        first += size
        kept = row_of(store, "one").appends
        assert [append.lines for append in kept] == [f"{nth}\n" for nth in range(1, first)]
        assert kept[-1].row() == batch[-1].row()
    store.close()


def test_the_log_has_its_length_before_the_first_move(tmp_path: Path) -> None:
    """No move makes SQLite's log longer, and what is added to it means nothing after a kill."""
    data, killed = tmp_path / "data", tmp_path / "killed"
    store = Store(data)
    store.open()
    log = data / "tabletown.db-wal"
    length = log.stat().st_size
    moves = LOG + 100
    try:
        seats = [SeatRow(0, "human", "", "", False, 0)]
        row = TableRow(
            "t", "quickdraw", "header", "", "running", False, True, "", "wait", 0, seats, []
        )
        connection = store.writer()
        store.insert_table(connection, row)
        connection.commit()
        for number in range(1, moves + 1):
            line = f"{number} s0 pass\n"
            store.commit_appends([Append("t", number, line, 0, "", number, "", "", 0)])
        assert log.stat().st_size == length
        killed.mkdir()
        for name in ("tabletown.db", "tabletown.db-wal"):
            shutil.copy(data / name, killed)
    finally:
        store.close()
    again = Store(killed)
    again.open()
    try:
        (row,) = again.running()
        assert [append.first for append in row.appends] == list(range(1, moves + 1))
    finally:
        again.close()


def test_data_of_the_first_release_moves_up(tmp_path: Path) -> None:
    store = Store(tmp_path)
    with store.engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        connection.exec_driver_sql(
            "INSERT INTO tables VALUES ('t', 'quickdraw', '', '', 'over', 0, 1, '{}', 'wait', 1)"
        )
        connection.exec_driver_sql("INSERT INTO seats VALUES ('t', 0, 'human', 'Ada', '', 0, 2)")
    store.open()
    seat = row_of(store, "t").seats[0]
    assert (seat.name, seat.generation, seat.hints) == ("Ada", 2, 0)
    with store.engine.connect() as connection:
        config.attributes["connection"] = connection
        command.check(config)
    store.close()


@pytest.mark.database
def test_a_second_server_on_the_same_postgresql_is_refused(
    tmp_path: Path, postgres: Postgres
) -> None:
    with Running(tmp_path / "a", postgres.url), pytest.raises(RuntimeError, match="data-taken"):
        Running(tmp_path / "b", postgres.url).start()


@pytest.mark.database
async def test_the_database_may_go_away_and_come_back(tmp_path: Path, postgres: Postgres) -> None:
    with Running(tmp_path, postgres.url) as server:
        table, tokens = server.make()
        async with server.seat(table, tokens[0]) as a:
            seal = next(o["a"] for o in a.frame["decision"]["options"] if o["do"] == "play")
            postgres.kill()
            answer = asyncio.ensure_future(a.act(seal))
            await asyncio.sleep(0.3)
            postgres.start()
            assert (await answer)["type"] == "ack"
        row = row_of(Store(tmp_path, postgres.url), table)
        assert [append.client for append in row.appends if append.client]


async def test_the_client_goes_on_after_a_kill(tmp_path: Path) -> None:
    server = Running(tmp_path).start()
    table, tokens = server.make(kinds=("human", "bot"))
    me = await server.seat(table, tokens[0]).open()
    await me.play(random.Random(1))
    await me.until(lambda: me.options)
    kept = me.frame
    server.kill()
    server.start(server.port)
    await me.close()
    await me.open()
    assert me.frame["view"] == kept["view"]
    assert me.frame["seq"] == kept["seq"]
    await me.close()
    assert server.stop() == 0


async def test_a_repetition_is_known_after_a_restart(tmp_path: Path) -> None:
    server = Running(tmp_path).start()
    table, tokens = server.make()
    a = await server.seat(table, tokens[0]).open()
    seq = a.frame["seq"]
    seal = next(o["a"] for o in a.frame["decision"]["options"] if o["do"] == "play")
    first = await a.act(seal, id="once")
    server.kill()
    await a.close()
    server.start()
    await a.open()
    assert await a.act(seal, seq=seq, id="once") == first
    await a.close()
    server.stop()


async def test_a_table_that_differs_is_frozen_and_the_others_go_on(tmp_path: Path) -> None:
    server = Running(tmp_path).start()
    broken, tokens = server.make()
    sound, _ = server.make()
    async with server.seat(broken, tokens[0]) as a:
        await a.play(random.Random(1))
    server.stop()
    with sqlite3.connect(tmp_path / "tabletown.db") as database:
        database.execute(
            "UPDATE journal SET fingerprint = '0000000000000000' WHERE table_id = ?", (broken,)
        )
    server.start()
    state = server.call("GET", f"/api/tables/{broken}")[1]
    assert state["frozen"]["code"] == "fingerprint-differs"
    assert server.call("GET", f"/api/tables/{sound}")[1]["frozen"] is None
    stranger = await server.seat(broken, tokens[0]).open(hello=False)
    await stranger.send({"type": "hello", "token": tokens[0]})
    await asyncio.wait_for(stranger.hung_up(), 10)
    assert (stranger.closed, stranger.heard[-1]["code"]) == (4409, "table-frozen")
    server.stop()


async def test_a_table_of_older_rules_moves_up_if_it_plays_the_same(tmp_path: Path) -> None:
    server = Running(tmp_path).start()
    table, tokens = server.make()
    async with server.seat(table, tokens[0]) as a:
        await a.play(random.Random(1))
        kept = a.frame["view"]
    server.stop()
    store = Store(tmp_path)
    store.open()
    row = row_of(store, table)
    old = row.header.replace("\nrules 1 ", "\nrules 0 ")
    assert old != row.header
    from tabletown.core.journal import Writer

    writer = Writer()
    header = writer.lines([line.rpartition(" #")[0] for line in old.splitlines()])
    for append in row.appends:
        append.lines = writer.lines(
            [line.rpartition(" #")[0] for line in append.lines.splitlines()]
        )
    store.replace_journal(store.writer(), table, header, row.appends)
    store.writer().commit()
    store.close()
    server.start()
    async with server.seat(table, tokens[0]) as a:
        assert a.frame["view"] == kept
    server.stop()
    store = Store(tmp_path)
    assert "\nrules 1 " in row_of(store, table).header
    store.close()


async def test_export_and_import_give_the_same_games(tmp_path: Path) -> None:
    server = Running(tmp_path / "a").start()
    over, tokens = server.make(kinds=("human", "human"))
    async with server.seat(over, tokens[0]) as a, server.seat(over, tokens[1]) as b:
        await finish([a, b], random.Random(1))
    running, tokens = server.make(kinds=("human", "human"))
    async with server.seat(running, tokens[0]) as a:
        await a.play(random.Random(1))
        view = a.frame["view"]
    server.stop()
    assert export(tmp_path / "out", tmp_path / "a") == 2
    texts = [path.read_text() for path in sorted((tmp_path / "out").iterdir())]
    finished = [text for text in texts if tables.replay(text).is_over]
    tables.verify(finished[0])
    names = take_in(texts, tmp_path / "b")
    assert len(set(names)) == 2
    with Running(tmp_path / "b") as server:
        states = [server.call("GET", f"/api/tables/{name}")[1] for name in names]
        assert sorted(state["over"] for state in states) == [False, True]
        name = next(state["table"] for state in states if not state["over"])
        token = server.call("POST", f"/api/tables/{name}/seats/0", {})[1]["token"]
        async with server.seat(name, token) as a:
            assert a.frame["view"] == view
            # What a journal brings along was played for nobody who sits down now.
            assert not any(message["type"] == "played" for message in a.heard)
    with pytest.raises(StoreError, match="unknown-database"):
        Store(tmp_path, "mysql://x")


def test_the_first_line_says_where_it_listens(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tabletown.cli", "serve", "--port", "0", "--data"]
    process = subprocess.Popen(
        [*command, str(tmp_path)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    )
    assert process.stdout is not None
    line = process.stdout.readline().decode()
    assert re.fullmatch(r"listening on http://127\.0\.0\.1:\d+\n", line)
    process.terminate()
    assert process.wait(30) == 0
    process.stdout.close()
