"""Noughts and crosses on a board that is wiped when full: the same game on both servers.

It exists for `bench/server.py` alone, so that our server and boardgame.io's carry the same
moves between the same two seats; nothing registers it but the benchmark.
"""

from importlib import import_module

from tabletown.core.events import EVERYBODY, EventKind
from tabletown.core.options import OptionSpec
from tabletown.core.state import Decision, Game, State
from tabletown.core.verbs import SEATS, Domain, Verb, Verbs
from tabletown.core.view import Piece, Standing, View, Zone

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

    def __init__(self, cells, count):
        super().__init__()
        self.cells = cells
        self.count = count
        self.pieces = [
            EMPTY[cell] if owner < 0 else TAKEN[owner][cell] for cell, owner in enumerate(cells)
        ]
        self._zone = None
        """The board as both seats see it, until it changes: our games keep their zones too."""

    def game(self):
        return GAME

    def pending(self):
        return 1 << (self.count & 1)

    def decision(self, seat):
        return ASKED

    def legal(self, seat):
        return [cell for cell in range(9) if self.cells[cell] < 0]

    def step(self, seat, action):
        self.cells[action] = seat
        self.pieces[action] = TAKEN[seat][action]
        self.count += 1
        self._zone = None
        if self.count % 9 == 0:
            self.cells = [-1] * 9
            self.pieces = EMPTY[:]
        if self.tape is not None:
            self.tape.write(0, EVERYBODY, seat, action)

    def observe(self, seat):
        if self._zone is None:
            pieces = tuple(self.pieces)
            self._zone = Zone("zone:board", "grid", "zone-board", pieces=pieces, columns=3)
        return View(seat, self.count, STANDINGS, (self._zone,))

    def redeal(self, seat, rng):
        return self.clone()

    def clone(self):
        return Board(self.cells[:], self.count)

    def dump(self):
        return [2, 0, 1, 1, self.count, *self.cells]

    def scores(self):
        return [0, 0]

    def result(self):
        return None

    def text(self):
        return " ".join(str(value) for value in (self.count, *self.cells))


class Noughts(Game):
    """The benchmark's game."""

    def __init__(self):
        super().__init__("noughts", (2, 2), 1, VERBS, [PLACED], OPTIONS)

    def new(self, seats, options):
        return Board([-1] * 9, 0)

    def load(self, ints):
        return Board(ints[5:], ints[4])

    def position(self, text, seats, options):
        numbers = [int(word) for word in text.split()]
        return Board(numbers[1:], numbers[0])

    def edition_hash(self, options):
        return "00000000"


GAME = Noughts()


def register():
    """Let this process's server play it."""
    registry = import_module("tabletown.games")
    registry.TEMPLATES = (*registry.TEMPLATES, GAME)
