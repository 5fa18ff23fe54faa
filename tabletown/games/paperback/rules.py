"""How Paperback is played, in the order it is played.

Spell a word from the hand, see whether it wins the Common card, resolve what its cards do,
spend its value on new cards, discard everything, draw five. Where another seat or the dealer has
to answer, the phase says so and the turn waits; `settle` goes on wherever nothing is asked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.games.paperback import abilities, dealer, market, windows, words
from tabletown.games.paperback.abilities import leaves_game, stays_on_table
from tabletown.games.paperback.cards import (
    ATTACK,
    COOPERATIVE,
    DYSLEXIC,
    FAME,
    GHOST,
    MARKET,
    PILES,
    PYRAMID,
    SIMULTANEOUS,
    STANDARD,
    STARTER,
)
from tabletown.games.paperback.rack import (
    ATK_HAND,
    ATK_MAX_LEN,
    ATK_NO_COMMON,
    ATK_TAX,
)
from tabletown.games.paperback.state import (
    ABILITY,
    AFTER_ACCEPT,
    AFTER_CHOICES,
    AFTER_DRAFT,
    AFTER_DRAW,
    AFTER_FINISH,
    AFTER_HINTS,
    AFTER_LAST_BUYER,
    AFTER_LOSS,
    AFTER_NOTHING,
    AFTER_ORDER,
    AFTER_RESOLVE,
    AFTER_ROUND,
    AFTER_SETUP,
    AWARDING,
    BUYING,
    DRAFTING,
    GAVE_UP,
    GONE,
    HAUNT,
    LAST_COMMON,
    NO_CAP,
    OWE_AWARD,
    OWE_CHEAP,
    OWE_COMMON,
    OWE_DRAW,
    OWE_FIRST,
    OWE_MARKET,
    OWE_TALENT,
    OWE_THEME,
    OWE_TOP,
    PILING,
    PYRAMID_FALLEN,
    READY,
    RULING,
    SHARED,
    TOO_LONG,
    TWO_PILES_EMPTY,
    WORD,
    Desk,
    Table,
    put_at,
)
from tabletown.games.paperback.verbs import (
    ATTACKED,
    BOUGHT,
    COMMON_LEFT,
    COMMON_WON,
    DRAFTED,
    PASSED,
    SPELLED,
    STARTED,
    SWAPPED,
    TOKEN_PLACED,
    TOKEN_SPENT,
    TOKEN_TAKEN,
    VALUED,
)

if TYPE_CHECKING:
    from mypy_extensions import i64


# Setup.


def set_up(table: Table) -> None:
    """Let the dealer say who begins and deal the Offer, the track, the modules and the hands."""
    house = table.house
    table.owe(OWE_FIRST)
    if house.variant == SIMULTANEOUS:
        for place in range(house.market):
            table.owe(OWE_CHEAP, place)
    else:
        for pile in range(PILES):
            table.owe(OWE_TOP, pile)
    table.owe(OWE_COMMON)
    for seat in range(table.seats):
        if house.talents:
            table.owe(OWE_TALENT, seat)
    if house.awards:
        table.owe(OWE_AWARD)
    if house.themes:
        table.owe(OWE_THEME)
    if house.variant != SIMULTANEOUS:
        for seat in range(table.seats):
            table.owe(OWE_DRAW, seat, house.hand)
    table.after = AFTER_SETUP


def begin_play(table: Table) -> None:
    """The first turn, or the draft of the simultaneous game."""
    if table.house.variant == SIMULTANEOUS:
        table.phase_now = DRAFTING
        table.left = 0
        table.active = table.first
    else:
        begin_turn(table, table.first)


def draft(table: Table, slot: i64) -> None:
    """Take a card of the open market into the deck, free of charge, there and back again."""
    kind: i64 = market.take(table, slot, False)
    desk = table.desks[table.active]
    desk.deck.append(kind)
    desk.deck.sort()
    if table.tape is not None:
        table.write(DRAFTED, table.active, kind, table.face(kind))
    table.left += 1
    if table.left == table.house.draft_picks * table.seats:
        refill_market(table)
        draw_all(table)
        table.after = AFTER_DRAFT
        return
    lap: i64 = table.left // table.seats
    step: i64 = table.left % table.seats
    if lap % 2 == 1:
        step = table.seats - 1 - step
    table.active = (table.first + step) % table.seats


def refill_market(table: Table) -> None:
    """Fill every gap of the open market."""
    for place in range(len(table.market)):
        if table.market[place] < 0:
            table.owe(OWE_MARKET, place)


# The turn.


def begin_turn(table: Table, seat: i64) -> None:
    """Step 0: own attacks end, the others' are felt; then Ghost Writer, then the word."""
    desk = table.desks[seat]
    table.active = seat
    table.turn += 1
    if table.tape is not None:
        table.write(STARTED, seat, table.turn)
    if len(desk.lasting) > 0:
        desk.discard.extend(desk.lasting)
        desk.lasting = []
    table.clear_turn()
    table.shared = table.common
    words.start_over(table, desk)
    feel_attacks(table)
    is_haunted: bool = desk.talent == GHOST and len(desk.hand) > 0
    table.phase_now = HAUNT if is_haunted else WORD


