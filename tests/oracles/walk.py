"""Which lays lead to a word, found another way than `words.reach` does: an oracle for it.

It looks along the word list with a whole rack, tricks included, and has no limit. At each edge
the letter may come from a single card, a wild, a pair, or by a talent. To know whether any word
lies ahead it is enough to take a fitting card before a wild, since equal letters can change
places; only pairs and talents branch. Most questions end at once: an edge knows how many letters
the nearest word end is away, and that many wilds always reach it.
"""

from tabletown.games.paperback.words.graph import Lexicon
from tabletown.games.paperback.words.laid_card import (
    AS_TYPO,
    TURNED,
    TWICE,
    card_of,
    first_of,
    lay,
    second_of,
)
from tabletown.games.paperback.words.rack import (
    BIT_AT,
    SPACE_FACE,
    WILD_FACE,
    Rack,
    place_of_bit,
)

# What a spelling may still do, as bits.
MAY_TYPO = 1
MAY_TWICE = 2
MAY_REVERSE = 4
MAY_SPACE = 8


def useful_lays(lexicon: Lexicon, rack: Rack, lays: list[int]) -> list[int]:
    """The lays after which *lays* can still become a legal word.

    Of cards that are just alike only the first unused one is named.
    """
    walk = Walk(lexicon, rack)
    return walk.useful() if walk.stand(lays) else []


def any_word(lexicon: Lexicon, rack: Rack) -> bool:
    """Whether the rack can spell any legal word."""
    return Walk(lexicon, rack).goes_on()


