"""The laws that every position and every table of every game obeys, each written once.

A law takes a position, the setup it was reached with and a generator, leaves the position as it
was and raises `LawBroken` with what it found. Long lists of answers are looked at in part: *most*
of them, drawn from the generator. `check_position` asks all of them, `check_table` those of a
table. Property tests, `dev.py fuzz` and `dev.py soak random` use these and no others.
"""

import dataclasses
import json
from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from itertools import permutations
from typing import TypeVar

from tabletown.core.errors import IllegalAction
from tabletown.core.events import Tape
from tabletown.core.rng import Rng
from tabletown.core.state import DEALER, SPECTATOR, Game, State, seat_bits
from tabletown.core.view import View
from tabletown.lab.random_play import STRAY, answer
from tabletown.lab.setups import Setup
from tabletown.plain import plain_decision, plain_events
from tabletown.table import Table, replay, verify

SOME = 12
"""How many answers of a long list are looked at unless more are asked for."""
OUTSIDE = (-1, DEALER + 1, 99)
"""Seats that no table has."""

Value = TypeVar("Value")
Law = Callable[[State, Setup, Rng, int], None]


class LawBroken(AssertionError):
    """A position or a table that may not be."""


def demand(holds: bool, law: str) -> None:
    """Raise `LawBroken` with *law* unless it *holds*."""
    if not holds:
        raise LawBroken(law)


def some(values: Sequence[Value], rng: Rng, most: int) -> list[Value]:
    """All of *values*, or *most* of them drawn without repetition."""
    left = list(values)
    if len(left) <= most:
        return left
    return [left.pop(rng.below(len(left))) for _ in range(most)]


def viewers(setup: Setup) -> list[int]:
    """Everybody who looks at the table: the seats and a spectator."""
    return [*range(setup.seats), SPECTATOR]


# Laws of one position


def questions(state: State, setup: Setup, rng: Rng, most: int = SOME) -> None:
    """Whoever is asked can answer, and nobody is asked exactly when there is a result."""
    demand(state.pending() >= 0, "pending is a mask")
    demand((state.result() is None) == (state.pending() != 0), "a game has a result at its end")
    for seat in seat_bits(state.pending()):
        demand(seat < setup.seats or seat == DEALER, f"seat {seat} is at the table")
        legal, useful = state.legal(seat), state.useful(seat)
        demand(bool(legal), f"seat {seat} is asked and can answer")
        demand(legal == sorted(set(legal)), f"the answers of seat {seat} ascend")
        known = 0 <= legal[0] and legal[-1] < setup.game.verbs.size
        demand(known, f"the answers of seat {seat} are actions of the game")
        demand(legal == state.legal(seat), f"asking seat {seat} twice gives the same answers")
        demand(bool(useful), f"seat {seat} has an answer worth trying")
        demand(set(useful) <= set(legal), f"what seat {seat} may try is legal")
        if seat == DEALER:
            odds = state.odds()
            demand(len(odds) == len(legal), "every answer of the dealer has its odds")
            demand(min(odds) > 0, "no answer of the dealer is impossible")
            demand(0 <= state.stream() < 16, "the dealer draws from a known stream")
            demand(state.clone().chance(Rng(rng.next())) in legal, "chance gives a legal answer")
        else:
            demand(state.default(seat) in legal, f"the default of seat {seat} is legal")
            demand(bool(state.decision(seat).ask), f"seat {seat} is asked something")


def texts_of_answers(state: State, setup: Setup, rng: Rng, most: int = SOME) -> None:
    """An answer reads back as it is written."""
    verbs = setup.game.verbs
    for seat in seat_bits(state.pending()):
        for action in some(state.legal(seat), rng, most):
            text = verbs.print(action)
            demand(verbs.parse(text) == action, f"{text} reads back")


