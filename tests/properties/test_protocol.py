"""The laws of `tabletown/lab/laws.py` over all games, editions and seat counts."""

import pytest

from tabletown import table as tables
from tabletown.answer import step_again
from tabletown.core.errors import IllegalAction
from tabletown.core.rng import Rng
from tabletown.core.state import DEALER, Game
from tabletown.games import GAMES, TEMPLATES
from tabletown.lab import laws
from tabletown.lab.random_play import answer, play_table, positions, sample
from tabletown.lab.setups import Setup
from tests.properties.option_sets import BOUNDS, CASES, SCALE, single_values

each_case = pytest.mark.parametrize("case", CASES, ids=str)
SEEDS = range(1, 1 + SCALE)


@each_case
def test_a_pending_seat_always_has_an_answer(case: Setup) -> None:
    for seed in SEEDS:
        for index, state in enumerate(positions(case, seed)):
            laws.questions(state, case, Rng(index))


@each_case
def test_fast_chance_follows_the_odds(case: Setup) -> None:
    """A state may draw faster than by its list of odds; what it draws is the same."""
    rng = Rng(9)
    spots = [state for state in sample(case, 18, 40) if (state.pending() >> DEALER) & 1]
    for spot in laws.some(spots, rng, 3 * SCALE):
        # What a position has drawn ahead is no part of its dump.
        state = case.game.load(spot.dump())
        legal, odds = state.legal(DEALER), state.odds()
        draws = 300
        seen = dict.fromkeys(legal, 0)
        for _ in range(draws):
            seen[state.clone().chance(rng)] += 1
        for action, weight in zip(legal, odds, strict=True):
            expected = draws * weight / sum(odds)
            assert abs(seen[action] - expected) <= 6 * (expected + 1) ** 0.5


@each_case
def test_every_legal_answer_applies_and_touches_the_clone_only(case: Setup) -> None:
    for index, state in enumerate(sample(case, 11, 10 * SCALE)):
        laws.legal_answers(state, case, Rng(index), most=40)


@each_case
def test_every_other_answer_is_refused_and_changes_nothing(case: Setup) -> None:
    for index, state in enumerate(sample(case, 12, 8 * SCALE)):
        laws.illegal_answers(state, case, Rng(index), most=40)


@each_case
def test_a_dump_is_the_whole_position(case: Setup) -> None:
    for index, state in enumerate(sample(case, 13, 10 * SCALE)):
        laws.dumps(state, case, Rng(index), most=25)


@each_case
def test_a_clone_shares_nothing_that_can_change(case: Setup) -> None:
    for index, state in enumerate(sample(case, 14, 6 * SCALE)):
        laws.clones(state, case, Rng(index), most=BOUNDS[case.game.key])


@each_case
def test_an_answer_reads_back_as_written(case: Setup) -> None:
    for index, state in enumerate(sample(case, 15, 12 * SCALE)):
        laws.texts_of_answers(state, case, Rng(index), most=case.game.verbs.size)


@pytest.mark.parametrize("game", GAMES + TEMPLATES, ids=lambda game: game.key)
def test_every_action_number_has_a_text_of_its_own(game: Game) -> None:
    for action in laws.some(range(game.verbs.size), Rng(5), 3000 * SCALE):
        text = game.verbs.print(action)
        assert action == game.verbs.parse(text)
        assert action == game.verbs.parse(f"  {text} ")


@each_case
def test_a_position_reads_back_as_written(case: Setup) -> None:
    for index, state in enumerate(sample(case, 16, 12 * SCALE)):
        laws.texts_of_positions(state, case, Rng(index))


@each_case
def test_answers_of_simultaneous_seats_commute(case: Setup) -> None:
    tried = 0
    rng = Rng(6)
    for seed in SEEDS:
        for state in positions(case, 20 + seed):
            several = state.pending() & ~(1 << DEALER)
            if several & (several - 1) and tried < 12 * SCALE and rng.below(10) < 3:
                tried += 1
                laws.orders(state, case, rng, most=24 * SCALE)


