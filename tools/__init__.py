"""What maintainers run through `dev.py`, inside `.venv`, in folders by purpose.

`commands` holds a file a command of `dev.py`; the other folders are the libraries behind them.
"""

from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
"""The top of the repository."""
