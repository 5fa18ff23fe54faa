"""Noughts and crosses on a board that is wiped when full: the same game on both servers.

It exists for `bench/server.py` alone, so that our server and boardgame.io's carry the same
moves between the same two seats; nothing registers it but the benchmark.
"""

from importlib import import_module
from typing import Any

from tabletown.core.events import EVERYBODY, EventKind
from tabletown.core.options import OptionSpec, OptionValue
from tabletown.core.rng import Rng
from tabletown.core.state import Decision, Game, State
from tabletown.core.verbs import SEATS, Domain, Verb, Verbs
from tabletown.core.view import Piece, Result, Standing, View, Zone

CELL = Domain("cell", [str(cell) for cell in range(9)])
VERBS = Verbs([Verb("place", [CELL], ref=0)])
PLACED = EventKind("placed", [("seat", SEATS), ("cell", CELL)])
OPTIONS = [
    OptionSpec("edition", "choice", "base", ("base",)),
    OptionSpec("hints", "bool", True),
    OptionSpec("undo", "bool", True),
]

EMPTY, *TAKEN = (
    [Piece(f"cell:{cell}", "cell", owner) for cell in range(9)] for owner in (-1, 0, 1)
)
"""What lies on each cell: nothing, or the sign of the first or second seat."""
ASKED = Decision("place")
STANDINGS = (Standing(0, 0), Standing(1, 0))


class Board(State):
    """Nine cells, two seats, no end."""

    def __init__(self, cells: list[int], count: int) -> None:
        super().__init__()
        self.cells = cells
        self.count = count
        self.pieces = [
            EMPTY[cell] if owner < 0 else TAKEN[owner][cell] for cell, owner in enumerate(cells)
        ]
        self._zone: Zone | None = None
        """The board as both seats see it, until it changes: our games keep their zones too."""

    def game(self) -> Game:
        return GAME

    def pending(self) -> int:
        return 1 << (self.count & 1)

    def decision(self, seat: int) -> Decision:
        return ASKED

    def legal(self, seat: int) -> list[int]:
        return [cell for cell in range(9) if self.cells[cell] < 0]

    def step(self, seat: int, action: int) -> None:
        self.cells[action] = seat
        self.pieces[action] = TAKEN[seat][action]
        self.count += 1
        self._zone = None
        if self.count % 9 == 0:
            self.cells = [-1] * 9
            self.pieces = EMPTY[:]
        if self.tape is not None:
            self.tape.write(0, EVERYBODY, seat, action)

    def observe(self, seat: int) -> View:
        if self._zone is None:
            pieces = tuple(self.pieces)
            self._zone = Zone("zone:board", "grid", "zone-board", pieces=pieces, columns=3)
        return View(seat, self.count, STANDINGS, (self._zone,))

    def redeal(self, seat: int, rng: Rng) -> "Board":
        return self.clone()

    def clone(self) -> "Board":
        return Board(self.cells[:], self.count)

    def dump(self) -> list[int]:
        return [2, 0, 1, 1, self.count, *self.cells]

    def scores(self) -> list[int]:
        return [0, 0]

    def result(self) -> Result | None:
        return None

    def text(self) -> str:
        return " ".join(str(value) for value in (self.count, *self.cells))


class Noughts(Game):
    """Noughts and crosses for two seats: the least a game costs in the server."""

    def __init__(self) -> None:
        super().__init__("noughts", (2, 2), 1, VERBS, [PLACED], OPTIONS)

    def new(self, seats: int, options: dict[str, OptionValue]) -> Board:
        return Board([-1] * 9, 0)

    def load(self, ints: list[int]) -> Board:
        return Board(ints[5:], ints[4])

    def position(self, text: str, seats: int, options: dict[str, OptionValue]) -> Board:
        numbers = [int(word) for word in text.split()]
        return Board(numbers[1:], numbers[0])

    def edition_hash(self, options: dict[str, OptionValue]) -> str:
        return "00000000"


GAME = Noughts()


def register() -> None:
    """Let this process's server play it."""
    registry: Any = import_module("tabletown.games")
    registry.TEMPLATES = (*registry.TEMPLATES, GAME)
