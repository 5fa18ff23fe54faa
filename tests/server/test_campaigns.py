"""Samples of the long campaigns; `dev.py soak kills|schedules|bytes|nonsense` runs them whole."""

import asyncio
import itertools
import subprocess
import sys
from pathlib import Path

import pytest

from tabletown.games import GAMES, TEMPLATES
from tabletown.server.store import Store
from tests.server.campaigns.nonsense import fuzz
from tests.server.campaigns.schedules import schedules
from tests.server.campaigns.secrets import secrets

ALL = GAMES + TEMPLATES


async def test_bad_lines_end_in_equal_views(server, scale):
    report = await schedules(8 * scale, server)
    assert report.schedules == 8 * scale


@pytest.mark.parametrize("game", ALL, ids=[game.key for game in ALL])
def test_secrets_do_not_show_in_any_byte(game, tmp_path, scale):
    report = secrets(40 * scale, game, tmp_path)
    assert report.comparisons >= 2 * report.states
    assert report.worlds > 0 or report.sealed == 0


async def test_a_fuzzed_socket_kills_no_table(server, scale):
    report = await fuzz(1500 * scale, server)
    assert report.messages >= 1500 * scale


def test_schemathesis_finds_nothing(server, scale):
    command = [str(Path(sys.executable).with_name("schemathesis")), "run"]
    done = subprocess.run(
        [
            *command,
            f"{server.url}/schema/openapi.json",
            "--max-examples",
            str(8 * scale),
            "--seed",
            "1",
            "--phases",
            "examples,coverage,fuzzing",
            "--exclude-checks",
            "positive_data_acceptance,unsupported_method",
        ],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-3000:]


async def test_all_orders_of_four_sealed_answers_give_one_state(server):
    """Four seats answer in all 24 orders over the socket: one state."""
    tables = [server.make("quickdraw", ("human",) * 4, seed=77) for _ in range(24)]
    for (table, tokens), order in zip(tables, itertools.permutations(range(4)), strict=True):
        clients = [await server.seat(table, tokens[seat]).open() for seat in range(4)]
        for seat in order:
            options = clients[seat].frame["decision"]["options"]
            sealed = next(option["a"] for option in options if option["do"] == "play")
            assert (await clients[seat].act(sealed))["type"] == "ack"
        for client in clients:
            await client.until(lambda client=client: client.frame["view"]["turn"] != 0)
            await client.close()
    store = Store(server.data)
    marks = {store.table(table).appends[-1].fingerprint for table, _ in tables}
    store.engine.dispose()
    assert len(marks) == 1


async def test_one_slow_seat_holds_up_nobody(server):
    table, tokens = server.make("quickdraw", ("human",) * 4, seed=78)
    clients = [await server.seat(table, tokens[seat]).open() for seat in range(4)]

    async def answer(client):
        options = client.frame["decision"]["options"]
        sealed = next(option["a"] for option in options if option["do"] == "play")
        return await client.act(sealed)

    answers = await asyncio.gather(*(answer(client) for client in clients[:3]))
    assert [each["type"] for each in answers] == ["ack"] * 3
    assert clients[3].options
    for client in clients:
        await client.close()
