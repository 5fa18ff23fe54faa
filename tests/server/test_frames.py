"""A frame put together from parts is the frame; what changed makes the frame of the one before."""

from typing import Any

import msgspec
import pytest

from tabletown import table as tables
from tabletown.core.rng import Rng
from tabletown.core.state import SPECTATOR
from tabletown.lab.random_play import answer
from tabletown.lab.setups import Setup
from tabletown.plain import plain_decision, plain_events
from tabletown.server import wire
from tabletown.server.clocks import Clocks
from tabletown.server.frames import Frames
from tabletown.server.session import Session
from tabletown.server.sight import Events, Sight, asked_of
from tabletown.server.withdrawals import Withdrawals
from tabletown.table import Table
from tests.properties.option_sets import CASES
from tests.server.deltas import applied


class Ear(Session):
    """Keeps the frames a table sends, read as the page reads them."""

    def __init__(self, seat: int, has_deltas: bool = False) -> None:
        super().__init__()
        self.seat = seat
        self.is_seated = True
        self.has_deltas = has_deltas
        self.heard: list[dict[str, Any]] = []
        self.sizes: list[int] = []

    def send(self, data: bytes) -> None:
        self.heard.append(msgspec.json.decode(data))
        self.sizes.append(len(data))


def frames_of(table: Table, clock: wire.Clock | None = None) -> tuple[Frames, dict[int, Any]]:
    """Frames for *table*, and the places where listeners are put."""
    sessions: dict[int, Any] = {}
    clocks = Clocks(clock or wire.Clock(), table.seats)
    frames = Frames("x", table, sessions, clocks, [0] * 16, Withdrawals(table))
    return frames, sessions


@pytest.mark.parametrize("case", CASES, ids=str)
def test_parts_are_encoded_as_the_whole_would_be(case: Setup, scale: int) -> None:
    rng = Rng(1)
    table = tables.new(case.game.key, case.seats, 7, case.given)
    for _ in range(25 * scale):
        if table.is_over:
            break
        count = len(table.answers)
        table.play(*answer(table.state, rng))
        records = [record for given in table.answers[count:] for record in given.records]
        events = Events(table.game, records)
        for viewer in [*range(case.seats), SPECTATOR]:
            seen = table.state.observe(viewer)
            sight = Sight(1, seen, None, "", [], {}, None)
            assert wire.encode(seen) == wire.encode(sight.whole_view())
            again = Sight(1, table.state.observe(viewer), None, "", [], {}, None)
            assert sight.is_like(again)
            expected = wire.encode(plain_decision(table.state, viewer))
            for legal in (None, table.asked(viewer)):
                asked = asked_of(table.state, viewer, legal)
                assert expected == wire.encode(asked and asked.decision)
            told = wire.encode(events.seen_by(viewer))
            assert wire.encode(plain_events(table.game, records, viewer)) == told


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_changed_makes_the_whole_of_the_frame_before(case: Setup, scale: int) -> None:
    """Two who look through the same eyes, one of them told only what changed; drafts too."""
    rng = Rng(2)
    table = tables.new(case.game.key, case.seats, 8, case.given)
    frames, sessions = frames_of(table, wire.Clock("bank", 900))
    viewers = [*range(case.seats), SPECTATOR]
    for viewer in viewers:
        sessions[viewer] = [Ear(viewer), Ear(viewer, has_deltas=True)]
        for ear in sessions[viewer]:
            frames.greet(ear)
    kept = {viewer: sessions[viewer][1].heard[0] for viewer in viewers}
    changes = 0
    for _ in range(30 * scale):
        if table.is_over:
            break
        seat, action = answer(table.state, rng)
        if rng.below(3) == 0:
            _compose(table, frames, sessions[seat], kept[seat], action)
        count = len(table.answers)
        table.play(seat, action)
        if rng.below(8) == 0 and not frames.undo(seat):
            before = list(table.answers)
            table.undo(seat)
            frames.show(anew=True, before=before)
        else:
            frames.show(count)
        for viewer in viewers:
            whole, change = (ear.heard[-1] for ear in sessions[viewer])
            if whole["rev"] == kept[viewer]["rev"] or whole["draft"]:
                continue
            changes += 1
            assert "base" in change and "base" not in whole
            _same(applied(kept[viewer], change), whole)
            kept[viewer] = whole
    assert changes


def _compose(
    table: Table, frames: Frames, ears: list[Ear], kept: dict[str, Any], action: int
) -> None:
    seat = ears[0].seat
    trial = table.draft(seat, [action])
    assert trial.tape is not None
    events = Events(table.game, trial.tape.records).seen_by(seat)
    for ear in ears:
        frames.draft(ear, table.seq(seat), trial, events)
    _same(applied(kept, ears[1].heard[-1]), ears[0].heard[-1])
    assert ears[0].heard[-1]["draft"] is True


def _same(one: dict[str, Any], two: dict[str, Any]) -> None:
    for frame in (one, two):
        for note in frame.get("clocks", []):
            del note["left_ms"]
    assert one == two


def test_who_missed_a_frame_is_sent_the_whole() -> None:
    table = tables.new("deadwood", 2, 3)
    frames, sessions = frames_of(table)
    ear = Ear(0, has_deltas=True)
    sessions[0] = [ear]
    frames.greet(ear)
    ear.sight = None
    table.play(*answer(table.state, Rng(1)))
    frames.show(0)
    assert "base" not in ear.heard[-1]
    assert "base" not in ear.heard[0]
    count = len(table.answers)
    table.play(*answer(table.state, Rng(2)))
    frames.show(count)
    assert ear.heard[-1]["base"] == ear.heard[-2]["rev"]


def test_a_frame_put_together_is_a_frame() -> None:
    table = tables.new("quickdraw", 2, 3)
    frames, sessions = frames_of(table, wire.Clock("bank", 900))
    ear = Ear(0)
    sessions[0] = [ear]
    frames.greet(ear)
    frame = ear.heard[-1]
    assert list(frame)[:4] == ["type", "rev", "seq", "draft"]
    assert set(frame) <= {"type", *wire.Frame.__struct_fields__}
    assert {"clocks", "points", "log"} <= set(frame)
    known = msgspec.json.decode(wire.encode(frame), type=wire.Frame)
    assert (known.rev, known.draft, known.undo) == (1, False, "nothing-to-undo")


SIZES = [("fliptown", 4, 6_000), ("deadwood", 4, 4_000), ("paperback", 3, 4_000)]


@pytest.mark.parametrize(("game", "seats", "most"), SIZES)
def test_a_click_costs_each_viewer_a_few_kilobytes(game: str, seats: int, most: int) -> None:
    """A seeded game, every answer tried as a draft first; `bench.frames` measures whole games."""
    rng = Rng(3)
    table = tables.new(game, seats, 9)
    frames, sessions = frames_of(table)
    ears = [Ear(seat, has_deltas=True) for seat in range(seats)]
    for ear in ears:
        sessions[ear.seat] = [ear]
        frames.greet(ear)
        ear.sizes.clear()
    for _ in range(100):
        seat, action = answer(table.state, rng)
        trial = table.draft(seat, [action])
        frames.draft(ears[seat], table.seq(seat), trial, [])
        count = len(table.answers)
        table.play(seat, action)
        frames.show(count)
    sizes = [size for ear in ears for size in ear.sizes]
    assert len(sizes) > 100
    assert sum(sizes) / len(sizes) < most
