"""The best word that cards spell: a search through the word list, with a bound.

The list is gone through depth first, in alphabetical order. For printed value alone it is enough
to take the dearest fitting card before a wild: equal letters can change places, and a wild is
worth nothing. Where abilities count, Stuck Key may want the card later, accents fold or one letter
is a word (but not from the shared card), every different choice is tried.

A branch is left when even the best that could become of it would not beat the best word found:
cents laid, cents on unused cards, what abilities may add, by how much the word may be multiplied.
Abilities that can no longer come off (`first` on a later card, `no_wilds` after a wild, `last`
once another card follows) do not count for it.

Ties: more points, then more bonus draw, then longer, then alphabetical. A search stops after
*budget* edges of the graph, never by a clock, so the same rack gives the same word everywhere;
`Play.exact` says whether it came to its end. *need* asks for words of at least so many letters.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletown.games.paperback.words import effects, laid_card
from tabletown.games.paperback.words.graph import Lexicon, target_at
from tabletown.games.paperback.words.rack import (
    BIT_AT,
    PLACES_BY_REMAINDER,
    WILD_FACE,
    Rack,
    Weights,
    place_of_bit,
)
from tabletown.games.paperback.words.value import SCALE, Forecast, Play

if TYPE_CHECKING:
    from mypy_extensions import i64

BUDGET: Final = 400_000
"""Edges a search may follow unless told otherwise."""

# What a spelling may still do, as bits: a mark of `laid_card` for each trick, and the Space.
MAY_SPACE: Final = 1
TRICKS: Final = laid_card.TURNED | laid_card.TWICE | laid_card.AS_TYPO


def best_word(lexicon: Lexicon, rack: Rack, need: int = 0, budget: int = BUDGET) -> Play | None:
    """The legal word with the highest printed value and at least *need* letters, or None."""
    search = Search(lexicon, rack, Weights(), False)
    search.need = need
    search.budget = budget
    return search.run()


def best_play(
    lexicon: Lexicon,
    rack: Rack,
    weights: Weights | None = None,
    need: int = 0,
    budget: int = BUDGET,
) -> Play | None:
    """The legal word with the most points, abilities counted, or None."""
    asked = weights if weights is not None else Weights()
    # The word best by print is a good start: the search then leaves poor branches early.
    seed = Search(lexicon, rack, asked, False)
    seed.need = need
    seed.budget = budget // 4
    first = seed.run()
    search = Search(lexicon, rack, asked, True)
    search.need = need
    search.budget = budget - budget // 4
    if first is not None:
        search.adopt(first)
    return search.run()


def all_words(
    lexicon: Lexicon, rack: Rack, need: int = 0, limit: int = 10_000, budget: int = 20 * BUDGET
) -> list[Play]:
    """Every legal word in alphabetical order, each as its highest-valued play.

    With more than *limit* words, or a spent *budget*, the list is cut and `Play.exact` is false.
    """
    search = Search(lexicon, rack, Weights(), False)
    search.need = need
    search.budget = budget
    return search.collect(limit)


class Branch:
    """How far the search has come with so many cards laid, and what may still become of it."""

    def __init__(self) -> None:
        self.used: i64 = 0
        """The places of the cards laid, as bits."""
        self.wilds: i64 = 0
        """Wilds still unused."""
        self.length: i64 = 0
        """Letters laid, Space included."""
        self.word: i64 = 0
        """Letters of the word begun."""
        self.left: i64 = 0
        """Letters on all unused cards together."""
        self.powers: i64 = 0
        """What may still be done, as bits: TURNED, TWICE, AS_TYPO, MAY_SPACE."""
        self.got: i64 = 0
        """Printed cents laid."""
        self.rest: i64 = 0
        """Printed cents on unused cards, and those a Space and a reversed pair would bring."""
        self.adds: i64 = 0
        """The most cents abilities may add."""
        self.times: i64 = 1
        """By how much the word may be multiplied at most."""
        self.key: i64 = 0
        """The most that abilities and the cards' worth may add to the search key."""

    def follow(self, before: Branch) -> None:
        """Start from *before*."""
        self.used = before.used
        self.wilds = before.wilds
        self.length = before.length
        self.word = before.word
        self.left = before.left
        self.powers = before.powers
        self.got = before.got
        self.rest = before.rest
        self.adds = before.adds
        self.times = before.times
        self.key = before.key


