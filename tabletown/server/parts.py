"""Parts of a frame as JSON, with what never changes about an answer encoded once.

The bytes are those that encoding `facts.decision_facts` and `facts.event_facts` would give; a
test compares them.
"""

from __future__ import annotations

from msgspec.json import Encoder

from tabletown.core.state import SPECTATOR, Game, State
from tabletown.facts import words_of

_encode = Encoder().encode
_OPTIONS: dict[str, dict[int, tuple[bytes, bytes, bytes]]] = {}
"""Per game and answer: all of it where nothing is special, the part before its ref, and that
between its ref and its facts."""


def _option(game: Game, action: int) -> tuple[bytes, bytes, bytes]:
    verb, text, args, ref = words_of(game, action)
    before = b'{"a":%d,"do":%b,"ref":' % (action, _encode(verb))
    between = b',"text":%b,"args":%b,"facts":' % (_encode(text), _encode(args))
    return before + _encode(ref) + between + b"{}}", before, between


def decision(state: State, seat: int, legal: list[int] | None = None) -> bytes:
    """What *seat* is asked in *state*; *legal* spares finding its answers again."""
    if not 0 <= seat < SPECTATOR or not (state.pending() >> seat) & 1:
        return b"null"
    asked = state.decision(seat)
    game = state.game()
    known = _OPTIONS.get(game.key)
    if known is None:
        known = _OPTIONS[game.key] = {}
    kind = type(state)
    has_refs = kind.option_ref is not State.option_ref
    has_facts = kind.option_facts is not State.option_facts
    options: list[bytes] = []
    for action in state.legal(seat) if legal is None else legal:
        parts = known.get(action)
        if parts is None:
            parts = known[action] = _option(game, action)
        if not has_refs and not has_facts:
            options.append(parts[0])
            continue
        ref = state.option_ref(seat, action) if has_refs else words_of(game, action)[3]
        facts = state.option_facts(seat, action)
        options.append(
            parts[1] + _encode(ref) + parts[2] + (_encode(facts) if facts else b"{}") + b"}"
        )
    return b'{"ask":%b,"about":%b,"facts":%b,"options":[%b]}' % (
        _encode(asked.ask),
        _encode(asked.about),
        _encode(asked.facts),
        b",".join(options),
    )


class Events:
    """Events of one change, each encoded once for all who see as much of it."""

    def __init__(self, game: Game, records: list[tuple[int, ...]]) -> None:
        self._game = game
        self._records = records
        self._known: dict[tuple[int, bool], bytes] = {}

    def seen_by(self, seat: int) -> bytes:
        """As much as *seat* may know, as a list."""
        if not self._records:
            return b"[]"
        parts: list[bytes] = []
        known = self._known
        for index, record in enumerate(self._records):
            kind = self._game.events[record[0]]
            is_seen = bool((record[1] >> seat) & 1)
            if is_seen or not kind.private:
                data = known.get((index, is_seen))
                if data is None:
                    data = known[index, is_seen] = _encode(kind.facts(record, is_seen))
                parts.append(data)
        return b"[" + b",".join(parts) + b"]"
