"""The laws every game obeys, each written once, over all games, editions and seat counts."""

import random
from itertools import permutations

import msgspec
import pytest

from tabletown import table as tables
from tabletown.answer import step_again
from tabletown.core.errors import IllegalAction
from tabletown.core.events import Tape
from tabletown.core.rng import Rng
from tabletown.core.state import DEALER, SPECTATOR, State, seat_bits
from tabletown.games import GAMES, TEMPLATES
from tests.properties.option_sets import BOUNDS, CASES, SCALE, Case, single_values
from tests.properties.walk import answer, broken, positions, walk

each_case = pytest.mark.parametrize("case", CASES, ids=str)
SEEDS = range(1, 1 + SCALE)


def few(items: list, count: int, chance: random.Random) -> list:
    return items if len(items) <= count else chance.sample(items, count)


@each_case
def test_a_pending_seat_always_has_an_answer(case: Case) -> None:
    for seed in SEEDS:
        for state in walk(case, seed):
            for seat in seat_bits(state.pending()):
                legal = state.legal(seat)
                assert legal, state.text()
                assert sorted(set(legal)) == legal
                assert 0 <= legal[0] and legal[-1] < case.game.verbs.size
                useful = state.useful(seat)
                assert useful and set(useful) <= set(legal)
                if seat == DEALER:
                    odds = state.odds()
                    assert len(odds) == len(legal) and min(odds) > 0
                    assert 0 <= state.stream() <= 15
                else:
                    assert state.default(seat) in legal
                    assert state.decision(seat).ask


@each_case
def test_fast_chance_follows_the_odds(case: Case) -> None:
    """A state may draw faster than by its list of odds; what it draws is the same."""
    chance = random.Random(9)
    rng = Rng(9)
    spots = [state for state in positions(case, 18, 40) if (state.pending() >> DEALER) & 1]
    for state in few(spots, 3 * SCALE, chance):
        legal, odds = state.legal(DEALER), state.odds()
        draws = 300
        seen = dict.fromkeys(legal, 0)
        for _ in range(draws):
            seen[state.clone().chance(rng)] += 1
        for action, weight in zip(legal, odds, strict=True):
            expected = draws * weight / sum(odds)
            assert abs(seen[action] - expected) <= 6 * (expected + 1) ** 0.5


@each_case
def test_every_legal_answer_applies_and_touches_the_clone_only(case: Case) -> None:
    chance = random.Random(1)
    for state in positions(case, 11, 10 * SCALE):
        before = state.dump()
        for seat in seat_bits(state.pending()):
            for action in few(state.legal(seat), 40, chance):
                twin = state.clone()
                twin.apply(seat, action)
                assert before == state.dump()
                assert twin.dump() != before
                assert twin.tape is None


@each_case
def test_every_other_answer_is_refused_and_changes_nothing(case: Case) -> None:
    chance = random.Random(2)
    size = case.game.verbs.size
    for state in positions(case, 12, 8 * SCALE):
        before = state.dump()
        pending = state.pending()
        for seat in [*range(case.seats), SPECTATOR, DEALER]:
            is_asked = (pending >> seat) & 1
            legal = set(state.legal(seat)) if is_asked else set()
            tries = {chance.randrange(size) for _ in range(40)} | {-1, size, size + 7}
            for action in sorted(tries - legal):
                with pytest.raises(IllegalAction) as refusal:
                    state.apply(seat, action)
                assert refusal.value.code
        for seat in (-1, 16, 99):
            with pytest.raises(IllegalAction):
                state.apply(seat, 0)
        assert before == state.dump()


@each_case
def test_a_dump_is_the_whole_position(case: Case) -> None:
    for state in positions(case, 13, 10 * SCALE):
        twin = case.game.load(state.dump())
        assert state.dump() == twin.dump()
        assert state.fingerprint() == twin.fingerprint()
        assert state.pending() == twin.pending()
        for viewer in [*range(case.seats), SPECTATOR]:
            assert state.observe(viewer) == twin.observe(viewer)
        mine, theirs = random.Random(3), random.Random(3)
        for _ in range(25):
            if not state.pending():
                break
            state.step(*answer(state, mine))
            twin.step(*answer(twin, theirs))
            assert state.dump() == twin.dump()


