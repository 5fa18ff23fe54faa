"""Fliptown positions as text.

A position is ``key=value`` words in parts divided by ``|``: the table first, then ``s0``, ``s1`` …
for the sheets. What is not named is as at the start. ``round=2 turn=3 lineup=4h,7c,2s | s0 cash=9
stops=1,3 items=pickaxe`` begins that turn; without a line-up the cards are still to be flipped;
``phase=poker`` or ``phase=sheriff`` begins there. ``stage=`` with all the rest is how a running
game writes itself, and is taken as it is; ``p0`` … are then the sheets as rivals see them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.core.agenda import about_of, pack, question_of
from tabletown.core.errors import PositionError
from tabletown.core.state import DEALER
from tabletown.games.fliptown import cards, pay, rules, sheriff
from tabletown.games.fliptown.action import ASK_REGION
from tabletown.games.fliptown.belongings import WORDS
from tabletown.games.fliptown.bonuses import STEP_FOLLOW_UPS
from tabletown.games.fliptown.cards import ALL_CARDS, UNSEEN
from tabletown.games.fliptown.cemetery import ASK_PROTECTION, STONE_ABOUT
from tabletown.games.fliptown.lineup import ASK_SUIT
from tabletown.games.fliptown.marks import bit_count, bits_of
from tabletown.games.fliptown.poker import packed, unpack
from tabletown.games.fliptown.questions import QUESTIONS, SHEETS, STAGE_KEYS, STAGES, TABLE
from tabletown.games.fliptown.ruleset import Ruleset
from tabletown.games.fliptown.sheet import ACTION_TAKEN, CARDS_ASSIGNED, NOBODY, blank_sheet
from tabletown.games.fliptown.sites import SiteQuestion
from tabletown.games.fliptown.town import ASK_EFFECT
from tabletown.games.fliptown.trail import LAST_STOP
from tabletown.games.fliptown.value_card import ALL_VALUES
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
    from tabletown.games.fliptown.sheet import Sheet
    from tabletown.games.fliptown.state import Fliptown

FIELDS: list[str] = (
    ["cash", "gold", "stars", "wanted", "pans", "hammers", "wagon"]
    + ["stops", "targets", "robbed", "chambers", "buildings", "graves", "items", "hotel"]
    + ["land", "column0", "column1", "column2", "hole", "arrests", "mine_gold", "opened"]
    + ["sources", "hands", "character", "power", "met", "scored", "origin", "origin2"]
    + ["ask", "about", "soft", "step", "suit_slot", "value_slot", "suit", "value"]
    + ["free", "bonuses", "effects", "left", "gained", "bribed", "lot"]
)
"""A sheet's fields in the order in which they are written; `ask` stands for its agenda."""
VALUES_WORDS = ["a", *TARGET.words]
MASKS: dict[str, list[str]] = {
    "stops": STOP.words,
    "targets": VALUES_WORDS,
    "robbed": VALUES_WORDS,
    "chambers": CHAMBER.words,
    "buildings": BUILDING.words,
    "graves": STONE.words,
    "items": WORDS,
    "land": STONE.words,
}
POKER_COLUMNS = {"poker1": "column0", "poker2": "column1", "poker3": "column2", "hole": "hole"}
NAMES = {field: name for name, field in POKER_COLUMNS.items()}
SLOT_FIELDS = ("suit_slot", "value_slot")
WINDOWS = ("turn", "cheat", "before", "bribe", "arrest")
"""Stages in which seats decide at once, unseen by the others."""
TABLE_NUMBERS = ("known", "reshuffled", "served", "serving", "setup", "claimed")
IDLE = "done"
"""What a sheet is asked that is asked nothing."""
MOST = 32767
HUGE = 2**62


def _ask_key(number: int) -> str:
    """The word for a question on a sheet's agenda."""
    question = QUESTIONS.listed[number]
    return "effect" if question is ASK_EFFECT else question.key


FOLLOWED = "stop target chamber building stone tool wipe shield bail raid peek".split() + [""]
"""Questions that interrupt another one of the turn; the last is what a building asks."""
PLAIN = (
    "suit value region next tool bail peek swear mayor cheat before bribe marshal penalty".split()
)
"""Questions that are about nothing in particular."""
ASKS = {_ask_key(question.number): question for question in reversed(SHEETS)}
"""The questions a sheet may be asked, by their words."""


