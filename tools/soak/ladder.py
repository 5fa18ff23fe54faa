"""`dev.py soak ladder GAME`: every level of bot against the one below it, with intervals.

    python3 dev.py soak ladder paperback                        every pairing, as far as it goes
    python3 dev.py soak ladder deadwood --seats 2,4 --levels veteran,legend --minutes 8
    python3 dev.py soak ladder fliptown --report                only write the table again

With two seats each deal is played twice, seats swapped; with more, one bot of the upper level
sits among bots of the lower one and each deal is played once from every seat. Fliptown's levels
also play alone. Up to `regular` a pairing takes 1,000 games; above, at most 300, and it stops as
soon as the 95 % interval lies on one side of its line: half of the games with two seats, the
fair share and 15 points with more. What is done is kept in `.cache/ladder` and not played again
until the bots change; `--minutes` stops in time, and the next call goes on. The table is written
to `docs/soak/ladder-<game>.md`, with the processor time a decision takes: measured in the same
games, only where there was something to decide. Beside it lie the games themselves, deal by deal,
in `ladder-<game>.json`: a run in another clone goes on from there.
"""

import argparse
import ast
import hashlib
import json
import math
import os
import sys
import time
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import asdict, dataclass, field
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from tabletown import _form, bots
from tabletown.core.options import OptionValue
from tabletown.core.rng import Rng
from tabletown.core.state import State
from tabletown.games import find
from tabletown.lab import simulate
from tabletown.lab.watch import Uses
from tools import ROOT
from tools.check import imports

KEPT = ROOT / ".cache" / "ladder"
REPORTS = ROOT / "docs" / "soak"
SEED = 8
LEAST = 40
"""No pairing is decided by fewer games."""
MANY, FEW, ALONE = 1000, 300, 200
"""Games a pairing up to regular, above, and of one level alone."""
MARGIN = 0.15
"""What one upper bot must take beyond its fair share among three and more."""
STEP = 1.08
"""How much longer each slot of the clock's histogram is than the one before."""

DUELS = {
    "deadwood": [(4, "legend", "regular", 0.45)],
    "paperback": [(2, "legend", "regular", 0.70)],
}
"""Pairings beyond the ladder: seats, one bot, its rivals, and the share it should reach."""
COWBOTS = ("calamity-jane", "wyatt-earp", "black-bart", "billy-the-kid")


@dataclass(frozen=True)
class Pairing:
    """One bot of level *upper* among bots of level *lower*; alone when there is one seat."""

    game: str
    seats: int
    upper: str
    lower: str
    goal: float
    """The share the upper one should reach; 0 where only the score counts."""
    line: float
    """The share whose side the interval must settle before the games may stop early."""
    most: int
    """At most so many games."""
    options: tuple[tuple[str, OptionValue], ...] = ()

    def name(self) -> str:
        """A name for the file of what is done."""
        extra = "".join(f"-{value}" for _, value in self.options)
        return f"{self.game}-{self.seats}-{self.upper}-{self.lower or 'alone'}{extra}"

    def plan(self, games: int) -> simulate.Plan:
        """The plan of its first *games* games."""
        levels = self.upper if self.seats == 1 else f"{self.upper},{self.lower}"
        options = dict(self.options)
        return simulate.plan(self.game, self.seats, levels, games, SEED, options, True)


@dataclass
class Clock:
    """How long decisions of one level took: a histogram in even steps of ratio."""

    count: int = 0
    seconds: float = 0.0
    slots: dict[int, int] = field(default_factory=dict)

    def add(self, seconds: float) -> None:
        """Count one decision."""
        slot = math.ceil(math.log(max(seconds, 1e-7) / 1e-7, STEP))
        self.count += 1
        self.seconds += seconds
        self.slots[slot] = self.slots.get(slot, 0) + 1

    def merge(self, other: "Clock") -> None:
        """Take in another clock."""
        self.count += other.count
        self.seconds += other.seconds
        for slot, count in other.slots.items():
            self.slots[slot] = self.slots.get(slot, 0) + count

    def mean(self) -> float:
        """Milliseconds on average."""
        return 1000 * self.seconds / self.count if self.count else 0.0

    def quantile(self, part: float) -> float:
        """Milliseconds that *part* of the decisions stay below, within a slot's width."""
        left = part * self.count
        for slot in sorted(self.slots):
            left -= self.slots[slot]
            if left <= 0:
                return 1e-4 * STEP**slot
        return 0.0


def clocks_of(data: dict[str, dict[str, Any]]) -> dict[str, Clock]:
    """The clocks by level, as they were written down."""
    return {
        level: Clock(one["count"], one["seconds"], {int(k): v for k, v in one["slots"].items()})
        for level, one in data.items()
    }


