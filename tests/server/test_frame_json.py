"""Frames put together from encoded parts have the bytes that encoding them whole would give."""

import msgspec
import pytest

from tabletown import table as tables
from tabletown.core.rng import Rng
from tabletown.core.state import SPECTATOR
from tabletown.lab.random_play import answer
from tabletown.lab.setups import Setup
from tabletown.plain import plain_decision, plain_events
from tabletown.server import frame_json, wire
from tests.properties.option_sets import CASES


@pytest.mark.parametrize("case", CASES, ids=str)
def test_views_decisions_and_events_are_encoded_as_their_facts(case: Setup, scale: int) -> None:
    rng = Rng(1)
    table = tables.new(case.game.key, case.seats, 7, case.given)
    for _ in range(40 * scale):
        if table.is_over:
            break
        count = len(table.answers)
        table.play(*answer(table.state, rng))
        records = [record for given in table.answers[count:] for record in given.records]
        events = frame_json.Events(table.game, records)
        for viewer in [*range(case.seats), SPECTATOR]:
            seen = table.state.observe(viewer)
            assert (
                wire.encode(seen)
                == frame_json.view(seen)
                == frame_json.view(table.state.observe(viewer))
            )
            expected = wire.encode(plain_decision(table.state, viewer))
            assert expected == frame_json.decision(table.state, viewer)
            assert expected == frame_json.decision(table.state, viewer, table.asked(viewer))
            assert wire.encode(plain_events(table.game, records, viewer)) == events.seen_by(viewer)


def test_a_frame_put_together_is_a_frame() -> None:
    table = tables.new("quickdraw", 2, 3)
    body = frame_json.frame_body(
        4,
        wire.encode(table.state.observe(0)),
        b"[]",
        frame_json.decision(table.state, 0),
        None,
        "undo-off",
        b"[0,1]",
        clocks=[wire.ClockNote(0, 5, True)],
        points={"0": [("cards", 2)]},
        log=[{"key": "begun"}],
    )
    frame = msgspec.json.decode(frame_json.frame(9, body))
    assert list(frame)[:4] == ["type", "rev", "seq", "draft"]
    known = msgspec.json.decode(frame_json.frame(9, body), type=wire.Frame)
    assert (known.rev, known.seq, known.draft, known.undo) == (9, 4, False, "undo-off")
    assert set(frame) == {"type", *wire.Frame.__struct_fields__}
