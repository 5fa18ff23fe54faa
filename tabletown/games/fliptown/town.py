"""The Town's thirteen buildings, ace to king: one class each, in the order of the street.

A visit circles the building; the first one also gives what its roof shows. The effect waits
among the pending ones until its owner turns to it, so that the roof may come first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from tabletown.games.fliptown.asks import ASK_EFFECT, ASK_PEEK
from tabletown.games.fliptown.happenings import CHECKED_IN, CLAIMED, PEEKED, VISITED
from tabletown.games.fliptown.numbers import (
    BANDANA_ITEM,
    BANK,
    BANK_BLACK,
    BANK_RED,
    BIT,
    CHEAPEST_PLOT,
    CHURCH,
    CLUB,
    HIDEOUT,
    HOTEL,
    HOTEL_TRACK,
    ITEM_PRICE,
    ITEM_STARS,
    LAND_COMPLETE,
    MOST,
    OFFICE_STAR,
    OFFICE_WIPE,
    OUTLAWS,
    PICKAXE,
    PISTOL_ITEM,
    PLOT_MASK,
    PLOT_PRICE,
    PLOT_STARS,
    PRICE,
    PROTECTION,
    RIFLE_ITEM,
    ROOF_BONUS,
    ROOF_STARS,
    SALOON,
    SHOVEL,
    STORE_PAN,
    TOWN,
    TRAIL_HORSE,
    WHOLE_LAND,
    WORK_HORSE,
)
from tabletown.games.fliptown.reach import answers
from tabletown.games.fliptown.state import EARLY, FOUR_BITS, FROM_LAND, FROM_TOWN, Table
from tabletown.games.fliptown.verbs import (
    ACCEPT,
    ATONE,
    BUY,
    CLAIM,
    DECLINE,
    DRINK,
    HUNT,
    INVEST,
    PLOT,
    TAKE,
    TRADE,
    WIPE,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabletown.games.fliptown.sheet import Sheet

AMOUNTS: Final[list[int]] = [2 ** (most + 1) - 2 for most in range(9)]
"""Masks of the amounts 1 to most."""
ITEM_PROTECTION: Final = 7
ITEM_SHOVEL: Final = 8
ITEM_RED: Final = 9
ITEM_OUTLAW: Final = 11
TAKE_STAR: Final = TAKE + 2


def least(one: i64, two: i64) -> i64:
    """The smaller of two numbers."""
    return one if one < two else two


class Building:
    """A building: when its effect can be used, what may be answered, and what comes of it."""

    key: ClassVar[str] = ""

    def __init__(self, value: int) -> None:
        self.value: i64 = value
        """The card value that leads here."""
        self.is_free: bool = False
        """Whether the effect costs nothing; a cowbot's active turn makes it compulsory."""

    def is_open(self, table: Table, sheet: Sheet) -> bool:
        """Whether the effect would do anything for *sheet* now."""
        return False

    def attended(self, table: Table, sheet: Sheet) -> None:
        """The owner turns to the effect: ask what to do."""
        sheet.ask = ASK_EFFECT
        sheet.about = self.value

    def answers(self, table: Table, sheet: Sheet, soft: i64) -> list[int]:
        """What may be answered, refusing included if *soft*."""
        return answers(ACCEPT, 1, soft)

    def chosen(self, table: Table, sheet: Sheet, action: i64) -> None:
        """Carry the answer out."""


class Undertaker(Building):
    """First his protection, no Wanted in the Cemetery; on another visit his shovel."""

    key: ClassVar[str] = "undertaker"

    def __init__(self, value: int) -> None:
        super().__init__(value)
        self.is_free = True

    def is_open(self, table: Table, sheet: Sheet) -> bool:
        """One of the two is still to be had."""
        both: i64 = PROTECTION | SHOVEL
        return sheet.items & both != both

    def chosen(self, table: Table, sheet: Sheet, action: i64) -> None:
        """One step a visit, for nothing. Ruling FT-R34."""
        table.gain_item(sheet, ITEM_SHOVEL if sheet.items & PROTECTION else ITEM_PROTECTION)


