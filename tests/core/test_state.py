import pytest

from tabletown.core.errors import IllegalAction
from tabletown.core.rng import Rng
from tabletown.core.state import DEALER, SPECTATOR, Decision, seat_bits
from tabletown.search.playout import playout
from tests.core.stub import Pile


def test_a_seat_that_is_not_asked_is_refused() -> None:
    for seat in (1, DEALER, SPECTATOR, -1, 16, 40):
        pile = Pile(5, 0)
        with pytest.raises(IllegalAction) as refusal:
            pile.apply(seat, 0)
        assert "not-pending" == refusal.value.code
        assert [5, 0] == pile.dump()


def test_an_answer_that_is_not_legal_is_refused() -> None:
    pile = Pile(1, 0)
    with pytest.raises(IllegalAction) as refusal:
        pile.apply(0, 1)
    assert "not-legal" == refusal.value.code
    assert {"seat": 0, "action": 1} == refusal.value.params


def test_what_a_game_need_not_say_has_a_plain_answer() -> None:
    pile = Pile(5, 0)
    assert pile.legal(0) == pile.useful(0)
    assert 0 == pile.default(0)
    assert 0 == pile.stream() == pile.phase()
    assert [("total", 0)] == pile.points(0)
    assert {} == pile.option_facts(0, 0)
    assert "stones:2" == pile.option_ref(0, 1)
    assert [1, 1] == pile.odds()
    assert "" == pile.game().drawing(pile, 0)
    assert {} == pile.game().presets()


def test_a_fingerprint_is_sixteen_digits_of_the_whole_position() -> None:
    assert 16 == len(Pile(5, 0).fingerprint())
    assert Pile(5, 0).fingerprint() == Pile(5, 0).fingerprint()
    assert 3 == len({Pile(5, 0).fingerprint(), Pile(5, 1).fingerprint(), Pile(4, 0).fingerprint()})


def test_a_question_may_come_without_a_component_or_numbers() -> None:
    question = Decision("take")
    assert ("take", "", {}) == (question.ask, question.about, question.facts)


def test_masks_list_their_seats_ascending() -> None:
    assert [] == seat_bits(0)
    assert [0, 3, 15] == seat_bits(0b1000_0000_0000_1001)


def test_an_interpreted_game_plays_in_the_same_loop() -> None:
    pile = Pile(5, 0)
    answers = playout(pile, Rng(1))
    assert 0 == pile.stones
    assert 3 <= answers <= 5
