"""The server's long campaigns, whole or in parts: kills, schedules, bytes, nonsense, attack, start.

python3 dev.py soak kills [COUNT] [sqlite] [postgresql]   SIGKILLs under play
python3 dev.py soak schedules [COUNT]                     drops, duplicates, delays, reorderings
python3 dev.py soak bytes [COUNT] [GAME…]                 secrets replaced, all bytes compared
python3 dev.py soak nonsense [COUNT]                      a fuzzed socket, then Schemathesis
python3 dev.py soak attack [SECONDS]                      all attacks at once while people play
python3 dev.py soak start [COUNT]                         how soon it listens with so many tables

Each takes --seed N: parts with different seeds add up to a whole.
"""

import argparse
import asyncio
import subprocess
import sys
import tempfile
import time
from pathlib import Path

COUNTS = {
    "kills": 200,
    "schedules": 1000,
    "bytes": 10_000,
    "nonsense": 200_000,
    "attack": 60,
    "start": 20_000,
}
PURPOSES = {
    "kills": "SIGKILL at random moments under play, on SQLite and on PostgreSQL",
    "schedules": "drops, duplicates, delays and reorderings over the real socket",
    "bytes": "what a viewer cannot know replaced: all bytes stay the same",
    "nonsense": "a fuzzed socket and a fuzzed API: no 5xx, no traceback",
    "attack": "eight addresses do all the audit found, for so many seconds, while people play",
    "start": "a server that finds so many unfinished tables, and when it listens",
}


def kills(count: int, folder: Path, names: list[str], seed: int) -> None:
    from tests.server.campaigns.kills import kills as campaign
    from tests.server.postgres import Postgres

    if not names or "sqlite" in names:
        print("sqlite", campaign(count, folder / "sqlite", seed=seed), flush=True)
    if not names or "postgresql" in names:
        postgres = Postgres()
        try:
            postgres.start()
            report = campaign(count, folder / "postgresql", postgres, seed)
            print("postgresql", report, flush=True)
        finally:
            postgres.stop()


def schedules(count: int, folder: Path, _names: list[str], seed: int) -> None:
    from tests.server.campaigns.schedules import schedules as campaign
    from tests.server.running import Running

    with Running(folder) as server:
        print(asyncio.run(campaign(count, server, first=seed * 1_000_000)), flush=True)
        assert server.tracebacks() == []


def secret_bytes(count: int, folder: Path, names: list[str], seed: int) -> None:
    from tabletown.games import GAMES, TEMPLATES
    from tests.server.campaigns.secrets import secrets as campaign

    for game in GAMES + TEMPLATES:
        if not names or game.key in names:
            print(game.key, campaign(count, game, folder / game.key, seed), flush=True)


def nonsense(count: int, folder: Path, _names: list[str], seed: int) -> None:
    from tests.server.campaigns.nonsense import fuzz
    from tests.server.running import Running

    with Running(folder) as server:
        print(asyncio.run(fuzz(count, server, seed)), flush=True)
        program = str(Path(sys.executable).with_name("schemathesis"))
        options = ["--max-examples", "300", "--seed", str(seed)]
        options += ["--exclude-checks", "positive_data_acceptance,unsupported_method"]
        command = [program, "run", f"{server.url}/schema/openapi.json", *options]
        subprocess.run(command, check=True, cwd=folder)
        assert server.tracebacks() == []


LISTENS = 10.0
"""Seconds after which a server listens, however many tables it has."""
MEMORY = 400.0
"""Megabytes a server may hold under attack, with a hundred tables of people."""


def attack(count: int, folder: Path, names: list[str], seed: int) -> None:
    from tests.server.campaigns.attack import attack as campaign
    from tests.server.campaigns.attack import shown
    from tests.server.running import Running

    with Running(folder, quick=False) as server:
        report = asyncio.run(campaign(count, server, seed=seed))
        print(shown(report), flush=True)
        assert server.tracebacks() == [], "\n".join(server.tracebacks()[:3])
    assert report.lost == 0
    assert report.failures == 0
    assert report.memory_most < MEMORY
    assert report.p99_attacked < min(100.0, 5 * report.p99_quiet) or "no-times" in names
    assert report.bots_p95 < 3000 or "no-times" in names


def start(count: int, folder: Path, _names: list[str], _seed: int) -> None:
    from tests.server.campaigns.start import fill
    from tests.server.running import Running

    fill(folder / "many", count)
    with Running(folder / "none"):
        # From now on the modules are loaded.
        pass
    for data in ("none", "many"):
        begin = time.monotonic()
        with Running(folder / data) as server:
            taken = time.monotonic() - begin
            assert server.call("GET", "/healthz")[0] == 200
        print(f"  {data}: listens after {taken:.2f} s", flush=True)
    assert taken < LISTENS


CAMPAIGNS = {
    "kills": kills,
    "schedules": schedules,
    "bytes": secret_bytes,
    "nonsense": nonsense,
    "attack": attack,
    "start": start,
}


def main(words: list[str]) -> None:
    """Run one campaign or a part of it, with its full count or the one given."""
    parser = argparse.ArgumentParser(prog="dev.py soak", description=__doc__.splitlines()[0])
    parser.add_argument("name", choices=CAMPAIGNS)
    parser.add_argument("words", nargs="*", help="how many, and on which games or databases")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args(words)
    numbers = [int(word) for word in wanted.words if word.isdecimal()]
    names = [word for word in wanted.words if not word.isdecimal()]
    count = numbers[0] if numbers else COUNTS[wanted.name]
    print(f"soak {wanted.name}: {PURPOSES[wanted.name]}; {count}, seed {wanted.seed}", flush=True)
    start = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="tabletown-soak-") as folder:
        CAMPAIGNS[wanted.name](count, Path(folder), names, wanted.seed)
    print(f"PASSED in {time.monotonic() - start:.0f} s")


if __name__ == "__main__":
    main(sys.argv[1:])
