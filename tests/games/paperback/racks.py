"""Racks of cards written down as parallel lists."""

from collections.abc import Sequence

from tabletown.games.paperback.words.laid_card import lay
from tabletown.games.paperback.words.rack import Card, Rack, Terms


def make_rack(
    faces: Sequence[int],
    values: Sequence[int],
    flags: Sequence[int] = (),
    abilities: Sequence[int] = (),
    worth: Sequence[int] = (),
    terms: Terms | None = None,
) -> Rack:
    """A rack of these cards; no *flags*, *abilities* or *worth* if none are given."""
    none = [0] * len(faces)
    columns = (faces, values, flags or none, abilities or none, worth or none)
    cards = [Card(*row) for row in zip(*columns, strict=True)]
    return Rack(cards, terms or Terms())


def laid(card: int, letters: int, marks: int = 0) -> int:
    """A card laid as *letters*, which are packed like a face; 0 for a Space."""
    return int(lay(card, letters & 63, letters >> 6, marks))
