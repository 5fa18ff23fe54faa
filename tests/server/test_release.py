"""Data folders of earlier releases: opened by today's code, shown as they were left, played on.

What is compared is what people see and what they answered: entries, frames, views, questions.
Fingerprints and edition hashes are marks of the code, not of the game. They may change from one
release to the next, so no test here reads them: a table with old marks opens by its entries.
"""

import asyncio
import random
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tabletown import table as tables
from tabletown.core.rng import Rng
from tabletown.games import GAMES, TEMPLATES
from tabletown.lab.random_play import answer
from tabletown.server.archive import export
from tabletown.server.store import Store
from tests.server import stored
from tests.server.running import Client, Running

RELEASES = stored.folders()
ANSWERS = 12
"""How often people answer at each table over their sockets."""


@pytest.fixture(params=RELEASES, ids=[stored.version(folder) for folder in RELEASES])
def release(request: pytest.FixtureRequest) -> Path:
    folder: Path = request.param
    return folder


@pytest.fixture
def data(release: Path, tmp_path: Path) -> Path:
    return stored.unpack(release, tmp_path / "data")


def on_disk(data: Path) -> dict[str, list[str]]:
    """The entries of every table, by its name in the database."""
    store = Store(data)
    store.prepare()
    found = {row.id: stored.entries(row.journal()) for row in store.all()}
    store.engine.dispose()
    return found


def test_the_first_release_left_a_folder() -> None:
    assert "0.1.0" in [stored.version(folder) for folder in RELEASES]


def test_the_folder_holds_every_kind_of_table(release: Path) -> None:
    """Each title has one that is over, one gone back by consent, one sealed, one with an undo."""
    kept, shown = stored.tables(release), stored.shown(release)
    assert kept.keys() == shown.keys()
    for game in GAMES + TEMPLATES:
        looks = [look for look in shown.values() if look["state"]["game"] == game.key]
        running = [look for look in looks if not look["state"]["over"]]
        lines = [line.split()[2] for look in running for line in look["entries"]]
        assert len(running) < len(looks)
        assert {"undo", "rewind"} <= set(lines)
        assert any(look["state"]["known_seed"] for look in looks)
        assert any(not look["state"]["known_seed"] for look in looks)
        frames = [viewer["frame"] for look in running for viewer in look["viewers"].values()]
        assert any(frame["undo"] == "" for frame in frames)
        # In Deadwood nobody answers in secret.
        assert game.key == "deadwood" or any(map(is_sealed, running))


def is_sealed(look: dict[str, Any]) -> bool:
    """Whether everybody is awaited although somebody has answered."""
    frames = [viewer["frame"] for seat, viewer in look["viewers"].items() if seat != stored.WATCHER]
    return any(
        frame["decision"] is None and frame["view"]["seat"] in frame["pending"] for frame in frames
    )


async def test_every_table_is_shown_as_the_release_showed_it(release: Path, data: Path) -> None:
    kept, shown = stored.tables(release), stored.shown(release)
    with Running(data, TABLETOWN_BOT_PAUSE="3600") as server:
        for name, table in kept.items():
            look = await stored.look(server, table["table"], table["tokens"])
            # 0.1.0 also counted what lies between an answer and its card, which told of cards
            # drawn in secret: the middle of a game's history is another position since then.
            assert look.pop("middle")["of"] <= shown[name]["middle"]["of"], name
            for part, value in look.items():
                assert value == shown[name][part], (name, part)
            options = server.call("GET", f"/api/tables/{table['table']}")[1]["options"]
            assert table["options"].items() <= options.items(), name
    assert server.tracebacks() == []
    entries = {table["table"]: shown[name]["entries"] for name, table in kept.items()}
    assert on_disk(data) == entries


