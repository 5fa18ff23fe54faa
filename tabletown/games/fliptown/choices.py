"""What a sheet may answer in its turn: which cards, which region, which site, what comes next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletown.games.fliptown import badlands, cemetery, characters, mine, trail
from tabletown.games.fliptown.asks import (
    ASK_BAIL,
    ASK_CHAMBER,
    ASK_EFFECT,
    ASK_NEXT,
    ASK_STONE,
    ASK_STOP,
    ASK_SUIT,
    ASK_TARGET,
    ASK_TOOL,
    ASK_VALUE,
    ASK_WIPE,
    CARDS_ASSIGNED,
    SITE_ASK,
)
from tabletown.games.fliptown.numbers import (
    ALL_GRAVES,
    ALL_VALUES,
    BADLANDS,
    BAIL_WIPE,
    BIT,
    CEMETERY,
    COWBOT_SUIT,
    MINE,
    NO_COWBOT,
    PICKAXE,
    PROSPECTOR,
    SUIT_OF,
    SUIT_PRICE,
    TOWN,
    TRAIL,
    VALUE_OF,
    WILD_CARD,
)
from tabletown.games.fliptown.reach import answers, make_answers, window
from tabletown.games.fliptown.sheet import NO_CHOICES
from tabletown.games.fliptown.state import Table
from tabletown.games.fliptown.town import AMOUNTS, STREET, least
from tabletown.games.fliptown.trail import LAST_STOP
from tabletown.games.fliptown.verbs import (
    ATTEND,
    CALL,
    CHOOSE_TOOL,
    DIG,
    DONE,
    GO,
    MARK,
    NEXT,
    PASS,
    POWER,
    RIDE,
    ROB,
    SLIP,
    SUIT,
    TAKE,
    USE_SHIELD,
    VALUE,
    VISIT,
    WILD,
    WILD_VALUE,
    WIPE,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabletown.games.fliptown.sheet import Sheet

ALL_SUITS: Final[list[int]] = [SUIT, SUIT + 1, SUIT + 2]
OTHER_SLOTS: Final[list[list[int]]] = [
    [VALUE + 1, VALUE + 2],
    [VALUE, VALUE + 2],
    [VALUE, VALUE + 1],
]
REGIONS: Final[list[list[int]]] = [make_answers(GO, mask, 0) for mask in range(32)]
"""Where to go, for every mask of regions."""
TOOLS: Final[list[int]] = [CHOOSE_TOOL, CHOOSE_TOOL + 1]
SHIELDS: Final[list[int]] = [USE_SHIELD, USE_SHIELD + 1]
TRAIL_BIT: Final = 1
BADLANDS_BIT: Final = 2
MINE_BIT: Final = 4
TOWN_BIT: Final = 8
CEMETERY_BIT: Final = 16
RIDES: Final = 0xF
"""Pending bonus actions of one region, of all that are counted in four bits a region."""
ROBBERIES: Final = 0xF0
DIGGING: Final = 0xF00
VISITS: Final = 0xF000
GRAVES: Final = 0xF0000
MAIN: Final = 1
"""What a site question is about when it is the main action; 0 is a bonus action."""
FIRST_SITE: Final[list[int]] = [RIDE, ROB - 1, DIG, VISIT, MARK]
"""By region, the answer that stands for bit 0 of a mask of sites."""
SITE_LISTS: Final[list[list[list[int]]]] = [[NO_CHOICES] * 32768 for _ in FIRST_SITE]
"""By region, mask of sites and whether one may refuse; found when asked, shared, not changed."""
ALL_PAIRS: Final = 0xEE
"""Suit and value from different slots: bit 3 * suit slot + value slot."""


def choices(table: Table, sheet: Sheet) -> list[int]:
    """The legal answers to what *sheet* is asked."""
    ask: i64 = sheet.ask
    if ask < ASK_STOP:
        if ask == ASK_SUIT:
            return suit_choices(table, sheet)
        if ask == ASK_VALUE:
            return value_choices(table, sheet)
        return region_choices(table, sheet)
    if ask <= ASK_STONE:
        return site_choices(table, sheet, ask)
    if ask == ASK_NEXT:
        return next_choices(table, sheet)
    if ask == ASK_EFFECT:
        soft: i64 = 1
        building = STREET[sheet.about - 1]
        if building.is_free and table.is_active(sheet):
            soft = 0
        return building.answers(table, sheet, soft)
    if ask == ASK_TOOL:
        return TOOLS
    if ask == ASK_WIPE:
        return answers(WIPE, AMOUNTS[least(sheet.about, sheet.wanted)] | 1, 0)
    if ask == ASK_BAIL:
        most: i64 = least(BAIL_WIPE, sheet.wanted)
        return [*answers(WIPE, AMOUNTS[most], 0), TAKE, TAKE + 1]
    return SHIELDS


def suit_choices(table: Table, sheet: Sheet) -> list[int]:
    """Which card is the suit card; meanwhile abilities and pending bonuses may come first."""
    found = ALL_SUITS
    if sheet.graves == ALL_GRAVES:
        pairs: i64 = assignments(table, sheet)
        found = [SUIT + slot for slot in range(3) if (pairs >> (3 * slot)) & 7]
    return found + extras(table, sheet, 0, characters.open_bonuses(sheet))


def value_choices(table: Table, sheet: Sheet) -> list[int]:
    """Which of the other two is the value card."""
    found = OTHER_SLOTS[sheet.suit_slot]
    if sheet.graves != ALL_GRAVES:
        return found
    pairs: i64 = assignments(table, sheet) >> (3 * sheet.suit_slot)
    return [action for action in found if (pairs >> (action - VALUE)) & 1]


def assignments(table: Table, sheet: Sheet) -> i64:
    """With every tombstone circled: the (suit, value) pairs that do not lead to a dead end.

    Bit 3 * suit slot + value slot. If no pair gives a site for nothing, all are allowed, since
    then the turn may be passed. Ruling FT-R3.
    """
    if is_pass_allowed(table, sheet):
        return 0x1FF
    if sheet.gold >= SUIT_PRICE:
        # Gold for another suit always leads to the Town.
        return ALL_PAIRS
    kept: i64 = sheet.value
    mask: i64 = 0
    for suit_slot in range(3):
        for value_slot in range(3):
            if suit_slot != value_slot:
                if is_playable(table, sheet, suit_slot, value_slot):
                    mask |= BIT[3 * suit_slot + value_slot]
    sheet.value = kept
    return mask


def is_playable(table: Table, sheet: Sheet, suit_slot: i64, value_slot: i64) -> bool:
    """Whether the pair reaches a site, whatever the means."""
    sheet.value = VALUE_OF[table.slot(value_slot)]
    suit: i64 = SUIT_OF[table.slot(suit_slot)]
    if can_reach(table, sheet, suit, sheet.gold):
        return True
    if sheet.power == 0:
        return False
    if sheet.character == WILD_CARD:
        return True
    if sheet.character != PROSPECTOR or sheet.pans == 0:
        return False
    sheet.free = sheet.pans
    found = can_reach(table, sheet, suit, sheet.gold)
    sheet.free = 0
    return found


def is_pass_allowed(table: Table, sheet: Sheet) -> bool:
    """Whether every tombstone is circled and no assignment gives a site without gold."""
    if sheet.graves != ALL_GRAVES:
        return False
    kept: i64 = sheet.value
    free: i64 = sheet.free
    sheet.free = 0
    found: bool = is_site_free(table, sheet)
    sheet.value = kept
    sheet.free = free
    return not found


def is_site_free(table: Table, sheet: Sheet) -> bool:
    """Whether an assignment of the line-up gives a site without gold; the value is changed."""
    for suit_slot in range(3):
        for value_slot in range(3):
            if suit_slot != value_slot:
                sheet.value = VALUE_OF[table.slot(value_slot)]
                if can_reach(table, sheet, SUIT_OF[table.slot(suit_slot)], 0):
                    return True
    return False


def can_reach(table: Table, sheet: Sheet, region: i64, gold: i64) -> bool:
    """Whether the value card reaches a site of *region* for at most *gold*."""
    if region == TOWN:
        return True
    if region == TRAIL:
        return trail.farthest(sheet, gold) > sheet.wagon
    exact: bool = table.setting.exact
    if region == BADLANDS:
        return window(sheet.value, gold, sheet.free, 0, exact) & badlands.open_targets(sheet) != 0
    tool: i64 = mine.tool_steps(sheet)
    values: i64 = window(sheet.value, gold, sheet.free, tool, exact)
    return mine.usable_ways(sheet.chambers, values) != 0


def go_regions(table: Table, sheet: Sheet) -> i64:
    """The card regions open to the main action, another suit at its price, as a mask."""
    left: i64 = sheet.gold - SUIT_PRICE
    if left < 0:
        return BIT[sheet.suit] if can_reach(table, sheet, sheet.suit, sheet.gold) else 0
    mask: i64 = TOWN_BIT
    if trail.farthest(sheet, left) > sheet.wagon:
        mask |= TRAIL_BIT
    exact: bool = table.setting.exact
    values: i64 = window(sheet.value, left, sheet.free, 0, exact)
    if values & badlands.open_targets(sheet):
        mask |= BADLANDS_BIT
    if sheet.items & PICKAXE:
        values = window(sheet.value, left, sheet.free, mine.tool_steps(sheet), exact)
    if mine.usable_ways(sheet.chambers, values):
        mask |= MINE_BIT
    if not mask & BIT[sheet.suit] and can_reach(table, sheet, sheet.suit, sheet.gold):
        mask |= BIT[sheet.suit]
    return mask


def region_choices(table: Table, sheet: Sheet) -> list[int]:
    """Where to act: the suit's region, another one for gold, or the Cemetery."""
    mask: i64 = go_regions(table, sheet)
    if sheet.graves == ALL_GRAVES:
        return REGIONS[mask] + more_choices(table, sheet, mask)
    # A Joker or the Prospector is not wasted on the Cemetery, which ignores the cards.
    if sheet.free == 0 or mask == 0:
        mask |= CEMETERY_BIT
    if sheet.power or sheet.bonuses or sheet.effects or table.cowbot != NO_COWBOT:
        return REGIONS[mask] + more_choices(table, sheet, mask)
    return REGIONS[mask]


