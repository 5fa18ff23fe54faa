"""SIGKILL at random moments under play: what was acknowledged is there once, and nothing else."""

import asyncio
import json
import random
import time
import uuid
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from websockets.exceptions import ConnectionClosed

from tabletown import table as tables
from tabletown.games import GAMES, TEMPLATES
from tabletown.server.store import Store
from tests.server.running import Client, Running

TABLES = 4


@dataclass
class Report:
    """What a campaign saw."""

    kills: int = 0
    with_move_in_flight: int = 0
    postmaster_kills: int = 0
    acknowledged: int = 0
    unanswered_but_kept: int = 0
    games: Counter = field(default_factory=Counter)


class Player(Client):
    """A seat that plays at random and knows what it sent and what was acknowledged."""

    def __init__(self, server, table, token, seat):
        super().__init__(server, table, token)
        self.number = seat
        self.sent = {}
        self.acked = set()

    @property
    def in_flight(self):
        return [name for name in self.sent if name not in self.acked]

    async def submit(self, name):
        """Send message *name*, perhaps again, and take its answer."""
        answer = await self.ask("act", id=name, **self.sent[name])
        if answer["type"] == "ack":
            self.acked.add(name)
        else:
            assert answer["code"] in ("stale-seq", "not-pending", "game-over"), answer
            del self.sent[name]

    async def run(self, rng):
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
                await self.until(lambda rev=rev: self.frame["rev"] > rev, 60)
        except (ConnectionError, ConnectionClosed, OSError):
            pass


def tables_on_disk(folder, database):
    """Every table as the database has it."""
    store = Store(Path(folder), database)
    try:
        return {row.id: row for row in store.all()}
    finally:
        store.engine.dispose()


def check(players, folder, database, report):
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


async def round_of_play(server, players, rng, kill):
    """Connect everybody, compare views, play, and *kill* at some moment."""
    everybody = [player for seats in players.values() for player in seats]
    for player in everybody:
        await player.open()
        if getattr(player, "expected", None) is not None:
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


def kills(count, folder, postgres=None, seed=1):
    """Kill the server *count* times, the postmaster too on PostgreSQL, and check each time."""
    server = Running(folder, postgres.url if postgres else "")
    try:
        return campaign(count, server, postgres, random.Random(seed))
    finally:
        if server.process is not None and server.process.poll() is None:
            server.kill()


def campaign(count, server, postgres, rng):
    """The rounds of `kills`."""
    report = Report()
    players = {}
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
        with_postmaster = postgres is not None and rng.random() < 0.5
        in_flight = []

        def kill(with_postmaster=with_postmaster, in_flight=in_flight):
            if with_postmaster and rng.random() < 0.5:
                postgres.kill()
                server.kill()
            else:
                server.kill()
                if with_postmaster:
                    postgres.kill()
            in_flight += [p for seats in players.values() for p in seats if p.in_flight]

        asyncio.run(round_of_play(server, players, rng, kill))
        report.kills += 1
        report.with_move_in_flight += bool(in_flight)
        if with_postmaster:
            report.postmaster_kills += 1
            postgres.start()
        check(players, server.data, server.database, report)
    server.port = 0
    server.start()

    async def last_look():
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
