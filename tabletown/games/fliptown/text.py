"""Fliptown positions as text, and the sheet drawn for a terminal.

A position is ``key=value`` words in parts divided by ``|``: the table first, then ``s0``, ``s1`` …
for the sheets. What is not named is as at the start. ``round=2 turn=3 lineup=4h,7c,2s | s0 cash=9
stops=1,3 items=pickaxe`` begins that turn; without a line-up the cards are still to be flipped;
``phase=poker`` or ``phase=sheriff`` begins there. ``stage=`` with all the rest is how a running
game writes itself, and is taken as it is; ``p0`` … are then the sheets as rivals see them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.core.errors import PositionError
from tabletown.games.fliptown import characters, faces, mine, phases, scoring
from tabletown.games.fliptown.asks import (
    ASK_KEYS,
    FIRST_QUESTION,
    STAGE_FLIP,
    STAGE_KEYS,
    STAGE_OVER,
)
from tabletown.games.fliptown.numbers import (
    ALL_CARDS,
    ALL_VALUES,
    CHAMBER_GOLD,
    HANDS,
    HOTEL_TRACK,
    ITEM_WORDS,
    MOST_HAMMERS,
    MOST_PANS,
    NO_COWBOT,
    NOBODY,
    REWARD_ENDS,
    ROUNDS,
    ROW_BONUS,
    TURNS,
)
from tabletown.games.fliptown.poker import unpack
from tabletown.games.fliptown.setup import first_sheet
from tabletown.games.fliptown.sheet import FIELDS
from tabletown.games.fliptown.state import cards_of, count_cards
from tabletown.games.fliptown.verbs import (
    BOUNTY,
    BUILDING,
    CARD,
    CHAMBER,
    CHARACTER,
    COWBOT,
    SLOT,
    STONE,
    STOP,
    TARGET,
)

if TYPE_CHECKING:
    from tabletown.games.fliptown.rules import Town
    from tabletown.games.fliptown.sheet import Sheet

VALUES_WORDS = ["a", *TARGET.words]
MASKS: dict[str, list[str]] = {
    "stops": STOP.words,
    "targets": VALUES_WORDS,
    "robbed": VALUES_WORDS,
    "chambers": CHAMBER.words,
    "buildings": BUILDING.words,
    "graves": STONE.words,
    "items": ITEM_WORDS,
    "land": STONE.words,
}
COLUMNS = {"poker1": "column0", "poker2": "column1", "poker3": "column2", "hole": "hole"}
ENUMS: dict[str, list[str]] = {
    "character": [*CHARACTER.words, "nobody"],
    "ask": ASK_KEYS,
    "suit_slot": SLOT.words,
    "value_slot": SLOT.words,
}
TABLE_NUMBERS = ("known", "reshuffled", "served", "serving", "setup", "claimed")
MOST = 32767
HUGE = 2**62


def _cards(numbers: list[int]) -> str:
    return ",".join(CARD.words[card] for card in numbers)


def _words(mask: int, words: list[str]) -> str:
    return ",".join(word for place, word in enumerate(words) if (mask >> place) & 1) or "-"


# Writing


def position(town: Town) -> str:
    """The position as text; `read_position` reads it back."""
    parts = [
        f"stage={STAGE_KEYS[town.stage]} round={town.round + 1} turn={town.turn + 1}",
    ]
    if town.flipped:
        parts.append(f"lineup={_cards([town.slot(slot) for slot in range(town.flipped)])}")
    if town.sheriff >= 0:
        parts.append(f"sheriff={CARD.words[town.sheriff]}")
    for name, mask in (("discard", town.discard), ("stolen", town.stolen)):
        if mask:
            parts.append(f"{name}={_cards(cards_of(mask))}")
    if town.suspects:
        parts.append("suspects=" + ",".join(map(str, town.suspects)))
    if town.cowbot != NO_COWBOT:
        parts.append(f"cowbot={COWBOT.words[town.cowbot]}")
    if town.bounties:
        posted = [(town.bounties >> (4 * place)) & 15 for place in range(3)]
        parts.append("bounties=" + ",".join(BOUNTY.words[one - 1] for one in posted if one))
    for name in TABLE_NUMBERS:
        if getattr(town, name):
            parts.append(f"{name}={getattr(town, name)}")
    lines = [" ".join(parts)]
    lines += [f"s{sheet.seat} {_sheet_text(sheet)}" for sheet in town.sheets]
    lines += [f"p{sheet.seat} {_sheet_text(sheet)}" for sheet in town.publics()]
    return " | ".join(lines)


def _sheet_text(sheet: Sheet) -> str:
    blank = first_sheet(sheet.seat)
    words: list[str] = []
    names = {field: name for name, field in COLUMNS.items()}
    for field in FIELDS[1:]:
        value = getattr(sheet, field)
        if value == getattr(blank, field):
            continue
        if field in MASKS:
            words.append(f"{field}={_words(value, MASKS[field])}")
        elif field in names:
            words.append(f"{names[field]}={_cards(unpack(value)) or '-'}")
        elif field in ENUMS:
            words.append(f"{field}={ENUMS[field][value]}")
        else:
            words.append(f"{field}={value}")
    return " ".join(words)


# Reading


def read_position(town: Town, text: str) -> None:
    """Set *town*, a fresh one, to what *text* says, and begin there."""
    parts = [part.split() for part in text.split("|")]
    table: dict[str, str] = {}
    sheets: dict[int, dict[str, str]] = {}
    shown: dict[int, dict[str, str]] = {}
    for words in parts:
        head = words[0] if words else ""
        if head[:1] in ("s", "p") and head[1:].isdigit() and "=" not in head:
            seat = int(head[1:])
            if seat >= len(town.sheets):
                raise PositionError("bad-position", {"place": head})
            (sheets if head[0] == "s" else shown)[seat] = _pairs(words[1:])
        else:
            table.update(_pairs(words))
    is_exact = "stage" in table
    for seat, pairs in sheets.items():
        _read_sheet(
            town.sheets[seat], pairs, is_exact, _number(table.get("round", "1"), "round", 9)
        )
    _read_table(town, table)
    _check(town, is_exact)
    if is_exact:
        _resume(town, table, shown)
    else:
        _begin(town, table)


def _pairs(words: list[str]) -> dict[str, str]:
    found: dict[str, str] = {}
    for word in words:
        key, equals, value = word.partition("=")
        if not equals or not value or key in found:
            raise PositionError("bad-position", {"place": word})
        found[key] = value
    return found


def _number(word: str, place: str, most: int = MOST) -> int:
    if not word.isdigit() or int(word) > most:
        raise PositionError("bad-position", {"place": f"{place}={word}"})
    return int(word)


def _index(word: str, words: list[str], place: str) -> int:
    if word not in words:
        raise PositionError("bad-position", {"place": f"{place}={word}"})
    return words.index(word)


def _mask(value: str, words: list[str], place: str) -> int:
    if value == "-":
        return 0
    mask = 0
    for word in value.split(","):
        mask |= 1 << _index(word, words, place)
    return mask


def _card_list(value: str, place: str) -> list[int]:
    if value == "-":
        return []
    cards = [_index(word, CARD.words, place) for word in value.split(",")]
    return cards


def _read_sheet(sheet: Sheet, pairs: dict[str, str], is_exact: bool, round_: int) -> None:
    if "character" in pairs and not is_exact:
        character = _index(pairs["character"], CHARACTER.words, "character")
        characters.cast(sheet, character)
    for key, value in pairs.items():
        name = f"poker{round_}" if key == "poker" else key
        if name in MASKS:
            setattr(sheet, name, _mask(value, MASKS[name], name))
        elif name in COLUMNS:
            setattr(sheet, COLUMNS[name], phases.pack(_card_list(value, name)))
        elif name in ENUMS:
            setattr(sheet, name, _index(value, ENUMS[name], name))
        elif name in FIELDS[1:]:
            most = HUGE if name in ("origin", "origin2", "effects", "bonuses") else MOST
            setattr(sheet, name, _number(value, name, most))
        else:
            raise PositionError("bad-position", {"place": f"s{sheet.seat} {key}"})
    if not is_exact:
        sheet.graves |= 16
        if "wagon" not in pairs:
            sheet.wagon = int(sheet.stops).bit_length()
        if "mine_gold" not in pairs:
            rooms = [room for room in range(14) if (sheet.chambers >> room) & 1]
            sheet.mine_gold = sum(CHAMBER_GOLD[room] for room in rooms)
        sheet.targets |= sheet.robbed


def _read_table(town: Town, table: dict[str, str]) -> None:
    town.flipped = 0
    for key, value in table.items():
        if key == "round":
            town.round = _number(value, key, ROUNDS + 1) - 1
        elif key == "turn":
            town.turn = _number(value, key, TURNS + 1) - 1
        elif key == "lineup":
            cards = _card_list(value, key)
            town.flipped = len(cards)
            town.first, town.second, town.third = (*cards, 0, 0, 0)[:3]
        elif key == "sheriff":
            town.sheriff = _index(value, CARD.words, key)
        elif key in ("discard", "stolen"):
            setattr(town, key, sum(1 << card for card in _card_list(value, key)))
        elif key == "suspects":
            town.suspects = [_number(word, key, HUGE) for word in value.split(",")]
        elif key == "cowbot":
            town.cowbot = _index(value, COWBOT.words, key)
        elif key == "bounties":
            for place, word in enumerate(value.split(",")[:3]):
                town.bounties |= (_index(word, BOUNTY.words, key) + 1) << (4 * place)
        elif key in TABLE_NUMBERS:
            setattr(town, key, _number(value, key))
        elif key not in ("stage", "phase"):
            raise PositionError("bad-position", {"place": key})
    if town.round < 0 or town.turn < 0 or town.flipped not in (0, 1, 2, 3):
        raise PositionError("bad-position", {"place": "round, turn or lineup"})


def _check(town: Town, is_exact: bool) -> None:
    """Refuse a card in two places and a map nobody can have drawn."""
    places = [town.slot(slot) for slot in range(town.flipped)]
    places += cards_of(town.discard) + cards_of(town.stolen)
    if town.sheriff >= 0 and STAGE_KEYS[town.stage] != "over":
        places.append(town.sheriff)
    for sheet in town.sheets:
        places += unpack(sheet.hole)
        _check_sheet(sheet)
    if not is_exact:
        for card in places:
            if places.count(card) > 1:
                raise PositionError("card-twice", {"place": CARD.words[card]})
    taken = 0
    for card in places:
        taken |= 1 << card
    town.pool = ALL_CARDS & ~taken
    town.deck = count_cards(town.pool) - (1 if town.sheriff < 0 else 0)
    if town.stolen and not town.suspects:
        town.suspects = [town.pool | town.stolen] * count_cards(town.stolen)


def _check_sheet(sheet: Sheet) -> None:
    place = f"s{sheet.seat}"
    if sheet.pans > MOST_PANS or sheet.hammers > MOST_HAMMERS:
        raise PositionError("bad-position", {"place": f"{place} pans, hammers"})
    if sheet.hotel >= len(HOTEL_TRACK) or sheet.wagon > 13:
        raise PositionError("bad-position", {"place": f"{place} hotel, wagon"})
    if int(sheet.stops).bit_length() > sheet.wagon or sheet.targets & 1:
        raise PositionError("bad-position", {"place": f"{place} stops, targets"})
    below = 0
    while below != sheet.chambers:
        deeper = below | (mine.find_chambers(below, ALL_VALUES) & sheet.chambers)
        if deeper == below:
            raise PositionError("bad-position", {"place": f"{place} chambers"})
        below = deeper
    for column in (sheet.column0, sheet.column1, sheet.column2):
        if len(unpack(column)) > TURNS:
            raise PositionError("bad-position", {"place": f"{place} poker"})


def _resume(town: Town, table: dict[str, str], shown: dict[int, dict[str, str]]) -> None:
    """Take a running game up where it was written down."""
    town.stage = _index(table["stage"], STAGE_KEYS, "stage")
    if town.reshuffled and town.stage != STAGE_OVER:
        # What a reshuffle left out of the deck is written in no place of its own.
        town.deck = count_cards(town.pool)
    if town.setting.seats > 1:
        town.kept = [first_sheet(seat) for seat in range(town.setting.seats)]
        town.fresh = 0
        for seat, pairs in shown.items():
            _read_sheet(town.kept[seat], pairs, True, 1)
    town.due = 0
    for sheet in town.sheets:
        if sheet.ask >= FIRST_QUESTION:
            town.resume_any(sheet)
    dealer_stages = ("cast", "cowbot", "cut", "post", "holdem", "flip", "steal", "reveal")
    if STAGE_KEYS[town.stage] in dealer_stages or town.serving:
        town.due |= 1 << 15


def _begin(town: Town, table: dict[str, str]) -> None:
    """Begin a written position at its turn or phase."""
    town.show_sheets()
    phase = table.get("phase", "")
    if phase:
        town.turn = TURNS
        if phase == "poker":
            for sheet in town.sheets:
                if len(unpack(phases.column(town, sheet))) != TURNS:
                    raise PositionError("bad-position", {"place": f"s{sheet.seat} poker"})
            phases.begin_cheat(town)
        elif phase == "work":
            phases.work(town)
            phases.begin_before(town)
        elif phase == "sheriff":
            phases.begin_before(town)
        else:
            raise PositionError("bad-position", {"place": f"phase={phase}"})
        town.go_if_idle()
        return
    if town.turn >= TURNS or town.round >= ROUNDS:
        raise PositionError("bad-position", {"place": "round, turn"})
    town.stage = STAGE_FLIP
    town.due = 1 << 15
    if town.flipped == 3:
        town.lineup_ready()
    elif town.flipped:
        raise PositionError("bad-position", {"place": "lineup"})


# Drawing

RANK_WORDS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
SUIT_SIGNS = "♥♠♦♣"


def _card(card: int) -> str:
    return RANK_WORDS[card % 13] + SUIT_SIGNS[card // 13]


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
"""How the icons of a face are drawn in a terminal."""


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


def drawing(town: Town, seat: int) -> str:
    """The table and the reader's sheet as text."""
    owner = seat if seat < len(town.sheets) else 0
    sheet = town.sheets[owner] if owner == seat or town.seats == 1 else town.public(owner)
    lines = [_head(town, seat), ""]
    lines += _trail_lines(sheet) + _badlands_lines(sheet) + _mine_lines(sheet)
    lines += _town_lines(sheet) + _cemetery_lines(sheet) + _poker_lines(town, sheet, seat)
    return "\n".join(lines)


