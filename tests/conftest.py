"""What all tests share: which form of the engine runs, and how large a sample is taken."""

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

TESTS = Path(__file__).resolve().parent

# Tests of the rules run twice, interpreted and compiled; the rest runs once.
RULES = (
    "bots",
    "core",
    "counts",
    "games",
    "golden",
    "properties",
    "record",
    "regressions",
    "rulebook",
    "rulings",
    "search",
)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Offer the options that `dev.py test` and `dev.py soak` use."""
    parser.addoption(
        "--form",
        choices=("pure", "compiled"),
        help="demand this form of the engine (the environment's TABLETOWN_FORM chooses it)",
    )
    parser.addoption("--rules", action="store_true", help="only the tests that run in both forms")
    parser.addoption(
        "--scale",
        type=int,
        default=1,
        help="multiply every sample by this; `dev.py soak` runs the same tests with a large one",
    )
    parser.addoption(
        "--record",
        action="store_true",
        help="keep the fixed frames of the page as they look now (`dev.py pictures --frames`)",
    )


def pytest_configure(config: pytest.Config) -> None:
    """Make Hypothesis repeatable, and stop at once if the wrong form would be tested."""
    scale = config.getoption("--scale")
    os.environ["TABLETOWN_SCALE"] = str(scale)
    settings.register_profile(
        "repeatable",
        derandomize=scale == 1,
        deadline=None,
        database=None,
        max_examples=25 * scale,
        suppress_health_check=list(HealthCheck),
    )
    settings.load_profile("repeatable")
    wanted = config.getoption("--form")
    if wanted:
        from tabletown import _form

        if wanted != _form.FORM:
            raise pytest.UsageError(f"the {wanted} form was asked for, {_form.FORM} is running")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark tests by the folder they live in, and leave out what was not asked for."""
    kept, dropped = [], []
    for item in items:
        parts = Path(item.path).relative_to(TESTS).parts if item.path.is_relative_to(TESTS) else ()
        folder = parts[0] if len(parts) > 1 else ""
        if folder == "web":
            item.add_marker(pytest.mark.browser)
        if folder in RULES or item.get_closest_marker("both_forms"):
            kept.append(item)
        elif config.getoption("--rules"):
            dropped.append(item)
        else:
            kept.append(item)
    if dropped:
        config.hook.pytest_deselected(items=dropped)
        items[:] = kept


@pytest.fixture(scope="session")
def scale(request: pytest.FixtureRequest) -> int:
    """By how much samples grow: 1 in `dev.py test`, more in `dev.py soak`."""
    value: int = request.config.getoption("--scale")
    return value


@pytest.fixture(scope="session")
def form() -> str:
    """The form of the engine that is running: `pure` or `compiled`."""
    from tabletown import _form

    return _form.FORM
