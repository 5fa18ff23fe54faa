"""Random games of every kind: they end, and nothing is lost or made on the way."""

import pytest

import tabletown as tt
from tabletown.core.options import complete
from tabletown.core.rng import Rng
from tabletown.games.deadwood import GAME
from tabletown.games.deadwood.invariants import broken
from tabletown.games.deadwood.state import Deadwood
from tabletown.search.playout import playout

OPTION_SETS: list[dict[str, int | str | bool]] = [
    {},
    {"edition": "en"},
    {"lone_survivor": "plays_on", "turn_cap": 2000},
    {"gs_move": "optional", "gs_from_store": "never", "fee_when_broke": "waive"},
    {"court_empty_pool": "pay", "final_split": "first", "clamp_totals": True},
    {"star_layout": "3-4-1"},
]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("given", OPTION_SETS, ids=lambda given: "-".join(map(str, given)) or "pl")
def test_DW_R04_every_answer_leaves_a_sound_position(
    seats: int, given: dict[str, int | str | bool], scale: int
) -> None:
    options = complete(GAME.options, given, GAME.presets())
    for number in range(6 * scale):
        rng = Rng(1000 * seats + number)
        state = GAME.new(seats, options)
        assert isinstance(state, Deadwood)
        while state.pending():
            seat = state.pending().bit_length() - 1
            legal = state.legal(seat)
            assert legal
            state.step(seat, state.chance(rng) if seat == 15 else legal[rng.below(len(legal))])
            assert broken(state) == [], state.text()


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_DW_R07_games_end_by_themselves(seats: int, scale: int) -> None:
    """The cap of 2000 turns is never reached with the usual options."""
    options = complete(GAME.options, {"turn_cap": 2000}, GAME.presets())
    endings: set[str] = set()
    for number in range(150 * scale):
        state = GAME.new(seats, options)
        playout(state, Rng(number))
        result = state.result()
        assert result is not None
        endings.add(result.ending)
    assert endings <= {"station", "pool", "last-gang", "gangs-gone"}
    assert {"station", "pool"} <= endings


def test_a_random_table_replays() -> None:
    table = tt.new("deadwood", 5, seed=11)
    rng = Rng(5)
    while not table.is_over:
        (seat,) = table.pending
        choices = table.choices(seat)
        table.play(seat, choices[rng.below(len(choices))].text)
    assert tt.replay(table.journal).journal == table.journal
    tt.verify(table.journal)
