"""What a card of Paperback is still worth, what cents should buy, and a quick policy.

Everything is counted in fame. A letter brings cents each time it is drawn, and cents become
fame, sooner or later; a Fame card is worth what is printed on it, less what a wild takes the
place of. How long the game still lasts decides between the two. The weights were found by
self-play: `tools/learn/paperback.py` writes them into `paperback.json`, docs/bots.md says how.
"""

from __future__ import annotations

import json
import sys
from math import exp
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tabletown.core.rng import Rng
from tabletown.core.state import State
from tabletown.games.paperback import market, scoring, turn, verbs
from tabletown.games.paperback.cards import (
    COMMON,
    FAME,
    FAME_PILES,
    FAME_SLOT,
    KINDS,
    MARKET,
    NO_COST,
    PYRAMID,
    is_vowel,
    is_wild,
)
from tabletown.games.paperback.hand import Desk
from tabletown.games.paperback.ruleset import CONDITIONS, SIMULTANEOUS, STANDARD, Pack
from tabletown.games.paperback.state import Paperback
from tabletown.games.paperback.words import answers, value
from tabletown.games.paperback.words.best import best_play
from tabletown.games.paperback.words.effects import KNOWN_EFFECTS
from tabletown.games.paperback.words.graph import Lexicon
from tabletown.games.paperback.words.judge import refusal
from tabletown.games.paperback.words.rack import Weights
from tabletown.search.base import Evaluator

if TYPE_CHECKING:
    from mypy_extensions import i64

MADE_BY: Final = "made by"
"""The key of a file of weights under which stands the command that made it."""


class CardWeights:
    """What the judgement of cards is made of: names and numbers, as a file has them.

    ``rate`` is the fame a cent becomes, ``wild`` the cents a wild saves, ``idle`` what an average
    card counts when another takes its place, ``pair`` the cents of a second letter, ``common``
    the fame of winning a Common card, ``clock`` how long games last against the usual.
    ``ability-<name>`` is what an ability is worth in cents, ``condition-<name>`` how often a
    condition holds for a card that is used; for those the file does not name, ``ability`` and
    ``condition`` count.
    """

    def __init__(self, numbers: dict[str, float]) -> None:
        self.numbers: dict[str, float] = numbers
        self.rate: float = numbers["rate"]
        self.wild: float = numbers["wild"]
        self.idle: float = numbers["idle"]
        self.pair: float = numbers["pair"]
        self.common: float = numbers["common"]
        self.clock: float = numbers["clock"]

    def ability(self, name: str) -> float:
        """The cents the ability called *name* is worth when its condition holds."""
        return self.numbers.get(f"ability-{name}", self.numbers["ability"])

    def condition(self, name: str) -> float:
        """How often the condition called *name* holds."""
        return self.numbers.get(f"condition-{name}", self.numbers["condition"])


def read_weights(path: Path) -> CardWeights:
    """The weights in the file at *path*, which also says what command made them."""
    found = json.loads(path.read_text(encoding="utf-8"))
    return CardWeights({name: float(found[name]) for name in found if name != MADE_BY})


PATH: Final = Path(str(sys.modules["tabletown"].__file__)).parent / "search" / "paperback.json"
WEIGHTS: Final = read_weights(PATH)
"""As `tools/learn/paperback.py` has found them."""
BY_NUMBER: Final = ("cents", "draw")
"""The abilities that are worth so much for each of their number."""
WON: Final = 60.0
"""What ending the game in front is worth, and ending it behind costs."""
SPREAD: Final = 6.0
"""How much fame makes a lead of about three to one."""