class Bank(Building):
    """Put money on red or on black; a line-up all of that colour pays from the next turn on."""

    key: ClassVar[str] = "bank"

    def is_open(self, table: Table, sheet: Sheet) -> bool:
        """Money enough and a colour left."""
        both: i64 = BANK_RED | BANK_BLACK
        return sheet.cash >= PRICE[BANK] and sheet.items & both != both

    def answers(self, table: Table, sheet: Sheet, soft: i64) -> list[int]:
        """The colours not invested in."""
        return answers(INVEST, ~(sheet.items >> ITEM_RED) & 3, soft)

    def chosen(self, table: Table, sheet: Sheet, action: i64) -> None:
        """Pay and circle the colour."""
        table.pay_cash(sheet, PRICE[BANK])
        table.gain_item(sheet, ITEM_RED + action - INVEST)


class Hideout(Building):
    """Lie low: cross out some Wanted."""

    key: ClassVar[str] = "hideout"

    def __init__(self, value: int) -> None:
        super().__init__(value)
        self.is_free = True

    def is_open(self, table: Table, sheet: Sheet) -> bool:
        """There is Wanted to cross out."""
        return sheet.wanted > 0

    def answers(self, table: Table, sheet: Sheet, soft: i64) -> list[int]:
        """Any amount up to the limit."""
        return answers(WIPE, AMOUNTS[least(MOST[HIDEOUT], sheet.wanted)], soft)

    def chosen(self, table: Table, sheet: Sheet, action: i64) -> None:
        """Cross it out."""
        table.wipe(sheet, action - WIPE)


class Shop(Building):
    """A building that sells at most one of its items a visit, each of them once."""

    def __init__(self, value: int, stock: int) -> None:
        super().__init__(value)
        self.stock: i64 = stock
        """The items for sale, as a mask."""

    def wares(self, sheet: Sheet) -> i64:
        """What *sheet* may and can buy."""
        left: i64 = self.stock & ~sheet.items
        mask: i64 = 0
        item: i64 = 0
        while left != 0:
            if left & 1 and ITEM_PRICE[item] <= sheet.cash:
                mask |= BIT[item]
            left >>= 1
            item += 1
        return mask

    def is_open(self, table: Table, sheet: Sheet) -> bool:
        """Something can be bought."""
        return sheet.cash > 0 and self.wares(sheet) != 0

    def answers(self, table: Table, sheet: Sheet, soft: i64) -> list[int]:
        """One of the wares."""
        return answers(BUY, self.wares(sheet), soft)

    def chosen(self, table: Table, sheet: Sheet, action: i64) -> None:
        """Pay, own it, and take the star and the tool that come with it."""
        item: i64 = action - BUY
        table.pay_cash(sheet, ITEM_PRICE[item])
        table.gain_item(sheet, item)
        if ITEM_STARS[item]:
            table.gain_stars(sheet, ITEM_STARS[item], FROM_TOWN)
        if BIT[item] == WORK_HORSE:
            table.gain_hammer(sheet)
        elif BIT[item] == STORE_PAN:
            table.gain_pan(sheet)


class Stables(Shop):
    """Buy a Work Horse, a hammer and a star, or a Trail Horse, a longer ride."""

    key: ClassVar[str] = "stables"


class GeneralStore(Shop):
    """Buy a gold pan with a star, a pickaxe with a star, or a bandana."""

    key: ClassVar[str] = "general-store"


