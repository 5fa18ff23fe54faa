"""One sheet's turn: assign the cards, change them, act, and resolve what follows.

Every question of a turn is listed in `choices` and carried out by `answered`; between two
questions `advance` finds the next one. A sheet decides alone, whatever rivals do.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletown.games.fliptown import badlands, cemetery, characters, mine, trail
from tabletown.games.fliptown.asks import (
    ACTION_TAKEN,
    ASK_BAIL,
    ASK_CHAMBER,
    ASK_DONE,
    ASK_EFFECT,
    ASK_NEXT,
    ASK_NOTHING,
    ASK_REGION,
    ASK_SHIELD,
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
from tabletown.games.fliptown.happenings import ASSIGNED
from tabletown.games.fliptown.numbers import (
    BAIL_CASH,
    BAIL_GOLD,
    BANK_BLACK,
    BANK_PAYOUT,
    BANK_RED,
    BIT,
    CEMETERY,
    OUTLAWS,
    PROSPECTOR,
    SUIT_OF,
    SUIT_PRICE,
    VALUE_OF,
)
from tabletown.games.fliptown.reach import WILD_STEPS, price
from tabletown.games.fliptown.sheet import NO_CHOICES, Sheet
from tabletown.games.fliptown.state import FOUR_BITS, FROM_BANK, Table
from tabletown.games.fliptown.town import STREET, building_visited
from tabletown.games.fliptown.verbs import (
    ATTEND,
    CALL,
    CHOOSE_TOOL,
    DECLINE,
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

from tabletown.games.fliptown.choices import (
    MAIN,
    extras,
    is_bound,
    region_choices,
    site_choices,
    value_choices,
)

RED_SUITS: Final = (0, 2)
"""Hearts and diamonds."""
PAYS_ON: Final[list[int]] = [BANK_RED if suit in RED_SUITS else BANK_BLACK for suit in SUIT_OF]
"""The investment that a card's colour pays on, if the whole line-up has it."""
OUTLAW_OF: Final[list[int]] = [OUTLAWS << (value - 11) if value > 10 else 0 for value in VALUE_OF]
"""The hunted outlaw that a card stands for; 0 for most."""


def income(table: Table, sheet: Sheet) -> None:
    """What investments of earlier turns bring, from the cards as they were flipped."""
    items: i64 = sheet.items
    first: i64 = table.first
    second: i64 = table.second
    third: i64 = table.third
    if items & PAYS_ON[first] & PAYS_ON[second] & PAYS_ON[third]:
        table.gain_stars(sheet, BANK_PAYOUT[table.round], FROM_BANK)
    if items >= OUTLAWS:
        if items & OUTLAW_OF[first]:
            sheet.left += 1
        if items & OUTLAW_OF[second]:
            sheet.left += 1
        if items & OUTLAW_OF[third]:
            sheet.left += 1


# What comes of an answer


def answered(table: Table, sheet: Sheet, action: i64) -> list[int]:
    """Carry out *action*; the answers to the next question, if they are known by then.

    Else it has asked something, or `advance` finds what comes next.
    """
    ask: i64 = sheet.ask
    if ask == ASK_SUIT:
        if action < VALUE:
            sheet.suit_slot = action - SUIT
            sheet.ask = ASK_VALUE
            return value_choices(table, sheet)
        sheet.ask = ASK_NOTHING
        turned_to(table, sheet, action)
        return NO_CHOICES
    if ask == ASK_VALUE:
        cards_assigned(table, sheet, action - VALUE)
        sheet.ask = ASK_REGION
        return region_choices(table, sheet)
    sheet.ask = ASK_NOTHING
    if ask == ASK_REGION:
        if action < SLIP:
            return went(table, sheet, action - GO)
        if action < PASS:
            region_chosen(table, sheet, action)
        elif action == PASS:
            sheet.step = ACTION_TAKEN
        else:
            turned_to(table, sheet, action)
    elif ask <= ASK_STONE:
        if action != DECLINE:
            site_chosen(table, sheet, ask, action)
    elif ask == ASK_NEXT:
        if action == DONE:
            leave(sheet)
        else:
            turned_to(table, sheet, action)
    elif ask == ASK_EFFECT:
        if action != DECLINE:
            STREET[sheet.about - 1].chosen(table, sheet, action)
    elif ask == ASK_TOOL:
        if action == CHOOSE_TOOL:
            table.gain_pan(sheet)
        else:
            table.gain_hammer(sheet)
    elif ask == ASK_WIPE:
        table.wipe(sheet, action - WIPE)
    elif ask == ASK_BAIL:
        bail_paid(table, sheet, action)
    elif ask == ASK_SHIELD:
        shield_chosen(table, sheet, action == USE_SHIELD)
    return NO_CHOICES


