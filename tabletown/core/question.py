"""A question is one object: its sentence, its answers, and what follows stand together.

A game has one subclass for everything that can be asked, and lists one object of each in
`Questions`; its place in the list is its number on the agenda. `core.position.Position` does the
rest. Besides questions to seats there are `Chance`, asked of the dealer; `Step`, which nobody is
asked and which is carried out when it comes to the top; `LaterStep`, which first lets all seats
answer; and `Pause`, which stays where it is until a rule takes it off.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from tabletown.core.agenda import seat_of
from tabletown.core.events import EVERYBODY
from tabletown.core.rng import Rng
from tabletown.core.state import DEALER
from tabletown.core.view import Facts

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabletown.core.position import Position

S = TypeVar("S", bound="Position")
"""The game's own position class."""

ASKED: Final = 0
"""A seat is asked."""
UNFORCED: Final = 1
"""A seat is asked unless there is only one answer, which is then given at once."""
CHANCE: Final = 2
"""The dealer is asked."""
STEP: Final = 3
"""Nobody is asked: it is carried out at once."""
LATER_STEP: Final = 4
"""Nobody is asked: it is carried out when no seat is asked any more."""
PAUSE: Final = 5
"""Nobody is asked, and nothing beneath is dealt with."""
CHANCE_BESIDE: Final = 6
"""The dealer is asked, and so are seats that have a question on their own agendas."""
SELECTIVE: Final = 7
"""What `Questions.kinds` says of UNFORCED questions with useful answers among the others."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Generic[S]):
    """One thing a seat can be asked. *item* is the question as it stands on the agenda."""

    key: ClassVar[str] = ""
    """Catalogue key ``ask-<key>``; empty where `sentence` says another for every item."""

    def __init__(self, kind: int = ASKED) -> None:
        self.kind: i64 = kind
        """How it is dealt with when it comes to the top: `ASKED`, `UNFORCED`, `CHANCE` …"""
        self.number: i64 = 0
        """Its number on the agenda, given by the game's list."""
        self.is_selective: bool = type(self).useful is not Question.useful
        """Whether it says which of its answers are useful; else all are."""

    def answers(self, state: S, item: i64) -> list[int]:
        """Every legal answer, ascending, never empty."""
        raise NotImplementedError(type(self).__name__)

    def useful(self, state: S, item: i64) -> list[int]:
        """The part of the answers worth trying in random play and search; never empty."""
        return state.legal((item >> 8) & 0xF)

    def chosen(self, state: S, item: i64, action: i64) -> None:
        """Carry out *action*, one of the answers. The item is off the agenda already."""
        raise NotImplementedError(type(self).__name__)

    def carried_out(self, state: S, item: i64) -> None:
        """Do what nobody is asked for: only a `Step` does that."""
        raise NotImplementedError(type(self).__name__)

    def draw(self, state: S, item: i64, rng: Rng) -> int:
        """An answer drawn by chance: only `Chance` does that."""
        raise NotImplementedError(type(self).__name__)

    def default(self, state: S, item: i64) -> int:
        """The least harmful answer; a clock that runs out gives it."""
        return state.legal(seat_of(item))[0]

    def why(self, state: S, item: i64, action: i64) -> str:
        """The code that says why *action* is none of the answers."""
        return "not-legal"

    def sentence(self, state: S, item: i64) -> str:
        """The catalogue key of what is asked, without its ``ask-``."""
        return self.key

    def about(self, state: S, item: i64) -> str:
        """The ref of the component that is asked about (``building:hotel``), or nothing."""
        return ""

    def facts(self, state: S, item: i64) -> Facts:
        """Numbers and names that the sentence needs."""
        return {}

    def seen(self, state: S, item: i64, action: i64) -> int:
        """Mask of those who may read this answer in the journal while the game runs."""
        return EVERYBODY


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Question[S]):
    """A question to the dealer: which card, which die. The item's seat says for whom."""

    def __init__(self, kind: int = CHANCE) -> None:
        """A question that stops everybody else, or one that does not (`CHANCE_BESIDE`)."""
        super().__init__(kind)
        self.is_even: bool = type(self).odds is Chance.odds
        """Whether every answer is as likely as any other."""

    def odds(self, state: S, item: i64) -> list[int]:
        """Integer weights parallel to `answers`."""
        return [1] * len(self.answers(state, item))

    def draw(self, state: S, item: i64, rng: Rng) -> int:
        """One of the answers, drawn by its odds; overridden where listing them is slow."""
        found = self.answers(state, item)
        if self.is_even:
            return found[rng.below(len(found))]
        return found[rng.pick(self.odds(state, item))]

    def useful(self, state: S, item: i64) -> list[int]:
        return state.legal(DEALER)

    def default(self, state: S, item: i64) -> int:
        return state.legal(DEALER)[0]

    def stream(self, state: S, item: i64) -> int:
        """Which of the dealer's streams the answer is drawn from (0..15)."""
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Question[S]):
    """Something the game does by itself when all above it on the agenda is done."""

    def __init__(self, kind: int = STEP) -> None:
        super().__init__(kind)

    def carried_out(self, state: S, item: i64) -> None:
        """Do it. The item is off the agenda already."""
        raise NotImplementedError(type(self).__name__)


