"""Questions to several seats at once: challenges, theme votes, hints, the simultaneous round.

Answers of different seats commute; who was first is the dealer's answer.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.games.paperback import words
from tabletown.games.paperback.cards import CHALLENGE, GHOST, SIMULTANEOUS, STRICT
from tabletown.games.paperback.state import (
    AFTER_ACCEPT,
    AFTER_CHOICES,
    AFTER_FINISH,
    AFTER_HINTS,
    AFTER_LAST_BUYER,
    AFTER_LOSS,
    AFTER_ORDER,
    AFTER_RESOLVE,
    BUYING,
    CASHED,
    CLAIMING,
    GAVE_UP,
    HAUNTED,
    HINTING,
    IDLE,
    JUDGE,
    NO_CAP,
    OWE_ARRIVAL,
    READY,
    SPELL,
    SPELLING,
    WORD,
    Desk,
    Table,
)
from tabletown.games.paperback.verbs import (
    ACCEPTED,
    CHALLENGED,
    CLAIMED,
    HAND_SHOWN,
    PROPOSED,
    RULED,
    STARTED,
    THEME_DENIED,
    THEME_WON,
    TOKEN_TAKEN,
    VOTED,
    WORD_REFUSED,
)

if TYPE_CHECKING:
    from mypy_extensions import i64


def others(table: Table) -> i64:
    """The mask of all seats but the active one."""
    everybody: i64 = (1 << table.seats) - 1
    return everybody & ~(1 << table.active)


def count_bits(mask: i64) -> i64:
    """How many seats are in *mask*."""
    count: i64 = 0
    while mask != 0:
        count += mask & 1
        mask >>= 1
    return count


# Is it a word?


def ask_judges(table: Table) -> None:
    """The others may challenge the word before it counts."""
    table.phase_now = JUDGE
    table.mask = others(table)
    table.votes = 0


def judge(table: Table, seat: i64, is_fine: bool) -> None:
    """*seat* lets the word stand or challenges it."""
    if not is_fine:
        table.votes |= 1 << seat
    table.mask &= ~(1 << seat)
    if table.mask == 0:
        close_judgement(table)


def close_judgement(table: Table) -> None:
    """The word list decides a challenge, or more than half of the others do."""
    desk = table.desks[table.active]
    against: i64 = count_bits(table.votes)
    rivals: i64 = table.seats - 1
    stands: bool = True
    if table.tape is not None:
        for seat in range(table.seats):
            if (table.votes >> seat) & 1:
                table.write(CHALLENGED, seat)
    if against > 0:
        if table.house.validity == CHALLENGE:
            stands = words.is_accepted(table, desk)
        else:
            stands = (rivals - against) * 2 > rivals
    table.votes = 0
    if stands:
        table.after = AFTER_ACCEPT
    else:
        refuse_word(table, desk)


def refuse_word(table: Table, desk: Desk) -> None:
    """The word goes back to the hand: another try, or the turn is lost."""
    if table.tape is not None:
        read = words.letters(desk)
        first: i64 = words.packed(read, 0)
        table.write(WORD_REFUSED, desk.seat, first, words.packed(read, 10))
    words.take_back(table, desk)
    if table.house.lost_turn:
        table.after = AFTER_LOSS
    elif table.house.variant == SIMULTANEOUS:
        desk.step = SPELLING
        table.order.append(desk.seat)
        next_in_order(table)
    else:
        table.phase_now = WORD


# Does it fit the theme?


def claim(table: Table) -> None:
    """The active seat claims the theme; the others vote."""
    table.claimed = True
    table.back_to = table.phase_now
    table.phase_now = CLAIMING
    table.mask = others(table)
    table.votes = 0
    if table.tape is not None:
        table.write(CLAIMED, table.active, table.theme)


def vote(table: Table, seat: i64, says_yes: bool) -> None:
    """*seat* agrees that the word fits, or does not."""
    if says_yes:
        table.votes |= 1 << seat
    table.mask &= ~(1 << seat)
    if table.mask == 0:
        close_claim(table)


def close_claim(table: Table) -> None:
    """More than half have to agree: of the others, or of all (ruling PB-R56)."""
    agreed: i64 = count_bits(table.votes)
    voters: i64 = table.seats - 1
    if table.house.majority_all:
        agreed += 1
        voters += 1
    if table.tape is not None:
        for seat in range(table.seats):
            if seat != table.active:
                table.write(VOTED, seat, (table.votes >> seat) & 1)
    if agreed * 2 > voters:
        table.holder = table.active
        if table.tape is not None:
            table.write(THEME_WON, table.active, table.theme)
    elif table.tape is not None:
        table.write(THEME_DENIED, table.active, table.theme)
    table.votes = 0
    table.phase_now = table.back_to
    if table.phase_now != BUYING:
        table.after = AFTER_CHOICES


# Does anybody see a word?


def show_hand(table: Table) -> None:
    """The active seat shows its hand; the others look for a word in it."""
    desk = table.desks[table.active]
    table.hinted = True
    desk.sure = desk.hand[:]
    table.pads = []
    for _ in range(table.seats):
        pad = Desk(desk.seat, [], desk.hand[:], [], [], [], [])
        pad.talent = desk.talent
        words.start_over(table, pad)
        table.pads.append(pad)
    table.mask = others(table)
    table.phase_now = HINTING
    if table.tape is not None:
        table.write(HAND_SHOWN, table.active)


def answer_hint(table: Table, seat: i64, has_word: bool) -> None:
    """*seat* proposes what it has laid on its pad, or nothing."""
    if not has_word:
        words.take_back(table, table.pads[seat])
    table.mask &= ~(1 << seat)
    if table.mask == 0:
        table.order = []
        table.owe(OWE_ARRIVAL)
        table.after = AFTER_HINTS


def show_hints(table: Table) -> None:
    """The proposals lie open, earliest first; the active seat goes on with its word."""
    table.phase_now = WORD
    if table.tape is not None:
        for seat in table.order:
            read = words.letters(table.pads[seat])
            table.write(PROPOSED, seat, words.packed(read, 0), words.packed(read, 10))


def accept_hint(table: Table, author: i64) -> None:
    """Lay the cards as *author* proposed, and submit."""
    desk = table.desks[table.active]
    pad = table.pads[author]
    desk.hand = pad.hand[:]
    desk.word = pad.word[:]
    desk.dyslexic = pad.dyslexic
    words.respell(table, desk)
    table.after = AFTER_FINISH


def reward_author(table: Table, desk: Desk) -> None:
    """Whoever proposed the word first takes a token (ruling PB-R32)."""
    read = words.letters(desk)
    for seat in table.order:
        if words.letters(table.pads[seat]) == read:
            if table.supply > 0:
                table.take_tokens(table.desks[seat], 1)
                if table.tape is not None:
                    table.write(ACCEPTED, table.active, seat)
                    table.write(TOKEN_TAKEN, seat)
            break
    table.put_pads_away()


# The simultaneous round.


def begin_round(table: Table) -> None:
    """All look at their hands and spell at once."""
    table.turn += 1
    table.shared = table.common
    table.cap = NO_CAP
    table.barred = False
    table.tax = 0
    table.order = []
    table.late = False
    table.clear_turn()
    if table.tape is not None:
        table.write(STARTED, table.first, table.turn)
    for desk in table.desks:
        is_haunted: bool = desk.talent == GHOST and len(desk.hand) > 0
        desk.step = HAUNTED if is_haunted else SPELLING
        desk.wrong = 0
        words.start_over(table, desk)
    table.phase_now = SPELL


def finish_early(table: Table, seat: i64) -> None:
    """A seat submits; a word the list refuses sends it to the end of the order."""
    desk = table.desks[seat]
    if table.house.validity == STRICT and not words.is_accepted(table, desk):
        desk.wrong = 1
        if table.tape is not None:
            read = words.letters(desk)
            first: i64 = words.packed(read, 0)
            table.write(WORD_REFUSED, desk.seat, first, words.packed(read, 10))
        words.take_back(table, desk)
        return
    desk.step = READY
    close_spelling(table)


def give_up(table: Table, seat: i64, for_token: bool) -> None:
    """A seat spells nothing this round."""
    desk = table.desks[seat]
    words.take_back(table, desk)
    desk.step = CASHED if for_token else GAVE_UP
    close_spelling(table)


def close_spelling(table: Table) -> None:
    """When all are done the dealer says in which order they finished."""
    if table.late:
        table.late = False
        table.after = AFTER_RESOLVE
        return
    for desk in table.desks:
        if desk.step == HAUNTED or desk.step == SPELLING:
            return
    table.order = []
    table.owe(OWE_ARRIVAL)
    table.after = AFTER_ORDER


def next_in_order(table: Table) -> None:
    """The next seat in finishing order resolves its word; after the last the round is over."""
    if len(table.order) == 0:
        for desk in table.desks:
            desk.step = IDLE
        table.after = AFTER_LAST_BUYER
        return
    table.active = table.order.pop(0)
    if table.desks[table.active].step == SPELLING:
        table.late = True
        table.phase_now = SPELL
    else:
        table.after = AFTER_RESOLVE


# The table's own words.


def rule(table: Table, seat: i64, verdict: i64) -> None:
    """The host allows or bans the word typed."""
    if table.tape is not None:
        first: i64 = words.packed(table.typed, 0)
        table.write(RULED, seat, first, words.packed(table.typed, 10), verdict)
    words.rule(table, verdict)
