"""A sheet of Fliptown drawn for a terminal of eighty columns.

Words in braces are catalogue keys, ``{building-bank.name:17.1}`` their first seventeen columns; the
terminal puts the reader's language in.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.games.fliptown import faces, scoring
from tabletown.games.fliptown.asks import STAGE_OVER
from tabletown.games.fliptown.numbers import (
    BOUNTY_FIRST,
    BOUNTY_LATER,
    HANDS,
    HOTEL_TRACK,
    ITEM_WORDS,
    NO_COWBOT,
    NOBODY,
    REWARD_ENDS,
    ROW_BONUS,
    WAY_TO,
    WAY_VALUES,
)
from tabletown.games.fliptown.poker import unpack
from tabletown.games.fliptown.state import count_cards
from tabletown.games.fliptown.verbs import BOUNTY, BUILDING, CHAMBER, CHARACTER, COWBOT, STONE

if TYPE_CHECKING:
    from tabletown.games.fliptown.rules import Town
    from tabletown.games.fliptown.sheet import Sheet

RANK_WORDS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
SUIT_SIGNS = "♥♠♦♣"
SIGNS = (
    ("hearts+", "+♥"),
    ("spades+", "+♠"),
    ("diamonds+", "+♦"),
    ("clubs+", "+♣"),
    ("grave+", "+†"),
    ("silver", "☆"),
    ("star", "★"),
    ("gold", "●"),
    ("wanted", "!"),
    ("hammer", "⚒"),
    ("pan", "◡"),
    ("stone", "†"),
    ("building", "♣"),
    ("chamber", "♦"),
    ("stop", "♥"),
    ("target", "♠"),
    (" ", ""),
)
"""How the icons of a face are drawn."""
LEGEND = (
    "★ {fact-stars} $ {fact-cash} ● {fact-gold} ! {fact-wanted} ◡ {fact-pans}"
    " ⚒ {fact-hammers} + {fact-bonus}"
)
LEVELS = ((0, 2), (2, 5), (5, 9), (9, 14))
"""The chambers of the Mine, level by level."""
CHAMBER_WIDTH = 15
NAME_WIDTH = 17
"""The longest name of a building in any language."""


def drawing(town: Town, seat: int) -> str:
    """The table and the reader's sheet as text; a spectator reads the first one."""
    owner = seat if seat < len(town.sheets) else 0
    sheet = town.sheets[owner] if owner == seat or town.seats == 1 else town.public(owner)
    lines = [*_head_lines(town, seat), ""]
    lines += _trail_lines(sheet) + _badlands_lines(sheet) + _mine_lines(sheet)
    lines += _town_lines(sheet) + _cemetery_lines(sheet) + _poker_lines(town, sheet, seat)
    lines.append(_standing(town, sheet))
    lines += [_standing(town, town.public(other)) for other in range(town.seats) if other != owner]
    return "\n".join(lines)