def legal_answers(state: State, setup: Setup, rng: Rng, most: int = SOME) -> None:
    """Every legal answer applies, to the clone alone, the same with and without a tape."""
    before = state.dump()
    for seat in seat_bits(state.pending()):
        for action in some(state.legal(seat), rng, most):
            done = f"after {setup.game.verbs.print(action)} of seat {seat}"
            silent, told = state.clone(), state.clone()
            told.tape = Tape()
            silent.apply(seat, action)
            told.apply(seat, action)
            demand(silent.tape is None, f"a clone has no tape of its own {done}")
            demand(silent.dump() != before, f"something has changed {done}")
            demand(silent.dump() == told.dump(), f"a tape changes nothing {done}")
            for record in told.tape.records:
                kind = setup.game.events[record[0]]
                for index, (name, domain) in enumerate(kind.args):
                    fact = domain.fact(record[2 + index])
                    demand(fact is not None, f"{kind.key} has its {name} {done}")
    demand(state.dump() == before, "an answer to a clone leaves the position alone")


def illegal_answers(state: State, setup: Setup, rng: Rng, most: int = SOME) -> None:
    """Every other answer is refused with a code and changes nothing."""
    size, before = setup.game.verbs.size, state.dump()
    for seat in [*range(DEALER + 1), *OUTSIDE]:
        is_asked = 0 <= seat <= DEALER and (state.pending() >> seat) & 1
        legal = set(state.legal(seat)) if is_asked else set()
        tried = {rng.below(size) for _ in range(most)} | {-1, size, size + 7}
        for action in sorted(tried - legal):
            try:
                state.apply(seat, action)
            except IllegalAction as refusal:
                demand(bool(refusal.code), "a refusal has a code")
            else:
                raise LawBroken(f"seat {seat} gave answer {action}, which is not legal")
    demand(state.dump() == before, "a refusal changes nothing")


def dumps(state: State, setup: Setup, rng: Rng, most: int = SOME) -> None:
    """A dump is the whole position: what is loaded looks the same and goes on the same."""
    before = state.dump()
    loaded = setup.game.load(list(before))
    demand(loaded.dump() == before, "a dump loads back")
    demand(loaded.fingerprint() == state.fingerprint(), "a loaded position has its fingerprint")
    demand(loaded.pending() == state.pending(), "a loaded position asks the same seats")
    for viewer in viewers(setup):
        same = loaded.observe(viewer) == state.observe(viewer)
        demand(same, f"a loaded position looks the same to seat {viewer}")
    twin = state.clone()
    for _ in range(most):
        if not twin.pending():
            break
        seat, action = answer(twin, rng, STRAY)
        demand(loaded.legal(seat) == twin.legal(seat), "a loaded position offers the same")
        twin.step(seat, action)
        loaded.step(seat, action)
        demand(twin.dump() == loaded.dump(), "a loaded position goes on the same")


def clones(state: State, setup: Setup, rng: Rng, most: int = SOME) -> None:
    """A clone is equal and shares nothing that can change, in either direction."""
    before = state.dump()
    seen = [state.observe(viewer) for viewer in viewers(setup)]
    first = state.clone()
    demand(first.dump() == before, "a clone is equal")
    second = first.clone()
    play_on(second, rng, most)
    demand(first.dump() == before, "what happens to a clone leaves what was cloned alone")
    demand(state.dump() == before, "what happens to a clone of a clone leaves both alone")
    ended = second.dump()
    play_on(first, rng, most)
    demand(second.dump() == ended, "what happens to what was cloned leaves the clone alone")
    same = seen == [state.observe(viewer) for viewer in viewers(setup)]
    demand(same, "what happens to a clone leaves the views of the position alone")


def play_on(state: State, rng: Rng, most: int) -> None:
    """Give up to *most* random answers."""
    for _ in range(most):
        if not state.pending():
            return
        state.step(*answer(state, rng, STRAY))


def texts_of_positions(state: State, setup: Setup, rng: Rng, most: int = SOME) -> None:
    """The text of a position is one line and sets the whole position up again."""
    text = state.text()
    again = setup.game.position(text, setup.seats, setup.options)
    demand("\n" not in text, f"the text of a position is one line: {text}")
    demand(again.text() == text, f"the position reads back: {text}")
    demand(again.dump() == state.dump(), f"the text holds the whole position: {text}")


