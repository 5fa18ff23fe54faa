"""What a Deadwood position is worth, and a quick policy to play on with.

Worth is counted in dollars: cash less the fine, and what cowboys, cartridges, ponies and places
held should still bring before the game ends. Every weight is in `WEIGHTS`
made them by self-play.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from tabletown.core.rng import Rng
from tabletown.core.state import State
from tabletown.games.deadwood import asks, verbs
from tabletown.games.deadwood.state import NO_COWBOY, Gang, Town
from tabletown.search.base import Evaluator

if TYPE_CHECKING:
    from mypy_extensions import i64

COWBOY: Final = 0
STRENGTH: Final = 1
READY: Final = 2
CARTRIDGE: Final = 3
PONY: Final = 4
HOTEL: Final = 5
UNDERTAKER: Final = 6
OFFICE: Final = 7
DEPOT: Final = 8
LAUNDRY: Final = 9
FINE: Final = 10
RIVAL: Final = 11

TERMS: Final[list[str]] = [
    "cowboys", "strength", "ready", "cartridges", "ponies", "hotel", "undertaker", "office",
    "depot", "laundry", "fine", "rival",
]  # fmt: skip
WEIGHTS: Final[list[float]] = [2.0, 1.2, 0.9, 0.7, 1.1, 1.4, 0.6, 0.5, 2.5, 0.4, 1.0, 0.6]

HOTEL_TILE: Final = 9
UNDERTAKER_TILE: Final = 12
OFFICE_TILE: Final = 1
DEPOT_TILE: Final = 11
LAUNDRY_1: Final = 10
LAUNDRY_2: Final = 17
CHURCH_TILE: Final = 2

LURE: Final = bytes(
    [14, 8, 10, 14, 16, 40, 16, 18, 22, 26, 10, 30, 14]
    + [16, 16, 18, 22, 10, 14, 12, 10, 22, 18, 12, 14]
)
"""How much each of the 25 tiles tempts a quick player, in tenths of a dollar."""
BITS: Final = bytes(bin(mask).count("1") for mask in range(512))
"""How many cowboys a mask of nine holds."""


def strength_of(mask: i64) -> i64:
    """The summed strength of a mask of nine cowboys."""
    low: i64 = BITS[mask & 7]
    middle: i64 = BITS[mask & 56]
    high: i64 = BITS[mask & 448]
    return low + 2 * middle + 3 * high


def time_left(town: Town) -> float:
    """How much of the game is still to come, from 1 to 0."""
    start: i64 = town.box.pool * town.seats
    pool: float = float(town.pool) / float(start)
    rail: float = float(5 - town.tracks) / 5.0
    if town.latch:
        return 0.0
    return pool if pool < rail else rail


def term(town: Town, seat: i64, which: i64, left: float) -> float:
    """One term of the judgement of *seat*'s position, before its weight."""
    gang: Gang = town.gangs[seat]
    if which == COWBOY:
        return float(_living(town, gang)) * left
    if which == STRENGTH:
        return float(_power(town, gang, seat)) * left
    if which == READY:
        ready: i64 = BITS[gang.ranch]
        return (float(ready) if ready < 4 else 4.0) * left if ready else -0.5 * left
    if which == CARTRIDGE:
        return (float(gang.cartridges) if gang.cartridges < 4 else 4.0) * (0.3 + 0.7 * left)
    if which == PONY:
        return (float(gang.ponies) if gang.ponies < 3 else 3.0) * left
    if which == FINE:
        last: i64 = len(town.box.fines) - 1
        posters: i64 = gang.posters if gang.posters < last else last
        return -float(town.box.fines[posters])
    if which == HOTEL:
        return float(5 - town.tracks) * _holds(town, seat, HOTEL_TILE)
    if which == UNDERTAKER:
        return 2.0 * left * _holds(town, seat, UNDERTAKER_TILE)
    if which == OFFICE:
        return 2.0 * left * _holds(town, seat, OFFICE_TILE)
    if which == DEPOT:
        return _holds(town, seat, DEPOT_TILE)
    washing = _holds(town, seat, LAUNDRY_1) + _holds(town, seat, LAUNDRY_2)
    return washing * (float(gang.posters) if gang.posters < 3 else 3.0)


def _living(town: Town, gang: Gang) -> i64:
    found: i64 = BITS[gang.ranch] + BITS[gang.mine]
    mask: i64 = gang.town
    while mask:
        mask &= mask - 1
        found += 1
    return found


def _power(town: Town, gang: Gang, seat: i64) -> i64:
    found: i64 = strength_of(gang.ranch) + strength_of(gang.mine)
    mask: i64 = gang.town
    tile: i64 = 0
    while mask:
        if mask & 1:
            found += _strength_on(town, seat, tile)
        mask >>= 1
        tile += 1
    return found


