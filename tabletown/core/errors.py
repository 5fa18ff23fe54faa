"""What can go wrong, each with a stable code and the facts that made it.

Sentences for people live in the catalogues under ``why-<code>``; nothing here is prose.
"""

from __future__ import annotations


class TabletownError(Exception):
    """A refusal: a stable *code* and the parameters its sentence needs."""

    def __init__(self, code: str, params: dict[str, int | str] | None = None) -> None:
        self.code: str = code
        self.params: dict[str, int | str] = {} if params is None else params
        facts = " ".join(f"{key}={value}" for key, value in self.params.items())
        super().__init__(f"{code} {facts}".strip())


class IllegalAction(TabletownError):
    """An answer the rules refuse; the position is as it was."""


class OptionError(TabletownError):
    """An option nobody offers, a value out of range, or a mix that makes no sense."""


class EditionError(TabletownError):
    """An edition file that lacks, repeats or mistypes something."""


class PositionError(TabletownError):
    """A position text that cannot be; the parameter ``place`` says where."""


class JournalError(TabletownError):
    """A journal that was damaged, redacted or does not replay; ``line`` says where."""


class DriftError(TabletownError):
    """A replay whose fingerprint differs from the recorded one; the table is frozen."""
