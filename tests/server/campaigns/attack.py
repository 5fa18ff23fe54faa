"""All the audit's attacks at once, from several addresses, while people play.

People come through a proxy, each from an address of their own. Attackers are clients of
127.0.0.2 and its neighbours, in a process of their own, so that what they cost can be told apart;
they are paced, bounded in number and in time, and never leave this machine.
"""

import asyncio
import json
import random
import subprocess
import sys
import time
from dataclasses import asdict, dataclass, field
from pathlib import Path

from tabletown.server.store import Store
from tests.server.running import ROOT, Client, Running, row_of

GAMES = ("quickdraw", "fliptown", "deadwood", "paperback")


@dataclass
class Report:
    """What a campaign saw; times in milliseconds, memory in megabytes."""

    tables: int
    addresses: int
    seconds: float
    moves_quiet: int = 0
    moves_attacked: int = 0
    p99_quiet: float = 0.0
    p99_attacked: float = 0.0
    bots_p95_quiet: float = 0.0
    bots_p95: float = 0.0
    memory_before: float = 0.0
    memory_most: float = 0.0
    server_cpu: float = 0.0
    attackers_cpu: float = 0.0
    lost: int = 0
    seen: dict[str, int] = field(default_factory=dict)
    """What attackers heard: statuses, refusals, closed lines."""

    @property
    def failures(self) -> int:
        """Answers of 5xx that are no refusal for want of room."""
        return sum(count for what, count in self.seen.items() if what.startswith("http 50"))


# People


class Person:
    """One who plays at a table of two seats, both of them, at an even pace."""

    def __init__(self, server: Running, number: int, game: str, rng: random.Random) -> None:
        self.address = f"10.0.{number // 250}.{number % 250 + 1}"
        self.server, self.game, self.rng = server, game, rng
        self.clients: list[Client] = []
        self.table = ""
        self.times: list[float] = []
        self.acked = 0

    async def sit(self, bot: str = "") -> None:
        """Make a table and take its seats; with *bot* the second is a bot of that level."""
        second = {"kind": "bot", "level": bot} if bot else {"kind": "human"}
        wish = {"game": self.game, "seats": [{"kind": "human"}, second]}
        status, made = await asyncio.to_thread(
            self.server.call, "POST", "/api/tables", wish, x_forwarded_for=self.address
        )
        assert status == 201, made
        self.table = made["table"]
        tokens = [seat["token"] for seat in made["seats"] if "token" in seat]
        for token in tokens:
            client = self.server.seat(self.table, token)
            await client.open(additional_headers={"X-Forwarded-For": self.address})
            self.clients.append(client)

    async def play(self, until: float, pace: float) -> None:
        """Move once in *pace* seconds; how long the server took is in `times`."""
        await asyncio.sleep(self.rng.random() * pace)
        while time.monotonic() < until:
            client = next((each for each in self.clients if each.options), None)
            if client is None or client.frame["result"]:
                await asyncio.sleep(pace / 4)
                continue
            sent = time.monotonic()
            answer = await client.act(self.rng.choice(client.options), timeout=120)
            self.times.append(time.monotonic() - sent)
            self.acked += answer["type"] == "ack"
            await asyncio.sleep(max(0.0, pace - self.times[-1]))

    async def play_a_bot(self, until: float) -> None:
        """Move, and see how long the bot takes until it is one's turn again."""
        (client,) = self.clients
        while time.monotonic() < until and not client.frame["result"]:
            await client.until(lambda: bool(client.options or client.frame["result"]), 120)
            if client.frame["result"]:
                return
            answer = await client.act(self.rng.choice(client.options), timeout=120)
            self.acked += answer["type"] == "ack"
            sent = time.monotonic()
            await client.until(lambda: bool(client.options or client.frame["result"]), 120)
            self.times.append(time.monotonic() - sent)

    async def leave(self) -> None:
        """Hang up."""
        for client in self.clients:
            await client.close()


def percentile(times: list[float], part: float) -> float:
    """In milliseconds; 0 without any."""
    ordered = sorted(times)
    return round(1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))], 1) if times else 0


def memory(pid: int) -> float:
    """What a process holds, in megabytes."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS"))


def processor(pid: int) -> float:
    """Seconds of processor time of a process so far."""
    words = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / 100


async def attack(
    seconds: float, server: Running, tables: int = 100, addresses: int = 8, seed: int = 1
) -> Report:
    """Let people play, first alone and then under attack, *seconds* each."""
    report = Report(tables, addresses, seconds)
    rng = random.Random(seed)
    people = [Person(server, n, GAMES[n % len(GAMES)], rng) for n in range(tables)]
    with_bots = [Person(server, 1000 + n, "deadwood", rng) for n in range(max(1, tables // 25))]
    for person in people:
        await person.sit()
    for person in with_bots:
        await person.sit("regular")
    pid = server.process.pid
    report.memory_before = round(memory(pid), 1)
    for is_attacked in (False, True):
        for person in people + with_bots:
            person.times.clear()
        until = time.monotonic() + seconds
        before = processor(pid)
        attackers = begin(server.port, addresses, seconds, seed) if is_attacked else None
        watch = asyncio.ensure_future(_most_memory(pid, until))
        await asyncio.gather(
            *(person.play(until, 1.0) for person in people),
            *(person.play_a_bot(until) for person in with_bots),
        )
        times = [each for person in people for each in person.times]
        bots = [each for person in with_bots for each in person.times]
        if attackers is None:
            report.moves_quiet, report.p99_quiet = len(times), percentile(times, 0.99)
            report.bots_p95_quiet = percentile(bots, 0.95)
        else:
            heard = json.loads((await asyncio.to_thread(attackers.communicate))[0])
            report.attackers_cpu = heard.pop("cpu")
            report.seen = heard
            report.moves_attacked, report.p99_attacked = len(times), percentile(times, 0.99)
            report.bots_p95 = percentile(bots, 0.95)
            report.server_cpu = round(processor(pid) - before, 1)
        report.memory_most = max(report.memory_most, await watch)
    for person in people + with_bots:
        await person.leave()
    store = Store(server.data)
    for person in people + with_bots:
        kept = [append for append in row_of(store, person.table).appends if append.client]
        report.lost += person.acked - len(kept)
    store.engine.dispose()
    return report


async def _most_memory(pid: int, until: float) -> float:
    most = 0.0
    while time.monotonic() < until:
        most = max(most, memory(pid))
        await asyncio.sleep(0.2)
    return round(most, 1)


def begin(port: int, addresses: int, seconds: float, seed: int) -> "subprocess.Popen[bytes]":
    """Start the attackers' process; it prints what it heard."""
    words = [str(port), str(addresses), str(seconds), str(seed)]
    command = [sys.executable, "-m", "tests.server.campaigns.attackers", *words]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE)


def shown(report: Report) -> str:
    """The report, a line each."""
    return "\n".join(f"  {name}: {value}" for name, value in asdict(report).items())
