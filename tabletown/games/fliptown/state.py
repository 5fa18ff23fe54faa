"""A position of Fliptown: the deck, the line-up, the Sheriff and the sheets; what is done to them.

Primitives change numbers and write events. They know nothing of turns; `rules` does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from tabletown.core.agenda import question_of
from tabletown.core.events import EVERYBODY
from tabletown.core.position import Position
from tabletown.core.question import ComponentQuestion, LaterStep
from tabletown.core.rng import Rng
from tabletown.core.state import DEALER, Game, State
from tabletown.core.view import Facts, Result, View
from tabletown.games.fliptown import (
    events,
    redeal,
    rules,
    scoring,
    snapshot,
    text,
    view,
)
from tabletown.games.fliptown.bounties import MET_RICHES, MET_WANTED
from tabletown.games.fliptown.cards import ALL_CARDS, SUIT_OF, UNSEEN
from tabletown.games.fliptown.cowbots import (
    GAINED_BONUS,
    GAINED_GOLD,
    GAINED_STAR,
    GAINED_WANTED,
)
from tabletown.games.fliptown.marks import BIT, FOUR_BITS, bit_count, lowest_bit
from tabletown.games.fliptown.questions import QUESTIONS, STAGE_KEYS, STAGES
from tabletown.games.fliptown.ruleset import Ruleset
from tabletown.games.fliptown.sheet import BEFORE_CARDS, Sheet, SheetQuestion
from tabletown.games.fliptown.stars import LOST_TO_SHERIFF
from tabletown.games.fliptown.verbs import CARDS, NO_COWBOT

if TYPE_CHECKING:
    from mypy_extensions import i64

NONE_SUSPECTED: Final[list[int]] = []
NO_BOUNTIES: Final[list[int]] = []
ALL_FRESH: Final = 15
"""The mask of all seats there can be."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Fliptown(Position):
    """One position of Fliptown."""

    __slots__ = (
        "bounties",
        "claimed",
        "cowbot",
        "deck",
        "discard",
        "first",
        "flipped",
        "is_private",
        "kept",
        "known",
        "of",
        "pool",
        "reshuffled",
        "round",
        "ruleset",
        "seats",
        "second",
        "served",
        "setup",
        "sheets",
        "sheriff",
        "stolen",
        "suspects",
        "third",
        "turn",
    )

    def __init__(self, game: Game, ruleset: Ruleset, sheets: list[Sheet]) -> None:
        """A table with *sheets*, nothing dealt yet and nothing asked."""
        super().__init__(QUESTIONS)
        self.of: Game = game
        self.ruleset: Ruleset = ruleset
        self.seats: i64 = len(sheets)
        self.sheets: list[Sheet] = sheets
        self.own = [*sheets]
        self.kept: list[Sheet] = sheets[:]
        """The sheets as they were last shown to rivals; a sheet in it is never changed.

        None is kept of seats that are `fresh`: their sheets stand as they were last shown.
        """
        self.is_private: bool = False
        """Whether what happens on a sheet is its owner's secret: while all decide at once."""
        self.round: i64 = 0
        """Rounds finished."""
        self.turn: i64 = 0
        """Turns finished in the round."""
        self.first: i64 = 0
        """The cards of the line-up, as far as they are flipped."""
        self.second: i64 = 0
        self.third: i64 = 0
        self.flipped: i64 = 0
        """How many cards of the line-up lie there."""
        self.pool: i64 = ALL_CARDS
        """Cards nobody has seen this round: the deck and an undetermined Sheriff."""
        self.deck: i64 = CARDS - 1
        """How many cards can still be drawn."""
        self.discard: i64 = 0
        self.sheriff: i64 = UNSEEN
        """The Sheriff card once it is determined, else UNSEEN."""
        self.known: i64 = 0
        """Who has seen it; with EARLY, the others have no way to know this turn that it lies."""
        self.reshuffled: i64 = 0
        """Whether the discard pile has become the deck this round."""
        self.served: i64 = 0
        """The seat that the dealer served last, or serves now."""
        self.cowbot: i64 = ruleset.first_cowbot
        """The opponent of a solo game, or NO_COWBOT."""
        self.stolen: i64 = 0
        """Cards the cowbot took."""
        self.setup: i64 = 0
        """How many setup or Hold'em cards have been dealt."""
        self.bounties: list[int] = NO_BOUNTIES
        """The open bounties; replaced, never changed."""
        self.claimed: i64 = 0
        """Which of them show their later side, by place."""
        self.suspects: list[int] = NONE_SUSPECTED
        """For each stolen card, which cards it may be; replaced, never changed."""

    # The deck

    def slot(self, number: i64) -> i64:
        """The line-up's card in a slot."""
        if number == 0:
            return self.first
        return self.second if number == 1 else self.third

    def is_in_lineup(self, suit: i64, but: i64) -> bool:
        """Whether a card of the line-up, slot *but* left out, has *suit*."""
        if but != 0 and SUIT_OF[self.first] == suit:
            return True
        if but != 1 and SUIT_OF[self.second] == suit:
            return True
        return but != 2 and SUIT_OF[self.third] == suit

    def take(self, card: i64) -> None:
        """A card leaves the deck, seen by somebody."""
        self.pool &= ~BIT[card]
        self.deck -= 1
        if self.suspects:
            self.clear_suspect(card)

    def clear_suspect(self, card: i64) -> None:
        """What has been seen was not stolen."""
        keep: i64 = ~BIT[card]
        left: list[int] = []
        for mask in self.suspects:
            left.append(mask & keep)
        self.suspects = left

    def reshuffle(self) -> None:
        """Turn the discard pile into a new deck. Ruling FT-R1."""
        if self.sheriff == UNSEEN:
            self.sheriff = lowest_bit(self.pool)
        self.pool = self.discard
        self.deck = bit_count(self.pool)
        self.discard = 0
        self.reshuffled = 1
        if self.tape is not None:
            self.tape.write(events.SHUFFLED, EVERYBODY)

    def discard_lineup(self) -> None:
        """The three cards join the discard pile."""
        self.discard |= BIT[self.first] | BIT[self.second] | BIT[self.third]
        self.flipped = 0
        self.first = 0
        self.second = 0
        self.third = 0

    def end_lineup(self) -> None:
        """The turn is over: the line-up goes, and rivals see what has become of the sheets."""
        self.discard_lineup()
        self.show_sheets()
        self.turn += 1

    # Who decides, and who sees what

    def open_window(self, after: LaterStep[Fliptown]) -> None:
        """From now on seats decide at once, unseen by the others; *after* follows."""
        self.ask(after, DEALER)
        self.is_private = self.seats > 1

    def show_sheets(self) -> None:
        """What rivals see from now on is how the sheets stand now."""
        if self.seats > 1:
            self.fresh = ALL_FRESH

    def keep(self, seat: i64) -> None:
        """Before the sheet of *seat* changes, keep it as rivals go on seeing it."""
        bit: i64 = BIT[seat]
        if self.fresh & bit:
            self.fresh -= bit
            self.kept[seat] = self.sheets[seat].shown()

    def public(self, seat: int) -> Sheet:
        """The sheet of *seat* as rivals see it; nobody may change it."""
        if self.fresh & BIT[seat]:
            return self.sheets[seat].shown()
        return self.kept[seat]

    def publics(self) -> list[Sheet]:
        """All sheets as rivals see them; none where there is no rival."""
        return [self.public(seat) for seat in range(self.seats)] if self.seats > 1 else []

    def eyes(self, sheet: Sheet) -> i64:
        """Who may see at once what happens on *sheet*."""
        return sheet.bit if self.is_private else EVERYBODY

    def note(self, kind: i64, sheet: Sheet, what: i64, amount: i64 = 0) -> None:
        """Write an event of a sheet."""
        if self.tape is not None:
            self.tape.write(kind, self.eyes(sheet), sheet.seat, what, amount)

    # What a sheet gains and loses

    def gain_stars(self, sheet: Sheet, amount: i64, origin: i64) -> None:
        """Stars count at once."""
        sheet.stars += amount
        sheet.gained |= GAINED_STAR
        if origin > 0:
            sheet.origin += amount * origin
        else:
            sheet.origin2 -= amount * origin
        if self.tape is not None:
            self.note(events.GAINED, sheet, events.STAR, amount)

    def gain_cash(self, sheet: Sheet, amount: i64) -> None:
        """Cash, in dollars."""
        sheet.cash += amount
        if sheet.cash >= self.ruleset.riches.cash:
            sheet.met |= MET_RICHES
        if self.tape is not None:
            self.note(events.GAINED, sheet, events.CASH, amount)

    def gain_gold(self, sheet: Sheet, amount: i64) -> None:
        """Gold nuggets."""
        sheet.gold += amount
        sheet.gained |= GAINED_GOLD
        if sheet.gold >= self.ruleset.riches.gold:
            sheet.met |= MET_RICHES
        if self.tape is not None:
            self.note(events.GAINED, sheet, events.GOLD, amount)

    def gain_wanted(self, sheet: Sheet, amount: i64) -> None:
        """Lawlessness rises; nothing happens for an amount of 0."""
        if amount == 0:
            return
        sheet.wanted += amount
        sheet.gained |= GAINED_WANTED
        if sheet.wanted >= self.ruleset.most_wanted.wanted:
            sheet.met |= MET_WANTED
        if self.tape is not None:
            self.note(events.GAINED, sheet, events.WANTED, amount)

    def gain_pan(self, sheet: Sheet) -> None:
        """A gold pan; beyond the last one it is lost. Ruling FT-R42."""
        if sheet.pans < self.ruleset.most_pans:
            sheet.pans += 1
            if self.tape is not None:
                self.note(events.GAINED, sheet, events.PAN, 1)

    def gain_hammer(self, sheet: Sheet) -> None:
        """A hammer; beyond the last one it is lost. Ruling FT-R42."""
        if sheet.hammers < self.ruleset.most_hammers:
            sheet.hammers += 1
            if self.tape is not None:
                self.note(events.GAINED, sheet, events.HAMMER, 1)

    def gain_item(self, sheet: Sheet, place: i64) -> None:
        """Something the sheet keeps for good, by its place in the list of belongings."""
        sheet.items |= BIT[place]
        if self.tape is not None:
            self.note(events.OWNED, sheet, place)

    def gain_bonus(self, sheet: Sheet, region: i64, source: i64) -> None:
        """A bonus action in *region* joins the pending ones; *source* is where its icon is."""
        sheet.bonuses += FOUR_BITS[region]
        self.count_bonus(sheet, region)
        sheet.sources |= BIT[source]

    def count_bonus(self, sheet: Sheet, region: i64) -> None:
        """A bonus action has been gained, whether or not it will be carried out."""
        sheet.opened |= BIT[region]
        sheet.gained |= GAINED_BONUS
        if self.tape is not None:
            self.note(events.BONUS, sheet, region)

    def use_ability(self, sheet: Sheet) -> None:
        """One use of the character's ability is gone."""
        sheet.power -= 1
        if self.tape is not None:
            self.note(events.ABILITY, sheet, sheet.character)

    def pay_cash(self, sheet: Sheet, amount: i64) -> None:
        """Cash is crossed out."""
        sheet.cash -= amount
        if self.tape is not None:
            self.note(events.LOST, sheet, events.CASH, amount)

    def pay_gold(self, sheet: Sheet, amount: i64) -> None:
        """Gold is crossed out; nothing happens for an amount of 0."""
        if amount == 0:
            return
        sheet.gold -= amount
        if self.tape is not None:
            self.note(events.LOST, sheet, events.GOLD, amount)

    def wipe(self, sheet: Sheet, amount: i64) -> None:
        """Wanted is crossed out, never below 0. Ruling FT-R30."""
        cut: i64 = amount if amount < sheet.wanted else sheet.wanted
        if cut > 0:
            sheet.wanted -= cut
            if self.tape is not None:
                self.note(events.LOST, sheet, events.WANTED, cut)

    def lose_stars(self, sheet: Sheet, amount: i64) -> None:
        """Stars are crossed out, at most all there are."""
        cut: i64 = amount if amount < sheet.stars else sheet.stars
        sheet.stars -= cut
        sheet.origin2 += cut * LOST_TO_SHERIFF
        if self.tape is not None:
            self.note(events.LOST, sheet, events.STAR, cut)

    # Poker columns

    def column(self, sheet: Sheet) -> i64:
        """The poker cards of the round, packed."""
        if self.round == 0:
            return sheet.column0
        return sheet.column1 if self.round == 1 else sheet.column2

    def set_column(self, sheet: Sheet, packed: i64) -> None:
        """Write the poker cards of the round anew."""
        if self.round == 0:
            sheet.column0 = packed
        elif self.round == 1:
            sheet.column1 = packed
        else:
            sheet.column2 = packed

    def write_poker_card(self, sheet: Sheet, card: i64) -> None:
        """Write *card* into the round's column."""
        if self.round == 0:
            sheet.column0 = (sheet.column0 << 6) | (card + 1)
        elif self.round == 1:
            sheet.column1 = (sheet.column1 << 6) | (card + 1)
        else:
            sheet.column2 = (sheet.column2 << 6) | (card + 1)

    # Opponent and bounties

    def has_cowbot(self) -> bool:
        """Whether a cowbot plays."""
        return self.cowbot != NO_COWBOT

    def is_active(self, sheet: Sheet) -> bool:
        """Whether the turn is one on which the cowbot may steal. Edition point FT-E1."""
        if self.cowbot == NO_COWBOT:
            return False
        suit: i64 = self.ruleset.cowbots[self.cowbot].suit
        if sheet.step == BEFORE_CARDS:
            return self.is_in_lineup(suit, -1)
        if sheet.suit == suit:
            return True
        return self.is_in_lineup(suit, sheet.suit_slot if self.ruleset.is_dodge_allowed else -1)

    def bounty_stars(self, place: i64) -> i64:
        """What the open bounty at *place* gives now."""
        if self.claimed & BIT[place]:
            return self.ruleset.later_stars
        return self.ruleset.first_stars

    # The protocol

    def game(self) -> Game:
        return self.of

    def proceed(self) -> bool:
        return rules.proceed(self)

    def deal_early(self) -> None:
        rules.deal_early(self)

    def stage(self) -> str:
        """What the table is doing, by what its agenda says comes next: ``flip``, ``turn`` …"""
        for item in reversed(self.agenda.all_items()):
            key = STAGES[question_of(item)]
            if key:
                return key
        return STAGE_KEYS[-1]

    def phase(self) -> int:
        played: i64 = self.round * self.ruleset.turns + self.turn
        return 1 + played * 16 + STAGE_KEYS.index(self.stage())

    def scores(self) -> list[int]:
        return [scoring.score(self.ruleset, sheet) for sheet in self.sheets]

    def points(self, seat: int) -> list[tuple[str, int]]:
        return scoring.points(self, seat)

    def result(self) -> Result | None:
        return None if self.due else scoring.result(self)

    def observe(self, seat: int) -> View:
        return view.observe(self, seat)

    def question_to(self, seat: int) -> SheetQuestion:
        """The question that *seat*, which is pending, is asked."""
        item: i64 = self.agenda_of(seat).top
        question = self.questions[question_of(item)]
        if isinstance(question, ComponentQuestion):
            question = question.component(self, item)
        assert isinstance(question, SheetQuestion)
        return question

    def option_ref(self, seat: int, action: int) -> str:
        if seat < self.seats and self.due & BIT[seat]:
            return self.question_to(seat).option_ref(action) or super().option_ref(seat, action)
        return super().option_ref(seat, action)

    def option_facts(self, seat: int, action: int) -> Facts:
        if seat >= self.seats or not self.due & BIT[seat]:
            return {}
        return self.question_to(seat).option_facts(self, self.agenda_of(seat).top, action)

    def clone(self) -> Fliptown:
        twin = Fliptown(self.of, self.ruleset, [Sheet(sheet) for sheet in self.sheets])
        snapshot.copy(self, twin)
        return twin

    def redeal(self, seat: int, rng: Rng) -> State:
        twin = self.clone()
        redeal.guess(twin, seat, rng)
        return twin

    def dump(self) -> list[int]:
        return snapshot.dump(self)

    def text(self) -> str:
        return text.position(self)
