"""What every card ability has in common, and the one question through which abilities ask.

`abilities.py` has a class for each of them; an edition names one in the row of a card.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from tabletown.core.agenda import pack, x_of
from tabletown.core.question import ComponentQuestion, Question
from tabletown.core.view import Facts
from tabletown.games.paperback import prompts, value
from tabletown.games.paperback.desk import Desk

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabletown.games.paperback.state import Paperback


class Ability(Question["Paperback"]):
    """What a card does. One that leaves its player a choice asks, and answers, by itself."""

    name: ClassVar[str] = ""
    """Its name in the catalogues: the variant of ``ability`` that says what it does."""
    written: ClassVar[str] = ""
    """How an edition writes it; empty if that is the name with underscores."""
    takes: ClassVar[str] = ""
    """Which numbers an edition gives it: ``n``, ``k``, both or none."""
    sign: ClassVar[str] = ""
    """The icons printed on the card."""
    stages: ClassVar[tuple[str, ...]] = ()
    """For each thing it asks the stage of the turn, which is the key of its sentence too."""

    needs_piles: ClassVar[bool] = False
    """Whether it means nothing without Offer piles; the simultaneous game leaves it out."""

    def __init__(self, asks: bool = False) -> None:
        super().__init__()
        self.asks: bool = asks
        """Whether it leaves its player a choice."""

    # What it does when its player uses it

    def is_possible(self, state: Paperback, desk: Desk, at: i64) -> bool:
        """Whether using it for the card at place *at* would do something now."""
        return False

    def use(self, state: Paperback, desk: Desk, at: i64) -> None:
        """Do it for the card at place *at*, or ask for what it needs."""
        raise NotImplementedError(self.name)

    def is_repeatable(self, state: Paperback, desk: Desk, at: i64) -> bool:
        """Whether Plagiarism may have it work a second time."""
        return False

    def repeat(self, state: Paperback, desk: Desk, at: i64) -> None:
        """Count a second time for the card at place *at*; one with a choice is used instead."""

    def ask(self, state: Paperback, which: i64 = 0) -> None:
        """Ask the active seat; *which* is the place of the question in `stages`."""
        item: i64 = pack(ASK_ABILITY.number, state.active, 0, which)
        state.stage = self.sentence(state, item)
        state.ask_next(item)

    def sentence(self, state: Paperback, item: i64) -> str:
        return self.stages[x_of(item)]

    def facts(self, state: Paperback, item: i64) -> Facts:
        """What the card whose ability is used shows and says."""
        laid: i64 = state.desks[state.active].word[state.about]
        facts: Facts = {"left": int(state.left), "cents": int(state.cents)}
        facts |= prompts.card_facts(state, int(value.able(laid)))
        facts["face"] = prompts.face_fact(state, laid & 255)
        facts["cost"] = int(state.cost)
        return facts

    # What the others feel while an attack lasts

    def strike(self, state: Paperback, kind: i64) -> None:
        """What a *kind* that lies before a rival does to the active seat's turn."""

    def fewer_cards(self, state: Paperback, kind: i64) -> i64:
        """How many cards fewer a seat draws while a *kind* lies before a rival."""
        return 0


class AbilityQuestion(ComponentQuestion["Paperback"]):
    """What an ability in use asks its player; the ability's own class answers."""

    def component(self, state: Paperback, item: i64) -> Ability:
        laid: i64 = state.desks[state.active].word[state.about]
        return state.house.pack.ability(value.able(laid))


ASK_ABILITY: Final = AbilityQuestion()
