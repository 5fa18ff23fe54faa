"""Which words a rack of cards can spell: one judge for people and bots, and the word finder.

Make a `Rack` of the cards (see `rack`), open a `Lexicon` (see `lexicon`), then ask:

=============================================  ==================================================
`refusal(rack, lays, lexicon)`                 0 if the spelling is a legal play, else a code; its
                                               name is `REFUSALS[code]`. *lexicon* `None` leaves
                                               the dictionary out (validity by challenge or vote)
`possible_lays(rack, lays, letters)`           every next lay the cards allow, word or not, for an
                                               alphabet of *letters* letters
`useful_lays(lexicon, rack, lays)`             the next lays that can still become a legal word
`can_finish(lexicon, rack, lays)`              whether the spelling so far can become one
`any_word(lexicon, rack)`                      whether the cards spell any word at all
`best_word(lexicon, rack, …)`                  the word with the highest value in cents
`best_play(lexicon, rack, weights, …)`         the word with the most points, abilities included
`all_words(lexicon, rack, …)`                  every word, each with its highest value
`score(rack, lays, weights)`                   what one spelling is worth, abilities included
=============================================  ==================================================

Of cards that are just alike (`useful_lays`, `possible_lays`) only the first unused one is named.
Ties: more points, then more bonus draw, then longer, then alphabetical. A search stops after
*budget* edges of the graph, never by a clock, so the same rack gives the same word everywhere;
`Play.exact` says whether it came to its end. *need* asks for words of at least so many letters.

May-effects are taken where they bring points: the better neighbour is copied, Plagiarism repeats
the best printed ability, `trash_self_for` and `trash_hand_for` pay as `Weights` allows. What the
player then does is asked by the rules; here it is a forecast, and the largest cents possible
with the weights as given.
"""

from typing import Final

from tabletown.games.paperback.lexicon import Lexicon
from tabletown.games.paperback.rack import Rack, Weights

BUDGET: Final = 400_000

OK: Final = 0
EMPTY: Final = 1
NO_SUCH_CARD: Final = 2
CARD_TWICE: Final = 3
WRONG_LETTER: Final = 4
NO_TALENT: Final = 5
NO_DYSLEXIC: Final = 6
SPACE_MISPLACED: Final = 7
NO_HAND_CARD: Final = 8
TOO_SHORT: Final = 9
TOO_LONG: Final = 10
NOT_A_WORD: Final = 11
REFUSALS: Final = (
    "ok",
    "no-letters",
    "no-such-card",
    "card-twice",
    "wrong-letter",
    "talent-used",
    "pair-not-reversible",
    "space-misplaced",
    "no-hand-card",
    "word-too-short",
    "word-too-long",
    "not-a-word",
)


class Play:
    """A legal word a rack can spell, with what it brings."""

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


def refusal(rack: Rack, lays: list[int], lexicon: Lexicon | None) -> int:
    """Why *lays* are no legal play, as a code into `REFUSALS`; 0 if they are one."""
    raise NotImplementedError


def possible_lays(rack: Rack, lays: list[int], letters: int) -> list[int]:
    """Every lay that may follow *lays*, whether or not a word can come of it."""
    raise NotImplementedError


def useful_lays(lexicon: Lexicon, rack: Rack, lays: list[int]) -> list[int]:
    """The lays after which *lays* can still become a legal word."""
    raise NotImplementedError


def can_finish(lexicon: Lexicon, rack: Rack, lays: list[int]) -> bool:
    """Whether *lays* are a legal word or can be continued to one."""
    raise NotImplementedError


def any_word(lexicon: Lexicon, rack: Rack) -> bool:
    """Whether the rack can spell any legal word."""
    raise NotImplementedError


def best_word(lexicon: Lexicon, rack: Rack, need: int = 0, budget: int = BUDGET) -> Play | None:
    """The legal word with the highest printed value and at least *need* letters, or None."""
    raise NotImplementedError


def best_play(
    lexicon: Lexicon,
    rack: Rack,
    weights: Weights | None = None,
    need: int = 0,
    budget: int = BUDGET,
) -> Play | None:
    """The legal word with the most points, abilities counted, or None."""
    raise NotImplementedError


def all_words(
    lexicon: Lexicon, rack: Rack, need: int = 0, limit: int = 10_000, budget: int = BUDGET
) -> list[Play]:
    """Every legal word in alphabetical order, each as its highest-valued play."""
    raise NotImplementedError


def score(rack: Rack, lays: list[int], weights: Weights | None = None) -> Play:
    """What the spelling *lays* brings, whether or not it is a word."""
    raise NotImplementedError
