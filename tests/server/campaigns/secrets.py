"""What a viewer cannot know is replaced: every byte the server would send stays the same."""

import random
from dataclasses import dataclass

from tabletown import table as tables
from tabletown.core.errors import IllegalAction
from tabletown.core.rng import Rng
from tabletown.core.state import SPECTATOR
from tabletown.server import wire
from tabletown.server.lobby import Lobby, fill
from tabletown.server.settings import Settings
from tabletown.server.store import SeatRow, Store, TableRow
from tabletown.server.table import TableActor


@dataclass
class Report:
    """What a campaign saw."""

    states: int = 0
    comparisons: int = 0
    different: int = 0
    """How often the redeal really differed from the truth."""


class Listener:
    """The end of a line: keeps every byte the table sends."""

    def __init__(self, seat):
        self.seat = seat
        self.rev = 0
        self.is_seated = True
        self.base = "http://here"
        self.data = []

    def send(self, data):
        self.data.append(bytes(data))

    def close(self, code):
        self.data.append(b"close %d" % code)


def actor_for(folder, table):
    """A live table without a socket in sight."""
    store = Store(folder)
    store.open()
    lobby = Lobby(Settings(data=folder), store)
    seats = [SeatRow(seat, "human", "", "", False, 0) for seat in range(table.seats)]
    clock = wire.encode(wire.Clock()).decode()
    row = TableRow("x", table.game.key, "", "", "running", False, True, clock, "wait", 0, seats, [])
    fill(row, table)
    return TableActor(lobby, row, table), store


def everything(actor, viewer, actions):
    """All that *viewer* gets on saying hello, and in answer to drafts and nonsense."""
    ear = Listener(viewer)
    actor.frames._revs.clear()
    actor.sessions = {viewer: [ear]}
    actor.frames.shown = {}
    actor.frames.greet(ear)
    actor.frames.shown = {}
    actor.frames.show(len(actor.table.answers) - 1)
    seq = actor.table.seq(viewer) if viewer < SPECTATOR else 0
    for message in [
        wire.Draft("d", seq, []),
        *[wire.Draft("d", seq, list(some)) for some in actions],
        wire.Act("a", seq + 1, [0]),
        wire.Act("b", seq, [999_999]),
        wire.Act("c", seq, [actions[0][0] if actions else 0, 999_999]),
    ]:
        actor._answered.clear()
        actor._handle(ear, message)
    ear.data.append(wire.encode(actor.state()))
    actor.sessions = {}
    return ear.data


def secrets(count, game, folder, seed=1, seats=None):
    """Compare bytes over *count* random states of *game* for every viewer."""
    rng = random.Random(seed)
    report = Report()
    store = None
    while report.states < count:
        number = seats or rng.randint(max(game.least, 1), game.most)
        table = tables.new(game.key, number, rng.randrange(2**40))
        if store is not None:
            store.close()
        actor, store = actor_for(folder, table)
        while not table.is_over and report.states < count:
            report.states += 1
            for viewer in [*range(number), SPECTATOR]:
                legal = table.state.legal(viewer) if viewer in table.pending else []
                actions = [[action] for action in rng.sample(legal, min(2, len(legal)))]
                # A refused list leaves the table on a clone of the state it had before.
                truth = table.state.clone()
                told = everything(actor, viewer, actions)
                other = truth.redeal(viewer, Rng(rng.randrange(2**31)))
                table.state = other.clone()
                try:
                    again = everything(actor, viewer, actions)
                finally:
                    table.state = truth
                report.comparisons += 1
                report.different += other.dump() != truth.dump()
                for one, two in zip(told, again, strict=True):
                    assert one == two, (game.key, number, viewer, _where(one, two))
            seat = rng.choice(table.pending)
            table.play(seat, rng.choice(table.state.useful(seat)))
            if rng.random() < 0.1:
                try:
                    table.undo(rng.randrange(number))
                    actor.past.forget()
                except IllegalAction:
                    pass
    store.close()
    return report


def _where(one, two):
    """The first place where two messages differ, with what is around it."""
    at = next((i for i, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), 0)
    return one[max(0, at - 80) : at + 60], two[max(0, at - 80) : at + 60]
