"""A sheet of Fliptown drawn for a terminal of eighty columns.

Words in braces are catalogue keys, ``{building-bank.name:17.1}`` their first seventeen columns; the
terminal puts the reader's language in.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.games.fliptown import scoring
from tabletown.games.fliptown.belongings import WORDS
from tabletown.games.fliptown.cards import SUIT_OF, UNSEEN, VALUE_OF
from tabletown.games.fliptown.edition import HANDS
from tabletown.games.fliptown.faces import faces_of
from tabletown.games.fliptown.marks import bit_count
from tabletown.games.fliptown.poker import unpack
from tabletown.games.fliptown.ruleset import Ruleset
from tabletown.games.fliptown.sheet import NOBODY
from tabletown.games.fliptown.verbs import (
    BOUNTY,
    BUILDING,
    CHAMBER,
    CHARACTER,
    COWBOT,
    RANKS,
    SIDE,
    STONE,
    STOP,
    TARGET,
)

if TYPE_CHECKING:
    from tabletown.games.fliptown.sheet import Sheet
    from tabletown.games.fliptown.state import Fliptown

RANK_WORDS = [rank.upper() for rank in RANKS]
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
CHAMBER_WIDTH = 15
NAME_WIDTH = 17
"""The longest name of a building in any language."""


def drawing(state: Fliptown, seat: int) -> str:
    """The table and the reader's sheet as text; a spectator reads the first one."""
    owner = seat if seat < len(state.sheets) else 0
    sheet = state.sheets[owner] if owner == seat or state.seats == 1 else state.public(owner)
    lines = [*_head_lines(state, seat), ""]
    ruleset = state.ruleset
    lines += _trail_lines(ruleset, sheet) + _badlands_lines(ruleset, sheet)
    lines += _mine_lines(ruleset, sheet) + _town_lines(ruleset, sheet)
    lines += _cemetery_lines(ruleset, sheet) + _poker_lines(state, sheet, seat)
    lines.append(_standing(state, sheet))
    lines += [
        _standing(state, state.public(other)) for other in range(state.seats) if other != owner
    ]
    return "\n".join(lines)


def _card(card: int) -> str:
    return RANK_WORDS[VALUE_OF[card] - 1] + SUIT_SIGNS[SUIT_OF[card]]


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


def _head_lines(state: Fliptown, seat: int) -> list[str]:
    lineup = " ".join(_card(state.slot(slot)) for slot in range(state.flipped))
    known = state.sheriff != UNSEEN and (state.known >> seat) & 1
    sheriff = _card(state.sheriff) if known else "??"
    round_ = min(state.round, state.ruleset.rounds - 1) + 1
    turn = min(state.turn, state.ruleset.turns - 1) + 1
    lines = [
        f"{{fact-round}} {round_}  {{fact-turn}} {turn}  {{zone-lineup}}: {lineup or '–'}",
        f"{{zone-sheriff}}: {sheriff}  {{zone-deck}}: {state.deck}",
        LEGEND,
    ]
    if state.has_cowbot():
        word = COWBOT.words[state.cowbot]
        stolen = f"{{fact-stolen}} {bit_count(state.stolen)}"
        lines.append(f"{{cowbot-{word}.name}}: {scoring.cowbot_score(state)} ({stolen})")
    if state.bounties:
        names = [
            f"{{bounty-{BOUNTY.words[bounty]}.name}} {state.bounty_stars(place)}★"
            for place, bounty in enumerate(state.bounties)
        ]
        lines.append("{zone-bounties}: " + ", ".join(names))
    return lines


