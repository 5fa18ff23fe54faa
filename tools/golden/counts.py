"""How many ways a game can go on from a position, to a depth.

`tree` lets the dealer's answers branch too; `line` takes them from a seed. The position is a new
game after some random answers. Of several seats that are asked at once the first one answers.
Numbers stand in `tests/counts/<game>.counts`; a change in one needs a sentence in the commit.
"""

from dataclasses import dataclass
from pathlib import Path

from tabletown.core.options import OptionValue
from tabletown.core.rng import Rng
from tabletown.core.state import DEALER, Game, State
from tabletown.lab.random_play import answer
from tabletown.lab.setups import Setup, editions
from tools import ROOT

COUNTS = ROOT / "tests" / "counts"
SKIPS = (0, 12, 60)
MOST = 60_000
"""A count beyond this is not recorded."""
SAMPLE = 2_500
"""Counts up to this belong to every test run; the others to the long one."""


@dataclass(frozen=True)
class Count:
    """One line of a file of counts."""

    kind: str
    edition: str
    seats: int
    seed: int
    skip: int
    depth: int
    number: int

    def line(self) -> str:
        """The line as the file has it."""
        return (
            f"{self.kind} {self.edition or '-'} seats {self.seats} seed {self.seed}"
            f" after {self.skip} depth {self.depth} = {self.number}"
        )


def parse(line: str) -> Count:
    """The count that *line* writes."""
    kind, edition, _, seats, _, seed, _, skip, _, depth, _, number = line.split()
    edition = "" if edition == "-" else edition
    return Count(kind, edition, int(seats), int(seed), int(skip), int(depth), int(number))


def read(path: Path) -> list[Count]:
    """Every count in a file."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return [parse(line) for line in lines if line and not line.startswith("#")]


def given(edition: str) -> dict[str, OptionValue]:
    """The options that choose *edition*."""
    return {"edition": edition} if edition else {}


def position(game: Game, count: Count) -> State:
    """The position a count starts from, fresh."""
    state = Setup(game, count.seats, given(count.edition)).new()
    rng = Rng(count.seed)
    answered = 0
    while state.pending() and answered < count.skip:
        if (state.pending() >> DEALER) & 1:
            state.step(DEALER, state.chance(rng))
        else:
            state.step(*answer(state, rng))
            answered += 1
    return state


def ways(state: State, kind: str, seed: int, depth: int, dealt: int = 0) -> int:
    """How many sequences of *depth* answers there are from *state*; shorter if the game ends."""
    pending = state.pending()
    if depth == 0 or pending == 0:
        return 1
    if (pending >> DEALER) & 1:
        if kind == "line":
            after = state.clone()
            after.step(DEALER, after.chance(Rng(seed * 1000 + dealt)))
            return ways(after, kind, seed, depth, dealt + 1)
        seat = DEALER
    else:
        seat = (pending & -pending).bit_length() - 1
    legal = state.legal(seat)
    if depth == 1:
        return len(legal)
    total = 0
    for action in legal:
        after = state.clone()
        after.step(seat, action)
        total += ways(after, kind, seed, depth - 1, dealt)
    return total


def numbers(game: Game) -> list[Count]:
    """The counts worth recording: for each start the deepest that stay in bounds."""
    found: list[Count] = []
    for options in editions(game):
        edition = str(options.get("edition", ""))
        for seats in dict.fromkeys((game.least, game.most)):
            if not Setup(game, seats, options).is_possible:
                continue
            for skip in SKIPS:
                for kind in ("tree", "line"):
                    found += deepest(game, Count(kind, edition, seats, 7, skip, 1, 0))
    return found


def deepest(game: Game, count: Count) -> list[Count]:
    """The same start at every depth that does not cost too much, the last three of them."""
    state = position(game, count)
    if state.pending() == 0:
        return []
    found: list[Count] = []
    number = 0
    for depth in range(1, 9):
        before = number
        number = ways(state, count.kind, count.seed, depth)
        if number > MOST or (depth > 1 and number == before):
            break
        found.append(
            Count(count.kind, count.edition, count.seats, count.seed, count.skip, depth, number)
        )
        # The next depth grows at least as it did last; do not begin what cannot be kept.
        if before and number * number // before > 4 * MOST:
            break
    return found[-3:]


def write(game: Game) -> str:
    """Count *game* anew into its file; say in a line whether anything changed."""
    path = COUNTS / f"{game.key}.counts"
    old = path.read_text(encoding="utf-8") if path.exists() else ""
    head = f"# {game.key}: kind, edition, seats, seed, answers before, depth = sequences\n"
    new = head + "".join(f"{count.line()}\n" for count in numbers(game))
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(new, encoding="utf-8")
    return f"{game.key}: {'as before' if new == old else 'written'}, {new.count('=') - 1} counts"
