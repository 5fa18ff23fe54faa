"""Seats, tokens, stand-ins, chat, consent, history, clocks: the table around the game."""

import asyncio
import random
import socket
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tabletown import bots
from tabletown.games import GAMES
from tabletown.server.store import Store
from tests.server.running import Client, Running, finish, row_of


def seal(client: Client) -> int:
    """A face-down card: it shows nobody anything."""
    options = client.frame["decision"]["options"]
    return int(next(option["a"] for option in options if option["do"] == "play"))


async def test_an_open_seat_is_taken_once(server: Running) -> None:
    table, tokens = server.make(kinds=("human", "open"), public=True)
    assert list(tokens) == [0]
    listed = server.call("GET", "/api/tables")[1]
    assert [row["open"] for row in listed if row["table"] == table] == [[1]]
    status, taken = server.call("POST", f"/api/tables/{table}/seats/1", {"name": "Eva"})
    assert status == 200
    assert taken["link"].endswith(f"/#/t/{table}/{taken['token']}")
    status, problem = server.call("POST", f"/api/tables/{table}/seats/1", {})
    assert (status, problem["code"]) == (409, "seat-taken")
    assert server.call("POST", f"/api/tables/{table}/seats/9", {})[0] == 404
    async with server.seat(table, taken["token"]) as eva:
        assert eva.note["seats"][1]["name"] == "Eva"
    listed = server.call("GET", "/api/tables")[1]
    assert table not in [row["table"] for row in listed]


async def test_a_seat_handed_over_leaves_the_old_token_void(server: Running) -> None:
    table, tokens = server.make(kinds=("human", "human"))
    me = await server.seat(table, tokens[0]).open()
    given = await me.ask("seat", do="hand-over")
    assert given["type"] == "seat" and given["token"] != tokens[0]
    await asyncio.wait_for(me.hung_up(), 10)
    assert me.closed == 4401
    async with server.seat(table, given["token"]) as other:
        assert other.frame["view"]["seat"] == 0
    late = await server.seat(table, tokens[0]).open(hello=False)
    await late.send({"type": "hello", "token": tokens[0]})
    await asyncio.wait_for(late.hung_up(), 10)
    assert late.closed == 4401
    assert late.heard[-1]["code"] == "token-revoked"


async def test_a_token_of_another_table_or_a_forged_one_is_refused(server: Running) -> None:
    table, tokens = server.make()
    other, _ = server.make()
    for token in (tokens[0][:-2] + "xx", "x", "", "a.b.c"):
        stranger = await server.seat(table).open(hello=False)
        await stranger.send({"type": "hello", "token": token})
        await asyncio.wait_for(stranger.hung_up(), 10)
        assert stranger.closed == 4401
    stranger = await server.seat(other).open(hello=False)
    await stranger.send({"type": "hello", "token": tokens[0]})
    await asyncio.wait_for(stranger.hung_up(), 10)
    assert stranger.heard[-1]["code"] == "bad-token"


async def test_a_bot_stands_in_and_the_person_takes_the_seat_back(server: Running) -> None:
    table, tokens = server.make(kinds=("human", "human"))
    async with server.seat(table, tokens[0]) as a, server.seat(table, tokens[1]) as b:
        assert (await b.ask("seat", do="bot", level="random"))["type"] == "seat"
        await a.until(lambda: a.note["seats"][1]["stand_in"])
        await b.until(lambda: not b.options)
        assert (await b.ask("seat", do="return"))["type"] == "seat"
        await a.until(lambda: not a.note["seats"][1]["stand_in"])
        await a.act(seal(a))
        await b.until(lambda: b.options)
        await asyncio.sleep(0.2)
        assert b.options


