"""`dev.py fuzz [GAME…]`: random games with random options, every law looked at on the way.

What breaks a law or fails in any other way is shortened as far as it goes and kept as a journal
in `tests/regressions`, which the tests play again from then on.
"""

import argparse
import sys
import time
from dataclasses import dataclass, field

import tabletown as tt
from tabletown.core.options import OptionValue
from tabletown.core.rng import Rng
from tabletown.core.state import Game
from tools import ROOT, games, laws

REGRESSIONS = ROOT / "tests" / "regressions"
TRIES = 200


@dataclass
class Case:
    """A game as far as it was played."""

    game: Game
    seats: int
    options: dict[str, OptionValue]
    seed: int
    answers: list[tuple[int, int]] = field(default_factory=list)

    def begin(self) -> tt.Table:
        """The table before the first answer."""
        return tt.new(self.game.key, self.seats, seed=self.seed, options=self.options)


def examine(table: tt.Table, seed: int) -> None:
    """Look at every law on the position of *table*."""
    laws.all_of_them(table.state, table.seats, table.options, Rng(seed))


def undone(table: tt.Table, seat: int, seed: int) -> None:
    """What was answered can be taken back if that is allowed, and the same luck comes again."""
    before = table.journal
    try:
        table.undo(seat)
    except tt.IllegalAction:
        laws.demand(table.journal == before, "a refused undo changes nothing")
        return
    again = tt.replay(table.journal)
    same = again.state.dump() == table.state.dump()
    laws.demand(same, "a journal with an undo plays again")


def play(case: Case, every: int) -> str:
    """Play on from *case* to the end, noting the answers; why it failed, or nothing."""
    rng = Rng(case.seed)
    try:
        table = case.begin()
        examine(table, case.seed)
        while not table.is_over:
            seat, action = games.any_answer(table.state, rng)
            if rng.below(3) == 0:
                legal = table.state.legal(seat)
                action = legal[rng.below(len(legal))]
            case.answers.append((seat, action))
            table.play(seat, action)
            if len(case.answers) % every == 0 or table.is_over:
                examine(table, case.seed + len(case.answers))
            laws.demand(len(table.entries) < games.LONGEST, "the game comes to an end")
        undone(tt.replay(table.journal), case.answers[-1][0], case.seed)
        laws.demand(tt.replay(table.journal).journal == table.journal, "a journal plays again")
        tt.verify(table.journal)
    except Exception as error:  # whatever goes wrong is what we look for
        return f"{type(error).__name__}: {error}"
    return ""


def why(case: Case) -> str:
    """Why playing exactly the answers of *case* fails; nothing if it does not."""
    try:
        table = case.begin()
        examine(table, case.seed)
        for seat, action in case.answers:
            if seat not in table.pending or action not in table.state.legal(seat):
                return ""
            table.play(seat, action)
        for seed in range(20):
            examine(table, seed)
        laws.demand(tt.replay(table.journal).journal == table.journal, "a journal plays again")
    except Exception as error:
        return f"{type(error).__name__}: {error}"
    return ""


def shrink(case: Case) -> Case:
    """The shortest beginning that still fails, and fewer answers in it where that works."""
    best = case
    for length in range(len(case.answers) + 1):
        shorter = Case(case.game, case.seats, case.options, case.seed, case.answers[:length])
        if why(shorter):
            best = shorter
            break
    tries = 0
    place = len(best.answers) - 1
    while place >= 0 and tries < TRIES:
        fewer = best.answers[:place] + best.answers[place + 1 :]
        shorter = Case(best.game, best.seats, best.options, best.seed, fewer)
        if why(shorter):
            best = shorter
        place -= 1
        tries += 1
    return best


def keep(case: Case) -> str:
    """Write the journal of *case*, as far as it can be played, and return its name."""
    table = case.begin()
    try:
        for seat, action in case.answers:
            table.play(seat, action)
    except Exception:  # the answer that fails is the next one after the journal's last
        pass
    REGRESSIONS.mkdir(parents=True, exist_ok=True)
    path = REGRESSIONS / f"{case.game.key}-{case.seats}p-{case.seed}.journal"
    path.write_text(table.journal, encoding="utf-8")
    return path.name


def fuzz(game: Game, first: int, count: int, seconds: float, every: int) -> int:
    """Play *count* games of *game*, or as many as fit into *seconds*; how many failed."""
    end = time.monotonic() + seconds
    failed = played = 0
    for seed in range(first, first + count):
        if time.monotonic() > end:
            break
        seats, options = games.any_table(game, Rng(seed))
        case = Case(game, seats, options, seed)
        reason = play(case, every)
        played += 1
        if reason:
            failed += 1
            small = shrink(case)
            print(f"{game.key}, {seats} seats, seed {seed}, {options}: {reason}")
            print(f"  {len(small.answers)} answers show it; kept as {keep(small)}", flush=True)
    print(f"{game.key}: {played} games, {failed} failed", flush=True)
    return failed


def main() -> None:
    parser = argparse.ArgumentParser(prog="dev.py fuzz", description=__doc__)
    parser.add_argument("game", nargs="*")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=600, help="for each game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--every", type=int, default=5, help="look at every so many answers")
    options = parser.parse_args()
    found = 0
    for game in games.called(options.game):
        found += fuzz(game, options.seed, options.games, options.seconds, options.every)
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
