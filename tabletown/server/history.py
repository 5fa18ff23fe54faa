"""What a reader saw earlier: positions counted by what that reader could see change.

A rival's sealed answer, or a card drawn for somebody else, makes no position of its own, so
neither the number of positions nor their order tells anything.
"""

from __future__ import annotations

from typing import Any

from tabletown.answer import step_again
from tabletown.core.state import DEALER, SPECTATOR, State
from tabletown.plain import plain_decision, plain_events
from tabletown.server import wire
from tabletown.server.session import Session
from tabletown.server.wire import Refusal
from tabletown.table import Table

SLICE = 8
"""Answers looked at before others have their turn."""


class Past:
    """The positions of one running or finished table, per reader."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._positions: dict[int, list[int]] = {}
        """Per reader: after how many answers each position stood."""
        self._read: dict[int, tuple[int, State, bytes, bool]] = {}
        """Per reader: how many answers have been looked at, the state then, its last view, and
        whether something happened since that nothing has shown yet."""

    def forget(self) -> None:
        """Answers were withdrawn: count anew."""
        self._positions.clear()
        self._read.clear()

    def look(self, session: Session, message: wire.History) -> bool:
        """Tell what *message* asks for; False where it must be asked again to get further."""
        viewer = session.seat
        eyes = viewer if message.seat is None else message.seat
        is_over = self._table.is_over
        if eyes != viewer and not is_over:
            raise Refusal("not-yours", {"seat": eyes})
        if eyes != SPECTATOR and eyes >= self._table.seats:
            raise Refusal("unknown-seat", {"seat": eyes})
        counted = eyes if is_over else viewer
        if not self.advance(counted, SLICE):
            return False
        session.send(wire.encode(self.told(message.id, counted, message.at, eyes)))
        return True

    def advance(self, viewer: int, steps: int) -> bool:
        """Look at up to *steps* more answers for *viewer*; whether all have been looked at.

        A position is there once the dealer is done, as in frames: what lies between an answer
        and the card it calls for would tell that a card was called for.
        """
        answers = self._table.answers
        if viewer not in self._positions:
            state = self._table.state_at(0)
            self._positions[viewer] = [0]
            self._read[viewer] = (0, state, wire.encode(state.observe(viewer)), False)
        found = self._positions[viewer]
        count, state, seen, is_news = self._read[viewer]
        end = min(len(answers), count + steps)
        while count < end:
            answer = answers[count]
            step_again(state, answer)
            count += 1
            is_news = is_news or bool(plain_events(self._table.game, answer.records, viewer))
            if count < len(answers) and answers[count].entry.who == DEALER:
                continue
            view = wire.encode(state.observe(viewer))
            if is_news or view != seen:
                found.append(count)
                seen = view
                is_news = False
        self._read[viewer] = (count, state, seen, is_news)
        return count == len(answers)

    def told(self, name: str, viewer: int, at: int, eyes: int) -> wire.Told:
        """Position *at* seen with the eyes of *eyes*, counted by what *viewer* saw change."""
        while not self.advance(viewer, 1000):
            pass
        found = self._positions[viewer]
        if at >= len(found):
            raise Refusal("no-such-position", {"at": at, "of": len(found) - 1})
        table = self._table
        is_last = at == len(found) - 1
        count = len(table.answers) if is_last else found[at]
        state = table.state if is_last else table.state_at(count)
        events: list[dict[str, Any]] = []
        start = found[at - 1] if at else 0
        for answer in table.answers[start:count] if at else []:
            events += plain_events(table.game, answer.records, eyes)
        return wire.Told(
            name,
            at,
            len(found) - 1,
            state.observe(eyes),
            events,
            plain_decision(state, eyes),  # type: ignore[arg-type]
            state.result(),
        )
