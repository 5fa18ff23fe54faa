"""Paperback's bots: words by the finder, purchases by what a card should still bring.

Every word is laid card by card like anybody's and meets the same judge. Rookies and regulars
only know common words and buy by simple tables. Veterans and legends know the whole list of the
table, count on abilities, buy by the turns that are left and end the game when they are in front
(`tabletown.search.paperback`). All but legends buy on a whim at times: rookies and regulars any
card at all, veterans one of the few that seem best. Budgets are edges of the word graph, so a
seed gives the same answer on every machine.
"""

from __future__ import annotations

from abc import abstractmethod

from tabletown.bots.base import Advice, Bot, strongest
from tabletown.core.rng import Rng
from tabletown.core.state import State
from tabletown.games.paperback import market, scoring, turn, verbs
from tabletown.games.paperback.cards import LETTERS, is_vowel, is_wild
from tabletown.games.paperback.hand import Desk
from tabletown.games.paperback.state import Paperback
from tabletown.games.paperback.words import answers, spelling, value
from tabletown.games.paperback.words.best import best_play, best_word
from tabletown.games.paperback.words.graph import Lexicon, lexicon
from tabletown.games.paperback.words.judge import refusal
from tabletown.games.paperback.words.rack import Rack, Weights
from tabletown.games.paperback.words.value import Play
from tabletown.search.flat import Flat
from tabletown.search.halving import Trial
from tabletown.search.paperback import WEIGHTS, Bundle, CardWeights, Novelist

SPELLING = (turn.WORD_STAGE, turn.SPELL_STAGE, turn.HINT_STAGE)
"""The stages in which a word is laid."""
HINT_EDGES = 60_000
QUICK_EDGES = 1_500
"""How far a hint looks for a word, and each game it plays on to try an answer."""
HINT_TURNS = 3
"""For how many turns of every seat it plays on."""


def _desk(table: Paperback, seat: int) -> Desk:
    """Where *seat* lays its cards: at its own desk, or on a pad for somebody else's word."""
    return table.pads[seat] if table.stage == turn.HINT_STAGE else table.desks[seat]


def _bared(table: Paperback, seat: int) -> Paperback:
    """The same table with every card of *seat* taken back."""
    bare = table.clone()
    assert isinstance(bare, Paperback)
    while _desk(bare, seat).word and verbs.BACK in bare.legal(seat):
        bare.step(seat, verbs.BACK)
    return bare


class Speller(Bot):
    """Decides on a whole word before the first card is laid, and lays it card by card."""

    def __init__(self) -> None:
        self.plan: tuple[tuple[int | str, ...], list[int]] = ((), [])
        """A position and the answers decided on in it; the same position gives them again."""

    @abstractmethod
    def spelled(self, table: Paperback, desk: Desk) -> list[int]:
        """The answers that lay the word for a bare *desk*; none to pass."""

    def lay(self, table: Paperback, seat: int) -> int:
        """The next step of the word."""
        legal = table.legal(seat)
        if verbs.KEEP in legal:
            return verbs.KEEP
        answers = self.decided(table, seat)
        done = len(_desk(table, seat).word)
        if self.is_on_the_way(table, seat, answers):
            if done < len(answers):
                return answers[done]
            for answer in (verbs.PROPOSE, verbs.FINISH):
                if done > 0 and answer in legal:
                    return answer
        for answer in (verbs.BACK, verbs.NO_IDEA, verbs.PASS):
            if answer in legal:
                return answer
        return legal[0]

    @staticmethod
    def is_on_the_way(table: Paperback, seat: int, answers: list[int]) -> bool:
        """Whether the cards that lie there are the first of *answers*, whoever laid them."""
        laid = _desk(table, seat).word
        if not laid or len(laid) > len(answers):
            return not laid
        twin = _bared(table, seat)
        for answer in answers[: len(laid)]:
            if answer not in twin.legal(seat):
                return False
            twin.step(seat, answer)
        return _desk(twin, seat).word == laid

    def decided(self, table: Paperback, seat: int) -> list[int]:
        """The word decided on when nothing was laid; the same hand gives the same word."""
        bare = _bared(table, seat)
        desk = _desk(bare, seat)
        facts = [bare.shared, bare.cap, bare.tax, bare.turn, bare.place, seat]
        key = (
            *desk.hand,
            -1,
            *map(ord, bare.stage),
            *(int(fact) for fact in facts),
            *bare.fame,
            *bare.scores(),
        )
        if self.plan[0] != key:
            self.plan = (key, self.spelled(bare, desk))
        return self.plan[1]