async def test_a_left_seat_is_open_and_a_bot_may_fill_it(server: Running) -> None:
    table, tokens = server.make(kinds=("human", "human"))
    async with server.seat(table, tokens[0]) as a:
        b = await server.seat(table, tokens[1]).open()
        assert (await a.ask("seat", do="bot", seat=1))["code"] == "not-yours"
        assert (await b.ask("seat", do="leave"))["type"] == "seat"
        await a.until(lambda: a.note["seats"][1]["kind"] == "open")
        assert (await a.ask("seat", do="bot", seat=1, level="random"))["type"] == "seat"
        await a.until(lambda: a.note["seats"][1]["kind"] == "bot")
        rng = random.Random(1)
        while not a.frame["result"]:
            await a.until(lambda: a.options or a.frame["result"])
            if a.options:
                await a.play(rng)


async def test_chat_reaches_everybody_once(server: Running) -> None:
    table, tokens = server.make()
    async with server.seat(table, tokens[0]) as a, server.seat(table) as watcher:
        said = await a.ask("chat", text="  hello   there ", id="c1")
        assert said["text"] == "hello there"
        assert await a.ask("chat", text="  hello   there ", id="c1") == said
        await watcher.until(lambda: any(m["type"] == "chat" for m in watcher.heard))
        assert (await watcher.ask("chat", text="hi"))["code"] == "not-seated"
        async with server.seat(table, tokens[1]) as b:
            assert [m["text"] for m in b.heard if m["type"] == "chat"] == ["hello there"]


async def test_going_back_beyond_the_horizon_needs_everybody(server: Running) -> None:
    table, tokens = server.make(kinds=("human", "human"), seed=11)
    async with server.seat(table, tokens[0]) as a, server.seat(table, tokens[1]) as b:
        before = a.frame["view"]
        await a.act(seal(a))
        await b.act(seal(b))
        await a.until(lambda: a.frame["view"]["zones"] != before["zones"] and a.frame["undo"])
        assert (await a.ask("undo"))["type"] == "refused"
        assert (await a.ask("undo", beyond=True))["type"] == "ack"
        await b.until(lambda: any(m["type"] == "proposal" for m in b.heard))
        wish = next(m for m in b.heard if m["type"] == "proposal")
        assert (wish["state"], wish["needed"]) == ("open", [1])
        assert (await b.ask("consent", to=wish["to"], yes=True))["type"] == "ack"
        await a.until(lambda: a.frame["view"] == before)
        assert (await b.ask("consent", to=wish["to"], yes=True))["code"] == "no-such-proposal"
        await a.until(lambda: a.note["marked"])
        await finish([a, b], random.Random(3))


async def test_a_proposal_refused_changes_nothing(server: Running) -> None:
    table, tokens = server.make(kinds=("human", "human"), seed=11)
    async with server.seat(table, tokens[0]) as a, server.seat(table, tokens[1]) as b:
        await a.act(seal(a))
        await b.act(seal(b))
        await a.ask("undo", beyond=True)
        await b.until(lambda: any(m["type"] == "proposal" for m in b.heard))
        view = b.frame["view"]
        to = next(m["to"] for m in b.heard if m["type"] == "proposal")
        await b.ask("consent", to=to, yes=False)
        await a.until(lambda: any(m.get("state") == "refused" for m in a.heard))
        assert b.frame["view"] == view
        assert not a.note["marked"]


async def test_alone_one_may_go_further_back_and_the_game_is_marked(server: Running) -> None:
    table, tokens = server.make(kinds=("human", "bot"), seed=3)
    async with server.seat(table, tokens[0]) as a:
        before = a.frame["view"]
        await a.act(seal(a))
        await a.until(lambda: a.frame["undo"] not in ("", "nothing-to-undo"))
        assert (await a.ask("undo", beyond=True))["type"] == "ack"
        await a.until(lambda: a.frame["view"] == before)
        await a.until(lambda: a.note["marked"])


async def test_history_shows_every_moment_as_it_was_seen(server: Running) -> None:
    table, tokens = server.make(kinds=("human", "human"), seed=4)
    async with server.seat(table, tokens[0]) as a, server.seat(table, tokens[1]) as b:
        first = a.frame["view"]
        for _ in range(3):
            for client in (a, b):
                if client.options:
                    await client.play(random.Random(2))
        now = await a.ask("history", at=0)
        of = now["of"]
        last = await a.ask("history", at=of)
        assert last["view"] == a.frame["view"]
        assert (await a.ask("history", at=of + 1))["code"] == "no-such-position"
        assert (await a.ask("history", at=0, seat=1))["code"] == "not-yours"
        views = [(await a.ask("history", at=at))["view"] for at in range(of + 1)]
        assert first in views
        await finish([a, b], random.Random(3))
        told = await a.ask("history", at=2, seat=1)
        assert told["view"]["seat"] == 1


