"""What a word is worth: conditions tested on the whole word, cents, doublings, bonus cards.

The order is the player's, so whatever needs no choice is counted in the order that is best:
first all that adds, then the doublings, each adding the sum once more (rulings PB-R6, PB-R7).
Conditions are tested from a card's own place, a copied one from the copier's (ruling PB-R21).
Cards on both sides of a Space are no neighbours (ruling PB-R9).

`word_value` and `bonus_cards` count a word at a table, where every choice made is marked on the
cards. `Forecast` makes the choices itself: it counts a spelling as good as it can become.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletown.games.paperback.words import effects, laid_card
from tabletown.games.paperback.words.rack import (
    COMMON_CARD,
    IS_SHARED,
    SPACE_CARD,
    WILD_CARD,
    Cards,
    Rack,
    Weights,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabletown.games.paperback.hand import Desk
    from tabletown.games.paperback.state import Paperback

NO_KIND: Final = 255
"""Stands where a card with an ability could be and is none."""
SCALE: Final = 4096
"""Points weigh this much in a search key, below them 64 for a bonus card and 1 for a letter."""
MOST_EACH: Final = 15
"""The most cents an ability pays for a trashed card."""
CHOICES: Final = 3
"""What a card that copies can do: copy nothing, the card before it or the card behind it."""


def able(laid: i64) -> i64:
    """The card whose ability a laid card has: its own or a copied one; NO_KIND for a Typo."""
    if laid < laid_card.FIRST_MARK:
        return laid & laid_card.CARD_BITS
    if (laid & laid_card.AS_TYPO) != 0:
        return NO_KIND
    copied: i64 = laid_card.copied_of(laid)
    return copied if copied >= 0 else laid_card.card_of(laid)


def worth(cards: Cards, laid: i64) -> i64:
    """The cents printed on a laid card; nothing on a wild, a Space or a Typo."""
    if (laid & laid_card.AS_TYPO) != 0:
        return 0
    return cards.value[laid_card.card_of(laid)]


def is_wild_at(cards: Cards, word: list[int], at: i64) -> bool:
    """Whether there is a wild at place *at*."""
    if at < 0 or at >= len(word):
        return False
    return (cards.family[laid_card.card_of(word[at])] & WILD_CARD) != 0


def wilds_in(cards: Cards, word: list[int]) -> i64:
    """How many wilds are in the word."""
    count: i64 = 0
    for laid in word:
        if (cards.family[laid_card.card_of(laid)] & WILD_CARD) != 0:
            count += 1
    return count


def has_common(cards: Cards, word: list[int]) -> bool:
    """Whether a Common letter or a Space is in the word."""
    for laid in word:
        if (cards.family[laid_card.card_of(laid)] & COMMON_CARD) != 0:
            return True
    return False


def holds(cards: Cards, word: list[int], length: i64, at: i64, card: i64) -> bool:
    """Whether the condition of *card*'s ability holds at place *at* of a word of *length*."""
    condition: i64 = cards.condition[card]
    if condition == effects.IF_ALWAYS:
        return True
    if condition == effects.IF_FIRST:
        return at == 0
    if condition == effects.IF_LAST:
        return at == len(word) - 1
    if condition == effects.IF_NO_WILDS:
        return wilds_in(cards, word) == 0
    if condition == effects.IF_BESIDE_WILD:
        return is_wild_at(cards, word, at - 1) or is_wild_at(cards, word, at + 1)
    if condition == effects.IF_COMMON_USED:
        return has_common(cards, word)
    return condition == effects.IF_LONG and length >= cards.bound[card]


def beside(cards: Cards, word: list[int], at: i64) -> i64:
    """The value of the card at place *at*, for doubling; nothing beyond the word or at a Space."""
    if at < 0 or at >= len(word):
        return 0
    if (cards.family[laid_card.card_of(word[at])] & SPACE_CARD) != 0:
        return 0
    return worth(cards, word[at])


def adds(cards: Cards, word: list[int], at: i64, card: i64) -> i64:
    """The cents that *card*'s ability, if it comes off at place *at*, adds without a choice."""
    effect: i64 = cards.effect[card]
    if effect == effects.CENTS:
        return cards.amount[card]
    if effect == effects.WILD_VALUE:
        return wilds_in(cards, word) * cards.amount[card]
    if effect == effects.DOUBLE_NEXT:
        return beside(cards, word, at + 1)
    if effect == effects.DOUBLE_PREV:
        return beside(cards, word, at - 1)
    return 0