def cards_assigned(table: Table, sheet: Sheet, value_slot: i64) -> None:
    """The third card is the poker card, written as it is in the round's column."""
    sheet.value_slot = value_slot
    first: i64 = table.first
    second: i64 = table.second
    third: i64 = table.third
    slot: i64 = sheet.suit_slot
    suit_card: i64 = first if slot == 0 else second if slot == 1 else third
    value_card: i64 = first if value_slot == 0 else second if value_slot == 1 else third
    poker_card: i64 = first + second + third - suit_card - value_card
    sheet.suit = SUIT_OF[suit_card]
    sheet.value = VALUE_OF[value_card]
    sheet.step = CARDS_ASSIGNED
    if table.round == 0:
        sheet.column0 = (sheet.column0 << 6) | (poker_card + 1)
    elif table.round == 1:
        sheet.column1 = (sheet.column1 << 6) | (poker_card + 1)
    else:
        sheet.column2 = (sheet.column2 << 6) | (poker_card + 1)
    if table.tape is not None:
        table.tape.write(ASSIGNED, table.eyes(sheet), sheet.seat, suit_card, value_card, poker_card)


def went(table: Table, sheet: Sheet, region: i64) -> list[int]:
    """Go somewhere by the suit, or for gold; the sites to choose from."""
    sheet.step = ACTION_TAKEN
    sheet.about = MAIN
    sheet.soft = 0
    if region != sheet.suit and region != CEMETERY:
        table.pay_gold(sheet, SUIT_PRICE)
        sheet.suit = region
    ask: i64 = SITE_ASK + region
    sheet.ask = ask
    return site_choices(table, sheet, ask)


def region_chosen(table: Table, sheet: Sheet, action: i64) -> None:
    """Slip past the cowbot, play a Joker, or use an ability first."""
    if action >= POWER:
        turned_to(table, sheet, action)
        return
    if action == WILD_VALUE:
        characters.ability_used(table, sheet)
        sheet.free = WILD_STEPS
        return
    sheet.step = ACTION_TAKEN
    sheet.about = MAIN
    sheet.soft = 0
    if action < WILD:
        if action == SLIP:
            table.pay_gold(sheet, SUIT_PRICE)
        else:
            characters.ability_used(table, sheet)
        sheet.suit = CEMETERY
        sheet.ask = ASK_STONE
    else:
        characters.ability_used(table, sheet)
        sheet.suit = action - WILD
        sheet.ask = SITE_ASK + sheet.suit


def turned_to(table: Table, sheet: Sheet, action: i64) -> None:
    """Use the character's ability, or turn to a pending bonus or effect."""
    if action == POWER:
        if sheet.character == PROSPECTOR:
            characters.ability_used(table, sheet)
            sheet.free = sheet.pans
        else:
            characters.helped(table, sheet)
    elif action < PASS:
        characters.ability_used(table, sheet)
        table.count_bonus(sheet, action - CALL)
        open_site(sheet, action - CALL, 0)
    elif action < ATTEND:
        sheet.bonuses -= FOUR_BITS[action - NEXT]
        open_site(sheet, action - NEXT, 0)
    else:
        sheet.effects -= FOUR_BITS[action - ATTEND]
        STREET[action - ATTEND].attended(table, sheet)


