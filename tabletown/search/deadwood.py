"""What a Deadwood position is worth, learnt from games, and a search through a turn.

`Forecast` says how much money each seat should end up with and from that how likely it wins;
it is asked between two turns. `Planner` plays a turn out after every answer, and where it may,
some turns more. `tools/learn_deadwood.py` makes the weights by least squares over self-play.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from tabletown.core.rng import Rng
from tabletown.games.deadwood import asks, sheriff, verbs
from tabletown.games.deadwood.board import AHEAD, NEIGHBOURS
from tabletown.games.deadwood.state import Gang, Town
from tabletown.search.flat import Trial

if TYPE_CHECKING:
    from mypy_extensions import i64

TOWN_HALL: Final = 0
OFFICE_TILE: Final = 1
CHURCH: Final = 2
BANK: Final = 5
HOTEL: Final = 9
LAUNDRY_1: Final = 10
GOLD_MINE: Final = 15
LAUNDRY_2: Final = 17
COURTHOUSE: Final = 20
TILES: Final = 25
TRACKS: Final = 5
DEALER: Final = 15

# Where each kind of feature begins in a row.
CASH: Final = 0
POSTERS: Final = 1
WAIT: Final = 3
RANCH: Final = 4
MINE: Final = 7
STREET: Final = 10
READY: Final = 13
LIVING: Final = 16
CARTRIDGES: Final = 18
PONIES: Final = 20
HOLD: Final = 22
RAIL: Final = 47
SAFE: Final = 49
EXPOSED: Final = 50
FEES: Final = 53
GUESTS: Final = 54
WASHING: Final = 55
OPEN: Final = 56
FEATURES: Final = 81

GROUPS: Final[list[str]] = [
    "cash", "fine", "wait", "cowboys", "ready", "cartridges", "ponies", "place", "office",
    "hotel", "depot", "undertaker", "laundry", "rail", "safe",
]  # fmt: skip
"""What the terms of a forecast are called when they are given as reasons."""


def _groups() -> list[int]:
    """The group of every feature."""
    found = [0, 1, 1, 2] + [3] * 9 + [4] * 3 + [3] * 2 + [5] * 2 + [6] * 2 + [7] * 25
    found[HOLD + 1], found[HOLD + 9], found[HOLD + 11], found[HOLD + 12] = 8, 9, 10, 11
    found[HOLD + 10] = found[HOLD + 17] = 12
    return found + [13] * 2 + [14] * 4 + [8, 9, 12] + [2] * 25


GROUP_OF: Final[list[int]] = _groups()
COUNT: Final = bytes([bin(mask).count("1") for mask in range(512)])
"""How many cowboys a mask of nine holds."""
POOLS: Final = 13
"""The clock tells apart so many sizes of the crime pool; the last one stands for all above."""
CLOCK: Final = TRACKS * POOLS * 2


def strongest_of(mask: i64) -> i64:
    """The strength of the strongest cowboy in a mask of nine; 0 where there is none."""
    if mask & 0o700:
        return 3
    if mask & 0o70:
        return 2
    return 1 if mask & 0o7 else 0


def hour(town: Town) -> i64:
    """Where the game stands, as an index into the clock: tracks, pool, the way to Town Hall."""
    tracks: i64 = town.tracks if town.tracks < TRACKS else TRACKS - 1
    pool: i64 = town.pool if town.pool < POOLS else POOLS - 1
    return (tracks * POOLS + pool) * 2 + (1 if town.taken & 1 else 0)


class Forecast:
    """How much money a seat should end up with, and how likely it wins."""

    def __init__(self, weights: list[float], clock: list[float], spread: list[float]) -> None:
        self.end: list[float] = weights[:FEATURES]
        """What a feature is worth when the game is nearly over."""
        self.more: list[float] = weights[FEATURES:]
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

    def features(self, town: Town, seat: int) -> list[float]:
        """The row of *seat*, for learning and for reasons."""
        self.row = [0.0] * FEATURES
        self.is_noted = True
        self.money(town, seat)
        self.is_noted = False
        return self.row

    def parts(self, town: Town, seat: int) -> list[float]:
        """What each group of terms adds to the money of *seat*."""
        row = self.features(town, seat)
        gang: Gang = town.gangs[seat]
        found = [0.0] * len(GROUPS)
        for feature in range(FEATURES):
            weight = self.end[feature] + self.left * self.more[feature]
            found[GROUP_OF[feature]] += weight * row[feature]
        found[0] += float(gang.cash)
        found[1] -= float(fine(town, gang.posters))
        return found

    def money(self, town: Town, seat: i64) -> float:
        """What *seat* should end up with, compared with the other seats."""
        gang: Gang = town.gangs[seat]
        self.left = self.clock[hour(town)]
        self.total = float(gang.cash - fine(town, gang.posters))
        self._add(CASH, 0.1 * float(gang.cash))
        if gang.posters > 0:
            self._add(POSTERS, float(gang.posters))
            self._add(POSTERS + 1, 0.2 * float(gang.posters * gang.posters))
        wait: i64 = seat - town.active
        if wait < 0:
            wait += town.seats
        if wait > 0:
            self._add(WAIT, float(wait) / float(town.seats - 1))
        ready: i64 = COUNT[gang.ranch]
        living: i64 = ready + COUNT[gang.mine]
        for kind in range(3):
            mask: i64 = 7 << (3 * kind)
            if gang.ranch & mask:
                self._add(RANCH + kind, float(COUNT[gang.ranch & mask]))
            if gang.mine & mask:
                self._add(MINE + kind, float(COUNT[gang.mine & mask]))
        if ready < 2:
            self._add(READY + ready, 1.0)
        elif ready > 3:
            self._add(READY + 2, float(ready - 3))
        if gang.cartridges > 0:
            self._add(CARTRIDGES, 1.0)
            more: i64 = gang.cartridges - 1 if gang.cartridges < 4 else 3
            self._add(CARTRIDGES + 1, float(more))
        if gang.ponies > 0:
            self._add(PONIES, 1.0)
            more = gang.ponies - 1 if gang.ponies < 3 else 2
            self._add(PONIES + 1, float(more))
        if gang.town:
            living += self._held(town, gang, seat)
        if living < 2:
            self._add(LIVING + living, 1.0)
        if wait == 0 and ready > 0:
            self._chances(town, seat)
        return self.total

    def _held(self, town: Town, gang: Gang, seat: i64) -> i64:
        """Count what *seat* holds in town; how many buildings that is."""
        threat: i64 = 0
        for other in range(town.seats):
            rival: Gang = town.gangs[other]
            if other != seat and rival.ranch:
                dice: i64 = strongest_of(rival.ranch)
                if rival.cartridges > 0:
                    dice += 1
                if dice > threat:
                    threat = dice
        first: i64 = 0
        second: i64 = 0
        ahead = AHEAD[town.rail]
        if town.tracks < TRACKS:
            first = ahead[0]
            second = ahead[1]
        found: i64 = 0
        tile: i64 = 0
        mask: i64 = gang.town
        while mask:
            if mask & 1:
                found += 1
                self._add(HOLD + tile, 1.0)
                kind: i64 = (town.cowboy_on(seat, tile) & 15) // 3
                self._add(STREET + kind, 1.0)
                plot: i64 = town.plot_of[tile]
                if first:
                    beside: i64 = (NEIGHBOURS[first] >> plot) & 1
                    beside += (NEIGHBOURS[second] >> plot) & 1
                    if beside:
                        self._add(RAIL, float(beside))
                    if plot == first or plot == second:
                        self._add(RAIL + 1, 1.0)
                if (town.guarded >> tile) & 1:
                    self._add(SAFE, 1.0)
                elif threat > 0 and tile != CHURCH:
                    own: i64 = kind + 1 + (1 if gang.cartridges > 0 else 0)
                    side: i64 = 0 if threat > own else 1 if threat == own else 2
                    self._add(EXPOSED + side, 1.0)
            mask >>= 1
            tile += 1
        if gang.town & 2:
            doors: i64 = town.guarded & ~town.taken
            count: i64 = COUNT[doors & 511] + COUNT[(doors >> 9) & 511] + COUNT[doors >> 18]
            self._add(FEES, float(count))
        if (gang.town >> HOTEL) & 1:
            self._add(GUESTS, float(TRACKS - town.tracks))
        if ((gang.town >> LAUNDRY_1) | (gang.town >> LAUNDRY_2)) & 1:
            self._add(WASHING, float(gang.posters if gang.posters < 3 else 3))
        return found

    def _chances(self, town: Town, seat: i64) -> None:
        """Count the buildings *seat* could walk into now."""
        tile: i64 = 0
        mask: i64 = sheriff.enterable(town, seat) & ~town.taken
        while mask:
            if mask & 1:
                self._add(OPEN + tile, 1.0)
            mask >>= 1
            tile += 1

    def worth(self, town: Town, seat: i64) -> float:
        """How likely *seat* wins, from 0 to 1; after many rounds, also how near the end is."""
        found: float = 0.0
        left: float = 0.0
        if not town.is_over:
            found = self._chance(town, seat)
            left = self.left
        elif (town.winners >> seat) & 1:
            found = 1.0 / float(COUNT[town.winners & 511])
        late: float = float(town.turn) / float(town.seats) - LONG
        if late <= 0.0:
            return found
        weary: float = TIRING * late if late < LONGER else TIRING * LONGER
        return found * (1.0 - weary) + weary * (1.0 - 0.25 * left)

    def _chance(self, town: Town, seat: i64) -> float:
        """How likely *seat* wins a game that is not over."""
        mine: float = self.money(town, seat)
        spread: float = self.near + self.far * self.left
        others: float = 1.0
        for other in range(town.seats):
            if other != seat:
                lead: float = (self.money(town, other) - mine) / spread
                others += exp(lead if lead < 40.0 else 40.0)
        fair: float = 1.0 / float(town.seats)
        return fair + (1.0 / others - fair) * (1.0 - HASTE * self.left)


HASTE: Final = 0.05
"""How much less a lead, or a gap, counts for every ten rounds still to come.