class Judgement:
    """What cards are worth, by their weights."""

    def __init__(self, weights: CardWeights) -> None:
        self.weights: CardWeights = weights
        self.pack: Pack | None = None
        self.uses: list[float] = []
        """For every kind of `pack` the cents it brings each time it is drawn."""

    def use(self, table: Paperback, kind: i64) -> float:
        """The cents a *kind* brings each time it is drawn."""
        pack = table.ruleset.pack
        if self.pack is not pack:
            self.pack = pack
            self.uses = [self.use_in(pack, number) for number in range(KINDS)]
        return self.uses[kind]

    def use_in(self, pack: Pack, kind: i64) -> float:
        """The same for a *kind* of *pack*, worked out."""
        weights = self.weights
        if is_wild(kind):
            return weights.wild
        printed: float = float(pack.value[kind])
        found: float = printed * (0.95 - 0.04 * printed)
        if pack.two[kind] != 0:
            found += weights.pair
        name = pack.ability(kind).name
        gain: float = weights.ability(name)
        if name in BY_NUMBER:
            gain *= float(pack.amount[kind])
        return found + gain * weights.condition(CONDITIONS[pack.condition[kind]][0])

    def left(self, table: Paperback) -> float:
        """How many turns every seat still has after this one."""
        seats: float = float(table.seats)
        done: float = float(table.turn)
        if table.ruleset.variant != SIMULTANEOUS:
            done /= seats
        if len(table.pyramid) > 0:
            there: float = 0.0
            for tokens in table.pyramid:
                if tokens >= 0:
                    there += 1.0
            return 1.5 * there / seats
        # The two piles that are nearest to their end, in cents.
        least: float = 1000.0
        second: float = 1000.0
        for pile in range(FAME_PILES):
            work: float = float(table.fame[pile] * table.ruleset.pack.cost[FAME + pile])
            if work < least:
                second = least
                least = work
            elif work < second:
                second = work
        by_piles: float = (least + second) / seats / (4.0 + 0.25 * done)
        found: float = 0.65 * by_piles + 0.35 * (13.0 - done)
        if table.place >= table.ruleset.track - 1 and found > 5.0:
            found = 5.0
        found *= self.weights.clock
        return found if found > 0.6 else 0.6

    def usual(self, table: Paperback, desk: Desk) -> float:
        """The cents an average card of the seat brings when drawn."""
        cards = scoring.owned(desk)
        total: float = 0.0
        for kind in cards:
            total += self.use(table, kind)
        return total / float(len(cards)) if len(cards) > 0 else 0.0

    def worth(self, table: Paperback, size: i64, kind: i64, left: float, usual: float) -> float:
        """What owning *kind* in a deck of *size* should still bring, in fame."""
        found: float = float(table.ruleset.pack.fame[kind])
        hand: float = float(table.ruleset.hand)
        cards: float = float(size + 1)
        # Bought now, it is seen once the deck has been gone through.
        draws: float = (left - 0.5 * cards / hand) * hand / cards
        if draws < 0.15:
            draws = 0.15 if left > 1.0 else 0.0
        if is_vowel(kind):
            once: float = draws if draws < 1.0 else 1.0
            return found + self.weights.rate * 2.2 * once
        gain: float = self.use(table, kind) - self.weights.idle * usual
        return found + self.weights.rate * draws * gain

    def worths(self, table: Paperback, seat: i64, slots: list[int]) -> list[float]:
        """What the card at each of *slots* would be worth to *seat*."""
        desk = table.desks[seat]
        size: i64 = len(scoring.owned(desk))
        left: float = self.left(table)
        usual: float = self.usual(table, desk)
        return [self.worth(table, size, market.kind_at(table, slot), left, usual) for slot in slots]


