"""What the page needs to ask and to offer an answer: facts for sentences, and what lights up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.core.state import DEALER
from tabletown.core.view import Facts
from tabletown.games.paperback import market, verbs, zones
from tabletown.games.paperback.cards import LETTERS, THEMES
from tabletown.games.paperback.hand import NO_CAP, Desk, place_of
from tabletown.games.paperback.turn import HINT_STAGE
from tabletown.games.paperback.words import laid_card, spelling, value

if TYPE_CHECKING:
    from tabletown.games.paperback.state import Paperback


def letters_as_text(letters: list[int]) -> str:
    """The letters with these numbers, as text."""
    return "".join(LETTERS[letter - 1] for letter in letters)


def laid_letters(laid: int) -> str:
    """The letters a laid card stands for; a blank for a Space."""
    one, two = laid_card.first_of(laid), laid_card.second_of(laid)
    return (LETTERS[one - 1] if one else " ") + (LETTERS[two - 1] if two else "")


def spelled(desk: Desk) -> str:
    """The word as text."""
    return "".join(laid_letters(laid) for laid in desk.word)


def card_facts(state: Paperback, kind: int) -> Facts:
    """What a card's name and sentence need."""
    return zones.card_facts(state, kind)


def face_fact(state: Paperback, kind: int) -> int | str:
    """What a card shows."""
    return verbs.FACE.fact(state.ruleset.pack.face[kind])


def word_facts(state: Paperback, desk: Desk) -> Facts:
    """What the word laid so far would bring, and what the table asks of it."""
    need = state.ruleset.thresholds[state.place] if state.common >= 0 else 0
    return {
        "word": spelled(desk),
        "length": int(desk.length),
        "value": int(value.word_value(state, desk)),
        "draws": int(value.bonus_cards(state, desk)),
        "valid": 1 if spelling.is_accepted(state, desk) else 0,
        "need": need,
        "cap": 0 if state.cap == NO_CAP else int(state.cap),
    }


def option_ref(state: Paperback, seat: int, action: int) -> str:
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
        return f"word-s{seat}:{place_of(state.desks[seat], args[0])}"
    if state.stage == HINT_STAGE:
        return f"track:{word}" if args[0] == state.shared else f"pad:{word}"
    if action <= verbs.BACK and args[0] == spelling.shared_card(state, state.desks[seat]):
        return f"track:{word}"
    return f"hand-s{seat}:{word}"


def option_facts(state: Paperback, seat: int, action: int) -> Facts:
    """What an answer's words need: the face of its card, its price."""
    verb = verbs.VERBS.verb(action)
    args = verbs.VERBS.args(action)
    if verb.domains and verb.domains[0] is verbs.CARD:
        return card_facts(state, args[0])
    if verb.domains and verb.domains[0] is verbs.SLOT:
        kind = int(market.kind_at(state, args[0]))
        if kind < 0:
            return {}
        price: Facts = {"price": int(market.price_at(state, args[0]))}
        return card_facts(state, kind) | price
    if action in (verbs.FINISH, verbs.PROPOSE):
        desk = state.pads[seat] if state.stage == HINT_STAGE else state.desks[seat]
        return word_facts(state, desk)
    if verb.key == "accept":
        return {"word": spelled(state.pads[args[0]])}
    if action in (verbs.ALLOW, verbs.BAN):
        return {"word": letters_as_text(state.typed)}
    if action == verbs.CLAIM:
        return {"theme": f"theme:{THEMES[state.theme]}"}
    return {}


def why_not_laid(state: Paperback, desk: Desk, action: int) -> str:
    """The code that says why a card cannot be laid like this, or a word not be submitted."""
    if not 0 <= action < verbs.VERBS.size:
        return "not-legal"
    key = verbs.VERBS.verb(action).key
    args = verbs.VERBS.args(action)
    if key in ("finish", "propose"):
        if desk.own == 0:
            return "no-hand-card"
        if desk.length > state.cap:
            return "word-too-long"
        shortest = state.ruleset.min_len
        if desk.since < shortest or 0 < desk.split < shortest:
            return "word-too-short"
        return spelling.not_in_list(state)
    if key in ("lay", "lay-as", "turn", "typo", "double"):
        shared = spelling.shared_card(state, desk)
        if args[0] not in desk.hand and args[0] != shared:
            return "no-such-card"
        if key in ("lay-as", "typo") and args[1] + 1 not in state.ruleset.alphabet:
            return "foreign-letter"
        return {"turn": "pair-not-reversible", "lay-as": "wrong-letter"}.get(key, "talent-used")
    return "not-legal"
