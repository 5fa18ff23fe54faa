"""Us and our peers in one interleaved run: `python -m bench.run [--rounds 5] [GAME…]`.

Every round measures our compiled and our pure form and every peer that is installed, one after
the other on one core, so that slow drifts of the machine hit all of them. What counts are the
medians of the ratios, round by round. Peers need not live in our environment:
`--peers PYTHON`, or the variable `BENCH_PEERS`, names the interpreter that has them.
`--before FOLDER` names another checkout of ours, built there, that is measured in the same rounds.
"""

import argparse
import json
import os
import shutil
import statistics
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PEERS = ("open_spiel", "catanatron", "chess", "rlcard", "treys")
NOT_INSTALLED = 77

# What of ours, in which form, over whose, and the goals for fliptown, deadwood and paperback.
GOALS = (
    ("from python", "compiled", "open_spiel hearts", "from python", (3, 2, 1)),
    ("from python", "compiled", "open_spiel gin_rummy", "from python", (25, 15, 10)),
    ("from python", "compiled", "catanatron", "from python", (40, 30, 20)),
    ("from python", "compiled", "python-chess", "from python", (50, 30, 20)),
    ("from python", "pure", "catanatron", "from python", (10, 8, 5)),
    ("from python", "pure", "open_spiel hearts", "from python", (0.6, 0.4, 0.25)),
    ("inside", "compiled", "open_spiel hearts", "inside", (1.5, 1, 0.5)),
    ("with views", "compiled", "rlcard gin-rummy", "with views", (10, 10, 10)),
    ("inside", "compiled", "ours pure", "inside", (8, 8, 5)),
    ("clones", "compiled", "open_spiel hearts", "clones", (0.8, 0.5, 0.25)),
    ("clones", "compiled", "catanatron", "clones", (40, 30, 15)),
    ("search", "compiled", "ours compiled", "playouts", (0.6, 0.6, 0.5)),
    (
        "search decisions",
        "compiled",
        "open_spiel connect_four",
        "search decisions",
        (0.7, 0.5, 0.2),
    ),
    ("hands", "compiled", "treys", "hands", (4, 0, 0)),
    ("hands", "pure", "treys", "hands", (1, 0, 0)),
)
GAMES = ("fliptown", "deadwood", "paperback")
# What of ours is compared with an earlier checkout of ours.
BEFORE = (
    ("from python", "compiled"),
    ("inside", "compiled"),
    ("clones", "compiled"),
    ("search", "compiled"),
    ("with views", "compiled"),
    ("from python", "pure"),
    ("inside", "pure"),
)
Rates = dict[tuple[str, str], float]


def measured(python: str, words: list[str], form: str = "", root: Path = ROOT) -> tuple[Rates, str]:
    """The rates that a module of the checkout *root* prints, or why there are none."""
    core = min(os.sched_getaffinity(0))
    pin = ["taskset", "-c", str(core)] if shutil.which("taskset") else []
    environment = {**os.environ, "PYTHONWARNINGS": "ignore"}
    if form:
        environment["TABLETOWN_FORM"] = form
    command = [*pin, python, "-m", *words]
    done = subprocess.run(command, cwd=root, env=environment, capture_output=True, text=True)
    if done.returncode == NOT_INSTALLED:
        return {}, "not installed"
    if done.returncode:
        return {}, (done.stderr.strip().splitlines() or ["failed"])[-1]
    rows = [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]
    return {(row["who"], row["what"]): row["rate"] for row in rows}, ""


def ratio(rounds: list[Rates], mine: tuple[str, str], theirs: tuple[str, str]) -> list[float]:
    """Our rate over theirs in every round that has both."""
    return [found[mine] / found[theirs] for found in rounds if mine in found and theirs in found]


def table(rounds: list[Rates], games: list[str]) -> list[str]:
    """The ratios against the goals, as lines of Markdown."""
    lines = ["| game | ours | against | ratio | range | goal |", "|---|---|---|---:|---|---:|"]
    for game in games:
        for what, form, peer, theirs, goals in GOALS:
            who = f"{game} {peer.split()[1]}" if peer.startswith("ours") else peer
            found = ratio(rounds, (f"{game} {form}", what), (who, theirs))
            if not found:
                continue
            goal = goals[GAMES.index(game)] if game in GAMES else 0
            median = statistics.median(found)
            mark = "" if median >= goal else " missed"
            spread = f"{min(found):.3g} - {max(found):.3g}"
            lines.append(
                f"| {game} | {what}, {form} | {who}: {theirs} | {median:.3g} | {spread}"
                f" | {goal}{mark} |"
            )
    return lines


def compared(rounds: list[Rates], games: list[str]) -> list[str]:
    """Our rates over those of the earlier checkout, as lines of Markdown."""
    lines = ["| game | what | now over before | range |", "|---|---|---:|---|"]
    for game in games:
        for what, form in BEFORE:
            mine = f"{game} {form}"
            found = ratio(rounds, (mine, what), (f"before: {mine}", what))
            if found:
                spread = f"{min(found):.3g} - {max(found):.3g}"
                middle = statistics.median(found)
                lines.append(f"| {game} | {what}, {form} | {middle:.3g} | {spread} |")
    return lines


def rates(rounds: list[Rates]) -> list[str]:
    """Every rate as its median, as lines of Markdown."""
    lines = ["| who | what | a second | range |", "|---|---|---:|---|"]
    for key in dict.fromkeys(key for found in rounds for key in found):
        values = [found[key] for found in rounds if key in found]
        middle = statistics.median(values)
        spread = f"{min(values):,.0f} - {max(values):,.0f}"
        lines.append(f"| {key[0]} | {key[1]} | {middle:,.0f} | {spread} |")
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--form", action="append", help="only this form of ours (repeatable)")
    parser.add_argument("--peers", default=os.environ.get("BENCH_PEERS", sys.executable))
    parser.add_argument("--before", type=Path, help="another checkout of ours, built there")
    parser.add_argument("--no-peers", action="store_true", help="measure ours alone")
    parser.add_argument("--json", type=Path)
    options = parser.parse_args()
    games = options.game or list(GAMES)
    forms = options.form or ["compiled", "pure"]
    rounds: list[Rates] = []
    skipped: dict[str, str] = {}
    for number in range(options.rounds):
        found: Rates = {}
        ours = ["bench.engine", *games]
        jobs = []
        for form in forms:
            jobs.append((f"ours {form}", sys.executable, ours, form, ROOT))
            if options.before:
                root = options.before.resolve()
                python = str(root / ".venv" / "bin" / "python")
                jobs.append((f"before {form}", python, ours, form, root))
        if not options.no_peers:
            jobs += [(peer, options.peers, ["bench.peers", peer], "", ROOT) for peer in PEERS]
        for name, python, words, form, root in jobs:
            if name in skipped:
                continue
            new, why = measured(python, words, form, root)
            if name.startswith("before"):
                new = {(f"before: {who}", what): rate for (who, what), rate in new.items()}
            found.update(new)
            if why:
                skipped[name] = why
            print(f"round {number + 1}: {name} {why}", file=sys.stderr, flush=True)
        rounds.append(found)
    print("\n".join([*table(rounds, games), "", *rates(rounds)]))
    if options.before:
        print("\n".join(["", *compared(rounds, games)]))
    for name, why in skipped.items():
        print(f"\n{name}: {why}")
    if options.json:
        rows = [[list(key), rate] for found in rounds for key, rate in found.items()]
        options.json.write_text(json.dumps(rows), encoding="utf-8")


if __name__ == "__main__":
    main()
