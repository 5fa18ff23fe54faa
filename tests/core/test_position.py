"""The question machine, on a small game of its own: who is asked, and what happens unasked."""

import pytest

from tabletown.core.agenda import pack, seat_of, x_of
from tabletown.core.errors import IllegalAction
from tabletown.core.position import Position
from tabletown.core.question import (
    CHANCE_BESIDE,
    UNFORCED,
    Chance,
    ComponentQuestion,
    LaterStep,
    Pause,
    Question,
    Questions,
    Step,
)
from tabletown.core.rng import Rng
from tabletown.core.state import DEALER, Game, State
from tabletown.core.view import Facts, Result, View


class Pick(Question["Toy"]):
    """A seat picks a number up to x."""

    key = "pick"

    def answers(self, state: "Toy", item: int) -> list[int]:
        state.listed += 1
        return list(range(x_of(item) + 1))

    def useful(self, state: "Toy", item: int) -> list[int]:
        return [x_of(item)]

    def default(self, state: "Toy", item: int) -> int:
        return x_of(item)

    def about(self, state: "Toy", item: int) -> str:
        return f"seat:s{seat_of(item)}"

    def facts(self, state: "Toy", item: int) -> Facts:
        return {"most": x_of(item)}

    def seen(self, state: "Toy", item: int, action: int) -> int:
        return 1 << seat_of(item)

    def chosen(self, state: "Toy", item: int, action: int) -> None:
        state.done.append(f"s{seat_of(item)} {action}")
        if action == 9:
            state.ask(ASK_DIE, seat_of(item))
        if action == 8:
            state.ask_own(ASK_PICK, 1 - seat_of(item), 0, 3)


class Forced(Pick):
    """The same, but a single answer is given unasked."""

    def __init__(self) -> None:
        super().__init__(UNFORCED)


class Plain(Question["Toy"]):
    """A question that says nothing but its answers."""

    key = "plain"

    def answers(self, state: "Toy", item: int) -> list[int]:
        return [4, 6]

    def why(self, state: "Toy", item: int, action: int) -> str:
        return "odd" if action % 2 else "not-legal"

    def chosen(self, state: "Toy", item: int, action: int) -> None:
        state.done.append(f"plain {action}")


class Die(Chance["Toy"]):
    """A loaded die, rolled for a seat."""

    def answers(self, state: "Toy", item: int) -> list[int]:
        return [1, 2, 3]

    def odds(self, state: "Toy", item: int) -> list[int]:
        return [1, 0, 5]

    def stream(self, state: "Toy", item: int) -> int:
        return 3

    def chosen(self, state: "Toy", item: int, action: int) -> None:
        state.done.append(f"die {action} for s{seat_of(item)}")


class Beside(Die):
    """The same die, rolled while seats go on deciding."""

    def __init__(self) -> None:
        super().__init__(CHANCE_BESIDE)


class Note(Step["Toy"]):
    """Writes its number down."""

    def carried_out(self, state: "Toy", item: int) -> None:
        state.done.append(f"step {x_of(item)}")


class Close(LaterStep["Toy"]):
    """Closes a round once all have answered."""

    def carried_out(self, state: "Toy", item: int) -> None:
        state.done.append("closed")


class Ask(ComponentQuestion["Toy"]):
    """What a component asks."""

    def component(self, state: "Toy", item: int) -> "Question[Toy]":
        return ASK_PLAIN


ASK_PICK, ASK_FORCED, ASK_PLAIN, ASK_DIE = Pick(), Forced(), Plain(), Die()
ASK_COMPONENT, STEP_NOTE, STEP_CLOSE, PAUSED = Ask(), Note(), Close(), Pause["Toy"]()
ASK_BESIDE = Beside()
QUESTIONS = Questions(
    [ASK_PICK, ASK_FORCED, ASK_PLAIN, ASK_DIE, ASK_COMPONENT],
    [STEP_NOTE, STEP_CLOSE, PAUSED, ASK_BESIDE],
    20,
)


class Toy(Position):
    """Two seats; `done` tells what has happened."""

    def __init__(self) -> None:
        super().__init__(QUESTIONS, 2)
        self.done: list[str] = []
        self.listed = 0
        self.rounds = 0

    def proceed(self) -> bool:
        self.done.append("proceed")
        if self.rounds == 0:
            return False
        self.rounds -= 1
        self.ask(ASK_PICK, 0, 0, 1)
        return True

    def game(self) -> Game:
        raise NotImplementedError

    def observe(self, seat: int) -> View:
        raise NotImplementedError

    def redeal(self, seat: int, rng: Rng) -> State:
        raise NotImplementedError

    def clone(self) -> State:
        raise NotImplementedError

    def dump(self) -> list[int]:
        return (
            self.agenda.all_items()
            + [-1]
            + self.own[0].all_items()
            + [-1]
            + self.own[1].all_items()
        )

    def scores(self) -> list[int]:
        return [0, 0]

    def result(self) -> Result | None:
        return None

    def text(self) -> str:
        return ""


