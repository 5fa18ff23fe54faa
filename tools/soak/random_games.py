"""Whole games at random on every kind of table, the laws looked at on the way.

Half of the games are played on the listed setups (every edition and every option set, each with
every seat count that goes), half with random options. After every answer the game's own
conservation laws (`games/<game>/invariants.py`) are asked, and that whoever is asked can answer;
with `--every N` all laws of a position (`tabletown/lab/laws.py`) after every Nth answer, and at
the end those of a table.

Games are played in chunks, and a finished chunk is noted in `.cache/soak`: a run that was stopped
goes on where it was, as long as the engine's sources are the same. One seed, one set of games.
What breaks a law or fails in any other way is shortened as far as it goes and kept as a journal
in `tests/regressions`, which the tests play again from then on.
"""

import argparse
import json
import os
import sys
import time
from collections import Counter
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path

import tabletown as tt
from tabletown import _form
from tabletown.core.rng import Rng
from tabletown.core.state import DEALER, SPECTATOR, Game, State
from tabletown.lab import laws
from tabletown.lab.random_play import STRAY, answer
from tabletown.lab.setups import Setup, random_setup
from tests.properties.option_sets import BOUNDS, every_setup
from tools import ROOT, registry

NOTES = ROOT / ".cache" / "soak"
REGRESSIONS = ROOT / "tests" / "regressions"
CHUNK = 100
"""Games that are played and noted together."""
SHOWN = 20
"""Failures that are printed in full; all of them are counted."""
SHORTENED = 3
"""Failures of a chunk that are shortened and kept as journals."""
TRIES = 200
"""Answers that are left out, one at a time, to see whether a game still fails."""

Answers = list[tuple[int, int]]
"""Seat and action, the dealer's included, in their order."""


@dataclass
class Tally:
    """What some games came to."""

    games: int = 0
    answers: int = 0
    """The dealer's included."""
    endings: Counter[str] = field(default_factory=Counter)
    setups: Counter[str] = field(default_factory=Counter)
    """How many games each listed setup had; those with random options under one name."""
    longest: tuple[int, int] = (0, 0)
    """Answers of the longest game, and its number."""
    most_turns: tuple[int, int] = (0, 0)
    usual_turns: tuple[int, int] = (0, 0)
    """The same of turns; of the games with nothing but an edition chosen."""
    failures: list[str] = field(default_factory=list)
    journals: dict[str, str] = field(default_factory=dict)
    """Shortened games that fail, by the name of their file."""

    def add(self, other: "Tally") -> None:
        """Take in what another worker counted."""
        self.games += other.games
        self.answers += other.answers
        self.endings.update(other.endings)
        self.setups.update(other.setups)
        self.longest = max(self.longest, other.longest)
        self.most_turns = max(self.most_turns, other.most_turns)
        self.usual_turns = max(self.usual_turns, other.usual_turns)
        self.failures += other.failures
        self.journals.update(other.journals)


