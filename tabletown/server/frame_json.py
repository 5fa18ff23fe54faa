"""Parts of a frame as JSON, with what never changes about an answer encoded once.

The bytes are those that encoding a view, `facts.plain_decision` and `facts.plain_events` would
give; a test compares them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from msgspec.json import Encoder

from tabletown.core.events import EVERYBODY
from tabletown.core.state import SPECTATOR, Game, State
from tabletown.core.view import Piece, Result, View, Zone
from tabletown.plain import answer_words

if TYPE_CHECKING:
    from tabletown.server.wire import ClockNote, Facts

_encode: Final[Callable[[Any], bytes]] = Encoder().encode
_OPTIONS: Final[dict[str, dict[int, tuple[bytes, bytes, bytes]]]] = {}
"""Per game and answer: all of it where nothing is special, the part before its ref, and that
between its ref and its facts."""
_SPECIAL: Final[dict[type[State], tuple[bool, bool]]] = {}
"""Whether a game's answers have refs of their own, and facts."""


_NUMBERS: Final[list[bytes]] = [b"%d" % number for number in range(1024)]
_WORDS: Final[dict[str, bytes]] = {}
"""Keys of questions and components, encoded; there are few."""
WORDS: Final = 4096


def number(value: int) -> bytes:
    """*value* in digits."""
    return _NUMBERS[value] if 0 <= value < 1024 else b"%d" % value


def word(text: str) -> bytes:
    """One of the game's own keys as JSON."""
    known = _WORDS.get(text)
    if known is None:
        if len(_WORDS) >= WORDS:
            _WORDS.clear()
        known = _WORDS[text] = _encode(text)
    return known


def _option(game: Game, action: int) -> tuple[bytes, bytes, bytes]:
    verb, text, args, ref = answer_words(game, action)
    before = b'{"a":%d,"do":%b,"ref":' % (action, _encode(verb))
    between = b',"text":%b,"args":%b,"facts":' % (_encode(text), _encode(args))
    return before + _encode(ref) + between + b"{}}", before, between


_ZONES: Final[dict[int, tuple[Zone, bytes]]] = {}
"""Zones encoded lately, by identity, each kept so that no other can take its place."""
ZONES: Final = 8192
_PIECES: Final[dict[int, tuple[Piece, bytes]]] = {}
"""Pieces likewise."""
PIECES: Final = 16384
_STRANGE: Final[dict[str, int]] = {}
"""By the key of a zone, how often in a row none of its pieces was known."""
STRANGE: Final = 20
"""After so many times the game is taken to make such pieces anew for every view."""


def _piece(piece: Piece) -> bytes:
    known = _PIECES.get(id(piece))
    if known is None:
        if len(_PIECES) >= PIECES:
            _PIECES.clear()
        known = _PIECES[id(piece)] = (piece, _encode(piece))
    return known[1]


def _zone(zone: Zone) -> bytes:
    """A zone, put together from pieces that were encoded before, where the game keeps pieces."""
    key = zone.key
    strange = _STRANGE.get(key, 0)
    if strange >= STRANGE:
        return _encode(zone)
    count = len(_PIECES)
    pieces = [_piece(piece) for piece in zone.pieces]
    is_strange = bool(pieces) and len(_PIECES) - count == len(pieces)
    if is_strange or strange:
        _STRANGE[key] = strange + 1 if is_strange else 0
    facts = zone.facts
    return b"".join(
        [
            b'{"ref":',
            _encode(zone.ref),
            b',"kind":',
            word(zone.kind),
            b',"key":',
            word(key),
            b',"owner":',
            number(zone.owner),
            b',"pieces":[',
            b",".join(pieces),
            b'],"columns":',
            number(zone.columns),
            b',"facts":',
            _encode(facts) if facts else b"{}",
            b"}",
        ]
    )