def feel_attacks(table: Table) -> None:
    """What the others' attack cards on the table do to the active seat."""
    pack = table.house.pack
    table.cap = NO_CAP
    table.barred = False
    table.tax = 0
    if not table.house.attacks:
        return
    for desk in table.desks:
        if desk.seat != table.active:
            for kind in desk.lasting:
                effect: i64 = pack.effect[kind]
                amount: i64 = pack.amount[kind]
                if effect == ATK_MAX_LEN and amount < table.cap:
                    table.cap = amount
                elif effect == ATK_NO_COMMON:
                    table.barred = True
                elif effect == ATK_TAX:
                    table.tax += amount


def swap(table: Table, desk: Desk, kind: i64) -> None:
    """Ghost Writer: discard one card and draw one."""
    table.leave_hand(desk, kind)
    desk.discard.append(kind)
    if table.tape is not None:
        table.write(SWAPPED, desk.seat, kind, table.face(kind))
    table.owe(OWE_DRAW, desk.seat, 1)


def finish(table: Table) -> None:
    """Step 1 ends: the word is submitted."""
    if table.house.validity == 0:
        accept_word(table)
    else:
        windows.ask_judges(table)


def pass_turn(table: Table) -> None:
    """No word: no value, and no buying unless the house lets tokens buy (ruling PB-R55)."""
    desk = table.desks[table.active]
    table.passed = True
    table.put_pads_away()
    if table.tape is not None:
        table.write(PASSED, table.active)
    if table.house.tokens_after_pass and desk.tokens > 0:
        table.phase_now = BUYING
    else:
        close_turn(table)


def cash_in(table: Table) -> None:
    """Hand for a token: no word, no buying, one token."""
    desk = table.desks[table.active]
    table.passed = True
    table.put_pads_away()
    table.drop_hand(desk)
    table.take_tokens(desk, 1)
    if table.tape is not None:
        table.write(TOKEN_TAKEN, table.active)
    close_turn(table)


def accept_word(table: Table) -> None:
    """Step 2: the word stands; is it long enough for the Common card?"""
    desk = table.desks[table.active]
    if table.tape is not None:
        read = words.letters(desk)
        first: i64 = words.packed(read, 0)
        table.write(SPELLED, table.active, first, words.packed(read, 10), desk.length)
    if len(table.pads) > 0:
        windows.reward_author(table, desk)
    if table.common >= 0 and desk.length >= table.house.thresholds[table.place]:
        if table.house.decline_common:
            table.phase_now = AWARDING
            return
        take_common(table)
    start_abilities(table)


def take_common(table: Table) -> None:
    """The Common card goes to the discard at once; the next one shows."""
    kind: i64 = table.common
    table.desks[table.active].discard.append(kind)
    if table.tape is not None:
        table.write(COMMON_WON, table.active, kind, table.face(kind))
    table.common = -1
    table.place += 1
    if table.place < table.house.track:
        table.owe(OWE_COMMON)
    else:
        table.is_last = True


def leave_common(table: Table) -> None:
    """The Common card is declined, where the house allows it."""
    if table.tape is not None:
        table.write(COMMON_LEFT, table.active, table.common, table.face(table.common))