class Author(Speller):
    """Spells what the finder finds and buys by a table of values."""

    def __init__(self, edges: int, is_greedy: bool = False, whims: int = 0) -> None:
        super().__init__()
        self.edges = edges
        """How many edges of the word graph a search may follow."""
        self.is_greedy = is_greedy
        """Whether it looks at print only: the dearest word, the dearest card."""
        self.whims = whims
        """How many purchases in a hundred are any card at all."""

    def choose(self, state_: State, seat: int, rng: Rng) -> int:
        """Lay the word found, buy by value or on a whim, else what is plainly best."""
        assert isinstance(state_, Paperback)
        stage = state_.stage
        if stage in SPELLING:
            return self.lay(state_, seat)
        if stage in (turn.BUY_STAGE, "gain", "draft"):
            return self._buy(state_, seat, rng)
        useful = state_.useful(seat)
        if len(useful) == 1:
            return useful[0]
        if stage == "trash":
            return self._trash(state_, useful)
        if stage in (turn.JUDGE_STAGE, turn.CLAIM_STAGE, "haunt", "clear"):
            return self._window(useful, rng)
        return useful[rng.below(len(useful))] if stage == "pile" else useful[0]

    # Words

    def spelled(self, table: Paperback, desk: Desk) -> list[int]:
        """What the finder likes best among the words it knows."""
        found = self._best(table, desk)
        return answers.answers_of(table, desk, found.lays) if found else []

    def _best(self, table: Paperback, desk: Desk) -> Play | None:
        cards = answers.rack_of(table, desk)
        need = table.ruleset.thresholds[table.place] if table.common >= 0 else 0
        weights = Weights(100, 60, 2, need, 250 if need else 0)
        found = self._search(_common(table), cards, weights)
        if found is not None and refusal(cards, found.lays, table.lexicon) == 0:
            return found
        return self._search(table.lexicon, cards, weights)

    def _search(self, words: Lexicon, cards: Rack, weights: Weights) -> Play | None:
        if self.is_greedy:
            return best_word(words, cards, 0, self.edges)
        return best_play(words, cards, weights, 0, self.edges)

    # Cards

    def _buy(self, table: Paperback, seat: int, rng: Rng) -> int:
        legal = table.legal(seat)
        if verbs.CLAIM in legal and verbs.CLAIM in table.useful(seat):
            return verbs.CLAIM
        # What random play finds useful leaves letters out where Fame can be had.
        wares = [answer for answer in legal if self._slot(answer) >= 0]
        if not wares:
            return verbs.END
        if rng.below(100) < self.whims:
            return wares[rng.below(len(wares))]
        gains = [self._gain(table, self._slot(answer)) for answer in wares]
        best = max(gains)
        return wares[gains.index(best)] if best > 0.0 or verbs.END not in legal else verbs.END

    def _gain(self, table: Paperback, slot: int) -> float:
        """What the card at *slot* is worth; what the rest can still buy is worth something too."""
        left = int(table.cents) - int(market.price_at(table, slot))
        return self.worth(table, int(market.kind_at(table, slot))) + 0.35 * max(left, 0)

    @staticmethod
    def _slot(action: int) -> int:
        for base in (verbs.BUY, verbs.GAIN, verbs.DRAFT):
            if base <= action < base + verbs.SLOT.size():
                return action - base
        return -1

    def worth(self, table: Paperback, kind: int) -> float:
        """What owning *kind* should still bring, in cents."""
        pack = table.ruleset.pack
        late = self._late(table)
        fame = float(pack.fame[kind])
        if self.is_greedy:
            return float(pack.cost[kind]) + 0.1 * fame
        price = float(pack.cost[kind])
        if is_wild(kind):
            return price * (0.6 + 0.9 * late) + 0.2 * fame * late
        found = price * (1.0 - 0.7 * late) + fame * 0.8
        if is_vowel(kind):
            found -= 0.8
        return found

    @staticmethod
    def _late(table: Paperback) -> float:
        """How near the end is, from 0 to 1."""
        if table.pyramid:
            gone = sum(1 for tokens in table.pyramid if tokens < 0) / len(table.pyramid)
        else:
            start = table.ruleset.fame_piles
            left = sorted(table.fame[pile] / max(1, start[pile]) for pile in range(len(start)))
            gone = 1.0 - (left[0] + left[1]) / 2.0
        track = int(table.place) / max(1, int(table.ruleset.track))
        return min(1.0, max(gone, 0.8 * track, int(table.turn) / (16.0 * int(table.seats))))

    def _trash(self, table: Paperback, useful: list[int]) -> int:
        """The card that helps least, if it helps little enough."""
        worst, found = 1.2, -1
        for action in useful:
            if not verbs.TRASH <= action < verbs.ENOUGH:
                continue
            kind = action - verbs.TRASH
            worth = self.worth(table, kind)
            if is_wild(kind):
                worth = 1.0 + 1.2 * float(table.ruleset.pack.fame[kind]) * self._late(table)
            if worth < worst:
                worst, found = worth, action
        if found >= 0:
            return found
        return verbs.ENOUGH if verbs.ENOUGH in useful else useful[0]

    @staticmethod
    def _window(useful: list[int], rng: Rng) -> int:
        """Agree, keep, and have no idea: the quiet answers."""
        for quiet in (verbs.YES, verbs.NO_IDEA, verbs.KEEP, verbs.ENOUGH):
            if quiet in useful:
                return quiet
        return useful[rng.below(len(useful))]


