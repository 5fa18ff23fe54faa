"""The walk along a word graph with a rack of cards: can what is spelled still become a word?

At each edge the letter may come from a single card, a wild, a pair, or by a talent. To know
whether any word lies ahead it is enough to take a fitting card before a wild, since equal letters
can change places; only pairs and talents branch. Most questions end at once: an edge knows how
many letters the nearest word end is away, and that many wilds always reach it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletown.games.paperback.words.graph import Lexicon
from tabletown.games.paperback.words.rack import (
    AS_WILD,
    BIT,
    PLAIN,
    REVERSED,
    SPACE,
    TWICE,
    TYPO,
    WILD,
    Rack,
    lay,
    lay_card,
    lay_how,
    lay_letters,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

# What a spelling may still do, as bits.
MAY_TYPO: Final = 1
MAY_TWICE: Final = 2
MAY_REVERSE: Final = 4
MAY_SPACE: Final = 8


def _bit_places() -> bytes:
    table = [0] * 67
    for place in range(62):
        table[BIT[place] % 67] = place
    return bytes(table)


PLACE: Final = _bit_places()
"""The place of a lone bit, found at its remainder by 67."""


def all_powers(rack: Rack) -> i64:
    """What the first card of a spelling may do, as bits."""
    powers: i64 = 0
    if rack.typo and rack.singles != 0:
        powers += MAY_TYPO
    if rack.stuck and rack.singles != 0:
        powers += MAY_TWICE
    if rack.dyslexic >= 0:
        powers += MAY_REVERSE
    if rack.space >= 0:
        powers += MAY_SPACE
    return powers


class Walk:
    """A spelling begun: how far it has come in the graph, and what is left for it."""

    def __init__(self, lexicon: Lexicon, rack: Rack) -> None:
        self.lexicon = lexicon
        self.rack = rack
        self.data = lexicon.data
        self.min_len: i64 = rack.min_len
        self.max_len: i64 = rack.max_len
        self.folds = len(rack.fold) > 0
        self.node: i64 = lexicon.root
        """The node the next letter is looked for in."""
        self.edge: i64 = 0
        """The edge of the last letter; 0 at the start of a word."""
        self.used: i64 = 0
        """The places of the cards laid."""
        self.wilds: i64 = len(rack.wilds)
        """Wilds still unused."""
        self.length: i64 = 0
        """Letters laid, Space included."""
        self.word: i64 = 0
        """Letters of the word begun."""
        self.powers: i64 = all_powers(rack)
        self.left: i64 = rack.letters + (1 if self.powers & MAY_TWICE else 0)
        """Letters the unused cards have together."""

    def stand(self, lays: list[int]) -> bool:
        """Walk the letters of *lays*; false if no word begins so."""
        rack = self.rack
        for laid in lays:
            card: i64 = lay_card(laid)
            how: i64 = lay_how(laid)
            letters: i64 = lay_letters(laid)
            self.used |= BIT[rack.place[card]]
            face: i64 = rack.faces[card]
            if face == SPACE:
                if not self.ends_here():
                    return False
                self.powers &= ~MAY_SPACE
                self.node = self.lexicon.root
                self.edge = 0
                self.word = 0
                self.length += 1
                continue
            if face == WILD:
                self.wilds -= 1
            if how == TYPO:
                self.powers &= ~MAY_TYPO
            elif how == TWICE:
                self.powers &= ~MAY_TWICE
            elif how == REVERSED:
                self.powers &= ~MAY_REVERSE
            while letters != 0:
                self.edge = self.lexicon.step(self.node, letters & 63)
                if self.edge == 0:
                    return False
                self.node = self.lexicon.target(self.edge)
                letters = letters >> 6
                self.word += 1
                self.length += 1
                self.left -= 1
        return self.length <= self.max_len

    def ends_here(self) -> bool:
        """Whether the spelling begun could end as it stands."""
        if self.edge == 0 or self.word < self.min_len:
            return False
        # Two letters or more cannot come from the shared card alone (ruling PB-R1).
        return self.lexicon.ends(self.edge) and (self.length > 1 or self.used & self.rack.hand != 0)

    def goes_on(self) -> bool:
        """Whether a word lies ahead of the spelling begun."""
        return self.reaches(
            self.node, self.used, self.wilds, self.length, self.word, self.left, self.powers
        )

    def stands_well(self) -> bool:
        """Whether the spelling begun is a word or can become one."""
        return self.ends_here() or self.goes_on()

    def useful(self) -> list[int]:
        """The lays that bring the spelling begun nearer to a word, in order of their letters."""
        rack = self.rack
        found: list[int] = []
        used: i64 = self.used
        wilds: i64 = self.wilds
        length: i64 = self.length + 1
        word: i64 = self.word + 1
        left: i64 = self.left - 1
        powers: i64 = self.powers
        if powers & MAY_SPACE and self.ends_here() and self.edge != 0:
            if self.reaches(
                self.lexicon.root, used, wilds, length, 0, self.left, powers & ~MAY_SPACE
            ):
                found.append(lay(rack.space, PLAIN, 0))
        edge: i64 = self.node
        while edge != 0:
            head: i64 = self.data[edge * 5]
            code: i64 = head & 63
            some: i64 = rack.single[code] & ~used
            if self.folds and rack.fold[code] != 0:
                some |= rack.single[rack.fold[code]] & ~used
            while some != 0:
                low: i64 = some & -some
                some -= low
                at: i64 = PLACE[low % 67]
                if rack.twins[at] & ~used:
                    continue
                if self.lands(edge, used | low, wilds, length, word, left, powers):
                    found.append(lay(rack.order[at], PLAIN, code))
            if wilds > 0:
                self._useful_wilds(edge, code, found)
            some = rack.opens[code] & ~used
            while some != 0:
                low = some & -some
                some -= low
                at = PLACE[low % 67]
                face: i64 = rack.shown[at]
                end: i64 = self.lexicon.follow(edge, face >> 6)
                more: i64 = 2 if face >= 4096 else 1
                if rack.twins[at] & ~used or end == 0:
                    continue
                if self.lands(
                    end, used | low, wilds, length + more, word + more, left - more, powers
                ):
                    found.append(lay(rack.order[at], PLAIN, face))
            if powers != 0:
                self._useful_tricks(edge, code, found)
            edge = 0 if head >= 128 else edge + 1
        return found

    def _useful_wilds(self, edge: i64, code: i64, found: list[int]) -> None:
        rack = self.rack
        used: i64 = self.used
        length: i64 = self.length + 1
        word: i64 = self.word + 1
        if self.lands(edge, used, self.wilds - 1, length, word, self.left - 1, self.powers):
            for place in rack.wilds:
                at: i64 = place
                if used & BIT[at] == 0 and rack.twins[at] & ~used == 0:
                    found.append(lay(rack.order[at], AS_WILD, code))

    def _useful_tricks(self, edge: i64, code: i64, found: list[int]) -> None:
        rack = self.rack
        used: i64 = self.used
        length: i64 = self.length + 1
        word: i64 = self.word + 1
        left: i64 = self.left - 1
        powers: i64 = self.powers
        some: i64 = 0
        low: i64 = 0
        at: i64 = 0
        end: i64 = 0
        if powers & MAY_REVERSE:
            some = rack.closes[code] & ~used
            while some != 0:
                low = some & -some
                some -= low
                at = PLACE[low % 67]
                end = self.lexicon.follow(edge, rack.shown[at] & 63)
                if end != 0 and rack.twins[at] & ~used == 0:
                    rest: i64 = powers & ~MAY_REVERSE
                    if self.lands(
                        end, used | low, self.wilds, length + 1, word + 1, left - 1, rest
                    ):
                        turned: i64 = code + (rack.shown[at] & 63) * 64
                        found.append(lay(rack.order[at], REVERSED, turned))
        if powers & MAY_TWICE:
            some = rack.single[code] & rack.singles & ~used
            end = self.lexicon.follow(edge, code) if some != 0 else 0
            while some != 0 and end != 0:
                low = some & -some
                some -= low
                at = PLACE[low % 67]
                rest = powers & ~MAY_TWICE
                if rack.twins[at] & ~used == 0 and self.lands(
                    end, used | low, self.wilds, length + 1, word + 1, left - 1, rest
                ):
                    found.append(lay(rack.order[at], TWICE, code + code * 64))
        if powers & MAY_TYPO:
            some = rack.singles & ~used
            while some != 0:
                low = some & -some
                some -= low
                at = PLACE[low % 67]
                if rack.twins[at] & ~used or rack.shown[at] == code:
                    continue
                rest = powers & ~MAY_TYPO
                if self.lands(edge, used | low, self.wilds, length, word, left, rest):
                    found.append(lay(rack.order[at], TYPO, code))

    def lands(
        self, edge: i64, used: i64, wilds: i64, length: i64, word: i64, left: i64, powers: i64
    ) -> bool:
        """Whether a word ends on *edge*, just laid, or further down."""
        if length > self.max_len:
            return False
        at: i64 = edge * 5
        if self.data[at] & 64 and word >= self.min_len:
            if length > 1 or used & self.rack.hand != 0 or wilds < self.wilds:
                return True
        fewest: i64 = self.data[at + 4] & 15
        if fewest > left or length + fewest > self.max_len:
            return False
        if fewest <= wilds and word + fewest >= self.min_len:
            return True
        return self.reaches(self.lexicon.target(edge), used, wilds, length, word, left, powers)

    def reaches(
        self, node: i64, used: i64, wilds: i64, length: i64, word: i64, left: i64, powers: i64
    ) -> bool:
        """Whether a word end lies below *node* for the cards not *used* and *wilds* wilds.

        *length* counts the letters of the whole spelling, *word* those of the word begun, *left*
        those on all unused cards.
        """
        rack = self.rack
        edge: i64 = node
        while edge != 0 and left > 0:
            head: i64 = self.data[edge * 5]
            code: i64 = head & 63
            some: i64 = rack.single[code] & ~used
            if self.folds and some == 0 and rack.fold[code] != 0:
                some = rack.single[rack.fold[code]] & ~used
            if some != 0:
                # From hand before the shared card, which alone makes no word of one letter.
                mine: i64 = some & rack.hand
                low: i64 = mine & -mine if mine != 0 else some
                if self.lands(edge, used | low, wilds, length + 1, word + 1, left - 1, powers):
                    return True
            if wilds > 0 and (some == 0 or powers & MAY_TWICE or self.min_len == 1):
                if self.lands(edge, used, wilds - 1, length + 1, word + 1, left - 1, powers):
                    return True
            some = rack.opens[code] & ~used
            while some != 0:
                low = some & -some
                some -= low
                letters: i64 = rack.shown[PLACE[low % 67]] >> 6
                end: i64 = self.lexicon.follow(edge, letters)
                size: i64 = 3 if letters >= 64 else 2
                if end != 0 and self.lands(
                    end, used | low, wilds, length + size, word + size, left - size, powers
                ):
                    return True
            if powers != 0 and self._reaches_by_trick(
                edge, code, used, wilds, length, word, left, powers
            ):
                return True
            if head >= 128:
                return False
            edge += 1
        return False

    def _reaches_by_trick(
        self,
        edge: i64,
        code: i64,
        used: i64,
        wilds: i64,
        length: i64,
        word: i64,
        left: i64,
        powers: i64,
    ) -> bool:
        rack = self.rack
        some: i64 = 0
        low: i64 = 0
        end: i64 = 0
        rest: i64 = 0
        if powers & MAY_REVERSE:
            some = rack.closes[code] & ~used
            rest = powers & ~MAY_REVERSE
            while some != 0:
                low = some & -some
                some -= low
                end = self.lexicon.follow(edge, rack.shown[PLACE[low % 67]] & 63)
                if end != 0 and self.lands(
                    end, used | low, wilds, length + 2, word + 2, left - 2, rest
                ):
                    return True
        if powers & MAY_TWICE:
            some = rack.single[code] & rack.singles & ~used
            if some != 0:
                end = self.lexicon.follow(edge, code)
                rest = powers & ~MAY_TWICE
                low = some & -some
                if end != 0 and self.lands(
                    end, used | low, wilds, length + 2, word + 2, left - 2, rest
                ):
                    return True
        # A wild does all a misprinted card could do, so wilds go first.
        if powers & MAY_TYPO and wilds == 0:
            some = rack.singles & ~used
            rest = powers & ~MAY_TYPO
            while some != 0:
                low = some & -some
                some -= low
                if self.lands(edge, used | low, wilds, length + 1, word + 1, left - 1, rest):
                    return True
        return False