@each_case
def test_a_replay_gives_the_same_game(case: Setup) -> None:
    for seed in SEEDS:
        laws.replays(play_table(case, seed))


@each_case
def test_undo_restores_the_position_and_never_rolls_again(case: Setup) -> None:
    taken_back = 0
    for seed in range(1, 5) if case.game in TEMPLATES else SEEDS:
        given = {**case.given, "undo": True}
        table = tables.new(case.game.key, case.seats, 50 + seed, given)
        rng = Rng(seed)
        while not table.is_over:
            seat, action = answer(table.state, rng)
            before, entries = table.state.fingerprint(), list(table.entries)
            table.play(seat, action)
            if rng.below(4):
                continue
            after, played = table.state.fingerprint(), list(table.entries)
            try:
                table.undo(seat)
            except IllegalAction as refusal:
                assert refusal.code in ("undo-horizon", "undo-passed")
                assert after == table.state.fingerprint() and played == table.entries
                continue
            taken_back += 1
            assert before == table.state.fingerprint()
            assert played == table.entries[: len(played)]
            table.play(seat, action)
            assert after == table.state.fingerprint()
            dealt = [entry.text for entry in played[len(entries) :]]
            assert dealt == [entry.text for entry in table.entries[len(played) + 1 :]]
        again = tables.replay(table.journal)
        assert table.state.fingerprint() == again.state.fingerprint()
        assert table.journal == again.journal
    assert taken_back > 0


@each_case
def test_in_a_simultaneous_phase_only_the_own_answer_is_withdrawn(case: Setup) -> None:
    table = tables.new(case.game.key, case.seats, 77, {**case.given, "undo": True})
    rng = Rng(7)
    while not table.is_over:
        pending = table.pending
        table.play(*answer(table.state, rng))
        if len(pending) < 2 or rng.below(10) > 2:
            continue
        seat = rng.below(case.seats)
        numbers = {given.entry.number for given in table.answers if given.entry.who != seat}
        try:
            index = table.undo_index(seat)
            is_shared = table.answers[index].phase != 0
            table.undo(seat)
        except IllegalAction:
            continue
        if is_shared:
            left = {given.entry.number for given in table.answers}
            assert {number for number in numbers if number <= len(table.entries)} - left == set()
        state = case.game.new(case.seats, table.options)
        for answer_in_force in table.answers:
            step_again(state, answer_in_force)
        assert state.dump() == table.state.dump()


@each_case
def test_nothing_is_lost_or_made(case: Setup) -> None:
    for seed in SEEDS:
        for index, state in enumerate(positions(case, 30 + seed)):
            laws.demand_conserved(state)
            if index % 23 == 0:
                laws.secrets(state, case, Rng(index))


@each_case
def test_a_game_ends_within_its_bound(case: Setup) -> None:
    for seed in range(1, 1 + 2 * SCALE):
        *_, state = positions(case, 40 + seed, BOUNDS[case.game.key])
        laws.ending(state, case)
        result = state.result()
        is_shared = "cooperative" in case.given.values()
        assert case.seats == 1 or is_shared or (result is not None and result.winners)


@each_case
def test_a_view_is_plain_data_with_refs_of_its_own(case: Setup) -> None:
    for index, state in enumerate(sample(case, 17, 6 * SCALE)):
        laws.views(state, case, Rng(index))


@pytest.mark.parametrize(
    "case", [case for game in GAMES + TEMPLATES for case in single_values(game)], ids=str
)
def test_every_value_of_every_option_plays_to_the_end(case: Setup) -> None:
    for seed in range(1, 1 + SCALE):
        *_, state = positions(case, 60 + seed, BOUNDS[case.game.key])
        laws.ending(state, case)
        laws.demand_conserved(state)
        laws.dumps(state, case, Rng(seed))