class Timed(bots.Bot):
    """A bot and the clock beside it."""

    def __init__(self, player: bots.Bot) -> None:
        self.player = player
        self.is_blind = player.is_blind
        self.clock = Clock()

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        """The player's answer, timed where there is more than one to give."""
        has_choice = len(state.useful(seat)) > 1
        start = time.process_time()
        action = self.player.choose(state, seat, rng)
        if has_choice:
            self.clock.add(time.process_time() - start)
        return action


@dataclass
class Deal:
    """One deal, played from every seat."""

    number: int
    shares: list[float]
    """The upper bot's share of the win, by the seat it sat on."""
    scores: list[int]
    """Its scores."""
    clocks: dict[str, Clock]


def play_deal(pairing: Pairing, number: int) -> Deal:
    """Play deal *number* once from every seat; runs in a worker."""
    plan = pairing.plan(1)
    players = {level: Timed(bots.make(pairing.game, level)) for level in set(plan.bots)}
    timed: dict[str, bots.Bot] = dict(players)
    deal = Deal(number, [], [], {})
    for turn in range(pairing.seats):
        row = simulate.play_game(plan, number * pairing.seats + turn, timed, Uses())
        # The first bot of the plan is the upper one; the seating moves it on by one each game.
        deal.shares.append(row.wins[turn])
        deal.scores.append(row.scores[turn])
    deal.clocks = {level: player.clock for level, player in players.items()}
    return deal


def meaning(path: Path) -> str:
    """The source of *path* without what the machine does not read."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            node.body = [
                part
                for part in node.body
                if not (isinstance(part, ast.Expr) and isinstance(part.value, ast.Constant))
            ]
    return ast.dump(tree)


def sources(game: str) -> str:
    """Eight digits for everything the bots of *game* think with."""
    digest = hashlib.blake2b(digest_size=4)
    for path in sorted(imports.reached(ROOT, f"tabletown.bots.{game}", ("bots", "search"))):
        name = path.relative_to(ROOT).as_posix()
        digest.update(name.encode() + meaning(path).encode())
    digest.update(str(find(game).rules).encode())
    return digest.hexdigest()


def kept_file(pairing: Pairing) -> Path:
    """Where the deals of *pairing* are kept."""
    return KEPT / f"{pairing.name()}.jsonl"


def kept(pairing: Pairing) -> tuple[str, list[Deal]]:
    """The sources and the deals of *pairing* that are kept, in order and without gaps."""
    path = kept_file(pairing)
    if not path.exists():
        return "", []
    whole = [line for line in path.read_text().splitlines(keepends=True) if line.endswith("\n")]
    found: dict[int, Deal] = {}
    for line in whole[1:]:
        data = json.loads(line)
        clocks = clocks_of(data["clocks"])
        found[data["number"]] = Deal(data["number"], data["shares"], data["scores"], clocks)
    deals: list[Deal] = []
    while len(deals) in found:
        deals.append(found[len(deals)])
    return (json.loads(whole[0])["sources"] if whole else ""), deals


def keep(pairing: Pairing, deal: Deal) -> None:
    """Write *deal* down."""
    with kept_file(pairing).open("a") as file:
        file.write(json.dumps(asdict(deal)) + "\n")


def record_file(game: str) -> Path:
    """Where the games of all pairings lie, for whoever goes on elsewhere."""
    return REPORTS / f"ladder-{game}.json"


def pack(game: str, every: list[Pairing]) -> None:
    """Write the deals that are kept into the record, a line a pairing, clocks added up."""
    lines: list[str] = []
    for pairing in every:
        mark, deals = kept(pairing)
        clocks: dict[str, Clock] = {}
        for deal in deals:
            for level, clock in deal.clocks.items():
                clocks.setdefault(level, Clock()).merge(clock)
        row = {
            "sources": mark,
            "shares": [[int(x) if x in (0, 1) else round(x, 3) for x in d.shares] for d in deals],
            "scores": [deal.scores for deal in deals],
            "clocks": {level: asdict(clock) for level, clock in sorted(clocks.items())},
        }
        if deals:
            text = json.dumps(row, separators=(",", ":"))
            lines.append(f'"{pairing.name()}": {text}')
    record_file(game).write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def unpack(game: str, every: list[Pairing]) -> None:
    """Take up the pairings of the record of which this clone has played nothing yet."""
    path = record_file(game)
    rows = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    for pairing in every:
        row = rows.get(pairing.name())
        if row is None or kept_file(pairing).exists():
            continue
        heading = {"sources": row["sources"], "pairing": asdict(pairing)}
        kept_file(pairing).write_text(json.dumps(heading) + "\n")
        for number, (shares, scores) in enumerate(zip(row["shares"], row["scores"], strict=True)):
            # The times of all deals stand with the first one: only their sum is ever told.
            clocks = {} if number else clocks_of(row["clocks"])
            keep(pairing, Deal(number, shares, scores, clocks))


def shares_of(deals: list[Deal]) -> list[float]:
    """The upper bot's share of every game."""
    return [share for deal in deals for share in deal.shares]


