"""What a viewer cannot know is replaced: every byte the server would send stays the same.

The table's actor is the server's own; only the socket is missing, and the bytes are taken where
it would have got them.
"""

import random
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from tabletown import bots
from tabletown import table as tables
from tabletown.core.errors import IllegalAction
from tabletown.core.rng import Rng
from tabletown.core.state import DEALER, SPECTATOR, Game
from tabletown.server import wire
from tabletown.server.lobby import Lobby, fill
from tabletown.server.records import SeatRow, TableRow
from tabletown.server.session import Session
from tabletown.server.settings import Settings
from tabletown.server.sight import Sight
from tabletown.server.store import Store
from tabletown.server.table import TableActor
from tabletown.table import Table
from tests.properties.option_sets import CASES

DRAFTS = 3
"""How far a turn is composed in private at one state."""


@dataclass
class Report:
    """How many positions were compared with their redeals, and which differed."""

    states: int = 0
    comparisons: int = 0
    different: int = 0
    """How often the redeal really differed from the truth."""
    changes: int = 0
    """How often what changed since an earlier sight was compared as well."""
    messages: int = 0
    kilobytes: int = 0
    sealed: int = 0
    """Answers in a sealed phase, of which nobody else may hear a byte."""
    worlds: int = 0
    """How often rivals really went on, unseen by somebody who then took back."""
    tables: Counter[int] = field(default_factory=Counter)
    """By seats."""


class Listener(Session):
    """The end of a line: keeps every byte the table sends.

    One that has seen *base* already is sent what changed since.
    """

    def __init__(self, seat: int, base: Sight | None = None) -> None:
        super().__init__("http://here")
        self.seat = seat
        self.is_seated = True
        self.has_deltas = base is not None
        self.sight = base
        self.base = self.rev = 0 if base is None else 1
        self.data: list[bytes] = []

    def send(self, data: bytes | bytearray) -> None:
        self.data.append(bytes(data))

    def close(self, code: int) -> None:
        self.data.append(b"close %d" % code)


def actor_for(folder: Path, table: Table) -> tuple[TableActor, Store]:
    """A live table without a socket in sight, and the store behind it."""
    store = Store(folder)
    store.open()
    return seated(Lobby(Settings(data=folder), store), table), store


def seated(lobby: Lobby, table: Table) -> TableActor:
    """A live table in *lobby*."""
    seats = [SeatRow(seat, "human", "", "", False, 0) for seat in range(table.seats)]
    clock = wire.encode(wire.Clock()).decode()
    row = TableRow("x", table.game.key, "", "", "running", False, True, clock, "wait", 0, seats, [])
    fill(row, table)
    return TableActor(lobby, row, table)


def listening(actor: TableActor, *ears: Listener) -> None:
    """Let *ears* and nobody else listen at the table."""
    actor.sessions.clear()
    actor.sessions.update({ear.seat: [ear] for ear in ears})


def everything(
    actor: TableActor,
    viewer: int,
    chance: int,
    with_hello: bool,
    since: int,
    base: Sight | None = None,
) -> list[bytes]:
    """All that *viewer* is sent: hello, frame, drafts of a turn, history, refusals of nonsense.

    The frame tells what happened from answer number *since* on. Where *base* is given, somebody
    who saw that before is told the frame and the drafts as what changed.
    """
    rng = random.Random(chance)
    ear = Listener(viewer)
    frames, table = actor.frames, actor.table
    frames._revs[:] = [0] * 16
    listening(actor, ear)
    frames.shown = {}
    if with_hello:
        frames.greet(ear)
        frames.shown = {}
    frames.show(since)
    seq = table.seq(viewer) if viewer < SPECTATOR else 0
    composed = _composed(actor, ear, seq, rng)
    actions = composed[-1] if composed else []
    for message in [
        wire.Act("a", seq + 1, [0]),
        wire.Act("b", seq, [999_999]),
        wire.Act("c", seq, [*actions[:2], 999_999]),
        wire.Undo("u") if viewer == SPECTATOR else wire.Draft("e", seq, [999_999]),
    ]:
        actor.replies.forget()
        actor.receive(ear, message)
    # A socket's history is told in slices, with others in between; here nobody waits.
    while not actor.past.advance(viewer, 1000):
        pass
    for at in (0, rng.randrange(60), 999_999):
        actor.receive(ear, wire.History("h", at))
    ear.data.append(wire.encode(actor.state()))
    if base is not None:
        follower = Listener(viewer, base)
        listening(actor, follower)
        frames.shown = {viewer: base}
        frames.show(since)
        for tried in composed:
            actor.receive(follower, wire.Draft("d", seq, tried))
        ear.data += follower.data
    listening(actor)
    return ear.data