class Bundle:
    """The best purchases for so many cents, up to three of them."""

    def __init__(self, judgement: Judgement, table: Paperback, seat: int, cents: int) -> None:
        self.table: Paperback = table
        self.seat: i64 = seat
        self.slots: list[int] = []
        self.prices: list[int] = []
        self.best: float = 0.0
        """The worth of the best bundle found."""
        self.first: i64 = -1
        """The slot it begins with, its dearest; -1 to buy nothing."""
        self.firsts: list[int] = []
        """Every slot looked at, and what the best bundle with it as the dearest is worth."""
        self.values: list[float] = []
        totals = scoring.scores(table)
        rival: i64 = -1000
        for other in range(len(totals)):
            if other != seat and totals[other] > rival:
                rival = totals[other]
        self.lead: i64 = totals[seat] - rival if len(totals) > 1 else 0
        """The own fame less the best rival's."""
        for slot in market.slots(table):
            price: i64 = market.price_at(table, slot)
            if price <= cents:
                self.slots.append(slot)
                self.prices.append(price)
        self.gains: list[float] = judgement.worths(table, seat, self.slots)
        self.find(cents)

    def find(self, cents: i64) -> None:
        """Value every bundle of up to three cards that *cents* can pay."""
        self.best = self.ending(-1, -1, -1)
        count: i64 = len(self.slots)
        for one in range(count):
            self.firsts.append(self.slots[one])
            self.values.append(self.gains[one] + self.ending(self.slots[one], -1, -1))
            self.consider(one, self.values[one])
        for one in range(count):
            if self.gains[one] <= 0.0:
                continue
            for two in range(one if self.is_pile(self.slots[one]) else one + 1, count):
                spare: i64 = cents - self.prices[one] - self.prices[two]
                if spare < 0 or self.gains[two] <= 0.0:
                    continue
                if self.is_short(self.slots[one], self.slots[two], -1):
                    continue
                pair: float = self.gains[one] + self.gains[two]
                dear: i64 = one if self.prices[one] > self.prices[two] else two
                ended: float = self.ending(self.slots[one], self.slots[two], -1)
                self.consider(dear, pair + ended)
                for three in range(two if self.is_pile(self.slots[two]) else two + 1, count):
                    if self.prices[three] > spare or self.gains[three] <= 0.0:
                        continue
                    if self.is_short(self.slots[one], self.slots[two], self.slots[three]):
                        continue
                    top: i64 = dear if self.prices[dear] >= self.prices[three] else three
                    ended = self.ending(self.slots[one], self.slots[two], self.slots[three])
                    self.consider(top, pair + self.gains[three] + ended)

    def consider(self, dear: i64, value: float) -> None:
        """A bundle whose dearest card is number *dear* is worth *value*."""
        if value > self.values[dear]:
            self.values[dear] = value
        if value > self.best:
            self.best = value
            self.first = self.slots[dear]

    def is_pile(self, slot: i64) -> bool:
        """Whether *slot* is a Fame pile, which may sell several."""
        return FAME_SLOT <= slot < MARKET

    def is_short(self, one: i64, two: i64, three: i64) -> bool:
        """Whether a Fame pile has fewer cards than the bundle takes of it."""
        for slot in (one, two):
            if self.is_pile(slot):
                taken: i64 = (1 if one == slot else 0) + (1 if two == slot else 0)
                if three == slot:
                    taken += 1
                if taken > self.table.fame[slot - FAME_SLOT]:
                    return True
        return False

    def ending(self, one: i64, two: i64, three: i64) -> float:
        """What it means if these purchases end the game: much, either way."""
        table = self.table
        if table.ruleset.variant != STANDARD:
            return 0.0
        empty: i64 = 0
        fame: i64 = 0
        for pile in range(FAME_PILES):
            slot: i64 = FAME_SLOT + pile
            taken: i64 = (1 if one == slot else 0) + (1 if two == slot else 0)
            if three == slot:
                taken += 1
            fame += taken * table.ruleset.pack.fame[FAME + pile]
            if table.fame[pile] <= taken:
                empty += 1
        if empty < table.ruleset.fame_piles_empty and not table.is_last:
            return 0.0
        lead: float = float(self.lead + fame)
        return (WON if lead > 0.0 else -WON) + 0.5 * lead


