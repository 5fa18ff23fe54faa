"""The rules in force at one table of Paperback: seats, options, numbers, cards and word list.

Made from the edition when a game begins (`edition.ruleset`), shared by positions, never changed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletown.games.paperback.cards import COMMON, DYSLEXIC, FAME, KINDS, PILES, SPACE, is_wild
from tabletown.games.paperback.options import VALIDITIES, VARIANTS
from tabletown.games.paperback.words.graph import Lexicon
from tabletown.games.paperback.words.rack import COMMON_CARD, SPACE_CARD, WILD_CARD, Cards

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabletown.games.paperback.ability import Ability

STRICT: Final = VALIDITIES.index("strict")
CHALLENGE: Final = VALIDITIES.index("challenge")
STANDARD: Final = VARIANTS.index("standard")
COOPERATIVE: Final = VARIANTS.index("cooperative")
SIMULTANEOUS: Final = VARIANTS.index("simultaneous")

CONDITIONS: Final[tuple[tuple[str, str], ...]] = (
    ("always", ""),
    ("first", "⇤"),
    ("last", "⇥"),
    ("no-wilds", "0wild"),
    ("adj-wild", "~wild"),
    ("common-used", "common"),
    ("min-len", "≥{m}letter"),
)
"""When an ability works: its name in the catalogues, and the icons printed on the card."""


def family(kind: int) -> int:
    """What holds of *kind* as a card of a word: `rack.Cards.family`."""
    if is_wild(kind):
        return WILD_CARD
    if kind == SPACE:
        return SPACE_CARD | COMMON_CARD
    return COMMON_CARD if COMMON <= kind < DYSLEXIC else 0


class Pack(Cards):
    """What every kind is under one edition and one language: tables by kind."""

    def __init__(self, lang: str, rows: list[list[int]], abilities: list[Ability]) -> None:
        """*rows* has a row for each kind: its numbers in the order of the tables below."""
        columns = [bytes(column) for column in zip(*rows, strict=True)]
        able = [[*row[5:10], family(kind)] for kind, row in enumerate(rows)]
        super().__init__(list(columns[0]), able)
        self.lang: str = lang
        self.abilities: list[Ability] = abilities
        """Every ability, at its number."""
        self.cost: bytes = columns[1]
        """In cents; NO_COST for Common cards."""
        self.cheapest: i64 = min(
            [cost for kind, cost in enumerate(columns[1]) if FAME <= kind < COMMON]
            + [cost for pile, cost in zip(columns[10], columns[1], strict=True) if pile < PILES]
        )
        """What the cheapest card costs that is for sale anywhere."""
        self.fame: bytes = columns[2]
        self.one: bytes = columns[3]
        """The number of its first letter; 0 for wilds, Space and Dyslexic."""
        self.two: bytes = columns[4]
        """The number of a pair's second letter."""
        self.pile: bytes = columns[10]
        """Which Offer pile sells it; NO_COST for none."""
        self.face: bytes = columns[11]
        """Its place among the faces of `verbs.FACE`."""
        self.asks: bytes = bytes([1 if abilities[number].asks else 0 for number in self.effect])
        """Whether its ability leaves its player a choice."""
        self.cards: list[list[int]] = [[] for _ in range(PILES)]
        """The kinds of each Offer pile, attacks included."""
        for kind in range(KINDS):
            if self.pile[kind] < PILES:
                self.cards[self.pile[kind]].append(kind)

    def ability(self, kind: i64) -> Ability:
        """The ability of *kind*."""
        return self.abilities[self.effect[kind]]


class Ruleset:
    """The rules in force at one table: seats, options and numbers, never changed."""

    def __init__(self, seats: int, switches: list[int], pack: Pack, lexicon: Lexicon) -> None:
        self.seats: i64 = seats
        self.switches: list[int] = switches
        """The options as numbers, in declared order, for dumps."""
        self.pack: Pack = pack
        self.lexicon: Lexicon = lexicon
        # What the options and the edition say; `edition.ruleset` fills it in.
        self.validity: i64 = 0
        """How words are judged: STRICT, CHALLENGE or by vote."""
        self.lost_turn: bool = False
        """Whether a refused word costs the turn."""
        self.table_words: bool = False
        """Whether the table may allow and ban words of its own."""
        self.min_len: i64 = 0
        """How many letters a word has at least."""
        self.fold: bool = False
        """Whether a letter stands for its accented forms."""
        self.space: bool = False
        self.dyslexic: bool = False
        self.attacks: bool = False
        self.talents: bool = False
        self.awards: bool = False
        self.themes: bool = False
        self.majority_all: bool = False
        """Whether the claimant counts when a theme is voted on."""
        self.hint_tokens: bool = False
        self.hand_token: bool = False
        self.discounts: bool = False
        """Whether buying from the upper row makes the card below cheaper."""
        self.reuse: bool = False
        """Whether an empty 2¢ pile is made anew from the trash."""
        self.reuse_wilds: bool = False
        """Whether trashed starter wilds come back with it."""
        self.tokens_after_pass: bool = False
        self.decline_common: bool = False
        self.upgrade_fame: bool = False
        self.variant: i64 = 0
        """STANDARD, COOPERATIVE or SIMULTANEOUS."""
        self.open_hands: bool = False
        self.hand: i64 = 0
        """How many cards are drawn."""
        self.tokens: i64 = 0
        """How many tokens there are."""
        self.starter_letters: i64 = 0
        self.starter_wilds: i64 = 0
        self.track: i64 = 0
        """How many Common cards can be won."""
        self.thresholds: list[int] = []
        """How many letters each of them asks for."""
        self.market: i64 = 0
        """How many cards lie open in the simultaneous game."""
        self.draft_picks: i64 = 0
        """How many cards every seat takes before its first round."""
        self.draft_most: i64 = 0
        """What a card of the first market costs at most."""
        self.fame_piles_empty: i64 = 0
        """So many empty Fame piles end the game."""
        self.floor: i64 = 0
        """Attacks leave a hand at least so many cards."""
        self.rounds: i64 = 0
        """After so many rounds the game is over, whatever happens."""
        self.bonus: i64 = 0
        """Cents for a used Space and for a really reversed pair."""
        self.award_fame: i64 = 0
        self.theme_fame: i64 = 0
        self.fame_piles: list[int] = []
        """How many cards each Fame pile begins with."""
        self.rows: list[int] = []
        """How many cards each row of the pyramid has, from the bottom."""
        self.row_kinds: list[int] = []
        """Which Fame card each row of the pyramid is made of."""
        self.fall: i64 = 0
        """The token that loses the cooperative game."""
        self.themed: list[list[str]] = []
        """For each theme the words that plainly fit it."""
        self.alphabet: list[int] = []
        """The numbers of the letters a wild may be, ascending."""
        self.code: bytes = b""
        """For every letter number its code in the word list; 0 outside the alphabet."""
        self.single: bytes = b""
        """For every kind the code of its one letter; 0 if it has none, or two."""
        self.single_bit: list[int] = []
        """The same as a bit (`rack.BIT_AT`); 0 if it has none, or two."""
        self.pair_face: list[int] = []
        """For every kind the codes of its two letters (`rack.pair`); 0 if it is no pair."""
        self.letter: bytes = b""
        """For every code of the word list the letter's number."""
        self.accents: list[list[int]] = []
        """For every letter number the accented letters it may stand for, when folding."""
