"""Characters: what they start with and what their abilities do, one class each.

A character without a class of its own has its resources and no ability.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from tabletown.core.agenda import seat_of
from tabletown.core.edition import Section
from tabletown.core.events import EVERYBODY
from tabletown.core.question import Chance, ComponentQuestion, Question
from tabletown.core.state import DEALER
from tabletown.games.fliptown import cards, events, verbs
from tabletown.games.fliptown.action import can_reach, regions_in_reach
from tabletown.games.fliptown.belongings import SHOVEL
from tabletown.games.fliptown.marks import BIT
from tabletown.games.fliptown.regions import open_regions
from tabletown.games.fliptown.rewards import AMOUNTS, NOWHERE, optional
from tabletown.games.fliptown.sheet import CARDS_ASSIGNED, SheetQuestion
from tabletown.games.fliptown.stars import FROM_START
from tabletown.games.fliptown.verbs import CHARACTER, REGION, listed

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabletown.games.fliptown.sheet import Sheet
    from tabletown.games.fliptown.state import Fliptown

KEEP_OR_REDRAW: Final[list[int]] = [verbs.DECLINE, verbs.REDRAW]
HELP_OR_NOT: Final[list[int]] = [verbs.POWER, verbs.DECLINE]


class Become(Chance["Fliptown"]):
    """Which character the next seat plays."""

    key: ClassVar[str] = "dealer"

    def answers(self, state: Fliptown, item: i64) -> list[int]:
        taken = [sheet.character for sheet in state.sheets]
        return [verbs.BECOME + one for one in range(CHARACTER.size()) if one not in taken]

    def stream(self, state: Fliptown, item: i64) -> int:
        return cards.CAST_STREAM

    def chosen(self, state: Fliptown, item: i64, action: i64) -> None:
        seat: i64 = state.setup
        become(state, state.sheets[seat], action - verbs.BECOME)
        state.show_sheets()
        state.setup += 1
        if state.setup < state.seats:
            state.ask(ASK_BECOME, DEALER)
        else:
            state.setup = 0


def become(state: Fliptown, sheet: Sheet, character: i64) -> None:
    """Give *sheet* the character and its resources in place of the standard ones."""
    state.ruleset.cast[character].equip(sheet, character)
    if state.tape is not None:
        state.tape.write(events.BECAME, EVERYBODY, sheet.seat, character)


class Before(ComponentQuestion["Fliptown"]):
    """Whether an ability is used after the work, before the bribes."""

    key: ClassVar[str] = "before"

    def component(self, state: Fliptown, item: i64) -> Question[Fliptown]:
        return state.ruleset.cast[state.sheets[seat_of(item)].character]


@mypyc_attr(allow_interpreted_subclasses=True)
class Character(SheetQuestion):
    """A character: its resources, when its ability can be used, and what that does."""

    key: ClassVar[str] = "before"
    word: ClassVar[str] = ""
    """Its key in the edition."""
    own_region: ClassVar[str] = ""
    """Where its own bonus action is taken, if that is its ability."""

    def __init__(self, section: Section) -> None:
        """Read its numbers from *section*."""
        super().__init__()
        self.card: i64 = section.number("card")
        """The value of the card that stands for it in the random solo setup."""
        self.cash: i64 = section.number("cash")
        self.gold: i64 = section.number("gold")
        self.stars: i64 = optional(section, "stars")
        self.wanted: i64 = optional(section, "wanted")
        self.pans: i64 = optional(section, "pan")
        self.hammers: i64 = optional(section, "hammer")
        self.shovel: i64 = optional(section, "shovel")
        self.region: i64 = REGION.numbers[self.own_region] if self.own_region else NOWHERE

    def equip(self, sheet: Sheet, character: i64) -> None:
        """Give *sheet* what the character begins with."""
        sheet.character = character
        sheet.cash = self.cash
        sheet.gold = self.gold
        sheet.stars = self.stars
        sheet.origin2 = -self.stars * FROM_START
        sheet.wanted = self.wanted
        sheet.pans = self.pans
        sheet.hammers = self.hammers
        if self.shovel:
            sheet.items |= SHOVEL
        sheet.power = self.uses()

    def uses(self) -> i64:
        """How often the ability can be used."""
        return 1

    def callable_regions(self, state: Fliptown, sheet: Sheet) -> i64:
        """The regions in which its own bonus action can be taken now, as a mask."""
        if self.region == NOWHERE:
            return 0
        return open_regions(state, sheet) & BIT[self.region]

    def can_help(self, state: Fliptown, sheet: Sheet) -> bool:
        """Whether the ability would do anything now; it has not been used up."""
        return False

    def can_help_before(self, state: Fliptown, sheet: Sheet) -> bool:
        """The same in the moment before the bribes."""
        return self.can_help(state, sheet)

    def helped(self, state: Fliptown, sheet: Sheet) -> None:
        """Use the ability."""
        raise NotImplementedError(type(self).__name__)

    def can_reach(self, state: Fliptown, sheet: Sheet, region: i64) -> bool:
        """Whether the ability leads to a site that the cards do not reach, by suit of *region*."""
        return False

    def jokers_left(self, sheet: Sheet) -> i64:
        """How many Jokers the owner of *sheet* can still play."""
        return 0

    def answers(self, state: Fliptown, item: i64) -> list[int]:
        return HELP_OR_NOT

    def chosen(self, state: Fliptown, item: i64, action: i64) -> None:
        sheet = state.sheets[seat_of(item)]
        if action != verbs.DECLINE:
            self.helped(state, sheet)


class Trailblazer(Character):
    """A bonus action on the Trail, once."""

    word: ClassVar[str] = "trailblazer"
    own_region: ClassVar[str] = "trail"


class Cheat(Character):
    """One poker card counts as another, once; see `poker`."""

    word: ClassVar[str] = "cheat"


class Prospector(Character):
    """Once, every pan moves the value card by one for nothing."""

    word: ClassVar[str] = "prospector"

    def can_help(self, state: Fliptown, sheet: Sheet) -> bool:
        """The value card is there, not shifted yet, and the shift leads somewhere."""
        if sheet.pans == 0 or sheet.step != CARDS_ASSIGNED or sheet.free > 0:
            return False
        sheet.free = sheet.pans
        found: bool = regions_in_reach(state, sheet) != 0
        sheet.free = 0
        return found

    def helped(self, state: Fliptown, sheet: Sheet) -> None:
        state.use_ability(sheet)
        sheet.free = sheet.pans

    def can_reach(self, state: Fliptown, sheet: Sheet, region: i64) -> bool:
        if sheet.pans == 0:
            return False
        sheet.free = sheet.pans
        found: bool = can_reach(state, sheet, region, sheet.gold)
        sheet.free = 0
        return found


class Settler(Character):
    """A bonus action in the Town, once."""

    word: ClassVar[str] = "settler"
    own_region: ClassVar[str] = "town"


class Bandit(Character):
    """A bonus action in the Badlands, once."""

    word: ClassVar[str] = "bandit"
    own_region: ClassVar[str] = "badlands"


class Marshal(Character):
    """A card of his own counts in place of the Sheriff's, once; see `sheriff`."""

    word: ClassVar[str] = "marshal"


