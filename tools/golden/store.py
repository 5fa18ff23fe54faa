"""Writes the data folder that later releases must be able to open.

    TABLETOWN_FORM=pure python -m tools.golden.store

Run it on a checkout of the release the folder is for, when that release is made, and commit what
it writes to `tests/server/release-<version>`. A folder is written once and never again: written
by later code it would prove nothing. People and bots play at random, so a table may not turn out
as planned; then nothing is written and one tries again.

The tables are made and played over HTTP and sockets, as people do it. Then the server is stopped
and started again, and what it shows of every table is kept beside the database.
`tests/server/stored.py` says what lies in the folder and `tests/server/test_release.py` opens it.
"""

import argparse
import asyncio
import gzip
import json
import random
import shutil
import sqlite3
import tempfile
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import tabletown as tt
from tabletown.core.state import DEALER
from tabletown.server.archive import take_in
from tabletown.server.store import Store
from tests.server import stored
from tests.server.running import Client, Running

PAUSE = 0.005
"""Seconds between two looks whether somebody can answer."""
PATIENCE = 30
"""Seconds without an answer after which a table counts as stuck."""
BANK: dict[str, Any] = {"clock": {"kind": "bank", "seconds": 3600, "increment": 10}}
MOVE: dict[str, Any] = {"clock": {"kind": "move", "seconds": 1800}}
DAYS: dict[str, Any] = {"clock": {"kind": "days", "days": 7}}


@dataclass
class Plan:
    """One table of the folder."""

    name: str
    about: str
    game: str
    seats: str
    """A letter a seat: `h` a person, `o` open, `r` a bot at random, `k` a rookie."""
    stop: str = "offered"
    """When to leave it: after the deeds (`now`), when an undo is offered, when one seat has
    sealed its answer and another has not, or when the game is over."""
    least: int = 60
    """Answers that people give before that; the deeds come after half of them."""
    asked: str = ""
    """The question that one of them is left with; empty for any."""
    seed: int | None = None
    options: dict[str, Any] = field(default_factory=dict)
    wish: dict[str, Any] = field(default_factory=dict)
    """What else is asked for when the table is made."""
    deeds: tuple[str, ...] = ()
    """What people do besides answering."""