async def test_a_rivals_sealed_answer_makes_no_position(server: Running) -> None:
    table, tokens = server.make(kinds=("human", "human"), seed=4)
    async with server.seat(table, tokens[0]) as a, server.seat(table, tokens[1]) as b:
        before = (await b.ask("history", at=0))["of"]
        await a.act(seal(a))
        assert (await b.ask("history", at=0))["of"] == before
        await a.ask("undo")
        await a.until(lambda: a.options)
        assert (await b.ask("history", at=0))["of"] == before
        hidden = server.call("GET", f"/api/tables/{table}/journal")[1]
        assert "s0" not in hidden


async def test_hints_are_given_unless_forbidden(server: Running) -> None:
    table, tokens = server.make(kinds=("human", "human"))
    async with server.seat(table, tokens[0]) as a:
        hint = await a.ask("hint", timeout=60)
        assert hint["type"] == "hint"
        assert hint["options"][0]["a"] in a.options
    table, tokens = server.make(kinds=("human", "human"), options={"hints": False})
    async with server.seat(table, tokens[0]) as a:
        assert (await a.ask("hint"))["code"] == "hints-off"


async def test_a_hint_is_not_given_for_a_question_that_is_answered(server: Running) -> None:
    """The answer follows the wish for a hint so closely that both are read at once."""
    table, tokens = server.make(kinds=("human", "human"))
    async with server.seat(table, tokens[0]) as a:
        line = a.socket.transport.get_extra_info("socket")
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_CORK, 1)
        await a.send({"type": "hint", "id": "advise"})
        await a.send({"type": "act", "id": "act", "seq": a.frame["seq"], "actions": [seal(a)]})
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_CORK, 0)
        await a.until(lambda: {"advise", "act"} <= {message.get("id") for message in a.heard})
        answers = {message["id"]: message for message in a.heard if "id" in message}
        assert answers["act"]["type"] == "ack"
        assert answers["advise"]["code"] == "stale-seq"
    assert server.tracebacks() == []


async def test_a_hint_is_on_record_before_it_is_given(tmp_path: Path) -> None:
    server = Running(tmp_path).start()
    table, tokens = server.make(kinds=("human", "human"))
    a = await server.seat(table, tokens[0]).open()
    b = await server.seat(table, tokens[1]).open()
    assert (await a.ask("hint", timeout=60))["type"] == "hint"
    await b.until(lambda: b.note["seats"][0]["hints"] == 1)
    server.kill()
    await a.close()
    await b.close()
    server.start()
    async with server.seat(table, tokens[1]) as b:
        assert [seat["hints"] for seat in b.note["seats"]] == [1, 0]
    server.stop()


async def test_a_proposal_goes_with_the_one_who_made_it(server: Running) -> None:
    table, tokens = server.make(kinds=("human", "human", "human"), seed=11)
    clients = [await server.seat(table, tokens[seat]).open() for seat in range(3)]
    a, b, _ = clients
    for client in clients:
        await client.act(seal(client))
    assert (await a.ask("undo", beyond=True))["type"] == "ack"
    await b.until(lambda: any(m["type"] == "proposal" for m in b.heard))
    to = next(m["to"] for m in b.heard if m["type"] == "proposal")
    await a.ask("seat", do="leave")
    await b.until(lambda: any(m.get("state") == "refused" for m in b.heard))
    assert (await b.ask("consent", to=to, yes=True))["code"] == "no-such-proposal"
    for client in clients:
        await client.close()


