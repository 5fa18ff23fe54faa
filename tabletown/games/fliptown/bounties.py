"""Bounties: what each asks for, and about how many good actions it still takes, one class each."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from tabletown.core.edition import Section
from tabletown.core.events import EVERYBODY
from tabletown.core.question import Chance
from tabletown.core.rng import Rng
from tabletown.core.state import DEALER
from tabletown.games.fliptown import cards, events, verbs
from tabletown.games.fliptown.belongings import (
    BANDANA,
    OUTLAWS,
    PICKAXE,
    PISTOL,
    PROTECTION,
    TRAIL_HORSE,
)
from tabletown.games.fliptown.marks import BIT, COUNT
from tabletown.games.fliptown.stars import FROM_BOUNTIES
from tabletown.games.fliptown.trail import LAST_STOP
from tabletown.games.fliptown.verbs import BOUNTY

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabletown.games.fliptown.sheet import Sheet
    from tabletown.games.fliptown.state import Fliptown

OUTFIT_ITEMS: Final[int] = TRAIL_HORSE | PROTECTION | BANDANA | PICKAXE | PISTOL
MET_WANTED: Final = 1
MET_RICHES: Final = 2
"""Bounties that count even if they are met for a moment only, as marks on a sheet."""
NEVER: Final = 99
"""More actions than there are."""
GOOD_RIDE: Final = 5
GOOD_DIG: Final = 3
GOOD_CRIME: Final = 3
GOOD_CASH: Final = 5
GOOD_GOLD: Final = 3
"""What one good action brings, roughly: stops, gold of the Mine, Wanted, cash, gold."""


class Post(Chance["Fliptown"]):
    """Which bounty is posted next."""

    key: ClassVar[str] = "dealer"

    def answers(self, state: Fliptown, item: i64) -> list[int]:
        return [verbs.POST + one for one in range(BOUNTY.size()) if one not in state.bounties]

    def draw(self, state: Fliptown, item: i64, rng: Rng) -> int:
        # The same as one of `answers`, which need not be listed: those posted are passed over.
        bounty: i64 = rng.below(BOUNTY.size() - len(state.bounties))
        for posted in sorted(state.bounties):
            if posted <= bounty:
                bounty += 1
        return verbs.POST + bounty

    def stream(self, state: Fliptown, item: i64) -> int:
        return cards.BOUNTY_STREAM

    def chosen(self, state: Fliptown, item: i64, action: i64) -> None:
        bounty: i64 = action - verbs.POST
        state.bounties = [*state.bounties, bounty]
        state.setup += 1
        if state.tape is not None:
            state.tape.write(events.POSTED, EVERYBODY, bounty)
        if state.setup < state.ruleset.open_bounties:
            state.ask(ASK_POST, DEALER)


def score_bounties(state: Fliptown) -> None:
    """All who met a bounty in this window score it alike; then its card is turned."""
    for place in range(len(state.bounties)):
        bounty: i64 = state.bounties[place]
        asked = state.ruleset.bounties[bounty]
        bit: i64 = BIT[place]
        stars: i64 = -1
        for sheet in state.sheets:
            if not sheet.scored & bit and asked.is_met(state, sheet):
                if stars < 0:
                    # The same for all who meet it now: its card is turned by the first of them.
                    stars = state.bounty_stars(place)
                sheet.scored |= bit
                state.claimed |= bit
                if state.tape is not None:
                    state.tape.write(events.BOUNTY_SCORED, EVERYBODY, sheet.seat, bounty, stars)
                state.gain_stars(sheet, stars, FROM_BOUNTIES)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bounty:
    """What a bounty asks for, and how near a sheet is to it."""

    word: ClassVar[str] = ""
    """Its key in the edition."""

    def __init__(self, section: Section) -> None:
        """Read what it asks for from *section*."""

    def is_met(self, state: Fliptown, sheet: Sheet) -> bool:
        """Whether *sheet* has what the bounty asks for; asked after every turn."""
        return self.steps_to(state, sheet) == 0

    def steps_to(self, state: Fliptown, sheet: Sheet) -> i64:
        """About how many good actions *sheet* still needs; NEVER if it cannot be met any more."""
        raise NotImplementedError(type(self).__name__)


def lacking(goal: i64, has: i64) -> i64:
    """How much is missing to *goal*."""
    return goal - has if has < goal else 0


def steps_of(missing: i64, each: i64) -> i64:
    """How many actions of so much *each* make up for what is *missing*."""
    return (missing + each - 1) // each


def fewest_sites(sheet: Sheet) -> i64:
    """Circled sites in that of the four card regions which has the fewest. Ruling FT-R46."""
    fewest: i64 = COUNT[sheet.stops]
    if COUNT[sheet.targets] < fewest:
        fewest = COUNT[sheet.targets]
    if COUNT[sheet.chambers] < fewest:
        fewest = COUNT[sheet.chambers]
    if COUNT[sheet.buildings] < fewest:
        fewest = COUNT[sheet.buildings]
    return fewest


class FourRegions(Bounty):
    """So many sites in each of the four card regions."""

    word: ClassVar[str] = "four-regions"

    def __init__(self, section: Section) -> None:
        self.sites: i64 = section.number("sites")

    def is_met(self, state: Fliptown, sheet: Sheet) -> bool:
        return fewest_sites(sheet) >= self.sites

    def steps_to(self, state: Fliptown, sheet: Sheet) -> i64:
        total: i64 = lacking(self.sites, COUNT[sheet.stops])
        total += lacking(self.sites, COUNT[sheet.targets])
        total += lacking(self.sites, COUNT[sheet.chambers])
        return total + lacking(self.sites, COUNT[sheet.buildings])


class TrailBonuses(Bounty):
    """Certain stops of the Trail."""

    word: ClassVar[str] = "trail-bonuses"

    def __init__(self, section: Section) -> None:
        self.stops: i64 = sum(BIT[stop - 1] for stop in section.numbers("stops"))

    def is_met(self, state: Fliptown, sheet: Sheet) -> bool:
        return sheet.stops & self.stops == self.stops

    def steps_to(self, state: Fliptown, sheet: Sheet) -> i64:
        missing: i64 = self.stops & ~sheet.stops
        if missing & (BIT[sheet.wagon] - 1):
            return NEVER
        return COUNT[missing]


class Tools(Bounty):
    """So many pans and hammers."""

    word: ClassVar[str] = "tools"

    def __init__(self, section: Section) -> None:
        self.tools: i64 = section.number("tools")

    def is_met(self, state: Fliptown, sheet: Sheet) -> bool:
        return sheet.pans + sheet.hammers >= self.tools

    def steps_to(self, state: Fliptown, sheet: Sheet) -> i64:
        return lacking(self.tools, sheet.pans + sheet.hammers)


class RoofStars(Bounty):
    """So many buildings with a star on their roofs."""

    word: ClassVar[str] = "roof-stars"

    def __init__(self, section: Section) -> None:
        self.roofs: i64 = section.number("roofs")

    def is_met(self, state: Fliptown, sheet: Sheet) -> bool:
        return COUNT[sheet.buildings & state.ruleset.star_roofs] >= self.roofs

    def steps_to(self, state: Fliptown, sheet: Sheet) -> i64:
        return lacking(self.roofs, COUNT[sheet.buildings & state.ruleset.star_roofs])


class MineGold(Bounty):
    """So much gold from chambers."""

    word: ClassVar[str] = "mine-gold"

    def __init__(self, section: Section) -> None:
        self.gold: i64 = section.number("gold")

    def is_met(self, state: Fliptown, sheet: Sheet) -> bool:
        return sheet.mine_gold >= self.gold

    def steps_to(self, state: Fliptown, sheet: Sheet) -> i64:
        return steps_of(lacking(self.gold, sheet.mine_gold), GOOD_DIG)


class EveryRobbery(Bounty):
    """A target in so many rows."""

    word: ClassVar[str] = "every-robbery"

    def __init__(self, section: Section) -> None:
        self.rows: i64 = section.number("rows")

    def is_met(self, state: Fliptown, sheet: Sheet) -> bool:
        return state.ruleset.rows_robbed[sheet.targets] >= self.rows

    def steps_to(self, state: Fliptown, sheet: Sheet) -> i64:
        return lacking(self.rows, state.ruleset.rows_robbed[sheet.targets])


class Tombstones(Bounty):
    """So many tombstones besides those circled from the start."""

    word: ClassVar[str] = "tombstones"

    def __init__(self, section: Section) -> None:
        self.stones: i64 = section.number("stones")

    def is_met(self, state: Fliptown, sheet: Sheet) -> bool:
        return COUNT[sheet.graves & ~state.ruleset.first_graves] >= self.stones

    def steps_to(self, state: Fliptown, sheet: Sheet) -> i64:
        return lacking(self.stones, COUNT[sheet.graves & ~state.ruleset.first_graves])


class EndOfTrail(Bounty):
    """A late stop of the Trail, or so many hunted outlaws."""

    word: ClassVar[str] = "end-of-trail"

    def __init__(self, section: Section) -> None:
        self.stop: i64 = section.number("stop")
        self.outlaws: i64 = section.number("outlaws")

    def is_met(self, state: Fliptown, sheet: Sheet) -> bool:
        return sheet.stops & BIT[self.stop - 1] != 0 or self.hunts(sheet) == 0

    def hunts(self, sheet: Sheet) -> i64:
        """How many outlaws are still to be hunted."""
        return lacking(self.outlaws, COUNT[sheet.items & OUTLAWS])

    def steps_to(self, state: Fliptown, sheet: Sheet) -> i64:
        hunts: i64 = self.hunts(sheet)
        ride: i64 = NEVER
        if sheet.wagon < LAST_STOP:
            ride = steps_of(LAST_STOP - sheet.wagon + 1, GOOD_RIDE)
        return ride if ride < hunts else hunts


class MostWanted(Bounty):
    """So much Wanted, if only for a moment. Ruling FT-R44."""

    word: ClassVar[str] = "most-wanted"

    def __init__(self, section: Section) -> None:
        self.wanted: i64 = section.number("wanted")

    def is_met(self, state: Fliptown, sheet: Sheet) -> bool:
        return sheet.met & MET_WANTED != 0

    def steps_to(self, state: Fliptown, sheet: Sheet) -> i64:
        return steps_of(lacking(self.wanted, sheet.wanted), GOOD_CRIME)


class Outfit(Bounty):
    """So many different pieces of outfit."""

    word: ClassVar[str] = "outfit"

    def __init__(self, section: Section) -> None:
        self.icons: i64 = section.number("icons")

    def is_met(self, state: Fliptown, sheet: Sheet) -> bool:
        return icons(sheet) >= self.icons

    def steps_to(self, state: Fliptown, sheet: Sheet) -> i64:
        return lacking(self.icons, icons(sheet))


def icons(sheet: Sheet) -> i64:
    """Different pieces of outfit among the seven that count. Ruling FT-R48."""
    found: i64 = COUNT[sheet.items & OUTFIT_ITEMS]
    if sheet.pans > 0:
        found += 1
    if sheet.hammers > 0:
        found += 1
    return found


class Riches(Bounty):
    """So much cash or so much gold, if only for a moment. Ruling FT-R44."""

    word: ClassVar[str] = "riches"

    def __init__(self, section: Section) -> None:
        self.cash: i64 = section.number("cash")
        self.gold: i64 = section.number("gold")

    def is_met(self, state: Fliptown, sheet: Sheet) -> bool:
        return sheet.met & MET_RICHES != 0

    def steps_to(self, state: Fliptown, sheet: Sheet) -> i64:
        cash: i64 = steps_of(lacking(self.cash, sheet.cash), GOOD_CASH)
        gold: i64 = steps_of(lacking(self.gold, sheet.gold), GOOD_GOLD)
        return cash if cash < gold else gold


class BonusActions(Bounty):
    """A bonus action gained in so many regions. Ruling FT-R67."""

    word: ClassVar[str] = "bonus-actions"

    def __init__(self, section: Section) -> None:
        self.regions: i64 = section.number("regions")

    def steps_to(self, state: Fliptown, sheet: Sheet) -> i64:
        seen: i64 = sheet.sources if state.ruleset.is_by_source else sheet.opened
        return lacking(self.regions, COUNT[seen])


BOUNTY_CLASSES: Final[list[type[Bounty]]] = [
    FourRegions,
    TrailBonuses,
    Tools,
    RoofStars,
    MineGold,
    EveryRobbery,
    Tombstones,
    EndOfTrail,
    MostWanted,
    Outfit,
    Riches,
    BonusActions,
]
ASK_POST: Final = Post()
