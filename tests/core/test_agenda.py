from hypothesis import given
from hypothesis import strategies as st

from tabletown.core.agenda import Agenda, about_of, ask_of, pack, seat_of, x_of, y_of

small = st.integers(0, 0xFFFF)


@given(st.integers(0, 255), st.integers(0, 15), small, small, small)
def test_a_frame_gives_back_what_was_packed(ask, seat, about, x, y):
    frame = pack(ask, seat, about, x, y)
    parts = [ask_of(frame), seat_of(frame), about_of(frame), x_of(frame), y_of(frame)]
    assert [ask, seat, about, x, y] == parts
    assert 0 <= frame < 1 << 60


def test_the_last_question_pushed_is_asked_first():
    agenda = Agenda([])
    assert agenda.is_empty()
    agenda.push(pack(1, 0))
    agenda.push(pack(2, 0))
    assert 2 == ask_of(agenda.top())
    assert 2 == ask_of(agenda.pop())
    assert 1 == ask_of(agenda.pop())
    assert agenda.is_empty()


def test_questions_in_order_are_asked_first_to_last():
    agenda = Agenda([pack(9, 0)])
    agenda.ask_in_order([pack(1, 0), pack(2, 0), pack(3, 0)])
    assert [1, 2, 3, 9] == [ask_of(agenda.pop()) for _ in range(4)]


def test_a_clone_goes_its_own_way():
    agenda = Agenda([pack(1, 0)])
    twin = agenda.clone()
    twin.push(pack(2, 0))
    twin.pop()
    twin.pop()
    assert not agenda.is_empty()
