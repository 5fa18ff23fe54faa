"""A snapshot reads back what it wrote."""

from tabletown.core.snapshot import Snapshot, reading, writing


class Box:
    """One field of each kind that a snapshot can hold."""

    def __init__(self) -> None:
        self.count = 0
        self.cards: list[int] = []
        self.is_open = False

    def transfer(self, snapshot: Snapshot) -> None:
        self.count = snapshot.number(self.count)
        self.cards = snapshot.numbers(self.cards)
        self.is_open = snapshot.flag(self.is_open)


def test_what_was_written_is_read_back_in_the_same_order() -> None:
    box, snapshot = Box(), writing()
    box.count, box.cards, box.is_open = -3, [7, 8, 9], True
    box.transfer(snapshot)
    box.transfer(snapshot)
    assert [-3, 3, 7, 8, 9, 1] * 2 == snapshot.ints
    twin, again = Box(), reading(snapshot.ints)
    twin.transfer(again)
    twin.transfer(again)
    assert vars(box) == vars(twin)
    assert len(snapshot.ints) == again.at


def test_writing_leaves_the_fields_as_they_are() -> None:
    box = Box()
    box.cards = cards = [1, 2]
    box.transfer(writing())
    assert cards is box.cards
    assert (0, False) == (box.count, box.is_open)


def test_a_list_that_was_read_is_a_list_of_its_own() -> None:
    ints = [0, 2, 5, 6, 0]
    box = Box()
    box.transfer(reading(ints))
    box.cards.append(7)
    assert [0, 2, 5, 6, 0] == ints