class Search(Forecast):
    """One search of one rack through one list."""

    def __init__(self, lexicon: Lexicon, rack: Rack, weights: Weights, full: bool) -> None:
        super().__init__(rack, weights, full)
        self.lexicon = lexicon
        self.data = lexicon.data
        self.need: i64 = 0
        """Fewest letters a word must have in all."""
        self.budget: i64 = 0
        self.steps: i64 = 0
        """Edges met so far."""
        self.text: list[int] = [0] * (rack.letters + 4)
        """The letters of the present spelling; 0 is a Space."""
        self.branches: list[Branch] = [Branch() for _ in range(rack.count + 2)]
        """By number of cards laid."""
        self.best_key: i64 = -1
        self.best_text: list[int] = []
        self.best: Play | None = None
        self.limit: i64 = 0
        """How many words to collect; 0 to keep the best only."""
        self.found: dict[str, Play] = {}
        self.min_len: i64 = rack.min_len
        self.max_len: i64 = rack.max_len
        self.folds: bool = len(rack.fold) > 0
        self.tries_all: bool = full or rack.stuck or self.folds or rack.min_len == 1
        """Whether a letter tries more than its dearest card."""
        self.wild_count: i64 = len(rack.wilds)
        self.shy_add: i64 = 0
        """What all abilities that shun wilds may add, multiply, and bring besides."""
        self.shy_times: i64 = 0
        self.shy_key: i64 = 0
        self.top: list[int] = [0]
        """By number of cards: the most printed cents they can have."""

    def run(self) -> Play | None:
        """Search the whole list, or as much as the budget allows, and return the best word."""
        rack = self.rack
        start = self.branches[0]
        most_add: i64 = 0
        most_key: i64 = 0
        bonus: i64 = 0
        if rack.space >= 0:
            bonus += rack.bonus
        if rack.dyslexic >= 0:
            bonus += rack.bonus
        for place in range(len(self.value)):
            start.rest += self.value[place]
            self.top.append(start.rest + bonus)
            start.adds += self.add_of[place]
            start.times += self.times_of[place]
            start.key += self.key_of[place]
            if self.worth[place] > 0:
                start.key += self.worth[place] * SCALE
            most_add = max(most_add, self.add_of[place])
            most_key = max(most_key, self.key_of[place])
            if self.condition[place] == effects.IF_NO_WILDS:
                self.shy_add += self.add_of[place]
                self.shy_times += self.times_of[place]
                self.shy_key += self.key_of[place]
        start.rest += bonus
        self.top[0] = bonus
        if rack.plagiarism:
            start.adds += most_add
            start.key += most_key
        start.wilds = self.wild_count
        start.powers = self.all_powers()
        start.left = rack.letters
        if (start.powers & laid_card.TWICE) != 0:
            start.left += 1
        self.go_on(self.lexicon.root, 0)
        if self.best is not None:
            self.best.exact = self.steps <= self.budget
        return self.best

    def all_powers(self) -> i64:
        """What the first card of a spelling may do, as bits."""
        rack = self.rack
        powers: i64 = 0
        if rack.typo and rack.singles != 0:
            powers |= laid_card.AS_TYPO
        if rack.stuck and rack.singles != 0:
            powers |= laid_card.TWICE
        if rack.dyslexic >= 0:
            powers |= laid_card.TURNED
        if rack.space >= 0:
            powers |= MAY_SPACE
        return powers

    def adopt(self, play: Play) -> None:
        """Start with *play* as the best so far, scored by this search's rules."""
        again = self.played(play.lays)
        self.best = again
        self.best_key = again.points * SCALE + again.draws * 64 + again.length
        self.best_text = laid_card.letters_of(play.lays)

    def collect(self, limit: int) -> list[Play]:
        """Every word, alphabetically, each as its dearest play; no more than *limit*."""
        self.limit = limit
        self.run()
        whole = self.steps <= self.budget
        keyed: list[tuple[list[int], Play]] = []
        for play in self.found.values():
            play.exact = whole
            keyed.append((laid_card.letters_of(play.lays), play))
        keyed.sort(key=_letters)
        return [play for _, play in keyed]

    def go_on(self, node: i64, depth: i64) -> None:
        """Try every unused card on every edge of *node*, with *depth* cards laid."""
        rack = self.rack
        here = self.branches[depth]
        unused: i64 = ~here.used
        edge: i64 = node
        while edge != 0:
            self.steps += 1
            if self.steps > self.budget:
                return
            head: i64 = self.data[edge * 5]
            code: i64 = head & 63
            some: i64 = rack.single[code] & unused
            if self.folds and rack.fold[code] != 0:
                some |= rack.single[rack.fold[code]] & unused
            is_printed: bool = some != 0
            while some != 0:
                low: i64 = some & -some
                # `place_of_bit` written out, as every edge comes here.
                place: i64 = PLACES_BY_REMAINDER[low % 67]
                some = some - low if self.tries_all else 0
                if rack.twins[place] & unused == 0:
                    self.lay(depth, edge, place, code, 0)
            if here.wilds > 0 and (self.tries_all or not is_printed):
                self.lay(depth, edge, rack.wilds[self.wild_count - here.wilds], code, 0)
            some = rack.opens[code] & unused
            while some != 0:
                low = some & -some
                some -= low
                place = place_of_bit(low)
                if rack.twins[place] & unused == 0:
                    face: i64 = rack.shown[place]
                    end: i64 = self.lexicon.follow(edge, face >> 6)
                    if end != 0:
                        self.lay(depth, end, place, face, 0)
            if (here.powers & TRICKS) != 0:
                self.try_tricks(depth, edge, code, is_printed)
            if head >= 128:
                return
            edge += 1

    def try_tricks(self, depth: i64, edge: i64, code: i64, is_printed: bool) -> None:
        """Try a reversed pair, Stuck Key and Typo on *edge*, which bears the letter *code*."""
        rack = self.rack
        here = self.branches[depth]
        unused: i64 = ~here.used
        some: i64 = 0
        if (here.powers & laid_card.TURNED) != 0:
            some = rack.closes[code] & unused
        while some != 0:
            low: i64 = some & -some
            some -= low
            place: i64 = place_of_bit(low)
            second: i64 = rack.shown[place] & 63
            end: i64 = self.lexicon.follow(edge, second)
            if end != 0 and rack.twins[place] & unused == 0:
                self.lay(depth, end, place, code + second * 64, laid_card.TURNED)
        if (here.powers & laid_card.TWICE) != 0:
            some = rack.single[code] & rack.singles & unused
        end = self.lexicon.follow(edge, code) if some != 0 else 0
        while some != 0 and end != 0:
            low = some & -some
            some -= low
            place = place_of_bit(low)
            if rack.twins[place] & unused == 0:
                self.lay(depth, end, place, code + code * 64, laid_card.TWICE)
        if (here.powers & laid_card.AS_TYPO) == 0 or (is_printed and not self.tries_all):
            return
        # For print alone a wild does all a Typo could, and a fitting card is better still.
        some = rack.singles & unused if here.wilds == 0 or self.full else 0
        while some != 0:
            low = some & -some
            some -= low
            place = place_of_bit(low)
            if rack.twins[place] & unused == 0:
                self.lay(depth, edge, place, code, laid_card.AS_TYPO)

    def lay(self, depth: i64, edge: i64, place: i64, letters: i64, marks: i64) -> None:
        """Lay the card at *place* as *letters*, the last on *edge*; look for words; take it back.

        *letters* is packed like a face; *marks* is 0 or the one trick that is used.
        """
        # Long, with `Branch.follow` and `laid_card.lay` written out: every card of every spelling
        # that is tried passes here, and in the plain form a call costs more than its lines.
        before = self.branches[depth]
        start: i64 = before.length
        size: i64 = 2 if letters >= 64 else 1
        length: i64 = start + size
        if length > self.max_len:
            return
        left: i64 = before.left - size
        word: i64 = before.word + size
        at: i64 = edge * 5
        ahead: i64 = self.data[at + 4]
        ends: bool = self.data[at] & 64 != 0 and word >= self.min_len
        if not ends and (left <= 0 or ahead & 15 > left):
            return
        self.text[start] = letters & 63
        if size == 2:
            self.text[start + 1] = letters >> 6
        depth += 1
        now = self.branches[depth]
        now.used = before.used | BIT_AT[place]
        now.length = length
        now.word = word
        now.left = left
        powers: i64 = before.powers & ~marks
        now.powers = powers
        now.adds = before.adds
        now.times = before.times
        now.key = before.key
        if self.rack.shown[place] == WILD_FACE:
            now.wilds = before.wilds - 1
            now.got = before.got
            now.rest = before.rest
            if before.wilds == self.wild_count:
                now.adds -= self.shy_add
                now.times -= self.shy_times
                now.key -= self.shy_key
        else:
            cents: i64 = self.value[place]
            if marks == laid_card.TURNED:
                cents += self.rack.bonus
            now.wilds = before.wilds
            now.got = before.got if marks == laid_card.AS_TYPO else before.got + cents
            now.rest = before.rest - cents
        if self.full:
            self.forget_lost(now, place, marks, depth)
        self.word.append(place | (letters << laid_card.LETTER_SHIFT) | marks)
        # Two letters or more cannot come from the shared card alone (ruling PB-R1).
        if ends and length >= self.need and (length > 1 or now.used & self.rack.hand != 0):
            self.consider(length)
        if left > 0:
            if self.full and self.condition[place] == effects.IF_LAST:
                if marks != laid_card.AS_TYPO:
                    self.forget(now, place)
            may_space: bool = (powers & MAY_SPACE) != 0
            if ahead & 15 <= left:
                room: i64 = ahead >> 4
                if may_space:
                    room = left + 1
                elif left < room:
                    room = left
                if self.promises(now, room):
                    self.go_on(target_at(self.data, at), depth)
            if may_space and ends and left >= self.min_len and length < self.max_len:
                if self.promises(now, left + 1):
                    self.lay_space(depth)
        self.word.pop()

    def forget_lost(self, now: Branch, place: i64, marks: i64, depth: i64) -> None:
        """Count no longer on the ability at *place* if it cannot come off as card *depth*."""
        condition: i64 = self.condition[place]
        if marks == laid_card.AS_TYPO:
            # What shuns wilds is taken off in one go with the first wild, so not here too.
            if condition != effects.IF_NO_WILDS:
                self.forget(now, place)
        elif condition == effects.IF_FIRST and depth > 1:
            self.forget(now, place)
        worth: i64 = self.worth[place]
        if worth < 0:
            now.key += worth * SCALE

    def forget(self, now: Branch, place: i64) -> None:
        """Count no longer on the ability at *place*."""
        now.adds -= self.add_of[place]
        now.times -= self.times_of[place]
        now.key -= self.key_of[place]

    def lay_space(self, depth: i64) -> None:
        """Lay the Space behind a whole word, search on for a second one, and take it back."""
        before = self.branches[depth]
        now = self.branches[depth + 1]
        now.follow(before)
        self.text[before.length] = 0
        now.length += 1
        now.word = 0
        now.powers &= ~MAY_SPACE
        now.got += self.rack.bonus
        now.rest -= self.rack.bonus
        self.word.append(self.rack.place[self.rack.space])
        self.go_on(self.lexicon.root, depth + 1)
        self.word.pop()

    def promises(self, now: Branch, room: i64) -> bool:
        """Whether up to *room* more letters might yet beat the best word."""
        weights = self.weights
        if now.length + room > self.max_len:
            room = self.max_len - now.length
        whole: i64 = now.length + room
        if room <= 0 or whole < self.need:
            return False
        if self.limit != 0:
            return True
        few: i64 = self.top[room] if room < len(self.top) else now.rest
        if few > now.rest:
            few = now.rest
        cents: i64 = (now.got + few + now.adds) * now.times - self.rack.tax
        if cents < 0:
            cents = 0
        points: i64 = cents * weights.cent + whole * weights.letter
        if weights.goal_len > 0 and whole >= weights.goal_len:
            points += weights.goal
        bound: i64 = points * SCALE + now.key + whole
        if bound != self.best_key:
            return bound > self.best_key
        return self.compare(now.length) <= 0

    def compare(self, length: i64) -> i64:
        """Whether the present *length* letters stand before (-1) or after (1) the best word."""
        at: i64 = 0
        size: i64 = len(self.best_text)
        while at < length and at < size:
            one: i64 = self.text[at]
            other: i64 = self.best_text[at]
            if one != other:
                return -1 if one < other else 1
            at += 1
        return 0

    def consider(self, length: i64) -> None:
        """A word ends here: keep it if it is the best, or if all are collected."""
        self.measure(length)
        if self.limit != 0:
            self.keep(length)
            return
        key: i64 = self.points * SCALE + self.draws * 64 + length
        if key > self.best_key or (key == self.best_key and self.compare(length) < 0):
            self.best_key = key
            self.best_text = self.text[:length]
            self.best = self.play(length)

    def keep(self, length: i64) -> None:
        """Add the word to the collection, or its dearer play in place of a cheaper one."""
        name = self.lexicon.decode(self.text[:length])
        old = self.found.get(name)
        if old is None:
            if len(self.found) >= self.limit:
                self.steps = self.budget + 1
                return
            self.found[name] = self.play(length)
        elif old.points < self.points:
            self.found[name] = self.play(length)

    def play(self, length: i64) -> Play:
        """The present spelling as a play, its cards numbered as in the rack."""
        lays: list[int] = []
        for laid in self.word:
            place: i64 = laid_card.card_of(laid)
            card: i64 = self.rack.order[place]
            lays.append(laid - place + card)
        return Play(lays, self.points, self.cents, self.draws, length, True)


def _letters(entry: tuple[list[int], Play]) -> list[int]:
    return entry[0]