def test_a_question_on_the_tables_agenda_is_asked_alone() -> None:
    toy = Toy()
    toy.ask_own(ASK_PICK, 0, 0, 2)
    toy.ask(ASK_PICK, 1, 0, 3)
    toy.go_on()
    assert 0b10 == toy.pending()
    assert [0, 1, 2, 3] == toy.legal(1)
    assert [] == toy.legal(0) == toy.useful(0)
    toy.apply(1, 2)
    assert ["s1 2"] == toy.done
    assert 0b01 == toy.pending()


def test_seats_are_asked_together_on_their_own_agendas() -> None:
    toy = Toy()
    toy.ask(STEP_CLOSE, DEALER)
    toy.ask_own(ASK_PICK, 0, 0, 2)
    toy.ask_own(ASK_PICK, 1, 0, 4)
    toy.go_on()
    assert 0b11 == toy.pending()
    assert [0, 1, 2] == toy.legal(0)
    assert [0, 1, 2, 3, 4] == toy.legal(1)
    toy.apply(1, 4)
    assert 0b01 == toy.pending()
    toy.apply(0, 0)
    assert ["s1 4", "s0 0", "closed", "proceed"] == toy.done
    assert 0 == toy.pending()


def test_a_dealers_question_interrupts_seats_that_decide_together() -> None:
    toy = Toy()
    toy.ask_own(ASK_PICK, 0, 0, 9)
    toy.ask_own(ASK_PICK, 1, 0, 2)
    toy.go_on()
    toy.apply(0, 9)
    assert 1 << DEALER == toy.pending()
    assert [1, 2, 3] == toy.legal(DEALER) == toy.useful(DEALER)
    assert [1, 0, 5] == toy.odds()
    assert 3 == toy.stream()
    assert toy.chance(Rng(1)) in (1, 3)
    toy.apply(DEALER, 3)
    assert 0b10 == toy.pending()


def test_the_dealer_may_be_asked_beside_seats_that_decide_together() -> None:
    toy = Toy()
    toy.ask(STEP_CLOSE, DEALER)
    toy.ask_own(ASK_PICK, 0, 0, 2)
    toy.ask_own(ASK_PICK, 0, 0, 2)
    toy.ask_own(ASK_PICK, 1, 0, 4)
    toy.ask(ASK_BESIDE, 1)
    toy.go_on()
    assert 0b11 | 1 << DEALER == toy.pending()
    assert ([0, 1, 2], [0, 1, 2, 3, 4], [1, 2, 3]) == (
        toy.legal(0),
        toy.legal(1),
        toy.legal(DEALER),
    )
    toy.apply(1, 4)
    assert 0b01 | 1 << DEALER == toy.pending()
    toy.apply(0, 0)
    toy.apply(DEALER, 3)
    assert 0b01 == toy.pending()
    toy.apply(0, 1)
    assert ["s1 4", "s0 0", "die 3 for s1", "s0 1", "closed", "proceed"] == toy.done


def test_the_dealer_alone_is_asked_where_no_seat_has_a_question_beside() -> None:
    toy = Toy()
    toy.ask_own(PAUSED, 0)
    toy.ask(ASK_BESIDE, 0)
    toy.go_on()
    assert 1 << DEALER == toy.pending()
    toy.apply(DEALER, 1)
    assert ["die 1 for s0", "proceed"] == toy.done


def test_a_seat_that_answers_may_have_another_one_asked() -> None:
    toy = Toy()
    toy.ask_own(ASK_PICK, 0, 0, 8)
    toy.ask_own(ASK_PICK, 0, 0, 8)
    toy.go_on()
    assert 0b01 == toy.pending()
    toy.apply(0, 8)
    assert 0b11 == toy.pending()


@pytest.mark.parametrize("is_own", [False, True])
def test_a_single_answer_is_given_unasked_where_the_question_says_so(is_own: bool) -> None:
    toy = Toy()
    ask = toy.ask_own if is_own else toy.ask
    ask(ASK_FORCED, 0, 0, 2)
    ask(ASK_FORCED, 0, 0, 0)
    ask(STEP_NOTE, 0, 0, 5)
    toy.go_on()
    assert ["step 5", "s0 0"] == toy.done
    assert 0b01 == toy.pending()
    assert [0, 1, 2] == toy.legal(0)


def test_a_plain_question_is_asked_even_with_one_answer() -> None:
    toy = Toy()
    toy.ask(ASK_PICK, 1, 0, 0)
    toy.go_on()
    assert 0b10 == toy.pending()