@pytest.mark.parametrize("on_expiry", ["bot", "default"])
async def test_a_clock_that_runs_out_does_what_the_table_chose(
    server: Running, on_expiry: str
) -> None:
    clock = {"kind": "move", "seconds": 1}
    table, tokens = server.make(kinds=("human", "human"), clock=clock, on_expiry=on_expiry)
    async with server.seat(table, tokens[0]) as a, server.seat(table, tokens[1]) as b:
        assert [note["is_running"] for note in a.frame["clocks"]] == [True, True]
        await b.act(seal(b))
        if on_expiry == "bot":
            await a.until(lambda: a.note["seats"][0]["stand_in"])
        await a.until(lambda: a.frame["undo"] != "nothing-to-undo")
        assert a.frame["clocks"]


async def test_bad_clocks_and_bad_wishes_are_refused(server: Running) -> None:
    seats = [{"kind": "human"}, {"kind": "human"}]
    wishes = [
        ({"game": "quickdraw", "seats": seats, "clock": {"kind": "move"}}, "bad-clock"),
        ({"game": "nothing", "seats": seats}, "unknown-game"),
        ({"game": "quickdraw", "seats": seats[:1]}, "bad-seats"),
        ({"game": "quickdraw", "seats": seats, "options": {"x": 1}}, "unknown-option"),
        (
            {"game": "quickdraw", "seats": [{"kind": "bot", "level": "god"}, seats[0]]},
            "unknown-level",
        ),
    ]
    for wish, code in wishes:
        status, problem = server.call("POST", "/api/tables", wish)
        assert (status, problem["code"]) == (400, code)
        assert problem["text"]
    wish = {"game": "quickdraw", "seats": seats, "color": "red"}
    assert server.call("POST", "/api/tables", wish)[0] == 400


async def test_a_table_with_nobody_left_rests(server: Running) -> None:
    table, tokens = server.make(kinds=("human", "bot", "bot"))
    state = server.call("GET", f"/api/tables/{table}")[1]
    assert state["paused"]
    await asyncio.sleep(0.3)
    assert "s1" not in server.call("GET", f"/api/tables/{table}/journal")[1]
    async with server.seat(table):
        # Who only watches waits for the people too.
        assert server.call("GET", f"/api/tables/{table}")[1]["paused"]
    async with server.seat(table, tokens[0]):
        assert not server.call("GET", f"/api/tables/{table}")[1]["paused"]


async def test_bots_alone_play_for_those_who_watch(server: Running) -> None:
    table, _ = server.make(kinds=("bot", "bot"))
    async with server.seat(table) as watcher:
        await watcher.until(lambda: watcher.frame["result"])


async def test_limits_floods_and_size(tmp_path: Path) -> None:
    with Running(tmp_path, quick=False, TABLETOWN_TABLES_PER_ADDRESS="2") as server:
        table, tokens = server.make()
        server.make()
        seats = [{"kind": "human"}, {"kind": "human"}]
        status, problem = server.call("POST", "/api/tables", {"game": "quickdraw", "seats": seats})
        assert (status, problem["code"]) == (429, "too-many")
        flood = await server.seat(table, tokens[0]).open()
        for _ in range(400):
            try:
                await flood.send({"type": "ping"})
            except OSError:
                break
            except Exception:
                break
        await asyncio.wait_for(flood.hung_up(), 20)
        assert flood.closed == 1008
        large = await server.seat(table, tokens[0]).open()
        refused = await large.ask("chat", id="x", text="x" * 400)
        assert refused["code"] == "bad-message"
        await large.send("x" * 20_000)
        await large.until(lambda: large.heard[-1].get("code") == "too-long")
        await large.close()
        assert server.tracebacks() == []


