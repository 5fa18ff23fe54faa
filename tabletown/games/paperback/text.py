"""Paperback positions as text.

A position is a list of parts between bars, each a name and its words:
``s0 hand l25 v1 v2 l35 w2 | top 3:l09 5:l31 | low 3:l04 | common c-a | turn 4``.
Cards not named lie where they begin: starters in their owner's deck, the rest face down in the
Offer. Tops, lower row and Common card that are not named are dealt. A part ``owe`` says that the
text is complete and nothing is to be dealt. Words are written ``l25=m w2=a c-a=a/s``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tabletown.core.agenda import about_of, pack, question_of, seat_of, x_of
from tabletown.core.errors import PositionError
from tabletown.core.question import Question, Step
from tabletown.core.state import DEALER, seat_bits
from tabletown.games.paperback import market, prompts, setup, simultaneous, turn
from tabletown.games.paperback.abilities import ABILITIES
from tabletown.games.paperback.ability import ASK_ABILITY, ASK_USE, STEP_CHOICES
from tabletown.games.paperback.buying import ASK_BUY
from tabletown.games.paperback.cards import (
    AWARDS,
    COMMON,
    DYSLEXIC,
    FAME,
    LETTERS,
    PILES,
    PRICES,
    STARTER,
    TALENTS,
    THEMES,
    WILD,
)
from tabletown.games.paperback.deck import ASK_DRAW, STEP_CLEAN_UP, STEP_DRAW
from tabletown.games.paperback.hand import IDLE, OWN_DYSLEXIC, SPELLING, Desk, bare_desk
from tabletown.games.paperback.hints import ASK_HINT, STEP_HINTED, STEP_SHOW_HINTS
from tabletown.games.paperback.market import ASK_LOW, ASK_MARKET, ASK_TOP, STEP_GAP
from tabletown.games.paperback.order import ASK_ARRIVE, STEP_ARRIVE
from tabletown.games.paperback.pyramid import ASK_TOKEN
from tabletown.games.paperback.questions import FIRST_OWED
from tabletown.games.paperback.rules import STEP_BEGIN, STEP_PLAY
from tabletown.games.paperback.ruleset import COOPERATIVE, SIMULTANEOUS
from tabletown.games.paperback.setup import ASK_AWARD, ASK_FIRST, ASK_RULING
from tabletown.games.paperback.talents import ASK_SWAP, ASK_TALENT
from tabletown.games.paperback.theme import ASK_THEME, ASK_VOTE, STEP_VOTED
from tabletown.games.paperback.track import ASK_COMMON, ASK_TAKE
from tabletown.games.paperback.verbs import CARD
from tabletown.games.paperback.word import ASK_JUDGE, ASK_WORD, STEP_JUDGED
from tabletown.games.paperback.words import laid_card, spelling
from tabletown.games.paperback.words.value import able

if TYPE_CHECKING:
    from tabletown.games.paperback.state import Paperback

NUMBER_FIELDS = (
    "turn",
    "place",
    "supply",
    "value",
    "cents",
    "extra",
    "about",
    "left",
    "cost",
    "mask",
    "votes",
    "after",
    "ending",
)
FLAG_FIELDS = (
    "fame_bought",
    "is_last",
    "claimed",
    "hinted",
    "again_used",
    "passed",
    "late",
)
SEAT_FIELDS = ("active", "first", "holder")
HEAPS = ("deck", "hand", "discard", "word", "lasting", "sure")
COUNTS = ("tokens", "bonus", "step", "wrong", "dyslexic")
MARKS = {
    "s": laid_card.SHARED,
    "r": laid_card.TURNED,
    "t": laid_card.AS_TYPO,
    "d": laid_card.TWICE,
    "g": laid_card.GONE,
    "x": laid_card.SPENT,
    "a": laid_card.AGAIN_MARK,
}


def position(state: Paperback) -> str:
    """The position as text; `read_position` reads it back."""
    parts = [f"phase {state.stage}"]
    for name in SEAT_FIELDS:
        if getattr(state, name) >= 0:
            parts.append(f"{name} s{getattr(state, name)}")
    waiting = {"mask": _mask(state), "after": _after(state)}
    for name in NUMBER_FIELDS:
        number = waiting[name] if name in waiting else getattr(state, name)
        if name in ("turn", "supply") or number:
            parts.append(f"{name} {number}")
    parts += [name for name in FLAG_FIELDS if getattr(state, name)]
    if state.claimed_in:
        parts.append(f"back {state.claimed_in}")
    parts.append(f"common {_card(state.common)}")
    if state.shared != state.common:
        parts.append(f"shared {_card(state.shared)}")
    if state.award >= 0:
        parts.append(f"award {AWARDS[state.award]}")
    if state.theme >= 0:
        parts.append(f"theme {THEMES[state.theme]}")
    parts += _sale_parts(state)
    if state.trash:
        parts.append("trash " + _cards(sorted(state.trash)))
    for name in ("order", "edits", "typed"):
        if getattr(state, name):
            parts.append(f"{name} " + " ".join(map(str, getattr(state, name))))
    for desk in state.desks:
        parts += _desk_parts(f"s{desk.seat}", desk)
    for author, pad in enumerate(state.pads):
        parts.append(f"pad{author} seat {pad.seat}")
        parts += _desk_parts(f"pad{author}", pad)
    parts.append(" ".join(["owe", *map(str, _owed(state))]))
    return " | ".join(parts)


def _card(kind: int) -> str:
    return "-" if kind < 0 else CARD.word(kind)


def _cards(kinds: list[int]) -> str:
    return " ".join(CARD.word(kind) for kind in kinds)


def _sale_parts(state: Paperback) -> list[str]:
    parts: list[str] = []
    if state.ruleset.variant == SIMULTANEOUS:
        parts.append("market " + " ".join(_card(kind) for kind in state.market))
    else:
        for name, row in (("top", state.tops), ("low", state.lows)):
            spots = [f"{PRICES[pile]}:{_card(row[pile])}" for pile in range(PILES)]
            parts.append(f"{name} " + " ".join(spots))
        if state.piles[0] >= market.REUSED_WILD:
            parts.append(f"reused {state.piles[0] // market.REUSED_WILD}")
        if any(state.marks):
            parts.append("marks " + " ".join(map(str, state.marks)))
    if state.ruleset.variant == COOPERATIVE:
        parts.append("pyramid " + " ".join(map(str, state.pyramid)))
    else:
        parts.append("fame " + " ".join(map(str, state.fame)))
    return parts


def _desk_parts(name: str, desk: Desk) -> list[str]:
    parts: list[str] = []
    for heap in HEAPS:
        kinds = getattr(desk, heap)
        if heap == "word":
            if kinds:
                parts.append(f"{name} word " + " ".join(_laid(laid) for laid in kinds))
        elif kinds or heap == "deck":
            parts.append(f"{name} {heap} {_cards(sorted(kinds))}".rstrip())
    parts += [f"{name} {count} {getattr(desk, count)}" for count in COUNTS if getattr(desk, count)]
    if desk.talent >= 0:
        parts.append(f"{name} talent {TALENTS[desk.talent]}")
    return parts


def _laid(laid: int) -> str:
    text = f"{CARD.word(laid_card.card_of(laid))}={prompts.laid_letters(laid).strip()}"
    marks = "".join(mark for mark, bit in MARKS.items() if laid & bit)
    copied = laid_card.copied_of(laid) + 1
    return text + (f"/{marks}" if marks else "") + (f">{CARD.word(copied - 1)}" if copied else "")


# Reading.


class _Reader:
    """Puts the parts of a text onto a fresh table and counts the cards."""

    def __init__(self, state: Paperback) -> None:
        self.state = state
        self.named: list[int] = []
        """Every card the text names, once for each copy."""
        self.given: set[str] = set()
        self.waiting: dict[str, int] = {"mask": 0, "after": 0}
        """Who has not answered, and what follows once the dealer owes nothing."""
        self.owed: list[int] = []
        """What the dealer owes, first to last, as items."""
        self.rows: dict[str, set[int]] = {"top": set(), "low": set()}

    def read(self, text: str) -> None:
        """Read every part."""
        for part in text.split("|"):
            fields = part.split()
            try:
                if fields:
                    self.part(fields[0], fields[1:])
            except (IndexError, ValueError, KeyError):
                raise PositionError("bad-position", {"place": part.strip()}) from None

    def part(self, head: str, rest: list[str]) -> None:
        """Read one part."""
        state = self.state
        self.given.add(head)
        if head in ("mask", "after"):
            self.waiting[head] = _number(rest[0])
        elif head in NUMBER_FIELDS:
            setattr(state, head, _number(rest[0]))
        elif head in FLAG_FIELDS:
            setattr(state, head, True)
        elif head in SEAT_FIELDS:
            setattr(state, head, self.seat(rest[0]))
        elif head in ("phase", "back"):
            if rest[0] not in STAGES:
                raise ValueError(head)
            setattr(state, "stage" if head == "phase" else "claimed_in", rest[0])
        elif head in ("common", "shared"):
            setattr(state, head, self.card(rest[0]) if head == "common" else _kind(rest[0]))
        elif head == "reused":
            state.piles[0] += market.REUSED_WILD * _number(rest[0])
        elif head == "award":
            state.award = AWARDS.index(rest[0])
        elif head == "theme":
            state.theme = THEMES.index(rest[0])
        elif head in ("top", "low"):
            self.row(head, rest)
        elif head in ("order", "edits", "typed"):
            setattr(state, head, [_number(word) for word in rest])
        elif head == "owe":
            self.owed = [_owed_item(state, _number(word)) for word in rest]
        elif head in ("fame", "pyramid", "marks"):
            self.counts(head, [int(word) for word in rest])
        elif head == "market":
            state.market = [self.card(word) for word in rest]
            if len(rest) != state.ruleset.market:
                raise ValueError(head)
        elif head == "trash":
            state.trash = [self.card(word) for word in _spread(rest)]
        elif head.startswith("pad"):
            self.pad(int(head[3:]), rest)
        else:
            self.desk_part(state.desks[self.seat(head)], rest[0], rest[1:])
            self.given.add(f"{head} {rest[0]}")

    def seat(self, word: str) -> int:
        """The number of a seat at this table."""
        number = _number(word[1:])
        if word[0] != "s" or number >= self.state.seats:
            raise ValueError(word)
        return number

    def card(self, word: str) -> int:
        """A card that is now accounted for; -1 for a dash."""
        kind = _kind(word)
        if kind >= 0:
            self.named.append(kind)
        return kind

    def row(self, name: str, rest: list[str]) -> None:
        """Cards for sale, by pile: ``3:l09``."""
        row = self.state.tops if name == "top" else self.state.lows
        for word in rest:
            cost, _, card = word.partition(":")
            pile = PRICES.index(cost)
            row[pile] = self.card(card)
            self.rows[name].add(pile)
            is_wrong = row[pile] >= 0 and self.state.ruleset.pack.pile[row[pile]] != pile
            if is_wrong and not (pile == 0 and row[pile] == WILD):
                raise ValueError(word)

    def counts(self, name: str, numbers: list[int]) -> None:
        """A list of counts as long as the one it replaces."""
        if len(numbers) != len(getattr(self.state, name)) or min(numbers) < -1:
            raise ValueError(name)
        setattr(self.state, name, numbers)

    def desk_part(self, desk: Desk, name: str, rest: list[str]) -> None:
        """One heap or number of a desk."""
        if name == "word":
            desk.word = [self.laid(word) for word in rest]
        elif name == "sure":
            desk.sure = [_kind(word) for word in _spread(rest)]
        elif name in HEAPS:
            setattr(desk, name, sorted(self.card(word) for word in _spread(rest)))
        elif name in COUNTS:
            setattr(desk, name, _number(rest[0]))
            if name == "dyslexic" and desk.dyslexic == OWN_DYSLEXIC:
                self.named.append(DYSLEXIC)
        elif name == "talent":
            desk.talent = TALENTS.index(rest[0])
        else:
            raise ValueError(name)

    def pad(self, author: int, rest: list[str]) -> None:
        """A proposal; its cards are those of the shown hand and not counted again."""
        while len(self.state.pads) <= author:
            self.state.pads.append(bare_desk(0))
        kept = len(self.named)
        if rest[0] == "seat":
            self.state.pads[author].seat = _number(rest[1])
        else:
            self.desk_part(self.state.pads[author], rest[0], rest[1:])
        del self.named[kept:]

    def laid(self, word: str) -> int:
        """A card of a word: ``w2=a``, ``c-a=a/s``, ``l34=n/x>l31``."""
        body, _, copied = word.partition(">")
        body, _, marks = body.partition("/")
        name, _, read = body.partition("=")
        kind = _kind(name)
        laid = kind
        for shift, letter in zip((8, 14), read, strict=False):
            laid |= (LETTERS.index(letter) + 1) << shift
        for mark in marks:
            laid |= MARKS[mark]
        if not laid & (laid_card.SHARED | laid_card.GONE):
            self.named.append(kind)
        return laid | ((_kind(copied) + 1) << laid_card.COPY_SHIFT if copied else 0)


def _kind(word: str) -> int:
    return -1 if word == "-" else CARD.numbers[word]


def _number(word: str) -> int:
    if not word.isdigit():
        raise ValueError(word)
    return int(word)


def _spread(rest: list[str]) -> list[str]:
    """``w2*3`` is three of them."""
    found: list[str] = []
    for word in rest:
        name, _, count = word.partition("*")
        found += [name] * (int(count) if count else 1)
    return found


def read_position(state: Paperback, text: str) -> None:
    """Set *state*, a table as it is laid out, to what *text* says."""
    reader = _Reader(state)
    state.stage = turn.SPELL_STAGE if state.ruleset.variant == SIMULTANEOUS else turn.WORD_STAGE
    state.turn = 1
    reader.read(text)
    _complete_decks(state, reader)
    _take_from_offer(state, reader)
    if "owe" not in reader.given:
        _owe_the_rest(state, reader)
    if "shared" not in reader.given:
        state.shared = state.common
    spelling.adopt(state)
    if state.stage == turn.SPELL_STAGE and "owe" not in reader.given:
        for desk in state.desks:
            desk.step = desk.step or SPELLING
    for desk in [*state.desks, *state.pads]:
        spelling.respell(state, desk)
    try:
        state.agenda.fill([*_waiting(state, reader), *reversed(reader.owed)])
    except (IndexError, KeyError, ValueError):
        raise PositionError("bad-position", {"place": f"phase {state.stage}"}) from None


def _complete_decks(state: Paperback, reader: _Reader) -> None:
    """Starters a text does not name lie in the deck, unless the deck itself is given."""
    for desk in state.desks:
        if f"s{desk.seat} deck" in reader.given:
            continue
        held = desk.hand + desk.discard + [laid_card.card_of(laid) for laid in desk.word]
        for kind in range(STARTER, WILD + 1):
            count = 1 if kind < WILD else int(state.ruleset.starter_wilds)
            missing = count - held.count(kind)
            desk.deck = [card for card in desk.deck if card != kind] + [kind] * max(0, missing)
            reader.named += [kind] * max(0, missing)
        desk.deck.sort()


def _take_from_offer(state: Paperback, reader: _Reader) -> None:
    """Every card named is no longer face down; none may be named too often."""
    pack = state.ruleset.pack
    for kind in sorted(set(reader.named)):
        count = reader.named.count(kind)
        if STARTER <= kind <= WILD:
            most = state.seats * (1 if kind < WILD else int(state.ruleset.starter_wilds))
        elif FAME <= kind < COMMON:
            most = 64
        else:
            most = 1
        if count > most:
            raise PositionError("too-many-cards", {"place": CARD.word(kind)})
        if kind in state.stock:
            state.stock.remove(kind)
        elif kind >= COMMON:
            if kind not in state.commons:
                raise PositionError("no-such-card", {"place": CARD.word(kind)})
            state.commons.remove(kind)
        elif pack.pile[kind] < PILES:
            if state.ruleset.variant == SIMULTANEOUS or kind not in market.pile_kinds(
                state, pack.pile[kind]
            ):
                raise PositionError("no-such-card", {"place": CARD.word(kind)})
            market.draw_from_pile(state, pack.pile[kind], kind)


def _owe_the_rest(state: Paperback, reader: _Reader) -> None:
    """Let the dealer fill what the text leaves open."""
    if state.ruleset.variant == SIMULTANEOUS:
        if "market" not in reader.given:
            for place in range(len(state.market)):
                reader.owed.append(pack(STEP_GAP.number, DEALER, place))
    else:
        for pile in range(PILES):
            if pile not in reader.rows["low"] and pile > 0 and state.piles[pile]:
                reader.owed.append(pack(ASK_LOW.number, DEALER, pile))
            if pile not in reader.rows["top"] and state.piles[pile]:
                reader.owed.append(pack(ASK_TOP.number, DEALER, pile))
    if "common" not in reader.given and state.place < state.ruleset.track:
        reader.owed.append(pack(ASK_COMMON.number, DEALER))


# What is asked and what waits: stage, seats still to answer, what follows, what the dealer owes.

STAGES = (
    turn.SETUP_STAGE,
    turn.OVER_STAGE,
    turn.SPELL_STAGE,
    *(question.stage for question in (ASK_RULING, simultaneous.ASK_DRAFT, ASK_SWAP, ASK_WORD)),
    *(question.stage for question in (ASK_HINT, ASK_JUDGE, ASK_TAKE, ASK_USE, ASK_VOTE)),
    *(question.stage for question in (ASK_BUY, ASK_TOKEN)),
    *(stage for ability in ABILITIES for stage in ability.stages),
)
"""Every stage a position can be in."""
AFTER_TURN = 3
AFTER_ROUND = 4
AFTER_SPELLING = 5
AFTER = {1: STEP_BEGIN, 2: simultaneous.STEP_ROUND, 6: STEP_SHOW_HINTS, 10: STEP_CHOICES}
"""What follows once the dealer owes nothing, as positions number it."""
OWED: dict[int, tuple[Question[Paperback], int]] = {
    0: (ASK_FIRST, 0),
    1: (ASK_TOP, 0),
    2: (STEP_DRAW, 1),
    3: (ASK_COMMON, 0),
    4: (ASK_TALENT, 0),
    5: (ASK_AWARD, 0),
    6: (ASK_THEME, 0),
    7: (STEP_DRAW, 0),
    8: (STEP_GAP, 0),
    9: (STEP_GAP, 1),
    10: (STEP_ARRIVE, 0),
    11: (ASK_LOW, 0),
}
"""What the dealer can owe, as positions number it: the question, and its *x*.

