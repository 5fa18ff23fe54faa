"""The journal: a game as text, and the truth everything else is rebuilt from.

A header and numbered lines; each line ends in a chained eight-digit digest, so that any
changed character is found and its line named::

    tabletown-journal 1 #5f3a…
    game quickdraw #…
    …
    begin #…
    1 dealer deal six #…
    2 s0 bet fox #…
    3 s1 undo 2 #…
    fingerprint 3 0123456789abcdef #…

It is append-only: taking back is a line of its own (``undo N`` withdraws answer N alone,
``rewind N`` withdraws N and all that came after).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from hashlib import blake2b

from tabletown.core.errors import JournalError
from tabletown.core.state import DEALER

FORMAT = 1
HIDDEN = "?"


@dataclass(frozen=True)
class Header:
    """What a game began with."""

    game: str
    rules: int
    edition_hash: str
    seats: int
    options: dict[str, str]
    seed_hash: str
    known_seed: str = ""
    """The seed, where it was given by somebody instead of drawn."""
    listed: int = 0
    """How many of the dealer's answers came from a list."""
    position: str = ""
    """The position it began from, where that is not the usual one."""
    marks: int = 1
    """Which way of making fingerprints and edition hashes it bears; see `Game.marks`."""
    bots: str = ""
    """The levels of the bots from seat 1 on, where a person played against them in a terminal."""

    def lines(self) -> list[str]:
        """The header as journal lines, without digests."""
        lines = [
            f"tabletown-journal {FORMAT}",
            f"game {self.game}",
            f"rules {self.rules}",
            f"edition-hash {self.edition_hash}",
            f"seats {self.seats}",
        ]
        if self.marks > 1:
            lines.append(f"marks {self.marks}")
        lines += [f"option {key}={value}" for key, value in self.options.items()]
        lines.append(f"seed-hash {self.seed_hash}")
        if self.known_seed:
            lines.append(f"known-seed {self.known_seed}")
        if self.listed:
            lines.append(f"listed {self.listed}")
        if self.position:
            lines.append(f"position {self.position}")
        if self.bots:
            lines.append(f"bots {self.bots}")
        lines.append("begin")
        return lines


class Entry:
    """One numbered line: an answer, or the withdrawal of one; it never changes."""

    def __init__(self, number: int, who: int, text: str) -> None:
        self.number: int = number
        self.who: int = who
        """A seat, or DEALER."""
        self.text: str = text
        """The answer in notation; ``undo N`` or ``rewind N``."""

    def line(self) -> str:
        """The entry as a journal line, without its digest."""
        return f"{self.number} {seat_word(self.who)} {self.text}"

    def withdrawn(self) -> tuple[str, int]:
        """For a withdrawal, which kind and of which entry; else ("", 0)."""
        words = self.text.split()
        if len(words) == 2 and words[0] in ("undo", "rewind") and words[1].isdecimal():
            return words[0], int(words[1][:18])
        return "", 0


@dataclass
class Journal:
    """A whole game as read from text."""

    header: Header
    entries: list[Entry] = field(default_factory=list)
    fingerprints: dict[int, str] = field(default_factory=dict)
    """Fingerprint of the position after an entry, where one was recorded."""
    seed: str = ""
    """The seed in hex, published when the game is over."""
    entry_lines: list[int] = field(default_factory=list)
    """On which line of the text each entry stands."""
    fingerprint_lines: dict[int, int] = field(default_factory=dict)


def seat_word(who: int) -> str:
    """``dealer`` or ``s2``."""
    return "dealer" if who == DEALER else f"s{who}"


def chain(previous: str, line: str) -> str:
    """The digest that ends *line*, after a line whose digest was *previous*."""
    return blake2b(f"{previous}\n{line}".encode(), digest_size=4).hexdigest()