def views(state: State, setup: Setup, rng: Rng, most: int = SOME) -> None:
    """A view is plain data, knows its seat, and gives everything a ref of its own."""
    for viewer in viewers(setup):
        view = state.observe(viewer)
        json.dumps(view, default=plain)
        demand(view.seat == viewer, f"the view of seat {viewer} is its own")
        demand(len(view.standings) == setup.seats, "a view has a standing for every seat")
        refs = [piece.ref for zone in view.zones for piece in zone.pieces]
        refs += [zone.ref for zone in view.zones]
        if len(set(refs)) < len(refs):
            twice = sorted(ref for ref, count in Counter(refs).items() if count > 1)
            raise LawBroken(f"these refs mean two things to seat {viewer}: {twice}")


def plain(part: object) -> dict[str, object]:
    """The fields of a dataclass in a view; nothing else may be in one."""
    if not dataclasses.is_dataclass(part):
        raise LawBroken(f"a view is plain data, and {part!r} is not")
    return vars(part)


def secrets(state: State, setup: Setup, rng: Rng, most: int = SOME) -> None:
    """What a seat cannot know shows neither in its view nor in what it is asked or refused."""
    before = state.dump()
    for seat in viewers(setup):
        other = state.redeal(seat, Rng(rng.next()))
        demand(other.observe(seat) == state.observe(seat), f"the view of seat {seat} is safe")
        is_asked = (state.pending() >> seat) & 1
        demand((other.pending() >> seat) & 1 == is_asked, f"whether seat {seat} is asked is safe")
        demand(other.dump() == setup.game.load(other.dump()).dump(), "a redeal can be dumped")
        lost = broken(other)
        demand(not lost, f"a redeal for seat {seat} neither loses nor makes anything: {lost}")
        if is_asked:
            same = plain_decision(other, seat) == plain_decision(state, seat)
            demand(same, f"the question to seat {seat} is safe")
            same = sorted(other.useful(seat)) == sorted(state.useful(seat))
            demand(same, f"what seat {seat} may try is safe")
            same = other.default(seat) == state.default(seat)
            demand(same, f"the default of seat {seat} is safe")
            for action in (rng.below(setup.game.verbs.size) for _ in range(most)):
                same = other.why(seat, action) == state.why(seat, action)
                demand(same, f"why seat {seat} may not answer {action} is safe")
    demand(state.dump() == before, "a redeal leaves the truth alone")


def secret_events(state: State, setup: Setup, rng: Rng, most: int = SOME) -> None:
    """Answers that are secret to a seat and leave it the same view send it the same events."""
    for actor in seat_bits(state.pending()):
        legal = some(state.legal(actor), rng, most)
        for seat in viewers(setup):
            told: list[tuple[View, object]] = []
            for action in legal:
                if seat == actor or (state.seen(actor, action) >> seat) & 1:
                    continue
                twin = state.clone()
                twin.tape = Tape()
                twin.step(actor, action)
                events = plain_events(setup.game, twin.tape.records, seat)
                view = twin.observe(seat)
                for other, others in told:
                    safe = view != other or events == others
                    demand(safe, f"events do not tell seat {seat} what seat {actor} did")
                told.append((view, events))


def orders(state: State, setup: Setup, rng: Rng, most: int = SOME) -> None:
    """Answers of seats that are asked at once lead to the same position in any order."""
    seats = [seat for seat in seat_bits(state.pending()) if seat != DEALER]
    if len(seats) < 2:
        return
    answers: dict[int, int] = {}
    for seat in seats:
        legal = state.legal(seat)
        answers[seat] = legal[rng.below(len(legal))]
    luck = rng.next()
    first = after_answers(state, seats, answers, luck)
    for order in some(list(permutations(seats))[1:], rng, most):
        same = after_answers(state, order, answers, luck) == first
        demand(same, f"answers {answers} commute in order {order}")