def view(seen: View) -> bytes:
    """What a seat sees; a zone in which nothing moved, or which several see, is encoded once."""
    zones: list[bytes] = []
    for zone in seen.zones:
        known = _ZONES.get(id(zone))
        if known is None:
            if len(_ZONES) >= ZONES:
                _ZONES.clear()
            known = _ZONES[id(zone)] = (zone, _zone(zone))
        zones.append(known[1])
    pieces = [
        b'{"seat":',
        number(seen.seat),
        b',"turn":',
        number(seen.turn),
        b',"standings":',
        _encode(seen.standings),
        b',"zones":[',
        b",".join(zones),
        b'],"scene":',
        b"null" if seen.scene is None else _encode(seen.scene),
        b"}",
    ]
    return b"".join(pieces)


def decision(state: State, seat: int, legal: list[int] | None = None) -> bytes:
    """What *seat* is asked in *state*; *legal* spares finding its answers again."""
    if legal is None:
        if not 0 <= seat < SPECTATOR or not (state.pending() >> seat) & 1:
            return b"null"
        legal = state.legal(seat)
    asked = state.decision(seat)
    game = state.game()
    known = _OPTIONS.get(game.key)
    if known is None:
        known = _OPTIONS[game.key] = {}
    for action in legal:
        if action not in known:
            known[action] = _option(game, action)
    kind = type(state)
    special = _SPECIAL.get(kind)
    if special is None:
        has_refs = kind.option_ref is not State.option_ref
        special = _SPECIAL[kind] = (has_refs, kind.option_facts is not State.option_facts)
    if special == (False, False):
        options = [known[action][0] for action in legal]
    else:
        has_refs = special[0]
        options = []
        for action in legal:
            ref = state.option_ref(seat, action) if has_refs else answer_words(game, action)[3]
            facts = state.option_facts(seat, action)
            _, before, between = known[action]
            options.append(
                before + _encode(ref) + between + (_encode(facts) if facts else b"{}") + b"}"
            )
    pieces = [
        b'{"ask":',
        word(asked.ask),
        b',"about":',
        word(asked.about),
        b',"facts":',
        _encode(asked.facts) if asked.facts else b"{}",
        b',"options":[',
        b",".join(options),
        b"]}",
    ]
    return b"".join(pieces)


def frame_body(
    seq: int,
    view: bytes,
    events: bytes,
    decision: bytes,
    result: Result | None,
    undo: str,
    pending: bytes,
    draft: bool = False,
    log: list[Facts] | None = None,
    clocks: list[ClockNote] | None = None,
    points: dict[str, list[tuple[str, int]]] | None = None,
) -> bytes:
    """A frame without its opening, so that one body serves every socket of a seat.

    Its larger parts are encoded already: they are compared before anything is sent.
    """
    pieces = [
        b'"seq":',
        number(seq),
        b',"draft":true,"view":' if draft else b',"draft":false,"view":',
        view,
        b',"events":',
        events,
        b',"decision":',
        decision,
        b',"result":',
        b"null" if result is None else _encode(result),
        b',"undo":',
        word(undo),
        b',"pending":',
        pending,
    ]
    if clocks:
        pieces += (b',"clocks":', _encode(clocks))
    if points:
        pieces += (b',"points":', _encode(points))
    if log is not None:
        pieces += (b',"log":', _encode(log))
    pieces.append(b"}")
    return b"".join(pieces)


def frame(rev: int, body: bytes) -> bytes:
    """The whole frame number *rev*."""
    return b'{"type":"frame","rev":' + number(rev) + b"," + body


class Events:
    """Events of one change, each encoded once for all who see as much of it."""

    def __init__(self, game: Game, records: list[tuple[int, ...]]) -> None:
        self._game = game
        self._records = records
        self._known: dict[tuple[int, bool], bytes] = {}
        self._is_open = True
        """Whether everybody sees all of them."""
        for record in records:
            if record[1] != EVERYBODY:
                self._is_open = False
        self._all = b"" if records else b"[]"

    def seen_by(self, seat: int) -> bytes:
        """As much as *seat* may know, as a list."""
        if self._all:
            return self._all
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
        seen = b"[" + b",".join(parts) + b"]"
        if self._is_open:
            self._all = seen
        return seen
