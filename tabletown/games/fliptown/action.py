"""The main action: where the suit card, gold, a Joker or nothing but legs can take its owner."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from tabletown.core.agenda import seat_of
from tabletown.core.view import Facts
from tabletown.games.fliptown import mine, trail, value_card, verbs
from tabletown.games.fliptown.badlands import open_targets
from tabletown.games.fliptown.belongings import PICKAXE
from tabletown.games.fliptown.bonuses import STEP_FOLLOW_UPS, extras, turn_to
from tabletown.games.fliptown.cards import SUIT_OF, VALUE_OF
from tabletown.games.fliptown.cemetery import ALL_GRAVES
from tabletown.games.fliptown.marks import BIT
from tabletown.games.fliptown.regions import REGIONS, SITES, open_bonuses, open_regions
from tabletown.games.fliptown.sheet import ACTION_TAKEN, TurnQuestion
from tabletown.games.fliptown.sites import MAIN_ACTION
from tabletown.games.fliptown.value_card import WILD_STEPS
from tabletown.games.fliptown.verbs import (
    BADLANDS,
    CARD_REGION,
    CEMETERY,
    MEANS,
    MINE,
    NO_COWBOT,
    TOWN,
    TRAIL,
    new_list,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabletown.games.fliptown.sheet import Sheet
    from tabletown.games.fliptown.state import Fliptown

GOING: Final[list[list[int]]] = [new_list(verbs.GO, mask, 0) for mask in range(2**REGIONS)]
"""Where to go, for every mask of regions."""
TRAIL_BIT: Final[int] = BIT[TRAIL]
BADLANDS_BIT: Final[int] = BIT[BADLANDS]
MINE_BIT: Final[int] = BIT[MINE]
TOWN_BIT: Final[int] = BIT[TOWN]
CEMETERY_BIT: Final[int] = BIT[CEMETERY]
SLIP_FOR_GOLD: Final[int] = verbs.SLIP + MEANS.numbers["gold"]
SLIP_BY_JOKER: Final[int] = verbs.SLIP + MEANS.numbers["joker"]


def can_reach(state: Fliptown, sheet: Sheet, region: i64, gold: i64) -> bool:
    """Whether the value card reaches a site of *region*, one with cards, for at most *gold*."""
    ruleset = state.ruleset
    if region == TOWN:
        return True
    if region == TRAIL:
        return trail.farthest(ruleset, sheet, gold) > sheet.wagon
    if region == BADLANDS:
        return value_card.reach(ruleset, sheet, gold, 0) & open_targets(state, sheet) != 0
    values: i64 = value_card.reach(ruleset, sheet, gold, mine.tool_steps(state, sheet))
    return ruleset.ways.usable(sheet.chambers, values) != 0


def regions_in_reach(state: Fliptown, sheet: Sheet) -> i64:
    """The card regions open to the main action, another suit at its price, as a mask."""
    ruleset = state.ruleset
    left: i64 = sheet.gold - ruleset.suit_price
    if left < 0:
        return BIT[sheet.suit] if can_reach(state, sheet, sheet.suit, sheet.gold) else 0
    mask: i64 = TOWN_BIT
    if trail.farthest(ruleset, sheet, left) > sheet.wagon:
        mask |= TRAIL_BIT
    values: i64 = value_card.reach(ruleset, sheet, left, 0)
    if values & open_targets(state, sheet):
        mask |= BADLANDS_BIT
    if sheet.items & PICKAXE:
        values = value_card.reach(ruleset, sheet, left, ruleset.pickaxe_steps)
    if ruleset.ways.usable(sheet.chambers, values):
        mask |= MINE_BIT
    if not mask & BIT[sheet.suit] and can_reach(state, sheet, sheet.suit, sheet.gold):
        mask |= BIT[sheet.suit]
    return mask


def is_pass_allowed(state: Fliptown, sheet: Sheet) -> bool:
    """Whether every tombstone is circled and no assignment gives a site without gold."""
    if sheet.graves != ALL_GRAVES:
        return False
    kept: i64 = sheet.value
    free: i64 = sheet.free
    sheet.free = 0
    found: bool = is_site_free(state, sheet)
    sheet.value = kept
    sheet.free = free
    return not found


def is_site_free(state: Fliptown, sheet: Sheet) -> bool:
    """Whether an assignment of the line-up gives a site without gold; the value is changed."""
    for suit_slot in range(state.ruleset.lineup):
        for value_slot in range(state.ruleset.lineup):
            if suit_slot != value_slot:
                sheet.value = VALUE_OF[state.slot(value_slot)]
                if can_reach(state, sheet, SUIT_OF[state.slot(suit_slot)], 0):
                    return True
    return False


def can_slip(state: Fliptown, sheet: Sheet) -> bool:
    """Whether another suit puts the cowbot to sleep before a walk to the Cemetery. FT-R6."""
    if not state.has_cowbot() or not state.ruleset.is_dodge_allowed or sheet.graves == ALL_GRAVES:
        return False
    suit: i64 = state.ruleset.cowbots[state.cowbot].suit
    return sheet.suit == suit and not state.is_in_lineup(suit, sheet.suit_slot)


class Region(TurnQuestion):
    """Where to act: the suit's region, another one for gold, or the Cemetery."""

    key: ClassVar[str] = "region"

    def answers(self, state: Fliptown, item: i64) -> list[int]:
        sheet = state.sheets[seat_of(item)]
        mask: i64 = regions_in_reach(state, sheet)
        if sheet.graves == ALL_GRAVES:
            return GOING[mask] + self.others(state, sheet, mask)
        # A Joker or the Prospector is not wasted on the Cemetery, which ignores the cards.
        if sheet.free == 0 or mask == 0:
            mask |= CEMETERY_BIT
        if sheet.power or sheet.bonuses or sheet.effects or state.cowbot != NO_COWBOT:
            return GOING[mask] + self.others(state, sheet, mask)
        return GOING[mask]

    def others(self, state: Fliptown, sheet: Sheet, mask: i64) -> list[int]:
        """Besides going: slipping past the cowbot, Jokers, abilities, passing, what is pending."""
        found: list[int] = []
        jokers: i64 = 0
        if sheet.power > 0:
            jokers = state.ruleset.cast[sheet.character].jokers_left(sheet)
        if can_slip(state, sheet):
            if sheet.gold >= state.ruleset.suit_price:
                found.append(SLIP_FOR_GOLD)
            if jokers > 0:
                found.append(SLIP_BY_JOKER)
        if jokers > 0:
            for region in range(CARD_REGION.size()):
                if region != sheet.suit and can_reach(state, sheet, region, sheet.gold):
                    found.append(verbs.WILD + region)
            is_of_use: bool = open_regions(state, sheet) & BIT[sheet.suit] != 0
            can_change: bool = sheet.gold >= state.ruleset.suit_price or jokers > 1
            if sheet.free == 0 and (is_of_use or can_change):
                found.append(verbs.WILD_VALUE)
        is_pass: bool = mask == 0 or is_pass_allowed(state, sheet)
        return found + extras(state, sheet, is_pass, open_bonuses(state, sheet))

    def chosen(self, state: Fliptown, item: i64, action: i64) -> None:
        sheet = state.sheets[(item >> 8) & 0xF]
        region: i64 = action - verbs.GO
        if 0 <= region < REGIONS:
            go(state, sheet, region)
        elif action == SLIP_FOR_GOLD:
            state.pay_gold(sheet, state.ruleset.suit_price)
            sheet.suit = CEMETERY
            act(sheet, CEMETERY)
        elif action == SLIP_BY_JOKER:
            state.use_ability(sheet)
            sheet.suit = CEMETERY
            act(sheet, CEMETERY)
        elif verbs.is_among(action, verbs.WILD, CARD_REGION.size()):
            state.use_ability(sheet)
            sheet.suit = action - verbs.WILD
            act(sheet, action - verbs.WILD)
        elif action == verbs.PASS:
            sheet.step = ACTION_TAKEN
            sheet.ask(STEP_FOLLOW_UPS)
        else:
            sheet.ask(ASK_REGION)
            if action == verbs.WILD_VALUE:
                state.use_ability(sheet)
                sheet.free = WILD_STEPS
            else:
                turn_to(state, sheet, action, 0)

    def default(self, state: Fliptown, item: i64) -> int:
        """The suit's own region if it costs nothing, else the Cemetery."""
        legal = state.legal(seat_of(item))
        sheet = state.sheets[seat_of(item)]
        own: i64 = verbs.GO + sheet.suit
        if own in legal and can_reach(state, sheet, sheet.suit, 0):
            return own
        walk: i64 = verbs.GO + CEMETERY
        return walk if walk in legal else legal[0]

    def details(self, state: Fliptown, sheet: Sheet, item: i64) -> Facts:
        return {"gold": sheet.gold}

    def option_facts(self, state: Fliptown, item: i64, action: i64) -> Facts:
        price: i64 = state.ruleset.suit_price
        if verbs.is_among(action, verbs.GO, REGIONS):
            region: i64 = action - verbs.GO
            suit: i64 = state.sheets[seat_of(item)].suit
            return {"cost": 0 if region == suit or region == CEMETERY else price}
        if action == SLIP_FOR_GOLD:
            return {"cost": price}
        return {"cost": 0} if action == SLIP_BY_JOKER else {}


def go(state: Fliptown, sheet: Sheet, region: i64) -> None:
    """Go somewhere by the suit, or for gold, and choose a site there."""
    # The walk to the Cemetery leaves the suit card as it is.
    if region != sheet.suit and region != CEMETERY:
        state.pay_gold(sheet, state.ruleset.suit_price)
        sheet.suit = region
    act(sheet, region)


def act(sheet: Sheet, region: i64) -> None:
    """Choose a site of *region*, then see what follows."""
    sheet.step = ACTION_TAKEN
    sheet.about = MAIN_ACTION
    sheet.soft = 0
    owner: i64 = sheet.seat << 8
    # As two times `push`, which the question for a region has left an empty agenda to.
    sheet.second = STEP_FOLLOW_UPS.number | owner
    sheet.top = SITES[region].number | owner | (MAIN_ACTION << 12)


ASK_REGION: Final = Region()
