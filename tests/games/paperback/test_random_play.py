"""Random games of every kind: they end, nothing is lost, and one judge serves everybody."""

import random

import pytest

import tabletown as tt
from tabletown.core.options import OptionValue, complete
from tabletown.core.rng import Rng
from tabletown.core.state import DEALER, seat_bits
from tabletown.games.paperback import GAME, verbs
from tabletown.games.paperback.invariants import broken
from tabletown.games.paperback.state import Paperback
from tabletown.games.paperback.turn import HINT_STAGE, WORD_STAGE
from tabletown.games.paperback.words import answers, judge
from tabletown.games.paperback.words.best import best_play, best_word
from tests.oracles.walk import any_word

MODES: list[dict[str, OptionValue]] = [
    {},
    {"pack": "pl", "space": True, "dyslexic": True},
    {"pack": "cs", "attacks": True, "awards": True},
    {"talents": True, "themes": True},
    {"hint_tokens": True, "hand_token": True, "tokens_after_pass": True},
    {"discount_tokens": True, "reuse_2c": True, "reuse_2c_wilds": True},
    {"variant": "cooperative", "talents": True},
    {"variant": "cooperative", "coop_hard": True, "pyramid_base": 4, "pyramid_rows": "gentle"},
    {"variant": "simultaneous", "talents": True, "themes": True, "hand_token": True},
    {"variant": "simultaneous", "validity": "challenge", "pack": "pl"},
    {"validity": "challenge", "lost_turn": True},
    {"validity": "vote", "decline_common": True, "min_word_len": 1},
    {"pack": "pl", "fold_diacritics": True, "min_word_len": 3, "upgrade_fame": False},
]


def play(seats: int, options: dict[str, OptionValue], seed: int) -> Paperback:
    """One random game, its laws looked after every now and then."""
    chance = random.Random(seed)
    state = GAME.new(seats, complete(GAME.options, options))
    assert isinstance(state, Paperback)
    answers = 0
    while state.pending():
        seat = chance.choice(seat_bits(state.pending()))
        if seat == DEALER:
            state.apply(seat, state.chance(Rng(chance.getrandbits(32))))
        else:
            state.apply(seat, chance.choice(state.useful(seat)))
        answers += 1
        if answers % 29 == 0:
            assert broken(state) == []
    assert broken(state) == []
    return state


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_random_games_end_and_lose_nothing(mode: dict[str, OptionValue], scale: int) -> None:
    for number in range(4 * scale):
        state = play(2 + number % 4, mode, number)
        result = state.result()
        assert result is not None
        assert result.ending in ("fame", "common", "cleared", "collapsed", "limit")


def test_no_word_of_the_finder_is_refused_to_a_person(scale: int) -> None:
    for number, mode in enumerate(MODES):
        for seed in range(scale):
            walk_and_compare(2 + (number + seed) % 4, mode, number + 100 * seed)


def walk_and_compare(seats: int, mode: dict[str, OptionValue], seed: int) -> None:
    """At some positions of a random game the finder's word is played as a person would play it."""
    chance = random.Random(seed)
    table = tt.new("paperback", seats, seed, mode)
    compared = 0
    while not table.is_over and compared < 12:
        seat = chance.choice(table.pending)
        state = table.state
        assert isinstance(state, Paperback)
        desk = state.desks[seat]
        if state.stage == WORD_STAGE and not desk.word and not state.pads:
            rack = answers.rack_of(state, desk)
            found = best_play(state.lexicon, rack, budget=4000)
            assert (found is None) == (not any_word(state.lexicon, rack))
            if found is not None:
                compared += 1
                trial = state.clone()
                for answer in answers.answers_of(state, desk, found.lays):
                    trial.apply(seat, answer)
                assert verbs.FINISH in trial.legal(seat)
                assert judge.refusal(rack, found.lays, state.lexicon) == judge.OK
        table.play(seat, chance.choice(table.state.useful(seat)))


def test_the_finder_and_the_rules_measure_alike() -> None:
    """A word of the finder is as long on the table as the finder says."""
    for seed in range(12):
        chance = random.Random(seed)
        options: dict[str, OptionValue] = {
            "pack": chance.choice(["en", "pl", "cs"]),
            "attacks": True,
        }
        state = GAME.new(3, complete(GAME.options, options))
        assert isinstance(state, Paperback)
        while state.pending() and state.turn < 60:
            seat = seat_bits(state.pending())[0]
            if seat == DEALER:
                state.step(seat, state.chance(Rng(chance.getrandbits(32))))
                continue
            desk = state.desks[seat]
            if state.stage == WORD_STAGE and not desk.word:
                rack = answers.rack_of(state, desk)
                found = best_word(state.lexicon, rack, budget=3000)
                if found is not None:
                    trial = state.clone()
                    for answer in answers.answers_of(state, desk, found.lays):
                        trial.apply(seat, answer)
                    facts = trial.decision(seat).facts
                    assert int(facts["length"]) == found.length
                    assert len(trial.desks[seat].word) == len(found.lays)
            state.step(seat, chance.choice(state.useful(seat)))


def test_proposals_are_judged_like_words() -> None:
    options: dict[str, OptionValue] = {"hint_tokens": True, "pack": "pl"}
    state = GAME.new(2, complete(GAME.options, options))
    assert isinstance(state, Paperback)
    rng = Rng(5)
    while state.stage != WORD_STAGE or state.is_owed():
        state.step(DEALER, state.chance(rng))
    seat = int(state.active)
    state.apply(seat, verbs.SHOW_HAND)
    other = 1 - seat
    assert state.stage == HINT_STAGE
    pad = state.pads[other]
    found = best_word(state.lexicon, answers.rack_of(state, pad), budget=3000)
    assert found is not None
    for answer in answers.answers_of(state, pad, found.lays):
        state.apply(other, answer)
    assert verbs.PROPOSE in state.legal(other)
