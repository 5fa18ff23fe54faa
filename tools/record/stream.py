"""Everything a game shows on its way, item by item, as a short digest or as lines to read.

The kinds: `asked` is what a seat is asked; `answers` what it may answer, what is worth trying, what
a clock would answer, what is refused and why, what the dealer may deal, and the answer given;
`told` are the events; `seen` the views; `drawn` the terminal's board and the position as text;
`scored` the scores, where they come from, and the result. No action number and nothing of a dump
is in it.
"""

import hashlib
from dataclasses import dataclass
from typing import Any, Protocol

import msgspec

from tabletown.core.errors import IllegalAction
from tabletown.core.events import Tape
from tabletown.core.state import DEALER, SPECTATOR, State, seat_bits
from tabletown.plain import plain_decision
from tools.record.drive import Generator, Setup, answers

KINDS = ("asked", "answers", "told", "seen", "drawn", "scored")
encode = msgspec.json.Encoder(order="sorted").encode
EVERYTHING = {"fliptown": 40, "deadwood": 30, "paperback": 160, "quickdraw": 5}
"""After so many answers the whole position is looked at, for everybody."""
VIEWS = {"fliptown": 2, "deadwood": 1, "paperback": 10, "quickdraw": 1}
"""In between, after so many answers, one seat's view is looked at, the next time the next one's."""
DRAWINGS = 8
"""Every so many of these times the board is drawn as well: that takes longest."""
MARK = 50
"""Answers between two marks."""
TYPED = ("at", "tea", "rest", "na")
"""What is typed where a game takes free text: words that many hands can spell."""


class Sink(Protocol):
    """Where the items of a game go."""

    def add(self, kind: str, name: str, value: object) -> None:
        """Take one item of a kind of `KINDS`."""

    def answered(self) -> None:
        """The next items belong to the next answer."""


@dataclass(frozen=True)
class Shown:
    """What one game came to."""

    length: int
    """Answers, the dealer's included."""
    digests: tuple[str, ...]
    """One for each of `KINDS`."""
    marks: str
    """Two hex digits for all kinds together every `MARK` answers: where a difference begins."""


class Digests:
    """Keeps a digest of each kind."""

    def __init__(self) -> None:
        self.kinds = {kind: hashlib.blake2b(digest_size=4) for kind in KINDS}
        self.all = hashlib.blake2b(digest_size=1)
        self.length = 0
        self.marks = ""

    def add(self, kind: str, name: str, value: object) -> None:
        """Take the item into the digest of its kind and into that of all."""
        item = encode((name, value))
        self.kinds[kind].update(item)
        self.all.update(item)

    def answered(self) -> None:
        """Set a mark when it is time."""
        self.length += 1
        if self.length % MARK == 0:
            self.marks += self.all.copy().hexdigest()

    def shown(self) -> Shown:
        """What has been counted so far."""
        digests = tuple(self.kinds[kind].hexdigest() for kind in KINDS)
        return Shown(self.length, digests, self.marks + self.all.copy().hexdigest())


WIDE = 110
"""Characters of JSON that stay on one line of a trace."""


