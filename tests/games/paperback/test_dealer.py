"""The dealer's answers come up as often as there are cards, and a position is completed."""

from tabletown.core.options import complete
from tabletown.core.rng import Rng
from tabletown.core.state import DEALER
from tabletown.games.paperback import GAME
from tests.rulebook.paperback.tables import heap, table


def test_PB_R10_every_reused_wild_is_a_card_of_the_pile() -> None:
    """Eight vowels and eight wilds lie face down; each card has the same chance."""
    full = complete(GAME.options, {"reuse_2c": True, "reuse_2c_wilds": True})
    state = GAME.position("reused 8", 2, full)
    words = [GAME.verbs.print(action) for action in state.legal(DEALER)]
    assert words == [*(f"reveal v{number}" for number in range(1, 9)), "reveal w2"]
    assert state.odds() == [1, 1, 1, 1, 1, 1, 1, 1, 8]
    wild = state.legal(DEALER)[-1]
    drawn = [state.chance(Rng(seed)) for seed in range(400)]
    assert 160 < drawn.count(wild) < 240
    assert set(drawn) == set(state.legal(DEALER))


def test_a_position_without_a_common_card_gets_one_while_the_track_lasts() -> None:
    assert len(heap(table("s0 hand s1 w2"), "track")) == 1
    assert heap(table("s0 hand s1 w2 | common c-e"), "track") == {"c-e": 1}
    # The track has four cards, and the last one has been taken.
    assert heap(table("s0 hand s1 w2 | place 4", variant="cooperative"), "track") == {}
