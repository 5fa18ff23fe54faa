"""What a Fliptown sheet should still bring, learnt from games: a weight for every mark on it.

Asked between two turns, never within one. A forecast is the points scored so far plus a sum
over features of the sheet; the weight of each feature changes with the time left along a
parabola. `tools/learn_fliptown.py` makes the weights by least squares over self-play.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from tabletown.games.fliptown import bounties
from tabletown.games.fliptown.asks import STAGE_OVER
from tabletown.games.fliptown.mine import open_chambers
from tabletown.games.fliptown.numbers import (
    ALL_VALUES,
    ARREST_CASH,
    ARREST_STARS,
    BIT,
    BOUNTY_CASH,
    BOUNTY_FIRST,
    BOUNTY_GOLD,
    BOUNTY_ICONS,
    BOUNTY_LATER,
    BOUNTY_MINE_GOLD,
    BOUNTY_OUTLAWS,
    BOUNTY_REGIONS,
    BOUNTY_ROOFS,
    BOUNTY_ROWS,
    BOUNTY_SITES,
    BOUNTY_STONES,
    BOUNTY_STOPS,
    BOUNTY_TOOLS,
    BOUNTY_WANTED,
    CASH_PER_POINT,
    COUNT,
    GOLD_PER_POINT,
    HAND_CASH,
    HAND_STARS,
    HOTEL_TRACK,
    NO_COWBOT,
    OPEN_BOUNTIES,
    OUTLAWS,
    REWARD_ENDS,
    ROOF_STAR_MASK,
    ROW_MASK,
    SILVER_CHAMBERS,
    VALUE_OF,
)
from tabletown.games.fliptown.scoring import cowbot_score, mine_silver, score, silver_of
from tabletown.games.fliptown.sheet import Sheet
from tabletown.games.fliptown.state import Table

if TYPE_CHECKING:
    from mypy_extensions import i64

STRAIGHTS: Final[list[int]] = [31 << low for low in range(9)] + [0x1E01]
"""Masks of five values in a row, the ace low or high."""

ONE: Final = 0
PHASE: Final = 1
CASH: Final = 6
GOLD: Final = 11
PAN: Final = 16
HAMMER: Final = 17
RISK: Final = 18
POKER: Final = 30
HOTEL: Final = 44
LAND: Final = 53
TOWN: Final = 57
ITEMS: Final = 70
TRAIL: Final = 92
BADLANDS: Final = 107
MINE: Final = 120
GRAVES: Final = 151
FEATURES: Final = 172
TERMS: Final = 3
"""Weights of a feature: at the end, per game of time left, and per square of that."""

GROUPS: Final[list[str]] = [
    "time", "cash", "gold", "pans", "hammers", "risk", "poker", "hotel", "land", "town",
    "items", "trail", "badlands", "mine", "graves",
]  # fmt: skip
STARTS: Final[list[int]] = [
    ONE, CASH, GOLD, PAN, HAMMER, RISK, POKER, HOTEL, LAND, TOWN, ITEMS, TRAIL, BADLANDS, MINE,
    GRAVES, FEATURES,
]  # fmt: skip
TURNS: Final = 15

SUIT_MASK: Final[list[int]] = [0x1FFF * 2 ** (13 * suit) for suit in range(4)]
HAND_PAY: Final[list[float]] = [
    HAND_STARS[hand] + HAND_CASH[hand] / CASH_PER_POINT for hand in range(10)
]


def cards_in(mask: i64) -> i64:
    """How many cards a mask of 52 holds."""
    found: i64 = COUNT[mask & 0x1FFF]
    found += COUNT[(mask >> 13) & 0x1FFF]
    found += COUNT[(mask >> 26) & 0x1FFF]
    return found + COUNT[(mask >> 39) & 0x1FFF]


def among_three(outs: i64, cards: i64) -> float:
    """How likely one of *outs* is among three of so many *cards*."""
    if outs <= 0 or cards <= 0:
        return 0.0
    miss = 1.0 - float(outs) / float(cards)
    if miss < 0.0:
        return 1.0
    return 1.0 - miss * miss * miss


def _span(ranks: i64) -> bool:
    """Whether all values fit into one straight, the ace low or high."""
    low: i64 = 0
    while low < 9:
        if ranks & ~(31 << low) == 0:
            return True
        low += 1
    return ranks & ~0x1E01 == 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Says what a position between two turns is worth to a seat."""

    def points(self, table: Table, seat: i64) -> float:
        """Points at the end, less a cowbot's."""
        return float(score(table.sheets[seat]))


