"""Load on the table server: many tables with two clients each, beside boardgame.io's server.

    python -m bench.server [--tables 500] [--clients 100] [--seconds 5] [--rounds 3] [--json FILE]

Part one compares: the same game (noughts and crosses, `bench/noughts.py`) and the same number of
clients on our server and on boardgame.io's, round after round in one run; it is left out where
boardgame.io is not installed (NODE_PATH names the folder that holds it). Part two is our server
alone with 500 live tables. Our moves are on disk, synchronous and full, before they are shown.
"""

import argparse
import asyncio
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from bench.load import Load
from bench.peers import NOT_INSTALLED

ROOT = Path(__file__).resolve().parents[1]
LIMITS = {
    "TABLETOWN_TABLES_PER_ADDRESS": "1000000",
    "TABLETOWN_SOCKETS_PER_ADDRESS": "1000000",
    "TABLETOWN_REQUESTS_BURST": "1000000",
    "TABLETOWN_MESSAGES_PER_SECOND": "1000000",
    "TABLETOWN_MESSAGES_BURST": "1000000",
    "TABLETOWN_COST_PER_SECOND": "100000000",
    "TABLETOWN_COST_BURST": "100000000",
}
CODE = (
    "import sys; from bench import noughts; noughts.register();"
    "from tabletown.server.app import serve; serve('127.0.0.1', 0, sys.argv[1], sys.argv[2])"
)
TICKS = os.sysconf("SC_CLK_TCK")


class Ours:
    """Our server in its own process."""

    def __init__(self, folder: Path, database: str = "") -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", CODE, str(folder), database],
            cwd=ROOT,
            env={**os.environ, **LIMITS},
            stdout=subprocess.PIPE,
            stderr=(Path(folder) / "log").open("wb"),
        )
        assert self.process.stdout is not None
        self.said = self.process.stdout
        self.port = int(self.said.readline().rsplit(b":", 1)[1])

    def cpu(self) -> float:
        """CPU seconds of the server, all threads."""
        text = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(text[11]) + int(text[12])) / TICKS

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(30)
        self.said.close()


async def measure(
    port: int, cpu: Callable[[], float], game: str, tables: int, seconds: float, rate: float
) -> dict[str, Any]:
    """One server under paced and saturated load."""
    # In the others answers are sealed: a move need not show the other seat anything.
    load = Load(port, game, tables, strict=game in ("noughts", "deadwood"))
    await load.open()
    load.pace = tables / rate
    load.start()
    paced = await load.phase(seconds, tables / rate, cpu)
    saturated = await load.phase(seconds, 0.0, cpu)
    load.close()
    await asyncio.sleep(0.05)
    return {"paced": paced, "saturated": saturated}


def ours(game: str, tables: int, seconds: float, rate: float, database: str = "") -> dict[str, Any]:
    """Start our server, measure, stop it."""
    folder = Path(tempfile.mkdtemp(prefix="tabletown-bench-"))
    try:
        server = Ours(folder, database)
        try:
            return asyncio.run(measure(server.port, server.cpu, game, tables, seconds, rate))
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def peer(clients: int, seconds: float, rate: float) -> dict[str, Any] | None:
    """boardgame.io's server under the same load, or None where it is not installed."""
    node = shutil.which("node")
    if node is None:
        return None
    done = subprocess.run(
        [node, str(ROOT / "bench" / "boardgameio.cjs"), str(clients), str(seconds), str(rate)],
        capture_output=True,
        text=True,
    )
    if done.returncode == NOT_INSTALLED:
        return None
    if done.returncode:
        raise SystemExit(done.stderr)
    measured: dict[str, Any] = json.loads(done.stdout)
    return measured


def ratios(rows: list[dict[str, Any]]) -> dict[str, float]:
    """Medians over the rounds of ours over theirs."""
    found = {}
    for phase in ("paced", "saturated"):
        pairs = [(row["ours"][phase], row["peer"][phase]) for row in rows]
        found[f"moves per CPU-second, {phase}"] = round(
            statistics.median(a["moves_per_cpu_s"] / b["moves_per_cpu_s"] for a, b in pairs), 2
        )
        found[f"p99 until shown, {phase}"] = round(
            statistics.median(a["shown_ms"]["p99"] / b["shown_ms"]["p99"] for a, b in pairs), 2
        )
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--clients", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--rate", type=float, default=250, help="moves a second when paced")
    parser.add_argument("--games", default="noughts")
    parser.add_argument("--json", default="")
    parser.add_argument("--database", default="")
    wanted = parser.parse_args()
    from tabletown import _form

    report: dict[str, Any] = {"form": _form.FORM, "rounds": [], "many": {}}
    for _ in range(wanted.rounds):
        row = {
            "ours": ours("noughts", wanted.clients // 2, wanted.seconds, wanted.rate),
            "peer": peer(wanted.clients, wanted.seconds, wanted.rate),
        }
        print(json.dumps(row), flush=True)
        report["rounds"].append(row)
    if all(row["peer"] for row in report["rounds"]) and report["rounds"]:
        report["ratios"] = ratios(report["rounds"])
        print(json.dumps(report["ratios"], indent=2), flush=True)
    for game in wanted.games.split(",") if wanted.tables else ():
        report["many"][game] = ours(
            game, wanted.tables, wanted.seconds, wanted.rate, wanted.database
        )
        print(game, json.dumps(report["many"][game]), flush=True)
    if wanted.json:
        Path(wanted.json).write_text(json.dumps(report, indent=2) + "\n")


if __name__ == "__main__":
    main()