def word_value(state: Paperback, desk: Desk) -> i64:
    """What the word is worth now: sum, doublings, attacks. Rules: value of the word."""
    pack = state.ruleset.pack
    family = pack.family
    effect_of = pack.effect
    values = pack.value
    word = desk.word
    length: i64 = desk.length
    total: i64 = state.extra
    doublings: i64 = 0
    at: i64 = 0
    for laid in word:
        card: i64 = laid & laid_card.CARD_BITS
        if (family[card] & SPACE_CARD) != 0:
            total += state.ruleset.bonus
        elif (laid & laid_card.AS_TYPO) == 0:
            total += values[card]
            if laid >= laid_card.FIRST_MARK:
                card = able(laid)
            effect: i64 = effect_of[card]
            if effect != effects.NO_EFFECT and effect != effects.TRASH_SELF:
                if holds(pack, word, length, at, card):
                    more: i64 = 0
                    if effect == effects.DOUBLE_WORD:
                        doublings += 1
                    elif effect < effects.KNOWN_EFFECTS:
                        more = adds(pack, word, at, card)
                    else:
                        more = pack.ability(card).cents(state, desk, at)
                    total += more * 2 if (laid & laid_card.AGAIN_MARK) != 0 else more
        at += 1
    if desk.dyslexic != 0:
        total += state.ruleset.bonus
    total = total * (1 + doublings) - state.tax
    return total if total > 0 else 0


def bonus_cards(state: Paperback, desk: Desk) -> i64:
    """How many more cards the word brings at the coming draw."""
    pack = state.ruleset.pack
    effect_of = pack.effect
    count: i64 = 0
    at: i64 = 0
    for laid in desk.word:
        card: i64 = laid & laid_card.CARD_BITS if laid < laid_card.FIRST_MARK else able(laid)
        if card != NO_KIND and effect_of[card] == effects.DRAW_MORE:
            if holds(pack, desk.word, desk.length, at, card):
                more: i64 = pack.amount[card]
                count += more * 2 if (laid & laid_card.AGAIN_MARK) != 0 else more
        at += 1
    return count


class Play:
    """A spelling with what it brings."""

    def __init__(
        self, lays: list[int], points: int, cents: int, draws: int, length: int, exact: bool
    ) -> None:
        self.lays = lays
        """The cards in order, as `laid_card` packs them."""
        self.points = points
        """By the weights asked for."""
        self.cents = cents
        """The value in cents, doublings and tax included."""
        self.draws = draws
        """Bonus cards at the coming draw."""
        self.length = length
        """Letters, Space included."""
        self.exact = exact
        """Whether the search ended before its budget, so that nothing better exists."""