@each_case
def test_a_clone_shares_nothing_that_can_change(case: Case) -> None:
    for state in positions(case, 14, 6 * SCALE):
        before = state.dump()
        seen = [state.observe(seat) for seat in range(case.seats)]
        twin = state.clone()
        assert before == twin.dump()
        chance = random.Random(4)
        while twin.pending():
            twin.step(*answer(twin, chance))
        assert before == state.dump()
        assert seen == [state.observe(seat) for seat in range(case.seats)]
        ended = twin.dump()
        for _ in range(30):
            if state.pending():
                state.step(*answer(state, chance))
        assert ended == twin.dump()


@each_case
def test_an_answer_reads_back_as_written(case: Case) -> None:
    verbs = case.game.verbs
    for state in positions(case, 15, 12 * SCALE):
        for seat in seat_bits(state.pending()):
            for action in state.legal(seat):
                assert action == verbs.parse(verbs.print(action))


@pytest.mark.parametrize("game", GAMES + TEMPLATES, ids=lambda game: game.key)
def test_every_action_number_has_a_text_of_its_own(game) -> None:
    chance = random.Random(5)
    actions = few(list(range(game.verbs.size)), 3000 * SCALE, chance)
    for action in actions:
        text = game.verbs.print(action)
        assert action == game.verbs.parse(text)
        assert action == game.verbs.parse(f"  {text} ")


@each_case
def test_a_position_reads_back_as_written(case: Case) -> None:
    for state in positions(case, 16, 12 * SCALE):
        text = state.text()
        assert "\n" not in text
        twin = case.game.position(text, case.seats, case.options)
        assert state.dump() == twin.dump(), text
        assert text == twin.text()


@each_case
def test_answers_of_simultaneous_seats_commute(case: Case) -> None:
    chance = random.Random(6)
    tried = 0
    for seed in SEEDS:
        for state in walk(case, 20 + seed):
            seats = [seat for seat in seat_bits(state.pending()) if seat != DEALER]
            if len(seats) < 2 or chance.random() > 0.3:
                continue
            tried += 1
            if tried > 12 * SCALE:
                break
            answers = {seat: chance.choice(state.legal(seat)) for seat in seats}
            orders = list(permutations(seats))
            if len(orders) > 24 and SCALE == 1:
                orders = chance.sample(orders, 24)
            first = in_order(state, tuple(seats), answers)
            for order in orders:
                end = in_order(state, order, answers)
                assert first == end, (order, answers, state.text())


def in_order(state: State, order: tuple[int, ...], answers: dict[int, int]) -> list[int]:
    """The position after *answers* in this *order*, the dealer's luck being the same in all."""
    twin = state.clone()
    dealers = [Rng(100 + stream) for stream in range(16)]
    for seat in order:
        deal(twin, dealers, seat)
        twin.apply(seat, answers[seat])
    deal(twin, dealers, -1)
    return twin.dump()


def deal(state: State, dealers: list[Rng], until: int) -> None:
    """Answer for the dealer until seat *until* is asked, or as long as the dealer is."""
    while (state.pending() >> DEALER) & 1 and (until < 0 or not (state.pending() >> until) & 1):
        state.step(DEALER, state.chance(dealers[state.stream()]))


@each_case
def test_a_replay_gives_the_same_game(case: Case) -> None:
    for seed in SEEDS:
        table = tables.new(case.game.key, case.seats, seed, case.given)
        chance = random.Random(seed)
        while not table.is_over:
            seat = chance.choice(table.pending)
            table.play(seat, chance.choice(table.state.useful(seat)))
        again = tables.replay(table.journal)
        assert table.journal == again.journal
        assert table.state.fingerprint() == again.state.fingerprint()
        assert table.result == again.result
        tables.verify(table.journal)
        middle = len(table.entries) // 2
        upto = tables.replay(table.journal, middle)
        assert middle == len(upto.entries)


