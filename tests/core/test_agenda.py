"""Agendas: items packed into ints, stacked."""

import pytest

from tabletown.core.agenda import (
    ALL_LISTED,
    NOT_LISTED,
    NOTHING,
    USEFUL_LISTED,
    Agenda,
    about_of,
    pack,
    question_of,
    seat_of,
    x_of,
    y_of,
)
from tabletown.core.snapshot import reading, writing


def test_an_item_keeps_its_five_numbers_apart() -> None:
    item = pack(255, 15, 65535, 40000, 65535)
    assert 255 == question_of(item)
    assert 15 == seat_of(item)
    assert 65535 == about_of(item)
    assert 40000 == x_of(item)
    assert 65535 == y_of(item)
    assert 0 == about_of(pack(1, 2))


def test_the_last_item_pushed_is_on_top() -> None:
    agenda = Agenda()
    assert NOTHING == agenda.top
    agenda.push(pack(1, 0))
    agenda.push(pack(2, 0))
    assert 2 == question_of(agenda.top)
    assert [2, 1] == [question_of(agenda.pop()) for _ in range(2)]
    assert NOTHING == agenda.top


def test_items_pushed_in_order_are_dealt_with_in_order() -> None:
    agenda = Agenda()
    agenda.push(pack(9, 0))
    agenda.push_in_order([pack(1, 0), pack(2, 0), pack(3, 0)])
    assert [1, 2, 3, 9] == [question_of(agenda.pop()) for _ in range(4)]


def test_a_clone_shares_nothing_that_can_change() -> None:
    agenda = Agenda()
    agenda.push_in_order([pack(1, 0), pack(2, 0)])
    twin = agenda.clone()
    twin.pop()
    twin.push(pack(7, 0))
    assert [2, 1] == [question_of(item) for item in agenda.all_items()]
    assert [2, 7] == [question_of(item) for item in twin.all_items()]


@pytest.mark.parametrize("change", ["push", "pop", "fill"])
def test_listed_answers_are_forgotten_when_the_top_changes(change: str) -> None:
    agenda = Agenda()
    agenda.push(pack(1, 0))
    agenda.listed = USEFUL_LISTED | ALL_LISTED
    if change == "push":
        agenda.push(pack(2, 0))
    elif change == "pop":
        agenda.pop()
    else:
        agenda.fill([pack(3, 0)])
    assert NOT_LISTED == agenda.listed


@pytest.mark.parametrize("items", [[], [5], [5, 6, 7]])
def test_a_snapshot_holds_all_items(items: list[int]) -> None:
    agenda, twin, snapshot = Agenda(), Agenda(), writing()
    agenda.fill(items)
    agenda.transfer(snapshot)
    twin.transfer(reading(snapshot.ints))
    assert items == twin.all_items() == agenda.all_items()
