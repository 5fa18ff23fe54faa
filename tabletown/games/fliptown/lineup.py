"""The line-up: one of its cards gives the suit, another the value, the third goes to poker."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from tabletown.core.view import Facts
from tabletown.games.fliptown import events, verbs
from tabletown.games.fliptown.action import ASK_REGION, can_reach, is_pass_allowed
from tabletown.games.fliptown.bonuses import extras, turn_to
from tabletown.games.fliptown.cards import SUIT_OF, VALUE_OF
from tabletown.games.fliptown.cemetery import ALL_GRAVES
from tabletown.games.fliptown.marks import BIT, all_bits
from tabletown.games.fliptown.regions import open_bonuses
from tabletown.games.fliptown.sheet import CARDS_ASSIGNED, TurnQuestion
from tabletown.games.fliptown.verbs import CARD, SLOT

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabletown.games.fliptown.sheet import Sheet
    from tabletown.games.fliptown.state import Fliptown

SLOTS: Final = SLOT.size()
ALL_SUITS: Final[list[int]] = [verbs.SUIT + slot for slot in range(SLOTS)]
OTHER_SLOTS: Final[list[list[int]]] = [
    [verbs.VALUE + slot for slot in range(SLOTS) if slot != taken] for taken in range(SLOTS)
]
ALL_PAIRS: Final[int] = sum(
    BIT[SLOTS * suit + value] for suit in range(SLOTS) for value in range(SLOTS) if suit != value
)
"""Suit and value from different slots: bit SLOTS * suit slot + value slot."""


def playable_pairs(state: Fliptown, sheet: Sheet) -> i64:
    """With every tombstone circled: the (suit, value) pairs that do not lead to a dead end.

    If no pair gives a site for nothing, all are allowed, since then the turn may be passed.
    Ruling FT-R3.
    """
    if is_pass_allowed(state, sheet):
        return ALL_PAIRS
    if sheet.gold >= state.ruleset.suit_price:
        # Gold for another suit always leads to the Town.
        return ALL_PAIRS
    kept: i64 = sheet.value
    mask: i64 = 0
    for suit_slot in range(SLOTS):
        for value_slot in range(SLOTS):
            if suit_slot != value_slot:
                if is_playable(state, sheet, suit_slot, value_slot):
                    mask |= BIT[SLOTS * suit_slot + value_slot]
    sheet.value = kept
    return mask


def is_playable(state: Fliptown, sheet: Sheet, suit_slot: i64, value_slot: i64) -> bool:
    """Whether the pair reaches a site, whatever the means."""
    sheet.value = VALUE_OF[state.slot(value_slot)]
    suit: i64 = SUIT_OF[state.slot(suit_slot)]
    if can_reach(state, sheet, suit, sheet.gold):
        return True
    if sheet.power == 0:
        return False
    return state.ruleset.cast[sheet.character].can_reach(state, sheet, suit)


def card_facts(state: Fliptown, slot: i64) -> Facts:
    """The card that lies in *slot*."""
    return {"card": f"card:{CARD.words[state.slot(slot)]}"}


class Suit(TurnQuestion):
    """Which card is the suit card; meanwhile abilities and pending bonuses may come first."""

    key: ClassVar[str] = "suit"

    def answers(self, state: Fliptown, item: i64) -> list[int]:
        sheet = state.sheets[(item >> 8) & 0xF]
        found = ALL_SUITS
        if sheet.graves == ALL_GRAVES:
            pairs: i64 = playable_pairs(state, sheet)
            found = [
                verbs.SUIT + slot
                for slot in range(SLOTS)
                if (pairs >> (SLOTS * slot)) & all_bits(SLOTS)
            ]
        if not (sheet.power or sheet.bonuses or sheet.effects):
            return found
        return found + extras(state, sheet, False, open_bonuses(state, sheet))

    def chosen(self, state: Fliptown, item: i64, action: i64) -> None:
        sheet = state.sheets[(item >> 8) & 0xF]
        slot: i64 = action - verbs.SUIT
        if 0 <= slot < SLOTS:
            sheet.suit_slot = slot
            sheet.ask(ASK_VALUE)
        else:
            sheet.ask(ASK_SUIT)
            turn_to(state, sheet, action, 0)

    def option_facts(self, state: Fliptown, item: i64, action: i64) -> Facts:
        if verbs.is_among(action, verbs.SUIT, SLOTS):
            return card_facts(state, action - verbs.SUIT)
        return {}


class Value(TurnQuestion):
    """Which of the other two is the value card."""

    key: ClassVar[str] = "value"

    def answers(self, state: Fliptown, item: i64) -> list[int]:
        sheet = state.sheets[(item >> 8) & 0xF]
        found = OTHER_SLOTS[sheet.suit_slot]
        if sheet.graves != ALL_GRAVES:
            return found
        pairs: i64 = playable_pairs(state, sheet) >> (SLOTS * sheet.suit_slot)
        return [action for action in found if (pairs >> (action - verbs.VALUE)) & 1]

    def chosen(self, state: Fliptown, item: i64, action: i64) -> None:
        sheet = state.sheets[(item >> 8) & 0xF]
        assign(state, sheet, action - verbs.VALUE)
        sheet.ask(ASK_REGION)

    def option_facts(self, state: Fliptown, item: i64, action: i64) -> Facts:
        return card_facts(state, action - verbs.VALUE)


def assign(state: Fliptown, sheet: Sheet, value_slot: i64) -> None:
    """The third card is the poker card, written as it is in the round's column."""
    sheet.value_slot = value_slot
    first: i64 = state.first
    second: i64 = state.second
    third: i64 = state.third
    # `state.slot` is written out for the plain form.
    slot: i64 = sheet.suit_slot
    suit_card: i64 = first if slot == 0 else second if slot == 1 else third
    value_card: i64 = first if value_slot == 0 else second if value_slot == 1 else third
    poker_card: i64 = first + second + third - suit_card - value_card
    sheet.suit = SUIT_OF[suit_card]
    sheet.value = VALUE_OF[value_card]
    sheet.step = CARDS_ASSIGNED
    state.write_poker_card(sheet, poker_card)
    if state.tape is not None:
        eyes: i64 = state.eyes(sheet)
        state.tape.write(events.ASSIGNED, eyes, sheet.seat, suit_card, value_card, poker_card)


ASK_SUIT: Final = Suit()
ASK_VALUE: Final = Value()