def _cards(numbers: list[int]) -> str:
    return ",".join(CARD.words[card] for card in numbers)


def _words(mask: int, words: list[str]) -> str:
    return ",".join(word for place, word in enumerate(words) if (mask >> place) & 1) or "-"


# Writing


def position(state: Fliptown) -> str:
    """The position as text; `read_position` reads it back."""
    parts = [
        f"stage={state.stage()} round={state.round + 1} turn={state.turn + 1}",
    ]
    if state.flipped:
        parts.append(f"lineup={_cards([state.slot(slot) for slot in range(state.flipped)])}")
    if state.sheriff != UNSEEN:
        parts.append(f"sheriff={CARD.words[state.sheriff]}")
    for name, mask in (("discard", state.discard), ("stolen", state.stolen)):
        if mask:
            parts.append(f"{name}={_cards(bits_of(mask))}")
    if state.suspects:
        parts.append("suspects=" + ",".join(map(str, state.suspects)))
    if state.has_cowbot():
        parts.append(f"cowbot={COWBOT.words[state.cowbot]}")
    if state.bounties:
        parts.append("bounties=" + ",".join(BOUNTY.words[one] for one in state.bounties))
    for name in TABLE_NUMBERS:
        number = _serving(state) if name == "serving" else getattr(state, name)
        if number:
            parts.append(f"{name}={number}")
    lines = [" ".join(parts)]
    lines += [f"s{sheet.seat} {_sheet_text(state.ruleset, sheet)}" for sheet in state.sheets]
    lines += [f"p{sheet.seat} {_sheet_text(state.ruleset, sheet)}" for sheet in state.publics()]
    return " | ".join(lines)


def _serving(state: Fliptown) -> int:
    """The seats that the dealer has still to serve, as a mask."""
    items = [item for item in state.agenda.all_items() if not STAGES[question_of(item)]]
    return sum(1 << about_of(item) for item in items)


def _sheet_text(ruleset: Ruleset, sheet: Sheet) -> str:
    blank = blank_sheet(ruleset, sheet.seat)
    words: list[str] = []
    for field in FIELDS:
        if field == "ask":
            if sheet.top:
                words.append(f"ask={_ask_key(question_of(sheet.top))}")
            continue
        value = getattr(sheet, field)
        if value == getattr(blank, field):
            continue
        if field in MASKS:
            words.append(f"{field}={_words(value, MASKS[field])}")
        elif field in NAMES:
            words.append(f"{NAMES[field]}={_cards(unpack(value)) or '-'}")
        elif field in SLOT_FIELDS:
            words.append(f"{field}={SLOT.words[value]}")
        elif field == "character":
            words.append(f"{field}={CHARACTER.words[value]}")
        else:
            words.append(f"{field}={value}")
    return " ".join(words)


# Reading


def read_position(state: Fliptown, text: str) -> None:
    """Set *state*, a fresh one, to what *text* says, and begin there."""
    parts = [part.split() for part in text.split("|")]
    table: dict[str, str] = {}
    sheets: dict[int, dict[str, str]] = {}
    shown: dict[int, dict[str, str]] = {}
    for words in parts:
        head = words[0] if words else ""
        if head[:1] in ("s", "p") and head[1:].isdigit() and "=" not in head:
            seat = int(head[1:])
            if seat >= len(state.sheets):
                raise PositionError("bad-position", {"place": head})
            (sheets if head[0] == "s" else shown)[seat] = _pairs(words[1:])
        else:
            table.update(_pairs(words))
    is_exact = "stage" in table
    for seat, pairs in sheets.items():
        if "character" in pairs and not is_exact:
            character = _index(pairs["character"], CHARACTER.words, "character")
            state.ruleset.cast[character].equip(state.sheets[seat], character)
        _read_sheet(state.sheets[seat], pairs, _number(table.get("round", "1"), "round", 9))
        if not is_exact:
            _complete_sheet(state, state.sheets[seat], pairs)
    _read_table(state, table)
    _check(state, is_exact)
    if is_exact:
        _resume(state, table, shown)
    else:
        _begin(state, table)


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