async def test_void_links_stay_void_and_open_seats_are_open(release: Path, data: Path) -> None:
    kept = stored.tables(release)
    with Running(data, TABLETOWN_BOT_PAUSE="3600") as server:
        listed = {row["table"]: row["open"] for row in server.call("GET", "/api/tables")[1]}
        voided = opened = 0
        for table in kept.values():
            name = table["table"]
            state = server.call("GET", f"/api/tables/{name}")[1]
            seats = [seat["seat"] for seat in state["seats"] if seat["kind"] == "open"]
            assert listed.get(name, []) == (seats if state["public"] else [])
            for token in table["void"]:
                headers = {"authorization": f"Bearer {token}"}
                status, problem = server.call("GET", f"/api/tables/{name}/journal", **headers)
                assert (status, problem["code"]) == (403, "token-revoked")
                voided += 1
            for seat in seats:
                status, taken = server.call("POST", f"/api/tables/{name}/seats/{seat}", {})
                assert status == 200
                async with server.seat(name, taken["token"]) as client:
                    assert client.frame["view"]["seat"] == seat
                opened += 1
        assert voided and opened
    assert server.tracebacks() == []


async def test_every_table_is_played_on_to_its_end(
    release: Path, data: Path, tmp_path: Path
) -> None:
    """First over sockets, with bots and after another restart; the rest from its journal."""
    kept, shown = stored.tables(release), stored.shown(release)
    running = [name for name in kept if not shown[name]["state"]["over"]]
    with Running(data, TABLETOWN_BOT_PAUSE="3600") as server:
        for name in running:
            await repeat(server, kept[name])
            await take_back(server, kept[name])
    assert server.tracebacks() == []
    with Running(data) as server:
        for name in running:
            await play_on(server, kept[name], random.Random(name))
    assert server.tracebacks() == []
    now = on_disk(data)
    for name, table in kept.items():
        before = shown[name]["entries"]
        assert now[table["table"]][: len(before)] == before, name
    assert export(tmp_path / "journals", data) == len(kept)
    for path in sorted((tmp_path / "journals").iterdir()):
        finish(path.read_text(encoding="utf-8"))


def finish(text: str) -> None:
    """Play the game of an exported journal to its end; its luck goes on from its own seed."""
    table = tables.replay(text)
    rng = Rng(1)
    while not table.is_over:
        table.play(*answer(table.state, rng))
    tables.verify(table.journal)


async def repeat(server: Running, table: dict[str, Any]) -> None:
    """Send the last answer once more: it is acknowledged again and changes nothing."""
    sent = dict(table["again"])
    if sent:
        seat = str(sent.pop("seat"))
        async with server.seat(table["table"], table["tokens"][seat]) as client:
            frame = client.frame
            given = await client.ask("act", **sent)
            assert given == {"type": "ack", "id": sent["id"], "seq": sent["seq"]}
            assert client.frame is frame


def is_shown_anew(client: Client, frame: object) -> bool:
    """Whether *client* was sent another frame than *frame*."""
    return client.frame is not frame


async def take_back(server: Running, table: dict[str, Any]) -> None:
    """Take back whatever an undo is offered for."""
    for token in table["tokens"].values():
        async with server.seat(table["table"], token) as client:
            if client.frame["undo"] == "":
                frame = client.frame
                assert (await client.ask("undo"))["type"] == "ack", table["about"]
                await client.until(partial(is_shown_anew, client, frame))
                assert client.options


async def play_on(server: Running, table: dict[str, Any], rng: random.Random) -> None:
    """Take the open seats and give some more answers."""
    name = table["table"]
    tokens = dict(table["tokens"])
    for seat in server.call("GET", f"/api/tables/{name}")[1]["seats"]:
        if seat["kind"] == "open":
            taken = server.call("POST", f"/api/tables/{name}/seats/{seat['seat']}", {})[1]
            tokens[str(seat["seat"])] = taken["token"]
    clients = [await server.seat(name, token).open() for token in tokens.values()]
    answered = 0
    async with asyncio.timeout(60):
        while answered < ANSWERS and not any(client.frame["result"] for client in clients):
            ready = [client for client in clients if client.options]
            if ready:
                client = rng.choice(ready)
                # Refused where somebody else was faster and the frame that says so is on the way.
                answer = await client.act(rng.choice(client.options))
                answered += answer["type"] == "ack"
            await asyncio.sleep(0.001)
    for client in clients:
        await client.close()