@mypyc_attr(allow_interpreted_subclasses=True)
class LaterStep(Step[S]):
    """A step on the table's agenda that waits until no seat is asked on its own."""

    def __init__(self) -> None:
        super().__init__(LATER_STEP)


@mypyc_attr(allow_interpreted_subclasses=True)
class Pause(Question[S]):
    """An item that waits, unasked, until a rule takes it off."""

    def __init__(self) -> None:
        super().__init__(PAUSE)


@mypyc_attr(allow_interpreted_subclasses=True)
class ComponentQuestion(Question[S]):
    """A question that a component asks: the component's own class answers it."""

    def component(self, state: S, item: i64) -> Question[S]:
        """The component that *item* names."""
        raise NotImplementedError(type(self).__name__)

    def answers(self, state: S, item: i64) -> list[int]:
        return self.component(state, item).answers(state, item)

    def useful(self, state: S, item: i64) -> list[int]:
        return self.component(state, item).useful(state, item)

    def chosen(self, state: S, item: i64, action: i64) -> None:
        self.component(state, item).chosen(state, item, action)

    def default(self, state: S, item: i64) -> int:
        return self.component(state, item).default(state, item)

    def why(self, state: S, item: i64, action: i64) -> str:
        return self.component(state, item).why(state, item, action)

    def sentence(self, state: S, item: i64) -> str:
        return self.component(state, item).sentence(state, item)

    def about(self, state: S, item: i64) -> str:
        return self.component(state, item).about(state, item)

    def facts(self, state: S, item: i64) -> Facts:
        return self.component(state, item).facts(state, item)

    def seen(self, state: S, item: i64, action: i64) -> int:
        return self.component(state, item).seen(state, item, action)


class Holder:
    """Holds one question: compiled code checks the class of what a list has, but not of this."""

    __slots__ = ("question",)

    def __init__(self, question: Question[Any]) -> None:
        self.question: Question[Any] = question


class Questions:
    """Every question of a game in one list; a place in the list is a number on the agenda."""

    def __init__(
        self,
        questions: Sequence[Question[Any]],
        steps: Sequence[Question[Any]] = (),
        first_step: int = 0,
    ) -> None:
        """Number *questions* from 1 and *steps* from *first_step*, or right after them."""
        gap = max(0, first_step - 1 - len(questions))
        none: Question[Any] = Pause()
        self.listed: list[Question[Any]] = [none, *questions, *[none] * gap, *steps]
        """By number; what stands at 0 and in a gap is nobody's."""
        for number, question in enumerate(self.listed):
            if question is not none:
                assert question.number == 0, f"{type(question).__name__} is listed twice"
                question.number = number
        self.holders: list[Holder] = [Holder(question) for question in self.listed]
        """The same list for those who look often."""
        self.kinds: bytes = bytes(
            SELECTIVE if question.kind == UNFORCED and question.is_selective else question.kind
            for question in self.listed
        )
        """By number, the kind, or SELECTIVE: quicker to look up than in the question itself."""

    def is_known(self, number: int) -> bool:
        """Whether an item may bear *number*."""
        return 0 < number < len(self.listed) and self.listed[number].number == number

    def keys(self) -> list[str]:
        """The catalogue keys of all questions that have one of their own."""
        return [question.key for question in self.listed if question.key]