class Novelist(Evaluator):
    """Plays on as a veteran would, with a quick look for words, to the end or for some turns."""

    def __init__(self, weights: CardWeights, edges: int, turns: int) -> None:
        super().__init__(1_000_000)
        self.judgement: Judgement = Judgement(weights)
        self.edges: i64 = edges
        """How many edges of the word graph a look for a word may follow."""
        self.turns: i64 = turns
        """After how many turns of each seat a rollout is judged."""
        self.words: Lexicon | None = None
        """The words it knows; the table's own list if none are given."""
        self.plan: list[int] = []
        self.plan_turn: i64 = -1
        self.plan_seat: i64 = -1

    def best_word(self, table: Paperback, desk: Desk) -> list[int]:
        """The answers that lay the word a seat with a bare desk should spell; none to pass."""
        weights = self.judgement.weights
        cards = answers.rack_of(table, desk)
        need: i64 = table.ruleset.thresholds[table.place] if table.common >= 0 else 0
        goal: float = 100.0 * weights.common
        if (
            need > 0
            and table.ruleset.variant == STANDARD
            and table.place == table.ruleset.track - 1
        ):
            lead: i64 = self.lead_with(table, desk.seat, table.ruleset.pack.fame[COMMON])
            goal = 3000.0 if lead > 0 else 0.0
        left: float = self.judgement.left(table)
        abilities = table.ruleset.pack.abilities
        effects = [0] * KNOWN_EFFECTS
        for number in range(KNOWN_EFFECTS):
            if "trash" in abilities[number].stages:
                thinning: float = 80.0 * weights.ability(abilities[number].name)
                effects[number] = int(thinning * (left / 8.0 if left < 8.0 else 1.0))
        draw: int = int(100.0 * weights.ability("draw")) if left > 1.0 else 0
        asked = Weights(100, draw, 2, need, int(goal) if need > 0 else 0, effects)
        words = self.words
        found = None
        if words is not None:
            found = best_play(words, cards, asked, 0, self.edges)
            if found is not None and refusal(cards, found.lays, table.lexicon) != 0:
                found = None
        if found is None:
            found = best_play(table.lexicon, cards, asked, 0, self.edges)
        return answers.answers_of(table, desk, found.lays) if found is not None else []

    def lead_with(self, table: Paperback, seat: i64, more: i64) -> i64:
        """By how much *seat* would lead with *more* fame."""
        totals = scoring.scores(table)
        best: i64 = -1000
        for other in range(len(totals)):
            if other != seat and totals[other] > best:
                best = totals[other]
        return totals[seat] + more - best

    def policy(self, state: State, seat: int, rng: Rng) -> int:
        """What a veteran in a hurry answers."""
        assert isinstance(state, Paperback)
        stage: str = state.stage
        desk = state.desks[seat]
        if stage == turn.WORD_STAGE or (
            stage == turn.SPELL_STAGE and verbs.KEEP not in state.legal(seat)
        ):
            return self.lay(state, desk)
        if stage == turn.BUY_STAGE:
            return self.buy(state, seat)
        if stage == "trash":
            return self.trash(state, seat)
        if stage == "gain" or stage == "draft":
            return self.gain(state, seat)
        useful = state.useful(seat)
        if len(useful) == 1:
            return useful[0]
        if stage == "ability":
            return self.resolve(state, desk, useful)
        if stage == "copy":
            return self.copy(state, useful)
        if stage == "pile":
            return self.pile(state, useful)
        if stage == "award":
            is_last: bool = state.place == state.ruleset.track - 1
            return (
                verbs.LEAVE
                if is_last and self.lead_with(state, seat, state.ruleset.pack.fame[COMMON]) < 0
                else verbs.TAKE
            )
        for quiet in (verbs.KEEP, verbs.ENOUGH, verbs.NO_IDEA):
            if quiet in useful:
                return quiet
        return useful[0]

    def resolve(self, table: Paperback, desk: Desk, useful: list[int]) -> int:
        """Use what a word's cards offer; a card is given up for cents only if they are more."""
        if verbs.CLAIM in useful:
            return verbs.CLAIM
        pack = table.ruleset.pack
        for answer in useful:
            if not verbs.USE <= answer < verbs.DONE:
                continue
            kind: i64 = answer - (verbs.USE if answer < verbs.AGAIN else verbs.AGAIN)
            if pack.ability(kind).name == "trash-self-for":
                size: i64 = len(scoring.owned(desk))
                left: float = self.judgement.left(table)
                usual: float = self.judgement.usual(table, desk)
                if self.judgement.worth(table, size, kind, left, usual) > float(pack.each[kind]):
                    continue
            return answer
        return verbs.DONE

    def copy(self, table: Paperback, useful: list[int]) -> int:
        """The neighbour whose ability is worth more."""
        found: int = useful[0]
        for answer in useful:
            one: float = self.judgement.use(table, answer - verbs.COPY)
            if one > self.judgement.use(table, found - verbs.COPY):
                found = answer
        return found

    def lay(self, table: Paperback, desk: Desk) -> int:
        """The next card of the word decided on when none was laid."""
        done: i64 = len(desk.word)
        if done == 0:
            self.plan = self.best_word(table, desk)
            self.plan_turn = table.turn
            self.plan_seat = desk.seat
        if self.plan_turn == table.turn and self.plan_seat == desk.seat and done < len(self.plan):
            return self.plan[done]
        legal = table.legal(desk.seat)
        for answer in (verbs.FINISH, verbs.BACK, verbs.PASS):
            if answer in legal:
                return answer
        return legal[0]

    def buy(self, table: Paperback, seat: i64) -> int:
        """The first of the best bundle, or nothing."""
        if table.claimed or table.theme < 0:
            pass
        elif verbs.CLAIM in table.useful(seat):
            return verbs.CLAIM
        bundle = Bundle(self.judgement, table, seat, table.cents)
        if bundle.first < 0 or (table.passed and table.cents == 0):
            return verbs.END
        return verbs.BUY + bundle.first

    def gain(self, table: Paperback, seat: i64) -> int:
        """The best card that may be had for nothing."""
        legal = table.legal(seat)
        base: int = verbs.GAIN if table.stage == "gain" else verbs.DRAFT
        values = self.judgement.worths(table, seat, [answer - base for answer in legal])
        return legal[values.index(max(values))]

    def trash(self, table: Paperback, seat: i64) -> int:
        """The card whose loss gains most, if any does."""
        desk = table.desks[seat]
        judgement = self.judgement
        pack = table.ruleset.pack
        size: i64 = len(scoring.owned(desk))
        left: float = judgement.left(table)
        usual: float = judgement.usual(table, desk)
        able: i64 = value.able(desk.word[table.about])
        name = pack.ability(able).name
        best: float = 0.0
        found: int = verbs.ENOUGH
        for answer in table.legal(seat):
            if answer == verbs.ENOUGH:
                continue
            kind: i64 = answer - verbs.TRASH
            gain: float = -judgement.worth(table, size, kind, left, usual)
            if name == "trash-hand-for":
                gain += float(pack.each[able])
            elif name == "upgrade" and pack.cost[kind] != NO_COST:
                better = market.of_cost(table, pack.cost[kind] + pack.amount[able])
                if len(better) > 0:
                    gain += max(judgement.worths(table, seat, better))
            if gain > best:
                best = gain
                found = answer
        return found

    def pile(self, table: Paperback, useful: list[int]) -> int:
        """The uncovered card with the fewest tokens."""
        found: int = useful[0]
        for answer in useful:
            place: i64 = answer - verbs.PLACE - PYRAMID
            if table.pyramid[place] < table.pyramid[found - verbs.PLACE - PYRAMID]:
                found = answer
        return found

    def candidates(self, state: State, seat: int) -> list[int]:
        """The purchases worth a rollout: the few best, and buying nothing."""
        assert isinstance(state, Paperback)
        if state.stage != turn.BUY_STAGE:
            return [self.policy(state, seat, Rng(1))]
        if state.theme >= 0 and not state.claimed and verbs.CLAIM in state.useful(seat):
            return [verbs.CLAIM]
        if state.passed and state.cents == 0:
            return [verbs.END]
        bundle = Bundle(self.judgement, state, seat, state.cents)
        found: list[int] = []
        values = bundle.values[:]
        while len(found) < 6 and len(values) > len(found):
            at: i64 = values.index(max(values))
            if values[at] < -1e8:
                break
            found.append(verbs.BUY + bundle.firsts[at])
            values[at] = -1e9
        if len(found) == 0 or bundle.best < 0.5 or bundle.first < 0:
            found.append(verbs.END)
        return found

    def mark(self, state: State) -> int:
        """The turn a rollout begins in."""
        assert isinstance(state, Paperback)
        return state.turn

    def is_far(self, state: State, mark: int, answers: int) -> bool:
        """Whether every seat has had its turns."""
        assert isinstance(state, Paperback)
        rounds: i64 = 1 if state.ruleset.variant == SIMULTANEOUS else state.seats
        return state.turn - mark >= self.turns * rounds

    def worth(self, state: State, seat: int) -> float:
        """The lead of *seat* in fame, what its cards should still bring included."""
        assert isinstance(state, Paperback)
        lead: float = self.prospects(state, seat)
        best: float = -1000.0
        for other in range(len(state.desks)):
            if other != seat:
                theirs: float = self.prospects(state, other)
                if theirs > best:
                    best = theirs
        if best < -999.0:
            best = 0.0
        lead -= best
        share: float = 1.0 / (1.0 + exp(-lead / SPREAD))
        if not state.ending:
            return share
        won: float = 1.0 if lead > 0.0 else 0.5 if lead == 0.0 else 0.0
        return 0.85 * won + 0.15 * share

    def prospects(self, table: Paperback, seat: i64) -> float:
        """The fame of *seat*, and while the game goes on what its letters should still bring."""
        desk = table.desks[seat]
        fame: float = float(scoring.fame_of(table, desk))
        if table.ending:
            return fame
        left: float = self.judgement.left(table)
        return fame + 0.9 * left * float(table.ruleset.hand) * self.judgement.usual(table, desk)
