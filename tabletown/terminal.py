"""A table in the terminal: the board as text, the same questions and words as in the browser."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from pathlib import Path
from typing import Any

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from tabletown import bots
from tabletown.core.errors import IllegalAction
from tabletown.core.rng import Rng
from tabletown.strings import Words, view_keys
from tabletown.strings import words as words_of
from tabletown.table import Table

COLOURS = ("cyan", "magenta", "yellow", "green", "red", "blue")
FEW_OPTIONS = 16
"""More answers than this stand in columns, without their notation."""
MOST_OPTIONS = 100
"""More answers than this are not listed one by one; they can still be typed."""


class Terminal:
    """Draws a table for one reader and asks for answers."""

    def __init__(
        self, table: Table, console: Console, language: str, seats: Iterable[str] = ()
    ) -> None:
        self.table = table
        self.console = console
        self.words: Words = words_of(language, table.game.key)
        self.names: list[str] = list(seats)

    # Drawing

    def board(self, seat: int | None) -> RenderableType:
        """The board as *seat* sees it; None is a spectator."""
        drawing = self.table.game.drawing(self.table.state, 14 if seat is None else seat)
        if drawing:
            return Text(self.words.drawn(drawing).rstrip("\n"))
        return self.plain_board(self.table.view(seat))

    def plain_board(self, view: dict[str, Any]) -> RenderableType:
        """Every zone of a view as a box with its pieces, seats in their colours."""
        boxes: list[RenderableType] = [self._standings(view)]
        zones = [self._zone(zone) for zone in view["zones"] if zone["pieces"] or zone["facts"]]
        boxes.append(Columns(zones, padding=(0, 1)))
        return Group(*boxes)

    def _standings(self, view: dict[str, Any]) -> Text:
        line = Text()
        for standing in view["standings"]:
            seat = standing["seat"]
            facts = "".join(
                f", {self.words.named(f'fact-{name}')} {self._fact(value)}"
                for name, value in standing["facts"].items()
            )
            name = self.words.seat(seat, self.names)
            line.append(f"{name}: {standing['score']}{facts}", COLOURS[seat % len(COLOURS)])
            line.append("   ")
        return line

    def _zone(self, zone: dict[str, Any]) -> Panel:
        lines = [self._piece(piece) for piece in zone["pieces"]]
        for name, value in zone["facts"].items():
            lines.append(Text(f"{self.words.named(f'fact-{name}')}: {self._fact(value)}", "dim"))
        title = self.words.named(zone["key"])
        owner = zone["owner"]
        if owner >= 0:
            title = f"{self.words.seat(owner, self.names)}: {title}"
        colour = COLOURS[owner % len(COLOURS)] if owner >= 0 else "white"
        if zone["columns"]:
            lines = _rows(lines, zone["columns"])
        return Panel(Group(*lines), title=title, border_style=colour, expand=False)

    def _piece(self, piece: dict[str, Any]) -> Text:
        text = Text(self.words.named(piece["key"], self.words.facts(piece["facts"], self.names)))
        if piece["count"] != 1:
            text.append(f" ×{piece['count']}")
        if piece["face"]:
            text.append(f" [{piece['face']}]", "dim")
        if piece["owner"] >= 0:
            text.stylize(COLOURS[piece["owner"] % len(COLOURS)])
        return text

    def _fact(self, value: int | str) -> str:
        is_ref = isinstance(value, str) and ":" in value
        return self.words.ref(str(value), self.names) if is_ref else str(value)

    def log(self, seat: int, since: int) -> list[str]:
        """What *seat* may know of what happened from entry *since* on."""
        keys = view_keys(self.table.view(seat))
        told = (
            self.words.event(event, self.names, keys) for event in self.table.events(seat, since)
        )
        return [line for line in told if line]

    def result(self) -> None:
        """How the game ended: the sentence, the winners, and where the points come from."""
        result = self.table.result
        assert result is not None
        say = self.words.say
        self.console.print(Text(say(f"ending-{result.ending}"), "bold"))
        for seat in sorted(range(self.table.seats), key=lambda seat: -result.scores[seat]):
            parts = ", ".join(
                f"{self.words.named(f'points-{key}')} {amount}"
                for key, amount in self.table.state.points(seat)
            )
            name = self.words.seat(seat, self.names)
            mark = "★ " if seat in result.winners else "  "
            self.console.print(f"{mark}{name}: {result.scores[seat]}  ({parts})")

    # Asking

    def question(self, seat: int) -> tuple[str, list[tuple[int, str, str]]]:
        """What *seat* is asked, and its answers as action, notation and words."""
        decision = self.table.decision(seat)
        assert decision is not None
        keys = view_keys(self.table.view(seat))
        answers = [
            (option["a"], option["text"], self.words.option(option, self.names, keys))
            for option in decision["options"]
        ]
        return self.words.ask(decision, self.names, keys), answers

    def show_question(self, seat: int) -> list[tuple[int, str, str]]:
        """Print the question of *seat* and its answers; the answers."""
        ask, answers = self.question(seat)
        self.console.print(Text(ask, "bold"))
        is_long = len(answers) > FEW_OPTIONS
        lines: list[Text] = []
        for index, (_, text, spoken) in enumerate(answers[:MOST_OPTIONS], 1):
            line = Text(f"{index:3} ", "bold cyan")
            line.append(spoken, "default")
            if not is_long:
                line.append(f"  ({text})", "dim")
            lines.append(line)
        if is_long:
            widest = max(line.cell_len for line in lines)
            lines = _rows(lines, max(1, (self.console.width + 2) // (widest + 2)))
        for line in lines:
            self.console.print(line)
        if len(answers) > MOST_OPTIONS:
            left = len(answers) - MOST_OPTIONS
            self.console.print(self.words.say("cli-more", {"count": left}))
        if self.words.has("cli-typed") and any(text == "pass" for _, text, _ in answers):
            self.console.print(Text(self.words.say("cli-typed"), "dim"))
        return answers


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


class Player:
    """A person at the terminal against bots."""

    def __init__(self, screen: Terminal, levels: list[str], seed: int) -> None:
        self.screen = screen
        self.table = screen.table
        self.players = [bots.make(self.table.game.key, level) for level in levels]
        """The bots, from seat 1 on."""
        self.seed = seed
        self.shown = 1
        """The first entry whose events have not been told yet."""

    def play(self) -> bool:
        """Play to the end; whether it was reached."""
        while not self.table.is_over:
            waiting = [seat for seat in self.table.pending if seat > 0]
            if waiting:
                self.let_answer(waiting[0])
                continue
            if self.print_news():
                self.print_board()
            if not self.ask():
                return False
        self.print_news()
        self.print_board()
        self.screen.result()
        return True

    def let_answer(self, seat: int) -> None:
        """The bot on *seat* answers."""
        rng = Rng(bots.derive(self.seed, "terminal", seat, len(self.table.entries)))
        action = bots.answer(self.players[seat - 1], self.table.state, seat, rng)
        self.table.play(seat, action)

    def print_news(self) -> bool:
        """Print what has happened since the last time; whether others had a part in it."""
        for line, again in groupby(self.screen.log(0, self.shown)):
            count = len(list(again))
            times = f" ×{count}" if count > 1 else ""
            self.screen.console.print(Text(f"· {line}{times}", "dim"))
        others = [entry for entry in self.table.entries[self.shown - 1 :] if entry.who != 0]
        self.shown = len(self.table.entries) + 1
        return bool(others)

    def print_board(self) -> None:
        """Print the board as the person sees it."""
        self.screen.console.print(self.screen.board(0))

    def ask(self) -> bool:
        """Get one answer from the person; False when they leave."""
        answers = self.screen.show_question(0)
        say = self.screen.words.say
        while True:
            try:
                line = self.screen.console.input(f"{say('cli-prompt')} ").strip()
            except (EOFError, KeyboardInterrupt):
                return False
            if line in ("q", "quit"):
                return False
            if line in ("b", "board"):
                self.print_board()
            elif line in ("?", "help"):
                self.screen.console.print(say("cli-help"))
            elif line in ("o", "options"):
                answers = self.screen.show_question(0)
            elif line in ("u", "undo"):
                if self.undo():
                    return True
            elif line and self.answer(line, answers):
                return True

    def undo(self) -> bool:
        """Take back the person's last answer; whether that was allowed."""
        try:
            self.table.undo(0)
        except IllegalAction as error:
            self.refused(error)
            return False
        self.shown = len(self.table.entries) + 1
        self.print_board()
        return True

    def answer(self, line: str, answers: list[tuple[int, str, str]]) -> bool:
        """Play what was typed, a number of the list or notation; whether it was taken.

        Several answers, parted by semicolons, are taken together or not at all.
        """
        chosen: list[int | str] = [part.strip() for part in line.split(";") if part.strip()]
        if line.isdecimal() and 1 <= int(line[:6]) <= len(answers):
            chosen = [answers[int(line) - 1][0]]
        try:
            self.table.play_all(0, self.meant(line) or chosen)
        except IllegalAction as error:
            self.refused(error)
            return False
        return True

    def meant(self, line: str) -> list[int | str]:
        """What *line* stands for where it is neither a number nor notation, or begins with =."""
        table = self.table
        if not line.startswith("="):
            try:
                table.game.verbs.parse(line.partition(";")[0].strip())
                return []
            except IllegalAction:
                pass
        return list(table.game.typed(table.state, 0, line.removeprefix("=")))

    def refused(self, error: IllegalAction) -> None:
        """Say why something was refused."""
        self.screen.console.print(Text(self.screen.words.why(error.code, error.params), "red"))


def save(table: Table, path: Path) -> None:
    """Write the journal of *table*."""
    path.write_text(table.journal, encoding="utf-8")