def _head(town: Town, seat: int) -> str:
    lineup = " ".join(_card(town.slot(slot)) for slot in range(town.flipped))
    known = town.sheriff >= 0 and (town.known >> seat) & 1
    sheriff = _card(town.sheriff) if known else "??"
    text = (
        f"{{fact-round}} {min(town.round, 2) + 1}  {{fact-turn}} {min(town.turn, 4) + 1}   "
        f"{{zone-lineup}}: {lineup or '–'}   {{zone-sheriff}}: {sheriff}   "
        f"{{zone-deck}}: {town.deck}"
    )
    if town.cowbot != NO_COWBOT:
        word = COWBOT.words[town.cowbot]
        text += f"\n{{cowbot-{word}.name}}: {scoring.cowbot_score(town)}"
        text += f" ({{fact-stolen}} {count_cards(town.stolen)})"
    if town.bounties:
        posted = [((town.bounties >> (4 * place)) & 15) - 1 for place in range(3)]
        names = [f"{{bounty-{BOUNTY.words[one]}.name}}" for one in posted if one >= 0]
        text += "\n{zone-bounties}: " + ", ".join(names)
    return text


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
    cells = []
    for place in range(1, 13):
        sign = "!" if sheet.robbed >> place & 1 else ""
        text = f"{RANK_WORDS[place]}{sign}:{_sign(faces.TARGETS[place - 1])}"
        cells.append(_box(text, bool(sheet.targets >> place & 1)))
        if place % 3 == 0:
            cells.append(_sign(faces.BONUS_ICONS[ROW_BONUS[place // 3 - 1]]))
    return ["{region-badlands} ♠", *_table(cells, 4), ""]


def _mine_lines(sheet: Sheet) -> list[str]:
    lines = ["{region-mine} ♦"]
    for first, last in ((0, 2), (2, 5), (5, 9), (9, 14)):
        cells = [
            _box(
                f"{CHAMBER.words[room][1:]}:{_sign(faces.CHAMBERS[room])}",
                bool(sheet.chambers >> room & 1),
            )
            for room in range(first, last)
        ]
        lines.append("  " + " ".join(cells))
    return [*lines, ""]


def _town_lines(sheet: Sheet) -> list[str]:
    lines = ["{region-town} ♣"]
    for place, word in enumerate(BUILDING.words):
        roof = _sign(faces.ROOFS[place])
        text = f"{RANK_WORDS[place]} {{building-{word}.name}} {roof}"
        text = _box(text, bool(sheet.buildings >> place & 1))
        lines.append(f"  {text}" if place % 2 == 0 else f"{lines.pop()} |{text}")
    owned = [
        f"{{item-{word}.name}}" for place, word in enumerate(ITEM_WORDS) if sheet.items >> place & 1
    ]
    lines.append("  {zone-items}: " + (", ".join(owned) or "–"))
    grid = "".join("#" if sheet.land >> square & 1 else "." for square in range(9))
    lines.append(
        f"  {{building-hotel.name}}: {HOTEL_TRACK[sheet.hotel]}"
        f"   {{zone-land}}: {grid[:3]}/{grid[3:6]}/{grid[6:]}"
    )
    return [*lines, ""]


def _cemetery_lines(sheet: Sheet) -> list[str]:
    """Stones with what lies between them; a reward that is taken leaves a dot."""
    between = {}
    for place, ends in enumerate(REWARD_ENDS):
        taken = faces.is_reward_taken(sheet.graves, place)
        between[tuple(ends)] = "·" if taken else _sign(faces.REWARDS[place])
    lines = ["{region-cemetery}"]
    for row in range(3):
        stones = range(3 * row, 3 * row + 3)
        line = ""
        for stone in stones:
            line += _box(STONE.words[stone], bool(sheet.graves >> stone & 1))
            if stone % 3 < 2:
                line += between[(stone, stone + 1)].center(5)
        lines.append("  " + line)
        if row < 2:
            lines.append("  " + "     ".join(between[(s, s + 3)].center(3) for s in stones))
    return [*lines, ""]


def _poker_lines(town: Town, sheet: Sheet, seat: int) -> list[str]:
    columns = [sheet.column0, sheet.column1, sheet.column2]
    texts = []
    for round_, column in enumerate(columns):
        cards = " ".join(_card(card) for card in unpack(column)) or "–"
        hand = (sheet.hands >> (4 * round_)) & 15
        name = f" {{hand-{HANDS[hand]}}}" if hand else ""
        texts.append(f"{round_ + 1}: {cards}{name}")
    lines = ["{zone-poker}  " + "   ".join(texts)]
    if sheet.seat == seat and sheet.hole:
        lines.append("  + " + " ".join(_card(card) for card in unpack(sheet.hole)))
    who = (
        f"{{character-{CHARACTER.words[sheet.character]}.name}}  "
        if sheet.character != NOBODY
        else ""
    )
    lines.append(
        f"{who}{{fact-stars}} {sheet.stars}  {{fact-cash}} ${sheet.cash}"
        f"  {{fact-gold}} {sheet.gold}  {{fact-wanted}} {sheet.wanted}  {{fact-pans}} {sheet.pans}"
        f"  {{fact-hammers}} {sheet.hammers}  = {scoring.score(sheet)}"
    )
    return lines