def setup_of(game: Game, listed: list[Setup], seed: int, number: int) -> Setup:
    """What game *number* of the run with *seed* is played with: listed and random in turn."""
    if number % 2 == 0:
        return listed[number // 2 % len(listed)]
    return random_setup(game, Rng((seed << 32) + number))


def name_of(setup: Setup, number: int) -> str:
    """Under which name game *number* is counted."""
    given = ",".join(f"{key}={value}" for key, value in setup.given.items()) or "usual"
    return f"{setup.seats} seats, {'random options' if number % 2 else given}"


def examine(state: State, setup: Setup, count: int, every: int) -> None:
    """Look at the position after *count* answers: always the quick laws, *every* so often all."""
    if every and (count % every == 0 or not state.pending()):
        laws.check_position(state, setup, Rng(count))
    else:
        laws.demand_conserved(state)
    if count > BOUNDS[setup.game.key]:
        raise laws.LawBroken(f"the game ends within {BOUNDS[setup.game.key]} answers")


def play(setup: Setup, rng: Rng, every: int, answers: Answers) -> State:
    """Play a game to its end, adding to *answers*; raise at the first position that may not be."""
    state = setup.new()
    examine(state, setup, 0, every)
    while state.pending():
        answers.append(answer(state, rng, STRAY))
        state.step(*answers[-1])
        examine(state, setup, len(answers), every)
    laws.ending(state, setup)
    if every:
        laws.check_table(table_of(setup, answers))
    return state


def table_of(setup: Setup, answers: Answers) -> tt.Table:
    """The table at which these *answers* are given, the dealer's from a list."""
    words = setup.game.verbs.print
    dealt = [words(action) for seat, action in answers if seat == DEALER]
    table = tt.new(setup.game.key, setup.seats, seed=1, options=setup.given, dealer=dealt)
    for seat, action in answers:
        if seat != DEALER:
            table.play(seat, action)
    return table


def failing_start(setup: Setup, answers: Answers, every: int) -> Answers | None:
    """Those of *answers* that can be given, if the last position then fails; otherwise None.

    It fails by the quick laws, or with *every* by all laws of a position or a table.
    """
    given: Answers = []
    try:
        state = setup.new()
        for seat, action in answers:
            if (state.pending() >> seat) & 1 and action in state.legal(seat):
                given.append((seat, action))
                state.step(seat, action)
        laws.demand_conserved(state)
        if not state.pending():
            laws.ending(state, setup)
        if every:
            laws.check_position(state, setup, Rng(len(given)))
            laws.check_table(table_of(setup, given))
    except Exception:  # whatever goes wrong is what we look for
        return given
    return None


def shortened(setup: Setup, answers: Answers, every: int) -> Answers:
    """*answers* without those that a failure does not need, tried from the last on."""
    best = answers
    place = len(best) - 1
    for _ in range(TRIES):
        if place < 0:
            break
        fewer = failing_start(setup, best[:place] + best[place + 1 :], every)
        best = best if fewer is None else fewer
        place = min(place, len(best)) - 1
    return best


def journal_of(setup: Setup, answers: Answers) -> str:
    """The journal of a failing game, as far as a table can play it."""
    for length in range(len(answers), -1, -1):
        try:
            return table_of(setup, answers[:length]).journal
        except Exception:  # the answer that fails is the next one after the journal's last
            continue
    return ""


def chunk(key: str, seed: int, first: int, count: int, every: int = 0) -> Tally:
    """Games *first* and on of the run with *seed*; what fails is counted and the rest goes on."""
    (game,) = registry.called([key])
    listed, tally = every_setup(game), Tally()
    for number in range(first, first + count):
        setup = setup_of(game, listed, seed, number)
        tally.games += 1
        tally.setups[name_of(setup, number)] += 1
        answers: Answers = []
        try:
            state = play(setup, Rng((seed << 32) + number), every, answers)
        except Exception as error:  # whatever goes wrong is what we look for
            what = f"after {len(answers)} answers {type(error).__name__}: {error}"
            tally.failures.append(f"game {number}, {setup.seats} seats, {setup.given}: {what}")
            if len(tally.journals) < SHORTENED:
                name = f"{key}-{setup.seats}p-{seed}-{number}.journal"
                tally.journals[name] = journal_of(setup, shortened(setup, answers, every))
            continue
        count_in(tally, state, setup, len(answers), number)
    return tally


def count_in(tally: Tally, state: State, setup: Setup, answers: int, number: int) -> None:
    """Count a finished game in."""
    result = state.result()
    assert result is not None
    turns = state.observe(SPECTATOR).turn
    tally.answers += answers
    tally.endings[result.ending] += 1
    tally.longest = max(tally.longest, (answers, number))
    tally.most_turns = max(tally.most_turns, (turns, number))
    if setup.is_usual:
        tally.usual_turns = max(tally.usual_turns, (turns, number))


def read_notes(path: Path) -> dict[int, Tally]:
    """The chunks that an earlier run of the same games has finished; by their first game."""
    found: dict[int, Tally] = {}
    for line in path.read_text(encoding="utf-8").splitlines() if path.exists() else []:
        try:
            fields = json.loads(line)
        except ValueError:  # a line cut off when the run was killed
            continue
        first = fields.pop("first")
        for name in ("endings", "setups"):
            fields[name] = Counter(fields[name])
        for name in ("longest", "most_turns", "usual_turns"):
            fields[name] = tuple(fields[name])
        found[first] = Tally(**fields)
    return found


@dataclass(frozen=True)
class Run:
    """A run of random games of one title."""

    key: str
    games: int
    seed: int = 1
    every: int = 0
    """All laws are looked at after every so many answers; 0 for the quick ones alone."""
    workers: int = 1
    seconds: float = 1e9
    """When to stop; the same run goes on later."""


def played(run: Run, path: Path) -> Tally:
    """Play what *path* does not hold yet of a run, noting every finished chunk there."""
    done = read_notes(path)
    total = Tally()
    firsts = list(range(0, run.games, CHUNK))
    for first in firsts:
        size = min(CHUNK, run.games - first)
        if first in done and done[first].games == size:
            total.add(done[first])
    waiting = [f for f in firsts if f not in done or done[f].games != min(CHUNK, run.games - f)]
    end = time.monotonic() + run.seconds
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a", encoding="utf-8") as notes, Pool(run.workers) as pool:
        if notes.tell():
            notes.write("\n")  # the last line may have been cut off
        running: dict[Future[Tally], int] = {}
        while waiting or running:
            while waiting and len(running) < run.workers and time.monotonic() < end:
                first = waiting.pop(0)
                size = min(CHUNK, run.games - first)
                running[pool.submit(chunk, run.key, run.seed, first, size, run.every)] = first
            if not running:
                break
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                tally, first = future.result(), running.pop(future)
                notes.write(json.dumps({"first": first, **vars(tally)}) + "\n")
                notes.flush()
                total.add(tally)
            print(f"\r{run.key}: {total.games} of {run.games}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return total


class Pool(ProcessPoolExecutor):
    """Processes that start afresh, so that each has the form that was asked for."""

    def __init__(self, workers: int) -> None:
        super().__init__(workers, mp_context=get_context("spawn"))


def summary(game: Game, tally: Tally, every: int) -> str:
    """What the games came to, in a few lines."""
    asked = "conservation after every answer" if laws.invariants(game) else "nothing conserved"
    if every:
        asked += f", all laws after every {every}"
    held = f"BROKEN or failed in {len(tally.failures)} games" if tally.failures else "held"
    endings = ", ".join(f"{name} {count}" for name, count in tally.endings.most_common())
    lines = [
        f"{game.key}: {tally.games} games on {len(tally.setups)} kinds of tables,"
        f" {tally.answers} answers, {_form.FORM}; rules {game.rules}",
        f"  laws ({asked}): {held}",
        f"  endings: {endings or 'none'}",
        f"  longest: {tally.longest[0]} answers (game {tally.longest[1]});"
        f" {tally.most_turns[0]} turns (game {tally.most_turns[1]}),"
        f" {tally.usual_turns[0]} with the usual options (game {tally.usual_turns[1]})",
    ]
    unseen = [key for key in registry.endings(game) if key not in tally.endings]
    if unseen:
        lines.append(f"  endings that did not come: {', '.join(unseen)}")
    return "\n".join(lines)


def main(words: list[str], command: str, games: int, every: int, seconds: float) -> None:
    """Play and report as *command*; exit 1 if a law was broken, 3 if time was up first."""
    parser = argparse.ArgumentParser(
        prog=command,
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", nargs="*", help="all of them without a name")
    parser.add_argument("--games", type=int, default=games, help="of each game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--every", type=int, default=every, help="all laws, every so many answers")
    jobs = int(os.environ.get("TABLETOWN_JOBS") or os.cpu_count() or 1)
    parser.add_argument("--workers", type=int, default=jobs, help="processes")
    parser.add_argument(
        "--seconds",
        type=float,
        default=seconds,
        help="for each game; the same command goes on afterwards",
    )
    parser.add_argument("--only", type=int, help="play this one game of the run and no other")
    given = parser.parse_args(words)
    failed = is_short = False
    for game in registry.called(given.game):
        run = Run(game.key, given.games, given.seed, given.every, given.workers, given.seconds)
        if given.only is not None:
            tally, wanted = chunk(game.key, given.seed, given.only, 1, given.every), 1
        else:
            name = f"random-{game.key}-{given.seed}-{given.every}-{_form.digest()}.jsonl"
            tally, wanted = played(run, NOTES / name), given.games
        print(summary(game, tally, given.every))
        for failure in tally.failures[:SHOWN]:
            print(f"  {failure}")
        for name, text in tally.journals.items():
            REGRESSIONS.mkdir(parents=True, exist_ok=True)
            (REGRESSIONS / name).write_text(text, encoding="utf-8")
            print(f"  kept as tests/regressions/{name}: {text.count(chr(10))} lines")
        if tally.games < wanted:
            print(f"  time was up after {tally.games} of {wanted}; the same command goes on")
            is_short = True
        failed = failed or bool(tally.failures)
    print("FAILED" if failed else "NOT FINISHED" if is_short else "PASSED")
    sys.exit(1 if failed else 3 if is_short else 0)


if __name__ == "__main__":
    main(sys.argv[1:], "dev.py soak random", games=10_000, every=0, seconds=1e9)
