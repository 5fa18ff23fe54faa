"""The protocol: `State`, one position of one game, and `Game`, its immutable other half.

Whoever drives a game asks `pending` who owes an answer, offers `legal`, and hands the answer
to `apply`. Chance is a seat, `DEALER`, answered like any other. Nothing here knows a rule.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from hashlib import blake2b
from struct import pack
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from tabletown.core.errors import IllegalAction
from tabletown.core.events import EVERYBODY, EventKind, Tape
from tabletown.core.rng import Rng
from tabletown.core.verbs import Verbs
from tabletown.core.view import Facts, Result, View

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabletown.core.options import OptionSpec
    from tabletown.core.question import Questions

DEALER: Final = 15
"""Chance has a seat; whoever drives the game answers for it."""
SPECTATOR: Final = 14
"""A seat that is never pending and sees what everybody sees."""
ARRIVAL: Final = 15
"""The dealer's stream for *who was first*: a server answers it by arrival, others by seed."""


class Decision:
    """What a seat is asked: a question key, the component it is about, and numbers."""

    def __init__(self, ask: str, about: str = "", facts: Facts | None = None) -> None:
        self.ask: str = ask
        """Catalogue key ``ask-<ask>``."""
        self.about: str = about
        """A ref (``building:newspaper``) or nothing."""
        self.facts: Facts = {} if facts is None else facts
        """What the sentence needs: bounds, names."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """One position of one game: everything the rules know, and nothing else."""

    __slots__ = ("tape",)

    def __init__(self) -> None:
        self.tape: Tape | None = None
        """Where events go; None while a bot is searching."""

    @abstractmethod
    def game(self) -> Game:
        """The game this is a position of."""

    @abstractmethod
    def pending(self) -> int:
        """Bitmask of the seats that owe an answer; 0 when the game is over."""

    @abstractmethod
    def decision(self, seat: int) -> Decision:
        """What *seat* is asked, and about which component."""

    @abstractmethod
    def legal(self, seat: int) -> list[int]:
        """Its possible answers, ascending, never empty while it is pending."""

    def useful(self, seat: int) -> list[int]:
        """A non-empty part of `legal` worth trying in random play and search."""
        return self.legal(seat)

    @abstractmethod
    def step(self, seat: int, action: int) -> None:
        """Carry out an answer known to be legal."""

    def apply(self, seat: int, action: int) -> None:
        """Carry out *action* for *seat*, or raise and change nothing."""
        if not 0 <= seat <= DEALER or not (self.pending() >> seat) & 1:
            raise IllegalAction("not-pending", {"seat": seat})
        if action not in self.legal(seat):
            raise IllegalAction(self.why(seat, action), {"seat": seat, "action": action})
        self.step(seat, action)

    def why(self, seat: int, action: int) -> str:
        """The code that says why *action* is not legal for *seat*."""
        return "not-legal"

    def odds(self) -> list[int]:
        """Integer weights parallel to ``legal(DEALER)``."""
        return [1] * len(self.legal(DEALER))

    def chance(self, rng: Rng) -> int:
        """One of the dealer's answers, drawn by its odds; overridden where that is slow."""
        return self.legal(DEALER)[rng.pick(self.odds())]

    def stream(self) -> int:
        """Which of the dealer's streams the next dealer answer is drawn from (0..15)."""
        return 0

    def phase(self) -> int:
        """A number for the simultaneous phase that runs now; 0 where seats take turns."""
        return 0

    def deal_early(self) -> None:
        """Let the dealer answer now, though it would wait for seats that can still go on.

        A table asks for this when it plays answers again of which a seat took back one: what
        the dealer gave to rivals within the phase stands. Only a game whose dealer waits for
        seats within a phase has anything to do here.
        """

    def seen(self, seat: int, action: int) -> int:
        """Mask of those who may read this answer in the journal while the game runs."""
        return EVERYBODY

    @abstractmethod
    def observe(self, seat: int) -> View:
        """All that *seat* may know, built up from nothing."""

    @abstractmethod
    def redeal(self, seat: int, rng: Rng) -> State:
        """A clone, its unknowns redrawn as *seat* might guess them."""

    @abstractmethod
    def clone(self) -> State:
        """A copy that shares nothing that can change; it carries no tape."""

    @abstractmethod
    def dump(self) -> list[int]:
        """The whole position as small ints; `Game.load` reads it back."""

    @abstractmethod
    def scores(self) -> list[int]:
        """What each seat would have if the game were counted now."""

    @abstractmethod
    def result(self) -> Result | None:
        """How it ended, or None while it goes on."""

    @abstractmethod
    def text(self) -> str:
        """The position in the game's own text form; `Game.position` reads it back."""

    def points(self, seat: int) -> list[tuple[str, int]]:
        """Where *seat*'s score comes from: catalogue keys ``points-<key>`` and amounts."""
        return [("total", self.scores()[seat])]

    def default(self, seat: int) -> int:
        """The least harmful legal answer, given when a clock runs out."""
        return self.legal(seat)[0]

    def option_ref(self, seat: int, action: int) -> str:
        """What the page lights up for *action*; empty leaves it to a button."""
        verbs = self.game().verbs
        verb = verbs.verb(action)
        if verb.ref < 0:
            return ""
        domain = verb.domains[verb.ref]
        return f"{domain.name}:{domain.word(verbs.args(action)[verb.ref])}"

    def option_facts(self, seat: int, action: int) -> Facts:
        """Numbers and refs the option's words need beyond its own arguments."""
        return {}

    def fingerprint(self) -> str:
        """Sixteen hex digits of the whole position."""
        values = self.dump()
        words = pack(f">{len(values)}q", *values)
        return blake2b(words, digest_size=8).hexdigest()


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC):
    """The immutable half of a game: its name, seats, options, words and how it begins."""

    def __init__(
        self,
        key: str,
        seats: tuple[int, int],
        rules: int,
        verbs: Verbs,
        events: list[EventKind],
        options: list[OptionSpec],
        questions: Questions | None = None,
        marks: int = 1,
    ) -> None:
        self.key: str = key
        self.least: int = seats[0]
        self.most: int = seats[1]
        self.rules: int = rules
        """Rises whenever an old journal could play differently."""
        self.verbs: Verbs = verbs
        self.events: list[EventKind] = events
        self.options: list[OptionSpec] = options
        """In declared order; `edition` first."""
        self.marks: int = marks
        """Rises when the same play gets other fingerprints or the same numbers another hash.

        A journal with older marks is checked by its entries alone and then marked anew.
        """
        self.questions: Questions | None = questions
        """Everything that can be asked."""

    @abstractmethod
    def new(self, seats: int, options: dict[str, int | str | bool]) -> State:
        """The first position; *options* are complete and valid (`options.complete`)."""

    @abstractmethod
    def load(self, ints: list[int]) -> State:
        """The position that `State.dump` wrote; seats and options are among the ints."""

    @abstractmethod
    def position(self, text: str, seats: int, options: dict[str, int | str | bool]) -> State:
        """The position that *text* writes, or PositionError with the place."""

    @abstractmethod
    def edition_hash(self, options: dict[str, int | str | bool]) -> str:
        """Eight hex digits of every number in force under *options*."""

    def presets(self) -> dict[str, dict[str, int | str | bool]]:
        """What each edition sets among the options, by its name."""
        return {}

    def check(self, seats: int, options: dict[str, int | str | bool]) -> None:
        """Raise OptionError where single options are fine but their mix makes no sense."""

    def typed(self, state: State, seat: int, text: str) -> list[int]:
        """The answers that free *text* stands for when *seat* types it; none in most games."""
        return []

    def drawing(self, state: State, seat: int) -> str:
        """The board as text for the terminal, as *seat* sees it; empty for the plain one.

        Words in braces such as ``{building-bank.name}`` are catalogue keys; the terminal
        puts the reader's language in.
        """
        return ""


def seat_bits(mask: i64) -> list[int]:
    """The seats whose bit is set in *mask*, ascending."""
    return [seat for seat in range(16) if (mask >> seat) & 1]
