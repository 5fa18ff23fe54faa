"""The twenty solo achievements: those of one game, and those over a list of finished games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tabletown.core.edition import Section
from tabletown.games.fliptown import scoring
from tabletown.games.fliptown.bounties import fewest_sites
from tabletown.games.fliptown.edition import HANDS
from tabletown.games.fliptown.marks import BIT, COUNT, bit_count
from tabletown.games.fliptown.options import LEVELS
from tabletown.games.fliptown.verbs import CARD_REGION, COWBOT

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabletown.games.fliptown.sheet import Sheet
    from tabletown.games.fliptown.state import Fliptown

BEAT_EVERY_COWBOT: Final = 14


class Feats:
    """What each achievement asks for; the name says which number of it."""

    def __init__(self, section: Section) -> None:
        self.sites: i64 = section.section("a1").number("sites")
        """In every card region."""
        self.tools: i64 = section.section("a2").number("tools")
        self.clean: i64 = section.section("a3").number("wanted")
        """Most Wanted at the end."""
        self.chambers: i64 = section.section("a4").number("chambers")
        """With gold in them."""
        stops = section.section("a5").numbers("stops")
        self.stops: i64 = sum(BIT[stop - 1] for stop in stops)
        self.roofs: i64 = section.section("a6").number("roofs")
        self.rows: i64 = section.section("a7").number("rows")
        self.stones: i64 = section.section("a8").number("stones")
        """Besides those circled from the start."""
        self.great_hand: i64 = HANDS.index(section.section("a9").word("hand"))
        self.none: i64 = section.section("a10").number("most")
        """Most pans, or silver stars."""
        self.cash: i64 = section.section("a11").number("cash")
        self.gold: i64 = section.section("a11").number("gold")
        self.hand: i64 = HANDS.index(section.section("a12").word("hand"))
        self.hands: i64 = section.section("a12").number("hands")
        """How many hands are at least that good."""
        self.lawful: i64 = section.section("a13").number("wanted")
        self.arrests: i64 = section.section("a13").number("arrests")
        self.level: i64 = LEVELS.index(section.section("a15").word("level"))
        self.stolen: i64 = section.section("a16").number("stolen")
        self.outlaw: i64 = section.section("a17").number("wanted")
        """Least Wanted at the end."""
        self.silver: i64 = section.section("a18").number("silver")
        self.regions: i64 = section.section("a19").number("regions")
        """With every site circled."""
        self.rank: i64 = section.section("a20").number("rank")


def hands_of(sheet: Sheet, rounds: int) -> list[int]:
    """What the poker hands of the game were."""
    return [(sheet.hands >> (4 * round_)) & 15 for round_ in range(rounds)]


def full_regions(sheet: Sheet) -> int:
    """How many of the four card regions have every site circled."""
    return sum(1 for region in range(CARD_REGION.size()) if scoring.uncircled(sheet, region) == 0)


def gold_chambers(state: Fliptown) -> int:
    """How many chambers with gold in them the only sheet has circled."""
    rooms = state.ruleset.chambers
    mask = sum(BIT[room] for room in range(len(rooms)) if rooms[room].gold)
    return COUNT[state.sheets[0].chambers & mask]


def earned(state: Fliptown) -> list[int]:
    """The achievements a finished solo game earns by itself, by number."""
    if len(state.sheets) != 1:
        return []
    ruleset = state.ruleset
    feats = ruleset.feats
    sheet = state.sheets[0]
    hands = hands_of(sheet, ruleset.rounds)
    points = scoring.score(ruleset, sheet)
    silver = scoring.silver(ruleset, sheet)
    is_bot = state.has_cowbot()
    is_beaten = is_bot and points > scoring.cowbot_score(state)
    lacked = silver if ruleset.is_silver_forbidden else sheet.pans
    tests = {
        1: fewest_sites(sheet) >= feats.sites,
        2: sheet.pans + sheet.hammers >= feats.tools,
        3: sheet.wanted <= feats.clean,
        4: gold_chambers(state) >= feats.chambers,
        5: sheet.stops & feats.stops == feats.stops,
        6: COUNT[sheet.buildings & ruleset.star_roofs] >= feats.roofs,
        7: ruleset.rows_robbed[sheet.targets] >= feats.rows,
        8: COUNT[sheet.graves & ~ruleset.first_graves] >= feats.stones,
        9: max(hands) >= feats.great_hand,
        10: lacked <= feats.none,
        11: sheet.cash >= feats.cash and sheet.gold >= feats.gold,
        12: sum(1 for hand in hands if hand >= feats.hand) >= feats.hands,
        13: sheet.wanted <= feats.lawful and sheet.arrests <= feats.arrests,
        15: is_beaten and ruleset.level == feats.level,
        16: is_bot and bit_count(state.stolen) <= feats.stolen,
        17: sheet.wanted >= feats.outlaw,
        18: silver >= feats.silver,
        19: full_regions(sheet) >= feats.regions,
        20: scoring.rank(ruleset, sheet, points) >= feats.rank,
    }
    return [number for number, is_earned in tests.items() if is_earned]


def collected(games: list[dict[str, Any]], least: str = "normal") -> list[int]:
    """The achievements of somebody who finished *games*, each the details of a solo result.

    Number 14 needs every cowbot beaten at level *least* or above, in any games.
    """
    found: set[int] = set()
    beaten: set[str] = set()
    for details in games:
        found.update(details.get("achievements", ()))
        if "cowbot" in details and details["won"]:
            if LEVELS.index(details["difficulty"]) >= LEVELS.index(least):
                beaten.add(details["cowbot"])
    if beaten.issuperset(COWBOT.words):
        found.add(BEAT_EVERY_COWBOT)
    return sorted(found)