def _strength_on(town: Town, seat: i64, tile: i64) -> i64:
    place: i64 = town.holder[tile] & 15
    if tile == CHURCH_TILE:
        place = ((town.pews >> (4 * seat)) & 15) - 1
    return place // 3 + 1


def _holds(town: Town, seat: i64, tile: i64) -> float:
    holder: i64 = town.holder[tile]
    return 1.0 if holder != NO_COWBOY and holder >> 4 == seat else 0.0


class Boss(Evaluator):
    """Judges a town in dollars and plays on by temptation."""

    def __init__(self, turns: int, weights: list[float], noise: int) -> None:
        super().__init__(400)
        self.turns: i64 = turns
        """How many turns a rollout goes on."""
        self.weights: list[float] = weights
        self.noise: i64 = noise
        """How far a quick player strays from the greatest temptation, in tenths of a dollar."""

    def mark(self, state: State) -> int:
        assert isinstance(state, Town)
        return state.turn

    def is_far(self, state: State, mark: int, answers: int) -> bool:
        assert isinstance(state, Town)
        return state.turn >= mark + self.turns or answers >= self.horizon

    def dollars(self, town: Town, seat: i64) -> float:
        """What *seat*'s position is worth."""
        left = time_left(town)
        gang: Gang = town.gangs[seat]
        found: float = float(gang.cash)
        for which in range(RIVAL):
            found += self.weights[which] * term(town, seat, which, left)
        return found

    def worth(self, state: State, seat: int) -> float:
        assert isinstance(state, Town)
        if state.is_over:
            return 1.0 if (state.winners >> seat) & 1 else 0.0
        mine = self.dollars(state, seat)
        best = -1000.0
        total = 0.0
        for other in range(state.seats):
            if other != seat:
                theirs = self.dollars(state, other)
                total += theirs
                if theirs > best:
                    best = theirs
        mean = total / float(state.seats - 1)
        share = self.weights[RIVAL]
        lead = mine - share * best - (1.0 - share) * mean
        scale = 6.0 + 10.0 * time_left(state)
        return 1.0 / (1.0 + exp(-lead / scale))

    def policy(self, state: State, seat: int, rng: Rng) -> int:
        """A quick answer: what tempts most, with some noise."""
        assert isinstance(state, Town)
        useful = state.useful(seat)
        if len(useful) == 1:
            return useful[0]
        ask: i64 = state.agenda[-1] & 0xFF
        if ask == asks.TURN:
            return self._turn(state, seat, useful, rng)
        if ask == asks.MORE:
            return useful[0] if rng.below(8) else useful[len(useful) - 1]
        if ask == asks.ARRIVED:
            return self._annex(state, seat, rng)
        if ask == asks.FLIGHT:
            attack: i64 = (state.attacker & 15) // 3
            defence: i64 = (state.defender & 15) // 3
            return verbs.FLEE if rng.below(10) < 3 + 3 * (attack - defence) else verbs.STAND
        if ask == asks.ATTACK or ask == asks.DEFENCE:
            return useful[len(useful) - 1] if rng.below(3) else useful[0]
        return useful[rng.below(len(useful))]

    def _annex(self, town: Town, seat: int, rng: Rng) -> int:
        tile: i64 = (town.agenda[-1] >> 12) & 0xFFFF
        if tile == 5 and town.gangs[seat].posters >= 5:
            return verbs.DECLINE
        return verbs.ANNEX

    def _turn(self, town: Town, seat: int, useful: list[int], rng: Rng) -> int:
        gang = town.gangs[seat]
        ready: i64 = BITS[gang.ranch]
        away: i64 = _living(town, gang) - ready
        home: i64 = 8 + 12 * away - 12 * ready
        found: int = useful[0]
        best: i64 = -100000
        for action in useful:
            tempting: i64 = home
            if verbs.HIT <= action < verbs.RETURN:
                tempting = self._tempting(town, seat, action - verbs.HIT)
            tempting += rng.below(self.noise)
            if tempting > best:
                best = tempting
                found = action
        return found

    def _tempting(self, town: Town, seat: i64, which: i64) -> i64:
        kind: i64 = which // 25
        tile: i64 = which % 25
        gang = town.gangs[seat]
        tempting: i64 = LURE[tile]
        if tile == 5:
            tempting = 50 - 10 * (gang.posters + 1)
        elif tile == CHURCH_TILE:
            tempting = 10 * gang.posters + 2
        elif tile == 0:
            tempting = 12 + 8 * gang.posters
        if (town.taken >> tile) & 1:
            rival: i64 = (town.holder[tile] & 15) // 3
            tempting += 18 * (kind - rival) - 8 * (gang.posters + 1)
            if gang.cartridges > 0:
                tempting += 6
        else:
            tempting -= 2 * kind
        return tempting
