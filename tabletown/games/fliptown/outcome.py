"""How a game ended, and where every point came from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tabletown.core.view import Result
from tabletown.games.fliptown import achievements, scoring
from tabletown.games.fliptown.numbers import (
    CASH_PER_POINT,
    CHAMBER_SILVER,
    GOLD_PER_POINT,
    HOTEL_TRACK,
    NO_COWBOT,
    SILVER_CHAMBERS,
    SILVER_KINDS,
)
from tabletown.games.fliptown.state import count_cards
from tabletown.games.fliptown.verbs import (
    COWBOT,
)

if TYPE_CHECKING:
    from tabletown.games.fliptown.state import Table


ORIGINS = ("trail", "badlands", "mine", "town", "cemetery", "poker", "bounties")
ORIGINS2 = ("bank", "land", "start", "arrests")


def points(table: Table, seat: int) -> list[tuple[str, int]]:
    """Where the score comes from, star by star."""
    sheet = table.sheets[seat]
    found: list[tuple[str, int]] = []
    for place, key in enumerate(ORIGINS):
        found.append((key, (sheet.origin >> (8 * place)) & 255))
    for place, key in enumerate(ORIGINS2):
        amount = (sheet.origin2 >> (8 * place)) & 255
        found.append((key, -amount if key == "arrests" else amount))
    # A written position may hold stars of unknown origin.
    found.append(("other", sheet.stars - sum(amount for _, amount in found)))
    found.append(("cash", sheet.cash // CASH_PER_POINT))
    found.append(("gold", sheet.gold // GOLD_PER_POINT))
    found.append(("hotel", HOTEL_TRACK[sheet.hotel]))
    for chamber in SILVER_CHAMBERS:
        if (sheet.chambers >> chamber) & 1:
            kind = SILVER_KINDS[CHAMBER_SILVER[chamber]]
            found.append((f"silver-{kind}", scoring.silver_of(sheet, chamber)))
    return [(key, amount) for key, amount in found if amount]


def result(table: Table) -> Result:
    """How it ended: who won and why, rank, title, tie-breaks and achievements."""
    scores = [scoring.score(sheet) for sheet in table.sheets]
    winners = scoring.winners(table)
    if len(scores) == 1:
        if table.cowbot == NO_COWBOT:
            ending = "solo"
        else:
            ending = "cowbot-beaten" if winners else "cowbot-won"
    elif len(winners) > 1:
        ending = "shared"
    else:
        ending = "most-points" if scores.count(max(scores)) == 1 else "tie-break"
    details: dict[str, Any] = {
        "ranks": [
            scoring.RANKS[scoring.rank(table, sheet, points)]
            for sheet, points in zip(table.sheets, scores, strict=True)
        ],
        "titles": [scoring.TITLES[scoring.title(sheet)] for sheet in table.sheets],
        "points": [dict(points(table, seat)) for seat in range(len(scores))],
        "wanted": [sheet.wanted for sheet in table.sheets],
        "gold": [sheet.gold for sheet in table.sheets],
        "cash": [sheet.cash for sheet in table.sheets],
    }
    if len(scores) == 1:
        if table.cowbot != NO_COWBOT:
            details["cowbot"] = COWBOT.words[table.cowbot]
            details["difficulty"] = ("easy", "normal", "hard")[table.setting.level]
            details["cowbot_score"] = scoring.cowbot_score(table)
            details["cowbot_points"] = dict(scoring.cowbot_points(table))
            details["stolen"] = count_cards(table.stolen)
            details["won"] = bool(winners)
        details["achievements"] = achievements.earned(table)
    return Result(tuple(scores), tuple(winners), ending, details)