def start_abilities(table: Table) -> None:
    """Step 3: choices first; what needs none is counted afterwards."""
    table.phase_now = ABILITY
    if not abilities.has_choice(table, table.desks[table.active]):
        start_buying(table)


# Buying.


def start_buying(table: Table) -> None:
    """Steps 4 and 5: count the cents, then spend them."""
    desk = table.desks[table.active]
    table.value = abilities.word_value(table, desk)
    table.cents = table.value
    desk.bonus += abilities.bonus_cards(table, desk)
    if table.tape is not None:
        table.write(VALUED, table.active, table.value)
    table.phase_now = BUYING


def wares(table: Table) -> list[int]:
    """The slots that can be bought from now; nothing for nothing after a pass."""
    if table.passed and table.cents == 0:
        return []
    return market.affordable(table)


def may_spend(table: Table) -> bool:
    """Whether a token may be turned into a cent."""
    if not (table.house.hint_tokens or table.house.hand_token):
        return False
    return table.desks[table.active].tokens > 0


def may_claim(table: Table) -> bool:
    """Whether the active seat may claim the theme for its word."""
    if table.theme < 0 or table.claimed or table.passed:
        return False
    return table.holder != table.active


def buy(table: Table, slot: i64) -> None:
    """Pay for the card at *slot*; it goes to the own discard."""
    price: i64 = market.price_at(table, slot)
    kind: i64 = market.take(table, slot, True)
    table.cents -= price
    table.desks[table.active].discard.append(kind)
    if table.tape is not None:
        table.write(BOUGHT, table.active, kind, table.face(kind), price)
    if kind >= FAME and slot >= MARKET - 4:
        table.fame_bought = True
        market.pyramid_won(table)


def spend(table: Table) -> None:
    """Return one token for one more cent."""
    table.desks[table.active].tokens -= 1
    table.supply += 1
    table.cents += 1
    if table.tape is not None:
        table.write(TOKEN_SPENT, table.active)


def end_buying(table: Table) -> None:
    """Two empty Fame piles end the game at once; unspent cents are lost."""
    table.cents = 0
    if table.house.variant == STANDARD:
        if market.empty_fame_piles(table) >= table.house.fame_piles_empty:
            table.end_game(TWO_PILES_EMPTY)
            return
    close_turn(table)


def close_turn(table: Table) -> None:
    """What stands between buying and discarding: the pyramid, or the next in the order."""
    if table.house.variant == SIMULTANEOUS:
        windows.next_in_order(table)
    elif table.house.variant == COOPERATIVE and not table.fame_bought:
        table.phase_now = PILING
    else:
        clean_up(table)


def pile_token(table: Table, slot: i64) -> None:
    """No Fame bought: a token on an uncovered card; one too many loses the game."""
    place: i64 = slot - PYRAMID
    table.pyramid = put_at(table.pyramid, place, table.pyramid[place] + 1)
    if table.tape is not None:
        table.write(TOKEN_PLACED, table.active, slot, table.pyramid[place])
    if table.pyramid[place] >= table.house.fall:
        table.end_game(PYRAMID_FALLEN)
    else:
        clean_up(table)


# Discard and draw.


def clean_up(table: Table) -> None:
    """Steps 6 and 7 of the active seat."""
    desk = table.desks[table.active]
    discard_all(table, desk)
    table.owe(OWE_DRAW, desk.seat, draw_count(table, desk))
    desk.bonus = 0
    table.after = AFTER_DRAW


def discard_all(table: Table, desk: Desk) -> None:
    """Attacks used stay, 2¢ vowels used are trashed, all else goes to the discard."""
    for laid in desk.word:
        kind: i64 = laid & 255
        if (laid & (SHARED | GONE)) != 0:
            continue
        if kind < ATTACK or kind >= STARTER:
            desk.discard.append(kind)
        elif stays_on_table(laid):
            desk.lasting = [*desk.lasting, kind]
            if table.tape is not None:
                table.write(ATTACKED, desk.seat, kind, table.face(kind))
        elif leaves_game(laid):
            table.throw_away(desk.seat, kind)
        else:
            desk.discard.append(kind)
    if desk.dyslexic == 2:
        desk.discard.append(DYSLEXIC)
    desk.dyslexic = 0
    desk.word = []
    words.start_over(table, desk)
    table.drop_hand(desk)
    market.reuse_vowels(table)


