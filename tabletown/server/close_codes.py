"""Why the server closes a socket: standard codes and our own, as the page reads them."""

from __future__ import annotations

from typing import Final

PROTOCOL_ERROR: Final = 1002
NOT_TEXT: Final = 1007
"""A message that is not UTF-8."""
FLOOD: Final = 1008
"""More messages than the limits allow, or nonsense again and again."""
TOO_BIG: Final = 1009
SERVER_ERROR: Final = 1011
GOING: Final = 1012
"""The server stops; it will be back."""
TOO_SLOW: Final = 1013
"""The peer does not read what it is sent."""
BAD_TOKEN: Final = 4401
"""The token is no seat's, or no longer."""
NO_WATCHING: Final = 4403
UNKNOWN_TABLE: Final = 4404
FROZEN: Final = 4409
"""The table waits for a person to look at it."""
