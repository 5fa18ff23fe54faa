"""The laws every position of every game obeys; each says what it found when one does not."""

from importlib import import_module
from importlib.util import find_spec

from tabletown.core.errors import IllegalAction
from tabletown.core.options import OptionValue
from tabletown.core.rng import Rng
from tabletown.core.state import DEALER, SPECTATOR, State, seat_bits
from tabletown.facts import decision_facts

SOME = 12
"""How many answers of a long list are looked at."""


class LawBroken(AssertionError):
    """A position that may not be."""


def demand(holds: bool, law: str) -> None:
    """Raise unless *holds*."""
    if not holds:
        raise LawBroken(law)


def some(values: list[int], rng: Rng) -> list[int]:
    """A few of *values*."""
    if len(values) <= SOME:
        return values
    return [values[rng.below(len(values))] for _ in range(SOME)]


def answers(state: State, rng: Rng) -> None:
    """Whoever is asked can answer; the list ascends; text and number mean the same answer."""
    verbs = state.game().verbs
    demand(state.pending() >= 0, "pending is a mask")
    demand((state.result() is None) == (state.pending() != 0), "a game has a result at its end")
    for seat in seat_bits(state.pending()):
        legal = state.legal(seat)
        demand(bool(legal), f"seat {seat} is asked and can answer")
        demand(legal == sorted(set(legal)), f"the answers of seat {seat} ascend")
        demand(legal == state.legal(seat), f"asking seat {seat} twice gives the same answers")
        if seat == DEALER:
            odds = state.odds()
            demand(len(odds) == len(legal), "every answer of the dealer has its odds")
            demand(all(weight > 0 for weight in odds), "no answer of the dealer is impossible")
            demand(0 <= state.stream() < 16, "the dealer draws from a known stream")
            demand(state.chance(Rng(rng.next())) in legal, "chance gives a legal answer")
        else:
            useful = state.useful(seat)
            demand(bool(useful), f"seat {seat} has an answer worth trying")
            demand(set(useful) <= set(legal), f"what seat {seat} may try is legal")
            demand(state.default(seat) in legal, f"the default of seat {seat} is legal")
            demand(bool(state.decision(seat).ask), f"seat {seat} is asked something")
        for action in some(legal, rng):
            demand(verbs.parse(verbs.print(action)) == action, f"{verbs.print(action)} reads back")


def refusals(state: State, rng: Rng) -> None:
    """Every other answer is refused with a code and changes nothing."""
    verbs, before = state.game().verbs, state.dump()
    for seat in range(DEALER + 1):
        legal = set(state.legal(seat)) if (state.pending() >> seat) & 1 else set()
        for action in [rng.below(verbs.size) for _ in range(3)] + [-1, verbs.size]:
            if action in legal:
                continue
            try:
                state.apply(seat, action)
            except IllegalAction as error:
                demand(bool(error.code), "a refusal has a code")
            else:
                raise LawBroken(f"seat {seat} gave answer {action}, which is not legal")
    demand(state.dump() == before, "a refusal changes nothing")


def copies(state: State, rng: Rng) -> None:
    """A dump loads back; a clone is equal and shares nothing that can change."""
    before = state.dump()
    loaded = state.game().load(list(before))
    demand(loaded.dump() == before, "a dump loads back")
    demand(loaded.fingerprint() == state.fingerprint(), "a loaded position has its fingerprint")
    same_view = loaded.observe(SPECTATOR) == state.observe(SPECTATOR)
    demand(same_view, "a loaded position looks the same")
    clone = state.clone()
    demand(clone.dump() == before, "a clone is equal")
    for _ in range(4):
        if clone.pending() == 0:
            break
        seat = seat_bits(clone.pending())[-1]
        legal = clone.legal(seat)
        clone.step(seat, legal[rng.below(len(legal))])
    demand(state.dump() == before, "a clone shares nothing that can change")


def positions(state: State, options: dict[str, OptionValue], seats: int) -> None:
    """The text of a position sets it up again."""
    text = state.text()
    again = state.game().position(text, seats, options)
    demand(again.text() == text, f"the position reads back: {text}")
    demand(again.dump() == state.dump(), f"the text holds the whole position: {text}")


def secrets(state: State, seats: int, rng: Rng) -> None:
    """What a seat cannot know shows neither in its view nor in its answers."""
    before = state.dump()
    for seat in [*range(seats), SPECTATOR]:
        other = state.redeal(seat, Rng(rng.next()))
        demand(other.observe(seat) == state.observe(seat), f"the view of seat {seat} is safe")
        same = decision_facts(other, seat) == decision_facts(state, seat)
        demand(same, f"the question to seat {seat} is safe")
    demand(state.dump() == before, "a redeal leaves the truth alone")


def orders(state: State, rng: Rng) -> None:
    """Answers of seats that are asked at once lead to the same position in any order."""
    seats = seat_bits(state.pending())
    if len(seats) < 2 or DEALER in seats or state.phase() == 0:
        return
    first, second = seats[0], seats[1 + rng.below(len(seats) - 1)]
    one, other = state.legal(first), state.legal(second)
    a, b = one[rng.below(len(one))], other[rng.below(len(other))]
    forth, back = state.clone(), state.clone()
    forth.apply(first, a)
    back.apply(second, b)
    if (forth.pending() >> second) & 1 and (back.pending() >> first) & 1:
        forth.apply(second, b)
        back.apply(first, a)
        demand(forth.dump() == back.dump(), f"seats {first} and {second} answer in any order")


def conserved(state: State) -> None:
    """Money, tokens, cards and people are conserved, as the game itself counts them."""
    name = f"tabletown.games.{state.game().key}.invariants"
    if find_spec(name):
        complaints = import_module(name).broken(state)
        demand(not complaints, f"nothing is lost or made: {complaints}")


def all_of_them(state: State, seats: int, options: dict[str, OptionValue], rng: Rng) -> None:
    """Every law, on one position."""
    answers(state, rng)
    refusals(state, rng)
    copies(state, rng)
    positions(state, options, seats)
    secrets(state, seats, rng)
    orders(state, rng)
    conserved(state)
