"""SIGKILL at random moments under play: what was acknowledged is there once, and nothing else."""

import asyncio
import json
import random
import time
import uuid
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed

from tabletown import table as tables
from tabletown.games import GAMES, TEMPLATES
from tabletown.server.records import TableRow
from tabletown.server.store import Store
from tests.server.postgres import Postgres
from tests.server.running import Client, Running

TABLES = 4


@dataclass
class Report:
    """What was killed, and what was found afterwards."""

    kills: int = 0
    with_move_in_flight: int = 0
    postmaster_kills: int = 0
    acknowledged: int = 0
    unanswered_but_kept: int = 0
    games: Counter[str] = field(default_factory=Counter)


class Player(Client):
    """A seat that plays at random and knows what it sent and what was acknowledged."""

    def __init__(self, server: Running, table: str, token: str, seat: int) -> None:
        super().__init__(server, table, token)
        self.number = seat
        self.sent: dict[str, dict[str, Any]] = {}
        self.acked: set[str] = set()
        self.expected: Any = None
        """The view that the journal on disk gives; None before the first kill."""

    @property
    def in_flight(self) -> list[str]:
        return [name for name in self.sent if name not in self.acked]

    def is_beyond(self, rev: int) -> bool:
        """Whether a later frame than *rev* has come."""
        return bool(self.frame["rev"] > rev)

    async def submit(self, name: str) -> None:
        """Send message *name*, perhaps again, and take its answer."""
        answer = await self.ask("act", id=name, **self.sent[name])
        if answer["type"] == "ack":
            self.acked.add(name)
        else:
            assert answer["code"] in ("stale-seq", "not-pending", "game-over"), answer
            del self.sent[name]

    async def run(self, rng: random.Random) -> None:
        """Resend what was not answered, then play until the connection breaks."""
        try:
            for name in self.in_flight:
                await self.submit(name)
            while not self.frame["result"]:
                await self.until(lambda: self.options or self.frame["result"], 60)
                if not self.options:
                    continue
                name, rev = uuid.uuid4().hex, self.frame["rev"]
                self.sent[name] = {
                    "seq": self.frame["seq"],
                    "actions": [rng.choice(self.options)],
                }
                await self.submit(name)
                await self.until(partial(self.is_beyond, rev), 60)
        except (ConnectionError, ConnectionClosed, OSError):
            pass


Players = dict[str, list[Player]]
"""Who sits at each table."""


def tables_on_disk(folder: Path, database: str) -> dict[str, TableRow]:
    """Every table as the database has it."""
    store = Store(Path(folder), database)
    try:
        return {row.id: row for row in store.all()}
    finally:
        store.engine.dispose()


def check(players: Players, folder: Path, database: str, report: Report) -> None:
    """Compare what is on disk with what the players know."""
    rows = tables_on_disk(folder, database)
    for table, seats in players.items():
        row = rows[table]
        kept = [(append.seat, append.client) for append in row.appends if append.client]
        assert len(kept) == len(set(kept)), "a move was written twice"
        sent = {(player.number, name) for player in seats for name in player.sent}
        acked = {(player.number, name) for player in seats for name in player.acked}
        assert acked <= set(kept), "an acknowledged move is lost"
        assert set(kept) <= sent, "a move nobody sent"
        report.unanswered_but_kept += len(set(kept) - acked)
        replayed = tables.replay(row.journal())
        assert replayed.state.fingerprint() == row.appends[-1].fingerprint
        by_people = sum(1 for entry in replayed.entries if entry.who < 14)
        assert by_people == len(kept)
        for player in seats:
            player.expected = json.loads(json.dumps(replayed.view(player.number)))


async def round_of_play(
    server: Running, players: Players, rng: random.Random, kill: Callable[[], None]
) -> None:
    """Connect everybody, compare views, play, and *kill* at some moment."""
    everybody = [player for seats in players.values() for player in seats]
    for player in everybody:
        await player.open()
        if player.expected is not None:
            assert player.frame["view"] == player.expected, "the view differs from the journal"
    tasks = [asyncio.ensure_future(player.run(rng)) for player in everybody]
    await asyncio.sleep(rng.uniform(0.02, 0.35))
    if rng.random() < 0.8:
        deadline = time.monotonic() + 2
        while not any(player.in_flight for player in everybody) and time.monotonic() < deadline:
            await asyncio.sleep(0)
        await asyncio.sleep(rng.choice((0, 0, 0.0005, 0.001, 0.002)))
    kill()
    await asyncio.wait(tasks, timeout=60)
    for player in everybody:
        await player.close()


def kills(count: int, folder: Path, postgres: Postgres | None = None, seed: int = 1) -> Report:
    """Kill the server *count* times, the postmaster too on PostgreSQL, and check each time."""
    server = Running(folder, postgres.url if postgres else "")
    try:
        return campaign(count, server, postgres, random.Random(seed))
    finally:
        if server.is_running:
            server.kill()


def campaign(count: int, server: Running, postgres: Postgres | None, rng: random.Random) -> Report:
    """The rounds of `kills`."""
    report = Report()
    players: Players = {}
    games = [game.key for game in GAMES + TEMPLATES]
    while report.kills < count:
        server.port = 0
        server.start()
        over = [
            name
            for name, seats in players.items()
            if any(player.frame and player.frame["result"] for player in seats)
        ]
        for name in over:
            del players[name]
        while len(players) < TABLES:
            game = rng.choice(games)
            name, tokens = server.make(game, ("human", "human"))
            report.games[game] += 1
            players[name] = [Player(server, name, tokens[seat], seat) for seat in (0, 1)]
        postmaster = postgres if postgres is not None and rng.random() < 0.5 else None
        in_flight: list[Player] = []

        def kill(
            postmaster: Postgres | None = postmaster, in_flight: list[Player] = in_flight
        ) -> None:
            if postmaster is not None and rng.random() < 0.5:
                postmaster.kill()
                server.kill()
            else:
                server.kill()
                if postmaster is not None:
                    postmaster.kill()
            in_flight += [p for seats in players.values() for p in seats if p.in_flight]

        asyncio.run(round_of_play(server, players, rng, kill))
        report.kills += 1
        report.with_move_in_flight += bool(in_flight)
        if postmaster is not None:
            report.postmaster_kills += 1
            postmaster.start()
        check(players, server.data, server.database, report)
    server.port = 0
    server.start()

    async def last_look() -> None:
        for seats in players.values():
            for player in seats:
                await player.open()
                assert player.frame["view"] == player.expected
                await player.close()

    asyncio.run(last_look())
    assert server.stop() == 0
    report.acknowledged = sum(len(p.acked) for seats in players.values() for p in seats)
    errors = [line for line in server.tracebacks() if "transaction-failed" not in line]
    assert errors == [], errors[:3]
    return report