def after_answers(
    state: State, order: Sequence[int], answers: dict[int, int], luck: int
) -> list[int]:
    """The position after *answers* in this *order*, the dealer's luck being the same in all."""
    twin = state.clone()
    dealers = [Rng(luck + stream) for stream in range(16)]
    for seat in order:
        deal(twin, dealers, seat)
        twin.apply(seat, answers[seat])
    deal(twin, dealers, None)
    return twin.dump()


def deal(state: State, dealers: list[Rng], until: int | None) -> None:
    """Answer for the dealer until seat *until* is asked, or as long as the dealer is."""
    while (state.pending() >> DEALER) & 1:
        if until is not None and (state.pending() >> until) & 1:
            return
        state.step(DEALER, state.chance(dealers[state.stream()]))


def conservation(state: State, setup: Setup, rng: Rng, most: int = SOME) -> None:
    """Money, tokens, cards and people are conserved, as the game itself counts them."""
    demand_conserved(state)


def demand_conserved(state: State) -> None:
    """Raise if the game counts that something was lost or made; quick, for after every answer."""
    lost = broken(state)
    if lost:
        raise LawBroken(f"nothing is lost or made: {'; '.join(lost)}")


@cache
def invariants(game: Game) -> Callable[[State], list[str]] | None:
    """The game's own count of what it may not lose: `invariants.broken` beside its `Game`."""
    name = f"{type(game).__module__.rpartition('.')[0]}.invariants"
    if not find_spec(name):
        return None
    found: Callable[[State], list[str]] = import_module(name).broken
    return found


def broken(state: State) -> list[str]:
    """What the game's own conservation laws complain of."""
    count = invariants(state.game())
    return [] if count is None else count(state)


def ending(state: State, setup: Setup) -> None:
    """A finished game has a score for every seat, made of its points, and winners among them."""
    result = state.result()
    demand(state.pending() == 0 and result is not None, "the game comes to an end")
    assert result is not None
    demand(setup.seats == len(result.scores) == len(state.scores()), "every seat has a score")
    demand(set(result.winners) <= set(range(setup.seats)), "the winners sit at the table")
    for seat in range(setup.seats):
        total = sum(amount for _, amount in state.points(seat))
        demand(result.scores[seat] == total, f"the score of seat {seat} is the sum of its points")


POSITION_LAWS: tuple[Law, ...] = (
    questions,
    texts_of_answers,
    legal_answers,
    illegal_answers,
    dumps,
    clones,
    texts_of_positions,
    views,
    secrets,
    secret_events,
    orders,
    conservation,
)
"""Every law of one position."""


def check_position(state: State, setup: Setup, rng: Rng, most: int = SOME) -> None:
    """Every law of one position; *state* stays as it is."""
    for law in POSITION_LAWS:
        law(state, setup, rng, most)


# Laws of a table


def replays(table: Table) -> None:
    """A journal plays again, whole and as far as one likes, and comes to the same."""
    again = replay(table.journal)
    demand(again.journal == table.journal, "a journal plays again")
    same = again.state.fingerprint() == table.state.fingerprint()
    demand(same, "a replay comes to the same position")
    demand(again.result == table.result, "a replay comes to the same result")
    middle = len(table.entries) // 2
    demand(len(replay(table.journal, middle).entries) == middle, "a replay stops where it should")
    if table.is_over:
        verify(table.journal)


def undoing(table: Table, seat: int) -> None:
    """What *seat* takes back is taken back in a replay too; a refusal changes nothing."""
    again = replay(table.journal)
    try:
        again.undo(seat)
    except IllegalAction:
        demand(again.journal == table.journal, "a refused undo changes nothing")
        return
    same = replay(again.journal).state.dump() == again.state.dump()
    demand(same, "a journal with an undo plays again")


def check_table(table: Table) -> None:
    """Every law of a table; *table* stays as it is."""
    replays(table)
    who = [given.entry.who for given in table.answers if given.entry.who != DEALER]
    if who:
        undoing(table, who[-1])