class Preacher(Character):
    """Crosses out Wanted before the bribes, once."""

    word: ClassVar[str] = "preacher"

    def __init__(self, section: Section) -> None:
        super().__init__(section)
        self.most: i64 = section.number("wipe")

    def can_help_before(self, state: Fliptown, sheet: Sheet) -> bool:
        return sheet.wanted > 0

    def answers(self, state: Fliptown, item: i64) -> list[int]:
        most: i64 = min(self.most, state.sheets[seat_of(item)].wanted)
        return listed(verbs.WIPE, AMOUNTS[most], 1)

    def chosen(self, state: Fliptown, item: i64, action: i64) -> None:
        sheet = state.sheets[seat_of(item)]
        if action != verbs.DECLINE:
            state.use_ability(sheet)
            state.wipe(sheet, action - verbs.WIPE)


class Miner(Character):
    """A bonus action in the Mine, once."""

    word: ClassVar[str] = "miner"
    own_region: ClassVar[str] = "mine"


class RanchHand(Character):
    """Every hammer crosses out Wanted, once."""

    word: ClassVar[str] = "ranch-hand"

    def __init__(self, section: Section) -> None:
        super().__init__(section)
        self.each: i64 = section.number("wipe")
        """How much Wanted a hammer crosses out."""

    def can_help(self, state: Fliptown, sheet: Sheet) -> bool:
        return sheet.wanted > 0 and sheet.hammers > 0

    def helped(self, state: Fliptown, sheet: Sheet) -> None:
        state.use_ability(sheet)
        state.wipe(sheet, self.each * sheet.hammers)


