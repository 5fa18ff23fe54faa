import pytest

from tabletown.core.errors import OptionError
from tabletown.core.options import OptionSpec, OptionValue, complete

EDITION = OptionSpec("edition", "choice", "en", ("en", "pl"))
LENGTH = OptionSpec("length", "int", 4, low=2, high=9)
OPEN = OptionSpec("open", "bool", False)
SPECS = [EDITION, LENGTH, OPEN]


@pytest.mark.parametrize(
    ("spec", "value", "kept"),
    [
        (EDITION, "pl", "pl"),
        (LENGTH, 9, 9),
        (LENGTH, "3", 3),
        (OPEN, True, True),
        (OPEN, "on", True),
        (OPEN, "false", False),
        (OPEN, "0", False),
        (OPEN, 1, True),
    ],
)
def test_a_value_is_kept_in_its_own_type(
    spec: OptionSpec, value: OptionValue, kept: OptionValue
) -> None:
    assert kept == spec.read(value)
    assert type(kept) is type(spec.read(value))
    assert kept == spec.value(spec.number(spec.read(value)))


@pytest.mark.parametrize(
    ("spec", "value"),
    [
        (EDITION, "cs"),
        (EDITION, 1),
        (LENGTH, 1),
        (LENGTH, 10),
        (LENGTH, "four"),
        (LENGTH, True),
        (LENGTH, "-"),
        (LENGTH, "²"),
        (OPEN, "maybe"),
        (OPEN, 2),
    ],
)
def test_a_value_that_cannot_be_is_refused(spec: OptionSpec, value: OptionValue) -> None:
    with pytest.raises(OptionError) as refusal:
        spec.read(value)
    assert "bad-option-value" == refusal.value.code
    assert {"option": spec.key, "value": str(value)} == refusal.value.params


def test_what_is_not_given_is_the_default() -> None:
    assert {"edition": "en", "length": 4, "open": False} == complete(SPECS, {})


def test_an_edition_sets_what_was_not_given() -> None:
    presets: dict[str, dict[str, OptionValue]] = {"pl": {"length": 7, "open": True}}
    full = complete(SPECS, {"edition": "pl", "length": 3}, presets)
    assert {"edition": "pl", "length": 3, "open": True} == full


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(OptionError) as refusal:
        complete(SPECS, {"speed": 3})
    assert "unknown-option" == refusal.value.code
