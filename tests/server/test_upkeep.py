"""Tables leave the memory, come back, end by themselves; clocks of days run without anybody."""

import asyncio
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tabletown.server import operators, upkeep
from tabletown.server.clocks import DAY
from tabletown.server.lobby import Lobby
from tabletown.server.records import Outline
from tabletown.server.trouble import StoreError
from tabletown.server.wire import Clock, Refusal
from tests.server.home import Listener, answer, at_home, made
from tests.server.running import row_of


async def until(condition: Callable[[], bool]) -> None:
    for _ in range(1000):
        if condition():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it never came")


def set_back(data: Path, table: str, days: float) -> None:
    """Make everything at *table* so much older."""
    by = int(days * DAY * 1000)
    with sqlite3.connect(data / "tabletown.db") as database:
        database.execute("UPDATE tables SET created = created - ? WHERE id = ?", (by, table))
        database.execute("UPDATE journal SET at = at - ? WHERE table_id = ?", (by, table))
        for first, clocks in database.execute(
            "SELECT first, clocks FROM journal WHERE table_id = ?", (table,)
        ).fetchall():
            words = [
                f"@{int(word[1:]) - by}" if word[0] == "@" else word for word in clocks.split()
            ]
            database.execute(
                "UPDATE journal SET clocks = ? WHERE table_id = ? AND first = ?",
                (" ".join(words), table, first),
            )


async def test_audit_H2_an_unfinished_table_leaves_the_memory_and_comes_back(
    tmp_path: Path,
) -> None:
    async with at_home(tmp_path) as lobby:
        actor = await made(lobby)
        answer(actor)
        await until(lambda: not actor._is_busy)
        view = actor.table.state.fingerprint()
        lobby.upkeep.put_away(time.monotonic() + 1)
        assert lobby.actors == {}
        again = await lobby.find(actor.id)
        assert again is not actor
        assert again.table.state.fingerprint() == view


async def test_audit_H2_a_table_with_company_or_work_in_hand_stays(tmp_path: Path) -> None:
    async with at_home(tmp_path) as lobby:
        seated, looked_at = await made(lobby), await made(lobby)
        seated.attach(Listener(), 0)
        lobby.came(looked_at.id)
        lobby.upkeep.put_away(time.monotonic() + 1)
        assert set(lobby.actors) == {seated.id, looked_at.id}
        lobby.went(looked_at.id)
        lobby.upkeep.put_away(time.monotonic() + 1)
        assert set(lobby.actors) == {seated.id}
        assert lobby.guests == {}


async def test_audit_H2_a_full_memory_makes_room_and_locks_nobody_out(tmp_path: Path) -> None:
    async with at_home(tmp_path, tables=5) as lobby:
        first = await made(lobby)
        for _ in range(20):
            await made(lobby)
        assert len(lobby.actors) == 5
        assert (await lobby.find(first.id)).frozen is None
        for actor in list(lobby.actors.values()):
            actor.attach(Listener(), 0)
        with pytest.raises(Refusal, match="too-many") as full:
            await made(lobby)
        assert full.value.status == 503
        next(iter(lobby.actors.values())).sessions.clear()
        await made(lobby)


async def test_audit_H2_a_start_replays_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with at_home(tmp_path) as lobby:
        names = [(await made(lobby)).id for _ in range(3)]
    async with at_home(tmp_path) as lobby:
        assert lobby.actors == {}
        await lobby.find(names[1])
        assert set(lobby.actors) == {names[1]}


