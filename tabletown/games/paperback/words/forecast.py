"""What a spelling brings: cents, bonus draws and points, abilities included.

May-effects are taken where they bring points: each `copy_adjacent` copies the better neighbour,
Plagiarism repeats the best printed ability, `trash_self_for` and `trash_hand_for` pay as far as
`Weights` allows. What the player then really does is asked by the rules; this is a forecast, and
with the weights as given it is the largest number of cents the word can bring.

Conditions are tested from a card's own place, a copied one from the copier's (ruling PB-R21).
Doublings add up: two of them, or one copied, make three times (rulings PB-R6, PB-R7). Cards on
both sides of a Space are no neighbours (ruling PB-R9).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletown.games.paperback.words.rack import (
    ADJ_WILD,
    ATK_HAND,
    CENTS,
    COMMON,
    COMMON_USED,
    COPY_ADJACENT,
    DOUBLE_NEXT,
    DOUBLE_PREV,
    DOUBLE_WORD,
    DRAW,
    FIRST,
    LAST,
    MIN_LEN,
    NO_WILDS,
    NOTHING,
    REVERSED,
    SHARED,
    SPACE,
    TRASH_HAND_FOR,
    TRASH_SELF,
    TRASH_SELF_FOR,
    TYPO,
    WILD,
    WILD_VALUE,
    Rack,
    Weights,
    lay_card,
    lay_how,
    lay_letters,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

SCALE: Final = 4096
"""Points weigh this much in a search key, below them 64 for a bonus card and 1 for a letter."""


class Play:
    """A spelling with what it brings."""

    def __init__(
        self, lays: list[int], points: int, cents: int, draws: int, length: int, exact: bool
    ) -> None:
        self.lays = lays
        """The cards in order, as `rack.lay` packs them."""
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
    """Scores the path of cards in `place_at` and `how_at`, and bounds what a path may become.

    Cards are named by their place in `rack.order`.
    """

    def __init__(self, rack: Rack, weights: Weights, full: bool) -> None:
        self.rack = rack
        self.weights = weights
        self.full = full
        """Whether abilities count."""
        count = len(rack.order)
        self.face: list[int] = [rack.faces[card] for card in rack.order]
        self.value: list[int] = [rack.values[card] for card in rack.order]
        self.flag: list[int] = [rack.flags[card] for card in rack.order]
        self.worth: list[int] = [rack.worth[card] for card in rack.order]
        packed = [rack.abilities[card] if full else 0 for card in rack.order]
        self.effect: list[int] = [ability & 31 for ability in packed]
        self.n: list[int] = [ability >> 5 & 15 for ability in packed]
        self.k: list[int] = [ability >> 9 & 15 for ability in packed]
        self.condition: list[int] = [ability >> 13 & 7 for ability in packed]
        self.m: list[int] = [ability >> 16 for ability in packed]
        self.held: i64 = sum([1 for flag in self.flag if not flag & SHARED])
        """How many cards are from hand."""
        self.place_at: list[int] = [0] * 80
        self.how_at: list[int] = [0] * 80
        self.depth: i64 = 0
        """How many cards lie on the path being measured."""
        self.length: i64 = 0
        self.wilds_laid: i64 = 0
        self.common_laid = False
        self.adds: i64 = 0
        self.times: i64 = 1
        self.drawn: i64 = 0
        self.extra: i64 = 0
        self.for_hand: list[int] = [0] * 16
        """By cents each: how many cards from hand could be trashed for it."""
        self.for_self: list[int] = [0] * 16
        self.points: i64 = 0
        """The last path measured: its points, cents and draws."""
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
        dearest = max(self.value, default=0)
        wilds = len(self.rack.wilds)
        for place in range(len(self.effect)):
            effect, n = self.effect[place], self.n[place]
            self.key_of[place] = self.weights.effects[effect] * SCALE if effect else 0
            if effect == CENTS:
                self.add_of[place] = n
            elif effect == WILD_VALUE:
                self.add_of[place] = n * wilds
            elif effect == DOUBLE_NEXT or effect == DOUBLE_PREV:
                self.add_of[place] = dearest
            elif effect == TRASH_HAND_FOR:
                self.add_of[place] = n * self.k[place]
            elif effect == TRASH_SELF_FOR:
                self.add_of[place] = n
            elif effect == DOUBLE_WORD:
                self.times_of[place] = 1
            elif effect == DRAW:
                self.key_of[place] += n * (64 + self.weights.draw * SCALE)
        add, times, key = max(self.add_of), max(self.times_of), max(self.key_of)
        for place in range(len(self.effect)):
            if self.effect[place] == COPY_ADJACENT:
                self.add_of[place] = add
                self.times_of[place] = times
                self.key_of[place] += key

    def played(self, lays: list[int]) -> Play:
        """The spelling *lays* as a play, scored."""
        length = 0
        for at, laid in enumerate(lays):
            self.place_at[at] = self.rack.place[lay_card(laid)]
            self.how_at[at] = lay_how(laid)
            letters = lay_letters(laid)
            length += 1 if letters < 64 else 2 if letters < 4096 else 3
        self.measure(len(lays), length)
        return Play(lays, self.points, self.cents, self.draws, length, True)

    def measure(self, depth: i64, length: i64) -> None:
        """Score the first *depth* cards of the path, *length* letters in all."""
        self.depth = depth
        self.length = length
        self.wilds_laid = 0
        self.common_laid = False
        cents: i64 = 0
        used: i64 = 0
        own: i64 = 0
        copiers: i64 = 0
        at: i64 = 0
        while at < depth:
            place: i64 = self.place_at[at]
            how: i64 = self.how_at[at]
            face: i64 = self.face[place]
            flag: i64 = self.flag[place]
            own += self.worth[place]
            if flag & SHARED == 0:
                used += 1
            if flag & COMMON:
                self.common_laid = True
            if face == WILD:
                self.wilds_laid += 1
            elif face == SPACE:
                cents += 1
            elif how != TYPO:
                cents += self.value[place]
                if how == REVERSED:
                    cents += 1
                    card: i64 = self.rack.dyslexic
                    used += 1 if self.rack.flags[card] & SHARED == 0 else 0
                if self.effect[place] == COPY_ADJACENT:
                    copiers += 1
            at += 1
        self.points = -1
        if not self.full:
            self._clear()
            self._total(cents, own, 0)
            return
        # Every copier copies nothing, the card before or the card after: all choices are tried.
        choices: i64 = 1
        while copiers > 0:
            choices *= 3
            copiers -= 1
        choice: i64 = 0
        while choice < choices:
            self._resolve(choice)
            self._total(cents, own, self.held - used)
            choice += 1

    def _clear(self) -> None:
        self.adds = 0
        self.times = 1
        self.drawn = 0
        self.extra = 0

    def _resolve(self, choice: i64) -> None:
        """Let every ability on the path come off; *choice* says what the copiers copy."""
        self._clear()
        cents: i64 = 1
        while cents < 16:
            self.for_hand[cents] = 0
            self.for_self[cents] = 0
            cents += 1
        at: i64 = 0
        while at < self.depth:
            place: i64 = self.place_at[at]
            effect: i64 = self.effect[place]
            if effect != NOTHING and self.how_at[at] != TYPO:
                if effect == COPY_ADJACENT:
                    pick: i64 = choice % 3
                    choice = choice // 3
                    if pick != 0:
                        source: i64 = at - 1 if pick == 1 else at + 1
                        if self._copyable(source):
                            self.extra += self.weights.effects[COPY_ADJACENT]
                            self._come_off(self.place_at[source], at)
                else:
                    self._come_off(place, at)
            at += 1

    def _neighbour(self, at: i64) -> i64:
        """The place of the card laid at *at*, or -1 if there is none or a Space."""
        if at < 0 or at >= self.depth:
            return -1
        place: i64 = self.place_at[at]
        return -1 if self.face[place] == SPACE else place

    def _copyable(self, at: i64) -> bool:
        place = self._neighbour(at)
        if place < 0 or self.face[place] == WILD or self.flag[place] & COMMON:
            return False
        if self.how_at[at] == TYPO:
            return False
        effect: i64 = self.effect[place]
        if effect == NOTHING or effect == TRASH_SELF or effect == COPY_ADJACENT:
            return False
        return effect < ATK_HAND

    def _holds(self, place: i64, at: i64) -> bool:
        """Whether the condition of the ability printed on *place* holds for the card at *at*."""
        condition: i64 = self.condition[place]
        if condition == FIRST:
            return at == 0
        if condition == LAST:
            return at == self.depth - 1
        if condition == NO_WILDS:
            return self.wilds_laid == 0
        if condition == COMMON_USED:
            return self.common_laid
        if condition == MIN_LEN:
            return self.length >= self.m[place]
        if condition == ADJ_WILD:
            before = self._neighbour(at - 1)
            after = self._neighbour(at + 1)
            return (before >= 0 and self.face[before] == WILD) or (
                after >= 0 and self.face[after] == WILD
            )
        return True

    def _doubled(self, at: i64) -> i64:
        """The printed value of the card at *at*, for counting it once more."""
        place = self._neighbour(at)
        if place < 0 or self.how_at[at] == TYPO or self.face[place] == WILD:
            return 0
        return self.value[place]

    def _come_off(self, place: i64, at: i64) -> None:
        """Let the ability printed on *place* work for the card laid at *at*."""
        if not self._holds(place, at):
            return
        effect: i64 = self.effect[place]
        n: i64 = self.n[place]
        self.extra += self.weights.effects[effect]
        if effect == CENTS:
            self.adds += n
        elif effect == WILD_VALUE:
            self.adds += n * self.wilds_laid
        elif effect == DOUBLE_NEXT:
            self.adds += self._doubled(at + 1)
        elif effect == DOUBLE_PREV:
            self.adds += self._doubled(at - 1)
        elif effect == DOUBLE_WORD:
            self.times += 1
        elif effect == DRAW:
            self.drawn += n
        elif effect == TRASH_HAND_FOR:
            self.for_hand[self.k[place]] += n
        elif effect == TRASH_SELF_FOR:
            self.for_self[n] += 1

    def _total(self, cents: i64, own: i64, left: i64) -> None:
        """Add everything up with *left* cards still in hand, and keep it if it is the best."""
        weights = self.weights
        rack = self.rack
        points: i64 = own
        draws: i64 = self.drawn
        if self.full:
            if left > weights.spare:
                left = weights.spare
            each: i64 = 15
            while each > 0:
                cards: i64 = self.for_hand[each]
                if cards > left:
                    cards = left
                left -= cards
                self.adds += cards * each
                cards = self.for_self[each]
                if cards > 0 and each * self.times * weights.cent > weights.self_cost:
                    self.adds += cards * each
                    points -= cards * weights.self_cost
                each -= 1
            if rack.plagiarism:
                again = self._repeated(left)
                if again >= 0:
                    place: i64 = self.place_at[again]
                    self._come_off(place, again)
                    if self.effect[place] == TRASH_HAND_FOR:
                        room: i64 = self.n[place]
                        self.adds += self.k[place] * (room if room < left else left)
                    draws = self.drawn
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

    def _repeated(self, left: i64) -> i64:
        """Where on the path the ability lies that Plagiarism had best repeat, or -1."""
        weights = self.weights
        best: i64 = 0
        found: i64 = -1
        at: i64 = 0
        while at < self.depth:
            place: i64 = self.place_at[at]
            effect: i64 = self.effect[place]
            fit = effect != NOTHING and effect != DOUBLE_WORD and effect != COPY_ADJACENT
            fit = fit and effect != TRASH_SELF and effect != TRASH_SELF_FOR and effect < ATK_HAND
            if fit and self.how_at[at] != TYPO and self._holds(place, at):
                n: i64 = self.n[place]
                cents: i64 = 0
                gain: i64 = weights.effects[effect] * 64
                if effect == CENTS:
                    cents = n
                elif effect == WILD_VALUE:
                    cents = n * self.wilds_laid
                elif effect == DOUBLE_NEXT:
                    cents = self._doubled(at + 1)
                elif effect == DOUBLE_PREV:
                    cents = self._doubled(at - 1)
                elif effect == TRASH_HAND_FOR:
                    cents = self.k[place] * (n if n < left else left)
                elif effect == DRAW:
                    gain += n * (weights.draw * 64 + 1)
                gain += cents * self.times * weights.cent * 64
                if gain > best:
                    best = gain
                    found = at
            at += 1
        return found