class Forecast(Judge):
    """Points so far and what the features should still bring."""

    def __init__(self, weights: list[float]) -> None:
        """Weights for the end, then what a game of time left adds, then what its square adds."""
        self.by_turn: list[list[float]] = []
        """For each turn still to be played, from none to fifteen, the weights."""
        for left in range(TURNS + 1):
            share = left / TURNS
            self.by_turn.append(
                [
                    weights[f] + share * (weights[FEATURES + f] + share * weights[2 * FEATURES + f])
                    for f in range(FEATURES)
                ]
            )
        self.now: list[float] = self.by_turn[0]
        self.total: float = 0.0
        self.row: list[float] = []
        self.is_noting: bool = False
        """Whether the features are written down in `row`, to learn from or to explain."""

    def points(self, table: Table, seat: i64) -> float:
        sheet = table.sheets[seat]
        if table.stage == STAGE_OVER:
            return float(score(sheet) - cowbot_score(table))
        self.total = banked(sheet)
        if table.cowbot != NO_COWBOT:
            self.total -= float(cowbot_score(table))
        left: i64 = TURNS - 5 * table.round - table.turn
        self.now = self.by_turn[left]
        self.read(table, sheet)
        if sheet.power:
            self.total += 2.0 + 0.15 * float(left)
        if table.bounties:
            self.total += bounty_hope(table, sheet, left)
        return self.total

    def features(self, table: Table, seat: int) -> list[float]:
        """What the forecast looks at, as numbers."""
        self.row = [0.0] * FEATURES
        self.is_noting = True
        self.points(table, seat)
        self.is_noting = False
        return self.row

    def reasons(self, table: Table, seat: int) -> list[float]:
        """What each of `GROUPS` is held to bring."""
        row = self.features(table, seat)
        now = self.now
        found: list[float] = []
        for group in range(len(GROUPS)):
            total = 0.0
            for feature in range(STARTS[group], STARTS[group + 1]):
                total += row[feature] * now[feature]
            found.append(total)
        return found

    def see(self, feature: i64, amount: float) -> None:
        """Count a feature."""
        self.total += self.now[feature] * amount
        if self.is_noting:
            self.row[feature] += amount

    def read(self, table: Table, sheet: Sheet) -> None:
        """Look at the whole sheet."""
        self.see(ONE, 1.0)
        self.see(PHASE + table.turn, 1.0)
        self.money(table, sheet)
        self.risk(table, sheet)
        self.poker(table, sheet)
        self.hotel(sheet)
        if sheet.land:
            squares: i64 = COUNT[sheet.land]
            self.see(LAND, 0.1 * float(squares))
            self.see(LAND + 1, 0.01 * float(squares * squares))
            if squares == 9:
                self.see(LAND + 2, 1.0)
            elif squares > 5:
                self.see(LAND + 3, 1.0)
        self.marks(TOWN, sheet.buildings)
        self.items(sheet)
        self.see(TRAIL + sheet.wagon, 1.0)
        self.see(TRAIL + 14, 0.1 * float(COUNT[sheet.stops]))
        self.rows(sheet)
        self.mine(sheet)
        self.graves(sheet)

    def hotel(self, sheet: Sheet) -> None:
        """Nights paid for, and the gold and cash that make the next one likely."""
        nights: i64 = sheet.hotel
        if nights > 0:
            self.see(HOTEL + nights - 1, 1.0)
        if nights == 4:
            return
        means: float = 0.1 * float(sheet.gold if sheet.gold < 10 else 10)
        self.see(HOTEL + 4 + nights, means)
        if sheet.cash < 2:
            self.see(HOTEL + 8, float(HOTEL_TRACK[nights + 1] - HOTEL_TRACK[nights]) * 0.1)

    def marks(self, start: i64, mask: i64) -> None:
        """One feature for every bit of a mask."""
        feature: i64 = start
        while mask:
            if mask & 1:
                self.see(feature, 1.0)
            mask >>= 1
            feature += 1

    def money(self, table: Table, sheet: Sheet) -> None:
        """Cash, gold and the tools that bring them each round."""
        cash: float = 0.1 * float(sheet.cash)
        gold: float = 0.1 * float(sheet.gold)
        self.see(CASH, cash)
        self.see(CASH + 1, cash * cash)
        self.see(CASH + 2, cash if cash < 0.8 else 0.8)
        self.see(CASH + 3, cash if cash < 0.3 else 0.3)
        self.see(CASH + 4, cash if cash < 1.6 else 1.6)
        self.see(GOLD, gold)
        self.see(GOLD + 1, gold * gold)
        self.see(GOLD + 2, gold if gold < 0.5 else 0.5)
        self.see(GOLD + 3, gold if gold < 0.2 else 0.2)
        self.see(GOLD + 4, gold if gold < 1.0 else 1.0)
        rounds: float = float(3 - table.round)
        if sheet.pans:
            self.see(PAN, rounds * float(sheet.pans))
        if sheet.hammers:
            self.see(HAMMER, rounds * float(sheet.hammers))

    def risk(self, table: Table, sheet: Sheet) -> None:
        """What the Sheriff may cost in this round and later."""
        wanted: i64 = sheet.wanted
        if wanted == 0:
            return
        round_: i64 = table.round
        self.see(RISK, 0.1 * float(wanted))
        self.see(RISK + 1, 0.01 * float(wanted * wanted))
        if wanted > 13:
            self.see(RISK + 2, float(wanted - 13))
        chance: float = 0.0
        if wanted > 13:
            chance = 1.0
        elif table.sheriff >= 0 and table.known & BIT[sheet.seat]:
            chance = 1.0 if VALUE_OF[table.sheriff] < wanted else 0.0
            self.see(RISK + 3, 1.0 - chance)
        elif wanted > 1:
            chance = float(wanted - 1) / 13.0
        loss: float = chance * float(ARREST_STARS[round_])
        self.see(RISK + 4, loss)
        if sheet.gold + sheet.pans >= wanted:
            self.see(RISK + 5, loss)
        if sheet.cash >= ARREST_CASH[round_] and wanted < 14:
            self.see(RISK + 6, loss)
        # Early in a round there is time to wash oneself clean, or to get deeper into it.
        early: float = 0.2 * float(5 - table.turn)
        self.see(RISK + 8, early * loss)
        self.see(RISK + 9, early * 0.1 * float(wanted))
        if wanted < 14:
            self.see(RISK + 10, early * 0.01 * float(wanted * wanted))
        else:
            self.see(RISK + 11, early)
        if round_ < 2:
            later: float = float(wanted - 1 if wanted < 14 else 13) / 13.0
            self.see(RISK + 7, later * float(8 if round_ == 1 else 14))

    def poker(self, table: Table, sheet: Sheet) -> None:
        """What the cards of the round's column may become."""
        packed: i64 = sheet.column0
        if table.round == 1:
            packed = sheet.column1
        elif table.round == 2:
            packed = sheet.column2
        if packed < 64:
            return
        suits: i64 = 0
        ranks: i64 = 0
        twice: i64 = 0
        thrice: i64 = 0
        size: i64 = 0
        last: i64 = 0
        is_four: bool = False
        while packed != 0:
            card: i64 = (packed & 63) - 1
            last = card // 13
            suits |= 1 << last
            bit: i64 = BIT[card % 13]
            if thrice & bit:
                is_four = True
            elif twice & bit:
                thrice |= bit
            elif ranks & bit:
                twice |= bit
            ranks |= bit
            size += 1
            packed >>= 6
        is_suited: bool = suits & (suits - 1) == 0
        is_close: bool = twice == 0 and _span(ranks)
        start: i64 = POKER
        if size == 2:
            if twice:
                self.see(start, 1.0)
            if is_suited:
                self.see(start + 1, 1.0)
            if is_close:
                self.see(start + 2, 1.0)
                if is_suited:
                    self.see(start + 12, 1.0)
        elif size == 3:
            if thrice:
                self.see(start + 4, 1.0)
            elif twice:
                self.see(start + 3, 1.0)
            if is_suited:
                self.see(start + 5, 1.0)
            if is_close:
                self.see(start + 6, 1.0)
                if is_suited:
                    self.see(start + 13, 1.0)
        else:
            self.four_cards(table, ranks, twice, thrice, is_four, last if is_suited else -1)

    def four_cards(
        self, table: Table, ranks: i64, twice: i64, thrice: i64, is_four: bool, suit: i64
    ) -> None:
        """One card to come: what is made, and what the next line-up may make of it."""
        start: i64 = POKER + 7
        pairs: i64 = COUNT[twice]
        made: i64 = 0
        if is_four:
            made = 7
        elif thrice:
            made = 3
        elif pairs == 2:
            made = 2
        elif pairs == 1:
            made = 1
        self.see(start, HAND_PAY[made])
        if is_four:
            return
        pool: i64 = table.pool
        cards: i64 = cards_in(pool)
        hope: float = 0.0
        if thrice:
            hope += among_three(outs(pool, thrice), cards) * (HAND_PAY[7] - HAND_PAY[3])
            hope += among_three(outs(pool, ranks & ~thrice), cards) * (HAND_PAY[6] - HAND_PAY[3])
        elif pairs == 2:
            hope += among_three(outs(pool, twice), cards) * (HAND_PAY[6] - HAND_PAY[2])
        elif pairs == 1:
            three = among_three(outs(pool, twice), cards)
            hope += three * (HAND_PAY[3] - HAND_PAY[1])
            two = among_three(outs(pool, ranks & ~twice), cards)
            hope += (1.0 - three) * two * (HAND_PAY[2] - HAND_PAY[1])
        else:
            hope += among_three(outs(pool, ranks), cards) * HAND_PAY[1]
            straight: i64 = 0
            for rank in range(13):
                if not ranks & BIT[rank] and (ranks | BIT[rank]) in STRAIGHTS:
                    straight |= BIT[rank]
            if straight:
                chance = among_three(outs(pool, straight), cards)
                self.see(start + 1, chance * HAND_PAY[4])
        if suit >= 0:
            flush = among_three(cards_in(pool & SUIT_MASK[suit]), cards)
            self.see(start + 2, flush * (HAND_PAY[5] - HAND_PAY[made]))
        self.see(start + 3, hope)

    def items(self, sheet: Sheet) -> None:
        """Belongings, and what there is left to use them on."""
        items: i64 = sheet.items
        if items == 0:
            return
        self.marks(ITEMS, items)
        start: i64 = ITEMS + 14
        stones: float = 0.1 * float(9 - COUNT[sheet.graves])
        targets: float = 0.1 * float(12 - COUNT[sheet.targets])
        if items & 256:
            self.see(start, stones)
        if items & 128:
            self.see(start + 1, stones)
        if items & 64:
            self.see(start + 2, targets)
        elif items & 32:
            self.see(start + 3, targets)
        if items & 16:
            self.see(start + 4, targets)
        if items & 2:
            self.see(start + 5, 0.1 * float(13 - sheet.wagon))
        if items & 8:
            self.see(start + 6, 0.1 * float(COUNT[open_chambers(sheet.chambers, ALL_VALUES)]))
        outlaws: i64 = COUNT[(items // OUTLAWS) & 7]
        if outlaws > 1:
            self.see(start + 7, float(outlaws - 1))

    def rows(self, sheet: Sheet) -> None:
        """How far each row of the Badlands is."""
        if sheet.targets == 0:
            return
        for row in range(4):
            done: i64 = COUNT[sheet.targets & ROW_MASK[row]]
            if done:
                self.see(BADLANDS + 3 * row + done - 1, 1.0)
        self.see(BADLANDS + 12, 0.1 * float(COUNT[sheet.targets]))

    def mine(self, sheet: Sheet) -> None:
        """Chambers circled, those next in reach, and the silver that may still grow."""
        chambers: i64 = sheet.chambers
        if chambers == 0:
            return
        self.marks(MINE, chambers)
        reach: i64 = open_chambers(chambers, ALL_VALUES)
        self.marks(MINE + 14, reach >> 2)
        feature: i64 = MINE + 26
        for chamber in SILVER_CHAMBERS:
            if reach & BIT[chamber]:
                self.see(feature, 0.1 * float(silver_of(sheet, chamber)))
            feature += 1

    def graves(self, sheet: Sheet) -> None:
        """Stones circled, and rewards that wait for their second stone."""
        graves: i64 = sheet.graves
        self.marks(GRAVES, (graves & 15) | ((graves >> 1) & 0xF0))
        feature: i64 = GRAVES + 8
        for ends in HALF_ENDS:
            both: i64 = graves & ends
            if both != 0 and both != ends:
                self.see(feature, 1.0)
            feature += 1
        stones: i64 = COUNT[graves]
        self.see(GRAVES + 20, 0.01 * float(stones * stones))


STAMINA: Final = 0.68
"""How likely a gang that lacks one step for a bounty is to come by it in time, roughly."""


def bounty_hope(table: Table, sheet: Sheet, left: i64) -> float:
    """What the bounties not yet scored should bring, the nearer ones more."""
    found: float = 0.0
    for place in range(OPEN_BOUNTIES):
        if sheet.scored & BIT[place]:
            continue
        missing: i64 = steps_to(table, sheet, ((table.bounties >> (4 * place)) & 15) - 1)
        if missing > left:
            continue
        hope: float = float(BOUNTY_LATER if table.claimed & BIT[place] else BOUNTY_FIRST)
        while missing > 0:
            hope *= STAMINA
            missing -= 1
        found += hope
    return found


def steps_to(table: Table, sheet: Sheet, bounty: i64) -> i64:
    """About how many good actions *sheet* still needs for *bounty*."""
    if bounty == bounties.FOUR_REGIONS:
        total: i64 = _short(BOUNTY_SITES, COUNT[sheet.stops])
        total += _short(BOUNTY_SITES, COUNT[sheet.targets])
        total += _short(BOUNTY_SITES, COUNT[sheet.chambers])
        return total + _short(BOUNTY_SITES, COUNT[sheet.buildings])
    if bounty == bounties.TRAIL_BONUSES:
        lacking: i64 = BOUNTY_STOPS & ~sheet.stops
        if lacking & (BIT[sheet.wagon] - 1):
            return 99
        return COUNT[lacking]
    if bounty == bounties.TOOLS:
        return _short(BOUNTY_TOOLS, sheet.pans + sheet.hammers)
    if bounty == bounties.ROOF_STARS:
        return _short(BOUNTY_ROOFS, COUNT[sheet.buildings & ROOF_STAR_MASK])
    if bounty == bounties.MINE_GOLD:
        return (_short(BOUNTY_MINE_GOLD, sheet.mine_gold) + 2) // 3
    if bounty == bounties.EVERY_ROBBERY:
        return _short(BOUNTY_ROWS, bounties.ROWS_TOUCHED[sheet.targets])
    if bounty == bounties.TOMBSTONES:
        return _short(BOUNTY_STONES + 1, COUNT[sheet.graves])
    if bounty == bounties.END_OF_TRAIL:
        hunts: i64 = _short(BOUNTY_OUTLAWS, COUNT[(sheet.items // OUTLAWS) & 7])
        ride: i64 = 99 if sheet.wagon == 13 else (18 - sheet.wagon) // 5
        return ride if ride < hunts else hunts
    if bounty == bounties.MOST_WANTED:
        return (_short(BOUNTY_WANTED, sheet.wanted) + 2) // 3
    if bounty == bounties.OUTFIT:
        return _short(BOUNTY_ICONS, bounties.icons(sheet))
    if bounty == bounties.RICHES:
        cash: i64 = (_short(BOUNTY_CASH, sheet.cash) + 4) // 5
        gold: i64 = (_short(BOUNTY_GOLD, sheet.gold) + 2) // 3
        return cash if cash < gold else gold
    seen: i64 = sheet.sources if table.setting.by_source else sheet.opened
    return _short(BOUNTY_REGIONS, COUNT[seen])


def _short(goal: i64, has: i64) -> i64:
    return goal - has if has < goal else 0


HALF_ENDS: Final[list[int]] = [2 ** ends[0] + 2 ** ends[1] for ends in REWARD_ENDS]
"""The two stones of each reward, as a mask."""


def outs(pool: i64, ranks: i64) -> i64:
    """How many cards of the pool have one of *ranks*."""
    found: i64 = COUNT[pool & ranks]
    found += COUNT[(pool >> 13) & ranks]
    found += COUNT[(pool >> 26) & ranks]
    return found + COUNT[(pool >> 39) & ranks]


def banked(sheet: Sheet) -> float:
    """Points as the sheet stands, cash and gold by their rates but not rounded down."""
    found: float = float(sheet.stars + HOTEL_TRACK[sheet.hotel] + mine_silver(sheet))
    found += float(sheet.cash) / CASH_PER_POINT
    return found + float(sheet.gold) / GOLD_PER_POINT