async def test_audit_H2_unfinished_tables_expire_and_say_when(tmp_path: Path) -> None:
    async with at_home(tmp_path) as lobby:
        new = (await made(lobby)).id
        begun = await made(lobby)
        slow = await made(lobby, clock=Clock("days", days=30))
        for actor in (begun, slow):
            answer(actor)
            await until(lambda actor=actor: not actor._is_busy)  # type: ignore[misc]
        when = {
            name: upkeep.expires((await outline(lobby, name)), lobby.settings)
            for name in (new, begun.id, slow.id)
        }
    now = time.time()
    assert [round((when[name] / 1000 - now) / DAY) for name in when] == [3, 60, 90]
    set_back(tmp_path, new, 4)
    set_back(tmp_path, begun.id, 61)
    set_back(tmp_path, slow.id, 61)
    async with at_home(tmp_path) as lobby:
        watched = await lobby.find(begun.id)
        watched.attach(Listener(), 0)
        assert await lobby.upkeep.close_expired() == 1
        await until(lambda: row_of(lobby.store, new).status == "expired")
        watched.sessions.clear()
        assert await lobby.upkeep.close_expired() == 1
        await until(lambda: row_of(lobby.store, begun.id).status == "expired")
        assert await lobby.upkeep.close_expired() == 0
        closed = await lobby.find(begun.id)
        assert closed.frozen is not None and closed.frozen.code == "table-expired"
        assert (await lobby.find(slow.id)).frozen is None
        assert row_of(lobby.store, begun.id).journal().count("\n") > 10


async def outline(lobby: Lobby, name: str) -> Outline:
    found = await lobby.outline(name)
    assert found is not None
    return found


async def test_audit_M8_days_go_on_after_a_restart_without_anybody_looking(tmp_path: Path) -> None:
    clock = Clock("days", days=2)
    async with at_home(tmp_path) as lobby:
        table = await made(lobby, clock=clock, on_expiry="default")
        answer(table)
        await until(lambda: not table._is_busy)
        entries = len(table.table.entries)
    set_back(tmp_path, table.id, 2.5)
    async with at_home(tmp_path) as lobby:
        await until(lambda: row_of(lobby.store, table.id).appends[-1].first > entries)


async def test_audit_M8_a_bot_goes_on_after_a_restart_in_a_game_of_days(tmp_path: Path) -> None:
    async with at_home(tmp_path) as lobby:
        actor = await made(lobby, "human", "human", clock=Clock("days", days=2))
    with sqlite3.connect(tmp_path / "tabletown.db") as database:
        database.execute("UPDATE seats SET kind = 'bot', level = 'random' WHERE seat = 1")
    async with at_home(tmp_path) as lobby:
        await until(lambda: row_of(lobby.store, actor.id).appends[-1].seat == 1)


async def test_audit_M8_a_days_table_out_of_memory_comes_back_when_its_time_is_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(upkeep, "TICK", 0.02)
    async with at_home(tmp_path) as lobby:
        table = await made(lobby, clock=Clock("days", days=2), on_expiry="default")
        answer(table)
        await until(lambda: not table._is_busy)
        entries = len(table.table.entries)
        lobby.upkeep.put_away(time.monotonic() + 1)
        assert lobby.actors == {}
        set_back(tmp_path, table.id, 2.5)
        real = time.time
        monkeypatch.setattr(time, "time", lambda: real() + 2.5 * DAY)
        await until(lambda: row_of(lobby.store, table.id).appends[-1].first > entries)


async def test_audit_H2_operators_list_close_and_remove(tmp_path: Path) -> None:
    async with at_home(tmp_path) as lobby:
        actor = await made(lobby)
        session = Listener()
        actor.attach(session, 0)
        (found,) = operators.outlines(tmp_path)
        assert (found.id, found.status, found.seat) == (actor.id, "running", -1)
        with pytest.raises(StoreError, match="still-running"):
            operators.remove([actor.id], tmp_path)
        operators.close([actor.id], tmp_path)
        with pytest.raises(StoreError, match="not-running"):
            operators.close([actor.id], tmp_path)
        await lobby.upkeep.see_closed()
        assert session.closed == 4409
        assert actor.frozen is not None and actor.frozen.code == "table-closed"
    assert operators.show(actor.id, tmp_path)[1].status == "closed"
    operators.remove([actor.id], tmp_path)
    assert operators.outlines(tmp_path) == []
    with pytest.raises(StoreError, match="unknown-table"):
        operators.show(actor.id, tmp_path)
