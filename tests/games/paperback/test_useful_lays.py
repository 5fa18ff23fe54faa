"""Two searches agree: the quick one of random play and the finder's, card by card."""

import random

import pytest

from tabletown.core.options import OptionValue, complete
from tabletown.core.rng import Rng
from tabletown.core.state import DEALER
from tabletown.games.paperback import GAME
from tabletown.games.paperback.cards import LETTER_COUNT, SPACE, is_wild
from tabletown.games.paperback.state import Paperback
from tabletown.games.paperback.turn import WORD_STAGE
from tabletown.games.paperback.verbs import DOUBLE, FINISH, LAY, LAY_AS, TURN, TYPO
from tabletown.games.paperback.words import answers, judge, reach
from tabletown.games.paperback.words.graph import Lexicon
from tabletown.games.paperback.words.rack import Rack
from tabletown.search.playout import first_of
from tests.oracles.walk import useful_lays

VERBS = (
    (0, LAY, LAY_AS),
    (1, LAY_AS, TURN),
    (2, TURN, TYPO),
    (3, TYPO, DOUBLE),
    (4, DOUBLE, FINISH),
)
PLAIN: dict[str, dict[str, OptionValue]] = {
    "english": {},
    "polish": {"pack": "pl"},
    "czech": {"pack": "cs"},
    "short-words": {"pack": "pl", "min_word_len": 1},
    "long-words": {"min_word_len": 3, "pack": "cs"},
    "attacks": {"attacks": True, "words": "common"},
}
TRICKY: dict[str, dict[str, OptionValue]] = {
    "folded": {"pack": "cs", "fold_diacritics": True},
    "space": {"pack": "pl", "min_word_len": 1, "space": True},
    "dyslexic": {"min_word_len": 3, "space": True, "dyslexic": True},
    "talents": {"pack": "pl", "talents": True},
    "everything": {"pack": "pl", "space": True, "dyslexic": True, "talents": True, "attacks": True},
}


def by_verb(table: Paperback, answers: list[int]) -> list[set[object]]:
    """What lays spell: as printed, as another letter, turned, by Typo, by Stuck Key.

    Of cards that are alike the finder names one only, so letters are compared, not cards.
    """
    pack = table.ruleset.pack
    spelled: list[set[object]] = [set() for _ in VERBS]
    for answer in answers:
        for verb, low, high in VERBS:
            if low <= answer < high:
                is_other = verb in (1, 3)
                card = (answer - low) // LETTER_COUNT if is_other else answer - low
                own = "wild" if is_wild(card) else (pack.one[card], pack.two[card])
                other = (answer - low) % LETTER_COUNT + 1 if is_other else 0
                spelled[verb].add((own, other, card if card >= SPACE else 0))
    return spelled


def compare(table: Paperback, seat: int, chance: random.Random, is_plain: bool) -> None:
    """Spell one word at random and compare what both searches find useful on the way."""
    desk = table.desks[seat]
    bare = desk.clone()
    cards, book = answers.rack_of(table, bare), table.lexicon
    lays: list[int] = []
    while True:
        found = reach.useful(table, desk)
        all_useful = useful_lays(book, cards, lays)
        wanted = by_verb(table, answers.answers_of(table, bare, all_useful))
        printed, other, turned, typos, doubled = by_verb(table, found)
        context = (table.text(), found)
        assert (FINISH in found) == (can_end(cards, lays, book) and not printed), context
        if is_plain:
            assert printed == wanted[0], context
            assert other == (set() if printed else wanted[1]), context
            assert not (turned or typos or doubled), context
        else:
            # The quick search looks ahead without tricks, so it may find less, never more.
            assert printed <= wanted[0] and other <= wanted[1], context
            assert turned <= wanted[2] and typos <= wanted[3] and doubled <= wanted[4], context
        if not all_useful:
            return
        laid = chance.choice(all_useful)
        lays.append(laid)
        table.step(seat, answers.answers_of(table, bare, [laid])[0])


def can_end(cards: Rack, lays: list[int], book: Lexicon) -> bool:
    """Whether the finder lets *lays* stand as they are."""
    return judge.refusal(cards, lays, book) == judge.OK


def walk_through(options: dict[str, OptionValue], games: int, is_plain: bool) -> None:
    """Compare at every fourth word of some random games."""
    full = complete(GAME.options, options, GAME.presets())
    chance = random.Random(5)
    for game in range(games):
        table, rng, asked = GAME.new(3, full), Rng(game + 1), 0
        assert isinstance(table, Paperback)
        while pending := table.pending():
            seat = first_of(pending)
            if seat == DEALER:
                table.step(DEALER, table.chance(rng))
                continue
            is_fresh = table.stage == WORD_STAGE and not table.desks[seat].word
            if is_fresh and asked % 4 == 0:
                twin = table.clone()
                assert isinstance(twin, Paperback)
                compare(twin, seat, chance, is_plain)
            asked += is_fresh
            useful = table.useful(seat)
            table.step(seat, useful[rng.below(len(useful))])
        assert asked > 20


@pytest.mark.parametrize("name", PLAIN)
def test_both_searches_find_the_same_lays_useful(name: str, scale: int) -> None:
    walk_through(PLAIN[name], 2 * scale, True)


@pytest.mark.parametrize("name", TRICKY)
def test_what_the_quick_search_finds_the_finder_finds_too(name: str, scale: int) -> None:
    walk_through(TRICKY[name], 2 * scale, False)