async def test_a_message_in_a_thousand_pieces_and_calls_without_end_are_refused(
    tmp_path: Path,
) -> None:
    settings = {"TABLETOWN_REQUESTS_BURST": "50", "TABLETOWN_REQUESTS_PER_SECOND": "0.001"}
    with Running(tmp_path, quick=False, **settings) as server:
        table, tokens = server.make()
        crumbs = await server.seat(table, tokens[0]).open(hello=False)

        async def pieces() -> AsyncIterator[str]:
            for _ in range(1000):
                yield ""

        try:
            await crumbs.socket.send(pieces())
        except ConnectionClosed:
            pass
        await asyncio.wait_for(crumbs.hung_up(), 20)
        assert crumbs.closed == 1009
        statuses = [server.call("GET", f"/api/tables/{table}")[0] for _ in range(40)]
        assert statuses[:10] == [200] * 10
        assert statuses[-1] == 429
        status, problem = server.call("GET", "/api/games", accept_language="pl")
        assert (status, problem["code"]) == (429, "too-fast")
        assert "Poczekaj" in problem["text"]


async def test_a_thinking_bot_answers_from_a_worker(server: Running) -> None:
    game = next((g.key for g in GAMES if len(bots.levels(g.key)) > 1), "quickdraw")
    level = bots.levels(game)[-1 if game == "quickdraw" else 1]
    table, tokens = server.make(game, ("human", {"kind": "bot", "level": level}))
    async with server.seat(table, tokens[0]) as me:
        rng = random.Random(5)
        for _ in range(4):
            await me.until(lambda: me.options, timeout=60)
            await me.play(rng)
        await me.until(lambda: me.options, timeout=60)
    assert "s1 " in row_of(Store(server.data), table).journal()


# Who may be played for, and what a left seat is


async def until_free(asker: Client, seat: int, **fields: Any) -> dict[str, Any]:
    """Ask for a bot in the place of *seat* until it is no longer too soon."""
    for _ in range(100):
        answer = await asker.ask("seat", do="bot", seat=seat, **fields)
        if answer.get("code") not in ("too-soon", "not-yours"):
            return answer
        await asyncio.sleep(0.1)
    raise AssertionError(answer)


@pytest.mark.parametrize("clock", [{"kind": "days", "days": 3}, {"kind": "bank", "seconds": 900}])
async def test_while_there_is_time_left_nobody_is_played_for(
    tmp_path: Path, clock: dict[str, object]
) -> None:
    """However long somebody is away, and after a restart too: time is counted, it decides."""
    server = Running(tmp_path, TABLETOWN_ABANDONED_AFTER="0").start()
    table, tokens = server.make(kinds=("human", "human"), clock=clock)
    a = await server.seat(table, tokens[0]).open()
    b = await server.seat(table, tokens[1]).open()
    assert a.note["rules"]["absent"] == "clock"
    await b.close()
    await a.until(lambda: not a.note["seats"][1]["connected"])
    refused = await a.ask("seat", do="bot", seat=1, level="random")
    assert (refused["type"], refused["code"]) == ("refused", "clock-decides")
    await a.close()
    assert server.stop() == 0
    server.start()
    async with server.seat(table, tokens[0]) as a:
        assert (await a.ask("seat", do="bot", seat=1))["code"] == "clock-decides"
        assert not a.note["seats"][1]["stand_in"]
    assert server.stop() == 0


async def test_a_bot_for_somebody_out_of_time_needs_the_consent_of_all_who_are_there(
    tmp_path: Path,
) -> None:
    with Running(tmp_path, TABLETOWN_ABANDONED_AFTER="0") as server:
        clock = {"kind": "move", "seconds": 1}
        table, tokens = server.make(kinds=("human",) * 3, clock=clock, on_expiry="wait")
        a = await server.seat(table, tokens[0]).open()
        b = await server.seat(table, tokens[1]).open()
        c = await server.seat(table, tokens[2]).open()
        await c.close()
        await asyncio.sleep(1.2)
        assert (await a.ask("seat", do="bot", seat=2))["type"] == "ack"
        await b.until(lambda: any(m["type"] == "proposal" for m in b.heard))
        wish = next(m for m in b.heard if m["type"] == "proposal")
        assert (wish["absent"], wish["yes"], wish["needed"]) == (2, [0], [1])
        assert not b.note["seats"][2]["stand_in"]
        await b.ask("consent", to=wish["to"], yes=True)
        await a.until(lambda: a.note["seats"][2]["stand_in"])
        await a.close()
        await b.close()


