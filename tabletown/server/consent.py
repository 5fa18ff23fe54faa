"""What needs consent: going back further than undo allows, and a bot for somebody absent."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from tabletown.server import wire
from tabletown.server.clocks import now as clock_now
from tabletown.server.notes import has_begun
from tabletown.server.replies import Replies
from tabletown.server.wire import Refusal

if TYPE_CHECKING:
    from tabletown.server.clocks import Clocks
    from tabletown.server.notes import Notes
    from tabletown.server.playing import Playing
    from tabletown.server.seating import Seating
    from tabletown.server.session import Session
    from tabletown.table import Table


@dataclass
class Wish:
    """Something that is asked of the others, and who agreed so far."""

    seat: int
    """Who asks."""
    number: int = 0
    """The journal entry to go back to; never shown to anybody."""
    absent: int = -1
    """The seat that a bot shall play for; -1 where it is about going back."""
    yes: set[int] = field(default_factory=set)


class Consent:
    """What the people of one table ask each other."""

    def __init__(
        self,
        table: Table,
        seating: Seating,
        clocks: Clocks,
        notes: Notes,
        replies: Replies,
        playing: Playing,
    ) -> None:
        self._table: Table = table
        self._seating: Seating = seating
        self._clocks: Clocks = clocks
        self._notes: Notes = notes
        self._replies: Replies = replies
        self._playing: Playing = playing
        self._wishes: dict[int, Wish] = {}
        self._count: int = 0

    # Going back

    def undo(self, session: Session, message: wire.Undo) -> None:
        """Somebody takes back, or asks everybody to go back further."""
        if self._replies.repeated(session, message.id):
            return
        if self._table.is_over:
            raise Refusal("game-over")
        if not message.beyond:
            self._playing.undo(session, message.id)
            return
        seat = session.seat
        if not self._table.options.get("undo", True):
            raise Refusal("undo-off", {"seat": seat})
        mine = [answer for answer in self._table.answers if answer.entry.who == seat]
        if not mine:
            raise Refusal("nothing-to-undo", {"seat": seat})
        self._propose(session, message.id, Wish(seat, mine[-1].entry.number))

    # Seats

    def seat(self, session: Session, message: wire.Seat) -> None:
        """Somebody does something about a seat: one's own, a free one, or that of one absent."""
        if self._replies.repeated(session, message.id):
            return
        rows = self._seating.rows
        seat = session.seat if message.seat is None else message.seat
        if seat >= len(rows):
            raise Refusal("unknown-seat", {"seat": seat})
        if seat == session.seat or (message.do == "bot" and rows[seat].kind == "open"):
            self._seating.seat(session, message, seat, self._replies, has_begun(self._table))
            return
        if message.do != "bot" or not self._seating.is_person(seat):
            raise Refusal("not-yours", {"seat": seat})
        self._check_absent(seat)
        self._propose(session, message.id, Wish(session.seat, absent=seat))

    def _check_absent(self, seat: int) -> None:
        """Refuse unless a bot may be asked for in the place of the person of *seat*.

        Where time is counted it protects whoever is away: nothing is asked before it has run out.
        """
        if self._table.is_over:
            raise Refusal("game-over")
        if self._seating.is_connected(seat):
            raise Refusal("not-yours", {"seat": seat})
        if self._clocks.is_on:
            is_asked = seat in self._table.pending
            if not is_asked or self._clocks.left(seat, clock_now()) > 0:
                raise Refusal("clock-decides", {"seat": seat})
            return
        wait = self._seating.patience_left(seat)
        if wait > 0:
            raise Refusal("too-soon", {"seat": seat, "seconds": int(wait) + 1})

    # Asking and agreeing

    def _propose(self, session: Session, name: str, wish: Wish) -> None:
        """Ask whoever must agree; where nobody must, it is done at once."""
        seat = session.seat
        wish.yes.add(seat)
        if not self._needed(wish):
            self._fulfil(session, name, wish)
            return
        self._wishes = {
            key: old
            for key, old in self._wishes.items()
            if old.seat != seat or old.absent != wish.absent
        }
        self._count += 1
        self._wishes[self._count] = wish
        self._replies.give(session, seat, name, wire.encode(wire.Ack(name, 0)))
        self._notes.say(self._proposal(self._count, wish, "open"))

    def _needed(self, wish: Wish) -> list[int]:
        """Who has not agreed yet: every person; for one absent, everybody else who is there."""
        people = self._seating.people()
        if wish.absent >= 0:
            here = self._seating.is_connected
            people = [seat for seat in people if seat != wish.absent and here(seat)]
        return [seat for seat in people if seat not in wish.yes]

    def answer(self, session: Session, message: wire.Consent) -> None:
        """Somebody agrees to a wish, or does not."""
        if self._replies.repeated(session, message.id):
            return
        seat = session.seat
        wish = self._wishes.get(message.to)
        if wish is None:
            raise Refusal("no-such-proposal", {"to": message.to})
        if wish.absent < 0 and not any(
            answer.entry.number == wish.number for answer in self._table.answers
        ):
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
        if self._needed(wish):
            self._replies.give(session, seat, message.id, ack)
            self._notes.say(self._proposal(message.to, wish, "open"))
            return
        self._wishes.clear()
        self._notes.say(self._proposal(message.to, wish, "agreed"))
        self._fulfil(session, message.id, wish)

    def _fulfil(self, session: Session, name: str, wish: Wish) -> None:
        """Everybody who must has agreed."""
        if wish.absent < 0:
            self._playing.rewind(session, name, wish.seat, wish.number)
            return
        self._check_absent(wish.absent)
        data = wire.encode(wire.SeatGiven(name, "bot", wish.absent))
        self._seating.stand_in(
            wish.absent, lambda: self._replies.give(session, session.seat, name, data)
        )

    def drop(self, seat: int) -> None:
        """Forget what *seat* wished and what was wished for it, and tell everybody so."""
        for number, wish in list(self._wishes.items()):
            if wish.seat == seat or wish.absent == seat:
                del self._wishes[number]
                self._notes.say(self._proposal(number, wish, "refused"))

    def returned(self, seat: int) -> None:
        """Somebody is there again, and needs no bot."""
        if any(wish.absent == seat for wish in self._wishes.values()):
            self.drop(seat)

    def proposals(self) -> list[wire.Proposal]:
        """The wishes that wait for an answer."""
        return [self._proposal(number, wish, "open") for number, wish in self._wishes.items()]

    def _proposal(self, number: int, wish: Wish, state: Any) -> wire.Proposal:
        yes, needed = sorted(wish.yes), self._needed(wish)
        absent = wish.absent if wish.absent >= 0 else None
        return wire.Proposal(number, wish.seat, state, yes, needed, absent)
