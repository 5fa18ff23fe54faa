"""Deadwood's golden games beyond those of `journals.py`: every way to end, every tile's fate.

`RECIPES` names each game by seats, options, a way of playing and a seed; running this records
them all. `--find` looks for games again, when the rules have changed so much that the old seeds
no longer show what they were chosen for.
"""

import argparse
from collections.abc import Callable
from dataclasses import dataclass, field

import tabletown as tt
from tabletown.core.agenda import about_of, x_of
from tabletown.core.events import Tape
from tabletown.core.options import OptionValue, complete
from tabletown.core.rng import Rng, Streams, seed_bytes
from tabletown.core.state import DEALER, State
from tabletown.games.deadwood import GAME
from tabletown.games.deadwood.state import Deadwood
from tabletown.games.deadwood.tiles import STORES
from tools.golden import journals

Options = dict[str, OptionValue]
TILES = list(GAME.verbs.by_key["return"].domains[0].words)
FIXED = ("town-hall", "sheriffs-office", "church")


@dataclass
class Fates:
    """What happened to the tiles and gangs of one game."""

    annexed: set[str] = field(default_factory=set)
    again: set[str] = field(default_factory=set)
    """Annexed because the railroad came by."""
    destroyed: set[str] = field(default_factory=set)
    champions: int = 0
    ending: str = ""
    shootout: str = ""
    lone_turns: bool = False
    """Whether one gang alone played on."""
    shown: set[str] = field(default_factory=set)
    """Which of the changes of rules 2 came up: see `change_of`."""


def fates_of(facts: list[dict[str, int | str]]) -> Fates:
    """Read the fates from a game's events."""
    fates = Fates()
    called: set[str] = set()
    for event in facts:
        tile = str(event.get("building", "")).removeprefix("building:")
        if event["key"] == "picked":
            called.add(tile)
        elif event["key"] == "annexed":
            fates.annexed.add(tile)
            if tile in called:
                fates.again.add(tile)
                called.discard(tile)
        elif event["key"] == "entered":
            called.discard(tile)
        elif event["key"] == "destroyed":
            fates.destroyed.add(tile)
        elif event["key"] == "chosen":
            fates.champions += 1
    return fates


def change_of(state: State, seat: int) -> str:
    """What rules 2 do otherwise than rules 1 at the question *seat* is asked, or nothing."""
    assert isinstance(state, Deadwood)
    ask, item = state.decision(seat).ask, state.agenda.top
    if ask == "church":
        return "laundry"
    if ask == "store" and state.gangs[seat].town & STORES & ~(1 << about_of(item)):
        return "store"
    if ask == "next" and len(state.legal(seat)) < x_of(item):
        return "queue"
    if GAME.verbs.base("end-game") in state.legal(seat):
        return "end-game"
    return ""


def answer(state: State, seat: int, how: str, rng: Rng) -> int:
    """An answer of *seat* in one of three ways of playing."""
    useful = state.useful(seat)
    pick = useful[rng.below(len(useful))]
    if how == "random" or len(useful) == 1:
        return pick
    words = {action: GAME.verbs.print(action).split() for action in useful}
    liked: list[int] = []
    if how == "brawl":
        for action in useful:
            facts = state.option_facts(seat, action)
            if facts.get("fight") or words[action][0] in ("stand", "annex", "issue"):
                liked.append(action)
    else:
        ahead = rails(state)
        for action in useful:
            verb, *rest = words[action]
            if verb == "hit" and rest[1] == "town-hall" and rng.below(3) == 0:
                liked.append(action)
            elif verb in ("annex", "issue") or (verb == "build" and rest[1] in ahead):
                liked.append(action)
            elif verb == "rail" and state.option_facts(seat, action)["destroys"]:
                liked.append(action)
    return liked[rng.below(len(liked))] if liked and rng.below(5) else pick


def rails(state: State) -> set[str]:
    """The plots the railroad can still reach."""
    scene = state.observe(14).scene
    last = scene.rail[-1] if scene.rail else ""
    row = "abcdef".index(last[0]) - 1 if last else 5
    found: set[str] = set()
    reach = {int(last[1]), int(last[1]) + 1} if last else {1, 2}
    while row >= 1:
        found |= {"abcdef"[row] + str(column) for column in reach}
        reach |= {column + 1 for column in reach}
        row -= 1
    return found