def more_choices(table: Table, sheet: Sheet, mask: i64) -> list[int]:
    """Besides going: slipping past the cowbot, Jokers, abilities, passing, pending bonuses."""
    found: list[int] = []
    jokers: i64 = sheet.power if sheet.character == WILD_CARD else 0
    if can_slip(table, sheet):
        if sheet.gold >= SUIT_PRICE:
            found.append(SLIP)
        if jokers > 0:
            found.append(SLIP + 1)
    if jokers > 0:
        for region in range(4):
            if region != sheet.suit and can_reach(table, sheet, region, sheet.gold):
                found.append(WILD + region)
        is_of_use: bool = characters.is_region_open(sheet, sheet.suit)
        if sheet.free == 0 and (is_of_use or sheet.gold >= SUIT_PRICE or jokers > 1):
            found.append(WILD_VALUE)
    is_pass: i64 = 1 if mask == 0 or is_pass_allowed(table, sheet) else 0
    return found + extras(table, sheet, is_pass, characters.open_bonuses(sheet))


def can_slip(table: Table, sheet: Sheet) -> bool:
    """Whether another suit puts the cowbot to sleep before a walk to the Cemetery. FT-R6."""
    if table.cowbot == NO_COWBOT or not table.setting.gold_dodge or sheet.graves == ALL_GRAVES:
        return False
    suit: i64 = COWBOT_SUIT[table.cowbot]
    return sheet.suit == suit and not table.is_in_lineup(suit, sheet.suit_slot)


