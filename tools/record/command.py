"""`dev.py soak record [GAME…]`: does everything still look, and do bots still answer, as recorded?

    python3 dev.py soak record                         every recorded game and bot: compare
    python3 dev.py soak record deadwood --games 200    the first 200 games and as many positions
    python3 dev.py soak record paperback --part bots --levels rookie,regular
    python -m tools.record --trace fliptown 12 > new   everything that game 12 shows, to read
    python -m tools.record --trace fliptown 12 --checkout ../old > old
    python3 dev.py soak record --write "release 0.1.0, commit 89a9174"

The record in `tests/record` holds random games on every kind of table, with a digest of each kind
of thing they showed, and the answers of every level of bot on positions of these games. It was
made by a release; a change of the code that is not meant to be seen leaves it as it is. Where a
game differs, the kinds and the stretch of answers are named; the traces of two checkouts,
compared line by line, show what it is. `--write` makes the record anew and wants to be told what
it is a record of.
"""

import argparse
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeVar

from tabletown import _form
from tabletown.games import GAMES, TEMPLATES, find
from tools.record import files, levels, stream
from tools.record.drive import Setup
from tools.record.files import BotLine, GameLine
from tools.record.stream import Shown

GAMES_A_TITLE = {"fliptown": 2000, "deadwood": 2000, "paperback": 2000, "quickdraw": 300}
POSITIONS = {"fliptown": 500, "deadwood": 500, "paperback": 500, "quickdraw": 50}
CHUNK = 10
"""Games or positions that one process takes at a time."""
PRINTED = 5
"""Differences that are printed in full; all of them are counted."""
Item = TypeVar("Item")
Found = TypeVar("Found")


def each(what: Callable[[Item], Found], items: list[Item], workers: int) -> Iterator[Found]:
    """*what* of all *items*, in order, by several processes."""
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"))
    with pool:
        for count, found in enumerate(pool.map(what, items, chunksize=CHUNK), 1):
            if count % CHUNK == 0 or count == len(items):
                print(f"\r{count} of {len(items)}", end="", file=sys.stderr, flush=True)
            yield found
    print(file=sys.stderr)


def new_line(setup: Setup) -> GameLine:
    """The line of the game of *setup* as it is now."""
    return GameLine(setup, stream.shown(setup))


def new_place(job: tuple[int, Setup, int]) -> levels.Place:
    """`levels.found`, for a process."""
    return levels.found(*job)


def new_answers(job: tuple[levels.Place, Setup, tuple[str, ...]]) -> tuple[str, ...]:
    """What the given columns say at a place now."""
    return levels.answers_at(*job)


def difference(old: GameLine, now: Shown) -> str:
    """What a game shows *now* otherwise than its line says; nothing if it is the same."""
    before, setup = old.shown, old.setup
    if before == now:
        return ""
    pairs = zip(stream.KINDS, before.digests, now.digests, strict=True)
    kinds = [kind for kind, one, other in pairs if one != other]
    start, end = 0, min(before.length, now.length)
    for at in range(0, min(len(before.marks), len(now.marks)), 2):
        if before.marks[at : at + 2] != now.marks[at : at + 2]:
            start = at // 2 * stream.MARK
            end = min(end, start + stream.MARK)
            break
    return (
        f"game {setup.number} ({setup.seats} seats, {setup.options}): {', '.join(kinds)};"
        f" first about answers {start} to {end}; {before.length} answers, now {now.length}"
    )


def check_games(key: str, lines: list[GameLine], workers: int) -> int:
    """Play the games of *lines* again; print what differs and return how many games do."""
    count = 0
    found = each(new_line, [line.setup for line in lines], workers)
    for old, new in zip(lines, found, strict=True):
        sentence = difference(old, new.shown)
        count += bool(sentence)
        if sentence and count <= PRINTED:
            print(f"\n{key} {sentence}", flush=True)
    print(f"{key}: {len(lines)} games, {count} differ ({_form.FORM})", flush=True)
    return count


def check_bots(key: str, lines: list[BotLine], wanted: tuple[str, ...], workers: int) -> int:
    """Ask the bots again; print what differs and return how many answers do."""
    every = levels.columns(key)
    setups = {line.setup.number: line.setup for line in files.read_games(key)}
    jobs = [(line.place, setups[line.place.game], wanted) for line in lines]
    wrong: Counter[str] = Counter()
    for line, said in zip(lines, each(new_answers, jobs, workers), strict=True):
        before = dict(zip(every, line.said, strict=True))
        for column, now in zip(wanted, said, strict=True):
            if before[column] == now:
                continue
            wrong[column] += 1
            if wrong[column] <= PRINTED:
                place = f"position {line.place.number} (game {line.place.game})"
                print(f"\n{key} {place}: {column} said {before[column]}, now {now}", flush=True)
    counts = ", ".join(f"{column} {wrong[column]}" for column in wanted)
    print(f"{key}: {len(lines)} positions; differ: {counts} ({_form.FORM})", flush=True)
    return wrong.total()


