"""Golden games as music to play from: who gives which answer, from the start or near the end."""

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from tabletown.core.state import DEALER
from tabletown.table import Table, replay

FEW = 4
GOLDEN = Path(__file__).resolve().parents[1] / "golden"


@dataclass(frozen=True)
class Score:
    """The answers of a game still to be given, and how it ends when they are."""

    game: str
    seed: str
    journal: str
    """The game so far; a table is made from it by `tabletown import`."""
    answers: tuple[tuple[int, int], ...]
    """Seat and action, in order."""
    points: tuple[int, ...]


@cache
def read(name: str) -> Score:
    """The whole golden game *name*, such as ``deadwood/tiles-7312-2p-7312``."""
    return _from(name, 0)


@cache
def near_the_end(name: str, rounds: int = 2) -> Score:
    """The golden game *name* when only the last *rounds* of its rounds are left."""
    table = _table(name)
    last = table.view(0)["turn"]
    # Where seats take turns a round has one of each; where all act at once it has one.
    is_shared = any(answer.phase for answer in table.answers)
    first = last - rounds * (1 if is_shared else table.seats) + 1
    low, high = 0, len(table.answers)
    while low < high:
        middle = (low + high) // 2
        if table.state_at(middle).observe(0).turn < first:
            low = middle + 1
        else:
            high = middle
    while table.answers[low].entry.who == DEALER:
        low += 1
    return _from(name, low)


def until(name: str, moment: int) -> str:
    """The journal of the golden game *name* after its first *moment* answers."""
    return _from(name, moment).journal


def whole(name: str) -> str:
    """The journal of the golden game *name*."""
    return (GOLDEN / f"{name}.journal").read_text(encoding="utf-8")


def middle(name: str) -> int:
    """A moment in the middle of the golden game *name*."""
    return len(_table(name).answers) // 2


def chosen(game: str, scale: int) -> list[str]:
    """All golden games of *game*, or at scale 1 a few from across the list."""
    names = [f"{game}/{path.stem}" for path in sorted((GOLDEN / game).glob("*.journal"))]
    return names if scale > 1 else names[:: -(-len(names) // FEW)]


@cache
def _table(name: str) -> Table:
    return replay(whole(name))


def _from(name: str, start: int) -> Score:
    table = _table(name)
    result = table.result
    assert result is not None
    kept = []
    for line in whole(name).splitlines(keepends=True):
        words = line.split()
        number = words[1] if words[0] == "fingerprint" else words[0]
        if words[0] == "seed" or (number.isdecimal() and int(number) > start):
            break
        kept.append(line)
    answers = [
        (answer.entry.who, answer.action)
        for answer in table.answers[start:]
        if answer.entry.who != DEALER
    ]
    return Score(
        table.game.key,
        table.header.known_seed,
        "".join(kept),
        tuple(answers),
        tuple(result.scores),
    )