def test_steps_are_carried_out_from_the_top_down() -> None:
    toy = Toy()
    notes = [pack(STEP_NOTE.number, 0, 0, number) for number in (1, 2, 3)]
    toy.agenda.push_in_order(notes)
    toy.go_on()
    assert ["step 1", "step 2", "step 3", "proceed"] == toy.done


def test_a_pause_on_a_seats_agenda_asks_nobody_and_holds_what_is_beneath() -> None:
    toy = Toy()
    toy.ask_own(ASK_PICK, 0, 0, 2)
    toy.ask_own(PAUSED, 0)
    toy.ask_own(ASK_PICK, 1, 0, 2)
    toy.go_on()
    assert 0b10 == toy.pending()
    toy.apply(1, 0)
    assert 0 == toy.pending()
    toy.own[0].pop()
    toy.go_on()
    assert 0b01 == toy.pending()


def test_where_nothing_waits_the_game_proceeds_until_it_is_over() -> None:
    toy = Toy()
    toy.rounds = 1
    toy.go_on()
    assert 0b01 == toy.pending()
    toy.apply(0, 1)
    assert ["proceed", "s0 1", "proceed"] == toy.done
    assert 0 == toy.pending()


def test_answers_are_listed_once_until_the_question_changes() -> None:
    toy = Toy()
    toy.ask(ASK_PICK, 0, 0, 2)
    toy.ask(ASK_PICK, 0, 0, 2)
    toy.go_on()
    assert toy.legal(0) is toy.legal(0)
    assert 1 == toy.listed
    toy.apply(0, 1)
    toy.legal(0)
    assert 2 == toy.listed


def test_a_useful_answer_needs_no_list_of_all() -> None:
    toy = Toy()
    toy.ask(ASK_PICK, 0, 0, 2)
    toy.go_on()
    assert [2] == toy.useful(0)
    toy.apply(0, 2)
    assert 0 == toy.listed


@pytest.mark.parametrize(
    ("seat", "action", "code"),
    [(0, 3, "not-legal"), (0, -1, "not-legal"), (1, 0, "not-pending"), (16, 0, "not-pending")],
)
def test_what_is_not_legal_is_refused_and_changes_nothing(
    seat: int, action: int, code: str
) -> None:
    toy = Toy()
    toy.ask(ASK_PICK, 0, 0, 2)
    toy.go_on()
    before = toy.dump()
    with pytest.raises(IllegalAction) as refused:
        toy.apply(seat, action)
    assert code == refused.value.code
    assert before == toy.dump()
    assert [] == toy.done


@pytest.mark.parametrize("is_component", [False, True])
@pytest.mark.parametrize(("action", "code"), [(5, "odd"), (8, "not-legal")])
def test_a_question_says_why_an_answer_is_refused(
    is_component: bool, action: int, code: str
) -> None:
    toy = Toy()
    toy.ask(ASK_COMPONENT if is_component else ASK_PLAIN, 0)
    toy.go_on()
    with pytest.raises(IllegalAction) as refused:
        toy.apply(0, action)
    assert code == refused.value.code


def test_a_question_says_its_sentence_its_facts_its_default_and_who_may_read() -> None:
    toy = Toy()
    toy.ask(ASK_PICK, 1, 0, 2)
    toy.go_on()
    decision = toy.decision(1)
    assert ("pick", "seat:s1", {"most": 2}) == (decision.ask, decision.about, decision.facts)
    assert 2 == toy.default(1)
    assert 0b10 == toy.seen(1, 0)


def test_a_component_answers_its_own_question() -> None:
    toy = Toy()
    toy.ask(ASK_COMPONENT, 1)
    toy.go_on()
    assert "plain" == toy.decision(1).ask
    assert [4, 6] == toy.legal(1) == toy.useful(1)
    assert 4 == toy.default(1)
    assert 0x7FFF == toy.seen(1, 4)
    toy.apply(1, 6)
    assert ["plain 6", "proceed"] == toy.done


def test_the_list_gives_the_numbers_and_leaves_a_gap_before_the_steps() -> None:
    assert [1, 2, 3, 4, 5] == [
        question.number for question in (ASK_PICK, ASK_FORCED, ASK_PLAIN, ASK_DIE, ASK_COMPONENT)
    ]
    assert [20, 21, 22, 23] == [step.number for step in (STEP_NOTE, STEP_CLOSE, PAUSED, ASK_BESIDE)]
    known = [number for number in range(-1, 30) if QUESTIONS.is_known(number)]
    assert [1, 2, 3, 4, 5, 20, 21, 22, 23] == known
    assert ["pick", "pick", "plain"] == QUESTIONS.keys()


def test_no_question_is_listed_twice() -> None:
    with pytest.raises(AssertionError, match="Pick is listed twice"):
        Questions([Pick(), ASK_PICK])