def _read_sheet(sheet: Sheet, pairs: dict[str, str], round_: int) -> None:
    for key, value in pairs.items():
        name = f"poker{round_}" if key == "poker" else key
        if name in MASKS:
            setattr(sheet, name, _mask(value, MASKS[name], name))
        elif name in POKER_COLUMNS:
            setattr(sheet, POKER_COLUMNS[name], packed(_card_list(value, name)))
        elif name in SLOT_FIELDS:
            setattr(sheet, name, _index(value, SLOT.words, name))
        elif name == "character":
            known = value != "nobody"
            sheet.character = _index(value, CHARACTER.words, name) if known else NOBODY
        elif name == "ask":
            _index(value, [*ASKS, IDLE], name)
        elif name in FIELDS:
            most = HUGE if name in ("origin", "origin2", "effects", "bonuses") else MOST
            setattr(sheet, name, _number(value, name, most))
        else:
            raise PositionError("bad-position", {"place": f"s{sheet.seat} {key}"})
    _read_question(sheet, pairs.get("ask", IDLE))


def _read_question(sheet: Sheet, word: str) -> None:
    """Put on the sheet's agenda what it is asked, and beneath it what comes after that."""
    sheet.fill([])
    if word == IDLE:
        return
    question = ASKS[word]
    if question is ASKS["shield"] and sheet.about >= STONE_ABOUT:
        question = ASK_PROTECTION
    if question.key in FOLLOWED:
        if sheet.step == ACTION_TAKEN:
            sheet.ask(STEP_FOLLOW_UPS)
        else:
            sheet.ask(ASK_REGION if sheet.step == CARDS_ASSIGNED else ASK_SUIT)
    if word in PLAIN:
        sheet.ask(question)
    elif isinstance(question, SiteQuestion):
        sheet.ask_site(question, sheet.about, sheet.soft)
    else:
        sheet.ask_about(question, sheet.about)


def _complete_sheet(state: Fliptown, sheet: Sheet, pairs: dict[str, str]) -> None:
    """Add what follows from the marks that are written."""
    sheet.graves |= state.ruleset.first_graves
    if "wagon" not in pairs:
        sheet.wagon = int(sheet.stops).bit_length()
    if "mine_gold" not in pairs:
        rooms = bits_of(sheet.chambers)
        sheet.mine_gold = sum(state.ruleset.chambers[room].gold for room in rooms)
    sheet.targets |= sheet.robbed


def _read_table(state: Fliptown, table: dict[str, str]) -> None:
    state.flipped = 0
    for key, value in table.items():
        if key == "round":
            state.round = _number(value, key, state.ruleset.rounds + 1) - 1
        elif key == "turn":
            state.turn = _number(value, key, state.ruleset.turns + 1) - 1
        elif key == "lineup":
            cards = _card_list(value, key)
            state.flipped = len(cards)
            state.first, state.second, state.third = (*cards, 0, 0, 0)[:3]
        elif key == "sheriff":
            state.sheriff = _index(value, CARD.words, key)
        elif key in ("discard", "stolen"):
            setattr(state, key, sum(1 << card for card in _card_list(value, key)))
        elif key == "suspects":
            state.suspects = [_number(word, key, HUGE) for word in value.split(",")]
        elif key == "cowbot":
            state.cowbot = _index(value, COWBOT.words, key)
        elif key == "bounties":
            posted = value.split(",")[: state.ruleset.open_bounties]
            state.bounties = [_index(word, BOUNTY.words, key) for word in posted]
        elif key == "serving":
            _number(value, key)
        elif key in TABLE_NUMBERS:
            setattr(state, key, _number(value, key))
        elif key not in ("stage", "phase"):
            raise PositionError("bad-position", {"place": key})
    if state.round < 0 or state.turn < 0 or state.flipped not in (0, 1, 2, 3):
        raise PositionError("bad-position", {"place": "round, turn or lineup"})