@each_case
def test_undo_restores_the_position_and_never_rolls_again(case: Case) -> None:
    taken_back = 0
    for seed in range(1, 5) if case.game in TEMPLATES else SEEDS:
        given = {**case.given, "undo": True}
        table = tables.new(case.game.key, case.seats, 50 + seed, given)
        chance = random.Random(seed)
        while not table.is_over:
            seat = chance.choice(table.pending)
            action = chance.choice(table.state.useful(seat))
            before, entries = table.state.fingerprint(), list(table.entries)
            table.play(seat, action)
            if chance.random() > 0.25:
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
def test_in_a_simultaneous_phase_only_the_own_answer_is_withdrawn(case: Case) -> None:
    table = tables.new(case.game.key, case.seats, 77, {**case.given, "undo": True})
    chance = random.Random(7)
    while not table.is_over:
        pending = table.pending
        seat = chance.choice(pending)
        table.play(seat, chance.choice(table.state.useful(seat)))
        if len(pending) < 2 or chance.random() > 0.3:
            continue
        seat = chance.randrange(case.seats)
        numbers = {answer.entry.number for answer in table.answers if answer.entry.who != seat}
        try:
            index = table.undo_index(seat)
            is_shared = table.answers[index].phase != 0
            table.undo(seat)
        except IllegalAction:
            continue
        if is_shared:
            left = {answer.entry.number for answer in table.answers}
            assert {number for number in numbers if number <= len(table.entries)} - left == set()
        state = case.game.new(case.seats, table.options)
        for answer_in_force in table.answers:
            step_again(state, answer_in_force)
        assert state.dump() == table.state.dump()


@each_case
def test_nothing_is_lost_or_made(case: Case) -> None:
    for seed in SEEDS:
        for index, state in enumerate(walk(case, 30 + seed)):
            assert [] == broken(state), state.text()
            if index % 23 == 0:
                for seat in [*range(case.seats), SPECTATOR]:
                    assert [] == broken(state.redeal(seat, Rng(index)))


@each_case
def test_a_game_ends_within_its_bound(case: Case) -> None:
    for seed in range(1, 1 + 2 * SCALE):
        *_, state = walk(case, 40 + seed, BOUNDS[case.game.key])
        assert 0 == state.pending()
        result = state.result()
        assert result is not None
        assert case.seats == len(result.scores) == len(state.scores())
        assert set(result.winners) <= set(range(case.seats))
        is_shared = "cooperative" in case.given.values()
        assert case.seats == 1 or is_shared or result.winners
        for seat in range(case.seats):
            assert result.scores[seat] == sum(amount for _, amount in state.points(seat))


@each_case
def test_there_is_a_result_exactly_when_nobody_is_asked(case: Case) -> None:
    for state in walk(case, 45):
        assert (state.pending() == 0) == (state.result() is not None)


@each_case
def test_a_tape_changes_nothing(case: Case) -> None:
    told, silent = random.Random(8), random.Random(8)
    state, twin = case.new(), case.new()
    while state.pending():
        state.tape = Tape()
        state.step(*answer(state, told))
        twin.step(*answer(twin, silent))
        for record in state.tape.records:
            kind = case.game.events[record[0]]
            for index, (_, domain) in enumerate(kind.args):
                assert domain.fact(record[2 + index]) is not None
        state.tape = None
        assert state.dump() == twin.dump()


@each_case
def test_a_view_is_plain_data_with_refs_of_its_own(case: Case) -> None:
    for state in positions(case, 17, 6 * SCALE):
        for seat in [*range(case.seats), SPECTATOR]:
            view = state.observe(seat)
            assert msgspec.json.encode(view)
            assert seat == view.seat
            refs = [piece.ref for zone in view.zones for piece in zone.pieces]
            refs += [zone.ref for zone in view.zones]
            assert len(set(refs)) == len(refs), sorted(r for r in refs if refs.count(r) > 1)
            assert case.seats == len(view.standings)


@pytest.mark.parametrize(
    "case", [case for game in GAMES + TEMPLATES for case in single_values(game)], ids=str
)
def test_every_value_of_every_option_plays_to_the_end(case: Case) -> None:
    for seed in range(1, 1 + SCALE):
        *_, state = walk(case, 60 + seed, BOUNDS[case.game.key])
        assert state.result() is not None
        assert [] == broken(state)
        assert state.dump() == case.game.load(state.dump()).dump()
