"""What looks the same in two views is the same object, so that a server encodes it once."""

from tabletown.core.state import State
from tabletown.core.view import Zone
from tests.games.paperback.table import start, turn

OPEN = ("zone:offer-top", "zone:offer-low", "zone:fame", "zone:track", "zone:discard-s0")


def zones(state: State, seat: int) -> dict[str, Zone]:
    return {zone.ref: zone for zone in state.observe(seat).zones}


def test_two_seats_see_the_same_sale_track_and_discards() -> None:
    state = start("s0 hand Z.s1 w2 | s0 discard W.l01 K.l02 | s1 hand Z.s1 w2").state
    first, second = zones(state, 0), zones(state, 1)
    for ref in OPEN:
        assert first[ref] is second[ref], ref
    # Each sees its own hand, and backs of the other's.
    assert first["zone:hand-s0"] != second["zone:hand-s0"]


def test_what_an_answer_leaves_alone_stays_the_same_object() -> None:
    table = start("s0 hand Z.s1 w2 | s1 hand Z.s1 w2 | s1 discard W.l01 K.l02")
    before = zones(table.state, 1)
    turn(table, "s0 Z.s1 w2=a")
    after = zones(table.state, 1)
    assert before["zone:discard-s1"] is after["zone:discard-s1"]
    assert before["zone:hand-s1"] is after["zone:hand-s1"]
    # The word's cards lie among the discards now.
    assert "zone:discard-s0" not in before
    assert [
        "discard-s0:s1",
        "discard-s0:w2",
    ] == [piece.ref for piece in after["zone:discard-s0"].pieces]
