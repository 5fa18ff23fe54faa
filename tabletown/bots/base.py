"""What a bot is, which levels there are, and how a worker process is asked for an answer.

A game's own bots live in ``tabletown.bots.<game>`` and offer ``bot(level) -> Bot``.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from hashlib import blake2b
from importlib import import_module
from importlib.util import find_spec

from tabletown.core.errors import OptionError
from tabletown.core.rng import Rng
from tabletown.core.state import State
from tabletown.games import find

LEVELS = ("random", "rookie", "regular", "veteran", "legend")
"""From the one that knows nothing to the one that thinks longest."""


@dataclass(frozen=True)
class Advice:
    """One answer a good player would consider."""

    a: int
    """The number of the answer, as in a frame's options."""
    worth: float
    """What it is worth: a share of the win from 0 to 1, or points."""
    error: float
    """How uncertain that is: one standard error."""
    why: list[str]
    """The two strongest reasons; each has words ``reason-<key>`` in the game's catalogue."""
    word: str = ""
    """The word it spells, in a game of words."""
    unit: str = "share"
    """What `worth` counts: ``share`` of the win, or the game's ``points``."""


def strongest(names: list[str], gains: list[float]) -> list[str]:
    """The two names with the greatest gains; only what really gains is a reason."""
    order = sorted(range(len(gains)), key=lambda index: -gains[index])
    return [names[index] for index in order[:2] if gains[index] > 0.05]


class Bot(ABC):
    """A player that chooses from what its seat knows."""

    is_blind: bool = False
    """Whether it asks nothing but `useful`, so that no redeal need be made for it."""

    @abstractmethod
    def choose(self, state: State, seat: int, rng: Rng) -> int:
        """The answer of *seat* in *state*, a redeal made for that seat and free to be spoilt."""


class Uniform(Bot):
    """Any useful answer, each as likely as the next."""

    is_blind = True

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        """One of the useful answers at random."""
        useful = state.useful(seat)
        return useful[rng.below(len(useful))]


def make(game: str, level: str) -> Bot:
    """The bot of *level* for *game*; OptionError ``unknown-level`` where there is none."""
    find(game)
    if level == "random":
        return Uniform()
    if level in LEVELS and find_spec(f"tabletown.bots.{game}") is not None:
        found: Bot = import_module(f"tabletown.bots.{game}").bot(level)
        return found
    raise OptionError("unknown-level", {"game": game, "level": level})


def levels(game: str) -> tuple[str, ...]:
    """The levels there are bots of for *game*."""
    return LEVELS if find_spec(f"tabletown.bots.{game}") is not None else LEVELS[:1]


def seating(game: str, bots: str, seats: int) -> list[str]:
    """The level on each seat: *bots* in order, the last one filling the rest."""
    words = [word.strip() for word in bots.split(",") if word.strip()]
    if not words or len(words) > seats:
        raise OptionError("bad-bots", {"bots": bots, "seats": seats})
    for word in words:
        make(game, word)
    return words + [words[-1]] * (seats - len(words))


def derive(seed: int | str, *parts: int | str) -> int:
    """A 63-bit seed that depends on *seed* and every one of *parts*."""
    text = ":".join(str(part) for part in (seed, *parts))
    digest = blake2b(text.encode(), digest_size=8, person=b"tabletown-bots").digest()
    return int.from_bytes(digest, "big") >> 1


def answer(bot: Bot, state: State, seat: int, rng: Rng) -> int:
    """What *bot* answers for *seat* in the true *state*, of which it sees a redeal only."""
    seen = state if bot.is_blind else state.redeal(seat, rng)
    return bot.choose(seen, seat, rng)


def hint(game: str, dump: list[int], seat: int, seed: int) -> list[Advice]:
    """Advice for *seat*, best first: two answers, what they are worth and why."""
    state = find(game).load(dump)
    if find_spec(f"tabletown.bots.{game}") is None:
        return [Advice(answer(Uniform(), state, seat, Rng(seed)), 0.0, 0.0, [])]
    found: list[Advice] = import_module(f"tabletown.bots.{game}").hint(state, seat, Rng(seed))
    return found[:2]


def choose(game: str, dump: list[int], seat: int, level: str, seed: int) -> int:
    """The answer for *seat*: *dump* is of a redeal made for it; runs in a worker process."""
    return make(game, level).choose(find(game).load(dump), seat, Rng(seed))
