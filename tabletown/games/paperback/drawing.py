"""The table of Paperback drawn for the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.games.paperback import laying, market, prompts, pyramid, view, zones
from tabletown.games.paperback.cards import (
    AWARDS,
    FAME_PILES,
    FAME_SLOT,
    LOW,
    MARKET,
    PILES,
    PYRAMID,
    TALENTS,
    THEMES,
    WILD,
)
from tabletown.games.paperback.ruleset import COOPERATIVE, SIMULTANEOUS
from tabletown.games.paperback.verbs import FACE

if TYPE_CHECKING:
    from tabletown.games.paperback.hand import Desk
    from tabletown.games.paperback.state import Paperback

COLUMN = 11
"""How wide a card for sale is drawn: seven fit a terminal of 80 columns."""
TERMINAL_SIGNS = {
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


def drawing(state: Paperback, seat: int) -> str:
    """The table as text; words in braces are catalogue keys."""
    lines = _draw_sale(state)
    if state.common >= 0:
        length = state.ruleset.thresholds[state.place]
        face = FACE.word(state.ruleset.pack.face[state.common])
        lines.append(f"{{zone-track}}: {face.upper()}  ({length}+)")
    for key, names, number in (("award", AWARDS, state.award), ("theme", THEMES, state.theme)):
        if number >= 0:
            lines.append(f"{{zone-{key}}}: {{{key}-{names[number]}.name}}")
    lines.append("")
    fame = state.scores()
    for desk in state.desks:
        lines += _draw_desk(state, desk, seat, fame[desk.seat])
    return "\n".join(lines) + "\n"


def draw_card(state: Paperback, kind: int) -> str:
    """A card in one word: face, value, and a star for an ability."""
    pack = state.ruleset.pack
    face = FACE.word(pack.face[kind])
    if face == "wild":
        return "*" if kind == WILD else f"*{pack.cost[kind]}"
    if face in ("space", "dyslexic"):
        return f"{{card-{face}.name}}"
    effect = _signs(state, kind)
    return f"{face.upper()}{pack.value[kind]}" + (f"({effect})" if effect else "")


def _draw_sale(state: Paperback) -> list[str]:
    rows: list[tuple[str, list[int]]] = []
    if state.ruleset.variant == SIMULTANEOUS:
        rows.append(("market", [MARKET + place for place in range(len(state.market))]))
    else:
        rows.append(("offer-top", list(range(PILES))))
        rows.append(("offer-low", [LOW + pile for pile in range(1, PILES)]))
    if state.ruleset.variant == COOPERATIVE:
        rows.append(("pyramid", [PYRAMID + place for place in range(len(state.pyramid))]))
    else:
        rows.append(("fame", [FAME_SLOT + pile for pile in range(FAME_PILES)]))
    lines: list[str] = []
    for name, slots in rows:
        lines.append(f"{{zone-{name}}}")
        if name == "pyramid":
            lines += _draw_pyramid(state)
        elif name == "fame":
            shown = [_draw_slot(state, slot) for slot in slots]
            lines[-1] += ": " + "   ".join(text for text in shown if text)
        else:
            lines += _draw_row(state, slots)
    return lines


def _draw_row(state: Paperback, slots: list[int]) -> list[str]:
    """Cards for sale side by side: price, letters and value, and below what they do."""
    if slots[0] == LOW + 1:
        slots = [-1, *slots]
    lines: list[str] = []
    for start in range(0, len(slots), PILES):
        some = slots[start : start + PILES]
        kinds = [int(market.kind_at(state, slot)) if slot >= 0 else -1 for slot in some]
        upper = [_draw_slot(state, slot) if slot >= 0 else "" for slot in some]
        lower = [_signs(state, kind) if kind >= 0 else "" for kind in kinds]
        for cells in (upper, lower):
            lines.append(" " + "".join(cell.ljust(COLUMN) for cell in cells).rstrip())
    return lines


def _draw_pyramid(state: Paperback) -> list[str]:
    """The books of the pyramid, the top row first, each half over two below."""
    lines: list[str] = []
    end = len(state.pyramid)
    for size in reversed(state.ruleset.rows):
        row = [_draw_slot(state, PYRAMID + place) for place in range(end - size, end)]
        end -= size
        indent = " " * (1 + COLUMN * (state.ruleset.rows[0] - size) // 2)
        lines.append((indent + "".join(text.ljust(COLUMN) for text in row)).rstrip())
    return lines


def _signs(state: Paperback, kind: int) -> str:
    """What a card does, in signs."""
    effect = zones.looks(state).face(kind).partition(" | ")[2]
    for word, sign in TERMINAL_SIGNS.items():
        effect = effect.replace(word, sign)
    return effect


def _draw_slot(state: Paperback, slot: int) -> str:
    """Price, letters and value of a card for sale; empty where there is none."""
    kind = int(market.kind_at(state, slot))
    if kind < 0:
        return ""
    face = FACE.word(state.ruleset.pack.face[kind])
    shown = draw_card(state, kind) if face == "wild" else face.upper()
    if slot >= PYRAMID and not pyramid.is_uncovered(state, slot - PYRAMID):
        return "[??]"
    text = f"{market.price_at(state, slot)}¢ {shown}"
    if face != "wild":
        text += f" {state.ruleset.pack.value[kind]}"
    if FAME_SLOT <= slot < MARKET:
        text += f" ×{state.fame[slot - FAME_SLOT]}"
    if slot >= PYRAMID:
        text += f" +{state.pyramid[slot - PYRAMID]}"
    return f"[{text}]" if slot >= PYRAMID else text


def _draw_desk(state: Paperback, desk: Desk, seat: int, fame: int) -> list[str]:
    number = desk.seat + 1
    marker = ">" if desk.seat == state.active else " "
    hand = f"{view.hand_size(state, desk)}"
    if view.sees_hand(state, desk, seat):
        hand = "  ".join(draw_card(state, kind) for kind in desk.hand)
    lines = [
        f"{marker}{number}  {{points-total}} {fame}  {{zone-deck}} {len(desk.deck)}"
        f"  {{zone-discard}} {len(desk.discard)}  {{zone-hand}}: {hand}"
    ]
    if desk.talent >= 0:
        lines.append(f"    {{talent-{TALENTS[desk.talent]}.name}}")
    if desk.lasting:
        shown = "  ".join(draw_card(state, kind) for kind in desk.lasting)
        lines.append(f"    {{zone-lasting}}: {shown}")
    if desk.word and (desk.seat == seat or laying.is_public(state, desk)):
        lines.append(f"    {{zone-word}}: {prompts.spelled(desk).upper()}")
    return lines
