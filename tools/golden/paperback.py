"""Record Paperback's golden games: `python -m tools.golden.paperback`.

Every module, optional rule and variant, each way to end and two to five seats, played by authors
who spell the best word they find and buy books, with a fixed seed each.
"""

import sys

import tabletown as tt
from tabletown.core.options import OptionValue
from tabletown.core.rng import Rng
from tabletown.games.paperback import verbs
from tabletown.games.paperback.cards import PYRAMID
from tabletown.games.paperback.hand import SPELLING
from tabletown.games.paperback.ruleset import COOPERATIVE
from tabletown.games.paperback.state import Paperback
from tabletown.games.paperback.turn import HINT_STAGE, SPELL_STAGE, WORD_STAGE
from tabletown.games.paperback.words import answers
from tabletown.games.paperback.words.best import best_word
from tools.golden import journals

Options = dict[str, OptionValue]

GAMES: list[tuple[str, int, Options, str]] = [
    ("english", 2, {}, "greedy"),
    ("polish", 3, {"pack": "pl"}, "greedy"),
    ("czech", 4, {"pack": "cs"}, "greedy"),
    ("five", 5, {"pack": "pl", "words": "common"}, "greedy"),
    ("space", 2, {"pack": "pl", "space": True}, "long"),
    ("dyslexic", 3, {"dyslexic": True}, "long"),
    ("attacks", 4, {"pack": "cs", "attacks": True}, "greedy"),
    ("talents", 5, {"talents": True}, "greedy"),
    ("awards", 2, {"pack": "pl", "awards": True}, "greedy"),
    ("themes", 4, {"themes": True, "theme_majority": "all"}, "claim"),
    ("hints", 3, {"pack": "pl", "hint_tokens": True}, "hint"),
    ("hand-token", 2, {"hand_token": True, "tokens_after_pass": True}, "cash"),
    ("discounts", 3, {"discount_tokens": True}, "cheap"),
    ("reuse", 2, {"pack": "cs", "reuse_2c": True, "reuse_2c_wilds": True}, "vowels"),
    ("cooperative-won", 2, {"variant": "cooperative", "pyramid_rows": "gentle"}, "greedy"),
    ("cooperative-lost", 3, {"variant": "cooperative", "coop_hard": True}, "pass"),
    ("simultaneous", 3, {"pack": "pl", "variant": "simultaneous"}, "greedy"),
    ("simultaneous-five", 5, {"variant": "simultaneous", "talents": True}, "greedy"),
    ("challenge", 3, {"validity": "challenge"}, "greedy"),
    ("vote", 2, {"validity": "vote", "pack": "cs"}, "greedy"),
    ("table-words", 2, {"table_words": True, "decline_common": True}, "greedy"),
    ("limit", 2, {}, "pass"),
    (
        "everything",
        4,
        {
            "pack": "pl",
            "space": True,
            "dyslexic": True,
            "attacks": True,
            "talents": True,
            "awards": True,
            "themes": True,
            "hint_tokens": True,
            "hand_token": True,
            "discount_tokens": True,
            "reuse_2c": True,
            "fold_diacritics": True,
        },
        "claim",
    ),
]
MOST_TRIES = 30
ENDINGS = {"cooperative-won": "cleared"}


def word(state: Paperback, seat: int, style: str) -> list[int]:
    """The answers of a whole turn's word: lays and finish, or pass."""
    desk = state.pads[seat] if state.stage == HINT_STAGE else state.desks[seat]
    rack = answers.rack_of(state, desk)
    need = 0
    if style == "long" and state.common >= 0:
        need = state.ruleset.thresholds[state.place]
    found = best_word(state.lexicon, rack, need, 20_000)
    if found is None and need:
        found = best_word(state.lexicon, rack, 0, 20_000)
    end = verbs.PROPOSE if state.stage == HINT_STAGE else verbs.FINISH
    if found is None:
        return [verbs.NO_IDEA if state.stage == HINT_STAGE else verbs.PASS]
    return [*answers.answers_of(state, desk, found.lays), end]


def answer(state: Paperback, seat: int, style: str, rng: Rng) -> list[int]:
    """What an author of this *style* answers now."""
    legal = state.legal(seat)
    if style == "pass" and verbs.PASS in legal:
        return [verbs.PASS]
    if style == "cash" and verbs.CASH_IN in legal and rng.below(3) == 0:
        return [verbs.CASH_IN]
    if style == "hint" and verbs.SHOW_HAND in legal and rng.below(2) == 0:
        return [verbs.SHOW_HAND]
    hints = [action for action in legal if verbs.ACCEPT <= action < verbs.SWAP]
    if hints:
        return [hints[0]]
    desk = state.desks[seat]
    is_spelling = state.stage in (WORD_STAGE, HINT_STAGE) or (
        state.stage == SPELL_STAGE and desk.step == SPELLING
    )
    if is_spelling:
        return word(state, seat, style)
    if style == "claim" and verbs.CLAIM in legal:
        return [verbs.CLAIM]
    if verbs.SPEND in legal:
        return [verbs.SPEND]
    if style in ("cheap", "vowels") and rng.below(2) == 0:
        bought = [action for action in legal if verbs.BUY <= action < verbs.SPEND]
        if bought:
            return [bought[0]]
    books = [action for action in legal if verbs.BUY + 13 <= action < verbs.SPEND]
    if books and state.ruleset.variant == COOPERATIVE:
        return [max(books, key=lambda book: state.pyramid[book - verbs.BUY - PYRAMID])]
    if books:
        return [books[-1]]
    bricks = [action for action in legal if verbs.PLACE <= action < verbs.DRAFT]
    if bricks:
        return [min(bricks, key=lambda brick: state.pyramid[brick - verbs.PLACE - PYRAMID])]
    useful = state.useful(seat)
    return [useful[rng.below(len(useful))]]


def play(seats: int, seed: int, options: Options, style: str) -> tt.Table:
    """A whole game in which every seat plays in *style*."""
    table = tt.new("paperback", seats, seed, options)
    rng = Rng(seed)
    while not table.is_over:
        seat = table.pending[0]
        state = table.state
        assert isinstance(state, Paperback)
        given: list[str | int] = [*answer(state, seat, style, rng)]
        table.play_all(seat, given)
    return table


def ending_of(table: tt.Table) -> str:
    """How the finished game ended."""
    assert table.result is not None
    return table.result.ending


def main(names: list[str]) -> None:
    """Record the games called *names*, or all of them."""
    folder = journals.GOLDEN / "paperback"
    for number, (name, seats, options, style) in enumerate(GAMES):
        if names and name not in names:
            continue
        seed = 500 + number
        table = play(seats, seed, options, style)
        for _ in range(MOST_TRIES):
            if ENDINGS.get(name, ending_of(table)) == ending_of(table):
                break
            seed += 100
            table = play(seats, seed, options, style)
        path = folder / f"{name}-{seats}p.journal"
        print(name, seed, ending_of(table), len(table.entries), flush=True)
        journals.record(path, table, anyway=True)


if __name__ == "__main__":
    main(sys.argv[1:])
