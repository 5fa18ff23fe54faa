"""Many games at once: the same seed gives the same games whatever the workers.

Every game has a seed of its own, derived from the run's seed and the game's number; within it
each stream of the dealer and each seat has its own generator, so that two sets of bots meet the
same luck.
"""

from __future__ import annotations

import json
import math
import os
import platform
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass, field
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import msgspec

import tabletown
from tabletown import _form, bots
from tabletown.core.errors import OptionError
from tabletown.core.events import Tape
from tabletown.core.options import OptionValue, complete
from tabletown.core.rng import Rng
from tabletown.core.state import SPECTATOR, State
from tabletown.games import find
from tabletown.lab.extras import extra
from tabletown.lab.watch import Use, Uses
from tabletown.search.playout import deal, first_of, play_apart

CHUNK = 100
"""At most so many games go to a worker at a time."""


@dataclass(frozen=True)
class Plan:
    """A run of games: which game, by whom, how many, from which seed."""

    game: str
    seats: int
    bots: tuple[str, ...]
    """The level of each bot, in seat order."""
    games: int
    seed: int
    options: dict[str, OptionValue]
    is_rotated: bool = False
    """Whether each deal is played once in every seating: the bots move one seat on."""
    is_watched: bool = False
    """Whether the use of every component is counted."""


@dataclass(frozen=True)
class Row:
    """One game of a run: its length, its ending, and what each seat got."""

    game: int
    """Its number in the run."""
    decisions: int
    turns: int
    ending: str
    scores: tuple[int, ...]
    wins: tuple[float, ...]
    """Each seat's share of the win."""
    bots: tuple[str, ...]
    """The level on each seat."""


@dataclass
class Batch:
    """A run of games with consecutive numbers."""

    first: int
    rows: list[Row] = field(default_factory=list)
    uses: Uses = field(default_factory=Uses)


def plan(
    game: str,
    seats: int,
    levels: str,
    games: int,
    seed: int,
    options: dict[str, OptionValue] | None = None,
    is_rotated: bool = False,
    is_watched: bool = False,
) -> Plan:
    """A checked plan: seats, options and levels exist for *game*."""
    rules = find(game)
    if not rules.least <= seats <= rules.most:
        raise OptionError("bad-seats", {"least": rules.least, "most": rules.most, "seats": seats})
    full = complete(rules.options, options or {}, rules.presets())
    rules.check(seats, full)
    seated = tuple(bots.seating(game, levels, seats))
    return Plan(game, seats, seated, games, seed, full, is_rotated, is_watched)


def play_game(plan: Plan, number: int, players: dict[str, bots.Bot], uses: Uses) -> Row:
    """Play game *number* of *plan*."""
    deal_number = number // plan.seats if plan.is_rotated else number
    shift = number % plan.seats if plan.is_rotated else 0
    seated = tuple(plan.bots[(seat - shift) % plan.seats] for seat in range(plan.seats))
    seed = bots.derive(plan.seed, plan.game, deal_number)
    dealers = [Rng(bots.derive(seed, "dealer", stream)) for stream in range(16)]
    seats = [Rng(bots.derive(seed, "seat", seat)) for seat in range(plan.seats)]
    state = find(plan.game).new(plan.seats, plan.options)
    if plan.is_watched or any(not players[level].is_blind for level in seated):
        if plan.is_watched:
            state.tape = Tape()
        decisions = _play_bots(state, dealers, seats, [players[level] for level in seated], uses)
    else:
        decisions = play_apart(state, dealers, seats)
    result = state.result()
    assert result is not None
    share = 1.0 / len(result.winners) if result.winners else 0.0
    wins = tuple(share if seat in result.winners else 0.0 for seat in range(plan.seats))
    scores = tuple(result.scores)
    uses.ended(list(scores), list(wins))
    turns = state.observe(SPECTATOR).turn
    return Row(number, decisions, turns, result.ending, scores, wins, seated)


def _play_bots(
    state: State, dealers: list[Rng], seats: list[Rng], players: list[bots.Bot], uses: Uses
) -> int:
    """Let *players* play *state* to its end; the number of their answers.

    With a tape the uses are counted as well.
    """
    uses.begin(len(players))
    tape, kinds = state.tape, state.game().events
    decisions = 0
    deal(state, dealers)
    while state.pending():
        seat = int(first_of(state.pending()))
        action = bots.answer(players[seat], state, seat, seats[seat])
        if tape is not None:
            uses.answered(state, seat, action)
        state.step(seat, action)
        decisions += 1
        deal(state, dealers)
        if tape is not None:
            uses.happened(kinds, tape.records)
            tape.records.clear()
    return decisions


