"""The dealer's answers come up as often as there are cards, and a position is completed."""

from tabletown.core.options import complete
from tabletown.core.rng import Rng
from tabletown.core.state import DEALER
from tabletown.games.paperback import GAME
from tests.games.paperback.table import heap, start


def test_PB_R10_every_reused_wild_is_a_card_of_the_pile() -> None:
    """Eight vowels and eight wilds lie face down; each card has the same chance."""
    full = complete(GAME.options, {"reuse_2c": True, "reuse_2c_wilds": True})
    state = GAME.position("reused 8", 2, full)
    words = [GAME.verbs.print(action) for action in state.legal(DEALER)]
    assert [*(f"reveal v{number}" for number in range(1, 9)), "reveal w2"] == words
    assert [1, 1, 1, 1, 1, 1, 1, 1, 8] == state.odds()
    wild = state.legal(DEALER)[-1]
    drawn = [state.chance(Rng(seed)) for seed in range(400)]
    assert 160 < drawn.count(wild) < 240
    assert set(drawn) == set(state.legal(DEALER))


def test_a_position_without_a_common_card_gets_one_while_the_track_lasts() -> None:
    assert 1 == len(heap(start("s0 hand Z.s1 w2"), "track"))
    assert {"c-e": 1} == heap(start("s0 hand Z.s1 w2 | common c-e"), "track")
    # The track has four cards, and the last one has been taken.
    assert {} == heap(start("s0 hand Z.s1 w2 | place 4", variant="cooperative"), "track")