def fast(seats: int, options: Options, how: str, seed: int) -> Fates:
    """The same game as `recorded`, without a table around it."""
    full = complete(GAME.options, options, GAME.presets())
    streams = Streams(seed_bytes(seed))
    counters = [0] * 16
    state = GAME.new(seats, full)
    tape = Tape()
    state.tape = tape
    rng = Rng(seed)
    alone = 0
    shown: set[str] = set()
    while state.pending():
        seat = state.pending().bit_length() - 1
        if seat == DEALER:
            stream = state.stream()
            drawn = streams.pick(stream, counters[stream], state.odds())
            counters[stream] += 1
            state.step(DEALER, state.legal(DEALER)[drawn])
        else:
            shown.add(change_of(state, seat))
            state.step(seat, answer(state, seat, how, rng))
    facts = [GAME.events[record[0]].facts(record, True) for record in tape.records]
    fates = fates_of(facts)
    for place, event in enumerate(facts):
        if event["key"] == "cowboy-died":
            alone = place
    result = state.result()
    assert result is not None
    fates.ending = result.ending
    fates.shootout = str(result.details["shootout"])
    later = [event for event in facts[alone:] if event["key"] == "annexed"]
    fates.shown = shown
    fates.lone_turns = living_gangs(state) == 1 and len(later) > 2
    return fates


def living_gangs(state: State) -> int:
    """How many gangs have a cowboy who lives."""
    out = dict.fromkeys(range(len(state.scores())), 0)
    for zone in state.observe(14).zones:
        if "unhired" in zone.ref or zone.ref == "zone:hill":
            for piece in zone.pieces:
                out[piece.owner] += 1
    return sum(1 for gone in out.values() if gone < 9)


def recorded(seats: int, options: Options, how: str, seed: int) -> tt.Table:
    """The game of a recipe at a table."""
    table = tt.new("deadwood", seats, seed=seed, options=options)
    rng = Rng(seed)
    while not table.is_over:
        (seat,) = table.pending
        table.play(seat, answer(table.state, seat, how, rng))
    return table


RECIPES: list[tuple[str, int, Options, str, int]] = [
    ("station", 3, {}, "rails", 1),
    ("pool", 4, {}, "random", 2),
    ("last-gang", 3, {"lone_survivor": "ends"}, "brawl", 6),
    ("alone", 2, {}, "random", 1),
    ("alone", 3, {}, "random", 2),
    ("gang-gone", 4, {"edition": "en"}, "brawl", 2),
    ("gangs-gone", 2, {}, "brawl", 38),
    ("turn-cap", 2, {"turn_cap": 30}, "random", 1),
    ("duel", 3, {}, "random", 4),
    ("three", 5, {}, "random", 1085),
    ("bystander", 4, {}, "random", 33),
    ("nobody", 2, {}, "random", 4),
    ("first-split", 4, {"final_split": "first"}, "random", 481),
    ("tiles-7213", 3, {}, "rails", 7213),
    ("tiles-7251", 5, {}, "rails", 7251),
    ("tiles-7266", 4, {}, "rails", 7266),
    ("tiles-7271", 5, {}, "rails", 7271),
    ("tiles-7288", 2, {}, "rails", 7288),
    ("tiles-7306", 4, {}, "rails", 7306),
    ("tiles-7307", 5, {}, "rails", 7307),
    ("tiles-7311", 5, {}, "rails", 7311),
    ("tiles-7312", 2, {}, "rails", 7312),
    ("tiles-7317", 3, {}, "rails", 7317),
    ("tiles-7322", 4, {}, "rails", 7322),
    ("tiles-7373", 3, {}, "rails", 7373),
    ("tiles-7406", 4, {}, "rails", 7406),
    ("survivor", 3, {}, "brawl", 6),
    ("end-game", 3, {"lone_survivor": "may_end"}, "brawl", 14),
    ("laundry", 3, {}, "random", 38),
    ("store", 3, {}, "random", 25),
    ("queue", 4, {}, "rails", 2170),
]
"""Name, seats, options, way of playing, seed."""