class Lines:
    """Keeps every item as lines: answer, kind, name, and the place inside the value."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.length = 0

    def add(self, kind: str, name: str, value: object) -> None:
        """Write the item on as many lines as it needs."""
        self.split(f"{self.length} {kind} {name}", msgspec.to_builtins(value))

    def answered(self) -> None:
        """Number the next lines after the next answer."""
        self.length += 1

    def split(self, place: str, value: Any) -> None:
        """Write *value* on one line, or its parts on lines of their own if it is long."""
        text = value if isinstance(value, str) else encode(value).decode()
        if isinstance(value, str):
            self.lines += [f"{place}: {line}" for line in text.splitlines() or [""]]
        elif len(text) <= WIDE or not isinstance(value, dict | list | tuple):
            self.lines.append(f"{place}: {text}")
        elif isinstance(value, dict):
            for key in sorted(value):
                self.split(f"{place}.{key}", value[key])
        else:
            for index, part in enumerate(value):
                self.split(f"{place}[{index}]", part)


class Looker:
    """Looks at the positions of one game and hands what it finds to a sink."""

    def __init__(self, state: State, setup: Setup, sink: Sink) -> None:
        self.state = state
        self.game = state.game()
        self.sink = sink
        self.eyes = (*range(setup.seats), SPECTATOR)
        self.generator = Generator(f"{setup.key} {setup.number} refused")
        self.offered: dict[str, list[str]] = {}
        """Every text that some seat was offered so far, by its verb; tried where it is illegal."""
        self.known: set[str] = set()
        self.phase = 0
        """That of the last answer."""

    def texts(self, actions: list[int]) -> list[str]:
        """The texts of *actions*."""
        return [self.game.verbs.print(action) for action in actions]

    def question(self, seat: int) -> None:
        """What *seat* is asked and may answer."""
        state, add = self.state, self.sink.add
        if seat == DEALER:
            texts = self.texts(state.legal(DEALER))
            add("answers", "dealer", list(zip(texts, state.odds(), strict=True)))
            add("answers", "stream", state.stream())
            return
        facts = plain_decision(state, seat)
        assert facts is not None, f"seat {seat} is pending and not asked"
        options = facts.pop("options")
        for option in options:
            del option["a"]
        add("asked", f"s{seat}", facts)
        add("answers", f"s{seat}", options)
        add("answers", f"s{seat} useful", self.texts(state.useful(seat)))
        add("answers", f"s{seat} default", self.texts([state.default(seat)]))
        self.refusal(seat, {option["text"]: option["do"] for option in options})

    def refusal(self, seat: int, legal: dict[str, str]) -> None:
        """What *seat* is told when it gives an answer that some seat was once offered."""
        for text in sorted(legal.keys() - self.known):
            self.known.add(text)
            self.offered.setdefault(legal[text], []).append(text)
        verbs = sorted(self.offered)
        texts = self.offered[verbs[self.generator.below(len(verbs))]]
        text = texts[self.generator.below(len(texts))]
        if text in legal:
            return
        try:
            self.state.apply(seat, self.game.verbs.parse(text))
        except IllegalAction as error:
            error.params.pop("action", None)
            self.sink.add("answers", f"s{seat} refused", [text, error.code, error.params])
        else:
            raise AssertionError(f"seat {seat} gave {text}, which it was not offered")

    def typed(self, seat: int, text: str) -> None:
        """What *text* stands for when *seat* types it."""
        try:
            found: object = self.texts(self.game.typed(self.state, seat, text))
        except IllegalAction as error:
            found = error.code
        self.sink.add("answers", f"s{seat} typed", [text, found])

    def given(self, seat: int, action: int) -> None:
        """The question that *seat* answers, its answer, and who may read that in the journal.

        Before that, who is asked, whether at the same time, and whether in a new phase.
        """
        before, self.phase = self.phase, self.state.phase()
        marks = [self.phase != 0, self.phase != before]
        self.sink.add("asked", "pending", [marks, seat_bits(self.state.pending())])
        self.question(seat)
        seen = self.state.seen(seat, action)
        self.sink.add("answers", f"s{seat} given", [self.game.verbs.print(action), seen])

    def view(self, seat: int) -> None:
        """What *seat* sees on the page."""
        self.sink.add("seen", f"s{seat}", self.state.observe(seat))

    def drawing(self, seat: int) -> None:
        """What *seat* sees in the terminal."""
        self.sink.add("drawn", f"s{seat}", self.game.drawing(self.state, seat))

    def events(self, tape: Tape) -> None:
        """What has happened since the last time, with and without its secrets."""
        for record in tape.records:
            kind = self.game.events[record[0]]
            marks = [record[1], kind.news, kind.private]
            facts = [kind.facts(record, True), kind.facts(record, False)]
            self.sink.add("told", kind.key, [marks, facts])
        tape.records.clear()

    def everything(self, turn: int) -> None:
        """The whole position, for everybody; *turn* chooses what is typed."""
        state, add = self.state, self.sink.add
        for seat in seat_bits(state.pending()):
            self.question(seat)
            if seat != DEALER:
                legal = state.legal(seat)
                masks = [state.seen(seat, action) for action in legal]
                add("answers", f"s{seat} readers", list(zip(self.texts(legal), masks, strict=True)))
                self.typed(seat, TYPED[turn % len(TYPED)])
        for seat in self.eyes:
            self.view(seat)
            self.drawing(seat)
        add("drawn", "position", state.text())
        add("scored", "points", [state.points(seat) for seat in self.eyes[:-1]])
        add("scored", "result", state.result())


def record(setup: Setup, sink: Sink) -> None:
    """Play the game of *setup* and hand everything it shows to *sink*."""
    state = setup.new()
    state.tape = tape = Tape()
    looker = Looker(state, setup, sink)
    whole, views = EVERYTHING[setup.key], VIEWS[setup.key]
    for count, (seat, action) in enumerate(answers(state, setup)):
        if count:
            looker.events(tape)
            sink.answered()
        if count % whole == 0:
            looker.everything(count // whole)
        elif count % views == 0:
            turn, rest = divmod(count // views, DRAWINGS)
            looker.view(looker.eyes[count // views % len(looker.eyes)])
            if rest == 0:
                looker.drawing(looker.eyes[turn % len(looker.eyes)])
        sink.add("scored", "scores", state.scores())
        looker.given(seat, action)
    looker.events(tape)
    sink.answered()
    looker.everything(0)


def shown(setup: Setup) -> Shown:
    """The digests of the game of *setup*."""
    digests = Digests()
    record(setup, digests)
    return digests.shown()


def trace(setup: Setup) -> list[str]:
    """The game of *setup* as lines to read and compare."""
    lines = Lines()
    record(setup, lines)
    return lines.lines
