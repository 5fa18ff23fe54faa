"""What a Fliptown sheet should still bring, learnt from games: a weight for every mark on it.

Asked between two turns, never within one. A forecast is the points scored so far plus a sum
over features of the sheet; the weight of each feature changes with the time left along a
parabola. `tools/learn` makes the weights by least squares over self-play.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from tabletown.games.fliptown.belongings import (
    BANDANA,
    OUTLAWS,
    PICKAXE,
    PISTOL,
    PROTECTION,
    RIFLE,
    SHOVEL,
    TRAIL_HORSE,
)
from tabletown.games.fliptown.cards import SUIT_OF, UNSEEN, VALUE_OF
from tabletown.games.fliptown.marks import BIT, COUNT
from tabletown.games.fliptown.poker import (
    FLUSH,
    FOUR,
    FULL_HOUSE,
    NO_HAND,
    PAIR,
    STRAIGHT,
    THREE,
    TWO_PAIR,
)
from tabletown.games.fliptown.scoring import cowbot_score, score, silver, silver_of
from tabletown.games.fliptown.sheet import Sheet
from tabletown.games.fliptown.state import Fliptown
from tabletown.games.fliptown.trail import LAST_STOP
from tabletown.games.fliptown.value_card import ALL_VALUES
from tabletown.games.fliptown.verbs import CHAMBER, LAST_VALUE, STONE, TARGET
from tabletown.search.fliptown import features
from tabletown.search.fliptown.features import DEEP, NIGHTS, ROW_LENGTH, SILVER, STONES

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabletown.games.fliptown.ruleset import Ruleset

STRAIGHTS: Final[list[int]] = [31 << low for low in range(9)] + [0x1E01]
"""Masks of five values in a row, the ace low or high."""

ONE: Final = features.start("time")
PHASE: Final = ONE + 1
CASH: Final = features.start("cash")
GOLD: Final = features.start("gold")
PAN: Final = features.start("pans")
HAMMER: Final = features.start("hammers")
RISK: Final = features.start("risk")
POKER: Final = features.start("poker")
FOUR_CARDS: Final = features.NAMES.index("four-made")
HOTEL: Final = features.start("hotel")
LAND: Final = features.start("land")
TOWN: Final = features.start("town")
ITEMS: Final = features.start("items")
USES: Final = features.NAMES.index("stones-for-shovel")
TRAIL: Final = features.start("trail")
BADLANDS: Final = features.start("badlands")
MINE: Final = features.start("mine")
REACH: Final = features.NAMES.index(f"reach-{CHAMBER.words[DEEP]}")
SILVER_IN_REACH: Final = REACH + len(CHAMBER.words) - DEEP
GRAVES: Final = features.start("graves")
HALF_REWARDS: Final = GRAVES + len(STONES)
FEATURES: Final = features.COUNT
TERMS: Final = features.TERMS
TURNS: Final[int] = features.GAME_TURNS
GROUPS: Final[list[str]] = list(features.GROUPS)
STARTS: Final[list[int]] = [*[features.start(group) for group in GROUPS], FEATURES]

SUIT_MASK: Final[list[int]] = [ALL_VALUES * 2 ** (LAST_VALUE * suit) for suit in range(4)]


def cards_in(mask: i64) -> i64:
    """How many cards a mask of all cards holds."""
    return cards_of(mask, ALL_VALUES)


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

    def points(self, state: Fliptown, seat: i64) -> float:
        """Points at the end, less a cowbot's."""
        return float(score(state.ruleset, state.sheets[seat]))


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
        self.ruleset: Ruleset | None = None
        """The numbers that the next one was made of."""
        self.pay: list[float] = []
        """What each poker hand is paid, in points."""
        self.total: float = 0.0
        self.row: list[float] = []
        self.is_noting: bool = False
        """Whether the features are written down in `row`, to learn from or to explain."""

    def points(self, state: Fliptown, seat: i64) -> float:
        sheet = state.sheets[seat]
        ruleset = state.ruleset
        if state.agenda.top == 0:
            return float(score(ruleset, sheet) - cowbot_score(state))
        if self.ruleset is not ruleset:
            self.ruleset = ruleset
            self.pay = [
                stars + cash / int(ruleset.cash_per_point)
                for stars, cash in zip(ruleset.hand_stars, ruleset.hand_cash, strict=True)
            ]
        self.total = banked(ruleset, sheet)
        if state.has_cowbot():
            self.total -= float(cowbot_score(state))
        left: i64 = ruleset.rounds * ruleset.turns - ruleset.turns * state.round - state.turn
        self.now = self.by_turn[left if left < TURNS else TURNS]
        self.read(state, sheet)
        if sheet.power:
            self.total += 2.0 + 0.15 * float(left)
        if state.bounties:
            self.total += bounty_hope(state, sheet, left)
        return self.total

    def features(self, state: Fliptown, seat: int) -> list[float]:
        """What the forecast looks at, as numbers."""
        self.row = [0.0] * FEATURES
        self.is_noting = True
        self.points(state, seat)
        self.is_noting = False
        return self.row

    def reasons(self, state: Fliptown, seat: int) -> list[float]:
        """What each of `GROUPS` is held to bring."""
        row = self.features(state, seat)
        now = self.now
        found: list[float] = []
        for group in range(len(GROUPS)):
            total = 0.0
            for feature in range(STARTS[group], STARTS[group + 1]):
                total += row[feature] * now[feature]
            found.append(total)
        return found

    def see(self, feature: i64, amount: float) -> None:
        """Add the weight of *feature* so many times; note it if features are being noted."""
        self.total += self.now[feature] * amount
        if self.is_noting:
            self.row[feature] += amount

    def read(self, state: Fliptown, sheet: Sheet) -> None:
        """Look at the whole sheet."""
        self.see(ONE, 1.0)
        self.see(PHASE + state.turn, 1.0)
        self.money(state, sheet)
        self.risk(state, sheet)
        self.poker(state, sheet)
        self.hotel(state.ruleset, sheet)
        if sheet.land:
            squares: i64 = COUNT[sheet.land]
            self.see(LAND, 0.1 * float(squares))
            self.see(LAND + 1, 0.01 * float(squares * squares))
            if sheet.land == state.ruleset.land.whole:
                self.see(LAND + 2, 1.0)
            elif squares > 5:
                self.see(LAND + 3, 1.0)
        self.marks(TOWN, sheet.buildings)
        self.items(state.ruleset, sheet)
        self.see(TRAIL + sheet.wagon, 1.0)
        self.see(TRAIL + LAST_STOP + 1, 0.1 * float(COUNT[sheet.stops]))
        self.rows(state.ruleset, sheet)
        self.mine(state.ruleset, sheet)
        self.graves(state.ruleset, sheet)

    def hotel(self, ruleset: Ruleset, sheet: Sheet) -> None:
        """Nights paid for, and the gold and cash that make the next one likely."""
        nights: i64 = sheet.hotel
        if nights > 0:
            self.see(HOTEL + nights - 1, 1.0)
        if nights == NIGHTS:
            return
        means: float = 0.1 * float(sheet.gold if sheet.gold < 10 else 10)
        self.see(HOTEL + NIGHTS + nights, means)
        if sheet.cash < 2:
            track = ruleset.hotel_track
            self.see(HOTEL + 2 * NIGHTS, float(track[nights + 1] - track[nights]) * 0.1)

    def marks(self, start: i64, mask: i64) -> None:
        """One feature for every bit of a mask."""
        feature: i64 = start
        while mask:
            if mask & 1:
                self.see(feature, 1.0)
            mask >>= 1
            feature += 1

    def money(self, state: Fliptown, sheet: Sheet) -> None:
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
        rounds: float = float(state.ruleset.rounds - state.round)
        if sheet.pans:
            self.see(PAN, rounds * float(sheet.pans))
        if sheet.hammers:
            self.see(HAMMER, rounds * float(sheet.hammers))

    def risk(self, state: Fliptown, sheet: Sheet) -> None:
        """What the Sheriff may cost in this round and later."""
        wanted: i64 = sheet.wanted
        if wanted == 0:
            return
        round_: i64 = state.round
        self.see(RISK, 0.1 * float(wanted))
        self.see(RISK + 1, 0.01 * float(wanted * wanted))
        is_beyond: bool = wanted >= state.ruleset.always_arrested
        if is_beyond:
            self.see(RISK + 2, float(wanted - LAST_VALUE))
        chance: float = 0.0
        if is_beyond:
            chance = 1.0
        elif state.sheriff != UNSEEN and state.known & BIT[sheet.seat]:
            chance = 1.0 if VALUE_OF[state.sheriff] < wanted else 0.0
            self.see(RISK + 3, 1.0 - chance)
        elif wanted > 1:
            chance = float(wanted - 1) / LAST_VALUE
        loss: float = chance * float(state.ruleset.arrest_stars[round_])
        self.see(RISK + 4, loss)
        if sheet.gold + sheet.pans >= wanted:
            self.see(RISK + 5, loss)
        if sheet.cash >= state.ruleset.arrest_cash[round_] and not is_beyond:
            self.see(RISK + 6, loss)
        # Early in a round there is time to wash oneself clean, or to get deeper into it.
        early: float = 0.2 * float(state.ruleset.turns - state.turn)
        self.see(RISK + 8, early * loss)
        self.see(RISK + 9, early * 0.1 * float(wanted))
        if is_beyond:
            self.see(RISK + 11, early)
        else:
            self.see(RISK + 10, early * 0.01 * float(wanted * wanted))
        stars: i64 = 0
        for later in range(round_ + 1, state.ruleset.rounds):
            stars += state.ruleset.arrest_stars[later]
        if stars:
            risk: float = float(LAST_VALUE if is_beyond else wanted - 1) / LAST_VALUE
            self.see(RISK + 7, risk * float(stars))

    def poker(self, state: Fliptown, sheet: Sheet) -> None:
        """What the cards of the round's column may become."""
        packed: i64 = state.column(sheet)
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
            last = SUIT_OF[card]
            suits |= 1 << last
            bit: i64 = BIT[VALUE_OF[card] - 1]
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
                    self.see(start + 11, 1.0)
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
                    self.see(start + 12, 1.0)
        else:
            self.four_cards(state, ranks, twice, thrice, is_four, last if is_suited else -1)

    def four_cards(
        self, state: Fliptown, ranks: i64, twice: i64, thrice: i64, is_four: bool, suit: i64
    ) -> None:
        """One card to come: what is made, and what the next line-up may make of it."""
        start: i64 = FOUR_CARDS
        pay = self.pay
        pairs: i64 = COUNT[twice]
        made: i64 = NO_HAND
        if is_four:
            made = FOUR
        elif thrice:
            made = THREE
        elif pairs == 2:
            made = TWO_PAIR
        elif pairs == 1:
            made = PAIR
        self.see(start, pay[made])
        if is_four:
            return
        pool: i64 = state.pool
        cards: i64 = cards_in(pool)
        hope: float = 0.0
        if thrice:
            hope += among_three(cards_of(pool, thrice), cards) * (pay[FOUR] - pay[THREE])
            hope += among_three(cards_of(pool, ranks & ~thrice), cards) * (
                pay[FULL_HOUSE] - pay[THREE]
            )
        elif pairs == 2:
            hope += among_three(cards_of(pool, twice), cards) * (pay[FULL_HOUSE] - pay[TWO_PAIR])
        elif pairs == 1:
            three = among_three(cards_of(pool, twice), cards)
            hope += three * (pay[THREE] - pay[PAIR])
            two = among_three(cards_of(pool, ranks & ~twice), cards)
            hope += (1.0 - three) * two * (pay[TWO_PAIR] - pay[PAIR])
        else:
            hope += among_three(cards_of(pool, ranks), cards) * pay[PAIR]
            straight: i64 = 0
            for rank in range(LAST_VALUE):
                if not ranks & BIT[rank] and (ranks | BIT[rank]) in STRAIGHTS:
                    straight |= BIT[rank]
            if straight:
                chance = among_three(cards_of(pool, straight), cards)
                self.see(start + 1, chance * pay[STRAIGHT])
        if suit >= 0:
            flush = among_three(cards_in(pool & SUIT_MASK[suit]), cards)
            self.see(start + 2, flush * (pay[FLUSH] - pay[made]))
        self.see(start + 3, hope)

    def items(self, ruleset: Ruleset, sheet: Sheet) -> None:
        """Belongings, and what there is left to use them on."""
        items: i64 = sheet.items
        if items == 0:
            return
        self.marks(ITEMS, items)
        start: i64 = USES
        stones: float = 0.1 * float(STONE.size() - COUNT[sheet.graves])
        targets: float = 0.1 * float(TARGET.size() - COUNT[sheet.targets])
        if items & SHOVEL:
            self.see(start, stones)
        if items & PROTECTION:
            self.see(start + 1, stones)
        if items & RIFLE:
            self.see(start + 2, targets)
        elif items & PISTOL:
            self.see(start + 3, targets)
        if items & BANDANA:
            self.see(start + 4, targets)
        if items & TRAIL_HORSE:
            self.see(start + 5, 0.1 * float(LAST_STOP - sheet.wagon))
        if items & PICKAXE:
            reach: i64 = ruleset.ways.open_chambers(sheet.chambers, ALL_VALUES)
            self.see(start + 6, 0.1 * float(COUNT[reach]))
        outlaws: i64 = COUNT[items & OUTLAWS]
        if outlaws > 1:
            self.see(start + 7, float(outlaws - 1))

    def rows(self, ruleset: Ruleset, sheet: Sheet) -> None:
        """How far each row of the Badlands is."""
        if sheet.targets == 0:
            return
        rows = ruleset.rows
        for row in range(len(rows)):
            done: i64 = COUNT[sheet.targets & rows[row].mask]
            if done:
                self.see(BADLANDS + ROW_LENGTH * row + done - 1, 1.0)
        self.see(BADLANDS + ROW_LENGTH * len(rows), 0.1 * float(COUNT[sheet.targets]))

    def mine(self, ruleset: Ruleset, sheet: Sheet) -> None:
        """Chambers circled, those next in reach, and the silver that may still grow."""
        chambers: i64 = sheet.chambers
        if chambers == 0:
            return
        self.marks(MINE, chambers)
        reach: i64 = ruleset.ways.open_chambers(chambers, ALL_VALUES)
        self.marks(REACH, reach >> DEEP)
        feature: i64 = SILVER_IN_REACH
        for chamber in SILVER:
            if reach & BIT[chamber]:
                self.see(feature, 0.1 * float(silver_of(ruleset, sheet, chamber)))
            feature += 1

    def graves(self, ruleset: Ruleset, sheet: Sheet) -> None:
        """Stones circled, and rewards that wait for their second stone."""
        graves: i64 = sheet.graves
        feature: i64 = GRAVES
        for stone in STONES:
            if graves & BIT[stone]:
                self.see(feature, 1.0)
            feature += 1
        for ends in ruleset.reward_stones:
            both: i64 = graves & ends
            if both != 0 and both != ends:
                self.see(feature, 1.0)
            feature += 1
        stones: i64 = COUNT[graves]
        self.see(feature, 0.01 * float(stones * stones))


