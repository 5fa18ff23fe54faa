"""Every card ability, in the order of the rulebook; the tuple at the end is the registry.

An ability without a choice is counted with the word's value (`value`) or felt by the others; its
class says how an edition writes it and how a card shows it. One with a choice is a class that
does it and answers its own question.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from tabletown.core.agenda import x_of
from tabletown.games.paperback import events, market, pyramid, verbs
from tabletown.games.paperback.ability import Ability
from tabletown.games.paperback.cards import ATTACK, FAME_SLOT, NO_COST, STARTER, WILD
from tabletown.games.paperback.hand import Desk
from tabletown.games.paperback.words import laid_card, value

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabletown.games.paperback.state import Paperback


GAINING: Final = 1
"""The second question of `Upgrade`."""


class NoAbility(Ability):
    """Most starters, wilds and Common cards."""

    name: ClassVar[str] = "none"


# Counted with the word.


class Counted(Ability):
    """Counted with the word's value, without a choice; Plagiarism may have it count twice."""

    def is_repeatable(self, state: Paperback, desk: Desk, at: i64) -> bool:
        return True

    def repeat(self, state: Paperback, desk: Desk, at: i64) -> None:
        desk.word[at] = desk.word[at] | laid_card.AGAIN_MARK


class Cents(Counted):
    """So many cents more."""

    name: ClassVar[str] = "cents"
    takes: ClassVar[str] = "n"
    sign: ClassVar[str] = "+{n}¢"


class WildValue(Counted):
    """Every wild of the word is worth something."""

    name: ClassVar[str] = "wild-value"
    takes: ClassVar[str] = "n"
    sign: ClassVar[str] = "wild +{n}¢"


class DoubleNext(Counted):
    """The next card's value counts twice."""

    name: ClassVar[str] = "double-next"
    written: ClassVar[str] = "double_card(next)"
    sign: ClassVar[str] = "×2 →"


class DoublePrevious(Counted):
    """The previous card's value counts twice."""

    name: ClassVar[str] = "double-prev"
    written: ClassVar[str] = "double_card(prev)"
    sign: ClassVar[str] = "← ×2"


class DoubleWord(Ability):
    """The whole word counts twice."""

    name: ClassVar[str] = "double-word"
    sign: ClassVar[str] = "×2 word"


class DrawMore(Counted):
    """The next hand has more cards."""

    name: ClassVar[str] = "draw"
    takes: ClassVar[str] = "n"
    sign: ClassVar[str] = "+{n}card"


# Used by choice.


class TrashHand(Ability):
    """Up to so many cards of the hand leave the game."""

    name: ClassVar[str] = "trash-hand"
    takes: ClassVar[str] = "n"
    sign: ClassVar[str] = "{n}hand ✕"
    stages: ClassVar[tuple[str, ...]] = ("trash",)

    def __init__(self) -> None:
        super().__init__(asks=True)

    def is_possible(self, state: Paperback, desk: Desk, at: i64) -> bool:
        return len(desk.hand) > 0

    def is_repeatable(self, state: Paperback, desk: Desk, at: i64) -> bool:
        return len(desk.hand) > 0

    def use(self, state: Paperback, desk: Desk, at: i64) -> None:
        self.ask(state)

    def answers(self, state: Paperback, item: i64) -> list[int]:
        return [*state.desks[state.active].different_cards(verbs.TRASH), verbs.ENOUGH]

    def useful(self, state: Paperback, item: i64) -> list[int]:
        """Only starters, plain wilds included."""
        hand = state.desks[state.active].different_cards(verbs.TRASH)
        found = [answer for answer in hand if STARTER <= answer - verbs.TRASH <= WILD]
        found.append(verbs.ENOUGH)
        return found

    def default(self, state: Paperback, item: i64) -> int:
        return verbs.ENOUGH

    def chosen(self, state: Paperback, item: i64, action: i64) -> None:
        if action == verbs.ENOUGH:
            return
        desk = state.desks[state.active]
        kind: i64 = action - verbs.TRASH
        state.leave_hand(desk, kind)
        state.throw_away(state.active, kind)
        state.left -= 1
        self.trashed(state, value.able(desk.word[state.about]), kind)

    def trashed(self, state: Paperback, able: i64, kind: i64) -> None:
        """A *kind* has left the hand for the ability of *able*; more may follow."""
        if state.left > 0 and len(state.desks[state.active].hand) > 0:
            self.ask(state)