def _card(card: int) -> str:
    return RANK_WORDS[card % 13] + SUIT_SIGNS[card // 13]


def _sign(face: str) -> str:
    for word, sign in SIGNS:
        face = face.replace(word, sign)
    return face


def _box(text: str, is_marked: bool, is_crossed: bool = False) -> str:
    if is_marked:
        return f"({text})"
    return f"x{text}x" if is_crossed else f" {text} "


def _table(cells: list[str], columns: int) -> list[str]:
    """Cells in lines of so many, each column as wide as its widest cell."""
    rows = [cells[start : start + columns] for start in range(0, len(cells), columns)]
    widths = [max(len(row[place]) for row in rows if place < len(row)) for place in range(columns)]
    return [
        "  " + " ".join(cell.ljust(widths[place]) for place, cell in enumerate(row)).rstrip()
        for row in rows
    ]


def _head_lines(town: Town, seat: int) -> list[str]:
    lineup = " ".join(_card(town.slot(slot)) for slot in range(town.flipped))
    known = town.sheriff >= 0 and (town.known >> seat) & 1
    sheriff = _card(town.sheriff) if known else "??"
    lines = [
        f"{{fact-round}} {min(town.round, 2) + 1}  {{fact-turn}} {min(town.turn, 4) + 1}  "
        f"{{zone-lineup}}: {lineup or '–'}",
        f"{{zone-sheriff}}: {sheriff}  {{zone-deck}}: {town.deck}",
        LEGEND,
    ]
    if town.cowbot != NO_COWBOT:
        word = COWBOT.words[town.cowbot]
        stolen = f"{{fact-stolen}} {count_cards(town.stolen)}"
        lines.append(f"{{cowbot-{word}.name}}: {scoring.cowbot_score(town)} ({stolen})")
    if town.bounties:
        posted = [((town.bounties >> (4 * place)) & 15) - 1 for place in range(3)]
        names = [
            f"{{bounty-{BOUNTY.words[one]}.name}}"
            f" {BOUNTY_LATER if town.claimed >> place & 1 else BOUNTY_FIRST}★"
            for place, one in enumerate(posted)
            if one >= 0
        ]
        lines.append("{zone-bounties}: " + ", ".join(names))
    return lines


def _trail_lines(sheet: Sheet) -> list[str]:
    crossed = ((1 << sheet.wagon) - 1) & ~sheet.stops
    cells = [
        _box(
            f"{RANK_WORDS[stop]}:{_sign(faces.STOPS[stop])}",
            bool(sheet.stops >> stop & 1),
            bool(crossed >> stop & 1),
        )
        for stop in range(13)
    ]
    return ["{region-trail} ♥", *_table(cells, 7), ""]


def _badlands_lines(sheet: Sheet) -> list[str]:
    """The targets in their rows; a robbery that failed has a half beside it."""
    cells = []
    for place in range(1, 13):
        is_circled = bool(sheet.targets >> place & 1)
        half = "½" if is_circled and not sheet.robbed >> place & 1 else ""
        text = f"{RANK_WORDS[place]}:{_sign(faces.TARGETS[place - 1])}"
        cells.append(_box(text, is_circled) + half)
        if place % 3 == 0:
            cells.append(_sign(faces.BONUS_ICONS[ROW_BONUS[place // 3 - 1]]))
    return ["{region-badlands} ♠", *_table(cells, 4), ""]


def _span(values: int) -> str:
    """The lowest and the highest card of a way down."""
    lowest = (values & -values).bit_length() - 1
    return f"{RANK_WORDS[lowest]}-{RANK_WORDS[values.bit_length() - 1]}"


def _mine_lines(sheet: Sheet) -> list[str]:
    """A pyramid; above each chamber the cards that lead there from the left and from the right."""
    lines = ["{region-mine} ♦"]
    for first, last in LEVELS:
        ways, rooms = "", ""
        for room in range(first, last):
            spans = [_span(WAY_VALUES[way]) for way in range(len(WAY_TO)) if WAY_TO[way] == room]
            text = f"{CHAMBER.words[room][1:]}:{_sign(faces.CHAMBERS[room])}"
            ways += " ".join(spans).center(CHAMBER_WIDTH)
            rooms += _box(text, bool(sheet.chambers >> room & 1)).center(CHAMBER_WIDTH)
        margin = " " * ((5 - last + first) * CHAMBER_WIDTH // 2)
        lines += [(margin + ways).rstrip(), (margin + rooms).rstrip()]
    return [*lines, ""]


def _town_lines(sheet: Sheet) -> list[str]:
    cells = [
        _box(
            f"{RANK_WORDS[place]:>2} {{building-{word}.name:{NAME_WIDTH}.1}}"
            f" {_sign(faces.ROOFS[place]):<2}",
            bool(sheet.buildings >> place & 1),
        )
        for place, word in enumerate(BUILDING.words)
    ]
    rows = ["  " + "".join(cells[start : start + 3]).rstrip() for start in range(0, 13, 3)]
    owned = [
        f"{{item-{word}.name}}" for place, word in enumerate(ITEM_WORDS) if sheet.items >> place & 1
    ]
    grid = "".join("#" if sheet.land >> square & 1 else "." for square in range(9))
    return [
        "{region-town} ♣",
        *rows,
        f"   {{building-hotel.name}}: {HOTEL_TRACK[sheet.hotel]}☆"
        f"   {{zone-land}}: {grid[:3]}/{grid[3:6]}/{grid[6:]}",
        "   {zone-items}: " + (", ".join(owned) or "–"),
        "",
    ]


def _cemetery_lines(sheet: Sheet) -> list[str]:
    """Stones with what lies between them; a reward that is taken leaves a dot."""
    between = {}
    for place, ends in enumerate(REWARD_ENDS):
        taken = faces.is_reward_taken(sheet.graves, place)
        between[tuple(ends)] = "·" if taken else _sign(faces.REWARDS[place])
    lines = ["{region-cemetery} †"]
    for row in range(3):
        stones = range(3 * row, 3 * row + 3)
        line = ""
        for stone in stones:
            line += _box(STONE.words[stone], bool(sheet.graves >> stone & 1))
            if stone % 3 < 2:
                line += between[(stone, stone + 1)].center(5)
        lines.append(f"  {line}".rstrip())
        if row < 2:
            beside = "     ".join(between[(stone, stone + 3)].center(3) for stone in stones)
            lines.append(f"  {beside}".rstrip())
    return [*lines, ""]


def _poker_lines(town: Town, sheet: Sheet, seat: int) -> list[str]:
    lines = ["{zone-poker}"]
    for round_, column in enumerate((sheet.column0, sheet.column1, sheet.column2)):
        cards = " ".join(_card(card) for card in unpack(column)) or "–"
        if round_ == town.round and sheet.seat == seat and sheet.hole:
            cards += " + " + " ".join(_card(card) for card in unpack(sheet.hole))
        hand = (sheet.hands >> (4 * round_)) & 15
        name = f"  {{hand-{HANDS[hand]}}}" if hand else ""
        lines.append(f"   {round_ + 1}: {cards}{name}")
    return [*lines, ""]


def _standing(town: Town, sheet: Sheet) -> str:
    """What a seat has, in signs; with rivals the seat's number first, at the end its title."""
    score = scoring.score(sheet)
    parts = [f"{sheet.seat + 1}." if town.seats > 1 else ""]
    if sheet.character != NOBODY:
        parts.append(f"{{character-{CHARACTER.words[sheet.character]}.name}} ")
    parts.append(
        f"{sheet.stars}★  {sheet.cash}$  {sheet.gold}●  {sheet.wanted}!"
        f"  {sheet.pans}◡  {sheet.hammers}⚒  = {score}"
    )
    if town.stage == STAGE_OVER:
        rank = scoring.RANKS[scoring.rank(town, sheet, score)]
        parts.append(f"  {{rank-{rank}}} {{title-{scoring.TITLES[scoring.title(sheet)]}}}")
    return " ".join(part for part in parts if part)
