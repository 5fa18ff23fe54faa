"""Random play: useful answers, strays where they are asked for, one game for one seed."""

from tabletown.core.rng import Rng
from tabletown.core.state import DEALER
from tabletown.games import find
from tabletown.lab.random_play import answer, play_table, positions, sample
from tabletown.lab.setups import Setup
from tests.core.stub import Pile

SETUP = Setup(find("quickdraw"), 3)


class Choosy(Pile):
    """Only taking two stones is useful."""

    def useful(self, seat: int) -> list[int]:
        return [1]


def test_answers_are_useful_unless_they_may_stray() -> None:
    rng = Rng(1)
    assert {(0, 1)} == {answer(Choosy(5, 0), rng) for _ in range(100)}
    strays = [answer(Choosy(5, 0), rng, stray=2)[1] for _ in range(400)]
    # Every other answer is any of two, so a quarter is the useless one.
    assert 60 < strays.count(0) < 140


def test_the_dealer_answers_by_its_odds_and_everybody_in_turn() -> None:
    seats = set()
    for state in positions(SETUP, 1):
        if state.pending():
            seat, action = answer(state, Rng(2))
            assert action in state.legal(seat)
            seats.add(seat)
    assert {0, 1, 2, DEALER} == seats


def test_one_seed_is_one_game() -> None:
    one, again, other = ([state.dump() for state in positions(SETUP, seed)] for seed in (1, 1, 2))
    assert one == again != other
    assert play_table(SETUP, 4).journal == play_table(SETUP, 4).journal


def test_a_sample_is_spread_over_the_game_with_its_ends() -> None:
    whole = [state.dump() for state in positions(SETUP, 3)]
    some = [state.dump() for state in sample(SETUP, 3, 5)]
    assert whole[0] == some[0] and whole[-1] == some[-1]
    assert 5 <= len(some) <= 12
    assert all(dump in whole for dump in some)