def play_range(plan: Plan, first: int, count: int) -> Batch:
    """Play *count* games of *plan* from number *first* on; runs in a worker."""
    players = {level: bots.make(plan.game, level) for level in set(plan.bots)}
    batch = Batch(first)
    for number in range(first, first + count):
        batch.rows.append(play_game(plan, number, players, batch.uses))
    return batch


def ranges(plan: Plan, workers: int) -> list[tuple[int, int]]:
    """The run cut into pieces for *workers*: first number and count."""
    size = max(1, min(CHUNK, math.ceil(plan.games / (workers * 4))))
    return [(first, min(size, plan.games - first)) for first in range(0, plan.games, size)]


def batches(
    plan: Plan, pieces: list[tuple[int, int]], workers: int, dask: str = ""
) -> Iterator[Batch]:
    """Play the *pieces*, here, in worker processes or on a Dask cluster, as they get done."""
    if dask:
        cluster = extra("distributed")
        with cluster.Client(dask) as client:
            futures = [client.submit(play_range, plan, *piece, pure=False) for piece in pieces]
            for done in cluster.as_completed(futures):
                yield done.result()
        return
    if workers == 1 or len(pieces) <= 1:
        for piece in pieces:
            yield play_range(plan, *piece)
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        waiting = [pool.submit(play_range, plan, *piece) for piece in pieces]
        for future in as_completed(waiting):
            yield future.result()


def run(
    plan: Plan,
    workers: int = 0,
    dask: str = "",
    resume: Path | None = None,
    progress: Callable[[int], None] | None = None,
) -> tuple[list[Row], Uses]:
    """Play the whole *plan*; rows in the order of the games' numbers.

    What is done is kept in the file *resume*, if given, and not played again next time.
    """
    count = workers or len(os.sched_getaffinity(0))
    kept = _read_kept(resume, plan) if resume else []
    have = {row.game for batch in kept for row in batch.rows}
    pieces: list[tuple[int, int]] = []
    for first, size in ranges(plan, count):
        missing = [number for number in range(first, first + size) if number not in have]
        pieces += _runs(missing)
    found = list(kept)
    if progress:
        progress(len(have))
    for batch in batches(plan, pieces, count, dask):
        found.append(batch)
        if resume:
            _keep(resume, batch)
        if progress:
            progress(len(batch.rows))
    found.sort(key=lambda batch: batch.first)
    uses = Uses()
    for batch in found:
        uses.add(batch.uses)
    rows = [row for batch in found for row in batch.rows]
    rows.sort(key=lambda row: row.game)
    return rows[: plan.games], uses


def _runs(numbers: list[int]) -> list[tuple[int, int]]:
    """*numbers*, ascending, as runs of consecutive ones."""
    found: list[tuple[int, int]] = []
    for number in numbers:
        if found and number == found[-1][0] + found[-1][1]:
            found[-1] = (found[-1][0], found[-1][1] + 1)
        else:
            found.append((number, 1))
    return found


def _heading(plan: Plan) -> dict[str, Any]:
    """What a kept run must agree in; the number of games may grow."""
    heading = {**asdict(plan), "versions": versions(plan)}
    heading["bots"] = list(plan.bots)
    del heading["games"]
    heading["versions"].pop("form")
    return heading


def _keep(path: Path, batch: Batch) -> None:
    """Write *batch* down at the end of the file."""
    with path.open("a", encoding="utf-8") as file:
        rows = [asdict(row) for row in batch.rows]
        uses = {name: asdict(use) for name, use in batch.uses.by_ref.items()}
        file.write(json.dumps({"first": batch.first, "rows": rows, "uses": uses}) + "\n")


def _read_kept(path: Path, plan: Plan) -> list[Batch]:
    """The games an earlier run kept; OptionError ``other-run`` where it was another one."""
    if not path.exists():
        path.write_text(json.dumps(_heading(plan)) + "\n", encoding="utf-8")
        return []
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    if not lines or json.loads(lines[0]) != _heading(plan):
        raise OptionError("other-run", {"file": path.name})
    found: list[Batch] = []
    for line in lines[1:]:
        if not line.endswith("\n"):
            # The run was stopped in the middle of a line: those games are played again.
            path.write_text("".join(lines[:-1]), encoding="utf-8")
            break
        data = json.loads(line)
        rows = msgspec.convert(data["rows"], list[Row])
        uses = Uses(msgspec.convert(data["uses"], dict[str, Use]))
        found.append(Batch(data["first"], rows, uses))
    return found


