"""The table: deck, line-up, sheets and stage, with the primitives everything else is made of.

Primitives change numbers and write events. They know nothing of turns; `rules` does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from tabletown.core.events import EVERYBODY
from tabletown.core.state import State
from tabletown.games.fliptown.asks import (
    STAGE_ARREST,
    STAGE_BEFORE,
    STAGE_BRIBE,
    STAGE_CHEAT,
    STAGE_FLIP,
    STAGE_TURN,
)
from tabletown.games.fliptown.happenings import (
    BONUS,
    CASH,
    GAINED,
    GOLD,
    HAMMER,
    LOST,
    OWNED,
    PAN,
    REDRAWN,
    SHUFFLED,
    STAR,
    WANTED,
)
from tabletown.games.fliptown.numbers import (
    BIT,
    BOUNTY_CASH,
    BOUNTY_GOLD,
    BOUNTY_WANTED,
    COWBOT_SUIT,
    GAINED_BONUS,
    GAINED_GOLD,
    GAINED_STAR,
    GAINED_WANTED,
    MOST_HAMMERS,
    MOST_PANS,
    NO_COWBOT,
    SUIT_OF,
)
from tabletown.games.fliptown.sheet import Sheet

if TYPE_CHECKING:
    from mypy_extensions import i64

MET_WANTED: Final = 1
MET_RICHES: Final = 2

FROM_TRAIL: Final = 0x1
FROM_BADLANDS: Final = 0x100
FROM_MINE: Final = 0x10000
FROM_TOWN: Final = 0x1000000
FROM_CEMETERY: Final = 0x100000000
FROM_POKER: Final = 0x10000000000
FROM_BOUNTIES: Final = 0x1000000000000
FROM_BANK: Final = -0x1
"""Negative origins are kept in the second number."""
FROM_LAND: Final = -0x100
FROM_START: Final = -0x10000
LOST_TO_SHERIFF: Final = 0x1000000

NONE_SEEN: Final[list[int]] = []
FOUR_BITS: Final[list[int]] = [2 ** (4 * index) for index in range(15)]
"""One of the four-bit counters packed into `bonuses` and `effects`."""
DEALER_BIT: Final = 0x8000
EARLY: Final = 0x2000
"""Among those who have seen the Sheriff, where no seat has this bit: he was dealt early."""
ALL_FRESH: Final = 15


class Setting:
    """The options of a table, decoded once and shared by all its positions."""

    def __init__(self, seats: int, numbers: list[int]) -> None:
        self.seats: i64 = seats
        self.numbers: list[int] = numbers
        """The options' numbers in their declared order."""
        self.characters: bool = numbers[1] != 0
        self.holdem: bool = numbers[2] != 0
        self.competitive: bool = numbers[3] != 0
        self.cowbot: i64 = numbers[4]
        """0 none, 1 to 4 a cowbot, 5 a random one."""
        self.level: i64 = numbers[5]
        self.random_solo: bool = numbers[6] != 0
        self.random_jokers: bool = numbers[7] != 0
        self.gold_dodge: bool = numbers[8] != 0
        self.exact: bool = numbers[9] != 0
        self.guns: i64 = numbers[10]
        self.shields: bool = numbers[11] != 0
        self.standard_poker: bool = numbers[12] != 0
        self.by_source: bool = numbers[13] != 0
        self.feat_10: i64 = numbers[14]
        self.feat_14: i64 = numbers[15]


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(State):
    """A position's fields and primitives; `Town` in rules adds the flow."""

    __slots__ = (
        "bounties",
        "claimed",
        "cowbot",
        "deck",
        "discard",
        "due",
        "first",
        "flipped",
        "fresh",
        "kept",
        "known",
        "luck",
        "pool",
        "reshuffled",
        "round",
        "seats",
        "second",
        "served",
        "serving",
        "setting",
        "setup",
        "sheets",
        "sheriff",
        "stage",
        "stolen",
        "suspects",
        "third",
        "turn",
    )

    def __init__(
        self,
        setting: Setting,
        stage: i64,
        round_: i64,
        turn: i64,
        first: i64,
        second: i64,
        third: i64,
        flipped: i64,
        pool: i64,
        deck: i64,
        discard: i64,
        sheriff: i64,
        known: i64,
        reshuffled: i64,
        served: i64,
        serving: i64,
        due: i64,
        cowbot: i64,
        stolen: i64,
        setup: i64,
        bounties: i64,
        claimed: i64,
        suspects: list[int],
        sheets: list[Sheet],
        kept: list[Sheet],
        fresh: i64,
        luck: i64,
    ) -> None:
        super().__init__()
        self.setting: Setting = setting
        self.seats: i64 = setting.seats
        self.stage: i64 = stage
        self.round: i64 = round_
        """0 to 2."""
        self.turn: i64 = turn
        """0 to 4 within the round."""
        self.first: i64 = first
        self.second: i64 = second
        self.third: i64 = third
        self.flipped: i64 = flipped
        """How many cards of the line-up lie there."""
        self.pool: i64 = pool
        """Cards nobody has seen this round: the deck and an undetermined Sheriff."""
        self.deck: i64 = deck
        """How many cards can still be drawn."""
        self.discard: i64 = discard
        self.sheriff: i64 = sheriff
        """The Sheriff card once it is determined, else -1."""
        self.known: i64 = known
        """Who has seen it; with EARLY, the others have no way to know this turn that it lies."""
        self.reshuffled: i64 = reshuffled
        """Whether the discard pile has become the deck this round."""
        self.served: i64 = served
        """The seat the dealer serves now."""
        self.serving: i64 = serving
        """Seats still to be served."""
        self.due: i64 = due
        """Who owes an answer."""
        self.cowbot: i64 = cowbot
        """4 for none."""
        self.stolen: i64 = stolen
        """Cards the cowbot took."""
        self.setup: i64 = setup
        """How many setup or Hold'em cards have been dealt."""
        self.bounties: i64 = bounties
        """The open bounties, four bits each, number + 1."""
        self.claimed: i64 = claimed
        """Which of them show their later side."""
        self.suspects: list[int] = suspects
        """For each stolen card, which cards it may be; replaced, never changed."""
        self.sheets: list[Sheet] = sheets
        self.kept: list[Sheet] = kept
        """The sheets as they were last shown to rivals; a sheet in it is never changed."""
        self.fresh: i64 = fresh
        """Whose sheet stands as it was last shown, so that no copy is kept of it yet."""
        self.luck: i64 = luck
        """The rest of a line-up that chance has drawn at once; no part of the position."""

    # The deck

    def slot(self, number: i64) -> i64:
        """The line-up's card in a slot."""
        if number == 0:
            return self.first
        return self.second if number == 1 else self.third

    def take(self, card: i64) -> None:
        """A card leaves the deck, seen by somebody."""
        self.pool &= ~BIT[card]
        self.deck -= 1
        if self.suspects:
            self.clear_suspect(card)

    def clear_suspect(self, card: i64) -> None:
        """What has been seen was not stolen."""
        keep: i64 = ~BIT[card]
        left: list[int] = []
        for mask in self.suspects:
            left.append(mask & keep)
        self.suspects = left

    def reshuffle(self) -> None:
        """Turn the discard pile into a new deck. Ruling FT-R1."""
        if self.sheriff < 0:
            self.sheriff = lowest_card(self.pool)
        self.pool = self.discard
        self.deck = count_cards(self.pool)
        self.discard = 0
        self.reshuffled = 1
        if self.tape is not None:
            self.tape.write(SHUFFLED, EVERYBODY)

    def lineup_replaced(self, sheet: Sheet) -> None:
        """The Mayor discards the three cards; three new ones are flipped."""
        self.discard_lineup()
        if self.tape is not None:
            self.tape.write(REDRAWN, EVERYBODY, sheet.seat)
        self.begin_flip()

    def discard_lineup(self) -> None:
        """The three cards join the discard pile."""
        self.discard |= BIT[self.first] | BIT[self.second] | BIT[self.third]
        self.flipped = 0
        self.first = 0
        self.second = 0
        self.third = 0

    def begin_flip(self) -> None:
        """The dealer flips three cards, the old deck's last ones first. Ruling FT-R1."""
        self.stage = STAGE_FLIP
        self.due = DEALER_BIT
        if self.deck == 0:
            self.reshuffle()

    def show_sheets(self) -> None:
        """What rivals see from now on is how the sheets stand now."""
        if self.seats > 1:
            self.fresh = ALL_FRESH

    def keep(self, sheet: Sheet) -> None:
        """Before *sheet* changes, keep it as rivals go on seeing it."""
        bit: i64 = sheet.bit
        if self.fresh & bit:
            self.fresh -= bit
            self.kept[sheet.seat] = sheet.shown()

    def public(self, seat: int) -> Sheet:
        """The sheet of *seat* as rivals see it; nobody may change it."""
        if self.fresh & BIT[seat]:
            return self.sheets[seat].shown()
        return self.kept[seat]

    def publics(self) -> list[Sheet]:
        """All sheets as rivals see them; none where there is no rival."""
        return [self.public(seat) for seat in range(self.seats)] if self.seats > 1 else []

    # What a sheet gains and loses

    def eyes(self, sheet: Sheet) -> i64:
        """Who may see at once what happens on *sheet*: with rivals, its owner alone."""
        if self.setting.seats == 1:
            return EVERYBODY
        stage: i64 = self.stage
        if stage == STAGE_TURN or stage == STAGE_CHEAT or stage == STAGE_ARREST:
            return sheet.bit
        return sheet.bit if STAGE_BEFORE <= stage <= STAGE_BRIBE else EVERYBODY

    def note(self, kind: i64, sheet: Sheet, what: i64, amount: i64 = 0) -> None:
        """Write an event of a sheet."""
        if self.tape is not None:
            self.tape.write(kind, self.eyes(sheet), sheet.seat, what, amount)

    def gain_stars(self, sheet: Sheet, amount: i64, origin: i64) -> None:
        """Stars count at once."""
        sheet.stars += amount
        sheet.gained |= GAINED_STAR
        if origin > 0:
            sheet.origin += amount * origin
        else:
            sheet.origin2 -= amount * origin
        if self.tape is not None:
            self.note(GAINED, sheet, STAR, amount)

    def gain_cash(self, sheet: Sheet, amount: i64) -> None:
        """Cash, in dollars."""
        sheet.cash += amount
        if sheet.cash >= BOUNTY_CASH:
            sheet.met |= MET_RICHES
        if self.tape is not None:
            self.note(GAINED, sheet, CASH, amount)

    def gain_gold(self, sheet: Sheet, amount: i64) -> None:
        """Gold nuggets."""
        sheet.gold += amount
        sheet.gained |= GAINED_GOLD
        if sheet.gold >= BOUNTY_GOLD:
            sheet.met |= MET_RICHES
        if self.tape is not None:
            self.note(GAINED, sheet, GOLD, amount)

    def gain_wanted(self, sheet: Sheet, amount: i64) -> None:
        """Lawlessness rises; nothing happens for an amount of 0."""
        if amount == 0:
            return
        sheet.wanted += amount
        sheet.gained |= GAINED_WANTED
        if sheet.wanted >= BOUNTY_WANTED:
            sheet.met |= MET_WANTED
        if self.tape is not None:
            self.note(GAINED, sheet, WANTED, amount)

    def gain_pan(self, sheet: Sheet) -> None:
        """A gold pan; beyond the last one it is lost. Ruling FT-R42."""
        if sheet.pans < MOST_PANS:
            sheet.pans += 1
            if self.tape is not None:
                self.note(GAINED, sheet, PAN, 1)

    def gain_hammer(self, sheet: Sheet) -> None:
        """A hammer; beyond the last one it is lost. Ruling FT-R42."""
        if sheet.hammers < MOST_HAMMERS:
            sheet.hammers += 1
            if self.tape is not None:
                self.note(GAINED, sheet, HAMMER, 1)

    def gain_item(self, sheet: Sheet, item: i64) -> None:
        """Something the sheet keeps for good, by its place in the list of belongings."""
        sheet.items |= BIT[item]
        if self.tape is not None:
            self.note(OWNED, sheet, item)

    def gain_bonus(self, sheet: Sheet, region: i64, source: i64) -> None:
        """A bonus action in *region* joins the pending ones; *source* is where its icon is."""
        sheet.bonuses += FOUR_BITS[region]
        self.count_bonus(sheet, region)
        sheet.sources |= BIT[source]

    def count_bonus(self, sheet: Sheet, region: i64) -> None:
        """A bonus action has been gained, whether or not it will be carried out."""
        sheet.opened |= BIT[region]
        sheet.gained |= GAINED_BONUS
        if self.tape is not None:
            self.note(BONUS, sheet, region)

    def pay_cash(self, sheet: Sheet, amount: i64) -> None:
        """Cash is crossed out."""
        sheet.cash -= amount
        if self.tape is not None:
            self.note(LOST, sheet, CASH, amount)

    def pay_gold(self, sheet: Sheet, amount: i64) -> None:
        """Gold is crossed out; nothing happens for an amount of 0."""
        if amount == 0:
            return
        sheet.gold -= amount
        if self.tape is not None:
            self.note(LOST, sheet, GOLD, amount)

    def wipe(self, sheet: Sheet, amount: i64) -> None:
        """Wanted is crossed out, never below 0. Ruling FT-R30."""
        cut: i64 = amount if amount < sheet.wanted else sheet.wanted
        if cut > 0:
            sheet.wanted -= cut
            if self.tape is not None:
                self.note(LOST, sheet, WANTED, cut)

    def lose_stars(self, sheet: Sheet, amount: i64) -> None:
        """Stars are crossed out, at most all there are."""
        cut: i64 = amount if amount < sheet.stars else sheet.stars
        sheet.stars -= cut
        sheet.origin2 += cut * LOST_TO_SHERIFF
        if self.tape is not None:
            self.note(LOST, sheet, STAR, cut)

    # The cowbot

    def is_active(self, sheet: Sheet) -> bool:
        """Whether the turn is one on which the cowbot may steal. Edition point FT-E1."""
        if self.cowbot == NO_COWBOT:
            return False
        suit: i64 = COWBOT_SUIT[self.cowbot]
        if sheet.step == 0:
            return self.is_in_lineup(suit, -1)
        if sheet.suit == suit:
            return True
        return self.is_in_lineup(suit, sheet.suit_slot if self.setting.gold_dodge else -1)

    def is_in_lineup(self, suit: i64, but: i64) -> bool:
        """Whether a card of the line-up, slot *but* left out, has *suit*."""
        if but != 0 and SUIT_OF[self.first] == suit:
            return True
        if but != 1 and SUIT_OF[self.second] == suit:
            return True
        return but != 2 and SUIT_OF[self.third] == suit


def count_cards(mask: i64) -> i64:
    """How many cards a mask holds."""
    found: i64 = 0
    while mask != 0:
        mask &= mask - 1
        found += 1
    return found


def lowest_card(mask: i64) -> i64:
    """The first card of a mask."""
    card: i64 = 0
    while (mask & 1) == 0:
        mask >>= 1
        card += 1
    return card


def cards_of(mask: i64) -> list[int]:
    """The cards of a mask, ascending."""
    found: list[int] = []
    card: i64 = 0
    while mask != 0:
        if mask & 1:
            found.append(card)
        mask >>= 1
        card += 1
    return found