def _check(state: Fliptown, is_exact: bool) -> None:
    """Refuse a card in two places and a map nobody can have drawn."""
    places = [state.slot(slot) for slot in range(state.flipped)]
    places += bits_of(state.discard) + bits_of(state.stolen)
    if state.sheriff != UNSEEN:
        places.append(state.sheriff)
    for sheet in state.sheets:
        places += unpack(sheet.hole)
        _check_sheet(state.ruleset, sheet)
    if not is_exact:
        for card in places:
            if places.count(card) > 1:
                raise PositionError("card-twice", {"place": CARD.words[card]})
    taken = 0
    for card in places:
        taken |= 1 << card
    state.pool = ALL_CARDS & ~taken
    state.deck = bit_count(state.pool) - (1 if state.sheriff == UNSEEN else 0)
    if state.stolen and not state.suspects:
        state.suspects = [state.pool | state.stolen] * bit_count(state.stolen)


def _check_sheet(ruleset: Ruleset, sheet: Sheet) -> None:
    place = f"s{sheet.seat}"
    if sheet.pans > ruleset.most_pans or sheet.hammers > ruleset.most_hammers:
        raise PositionError("bad-position", {"place": f"{place} pans, hammers"})
    if sheet.hotel >= len(ruleset.hotel_track) or sheet.wagon > LAST_STOP:
        raise PositionError("bad-position", {"place": f"{place} hotel, wagon"})
    if int(sheet.stops).bit_length() > sheet.wagon or sheet.targets & 1:
        raise PositionError("bad-position", {"place": f"{place} stops, targets"})
    below = 0
    while below != sheet.chambers:
        deeper = below | (ruleset.ways.open_chambers(below, ALL_VALUES) & sheet.chambers)
        if deeper == below:
            raise PositionError("bad-position", {"place": f"{place} chambers"})
        below = deeper
    for column in (sheet.column0, sheet.column1, sheet.column2):
        if len(unpack(column)) > ruleset.turns:
            raise PositionError("bad-position", {"place": f"{place} poker"})


def _resume(state: Fliptown, table: dict[str, str], shown: dict[int, dict[str, str]]) -> None:
    """Take a running game up where it was written down."""
    stage = STAGE_KEYS[_index(table["stage"], STAGE_KEYS, "stage")]
    if state.seats > 1:
        state.kept = [blank_sheet(state.ruleset, seat) for seat in range(state.seats)]
        state.fresh = 0
        for seat, pairs in shown.items():
            _read_sheet(state.kept[seat], pairs, 1)
    state.agenda.fill(_agenda(state, stage))
    state.is_private = state.seats > 1 and stage in WINDOWS
    serving = _number(table.get("serving", "0"), "serving")
    if serving:
        cards.serve(state, serving)
    state.go_on()


def _agenda(state: Fliptown, stage: str) -> list[int]:
    """What waits on the table's agenda in *stage*; before the first round also what comes later."""
    if stage == STAGE_KEYS[-1]:
        return []
    items = [pack(TABLE[stage].number, DEALER)]
    if stage in ("cast", "cowbot", "cut"):
        later = rules.setup_questions(state)
        begun = [question.number for question in later].index(TABLE[stage].number)
        items = [pack(question.number, DEALER) for question in reversed(later[begun:])]
    return items


def _begin(state: Fliptown, table: dict[str, str]) -> None:
    """Begin a written position at its turn or phase."""
    state.show_sheets()
    phase = table.get("phase", "")
    turns = state.ruleset.turns
    if phase:
        state.turn = turns
        if phase == "poker":
            for sheet in state.sheets:
                if len(unpack(state.column(sheet))) != turns:
                    raise PositionError("bad-position", {"place": f"s{sheet.seat} poker"})
            pay.begin_poker(state)
        elif phase == "work":
            state.ask(pay.STEP_WORK, DEALER)
        elif phase == "sheriff":
            sheriff.begin_before(state)
        else:
            raise PositionError("bad-position", {"place": f"phase={phase}"})
    elif state.turn >= turns or state.round >= state.ruleset.rounds:
        raise PositionError("bad-position", {"place": "round, turn"})
    elif state.flipped == 0:
        cards.flip(state)
    elif state.flipped != state.ruleset.lineup:
        raise PositionError("bad-position", {"place": "lineup"})
    state.go_on()
