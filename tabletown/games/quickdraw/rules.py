"""How Quickdraw is played, in the order it is played.

Everybody holds five cards. Four times a prize lies face down; all seal one card at once,
and may first spend a spyglass to look at the prize alone. The fastest card wins the prize,
a die settles ties, and a fox, slow as it is, steals. One card leaves the game unseen before
each prize. Most points after the last prize win, or whoever is rich enough at once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletown.core.agenda import Agenda, about_of, ask_of, pack, seat_of
from tabletown.core.deck import Deck
from tabletown.core.errors import PositionError
from tabletown.core.events import EVERYBODY
from tabletown.core.options import OptionSpec
from tabletown.core.rng import Rng
from tabletown.core.state import DEALER, Decision, Game, State, seat_bits
from tabletown.core.view import Facts, Result, View
from tabletown.games.quickdraw import text as texts
from tabletown.games.quickdraw import view as views
from tabletown.games.quickdraw.data import numbers
from tabletown.games.quickdraw.state import EDITIONS, Hand, Table, read_hands, read_tail
from tabletown.games.quickdraw.verbs import (
    BEGUN,
    BURIED,
    BURY,
    CARD,
    DEAL,
    DEALT,
    EVENTS,
    FOX,
    KIND_COUNT,
    NO_CARD,
    PEEK,
    PEEKED,
    PLAY,
    ROLL,
    ROLLED,
    SEALED,
    SHOWN,
    SPYGLASS,
    STEAL,
    STOLEN,
    TURN,
    TURNED,
    VERBS,
    WON,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

ASK_STEAL: Final = 1
ASK_DEAL: Final = 2
ASK_BURY: Final = 3
ASK_PEEK: Final = 4
ASK_ROLL: Final = 5
ASK_TURN: Final = 6
ASK_DUEL: Final = 7
"""Not a question: settle the round when the foxes above it are done."""

ENDINGS: Final = ["last-round", "rich"]
CARDS_STREAM: Final = 0
DICE_STREAM: Final = 1


class Quickdraw(Table):
    """A position of Quickdraw with its rules."""

    def game(self) -> Game:
        return GAME

    def pending(self) -> int:
        if self.agenda.frames:
            return 1 << seat_of(self.agenda.top())
        if self.ending:
            return 0
        mask: i64 = 0
        for seat in range(self.seats):
            if self.hands[seat].sealed == NO_CARD:
                mask |= 1 << seat
        return mask

    def decision(self, seat: int) -> Decision:
        if not self.agenda.frames:
            return Decision("seal-card", "zone:prize")
        ask = ask_of(self.agenda.top())
        return Decision(views.QUESTIONS[ask], "card:fox" if ask == ASK_STEAL else "")

    def legal(self, seat: int) -> list[int]:
        if not self.agenda.frames:
            return self._cards_to_play(self.hands[seat])
        frame: i64 = self.agenda.top()
        ask: i64 = ask_of(frame)
        if ask == ASK_STEAL:
            return [STEAL + rival for rival in range(self.seats) if rival != seat]
        if ask == ASK_ROLL:
            return [ROLL + pip for pip in range(self.numbers.die)]
        base: i64 = TURN
        if ask == ASK_DEAL:
            base = DEAL
        elif ask == ASK_BURY:
            base = BURY
        return [base + kind for kind in self.deck.kinds()]

    def odds(self) -> list[int]:
        if ask_of(self.agenda.top()) == ASK_ROLL:
            return [1] * self.numbers.die
        return self.deck.odds()

    def stream(self) -> int:
        return DICE_STREAM if ask_of(self.agenda.top()) == ASK_ROLL else CARDS_STREAM

    def phase(self) -> int:
        return 0 if self.agenda.frames or self.ending else self.round

    def seen(self, seat: int, action: int) -> int:
        if seat != DEALER:
            return EVERYBODY if action >= STEAL else 1 << seat
        ask: i64 = ask_of(self.agenda.top())
        if ask == ASK_DEAL or ask == ASK_PEEK:
            return 1 << about_of(self.agenda.top())
        return 0 if ask == ASK_BURY else EVERYBODY

    def step(self, seat: int, action: int) -> None:
        """Carry out an answer: seal, look, steal, or a card or die from the dealer."""
        if action < PEEK:
            self._seal(seat, action - PLAY)
        elif action == PEEK:
            self._peek(seat)
        else:
            frame: i64 = self.agenda.pop()
            if action < DEAL:
                self._steal(seat, action - STEAL)
            elif action < BURY:
                self._deal(about_of(frame), action - DEAL)
            elif action < TURN:
                self._bury(action - BURY)
            elif action < ROLL:
                if ask_of(frame) == ASK_PEEK:
                    self._look(about_of(frame), action - TURN)
                else:
                    self._turn(about_of(frame), action - TURN)
            else:
                self._roll(about_of(frame), action - ROLL)
        self._settle()

    # Sealing

    def _cards_to_play(self, hand: Hand) -> list[int]:
        answers = [PLAY + kind for kind in range(KIND_COUNT) if hand.cards[kind] > 0]
        rounds_left: i64 = self.numbers.rounds - self.round
        if hand.cards[SPYGLASS] > 0 and not hand.is_informed and hand.size() > rounds_left + 1:
            answers.append(PEEK)
        return answers

    def _seal(self, seat: int, kind: int) -> None:
        hand = self.hands[seat]
        hand.cards[kind] -= 1
        hand.sealed = kind
        if self.tape is not None:
            self.tape.write(SEALED, 1 << seat, seat, kind)
        for other in self.hands:
            if other.sealed == NO_CARD:
                return
        self._show()

    def _peek(self, seat: int) -> None:
        hand = self.hands[seat]
        hand.cards[SPYGLASS] -= 1
        hand.peeks += 1
        hand.is_informed = True
        if self.prize == NO_CARD:
            self.agenda.push(pack(ASK_PEEK, DEALER, seat))
        elif self.tape is not None:
            self.tape.write(PEEKED, 1 << seat, seat, self.prize)

    def _look(self, seat: i64, kind: i64) -> None:
        self.deck.draw(kind)
        self.prize = kind
        if self.tape is not None:
            self.tape.write(PEEKED, 1 << seat, seat, kind)

    # The duel

    def _show(self) -> None:
        """All cards are turned over together; every fox asks its owner."""
        frames: list[int] = []
        for seat in range(self.seats):
            hand = self.hands[seat]
            if self.tape is not None:
                self.tape.write(SHOWN, EVERYBODY, seat, hand.sealed, hand.peeks)
            if hand.sealed == FOX:
                frames.append(pack(ASK_STEAL, seat))
        frames.append(pack(ASK_DUEL, DEALER))
        self.agenda.ask_in_order(frames)

    def _steal(self, seat: i64, rival: i64) -> None:
        loot: i64 = min(self.numbers.loot, self.hands[rival].points)
        self.hands[rival].points -= loot
        self.hands[seat].points += loot
        if self.tape is not None:
            self.tape.write(STOLEN, EVERYBODY, seat, rival, loot)

    def _settle(self) -> None:
        """Go on by itself wherever there is nothing to ask."""
        while self.agenda.frames:
            frame: i64 = self.agenda.top()
            ask: i64 = ask_of(frame)
            if ask == ASK_DUEL:
                self.agenda.pop()
                self._duel()
            elif ask == ASK_STEAL and self.seats == 2:
                self.agenda.pop()
                self._steal(seat_of(frame), 1 - seat_of(frame))
            elif ask == ASK_TURN and self.prize != NO_CARD:
                self.agenda.pop()
                self._award(about_of(frame))
            else:
                return

    def _duel(self) -> None:
        best: i64 = -1
        tied: i64 = 0
        for seat in range(self.seats):
            speed: i64 = self.numbers.speed[self.hands[seat].sealed]
            if speed > best:
                best = speed
                tied = 0
            if speed == best:
                tied |= 1 << seat
        fastest = seat_bits(tied)
        if len(fastest) == 1:
            self.agenda.push(pack(ASK_TURN, DEALER, fastest[0]))
        else:
            self.agenda.push(pack(ASK_ROLL, DEALER, tied))

    def _roll(self, tied: i64, pip: i64) -> None:
        """Count around the tied seats as far as the die says."""
        fastest = seat_bits(tied)
        winner = fastest[pip % len(fastest)]
        if self.tape is not None:
            self.tape.write(ROLLED, EVERYBODY, pip)
        self.agenda.push(pack(ASK_TURN, DEALER, winner))

    def _turn(self, winner: i64, kind: i64) -> None:
        self.deck.draw(kind)
        self.prize = kind
        self._award(winner)

    def _award(self, winner: i64) -> None:
        points: i64 = self.numbers.worth[self.prize]
        self.hands[winner].points += points
        if self.tape is not None:
            self.tape.write(TURNED, EVERYBODY, self.prize)
            self.tape.write(WON, EVERYBODY, winner, points)
        self._end_round(winner)

    # Rounds

    def _deal(self, seat: i64, kind: i64) -> None:
        self.deck.draw(kind)
        self.hands[seat].cards[kind] += 1
        if self.tape is not None:
            self.tape.write(DEALT, 1 << seat, seat, kind)

    def _bury(self, kind: i64) -> None:
        """One card leaves the game unseen, and a round begins."""
        self.deck.draw(kind)
        self.buried[kind] += 1
        self.round += 1
        if self.tape is not None:
            self.tape.write(BURIED, 0, kind)
            self.tape.write(BEGUN, EVERYBODY, self.round)

    def _end_round(self, winner: i64) -> None:
        for hand in self.hands:
            self.discard[hand.sealed] += 1
            self.discard[SPYGLASS] += hand.peeks
            hand.sealed = NO_CARD
            hand.peeks = 0
            hand.is_informed = False
        self.discard[self.prize] += 1
        self.prize = NO_CARD
        if self.hands[winner].points >= self.numbers.rich:
            self.ending = 2
        elif self.round == self.numbers.rounds:
            self.ending = 1
        else:
            self.agenda.push(pack(ASK_BURY, DEALER))

    # What is known

    def scores(self) -> list[int]:
        return [hand.points for hand in self.hands]

    def result(self) -> Result | None:
        if not self.ending or self.agenda.frames:
            return None
        scores = self.scores()
        winners = [seat for seat in range(self.seats) if scores[seat] == max(scores)]
        return Result(tuple(scores), tuple(winners), ENDINGS[self.ending - 1])

    def observe(self, seat: int) -> View:
        return views.observe(self, seat)

    def option_ref(self, seat: int, action: int) -> str:
        if action < PEEK:
            return f"hand:s{seat}-{CARD.word(action)}"
        return "zone:prize" if action == PEEK else super().option_ref(seat, action)

    def option_facts(self, seat: int, action: int) -> Facts:
        if PLAY <= action < PEEK:
            return {"speed": self.numbers.speed[action]}
        return {}

    def redeal(self, seat: int, rng: Rng) -> State:
        """A clone in which all that *seat* has not seen is drawn again; rivals begin the round."""
        twin = self.clone()
        deck = twin.deck
        sizes: list[int] = []
        for other in range(twin.seats):
            hand = twin.hands[other]
            sizes.append(hand.opening_size())
            if other != seat:
                _return_cards(hand, deck, twin.phase() != 0)
        for kind in range(KIND_COUNT):
            for _ in range(twin.buried[kind]):
                deck.add(kind)
        unseen = sum(twin.buried)
        twin.buried = [0] * KIND_COUNT
        is_prize_redrawn = twin.prize != NO_CARD and not self._knows_prize(seat)
        if is_prize_redrawn:
            deck.add(twin.prize)
            twin.prize = NO_CARD
        for other in range(twin.seats):
            hand = twin.hands[other]
            while other != seat and hand.opening_size() < sizes[other]:
                hand.cards[_draw(deck, rng)] += 1
        for _ in range(unseen):
            twin.buried[_draw(deck, rng)] += 1
        if is_prize_redrawn and not twin.phase():
            twin.prize = _draw(deck, rng)
        return twin

    def _knows_prize(self, seat: int) -> bool:
        return seat < self.seats and self.hands[seat].is_informed

    def clone(self) -> Quickdraw:
        return Quickdraw(
            self.seats,
            self.edition,
            self.switches,
            [hand.clone() for hand in self.hands],
            self.deck.clone(),
            self.buried[:],
            self.discard[:],
            self.prize,
            self.round,
            self.agenda.clone(),
            self.ending,
        )

    def text(self) -> str:
        return texts.position(self)


def _return_cards(hand: Hand, deck: Deck, is_sealing: bool) -> None:
    """Put what rivals cannot see of *hand* back among the unseen cards.

    While cards are being sealed that is everything, and the seat is as it was when the round
    began; afterwards the sealed card and the spent spyglasses lie open.
    """
    for kind in range(KIND_COUNT):
        for _ in range(hand.cards[kind]):
            deck.add(kind)
        hand.cards[kind] = 0
    if is_sealing:
        if hand.sealed != NO_CARD:
            deck.add(hand.sealed)
            hand.sealed = NO_CARD
        for _ in range(hand.peeks):
            deck.add(SPYGLASS)
        hand.peeks = 0
        hand.is_informed = False


def _draw(deck: Deck, rng: Rng) -> int:
    """One card off *deck*, by chance."""
    kind = deck.kinds()[rng.pick(deck.odds())]
    deck.draw(kind)
    return kind


class QuickdrawGame(Game):
    """Quickdraw's immutable half."""

    def new(self, seats: int, options: dict[str, int | str | bool]) -> State:
        return self._start(seats, options)

    def _start(self, seats: int, options: dict[str, int | str | bool]) -> Quickdraw:
        edition = EDITIONS.index(str(options["edition"]))
        table = numbers(EDITIONS[edition])
        deals = [pack(ASK_DEAL, DEALER, seat) for _ in range(table.hand) for seat in range(seats)]
        agenda = Agenda([])
        agenda.ask_in_order([*deals, pack(ASK_BURY, DEALER)])
        return Quickdraw(
            seats,
            edition,
            [spec.number(options[spec.key]) for spec in self.options],
            [Hand([0] * KIND_COUNT, NO_CARD, 0, 0, False) for _ in range(seats)],
            Deck(table.copies[:], [], []),
            [0] * KIND_COUNT,
            [0] * KIND_COUNT,
            NO_CARD,
            0,
            agenda,
            0,
        )

    def load(self, ints: list[int]) -> State:
        seats = ints[0]
        at = 1 + len(self.options)
        prize, round_number, ending = ints[at : at + 3]
        at += 3
        buried = ints[at : at + KIND_COUNT]
        discard = ints[at + KIND_COUNT : at + 2 * KIND_COUNT]
        hands, at = read_hands(ints, at + 2 * KIND_COUNT, seats)
        deck, agenda = read_tail(ints, at)
        switches = ints[1 : 1 + len(self.options)]
        return Quickdraw(
            seats,
            ints[1],
            switches,
            hands,
            deck,
            buried,
            discard,
            prize,
            round_number,
            agenda,
            ending,
        )

    def position(self, text: str, seats: int, options: dict[str, int | str | bool]) -> State:
        state = self._start(seats, options)
        state.agenda = Agenda([])
        texts.read_position(state, text)
        if not state.agenda.frames and not state.ending and state.round == 0:
            raise PositionError("bad-position", {"place": "round 0"})
        return state

    def edition_hash(self, options: dict[str, int | str | bool]) -> str:
        return numbers(str(options["edition"])).digest


GAME: Final = QuickdrawGame(
    "quickdraw",
    (2, 4),
    1,
    VERBS,
    EVENTS,
    [
        OptionSpec("edition", "choice", "base", ("base", "rich"), group="edition"),
        OptionSpec("hints", "bool", True, group="table"),
        OptionSpec("undo", "bool", True, group="table"),
    ],
)