class Writer(Speller):
    """Weighs letters against fame by the turns that are left."""

    def __init__(self, edges: int, weights: CardWeights, whims: int = 0) -> None:
        super().__init__()
        self.whims = whims
        """How many purchases in a hundred are any of the few that seem best."""
        self.novelist = Novelist(weights, edges, HINT_TURNS)
        """Finds its words and judges its purchases."""

    def spelled(self, table: Paperback, desk: Desk) -> list[int]:
        """The word by its cents, its abilities and the Common card."""
        return self.novelist.best_word(table, desk)

    def choose(self, state_: State, seat: int, rng: Rng) -> int:
        """Lay the word found; on a whim buy any good card; else do what the judgement says."""
        assert isinstance(state_, Paperback)
        if state_.stage in SPELLING:
            return self.lay(state_, seat)
        if state_.stage == turn.BUY_STAGE and rng.below(100) < self.whims:
            some = self.novelist.candidates(state_, seat)
            return some[rng.below(len(some))]
        return self.novelist.policy(state_, seat, rng)


def _common(table: Paperback) -> Lexicon:
    """The common words of the pack's language, or the table's list where there are none."""
    try:
        return lexicon(table.ruleset.pack.lang, "common", table.lexicon.version)
    except (FileNotFoundError, KeyError, ValueError):
        return table.lexicon


# Hints


TRIES = 10
"""How many times a hint plays on after each answer."""
MOST = 3
"""At most so many answers are tried."""


def hint(state_: State, seat: int, rng: Rng) -> list[Advice]:
    """The answers that led to the best chances when a few turns were played on, and why."""
    assert isinstance(state_, Paperback)
    writer = Writer(HINT_EDGES, WEIGHTS)
    quick = Flat(Writer(QUICK_EDGES, WEIGHTS).novelist)
    lines = _lines(writer, state_, seat)
    seed = rng.below(0x7FFFFFFF)
    tried: list[tuple[Trial, list[int]]] = []
    for line in lines:
        trial = Trial(line[0])
        for again in range(TRIES if len(lines) > 1 else 2):
            trial.add(_tried(quick, state_, seat, line, seed + again))
        tried.append((trial, line))
    tried.sort(key=lambda one: -one[0].mean())
    return [
        Advice(
            trial.action,
            trial.mean(),
            max(trial.error(), 0.5 / TRIES),
            _reasons(writer.novelist, state_, seat, line),
            _text(state_, seat, line),
        )
        for trial, line in tried[:2]
    ]


def _lines(writer: Writer, table: Paperback, seat: int) -> list[list[int]]:
    """The answers worth trying, each with the rest of its word; no two begin alike."""
    if table.stage in SPELLING:
        if table.stage == turn.HINT_STAGE or verbs.KEEP in table.legal(seat):
            return [[writer.choose(table, seat, Rng(1))]]
        return _words(writer, table, seat)
    if table.stage == turn.BUY_STAGE:
        found = writer.novelist.candidates(table, seat)[:MOST]
    else:
        favourite = writer.novelist.policy(table, seat, Rng(1))
        useful = table.useful(seat)
        found = [favourite, *[answer for answer in useful if answer != favourite]][:MOST]
    return [[answer] for answer in found]