KINDS: dict[str, dict[str, str]] = {
    "h": {"kind": "human"},
    "o": {"kind": "open"},
    "r": {"kind": "bot", "level": "random"},
    "k": {"kind": "bot", "level": "rookie"},
}
EXPANSIONS = {"characters": True, "holdem": True, "competitive": True}
MODULES = {"talents": True, "awards": True, "themes": True, "attacks": True, "space": True}
PLANS = [
    Plan(
        "fliptown-running",
        "two people in mid game, answers taken back, one more undo offered",
        "fliptown",
        "hh",
        seed=11,
        deeds=("chat",),
    ),
    Plan(
        "fliptown-sealed",
        "three people, all modules, drawn seed; some have sealed their answers, some have not",
        "fliptown",
        "hhh",
        "sealed",
        least=75,
        options=EXPANSIONS,
        wish={"spectators": False},
    ),
    Plan(
        "fliptown-rewound",
        "went back by consent, with a bank of time and the Polish edition",
        "fliptown",
        "hhr",
        "sealed",
        least=50,
        seed=12,
        options={"edition": "pl", "gun_bonus": "print-and-play"},
        wish={**BANK, "on_expiry": "bot"},
        deeds=("rewind",),
    ),
    Plan(
        "fliptown-cowbot",
        "one person against a cowbot, hints counted, went back alone",
        "fliptown",
        "h",
        least=40,
        options={"cowbot": "billy-the-kid", "difficulty": "hard", "characters": True},
        deeds=("hint", "rewind"),
    ),
    Plan(
        "fliptown-open",
        "a public table with an open seat and one lent to a bot, in the Czech edition",
        "fliptown",
        "hhor",
        "now",
        least=4,
        seed=13,
        options={"edition": "cs", "shields_optional": True},
        wish={"public": True},
        deeds=("lend",),
    ),
    Plan(
        "fliptown-over",
        "finished by two people and two bots",
        "fliptown",
        "hhrk",
        "over",
        options={"holdem": True, "standard_poker": True},
        deeds=("rewind",),
    ),
    Plan(
        "deadwood-running",
        "three people in mid game, answers taken back, one more undo offered",
        "deadwood",
        "hhh",
        seed=21,
        least=90,
        wish=DAYS,
        deeds=("chat", "hint"),
    ),
    Plan(
        "deadwood-rewound",
        "went back by consent, with time for each move, the English edition",
        "deadwood",
        "hh",
        least=70,
        options={"edition": "en", "turn_cap": 60},
        wish={**MOVE, "on_expiry": "default"},
        deeds=("rewind",),
    ),
    Plan(
        "deadwood-handed",
        "a seat handed over, so that its first link is void; one left open; no undo, no hints",
        "deadwood",
        "hhhr",
        "now",
        least=60,
        seed=22,
        options={"undo": False, "hints": False, "star_layout": "3-4-1", "gs_move": "optional"},
        wish={"public": True},
        deeds=("hand-over", "leave"),
    ),
    Plan(
        "deadwood-open",
        "a public table that waits for somebody",
        "deadwood",
        "hok",
        "now",
        least=0,
        options={"end_cowboys": "any", "lone_survivor": "plays_on"},
        wish={"public": True},
    ),
    Plan(
        "deadwood-over",
        "finished by five, two of them bots",
        "deadwood",
        "hhhrk",
        "over",
        seed=23,
        deeds=("rewind",),
    ),
    Plan(
        "paperback-running",
        "two people in mid game, answers taken back, one more undo offered",
        "paperback",
        "hh",
        seed=31,
        least=120,
        options={"space": True, "dyslexic": True, "attacks": True},
        deeds=("chat",),
    ),
    Plan(
        "paperback-sealed",
        "three spell at the same time; one has not finished",
        "paperback",
        "hhh",
        "sealed",
        least=120,
        options={"variant": "simultaneous", "talents": True},
        wish={"spectators": False},
    ),
    Plan(
        "paperback-judged",
        "a word is put to the vote; one has voted, one has not",
        "paperback",
        "hhhr",
        "sealed",
        asked="judge",
        seed=32,
        least=60,
        options={"validity": "vote", "lost_turn": True, **MODULES},
        deeds=("rewind",),
    ),
    Plan(
        "paperback-challenged",
        "Polish letters, words that may be challenged, helped by hints of the others",
        "paperback",
        "hhh",
        "sealed",
        asked="judge",
        least=60,
        options={
            "pack": "pl",
            "fold_diacritics": True,
            "validity": "challenge",
            "hint_tokens": True,
            "discount_tokens": True,
        },
        wish=BANK,
    ),
    Plan(
        "paperback-cooperative",
        "two people and a bot against the pyramid, hints counted, went back by consent",
        "paperback",
        "hhr",
        least=20,
        options={"variant": "cooperative", "pyramid_base": 4, "pyramid_rows": "gentle"},
        deeds=("hint", "rewind"),
    ),
    Plan(
        "paperback-over",
        "finished by a person and two bots",
        "paperback",
        "hrr",
        "over",
        seed=33,
        options={"awards": True, "themes": True, "theme_majority": "all"},
        deeds=("lend",),
    ),
    Plan(
        "quickdraw-running",
        "four people near the end, answers taken back, one more undo offered",
        "quickdraw",
        "hhhh",
        seed=41,
        least=16,
        deeds=("rewind",),
    ),
    Plan(
        "quickdraw-sealed",
        "three people and a bot; some have sealed a card, some have not",
        "quickdraw",
        "hhhr",
        "sealed",
        least=4,
        deeds=("rewind",),
    ),
    Plan(
        "quickdraw-open",
        "a public table that waits for somebody",
        "quickdraw",
        "ho",
        "now",
        least=0,
        wish={"public": True},
    ),
    Plan("quickdraw-over", "finished by two people", "quickdraw", "hh", "over", 6, seed=42),
]


