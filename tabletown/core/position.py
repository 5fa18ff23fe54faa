"""A position whose questions stand on agendas: who is asked, what may be answered, what follows.

The table has one agenda, and each seat may have one of its own. A question on the table's agenda
is asked alone, unless it asks the dealer beside the seats. Where none is asked alone, all seats
with a question on their own agendas are asked at the same time. Where nothing is asked and
nothing waits, `proceed` takes the game on.
Everything here is the same in every game; the rules are in the game's questions.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from tabletown.core.agenda import (
    ALL_LISTED,
    NO_ANSWERS,
    NOT_LISTED,
    USEFUL_LISTED,
    Agenda,
    pack,
)
from tabletown.core.errors import IllegalAction
from tabletown.core.question import (
    ASKED,
    CHANCE,
    CHANCE_BESIDE,
    LATER_STEP,
    SELECTIVE,
    STEP,
    UNFORCED,
    Chance,
    Holder,
    Question,
    Questions,
)
from tabletown.core.rng import Rng
from tabletown.core.state import DEALER, Decision, State

if TYPE_CHECKING:
    from mypy_extensions import i64

BIT: Final[list[int]] = [1 << seat for seat in range(16)]
"""The mask of each seat alone."""
DEALER_BIT: Final = 1 << DEALER


@mypyc_attr(allow_interpreted_subclasses=True)
class Position(State):
    """A state that asks by agendas."""

    __slots__ = (
        "agenda",
        "due",
        "fresh",
        "holders",
        "is_alone",
        "is_stale",
        "kinds",
        "own",
        "questions",
    )

    def __init__(self, questions: Questions, own: int = 0) -> None:
        """A position that asks nothing yet; *own* is how many seats have an agenda each."""
        super().__init__()
        self.questions: list[Question[Any]] = questions.listed
        self.holders: list[Holder] = questions.holders
        self.kinds: bytes = questions.kinds
        self.agenda: Agenda = Agenda()
        """The table's agenda."""
        self.own: list[Agenda] = [Agenda() for _ in range(own)]
        """The seats' own agendas, where seats may decide at the same time."""
        self.due: i64 = 0
        """Mask of those who owe an answer."""
        self.fresh: i64 = 0
        """Mask of seats of which something has to be kept before they answer (`keep`)."""
        self.is_alone: bool = True
        """Whether the question on the table's agenda is the one that is asked."""
        self.is_stale: bool = False
        """Whether a seat that was not asked has got a question, so that all are looked at."""

    @abstractmethod
    def proceed(self) -> bool:
        """Go on where nothing is asked and nothing waits; false when the game is over."""

    def keep(self, seat: i64) -> None:
        """A seat that is `fresh` is about to answer: keep what rivals go on seeing of it."""

    # Asking

    def ask(
        self, question: Question[Any], seat: i64, about: i64 = 0, x: i64 = 0, y: i64 = 0
    ) -> None:
        """Put *question* on top of the table's agenda."""
        # Every answer leads here: `Agenda.push` and `pack` are written out for the plain form.
        agenda = self.agenda
        if agenda.top:
            if agenda.second:
                agenda.below = [*agenda.below, agenda.second]
            agenda.second = agenda.top
        agenda.top = question.number | (seat << 8) | (about << 12) | (x << 28) | (y << 44)
        agenda.listed = NOT_LISTED

    def ask_own(
        self, question: Question[Any], seat: i64, about: i64 = 0, x: i64 = 0, y: i64 = 0
    ) -> None:
        """Put *question* on top of *seat*'s own agenda."""
        self.own[seat].push(pack(question.number, seat, about, x, y))
        if not self.due & (1 << seat):
            self.is_stale = True

    def go_on(self) -> None:
        """Carry out what waits until somebody has to answer, or the game is over."""
        agenda = self.agenda
        while True:
            top: i64 = agenda.top
            kind: i64 = self.kinds[top & 0xFF]
            if kind == CHANCE:
                self.due = DEALER_BIT
                self.is_alone = True
                return
            if kind == ASKED:
                self.due = 1 << ((top >> 8) & 0xF)
                self.is_alone = True
                return
            if kind == STEP:
                self._carry_out(agenda)
                continue
            if kind == UNFORCED or kind == SELECTIVE:
                if self._is_asked(agenda):
                    self.due = 1 << ((agenda.top >> 8) & 0xF)
                    self.is_alone = True
                    return
                continue
            if not top and not self.own:
                if self.proceed():
                    continue
                self.is_alone = False
                self.due = 0
                return
            self.is_alone = False
            self.due = 0
            if self.own:
                self._ask_seats()
                if agenda.top != top:
                    continue
            if kind == CHANCE_BESIDE:
                self.due |= DEALER_BIT
            if self.due:
                return
            if top:
                self._carry_out(agenda)
            elif not self.proceed():
                return

    def settle_own(self, seat: i64) -> None:
        """Carry out at once all that needs no answer on *seat*'s own agenda."""
        self._is_asked(self.own[seat])

    def _ask_seats(self) -> None:
        """Find out who has to answer on his own."""
        self.is_stale = False
        bit: i64 = 1
        for own in self.own:
            item: i64 = own.top
            if item:
                # Mostly it is a question with several answers; the rest is `_is_asked`'s.
                if self.kinds[item & 0xFF] == UNFORCED and not own.listed:
                    own.useful = self.holders[item & 0xFF].question.answers(self, item)
                    own.listed = USEFUL_LISTED
                if (own.listed & USEFUL_LISTED and len(own.useful) > 1) or self._is_asked(own):
                    self.due |= bit
            bit += bit

    def _is_asked(self, agenda: Agenda) -> bool:
        """Whether a seat has to answer, once all that needs no answer on *agenda* is done."""
        while agenda.top:
            item: i64 = agenda.top
            kind: i64 = self.kinds[item & 0xFF]
            if kind == STEP:
                self._carry_out(agenda)
            elif kind == UNFORCED or kind == SELECTIVE:
                found = self._all_answers(agenda)
                if len(found) > 1:
                    return True
                self._answer(agenda, found[0])
            else:
                return kind == ASKED
        return False

    def _all_answers(self, agenda: Agenda) -> list[int]:
        """All answers to the question on top of *agenda*, listed once."""
        question = self.holders[agenda.top & 0xFF].question
        if question.is_selective:
            if not agenda.listed & ALL_LISTED:
                agenda.answers = question.answers(self, agenda.top)
                agenda.listed |= ALL_LISTED
            return agenda.answers
        if not agenda.listed:
            agenda.useful = question.answers(self, agenda.top)
            agenda.listed = USEFUL_LISTED
        return agenda.useful

    def _answer(self, agenda: Agenda, only: i64) -> None:
        """Give the *only* answer there is to the question on top of *agenda*."""
        seat: i64 = (agenda.top >> 8) & 0xF
        if self.fresh & (1 << seat):
            self.keep(seat)
        item: i64 = agenda.pop()
        self.holders[item & 0xFF].question.chosen(self, item, only)

    def _carry_out(self, agenda: Agenda) -> None:
        """Carry out the step on top of *agenda*."""
        # As `step`: this is `Agenda.pop` written out.
        item: i64 = agenda.top
        agenda.top = agenda.second
        if agenda.top:
            agenda.raise_second()
        agenda.listed = NOT_LISTED
        self.holders[item & 0xFF].question.carried_out(self, item)

    # The protocol

    def pending(self) -> int:
        return self.due

    def agenda_of(self, seat: i64) -> Agenda:
        """The agenda whose top question asks *seat*, which is pending."""
        return self.agenda if self.is_alone or seat == DEALER else self.own[seat]

    def legal(self, seat: int) -> list[int]:
        if not (self.due >> seat) & 1:
            return NO_ANSWERS
        agenda = self.agenda if self.is_alone or seat == DEALER else self.own[seat]
        return self._all_answers(agenda)

    def useful(self, seat: int) -> list[int]:
        if not (self.due >> seat) & 1:
            return NO_ANSWERS
        agenda = self.agenda if self.is_alone or seat == DEALER else self.own[seat]
        if not agenda.listed & USEFUL_LISTED:
            question = self.holders[agenda.top & 0xFF].question
            if question.is_selective:
                agenda.useful = question.useful(self, agenda.top)
            else:
                agenda.useful = question.answers(self, agenda.top)
            agenda.listed |= USEFUL_LISTED
        return agenda.useful

    def apply(self, seat: int, action: int) -> None:
        if not 0 <= seat <= DEALER or not (self.due >> seat) & 1:
            raise IllegalAction("not-pending", {"seat": seat})
        agenda = self.agenda if self.is_alone or seat == DEALER else self.own[seat]
        # What is useful is legal; where it has been listed, the whole list need not be.
        if not agenda.listed & USEFUL_LISTED or action not in agenda.useful:
            if action not in self._all_answers(agenda):
                raise IllegalAction(self.why(seat, action), {"seat": seat, "action": action})
        self.step(seat, action)

    def step(self, seat: int, action: int) -> None:
        if self.is_alone or seat == DEALER:
            # As `ask`: this is `Agenda.pop` written out.
            agenda = self.agenda
            item: i64 = agenda.top
            agenda.top = agenda.second
            if agenda.top:
                agenda.raise_second()
            agenda.listed = NOT_LISTED
            self.holders[item & 0xFF].question.chosen(self, item, action)
            # Mostly the next question is there already; the rest is `go_on`'s.
            item = agenda.top
            kind: i64 = self.kinds[item & 0xFF]
            if kind == ASKED:
                self.due = 1 << ((item >> 8) & 0xF)
                self.is_alone = True
            elif kind == CHANCE:
                self.due = DEALER_BIT
                self.is_alone = True
            else:
                self.go_on()
            return
        place: i64 = seat
        own = self.own[place]
        if self.fresh & (1 << place):
            self.keep(place)
        item = own.top
        own.top = own.second
        if own.top:
            own.raise_second()
        own.listed = NOT_LISTED
        agenda = self.agenda
        waiting: i64 = agenda.top
        self.holders[item & 0xFF].question.chosen(self, item, action)
        if agenda.top != waiting or self.is_stale:
            self.go_on()
            return
        item = own.top
        if item:
            # Mostly the seat's next question has several answers; the rest is `_is_asked`'s.
            if self.kinds[item & 0xFF] == UNFORCED:
                found = self.holders[item & 0xFF].question.answers(self, item)
                own.useful = found
                own.listed = USEFUL_LISTED
                if len(found) > 1:
                    return
            is_asked: bool = self._is_asked(own)
            if agenda.top != waiting or self.is_stale:
                self.go_on()
                return
            if is_asked:
                return
        self.due &= ~(1 << place)
        # The others are still asked what they were asked.
        if self.due:
            return
        # Nobody is asked any more: what waits for that comes now.
        if self.kinds[waiting & 0xFF] == LATER_STEP:
            self._carry_out(agenda)
        self.go_on()

    def why(self, seat: int, action: int) -> str:
        item: i64 = self.agenda_of(seat).top
        return self.questions[item & 0xFF].why(self, item, action)

    def decision(self, seat: int) -> Decision:
        item: i64 = self.agenda_of(seat).top
        question = self.questions[item & 0xFF]
        return Decision(
            question.sentence(self, item), question.about(self, item), question.facts(self, item)
        )

    def default(self, seat: int) -> int:
        item: i64 = self.agenda_of(seat).top
        return self.questions[item & 0xFF].default(self, item)

    def seen(self, seat: int, action: int) -> int:
        item: i64 = self.agenda_of(seat).top
        return self.questions[item & 0xFF].seen(self, item, action)

    def odds(self) -> list[int]:
        item: i64 = self.agenda.top
        return self._chance().odds(self, item)

    def chance(self, rng: Rng) -> int:
        item: i64 = self.agenda.top
        return self.holders[item & 0xFF].question.draw(self, item, rng)

    def stream(self) -> int:
        item: i64 = self.agenda.top
        return self._chance().stream(self, item)

    def _chance(self) -> Chance[Any]:
        """The question to the dealer that is asked."""
        question = self.questions[self.agenda.top & 0xFF]
        assert isinstance(question, Chance)
        return question
