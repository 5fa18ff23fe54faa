"""Frames put together from encoded parts have the bytes that encoding them whole would give."""

import random

import msgspec
import pytest

from tabletown import table as tables
from tabletown.core.state import SPECTATOR
from tabletown.facts import decision_facts, event_facts
from tabletown.lab.setups import Setup
from tabletown.server import parts, wire
from tests.properties.option_sets import CASES


@pytest.mark.parametrize("case", CASES, ids=str)
def test_views_decisions_and_events_are_encoded_as_their_facts(case: Setup, scale: int) -> None:
    rng = random.Random(1)
    table = tables.new(case.game.key, case.seats, 7, case.given)
    for _ in range(40 * scale):
        if table.is_over:
            break
        count = len(table.answers)
        seat = rng.choice(table.pending)
        table.play(seat, rng.choice(table.state.useful(seat)))
        records = [record for answer in table.answers[count:] for record in answer.records]
        events = parts.Events(table.game, records)
        for viewer in [*range(case.seats), SPECTATOR]:
            seen = table.state.observe(viewer)
            assert wire.encode(seen) == parts.view(seen) == parts.view(table.state.observe(viewer))
            expected = wire.encode(decision_facts(table.state, viewer))
            assert expected == parts.decision(table.state, viewer)
            assert expected == parts.decision(table.state, viewer, table.asked(viewer))
            assert wire.encode(event_facts(table.game, records, viewer)) == events.seen_by(viewer)


def test_a_frame_put_together_is_a_frame() -> None:
    table = tables.new("quickdraw", 2, 3)
    body = parts.frame_body(
        4,
        wire.encode(table.state.observe(0)),
        b"[]",
        parts.decision(table.state, 0),
        None,
        "undo-off",
        b"[0,1]",
        clocks=[wire.ClockNote(0, 5, True)],
        points={"0": [("cards", 2)]},
        log=[{"key": "begun"}],
    )
    frame = msgspec.json.decode(parts.frame(9, body))
    assert list(frame)[:4] == ["type", "rev", "seq", "draft"]
    known = msgspec.json.decode(parts.frame(9, body), type=wire.Frame)
    assert (known.rev, known.seq, known.draft, known.undo) == (9, 4, False, "undo-off")
    assert set(frame) == {"type", *wire.Frame.__struct_fields__}
