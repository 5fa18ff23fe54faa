"""The cards left to lay, and whether some word lies ahead of them in the word list.

The search looks one letter ahead in the list and only goes deeper where the wilds left do not
settle the matter. It stops after so many looks, so that an odd hand cannot slow a game down.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletown.games.paperback.words.rack import BIT

if TYPE_CHECKING:
    from mypy_extensions import i64

LOOKS: Final = 400
"""How many nodes of the word list a search may look at for one lay."""
NOTHING: Final[list[int]] = []
"""Never changed."""


class Chances:
    """The cards left to lay, as the search for a word sees them.

    A table keeps one and fills it anew for every question: see `chances.fill`.
    """

    def __init__(self) -> None:
        self.data: bytes = b""
        """The word list."""
        self.shortest: i64 = 2
        self.have: i64 = 0
        """The letter codes with a single card left, as a mask."""
        self.twice: i64 = 0
        """Those with a second one."""
        self.thrice: i64 = 0
        """Those with a third."""
        self.more: list[int] = NOTHING
        """A code for every further one."""
        self.ones: list[int] = NOTHING
        self.twos: list[int] = NOTHING
        """The codes of the pairs left; 0 once one is used."""
        self.wilds: i64 = 0
        self.wild: i64 = 0
        """The dearest wild in hand."""
        self.letters: i64 = 0
        """How many letters may still be laid: cards, and what an attack allows."""
        self.looks: i64 = 0

    def give(self, code: i64) -> None:
        """One more single card of *code*."""
        bit: i64 = BIT[code]
        if (self.have & bit) == 0:
            self.have |= bit
        elif (self.twice & bit) == 0:
            self.twice |= bit
        elif (self.thrice & bit) == 0:
            self.thrice |= bit
        else:
            self.more = [*self.more, code]

    def use(self, code: i64) -> None:
        """One single card of *code* less."""
        bit: i64 = BIT[code]
        if (self.twice & bit) == 0:
            self.have ^= bit
        elif (self.thrice & bit) == 0:
            self.twice ^= bit
        elif code in self.more:
            self.more = self.more[:]
            self.more.remove(code)
        else:
            self.thrice ^= bit

    def ends_well(self, edge: i64, since: i64, wilds: i64, rest: i64) -> bool:
        """Whether a word ends on *edge*, or can with the cards left and *rest* letters."""
        data = self.data
        at: i64 = edge * 5
        if (data[at] & 64) != 0 and since >= self.shortest:
            return True
        needed: i64 = data[at + 4] & 15
        if needed > rest:
            return False
        if needed <= wilds and since + needed >= self.shortest:
            return True
        return self.goes_on(self.target(at), since, wilds, rest)

    def target(self, at: i64) -> i64:
        """The node that the edge at byte *at* leads to."""
        data = self.data
        low: i64 = data[at + 1]
        middle: i64 = data[at + 2]
        high: i64 = data[at + 3]
        return low + middle * 256 + high * 65536

    def goes_on(self, node: i64, since: i64, wilds: i64, rest: i64) -> bool:
        """Whether some card left leads on from *node* to a word."""
        self.looks += 1
        if node == 0 or rest <= 0 or self.looks > LOOKS:
            return False
        data = self.data
        have: i64 = self.have
        shortest: i64 = self.shortest
        at: i64 = node * 5
        longer: i64 = since + 1
        while True:
            head: i64 = data[at]
            code: i64 = head & 63
            is_printed: bool = (have & BIT[code]) != 0
            if is_printed or wilds > 0:
                if (head & 64) != 0 and longer >= shortest:
                    return True
                needed: i64 = data[at + 4] & 15
                if needed < rest:
                    spare: i64 = wilds if is_printed else wilds - 1
                    if needed <= spare and longer + needed >= shortest:
                        return True
                    if self.leads_on(at, longer, spare, rest - 1, code if is_printed else 0):
                        return True
            if head >= 128:
                break
            at += 5
        if len(self.ones) > 0 and rest >= 2:
            return self.pair_goes_on(node, since, wilds, rest)
        return False

    def leads_on(self, at: i64, since: i64, wilds: i64, rest: i64, code: i64) -> bool:
        """Whether the edge at byte *at* leads to a word, a card of *code* laid for it."""
        if code == 0:
            return self.goes_on(self.target(at), since, wilds, rest)
        self.use(code)
        found: bool = self.goes_on(self.target(at), since, wilds, rest)
        self.give(code)
        return found

    def pair_goes_on(self, node: i64, since: i64, wilds: i64, rest: i64) -> bool:
        """Whether some pair left leads on from *node* to a word."""
        place: i64 = 0
        while place < len(self.ones):
            one: i64 = self.ones[place]
            if one != 0:
                edge: i64 = self.walk(node, one, self.twos[place])
                if edge != 0:
                    self.ones[place] = 0
                    found: bool = self.ends_well(edge, since + 2, wilds, rest - 2)
                    self.ones[place] = one
                    if found:
                        return True
            place += 1
        return False

    def step(self, node: i64, code: i64) -> i64:
        """The edge from *node* with this letter, or 0."""
        if node == 0:
            return 0
        data = self.data
        at: i64 = node * 5
        while True:
            head: i64 = data[at]
            if head & 63 == code:
                return at // 5
            if head >= 128:
                return 0
            at += 5

    def walk(self, node: i64, one: i64, two: i64) -> i64:
        """The edge after two letters, or 0."""
        edge: i64 = self.step(node, one)
        if edge == 0:
            return 0
        return self.step(self.target(edge * 5), two)

    def allows_single(self, edge: i64, code: i64, since: i64, rest: i64) -> bool:
        """Whether laying a single card of *code* can become a word of *rest* more letters."""
        self.looks = 0
        self.use(code)
        found: bool = self.ends_well(edge, since, self.wilds, rest)
        self.give(code)
        return found

    def allows_pair(self, edge: i64, one: i64, two: i64, since: i64) -> bool:
        """Whether laying the pair with these codes can become a word."""
        place: i64 = 0
        while self.ones[place] != one or self.twos[place] != two:
            place += 1
        self.looks = 0
        self.ones[place] = 0
        found: bool = self.ends_well(edge, since, self.wilds, self.letters - 2)
        self.ones[place] = one
        return found
