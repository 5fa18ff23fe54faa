"""Paperback as the protocol sees it: who is asked, what may be answered, what it brings about."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletown.core.events import EVERYBODY
from tabletown.core.rng import Rng
from tabletown.core.state import DEALER, Decision, Game, State
from tabletown.core.view import Facts, Result, View
from tabletown.games.paperback import (
    answers,
    dealer,
    edition,
    prompts,
    resolving,
    rules,
    scoring,
    snapshot,
    spelling,
    windows,
    words,
)
from tabletown.games.paperback import options as choices
from tabletown.games.paperback import text as texts
from tabletown.games.paperback import view as views
from tabletown.games.paperback.cards import (
    COMMON,
    COOPERATIVE,
    PILES,
    SIMULTANEOUS,
    STARTER,
    WILD,
    House,
    is_attack,
)
from tabletown.games.paperback.rack import BIT, TRASH_OFFER
from tabletown.games.paperback.state import (
    BUYING,
    CLAIMING,
    HAUNTED,
    HINTING,
    JUDGE,
    OVER,
    OWE_DRAW,
    RULING,
    SPELL,
    SPELLING,
    WORD,
    Desk,
    Table,
)
from tabletown.games.paperback.verbs import (
    ACCEPT,
    AGAIN,
    ALLOW,
    BACK,
    BEGIN,
    BUY,
    CASH_IN,
    CLAIM,
    CLEAR,
    COPY,
    DONE,
    DRAFT,
    DRAW,
    END,
    ENOUGH,
    ERASE,
    EVENTS,
    FINISH,
    GAIN,
    KEEP,
    NO_IDEA,
    PASS,
    PLACE,
    PROPOSE,
    SHOW_HAND,
    SPEND,
    SWAP,
    TAKE,
    TRASH,
    TYPE,
    USE,
    VERBS,
    YES,
)

if TYPE_CHECKING:
    from mypy_extensions import i64


class Paperback(Table):
    """A position of Paperback with its rules."""

    def game(self) -> Game:
        return GAME

    def pending(self) -> int:
        if self.jobs:
            return 32768
        phase: i64 = self.phase_now
        if phase == WORD or phase == BUYING:
            return 1 << self.active
        if phase == OVER:
            return 0
        if phase == JUDGE or phase == CLAIMING or phase == HINTING:
            return self.mask
        if phase == SPELL:
            return self._spellers()
        return 1 if phase == RULING else 1 << self.active

    def _spellers(self) -> i64:
        if self.late:
            return 1 << self.active
        mask: i64 = 0
        for desk in self.desks:
            if desk.step == HAUNTED or desk.step == SPELLING:
                mask |= 1 << desk.seat
        return mask

    def legal(self, seat: int) -> list[int]:
        self.known = dealer.legal(self) if seat == DEALER else answers.legal(self, seat)
        self.known_seat = seat
        return self.known

    def useful(self, seat: int) -> list[int]:
        if self.phase_now == WORD and seat != DEALER:
            self.known = answers.useful_spelling(self, self.desks[seat])
        else:
            self.known = dealer.legal(self) if seat == DEALER else answers.useful(self, seat)
        self.known_seat = seat
        return self.known

    def chance(self, rng: Rng) -> int:
        job: i64 = self.jobs[0]
        if job & 15 == OWE_DRAW:
            deck = self.desks[(job >> 4) & 255].deck
            return DRAW + deck[rng.below(len(deck))]
        return dealer.chance(self, rng)

    def apply(self, seat: int, action: int) -> None:
        """Carry out *action* for *seat*; what was just found legal is not looked up again."""
        if seat == self.known_seat and action in self.known:
            if (self.pending() >> seat) & 1:
                self.step(seat, action)
                return
        super().apply(seat, action)

    def odds(self) -> list[int]:
        return dealer.odds(self)

    def stream(self) -> int:
        return dealer.stream(self)

    def default(self, seat: int) -> int:
        return answers.default(self, seat)

    def phase(self) -> int:
        """Each window and each simultaneous round is a phase of its own."""
        phase: i64 = self.phase_now
        if len(self.jobs) > 0 and phase != SPELL and phase != HINTING:
            return 0
        if phase == JUDGE or phase == CLAIMING or phase == HINTING:
            return self.turn * 32 + phase
        if phase == SPELL and not self.late:
            return self.turn * 32 + phase
        return 0

    def seen(self, seat: int, action: int) -> int:
        """Cards laid and drawn are their owner's business until the word is submitted."""
        if seat == DEALER:
            return dealer.seen(self)
        return EVERYBODY if action > BACK else 1 << seat

    def step(self, seat: int, action: int) -> None:
        """Carry out an answer known to be legal, then go on wherever nothing is asked."""
        self.known_seat = -1
        if action >= DRAW:
            if not dealer.step(self, action):
                return
        elif action <= BACK:
            desk = self.pads[seat] if self.phase_now == HINTING else self.desks[seat]
            if action == BACK:
                words.back(self, desk)
            else:
                words.lay(self, desk, action)
            return
        elif action < USE:
            self._spell(seat, action)
        elif action < BUY:
            self._resolve(action)
        else:
            self._trade(seat, action)
        rules.settle(self)

    def _spell(self, seat: i64, action: i64) -> None:
        """Finish or give up a word, hints, Ghost Writer, the Common card."""
        if self.phase_now == SPELL and action <= CASH_IN:
            if action == FINISH:
                windows.finish_early(self, seat)
            else:
                windows.give_up(self, seat, action == CASH_IN)
        elif action == FINISH:
            rules.finish(self)
        elif action == PASS:
            words.take_back(self, self.desks[seat])
            rules.pass_turn(self)
        elif action == CASH_IN:
            rules.cash_in(self)
        elif action == SHOW_HAND:
            windows.show_hand(self)
        elif action == PROPOSE or action == NO_IDEA:
            windows.answer_hint(self, seat, action == PROPOSE)
        elif action < SWAP:
            windows.accept_hint(self, action - ACCEPT)
        elif action < TAKE:
            if action != KEEP:
                rules.swap(self, self.desks[seat], action - SWAP)
            if self.phase_now == SPELL:
                self.desks[seat].step = SPELLING
            else:
                self.phase_now = WORD
        else:
            if action == TAKE:
                rules.take_common(self)
            else:
                rules.leave_common(self)
            rules.start_abilities(self)

    def _resolve(self, action: i64) -> None:
        """What the cards of the word do."""
        if action < AGAIN:
            resolving.use(self, action - USE)
        elif action < DONE:
            resolving.use_again(self, action - AGAIN)
        elif action == DONE:
            rules.start_buying(self)
        elif action < ENOUGH:
            resolving.trash(self, action - TRASH)
        elif action == ENOUGH:
            rules.start_abilities(self)
        elif action < CLEAR:
            resolving.gain(self, action - GAIN)
        elif action < COPY:
            resolving.clear(self, action - CLEAR)
        else:
            resolving.copy_from(self, action - COPY)

    def _trade(self, seat: i64, action: i64) -> None:
        """Buying, votes, the pyramid, the draft and the table's own words."""
        if action < SPEND:
            rules.buy(self, action - BUY)
        elif action == SPEND:
            rules.spend(self)
        elif action == END:
            rules.end_buying(self)
        elif action == CLAIM:
            windows.claim(self)
        elif action < PLACE:
            if self.phase_now == JUDGE:
                windows.judge(self, seat, action == YES)
            else:
                windows.vote(self, seat, action == YES)
        elif action < DRAFT:
            rules.pile_token(self, action - PLACE)
        elif action < TYPE:
            rules.draft(self, action - DRAFT)
        elif action < ERASE:
            self.typed = [*self.typed, action - TYPE + 1]
        elif action == ERASE:
            self.typed = self.typed[:-1]
        elif action == BEGIN:
            rules.begin_play(self)
        else:
            windows.rule(self, seat, 1 if action == ALLOW else 0)

    # What is known

    def clone(self) -> Paperback:
        desks: list[Desk] = []
        for desk in self.desks:
            desks.append(desk.clone())
        pads: list[Desk] = []
        for desk in self.pads:
            pads.append(desk.clone())
        twin = Paperback(
            self.house,
            desks,
            self.piles,
            self.tops,
            self.lows,
            self.marks,
            self.fame,
            self.pyramid,
            self.market,
            self.stock,
            self.commons,
            self.trash,
            self.jobs[:],
            self.order[:],
            self.edits,
            pads,
        )
        snapshot.copy_turn(twin, self)
        return twin

    def dump(self) -> list[int]:
        return snapshot.dump(self)

    def redeal(self, seat: int, rng: Rng) -> State:
        twin = self.clone()
        snapshot.guess(twin, seat, rng)
        return twin

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def points(self, seat: int) -> list[tuple[str, int]]:
        return scoring.points(self, seat)

    def result(self) -> Result | None:
        return scoring.result(self) if self.ending else None

    def why(self, seat: int, action: int) -> str:
        return prompts.why(self, seat, action)

    def decision(self, seat: int) -> Decision:
        return prompts.decision(self, seat)

    def observe(self, seat: int) -> View:
        return views.observe(self, seat)

    def option_ref(self, seat: int, action: int) -> str:
        return prompts.option_ref(self, seat, action)

    def option_facts(self, seat: int, action: int) -> Facts:
        return prompts.option_facts(self, seat, action)

    def text(self) -> str:
        return texts.position(self)