def decided(pairing: Pairing, deals: list[Deal]) -> int:
    """After how many of *deals* the pairing is settled; 0 while it is not."""
    shares: list[float] = []
    for index, deal in enumerate(deals):
        shares += deal.shares
        if len(shares) >= pairing.most:
            return index + 1
        if pairing.line > 0 and pairing.most <= FEW and len(shares) >= LEAST:
            low, high = simulate.interval(shares)
            # With the line behind it the share may still be short of its goal: go on then.
            if high < pairing.line or (low > pairing.line and simulate.mean(shares) > pairing.goal):
                return index + 1
    return 0


def pairings(game: str, levels: list[str], counts: list[int], most: int) -> Iterator[Pairing]:
    """Every pairing of the ladder, then the duels and the games alone."""
    rules = find(game)
    for seats in range(max(2, rules.least), rules.most + 1):
        for lower, upper in zip(bots.LEVELS, bots.LEVELS[1:], strict=False):
            if seats not in counts or upper not in levels:
                continue
            limit = most or (MANY if upper in ("rookie", "regular") else FEW)
            line = 0.5 if seats == 2 else 1 / seats + MARGIN
            goal = 0.6 if seats == 2 else line
            yield Pairing(game, seats, upper, lower, goal, line, limit)
    for seats, upper, lower, goal in DUELS.get(game, []):
        if seats in counts and upper in levels:
            yield Pairing(game, seats, upper, lower, goal, goal, most or FEW)
    if rules.least == 1 and 1 in counts:
        for level in levels:
            yield Pairing(game, 1, level, "", 0.0, 0.0, most or ALONE)
        for cowbot in COWBOTS if game == "fliptown" and "legend" in levels else ():
            options = (("cowbot", cowbot),)
            yield Pairing(game, 1, "legend", "", 0.5, 0.5, most or FEW, options)


def whole(game: str) -> list[Pairing]:
    """The whole ladder of *game*."""
    return list(pairings(game, list(bots.LEVELS), list(range(1, find(game).most + 1)), 0))


def play(pairing: Pairing, until: float, pool: ProcessPoolExecutor, jobs: int) -> bool:
    """Play *pairing* on until it is settled (true) or the time is up."""
    mark, deals = kept(pairing)
    now = sources(pairing.game)
    if mark != now:
        deals = []
        heading = {"sources": now, "pairing": asdict(pairing)}
        kept_file(pairing).write_text(json.dumps(heading) + "\n")
    waiting: set[Future[Deal]] = set()
    early: dict[int, Deal] = {}
    following = len(deals)
    while not decided(pairing, deals):
        while len(waiting) < jobs and time.monotonic() < until:
            waiting.add(pool.submit(play_deal, pairing, following))
            following += 1
        if not waiting:
            return False
        done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
        for one in done:
            deal = one.result()
            early[deal.number] = deal
            keep(pairing, deal)
        while len(deals) in early:
            deals.append(early[len(deals)])
        print(f"\r  {line_of(pairing, deals)} ", end="", file=sys.stderr, flush=True)
    for one in waiting:
        one.cancel()
    return True


def line_of(pairing: Pairing, deals: list[Deal]) -> str:
    """How *pairing* stands, in one line."""
    shares = shares_of(deals)
    low, high = simulate.interval(shares)
    against = f"v {pairing.lower}" if pairing.lower else "alone"
    extra = "".join(f" {value}" for _, value in pairing.options)
    return (
        f"{pairing.game} {pairing.seats} seats: {pairing.upper} {against}{extra}: {len(shares)}"
        f" games, {simulate.mean(shares):.3f} ({low:.3f} - {high:.3f})"
    )


