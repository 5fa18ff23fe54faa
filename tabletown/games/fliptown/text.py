"""Fliptown positions as text.

A position is ``key=value`` words in parts divided by ``|``: the table first, then ``s0``, ``s1`` …
for the sheets. What is not named is as at the start. ``round=2 turn=3 lineup=4h,7c,2s | s0 cash=9
stops=1,3 items=pickaxe`` begins that turn; without a line-up the cards are still to be flipped;
``phase=poker`` or ``phase=sheriff`` begins there. ``stage=`` with all the rest is how a running
game writes itself, and is taken as it is; ``p0`` … are then the sheets as rivals see them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.core.errors import PositionError
from tabletown.games.fliptown import characters, mine, phases
from tabletown.games.fliptown.asks import (
    ASK_KEYS,
    FIRST_QUESTION,
    STAGE_FLIP,
    STAGE_KEYS,
)
from tabletown.games.fliptown.numbers import (
    ALL_CARDS,
    ALL_VALUES,
    CHAMBER_GOLD,
    HOTEL_TRACK,
    ITEM_WORDS,
    MOST_HAMMERS,
    MOST_PANS,
    NO_COWBOT,
    ROUNDS,
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
        deeper = below | (mine.open_chambers(below, ALL_VALUES) & sheet.chambers)
        if deeper == below:
            raise PositionError("bad-position", {"place": f"{place} chambers"})
        below = deeper
    for column in (sheet.column0, sheet.column1, sheet.column2):
        if len(unpack(column)) > TURNS:
            raise PositionError("bad-position", {"place": f"{place} poker"})


def _resume(town: Town, table: dict[str, str], shown: dict[int, dict[str, str]]) -> None:
    """Take a running game up where it was written down."""
    town.stage = _index(table["stage"], STAGE_KEYS, "stage")
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
