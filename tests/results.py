"""The result of a game that must be over."""

import tabletown as tt
from tabletown.core.view import Result


def result_of(table: tt.Table) -> Result:
    """How the game at *table* ended; it must have."""
    assert table.result is not None, "the game goes on"
    return table.result
