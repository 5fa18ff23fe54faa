"""`dev.py soak random GAME…`: whole games at random, every answer's position examined.

Half of the games are played on the listed tables (every edition and every option set, each with
every seat count that goes), half on tables with random options. After every answer the game's own
conservation laws (`games/<game>/invariants.py`) are asked, and that whoever is asked can answer.

Games are played in chunks, and a finished chunk is noted in `.cache/soak`: a run that was stopped
goes on where it was, as long as the engine's sources are the same. One seed, one set of games.
"""

import argparse
import json
import os
import sys
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from multiprocessing import get_context
from pathlib import Path

from tabletown import _form
from tabletown.core.options import OptionValue, complete
from tabletown.core.rng import Rng
from tabletown.core.state import DEALER, SPECTATOR, Game, State, seat_bits
from tests.properties.option_sets import BOUNDS, OPTION_SETS
from tools import ROOT, games

NOTES = ROOT / ".cache" / "soak"
CHUNK = 100
"""Games that are played and noted together."""
SHOWN = 20
"""Failures that are printed in full; all of them are counted."""

Law = Callable[[State], list[str]]


@dataclass
class Tally:
    """What some games came to."""

    games: int = 0
    answers: int = 0
    """The dealer's included."""
    endings: Counter[str] = field(default_factory=Counter)
    tables: Counter[str] = field(default_factory=Counter)
    """How many games each listed table had; those with random options under one name."""
    longest: tuple[int, int] = (0, 0)
    """Answers of the longest game, and its number."""
    most_turns: tuple[int, int] = (0, 0)
    usual_turns: tuple[int, int] = (0, 0)
    """The same of turns; of the games with nothing but an edition chosen."""
    failures: list[str] = field(default_factory=list)

    def add(self, other: "Tally") -> None:
        """Count *other* in."""
        self.games += other.games
        self.answers += other.answers
        self.endings.update(other.endings)
        self.tables.update(other.tables)
        self.longest = max(self.longest, other.longest)
        self.most_turns = max(self.most_turns, other.most_turns)
        self.usual_turns = max(self.usual_turns, other.usual_turns)
        self.failures += other.failures


@dataclass(frozen=True)
class Table:
    """What a game is played with."""

    seats: int
    given: dict[str, OptionValue]
    name: str

    @property
    def is_usual(self) -> bool:
        """Whether nothing but an edition was chosen."""
        return not set(self.given) - {"edition"}


def no_law(state: State) -> list[str]:
    """What stands in for the laws of a game that has none of its own."""
    return []


def law_of(game: Game) -> Law:
    """The conservation laws of *game*."""
    name = f"tabletown.games.{game.key}.invariants"
    if not find_spec(name):
        return no_law
    law: Law = import_module(name).broken
    return law


def listed(game: Game) -> list[Table]:
    """Every edition and every option set with every seat count that goes."""
    sets: list[dict[str, OptionValue]] = []
    for edition in games.editions(game):
        sets.append({"edition": edition} if edition else {})
    sets += OPTION_SETS.get(game.key, [])
    found: list[Table] = []
    for given in sets:
        words = ",".join(f"{key}={value}" for key, value in given.items()) or "usual"
        for seats in range(game.least, game.most + 1):
            if games.is_possible(game, seats, given):
                found.append(Table(seats, given, f"{seats} seats, {words}"))
    return found