class Writer:
    """Writes journal lines with their chained digests."""

    def __init__(self, digest: str = "") -> None:
        self.digest = digest
        """The digest of the last line written."""

    def line(self, text: str) -> str:
        """*text* as a finished line."""
        if "\n" in text or "\r" in text:
            raise JournalError("broken-line", {"text": text})
        self.digest = chain(self.digest, text)
        return f"{text} #{self.digest}\n"

    def lines(self, texts: list[str]) -> str:
        """Several finished lines."""
        return "".join(self.line(text) for text in texts)


def with_seed(text: str, seed: str) -> str:
    """The journal *text* of a running game with its *seed*, so that it can go on elsewhere."""
    return text + Writer(text.rstrip("\n").rpartition("#")[2]).line(f"seed {seed}")


def read(text: str) -> Journal:
    """The journal that *text* writes; JournalError names the first line that is damaged."""
    bodies = _bodies(text)
    fields: dict[str, str] = {}
    options: dict[str, str] = {}
    begin = -1
    for index, body in enumerate(bodies):
        word, _, rest = body.partition(" ")
        if body == "begin":
            begin = index
            break
        if word == "option":
            key, _, value = rest.partition("=")
            options[key] = value
        elif word in fields or word not in _FIELDS:
            raise JournalError("damaged", {"line": index + 1})
        else:
            fields[word] = rest
    if begin < 0 or fields.get("tabletown-journal") != str(FORMAT):
        raise JournalError("not-a-journal", {"line": 1})
    try:
        header = Header(
            game=fields["game"],
            rules=int(fields["rules"]),
            edition_hash=fields["edition-hash"],
            seats=int(fields["seats"]),
            options=options,
            seed_hash=fields["seed-hash"],
            known_seed=fields.get("known-seed", ""),
            listed=int(fields.get("listed", "0")),
            position=fields.get("position", ""),
            marks=int(fields.get("marks", "1")),
            bots=fields.get("bots", ""),
        )
    except (KeyError, ValueError):
        raise JournalError("damaged", {"line": begin + 1}) from None
    journal = Journal(header)
    for index in range(begin + 1, len(bodies)):
        try:
            _read_line(journal, bodies[index], index + 1)
        except ValueError:
            raise JournalError("damaged", {"line": index + 1}) from None
    return journal


_FIELDS = (
    "tabletown-journal",
    "game",
    "rules",
    "edition-hash",
    "seats",
    "seed-hash",
    "known-seed",
    "listed",
    "position",
    "marks",
    "bots",
)


def _bodies(text: str) -> list[str]:
    """The lines of *text* without their digests, each digest checked."""
    lines = text.split("\n")
    if lines[-1] != "":
        raise JournalError("damaged", {"line": len(lines)})
    bodies: list[str] = []
    digest = ""
    for index, line in enumerate(lines[:-1]):
        body, mark, found = line.rpartition(" #")
        digest = chain(digest, body)
        if not mark or found != digest:
            raise JournalError("damaged", {"line": index + 1})
        bodies.append(body)
    if not bodies:
        raise JournalError("not-a-journal", {"line": 1})
    return bodies


def _read_line(journal: Journal, body: str, line: int) -> None:
    """Take one line after the header into *journal*."""
    words = body.split(" ")
    if words[0] == "fingerprint" and len(words) == 3 and words[1].isdigit():
        journal.fingerprints[int(words[1])] = words[2]
        journal.fingerprint_lines[int(words[1])] = line
        return
    if words[0] == "seed" and len(words) == 2:
        journal.seed = words[1]
        return
    if len(words) < 3 or not words[0].isdigit() or int(words[0]) != len(journal.entries) + 1:
        raise JournalError("damaged", {"line": line})
    if words[-1] == HIDDEN:
        raise JournalError("redacted", {"line": line})
    if words[1] == "dealer":
        who = DEALER
    elif words[1][:1] == "s" and words[1][1:].isdigit():
        who = int(words[1][1:])
    else:
        raise JournalError("damaged", {"line": line})
    journal.entries.append(Entry(int(words[0]), who, " ".join(words[2:])))
    journal.entry_lines.append(line)
