"""Options that make no sense together are refused."""

from typing import Any

import pytest

import tabletown as tt
from tests.games.paperback.table import start


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"words": "large"}, "no-such-list"),
        ({"pack": "en", "words": "strict"}, "no-such-list"),
        ({"variant": "cooperative", "attacks": True}, "not-cooperative"),
        ({"variant": "cooperative", "themes": True}, "not-cooperative"),
        ({"coop_hard": True}, "only-cooperative"),
        ({"variant": "cooperative", "pyramid_base": 2}, "pyramid-too-small"),
        (
            {"variant": "cooperative", "pyramid_base": 6, "pyramid_rows": "gentle"},
            "pyramid-too-large",
        ),
        ({"theme_majority": "all"}, "needs-themes"),
        ({"reuse_2c_wilds": True}, "needs-reuse"),
        ({"tokens_after_pass": True}, "needs-tokens"),
        ({"lost_turn": True}, "needs-challenge"),
        ({"pack": "en", "fold_diacritics": True}, "nothing-to-fold"),
        ({"variant": "simultaneous", "hands": "open"}, "not-simultaneous"),
    ],
)
def test_senseless_mixes_are_refused(options: dict[str, Any], code: str) -> None:
    with pytest.raises(tt.OptionError) as error:
        start(**options)
    assert code == error.value.code