async def test_without_a_clock_a_while_must_pass_and_the_level_is_the_tables(
    tmp_path: Path,
) -> None:
    with Running(tmp_path, TABLETOWN_ABANDONED_AFTER="2") as server:
        table, tokens = server.make("deadwood", kinds=("human", "human"))
        a = await server.seat(table, tokens[0]).open()
        rules = a.note["rules"]
        assert (rules["absent"], rules["after_s"], rules["level"]) == ("agreed", 2, "regular")
        b = await server.seat(table, tokens[1]).open()
        await b.close()
        await a.until(lambda: not a.note["seats"][1]["connected"])
        refused = await a.ask("seat", do="bot", seat=1, level="random")
        assert refused["code"] == "too-soon"
        assert (await until_free(a, 1, level="random"))["type"] == "seat"
        await a.until(lambda: a.note["seats"][1]["stand_in"])
        assert a.note["seats"][1]["level"] == "regular"
        await a.close()


async def test_who_comes_back_gets_the_seat_and_is_told_what_was_played(tmp_path: Path) -> None:
    server = Running(tmp_path, TABLETOWN_ABANDONED_AFTER="0").start()
    table, tokens = server.make(kinds=("human", "human"), seed=5)
    a = await server.seat(table, tokens[0]).open()
    b = await server.seat(table, tokens[1]).open()
    assert not any(m["type"] == "played" for m in b.heard)
    await b.close()
    await a.until(lambda: not a.note["seats"][1]["connected"])
    assert (await until_free(a, 1))["type"] == "seat"
    await a.act(seal(a))
    await a.until(lambda: a.frame["undo"] not in ("", "nothing-to-undo"))
    await a.close()
    # What was played is known after a restart as well.
    assert server.stop() == 0
    server.start()
    async with server.seat(table, tokens[1]) as b:
        played = next(m for m in b.heard if m["type"] == "played")
        assert played["seat"] == 1
        assert played["answers"]
        journal = row_of(Store(server.data), table).journal()
        assert all(f"s1 {text}" in journal for text in played["answers"])
        assert b.note["seats"][1]["stand_in"]
        assert (await b.ask("seat", do="return"))["type"] == "seat"
        async with server.seat(table, tokens[0]) as a:
            while not b.options:
                await a.play(random.Random(1))
                await asyncio.sleep(0.1)
        assert not b.note["seats"][1]["stand_in"]
        await b.act(b.options[0])
    async with server.seat(table, tokens[1]) as b:
        assert not any(m["type"] == "played" for m in b.heard)
    assert server.stop() == 0


async def test_a_seat_left_after_an_answer_goes_to_a_bot_and_can_be_looked_at_by_nobody(
    server: Running,
) -> None:
    table, tokens = server.make(kinds=("human", "human"))
    a = await server.seat(table, tokens[0]).open()
    b = await server.seat(table, tokens[1]).open()
    assert b.note["rules"]["left"] == "open"
    await b.act(seal(b))
    assert (await b.ask("seat", do="leave"))["type"] == "seat"
    await a.until(lambda: a.note["seats"][1]["kind"] == "bot")
    assert a.note["rules"]["left"] == "bot"
    assert a.note["seats"][1]["hands"] == 1
    status, problem = server.call("POST", f"/api/tables/{table}/seats/1", {})
    assert (status, problem["code"]) == (409, "seat-taken")
    await a.close()
    await b.close()


async def test_takings_and_leavings_show(server: Running) -> None:
    table, tokens = server.make(kinds=("human", "open"))
    async with server.seat(table, tokens[0]) as a:
        for count in (1, 3):
            taken = server.call("POST", f"/api/tables/{table}/seats/1", {})[1]
            await a.until(lambda: a.note["seats"][1]["hands"] == count)  # noqa: B023
            async with server.seat(table, taken["token"]) as looker:
                await looker.ask("seat", do="leave")
        await a.until(lambda: a.note["seats"][1]["hands"] == 4)
        assert a.note["seats"][1]["kind"] == "open"
