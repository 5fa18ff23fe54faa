"""The windows around the turns: Mayor, poker, work, bounties, bribes and arrests."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletown.core.events import EVERYBODY
from tabletown.games.fliptown import characters
from tabletown.games.fliptown.asks import (
    ASK_BEFORE,
    ASK_BRIBE,
    ASK_CHEAT,
    ASK_DONE,
    ASK_FACE,
    ASK_MARSHAL,
    ASK_MAYOR,
    ASK_PENALTY,
    ASK_SWEAR,
    STAGE_ARREST,
    STAGE_BEFORE,
    STAGE_BRIBE,
    STAGE_CHEAT,
    STAGE_PAY,
)
from tabletown.games.fliptown.bounties import all_who_met
from tabletown.games.fliptown.happenings import (
    ARRESTED,
    BOUNTY_SCORED,
    BRIBED,
    CHEATED,
    HAND_SHOWN,
    SHERIFF,
    SWORN,
)
from tabletown.games.fliptown.numbers import (
    ALWAYS_ARRESTED,
    ARREST_CASH,
    ARREST_STARS,
    BIT,
    BOUNTY_FIRST,
    BOUNTY_LATER,
    CAST_WIPE,
    CHEAT,
    HAND_CASH,
    HAND_STARS,
    MARSHAL,
    PREACHER,
    VALUE_OF,
    WORK_CASH,
    WORK_GOLD,
)
from tabletown.games.fliptown.poker import best_category, packed_category, strength, unpack
from tabletown.games.fliptown.reach import answers
from tabletown.games.fliptown.state import FROM_BOUNTIES, FROM_POKER, Table
from tabletown.games.fliptown.town import AMOUNTS, least
from tabletown.games.fliptown.verbs import (
    BRIBE,
    DECLINE,
    DEPUTIZE,
    FACE,
    PALM,
    PAY,
    POWER,
    REDRAW,
    WIPE,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabletown.games.fliptown.sheet import Sheet

KEEP_OR_REDRAW: Final[list[int]] = [DECLINE, REDRAW]
HELP_OR_NOT: Final[list[int]] = [POWER, DECLINE]
BRIBE_OR_NOT: Final[list[int]] = [DECLINE, BRIBE]
SWEAR_OR_NOT: Final[list[int]] = [DECLINE, DEPUTIZE]
CASH_OR_STARS: Final[list[int]] = [PAY, PAY + 1]
FACES: Final[list[int]] = [FACE + card for card in range(52)]


def ask(table: Table, sheet: Sheet, question: i64) -> None:
    """Ask *sheet* something outside its turn."""
    sheet.ask = question
    sheet.choices = choices(table, sheet)
    table.due |= sheet.bit


def choices(table: Table, sheet: Sheet) -> list[int]:
    """The legal answers to what *sheet* is asked outside its turn."""
    question: i64 = sheet.ask
    if question == ASK_BRIBE:
        return BRIBE_OR_NOT
    if question == ASK_PENALTY:
        return CASH_OR_STARS
    if question == ASK_MAYOR:
        return KEEP_OR_REDRAW
    if question == ASK_CHEAT:
        return answers(PALM, 127 if sheet.hole else 31, 1)
    if question == ASK_FACE:
        return FACES
    if question == ASK_BEFORE:
        if sheet.character == PREACHER:
            return answers(WIPE, AMOUNTS[least(CAST_WIPE[PREACHER], sheet.wanted)], 1)
        return HELP_OR_NOT
    return SWEAR_OR_NOT


def answered(table: Table, sheet: Sheet, action: i64) -> None:
    """Carry out an answer given outside a turn."""
    question: i64 = sheet.ask
    sheet.ask = ASK_DONE
    if question == ASK_PENALTY:
        penalty_paid(table, sheet, action == PAY)
    elif action == DECLINE:
        if question == ASK_MARSHAL:
            arrest(table, sheet)
    elif question == ASK_BRIBE:
        table.pay_gold(sheet, sheet.wanted)
        sheet.bribed = 1
    elif question == ASK_MAYOR:
        characters.ability_used(table, sheet)
        table.due = 0
        table.lineup_replaced(sheet)
    elif question == ASK_CHEAT:
        sheet.about = action - PALM
        ask(table, sheet, ASK_FACE)
    elif question == ASK_FACE:
        card_faked(table, sheet, action - FACE)
    elif question == ASK_BEFORE:
        if sheet.character == PREACHER:
            characters.ability_used(table, sheet)
            table.wipe(sheet, action - WIPE)
        else:
            characters.helped(table, sheet)
    else:
        characters.ability_used(table, sheet)
        sheet.ask = ASK_SWEAR


# Mayor


def ask_mayor(table: Table, sheet: Sheet) -> None:
    """Before anybody chooses, the Mayor may have the line-up replaced."""
    ask(table, sheet, ASK_MAYOR)


# Poker


def begin_cheat(table: Table) -> None:
    """Phase 4 begins; the Cheat may pass one card off as another."""
    table.stage = STAGE_CHEAT
    table.due = 0
    for sheet in table.sheets:
        if sheet.character == CHEAT and sheet.power > 0:
            ask(table, sheet, ASK_CHEAT)
    table.show_sheets()


def column(table: Table, sheet: Sheet) -> i64:
    """The poker cards of the round, packed."""
    if table.round == 0:
        return sheet.column0
    return sheet.column1 if table.round == 1 else sheet.column2


def set_column(table: Table, sheet: Sheet, packed: i64) -> None:
    """Write the poker cards of the round anew."""
    if table.round == 0:
        sheet.column0 = packed
    elif table.round == 1:
        sheet.column1 = packed
    else:
        sheet.column2 = packed


def pack(cards: list[int]) -> i64:
    """Cards packed six bits each, oldest first."""
    packed: i64 = 0
    for card in cards:
        packed = (packed << 6) | (card + 1)
    return packed


def card_faked(table: Table, sheet: Sheet, face: i64) -> None:
    """One poker card counts as *face* from now on. Rulings FT-R54, FT-R55."""
    characters.ability_used(table, sheet)
    place: i64 = sheet.about
    cards = unpack(column(table, sheet))
    held = unpack(sheet.hole)
    old: i64 = cards[place] if place < 5 else held[place - 5]
    if place < 5:
        cards[place] = face
        set_column(table, sheet, pack(cards))
    else:
        held[place - 5] = face
        sheet.hole = pack(held)
        table.discard |= BIT[old]
        sheet.soft = place + 1
    if table.tape is not None:
        table.note(CHEATED, sheet, old, face)


def hand_of(table: Table, sheet: Sheet) -> i64:
    """What the best five cards of the round are."""
    if sheet.hole == 0:
        return packed_category(column(table, sheet))
    return best_category(unpack(column(table, sheet)) + unpack(sheet.hole))


def pay_hands(table: Table) -> None:
    """Phases 4 and 5: hands are paid, bounties looked at, pans and hammers work."""
    table.stage = STAGE_PAY
    for sheet in table.sheets:
        hand: i64 = hand_of(table, sheet)
        sheet.hands |= hand << (4 * table.round)
        if table.tape is not None:
            table.tape.write(HAND_SHOWN, EVERYBODY, sheet.seat, hand)
        if hand and not table.setting.competitive:
            table.gain_cash(sheet, HAND_CASH[hand])
            table.gain_stars(sheet, HAND_STARS[hand], FROM_POKER)
    if table.setting.competitive:
        pay_best_hand(table)
    for sheet in table.sheets:
        discard_hole(table, sheet)
    score_bounties(table)
    work(table)


def work(table: Table) -> None:
    """Phase 5: every pan brings gold and every hammer cash, in each round."""
    table.stage = STAGE_PAY
    for sheet in table.sheets:
        if sheet.pans:
            table.gain_gold(sheet, sheet.pans * WORK_GOLD)
        if sheet.hammers:
            table.gain_cash(sheet, sheet.hammers * WORK_CASH)


def discard_hole(table: Table, sheet: Sheet) -> None:
    """The two extra cards go; one that the Cheat passed off as another has gone already."""
    place: i64 = 6
    for card in unpack(sheet.hole):
        if sheet.soft != place:
            table.discard |= BIT[card]
        place += 1
    sheet.hole = 0


def pay_best_hand(table: Table) -> None:
    """Only the best hand is paid; equal ones share, rounded down. Rulings FT-R60, FT-R72."""
    strengths: list[int] = []
    for sheet in table.sheets:
        cards = unpack(column(table, sheet)) + unpack(sheet.hole)
        strengths.append(strength(cards, table.setting.standard_poker))
    best = max(strengths)
    share = strengths.count(best)
    for seat in range(len(strengths)):
        if strengths[seat] == best:
            sheet = table.sheets[seat]
            hand: i64 = (sheet.hands >> (4 * table.round)) & 15
            if hand:
                table.gain_cash(sheet, HAND_CASH[hand] // share)
                table.gain_stars(sheet, HAND_STARS[hand] // share, FROM_POKER)


# Bounties


def score_bounties(table: Table) -> None:
    """All who met a bounty in this window score it alike; then its card is turned."""
    posted: i64 = table.bounties
    place: i64 = 0
    while posted:
        bounty: i64 = (posted & 15) - 1
        sheets = all_who_met(table, bounty)
        if sheets:
            bounty_met(table, place, bounty, sheets)
        posted >>= 4
        place += 1


def bounty_met(table: Table, place: i64, bounty: i64, sheets: list[Sheet]) -> None:
    """Those of *sheets* score that have not before; the first ones turn the card."""
    stars: i64 = BOUNTY_LATER if table.claimed & BIT[place] else BOUNTY_FIRST
    for sheet in sheets:
        if not sheet.scored & BIT[place]:
            sheet.scored |= BIT[place]
            table.claimed |= BIT[place]
            if table.tape is not None:
                table.tape.write(BOUNTY_SCORED, EVERYBODY, sheet.seat, bounty, stars)
            table.gain_stars(sheet, stars, FROM_BOUNTIES)


# The Sheriff


def begin_before(table: Table) -> None:
    """After the work, before the bribes: Preacher, Ranch Hand and Baroness."""
    table.stage = STAGE_BEFORE
    for sheet in table.sheets:
        if characters.can_help(table, sheet):
            ask(table, sheet, ASK_BEFORE)
    table.show_sheets()


def begin_bribes(table: Table) -> None:
    """The window for bounties closes; then whoever needs to and can may bribe. FT-R73."""
    table.stage = STAGE_PAY
    score_bounties(table)
    table.stage = STAGE_BRIBE
    for sheet in table.sheets:
        if sheet.wanted > 1 and sheet.gold >= sheet.wanted:
            ask(table, sheet, ASK_BRIBE)
    table.show_sheets()


def begin_arrests(table: Table) -> None:
    """The Sheriff's card is shown: whoever is wanted for more than it says is in for it."""
    card: i64 = table.sheriff
    table.known = EVERYBODY
    if table.tape is not None:
        table.tape.write(SHERIFF, EVERYBODY, card)
        for sheet in table.sheets:
            if sheet.bribed:
                table.tape.write(BRIBED, EVERYBODY, sheet.seat, sheet.wanted)
    for sheet in table.sheets:
        sheet.ask = ASK_DONE
        if sheet.bribed or VALUE_OF[card] >= sheet.wanted:
            continue
        # From 14 Wanted on no card helps, so the Marshal is not asked. Ruling FT-R53.
        can_swear: bool = sheet.character == MARSHAL and sheet.power > 0
        if can_swear and sheet.wanted < ALWAYS_ARRESTED:
            ask(table, sheet, ASK_MARSHAL)
        else:
            arrest(table, sheet)
    # From here on everybody chooses at once, unseen by the others.
    table.stage = STAGE_ARREST
    table.show_sheets()


def sworn_in(table: Table, sheet: Sheet, card: i64) -> None:
    """The Marshal's own card counts in place of the Sheriff's."""
    sheet.lot = card + 1
    sheet.ask = ASK_DONE
    if table.tape is not None:
        table.tape.write(SWORN, EVERYBODY, sheet.seat, card)
    if VALUE_OF[card] < sheet.wanted:
        arrest(table, sheet)


def arrest(table: Table, sheet: Sheet) -> None:
    """Cash in full or stars; beyond the limit, or without the cash, it is stars."""
    sheet.arrests += 1
    sheet.ask = ASK_DONE
    if table.tape is not None:
        table.tape.write(ARRESTED, table.eyes(sheet), sheet.seat)
    if sheet.wanted < ALWAYS_ARRESTED and sheet.cash >= ARREST_CASH[table.round]:
        ask(table, sheet, ASK_PENALTY)
    else:
        penalty_paid(table, sheet, False)


def penalty_paid(table: Table, sheet: Sheet, in_cash: bool) -> None:
    """Pay for the arrest; Wanted stays as it is. Ruling FT-R41."""
    if in_cash:
        table.pay_cash(sheet, ARREST_CASH[table.round])
    else:
        table.lose_stars(sheet, ARREST_STARS[table.round])
