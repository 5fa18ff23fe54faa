"""A table drawn for one reader: the board, what happened, what is asked, the score, a thing."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from contextlib import contextmanager
from itertools import groupby
from typing import Any

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.control import Control
from rich.padding import Padding
from rich.panel import Panel
from rich.segment import ControlType
from rich.table import Table as Grid
from rich.text import Text

from tabletown.bots import Advice
from tabletown.core.state import SPECTATOR
from tabletown.strings import Fact, Words, view_keys
from tabletown.strings import words as words_of
from tabletown.table import Table
from tabletown.terminal.choices import Choice, choice, grouped
from tabletown.terminal.details import Detail, Details

COLOURS = ("cyan", "magenta", "yellow", "green", "red", "blue")
FEW_OPTIONS = 16
"""More answers than this stand in groups and columns, without their notation."""
MOST_OPTIONS = 150
"""More answers than this are not listed one by one; they can still be typed."""
WIDE = 24
"""In columns, a longer answer gets a line of its own."""


class Terminal:
    """Draws a table for one reader."""

    def __init__(
        self, table: Table, console: Console, language: str, seats: Iterable[str] = ()
    ) -> None:
        self.table = table
        self.console = console
        self.words: Words = words_of(language, table.game.key)
        self.names: list[str] = list(seats)

    def say(self, key: str, facts: dict[str, int | str] | None = None, style: str = "") -> None:
        """Print a sentence of the catalogues."""
        self.console.print(Text(self.words.say(key, facts), style))

    # The board

    def board(self, seat: int | None) -> RenderableType:
        """The board as *seat* sees it; None is a spectator."""
        view = self.table.view(seat)
        drawing = self.table.game.drawing(self.table.state, SPECTATOR if seat is None else seat)
        if not drawing:
            return self.plain_board(view)
        drawn = self.words.drawn(drawing).rstrip("\n")
        tokens = self._tokens(view)
        return Text(f"{drawn}\n{tokens}" if tokens else drawn)

    def _tokens(self, view: dict[str, Any]) -> str:
        """Who has how many tokens and how many are left, at a table that plays with them."""
        left = [zone["facts"]["supply"] for zone in view["zones"] if "supply" in zone["facts"]]
        if not left:
            return ""
        tokens = self.words.named("fact-tokens")
        parts = [
            f"{self.words.seat(one['seat'], self.names)}: {tokens} {one['facts']['tokens']}"
            for one in view["standings"]
            if "tokens" in one["facts"]
        ]
        return "   ".join([*parts, f"{self.words.named('fact-supply')}: {left[0]}"])

    def plain_board(self, view: dict[str, Any]) -> RenderableType:
        """Every zone of a view as a box with its pieces, seats in their colours."""
        boxes: list[RenderableType] = [self._standings(view)]
        zones = [self._zone(zone) for zone in view["zones"] if zone["pieces"] or zone["facts"]]
        boxes.append(Columns(zones, padding=(0, 1)))
        return Group(*boxes)

    def _standings(self, view: dict[str, Any]) -> Text:
        line = Text()
        for standing in view["standings"]:
            line.append_text(self._standing(standing))
            line.append("   ")
        return line

    def _standing(self, standing: dict[str, Any]) -> Text:
        """One seat's score and the numbers beside its name."""
        seat = standing["seat"]
        facts = "".join(
            f", {self.words.named(f'fact-{name}')} {self._fact(value)}"
            for name, value in standing["facts"].items()
        )
        name = self.words.seat(seat, self.names)
        return Text(f"{name}: {standing['score']}{facts}", COLOURS[seat % len(COLOURS)])

    def _zone(self, zone: dict[str, Any]) -> Panel:
        lines = [self._piece(piece) for piece in zone["pieces"]]
        for name, value in zone["facts"].items():
            lines.append(Text(f"{self.words.named(f'fact-{name}')}: {self._fact(value)}", "dim"))
        owner = zone["owner"]
        colour = COLOURS[owner % len(COLOURS)] if owner >= 0 else "white"
        if zone["columns"]:
            lines = _rows(lines, zone["columns"])
        return Panel(Group(*lines), title=self._title(zone), border_style=colour, expand=False)

    def _title(self, zone: dict[str, Any]) -> str:
        """What a zone is called, after its owner."""
        title = self.words.named(zone["key"])
        if zone["owner"] < 0:
            return title
        return f"{self.words.seat(zone['owner'], self.names)}: {title}"

    def _counted(self, piece: dict[str, Any]) -> str:
        """What a piece is called, and how many of it there are."""
        name = self.words.named(piece["key"], self.words.facts(piece["facts"], self.names))
        return name if piece["count"] == 1 else f"{name} ×{piece['count']}"

    def _piece(self, piece: dict[str, Any]) -> Text:
        text = Text(self._counted(piece))
        if piece["face"]:
            text.append(f" [{piece['face']}]", "dim")
        if piece["owner"] >= 0:
            text.stylize(COLOURS[piece["owner"] % len(COLOURS)])
        return text

    def _fact(self, value: int | str) -> str:
        is_ref = isinstance(value, str) and ":" in value
        return self.words.ref(str(value), self.names) if is_ref else str(value)

    # What happened, and how it stands

    def log(self, seat: int, since: int) -> list[str]:
        """What *seat* may know of what happened from entry *since* on."""
        if since > len(self.table.entries):
            return []
        keys = view_keys(self.table.view(seat))
        told = (
            self.words.event(event, self.names, keys) for event in self.table.events(seat, since)
        )
        return [line for line in told if line]

    def show_log(self, lines: Sequence[str]) -> None:
        """Print lines of the log; one that is repeated is printed once with its number."""
        for line, again in groupby(lines):
            count = len(list(again))
            times = f" ×{count}" if count > 1 else ""
            self.console.print(Text(f"· {line}{times}", "dim"))

    def result(self) -> None:
        """How the game ended: the sentence, the winners, and where the points come from."""
        result = self.table.result
        assert result is not None
        self.say(f"ending-{result.ending}", style="bold")
        for seat in sorted(range(self.table.seats), key=lambda seat: -result.scores[seat]):
            name = self.words.seat(seat, self.names)
            mark = "★ " if seat in result.winners else "  "
            points = self._points(seat)
            self.console.print(Text(f"{mark}{name}: {result.scores[seat]}  ({points})"))

    def _points(self, seat: int) -> str:
        """Where the points of *seat* come from, in one line."""
        parts = self.table.state.points(seat)
        return ", ".join(f"{self.words.named(f'points-{key}')} {amount}" for key, amount in parts)

    def show_score(self, seat: int) -> None:
        """Print what everybody has, and where the points of *seat* come from so far."""
        for standing in self.table.view(seat)["standings"]:
            self.console.print(self._standing(standing))
            if standing["seat"] == seat:
                self.indented(self._points(seat), "dim")

    def discards(self, seat: int) -> list[tuple[str, str]]:
        """The piles of cards laid aside or out of the game; none in a game without such piles."""
        if not self.words.has("zone-discard"):
            return []
        found: list[tuple[str, str]] = []
        for zone in self.table.view(seat)["zones"]:
            if zone["key"] in ("zone-discard", "zone-trash") and zone["pieces"]:
                pieces = ", ".join(self._counted(piece) for piece in zone["pieces"])
                found.append((self._title(zone), pieces))
        empty = (self.words.named("zone-discard"), self.words.say("zone-empty"))
        return found or [empty]

    def pay_table(self, seat: int) -> list[tuple[str, str]]:
        """The poker hands that pay, and what; none in a game without poker."""
        scene = self.table.view(seat)["scene"] or {}
        return [
            (self.words.named(f"hand-{hand}"), f"{f'${cash}':>4} {stars:>3} ★")
            for hand, cash, stars in scene.get("chart", {}).get("pay", ())
            if cash or stars
        ]

    # What is asked

    def show_question(self, seat: int) -> list[Choice]:
        """Print the question of *seat* and its answers; the answers."""
        decision = self.table.decision(seat)
        assert decision is not None
        keys = view_keys(self.table.view(seat))
        self.console.print()
        self.console.print(Text(self.words.ask(decision, self.names, keys), "bold"))
        choices = [
            choice(number, option, self.words, self.names, keys)
            for number, option in enumerate(decision["options"], 1)
        ]
        self.show_choices(choices)
        if self.words.has("cli-typed") and any(one.text == "pass" for one in choices):
            self.say("cli-typed", style="dim")
        return choices

    def show_choices(self, choices: Sequence[Choice]) -> None:
        """Print answers with their numbers; many of them in groups."""
        if len(choices) <= FEW_OPTIONS:
            for one in choices:
                line = _numbered(one.number, one.spoken)
                line.append(f"  ({one.text})", "dim")
                self.console.print(line)
            return
        for start, members in grouped(choices[:MOST_OPTIONS]):
            if start:
                self.console.print(Text(start, "bold"))
            self._columns([_numbered(number, spoken) for number, spoken in members])
        if len(choices) > MOST_OPTIONS:
            self.say("cli-more", {"count": len(choices) - MOST_OPTIONS})

    def _columns(self, lines: list[Text]) -> None:
        """Print short lines side by side and long ones below them."""
        short = [line for line in lines if line.cell_len <= WIDE]
        if short:
            widest = max(line.cell_len for line in short)
            for row in _rows(short, max(1, (self.console.width + 2) // (widest + 2))):
                row.rstrip()
                self.console.print(row)
        for line in lines:
            if line.cell_len > WIDE:
                self.console.print(line)

    def show_advice(self, advice: Sequence[Advice], choices: Sequence[Choice]) -> None:
        """Print the best answers, what they are worth and why."""
        by_action = {one.action: one for one in choices}
        for key, one in zip(("hint-best", "hint-second"), advice, strict=False):
            line = Text(f"{self.words.say(key)}: ", "bold")
            chosen = by_action.get(one.a)
            spoken = one.word or (chosen.spoken if chosen else "")
            number = f"{chosen.number} " if chosen and not one.word else ""
            line.append(f"{number}{spoken}", "default")
            reasons = ", ".join(self._reason(why) for why in one.why)
            line.append(f" – {reasons}" if reasons else "", "default")
            if one.worth:
                line.append(f" {self._worth(one)}", "dim")
            self.console.print(line)

    def _reason(self, key: str) -> str:
        kinds = (f"reason-{key}", f"points-{key}")
        return next((self.words.named(kind) for kind in kinds if self.words.has(kind)), key)

    def _worth(self, advice: Advice) -> str:
        """What an answer is worth, in the words of the page."""
        is_share = advice.unit == "share"
        worth, error = advice.worth, max(advice.error, 0.01 if is_share else 0.1)
        facts: dict[str, Fact] = {"worth": round(worth, 1), "error": round(error, 1)}
        if is_share:
            facts = {"worth": f"{100 * worth:.0f} %", "error": f"{100 * error:.0f} %"}
        return self.words.say(f"hint-{advice.unit}", facts)

    # What a thing is

    def details(self, seat: int) -> Details:
        """Everything that can be explained to *seat*."""
        return Details(self.words, self.names, self.table.view(seat))

    def show_detail(self, detail: Detail) -> None:
        """Print what a thing is called, what it does, where it lies and its numbers."""
        self.console.print(Text(detail.name, "bold"))
        if detail.text:
            self.indented(detail.text)
        elif not detail.facts:
            self.indented(self.words.say("details-nothing"), "dim")
        rest = [part for part in (detail.place, *detail.facts) if part]
        if rest:
            self.indented("; ".join(rest), "dim")

    def show_pairs(self, pairs: Iterable[tuple[str, str]]) -> None:
        """Print words with what they mean beside them."""
        grid = Grid.grid(padding=(0, 2))
        for word, meaning in pairs:
            grid.add_row("", Text(word, "bold cyan"), Text(meaning))
        if grid.row_count:
            self.console.print(grid)

    def indented(self, text: str, style: str = "") -> None:
        """Print *text* a little to the right, all its lines alike."""
        self.console.print(Padding(Text(text, style), (0, 0, 0, 2), expand=False))

    # Around it

    @property
    def is_live(self) -> bool:
        """Whether a person looks at a terminal that can draw over what it has drawn."""
        return self.console.is_terminal and not self.console.is_dumb_terminal

    @contextmanager
    def thinking(self, who: str) -> Any:
        """Show that *who* thinks, on a terminal only, and leave no trace of it."""
        if not self.is_live:
            yield
            return
        self.console.print(Text(self.words.say("cli-thinks", {"name": who}), "dim"), end="")
        self.console.file.flush()
        try:
            yield
        finally:
            erase = (ControlType.ERASE_IN_LINE, 2)
            self.console.control(Control(ControlType.CARRIAGE_RETURN, erase))

    def ask(self) -> str:
        """What the person types at the prompt."""
        prompt = f"{self.words.say('cli-prompt')} "
        if self.is_live and sys.stdin.isatty():
            return input(prompt).strip()
        return self.console.input(Text(prompt)).strip()

    def paged(self, drawn: RenderableType) -> None:
        """Print something long, on a terminal a screen at a time."""
        if not (self.is_live and sys.stdin.isatty()):
            self.console.print(drawn)
            return
        with self.console.capture() as captured:
            self.console.print(drawn)
        lines = captured.get().splitlines(keepends=True)
        height = max(self.console.height - 2, 5)
        for first in range(0, len(lines), height):
            if first and input(f"{self.words.say('cli-page')} ").strip():
                return
            self.console.file.write("".join(lines[first : first + height]))


def _numbered(number: int, spoken: str) -> Text:
    """An answer after its number."""
    line = Text(f"{number:3} ", "bold cyan")
    line.append(spoken, "default")
    return line


def _rows(lines: list[Text], columns: int) -> list[Text]:
    """Pieces of a grid, so many in a line."""
    width = max((line.cell_len for line in lines), default=0)
    found: list[Text] = []
    for first in range(0, len(lines), columns):
        row = Text()
        for line in lines[first : first + columns]:
            row.append_text(line)
            row.append(" " * (width - line.cell_len + 2))
        found.append(row)
    return found
