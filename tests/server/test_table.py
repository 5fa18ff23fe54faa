"""The table over real sockets: frames, acks, drafts, undo, reconnect, hot seat, spectators."""

import asyncio
import random
from pathlib import Path

from tests.server.running import Running, finish


async def test_a_whole_game_between_two_people(server: Running) -> None:
    table, tokens = server.make(kinds=("human", "human"), seed=5)
    async with server.seat(table, tokens[0]) as a, server.seat(table, tokens[1]) as b:
        await finish([a, b], random.Random(1))
        assert a.frame["result"] == b.frame["result"]
    status, state = server.call("GET", f"/api/tables/{table}")
    assert (status, state["over"]) == (200, True)
    status, text = server.call("GET", f"/api/tables/{table}/journal")
    assert "seed " in text


async def test_a_game_against_bots_goes_on_by_itself(server: Running) -> None:
    table, tokens = server.make(kinds=("human", "bot", "bot"))
    async with server.seat(table, tokens[0]) as me:
        rng = random.Random(2)
        while not me.frame["result"]:
            await me.until(lambda: me.options or me.frame["result"])
            if me.options:
                await me.play(rng)


async def test_revs_have_no_gaps_and_rivals_sealed_answers_make_no_frame(server: Running) -> None:
    table, tokens = server.make(kinds=("human", "human"), seed=7)
    async with server.seat(table, tokens[0]) as a, server.seat(table, tokens[1]) as b:
        seen = len(b.raw)
        seal = next(o["a"] for o in a.frame["decision"]["options"] if o["do"] == "play")
        assert (await a.act(seal))["type"] == "ack"
        await a.until(lambda: not a.options)
        assert (await b.ask("history", at=0))["type"] == "history"
        assert [m["type"] for m in b.heard[seen:]] == ["history"]
        await finish([a, b], random.Random(3))
        for client in (a, b):
            revs = [m["rev"] for m in client.heard if m["type"] == "frame"]
            assert revs == list(range(revs[0], revs[0] + len(revs)))


async def test_repeats_stale_and_illegal_answers(server: Running) -> None:
    table, tokens = server.make(kinds=("human", "human"))
    async with server.seat(table, tokens[0]) as a:
        options, seq = a.options, a.frame["seq"]
        seal = next(o["a"] for o in a.frame["decision"]["options"] if o["do"] == "play")
        assert (await a.act(99999))["code"] == "not-legal"
        assert (await a.act(options[0], seq=seq + 1))["code"] == "stale-seq"
        first = await a.act(seal, id="one")
        again = await a.act(seal, seq=seq, id="one")
        assert first == again == {"type": "ack", "id": "one", "seq": seq}
        assert (await a.act(seal, seq=seq))["code"] in ("not-pending", "stale-seq")


async def test_a_draft_is_seen_by_nobody_and_kept_nowhere(server: Running) -> None:
    table, tokens = server.make(kinds=("human", "human"))
    async with server.seat(table, tokens[0]) as a, server.seat(table, tokens[1]) as b:
        heard = len(b.heard)
        before = a.frame
        seal = next(o["a"] for o in before["decision"]["options"] if o["do"] == "play")
        await a.send({"type": "draft", "id": "d", "seq": before["seq"], "actions": [seal]})
        await a.until(lambda: a.frame["draft"])
        assert a.frame["view"] != before["view"]
        await a.send({"type": "draft", "id": "e", "seq": before["seq"], "actions": []})
        await a.until(lambda: a.frame["view"] == before["view"])
        assert len(b.heard) == heard
        assert (await a.ask("draft", seq=before["seq"], actions=[99999]))["type"] == "refused"


async def test_undo_restores_the_view(server: Running) -> None:
    table, tokens = server.make(kinds=("human", "human"))
    async with server.seat(table, tokens[0]) as a, server.seat(table, tokens[1]) as b:
        before, heard = a.frame, len(b.heard)
        assert before["undo"] == "nothing-to-undo"
        seal = next(o["a"] for o in before["decision"]["options"] if o["do"] == "play")
        await a.act(seal)
        await a.until(lambda: a.frame["undo"] == "")
        assert (await a.ask("undo"))["type"] == "ack"
        await a.until(lambda: a.frame["view"] == before["view"])
        assert len(b.heard) == heard


