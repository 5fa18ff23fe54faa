"""Bytes to each viewer for a click: `python -m bench.frames [GAME SEATS]… [--games 5]`.

Random games by way of the table's own actor, clicked as on the page: where a turn is composed,
each click is a draft until the list is handed in; all seats and one spectator listen. A row gives
means over all frames sent, drafts included, before compression: whole, and as changes; beside
them what deflate would make of the changes, each by itself and in a stream that remembers.
"""

import argparse
import json
import random
import tempfile
import time
import zlib
from pathlib import Path
from typing import Any

import msgspec

from tabletown import table as tables
from tabletown.core.state import SPECTATOR
from tabletown.server import wire
from tabletown.server.lobby import Lobby
from tabletown.server.session import Session
from tabletown.server.settings import Settings
from tabletown.server.store import Store
from tabletown.server.table import TableActor
from tests.server.campaigns.secrets import seated

USUAL = (("fliptown", 4), ("deadwood", 4), ("paperback", 3))


class Ear(Session):
    """Counts the bytes of the frames sent to one viewer."""

    def __init__(self, seat: int, has_deltas: bool) -> None:
        super().__init__()
        self.seat = seat
        self.is_seated = True
        self.has_deltas = has_deltas
        self.sizes: list[int] = []
        self.data: list[bytes] = []
        self.frame: Any = None
        """The last frame, where frames are whole."""

    def send(self, data: bytes) -> None:
        if not data.startswith(b'{"type":"frame"'):
            if data.startswith(b'{"type":"refused"'):
                self.frame = None
            return
        self.sizes.append(len(data))
        if self.has_deltas:
            self.data.append(data)
        else:
            self.frame = msgspec.json.decode(data)


class Person:
    """Clicks for one seat, at random, as the page lets people click."""

    def __init__(self, actor: TableActor, ears: list[Ear], rng: random.Random) -> None:
        self._actor = actor
        self._ears = ears
        self._rng = rng
        self._count = 0

    def turn(self) -> None:
        """Answer what is asked, composing it where that is how it is answered."""
        seat = self._ears[0].seat
        table = self._actor.table
        decision = self._shown(wire.Draft("d", table.seq(seat), []), is_counted=False)
        actions: list[int] = []
        while decision:
            option = self._rng.choice(decision["options"])
            actions.append(option["a"])
            is_composed = len(actions) > 1 or decision["facts"].get("draft") == 1
            if not is_composed or option["facts"].get("commit") == 1:
                break
            decision = self._shown(wire.Draft("d", table.seq(seat), list(actions)))
            if decision and decision["facts"].get("commit") == 1 and self._rng.random() < 0.5:
                break
        if not self._act(seat, actions):
            assert self._act(seat, [self._rng.choice(table.state.useful(seat))])

    def _shown(self, message: wire.Draft, is_counted: bool = True) -> Any:
        """The question in the draft; none where it is refused or asks nothing more."""
        whole, changes = self._ears
        for ear in self._ears:
            ear.frame = None
            self._actor.receive(ear, message)
        if not is_counted:
            whole.sizes.pop()
            changes.sizes.pop()
            changes.data.pop()
        return whole.frame and whole.frame["decision"]

    def _act(self, seat: int, actions: list[int]) -> bool:
        self._count += 1
        table = self._actor.table
        before = len(table.entries)
        message = wire.Act(f"{seat}.{self._count}", table.seq(seat), actions)
        self._actor.receive(self._ears[0], message)
        if len(table.entries) == before:
            return False
        # What the writer says once the line is on disk.
        self._actor._written(None)
        return True


def played(lobby: Lobby, game: str, seats: int, seed: int) -> tuple[list[Ear], list[Ear]]:
    """One game: who was sent whole frames, and who was sent what changed."""
    rng = random.Random(seed)
    table = tables.new(game, seats, seed)
    actor = seated(lobby, table)
    people: dict[int, Person] = {}
    for viewer in [*range(seats), SPECTATOR]:
        ears = [Ear(viewer, False), Ear(viewer, True)]
        actor.sessions[viewer] = list(ears)
        people[viewer] = Person(actor, ears, rng)
        for ear in ears:
            actor.frames.greet(ear)
            ear.sizes.clear()
            ear.data.clear()
    while not table.is_over:
        people[rng.choice(table.pending)].turn()
    heard: Any = list(actor.sessions.values())
    return [here[0] for here in heard], [here[1] for here in heard]


def deflated(ears: list[Ear], remembers: bool) -> tuple[int, float]:
    """Bytes after deflate, and the processor time it took."""
    size, start = 0, time.process_time()
    for ear in ears:
        stream = zlib.compressobj(6, zlib.DEFLATED, -15)
        for data in ear.data:
            if not remembers:
                stream = zlib.compressobj(6, zlib.DEFLATED, -15)
            size += len(stream.compress(data)) + len(stream.flush(zlib.Z_SYNC_FLUSH)) - 4
    return size, time.process_time() - start


def measured(game: str, seats: int, games: int) -> dict[str, Any]:
    """The figures of some games."""
    whole: list[int] = []
    changes: list[int] = []
    small = {False: 0, True: 0}
    spent = {False: 0.0, True: 0.0}
    for seed in range(games):
        with tempfile.TemporaryDirectory() as folder:
            store = Store(Path(folder))
            store.open()
            wholes, ears = played(Lobby(Settings(data=Path(folder)), store), game, seats, seed)
            store.close()
        whole += [size for ear in wholes for size in ear.sizes]
        changes += [size for ear in ears for size in ear.sizes]
        for remembers in (False, True):
            size, seconds = deflated(ears, remembers)
            small[remembers] += size
            spent[remembers] += seconds
    changes.sort()
    count = len(changes)
    return {
        "game": game,
        "seats": seats,
        "frames": count,
        "whole": round(sum(whole) / len(whole)),
        "changes": round(sum(changes) / count),
        "changes_p95": changes[int(count * 0.95)],
        "changes_most": changes[-1],
        "deflated": round(small[False] / count),
        "deflated_us": round(spent[False] / count * 1e6, 1),
        "deflated_stream": round(small[True] / count),
        "deflated_stream_us": round(spent[True] / count * 1e6, 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("wanted", nargs="*", help="games and their seats, in turn")
    parser.add_argument("--games", type=int, default=5)
    given = parser.parse_args()
    pairs = [
        (game, int(seats))
        for game, seats in zip(given.wanted[::2], given.wanted[1::2], strict=True)
    ]
    for game, seats in pairs or USUAL:
        print(json.dumps(measured(game, seats, given.games)), flush=True)


if __name__ == "__main__":
    main()