def report(game: str) -> Path:
    """Write what is kept of *game* as a table; where."""
    clocks: dict[str, Clock] = {}
    ladder: list[str] = []
    alone: list[str] = []
    now = sources(game)
    every = whole(game)
    pack(game, every)
    for pairing in every:
        mark, deals = kept(pairing)
        settled = decided(pairing, deals)
        deals = deals[:settled] if settled else deals
        if not deals:
            continue
        for deal in deals:
            for level, clock in deal.clocks.items():
                if mark == now:
                    clocks.setdefault(level, Clock()).merge(clock)
        note = ("" if settled else "unfinished ") + ("" if mark == now else f"older bots ({mark})")
        if pairing.seats == 1:
            alone.append(_alone_row(pairing, deals, note))
        else:
            ladder.append(_ladder_row(pairing, deals, note))
    path = REPORTS / f"ladder-{game}.md"
    text = [f"# The ladder of {game}", "", f"Made by `python3 dev.py soak ladder {game}`;"]
    text += [f"bots {now}, rules {find(game).rules}, seed {SEED}, {_form.FORM}.", ""]
    if ladder:
        text += ["A shared win counts as its part; intervals are 95 %, by Wilson.", ""]
        text += ["| seats | bot | against | games | share | 95 % | goal | note |"]
        text += ["|---|---|---|---|---|---|---|---|", *ladder, ""]
    if alone:
        text += ["Alone:", "", "| bot | table | games | mean score | 95 % | won | 95 % | note |"]
        text += ["|---|---|---|---|---|---|---|---|", *alone, ""]
    if clocks:
        text += ["Milliseconds of processor time a decision, where there was something to decide:"]
        text += [""]
        text += ["| bot | decisions | mean | 95 % below |", "|---|---|---|---|"]
        for level in bots.LEVELS:
            if level in clocks:
                clock = clocks[level]
                mean, most = clock.mean(), clock.quantile(0.95)
                text.append(f"| {level} | {clock.count} | {mean:.2f} | {most:.2f} |")
    path.write_text("\n".join(text).rstrip("\n") + "\n", encoding="utf-8")
    return path


def _ladder_row(pairing: Pairing, deals: list[Deal], note: str) -> str:
    shares = shares_of(deals)
    low, high = simulate.interval(shares)
    rivals = pairing.lower if pairing.seats == 2 else f"{pairing.seats - 1} × {pairing.lower}"
    share = simulate.mean(shares)
    mark = "" if share >= pairing.goal else "**short** "
    return (
        f"| {pairing.seats} | {pairing.upper} | {rivals} | {len(shares)} | {100 * share:.1f} % "
        f"| {100 * low:.1f} - {100 * high:.1f} | {100 * pairing.goal:.1f} % "
        f"| {(mark + note).strip()} |"
    )


def _alone_row(pairing: Pairing, deals: list[Deal], note: str) -> str:
    scores = [score for deal in deals for score in deal.scores]
    middle = simulate.mean(scores)
    half = 1.96 * simulate.deviation(scores) / math.sqrt(len(scores))
    table = ", ".join(f"{key} {value}" for key, value in pairing.options) or "standard"
    won, among = "", ""
    if pairing.options:
        shares = shares_of(deals)
        low, high = simulate.interval(shares)
        won, among = f"{100 * simulate.mean(shares):.1f} %", f"{100 * low:.1f} - {100 * high:.1f}"
    return (
        f"| {pairing.upper} | {table} | {len(scores)} | {middle:.2f} "
        f"| {middle - half:.2f} - {middle + half:.2f} | {won} | {among} | {note} |"
    )


def main(words: list[str]) -> None:
    """Play what is asked for, then write the table."""
    parser = argparse.ArgumentParser(
        prog="dev.py soak ladder",
        description=__doc__,
        formatter_class=argparse.RawTextHelpFormatter,
    )
    parser.add_argument("game", choices=("fliptown", "deadwood", "paperback"))
    parser.add_argument("--seats", default="", help="such as 2,4; 1 is alone; all if not given")
    parser.add_argument("--levels", default="", help="the upper levels, such as veteran,legend")
    parser.add_argument("--games", type=int, default=0, help="another number of games at most")
    parser.add_argument("--minutes", type=float, default=0.0, help="stop after so long")
    parser.add_argument("--report", action="store_true", help="only write the table")
    given = parser.parse_args(words)
    counts = [int(word) for word in given.seats.split(",") if word] or list(range(1, 16))
    levels = [word for word in given.levels.split(",") if word] or list(bots.LEVELS)
    KEPT.mkdir(parents=True, exist_ok=True)
    unpack(given.game, whole(given.game))
    until = time.monotonic() + (60 * given.minutes if given.minutes else math.inf)
    jobs = int(os.environ.get("TABLETOWN_JOBS") or len(os.sched_getaffinity(0)))
    if not given.report:
        print(f"{given.game}, {_form.FORM}, {jobs} at a time, bots {sources(given.game)}")
        with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
            for pairing in pairings(given.game, levels, counts, given.games):
                is_done = play(pairing, until, pool, jobs)
                state = "" if is_done else " (to be continued)"
                print(f"\r{line_of(pairing, kept(pairing)[1])}{state}", flush=True)
    print(f"wrote {report(given.game).relative_to(ROOT)}")
