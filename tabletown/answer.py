"""An answer as a table keeps it, and how it is played again."""

from __future__ import annotations

from tabletown.core.events import Tape
from tabletown.core.journal import Entry
from tabletown.core.state import State


class Answer:
    """An answer in force and what became known by it."""

    def __init__(
        self,
        entry: Entry,
        action: int,
        phase: int,
        stream: int,
        seen: int,
        news: int,
        records: list[tuple[int, ...]],
    ) -> None:
        self.entry: Entry = entry
        self.who: int = entry.who
        self.action: int = action
        self.phase: int = phase
        """The simultaneous phase it was given in; 0 for none."""
        self.stream: int = stream
        """For the dealer's, the stream it was drawn from."""
        self.seen: int = seen
        """Mask of the seats that may read it in the journal of a running game."""
        self.news: int = news
        """Mask of the seats it showed something new."""
        self.records: list[tuple[int, ...]] = records
        """The events it caused, as the tape took them."""


def step_again(state: State, answer: Answer) -> None:
    """Carry out *answer*, one of those in force, on the position before it."""
    call_dealer(state, answer.who)
    state.step(answer.who, answer.action)


def call_dealer(state: State, who: int, tape: Tape | None = None) -> None:
    """Before *who* answers again as it did: have what it answered to come about.

    The dealer may have come only after an answer that its seat has taken back since.
    """
    if not (state.pending() >> who) & 1:
        state.tape = tape
        state.deal_early()
        state.tape = None
