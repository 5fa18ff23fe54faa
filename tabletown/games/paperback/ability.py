"""Step 3 of a turn: the cards of the word do what they do, as their player chooses.

What every ability has in common stands here, and the one question through which abilities ask.
`abilities.py` has a class for each of them; an edition names one in the row of a card.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from tabletown.core.agenda import pack, x_of
from tabletown.core.question import ComponentQuestion, Question, Step
from tabletown.core.state import DEALER
from tabletown.core.view import Facts
from tabletown.games.paperback import buying, events, prompts, theme, verbs
from tabletown.games.paperback.cards import PAIR, PLAGIARISM
from tabletown.games.paperback.hand import Desk, place_of
from tabletown.games.paperback.turn import TurnQuestion
from tabletown.games.paperback.words import laid_card, value

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
        facts["face"] = prompts.face_fact(state, laid_card.card_of(laid))
        facts["cost"] = int(state.cost)
        return facts

    # What it counts for without a choice

    def cents(self, state: Paperback, desk: Desk, at: i64) -> i64:
        """How many cents the card at place *at* adds, if the word's value does not know it."""
        return 0

    # What the others feel while an attack lasts

    def strike(self, state: Paperback, kind: i64) -> None:
        """What a *kind* that lies before a rival does to the active seat's turn."""

    def fewer_cards(self, state: Paperback, kind: i64) -> i64:
        """How many cards fewer a seat draws while a *kind* lies before a rival."""
        return 0


def start_abilities(state: Paperback) -> None:
    """Choices first; what needs none is counted afterwards."""
    state.stage = ASK_USE.stage
    if has_choice(state, state.desks[state.active]):
        ASK_USE.put(state, state.active)
    else:
        buying.start_buying(state)


class GoOnChoosing(Step["Paperback"]):
    """An ability has been used: the choices that are left, or the cents."""

    def carried_out(self, state: Paperback, item: i64) -> None:
        start_abilities(state)


def can_use(state: Paperback, desk: Desk, at: i64) -> bool:
    """Whether the card at *at* still offers a choice that would do something."""
    laid: i64 = desk.word[at]
    kind: i64 = value.able(laid)
    if (laid & laid_card.SPENT) != 0 or kind >= value.NO_KIND:
        return False
    ability = state.ruleset.pack.ability(kind)
    if not ability.asks or not value.holds(state.ruleset.pack, desk.word, desk.length, at, kind):
        return False
    return ability.is_possible(state, desk, at)


def can_repeat(state: Paperback, desk: Desk, at: i64) -> bool:
    """Whether Plagiarism may resolve the ability of the letter at *at* a second time."""
    laid: i64 = desk.word[at]
    kind: i64 = laid_card.card_of(laid)
    if (laid & (laid_card.AS_TYPO | laid_card.AGAIN_MARK)) != 0 or kind >= PAIR:
        return False
    ability = state.ruleset.pack.ability(kind)
    return ability.is_repeatable(state, desk, at) and value.holds(
        state.ruleset.pack, desk.word, desk.length, at, kind
    )


def may_repeat(state: Paperback, desk: Desk) -> bool:
    """Whether *desk* has Plagiarism and has not used it in this turn."""
    return desk.talent == PLAGIARISM and not state.again_used


def has_choice(state: Paperback, desk: Desk) -> bool:
    """Whether any card of the word still offers a choice."""
    asks = state.ruleset.pack.asks
    repeats: bool = may_repeat(state, desk)
    at: i64 = 0
    for laid in desk.word:
        # A card that copied another's ability has had a choice of its own.
        if asks[laid & laid_card.CARD_BITS] != 0 and can_use(state, desk, at):
            return True
        if repeats and can_repeat(state, desk, at):
            return True
        at += 1
    return False


class UseAbility(TurnQuestion):
    """Which card of the word does what it does next; nothing has to."""

    key: ClassVar[str] = "ability"
    stage: ClassVar[str] = "ability"

    def answers(self, state: Paperback, item: i64) -> list[int]:
        desk = state.desks[state.active]
        uses: list[int] = []
        repeats: list[int] = []
        is_plagiarist: bool = may_repeat(state, desk)
        at: i64 = 0
        for laid in desk.word:
            if can_use(state, desk, at):
                uses.append(verbs.USE + laid_card.card_of(laid))
            if is_plagiarist and can_repeat(state, desk, at):
                repeats.append(verbs.AGAIN + laid_card.card_of(laid))
            at += 1
        uses.sort()
        repeats.sort()
        found = uses + repeats
        found.append(verbs.DONE)
        if theme.may_claim(state):
            found.append(verbs.CLAIM)
        return found

    def default(self, state: Paperback, item: i64) -> int:
        return verbs.DONE

    def chosen(self, state: Paperback, item: i64, action: i64) -> None:
        if action == verbs.DONE:
            buying.start_buying(state)
            return
        state.agenda.push(pack(STEP_CHOICES.number, DEALER))
        if action == verbs.CLAIM:
            theme.claim(state)
        elif action < verbs.AGAIN:
            use(state, action - verbs.USE, False)
        else:
            use(state, action - verbs.AGAIN, True)


def use(state: Paperback, kind: i64, is_repeat: bool) -> None:
    """Resolve the ability of the card *kind* of the word; Plagiarism has it work again."""
    desk = state.desks[state.active]
    at: i64 = place_of(desk, kind)
    if is_repeat:
        state.again_used = True
    else:
        desk.word[at] = desk.word[at] | laid_card.SPENT
    if state.tape is not None:
        state.write(events.USED, state.active, kind, state.face(kind))
    able: i64 = value.able(desk.word[at])
    ability = state.ruleset.pack.ability(able)
    if is_repeat and not ability.asks:
        ability.repeat(state, desk, at)
        return
    state.about = at
    state.left = state.ruleset.pack.amount[able]
    ability.use(state, desk, at)


class AbilityQuestion(ComponentQuestion["Paperback"]):
    """What an ability in use asks its player; the ability's own class answers."""

    def component(self, state: Paperback, item: i64) -> Ability:
        laid: i64 = state.desks[state.active].word[state.about]
        return state.ruleset.pack.ability(value.able(laid))


ASK_ABILITY: Final = AbilityQuestion()
ASK_USE: Final = UseAbility()
STEP_CHOICES: Final = GoOnChoosing()
