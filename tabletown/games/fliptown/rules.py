"""How Fliptown is played, in the order it is played.

Setup; three rounds of five turns, poker, work and the Sheriff; the end. What happens on one
sheet in one turn is in `turn`, what a place gives in the file named after it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.core.errors import IllegalAction
from tabletown.core.events import EVERYBODY
from tabletown.core.rng import Rng
from tabletown.core.state import DEALER, Decision, Game, State
from tabletown.core.view import Facts, Result, View
from tabletown.games.fliptown import choices, outcome, phases, prompts, setup, turn
from tabletown.games.fliptown import text as texts
from tabletown.games.fliptown import view as views
from tabletown.games.fliptown.asks import (
    ACTION_TAKEN,
    ASK_BAIL,
    ASK_DONE,
    ASK_NOTHING,
    ASK_PEEK,
    ASK_RAID,
    ASK_SUIT,
    ASK_SWEAR,
    BEFORE_CARDS,
    FIRST_QUESTION,
    STAGE_ARREST,
    STAGE_BEFORE,
    STAGE_BRIBE,
    STAGE_CAST,
    STAGE_CHEAT,
    STAGE_COWBOT,
    STAGE_CUT,
    STAGE_FLIP,
    STAGE_HOLDEM,
    STAGE_MAYOR,
    STAGE_OVER,
    STAGE_POST,
    STAGE_REVEAL,
    STAGE_STEAL,
    STAGE_TURN,
)
from tabletown.games.fliptown.badlands import raid_drawn, raid_failed, row_checked
from tabletown.games.fliptown.choices import ALL_SUITS
from tabletown.games.fliptown.dealer import Dealing
from tabletown.games.fliptown.happenings import (
    BEGUN,
    DEALT,
    FLIPPED,
    SHEET_SHOWN,
    STOLEN,
)
from tabletown.games.fliptown.numbers import (
    ALL_CARDS,
    ALL_GRAVES,
    BANK_RED,
    BIT,
    COWBOT_TRIGGER,
    LINEUP,
    MAYOR,
    NO_COWBOT,
    NOBODY,
    ROUNDS,
    TURNS,
)
from tabletown.games.fliptown.redeal import redealt
from tabletown.games.fliptown.scoring import score
from tabletown.games.fliptown.sheet import NO_CHOICES, Sheet
from tabletown.games.fliptown.state import (
    DEALER_BIT,
    EARLY,
)
from tabletown.games.fliptown.town import OFFICE
from tabletown.games.fliptown.verbs import (
    DEAL,
    PEEK,
    RAID,
    REVEAL,
    STEAL,
    SWEAR,
)

if TYPE_CHECKING:
    from mypy_extensions import i64


class Town(Dealing):
    """A position of Fliptown with its rules."""

    __slots__ = ()

    # The protocol

    def game(self) -> Game:
        # The game's other half knows this one.
        from tabletown.games.fliptown.game import GAME

        return GAME

    def pending(self) -> int:
        return self.due

    def legal(self, seat: int) -> list[int]:
        # Where nothing is asked a sheet's list of choices is empty.
        if seat < self.seats:
            return self.sheets[seat].choices
        return self.dealer_answers() if seat == DEALER else NO_CHOICES

    def useful(self, seat: int) -> list[int]:
        return self.sheets[seat].choices if seat < self.seats else self.legal(seat)

    def apply(self, seat: int, action: int) -> None:
        """Carry out *action* for *seat*, or raise and change nothing."""
        if 0 <= seat < self.seats:
            sheet = self.sheets[seat]
            if action in sheet.choices:
                self.answer(sheet, action)
                return
        elif seat == DEALER and self.due & DEALER_BIT:
            if self.can_deal(action):
                self.step(seat, action)
                return
        if not 0 <= seat <= DEALER or not self.due & BIT[seat]:
            raise IllegalAction("not-pending", {"seat": seat})
        raise IllegalAction("not-legal", {"seat": seat, "action": action})

    def step(self, seat: int, action: int) -> None:
        if seat != DEALER:
            self.answer(self.sheets[seat], action)
        elif self.stage == STAGE_FLIP:
            self.card_flipped(action)
        else:
            self.dealt(action)

    def answer(self, sheet: Sheet, action: i64) -> None:
        """A seat's answer, and what follows when nobody else is asked."""
        if self.fresh & sheet.bit:
            self.fresh -= sheet.bit
            self.kept[sheet.seat] = sheet.shown()
        if self.stage == STAGE_TURN:
            found = turn.answered(self, sheet, action)
            if len(found) > 1:
                sheet.choices = found
                return
            if (
                sheet.ask == ASK_NOTHING
                and sheet.step == ACTION_TAKEN
                and not (sheet.bonuses or sheet.effects or sheet.power)
            ):
                sheet.ask = ASK_DONE
                sheet.choices = NO_CHOICES
                self.due -= sheet.bit
            else:
                self.resume(sheet, found)
        else:
            phases.answered(self, sheet, action)
            if sheet.ask < FIRST_QUESTION:
                self.due &= ~sheet.bit
                sheet.choices = NO_CHOICES
        if self.due == 0:
            self.settle()

    def resume(self, sheet: Sheet, found: list[int]) -> None:
        """Go on with a sheet's turn to the next question that has more than one answer.

        *found* are the answers to what is asked, if they have been listed already.
        """
        while True:
            if not found:
                if sheet.ask == ASK_NOTHING:
                    found = turn.advance(self, sheet)
                if sheet.ask < FIRST_QUESTION:
                    self.due &= ~sheet.bit
                    sheet.choices = NO_CHOICES
                    return
                if not found:
                    found = choices.choices(self, sheet)
            if len(found) > 1:
                sheet.choices = found
                self.due |= sheet.bit
                return
            found = turn.answered(self, sheet, found[0])

    def settle(self) -> None:
        """Nobody is asked: serve those who wait for a card, or go on to what comes next."""
        stage: i64 = self.stage
        if stage == STAGE_TURN or stage == STAGE_ARREST:
            self.serving = self.waiting()
            if self.serving:
                self.serve()
            elif stage == STAGE_TURN:
                self.end_turn()
            else:
                self.end_round()
        elif stage == STAGE_MAYOR:
            self.begin_turn()
        elif stage == STAGE_CHEAT:
            phases.pay_hands(self)
            phases.begin_before(self)
            self.go_if_idle()
        elif stage == STAGE_BEFORE:
            phases.begin_bribes(self)
            self.go_if_idle()
        elif stage == STAGE_BRIBE:
            self.turn_over_sheriff()

    def waiting(self) -> i64:
        """The seats that wait for a card."""
        mask: i64 = 0
        for sheet in self.sheets:
            if ASK_DONE < sheet.ask < FIRST_QUESTION:
                mask |= sheet.bit
        return mask

    def deal_early(self) -> None:
        """Serve those who wait, although somebody can go on.

        Only a look at the Sheriff is dealt early: a robbery's card lies open, and with it
        nobody can take back what came before.
        """
        if self.stage == STAGE_TURN:
            self.serving = self.waiting()
            if self.serving:
                self.known |= EARLY
                self.serve()

    def go_if_idle(self) -> None:
        """Skip a stage in which nobody has anything to decide."""
        if self.due == 0:
            self.settle()

    # Setup

    def begin_game(self) -> None:
        """Characters, cowbot, bounties; then the first round."""
        if self.setting.characters and self.stage == STAGE_CAST:
            self.due = DEALER_BIT
            return
        if self.stage <= STAGE_COWBOT and self.setting.cowbot == 5 and self.cowbot == NO_COWBOT:
            self.stage = STAGE_COWBOT
            self.due = DEALER_BIT
            return
        is_uncast: bool = self.sheets[0].character == NOBODY
        if self.setting.random_solo and is_uncast:
            self.stage = STAGE_CUT
            self.due = DEALER_BIT
            return
        if self.stage < STAGE_POST and self.seats > 1:
            self.stage = STAGE_POST
            self.due = DEALER_BIT
            return
        self.begin_round()

    # Rounds

    def begin_round(self) -> None:
        """Shuffle all that was not stolen; the Sheriff card lies face down, unseen."""
        self.pool = ALL_CARDS & ~self.stolen
        self.deck = 51 - len(self.suspects)
        self.discard = 0
        self.sheriff = -1
        self.known = 0
        self.reshuffled = 0
        self.turn = 0
        self.setup = 0
        self.due = DEALER_BIT
        self.stage = STAGE_HOLDEM if self.setting.holdem else STAGE_FLIP
        if self.tape is not None:
            self.tape.write(BEGUN, EVERYBODY, self.round + 1)

    def hole_dealt(self, card: i64) -> None:
        """Hold'em: two cards to every seat, open if it plays alone."""
        self.take(card)
        seat: i64 = self.setup >> 1
        sheet = self.sheets[seat]
        sheet.hole = (sheet.hole << 6) | (card + 1)
        self.setup += 1
        if self.tape is not None:
            eyes: i64 = EVERYBODY if self.seats == 1 else BIT[seat]
            self.tape.write(DEALT, eyes, seat, card)
        if self.setup == 2 * self.seats:
            self.stage = STAGE_FLIP

    # Turns

    def card_flipped(self, card: i64) -> None:
        """Lay the next card of the line-up."""
        self.pool -= BIT[card]
        self.deck -= 1
        if self.suspects:
            self.clear_suspect(card)
        if self.tape is not None:
            self.tape.write(FLIPPED, EVERYBODY, card)
        flipped: i64 = self.flipped + 1
        self.flipped = flipped
        if flipped == 1:
            self.first = card
        elif flipped == 2:
            self.second = card
        else:
            self.third = card
        if flipped == LINEUP:
            self.lineup_ready()
        elif self.deck == 0:
            self.reshuffle()

    def lineup_ready(self) -> None:
        """Three cards lie there: before anybody chooses, the Mayor may object."""
        for sheet in self.sheets:
            if sheet.power > 0 and sheet.character == MAYOR:
                self.due = 0
                self.stage = STAGE_MAYOR
                phases.ask_mayor(self, sheet)
                self.show_sheets()
                return
        self.begin_turn()

    def begin_turn(self) -> None:
        """Everybody starts on the same three cards; rivals see the sheets as they stand now."""
        self.stage = STAGE_TURN
        self.due = 0
        others: list[Sheet] = []
        for sheet in self.sheets:
            sheet.step = BEFORE_CARDS
            sheet.free = 0
            sheet.gained = 0
            if sheet.items >= BANK_RED:
                turn.income(self, sheet)
            if sheet.left or sheet.power or sheet.graves == ALL_GRAVES:
                sheet.ask = ASK_BAIL if sheet.left else ASK_SUIT
                others.append(sheet)
            else:
                sheet.ask = ASK_SUIT
                sheet.choices = ALL_SUITS
                self.due += sheet.bit
        self.show_sheets()
        for sheet in others:
            self.keep(sheet)
            self.resume(sheet, NO_CHOICES)
        if self.due == 0:
            self.settle()

    def serve(self) -> None:
        """Deal to the seats that wait, in seat order from a place that moves each turn. FT-R66."""
        seats: i64 = self.seats
        start: i64 = self.round * TURNS + self.turn
        while self.serving:
            seat: i64 = start % seats
            while not self.serving & BIT[seat]:
                seat = (seat + 1) % seats
            sheet = self.sheets[seat]
            if sheet.ask == ASK_PEEK:
                if self.sheriff < 0:
                    break
                self.keep(sheet)
                self.serving &= ~BIT[seat]
                OFFICE.seen(self, sheet)
                self.resume(sheet, NO_CHOICES)
                continue
            if self.deck == 0 and self.discard:
                self.reshuffle()
            if self.deck > 0:
                break
            self.serving &= ~BIT[seat]
            self.card_missing(sheet)
        if self.serving:
            self.served = seat
            self.due |= DEALER_BIT
        else:
            self.due &= ~DEALER_BIT
            self.go_if_idle()

    def card_missing(self, sheet: Sheet) -> None:
        """No card anywhere: the robbery fails, the Marshal keeps the Sheriff's. Ruling FT-R1."""
        self.keep(sheet)
        if sheet.ask == ASK_SWEAR:
            phases.arrest(self, sheet)
            return
        sheet.ask = ASK_NOTHING
        raid_failed(self, sheet, sheet.about)
        row_checked(self, sheet, sheet.about)
        self.resume(sheet, NO_CHOICES)

    def end_turn(self) -> None:
        """Bounties are scored and the cowbot may steal, then the line-up goes."""
        self.known &= ~EARLY
        if self.seats > 1:
            if self.tape is not None:
                for sheet in self.sheets:
                    self.tape.write(
                        SHEET_SHOWN,
                        EVERYBODY,
                        sheet.seat,
                        sheet.stars,
                        sheet.cash,
                        sheet.gold,
                        sheet.wanted,
                    )
            phases.score_bounties(self)
        elif self.cowbot != NO_COWBOT:
            sheet = self.sheets[0]
            if sheet.gained & COWBOT_TRIGGER[self.cowbot] and self.is_active(sheet):
                if self.deck == 0 and self.discard:
                    self.reshuffle()
                if self.deck > 0:
                    self.stage = STAGE_STEAL
                    self.due = DEALER_BIT
                    return
        self.lineup_gone()

    def card_stolen(self, card: i64) -> None:
        """The cowbot takes a card unseen, out of the game for good."""
        suspects = self.suspects + [self.pool]
        self.pool &= ~BIT[card]
        self.deck -= 1
        self.stolen |= BIT[card]
        self.suspects = suspects
        if self.tape is not None:
            self.tape.write(STOLEN, EVERYBODY, self.cowbot, len(suspects))
        self.lineup_gone()

    def lineup_gone(self) -> None:
        """Discard the line-up; after the fifth turn the hands are compared."""
        self.discard_lineup()
        self.show_sheets()
        self.turn += 1
        if self.turn < TURNS:
            self.stage = STAGE_FLIP
            self.due = DEALER_BIT
            if self.deck == 0:
                self.reshuffle()
        else:
            phases.begin_cheat(self)
            self.go_if_idle()

    # The Sheriff

    def turn_over_sheriff(self) -> None:
        """Reveal the Sheriff card, drawn now if nobody has looked at it."""
        self.stage = STAGE_REVEAL
        self.show_sheets()
        if self.sheriff < 0:
            self.due = DEALER_BIT
        else:
            self.sheriff_revealed()

    def sheriff_revealed(self) -> None:
        """Arrest those he catches."""
        self.due = 0
        phases.begin_arrests(self)
        self.go_if_idle()

    def end_round(self) -> None:
        """The next round, or the end."""
        for sheet in self.sheets:
            sheet.bribed = 0
            sheet.lot = 0
            sheet.ask = ASK_DONE
        self.show_sheets()
        self.round += 1
        if self.round < ROUNDS:
            self.begin_round()
        else:
            self.stage = STAGE_OVER
            self.due = 0
            self.flipped = 0

    # The dealer

    def dealt(self, action: i64) -> None:
        """An answer of the dealer, other than a card of the line-up."""
        stage: i64 = self.stage
        if stage == STAGE_TURN or stage == STAGE_ARREST:
            self.card_served(action)
        elif stage == STAGE_REVEAL:
            self.sheriff = action - REVEAL
            self.pool &= ~BIT[self.sheriff]
            if self.suspects:
                self.clear_suspect(self.sheriff)
            self.sheriff_revealed()
        elif stage == STAGE_HOLDEM:
            self.hole_dealt(action - DEAL)
        elif stage == STAGE_STEAL:
            self.card_stolen(action - STEAL)
        elif setup.dealt(self, action):
            self.begin_game()

    def card_served(self, action: i64) -> None:
        """The card for the seat that is served: a robbery, a look, or the Marshal's own."""
        sheet = self.sheets[self.served]
        self.keep(sheet)
        self.serving &= ~sheet.bit
        if sheet.ask == ASK_PEEK:
            self.sheriff = action - PEEK
            self.pool &= ~BIT[self.sheriff]
            OFFICE.seen(self, sheet)
            self.resume(sheet, NO_CHOICES)
        elif sheet.ask == ASK_RAID:
            card: i64 = action - RAID
            self.take(card)
            self.discard |= BIT[card]
            sheet.ask = ASK_NOTHING
            raid_drawn(self, sheet, card)
            self.resume(sheet, NO_CHOICES)
        else:
            sworn: i64 = action - SWEAR
            self.take(sworn)
            self.discard |= BIT[sworn]
            phases.sworn_in(self, sheet, sworn)
        self.serve()

    def phase(self) -> int:
        return 1 + (self.round * TURNS + self.turn) * 16 + self.stage

    # What is known

    def decision(self, seat: int) -> Decision:
        return prompts.decision(self, seat)

    def default(self, seat: int) -> int:
        return prompts.default(self, seat)

    def observe(self, seat: int) -> View:
        return views.observe(self, seat)

    def option_ref(self, seat: int, action: int) -> str:
        return prompts.option_ref(self, action) or super().option_ref(seat, action)

    def option_facts(self, seat: int, action: int) -> Facts:
        return prompts.option_facts(self, seat, action)

    def points(self, seat: int) -> list[tuple[str, int]]:
        return outcome.points(self, seat)

    def scores(self) -> list[int]:
        return [score(sheet) for sheet in self.sheets]

    def result(self) -> Result | None:
        return outcome.result(self) if self.stage == STAGE_OVER else None

    def text(self) -> str:
        return texts.position(self)

    def redeal(self, seat: int, rng: Rng) -> State:
        twin = self.clone()
        twin.luck = 0
        for other in redealt(twin, seat, rng):
            twin.resume_any(other)
        return twin

    def resume_any(self, sheet: Sheet) -> None:
        """List what *sheet* may answer, after a roll-back or a load."""
        if self.stage == STAGE_TURN:
            self.resume(sheet, NO_CHOICES)
        elif sheet.ask >= FIRST_QUESTION:
            sheet.choices = phases.choices(self, sheet)
            self.due |= sheet.bit

    def clone(self) -> Town:
        return Town(
            self.setting,
            self.stage,
            self.round,
            self.turn,
            self.first,
            self.second,
            self.third,
            self.flipped,
            self.pool,
            self.deck,
            self.discard,
            self.sheriff,
            self.known,
            self.reshuffled,
            self.served,
            self.serving,
            self.due,
            self.cowbot,
            self.stolen,
            self.setup,
            self.bounties,
            self.claimed,
            self.suspects,
            [sheet.clone() for sheet in self.sheets],
            self.kept[:],
            self.fresh,
            self.luck,
        )

    def dump(self) -> list[int]:
        return setup.dump(self)