class Party:
    """The people of one table, who play at random and now and then think again."""

    def __init__(self, server: Running, plan: Plan) -> None:
        self.server = server
        self.plan = plan
        self.rng = random.Random(plan.name)
        self.answers = self.sent = 0
        self.waits = 0
        """How often in a row nobody could answer."""
        self.clients: dict[int, Client] = {}
        self.void: list[str] = []
        """Tokens that stood for a seat once."""
        self.again: dict[str, Any] = {}
        """The last answer, as it was sent."""
        seats = [dict(KINDS[letter]) for letter in plan.seats]
        for number, seat in enumerate(seats):
            if seat["kind"] == "human":
                seat["name"] = ("Ada", "Bo", "Cem", "Dorota", "Ela")[number]
        wish = {"options": plan.options, "seed": plan.seed, **plan.wish}
        self.table, self.tokens = server.make(plan.game, seats, **wish)

    async def play(self) -> None:
        """Play until the table is as planned, then leave it."""
        for seat, token in self.tokens.items():
            self.clients[seat] = await self.server.seat(self.table, token).open()
        while self.answers < self.plan.least // 2:
            await self.answer()
        for deed in self.plan.deeds:
            await self.do(deed)
        while self.plan.stop != "now" and (
            self.answers < self.plan.least or not self.is_as_planned()
        ):
            if self.plan.stop != "over" and self.is_over():
                raise SystemExit(f"{self.plan.name} ended too early, try again")
            await self.answer()
            if self.is_over() and self.is_as_planned():
                break
        for client in self.clients.values():
            await client.close()

    def is_over(self) -> bool:
        """Whether somebody has been shown the end."""
        return any(client.frame["result"] for client in self.clients.values())

    def is_as_planned(self) -> bool:
        """Whether the table may be left as it is."""
        frames = [client.frame for client in self.clients.values()]
        if self.plan.stop == "over":
            return all(frame["result"] for frame in frames)
        if self.is_over():
            return False
        asked = [frame["decision"]["ask"] for frame in frames if frame["decision"]]
        if self.plan.asked and self.plan.asked not in asked:
            return False
        if self.plan.stop == "offered":
            return any(frame["undo"] == "" for frame in frames)
        # While answers are sealed a frame says that everybody is awaited.
        is_sealed = len(frames[0]["pending"]) == len(self.plan.seats)
        return is_sealed and 0 < len(asked) < len(frames)

    async def answer(self) -> None:
        """Let somebody who is asked answer, and perhaps take it back."""
        ready = [client for client in self.clients.values() if client.options]
        if not ready:
            await self.wait()
            return
        client = self.rng.choice(ready)
        rev = client.frame["rev"]
        seat = client.frame["view"]["seat"]
        message = {
            "id": f"{seat}-{self.sent}",
            "seq": client.frame["seq"],
            "actions": [self.rng.choice(client.options)],
        }
        self.sent += 1
        answer = await client.ask("act", **message)
        if answer["type"] != "ack":
            # Somebody else's answer was faster, and its frame is on the way.
            await self.wait()
            return
        self.answers += 1
        self.waits = 0
        self.again = {"seat": seat, **message}
        await client.until(lambda: client.frame["rev"] > rev)
        if client.frame["undo"] == "" and self.rng.random() < 0.2:
            await self.take_back(client)

    async def wait(self) -> None:
        """Let others have their turn; not for ever."""
        await asyncio.sleep(PAUSE)
        self.waits += 1
        if self.waits * PAUSE > PATIENCE:
            frames = {seat: client.frame for seat, client in self.clients.items()}
            asked = {seat: (frame["seq"], frame["pending"]) for seat, frame in frames.items()}
            heard = [client.heard[-1] for client in self.clients.values()]
            raise SystemExit(f"{self.plan.name} is stuck, try again: {asked} {str(heard)[:400]}")

    async def take_back(self, client: Client) -> None:
        """Ask for the last answer back."""
        rev = client.frame["rev"]
        if (await client.ask("undo"))["type"] == "ack":
            await client.until(lambda: client.frame["rev"] > rev)

    async def do(self, deed: str) -> None:
        """Do something besides answering."""
        client = next(iter(self.clients.values()))
        if deed == "chat":
            await client.ask("chat", text="Howdy, everybody")
        elif deed == "hint":
            while not client.options:
                await self.answer()
            assert (await client.ask("hint", timeout=120))["type"] == "hint"
        elif deed == "lend":
            seat, last = max(self.clients.items())
            given = await last.ask("seat", do="bot", level="random")
            assert given["type"] == "seat", given
            # The bot plays from now on; a person who answers would take the seat back.
            await last.close()
            if len(self.clients) > 1:
                del self.clients[seat]
            else:
                await last.open()
                await last.until(lambda: last.frame["result"], timeout=300)
        elif deed == "rewind":
            await self.rewind()
        else:
            await self.give_up(deed)

    async def rewind(self) -> None:
        """Go back beyond the horizon; everybody agrees."""
        first = next(iter(self.clients.values()))
        count = len(self.entries())
        while not any(" rewind " in line for line in self.entries()[count:]):
            # A wish may be refused, as 0.1.0 does now and then; so somebody answers before it.
            await self.answer()
            if (await first.ask("undo", beyond=True))["type"] == "ack":
                for other in list(self.clients.values())[1:]:
                    await other.until(partial(wishes, other))
                    await other.ask("consent", to=wishes(other)[-1], yes=True)

    async def give_up(self, deed: str) -> None:
        """Hand the first seat over, or leave the last one."""
        ends = min if deed == "hand-over" else max
        seat, client = ends(self.clients.items())
        given = await client.ask("seat", do=deed)
        assert given["type"] == "seat", given
        self.void.append(self.tokens.pop(seat))
        await client.close()
        if deed == "hand-over":
            self.tokens[seat] = given["token"]
            self.clients[seat] = await self.server.seat(self.table, given["token"]).open()
        else:
            del self.clients[seat]

    def entries(self) -> list[str]:
        """The table's journal as it lies on disk."""
        store = Store(self.server.data)
        row = store.table(self.table)
        store.engine.dispose()
        assert row is not None
        return stored.entries(row.journal())

    def kept(self) -> dict[str, Any]:
        """What is to be known about the table."""
        return {
            "about": self.plan.about,
            "table": self.table,
            "tokens": {str(seat): self.tokens[seat] for seat in sorted(self.tokens)},
            "void": self.void,
            "options": self.plan.options,
            "again": self.again,
        }