def _words(writer: Writer, table: Paperback, seat: int) -> list[list[int]]:
    """The best words by different measures that go on from what is laid."""
    laid = len(table.desks[seat].word)
    word = writer.decided(table, seat)
    if not writer.is_on_the_way(table, seat, word):
        return [[verbs.BACK]]
    words = [word]
    if laid == 0:
        desk = table.desks[seat]
        cards = answers.rack_of(table, desk)
        need = table.ruleset.thresholds[table.place] if table.common >= 0 else 0
        for weights, length in ((Weights(), 0), (Weights(100, 300), 0), (Weights(), need)):
            found = best_play(table.lexicon, cards, weights, length, HINT_EDGES)
            if found is not None:
                words.append(answers.answers_of(table, desk, found.lays))
    lines: list[list[int]] = []
    legal = table.legal(seat)
    for word in words:
        line = [*word[laid:], verbs.FINISH]
        if line[0] in legal and line[0] not in [other[0] for other in lines]:
            lines.append(line)
    return lines or [[writer.lay(table, seat)]]


def _tried(quick: Flat, table: Paperback, seat: int, line: list[int], seed: int) -> float:
    """The chances of *seat* some turns after *line*, in one world it holds possible."""
    world = table.redeal(seat, Rng(seed))
    for answer in line[:-1]:
        world.step(seat, answer)
    return quick.attempt(world, seat, line[-1], seed)


def _text(table: Paperback, seat: int, line: list[int]) -> str:
    """The word that *line* spells, if it spells one."""
    if line[-1] != verbs.FINISH:
        return ""
    twin = table.clone()
    assert isinstance(twin, Paperback)
    for answer in line[:-1]:
        twin.step(seat, answer)
    letters = spelling.letters(twin.desks[seat])
    return "".join(" " if one == spelling.BLANK else LETTERS[one - 1] for one in letters).upper()


def _reasons(novelist: Novelist, table: Paperback, seat: int, line: list[int]) -> list[str]:
    """The two things that speak most for *line*, in the terms it was judged by."""
    judgement = novelist.judgement
    weights = judgement.weights
    gains: dict[str, float] = {}
    slot = Author._slot(line[0])
    desk = table.desks[seat]
    if slot >= 0:
        kind = int(market.kind_at(table, slot))
        size, left = len(scoring.owned(desk)), judgement.left(table)
        usual = judgement.usual(table, desk)
        fame = float(table.ruleset.pack.fame[kind])
        gains["fame"] = fame
        gains["ends"] = Bundle(judgement, table, seat, 0).ending(slot, -1, -1)
        printed = float(table.ruleset.pack.value[kind])
        bonus = judgement.use(table, kind) - printed if not is_wild(kind) else 0.0
        gains["ability"] = weights.rate * max(bonus, 0.0) * left / 3
        gains["letters"] = judgement.worth(table, size, kind, left, usual) - fame
        gains["letters"] -= max(gains["ability"], 0.0)
    elif line[-1] == verbs.FINISH:
        twin = table.clone()
        assert isinstance(twin, Paperback)
        for answer in line[:-1]:
            twin.step(seat, answer)
        done = twin.desks[seat]
        gains["value"] = float(value.word_value(twin, done))
        gains["draws"] = weights.ability("draw") * float(value.bonus_cards(twin, done))
        if table.common >= 0 and done.length >= table.ruleset.thresholds[table.place]:
            gains["common"] = weights.common
    elif verbs.TRASH <= line[0] < verbs.ENOUGH:
        gains["thinner"] = 1.0
    return strongest(list(gains), list(gains.values()))


def bot(level: str) -> Bot:
    """The bot of *level*: two that buy by a table of values, two that judge the turns left."""
    if level == "veteran":
        return Writer(60_000, WEIGHTS, 37)
    if level == "legend":
        return Writer(200_000, WEIGHTS)
    return Author(20_000, True, 30) if level == "rookie" else Author(60_000, whims=25)
