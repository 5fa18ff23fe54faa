"""The Badlands: rob the target of exactly the value, and see what the robbery card says.

Targets are marked by value, bit value - 1; the ace has none.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from tabletown.core.agenda import about_of, seat_of
from tabletown.core.edition import Section
from tabletown.core.state import DEALER
from tabletown.games.fliptown import events, value_card, verbs
from tabletown.games.fliptown.belongings import BANDANA, PISTOL, RIFLE
from tabletown.games.fliptown.cards import VALUE_OF, CardForSeat, Waiting
from tabletown.games.fliptown.marks import BIT
from tabletown.games.fliptown.rewards import bonus_of
from tabletown.games.fliptown.shields import ShieldQuestion
from tabletown.games.fliptown.sites import SiteQuestion
from tabletown.games.fliptown.stars import FROM_BADLANDS
from tabletown.games.fliptown.verbs import BADLANDS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabletown.games.fliptown.sheet import Sheet
    from tabletown.games.fliptown.state import Fliptown


class Row:
    """A row of targets that are robbed alike."""

    def __init__(self, section: Section) -> None:
        self.values: list[int] = section.numbers("values")
        self.mask: i64 = sum(BIT[value - 1] for value in self.values)
        self.wanted: i64 = section.number("wanted")
        self.stars: i64 = section.number("stars")
        self.cash: list[int] = section.numbers("cash")
        """What each target holds, in the order of the values."""
        self.bonus: i64 = bonus_of(section)
        """The bonus action for the whole row."""


def open_targets(state: Fliptown, sheet: Sheet) -> i64:
    """The targets not circled yet."""
    return state.ruleset.all_targets - sheet.targets


class Rob(SiteQuestion):
    """Which target to rob."""

    key: ClassVar[str] = "target"

    def __init__(self) -> None:
        super().__init__("rob", 1)

    def open_sites(self, state: Fliptown, sheet: Sheet, is_main: bool) -> i64:
        mask: i64 = open_targets(state, sheet)
        if is_main:
            mask &= value_card.reach(state.ruleset, sheet, sheet.gold, 0)
        return mask

    def price(self, state: Fliptown, sheet: Sheet, site: i64) -> i64:
        return value_card.price(state.ruleset, sheet, 0, BIT[site])

    def marked(self, state: Fliptown, sheet: Sheet, site: i64) -> None:
        """Circle the target; a bandana lowers its Wanted, by itself or if the owner likes."""
        sheet.targets |= BIT[site]
        if state.tape is not None:
            state.note(events.ROBBED, sheet, site - 1)
        has_bandana: bool = sheet.items & BANDANA != 0
        if has_bandana and state.ruleset.are_shields_optional:
            sheet.ask_about(ASK_BANDANA, site + 1)
        else:
            take_wanted(state, sheet, site + 1, has_bandana)


class UseBandana(ShieldQuestion):
    """Whether to wear the bandana for a robbery (*about*: the target's value)."""

    def chosen(self, state: Fliptown, item: i64, action: i64) -> None:
        sheet = state.sheets[seat_of(item)]
        take_wanted(state, sheet, about_of(item), action == verbs.USE_SHIELD)


def take_wanted(state: Fliptown, sheet: Sheet, value: i64, is_masked: bool) -> None:
    """Gain the target's Wanted and wait for the robbery card. Ruling FT-R18."""
    wanted: i64 = state.ruleset.row_of[value].wanted
    if is_masked:
        spared: i64 = state.ruleset.bandana
        wanted = wanted - spared if wanted > spared else 0
    state.gain_wanted(sheet, wanted)
    sheet.ask_about(WAIT_RAID, value)


def gun(state: Fliptown, sheet: Sheet) -> i64:
    """What the owner's gun adds to a robbery card."""
    if sheet.items & RIFLE:
        return state.ruleset.rifle
    if sheet.items & PISTOL:
        return state.ruleset.pistol
    return 0


class AwaitRaid(Waiting):
    """A robbery waits for its card (*about*: the target's value)."""

    key: ClassVar[str] = "raid"

    def ask_dealer(self, state: Fliptown, seat: i64) -> None:
        state.ask(ASK_RAID, DEALER, seat)

    def go_on_without(self, state: Fliptown, sheet: Sheet, item: i64) -> None:
        """No card anywhere: the robbery fails. Ruling FT-R1."""
        fail(state, sheet, about_of(item))
        check_row(state, sheet, about_of(item))


class RaidCard(CardForSeat):
    """The robbery card."""

    def dealt(self, state: Fliptown, sheet: Sheet, pause: i64, card: i64) -> None:
        """All stars and the cash for a card high enough, else half the stars."""
        state.take(card)
        state.discard |= BIT[card]
        value: i64 = about_of(pause)
        total: i64 = VALUE_OF[card] + gun(state, sheet)
        if state.tape is not None:
            state.note(events.RAIDED, sheet, card, total)
        if total >= value:
            sheet.robbed |= BIT[value - 1]
            state.gain_stars(sheet, state.ruleset.row_of[value].stars, FROM_BADLANDS)
            state.gain_cash(sheet, state.ruleset.target_cash[value])
        else:
            fail(state, sheet, value)
        check_row(state, sheet, value)


def fail(state: Fliptown, sheet: Sheet, value: i64) -> None:
    """Half the stars, rounded down, and no cash. Ruling FT-R17."""
    state.gain_stars(sheet, state.ruleset.row_of[value].stars // 2, FROM_BADLANDS)


def check_row(state: Fliptown, sheet: Sheet, value: i64) -> None:
    """The last target of a row gives the row's bonus action, however the robberies went."""
    row = state.ruleset.row_of[value]
    if sheet.targets & row.mask == row.mask:
        state.gain_bonus(sheet, row.bonus, BADLANDS)


ASK_TARGET: Final = Rob()
ASK_BANDANA: Final = UseBandana("bandana")
WAIT_RAID: Final = AwaitRaid()
ASK_RAID: Final = RaidCard("raid")