class GraveRobber(Character):
    """A bonus action in the Cemetery, once."""

    word: ClassVar[str] = "grave-robber"
    own_region: ClassVar[str] = "cemetery"


class ManInBlack(Character):
    """A bonus action anywhere, once."""

    word: ClassVar[str] = "man-in-black"

    def callable_regions(self, state: Fliptown, sheet: Sheet) -> i64:
        return open_regions(state, sheet)


class Baroness(Character):
    """As much gold as she is wanted, once."""

    word: ClassVar[str] = "baroness"

    def can_help(self, state: Fliptown, sheet: Sheet) -> bool:
        return sheet.wanted > 0

    def helped(self, state: Fliptown, sheet: Sheet) -> None:
        state.use_ability(sheet)
        state.gain_gold(sheet, sheet.wanted)


class Mayor(Character):
    """Has a whole line-up replaced before anybody chooses, once."""

    word: ClassVar[str] = "mayor"


class Redraw(SheetQuestion):
    """Whether the Mayor has the line-up replaced."""

    key: ClassVar[str] = "mayor"

    def answers(self, state: Fliptown, item: i64) -> list[int]:
        return KEEP_OR_REDRAW

    def chosen(self, state: Fliptown, item: i64, action: i64) -> None:
        sheet = state.sheets[seat_of(item)]
        if action == verbs.DECLINE:
            return
        state.use_ability(sheet)
        state.discard_lineup()
        if state.tape is not None:
            state.tape.write(events.REDRAWN, EVERYBODY, sheet.seat)
        # Instead of the turn that was to begin, three new cards.
        state.agenda.pop()
        cards.flip(state)


class WildCard(Character):
    """Jokers: each stands for any suit or any value."""

    word: ClassVar[str] = "wild-card"

    def __init__(self, section: Section) -> None:
        super().__init__(section)
        self.jokers: i64 = section.number("jokers")

    def uses(self) -> i64:
        return self.jokers

    def jokers_left(self, sheet: Sheet) -> i64:
        return sheet.power

    def can_reach(self, state: Fliptown, sheet: Sheet, region: i64) -> bool:
        return True


CAST: Final[list[type[Character]]] = [
    Trailblazer,
    Cheat,
    Prospector,
    Settler,
    Bandit,
    Marshal,
    Preacher,
    Miner,
    RanchHand,
    GraveRobber,
    ManInBlack,
    Baroness,
    Mayor,
    WildCard,
]
CHEAT: Final = CHARACTER.numbers["cheat"]
MARSHAL: Final = CHARACTER.numbers["marshal"]
MAYOR: Final = CHARACTER.numbers["mayor"]
WILD_CARD: Final = CHARACTER.numbers["wild-card"]
ASK_BECOME: Final = Become()
ASK_BEFORE: Final = Before()
ASK_REDRAW: Final = Redraw()
