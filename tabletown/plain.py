"""Views, questions, answers and events as plain data, for frames, choices and journals."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from tabletown.core.state import SPECTATOR, Game, State


def plain(value: Any) -> Any:
    """*value* as JSON can write it: dataclasses become dicts, all the way down."""
    if value is None or isinstance(value, str | int | float):
        return value
    if isinstance(value, dict):
        return {key: plain(item) for key, item in value.items()}
    if isinstance(value, tuple):
        return tuple([plain(item) for item in value])
    if isinstance(value, list):
        return [plain(item) for item in value]
    return {name: plain(getattr(value, name)) for name in _names(type(value))}


_NAMES: dict[type, list[str]] = {}
"""The fields of each dataclass met so far."""


def _names(kind: type) -> list[str]:
    """The names of the fields of dataclass *kind*."""
    names = _NAMES.get(kind)
    if names is None:
        names = _NAMES[kind] = [field.name for field in fields(kind)]
    return names


def plain_decision(state: State, seat: int) -> dict[str, Any] | None:
    """What *seat* is asked in *state*, with its options, as plain data."""
    if not 0 <= seat < SPECTATOR or not (state.pending() >> seat) & 1:
        return None
    decision = state.decision(seat)
    return {
        "ask": decision.ask,
        "about": decision.about,
        "facts": decision.facts,
        "options": [plain_option(state, seat, action) for action in state.legal(seat)],
    }


_OPTIONS: dict[str, dict[int, tuple[str, str, dict[str, int | str], str]]] = {}
"""Per game what never changes about an answer: verb, text, arguments by name, usual ref."""


def _option_words(game: Game, action: int) -> tuple[str, str, dict[str, int | str], str]:
    verbs = game.verbs
    verb = verbs.verb(action)
    args: dict[str, int | str] = {}
    ref = ""
    for index, (domain, value) in enumerate(zip(verb.domains, verbs.args(action), strict=True)):
        name, nth = domain.name, 2
        while name in args:
            name, nth = f"{domain.name}{nth}", nth + 1
        args[name] = domain.fact(value)
        if index == verb.ref:
            ref = f"{domain.name}:{domain.word(value)}"
    return verb.key, verbs.print(action), args, ref


def answer_words(game: Game, action: int) -> tuple[str, str, dict[str, int | str], str]:
    """The same, worked out once for every answer that is ever shown or written."""
    known = _OPTIONS.get(game.key)
    if known is None:
        known = _OPTIONS[game.key] = {}
    words = known.get(action)
    if words is None:
        words = known[action] = _option_words(game, action)
    return words


def plain_option(state: State, seat: int, action: int) -> dict[str, Any]:
    """One answer as plain data: number, verb, what to light up, arguments by name."""
    words = answer_words(state.game(), action)
    is_usual = type(state).option_ref is State.option_ref
    return {
        "a": action,
        "do": words[0],
        "ref": words[3] if is_usual else state.option_ref(seat, action),
        "text": words[1],
        "args": words[2],
        "facts": state.option_facts(seat, action),
    }


def plain_events(
    game: Game, records: list[tuple[int, ...]], seat: int
) -> list[dict[str, int | str]]:
    """The events in *records* as *seat* may know them."""
    found: list[dict[str, int | str]] = []
    for record in records:
        kind = game.events[record[0]]
        is_seen = bool((record[1] >> seat) & 1)
        if is_seen or not kind.private:
            found.append(kind.facts(record, is_seen))
    return found