class TrashHandFor(TrashHand):
    """The same, with cents for each card."""

    name: ClassVar[str] = "trash-hand-for"
    takes: ClassVar[str] = "nk"
    sign: ClassVar[str] = "{n}hand ✕ +{k}¢"

    def trashed(self, state: Paperback, able: i64, kind: i64) -> None:
        state.extra += state.ruleset.pack.each[able]
        super().trashed(state, able, kind)


class Upgrade(TrashHand):
    """A card of the hand is traded for one that costs so much more."""

    name: ClassVar[str] = "upgrade"
    sign: ClassVar[str] = "1hand ✕ → +{n}¢"
    stages: ClassVar[tuple[str, ...]] = ("trash", "gain")
    """It asks twice: what is traded, and what is gained."""

    def use(self, state: Paperback, desk: Desk, at: i64) -> None:
        state.left = 1
        self.ask(state)

    def answers(self, state: Paperback, item: i64) -> list[int]:
        if x_of(item) == GAINING:
            return [verbs.GAIN + slot for slot in market.of_cost(state, state.cost)]
        return super().answers(state, item)

    def useful(self, state: Paperback, item: i64) -> list[int]:
        return state.legal(state.active)

    def default(self, state: Paperback, item: i64) -> int:
        return state.legal(state.active)[0] if x_of(item) == GAINING else verbs.ENOUGH

    def chosen(self, state: Paperback, item: i64, action: i64) -> None:
        if x_of(item) == GAINING:
            gain(state, action - verbs.GAIN)
        else:
            super().chosen(state, item, action)

    def trashed(self, state: Paperback, able: i64, kind: i64) -> None:
        prices = state.ruleset.pack
        if prices.cost[kind] == NO_COST:
            return
        state.cost = prices.cost[kind] + prices.amount[able]
        better = market.of_cost(state, state.cost)
        if len(better) == 1:
            gain(state, better[0])
        elif len(better) > 1:
            self.ask(state, GAINING)


def gain(state: Paperback, slot: i64) -> None:
    """Put the card at *slot* on the own discard without paying."""
    kind: i64 = market.take(state, slot, False)
    state.desks[state.active].discard.append(kind)
    if state.tape is not None:
        state.write(events.GAINED, state.active, kind, state.face(kind))
    pyramid.is_won(state)


class TrashOffer(Ability):
    """Up to so many cards of the Offer leave the game; their places are filled at once."""

    name: ClassVar[str] = "trash-offer"
    takes: ClassVar[str] = "n"
    sign: ClassVar[str] = "{n}card ✕"
    stages: ClassVar[tuple[str, ...]] = ("clear",)
    needs_piles: ClassVar[bool] = True

    def __init__(self) -> None:
        super().__init__(asks=True)

    def is_possible(self, state: Paperback, desk: Desk, at: i64) -> bool:
        return market.can_clear(state)

    def is_repeatable(self, state: Paperback, desk: Desk, at: i64) -> bool:
        return market.can_clear(state)

    def use(self, state: Paperback, desk: Desk, at: i64) -> None:
        self.ask(state)

    def answers(self, state: Paperback, item: i64) -> list[int]:
        """Any card of the Offer; Fame never."""
        slots = [slot for slot in market.slots(state) if slot < FAME_SLOT]
        return [verbs.ENOUGH, *[verbs.CLEAR + slot for slot in slots]]

    def default(self, state: Paperback, item: i64) -> int:
        return verbs.ENOUGH

    def chosen(self, state: Paperback, item: i64, action: i64) -> None:
        if action == verbs.ENOUGH:
            return
        kind: i64 = market.take(state, action - verbs.CLEAR, False)
        state.trash = [*state.trash, kind]
        if state.tape is not None:
            state.write(events.CLEARED, state.active, kind, state.face(kind))
        market.reuse_vowels(state)
        state.left -= 1
        if state.left > 0 and (market.can_clear(state) or state.is_owed()):
            self.ask(state)


class TrashSelfFor(Ability):
    """The card itself leaves the game for cents."""

    name: ClassVar[str] = "trash-self-for"
    takes: ClassVar[str] = "k"
    sign: ClassVar[str] = "✕ +{k}¢"

    def __init__(self) -> None:
        super().__init__(asks=True)

    def is_possible(self, state: Paperback, desk: Desk, at: i64) -> bool:
        return True

    def use(self, state: Paperback, desk: Desk, at: i64) -> None:
        able: i64 = value.able(desk.word[at])
        desk.word[at] = desk.word[at] | laid_card.GONE
        state.extra += state.ruleset.pack.each[able]
        state.throw_away(state.active, laid_card.card_of(desk.word[at]))


