"""Paperback positions as text, and the table drawn for the terminal.

A position is a list of parts between bars, each a name and its words:
``s0 hand l25 v1 v2 l35 w2 | top 3:l09 5:l31 | low 3:l04 | common c-a | turn 4``.
Cards not named lie where they begin: starters in their owner's deck, the rest face down in the
Offer. Tops, lower row and Common card that are not named are dealt. A part ``owe`` says that the
text is complete and nothing is to be dealt. Words are written ``l25=m w2=a c-a=a/s``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.core.errors import PositionError
from tabletown.games.paperback import market, state, view, words, zones
from tabletown.games.paperback.cards import (
    AWARDS,
    COMMON,
    COOPERATIVE,
    FAME,
    FAME_SLOT,
    LETTERS,
    LOW,
    MARKET,
    PILES,
    PYRAMID,
    SIMULTANEOUS,
    STARTER,
    TALENTS,
    THEMES,
    WILD,
)
from tabletown.games.paperback.state import Desk
from tabletown.games.paperback.verbs import CARD, FACE

if TYPE_CHECKING:
    from tabletown.games.paperback.state import Table

NUMBERS = (
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
FLAGS = (
    "fame_bought",
    "is_last",
    "claimed",
    "hinted",
    "again_used",
    "passed",
    "late",
)
SEATS = ("active", "first", "holder")
PHASES = (
    "over",
    "setup",
    "ruling",
    "draft",
    "haunt",
    "word",
    "spell",
    "judge",
    "award",
    "ability",
    "trash",
    "gain",
    "clear",
    "copy",
    "buy",
    "pile",
    "claim",
    "hint",
)
HEAPS = ("deck", "hand", "discard", "word", "lasting", "sure")
COUNTS = ("tokens", "bonus", "step", "wrong", "dyslexic")
MARKS = {
    "s": state.SHARED,
    "r": state.TURNED,
    "t": state.AS_TYPO,
    "d": state.TWICE,
    "g": state.GONE,
    "x": state.SPENT,
    "a": state.AGAIN_MARK,
}
COLUMN = 11
"""How wide a card for sale is drawn: seven fit a terminal of 80 columns."""
SIGNS = {
    "card": "▮",
    "hand": "☛",
    "letter": "…",
    "wild": "?",
    " word": "",
    "common": "◎",
    "copy": "=",
    "fame": "★",
}
"""Signs for the terminal in place of the page's pictures."""
COSTS = ("2", "3", "4", "5", "6", "7", "8")


def position(table: Table) -> str:
    """The position as text; `read_position` reads it back."""
    parts = [f"phase {PHASES[table.phase_now]}"]
    for name in SEATS:
        if getattr(table, name) >= 0:
            parts.append(f"{name} s{getattr(table, name)}")
    for name in NUMBERS:
        if name in ("turn", "supply") or getattr(table, name):
            parts.append(f"{name} {getattr(table, name)}")
    parts += [name for name in FLAGS if getattr(table, name)]
    if table.back_to:
        parts.append(f"back {PHASES[table.back_to]}")
    parts.append(f"common {_card(table.common)}")
    if table.shared != table.common:
        parts.append(f"shared {_card(table.shared)}")
    if table.award >= 0:
        parts.append(f"award {AWARDS[table.award]}")
    if table.theme >= 0:
        parts.append(f"theme {THEMES[table.theme]}")
    parts += _sale_parts(table)
    if table.trash:
        parts.append("trash " + _cards(sorted(table.trash)))
    for name in ("order", "edits", "typed"):
        if getattr(table, name):
            parts.append(f"{name} " + " ".join(map(str, getattr(table, name))))
    for desk in table.desks:
        parts += _desk_parts(f"s{desk.seat}", desk)
    for author, pad in enumerate(table.pads):
        parts.append(f"pad{author} seat {pad.seat}")
        parts += _desk_parts(f"pad{author}", pad)
    parts.append(" ".join(["owe", *map(str, table.jobs)]))
    return " | ".join(parts)


def _card(kind: int) -> str:
    return "-" if kind < 0 else CARD.word(kind)


def _cards(kinds: list[int]) -> str:
    return " ".join(CARD.word(kind) for kind in kinds)


