"""Samples of the long campaigns; `dev.py soak kills|schedules|bytes|nonsense` runs them whole."""

import asyncio
import functools
import itertools
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tabletown.core.state import Game
from tabletown.games import GAMES, TEMPLATES
from tabletown.server.store import Store
from tests.server.campaigns.nonsense import fuzz
from tests.server.campaigns.schedules import schedules
from tests.server.campaigns.secrets import secrets
from tests.server.running import Client, Running, row_of

ALL = GAMES + TEMPLATES


async def test_bad_lines_end_in_equal_views(server: Running, scale: int) -> None:
    report = await schedules(8 * scale, server)
    assert report.schedules == 8 * scale


@pytest.mark.parametrize("game", ALL, ids=[game.key for game in ALL])
def test_secrets_do_not_show_in_any_byte(game: Game, tmp_path: Path, scale: int) -> None:
    report = secrets(40 * scale, game, tmp_path)
    assert report.comparisons >= 2 * report.states
    assert report.worlds > 0 or report.sealed == 0


async def test_a_fuzzed_socket_kills_no_table(server: Running, scale: int) -> None:
    report = await fuzz(1500 * scale, server)
    assert report.messages >= 1500 * scale


def test_schemathesis_finds_nothing(server: Running, scale: int) -> None:
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


def is_begun(client: Client) -> bool:
    """Whether the first turn is over for *client*."""
    return bool(client.frame["view"]["turn"] != 0)


async def test_all_orders_of_four_sealed_answers_give_one_state(server: Running) -> None:
    """Four seats answer in all 24 orders over the socket: one state."""
    tables = [server.make("quickdraw", ("human",) * 4, seed=77) for _ in range(24)]
    for (table, tokens), order in zip(tables, itertools.permutations(range(4)), strict=True):
        clients = [await server.seat(table, tokens[seat]).open() for seat in range(4)]
        for seat in order:
            options = clients[seat].frame["decision"]["options"]
            sealed = next(option["a"] for option in options if option["do"] == "play")
            assert (await clients[seat].act(sealed))["type"] == "ack"
        for client in clients:
            await client.until(functools.partial(is_begun, client))
            await client.close()
    store = Store(server.data)
    marks = {row_of(store, table).appends[-1].fingerprint for table, _ in tables}
    store.engine.dispose()
    assert len(marks) == 1


async def test_one_slow_seat_holds_up_nobody(server: Running) -> None:
    table, tokens = server.make("quickdraw", ("human",) * 4, seed=78)
    clients = [await server.seat(table, tokens[seat]).open() for seat in range(4)]

    async def answer(client: Client) -> dict[str, Any]:
        options = client.frame["decision"]["options"]
        sealed = next(option["a"] for option in options if option["do"] == "play")
        return await client.act(sealed)

    answers = await asyncio.gather(*(answer(client) for client in clients[:3]))
    assert [each["type"] for each in answers] == ["ack"] * 3
    assert clients[3].options
    for client in clients:
        await client.close()
