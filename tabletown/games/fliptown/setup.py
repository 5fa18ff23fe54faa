"""Before the first round: characters, cowbot, bounties; and positions as ints."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletown.core.events import EVERYBODY
from tabletown.games.fliptown import characters
from tabletown.games.fliptown.asks import (
    STAGE_CAST,
    STAGE_COWBOT,
    STAGE_CUT,
    STAGE_POST,
)
from tabletown.games.fliptown.happenings import BECAME, DRAWN, POSTED, SENT
from tabletown.games.fliptown.numbers import (
    BIT,
    CAST_CARD,
    COWBOT_SUIT,
    OPEN_BOUNTIES,
    START_CASH,
    START_GOLD,
    SUIT_OF,
    VALUE_OF,
    WILD_CARD,
)
from tabletown.games.fliptown.sheet import FIELDS, Sheet, blank_sheet, load_sheet
from tabletown.games.fliptown.state import Table
from tabletown.games.fliptown.verbs import (
    BECOME,
    BOUNTY,
    CHARACTER,
    COWBOT,
    CUT_CARD,
    POST,
    SEND,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

JOKER: Final = 52
CARDS_STREAM: Final = 0
CAST_STREAM: Final = 1
BOUNTY_STREAM: Final = 2
COWBOT_STREAM: Final = 3


def _blank() -> Sheet:
    sheet = blank_sheet(0)
    sheet.cash = START_CASH
    sheet.gold = START_GOLD
    return sheet


BLANK: Final = _blank()


def first_sheet(seat: int) -> Sheet:
    """A blank map with the standard cash and gold."""
    sheet = BLANK.clone()
    sheet.seat = seat
    sheet.bit = BIT[seat]
    return sheet


def answers(table: Table) -> list[int]:
    """What the dealer may turn up next in the setup."""
    if table.stage == STAGE_CAST:
        taken = [sheet.character for sheet in table.sheets]
        return [BECOME + one for one in range(len(CHARACTER.words)) if one not in taken]
    if table.stage == STAGE_COWBOT:
        return [SEND + one for one in range(len(COWBOT.words))]
    if table.stage == STAGE_CUT:
        most = 53 if table.setting.random_jokers else 52
        return [CUT_CARD + card for card in range(most)]
    posted = [((table.bounties >> (4 * place)) & 15) - 1 for place in range(table.setup)]
    return [POST + one for one in range(len(BOUNTY.words)) if one not in posted]


def stream(table: Table) -> int:
    """Each pile has its own chance: cards, characters, bounties, cowbots."""
    if table.stage == STAGE_CAST:
        return CAST_STREAM
    if table.stage == STAGE_POST:
        return BOUNTY_STREAM
    return COWBOT_STREAM if table.stage == STAGE_COWBOT else CARDS_STREAM


def dealt(table: Table, action: i64) -> bool:
    """One step of the setup; whether this part of it is complete."""
    if table.stage == STAGE_CAST:
        seat: i64 = table.setup
        characters.cast(table.sheets[seat], action - BECOME)
        table.show_sheets()
        table.setup += 1
        if table.tape is not None:
            table.tape.write(BECAME, EVERYBODY, seat, action - BECOME)
        if table.setup < table.setting.seats:
            return False
        table.setup = 0
        table.stage = STAGE_COWBOT
        return True
    if table.stage == STAGE_COWBOT:
        send(table, action - SEND)
        return True
    if table.stage == STAGE_CUT:
        return card_cut(table, action - CUT_CARD)
    table.bounties |= (action - POST + 1) * BIT[4 * table.setup]
    table.setup += 1
    if table.tape is not None:
        table.tape.write(POSTED, EVERYBODY, action - POST)
    return table.setup == OPEN_BOUNTIES


def send(table: Table, cowbot: i64) -> None:
    """A cowbot comes to town."""
    table.cowbot = cowbot
    if table.tape is not None:
        table.tape.write(SENT, EVERYBODY, cowbot)


def card_cut(table: Table, card: i64) -> bool:
    """Random solo setup: the suit sends the cowbot, the value casts the character. FT-R58."""
    character: i64 = WILD_CARD
    if card != JOKER:
        if table.tape is not None:
            table.tape.write(DRAWN, EVERYBODY, card)
        for cowbot in range(len(COWBOT.words)):
            if COWBOT_SUIT[cowbot] == SUIT_OF[card]:
                send(table, cowbot)
        for one in range(len(CHARACTER.words)):
            if CAST_CARD[one] == VALUE_OF[card]:
                character = one
    characters.cast(table.sheets[0], character)
    if table.tape is not None:
        table.tape.write(BECAME, EVERYBODY, 0, character)
    if card == JOKER:
        table.stage = STAGE_COWBOT
        return False
    return True


def dump(table: Table) -> list[int]:
    """The whole position as ints."""
    ints: list[int] = [table.setting.seats]
    ints += table.setting.numbers
    ints += [
        table.stage,
        table.round,
        table.turn,
        table.first,
        table.second,
        table.third,
        table.flipped,
        table.pool,
        table.deck,
        table.discard,
        table.sheriff,
        table.known,
        table.reshuffled,
        table.served,
        table.serving,
        table.due,
        table.cowbot,
        table.stolen,
        table.setup,
        table.bounties,
        table.claimed,
        len(table.suspects),
    ]
    ints += table.suspects
    for sheet in table.sheets:
        ints += sheet.dump()
    for sheet in table.publics():
        ints += sheet.dump()
    return ints


def load(table: Table, ints: list[int], at: int) -> int:
    """Set *table* to what `dump` wrote from index *at* on; who owes an answer."""
    fields = ints[at : at + 22]
    table.stage, table.round, table.turn = fields[0], fields[1], fields[2]
    table.first, table.second, table.third = fields[3], fields[4], fields[5]
    table.flipped, table.pool, table.deck, table.discard = fields[6:10]
    table.sheriff, table.known, table.reshuffled = fields[10], fields[11], fields[12]
    table.served, table.serving, table.due = fields[13], fields[14], fields[15]
    table.cowbot, table.stolen, table.setup = fields[16], fields[17], fields[18]
    table.bounties, table.claimed = fields[19], fields[20]
    at += 22
    table.suspects = ints[at : at + fields[21]]
    at += fields[21]
    size = len(FIELDS)
    loaded: list[Sheet] = []
    while at < len(ints):
        loaded.append(load_sheet(ints[at : at + size]))
        at += size
    seats = table.setting.seats
    table.sheets = loaded[:seats]
    table.kept = loaded[seats:]
    table.fresh = 0
    return fields[15]