def write_games(key: str, source: str, workers: int) -> None:
    """Record the games of *key* anew: the tables of the last record, or new ones."""
    if files.games_path(key).exists():
        setups = [line.setup for line in files.read_games(key)]
    else:
        from tools.record import tables  # needed once a title, and not in another checkout

        setups = tables.setups(find(key), GAMES_A_TITLE[key])
    files.write_games(key, source, list(each(new_line, setups, workers)))


def write_bots(key: str, source: str, wanted: tuple[str, ...], workers: int) -> None:
    """Record the columns *wanted* of the bots of *key* anew; the others stay."""
    every = levels.columns(key)
    games = files.read_games(key)
    setups = {line.setup.number: line.setup for line in games}
    if files.bots_path(key).exists():
        lines = files.read_bots(key)
    else:
        step = len(games) // POSITIONS[key]
        chosen = [games[step * number + number % 2] for number in range(POSITIONS[key])]
        jobs = [(at, line.setup, line.shown.length) for at, line in enumerate(chosen)]
        blank = (levels.NOTHING,) * len(every)
        lines = [BotLine(place, blank) for place in each(new_place, jobs, workers)]
    asked = [(line.place, setups[line.place.game], wanted) for line in lines]
    found: list[BotLine] = []
    for line, said in zip(lines, each(new_answers, asked, workers), strict=True):
        kept = dict(zip(every, line.said, strict=True))
        kept.update(zip(wanted, said, strict=True))
        found.append(BotLine(line.place, tuple(kept.values())))
    files.write_bots(key, source, found)


def trace(key: str, number: int) -> None:
    """Print everything that a recorded game shows."""
    for line in files.read_games(key):
        if line.setup.number == number:
            print("\n".join(stream.trace(line.setup)))
            return
    sys.exit(f"there is no game {number} in {files.games_path(key).name}")


def elsewhere(checkout: Path, words: list[str]) -> int:
    """Run this tool on the engine of *checkout*, which need not have the tool; its exit code."""
    root = Path(__file__).resolve().parent.parent.parent
    with TemporaryDirectory() as folder:
        Path(folder, "tabletown").symlink_to(checkout / "tabletown")
        for name in ("tools", "tests"):
            Path(folder, name).symlink_to(root / name)
        command = [sys.executable, "-m", "tools.record", *words]
        return subprocess.run(command, cwd=folder).returncode


def arguments() -> argparse.Namespace:
    """The words of the command line, as options."""
    parser = argparse.ArgumentParser(
        prog="dev.py soak record",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    names = [game.key for game in GAMES + TEMPLATES]
    parser.add_argument("game", nargs="*", help="all of them if none")
    parser.add_argument("--games", type=int, help="of each title, and positions; all if not given")
    parser.add_argument("--part", choices=("games", "bots"), help="both if not given")
    parser.add_argument("--levels", default="", help="of bots, and hint; all if not given")
    jobs = int(os.environ.get("TABLETOWN_JOBS") or os.cpu_count() or 1)
    parser.add_argument("--workers", type=int, default=jobs, help="processes")
    parser.add_argument("--write", metavar="SOURCE", help="record anew what SOURCE shows")
    parser.add_argument("--trace", nargs=2, metavar=("GAME", "NUMBER"), help="print one game")
    parser.add_argument("--checkout", type=Path, help="use the engine of this other checkout")
    options = parser.parse_args()
    if options.write is not None and (options.games is not None or not options.write.strip()):
        parser.error("--write says what it is a record of, and records everything")
    unknown = [name for name in options.game if name not in names]
    if unknown:
        parser.error(f"no such game: {', '.join(unknown)}")
    options.game = options.game or names
    return options


def main() -> None:
    """Compare, record or trace; exit 1 if anything differs."""
    options = arguments()
    if options.checkout is not None:
        words = sys.argv[1:]
        at = words.index("--checkout")
        sys.exit(elsewhere(options.checkout.resolve(), words[:at] + words[at + 2 :]))
    if options.trace is not None:
        trace(options.trace[0], int(options.trace[1]))
        return
    wrong = 0
    for key in options.game:
        every = levels.columns(key)
        wanted = tuple(column for column in every if column in options.levels.split(","))
        wanted = wanted if options.levels else every
        if options.write is not None:
            if options.part != "bots":
                write_games(key, options.write, options.workers)
            if options.part != "games":
                write_bots(key, options.write, wanted, options.workers)
            continue
        if options.part != "bots":
            wrong += check_games(key, files.read_games(key)[: options.games], options.workers)
        if options.part != "games":
            lines = files.read_bots(key)[: options.games]
            wrong += check_bots(key, lines, wanted, options.workers)
    if options.write is None:
        print("FAILED" if wrong else "PASSED")
        sys.exit(1 if wrong else 0)
