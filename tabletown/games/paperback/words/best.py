"""The walk for the best word: depth first, in alphabetical order, with a bound.

For printed value alone it is enough to take the dearest fitting card before a wild: equal letters
can change places, and a wild is worth nothing. Where abilities count, Stuck Key may want the card
later, accents fold or one letter is a word (but not from the shared card), every different choice
is tried.

A branch is left when even its brightest future could not beat the best word found. That future
is kept along the way: cents laid, cents on unused cards, what abilities may add, by how much the
word may be multiplied. Abilities that can no longer come off (`first` on a later card, `no_wilds`
after a wild, `last` once another card follows) leave it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.games.paperback.words.forecast import SCALE, Forecast, Play
from tabletown.games.paperback.words.graph import Lexicon
from tabletown.games.paperback.words.rack import (
    AS_WILD,
    BIT,
    FIRST,
    LAST,
    NO_WILDS,
    PLAIN,
    REVERSED,
    TWICE,
    TYPO,
    Rack,
    Weights,
    lay,
    text_codes,
)
from tabletown.games.paperback.words.walk import (
    MAY_REVERSE,
    MAY_SPACE,
    MAY_TWICE,
    MAY_TYPO,
    PLACE,
    all_powers,
)

if TYPE_CHECKING:
    from mypy_extensions import i64


class Search(Forecast):
    """One hunt of one rack through one graph."""

    def __init__(self, lexicon: Lexicon, rack: Rack, weights: Weights, full: bool) -> None:
        super().__init__(rack, weights, full)
        self.lexicon = lexicon
        self.data = lexicon.data
        self.need: i64 = 0
        """Fewest letters a word must have in all."""
        self.budget: i64 = 0
        self.steps: i64 = 0
        """Edges met so far."""
        self.text: list[int] = [0] * 80
        """The letters on the present path; 0 is a Space."""
        self.size_at: list[int] = [0] * 80
        """By depth: how many letters the card laid there supplies."""
        self.best_key: i64 = -1
        self.best_text: list[int] = []
        self.best: Play | None = None
        self.limit: i64 = 0
        """How many words to collect; 0 to keep the best only."""
        self.found: dict[str, Play] = {}
        self.min_len: i64 = rack.min_len
        self.max_len: i64 = rack.max_len
        self.folds = len(rack.fold) > 0
        self.branch = full or rack.stuck or self.folds or rack.min_len == 1
        """Whether a letter tries more than its dearest card."""
        self.wild_count: i64 = len(rack.wilds)
        self.shy_add: i64 = 0
        """What all abilities that shun wilds may add, multiply, and bring besides."""
        self.shy_times: i64 = 0
        self.shy_key: i64 = 0
        self.top: list[int] = [0]
        """By number of cards: the most printed cents they can have."""

    def run(self) -> Play | None:
        """Walk the whole graph, or as much as the budget allows, and return the best word."""
        rack = self.rack
        rest: i64 = 0
        adds: i64 = 0
        times: i64 = 1
        key: i64 = 0
        most_add: i64 = 0
        most_key: i64 = 0
        bonus: i64 = (1 if rack.space >= 0 else 0) + (1 if rack.dyslexic >= 0 else 0)
        for place in range(len(self.face)):
            rest += self.value[place]
            self.top.append(rest + bonus)
            adds += self.add_of[place]
            times += self.times_of[place]
            key += self.key_of[place]
            if self.worth[place] > 0:
                key += self.worth[place] * SCALE
            most_add = max(most_add, self.add_of[place])
            most_key = max(most_key, self.key_of[place])
            if self.condition[place] == NO_WILDS:
                self.shy_add += self.add_of[place]
                self.shy_times += self.times_of[place]
                self.shy_key += self.key_of[place]
        self.top[0] = bonus
        if rack.plagiarism:
            adds += most_add
            key += most_key
        powers = all_powers(rack)
        left: i64 = rack.letters + (1 if powers & MAY_TWICE else 0)
        root: i64 = self.lexicon.root
        self.walk(
            root, 0, self.wild_count, 0, rest + bonus, adds, times, key, 0, 0, left, powers, 0
        )
        if self.best is not None:
            self.best.exact = self.steps <= self.budget
        return self.best

    def adopt(self, play: Play) -> None:
        """Start with *play* as the best so far, scored by this search's rules."""
        again = self.played(play.lays)
        self.best = again
        self.best_key = again.points * SCALE + again.draws * 64 + again.length
        self.best_text = text_codes(play.lays)

    def collect(self, limit: int) -> list[Play]:
        """Every word, alphabetically, each as its dearest play; no more than *limit*."""
        self.limit = limit
        self.run()
        whole = self.steps <= self.budget
        keyed: list[tuple[list[int], Play]] = []
        for play in self.found.values():
            play.exact = whole
            keyed.append((text_codes(play.lays), play))
        keyed.sort(key=_first)
        return [play for _, play in keyed]

    def walk(
        self,
        node: i64,
        used: i64,
        wilds: i64,
        got: i64,
        rest: i64,
        adds: i64,
        times: i64,
        key: i64,
        length: i64,
        word: i64,
        left: i64,
        powers: i64,
        depth: i64,
    ) -> None:
        """Try every card on every edge of *node*.

        *got* and *rest* are printed cents laid and unused, *adds*, *times* and *key* what
        abilities may still bring; *word* counts letters of the word begun, *left* those on
        unused cards.
        """
        rack = self.rack
        edge: i64 = node
        while edge != 0:
            self.steps += 1
            if self.steps > self.budget:
                return
            head: i64 = self.data[edge * 5]
            code: i64 = head & 63
            some: i64 = rack.single[code] & ~used
            if self.folds and rack.fold[code] != 0:
                some |= rack.single[rack.fold[code]] & ~used
            had = some != 0
            self.text[length] = code
            while some != 0:
                low: i64 = some & -some
                at: i64 = PLACE[low % 67]
                some = some - low if self.branch else 0
                if rack.twins[at] & ~used == 0:
                    cents: i64 = self.value[at]
                    self.settle(
                        edge, at, PLAIN, 1, used | low, wilds, got + cents, rest - cents,
                        adds, times, key, length + 1, word + 1, left - 1, powers, depth,
                    )  # fmt: skip
            if wilds > 0 and (self.branch or not had):
                at = rack.wilds[self.wild_count - wilds]
                fresh = wilds == self.wild_count
                self.settle(
                    edge, at, AS_WILD, 1, used | BIT[at], wilds - 1, got, rest,
                    adds - self.shy_add if fresh else adds,
                    times - self.shy_times if fresh else times,
                    key - self.shy_key if fresh else key,
                    length + 1, word + 1, left - 1, powers, depth,
                )  # fmt: skip
            some = rack.opens[code] & ~used
            while some != 0:
                low = some & -some
                some -= low
                at = PLACE[low % 67]
                if rack.twins[at] & ~used == 0:
                    letters: i64 = self.face[at] >> 6
                    end: i64 = self.lexicon.follow(edge, letters)
                    if end != 0:
                        size: i64 = 2
                        self.text[length + 1] = letters & 63
                        if letters >= 64:
                            size = 3
                            self.text[length + 2] = letters >> 6
                        cents = self.value[at]
                        self.settle(
                            end, at, PLAIN, size, used | low, wilds, got + cents, rest - cents,
                            adds, times, key, length + size, word + size, left - size, powers,
                            depth,
                        )  # fmt: skip
            if powers & 7:
                self.tricks(
                    edge, code, had, used, wilds, got, rest, adds, times, key, length, word, left,
                    powers, depth,
                )  # fmt: skip
            if head >= 128:
                return
            edge += 1

    def tricks(
        self,
        edge: i64,
        code: i64,
        had: bool,
        used: i64,
        wilds: i64,
        got: i64,
        rest: i64,
        adds: i64,
        times: i64,
        key: i64,
        length: i64,
        word: i64,
        left: i64,
        powers: i64,
        depth: i64,
    ) -> None:
        """Try a reversed pair, a key that sticks and a misprint on *edge*."""
        rack = self.rack
        some: i64 = rack.closes[code] & ~used if powers & MAY_REVERSE else 0
        while some != 0:
            low: i64 = some & -some
            some -= low
            at: i64 = PLACE[low % 67]
            second: i64 = self.face[at] & 63
            end: i64 = self.lexicon.follow(edge, second)
            if end != 0 and rack.twins[at] & ~used == 0:
                self.text[length + 1] = second
                cents: i64 = self.value[at] + 1
                self.settle(
                    end, at, REVERSED, 2, used | low, wilds, got + cents, rest - cents, adds,
                    times, key, length + 2, word + 2, left - 2, powers & ~MAY_REVERSE, depth,
                )  # fmt: skip
        some = rack.single[code] & rack.singles & ~used if powers & MAY_TWICE else 0
        end = self.lexicon.follow(edge, code) if some != 0 else 0
        while some != 0 and end != 0:
            low = some & -some
            some -= low
            at = PLACE[low % 67]
            if rack.twins[at] & ~used == 0:
                self.text[length + 1] = code
                cents = self.value[at]
                self.settle(
                    end, at, TWICE, 2, used | low, wilds, got + cents, rest - cents, adds,
                    times, key, length + 2, word + 2, left - 2, powers & ~MAY_TWICE, depth,
                )  # fmt: skip
        # For print alone a wild does all a misprint could, and a fitting card is better still.
        if powers & MAY_TYPO and (self.branch or not had):
            some = rack.singles & ~used if wilds == 0 or self.full else 0
            while some != 0:
                low = some & -some
                some -= low
                at = PLACE[low % 67]
                if rack.twins[at] & ~used == 0:
                    cents = self.value[at]
                    self.settle(
                        edge, at, TYPO, 1, used | low, wilds, got, rest - cents, adds, times,
                        key, length + 1, word + 1, left - 1, powers & ~MAY_TYPO, depth,
                    )  # fmt: skip

    def settle(
        self,
        edge: i64,
        at: i64,
        how: i64,
        size: i64,
        used: i64,
        wilds: i64,
        got: i64,
        rest: i64,
        adds: i64,
        times: i64,
        key: i64,
        length: i64,
        word: i64,
        left: i64,
        powers: i64,
        depth: i64,
    ) -> None:
        """Put the card *at* down on *edge*, look whether a word ends here, and go on."""
        if length > self.max_len:
            return
        self.place_at[depth] = at
        self.how_at[depth] = how
        self.size_at[depth] = size
        depth += 1
        if self.full:
            condition: i64 = self.condition[at]
            # What shuns wilds is taken off in one go with the first wild, so not here too.
            lost = condition != NO_WILDS if how == TYPO else condition == FIRST and depth > 1
            if lost:
                adds -= self.add_of[at]
                times -= self.times_of[at]
                key -= self.key_of[at]
            if self.worth[at] < 0:
                key += self.worth[at] * SCALE
        data_at: i64 = edge * 5
        ends = self.data[data_at] & 64 != 0 and word >= self.min_len
        # Two letters or more cannot come from the shared card alone (ruling PB-R1).
        if ends and length >= self.need and (length > 1 or used & self.rack.hand != 0):
            self.consider(depth, length)
        if left <= 0:
            return
        if self.full and how != TYPO and self.condition[at] == LAST:
            adds -= self.add_of[at]
            times -= self.times_of[at]
            key -= self.key_of[at]
        reach: i64 = self.data[data_at + 4]
        fewest: i64 = reach & 15
        most: i64 = reach >> 4
        cap: i64 = left if left < most else most
        may_space = powers & MAY_SPACE != 0
        if may_space:
            cap = left + 1
        if fewest <= left and self.promises(got, rest, adds, times, key, length, cap):
            self.walk(
                self.lexicon.target(edge), used, wilds, got, rest, adds, times, key, length, word,
                left, powers, depth,
            )  # fmt: skip
        if may_space and ends and left >= self.min_len and length < self.max_len:
            if self.promises(got, rest, adds, times, key, length, left + 1):
                self.place_at[depth] = self.rack.place[self.rack.space]
                self.how_at[depth] = PLAIN
                self.size_at[depth] = 1
                self.text[length] = 0
                self.walk(
                    self.lexicon.root, used, wilds, got + 1, rest - 1, adds, times, key,
                    length + 1, 0, left, powers & ~MAY_SPACE, depth + 1,
                )  # fmt: skip

    def promises(
        self, got: i64, rest: i64, adds: i64, times: i64, key: i64, length: i64, cap: i64
    ) -> bool:
        """Whether up to *cap* more letters might yet beat the best word."""
        weights = self.weights
        if length + cap > self.max_len:
            cap = self.max_len - length
        whole: i64 = length + cap
        if cap <= 0 or whole < self.need:
            return False
        if self.limit != 0:
            return True
        few: i64 = self.top[cap] if cap < len(self.top) else rest
        cents: i64 = (got + (few if few < rest else rest) + adds) * times - self.rack.tax
        if cents < 0:
            cents = 0
        points: i64 = cents * weights.cent + whole * weights.letter
        if weights.goal_len > 0 and whole >= weights.goal_len:
            points += weights.goal
        bound: i64 = points * SCALE + key + whole
        if bound != self.best_key:
            return bound > self.best_key
        return self.compare(length) <= 0

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

    def consider(self, depth: i64, length: i64) -> None:
        """A word ends here: keep it if it is the best, or if all are collected."""
        self.measure(depth, length)
        if self.limit != 0:
            self.keep(depth, length)
            return
        key: i64 = self.points * SCALE + self.draws * 64 + length
        if key > self.best_key or (key == self.best_key and self.compare(length) < 0):
            self.best_key = key
            self.best_text = self.text[:length]
            self.best = self.play(depth, length)

    def keep(self, depth: i64, length: i64) -> None:
        """Add the word to the collection, or its dearer play in place of a cheaper one."""
        name = self.lexicon.decode(self.text[:length])
        old = self.found.get(name)
        if old is None:
            if len(self.found) >= self.limit:
                self.steps = self.budget + 1
                return
            self.found[name] = self.play(depth, length)
        elif old.points < self.points:
            self.found[name] = self.play(depth, length)

    def play(self, depth: i64, length: i64) -> Play:
        """The present path as a play."""
        lays: list[int] = []
        start: i64 = 0
        at: i64 = 0
        while at < depth:
            size: i64 = self.size_at[at]
            letters: i64 = self.text[start]
            if size > 1:
                letters += self.text[start + 1] * 64
            if size > 2:
                letters += self.text[start + 2] * 4096
            start += size
            card = self.rack.order[self.place_at[at]]
            lays.append(lay(card, self.how_at[at], letters))
            at += 1
        return Play(lays, self.points, self.cents, self.draws, length, True)


def _first(entry: tuple[list[int], Play]) -> list[int]:
    return entry[0]
