"""The server's long campaigns, whole: kills, schedules, bytes, nonsense.

python3 dev.py soak kills [COUNT]       SIGKILLs under play, SQLite then PostgreSQL
python3 dev.py soak schedules [COUNT]   drops, duplicates, delays and reorderings
python3 dev.py soak bytes [COUNT]       secrets replaced, all bytes compared, per game
python3 dev.py soak nonsense [COUNT]    a fuzzed socket, then Schemathesis
"""

import asyncio
import subprocess
import sys
import tempfile
import time
from pathlib import Path

COUNTS = {"kills": 200, "schedules": 1000, "bytes": 10_000, "nonsense": 200_000}
PURPOSES = {
    "kills": "SIGKILL at random moments under play, on SQLite and on PostgreSQL",
    "schedules": "drops, duplicates, delays and reorderings over the real socket",
    "bytes": "what a viewer cannot know replaced: all bytes stay the same",
    "nonsense": "a fuzzed socket and a fuzzed API: no 5xx, no traceback",
}


def kills(count: int, folder: Path) -> None:
    from tests.server.campaigns.kills import kills as campaign
    from tests.server.postgres import Postgres

    print("sqlite", campaign(count, folder / "sqlite"), flush=True)
    postgres = Postgres()
    try:
        postgres.start()
        print("postgresql", campaign(count, folder / "postgresql", postgres), flush=True)
    finally:
        postgres.stop()


def schedules(count: int, folder: Path) -> None:
    from tests.server.campaigns.schedules import schedules as campaign
    from tests.server.running import Running

    with Running(folder) as server:
        print(asyncio.run(campaign(count, server)), flush=True)
        assert server.tracebacks() == []


def secret_bytes(count: int, folder: Path) -> None:
    from tabletown.games import GAMES, TEMPLATES
    from tests.server.campaigns.secrets import secrets as campaign

    for game in GAMES + TEMPLATES:
        print(game.key, campaign(count, game, folder / game.key), flush=True)


def nonsense(count: int, folder: Path) -> None:
    from tests.server.campaigns.nonsense import fuzz
    from tests.server.running import Running

    with Running(folder) as server:
        print(asyncio.run(fuzz(count, server)), flush=True)
        program = str(Path(sys.executable).with_name("schemathesis"))
        options = ["--max-examples", "300", "--seed", "1"]
        options += ["--exclude-checks", "positive_data_acceptance,unsupported_method"]
        subprocess.run([program, "run", f"{server.url}/schema/openapi.json", *options], check=True)
        assert server.tracebacks() == []


CAMPAIGNS = {
    "kills": kills,
    "schedules": schedules,
    "bytes": secret_bytes,
    "nonsense": nonsense,
}


def main(words: list[str]) -> None:
    """Run one campaign, with its full count or the one given."""
    name = words[0]
    count = int(words[1]) if len(words) > 1 else COUNTS[name]
    print(f"soak {name}: {PURPOSES[name]}; {count}", flush=True)
    start = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="tabletown-soak-") as folder:
        CAMPAIGNS[name](count, Path(folder))
    print(f"PASSED in {time.monotonic() - start:.0f} s")


if __name__ == "__main__":
    main(sys.argv[1:])