def draw_count(table: Table, desk: Desk) -> i64:
    """Five, and the bonus, less what the others' attacks take; never below the floor."""
    count: i64 = table.house.hand + desk.bonus
    if table.house.attacks:
        pack = table.house.pack
        for other in table.desks:
            if other.seat != desk.seat:
                for kind in other.lasting:
                    if pack.effect[kind] == ATK_HAND:
                        count -= pack.amount[kind]
        if count < table.house.floor:
            count = table.house.floor
    return count


def draw_all(table: Table) -> None:
    """Every seat draws a hand."""
    for desk in table.desks:
        table.owe(OWE_DRAW, desk.seat, table.house.hand + desk.bonus)
        desk.bonus = 0


def next_turn(table: Table) -> None:
    """The last Common card ends the game after the turn; otherwise the seat to the left."""
    if table.is_last and table.house.variant == STANDARD:
        table.end_game(LAST_COMMON)
    elif table.turn >= table.house.rounds * table.seats:
        table.end_game(TOO_LONG)
    else:
        begin_turn(table, (table.active + 1) % table.seats)


def end_round(table: Table) -> None:
    """Simultaneous: the market is filled, then all discard and draw."""
    refill_market(table)
    for desk in table.desks:
        discard_all(table, desk)
    draw_all(table)
    table.after = AFTER_ROUND


def next_round(table: Table) -> None:
    """Simultaneous: the end is looked for after the whole round (ruling PB-R14)."""
    if market.empty_fame_piles(table) >= table.house.fame_piles_empty:
        table.end_game(TWO_PILES_EMPTY)
    elif table.is_last:
        table.end_game(LAST_COMMON)
    elif table.turn >= table.house.rounds:
        table.end_game(TOO_LONG)
    else:
        windows.begin_round(table)


# What goes on by itself.


def settle(table: Table) -> None:
    """Go on wherever nobody has anything to decide."""
    while not dealer.prepare(table):
        if table.after != AFTER_NOTHING:
            after: i64 = table.after
            table.after = AFTER_NOTHING
            carry_on(table, after)
        elif table.phase_now == BUYING and not has_business(table):
            end_buying(table)
        elif table.phase_now == PILING and only_place(table) >= 0:
            pile_token(table, only_place(table))
        else:
            return


def carry_on(table: Table, after: i64) -> None:
    """What the dealer's answers were waited for with."""
    if after == AFTER_SETUP:
        if table.house.table_words:
            table.phase_now = RULING
        else:
            begin_play(table)
    elif after == AFTER_DRAFT:
        windows.begin_round(table)
    elif after == AFTER_DRAW:
        next_turn(table)
    elif after == AFTER_ROUND:
        next_round(table)
    elif after == AFTER_ORDER:
        windows.next_in_order(table)
    elif after == AFTER_HINTS:
        windows.show_hints(table)
    elif after == AFTER_FINISH:
        finish(table)
    elif after == AFTER_ACCEPT:
        accept_word(table)
    elif after == AFTER_LOSS:
        pass_turn(table)
    elif after == AFTER_CHOICES:
        start_abilities(table)
    elif after == AFTER_RESOLVE:
        resolve_seat(table)
    elif after == AFTER_LAST_BUYER:
        end_round(table)


def has_business(table: Table) -> bool:
    """Whether there is anything left to do before the buying ends."""
    if may_spend(table) or may_claim(table):
        return True
    if table.passed and table.cents == 0:
        return False
    return market.can_afford(table)


def only_place(table: Table) -> i64:
    """The only card of the pyramid a token can go to, or -1."""
    found: i64 = -1
    for place in range(len(table.pyramid)):
        if market.is_uncovered(table, place):
            if found >= 0:
                return -1
            found = PYRAMID + place
    return found


def resolve_seat(table: Table) -> None:
    """Simultaneous: the active seat's word is judged, then it does steps 2 to 5."""
    table.clear_turn()
    if table.desks[table.active].step == READY:
        finish(table)
    elif table.desks[table.active].step == GAVE_UP:
        pass_turn(table)
    else:
        cash_in(table)
