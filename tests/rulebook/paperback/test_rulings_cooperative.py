"""Rulings on the cooperative game."""

import pytest

import tabletown as tt
from tests.games.paperback.table import heap, may, play, sale, spell, start
from tests.table import result_of, told, zone


def heap_of_slots(table: tt.Table) -> list[str]:
    """The uncovered cards of the pyramid."""
    return [slot for slot in sale(table) if slot.startswith("p")]


def pyramid_size(table: tt.Table) -> int:
    """All cards of the pyramid, face down ones included."""
    return len(zone(table, "zone:pyramid")["pieces"])


@pytest.mark.parametrize(("seats", "rows"), [(2, 4), (3, 5), (4, 6), (5, 6)])
def test_PB_R11_pyramid_rows(seats: int, rows: int) -> None:
    table = start(seats=seats, variant="cooperative")
    assert rows == len(heap_of_slots(table))
    assert 4 * rows - 6 == pyramid_size(table)


def test_PB_R11_the_pyramid_is_a_table_setting() -> None:
    assert 18 == pyramid_size(start(variant="cooperative", pyramid_base=6))


def test_PB_R12_the_track_runs_out_without_ending_the_game() -> None:
    table = start(
        "s0 hand K.l02 S.s5 OW.d06 w2*5 | common c-a | place 3 | s1 discard c-e c-i c-o",
        variant="cooperative",
        validity="vote",
    )
    spell(table, "s0 K.l02 c-a S.s5 OW.d06 w2=a w2=ł w2=y w2=m w2=i")
    play(table, "s1 yes", "s0 end", "s0 place p0")
    assert not table.is_over
    assert {} == heap(table, "track")
    assert not any(choice.startswith("lay c-") for choice in may(table, 1))


def test_PB_R46_rows_may_be_made_of_other_books() -> None:
    table = start("pyramid -1 -1 0 0 0 0 0 0 0 0", variant="cooperative", pyramid_rows="gentle")
    assert "f5" == sale(table)["p4"]
    rising = start("pyramid -1 -1 0 0 0 0 0 0 0 0", variant="cooperative")
    assert "f8" == sale(rising)["p4"]


def test_PB_R58_cooperative_details() -> None:
    # Hand for a token places a pyramid token too.
    cashed = start("s0 hand Z.s1 N.s2 w2", variant="cooperative", hand_token=True)
    play(cashed, "s0 cash-in", "s0 place p1")
    assert (1,) == cashed.pending
    # A bought book is a purchase: no token is due, its tokens go away.
    bought = start("s0 hand M.l25 A.v1 Z.s1 | pyramid 4 0 0 0 0 0 0 0 0 0", variant="cooperative")
    spell(bought, "s0 M.l25 A.v1")
    play(bought, "s0 done", "s0 buy p0")
    assert (1,) == bought.pending
    assert not told(bought, "token-placed")
    # The last card wins at once, by upgrade as well.
    last = " ".join(["pyramid", "0", *["-1"] * 9])
    won = start(f"s0 hand M.l25 A.v1 Z.s1 | {last}", variant="cooperative")
    spell(won, "s0 M.l25 A.v1")
    play(won, "s0 done", "s0 buy p0")
    assert "cleared" == result_of(won).ending
    assert (0, 1) == result_of(won).winners
    traded = start(
        f"s0 hand M.l25 A.v1 K.l15 Z.s1 | {last} | top 5:L.l38 | low 5:P.l39", variant="cooperative"
    )
    spell(traded, "s0 M.l25 A.v1")
    play(traded, "s0 use M.l25", "s0 trash K.l15", "s0 gain p0")
    assert "cleared" == result_of(traded).ending


def test_open_hands_in_the_cooperative_game() -> None:
    table = start("s0 hand Z.s1 N.s2 w2 | s1 hand R.s3 w2", variant="cooperative")
    assert {"R.s3": 1, "w2": 1} == heap(table, "hand-s1", 0)
    closed = start("s0 hand Z.s1 N.s2 w2 | s1 hand R.s3 w2", variant="cooperative", hands="closed")
    assert {"card-back": 2} == heap(closed, "hand-s1", 0)
