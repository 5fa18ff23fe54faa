"""Positions as text: what is refused."""

import pytest

import tabletown as tt
from tests.games.paperback.table import start


def test_positions_that_cannot_be_are_refused() -> None:
    for text, code in (
        ("s0 hand W.l01 W.l01", "too-many-cards"),
        ("s0 hand D.x01", "no-such-card"),
        ("s0 hand z99", "bad-position"),
        ("top 3:Ó.l60", "bad-position"),
        ("s7 hand W.l01", "bad-position"),
    ):
        with pytest.raises(tt.PositionError) as error:
            start(text)
        assert code == error.value.code