STAMINA: Final = 0.68
"""How likely a sheet that lacks one step for a bounty is to take it in time, roughly."""


def bounty_hope(state: Fliptown, sheet: Sheet, left: i64) -> float:
    """What the bounties not yet scored should bring, the nearer ones more."""
    found: float = 0.0
    for place in range(len(state.bounties)):
        if sheet.scored & BIT[place]:
            continue
        missing: i64 = state.ruleset.bounties[state.bounties[place]].steps_to(state, sheet)
        if missing > left:
            continue
        hope: float = float(state.bounty_stars(place))
        while missing > 0:
            hope *= STAMINA
            missing -= 1
        found += hope
    return found


def cards_of(pool: i64, ranks: i64) -> i64:
    """How many cards of the pool have one of *ranks*."""
    found: i64 = COUNT[pool & ranks]
    found += COUNT[(pool >> LAST_VALUE) & ranks]
    found += COUNT[(pool >> (2 * LAST_VALUE)) & ranks]
    return found + COUNT[(pool >> (3 * LAST_VALUE)) & ranks]


def banked(ruleset: Ruleset, sheet: Sheet) -> float:
    """Points as the sheet stands, cash and gold by their rates but not rounded down."""
    found: float = float(sheet.stars + silver(ruleset, sheet))
    found += float(sheet.cash) / float(ruleset.cash_per_point)
    return found + float(sheet.gold) / float(ruleset.gold_per_point)
