"""Paperback's bots: words by the finder, purchases by what a card should still bring.

Every word is laid card by card like anybody's and meets the same judge. Rookies and regulars
only know common words; veterans and legends know the whole list of the table, and legends look
longest for a word whose abilities work. The budget is a number of edges of the word graph, so
a seed gives the same answer on every machine.
"""

from __future__ import annotations

from tabletown.bots.base import Advice, Bot
from tabletown.core.rng import Rng
from tabletown.core.state import State
from tabletown.games.paperback import abilities, finder, market, rack, spelling, state, verbs
from tabletown.games.paperback.cards import is_vowel, is_wild
from tabletown.games.paperback.forecast import Play
from tabletown.games.paperback.lexicon import Lexicon, lexicon
from tabletown.games.paperback.rack import Weights
from tabletown.games.paperback.state import Desk, Table

ABILITY_WORTH = {
    rack.CENTS: 1.1,
    rack.WILD_VALUE: 1.6,
    rack.DOUBLE_NEXT: 1.5,
    rack.DOUBLE_PREV: 1.5,
    rack.DOUBLE_WORD: 3.5,
    rack.DRAW: 1.6,
    rack.TRASH_HAND: 1.2,
    rack.TRASH_HAND_FOR: 1.6,
    rack.UPGRADE: 2.0,
    rack.TRASH_OFFER: 0.2,
    rack.TRASH_SELF_FOR: 0.4,
    rack.TRASH_SELF: -1.2,
    rack.COPY_ADJACENT: 1.4,
    rack.ATK_HAND: 1.2,
    rack.ATK_MAX_LEN: 0.8,
    rack.ATK_NO_COMMON: 0.4,
    rack.ATK_TAX: 1.2,
}
"""What an ability should bring each time its card is used, in cents."""


class Author(Bot):
    """Spells what the finder finds and buys by a table of values."""

    def __init__(self, words: str, edges: int, skill: int) -> None:
        self.words = words
        """``common`` for common words only, else the table's own list."""
        self.edges = edges
        """How many edges of the word graph a search may follow."""
        self.skill = skill
        """0 buys whatever is dearest; 1 weighs letters against fame; 2 counts abilities too."""
        self.plan: tuple[tuple[int, ...], list[int]] = ((), [])
        """The cards at hand and the answers decided on for them."""

    def choose(self, state_: State, seat: int, rng: Rng) -> int:
        """The answer of *seat*."""
        assert isinstance(state_, Table)
        phase = state_.phase_now
        if phase in (state.WORD, state.SPELL):
            return self._word(state_, seat)
        useful = state_.useful(seat)
        if len(useful) == 1:
            return useful[0]
        if phase in (state.BUYING, state.GAINING, state.DRAFTING):
            return self._buy(state_, useful)
        if phase == state.TRASHING:
            return self._trash(state_, useful)
        if phase in (state.JUDGE, state.CLAIMING, state.HINTING, state.HAUNT, state.CLEARING):
            return self._window(useful, rng)
        return useful[rng.below(len(useful))] if phase == state.PILING else useful[0]

    # Words

    def _word(self, table: Table, seat: int) -> int:
        answers = self._decided(table, seat)
        legal = table.legal(seat)
        done = len(table.desks[seat].word)
        if done < len(answers) and answers[done] in legal:
            return answers[done]
        for answer in (verbs.FINISH, verbs.BACK, verbs.PASS):
            if answer in legal:
                return answer
        return legal[0]

    def _decided(self, table: Table, seat: int) -> list[int]:
        """The word decided on when nothing was laid; the same hand gives the same word."""
        bare = table.clone()
        assert isinstance(bare, Table)
        while bare.desks[seat].word and verbs.BACK in bare.legal(seat):
            bare.step(seat, verbs.BACK)
        desk = bare.desks[seat]
        key = (*desk.hand, -1, int(bare.shared), int(bare.cap), int(bare.tax), seat)
        if self.plan[0] != key:
            found = self._best(bare, desk)
            self.plan = (key, spelling.answers_of(bare, desk, found.lays) if found else [])
        return self.plan[1]

    def _best(self, table: Table, desk: Desk) -> Play | None:
        cards = spelling.rack_of(table, desk)
        need = table.house.thresholds[table.place] if table.common >= 0 else 0
        effects = [0] * rack.EFFECTS
        if self.skill > 1:
            for effect, worth in ABILITY_WORTH.items():
                if effect in (rack.TRASH_HAND, rack.TRASH_HAND_FOR, rack.UPGRADE):
                    effects[effect] = int(60 * worth)
        weights = Weights(100, 60 if self.skill else 0, 2, need, 250 if need else 0, effects)
        if self.words == "common":
            found = self._search(_common(table), cards, weights)
            if found is not None and finder.refusal(cards, found.lays, table.lexicon) == 0:
                return found
        return self._search(table.lexicon, cards, weights)

    def _search(self, words: Lexicon, cards: rack.Rack, weights: Weights) -> Play | None:
        if self.skill == 0:
            return finder.best_word(words, cards, 0, self.edges)
        return finder.best_play(words, cards, weights, 0, self.edges)

    # Cards

    def _buy(self, table: Table, useful: list[int]) -> int:
        best, found = 0.0, useful[-1]
        for action in useful:
            slot = self._slot(action)
            if slot < 0:
                continue
            kind = int(market.kind_at(table, slot))
            price = int(market.price_at(table, slot))
            worth = self.worth(table, kind)
            left = int(table.cents) - price
            # What the rest can still buy is worth something too.
            worth += 0.35 * max(left, 0)
            if worth > best:
                best, found = worth, action
        if best > 0.0:
            return found
        return verbs.END if verbs.END in useful else useful[-1]

    @staticmethod
    def _slot(action: int) -> int:
        for base in (verbs.BUY, verbs.GAIN, verbs.DRAFT):
            if base <= action < base + verbs.SLOT.size():
                return action - base
        return -1

    def worth(self, table: Table, kind: int) -> float:
        """What owning *kind* should still bring, in cents."""
        pack = table.house.pack
        late = self._late(table)
        fame = float(pack.fame[kind])
        if self.skill == 0:
            return float(pack.cost[kind]) + 0.1 * fame
        price = float(pack.cost[kind])
        if is_wild(kind):
            return price * (0.6 + 0.9 * late) + 0.2 * fame * late
        found = price * (1.0 - 0.7 * late) + fame * 0.8
        if is_vowel(kind):
            found -= 0.8
        if self.skill > 1:
            often = 1.0 if pack.condition[kind] == 0 else 0.5
            amount = min(3, max(1, pack.amount[kind]))
            found += 0.3 * often * amount * ABILITY_WORTH.get(pack.effect[kind], 0.0) * (1.0 - late)
        return found

    @staticmethod
    def _late(table: Table) -> float:
        """How near the end is, from 0 to 1."""
        if table.pyramid:
            gone = sum(1 for tokens in table.pyramid if tokens < 0) / len(table.pyramid)
        else:
            start = table.house.fame_piles
            left = sorted(table.fame[pile] / max(1, start[pile]) for pile in range(4))
            gone = 1.0 - (left[0] + left[1]) / 2.0
        track = int(table.place) / max(1, int(table.house.track))
        return min(1.0, max(gone, 0.8 * track, int(table.turn) / (16.0 * int(table.seats))))

    def _trash(self, table: Table, useful: list[int]) -> int:
        """The card that helps least, if it helps little enough."""
        worst, found = 1.2, -1
        for action in useful:
            if not verbs.TRASH <= action < verbs.ENOUGH:
                continue
            kind = action - verbs.TRASH
            worth = self.worth(table, kind)
            if is_wild(kind):
                worth = 1.0 + 1.2 * float(table.house.pack.fame[kind]) * self._late(table)
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


