"""A game of two questions, interpreted: what the core's own tests stand on."""

from tabletown.core.events import EventKind
from tabletown.core.options import OptionSpec
from tabletown.core.rng import Rng
from tabletown.core.state import Decision, Game, State
from tabletown.core.verbs import SEATS, Verb, Verbs, numbers
from tabletown.core.view import Result, Standing, View


class Pile(State):
    """A pile of stones; seats in turn take one or two, and whoever takes the last one wins."""

    def __init__(self, stones: int, seat: int) -> None:
        super().__init__()
        self.stones = stones
        self.seat = seat

    def game(self) -> Game:
        return GAME

    def pending(self) -> int:
        return 1 << self.seat if self.stones else 0

    def decision(self, seat: int) -> Decision:
        return Decision("take", "pile:one", {"most": min(2, self.stones)})

    def legal(self, seat: int) -> list[int]:
        return list(range(min(2, self.stones)))

    def step(self, seat: int, action: int) -> None:
        self.stones -= action + 1
        self.seat = 1 - self.seat

    def observe(self, seat: int) -> View:
        return View(seat, 0, (Standing(0, 0), Standing(1, 0)), ())

    def redeal(self, seat: int, rng: Rng) -> State:
        return self.clone()

    def clone(self) -> State:
        return Pile(self.stones, self.seat)

    def dump(self) -> list[int]:
        return [self.stones, self.seat]

    def scores(self) -> list[int]:
        return [0, 0] if self.stones else [int(self.seat == 1), int(self.seat == 0)]

    def result(self) -> Result | None:
        if self.stones:
            return None
        return Result(tuple(self.scores()), (1 - self.seat,), "last-stone")

    def text(self) -> str:
        return f"{self.stones} s{self.seat}"


class PileGame(Game):
    """The pile's immutable half."""

    def new(self, seats: int, options: dict[str, int | str | bool]) -> State:
        return Pile(5, 0)

    def load(self, ints: list[int]) -> State:
        return Pile(ints[0], ints[1])

    def position(self, text: str, seats: int, options: dict[str, int | str | bool]) -> State:
        stones, seat = text.split()
        return Pile(int(stones), int(seat[1:]))

    def edition_hash(self, options: dict[str, int | str | bool]) -> str:
        return "00000000"


GAME = PileGame(
    "pile",
    (2, 2),
    1,
    Verbs([Verb("take", [numbers("stones", 1, 2)], ref=0)]),
    [
        EventKind("dealt", [("to", SEATS), ("card", numbers("card", 1, 9))], secret=("card",)),
        EventKind("thought", [("by", SEATS)], private=True),
    ],
    [OptionSpec("undo", "bool", True)],
)