def open_site(sheet: Sheet, region: i64, soft: i64) -> None:
    """Ask for a site of *region*, any value."""
    sheet.ask = SITE_ASK + region
    sheet.about = 0
    sheet.soft = soft


def site_chosen(table: Table, sheet: Sheet, ask: i64, action: i64) -> None:
    """Pay what the value card lacks, if it is the main action, and mark the site."""
    # Whoever has no gold has chosen among what costs none.
    if ask == ASK_STONE:
        cemetery.stone_chosen(table, sheet, action - MARK)
    elif ask == ASK_STOP:
        stop: i64 = action - RIDE + 1
        if sheet.gold and sheet.about == MAIN:
            table.pay_gold(sheet, trail.fare(sheet, stop))
        trail.stop_reached(table, sheet, stop)
    else:
        if sheet.gold and sheet.about == MAIN:
            table.pay_gold(sheet, site_price(table, sheet, action))
        if ask == ASK_TARGET:
            badlands.target_chosen(table, sheet, action - ROB + 2)
        elif ask == ASK_CHAMBER:
            mine.chamber_entered(table, sheet, action - DIG)
        else:
            building_visited(table, sheet, action - VISIT + 1)


def site_price(table: Table, sheet: Sheet, action: i64) -> i64:
    """The gold the value card needs to reach a target, chamber or building."""
    exact: bool = table.setting.exact
    if action < DIG:
        return price(sheet.value, sheet.free, 0, exact, BIT[action - ROB + 1])
    if action < VISIT:
        tool: i64 = mine.tool_steps(sheet)
        ways: i64 = mine.ways_in(sheet.chambers, action - DIG)
        return price(sheet.value, sheet.free, tool, exact, ways)
    return price(sheet.value, sheet.free, 0, exact, BIT[action - VISIT])


def bail_paid(table: Table, sheet: Sheet, action: i64) -> None:
    """A hunted outlaw was in the line-up: cash, gold or less Wanted."""
    sheet.left -= 1
    if action == TAKE:
        table.gain_cash(sheet, BAIL_CASH)
    elif action == TAKE + 1:
        table.gain_gold(sheet, BAIL_GOLD)
    else:
        table.wipe(sheet, action - WIPE)


def shield_chosen(table: Table, sheet: Sheet, shielded: bool) -> None:
    """The owner lets bandana or protection work, or not. Ruling FT-R71."""
    if sheet.about >= cemetery.STONE_ABOUT:
        cemetery.stone_circled(table, sheet, sheet.about - cemetery.STONE_ABOUT, shielded)
    else:
        badlands.wanted_taken(table, sheet, sheet.about, shielded)


# What is asked next


def advance(table: Table, sheet: Sheet) -> list[int]:
    """Find the next question of the turn, or that there is none; its answers if listed by then."""
    if sheet.step == ACTION_TAKEN:
        if sheet.bonuses or sheet.effects or sheet.power:
            return look_around(table, sheet)
        sheet.ask = ASK_DONE
    elif sheet.step == CARDS_ASSIGNED:
        sheet.ask = ASK_REGION
    else:
        sheet.ask = ASK_BAIL if sheet.left > 0 else ASK_SUIT
    return NO_CHOICES


def leave(sheet: Sheet) -> None:
    """The turn is over for this sheet; what is still pending is lost."""
    sheet.bonuses = 0
    sheet.effects = 0
    sheet.ask = ASK_DONE


def look_around(table: Table, sheet: Sheet) -> list[int]:
    """After the main action: open the one thing that is left, or ask which comes next."""
    if sheet.bonuses:
        sheet.bonuses = characters.open_bonuses(sheet)
    found = extras(table, sheet, 0, sheet.bonuses)
    if not found:
        leave(sheet)
        return NO_CHOICES
    soft: i64 = 0 if is_bound(table, sheet) else 1
    if len(found) == 1 and found[0] >= NEXT:
        turned_to(table, sheet, found[0])
        sheet.soft = soft
        return NO_CHOICES
    sheet.ask = ASK_NEXT
    if soft:
        found.append(DONE)
    return found
