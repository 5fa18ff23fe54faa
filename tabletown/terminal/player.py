"""A person at the terminal against bots: what is typed, and what comes of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from shlex import quote

from rich.console import Console
from rich.text import Text

from tabletown import bots
from tabletown.core.errors import IllegalAction
from tabletown.core.rng import Rng
from tabletown.strings import words as words_of
from tabletown.table import Table
from tabletown.terminal import how_to_play
from tabletown.terminal.choices import Choice, fold
from tabletown.terminal.details import signs
from tabletown.terminal.saved import default_path, leaving, save, undisturbed, whole
from tabletown.terminal.screen import Terminal

ME = 0
"""The person's seat."""
LOG_LINES = 20
"""So many lines of the log are shown unless more are asked for."""
MOST_DETAILS = 4
"""More things of one name than this are listed by name only."""
SHORT = {"board": "b", "options": "o", "hint": "h", "undo": "u", "quit": "q"}
"""Commands with a letter of their own, the same in every language."""


SHEETS = ("signs", "discard", "pay")
"""Commands that not every game has something for."""


class Left(Exception):
    """The person wants to leave the table."""


class Player:
    """A person at the terminal against bots."""

    def __init__(self, screen: Terminal, levels: Sequence[str], path: Path | None = None) -> None:
        self.screen = screen
        self.table = screen.table
        self.players = [bots.make(self.table.game.key, level) for level in levels]
        """The bots, from seat 1 on."""
        self.path = path
        """Where the game is kept; without one, a game that is left gets a file of its own."""
        self.shown = len(self.table.entries) + 1 if self.has_answered() else 1
        """The first entry whose events have not been told yet."""
        self.drawn = ""
        """The board as it was drawn last."""
        self.commands: dict[str, Callable[[str], bool]] = {
            "help": self.do_help,
            "board": self.do_board,
            "options": self.do_options,
            "rules": self.do_rules,
            "signs": self.do_signs,
            "score": self.do_score,
            "log": self.do_log,
            "discard": self.do_discard,
            "pay": self.do_pay,
            "hint": self.do_hint,
            "undo": self.do_undo,
            "quit": self.do_quit,
        }
        """What can be typed besides answers; each says whether the position changed."""
        self.typed = {word: name for name in self.commands for word in self.spellings(name)}
        self.choices: list[Choice] = []
        """The answers to what is asked now."""
        self.given: list[int] = []
        """How many answers each thing typed stood for."""

    @classmethod
    def seated(cls, table: Table, levels: str, language: str, path: Path | None) -> Player:
        """A person on seat 0 of *table*, against the bots it names or else has already.

        Who sits there is written into the table's journal, so that the game can go on.
        """
        game = table.game.key
        default = "regular" if "regular" in bots.levels(game) else "random"
        wanted = levels or table.header.bots or default
        found = bots.seating(game, wanted, max(1, table.seats - 1))[: table.seats - 1]
        table.header = replace(table.header, bots=",".join(found))
        words = words_of(language, game)
        names = [words.seat(ME)]
        names += [
            words.say("cli-bot", {"level": words.say(f"level-{level}"), "number": place})
            for place, level in enumerate(found, 2)
        ]
        screen = Terminal(table, Console(highlight=False), language, names)
        screen.say("cli-you", {"seat": names[ME]})
        return cls(screen, found, path)

    def spellings(self, name: str) -> list[str]:
        """How command *name* may be typed: in English, in the reader's language, by its letter."""
        words = [name, fold(self.screen.words.say(f"cli-command-{name}"))]
        return words + ([SHORT[name]] if name in SHORT else [])

    def has_answered(self) -> bool:
        """Whether the person has done anything yet."""
        return any(entry.who == ME for entry in self.table.entries)

    # The game

    def play(self) -> bool:
        """Play to the end or until the person leaves; whether the end was reached."""
        try:
            with leaving():
                self.go_on()
        except (EOFError, KeyboardInterrupt, Left):
            with undisturbed():
                self.leave()
            return False
        if self.path is not None:
            save(self.table, self.path)
        return True

    def go_on(self) -> None:
        """Play to the end."""
        while not self.table.is_over:
            waiting = [seat for seat in self.table.pending if seat != ME]
            if waiting:
                self.let_answer(waiting[0])
            else:
                self.tell()
                self.show_change()
                self.choices = self.screen.show_question(ME)
                while not self.take(self.screen.ask()):
                    pass
        self.tell()
        self.show_change()
        self.screen.result()

    def leave(self) -> None:
        """Keep the game in its file, and say how to go on."""
        screen, game = self.screen, self.table.game.key
        path = self.path
        if path is None and self.has_answered():
            path = default_path(game)
        if path is not None:
            save(self.table, path)
        screen.console.print()
        screen.say("cli-left")
        if path is not None:
            screen.say("cli-saved", {"file": str(path)})
            command = f"tabletown play {game} --resume {quote(str(path))}"
            command += f" --lang {screen.words.language}"
            screen.console.print(Text(f"  {command}", "bold"), soft_wrap=True)

    def let_answer(self, seat: int) -> None:
        """The bot on *seat* answers."""
        table, bot = self.table, self.players[seat - 1]
        rng = Rng(bots.derive(table.seed.hex(), "terminal", seat, len(table.entries)))
        if bot.is_blind:
            action = bots.answer(bot, table.state, seat, rng)
        else:
            with self.screen.thinking(self.screen.words.seat(seat, self.screen.names)):
                action = bots.answer(bot, table.state, seat, rng)
        with whole():
            table.play(seat, action)

    def tell(self) -> None:
        """Print what has happened since the last time."""
        self.screen.show_log(self.screen.log(ME, self.shown))
        self.shown = len(self.table.entries) + 1

    def show_change(self) -> None:
        """Print the board, unless it still looks as it was printed last."""
        board = self.screen.board(ME)
        with self.screen.console.capture() as captured:
            self.screen.console.print(board)
        if captured.get() != self.drawn:
            self.drawn = captured.get()
            self.screen.console.file.write(self.drawn)

    # What is typed

    def take(self, line: str) -> bool:
        """Do what was typed; whether the position changed."""
        if not line:
            return False
        if any(line == one.text for one in self.choices):
            return self.answer(line)
        if line.startswith("?"):
            return self.do_help(line[1:].strip())
        first, _, rest = fold(line).partition(" ")
        name = self.typed.get(first, "")
        if name and not line.startswith("=") and (not rest or name in ("rules", "log", "help")):
            return self.commands[name](rest)
        return self.answer(line)

    def answer(self, line: str) -> bool:
        """Play what was typed: a number of the list, notation, a word or a name.

        Several answers in notation, parted by semicolons, are taken together or not at all.
        """
        if line.isdecimal() and 1 <= int(line[:6]) <= len(self.choices):
            return self.played([self.choices[int(line) - 1].action])
        refusal = self.unwritten(line)
        if refusal is None:
            return self.played([part.strip() for part in line.split(";") if part.strip()])
        wanted = fold(line)
        spoken = [one for one in self.choices if fold(one.spoken) == wanted]
        if len(spoken) == 1 and not line.startswith("="):
            return self.played([spoken[0].action])
        try:
            meant = self.table.game.typed(self.table.state, ME, line.removeprefix("="))
        except IllegalAction as error:
            return self.refused(error)
        if meant:
            return self.played(meant)
        return self.named(wanted, refusal)

    def unwritten(self, line: str) -> IllegalAction | None:
        """Why *line* is no notation; None if it is."""
        if line.startswith("="):
            return IllegalAction("unknown-verb", {"text": line})
        try:
            self.table.game.verbs.parse(line.partition(";")[0].strip())
        except IllegalAction as error:
            return error
        return None

    def named(self, wanted: str, refusal: IllegalAction) -> bool:
        """Play the one answer of that name; list all that fit where there are several."""
        called = [one for one in self.choices if wanted and one.is_called(wanted)]
        if len(called) == 1:
            return self.played([called[0].action])
        fitting = called or [one for one in self.choices if wanted and one.holds(wanted)]
        if not fitting:
            return self.refused(refusal)
        self.screen.say("cli-which", {"count": len(fitting)})
        self.screen.show_choices(fitting)
        return False

    def played(self, answers: Sequence[int | str]) -> bool:
        """Give *answers*; whether they were taken."""
        try:
            with whole():
                self.table.play_all(ME, answers)
        except IllegalAction as error:
            return self.refused(error)
        self.given.append(len(answers))
        return True

    def refused(self, error: IllegalAction) -> bool:
        """Say why something was refused."""
        self.screen.console.print(Text(self.screen.words.why(error.code, error.params), "red"))
        return False

    # Commands

    def do_help(self, typed: str) -> bool:
        """Explain the thing or the answer that was *typed*; the commands if nothing was."""
        if typed:
            self.explain(typed)
            return False
        screen = self.screen
        screen.say("cli-help")
        here = [name for name in self.commands if name not in SHEETS or self.sheet(name)]
        screen.show_pairs(self.told(name) for name in here)
        return False

    def told(self, name: str) -> tuple[str, str]:
        """How command *name* is typed, and what it does."""
        words, key = self.screen.words, f"cli-command-{name}"
        letter = f", {SHORT[name]}" if name in SHORT else ""
        return words.say(key) + letter, words.say(key, attribute="text")

    def explain(self, typed: str) -> None:
        """Print what the thing or answer that was *typed* is."""
        screen = self.screen
        details = screen.details(ME)
        if typed.isdecimal() and 1 <= int(typed[:6]) <= len(self.choices):
            chosen = self.choices[int(typed) - 1]
            screen.console.print(Text(f"{typed}: {chosen.spoken}  ({chosen.text})"))
            for one in details.of_refs(chosen.refs):
                screen.show_detail(one)
            return
        known = signs(screen.words)
        meant = [pair for pair in known if typed in pair[0].split()]
        found = [] if meant else details.about(typed)
        if not found:
            meant = meant or [pair for pair in known if any(s in typed for s in pair[0].split())]
            screen.show_pairs(meant)
        if len(found) > MOST_DETAILS:
            names = ", ".join(dict.fromkeys(one.name for one in found))
            screen.say("cli-several", {"names": names})
        elif not found and not meant:
            screen.say("cli-unknown", {"name": typed})
        else:
            for one in found:
                screen.show_detail(one)

    def do_board(self, typed: str) -> bool:
        """Draw the board."""
        self.drawn = ""
        self.show_change()
        return False

    def do_options(self, typed: str) -> bool:
        """Ask again."""
        self.choices = self.screen.show_question(ME)
        return False

    def do_rules(self, typed: str) -> bool:
        """Show how to play: the headings, or the sections that were asked for."""
        # Markdown takes a while to load, and few games need it.
        from rich.markdown import Markdown

        screen = self.screen
        text = how_to_play.page(self.table.game.key, screen.words.language)
        parts = how_to_play.sections(text)
        everything = fold(screen.words.say("cli-all"))
        if not parts:
            screen.say("doc-missing")
        elif typed in ("all", everything):
            screen.paged(Markdown(text))
        elif typed:
            found = how_to_play.about(parts, typed)
            if not found:
                screen.say("cli-no-rules", {"name": typed})
            elif len(found) > 1:
                screen.say("cli-several", {"names": ", ".join(one.title for one in found)})
            else:
                screen.paged(Markdown(found[0].text))
        else:
            screen.console.print(Text(parts[0].title, "bold"))
            for number, part in enumerate(parts[1:], 1):
                indent = "  " * (part.depth - 2)
                screen.console.print(Text(f"{number:3} {indent}{part.title}"))
            screen.say("cli-rules", {"all": screen.words.say("cli-all")}, "dim")
        return False

    def do_signs(self, typed: str) -> bool:
        """Explain the signs on the board."""
        return self.listed("signs")

    def do_score(self, typed: str) -> bool:
        """Show what everybody has."""
        self.screen.show_score(ME)
        return False

    def do_log(self, typed: str) -> bool:
        """Show the end of the log, as many lines as were asked for."""
        count = int(typed[:6]) if typed.isdecimal() else LOG_LINES
        lines = self.screen.log(ME, 1)
        self.screen.show_log(lines if typed and not typed.isdecimal() else lines[-count:])
        return False

    def do_discard(self, typed: str) -> bool:
        """Show the discard piles."""
        return self.listed("discard")

    def do_pay(self, typed: str) -> bool:
        """Show what poker hands pay."""
        return self.listed("pay")

    def sheet(self, name: str) -> list[tuple[str, str]]:
        """What command *name* shows; nothing where the game has nothing for it."""
        if name == "discard":
            return self.screen.discards(ME)
        if name == "pay":
            return self.screen.pay_table(ME)
        return signs(self.screen.words)

    def listed(self, name: str) -> bool:
        """Print what command *name* shows, or that the game has nothing for it."""
        screen, pairs = self.screen, self.sheet(name)
        screen.show_pairs(pairs)
        if not pairs:
            game = screen.words.named(f"game-{self.table.game.key}")
            command = screen.words.say(f"cli-command-{name}")
            screen.say("cli-not-here", {"game": game, "command": command})
        return False

    def do_hint(self, typed: str) -> bool:
        """Show the best answers and why."""
        table, screen = self.table, self.screen
        if not table.options.get("hints", True):
            return self.refused(IllegalAction("hints-off"))
        seed = bots.derive(table.seed.hex(), "hint", ME, table.seq(ME))
        with screen.thinking(screen.words.say("hint")):
            seen = table.state.redeal(ME, Rng(seed))
            advice = bots.hint(table.game.key, seen.dump(), ME, seed)
        if not advice:
            return self.refused(IllegalAction("no-hint"))
        screen.show_advice(advice, self.choices)
        return False

    def do_undo(self, typed: str) -> bool:
        """Take back the last thing the person typed: an answer, or a word with all its cards."""
        count = self.given.pop() if self.given else 1
        taken = 0
        try:
            while taken < count:
                with whole():
                    self.table.undo(ME)
                taken += 1
        except IllegalAction as error:
            self.refused(error)
        if taken:
            self.shown = len(self.table.entries) + 1
        return taken > 0

    def do_quit(self, typed: str) -> bool:
        """Leave the table."""
        raise Left
