"""What a golden game showed to everybody on its way: a few short lines beside its journal.

`told` counts the events by kind; `asked` stands for the questions and answers that the seats
were offered, the answers worth trying and the one a clock would give, `seen` for their views,
`drawn` for the terminal's board and the position as text, `scored` for where points came from.
Each has a digest of all of it, in order. The rules may stay as they are while a line changes:
then people are told or shown something else, and whoever changed that meant to. `dev.py golden`
writes the lines, a test compares them.
"""

import hashlib
from collections import Counter
from pathlib import Path

import msgspec

import tabletown as tt
from tabletown.core.events import Tape
from tabletown.core.state import DEALER, SPECTATOR, State
from tabletown.plain import plain_decision

FILE = "digests.txt"
KINDS = ("told", "asked", "seen", "drawn", "scored")
encode = msgspec.json.Encoder().encode


class Record:
    """The digests of one game."""

    def __init__(self) -> None:
        self.digests = {kind: hashlib.blake2b(digest_size=4) for kind in KINDS}
        self.events: Counter[str] = Counter()

    def add(self, kind: str, what: object) -> None:
        """Take *what* into the digest of *kind*."""
        self.digests[kind].update(encode(what))

    def question(self, state: State, seat: int) -> None:
        """What *seat* is asked and sees when it is asked."""
        self.add("asked", plain_decision(state, seat))
        self.add("asked", [state.default(seat), state.useful(seat), state.phase()])
        self.add("seen", state.observe(seat))

    def round(self, state: State) -> None:
        """Where everything stands, for all who look."""
        game = state.game()
        seats = len(state.scores())
        for seat in (*range(seats), SPECTATOR):
            self.add("seen", state.observe(seat))
            self.add("drawn", game.drawing(state, seat))
        self.add("drawn", state.text())
        self.add("scored", [state.points(seat) for seat in range(seats)])

    def add_events(self, state: State, tape: Tape) -> None:
        """What happened since the last time."""
        for record in tape.records:
            kind = state.game().events[record[0]]
            self.events[kind.key] += 1
            self.add("told", [record[1], kind.facts(record, True), kind.facts(record, False)])
        tape.records.clear()

    def text(self) -> str:
        """The lines of the game."""
        told = ", ".join(f"{key} {count}" for key, count in sorted(self.events.items()))
        lines = [f"  {kind} {self.digests[kind].hexdigest()}" for kind in KINDS]
        lines[0] += f": {told}"
        return "\n".join(lines) + "\n"


def lines_of(table: tt.Table) -> str:
    """The lines of a finished game."""
    header = table.header
    state = tt.new(
        header.game, header.seats, int(header.known_seed), options=table.options
    )._first()
    record = Record()
    state.tape = tape = Tape()
    turn = -1
    for answer in table.answers:
        who = answer.entry.who
        now = state.observe(SPECTATOR).turn
        if now != turn and not state.pending() >> DEALER & 1:
            turn = now
            record.round(state)
        if who != DEALER:
            record.question(state, who)
        state.apply(who, answer.action)
        record.add_events(state, tape)
    record.round(state)
    return record.text()


def read(folder: Path) -> dict[str, str]:
    """The lines of every game in *folder*, by its name."""
    found: dict[str, str] = {}
    name = ""
    path = folder / FILE
    for line in path.read_text(encoding="utf-8").splitlines() if path.exists() else ():
        if line.startswith(" "):
            found[name] += line + "\n"
        else:
            name = line
            found[name] = ""
    return found


def write(folder: Path) -> None:
    """Look at every golden game in *folder* and write its lines."""
    text = ""
    for path in sorted(folder.glob("*.journal")):
        text += f"{path.stem}\n{lines_of(tt.replay(path.read_text(encoding='utf-8')))}"
    (folder / FILE).write_text(text, encoding="utf-8")