def all_powers(rack: Rack) -> int:
    """What the first card of a spelling may do, as bits."""
    powers: int = 0
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
        self.min_len: int = rack.min_len
        self.max_len: int = rack.max_len
        self.folds = len(rack.fold) > 0
        self.node: int = lexicon.root
        """The node the next letter is looked for in."""
        self.edge: int = 0
        """The edge of the last letter; 0 at the start of a word."""
        self.used: int = 0
        """The places of the cards laid."""
        self.wilds: int = len(rack.wilds)
        """Wilds that are not laid yet."""
        self.length: int = 0
        """Letters laid, Space included."""
        self.word: int = 0
        """Letters of the word begun."""
        self.powers: int = all_powers(rack)
        self.left: int = rack.letters + (1 if self.powers & MAY_TWICE else 0)
        """Letters the unused cards have together."""

    def stand(self, lays: list[int]) -> bool:
        """Walk the letters of *lays*; false if no word begins so."""
        rack = self.rack
        for laid in lays:
            card: int = card_of(laid)
            letters: int = first_of(laid) + second_of(laid) * 64
            self.used |= BIT_AT[rack.place[card]]
            face: int = rack.faces[card]
            if face == SPACE_FACE:
                if not self.ends_here():
                    return False
                self.powers &= ~MAY_SPACE
                self.node = self.lexicon.root
                self.edge = 0
                self.word = 0
                self.length += 1
                continue
            if face == WILD_FACE:
                self.wilds -= 1
            if laid & AS_TYPO:
                self.powers &= ~MAY_TYPO
            elif laid & TWICE:
                self.powers &= ~MAY_TWICE
            elif laid & TURNED:
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

    def useful(self) -> list[int]:
        """The lays that bring the spelling begun nearer to a word, in order of their letters."""
        rack = self.rack
        found: list[int] = []
        used: int = self.used
        wilds: int = self.wilds
        length: int = self.length + 1
        word: int = self.word + 1
        left: int = self.left - 1
        powers: int = self.powers
        if powers & MAY_SPACE and self.ends_here() and self.edge != 0:
            if self.reaches(
                self.lexicon.root, used, wilds, length, 0, self.left, powers & ~MAY_SPACE
            ):
                found.append(lay(rack.space, 0))
        edge: int = self.node
        while edge != 0:
            head: int = self.data[edge * 5]
            code: int = head & 63
            some: int = rack.single[code] & ~used
            if self.folds and rack.fold[code] != 0:
                some |= rack.single[rack.fold[code]] & ~used
            while some != 0:
                low: int = some & -some
                some -= low
                at: int = place_of_bit(low)
                if rack.twins[at] & ~used:
                    continue
                if self.lands(edge, used | low, wilds, length, word, left, powers):
                    found.append(lay(rack.order[at], code))
            if wilds > 0:
                self._useful_wilds(edge, code, found)
            some = rack.opens[code] & ~used
            while some != 0:
                low = some & -some
                some -= low
                at = place_of_bit(low)
                face: int = rack.shown[at]
                end: int = self.lexicon.follow(edge, face >> 6)
                if rack.twins[at] & ~used or end == 0:
                    continue
                if self.lands(end, used | low, wilds, length + 1, word + 1, left - 1, powers):
                    found.append(lay(rack.order[at], face & 63, face >> 6))
            if powers != 0:
                self._useful_tricks(edge, code, found)
            edge = 0 if head >= 128 else edge + 1
        return found

    def _useful_wilds(self, edge: int, code: int, found: list[int]) -> None:
        rack = self.rack
        used: int = self.used
        length: int = self.length + 1
        word: int = self.word + 1
        if self.lands(edge, used, self.wilds - 1, length, word, self.left - 1, self.powers):
            for place in rack.wilds:
                at: int = place
                if used & BIT_AT[at] == 0 and rack.twins[at] & ~used == 0:
                    found.append(lay(rack.order[at], code))

    def _useful_tricks(self, edge: int, code: int, found: list[int]) -> None:
        rack = self.rack
        used: int = self.used
        length: int = self.length + 1
        word: int = self.word + 1
        left: int = self.left - 1
        powers: int = self.powers
        some: int = 0
        low: int = 0
        at: int = 0
        end: int = 0
        if powers & MAY_REVERSE:
            some = rack.closes[code] & ~used
            while some != 0:
                low = some & -some
                some -= low
                at = place_of_bit(low)
                end = self.lexicon.follow(edge, rack.shown[at] & 63)
                if end != 0 and rack.twins[at] & ~used == 0:
                    rest: int = powers & ~MAY_REVERSE
                    if self.lands(
                        end, used | low, self.wilds, length + 1, word + 1, left - 1, rest
                    ):
                        found.append(lay(rack.order[at], code, rack.shown[at] & 63, TURNED))
        if powers & MAY_TWICE:
            some = rack.single[code] & rack.singles & ~used
            end = self.lexicon.follow(edge, code) if some != 0 else 0
            while some != 0 and end != 0:
                low = some & -some
                some -= low
                at = place_of_bit(low)
                rest = powers & ~MAY_TWICE
                if rack.twins[at] & ~used == 0 and self.lands(
                    end, used | low, self.wilds, length + 1, word + 1, left - 1, rest
                ):
                    found.append(lay(rack.order[at], code, code, TWICE))
        if powers & MAY_TYPO:
            some = rack.singles & ~used
            while some != 0:
                low = some & -some
                some -= low
                at = place_of_bit(low)
                if rack.twins[at] & ~used or rack.shown[at] == code:
                    continue
                rest = powers & ~MAY_TYPO
                if self.lands(edge, used | low, self.wilds, length, word, left, rest):
                    found.append(lay(rack.order[at], code, 0, AS_TYPO))

    def lands(
        self, edge: int, used: int, wilds: int, length: int, word: int, left: int, powers: int
    ) -> bool:
        """Whether a word ends on *edge*, just laid, or further down."""
        if length > self.max_len:
            return False
        at: int = edge * 5
        if self.data[at] & 64 and word >= self.min_len:
            if length > 1 or used & self.rack.hand != 0 or wilds < self.wilds:
                return True
        fewest: int = self.data[at + 4] & 15
        if fewest > left or length + fewest > self.max_len:
            return False
        if fewest <= wilds and word + fewest >= self.min_len:
            return True
        return self.reaches(self.lexicon.target(edge), used, wilds, length, word, left, powers)

    def reaches(
        self, node: int, used: int, wilds: int, length: int, word: int, left: int, powers: int
    ) -> bool:
        """Whether a word end lies below *node* for the cards not *used* and *wilds* wilds.

        *length* counts the letters of the whole spelling, *word* those of the word begun, *left*
        those on all unused cards.
        """
        rack = self.rack
        edge: int = node
        while edge != 0 and left > 0:
            head: int = self.data[edge * 5]
            code: int = head & 63
            some: int = rack.single[code] & ~used
            if self.folds and some == 0 and rack.fold[code] != 0:
                some = rack.single[rack.fold[code]] & ~used
            if some != 0:
                # From hand before the shared card, which alone makes no word of one letter.
                mine: int = some & rack.hand
                low: int = mine & -mine if mine != 0 else some
                if self.lands(edge, used | low, wilds, length + 1, word + 1, left - 1, powers):
                    return True
            if wilds > 0 and (some == 0 or powers & MAY_TWICE or self.min_len == 1):
                if self.lands(edge, used, wilds - 1, length + 1, word + 1, left - 1, powers):
                    return True
            some = rack.opens[code] & ~used
            while some != 0:
                low = some & -some
                some -= low
                letters: int = rack.shown[place_of_bit(low)] >> 6
                end: int = self.lexicon.follow(edge, letters)
                if end != 0 and self.lands(
                    end, used | low, wilds, length + 2, word + 2, left - 2, powers
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
        edge: int,
        code: int,
        used: int,
        wilds: int,
        length: int,
        word: int,
        left: int,
        powers: int,
    ) -> bool:
        rack = self.rack
        some: int = 0
        low: int = 0
        end: int = 0
        rest: int = 0
        if powers & MAY_REVERSE:
            some = rack.closes[code] & ~used
            rest = powers & ~MAY_REVERSE
            while some != 0:
                low = some & -some
                some -= low
                end = self.lexicon.follow(edge, rack.shown[place_of_bit(low)] & 63)
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
