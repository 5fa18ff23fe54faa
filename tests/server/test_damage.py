"""Damaged rows, damaged files, other rules: one table is frozen, everything can still be read."""

import asyncio
import random
import sqlite3
from pathlib import Path

import pytest

from tabletown.server import finished, operators
from tabletown.server.lobby import Lobby
from tabletown.server.store import Store
from tabletown.server.trouble import StoreError
from tabletown.server.wire import Clock
from tests.server.home import answer, at_home, made
from tests.server.running import Running, finish, row_of

DAMAGES = {
    "clock-is-no-json": "UPDATE tables SET clock = 'soon' WHERE id = ?",
    "clock-of-an-unknown-kind": 'UPDATE tables SET clock = \'{"kind":"moon"}\' WHERE id = ?',
    "clock-is-a-blob": "UPDATE tables SET clock = x'ff00' WHERE id = ?",
    "clocks-are-no-numbers": "UPDATE journal SET clocks = 'x y' WHERE table_id = ?",
    "lines-are-a-blob": "UPDATE journal SET lines = CAST(lines AS BLOB) WHERE table_id = ?",
    "a-seat-is-missing": "DELETE FROM seats WHERE seat = 1 AND table_id = ?",
    "the-first-seat-is-missing": "DELETE FROM seats WHERE seat = 0 AND table_id = ?",
    "all-seats-are-missing": "DELETE FROM seats WHERE table_id = ?",
    "another-seed": f"UPDATE tables SET seed = '{'ab' * 32}' WHERE id = ?",
    "no-seed": "UPDATE tables SET seed = '' WHERE id = ?",
    "a-seed-of-words": "UPDATE tables SET seed = 'luck' WHERE id = ?",
    "no-header": "UPDATE tables SET header = '' WHERE id = ?",
    "an-unknown-game": "UPDATE tables SET header = replace(header, 'quick', 'slow') WHERE id = ?",
    "an-unknown-kind-of-seat": "UPDATE seats SET kind = 'ghost' WHERE table_id = ?",
    "a-generation-of-words": "UPDATE seats SET generation = 'old' WHERE table_id = ?",
}


@pytest.mark.parametrize("damage", DAMAGES)
async def test_audit_M4_one_damaged_row_freezes_one_table(damage: str, tmp_path: Path) -> None:
    async with at_home(tmp_path) as lobby:
        broken = await days_table(lobby)
        sound = await days_table(lobby)
    with sqlite3.connect(tmp_path / "tabletown.db") as database:
        database.execute("PRAGMA foreign_keys=OFF")
        database.execute(DAMAGES[damage], (broken,))
    async with at_home(tmp_path) as lobby:
        actor = await lobby.find(broken)
        assert actor.frozen is not None
        assert actor.state().frozen == actor.frozen
        assert (await lobby.find(sound)).frozen is None
    faults = [fault for fault in operators.check(tmp_path) if fault is not None]
    assert {fault.where for fault in faults} == {broken}


async def days_table(lobby: Lobby) -> str:
    actor = await made(lobby, clock=Clock("days", days=3), on_expiry="default")
    answer(actor)
    await asyncio.sleep(0.05)
    return actor.id


async def test_audit_M4_check_finds_nothing_wrong_with_sound_data(tmp_path: Path) -> None:
    async with at_home(tmp_path) as lobby:
        await days_table(lobby)
    assert list(operators.check(tmp_path)) == [None]


async def test_audit_M4_damaged_pages_are_told_by_check_and_by_serve(tmp_path: Path) -> None:
    async with at_home(tmp_path) as lobby:
        for _ in range(40):
            await days_table(lobby)
    path = tmp_path / "tabletown.db"
    data = bytearray(path.read_bytes())
    for page in range(1, len(data) // 4096):
        data[page * 4096 : page * 4096 + 64] = b"\xaa" * 64
    path.write_bytes(data)
    found: list[str] = []
    with pytest.raises(StoreError, match="data-unusable"):
        for fault in operators.check(tmp_path):
            found += [fault.error.code] if fault is not None else []
    assert "database-damaged" in found
    with pytest.raises(StoreError, match="data-unusable"):
        Store(tmp_path).open()


async def test_audit_M7_a_finished_game_stays_readable_whatever_the_rules_become(
    tmp_path: Path,
) -> None:
    with Running(tmp_path) as server:
        table, tokens = server.make()
        async with server.seat(table, tokens[0]) as a, server.seat(table, tokens[1]) as b:
            await finish([a, b], random.Random(1))
            result = a.frame["result"]
        before = server.call("GET", f"/api/tables/{table}")[1]
        journal = server.call("GET", f"/api/tables/{table}/journal")[1]
        assert before["result"] == result
    with sqlite3.connect(tmp_path / "tabletown.db") as database:
        # The journal of a release that played by other rules, as this one would see it.
        database.execute("UPDATE tables SET header = replace(header, ' rules 1 ', ' rules 9 ')")
        database.execute("UPDATE journal SET lines = replace(lines, ' play ', ' toss ')")
    with Running(tmp_path) as server:
        after = server.call("GET", f"/api/tables/{table}")[1]
        assert after["frozen"] is not None
        assert (after["over"], after["result"]) == (True, result)
        assert after["seed"] == before["seed"]
        status, text = server.call("GET", f"/api/tables/{table}/journal")
        assert status == 200
        assert text == journal.replace(" play ", " toss ")


async def test_audit_M7_results_of_older_data_are_filled_in(tmp_path: Path) -> None:
    with Running(tmp_path) as server:
        table, tokens = server.make()
        async with server.seat(table, tokens[0]) as a, server.seat(table, tokens[1]) as b:
            await finish([a, b], random.Random(1))
            result = a.frame["result"]
    with sqlite3.connect(tmp_path / "tabletown.db") as database:
        database.execute("UPDATE tables SET result = ''")
    async with at_home(tmp_path) as lobby:
        for _ in range(200):
            row = row_of(lobby.store, table)
            if row.result:
                break
            await asyncio.sleep(0.02)
        found = finished.state(row, None).result
        assert found is not None
        assert list(found.scores) == result["scores"]


async def test_audit_M7_frozen_tables_leave_the_memory(tmp_path: Path) -> None:
    async with at_home(tmp_path) as lobby:
        table = await days_table(lobby)
    with sqlite3.connect(tmp_path / "tabletown.db") as database:
        database.execute("UPDATE tables SET seed = ''")
    async with at_home(tmp_path) as lobby:
        assert (await lobby.find(table)).frozen is not None
        lobby.upkeep.put_away(float("inf"))
        assert lobby.actors == {}