def table_of(game: Game, every: list[Table], seed: int, number: int) -> Table:
    """What game *number* of the run with *seed* is played with."""
    if number % 2 == 0:
        return every[number // 2 % len(every)]
    seats, given = games.any_table(game, Rng((seed << 32) + number))
    return Table(seats, given, f"{seats} seats, random options")


def answered(state: State, rng: Rng) -> None:
    """Let some pending seat answer: mostly something useful, now and then anything legal."""
    pending = state.pending()
    seat = pending.bit_length() - 1
    if pending & (pending - 1):
        seats = seat_bits(pending)
        seat = seats[rng.below(len(seats))]
    if seat == DEALER:
        state.step(DEALER, state.chance(rng))
        return
    answers = state.useful(seat) if rng.below(10) else state.legal(seat)
    if not answers:
        raise AssertionError(f"seat {seat} is asked and cannot answer")
    state.step(seat, answers[rng.below(len(answers))])


def play(game: Game, table: Table, rng: Rng, law: Law, tally: Tally, number: int) -> None:
    """Play one game to its end and count it; raise at the first position that may not be."""
    state = game.new(table.seats, complete(game.options, table.given, games.presets(game.key)))
    answers = 0
    while state.pending():
        answered(state, rng)
        answers += 1
        complaints = law(state)
        if complaints:
            raise AssertionError(f"after answer {answers}: {'; '.join(complaints)}: {state.text()}")
        if answers > BOUNDS[game.key]:
            raise AssertionError(f"it goes on after {answers} answers")
    result = state.result()
    if result is None or not set(result.winners) <= set(range(table.seats)):
        raise AssertionError(f"it ended with {result}")
    turns = state.observe(SPECTATOR).turn
    tally.answers += answers
    tally.endings[result.ending] += 1
    tally.longest = max(tally.longest, (answers, number))
    tally.most_turns = max(tally.most_turns, (turns, number))
    if table.is_usual:
        tally.usual_turns = max(tally.usual_turns, (turns, number))


def chunk(key: str, seed: int, first: int, count: int) -> Tally:
    """Games *first* and on of the run with *seed*; what fails is counted and the rest goes on."""
    (game,) = games.called([key])
    law, every, tally = law_of(game), listed(game), Tally()
    for number in range(first, first + count):
        table = table_of(game, every, seed, number)
        tally.games += 1
        tally.tables[table.name] += 1
        try:
            play(game, table, Rng((seed << 32) + number), law, tally, number)
        except Exception as error:  # whatever goes wrong is what we look for
            what = f"{type(error).__name__}: {error}"
            tally.failures.append(f"game {number}, {table.seats} seats, {table.given}: {what}")
    return tally


def read_notes(path: Path) -> dict[int, Tally]:
    """The chunks that an earlier run of the same games has finished; by their first game."""
    found: dict[int, Tally] = {}
    for line in path.read_text(encoding="utf-8").splitlines() if path.exists() else []:
        try:
            fields = json.loads(line)
        except ValueError:  # a line cut off when the run was killed
            continue
        first = fields.pop("first")
        for name in ("endings", "tables"):
            fields[name] = Counter(fields[name])
        for name in ("longest", "most_turns", "usual_turns"):
            fields[name] = tuple(fields[name])
        found[first] = Tally(**fields)
    return found


def run(key: str, count: int, seed: int, workers: int, seconds: float, path: Path) -> Tally:
    """Play what *path* does not hold yet of *count* games, noting every finished chunk there."""
    done = read_notes(path)
    total = Tally()
    firsts = list(range(0, count, CHUNK))
    for first in firsts:
        size = min(CHUNK, count - first)
        if first in done and done[first].games == size:
            total.add(done[first])
    waiting = [f for f in firsts if f not in done or done[f].games != min(CHUNK, count - f)]
    end = time.monotonic() + seconds
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a", encoding="utf-8") as notes, Pool(workers) as pool:
        if notes.tell():
            notes.write("\n")  # the last line may have been cut off
        running: dict[Future[Tally], int] = {}
        while waiting or running:
            while waiting and len(running) < workers and time.monotonic() < end:
                first = waiting.pop(0)
                size = min(CHUNK, count - first)
                running[pool.submit(chunk, key, seed, first, size)] = first
            if not running:
                break
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                tally, first = future.result(), running.pop(future)
                notes.write(json.dumps({"first": first, **vars(tally)}) + "\n")
                notes.flush()
                total.add(tally)
            print(f"\r{key}: {total.games} of {count}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return total


class Pool(ProcessPoolExecutor):
    """Processes that start afresh, so that each has the form that was asked for."""

    def __init__(self, workers: int) -> None:
        super().__init__(workers, mp_context=get_context("spawn"))


def summary(game: Game, tally: Tally) -> str:
    """What the games came to, in a few lines."""
    law = "not looked at: it has no invariants.py" if law_of(game) is no_law else "held"
    if tally.failures:
        law = f"BROKEN or failed in {len(tally.failures)} games"
    endings = ", ".join(f"{name} {count}" for name, count in tally.endings.most_common())
    lines = [
        f"{game.key}: {tally.games} games on {len(tally.tables)} kinds of tables,"
        f" {tally.answers} answers, {_form.FORM}; rules {game.rules}",
        f"  laws after every answer: {law}",
        f"  endings: {endings or 'none'}",
        f"  longest: {tally.longest[0]} answers (game {tally.longest[1]});"
        f" {tally.most_turns[0]} turns (game {tally.most_turns[1]}),"
        f" {tally.usual_turns[0]} with the usual options (game {tally.usual_turns[1]})",
    ]
    unseen = [key for key in games.endings(game) if key not in tally.endings]
    if unseen:
        lines.append(f"  endings that did not come: {', '.join(unseen)}")
    return "\n".join(lines)


def main() -> None:
    """Play and report; exit 1 if a law was broken, 3 if time was up first."""
    parser = argparse.ArgumentParser(
        prog="dev.py soak random",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", nargs="+")
    parser.add_argument("--games", type=int, default=10_000, help="of each game")
    parser.add_argument("--seed", type=int, default=1)
    jobs = int(os.environ.get("TABLETOWN_JOBS") or os.cpu_count() or 1)
    parser.add_argument("--workers", type=int, default=jobs, help="processes")
    parser.add_argument(
        "--seconds", type=float, default=1e9, help="stop after these; the same command goes on"
    )
    parser.add_argument("--only", type=int, help="play this one game of the run and no other")
    options = parser.parse_args()
    failed = is_short = False
    for game in games.called(options.game):
        if options.only is not None:
            tally, wanted = chunk(game.key, options.seed, options.only, 1), 1
        else:
            name = f"random-{game.key}-{options.seed}-{_form.digest()}.jsonl"
            wanted = options.games
            limits = (options.workers, options.seconds)
            tally = run(game.key, wanted, options.seed, *limits, NOTES / name)
        print(summary(game, tally))
        for failure in tally.failures[:SHOWN]:
            print(f"  {failure}")
        if tally.games < wanted:
            print(f"  time was up after {tally.games} of {wanted}; the same command goes on")
            is_short = True
        failed = failed or bool(tally.failures)
    print("FAILED" if failed else "NOT FINISHED" if is_short else "PASSED")
    sys.exit(1 if failed else 3 if is_short else 0)


if __name__ == "__main__":
    main()