def _composed(actor: TableActor, ear: Listener, seq: int, rng: random.Random) -> list[list[int]]:
    """Compose a turn at random; the lists that were tried."""
    table, viewer = actor.table, ear.seat
    tried: list[list[int]] = []
    if viewer not in table.pending:
        return tried
    for _ in range(DRAFTS):
        options = table.state.legal(viewer) if not tried else _offered(ear.data[-1])
        if not options:
            break
        tried.append([*(tried[-1] if tried else []), rng.choice(options)])
        actor.receive(ear, wire.Draft("d", seq, tried[-1]))
    return tried


def _offered(data: bytes) -> list[int]:
    """The answers a draft's frame offers; none where it was refused."""
    message = msgspec.json.decode(data)
    decision = message.get("decision")
    return [option["a"] for option in decision["options"]] if decision else []


def compare(
    actor: TableActor,
    viewer: int,
    rng: random.Random,
    with_hello: bool,
    report: Report,
    base: Sight | None = None,
) -> None:
    """Replace what *viewer* cannot know and compare all it is sent, changes since *base* too."""
    table = actor.table
    chance = rng.randrange(2**30)
    # A refused list leaves the table on a clone of the state it had before.
    truth = table.state.clone()
    since = len(table.answers) - 1
    told = everything(actor, viewer, chance, with_hello, since, base)
    other = truth.redeal(viewer, Rng(rng.randrange(2**31)))
    report.different += other.dump() != truth.dump()
    # The table keeps in mind what it asked; here that must be found anew.
    table.state, keys, table._keys = other, table._keys, [None] * 16
    try:
        again = everything(actor, viewer, chance, with_hello, since, base)
    finally:
        table.state, table._keys = truth, keys
    report.comparisons += 1
    report.changes += base is not None
    report.messages += len(told)
    report.kilobytes += sum(map(len, told)) // 1024
    if told != again:
        for one, two in zip(told, again, strict=True):
            assert one == two, (table.game.key, table.options, viewer, _where(one, two))


def compare_worlds(
    lobby: Lobby,
    table: Table,
    viewer: int,
    rng: random.Random,
    with_hint: bool,
    report: Report,
    base: Sight | None = None,
) -> None:
    """Let rivals go on unseen by *viewer*: all it is sent stays the same, an undo included."""
    chance = rng.randrange(2**30)
    silent, busy = tables.replay(table.journal), tables.replay(table.journal)
    for _ in range(rng.randrange(1, 9)):
        rivals = [seat for seat in busy.pending if seat != viewer]
        if not rivals or not busy.state.phase():
            break
        seat = rng.choice(rivals)
        action = rng.choice(busy.state.useful(seat))
        trial = busy.state.clone()
        trial.step(seat, action)
        # What ends the phase or calls the dealer may be seen by all.
        if trial.phase() != busy.state.phase() or (trial.pending() >> DEALER) & 1:
            break
        busy.play(seat, action)
    if len(busy.answers) == len(table.answers):
        return
    report.worlds += 1
    since = len(table.answers) - 1
    told = taking_back(lobby, silent, viewer, chance, with_hint, since, base)
    again = taking_back(lobby, busy, viewer, chance, with_hint, since, base)
    for one, two in zip(told, again, strict=True):
        assert one == two, (table.game.key, table.options, viewer, _where(one, two))