def versions(plan: Plan) -> dict[str, int | str]:
    """What the games were played with."""
    rules = find(plan.game)
    return {
        "tabletown": tabletown.__version__,
        "rules": rules.rules,
        "edition": rules.edition_hash(plan.options),
        "form": _form.FORM,
        "python": platform.python_version(),
    }


def summary(plan: Plan, rows: list[Row], seconds: float) -> dict[str, Any]:
    """The run in numbers, one entry a seat in the lists."""
    scores = [[row.scores[seat] for row in rows] for seat in range(plan.seats)]
    decisions = sum(row.decisions for row in rows)
    endings: dict[str, int] = {}
    for row in rows:
        endings[row.ending] = endings.get(row.ending, 0) + 1
    turns = [row.turns for row in rows]
    data: dict[str, Any] = {
        "game": plan.game,
        "seats": plan.seats,
        "games": len(rows),
        "seed": plan.seed,
        "options": dict(plan.options),
        "versions": versions(plan),
        "bots": list(plan.bots),
        "decisions": decisions,
        "seconds": round(seconds, 3),
        "decisions_per_s": round(decisions / seconds, 1) if seconds > 0 else 0.0,
        "wins": [round(math.fsum(row.wins[seat] for row in rows), 9) for seat in range(plan.seats)],
        "scores": {
            "mean": [round(mean(values), 9) for values in scores],
            "sd": [round(deviation(values), 9) for values in scores],
            "min": [min(values, default=0) for values in scores],
            "max": [max(values, default=0) for values in scores],
        },
        "turns": {"mean": round(mean(turns), 9), "max": max(turns, default=0)},
        "endings": dict(sorted(endings.items())),
    }
    if plan.is_rotated:
        data["by_bot"] = by_bot(plan, rows)
    return data


def by_bot(plan: Plan, rows: list[Row]) -> list[dict[str, Any]]:
    """Every bot of a rotated run, in the order given, over all the seats it sat on."""
    found: list[dict[str, Any]] = []
    for place, level in enumerate(plan.bots):
        seats = [(place + row.game % plan.seats) % plan.seats for row in rows]
        wins = [row.wins[seat] for row, seat in zip(rows, seats, strict=True)]
        scores = [row.scores[seat] for row, seat in zip(rows, seats, strict=True)]
        low, high = interval(wins)
        share = {"bot": level, "wins": round(math.fsum(wins), 9), "share": round(mean(wins), 6)}
        found.append(
            {**share, "low": round(low, 6), "high": round(high, 6), "score": round(mean(scores), 6)}
        )
    return found


def mean(values: list[int] | list[float]) -> float:
    """The mean, 0 of nothing."""
    return math.fsum(values) / len(values) if values else 0.0


def deviation(values: list[int] | list[float]) -> float:
    """The standard deviation of a sample."""
    if len(values) < 2:
        return 0.0
    middle = mean(values)
    return math.sqrt(math.fsum((value - middle) ** 2 for value in values) / (len(values) - 1))


def interval(wins: list[float]) -> tuple[float, float]:
    """The 95 % interval of a win share, by Wilson; a shared win counts as its fraction."""
    count = len(wins)
    if count == 0:
        return 0.0, 1.0
    z = 1.959963984540054
    share = mean(wins)
    centre = (share + z * z / (2 * count)) / (1 + z * z / count)
    half = z * math.sqrt(share * (1 - share) / count + z * z / (4 * count * count))
    half /= 1 + z * z / count
    return max(0.0, centre - half), min(1.0, centre + half)


def timed(
    plan: Plan,
    workers: int = 0,
    dask: str = "",
    resume: Path | None = None,
    progress: Callable[[int], None] | None = None,
) -> tuple[dict[str, Any], list[Row], Uses]:
    """Play the whole *plan* and sum it up."""
    start = time.perf_counter()
    rows, uses = run(plan, workers, dask, resume, progress)
    return summary(plan, rows, time.perf_counter() - start), rows, uses