def _trail_lines(ruleset: Ruleset, sheet: Sheet) -> list[str]:
    crossed = ((1 << sheet.wagon) - 1) & ~sheet.stops
    cells = [
        _box(
            f"{RANK_WORDS[stop]}:{_sign(printed)}",
            bool(sheet.stops >> stop & 1),
            bool(crossed >> stop & 1),
        )
        for stop, printed in enumerate(faces_of(ruleset).stops)
    ]
    return ["{region-trail} ♥", *_table(cells, (STOP.size() + 1) // 2), ""]


def _badlands_lines(ruleset: Ruleset, sheet: Sheet) -> list[str]:
    """The targets in their rows; a robbery that failed has a half beside it."""
    cells = []
    faces = faces_of(ruleset)
    ends = {row.values[-1] - 1: sign for row, sign in zip(ruleset.rows, faces.rows, strict=True)}
    for place in range(1, TARGET.size() + 1):
        is_circled = bool(sheet.targets >> place & 1)
        half = "½" if is_circled and not sheet.robbed >> place & 1 else ""
        text = f"{RANK_WORDS[place]}:{_sign(faces.targets[place - 1])}"
        cells.append(_box(text, is_circled) + half)
        if place in ends:
            cells.append(_sign(ends[place]))
    return ["{region-badlands} ♠", *_table(cells, 4), ""]


def _span(values: int) -> str:
    """The lowest and the highest card of a way down."""
    lowest = (values & -values).bit_length() - 1
    return f"{RANK_WORDS[lowest]}-{RANK_WORDS[values.bit_length() - 1]}"


def _levels() -> list[list[int]]:
    """The chambers of the Mine, level by level: ``l2a`` lies on the second one."""
    names = sorted({word[1] for word in CHAMBER.words})
    return [[room for room, word in enumerate(CHAMBER.words) if word[1] == name] for name in names]


def _mine_lines(ruleset: Ruleset, sheet: Sheet) -> list[str]:
    """A pyramid; above each chamber the cards that lead there from the left and from the right."""
    lines = ["{region-mine} ♦"]
    widest = max(len(level) for level in _levels())
    ways_down = ruleset.ways
    chambers = faces_of(ruleset).chambers
    for level in _levels():
        ways, rooms = "", ""
        for room in level:
            spans = [
                _span(values)
                for below, values in zip(ways_down.below, ways_down.values, strict=True)
                if below == room
            ]
            text = f"{CHAMBER.words[room][1:]}:{_sign(chambers[room])}"
            ways += " ".join(spans).center(CHAMBER_WIDTH)
            rooms += _box(text, bool(sheet.chambers >> room & 1)).center(CHAMBER_WIDTH)
        margin = " " * ((widest - len(level)) * CHAMBER_WIDTH // 2)
        lines += [(margin + ways).rstrip(), (margin + rooms).rstrip()]
    return [*lines, ""]


def _town_lines(ruleset: Ruleset, sheet: Sheet) -> list[str]:
    roofs = faces_of(ruleset).roofs
    cells = [
        _box(
            f"{RANK_WORDS[place]:>2} {{building-{word}.name:{NAME_WIDTH}.1}}"
            f" {_sign(roofs[place]):<2}",
            bool(sheet.buildings >> place & 1),
        )
        for place, word in enumerate(BUILDING.words)
    ]
    rows = ["  " + "".join(cells[start : start + 3]).rstrip() for start in range(0, len(cells), 3)]
    owned = [
        f"{{item-{word}.name}}" for place, word in enumerate(WORDS) if sheet.items >> place & 1
    ]
    squares = "".join("#" if sheet.land >> square & 1 else "." for square in range(SIDE * SIDE))
    grid = "/".join(squares[start : start + SIDE] for start in range(0, SIDE * SIDE, SIDE))
    return [
        "{region-town} ♣",
        *rows,
        f"   {{building-hotel.name}}: {ruleset.hotel_track[sheet.hotel]}☆   {{zone-land}}: {grid}",
        "   {zone-items}: " + (", ".join(owned) or "–"),
        "",
    ]


def _cemetery_lines(ruleset: Ruleset, sheet: Sheet) -> list[str]:
    """Stones with what lies between them; a reward that is taken leaves a dot."""
    between = {}
    for place, ends in enumerate(ruleset.reward_ends):
        is_taken = sheet.graves & ruleset.reward_stones[place] == ruleset.reward_stones[place]
        between[tuple(ends)] = "·" if is_taken else _sign(faces_of(ruleset).rewards[place])
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


def _poker_lines(state: Fliptown, sheet: Sheet, seat: int) -> list[str]:
    lines = ["{zone-poker}"]
    for round_, column in enumerate((sheet.column0, sheet.column1, sheet.column2)):
        cards = " ".join(_card(card) for card in unpack(column)) or "–"
        if round_ == state.round and sheet.seat == seat and sheet.hole:
            cards += " + " + " ".join(_card(card) for card in unpack(sheet.hole))
        hand = (sheet.hands >> (4 * round_)) & 15
        name = f"  {{hand-{HANDS[hand]}}}" if hand else ""
        lines.append(f"   {round_ + 1}: {cards}{name}")
    return [*lines, ""]


def _standing(state: Fliptown, sheet: Sheet) -> str:
    """What a seat has, in signs; with rivals the seat's number first, at the end its title."""
    score = scoring.score(state.ruleset, sheet)
    parts = [f"{sheet.seat + 1}." if state.seats > 1 else ""]
    if sheet.character != NOBODY:
        parts.append(f"{{character-{CHARACTER.words[sheet.character]}.name}} ")
    parts.append(
        f"{sheet.stars}★  {sheet.cash}$  {sheet.gold}●  {sheet.wanted}!"
        f"  {sheet.pans}◡  {sheet.hammers}⚒  = {score}"
    )
    if not state.due:
        rank = scoring.RANK_KEYS[scoring.rank(state.ruleset, sheet, score)]
        parts.append(
            f"  {{rank-{rank}}} {{title-{scoring.TITLE_KEYS[scoring.title(state.ruleset, sheet)]}}}"
        )
    return " ".join(part for part in parts if part)