class Church(Building):
    """Buy back a good name: each dollar crosses out one Wanted."""

    key: ClassVar[str] = "church"

    def most(self, sheet: Sheet) -> i64:
        """How much *sheet* can cross out."""
        return least(least(MOST[CHURCH], sheet.wanted), sheet.cash // PRICE[CHURCH])

    def is_open(self, table: Table, sheet: Sheet) -> bool:
        """Wanted, and money for it."""
        return self.most(sheet) > 0

    def answers(self, table: Table, sheet: Sheet, soft: i64) -> list[int]:
        """Any amount up to the limit."""
        return answers(ATONE, AMOUNTS[self.most(sheet)], soft)

    def chosen(self, table: Table, sheet: Sheet, action: i64) -> None:
        """Pay and cross out."""
        amount: i64 = action - ATONE
        table.pay_cash(sheet, amount * PRICE[CHURCH])
        table.wipe(sheet, amount)


class Hotel(Building):
    """Check in: the last silver star reached counts at the end."""

    key: ClassVar[str] = "hotel"

    def is_open(self, table: Table, sheet: Sheet) -> bool:
        """A night left on the track and money for it. Ruling FT-R31."""
        return sheet.cash >= PRICE[HOTEL] and sheet.hotel < len(HOTEL_TRACK) - 1

    def chosen(self, table: Table, sheet: Sheet, action: i64) -> None:
        """Pay and circle the next silver star."""
        table.pay_cash(sheet, PRICE[HOTEL])
        sheet.hotel += 1
        if table.tape is not None:
            table.note(CHECKED_IN, sheet, HOTEL_TRACK[sheet.hotel])


PLOT_LISTS: Final[dict[int, list[int]]] = {}


def open_plots(land: i64, cash: i64) -> list[int]:
    """The placements that fit beside *land* and cost at most *cash*."""
    budget: i64 = least(cash, 63)
    key: int = (land << 6) | budget
    found = PLOT_LISTS.get(key)
    if found is None:
        found = []
        for plot in range(len(PLOT.words)):
            if PLOT_MASK[plot] & land == 0 and PLOT_PRICE[plot] <= budget:
                found.append(CLAIM + plot)
        PLOT_LISTS[key] = found
    return found


class LandOffice(Building):
    """Claim a shape of land: stars for its squares, and more for the ninth."""

    key: ClassVar[str] = "land-office"

    def is_open(self, table: Table, sheet: Sheet) -> bool:
        """A shape fits and can be paid. Ruling FT-R32."""
        return sheet.cash >= CHEAPEST_PLOT and len(open_plots(sheet.land, sheet.cash)) > 0

    def answers(self, table: Table, sheet: Sheet, soft: i64) -> list[int]:
        """Every placement, turned and mirrored freely."""
        found = open_plots(sheet.land, sheet.cash)
        return [DECLINE, *found] if soft else found

    def chosen(self, table: Table, sheet: Sheet, action: i64) -> None:
        """Pay, mark the squares, gain their stars at once. Ruling FT-R33."""
        plot: i64 = action - CLAIM
        stars: i64 = PLOT_STARS[plot]
        table.pay_cash(sheet, PLOT_PRICE[plot])
        sheet.land |= PLOT_MASK[plot]
        if sheet.land == WHOLE_LAND:
            stars += LAND_COMPLETE
        if table.tape is not None:
            table.note(CLAIMED, sheet, plot, stars)
        table.gain_stars(sheet, stars, FROM_LAND)


class Gunsmith(Shop):
    """Buy the pistol; with it, on another visit, the rifle."""

    key: ClassVar[str] = "gunsmith"

    def wares(self, sheet: Sheet) -> i64:
        """The pistol first, the rifle only with it. Edition point FT-E10."""
        found: i64 = super().wares(sheet)
        return found & PISTOL_ITEM if not sheet.items & PISTOL_ITEM else found & RIFLE_ITEM


class BailBonds(Building):
    """Hunt an outlaw: each such card of a later line-up brings a reward."""

    key: ClassVar[str] = "bail-bonds"

    def __init__(self, value: int) -> None:
        super().__init__(value)
        self.is_free = True

    def is_open(self, table: Table, sheet: Sheet) -> bool:
        """An outlaw is still free."""
        all_three: i64 = OUTLAWS * 7
        return sheet.items & all_three != all_three

    def answers(self, table: Table, sheet: Sheet, soft: i64) -> list[int]:
        """The outlaws not hunted yet. Ruling FT-R9."""
        return answers(HUNT, ~(sheet.items >> ITEM_OUTLAW) & 7, soft)

    def chosen(self, table: Table, sheet: Sheet, action: i64) -> None:
        """Circle the outlaw."""
        table.gain_item(sheet, ITEM_OUTLAW + action - HUNT)


class SheriffsOffice(Building):
    """Look at the Sheriff card, then a star or less Wanted."""

    key: ClassVar[str] = "sheriffs-office"

    def __init__(self, value: int) -> None:
        super().__init__(value)
        self.is_free = True

    def is_open(self, table: Table, sheet: Sheet) -> bool:
        """The Sheriff always has time."""
        return True

    def attended(self, table: Table, sheet: Sheet) -> None:
        """Look first; a card nobody has seen yet is drawn when the dealer comes round.

        Whoever has not seen a card dealt early waits too: a look at once would tell of a rival's.
        """
        is_early: bool = table.known & EARLY != 0 and table.known & sheet.bit == 0
        if table.sheriff < 0 or is_early:
            sheet.ask = ASK_PEEK
        else:
            self.seen(table, sheet)

    def seen(self, table: Table, sheet: Sheet) -> None:
        """The visitor alone knows the card until the round ends. Ruling FT-R36."""
        table.known |= BIT[sheet.seat]
        if table.suspects:
            table.clear_suspect(table.sheriff)
        if table.tape is not None:
            table.tape.write(PEEKED, BIT[sheet.seat], sheet.seat, table.sheriff)
        sheet.ask = ASK_EFFECT
        sheet.about = self.value

    def answers(self, table: Table, sheet: Sheet, soft: i64) -> list[int]:
        """A star, or as much Wanted as there is up to the limit. Ruling FT-R69."""
        found: list[int] = []
        for amount in range(1, least(OFFICE_WIPE, sheet.wanted) + 1):
            found.append(WIPE + amount)
        found.append(TAKE_STAR)
        return found

    def chosen(self, table: Table, sheet: Sheet, action: i64) -> None:
        """The star or the eraser."""
        if action == TAKE_STAR:
            table.gain_stars(sheet, OFFICE_STAR, FROM_TOWN)
        else:
            table.wipe(sheet, action - WIPE)


class Saloon(Building):
    """A round for everyone: cash becomes stars."""

    key: ClassVar[str] = "saloon"

    def is_open(self, table: Table, sheet: Sheet) -> bool:
        """Money for a star."""
        return sheet.cash >= PRICE[SALOON]

    def answers(self, table: Table, sheet: Sheet, soft: i64) -> list[int]:
        """Any number up to the limit."""
        return answers(DRINK, AMOUNTS[least(MOST[SALOON], sheet.cash // PRICE[SALOON])], soft)

    def chosen(self, table: Table, sheet: Sheet, action: i64) -> None:
        """Pay and gain."""
        stars: i64 = action - DRINK
        table.pay_cash(sheet, stars * PRICE[SALOON])
        table.gain_stars(sheet, stars, FROM_TOWN)


class ProspectorsClub(Building):
    """Show off your nuggets: gold becomes stars."""

    key: ClassVar[str] = "prospectors-club"

    def is_open(self, table: Table, sheet: Sheet) -> bool:
        """Gold for a star."""
        return sheet.gold >= PRICE[CLUB]

    def answers(self, table: Table, sheet: Sheet, soft: i64) -> list[int]:
        """Any number up to the limit."""
        return answers(TRADE, AMOUNTS[least(MOST[CLUB], sheet.gold // PRICE[CLUB])], soft)

    def chosen(self, table: Table, sheet: Sheet, action: i64) -> None:
        """Pay and gain."""
        stars: i64 = action - TRADE
        table.pay_gold(sheet, stars * PRICE[CLUB])
        table.gain_stars(sheet, stars, FROM_TOWN)


OFFICE: Final = SheriffsOffice(11)
STREET: Final[list[Building]] = [
    Undertaker(1),
    Bank(2),
    Hideout(3),
    Stables(4, WORK_HORSE | TRAIL_HORSE),
    GeneralStore(5, STORE_PAN | PICKAXE | BANDANA_ITEM),
    Church(6),
    Hotel(7),
    LandOffice(8),
    Gunsmith(9, PISTOL_ITEM | RIFLE_ITEM),
    BailBonds(10),
    OFFICE,
    Saloon(12),
    ProspectorsClub(13),
]


def building_visited(table: Table, sheet: Sheet, value: i64) -> None:
    """Circle the building; the first visit gains what its roof shows. Rulings FT-R13, FT-R15."""
    if table.tape is not None:
        table.note(VISITED, sheet, value - 1)
    if not sheet.buildings & BIT[value - 1]:
        sheet.buildings |= BIT[value - 1]
        if ROOF_STARS[value]:
            table.gain_stars(sheet, ROOF_STARS[value], FROM_TOWN)
        if ROOF_BONUS[value]:
            table.gain_bonus(sheet, ROOF_BONUS[value] - 1, TOWN)
    sheet.effects += FOUR_BITS[value - 1]