def empty_table(house: House) -> Paperback:
    """A table with every card where it lies before the dealer begins."""
    pack = house.pack
    desks: list[Desk] = []
    for seat in range(house.seats):
        deck = [STARTER + letter for letter in range(house.starter_letters)]
        deck += [WILD] * house.starter_wilds
        desks.append(Desk(seat, deck, [], [], [], [], []))
    piles = [0] * PILES
    market = [-1] * house.market if house.variant == SIMULTANEOUS else []
    stock: list[int] = []
    for pile in range(PILES):
        place = 0
        for kind in pack.cards[pile]:
            if house.variant == SIMULTANEOUS:
                if not is_attack(kind) and pack.effect[kind] != TRASH_OFFER:
                    stock.append(kind)
            elif house.attacks or not is_attack(kind):
                piles[pile] += BIT[place]
            place += 1
    stock.sort()
    commons = [COMMON, COMMON + 1, COMMON + 2, COMMON + 3]
    if house.space:
        commons.append(COMMON + 4)
    if house.dyslexic:
        commons.append(COMMON + 5)
    fame = house.fame_piles[:]
    pyramid: list[int] = []
    if house.variant == COOPERATIVE:
        fame = [0, 0, 0, 0]
        for row in house.rows:
            pyramid += [0] * row
    tops, lows, marks = [-1] * PILES, [-1] * PILES, [0] * PILES
    return Paperback(
        house,
        desks,
        piles,
        tops,
        lows,
        marks,
        fame,
        pyramid,
        market,
        stock,
        commons,
        [],
        [],
        [],
        [],
        [],
    )