Such a number has 4 bits for this, 8 for whom or where, and from bit 12 how many cards.
"""
STEP_OF: dict[Question[Any], Question[Any]] = {
    ASK_DRAW: STEP_DRAW,
    ASK_MARKET: STEP_GAP,
    ASK_ARRIVE: STEP_ARRIVE,
}
"""The step that brings up a question to the dealer again."""


def _mask(state: Paperback) -> int:
    """The seats that still have to vote, judge or propose."""
    if state.stage == turn.SPELL_STAGE:
        return 0
    return sum(1 << seat for seat, own in enumerate(state.own) if own.top)


def _after(state: Paperback) -> int:
    """What follows once the dealer owes nothing; 0 if something is asked."""
    if not state.is_owed():
        return 0
    for item in reversed(state.agenda.all_items()):
        question = state.questions[question_of(item)]
        if question.number < FIRST_OWED:
            return next((number for number, step in AFTER.items() if step is question), 0)
    if state.ruleset.variant != SIMULTANEOUS:
        return AFTER_TURN
    return AFTER_ROUND if state.desks[0].step == IDLE else AFTER_SPELLING


def _owed(state: Paperback) -> list[int]:
    """What the dealer owes, first to last."""
    found: list[int] = []
    for item in reversed(state.agenda.all_items()):
        question = state.questions[question_of(item)]
        if question.number < FIRST_OWED:
            break
        sought = (STEP_OF.get(question, question), x_of(item))
        number = next(number for number, owed in OWED.items() if owed == sought)
        is_seat = question in (ASK_DRAW, STEP_DRAW, ASK_TALENT)
        whom = seat_of(item) if is_seat else about_of(item)
        count = about_of(item) if question in (ASK_DRAW, STEP_DRAW) else 0
        found.append(number | whom << 4 | count << 12)
    return found


def _owed_item(state: Paperback, number: int) -> int:
    """The item of what `_owed` has written; a drawn card is brought up by its step."""
    question, x = OWED[number & 15]
    whom, count = (number >> 4) & 255, number >> 12
    if count > 255 or (question in (STEP_DRAW, ASK_TALENT) and whom >= state.seats):
        raise ValueError(number)
    if question is STEP_DRAW:
        return pack(question.number, whom, count, x)
    if question is ASK_TALENT:
        return pack(question.number, whom)
    return pack(question.number, DEALER, whom, x)


def _waiting(state: Paperback, reader: _Reader) -> list[int]:
    """What is asked or follows once the dealer owes nothing, the next thing last."""
    active = int(state.active)
    after, mask = reader.waiting["after"], reader.waiting["mask"]
    if (
        state.ending
        or state.stage == turn.OVER_STAGE
        or after in (AFTER_TURN, AFTER_ROUND, AFTER_SPELLING)
    ):
        return []
    if after:
        below = [ASK_WORD] if AFTER[after] is STEP_SHOW_HINTS else []
        return [_item(question, active) for question in [*below, AFTER[after]]]
    if state.stage == turn.SPELL_STAGE and not state.late:
        simultaneous.ask_spellers(state)
        return state.agenda.all_items()
    for window in (ASK_JUDGE, ASK_VOTE, ASK_HINT):
        if state.stage == window.stage:
            state.open_window()
            for seat in seat_bits(mask):
                state.ask_own(window, seat)
    if state.stage == turn.SETUP_STAGE:
        return [_item(STEP_BEGIN, active)]
    if state.stage == ASK_RULING.stage:
        return [_item(STEP_PLAY, active), _item(ASK_RULING, setup.HOST)]
    ability = _ability_item(state)
    if ability:
        return [_item(STEP_CHOICES, active), ability]
    claimed = ASK_BUY if state.claimed_in == turn.BUY_STAGE else STEP_CHOICES
    asked: dict[str, list[Question[Paperback]]] = {
        turn.SPELL_STAGE: [simultaneous.ASK_SPELL],
        simultaneous.ASK_DRAFT.stage: [simultaneous.ASK_DRAFT],
        ASK_SWAP.stage: [ASK_WORD, ASK_SWAP],
        turn.WORD_STAGE: [ASK_WORD],
        turn.HINT_STAGE: [ASK_WORD, STEP_HINTED],
        turn.JUDGE_STAGE: [STEP_JUDGED],
        ASK_TAKE.stage: [ASK_TAKE],
        ASK_USE.stage: [ASK_USE],
        turn.CLAIM_STAGE: [claimed, STEP_VOTED],
        turn.BUY_STAGE: [ASK_BUY],
        ASK_TOKEN.stage: [STEP_CLEAN_UP, ASK_TOKEN],
    }
    return [_item(question, active) for question in asked[state.stage]]


def _item(question: Question[Any], seat: int) -> int:
    """The item of a question to *seat*; what nobody is asked names the dealer."""
    return pack(question.number, DEALER if isinstance(question, Step) else seat)


def _ability_item(state: Paperback) -> int:
    """The question of the ability that is being used; 0 if none is."""
    if not any(state.stage in ability.stages for ability in ABILITIES):
        return 0
    laid = state.desks[state.active].word[state.about]
    which = state.ruleset.pack.ability(able(laid)).stages.index(state.stage)
    return pack(ASK_ABILITY.number, state.active, 0, which)