def extras(table: Table, sheet: Sheet, is_pass: i64, waiting: i64) -> list[int]:
    """Abilities, the pending bonuses that *waiting* counts, and effects that may come now."""
    found: list[int] = []
    if sheet.power > 0:
        if characters.can_help(table, sheet) or can_prospect(table, sheet):
            found.append(POWER)
        called: i64 = characters.callable_regions(sheet)
        for region in range(5):
            if (called >> region) & 1:
                found.append(CALL + region)
    if is_pass:
        found.append(PASS)
    if waiting:
        if waiting & RIDES:
            found.append(NEXT + TRAIL)
        if waiting & ROBBERIES:
            found.append(NEXT + BADLANDS)
        if waiting & DIGGING:
            found.append(NEXT + MINE)
        if waiting & VISITS:
            found.append(NEXT + TOWN)
        if waiting & GRAVES:
            found.append(NEXT + CEMETERY)
    waiting = sheet.effects
    place: i64 = 0
    while waiting != 0:
        # Seldom more than one of the thirteen is pending: past four others at a stride.
        if waiting & 0xFFFF == 0:
            waiting >>= 16
            place += 4
        if waiting & 15 and STREET[place].is_open(table, sheet):
            found.append(ATTEND + place)
        waiting >>= 4
        place += 1
    return found