class PaperbackGame(Game):
    """The immutable half of Paperback."""

    def new(self, seats: int, options: dict[str, int | str | bool]) -> State:
        table = empty_table(edition.house(seats, options))
        rules.set_up(table)
        return table

    def load(self, ints: list[int]) -> State:
        reader = snapshot.Reader(ints, 1)
        table = empty_table(edition.house_of(ints[0], reader.take(len(self.options))))
        snapshot.read_all(table, reader)
        return table

    def position(self, text: str, seats: int, options: dict[str, int | str | bool]) -> State:
        table = empty_table(edition.house(seats, options))
        texts.read_position(table, text)
        rules.feel_attacks(table)
        rules.settle(table)
        return table

    def check(self, seats: int, options: dict[str, int | str | bool]) -> None:
        choices.check(options)
        edition.check_pyramid(seats, options)

    def edition_hash(self, options: dict[str, int | str | bool]) -> str:
        return edition.edition_hash(options)

    def typed(self, state: State, seat: int, text: str) -> list[int]:
        if not isinstance(state, Paperback) or seat >= state.seats:
            return []
        return spelling.typed(state, state.desks[seat], text)

    def drawing(self, state: State, seat: int) -> str:
        return texts.drawing(state, seat) if isinstance(state, Paperback) else ""


GAME: Final = PaperbackGame("paperback", (2, 5), 1, VERBS, EVENTS, choices.OPTIONS)
