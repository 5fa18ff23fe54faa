"""Quickdraw at a table of `tests.table`."""

from collections.abc import Sequence

import tabletown as tt
from tabletown.core.options import OptionValue
from tests import table as tables


def start(
    position: str = "",
    *,
    seats: int = 2,
    dealer: Sequence[str] = (),
    **options: OptionValue,
) -> tt.Table:
    """A table that begins in *position*; cards and dice come from *dealer* first."""
    return tables.start("quickdraw", position, seats=seats, dealer=dealer, options=options)