def can_prospect(table: Table, sheet: Sheet) -> bool:
    """Whether the Prospector may shift the value card, and it leads somewhere."""
    if sheet.character != PROSPECTOR or sheet.power == 0 or sheet.pans == 0:
        return False
    if sheet.step != CARDS_ASSIGNED or sheet.free > 0:
        return False
    sheet.free = sheet.pans
    found: bool = go_regions(table, sheet) != 0
    sheet.free = 0
    return found


def site_choices(table: Table, sheet: Sheet, ask: i64) -> list[int]:
    """The sites of a region: within reach of the value card, or any for a bonus action."""
    mask: i64
    if ask == ASK_STONE:
        mask = cemetery.open_stones(sheet)
    elif ask == ASK_STOP:
        top: i64 = LAST_STOP if sheet.about != MAIN else trail.farthest(sheet, sheet.gold)
        mask = trail.open_stops(sheet, top)
    else:
        mask = ALL_VALUES
        if sheet.about == MAIN:
            tool: i64 = mine.tool_steps(sheet) if ask == ASK_CHAMBER else 0
            mask = window(sheet.value, sheet.gold, sheet.free, tool, table.setting.exact)
        if ask == ASK_TARGET:
            mask &= badlands.open_targets(sheet)
        elif ask == ASK_CHAMBER:
            mask = mine.open_chambers(sheet.chambers, mask)
    lists = SITE_LISTS[ask - SITE_ASK]
    found = lists[mask * 2 + sheet.soft]
    if not found:
        found = make_answers(FIRST_SITE[ask - SITE_ASK], mask, sheet.soft)
        lists[mask * 2 + sheet.soft] = found
    return found


def next_choices(table: Table, sheet: Sheet) -> list[int]:
    """Which pending bonus or effect comes next; the rest may be left, if nothing forces it."""
    found = extras(table, sheet, 0, characters.open_bonuses(sheet))
    if not is_bound(table, sheet):
        found.append(DONE)
    return found


def is_bound(table: Table, sheet: Sheet) -> bool:
    """Whether the cowbot's turn forbids leaving what is pending. Rulings FT-R12, FT-R68."""
    if table.cowbot == NO_COWBOT or not table.is_active(sheet):
        return False
    if sheet.bonuses:
        return True
    for place in range(13):
        if (sheet.effects >> (4 * place)) & 15 and STREET[place].is_free:
            if STREET[place].is_open(table, sheet):
                return True
    return False