async def test_reconnect_is_exact(server: Running) -> None:
    table, tokens = server.make(kinds=("human", "bot"))
    me = await server.seat(table, tokens[0]).open()
    rng = random.Random(4)
    for _ in range(6):
        await me.until(lambda: me.options or me.frame["result"])
        if me.frame["result"]:
            break
        await me.play(rng)
        await me.until(lambda: me.options or me.frame["result"])
        kept = me.frame
        await me.cut()
        await me.open()
        for field in ("seq", "view", "decision", "result"):
            assert me.frame[field] == kept[field]
        assert me.frame["rev"] > kept["rev"]
    await me.close()


async def test_spectators_see_no_hand(server: Running) -> None:
    table, _ = server.make(kinds=("human", "human"))
    async with server.seat(table) as watcher:
        assert watcher.frame["view"]["seat"] == 14
        assert watcher.frame["decision"] is None
        assert (await watcher.ask("undo"))["code"] == "not-seated"
    private, _ = server.make(kinds=("human", "human"), spectators=False)
    stranger = await server.seat(private).open(hello=False)
    await stranger.send({"type": "hello", "token": None})
    try:
        await asyncio.wait_for(stranger.hung_up(), 10)
    finally:
        assert stranger.closed == 4403


async def test_who_is_told_what_changed_knows_what_everybody_knows(server: Running) -> None:
    """One seat looked at through two sockets, whole frames on one, changes on the other."""
    table, tokens = server.make("deadwood", kinds=("human", "human"), seed=6)
    whole = await server.seat(table, tokens[0]).open()
    lean = await server.seat(table, tokens[0], deltas=True).open()
    rival = await server.seat(table, tokens[1], deltas=True).open()
    ahead = lean.frame["rev"] - whole.frame["rev"]
    rng = random.Random(8)
    for _ in range(20):
        if whole.frame["result"]:
            break
        mover = whole if 0 in whole.frame["pending"] else rival
        await mover.until(lambda: bool(mover.options))  # noqa: B023
        rev = whole.frame["rev"]
        await mover.play(rng)
        await whole.until(lambda: whole.frame["rev"] > rev)  # noqa: B023
        await lean.until(lambda: lean.frame["rev"] >= whole.frame["rev"] + ahead)
        await whole.until(lambda: whole.frame["rev"] + ahead >= lean.frame["rev"])
        assert {**lean.frame, "rev": 0} == {**whole.frame, "rev": 0}
    changes = [m for m in lean.heard if m["type"] == "frame" and "base" in m]
    assert len(changes) > 5
    assert all("base" not in m for m in whole.heard)
    await lean.send({"type": "hello", "token": tokens[0], "deltas": True})
    await lean.until(lambda: "base" not in lean.heard[-1] and lean.heard[-1]["type"] == "frame")
    for field in ("seq", "view", "decision", "result", "undo", "pending", "points"):
        assert lean.frame[field] == whole.frame[field]
    for client in (whole, lean, rival):
        await client.close()


async def test_a_refusal_names_the_message_wherever_its_id_can_be_read(tmp_path: Path) -> None:
    with Running(tmp_path, quick=False, TABLETOWN_MESSAGES_BURST="4") as server:
        table, tokens = server.make()
        client = await server.seat(table, tokens[0]).open()
        broken = [
            (b'{"type": "act", "id": "one", "seq": 1, "actions": [1,', "not-json", "one"),
            (b'{"type": "act", "id": "two", "text": "' + b"x" * 20_000 + b'"}', "too-long", "two"),
            (b'{"type": "fly", "id": "three"}', "unknown-message", "three"),
            (b'{"type": "act", "id": "four", "seq": "x"}', "bad-message", "four"),
            (b"nonsense", "not-json", ""),
        ]
        for data, code, name in broken:
            heard = len(client.heard)
            await client.send(data.decode())
            await client.until(lambda: len(client.heard) > heard)  # noqa: B023
            refused = client.heard[-1]
            assert (refused["type"], refused["id"]) == ("refused", name)
            assert refused["code"] in (code, "too-fast")
        for number in range(10):
            await client.send({"type": "hint", "id": f"fast{number}"})
        await client.until(lambda: any(m.get("id") == "fast9" for m in client.heard))
        fast = next(m for m in client.heard if m.get("id") == "fast9")
        assert (fast["type"], fast["code"]) == ("refused", "too-fast")
        await client.close()


async def test_a_stranger_must_say_hello_and_is_refused_by_name(server: Running) -> None:
    table, _ = server.make()
    stranger = await server.seat(table).open(hello=False)
    refused = await stranger.ask("act", seq=1, actions=[1], id="mine")
    assert (refused["code"], refused["id"]) == ("say-hello", "mine")
    await stranger.send({"type": "ping"})
    await stranger.until(lambda: stranger.heard[-1]["type"] == "pong")
    await stranger.close()