It makes a leader end the game, and the others put it off, even where the lead looks safe."""
LONG: Final = 30.0
"""After so many rounds everybody begins to like the end of the game for itself,"""
TIRING: Final = 0.01
"""and with every round by so much more,"""
LONGER: Final = 90.0
"""for so many rounds: in the end even who is behind lets it come, and no game lasts for ever."""


def fine(town: Town, posters: i64) -> i64:
    """The fine for so many posters."""
    fines = town.box.fines
    last: i64 = len(fines) - 1
    return fines[posters if posters < last else last]


SAMPLES: Final = 4
"""How often a quick player imagines a shootout or a dig before walking in."""
CHOICES: Final = 6
"""How many of a building's answers a quick player thinks about."""


class Planner:
    """A search for one answer of one seat: the rest of the turn, and maybe some turns after."""

    def __init__(self, forecast: Forecast) -> None:
        self.forecast: Forecast = forecast
        self.rng: Rng = Rng(0)

    def run(self, town: Town, seat: int, tries: int, rng: Rng) -> list[Trial]:
        """Every answer of *seat*, the best first, after about so many *tries* of this turn."""
        trials = [Trial(action) for action in town.useful(seat)]
        self.halve(town, seat, trials, tries, 0, rng)
        return trials

    def halve(
        self, town: Town, seat: int, trials: list[Trial], tries: int, turns: int, rng: Rng
    ) -> None:
        """Try all, drop the worse half, try the rest again, and so on; same luck for all.

        A try plays the turn to its end and *turns* more.
        """
        alive: i64 = len(trials)
        if alive < 2:
            return
        rounds: i64 = 1
        left: i64 = alive
        while left > 2:
            left = (left + 1) // 2
            rounds += 1
        seed: i64 = rng.below(0x3FFFFFFF)
        for _ in range(rounds):
            each: i64 = tries // (rounds * alive)
            if each < 1:
                each = 1
            for _again in range(each):
                seed += 1
                for index in range(alive):
                    trial = trials[index]
                    trial.add(self.attempt(town, seat, trial.action, seed, turns))
            _sort(trials, alive)
            alive = (alive + 1) // 2
            if alive == 1:
                break

    def attempt(self, town: Town, seat: int, action: int, seed: i64, turns: i64) -> float:
        """What *action* led to, in one world that *seat* holds possible."""
        luck(self.rng, seed)
        world = town.redeal(seat, self.rng)
        turn: i64 = world.turn
        world.step(seat, action)
        self.finish(world, turn, 1)
        while turns > 0 and not world.is_over:
            self.play_turn(world)
            turns -= 1
        return self.forecast.worth(world, seat)

    def future(self, town: Town, seat: int, action: int, seed: int) -> Town:
        """The end of this turn after *action*, in one possible world."""
        luck(self.rng, seed)
        world = town.redeal(seat, self.rng)
        turn: i64 = world.turn
        world.step(seat, action)
        self.finish(world, turn, 1)
        return world

    def play_turn(self, world: Town) -> None:
        """Let whoever is next take a turn as a quick player would."""
        turn: i64 = world.turn
        world.step(world.asked, self.pick(world, world.asked))
        self.finish(world, turn, 1)

    def pick(self, world: Town, seat: int) -> int:
        """The answer whose turn ends best, each tried once or, where dice decide, some times."""
        useful = world.useful(seat)
        if len(useful) == 1:
            return useful[0]
        best: float = -1.0
        found: int = useful[0]
        turn: i64 = world.turn
        for action in useful:
            samples: i64 = 1
            if verbs.HIT <= action < verbs.RETURN:
                tile: i64 = (action - verbs.HIT) % TILES
                if tile == GOLD_MINE or (world.taken >> tile) & 1:
                    samples = SAMPLES
            elif action < verbs.RETURN or action > verbs.DONE:
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

    def finish(self, world: Town, turn: i64, depth: i64) -> None:
        """Play on to the end of *turn*, or of the game."""
        rng = self.rng
        while not world.is_over:
            seat: i64 = world.asked
            if seat == DEALER:
                world.step(DEALER, world.chance(rng))
                continue
            if world.turn != turn:
                return
            world.step(seat, self.quick(world, seat, turn, depth))

    def quick(self, world: Town, seat: i64, turn: i64, depth: i64) -> int:
        """An answer within a turn: by rule of thumb, or the best of a few that end the turn."""
        useful = world.useful(seat)
        count: i64 = len(useful)
        if count == 1:
            return useful[0]
        rng = self.rng
        frame: i64 = world.agenda[-1]
        ask: i64 = frame & 0xFF
        if ask == asks.ARRIVED:
            return self._annex(world, seat, (frame >> 12) & 0xFFFF)
        if ask == asks.FLIGHT:
            edge: i64 = (world.attacker & 15) // 3 - (world.defender & 15) // 3
            return verbs.FLEE if rng.below(4) < 2 + 2 * edge else verbs.STAND
        if ask == asks.ATTACK or ask == asks.DEFENCE:
            return useful[count - 1] if rng.below(4) else useful[0]
        if ask == asks.MORE and depth == 0:
            return verbs.DONE
        if depth == 0 or not (ask == asks.MORE or ask == asks.BUILDING or ask == asks.TRACK):
            return useful[rng.below(count)]
        best: float = -1.0
        found: int = useful[0]
        tried: i64 = count if count <= CHOICES or ask == asks.MORE else CHOICES
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

    def _annex(self, world: Town, seat: i64, tile: i64) -> int:
        """Annex, unless it only harms."""
        posters: i64 = world.gangs[seat].posters
        if tile == BANK and posters >= 5:
            return verbs.DECLINE
        if tile == COURTHOUSE:
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


def _sort(trials: list[Trial], count: i64) -> None:
    """Put the first *count* in order, best mean first; equal ones stay as they are."""
    for index in range(1, count):
        moving = trials[index]
        place: i64 = index
        while place > 0 and trials[place - 1].mean() < moving.mean():
            trials[place] = trials[place - 1]
            place -= 1
        trials[place] = moving
