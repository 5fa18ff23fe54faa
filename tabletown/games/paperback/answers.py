"""The possible answers to every question, ascending, and the part of them worth trying."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletown.games.paperback import abilities, chances, market, rules, words
from tabletown.games.paperback.cards import FAME_SLOT, MARKET, PLAGIARISM, PYRAMID
from tabletown.games.paperback.lexicon import LONGEST
from tabletown.games.paperback.rack import UPGRADE
from tabletown.games.paperback.state import (
    ABILITY,
    AWARDING,
    BUYING,
    CLAIMING,
    CLEARING,
    COPYING,
    DRAFTING,
    GAINING,
    HAUNT,
    HAUNTED,
    HINTING,
    JUDGE,
    PILING,
    RULING,
    SPELL,
    TRASHING,
    WORD,
    Desk,
    Table,
)
from tabletown.games.paperback.verbs import (
    ACCEPT,
    AGAIN,
    ALLOW,
    BACK,
    BAN,
    BEGIN,
    BUY,
    CASH_IN,
    CLAIM,
    CLEAR,
    COPY,
    DONE,
    DRAFT,
    END,
    ENOUGH,
    ERASE,
    FINISH,
    GAIN,
    KEEP,
    LEAVE,
    NO,
    NO_IDEA,
    PASS,
    PLACE,
    PROPOSE,
    SHOW_HAND,
    SPEND,
    SWAP,
    TAKE,
    TRASH,
    TYPE,
    USE,
    YES,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

MOST_RULINGS: Final = 20
"""So many words may a table allow or ban."""


def legal(table: Table, seat: i64) -> list[int]:
    """The possible answers of *seat*."""
    phase: i64 = table.phase_now
    desk = table.desks[seat]
    if phase == WORD:
        return spelling(table, desk)
    if phase == BUYING:
        return buying(table)
    if phase == ABILITY:
        return resolving(table, desk)
    if phase == TRASHING:
        return [*hand_answers(desk, TRASH), ENOUGH]
    if phase == GAINING:
        return [GAIN + slot for slot in market.of_cost(table, table.cost)]
    if phase == CLEARING:
        return [ENOUGH, *clearing(table)]
    if phase == COPYING:
        return copying(table, desk)
    if phase == SPELL:
        if desk.step == HAUNTED:
            return [*hand_answers(desk, SWAP), KEEP]
        return spelling_at_once(table, desk)
    if phase == HAUNT:
        return [*hand_answers(desk, SWAP), KEEP]
    if phase == PILING:
        return placing(table)
    if phase == JUDGE or phase == CLAIMING:
        return [YES, NO]
    if phase == HINTING:
        return hinting(table, table.pads[seat])
    if phase == DRAFTING:
        return drafting(table)
    if phase == AWARDING:
        return [TAKE, LEAVE]
    return ruling(table)


def hand_answers(desk: Desk, verb: i64) -> list[int]:
    """One answer for every different card in hand."""
    found: list[int] = []
    last: i64 = -1
    for kind in desk.hand:
        if kind != last:
            found.append(verb + kind)
            last = kind
    return found


def may_cash_in(table: Table) -> bool:
    """Whether the hand may be given up for a token."""
    return table.house.hand_token and table.supply > 0


def may_show(table: Table) -> bool:
    """Whether the active seat may ask the others for a word."""
    return table.house.hint_tokens and not table.hinted and table.supply > 0


def spelling(table: Table, desk: Desk) -> list[int]:
    """Lay, take back, finish, give up, and what the optional rules add before the first card."""
    found = words.possible(table, desk)
    found.append(PASS)
    if len(desk.word) == 0:
        add_side_steps(table, desk, found)
    return found


def add_side_steps(table: Table, desk: Desk, found: list[int]) -> None:
    """Hand for a token, asking for hints, and taking one."""
    if may_cash_in(table):
        found.append(CASH_IN)
    if may_show(table) and len(desk.hand) > 0:
        found.append(SHOW_HAND)
    if len(table.pads) > 0:
        for author in range(table.seats):
            if len(table.pads[author].word) > 0:
                found.append(ACCEPT + author)


def spelling_at_once(table: Table, desk: Desk) -> list[int]:
    """The same in the simultaneous game, where nobody has time for hints."""
    found = words.possible(table, desk)
    found.append(PASS)
    if len(desk.word) == 0 and may_cash_in(table):
        found.append(CASH_IN)
    return found


def hinting(table: Table, pad: Desk) -> list[int]:
    """Lay the shown cards on a pad, propose, or have no idea."""
    found = words.possible(table, pad)
    if len(found) > 0 and found[-1] == FINISH:
        found[-1] = PROPOSE
    found.append(NO_IDEA)
    return found


def resolving(table: Table, desk: Desk) -> list[int]:
    """The cards of the word that still offer a choice, and *done*."""
    uses: list[int] = []
    repeats: list[int] = []
    may_repeat: bool = desk.talent == PLAGIARISM and not table.again_used
    at: i64 = 0
    while at < len(desk.word):
        kind: i64 = desk.word[at] & 255
        if abilities.can_use(table, desk, at):
            uses.append(USE + kind)
        if may_repeat and abilities.can_repeat(table, desk, at):
            repeats.append(AGAIN + kind)
        at += 1
    uses.sort()
    repeats.sort()
    found = uses + repeats
    found.append(DONE)
    if rules.may_claim(table):
        found.append(CLAIM)
    return found


def clearing(table: Table) -> list[int]:
    """The cards of the Offer that may be cleared; Fame never."""
    found: list[int] = []
    for slot in market.slots(table):
        if slot < FAME_SLOT:
            found.append(CLEAR + slot)
    return found


def copying(table: Table, desk: Desk) -> list[int]:
    """The two neighbours."""
    first: i64 = desk.word[table.about - 1] & 255
    second: i64 = desk.word[table.about + 1] & 255
    if first < second:
        return [COPY + first, COPY + second]
    return [COPY + second, COPY + first]


def buying(table: Table) -> list[int]:
    """What the cents left can buy, tokens, the theme, and the end of it."""
    found: list[int] = []
    for slot in rules.wares(table):
        found.append(BUY + slot)
    if rules.may_spend(table):
        found.append(SPEND)
    found.append(END)
    if rules.may_claim(table):
        found.append(CLAIM)
    return found


def placing(table: Table) -> list[int]:
    """The uncovered cards of the pyramid."""
    found: list[int] = []
    place: i64 = 0
    while place < len(table.pyramid):
        if market.is_uncovered(table, place):
            found.append(PLACE + PYRAMID + place)
        place += 1
    return found


def drafting(table: Table) -> list[int]:
    """The open cards of the market."""
    found: list[int] = []
    place: i64 = 0
    for kind in table.market:
        if kind >= 0:
            found.append(DRAFT + MARKET + place)
        place += 1
    return found


def ruling(table: Table) -> list[int]:
    """The host writes a word letter by letter, then allows or bans it."""
    found: list[int] = []
    if rulings(table) < MOST_RULINGS and len(table.typed) < LONGEST:
        for letter in table.house.alphabet:
            found.append(TYPE + letter - 1)
    if len(table.typed) == 0:
        found.append(BEGIN)
    else:
        found.append(ERASE)
        if len(table.typed) >= table.house.min_len:
            found.append(ALLOW)
            found.append(BAN)
    return found


def rulings(table: Table) -> i64:
    """How many words the table has ruled on."""
    count: i64 = 0
    at: i64 = 0
    while at < len(table.edits):
        at += 2 + table.edits[at + 1]
        count += 1
    return count


# What is worth trying.


def useful(table: Table, seat: i64) -> list[int]:
    """A part of `legal` for random play and search: words that can be, purchases that can."""
    phase: i64 = table.phase_now
    desk = table.desks[seat]
    if phase == WORD or (phase == SPELL and desk.step != HAUNTED):
        return useful_spelling(table, desk)
    if phase == BUYING:
        return useful_buying(table)
    if phase == HINTING:
        return useful_hinting(table, table.pads[seat])
    if phase == JUDGE:
        return [YES if words.is_accepted(table, table.desks[table.active]) else NO]
    if phase == CLAIMING:
        return [YES if words.fits_theme(table, table.desks[table.active]) else NO]
    if phase == TRASHING:
        return useful_trashing(table, desk)
    if phase == RULING:
        return [BEGIN] if len(table.typed) == 0 else [ERASE]
    return legal(table, seat)


def useful_spelling(table: Table, desk: Desk) -> list[int]:
    """Lays that can become a word; giving up only where there is none."""
    found = chances.useful(table, desk)
    if desk.word:
        if not found:
            found.append(BACK)
        return found
    if not found:
        found.append(PASS)
    house = table.house
    if house.hand_token or house.hint_tokens:
        if table.phase_now == WORD:
            add_side_steps(table, desk, found)
        elif may_cash_in(table):
            found.append(CASH_IN)
    return found


def useful_hinting(table: Table, pad: Desk) -> list[int]:
    """A proposal as far as the cards allow one."""
    found = chances.useful(table, pad)
    if len(found) == 0:
        found.append(NO_IDEA if len(pad.word) == 0 else BACK)
    elif found[-1] == FINISH:
        found[-1] = PROPOSE
    return found


def useful_buying(table: Table) -> list[int]:
    """Fame, else a card for more than half of the cents; the theme with a word of its list."""
    found: list[int] = []
    cents: i64 = table.cents
    wares = rules.wares(table)
    for slot in wares:
        if FAME_SLOT <= slot < MARKET or slot >= PYRAMID:
            found.append(BUY + slot)
    if len(found) == 0:
        for slot in wares:
            if market.price_at(table, slot) * 2 > cents:
                found.append(BUY + slot)
    if rules.may_spend(table):
        found.append(SPEND)
    if len(found) == 0 or cents < 3:
        found.append(END)
    if rules.may_claim(table) and words.fits_theme(table, table.desks[table.active]):
        found.append(CLAIM)
    return found


def useful_trashing(table: Table, desk: Desk) -> list[int]:
    """Trash only starters, plain wilds included, unless the card is traded for a better one."""
    able: i64 = abilities.able(desk.word[table.about])
    found = hand_answers(desk, TRASH)
    if table.house.pack.effect[able] != UPGRADE:
        found = [answer for answer in found if 105 <= answer - TRASH <= 110]
    found.append(ENOUGH)
    return found


def default(table: Table, seat: i64) -> i64:
    """What a clock answers: pass, finish without further choices, agree, or the lowest."""
    phase: i64 = table.phase_now
    if phase == WORD or phase == SPELL:
        return KEEP if table.desks[seat].step == HAUNTED else PASS
    if phase == HAUNT:
        return KEEP
    if phase == ABILITY:
        return DONE
    if phase == TRASHING or phase == CLEARING:
        return ENOUGH
    if phase == BUYING:
        return END
    if phase == JUDGE:
        return YES
    if phase == CLAIMING:
        return NO
    if phase == HINTING:
        return NO_IDEA
    if phase == RULING:
        return BEGIN if len(table.typed) == 0 else ERASE
    return legal(table, seat)[0]
