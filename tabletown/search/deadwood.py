"""What a Deadwood position is worth, learnt from games, and a search through a turn.

`Forecast` says how much money each seat should end up with and from that how likely it wins;
it is asked between two turns. `Planner` plays a turn out after every answer, and where it may,
some turns more. `tools/learn/deadwood.py` makes the weights by least squares over self-play.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from tabletown.core.agenda import about_of, seat_of
from tabletown.core.position import DEALER_BIT
from tabletown.core.rng import Rng
from tabletown.core.state import DEALER, State
from tabletown.games.deadwood import edition, verbs
from tabletown.games.deadwood.annexing import ASK_ANNEX
from tabletown.games.deadwood.board import AHEAD, NEIGHBOURS
from tabletown.games.deadwood.buildings import ASK_BUILDING
from tabletown.games.deadwood.end_of_game import is_alone
from tabletown.games.deadwood.entering import enterable
from tabletown.games.deadwood.gang import KIND_MASKS, KINDS, Gang, kind_of
from tabletown.games.deadwood.railroad import ASK_TRACK
from tabletown.games.deadwood.rules import ASK_MORE
from tabletown.games.deadwood.scoring import fine_for, total
from tabletown.games.deadwood.shootout import ASK_ATTACK, ASK_DEFENCE, ASK_FLIGHT
from tabletown.games.deadwood.state import Deadwood
from tabletown.games.deadwood.tiles import (
    CHURCH,
    HOTEL,
    LAUNDRIES,
    SHERIFFS_OFFICE,
    TILE_WORDS,
    TILES,
    TOWN_HALL,
    tiles_with,
)
from tabletown.search.halving import Halving, Trial

if TYPE_CHECKING:
    from mypy_extensions import i64

BANKS: Final = tiles_with("bank")
GOLD_MINES: Final = tiles_with("gold-mine")
COURTHOUSES: Final = tiles_with("courthouse")


def each_of(kind: str, words: list[str]) -> list[str]:
    """A feature for each of *words*: ``hold:bank``."""
    return [f"{kind}:{word}" for word in words]


FEATURES: Final[list[str]] = [
    "cash",
    "posters",
    "posters-squared",
    "wait",
    *each_of("ranch", edition.COWBOYS),
    *each_of("mine", edition.COWBOYS),
    *each_of("street", edition.COWBOYS),
    "none-ready",
    "one-ready",
    "many-ready",
    "none-living",
    "one-living",
    "cartridge",
    "more-cartridges",
    "pony",
    "more-ponies",
    *each_of("hold", TILE_WORDS),
    "rail-beside",
    "rail-in-the-way",
    "safe",
    "weaker",
    "equal",
    "stronger",
    "fees",
    "guests",
    "washing",
    *each_of("open", TILE_WORDS),
]
"""What a forecast looks at; components by their keys, so that a new one adds to the list."""

CASH: Final = FEATURES.index("cash")
POSTERS: Final = FEATURES.index("posters")
POSTERS_SQUARED: Final = FEATURES.index("posters-squared")
WAIT: Final = FEATURES.index("wait")
RANCH: Final = FEATURES.index(f"ranch:{edition.COWBOYS[0]}")
MINE: Final = FEATURES.index(f"mine:{edition.COWBOYS[0]}")
STREET: Final = FEATURES.index(f"street:{edition.COWBOYS[0]}")
NONE_READY: Final = FEATURES.index("none-ready")
ONE_READY: Final = FEATURES.index("one-ready")
MANY_READY: Final = FEATURES.index("many-ready")
NONE_LIVING: Final = FEATURES.index("none-living")
ONE_LIVING: Final = FEATURES.index("one-living")
CARTRIDGE: Final = FEATURES.index("cartridge")
MORE_CARTRIDGES: Final = FEATURES.index("more-cartridges")
PONY: Final = FEATURES.index("pony")
MORE_PONIES: Final = FEATURES.index("more-ponies")
HOLD: Final = FEATURES.index(f"hold:{TILE_WORDS[0]}")
RAIL_BESIDE: Final = FEATURES.index("rail-beside")
RAIL_IN_THE_WAY: Final = FEATURES.index("rail-in-the-way")
SAFE: Final = FEATURES.index("safe")
WEAKER: Final = FEATURES.index("weaker")
EQUAL: Final = FEATURES.index("equal")
STRONGER: Final = FEATURES.index("stronger")
FEES: Final = FEATURES.index("fees")
GUESTS: Final = FEATURES.index("guests")
WASHING: Final = FEATURES.index("washing")
OPEN: Final = FEATURES.index(f"open:{TILE_WORDS[0]}")
SIZE: Final = len(FEATURES)

GROUPS: Final[list[str]] = [
    "cash", "fine", "wait", "cowboys", "ready", "cartridges", "ponies", "place", "office",
    "hotel", "depot", "undertaker", "laundry", "rail", "safe",
]  # fmt: skip
"""What the terms of a forecast are called when they are given as reasons."""

GROUP_BY_FEATURE: Final[dict[str, str]] = {
    "cash": "cash",
    "posters": "fine",
    "posters-squared": "fine",
    "wait": "wait",
    "ranch": "cowboys",
    "mine": "cowboys",
    "street": "cowboys",
    "none-ready": "ready",
    "one-ready": "ready",
    "many-ready": "ready",
    "none-living": "cowboys",
    "one-living": "cowboys",
    "cartridge": "cartridges",
    "more-cartridges": "cartridges",
    "pony": "ponies",
    "more-ponies": "ponies",
    "hold": "place",
    "hold:sheriffs-office": "office",
    "hold:hotel": "hotel",
    "hold:stage-depot": "depot",
    "hold:undertaker": "undertaker",
    "hold:laundry-1": "laundry",
    "hold:laundry-2": "laundry",
    "rail-beside": "rail",
    "rail-in-the-way": "rail",
    "safe": "safe",
    "weaker": "safe",
    "equal": "safe",
    "stronger": "safe",
    "fees": "office",
    "guests": "hotel",
    "washing": "laundry",
    "open": "wait",
}
"""The group of a feature, or of all features of a kind."""


def kind_of_feature(feature: str) -> str:
    """``hold`` of ``hold:bank``; what has no component is its own kind."""
    return feature.partition(":")[0]


def group_of(feature: str) -> int:
    """The place in GROUPS of *feature*."""
    kind = kind_of_feature(feature)
    return GROUPS.index(GROUP_BY_FEATURE.get(feature, GROUP_BY_FEATURE[kind]))


GROUP_OF: Final[list[int]] = [group_of(feature) for feature in FEATURES]
COUNT: Final = bytes([bin(mask).count("1") for mask in range(512)])
"""How many cowboys a mask of nine holds."""
POOLS: Final = 13
"""The clock tells apart so many sizes of the crime pool; the last one stands for all above."""
PIECES: Final = 5
"""And so many pieces of the railroad."""
CLOCK: Final = PIECES * POOLS * 2


def strongest_of(mask: i64) -> i64:
    """The strength of the strongest cowboy in a mask of nine; 0 where there is none."""
    strength: i64 = KINDS
    while strength > 0 and not mask & KIND_MASKS[strength - 1]:
        strength -= 1
    return strength


def hour(state: Deadwood) -> i64:
    """Where the game stands, as an index into the clock: tracks, pool, the way to Town Hall."""
    tracks: i64 = state.tracks if state.tracks < PIECES else PIECES - 1
    pool: i64 = state.pool if state.pool < POOLS else POOLS - 1
    return (tracks * POOLS + pool) * 2 + ((state.taken >> TOWN_HALL) & 1)


class Forecast:
    """How much money a seat should end up with, and how likely it wins."""

    def __init__(self, weights: list[float], clock: list[float], spread: list[float]) -> None:
        """*weights* has one for every feature at the end, then one for every feature and time."""
        self.end: list[float] = weights[:SIZE]
        """What a feature is worth when the game is nearly over."""
        self.more: list[float] = weights[SIZE:]
        """What is added for every ten rounds still to come."""
        self.clock: list[float] = clock
        """Tens of rounds still to come, by `hour`."""
        self.near: float = spread[0]
        self.far: float = spread[1]
        """How far forecasts stray from the end: in any case, and for ten rounds still to come."""
        self.left: float = 0.0
        self.total: float = 0.0
        self.row: list[float] = []
        self.is_noted: bool = False

    def _add(self, feature: i64, amount: float) -> None:
        self.total += amount * (self.end[feature] + self.left * self.more[feature])
        if self.is_noted:
            self.row[feature] += amount

    def features(self, state: Deadwood, seat: int) -> list[float]:
        """The row of *seat*, for learning and for reasons."""
        self.row = [0.0] * SIZE
        self.is_noted = True
        self.money(state, seat)
        self.is_noted = False
        return self.row

    def parts(self, state: Deadwood, seat: int) -> list[float]:
        """What each group of terms adds to the money of *seat*."""
        row = self.features(state, seat)
        gang: Gang = state.gangs[seat]
        found = [0.0] * len(GROUPS)
        for feature in range(SIZE):
            weight = self.end[feature] + self.left * self.more[feature]
            found[GROUP_OF[feature]] += weight * row[feature]
        found[0] += float(gang.cash)
        found[1] -= float(fine_for(state, gang.posters))
        return found

    def money(self, state: Deadwood, seat: i64) -> float:
        """What *seat* should end up with, compared with the other seats."""
        gang: Gang = state.gangs[seat]
        self.left = self.clock[hour(state)]
        self.total = float(gang.cash - fine_for(state, gang.posters))
        self._add(CASH, 0.1 * float(gang.cash))
        if gang.posters > 0:
            self._add(POSTERS, float(gang.posters))
            self._add(POSTERS_SQUARED, 0.2 * float(gang.posters * gang.posters))
        wait: i64 = seat - state.active
        if wait < 0:
            wait += state.seats
        if wait > 0:
            self._add(WAIT, float(wait) / float(state.seats - 1))
        ready: i64 = COUNT[gang.ranch]
        living: i64 = ready + COUNT[gang.mine]
        for kind in range(KINDS):
            mask: i64 = KIND_MASKS[kind]
            if gang.ranch & mask:
                self._add(RANCH + kind, float(COUNT[gang.ranch & mask]))
            if gang.mine & mask:
                self._add(MINE + kind, float(COUNT[gang.mine & mask]))
        if ready < 2:
            self._add(ONE_READY if ready else NONE_READY, 1.0)
        elif ready > 3:
            self._add(MANY_READY, float(ready - 3))
        if gang.cartridges > 0:
            self._add(CARTRIDGE, 1.0)
            more: i64 = gang.cartridges - 1 if gang.cartridges < 4 else 3
            self._add(MORE_CARTRIDGES, float(more))
        if gang.ponies > 0:
            self._add(PONY, 1.0)
            more = gang.ponies - 1 if gang.ponies < 3 else 2
            self._add(MORE_PONIES, float(more))
        if gang.town:
            living += self._held(state, gang, seat)
        if living < 2:
            self._add(ONE_LIVING if living else NONE_LIVING, 1.0)
        if wait == 0 and ready > 0:
            self._chances(state, seat)
        return self.total

    def _held(self, state: Deadwood, gang: Gang, seat: i64) -> i64:
        """Count what *seat* holds in town; how many buildings that is."""
        threat: i64 = 0
        for other in range(state.seats):
            rival: Gang = state.gangs[other]
            if other != seat and rival.ranch:
                dice: i64 = strongest_of(rival.ranch)
                if rival.cartridges > 0:
                    dice += 1
                if dice > threat:
                    threat = dice
        first: i64 = 0
        second: i64 = 0
        rest: i64 = state.ruleset.pieces - state.tracks
        if rest > 0:
            ahead = AHEAD[state.rail]
            first = ahead[0]
            second = ahead[1]
        found: i64 = 0
        tile: i64 = 0
        mask: i64 = gang.town
        while mask:
            if mask & 1:
                found += 1
                self._add(HOLD + tile, 1.0)
                kind: i64 = kind_of(state.cowboy_on(seat, tile))
                self._add(STREET + kind, 1.0)
                plot: i64 = state.plot_of[tile]
                if rest > 0:
                    beside: i64 = (NEIGHBOURS[first] >> plot) & 1
                    beside += (NEIGHBOURS[second] >> plot) & 1
                    if beside:
                        self._add(RAIL_BESIDE, float(beside))
                    if plot == first or plot == second:
                        self._add(RAIL_IN_THE_WAY, 1.0)
                if (state.guarded >> tile) & 1:
                    self._add(SAFE, 1.0)
                elif threat > 0 and tile != CHURCH:
                    own: i64 = kind + 1 + (1 if gang.cartridges > 0 else 0)
                    side: i64 = WEAKER if threat > own else EQUAL if threat == own else STRONGER
                    self._add(side, 1.0)
            mask >>= 1
            tile += 1
        if (gang.town >> SHERIFFS_OFFICE) & 1:
            doors: i64 = state.guarded & ~state.taken
            count: i64 = 0
            while doors:
                doors &= doors - 1
                count += 1
            self._add(FEES, float(count))
        if (gang.town >> HOTEL) & 1:
            self._add(GUESTS, float(rest))
        if gang.town & LAUNDRIES:
            self._add(WASHING, float(gang.posters if gang.posters < 3 else 3))
        return found

    def _chances(self, state: Deadwood, seat: i64) -> None:
        """Count the buildings *seat* could walk into now."""
        tile: i64 = 0
        mask: i64 = enterable(state, seat) & ~state.taken
        while mask:
            if mask & 1:
                self._add(OPEN + tile, 1.0)
            mask >>= 1
            tile += 1

    def worth(self, state: Deadwood, seat: i64) -> float:
        """How likely *seat* wins, from 0 to 1; after many rounds, also how near the end is."""
        found: float = 0.0
        left: float = 0.0
        if not state.is_over:
            found = self._chance(state, seat)
            left = self.left
            if is_alone(state, seat):
                found = self._alone(state, seat)
        elif (state.winners >> seat) & 1:
            found = 1.0 / float(COUNT[state.winners & 511])
        late: float = float(state.turn) / float(state.seats) - LONG
        if late <= 0.0:
            return found
        weary: float = TIRING * late if late < LONGER else TIRING * LONGER
        return found * (1.0 - weary) + weary * (1.0 - 0.25 * left)

    def _alone(self, state: Deadwood, seat: i64) -> float:
        """What the last gang alive makes of it: money while it is behind, the end once it leads.

        Nobody else moves, so that what gangs usually earn in the time left says nothing.
        """
        own: i64 = total(state, seat)
        lead: float = LEAD
        for other in range(state.seats):
            if other != seat:
                gap: float = float(own - total(state, other))
                if gap < lead:
                    lead = gap
        ready: float = 0.002 * float(COUNT[state.gangs[seat].ranch])
        if lead > 0.0:
            return 0.9 - 0.05 * float(state.ruleset.pieces - state.tracks) + ready
        return 0.5 + 0.4 * (lead if lead > -LEAD else -LEAD) / LEAD + ready

    def _chance(self, state: Deadwood, seat: i64) -> float:
        """How likely *seat* wins a game that is not over."""
        mine: float = self.money(state, seat)
        spread: float = self.near + self.far * self.left
        others: float = 1.0
        for other in range(state.seats):
            if other != seat:
                lead: float = (self.money(state, other) - mine) / spread
                others += exp(lead if lead < 40.0 else 40.0)
        fair: float = 1.0 / float(state.seats)
        return fair + (1.0 / others - fair) * (1.0 - HASTE * self.left)


HASTE: Final = 0.05
"""How much less a lead, or a gap, counts for every ten rounds still to come.

