"""Final score, cowbot's score, tie-breaks, rank and title; how a game ended and why."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tabletown.core.view import Result
from tabletown.games.fliptown import achievements
from tabletown.games.fliptown.marks import BIT, COUNT, bit_count
from tabletown.games.fliptown.options import LEVELS
from tabletown.games.fliptown.sheet import NOBODY
from tabletown.games.fliptown.stars import stars_by_origin
from tabletown.games.fliptown.verbs import (
    BADLANDS,
    BUILDING,
    CHAMBER,
    COWBOT,
    MINE,
    REGION,
    STOP,
    TARGET,
    TRAIL,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabletown.games.fliptown.ruleset import Ruleset
    from tabletown.games.fliptown.sheet import Sheet
    from tabletown.games.fliptown.state import Fliptown

RANK_KEYS: Final[list[str]] = ["tenderfooted", "rusty", "pioneering", "sharpshooting", "legendary"]
TITLE_KEYS: Final[list[str]] = ["deputy", "homesteader", "buckaroo", "desperado", "outlaw"]


def silver_of(ruleset: Ruleset, sheet: Sheet, chamber: i64) -> i64:
    """The silver stars of a circled chamber, counted as the sheet stands. Rulings FT-R27, R28."""
    kind = ruleset.silver[chamber]
    if kind == "stone":
        return COUNT[sheet.graves]
    if kind == "building":
        return COUNT[sheet.buildings]
    if kind == "chamber":
        return COUNT[sheet.chambers]
    return COUNT[sheet.stops] if kind == "stop" else COUNT[sheet.targets]


def mine_silver(ruleset: Ruleset, sheet: Sheet) -> i64:
    """Silver stars of all circled chambers."""
    total: i64 = 0
    if sheet.chambers & ruleset.all_silver:
        for chamber in ruleset.silver_chambers:
            if sheet.chambers & BIT[chamber]:
                total += silver_of(ruleset, sheet, chamber)
    return total


def silver(ruleset: Ruleset, sheet: Sheet) -> i64:
    """All silver stars of a sheet: the hotel's last one and the mine's."""
    return ruleset.hotel_track[sheet.hotel] + mine_silver(ruleset, sheet)


def score(ruleset: Ruleset, sheet: Sheet) -> i64:
    """Stars, cash and gold by their rates, and silver stars."""
    total: i64 = sheet.stars + sheet.cash // ruleset.cash_per_point
    total += sheet.gold // ruleset.gold_per_point
    return total + silver(ruleset, sheet)


def uncircled(sheet: Sheet, region: i64) -> i64:
    """Sites of *region* without a circle; a crossed-out stop has none. Ruling FT-R65."""
    if region == TRAIL:
        return STOP.size() - COUNT[sheet.stops]
    if region == BADLANDS:
        return TARGET.size() - COUNT[sheet.targets]
    if region == MINE:
        return CHAMBER.size() - COUNT[sheet.chambers]
    return BUILDING.size() - COUNT[sheet.buildings]


def cowbot_points(state: Fliptown) -> list[tuple[str, int]]:
    """What the cowbot scores, part by part."""
    ruleset = state.ruleset
    sheet = state.sheets[0]
    level: i64 = ruleset.level
    parts: list[tuple[str, int]] = [
        ("stolen", ruleset.stolen_points[level] * bit_count(state.stolen)),
    ]
    for place in range(ruleset.scored_regions[level]):
        region: i64 = ruleset.cowbots[state.cowbot].order[place]
        points: i64 = ruleset.uncircled_points[place] * uncircled(sheet, region)
        parts.append((REGION.words[region], points))
    if sheet.character != NOBODY:
        parts.append(("character", ruleset.character_points))
    if ruleset.is_holdem:
        parts.append(("holdem", ruleset.holdem_points))
    return parts


def cowbot_score(state: Fliptown) -> int:
    """The cowbot's total; 0 without one."""
    if not state.has_cowbot():
        return 0
    return sum(points for _, points in cowbot_points(state))


def winners(state: Fliptown) -> list[int]:
    """Most points; then least Wanted, most gold, most cash; else shared. Alone: beat the cowbot."""
    scores = state.scores()
    if len(scores) == 1:
        return [] if state.has_cowbot() and scores[0] <= cowbot_score(state) else [0]
    keys = [
        (points, -sheet.wanted, sheet.gold, sheet.cash)
        for points, sheet in zip(scores, state.sheets, strict=True)
    ]
    best = max(keys)
    return [seat for seat, key in enumerate(keys) if key == best]


def rank(ruleset: Ruleset, sheet: Sheet, points: int) -> int:
    """How high *points* rank, 0 to 4; a character and Hold'em raise the bar. Ruling FT-R76."""
    variants: i64 = 0
    if sheet.character != NOBODY:
        variants += 1
    if ruleset.is_holdem:
        variants += 1
    return sum(1 for bound in ruleset.rank_from[variants] if points >= bound)


def title(ruleset: Ruleset, sheet: Sheet) -> int:
    """The title noun for the Wanted at the end, 0 to 4."""
    return sum(1 for bound in ruleset.title_from if sheet.wanted >= bound)


def points(state: Fliptown, seat: int) -> list[tuple[str, int]]:
    """Where the score comes from, star by star."""
    ruleset = state.ruleset
    sheet = state.sheets[seat]
    found = stars_by_origin(sheet)
    # A written position may hold stars of unknown origin.
    found.append(("other", sheet.stars - sum(amount for _, amount in found)))
    found.append(("cash", sheet.cash // ruleset.cash_per_point))
    found.append(("gold", sheet.gold // ruleset.gold_per_point))
    found.append(("hotel", ruleset.hotel_track[sheet.hotel]))
    for chamber in ruleset.silver_chambers:
        if (sheet.chambers >> chamber) & 1:
            amount = silver_of(ruleset, sheet, chamber)
            found.append((f"silver-{ruleset.silver[chamber]}", amount))
    return [(key, amount) for key, amount in found if amount]


def ending(state: Fliptown, scores: list[int], won: list[int]) -> str:
    """The key of how it ended."""
    if len(scores) == 1:
        if not state.has_cowbot():
            return "solo"
        return "cowbot-beaten" if won else "cowbot-won"
    if len(won) > 1:
        return "shared"
    return "most-points" if scores.count(max(scores)) == 1 else "tie-break"


def result(state: Fliptown) -> Result:
    """How it ended: who won and why, rank, title, tie-breaks and achievements."""
    ruleset = state.ruleset
    scores = state.scores()
    won = winners(state)
    details: dict[str, Any] = {
        "ranks": [
            RANK_KEYS[rank(ruleset, sheet, total)]
            for sheet, total in zip(state.sheets, scores, strict=True)
        ],
        "titles": [TITLE_KEYS[title(ruleset, sheet)] for sheet in state.sheets],
        "points": [dict(points(state, seat)) for seat in range(len(scores))],
        "wanted": [sheet.wanted for sheet in state.sheets],
        "gold": [sheet.gold for sheet in state.sheets],
        "cash": [sheet.cash for sheet in state.sheets],
    }
    if len(scores) == 1:
        if state.has_cowbot():
            details["cowbot"] = COWBOT.words[state.cowbot]
            details["difficulty"] = LEVELS[ruleset.level]
            details["cowbot_score"] = cowbot_score(state)
            details["cowbot_points"] = dict(cowbot_points(state))
            details["stolen"] = bit_count(state.stolen)
            details["won"] = bool(won)
        details["achievements"] = achievements.earned(state)
    return Result(tuple(scores), tuple(won), ending(state, scores, won), details)
