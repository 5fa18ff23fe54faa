"""The table over real sockets: frames, acks, drafts, undo, reconnect, hot seat, spectators."""

import asyncio
import random

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