class Forecast:
    """Counts the spelling in `word` as good as it can become, and bounds what one may become.

    What may be done is done where it brings points: each `copy_adjacent` copies the better
    neighbour, Plagiarism repeats the best printed ability, `trash_self_for` and `trash_hand_for`
    pay as far as `Weights` allows. With the weights as given that is the largest number of cents
    the word can bring. Cards are named by their place in `rack.order`.
    """

    def __init__(self, rack: Rack, weights: Weights, full: bool) -> None:
        self.rack = rack
        self.weights = weights
        self.full = full
        """Whether abilities count."""
        count = len(rack.order)
        self.cards: Cards = rack.cards(full)
        self.value: list[int] = self.cards.value
        self.condition: bytes = self.cards.condition
        self.worth: list[int] = [rack.worth[card] for card in rack.order]
        self.flag: list[int] = [rack.flags[card] for card in rack.order]
        self.held: i64 = sum([1 for flag in self.flag if not flag & IS_SHARED])
        """How many cards are from hand."""
        self.word: list[int] = []
        """The cards laid, in order."""
        self.length: i64 = 0
        self.adds: i64 = 0
        self.times: i64 = 1
        self.drawn: i64 = 0
        self.extra: i64 = 0
        self.for_hand: list[int] = [0] * (MOST_EACH + 1)
        """By cents each: how many cards from hand could be trashed for it."""
        self.for_self: list[int] = [0] * (MOST_EACH + 1)
        self.pays_for_trash: bool = False
        """Whether any card pays for trashed ones, so that the two lists are needed."""
        self.points: i64 = 0
        """The spelling counted last: its points, cents and draws."""
        self.cents: i64 = 0
        self.draws: i64 = 0
        self.add_of: list[int] = [0] * count
        """By place: the most cents its ability can add."""
        self.times_of: list[int] = [0] * count
        self.key_of: list[int] = [0] * count
        """By place: the most its ability can add to a search key apart from cents."""
        if full:
            self._bound_abilities()

    def _bound_abilities(self) -> None:
        cards = self.cards
        dearest = max(self.value, default=0)
        wilds = len(self.rack.wilds)
        for place in range(len(self.add_of)):
            effect, n = cards.effect[place], cards.amount[place]
            self.key_of[place] = self.weights.effects[effect] * SCALE if effect else 0
            if effect == effects.CENTS:
                self.add_of[place] = n
            elif effect == effects.WILD_VALUE:
                self.add_of[place] = n * wilds
            elif effect == effects.DOUBLE_NEXT or effect == effects.DOUBLE_PREV:
                self.add_of[place] = dearest
            elif effect == effects.TRASH_HAND_FOR:
                self.add_of[place] = n * cards.each[place]
                self.pays_for_trash = True
            elif effect == effects.TRASH_SELF_FOR:
                self.add_of[place] = cards.each[place]
                self.pays_for_trash = True
            elif effect == effects.DOUBLE_WORD:
                self.times_of[place] = 1
            elif effect == effects.DRAW_MORE:
                self.key_of[place] += n * (64 + self.weights.draw * SCALE)
        add, times, key = max(self.add_of), max(self.times_of), max(self.key_of)
        for place in range(len(self.add_of)):
            if cards.effect[place] == effects.COPY_ADJACENT:
                self.add_of[place] = add
                self.times_of[place] = times
                self.key_of[place] += key

    def played(self, lays: list[int]) -> Play:
        """The spelling *lays*, its cards numbered as in the rack, as a play."""
        self.word = []
        length = 0
        for laid in lays:
            place: i64 = self.rack.place[laid_card.card_of(laid)]
            self.word.append(laid - laid_card.card_of(laid) + place)
            length += 1 if laid_card.second_of(laid) == 0 else 2
        self.measure(length)
        self.word = []
        return Play(lays, self.points, self.cents, self.draws, length, True)

    def measure(self, length: i64) -> None:
        """Count the cards in `word`, *length* letters in all."""
        self.length = length
        family = self.cards.family
        values = self.value
        effect_of = self.cards.effect
        rack = self.rack
        cents: i64 = 0
        used: i64 = 0
        own: i64 = 0
        copiers: i64 = 0
        for laid in self.word:
            place: i64 = laid & laid_card.CARD_BITS
            own += self.worth[place]
            if self.flag[place] & IS_SHARED == 0:
                used += 1
            if (family[place] & SPACE_CARD) != 0:
                cents += rack.bonus
            elif (laid & laid_card.AS_TYPO) == 0:
                cents += values[place]
                if (laid & laid_card.TURNED) != 0:
                    cents += rack.bonus
                    used += 1 if rack.flags[rack.dyslexic] & IS_SHARED == 0 else 0
                if effect_of[place] == effects.COPY_ADJACENT:
                    copiers += 1
        self.points = -1
        if not self.full:
            self._clear()
            self._total(cents, own, 0)
            return
        choices: i64 = 1
        for _ in range(copiers):
            choices *= CHOICES
        for choice in range(choices):
            if copiers > 0:
                self._copy(choice)
            self._resolve()
            self._total(cents, own, self.held - used)
        if copiers > 0:
            self._copy(0)

    def _clear(self) -> None:
        self.adds = 0
        self.times = 1
        self.drawn = 0
        self.extra = 0

    def _copy(self, choice: i64) -> None:
        """Let every card that copies copy as *choice* says, three choices a card; 0 is none."""
        at: i64 = 0
        while at < len(self.word):
            laid: i64 = self.word[at]
            laid -= (laid_card.copied_of(laid) + 1) << laid_card.COPY_SHIFT
            place: i64 = laid_card.card_of(laid)
            if (laid & laid_card.AS_TYPO) == 0:
                if self.cards.effect[place] == effects.COPY_ADJACENT:
                    pick: i64 = choice % CHOICES
                    choice = choice // CHOICES
                    source: i64 = at - 1 if pick == 1 else at + 1
                    if pick != 0 and self._is_copyable(source):
                        copied: i64 = laid_card.card_of(self.word[source]) + 1
                        laid |= copied << laid_card.COPY_SHIFT
            self.word[at] = laid
            at += 1

    def _is_copyable(self, at: i64) -> bool:
        """Whether a neighbour may copy the card at *at*: letters and pairs with an ability."""
        if at < 0 or at >= len(self.word) or (self.word[at] & laid_card.AS_TYPO) != 0:
            return False
        place: i64 = laid_card.card_of(self.word[at])
        if self.cards.family[place] != 0:
            return False
        effect: i64 = self.cards.effect[place]
        if effect == effects.NO_EFFECT or effect == effects.TRASH_SELF:
            return False
        return effect < effects.COPY_ADJACENT

    def _resolve(self) -> None:
        """Let every ability in the word come off."""
        self._clear()
        if self.pays_for_trash:
            each: i64 = 1
            while each <= MOST_EACH:
                self.for_hand[each] = 0
                self.for_self[each] = 0
                each += 1
        effect_of = self.cards.effect
        at: i64 = 0
        for laid in self.word:
            card: i64 = laid & laid_card.CARD_BITS
            if laid >= laid_card.FIRST_MARK:
                card = able(laid)
            if card != NO_KIND:
                if card != laid & laid_card.CARD_BITS:
                    self.extra += self.weights.effects[effects.COPY_ADJACENT]
                effect: i64 = effect_of[card]
                if effect != effects.NO_EFFECT and effect != effects.COPY_ADJACENT:
                    if holds(self.cards, self.word, self.length, at, card):
                        self._come_off(card, at)
            at += 1

    def _come_off(self, card: i64, at: i64) -> None:
        """Let the ability of *card*, whose condition holds, work for the card laid at *at*."""
        cards = self.cards
        effect: i64 = cards.effect[card]
        self.extra += self.weights.effects[effect]
        if effect == effects.DOUBLE_WORD:
            self.times += 1
        elif effect == effects.DRAW_MORE:
            self.drawn += cards.amount[card]
        elif effect == effects.TRASH_HAND_FOR:
            each: i64 = cards.each[card]
            self.for_hand[each] += cards.amount[card]
        elif effect == effects.TRASH_SELF_FOR:
            each = cards.each[card]
            self.for_self[each] += 1
        else:
            self.adds += adds(cards, self.word, at, card)

    def _total(self, cents: i64, own: i64, left: i64) -> None:
        """Add everything up with *left* cards still in hand, and keep it if it is the best."""
        weights = self.weights
        rack = self.rack
        points: i64 = own
        if self.full:
            if left > weights.spare:
                left = weights.spare
            each: i64 = MOST_EACH if self.pays_for_trash else 0
            while each > 0:
                sold: i64 = self.for_hand[each]
                if sold > left:
                    sold = left
                left -= sold
                self.adds += sold * each
                sold = self.for_self[each]
                if sold > 0 and each * self.times * weights.cent > weights.self_cost:
                    self.adds += sold * each
                    points -= sold * weights.self_cost
                each -= 1
            if rack.plagiarism:
                self._repeat(left)
        draws: i64 = self.drawn
        worth: i64 = (cents + self.adds) * self.times - rack.tax
        if worth < 0:
            worth = 0
        points += self.extra + worth * weights.cent + draws * weights.draw
        points += self.length * weights.letter
        if weights.goal_len > 0 and self.length >= weights.goal_len:
            points += weights.goal
        if self.points < 0 or points * 64 + draws > self.points * 64 + self.draws:
            self.points = points if points > 0 else 0
            self.cents = worth
            self.draws = draws

    def _repeat(self, left: i64) -> None:
        """Let Plagiarism repeat the ability it had best, with *left* cards still in hand."""
        cards = self.cards
        best: i64 = 0
        found: i64 = -1
        at: i64 = 0
        for laid in self.word:
            gain: i64 = self._gain_again(laid, at, left)
            if gain > best:
                best = gain
                found = at
            at += 1
        if found < 0:
            return
        card: i64 = laid_card.card_of(self.word[found])
        self._come_off(card, found)
        if cards.effect[card] == effects.TRASH_HAND_FOR:
            self.adds += self._cents_for_hand(card, left)

    def _cents_for_hand(self, card: i64, left: i64) -> i64:
        """What `trash_hand_for` on *card* pays with *left* cards in hand."""
        most: i64 = self.cards.amount[card]
        each: i64 = self.cards.each[card]
        return each * (most if most < left else left)

    def _gain_again(self, laid: i64, at: i64, left: i64) -> i64:
        """What the printed ability of a card brings a second time, in 64ths of a point."""
        weights = self.weights
        cards = self.cards
        card: i64 = laid_card.card_of(laid)
        effect: i64 = cards.effect[card]
        if effect == effects.NO_EFFECT or effect == effects.DOUBLE_WORD:
            return 0
        if effect >= effects.TRASH_SELF_FOR or (laid & laid_card.AS_TYPO) != 0:
            return 0
        if not holds(cards, self.word, self.length, at, card):
            return 0
        gain: i64 = weights.effects[effect] * 64
        cents: i64 = adds(cards, self.word, at, card)
        if effect == effects.TRASH_HAND_FOR:
            cents = self._cents_for_hand(card, left)
        elif effect == effects.DRAW_MORE:
            gain += cards.amount[card] * (weights.draw * 64 + 1)
        return gain + cents * self.times * weights.cent * 64


def score(rack: Rack, lays: list[int], weights: Weights | None = None) -> Play:
    """What the spelling *lays* brings, whether or not it is a word."""
    forecast = Forecast(rack, weights if weights is not None else Weights(), True)
    return forecast.played(lays)
