"""What a seat is asked and what its answers are called: facts for the sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.core.state import DEALER, Decision
from tabletown.core.view import Facts
from tabletown.games.paperback import abilities, market, state, verbs, view, words, zones
from tabletown.games.paperback.cards import LETTERS, THEMES

if TYPE_CHECKING:
    from tabletown.games.paperback.state import Desk, Table


def decision(table: Table, seat: int) -> Decision:
    """What *seat* is asked, with what it has to know."""
    phase = table.phase_now
    if seat == DEALER:
        return Decision("deal")
    desk = table.desks[seat]
    if phase in (state.WORD, state.SPELL):
        if desk.step == state.HAUNTED:
            return Decision("haunt")
        return Decision("word", "zone:track", _word_facts(table, desk))
    if phase == state.HINTING:
        return Decision("hint", f"seat:s{table.active}", _word_facts(table, table.pads[seat]))
    facts: Facts = {"left": int(table.left), "cents": int(table.cents)}
    if phase in (state.JUDGE, state.CLAIMING):
        facts = {"word": view.spelled(table.desks[table.active])}
        if phase == state.CLAIMING:
            facts["theme"] = f"theme:{THEMES[table.theme]}"
        return Decision(view.ASKS[phase], f"seat:s{table.active}", facts)
    if phase in (state.TRASHING, state.CLEARING, state.COPYING, state.GAINING):
        kind = desk.word[table.about] & 255
        facts |= zones.card_facts(table, int(abilities.able(desk.word[table.about])))
        facts["face"] = verbs.FACE.fact(table.house.pack.face[kind])
        facts["cost"] = int(table.cost)
    elif phase == state.AWARDING:
        facts |= zones.card_facts(table, int(table.common))
    elif phase == state.RULING:
        facts["word"] = "".join(LETTERS[letter - 1] for letter in table.typed)
        facts["length"] = len(table.typed)
    return Decision(view.ASKS[phase], "", facts)


def _word_facts(table: Table, desk: Desk) -> Facts:
    need = table.house.thresholds[table.place] if table.common >= 0 else 0
    return {
        "word": view.spelled(desk),
        "length": int(desk.length),
        "value": int(abilities.word_value(table, desk)),
        "draws": int(abilities.bonus_cards(table, desk)),
        "valid": 1 if words.is_accepted(table, desk) else 0,
        "need": need,
        "cap": 0 if table.cap == state.NO_CAP else int(table.cap),
    }


def option_ref(table: Table, seat: int, action: int) -> str:
    """What the page lights up for *action*."""
    verb = verbs.VERBS.verb(action)
    args = verbs.VERBS.args(action)
    if not args or seat == DEALER or verb.ref < 0:
        return ""
    if verb.domains[0] is verbs.SLOT:
        return f"slot:{verbs.SLOT.word(args[0])}"
    if verb.domains[0] is not verbs.CARD:
        return ""
    word = verbs.CARD.word(args[0])
    if verb.key in ("use", "again", "copy"):
        return f"word-s{seat}:{abilities.place_of(table.desks[seat], args[0])}"
    if table.phase_now == state.HINTING:
        return f"track:{word}" if args[0] == table.shared else f"pad:{word}"
    if action <= verbs.BACK and args[0] == words.shared_card(table, table.desks[seat]):
        return f"track:{word}"
    return f"hand-s{seat}:{word}"


def option_facts(table: Table, seat: int, action: int) -> Facts:
    """What an answer's words need: the face of its card, its price."""
    verb = verbs.VERBS.verb(action)
    args = verbs.VERBS.args(action)
    if verb.domains and verb.domains[0] is verbs.CARD:
        return zones.card_facts(table, args[0])
    if verb.domains and verb.domains[0] is verbs.SLOT:
        kind = int(market.kind_at(table, args[0]))
        if kind < 0:
            return {}
        price: Facts = {"price": int(market.price_at(table, args[0]))}
        return zones.card_facts(table, kind) | price
    if action in (verbs.FINISH, verbs.PROPOSE):
        desk = table.pads[seat] if table.phase_now == state.HINTING else table.desks[seat]
        return _word_facts(table, desk)
    if verb.key == "accept":
        return {"word": view.spelled(table.pads[args[0]])}
    if action in (verbs.ALLOW, verbs.BAN):
        return {"word": "".join(LETTERS[letter - 1] for letter in table.typed)}
    if action == verbs.CLAIM:
        return {"theme": f"theme:{THEMES[table.theme]}"}
    return {}


def why(table: Table, seat: int, action: int) -> str:
    """The code that says why *action* is not legal for *seat*."""
    if seat >= table.seats or not 0 <= action < verbs.ACTIONS:
        return "not-legal"
    verb = verbs.VERBS.verb(action)
    args = verbs.VERBS.args(action)
    phase = table.phase_now
    if phase in (state.WORD, state.SPELL, state.HINTING) and action <= verbs.PROPOSE:
        desk = table.pads[seat] if phase == state.HINTING else table.desks[seat]
        return _why_word(table, desk, verb.key, args)
    if phase == state.BUYING and verb.key == "buy":
        return "nothing-for-sale" if market.kind_at(table, args[0]) < 0 else "too-dear"
    return "not-legal"


def _why_word(table: Table, desk: Desk, key: str, args: list[int]) -> str:
    if key in ("finish", "propose"):
        if desk.own == 0:
            return "no-hand-card"
        if desk.length > table.cap:
            return "word-too-long"
        shortest = table.house.min_len
        if desk.since < shortest or 0 < desk.split < shortest:
            return "word-too-short"
        return "not-in-list"
    if key in ("lay", "lay-as", "turn", "typo", "double"):
        shared = words.shared_card(table, desk)
        if args[0] not in desk.hand and args[0] != shared:
            return "no-such-card"
        if key in ("lay-as", "typo") and args[1] + 1 not in table.house.alphabet:
            return "foreign-letter"
        return {"turn": "pair-not-reversible", "lay-as": "wrong-letter"}.get(key, "talent-used")
    return "not-legal"
