"""What a search needs to know of a game beyond its rules: what a position is worth, and a policy.

A game's bots override `Evaluator`; there are no tables of functions here.
"""

from __future__ import annotations

from abc import ABC, abstractmethod

from mypy_extensions import mypyc_attr

from tabletown.core.rng import Rng
from tabletown.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator(ABC):
    """The judgement a search stands on."""

    def __init__(self, horizon: int) -> None:
        self.horizon: int = horizon
        """How many answers of seats a playout goes on before the position is judged."""

    @abstractmethod
    def worth(self, state: State, seat: int) -> float:
        """What *state* is worth to *seat*, from 0 (lost) to 1 (won)."""

    def playout_ended(self, state: State) -> None:
        """The playout is over: a chance to look at *state* once before `worth` is asked."""

    def policy(self, state: State, seat: int, rng: Rng) -> int:
        """The answer *seat* gives in a playout: any useful one."""
        useful = state.useful(seat)
        return useful[rng.below(len(useful))]

    def candidates(self, state: State, seat: int) -> list[int]:
        """The answers the tree tries for *seat*: the useful ones."""
        return state.useful(seat)

    def mark(self, state: State) -> int:
        """A number for where a rollout begins, handed back to `is_far`."""
        return 0

    def is_far(self, state: State, mark: int, answers: int) -> bool:
        """Whether a rollout has gone far enough to be judged."""
        return answers >= self.horizon

    def is_in_tree(self, seat: int, me: int) -> bool:
        """Whether answers of *seat* branch the tree of *me*; else the policy gives them."""
        return True


class Outcome(Evaluator):
    """Plays to the end and asks who won; a small part goes to the margin."""

    def __init__(self, horizon: int = 1_000_000, margin: float = 50.0) -> None:
        super().__init__(horizon)
        self.margin: float = margin
        """The difference in score that counts as a whole win for the small part."""
        self.winners: tuple[int, ...] = ()
        """Who won the playout that ended last; nobody while it goes on."""

    def playout_ended(self, state: State) -> None:
        """Ask *state* once who has won, before `worth` is asked for every seat."""
        result = state.result() if state.pending() == 0 else None
        self.winners = () if result is None else result.winners

    def worth(self, state: State, seat: int) -> float:
        """Nine parts for the share of the win, one for the margin over the best rival.

        Whoever is not in a search calls `playout_ended` first.
        """
        scores = state.scores()
        mine: int = scores[seat]
        best: int = -1_000_000
        for other in range(len(scores)):
            if other != seat and scores[other] > best:
                best = scores[other]
        if len(scores) == 1:
            best = 0
        lead: float = 0.5 + float(mine - best) / (2.0 * self.margin)
        lead = 0.0 if lead < 0.0 else 1.0 if lead > 1.0 else lead
        won: float = 0.5 if mine == best else 1.0 if mine > best else 0.0
        if self.winners:
            won = 1.0 / len(self.winners) if seat in self.winners else 0.0
        return 0.9 * won + 0.1 * lead