class TrashSelf(Ability):
    """A 2¢ vowel: it leaves the game when the turn is over."""

    name: ClassVar[str] = "trash-self"
    sign: ClassVar[str] = "✕"


class CopyAdjacent(Ability):
    """The card has a neighbour's ability until the turn is over."""

    name: ClassVar[str] = "copy-adjacent"
    sign: ClassVar[str] = "← copy →"
    stages: ClassVar[tuple[str, ...]] = ("copy",)

    def __init__(self) -> None:
        super().__init__(asks=True)

    def can_copy(self, state: Paperback, desk: Desk, at: i64) -> bool:
        """Whether the card at *at* has an ability a neighbour may copy: letters and pairs do."""
        if at < 0 or at >= len(desk.word):
            return False
        laid: i64 = desk.word[at]
        if value.able(laid) == value.NO_KIND or laid_card.card_of(laid) >= ATTACK:
            return False
        ability = state.ruleset.pack.ability(laid_card.card_of(laid))
        return ability.name != NoAbility.name and ability is not self

    def is_possible(self, state: Paperback, desk: Desk, at: i64) -> bool:
        return self.can_copy(state, desk, at - 1) or self.can_copy(state, desk, at + 1)

    def use(self, state: Paperback, desk: Desk, at: i64) -> None:
        """Ask which neighbour's ability is copied where there are two."""
        is_before: bool = self.can_copy(state, desk, at - 1)
        if is_before and self.can_copy(state, desk, at + 1):
            self.ask(state)
        else:
            self.copy(state, laid_card.card_of(desk.word[at - 1 if is_before else at + 1]))

    def answers(self, state: Paperback, item: i64) -> list[int]:
        word = state.desks[state.active].word
        found: list[int] = [
            verbs.COPY + laid_card.card_of(word[state.about - 1]),
            verbs.COPY + laid_card.card_of(word[state.about + 1]),
        ]
        found.sort()
        return found

    def chosen(self, state: Paperback, item: i64, action: i64) -> None:
        self.copy(state, action - verbs.COPY)

    def copy(self, state: Paperback, kind: i64) -> None:
        """The card in question takes the ability of *kind*; it may be used once more."""
        word = state.desks[state.active].word
        copied: i64 = kind + 1
        word[state.about] = (word[state.about] & ~laid_card.SPENT) | (
            copied << laid_card.COPY_SHIFT
        )
        if state.tape is not None:
            state.write(events.COPIED, state.active, kind, state.face(kind))


# Felt by the others until the owner's next turn.


class AttackHand(Ability):
    """They draw fewer cards."""

    name: ClassVar[str] = "atk-hand"
    takes: ClassVar[str] = "n"
    sign: ClassVar[str] = "−{n}card"

    def fewer_cards(self, state: Paperback, kind: i64) -> i64:
        return state.ruleset.pack.amount[kind]


class AttackLength(Ability):
    """Their words have at most so many letters."""

    name: ClassVar[str] = "atk-max-len"
    takes: ClassVar[str] = "n"
    sign: ClassVar[str] = "≤{n}letter"

    def strike(self, state: Paperback, kind: i64) -> None:
        amount: i64 = state.ruleset.pack.amount[kind]
        if amount < state.cap:
            state.cap = amount


class AttackCommon(Ability):
    """They may not use the Common card of the track."""

    name: ClassVar[str] = "atk-no-common"
    sign: ClassVar[str] = "✕ common"

    def strike(self, state: Paperback, kind: i64) -> None:
        state.barred = True


class AttackTax(Ability):
    """Their words are worth less."""

    name: ClassVar[str] = "atk-tax"
    takes: ClassVar[str] = "n"
    sign: ClassVar[str] = "−{n}¢"

    def strike(self, state: Paperback, kind: i64) -> None:
        state.tax += state.ruleset.pack.amount[kind]


ABILITIES: Final[tuple[Ability, ...]] = (
    NoAbility(),
    Cents(),
    WildValue(),
    DoubleNext(),
    DoublePrevious(),
    DoubleWord(),
    DrawMore(),
    TrashHand(),
    TrashHandFor(),
    Upgrade(),
    TrashOffer(),
    TrashSelfFor(),
    TrashSelf(),
    CopyAdjacent(),
    AttackHand(),
    AttackLength(),
    AttackCommon(),
    AttackTax(),
)
"""An ability's place is its number in `ruleset.Pack.effect`; a new one goes to the end."""