def _common(table: Table) -> Lexicon:
    """The common words of the pack's language, or the table's list where there are none."""
    try:
        return lexicon(table.house.pack.lang, "common")
    except (FileNotFoundError, KeyError, ValueError):
        return table.lexicon


def hint(state_: State, seat: int, rng: Rng) -> list[Advice]:
    """The word or purchase a legend would choose, then a regular's if that is another."""
    assert isinstance(state_, Table)
    found: list[Advice] = []
    for level in ("legend", "regular"):
        author = bot(level)
        action = author.choose(state_.clone(), seat, rng)
        if any(one.a == action for one in found):
            continue
        found.append(Advice(action, *_reasons(author, state_, seat, action)))
    return found


def _reasons(author: Bot, table: Table, seat: int, action: int) -> tuple[float, float, list[str]]:
    assert isinstance(author, Author)
    slot = author._slot(action)
    if slot >= 0:
        kind = int(market.kind_at(table, slot))
        return author.worth(table, kind), 1.0, ["fame" if is_wild(kind) else "letters"]
    if table.phase_now not in (state.WORD, state.SPELL):
        return 0.0, 0.0, []
    answers = author._decided(table, seat)
    twin = table.clone()
    assert isinstance(twin, Table)
    for answer in answers[len(twin.desks[seat].word) :]:
        if answer in twin.legal(seat):
            twin.step(seat, answer)
    desk = twin.desks[seat]
    why = ["value"]
    if table.common >= 0 and desk.length >= table.house.thresholds[table.place]:
        why.append("common")
    elif abilities.bonus_cards(twin, desk):
        why.append("draws")
    return float(abilities.word_value(twin, desk)), 0.0, why


def bot(level: str) -> Bot:
    """The bot of *level*."""
    words, edges, skill = {
        "rookie": ("common", 20_000, 0),
        "regular": ("common", 60_000, 1),
        "veteran": ("all", 120_000, 1),
        "legend": ("all", 400_000, 2),
    }[level]
    return Author(words, edges, skill)
