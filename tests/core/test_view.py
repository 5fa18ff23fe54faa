import dataclasses

import msgspec
import pytest

from tabletown.core.view import Piece, Result, Standing, View, Zone


def test_a_view_is_plain_data_for_json() -> None:
    piece = Piece("card:1", "card-one", facts={"speed": 1})
    view = View(0, 3, (Standing(0, 4),), (Zone("hand:s0", "row", "zone-hand", 0, (piece,)),))
    plain = msgspec.to_builtins(view)
    assert "card-one" == plain["zones"][0]["pieces"][0]["key"]
    assert view == msgspec.convert(plain, View)


def test_a_view_cannot_be_changed() -> None:
    with pytest.raises(dataclasses.FrozenInstanceError):
        Standing(0, 4).score = 5  # type: ignore[misc]


def test_a_result_says_who_won_and_how() -> None:
    result = Result((3, 5), (1,), "last-round")
    assert {} == result.details
