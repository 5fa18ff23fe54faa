"""Accumulators for many games: they observe and count, and never touch.

`Uses` counts how often each site, building or card was answered with, what happened to it by
whose hand, and how the seats that did so fared.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from tabletown.core.events import EventKind
from tabletown.core.state import State
from tabletown.core.verbs import SEATS


@dataclass
class Use:
    """How often one thing was used, and what became of those who used it."""

    answers: int = 0
    """Answers that named it, or events in which it took part."""
    seats: int = 0
    """Seats, over all games, that named it at least once."""
    wins: float = 0.0
    """Their wins; a shared one is a fraction."""
    score: int = 0
    """The sum of their scores at the end."""

    def add(self, other: Use) -> None:
        """Take in what another worker counted."""
        self.answers += other.answers
        self.seats += other.seats
        self.wins += other.wins
        self.score += other.score


@dataclass
class Uses:
    """The use and value of everything that answers name."""

    by_ref: dict[str, Use] = field(default_factory=dict)
    _game: list[dict[str, int]] = field(default_factory=list)

    def begin(self, seats: int) -> None:
        """A new game with *seats*."""
        self._game = [{} for _ in range(seats)]

    def answered(self, state: State, seat: int, action: int) -> None:
        """*seat* is about to give *action* in *state*."""
        verbs = state.game().verbs
        verb = verbs.verb(action)
        counted = self._game[seat]
        names = [f"do:{verb.key}"]
        for domain, value in zip(verb.domains, verbs.args(action), strict=True):
            if not domain.is_number:
                names.append(f"{domain.name}:{domain.word(value)}")
        for name in names:
            counted[name] = counted.get(name, 0) + 1

    def happened(self, kinds: list[EventKind], records: list[tuple[int, ...]]) -> None:
        """Count what *records* say of somebody and something: ``bought card:l05``."""
        for record in records:
            kind = kinds[record[0]]
            if not kind.args or kind.args[0][1].name != SEATS.name:
                continue
            seat = record[2]
            if not 0 <= seat < len(self._game):
                continue
            counted = self._game[seat]
            for index, (_, domain) in enumerate(kind.args[1:], 3):
                value = record[index]
                if domain.is_number or domain.name == SEATS.name or not 0 <= value < domain.size():
                    continue
                name = f"{kind.key} {domain.name}:{domain.word(value)}"
                counted[name] = counted.get(name, 0) + 1

    def ended(self, scores: list[int], wins: list[float]) -> None:
        """The game is over; each seat's *wins* is its share of the win."""
        for seat, counted in enumerate(self._game):
            for name, times in counted.items():
                self.by_ref.setdefault(name, Use()).add(Use(times, 1, wins[seat], scores[seat]))

    def add(self, other: Uses) -> None:
        """Take in what another worker counted."""
        for name, use in other.by_ref.items():
            self.by_ref.setdefault(name, Use()).add(use)