def search(
    name: str, seats: int, options: Options, how: str, wanted: Callable[[Fates], bool]
) -> tuple[str, int, Options, str, int] | None:
    """The first game that shows what is *wanted*."""
    for seed in range(1, 6000):
        if wanted(fast(seats, options, how, seed)):
            return (name, seats, options, how, seed)
    return None


def find() -> list[tuple[str, int, Options, str, int]]:
    """Look for a game for every ending, then for games that show every tile's fates."""
    needs: list[tuple[str, int, Options, str, Callable[[Fates], bool]]] = [
        ("station", 3, {}, "rails", lambda f: f.ending == "station" and not f.shootout),
        ("pool", 4, {}, "random", lambda f: f.ending == "pool" and not f.shootout),
        ("last-gang", 3, {"lone_survivor": "ends"}, "brawl", lambda f: f.ending == "last-gang"),
        ("alone", 2, {}, "random", lambda f: f.lone_turns),
        ("gang-gone", 4, {"edition": "en"}, "brawl", lambda f: f.ending == "gang-gone"),
        ("gangs-gone", 2, {}, "brawl", lambda f: f.ending == "gangs-gone"),
        ("turn-cap", 2, {"turn_cap": 30}, "random", lambda f: f.ending == "turn-cap"),
        ("duel", 3, {}, "random", lambda f: f.champions == 2 and f.shootout == "champion"),
        ("three", 5, {}, "random", lambda f: f.champions == 3 and f.shootout == "champion"),
        ("bystander", 4, {}, "random", lambda f: f.champions == 2 and f.shootout == "bystander"),
        ("nobody", 2, {}, "random", lambda f: f.shootout == "nobody"),
        ("first-split", 4, {"final_split": "first"}, "random", lambda f: f.champions > 2),
        ("survivor", 3, {}, "brawl", lambda f: f.lone_turns and f.ending != "last-gang"),
        (
            "end-game",
            3,
            {"lone_survivor": "may_end"},
            "brawl",
            lambda f: f.lone_turns and f.ending == "last-gang",
        ),
        ("laundry", 3, {}, "random", lambda f: "laundry" in f.shown),
        ("store", 3, {}, "random", lambda f: "store" in f.shown),
        ("queue", 4, {}, "rails", lambda f: "queue" in f.shown),
    ]
    found = []
    for name, seats, options, how, wanted in needs:
        recipe = search(name, seats, options, how, wanted)
        print(recipe or f"nothing found for {name}", flush=True)
        if recipe:
            found.append(recipe)
    return found + cover(found)


def cover(
    found: list[tuple[str, int, Options, str, int]],
) -> list[tuple[str, int, Options, str, int]]:
    """Games that together annex, destroy and annex again every tile."""
    missing = {("annexed", tile) for tile in TILES} | {("again", tile) for tile in TILES}
    missing |= {("destroyed", tile) for tile in TILES if tile not in FIXED}
    for _, seats, options, how, seed in found:
        missing -= shown(fast(seats, options, how, seed))
    more: list[tuple[str, int, Options, str, int]] = []
    seed = 7000
    while missing and seed < 12000:
        seed += 1
        seats = 2 + seed % 4
        new = missing & shown(fast(seats, {}, "rails", seed))
        if len(new) >= max(1, min(8, len(missing) // 4)):
            missing -= new
            more.append((f"tiles-{seed}", seats, {}, "rails", seed))
            print(more[-1], len(missing), "left", flush=True)
    print("never shown:", sorted(missing))
    return more


def shown(fates: Fates) -> set[tuple[str, str]]:
    """The fates of tiles that a game shows."""
    pairs = {("annexed", tile) for tile in fates.annexed}
    pairs |= {("again", tile) for tile in fates.again}
    return pairs | {("destroyed", tile) for tile in fates.destroyed}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--find", action="store_true")
    parser.add_argument("--anyway", action="store_true", help="although the rules are the same")
    given = parser.parse_args()
    if given.find:
        for recipe in find():
            print(f"    {recipe!r},")
        return
    for name, seats, options, how, seed in RECIPES:
        path = journals.GOLDEN / "deadwood" / f"{name}-{seats}p-{seed}.journal"
        journals.record(path, recorded(seats, options, how, seed), given.anyway)


if __name__ == "__main__":
    main()
