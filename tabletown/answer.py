"""An answer as a table keeps it."""

from __future__ import annotations

from tabletown.core.journal import Entry


class Answer:
    """An answer in force and what became known by it."""

    def __init__(
        self,
        entry: Entry,
        action: int,
        phase: int,
        stream: int,
        seen: int,
        news: int,
        records: list[tuple[int, ...]],
    ) -> None:
        self.entry: Entry = entry
        self.who: int = entry.who
        self.action: int = action
        self.phase: int = phase
        """The simultaneous phase it was given in; 0 for none."""
        self.stream: int = stream
        """For the dealer's, the stream it was drawn from."""
        self.seen: int = seen
        """Mask of the seats that may read it in the journal of a running game."""
        self.news: int = news
        """Mask of the seats it showed something new."""
        self.records: list[tuple[int, ...]] = records
        """The events it caused."""