def wishes(client: Client) -> list[int]:
    """The proposals that *client* has heard of."""
    return [message["to"] for message in client.heard if message["type"] == "proposal"]


def imported() -> dict[str, tuple[str, str]]:
    """Journals of another origin by name, each with what it is about.

    One began with a list of the dealer's answers, one from a position.
    """
    usual = tt.new("deadwood", 2, seed=51)
    dealt = [entry.text for entry in usual.entries if entry.who == DEALER]
    listed = tt.new("deadwood", 3, seed=52, dealer=dealt[:6])
    rng = random.Random(53)
    for _ in range(20):
        seat = listed.pending[0]
        listed.play(seat, rng.choice(listed.choices(seat)).action)
    begun = tt.new("paperback", 2, seed=54)
    placed = tt.new("paperback", 2, seed=55, position=begun.state.text())
    placed.play(placed.pending[0], placed.choices(placed.pending[0])[0].action)
    return {
        "deadwood-listed": ("brought in; began with a list of dealt things", listed.journal),
        "paperback-placed": ("brought in; began from a position", placed.journal),
    }


def pack(data: Path, folder: Path) -> None:
    """Put the database of the stopped server into *folder*, as small as it can be."""
    with sqlite3.connect(data / "tabletown.db") as database:
        database.execute("PRAGMA journal_mode=DELETE")
        database.execute("VACUUM")
    database.close()
    write_packed(folder / "tabletown.db.gz", (data / "tabletown.db").read_bytes())


def write_packed(path: Path, data: bytes) -> None:
    """Compress *data* into *path*, without the hour."""
    path.write_bytes(gzip.compress(data, mtime=0))


def journals(data: Path) -> dict[str, list[str]]:
    """The entries of every table on disk."""
    store = Store(data)
    found = {row.id: stored.entries(row.journal()) for row in store.all()}
    store.engine.dispose()
    return found


async def play(server: Running) -> dict[str, Party]:
    """Every planned table, played and left."""
    parties = {plan.name: Party(server, plan) for plan in PLANS}
    for name, party in parties.items():
        await party.play()
        print(f"{name}: {len(party.entries())} entries", flush=True)
    return parties


async def look(server: Running, kept: dict[str, Any]) -> dict[str, Any]:
    """What the server shows of every table."""
    return {
        name: await stored.look(server, table["table"], table["tokens"])
        for name, table in kept.items()
    }


def record(data: Path, kept: dict[str, Any]) -> dict[str, Any]:
    """What a server started on *data* shows of every table, and the entries on disk."""
    with Running(data, TABLETOWN_BOT_PAUSE="3600") as server:
        shown = asyncio.run(look(server, kept))
    assert server.tracebacks() == []
    lines = journals(data)
    return {name: {**seen, "entries": lines[kept[name]["table"]]} for name, seen in shown.items()}


def write(folder: Path) -> None:
    """Write *folder*; if a table did not turn out as planned, nothing."""
    with tempfile.TemporaryDirectory(prefix="tabletown-store-") as scratch:
        data, made = Path(scratch) / "data", Path(scratch) / "made"
        others = imported()
        names = take_in([journal for _, journal in others.values()], data)
        with Running(data) as server:
            parties = asyncio.run(play(server))
        assert server.tracebacks() == []
        kept = {name: party.kept() for name, party in parties.items()}
        for name, table in zip(others, names, strict=True):
            about = others[name][0]
            nothing: dict[str, Any] = {"tokens": {}, "void": [], "options": {}, "again": {}}
            kept[name] = {"about": about, "table": table, **nothing}
        made.mkdir()
        pack(data, made)
        shown = record(stored.unpack(made, Path(scratch) / "again"), kept)
        for name, party in parties.items():
            for seat, client in party.clients.items():
                frame = shown[name]["viewers"][str(seat)]["frame"]
                for part in ("seq", "view", "decision", "result", "undo", "pending"):
                    assert frame[part] == client.frame[part], (name, seat, part)
        text = json.dumps(kept, indent=2, ensure_ascii=False)
        (made / "tables.json").write_text(text + "\n", encoding="utf-8")
        write_packed(made / "shown.json.gz", json.dumps(shown, ensure_ascii=False).encode())
        shutil.copytree(made, folder)
    for path in sorted(folder.iterdir()):
        print(f"{path.name}: {path.stat().st_size} bytes")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", nargs="?", type=Path, help="somewhere else, to try it out")
    folder = parser.parse_args().folder or stored.HERE / f"release-{tt.__version__}"
    if folder.exists():
        raise SystemExit(f"{folder.name} is there already; a folder is written once")
    write(folder)


if __name__ == "__main__":
    main()