def _sale_parts(table: Table) -> list[str]:
    parts: list[str] = []
    if table.house.variant == SIMULTANEOUS:
        parts.append("market " + " ".join(_card(kind) for kind in table.market))
    else:
        for name, row in (("top", table.tops), ("low", table.lows)):
            spots = [f"{COSTS[pile]}:{_card(row[pile])}" for pile in range(PILES)]
            parts.append(f"{name} " + " ".join(spots))
        if table.piles[0] >= 256:
            parts.append(f"reused {table.piles[0] >> 8}")
        if any(table.marks):
            parts.append("marks " + " ".join(map(str, table.marks)))
    if table.house.variant == COOPERATIVE:
        parts.append("pyramid " + " ".join(map(str, table.pyramid)))
    else:
        parts.append("fame " + " ".join(map(str, table.fame)))
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
    text = f"{CARD.word(laid & 255)}={view.laid_letters(laid).strip()}"
    marks = "".join(mark for mark, bit in MARKS.items() if laid & bit)
    copied = (laid >> state.COPY_SHIFT) & 255
    return text + (f"/{marks}" if marks else "") + (f">{CARD.word(copied - 1)}" if copied else "")


# Reading.


class _Reader:
    """Puts the parts of a text onto a fresh table and counts the cards."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.named: list[int] = []
        """Every card the text names, once for each copy."""
        self.given: set[str] = set()
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
        table = self.table
        self.given.add(head)
        if head in NUMBERS:
            setattr(table, head, _number(rest[0]))
        elif head in FLAGS:
            setattr(table, head, True)
        elif head in SEATS:
            setattr(table, head, self.seat(rest[0]))
        elif head in ("phase", "back"):
            setattr(table, "phase_now" if head == "phase" else "back_to", PHASES.index(rest[0]))
        elif head in ("common", "shared"):
            setattr(table, head, self.card(rest[0]) if head == "common" else _kind(rest[0]))
        elif head == "reused":
            table.piles[0] += 256 * _number(rest[0])
        elif head == "award":
            table.award = AWARDS.index(rest[0])
        elif head == "theme":
            table.theme = THEMES.index(rest[0])
        elif head in ("top", "low"):
            self.row(head, rest)
        elif head in ("order", "edits", "typed"):
            setattr(table, head, [_number(word) for word in rest])
        elif head == "owe":
            table.jobs = [_number(word) for word in rest]
        elif head in ("fame", "pyramid", "marks"):
            self.counts(head, [int(word) for word in rest])
        elif head == "market":
            table.market = [self.card(word) for word in rest]
            if len(rest) != table.house.market:
                raise ValueError(head)
        elif head == "trash":
            table.trash = [self.card(word) for word in _spread(rest)]
        elif head.startswith("pad"):
            self.pad(int(head[3:]), rest)
        else:
            self.desk_part(table.desks[self.seat(head)], rest[0], rest[1:])
            self.given.add(f"{head} {rest[0]}")

    def seat(self, word: str) -> int:
        """The number of a seat at this table."""
        number = _number(word[1:])
        if word[0] != "s" or number >= self.table.seats:
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
        row = self.table.tops if name == "top" else self.table.lows
        for word in rest:
            cost, _, card = word.partition(":")
            pile = COSTS.index(cost)
            row[pile] = self.card(card)
            self.rows[name].add(pile)
            is_wrong = row[pile] >= 0 and self.table.house.pack.pile[row[pile]] != pile
            if is_wrong and not (pile == 0 and row[pile] == WILD):
                raise ValueError(word)

    def counts(self, name: str, numbers: list[int]) -> None:
        """A list of counts as long as the one it replaces."""
        if len(numbers) != len(getattr(self.table, name)) or min(numbers) < -1:
            raise ValueError(name)
        setattr(self.table, name, numbers)

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
            if name == "dyslexic" and desk.dyslexic == 2:
                self.named.append(COMMON + 5)
        elif name == "talent":
            desk.talent = TALENTS.index(rest[0])
        else:
            raise ValueError(name)

    def pad(self, author: int, rest: list[str]) -> None:
        """A proposal; its cards are those of the shown hand and not counted again."""
        while len(self.table.pads) <= author:
            self.table.pads.append(Desk(0, [], [], [], [], [], []))
        kept = len(self.named)
        if rest[0] == "seat":
            self.table.pads[author].seat = _number(rest[1])
        else:
            self.desk_part(self.table.pads[author], rest[0], rest[1:])
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
        if not laid & (state.SHARED | state.GONE):
            self.named.append(kind)
        return laid | ((_kind(copied) + 1) << state.COPY_SHIFT if copied else 0)


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


def read_position(table: Table, text: str) -> None:
    """Set *table*, a fresh one, to what *text* says."""
    reader = _Reader(table)
    table.phase_now = state.SPELL if table.house.variant == SIMULTANEOUS else state.WORD
    table.turn = 1
    reader.read(text)
    _complete_decks(table, reader)
    _take_from_offer(table, reader)
    if "owe" not in reader.given:
        _owe_the_rest(table, reader)
    if "shared" not in reader.given:
        table.shared = table.common
    words.adopt(table)
    if table.phase_now == state.SPELL and "owe" not in reader.given:
        for desk in table.desks:
            desk.step = desk.step or state.SPELLING
    for desk in [*table.desks, *table.pads]:
        words.respell(table, desk)


def _complete_decks(table: Table, reader: _Reader) -> None:
    """Starters a text does not name lie in the deck, unless the deck itself is given."""
    for desk in table.desks:
        if f"s{desk.seat} deck" in reader.given:
            continue
        held = desk.hand + desk.discard + [laid & 255 for laid in desk.word]
        for kind in range(STARTER, WILD + 1):
            count = 1 if kind < WILD else int(table.house.starter_wilds)
            missing = count - held.count(kind)
            desk.deck = [card for card in desk.deck if card != kind] + [kind] * max(0, missing)
            reader.named += [kind] * max(0, missing)
        desk.deck.sort()


def _take_from_offer(table: Table, reader: _Reader) -> None:
    """Every card named is no longer face down; none may be named too often."""
    pack = table.house.pack
    for kind in sorted(set(reader.named)):
        count = reader.named.count(kind)
        if STARTER <= kind <= WILD:
            most = table.seats * (1 if kind < WILD else int(table.house.starter_wilds))
        elif FAME <= kind < COMMON:
            most = 64
        else:
            most = 1
        if count > most:
            raise PositionError("too-many-cards", {"place": CARD.word(kind)})
        if kind in table.stock:
            table.stock.remove(kind)
        elif kind >= COMMON:
            if kind not in table.commons:
                raise PositionError("no-such-card", {"place": CARD.word(kind)})
            table.commons.remove(kind)
        elif pack.pile[kind] < PILES:
            if table.house.variant == SIMULTANEOUS or kind not in market.pile_kinds(
                table, pack.pile[kind]
            ):
                raise PositionError("no-such-card", {"place": CARD.word(kind)})
            market.draw_from_pile(table, pack.pile[kind], kind)


def _owe_the_rest(table: Table, reader: _Reader) -> None:
    """Let the dealer fill what the text leaves open."""
    if table.house.variant == SIMULTANEOUS:
        if "market" not in reader.given:
            for place in range(len(table.market)):
                table.owe(state.OWE_MARKET, place)
    else:
        for pile in range(PILES):
            if pile not in reader.rows["low"] and pile > 0 and table.piles[pile]:
                table.owe(state.OWE_LOW, pile)
            if pile not in reader.rows["top"] and table.piles[pile]:
                table.owe(state.OWE_TOP, pile)
    if "common" not in reader.given and table.place < table.house.track:
        table.owe(state.OWE_COMMON)


# Drawing.


def drawing(table: Table, seat: int) -> str:
    """The table as text; words in braces are catalogue keys."""
    lines = _draw_sale(table)
    if table.common >= 0:
        length = table.house.thresholds[table.place]
        face = FACE.word(table.house.pack.face[table.common])
        lines.append(f"{{zone-track}}: {face.upper()}  ({length}+)")
    for key, names, number in (("award", AWARDS, table.award), ("theme", THEMES, table.theme)):
        if number >= 0:
            lines.append(f"{{zone-{key}}}: {{{key}-{names[number]}.name}}")
    lines.append("")
    fame = table.scores()
    for desk in table.desks:
        lines += _draw_desk(table, desk, seat, fame[desk.seat])
    return "\n".join(lines) + "\n"


def draw_card(table: Table, kind: int) -> str:
    """A card in one word: face, value, and a star for an ability."""
    pack = table.house.pack
    face = FACE.word(pack.face[kind])
    if face == "wild":
        return "*" if kind == WILD else f"*{pack.cost[kind]}"
    if face in ("space", "dyslexic"):
        return f"{{card-{face}.name}}"
    effect = _signs(table, kind)
    return f"{face.upper()}{pack.value[kind]}" + (f"({effect})" if effect else "")


def _draw_sale(table: Table) -> list[str]:
    rows: list[tuple[str, list[int]]] = []
    if table.house.variant == SIMULTANEOUS:
        rows.append(("market", [MARKET + place for place in range(len(table.market))]))
    else:
        rows.append(("offer-top", list(range(PILES))))
        rows.append(("offer-low", [LOW + pile for pile in range(1, PILES)]))
    if table.house.variant == COOPERATIVE:
        rows.append(("pyramid", [PYRAMID + place for place in range(len(table.pyramid))]))
    else:
        rows.append(("fame", [FAME_SLOT + pile for pile in range(4)]))
    lines: list[str] = []
    for name, slots in rows:
        lines.append(f"{{zone-{name}}}")
        if name == "pyramid":
            lines += _draw_pyramid(table)
        elif name == "fame":
            shown = [_draw_slot(table, slot) for slot in slots]
            lines[-1] += ": " + "   ".join(text for text in shown if text)
        else:
            lines += _draw_row(table, slots)
    return lines


def _draw_row(table: Table, slots: list[int]) -> list[str]:
    """Cards for sale side by side: price, letters and value, and below what they do."""
    if slots[0] == LOW + 1:
        slots = [-1, *slots]
    lines: list[str] = []
    for start in range(0, len(slots), PILES):
        some = slots[start : start + PILES]
        kinds = [int(market.kind_at(table, slot)) if slot >= 0 else -1 for slot in some]
        upper = [_draw_slot(table, slot) if slot >= 0 else "" for slot in some]
        lower = [_signs(table, kind) if kind >= 0 else "" for kind in kinds]
        for cells in (upper, lower):
            lines.append(" " + "".join(cell.ljust(COLUMN) for cell in cells).rstrip())
    return lines


def _draw_pyramid(table: Table) -> list[str]:
    """The books of the pyramid, the top row first, each half over two below."""
    lines: list[str] = []
    end = len(table.pyramid)
    for size in reversed(table.house.rows):
        row = [_draw_slot(table, PYRAMID + place) for place in range(end - size, end)]
        end -= size
        indent = " " * (1 + COLUMN * (table.house.rows[0] - size) // 2)
        lines.append((indent + "".join(text.ljust(COLUMN) for text in row)).rstrip())
    return lines


def _signs(table: Table, kind: int) -> str:
    """What a card does, in signs."""
    effect = zones.card_face(table, kind).partition(" | ")[2]
    for word, sign in SIGNS.items():
        effect = effect.replace(word, sign)
    return effect


def _draw_slot(table: Table, slot: int) -> str:
    """Price, letters and value of a card for sale; empty where there is none."""
    kind = int(market.kind_at(table, slot))
    if kind < 0:
        return ""
    face = FACE.word(table.house.pack.face[kind])
    shown = draw_card(table, kind) if face == "wild" else face.upper()
    if slot >= PYRAMID and not market.is_uncovered(table, slot - PYRAMID):
        return "[??]"
    text = f"{market.price_at(table, slot)}¢ {shown}"
    if face != "wild":
        text += f" {table.house.pack.value[kind]}"
    if FAME_SLOT <= slot < MARKET:
        text += f" ×{table.fame[slot - FAME_SLOT]}"
    if slot >= PYRAMID:
        text += f" +{table.pyramid[slot - PYRAMID]}"
    return f"[{text}]" if slot >= PYRAMID else text


def _draw_desk(table: Table, desk: Desk, seat: int, fame: int) -> list[str]:
    number = desk.seat + 1
    marker = ">" if desk.seat == table.active else " "
    hand = f"{view.hand_size(table, desk)}"
    if view.sees_hand(table, desk, seat):
        hand = "  ".join(draw_card(table, kind) for kind in desk.hand)
    lines = [
        f"{marker}{number}  {{points-total}} {fame}  {{zone-deck}} {len(desk.deck)}"
        f"  {{zone-discard}} {len(desk.discard)}  {{zone-hand}}: {hand}"
    ]
    if desk.talent >= 0:
        lines.append(f"    {{talent-{TALENTS[desk.talent]}.name}}")
    if desk.lasting:
        shown = "  ".join(draw_card(table, kind) for kind in desk.lasting)
        lines.append(f"    {{zone-lasting}}: {shown}")
    if desk.word and (desk.seat == seat or words.is_public(table, desk)):
        lines.append(f"    {{zone-word}}: {view.spelled(desk).upper()}")
    return lines
