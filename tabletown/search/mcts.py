"""Information-set tree search: every iteration redeals what the seat cannot know.

One tree over all redeals, with answers as branches and chance left open: a node stands for
what was answered, not for what was dealt, and a branch competes only where it was available.
The budget is a number of iterations, so that a seed gives one answer on every machine.
"""

from __future__ import annotations

from math import log, sqrt
from typing import TYPE_CHECKING

from tabletown.core.rng import Rng
from tabletown.core.state import DEALER, State
from tabletown.search.base import Evaluator
from tabletown.search.playout import first_of

if TYPE_CHECKING:
    from mypy_extensions import i64


class Node:
    """What was answered so far, and how well that went for whoever answered last."""

    def __init__(self, action: int, seat: int) -> None:
        self.action: int = action
        self.seat: int = seat
        """The seat whose answer led here."""
        self.visits: i64 = 0
        self.available: i64 = 0
        """How often the answer could have been given where this node hangs."""
        self.total: float = 0.0
        """The worth to `seat`, summed over the visits."""
        self.squares: float = 0.0
        self.children: dict[int, Node] = {}
        """By answer and seat, packed into one number."""

    def mean(self) -> float:
        """What the answer is worth on average."""
        return self.total / float(self.visits) if self.visits > 0 else 0.0

    def error(self) -> float:
        """The standard error of that mean."""
        if self.visits < 2:
            return 1.0
        count = float(self.visits)
        mean = self.total / count
        spread = self.squares / count - mean * mean
        return sqrt((spread if spread > 0.0 else 0.0) / count)


class Search:
    """A search for one answer of one seat."""

    def __init__(self, evaluator: Evaluator, explore: float = 0.7) -> None:
        self.evaluator: Evaluator = evaluator
        self.explore: float = explore
        self.root: Node = Node(-1, -1)
        self.answers: i64 = 0
        """Answers of seats given in all iterations, for benchmarks."""

    def run(self, state: State, seat: int, iterations: int, rng: Rng) -> int:
        """The answer *seat* should give in *state* after so many *iterations*."""
        only = self.evaluator.candidates(state, seat)
        if len(only) == 1:
            return only[0]
        self.root = Node(-1, -1)
        for _ in range(iterations):
            self.iterate(state.redeal(seat, rng), seat, rng)
        return self.best(only)

    def best(self, candidates: list[int]) -> int:
        """The child of the root that was visited most; ties go to the better mean."""
        found: int = candidates[0]
        visits: i64 = -1
        mean: float = 0.0
        for node in self.root.children.values():
            if node.visits > visits or (node.visits == visits and node.mean() > mean):
                found = node.action
                visits = node.visits
                mean = node.mean()
        return found

    def ranked(self) -> list[Node]:
        """The answers tried, most visited first."""
        nodes = list(self.root.children.values())
        ordered: list[Node] = []
        while nodes:
            best = nodes[0]
            for node in nodes:
                if node.visits > best.visits:
                    best = node
            nodes.remove(best)
            ordered.append(best)
        return ordered

    def iterate(self, state: State, me: int, rng: Rng) -> None:
        """One way down the tree, one new node, one playout, and the news carried up.

        The first question in the tree is that of *me*, whoever else is pending.
        """
        evaluator = self.evaluator
        path: list[Node] = []
        node = self.root
        is_first = True
        while True:
            pending: i64 = state.pending()
            if pending == 0:
                break
            seat: i64 = me if is_first else first_of(pending)
            if seat == DEALER:
                state.step(DEALER, state.chance(rng))
                continue
            if not is_first and not evaluator.is_in_tree(seat, me):
                state.step(seat, evaluator.policy(state, seat, rng))
                self.answers += 1
                continue
            is_first = False
            child = self.descend(node, seat, evaluator.candidates(state, seat), rng)
            state.step(seat, child.action)
            self.answers += 1
            path.append(child)
            node = child
            if child.visits == 0:
                break
        self.play_on(state, rng)
        self.carry_up(state, path)

    def descend(self, node: Node, seat: i64, candidates: list[int], rng: Rng) -> Node:
        """The child to go to: a new one while there is any, else the most promising."""
        children = node.children
        fresh: list[int] = []
        chosen: Node | None = None
        best: float = -1.0
        for action in candidates:
            key = action * 16 + seat
            child = children.get(key)
            if child is None:
                fresh.append(action)
                continue
            child.available += 1
            if len(fresh) == 0:
                visits = float(child.visits)
                bonus = self.explore * sqrt(log(float(child.available) + 1.0) / (visits + 1e-9))
                value = child.mean() + bonus
                if value > best:
                    best = value
                    chosen = child
        if len(fresh) > 0 or chosen is None:
            action = fresh[rng.below(len(fresh))]
            chosen = Node(action, seat)
            chosen.available = 1
            children[action * 16 + seat] = chosen
        return chosen

    def play_on(self, state: State, rng: Rng) -> None:
        """Play by the policy until the horizon."""
        evaluator = self.evaluator
        left: i64 = evaluator.horizon
        while left > 0:
            pending: i64 = state.pending()
            if pending == 0:
                return
            seat: i64 = first_of(pending)
            if seat == DEALER:
                state.step(DEALER, state.chance(rng))
                continue
            state.step(seat, evaluator.policy(state, seat, rng))
            self.answers += 1
            left -= 1

    def carry_up(self, state: State, path: list[Node]) -> None:
        """Tell every node on the way what the end is worth to whoever answered there."""
        self.evaluator.playout_ended(state)
        worth: list[float] = [-1.0] * 16
        for node in path:
            value = worth[node.seat]
            if value < 0.0:
                value = self.evaluator.worth(state, node.seat)
                worth[node.seat] = value
            node.visits += 1
            node.total += value
            node.squares += value * value
