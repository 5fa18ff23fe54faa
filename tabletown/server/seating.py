"""Who sits at a table: people, bots, stand-ins and free seats; their talk and their consent."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from tabletown import bots
from tabletown.core.state import SPECTATOR
from tabletown.server import close_codes, wire
from tabletown.server.clocks import now as clock_now
from tabletown.server.records import Job, SeatRow
from tabletown.server.wire import Refusal

if TYPE_CHECKING:
    from tabletown.server.session import Session
    from tabletown.server.table import TableActor

SAID = 60
"""Remarks a newcomer still hears."""


@dataclass
class Wish:
    """A wish to go back further than undo allows, and who agreed so far."""

    seat: int
    number: int
    """The journal entry to go back to; never shown to anybody."""
    yes: set[int] = field(default_factory=set)


class Seating:
    """The seats of one table."""

    def __init__(self, actor: TableActor, rows: list[SeatRow]) -> None:
        self._actor = actor
        self.rows = rows
        self.said: list[wire.ChatNote] = []
        self._left: dict[int, float] = {}
        """When the last socket of a seat went away."""
        self._born = time.monotonic()
        self._wishes: dict[int, Wish] = {}
        self._wish = 0

    # What everybody sees

    def is_connected(self, seat: int) -> bool:
        """Whether a socket speaks for *seat*."""
        return bool(self._actor.sessions.get(seat))

    def is_person(self, seat: int) -> bool:
        """Whether a person plays *seat* just now."""
        row = self.rows[seat]
        return row.kind == "human" and not row.stand_in

    def level(self, seat: int) -> str:
        """The level of the bot that plays *seat* just now; empty if none does."""
        row = self.rows[seat]
        if row.kind == "bot" or row.stand_in:
            return row.level or "random"
        return ""

    def bots(self) -> list[tuple[int, str]]:
        """The seats that bots play just now, with their levels."""
        return [
            (row.seat, row.level or "random")
            for row in self.rows
            if row.kind == "bot" or row.stand_in
        ]

    def people(self) -> list[int]:
        """The seats that belong to people."""
        return [row.seat for row in self.rows if row.kind == "human"]

    def notes(self) -> list[wire.SeatNote]:
        """Every seat as everybody sees it."""
        return [
            wire.SeatNote(
                row.seat,
                row.kind,  # type: ignore[arg-type]
                row.name,
                row.level,
                row.stand_in,
                row.kind == "bot" or self.is_connected(row.seat),
                row.hints,
            )
            for row in self.rows
        ]

    def note(self, viewer: int) -> wire.TableNote:
        """The table around the game as *viewer* sees it."""
        actor, table = self._actor, self._actor.table
        return wire.TableNote(
            table=actor.id,
            game=table.game.key,
            options=dict(table.options),
            you=None if viewer == SPECTATOR else viewer,
            seats=self.notes(),
            pending=actor.frames.awaited(),
            over=table.is_over,
            paused=actor.is_paused,
            marked=table.marked,
            seed_hash=table.header.seed_hash,
            known_seed=bool(table.header.known_seed),
            seed=table.seed.hex() if table.is_over else "",
            clock=actor.clocks.clock,
            on_expiry=actor.row.on_expiry,  # type: ignore[arg-type]
            clocks=actor.clocks.notes(viewer, table.state.phase(), clock_now()),
            spectators=actor.row.spectators,
            watching=len(actor.sessions.get(SPECTATOR, [])),
        )

    def changed(self, but: Session | None = None) -> None:
        """Tell everybody what the table around the game looks like now."""
        if self._actor.frozen is not None:
            return
        for viewer, here in self._actor.sessions.items():
            if not here:
                continue
            data = wire.encode(self.note(viewer))
            for session in here:
                if session is not but:
                    session.send(data)

    def left(self, seat: int) -> None:
        """The last socket of *seat* is gone."""
        self._left[seat] = time.monotonic()

    def say(self, message: Any) -> None:
        """Send *message* to everybody at the table."""
        data = wire.encode(message)
        for here in self._actor.sessions.values():
            for session in here:
                session.send(data)

    # What people do

    def handle(self, session: Session, message: Any) -> None:
        """Take a message about the table around the game."""
        if self._actor.repeated(session, message.id):
            return
        if isinstance(message, wire.Chat):
            self._chat(session, message)
        elif isinstance(message, wire.Seat):
            self._seat(session, message)
        elif isinstance(message, wire.Consent):
            self._consent(session, message)

    def _chat(self, session: Session, message: wire.Chat) -> None:
        text = " ".join(message.text.split())
        if not text:
            raise Refusal("nothing-said")
        note = wire.ChatNote(session.seat, text, int(time.time() * 1000))
        self.said = [*self.said, note][-SAID:]
        mine = wire.encode(wire.ChatNote(note.seat, text, note.at_ms, message.id))
        self._actor.remember(session.seat, message.id, mine)
        others = wire.encode(note)
        for here in self._actor.sessions.values():
            for other in here:
                other.send(mine if other is session else others)

    def _seat(self, session: Session, message: wire.Seat) -> None:
        actor = self._actor
        seat = session.seat if message.seat is None else message.seat
        if seat >= len(self.rows):
            raise Refusal("unknown-seat", {"seat": seat})
        row = self.rows[seat]
        is_own = seat == session.seat
        if not is_own and (message.do != "bot" or not self._is_free(seat)):
            raise Refusal("not-yours", {"seat": seat})
        new = row.copy()
        given = wire.SeatGiven(message.id, message.do, seat)
        if message.do == "bot":
            new.level = message.level or row.level or self._usual_level()
            if new.level not in bots.levels(actor.row.game):
                raise Refusal("unknown-level", {"level": new.level})
            if row.kind == "open":
                new.kind = "bot"
            elif row.kind == "human":
                new.stand_in = True
        elif message.do == "return":
            new.stand_in = False
        else:
            new.generation += 1
            new.stand_in = False
            if message.do == "leave":
                new.kind, new.name = "open", ""
            else:
                token = actor.lobby.tokens.make(actor.id, seat, new.generation)
                given.token = token
                given.link = link(session.base, actor.id, token)

        def after() -> None:
            actor.remember(session.seat, message.id, wire.encode(given))
            session.send(wire.encode(given))
            if new.generation != row.generation:
                self.dismiss(seat)

        self._keep(new, after, lambda error: actor.refuse(session, message.id, error))

    def _is_free(self, seat: int) -> bool:
        row = self.rows[seat]
        if row.kind == "open":
            return True
        gone = self._left.get(seat, self._born)
        patience = self._actor.lobby.settings.abandoned_after
        is_long = time.monotonic() - gone >= patience
        return row.kind == "human" and not self.is_connected(seat) and is_long

    def _usual_level(self) -> str:
        levels = bots.levels(self._actor.row.game)
        return "regular" if "regular" in levels else levels[-1]

    def _keep(self, row: SeatRow, after: Any, failed: Any = None) -> None:
        """Have a changed seat on disk, then make it so; *failed* hears if it could not be."""
        actor = self._actor

        def done(error: Exception | None) -> None:
            if error is not None:
                if failed is not None:
                    failed(Refusal("not-saved", status=503))
                return
            is_another = self.rows[row.seat].generation != row.generation
            self.rows[row.seat] = row
            if not self.level(row.seat):
                actor.forget_bot(row.seat)
            if is_another:
                self._drop_wishes(row.seat)
            after()
            self.changed()
            actor.wake()

        actor.write(Job(_nothing, seat=(actor.id, row)), done)

    def stand_in(self, seat: int) -> None:
        """A bot plays for the person of *seat* until that person is back."""
        row = self.rows[seat].copy()
        row.stand_in = True
        row.level = row.level or self._usual_level()
        self._keep(row, _nothing_at_all)

    def back(self, seat: int) -> None:
        """The person of *seat* plays again: by answering the seat is taken back."""
        row = self.rows[seat]
        if row.stand_in:
            row.stand_in = False
            actor = self._actor
            actor.forget_bot(seat)
            actor.lobby.writer.put(Job(_nothing, seat=(actor.id, row.copy())))
            self.changed()

    def take(self, seat: int, name: str, after: Any) -> None:
        """Somebody takes the open *seat*; *after* gets the error or None when it is on disk."""
        if not 0 <= seat < len(self.rows):
            after(Refusal("unknown-seat", {"seat": seat}, 404))
            return
        row = self.rows[seat]
        if row.kind != "open":
            after(Refusal("seat-taken", {"seat": seat}, 409))
            return
        new = SeatRow(seat, "human", name, "", False, row.generation + 1)
        self._keep(new, lambda: after(None), after)

    def count_hint(self, seat: int, after: Any, failed: Any) -> None:
        """Have it on disk that *seat* asked for a hint; only then is it given."""
        row = self.rows[seat].copy()
        row.hints += 1
        self._keep(row, after, failed)

    def dismiss(self, seat: int) -> None:
        """Close the sockets of a seat whose token is void."""
        for session in list(self._actor.sessions.get(seat, [])):
            self._actor.detach(session, is_quiet=True)
            session.close(close_codes.BAD_TOKEN)

    # Going back by consent

    def proposals(self) -> list[wire.Proposal]:
        """The wishes that wait for an answer."""
        return [self._proposal(number, wish, "open") for number, wish in self._wishes.items()]

    def _proposal(self, number: int, wish: Wish, state: Any) -> wire.Proposal:
        people = self.people()
        needed = [seat for seat in people if seat not in wish.yes]
        return wire.Proposal(number, wish.seat, state, sorted(wish.yes), needed)

    def _drop_wishes(self, seat: int) -> None:
        """Forget what *seat* wished, and tell everybody so."""
        for number, wish in list(self._wishes.items()):
            if wish.seat == seat:
                del self._wishes[number]
                self.say(self._proposal(number, wish, "refused"))

    def propose(self, session: Session, name: str) -> None:
        """Ask everybody to go back to before the seat's last answer."""
        actor, seat = self._actor, session.seat
        if not actor.table.options.get("undo", True):
            raise Refusal("undo-off", {"seat": seat})
        mine = [answer for answer in actor.table.answers if answer.entry.who == seat]
        if not mine:
            raise Refusal("nothing-to-undo", {"seat": seat})
        number = mine[-1].entry.number
        if set(self.people()) <= {seat}:
            actor.withdraw(session, name, seat, lambda: actor.table.rewind(seat, number))
            return
        self._wishes = {key: old for key, old in self._wishes.items() if old.seat != seat}
        self._wish += 1
        wish = Wish(seat, number, {seat})
        self._wishes[self._wish] = wish
        data = wire.encode(wire.Ack(name, 0))
        actor.remember(seat, name, data)
        session.send(data)
        self.say(self._proposal(self._wish, wish, "open"))

    def _consent(self, session: Session, message: wire.Consent) -> None:
        actor, seat = self._actor, session.seat
        wish = self._wishes.get(message.to)
        if wish is None:
            raise Refusal("no-such-proposal", {"to": message.to})
        if not any(answer.entry.number == wish.number for answer in actor.table.answers):
            # Taken back meanwhile by other means: there is nothing left to go back to.
            self._drop_wishes(wish.seat)
            raise Refusal("no-such-proposal", {"to": message.to})
        if actor.table.is_over:
            raise Refusal("game-over")
        data = wire.encode(wire.Ack(message.id, 0))
        if not message.yes:
            del self._wishes[message.to]
            actor.remember(seat, message.id, data)
            session.send(data)
            self.say(self._proposal(message.to, wish, "refused"))
            return
        wish.yes.add(seat)
        if set(self.people()) - wish.yes:
            actor.remember(seat, message.id, data)
            session.send(data)
            self.say(self._proposal(message.to, wish, "open"))
            return
        self._wishes.clear()
        self.say(self._proposal(message.to, wish, "agreed"))
        actor.withdraw(
            session, message.id, seat, lambda: actor.table.rewind(wish.seat, wish.number)
        )


def link(base: str, table: str, token: str = "") -> str:
    """Where a person opens *table*; the token only in the fragment, which no server sees."""
    return f"{base}/#/t/{table}" + (f"/{token}" if token else "")


def _nothing(_error: Exception | None) -> None:
    return None


def _nothing_at_all() -> None:
    return None