It makes a leader end the game, and the others put it off, even where the lead looks safe."""
LEAD: Final = 60.0
"""Dollars: a lone gang that is farther behind is as good as lost."""
LONG: Final = 30.0
"""After so many rounds everybody begins to like the end of the game for itself,"""
TIRING: Final = 0.01
"""and with every round by so much more,"""
LONGER: Final = 90.0
"""for so many rounds: in the end even who is behind lets it come, and no game lasts for ever."""


SAMPLES: Final = 4
"""How often a quick player imagines a shootout or a dig before walking in."""
CHOICES: Final = 6
"""How many of a building's answers a quick player thinks about."""


class Planner(Halving):
    """A search for one answer of one seat: the rest of the turn, and maybe some turns after."""

    def __init__(self, forecast: Forecast) -> None:
        super().__init__()
        self.forecast: Forecast = forecast
        self.rng: Rng = Rng(0)
        self.turns: i64 = 0
        """Turns that a try plays on after this one."""

    def run(self, state: Deadwood, seat: int, tries: int, rng: Rng) -> list[Trial]:
        """Every answer of *seat*, the best first, after about so many *tries* of this turn."""
        trials = [Trial(action) for action in state.useful(seat)]
        self.turns = 0
        self.halve(state, seat, trials, tries, rng)
        return trials

    def run_on(self, state: Deadwood, seat: int, trials: list[Trial], tries: int, rng: Rng) -> None:
        """Put *trials* in order after about so many *tries* of this turn and one of every seat."""
        self.turns = state.seats
        self.halve(state, seat, trials, tries, rng)

    def attempt(self, state: State, seat: int, action: int, seed: int) -> float:
        """What *action* led to, in one world that *seat* holds possible."""
        assert isinstance(state, Deadwood)
        world = self.future(state, seat, action, seed)
        turns: i64 = self.turns
        while turns > 0 and not world.is_over:
            self.play_turn(world)
            turns -= 1
        return self.forecast.worth(world, seat)

    def future(self, state: Deadwood, seat: int, action: int, seed: int) -> Deadwood:
        """The end of this turn after *action*, in one possible world."""
        luck(self.rng, seed)
        world = state.redeal(seat, self.rng)
        turn: i64 = world.turn
        world.step(seat, action)
        self.finish(world, turn, 1)
        return world

    def play_turn(self, world: Deadwood) -> None:
        """Let whoever is next take a turn as a quick player would."""
        turn: i64 = world.turn
        seat: i64 = seat_of(world.agenda.top)
        world.step(seat, self.pick(world, seat))
        self.finish(world, turn, 1)

    def pick(self, world: Deadwood, seat: int) -> int:
        """The answer whose turn ends best, each tried once or, where dice decide, some times."""
        useful = world.useful(seat)
        if len(useful) == 1:
            return useful[0]
        best: float = -1.0
        found: int = useful[0]
        turn: i64 = world.turn
        for action in useful:
            samples: i64 = 1
            if verbs.is_hit(action):
                tile: i64 = (action - verbs.HIT) % TILES
                if ((GOLD_MINES | world.taken) >> tile) & 1:
                    samples = SAMPLES
            elif not verbs.is_homeward(action):
                samples = SAMPLES
            value: float = 0.0
            for _ in range(samples):
                twin = world.clone()
                twin.step(seat, action)
                self.finish(twin, turn, 1)
                value += self.forecast.worth(twin, seat)
            value /= float(samples)
            if value > best:
                best = value
                found = action
        return found

    def finish(self, world: Deadwood, turn: i64, depth: i64) -> None:
        """Play on to the end of *turn*, or of the game."""
        rng = self.rng
        while world.due:
            if world.due == DEALER_BIT:
                world.step(DEALER, world.chance(rng))
                continue
            if world.turn != turn:
                return
            seat: i64 = seat_of(world.agenda.top)
            world.step(seat, self.quick(world, seat, turn, depth))

    def quick(self, world: Deadwood, seat: i64, turn: i64, depth: i64) -> int:
        """An answer within a turn: by rule of thumb, or the best of a few that end the turn."""
        useful = world.useful(seat)
        count: i64 = len(useful)
        if count == 1:
            return useful[0]
        rng = self.rng
        item: i64 = world.agenda.top
        asked: i64 = item & 0xFF
        if asked == ASK_ANNEX.number:
            return self._annex(world, seat, about_of(item))
        if asked == ASK_FLIGHT.number:
            edge: i64 = kind_of(world.attacker) - kind_of(world.defender)
            return verbs.FLEE if rng.below(4) < 2 + 2 * edge else verbs.STAND
        if asked == ASK_ATTACK.number or asked == ASK_DEFENCE.number:
            return useful[count - 1] if rng.below(4) else useful[0]
        is_more: bool = asked == ASK_MORE.number
        if is_more and depth == 0:
            return verbs.DONE
        is_tried: bool = is_more or asked == ASK_BUILDING.number or asked == ASK_TRACK.number
        if depth == 0 or not is_tried:
            return useful[rng.below(count)]
        best: float = -1.0
        found: int = useful[0]
        tried: i64 = count if count <= CHOICES or is_more else CHOICES
        for index in range(tried):
            action: int = useful[index if tried == count else rng.below(count)]
            twin = world.clone()
            twin.step(seat, action)
            self.finish(twin, turn, 0)
            value = self.forecast.worth(twin, seat)
            if value > best:
                best = value
                found = action
        return found

    def _annex(self, world: Deadwood, seat: i64, tile: i64) -> int:
        """Annex, unless it only harms."""
        posters: i64 = world.gangs[seat].posters
        if (BANKS >> tile) & 1 and posters >= 5:
            return verbs.DECLINE
        if (COURTHOUSES >> tile) & 1:
            for other in range(world.seats):
                if world.gangs[other].posters > posters:
                    return verbs.ANNEX
            return verbs.DECLINE
        return verbs.ANNEX


def luck(rng: Rng, seed: i64) -> None:
    """Set *rng* to the stream of a *seed* below 2**31, quicker than `reseed`."""
    word: i64 = (seed * 0x9E3779B1 + 0x7F4A7C15) & 0xFFFFFFFF
    word ^= word >> 16
    rng.a = word | 1
    word = (word * 0x85EBCA6B) & 0xFFFFFFFF
    word ^= word >> 13
    rng.b = word
    word = (word * 0x42B2AE35) & 0xFFFFFFFF
    word ^= word >> 16
    rng.c = word
    rng.d = (word * 0x27D4EB2F) & 0xFFFFFFFF
