"""What a Fliptown sheet is worth, and a search through all that one turn can lead to.

Worth is counted in points at the end: what is scored, and what tools, items, the poker column
and Wanted should still bring or cost. Weights are in `WEIGHTS`.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from tabletown.core.rng import Rng
from tabletown.core.state import State
from tabletown.games.fliptown.asks import ASK_PEEK, ASK_RAID, STAGE_OVER, STAGE_TURN
from tabletown.games.fliptown.numbers import (
    ARREST_CASH,
    ARREST_STARS,
    BANDANA_ITEM,
    BANK_BLACK,
    BANK_RED,
    COUNT,
    HAND_CASH,
    HAND_STARS,
    HOTEL_TRACK,
    NO_COWBOT,
    OUTLAWS,
    PICKAXE,
    PISTOL_ITEM,
    PROTECTION,
    RIFLE_ITEM,
    SHOVEL,
    TARGET_CASH,
    TARGET_STARS,
    TRAIL_HORSE,
)
from tabletown.games.fliptown.scoring import cowbot_score, mine_silver, score
from tabletown.games.fliptown.sheet import Sheet
from tabletown.games.fliptown.state import Table
from tabletown.search.base import Evaluator

if TYPE_CHECKING:
    from mypy_extensions import i64

CASH: Final = 0
GOLD: Final = 1
PAN: Final = 2
HAMMER: Final = 3
RISK: Final = 4
POKER: Final = 5
HOTEL: Final = 6
MINE: Final = 7
ITEMS: Final = 8
TOWN: Final = 9
GRAVES: Final = 10
TRAIL: Final = 11

TERMS: Final[list[str]] = [
    "cash", "gold", "pans", "hammers", "risk", "poker", "hotel", "mine", "items", "town",
    "graves", "trail",
]  # fmt: skip
WEIGHTS: Final[list[float]] = [1.3, 1.3, 1.0, 1.0, 1.0, 1.0, 0.3, 0.5, 1.0, 0.1, 0.15, 0.2]

FLUSH_HOPE: Final[list[float]] = [0.0, 0.0, 0.4, 1.2, 3.0, 0.0]
STRAIGHT_HOPE: Final[list[float]] = [0.0, 0.0, 0.3, 0.8, 2.2, 0.0]
BONUS_HOPE: Final = 2.0
"""What an action that has to wait for a card should bring."""
PAIR_HOPE: Final[list[float]] = [0.0, 0.5, 0.9, 0.9, 0.7, 0.0]


def turns_left(table: Table) -> i64:
    """How many turns are still to be played after this one."""
    return 14 - 5 * table.round - table.turn


def hope_of(column: i64) -> float:
    """What a poker column of so far so many cards should pay."""
    groups: i64 = 0
    suits: i64 = 0
    ranks: i64 = 0
    size: i64 = 0
    pairs: i64 = 0
    most: i64 = 1
    packed: i64 = column
    while packed != 0:
        card: i64 = (packed & 63) - 1
        suits |= 1 << (card // 13)
        bit: i64 = 1 << (card % 13)
        if ranks & bit:
            pairs += 1
            if groups & bit:
                most = 3 if most < 3 else 4
            elif most < 2:
                most = 2
            groups |= bit
        ranks |= bit
        size += 1
        packed >>= 6
    kind: i64 = 0
    if most == 4:
        kind = 7
    elif most == 3:
        kind = 6 if pairs == 3 and COUNT[groups] == 2 else 3
    elif pairs == 2:
        kind = 2
    elif pairs == 1:
        kind = 1
    found: float = float(HAND_STARS[kind]) + 0.25 * float(HAND_CASH[kind])
    if size < 5:
        found += PAIR_HOPE[size] * (1.0 + 0.5 * float(most - 1))
        if suits & (suits - 1) == 0:
            found += FLUSH_HOPE[size]
        if pairs == 0 and _is_close(ranks):
            found += STRAIGHT_HOPE[size]
    return found


def _is_close(ranks: i64) -> bool:
    """Whether all values lie within five in a row."""
    low: i64 = 0
    while low < 9:
        if ranks & ~(31 << low) == 0:
            return True
        low += 1
    return ranks & ~0x1E01 == 0


def term(table: Table, sheet: Sheet, which: i64) -> float:
    """One term of the judgement, in points, before its weight."""
    left: i64 = turns_left(table)
    rounds: i64 = 3 - table.round
    share: float = float(left) / 14.0
    if which == CASH:
        return 0.25 * float(sheet.cash)
    if which == GOLD:
        return 0.5 * float(sheet.gold)
    if which == PAN:
        return 0.5 * float(sheet.pans * rounds)
    if which == HAMMER:
        return 0.5 * float(sheet.hammers * rounds)
    if which == RISK:
        return -_risk(table, sheet)
    if which == POKER:
        column: i64 = sheet.column0
        if table.round == 1:
            column = sheet.column1
        elif table.round == 2:
            column = sheet.column2
        return hope_of(column)
    if which == HOTEL:
        return share * 4.0 if 0 < sheet.hotel < 4 else 0.0
    if which == MINE:
        return share * float(COUNT[sheet.chambers])
    if which == ITEMS:
        return _items(sheet, float(left))
    if which == TOWN:
        return share * float(COUNT[sheet.buildings])
    if which == GRAVES:
        return share * float(COUNT[sheet.graves])
    return -share * 0.1 * float(sheet.wagon - COUNT[sheet.stops]) + share * float(
        COUNT[sheet.stops]
    )


def _risk(table: Table, sheet: Sheet) -> float:
    """What the Sheriff should still cost: the smaller of the bribe and the expected arrest."""
    found: float = 0.0
    wanted: i64 = sheet.wanted
    for round_ in range(table.round, 3):
        chance: float = 0.0
        if wanted > 13:
            chance = 1.0
        elif wanted > 1:
            chance = float(wanted - 1) / 13.0
        loss: float = float(ARREST_STARS[round_])
        cash: float = 0.25 * float(ARREST_CASH[round_])
        if sheet.cash >= ARREST_CASH[round_] and wanted < 14 and cash < loss:
            loss = cash
        cost: float = chance * loss
        bribe: float = 0.5 * float(wanted)
        if sheet.gold >= wanted and bribe < cost:
            cost = bribe
        if round_ > table.round:
            found += 0.75 * cost
        elif sheet.bribed == 0:
            found += cost
    return found


def _items(sheet: Sheet, left: float) -> float:
    items: i64 = sheet.items
    found: float = 0.0
    if items & BANDANA_ITEM:
        found += 0.06 * left
    if items & RIFLE_ITEM:
        found += 0.22 * left
    elif items & PISTOL_ITEM:
        found += 0.12 * left
    if items & TRAIL_HORSE:
        found += 0.1 * left
    if items & PICKAXE:
        found += 0.12 * left
    if items & PROTECTION:
        found += 0.08 * left
    if items & SHOVEL:
        found += 0.2 * left
    if items & BANK_RED:
        found += 0.2 * left
    if items & BANK_BLACK:
        found += 0.2 * left
    for outlaw in range(3):
        if items & (OUTLAWS << outlaw):
            found += 0.22 * left
    return found


def raid_hope(table: Table, sheet: Sheet) -> float:
    """What a robbery that waits for its card should bring."""
    value: i64 = sheet.about
    if value < 2 or value > 13:
        return 0.0
    gun: i64 = 4 if sheet.items & RIFLE_ITEM else 2 if sheet.items & PISTOL_ITEM else 0
    need: i64 = value - gun
    chance: float = 1.0 if need <= 1 else float(14 - need) / 13.0
    stars: float = float(TARGET_STARS[value])
    return chance * (stars + 0.25 * float(TARGET_CASH[value])) + (1.0 - chance) * 0.5 * stars


def _pending(packed: i64) -> i64:
    """How many actions or effects wait in four-bit counters."""
    found: i64 = 0
    while packed != 0:
        found += packed & 15
        packed >>= 4
    return found


class Ledger(Evaluator):
    """Judges sheets in points."""

    def __init__(self, weights: list[float]) -> None:
        super().__init__(60)
        self.weights: list[float] = weights

    def points(self, table: Table, sheet: Sheet) -> float:
        """The points *sheet* should end with."""
        if table.stage == STAGE_OVER:
            return float(score(sheet))
        found: float = float(sheet.stars + HOTEL_TRACK[sheet.hotel] + mine_silver(sheet))
        for which in range(12):
            found += self.weights[which] * term(table, sheet, which)
        if sheet.ask == ASK_RAID:
            found += raid_hope(table, sheet)
        if sheet.ask == ASK_RAID or sheet.ask == ASK_PEEK:
            found += BONUS_HOPE * float(_pending(sheet.bonuses) + _pending(sheet.effects))
        return found

    def lead(self, table: Table, seat: i64) -> float:
        """Points ahead of the best rival, or of the cowbot."""
        mine: float = self.points(table, table.sheets[seat])
        if len(table.sheets) == 1:
            if table.cowbot != NO_COWBOT:
                return mine - float(cowbot_score(table))
            return mine
        best: float = -1000.0
        for other in range(len(table.sheets)):
            if other != seat:
                theirs = self.points(table, table.sheets[other])
                if theirs > best:
                    best = theirs
        return mine - best

    def worth(self, state: State, seat: int) -> float:
        assert isinstance(state, Table)
        lead = self.lead(state, seat)
        if len(state.sheets) == 1 and state.cowbot == NO_COWBOT:
            lead -= 65.0
        return 1.0 / (1.0 + exp(-lead / 12.0))


class Turn:
    """A search through everything a seat can still do this turn."""

    def __init__(self, ledger: Ledger, nodes: int) -> None:
        self.ledger: Ledger = ledger
        self.nodes: i64 = nodes
        """How many positions may be looked at for one answer of the list."""
        self.seen: i64 = 0

    def values(self, state: State, seat: int, worlds: int, rng: Rng) -> list[float]:
        """For each useful answer of *seat*, the points of the best way to end the turn."""
        useful = state.useful(seat)
        totals: list[float] = [0.0 for _ in useful]
        for _ in range(worlds):
            world = state.redeal(seat, rng)
            assert isinstance(world, Table)
            mark: i64 = world.round * 5 + world.turn
            for index in range(len(useful)):
                twin = world.clone()
                assert isinstance(twin, Table)
                self.seen = 0
                twin.step(seat, useful[index])
                totals[index] += self.best(twin, seat, mark, 12, rng)
        return [total / float(worlds) for total in totals]

    def best(self, table: Table, seat: i64, mark: i64, depth: i64, rng: Rng) -> float:
        """The most *seat* can make of the rest of its turn, up to where a card is needed."""
        if not (table.pending() >> seat) & 1:
            # What a card from the deck will bring is hoped for, not tried: the best of many
            # lucky draws is no forecast.
            return self.ledger.points(table, table.sheets[seat])
        if table.round * 5 + table.turn != mark or table.stage != STAGE_TURN:
            return self.ledger.points(table, table.sheets[seat])
        useful = table.useful(seat)
        self.seen += 1
        if len(useful) == 1:
            table.step(seat, useful[0])
            return self.best(table, seat, mark, depth - 1, rng)
        if depth == 0 or self.seen > self.nodes:
            table.step(seat, useful[rng.below(len(useful))])
            return self.best(table, seat, mark, 1, rng)
        found: float = -1000.0
        for action in useful:
            twin = table.clone()
            assert isinstance(twin, Table)
            twin.step(seat, action)
            value = self.best(twin, seat, mark, depth - 1, rng)
            if value > found:
                found = value
        return found
