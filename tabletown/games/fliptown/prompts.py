"""Questions and options for people: what is asked, what an answer costs, what is safe to answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.core.state import Decision
from tabletown.core.view import Facts
from tabletown.games.fliptown import choices, trail, turn
from tabletown.games.fliptown.asks import (
    ACTION_TAKEN,
    ASK_BAIL,
    ASK_BRIBE,
    ASK_EFFECT,
    ASK_KEYS,
    ASK_PENALTY,
    ASK_REGION,
    ASK_SHIELD,
    ASK_STONE,
    ASK_STOP,
    ASK_WIPE,
    STAGE_TURN,
)
from tabletown.games.fliptown.numbers import (
    ARREST_CASH,
    ARREST_STARS,
    BAIL_CASH,
    BAIL_GOLD,
    COUNT,
    ITEM_PRICE,
    PLOT_MASK,
    PLOT_PRICE,
    PLOT_STARS,
    PRICE,
    SUIT_PRICE,
)
from tabletown.games.fliptown.verbs import (
    ATONE,
    BRIBE,
    BUILDING,
    BUY,
    CARD,
    CLAIM,
    DECLINE,
    DONE,
    DRINK,
    GO,
    HUNT,
    INVEST,
    MARK,
    OUTLAW,
    PAY,
    RIDE,
    ROB,
    SLIP,
    SUIT,
    TAKE,
    TRADE,
    VALUE,
    WILD,
    WIPE,
)

if TYPE_CHECKING:
    from tabletown.games.fliptown.sheet import Sheet
    from tabletown.games.fliptown.state import Table


def decision(table: Table, seat: int) -> Decision:
    """What *seat* is asked, and about what."""
    if seat >= len(table.sheets):
        return Decision("dealer")
    sheet = table.sheets[seat]
    ask = sheet.ask
    key = ASK_KEYS[ask]
    about = ""
    facts: Facts = {}
    if ask == ASK_EFFECT:
        word = BUILDING.words[sheet.about - 1]
        key, about = f"visit-{word}", f"building:{word}"
    elif ASK_STOP <= ask <= ASK_STONE:
        facts["bonus"] = 0 if sheet.about == choices.MAIN else 1
        facts["value"] = sheet.value
        facts["gold"] = sheet.gold
    elif ask == ASK_BAIL:
        facts["left"] = sheet.left
    elif ask == ASK_WIPE:
        facts["most"] = min(sheet.about, sheet.wanted)
    elif ask == ASK_REGION:
        facts["gold"] = sheet.gold
    elif ask == ASK_SHIELD:
        about = "item:bandana" if sheet.about < 32 else "item:protection"
    elif ask == ASK_BRIBE:
        facts["wanted"] = sheet.wanted
    elif ask == ASK_PENALTY:
        facts["cash"] = ARREST_CASH[table.round]
        facts["stars"] = ARREST_STARS[table.round]
    if table.stage == STAGE_TURN:
        facts["draft"] = 1
        if sheet.step == ACTION_TAKEN:
            facts["commit"] = 1
    return Decision(key, about, facts)


def option_ref(table: Table, action: int) -> str:
    """What the page lights up where the verb alone does not say it."""
    if HUNT <= action < HUNT + 3:
        return f"outlaw:{OUTLAW.words[action - HUNT]}"
    if INVEST <= action < INVEST + 2:
        return ("item:bank-red", "item:bank-black")[action - INVEST]
    return ""


def option_facts(table: Table, seat: int, action: int) -> Facts:
    """What an option costs or gives."""
    if seat >= len(table.sheets):
        return {}
    sheet = table.sheets[seat]
    facts: Facts = {}
    if SUIT <= action < GO:
        slot = action - SUIT if action < VALUE else action - VALUE
        facts["card"] = f"card:{CARD.words[table.slot(slot)]}"
    elif GO <= action < SLIP:
        region = action - GO
        facts["cost"] = 0 if region in (sheet.suit, 4) else SUIT_PRICE
    elif SLIP <= action < WILD:
        facts["cost"] = SUIT_PRICE if action == SLIP else 0
    elif RIDE <= action < MARK:
        facts["cost"] = site_cost(table, sheet, action)
    elif BUY <= action < CLAIM:
        facts["cost"] = ITEM_PRICE[action - BUY]
    elif CLAIM <= action < HUNT:
        plot = action - CLAIM
        facts["cost"] = PLOT_PRICE[plot]
        facts["stars"] = PLOT_STARS[plot]
        facts["squares"] = COUNT[PLOT_MASK[plot]]
    elif ATONE <= action < DRINK:
        facts["cost"] = (action - ATONE) * PRICE[6]
    elif DRINK <= action < TRADE:
        facts["cost"] = (action - DRINK) * PRICE[12]
    elif TRADE <= action < TRADE + 9:
        facts["cost"] = (action - TRADE) * PRICE[13]
    elif action == TAKE:
        facts["give"] = BAIL_CASH
    elif action == TAKE + 1:
        facts["give"] = BAIL_GOLD
    elif action == BRIBE:
        facts["cost"] = sheet.wanted
    elif action in (PAY, PAY + 1):
        is_cash = action == PAY
        facts["cost"] = (ARREST_CASH if is_cash else ARREST_STARS)[table.round]
    return facts


def site_cost(table: Table, sheet: Sheet, action: int) -> int:
    """The gold it takes to make the value card fit a site of the main action."""
    if sheet.about != choices.MAIN or not ASK_STOP <= sheet.ask < ASK_STONE:
        return 0
    if action < ROB:
        return trail.fare(sheet, action - RIDE + 1)
    return turn.site_price(table, sheet, action)


def default(table: Table, seat: int) -> int:
    """The least harmful answer: what costs nothing, gives something and binds least."""
    legal = table.legal(seat)
    sheet = table.sheets[seat]
    ask = sheet.ask
    if ask == ASK_REGION:
        own = GO + sheet.suit
        if own in legal and choices.can_reach(table, sheet, sheet.suit, 0):
            return own
        return GO + 4 if GO + 4 in legal else legal[0]
    if ASK_STOP <= ask < ASK_STONE:
        sites = [action for action in legal if action != DECLINE]
        return min(sites, key=lambda action: site_cost(table, sheet, action))
    if ask == ASK_BAIL:
        return TAKE
    for action in (DONE, DECLINE):
        if action in legal:
            return action
    wipes = [action for action in legal if WIPE <= action < TAKE]
    return wipes[-1] if wipes and ask == ASK_WIPE else legal[0]
