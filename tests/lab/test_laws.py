"""Each law holds for a sound game and notices the fault it is there for."""

from collections.abc import Callable

import pytest

from tabletown.core.rng import Rng
from tabletown.core.state import State
from tabletown.core.view import Piece, Standing, View, Zone
from tabletown.games import find
from tabletown.lab import laws
from tabletown.lab.laws import LawBroken
from tabletown.lab.random_play import play_table, positions
from tabletown.lab.setups import Setup
from tests.core.stub import GAME, Pile

PILE = Setup(GAME, 2)


def view(seat: int, *zones: Zone, standings: int = 2) -> View:
    return View(seat, 0, tuple(Standing(place, 0) for place in range(standings)), zones)


class Silent(Pile):
    def legal(self, seat: int) -> list[int]:
        return []


class Descending(Pile):
    def legal(self, seat: int) -> list[int]:
        return super().legal(seat)[::-1]


class Unknown(Pile):
    def legal(self, seat: int) -> list[int]:
        return [0, 7]


class Useless(Pile):
    def useful(self, seat: int) -> list[int]:
        return [1, 5]


class Undecided(Pile):
    def default(self, seat: int) -> int:
        return 9


class Endless(Pile):
    def pending(self) -> int:
        return 1


class Lazy(Pile):
    def step(self, seat: int, action: int) -> None:
        pass

    def clone(self) -> State:
        return Lazy(self.stones, self.seat)


class Lenient(Pile):
    def apply(self, seat: int, action: int) -> None:
        pass


class Forgetful(Pile):
    """Its dump is that of another pile."""

    def dump(self) -> list[int]:
        return [self.stones + 10, self.seat]


class Same(Pile):
    """A clone of it is the thing itself."""

    def clone(self) -> State:
        return self


class Misspelt(Pile):
    def text(self) -> str:
        return f"{self.stones + 1} s{self.seat}"


class Torn(Pile):
    def text(self) -> str:
        return f"{self.stones}\ns{self.seat}"


class Stranger(Pile):
    def observe(self, seat: int) -> View:
        return view(0)


class Crowded(Pile):
    def observe(self, seat: int) -> View:
        return view(seat, standings=3)


class Doubled(Pile):
    def observe(self, seat: int) -> View:
        piece = Piece("stone:one", "stone")
        return view(seat, Zone("zone:pile", "row", "zone-pile", pieces=(piece, piece)))


class Talkative(Pile):
    """What is redealt looks another way."""

    def redeal(self, seat: int, rng: Rng) -> State:
        return Stranger(self.stones, self.seat)


class Restless(Pile):
    """Asking for a redeal changes the truth."""

    def redeal(self, seat: int, rng: Rng) -> State:
        found = self.clone()
        self.stones += 1
        return found


FAULTS: list[tuple[laws.Law, type[Pile], int, str]] = [
    (laws.questions, Silent, 5, "seat 0 is asked and can answer"),
    (laws.questions, Descending, 5, "the answers of seat 0 ascend"),
    (laws.questions, Unknown, 5, "the answers of seat 0 are actions of the game"),
    (laws.questions, Useless, 5, "what seat 0 may try is legal"),
    (laws.questions, Undecided, 5, "the default of seat 0 is legal"),
    (laws.questions, Endless, 0, "a game has a result at its end"),
    (laws.legal_answers, Lazy, 5, "something has changed after take 1 of seat 0"),
    (laws.illegal_answers, Lenient, 5, "seat 0 gave answer -1, which is not legal"),
    (laws.dumps, Forgetful, 5, "a loaded position goes on the same"),
    (laws.clones, Same, 5, "what happens to a clone leaves what was cloned alone"),
    (laws.texts_of_positions, Misspelt, 5, "the text holds the whole position: 6 s0"),
    (laws.texts_of_positions, Torn, 5, "the text of a position is one line"),
    (laws.views, Stranger, 5, "the view of seat 1 is its own"),
    (laws.views, Crowded, 5, "a view has a standing for every seat"),
    (laws.views, Doubled, 5, "these refs mean two things to seat 0: ['stone:one']"),
    (laws.secrets, Talkative, 5, "the view of seat 1 is safe"),
    (laws.secrets, Restless, 5, "a redeal leaves the truth alone"),
]


def complaint(check: Callable[[], None]) -> str:
    with pytest.raises(LawBroken) as broken:
        check()
    return str(broken.value)


@pytest.mark.parametrize(
    ("law", "kind", "stones", "said"), FAULTS, ids=[kind.__name__ for _, kind, _, _ in FAULTS]
)
def test_a_fault_is_noticed_by_its_law(
    law: laws.Law, kind: type[Pile], stones: int, said: str
) -> None:
    law(Pile(stones, 0), PILE, Rng(1), 12)
    found = complaint(lambda: law(kind(stones, 0), PILE, Rng(1), 12))
    assert found.startswith(said)


def test_a_sound_game_keeps_every_law_and_its_positions_stay_as_they_are() -> None:
    for key in ("pile", "quickdraw"):
        setup = PILE if key == "pile" else Setup(find(key), 3)
        for index, state in enumerate(positions(setup, 5)):
            before = state.dump()
            laws.check_position(state, setup, Rng(index))
            assert before == state.dump()
            if not state.pending():
                laws.ending(state, setup)


def test_answers_that_do_not_commute_are_noticed() -> None:
    class Race(Pile):
        """Both seats are asked, and the later one decides who is next."""

        def pending(self) -> int:
            return 3

        def step(self, seat: int, action: int) -> None:
            self.seat = seat

        def clone(self) -> State:
            return Race(self.stones, self.seat)

    assert "commute" in complaint(lambda: laws.orders(Race(5, 0), PILE, Rng(1)))


def test_an_end_without_its_scores_is_noticed() -> None:
    found = complaint(lambda: laws.ending(Pile(5, 0), PILE))
    assert "the game comes to an end" == found
    laws.ending(Pile(0, 0), PILE)

    class Pointless(Pile):
        """Its winner has a score that comes from nowhere."""

        def points(self, seat: int) -> list[tuple[str, int]]:
            return []

    found = complaint(lambda: laws.ending(Pointless(0, 0), PILE))
    assert "the score of seat 1 is the sum of its points" == found


def test_a_table_that_was_tampered_with_is_noticed() -> None:
    table = play_table(Setup(find("quickdraw"), 2), 3)
    laws.check_table(table)
    table.answers.pop()
    table.state = table.state_at(len(table.answers) - 2)
    assert "a replay comes to the same position" == complaint(lambda: laws.check_table(table))