def taking_back(
    lobby: Lobby,
    table: Table,
    viewer: int,
    chance: int,
    with_hint: bool,
    since: int,
    base: Sight | None,
) -> list[bytes]:
    """All that *viewer* is sent before it takes back, for it, and after it."""
    actor = seated(lobby, table)
    data = everything(actor, viewer, chance, True, since, base)
    ear = Listener(viewer, base)
    if base is not None:
        actor.frames.shown = {viewer: base}
    listening(actor, ear)
    actor.receive(ear, wire.Undo("undo"))
    if actor._is_busy:
        # What the writer says once the line is on disk.
        actor._written(None)
    data += ear.data + everything(actor, viewer, chance, True, len(table.answers), base)
    if with_hint and viewer in table.pending:
        # As a thinker advises; it does so in a process of its own.
        seed = bots.derive(table.seed.hex(), "hint", viewer, table.seq(viewer))
        guess = table.state.redeal(viewer, Rng(seed))
        advice = bots.hint(table.game.key, guess.dump(), viewer, seed)
        data.append(repr(advice).encode())
    return data


def answer(actor: TableActor, rng: random.Random, report: Report) -> None:
    """Somebody answers; while a phase is sealed, no other line carries a byte of it."""
    table = actor.table
    ears = {viewer: Listener(viewer) for viewer in [*range(table.seats), SPECTATOR]}
    seat = rng.choice(table.pending)
    phase = table.state.phase() if table.seats > 1 else 0
    count = len(table.answers)
    if phase:
        awaited = actor.frames.awaited()
        actor.frames.shown = {viewer: actor.frames.sight(viewer, awaited) for viewer in ears}
    table.play(seat, rng.choice(table.state.useful(seat)))
    # Where everybody left waits for a card, it is turned over for all to see (Fliptown R66).
    is_dealt = any(given.entry.who == DEALER for given in table.answers[count:])
    if phase and table.state.phase() == phase and not is_dealt:
        report.sealed += 1
        listening(actor, *[ear for viewer, ear in ears.items() if viewer != seat])
        actor.frames.show(count)
        listening(actor)
        heard = [viewer for viewer, ear in ears.items() if ear.data]
        assert not heard, (table.game.key, table.options, table.answers[-1], heard)
    if rng.random() < 0.1:
        try:
            table.undo(rng.randrange(table.seats))
            actor.past.forget()
        except IllegalAction:
            pass


def secrets(count: int, game: Game, folder: Path, seed: int = 1) -> Report:
    """Compare bytes over *count* random states of *game* for every viewer."""
    rng = random.Random(seed)
    report = Report()
    store = Store(folder)
    store.open()
    lobby = Lobby(Settings(data=folder), store)
    cases = [case for case in CASES if case.game.key == game.key]
    while report.states < count:
        case = rng.choice(cases)
        table = tables.new(game.key, case.seats, rng.randrange(2**40), case.given)
        actor = seated(lobby, table)
        report.tables[case.seats] += 1
        for _ in range(rng.randrange(40)):
            if not table.is_over:
                answer(actor, rng, report)
        # A few dozen states of each table, spread over its game.
        stride = rng.choice((1, 2, 5, 9))
        bases: dict[int, Sight] = {}
        for _ in range(40):
            if table.is_over or report.states >= count:
                break
            report.states += 1
            with_hello = report.states % 8 == 0
            viewers = [*range(table.seats), SPECTATOR]
            for viewer in viewers:
                compare(actor, viewer, rng, with_hello, report, bases.get(viewer))
            offered = [s for s in range(table.seats) if not table.undo_outlook(s)[1]]
            if report.states % 2 == 0 and offered and table.state.phase() and table.seats > 1:
                with_hint = report.states % 40 == 4
                viewer = rng.choice(offered)
                compare_worlds(lobby, table, viewer, rng, with_hint, report, bases.get(viewer))
            awaited = actor.frames.awaited()
            bases = {viewer: actor.frames.sight(viewer, awaited) for viewer in viewers}
            for _ in range(stride):
                if not table.is_over:
                    answer(actor, rng, report)
    store.close()
    return report


def _where(one: bytes, two: bytes) -> tuple[bytes, bytes]:
    """The first place where two messages differ, with what is around it."""
    at = next((i for i, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), 0)
    return one[max(0, at - 80) : at + 60], two[max(0, at - 80) : at + 60]
