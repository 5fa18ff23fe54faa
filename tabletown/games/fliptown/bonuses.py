"""Bonus actions and effects that wait: what may come next besides the main action.

Abilities of characters may be used at the same moments, so they are offered here as well.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from tabletown.core.agenda import seat_of
from tabletown.core.question import Step
from tabletown.games.fliptown import verbs
from tabletown.games.fliptown.marks import BIT, FOUR_BITS
from tabletown.games.fliptown.regions import REGIONS, SITES, open_bonuses
from tabletown.games.fliptown.sheet import TurnQuestion
from tabletown.games.fliptown.sites import BONUS_ACTION
from tabletown.games.fliptown.verbs import NO_COWBOT

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabletown.games.fliptown.sheet import Sheet
    from tabletown.games.fliptown.state import Fliptown

MAY_BE_DECLINED: Final = 1


def extras(state: Fliptown, sheet: Sheet, is_pass: bool, waiting: i64) -> list[int]:
    """Abilities, the pending bonuses that *waiting* counts, and effects that may come now."""
    found: list[int] = []
    if sheet.power > 0:
        character = state.ruleset.cast[sheet.character]
        if character.can_help(state, sheet):
            found.append(verbs.POWER)
        called: i64 = character.callable_regions(state, sheet)
        for region in range(REGIONS):
            if called & BIT[region]:
                found.append(verbs.CALL + region)
    if is_pass:
        found.append(verbs.PASS)
    place: i64 = 0
    while waiting != 0:
        if waiting & 15:
            found.append(verbs.NEXT + place)
        waiting >>= 4
        place += 1
    waiting = sheet.effects
    place = 0
    while waiting != 0:
        # Seldom more than one of them is pending: past four others at a stride.
        if waiting & 0xFFFF == 0:
            waiting >>= 16
            place += 4
        if waiting & 15 and state.ruleset.street[place].is_open(state, sheet):
            found.append(verbs.ATTEND + place)
        waiting >>= 4
        place += 1
    return found


def turn_to(state: Fliptown, sheet: Sheet, action: i64, soft: i64) -> None:
    """Use the character's ability, or turn to a pending bonus or effect: one of `extras`."""
    # In the order of the verbs, so that one comparison each tells them apart.
    if action >= verbs.ATTEND:
        sheet.effects -= FOUR_BITS[action - verbs.ATTEND]
        state.ruleset.street[action - verbs.ATTEND].attended(state, sheet)
    elif action >= verbs.NEXT:
        sheet.bonuses -= FOUR_BITS[action - verbs.NEXT]
        sheet.ask_site(SITES[action - verbs.NEXT], BONUS_ACTION, soft)
    elif action >= verbs.CALL:
        state.use_ability(sheet)
        state.count_bonus(sheet, action - verbs.CALL)
        sheet.ask_site(SITES[action - verbs.CALL], BONUS_ACTION, soft)
    else:
        state.ruleset.cast[sheet.character].helped(state, sheet)


def is_bound(state: Fliptown, sheet: Sheet) -> bool:
    """Whether the cowbot's turn forbids leaving what is pending. Rulings FT-R12, FT-R68."""
    if state.cowbot == NO_COWBOT or not state.is_active(sheet):
        return False
    if sheet.bonuses:
        return True
    for place in range(len(state.ruleset.street)):
        if sheet.effects & 15 * FOUR_BITS[place]:
            building = state.ruleset.street[place]
            if building.is_free and building.is_open(state, sheet):
                return True
    return False


class FollowUps(Step["Fliptown"]):
    """After the main action: open the one thing that is left, or ask which comes next."""

    def carried_out(self, state: Fliptown, item: i64) -> None:
        sheet = state.sheets[(item >> 8) & 0xF]
        if not (sheet.bonuses or sheet.effects or sheet.power):
            return
        if sheet.bonuses:
            sheet.bonuses = open_bonuses(state, sheet)
        found = extras(state, sheet, False, sheet.bonuses)
        if not found:
            leave(sheet)
        elif len(found) == 1 and found[0] >= verbs.NEXT:
            # What waits and is not an ability is begun unasked; it can still be declined.
            soft: i64 = 0 if is_bound(state, sheet) else MAY_BE_DECLINED
            sheet.push(item)
            turn_to(state, sheet, found[0], soft)
            sheet.soft = soft
        else:
            sheet.ask(ASK_NEXT)


class Next(TurnQuestion):
    """Which pending bonus or effect comes next; the rest may be left, if nothing forces it."""

    key: ClassVar[str] = "next"

    def answers(self, state: Fliptown, item: i64) -> list[int]:
        sheet = state.sheets[seat_of(item)]
        found = extras(state, sheet, False, open_bonuses(state, sheet))
        if not is_bound(state, sheet):
            found.append(verbs.DONE)
        return found

    def chosen(self, state: Fliptown, item: i64, action: i64) -> None:
        sheet = state.sheets[(item >> 8) & 0xF]
        if action == verbs.DONE:
            leave(sheet)
        else:
            sheet.ask(STEP_FOLLOW_UPS)
            turn_to(state, sheet, action, 0)


def leave(sheet: Sheet) -> None:
    """The turn is over for this sheet; what is still pending is lost."""
    sheet.bonuses = 0
    sheet.effects = 0


STEP_FOLLOW_UPS: Final = FollowUps()
ASK_NEXT: Final = Next()
