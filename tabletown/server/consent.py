"""Taking back: alone as far as the rules of undo allow, further by everybody's consent."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from tabletown.server import wire
from tabletown.server.replies import Replies
from tabletown.server.wire import Refusal

if TYPE_CHECKING:
    from tabletown.server.notes import Notes
    from tabletown.server.playing import Playing
    from tabletown.server.seating import Seating
    from tabletown.server.session import Session
    from tabletown.table import Table


@dataclass
class Wish:
    """A wish to go back further than undo allows, and who agreed so far."""

    seat: int
    number: int
    """The journal entry to go back to; never shown to anybody."""
    yes: set[int] = field(default_factory=set)


class Undoing:
    """Who wants to take back what at one table."""

    def __init__(
        self, table: Table, seating: Seating, notes: Notes, replies: Replies, playing: Playing
    ) -> None:
        self._table: Table = table
        self._seating: Seating = seating
        self._notes: Notes = notes
        self._replies: Replies = replies
        self._playing: Playing = playing
        self._wishes: dict[int, Wish] = {}
        self._count: int = 0

    def undo(self, session: Session, message: wire.Undo) -> None:
        """Somebody takes back, or asks everybody to go back further."""
        if self._replies.repeated(session, message.id):
            return
        if self._table.is_over:
            raise Refusal("game-over")
        if message.beyond:
            self._propose(session, message.id)
        else:
            self._playing.undo(session, message.id)

    def _propose(self, session: Session, name: str) -> None:
        """Ask everybody to go back to before the seat's last answer."""
        seat = session.seat
        if not self._table.options.get("undo", True):
            raise Refusal("undo-off", {"seat": seat})
        mine = [answer for answer in self._table.answers if answer.entry.who == seat]
        if not mine:
            raise Refusal("nothing-to-undo", {"seat": seat})
        number = mine[-1].entry.number
        if set(self._seating.people()) <= {seat}:
            self._playing.rewind(session, name, seat, number)
            return
        self._wishes = {key: old for key, old in self._wishes.items() if old.seat != seat}
        self._count += 1
        wish = Wish(seat, number, {seat})
        self._wishes[self._count] = wish
        self._replies.give(session, seat, name, wire.encode(wire.Ack(name, 0)))
        self._notes.say(self._proposal(self._count, wish, "open"))

    def consent(self, session: Session, message: wire.Consent) -> None:
        """Somebody agrees to a wish, or does not."""
        if self._replies.repeated(session, message.id):
            return
        seat = session.seat
        wish = self._wishes.get(message.to)
        if wish is None:
            raise Refusal("no-such-proposal", {"to": message.to})
        if not any(answer.entry.number == wish.number for answer in self._table.answers):
            # Taken back meanwhile by other means: there is nothing left to go back to.
            self.drop(wish.seat)
            raise Refusal("no-such-proposal", {"to": message.to})
        if self._table.is_over:
            raise Refusal("game-over")
        ack = wire.encode(wire.Ack(message.id, 0))
        if not message.yes:
            del self._wishes[message.to]
            self._replies.give(session, seat, message.id, ack)
            self._notes.say(self._proposal(message.to, wish, "refused"))
            return
        wish.yes.add(seat)
        if set(self._seating.people()) - wish.yes:
            self._replies.give(session, seat, message.id, ack)
            self._notes.say(self._proposal(message.to, wish, "open"))
            return
        self._wishes.clear()
        self._notes.say(self._proposal(message.to, wish, "agreed"))
        self._playing.rewind(session, message.id, wish.seat, wish.number)

    def drop(self, seat: int) -> None:
        """Forget what *seat* wished, and tell everybody so."""
        for number, wish in list(self._wishes.items()):
            if wish.seat == seat:
                del self._wishes[number]
                self._notes.say(self._proposal(number, wish, "refused"))

    def proposals(self) -> list[wire.Proposal]:
        """The wishes that wait for an answer."""
        return [self._proposal(number, wish, "open") for number, wish in self._wishes.items()]

    def _proposal(self, number: int, wish: Wish, state: Any) -> wire.Proposal:
        needed = [seat for seat in self._seating.people() if seat not in wish.yes]
        return wire.Proposal(number, wish.seat, state, sorted(wish.yes), needed)
