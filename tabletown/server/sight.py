"""What one viewer is shown at one moment, with the parts that other frames share encoded once."""

from __future__ import annotations

from typing import Any, Final

from tabletown.core.events import EVERYBODY
from tabletown.core.state import SPECTATOR, Game, State
from tabletown.core.view import Result, View, Zone
from tabletown.plain import answer_words
from tabletown.server import wire
from tabletown.server.wire import Decision, Option

Points = dict[str, list[tuple[str, int]]]
"""Where scores come from, by seat."""
ENCODED: Final = "_encoded"
"""Where a zone keeps itself as JSON."""
_OPTIONS: Final[dict[str, dict[int, tuple[Option, Any]]]] = {}
"""Per game every answer that was ever offered, as it is where nothing is special about it; and
that encoded."""
_NO_SCENE: Final = wire.encoded(None)
_SPECIAL: Final[dict[type[State], tuple[bool, bool]]] = {}
"""Whether a game's answers have refs of their own, and facts."""


class Asked:
    """What a viewer is asked, its options encoded, with their numbers beside them."""

    def __init__(self, numbers: list[int], decision: Decision) -> None:
        self.numbers: list[int] = numbers
        self.decision: Decision = decision


class Sight:
    """All that a frame shows but for what just happened."""

    def __init__(
        self,
        seq: int,
        view: View,
        asked: Asked | None,
        undo: str,
        pending: list[int],
        points: Points,
        result: Result | None,
    ) -> None:
        self.seq: int = seq
        self.view: View = view
        self.standings: Any = wire.encoded(view.standings)
        self.zones: list[Any] = [encoded_zone(zone) for zone in view.zones]
        self.refs: list[str] = [zone.ref for zone in view.zones]
        self.scene: Any = _NO_SCENE if view.scene is None else wire.encoded(view.scene)
        self.numbers: list[int] = [] if asked is None else asked.numbers
        self.decision: Decision | None = None if asked is None else asked.decision
        """What the viewer is asked, its options encoded; *numbers* are theirs."""
        self.undo: str = undo
        """Why the viewer may not take back; empty where it may."""
        self.pending: list[int] = pending
        self.points: Points = points
        self.result: Result | None = result

    @property
    def has_names(self) -> bool:
        """Whether every zone can be told from the others by its ref."""
        return len(set(self.refs)) == len(self.refs)

    def is_like(self, other: Sight) -> bool:
        """Whether there is nothing new in *other*; points follow from the rest."""
        return (
            self.seq == other.seq
            and self.undo == other.undo
            and self.pending == other.pending
            and self.view.turn == other.view.turn
            and bool(self.zones == other.zones)
            and bool(self.scene == other.scene)
            and bool(self.standings == other.standings)
            and bool(self.decision == other.decision)
            and (self.result is None) == (other.result is None)
        )

    def whole_view(self) -> Any:
        """The view as a frame has it, field by field, its parts encoded already."""
        return {
            "seat": self.view.seat,
            "turn": self.view.turn,
            "standings": self.standings,
            "zones": self.zones,
            "scene": self.scene,
        }


def encoded_zone(zone: Zone) -> Any:
    """*zone* as JSON: made once for each zone, which keeps it, for a zone never changes.

    Games keep zones in which nothing moves, and show one zone to all who see the same of it.
    """
    kept: dict[str, Any] = zone.__dict__
    known = kept.get(ENCODED)
    if known is None:
        known = kept[ENCODED] = wire.encoded(zone)
    return known


def asked_of(state: State, seat: int, legal: list[int] | None = None) -> Asked | None:
    """What *seat* is asked in *state*; *legal* spares finding its answers again."""
    if legal is None:
        if not 0 <= seat < SPECTATOR or not (state.pending() >> seat) & 1:
            return None
        legal = state.legal(seat)
    asked = state.decision(seat)
    game = state.game()
    known = _OPTIONS.get(game.key)
    if known is None:
        known = _OPTIONS[game.key] = {}
    kind = type(state)
    special = _SPECIAL.get(kind)
    if special is None:
        has_refs = kind.option_ref is not State.option_ref
        special = _SPECIAL[kind] = (has_refs, kind.option_facts is not State.option_facts)
    has_refs, has_facts = special
    options: list[Any] = []
    for action in legal:
        usual = known.get(action)
        if usual is None:
            usual = known[action] = _option(game, action)
        option, data = usual
        if has_refs or has_facts:
            ref = state.option_ref(seat, action) if has_refs else option.ref
            facts = state.option_facts(seat, action)
            if facts or ref != option.ref:
                special_one = Option(action, option.do, ref, option.text, option.args, facts)
                data = wire.encoded(special_one)
        options.append(data)
    return Asked(legal, Decision(asked.ask, asked.about, asked.facts, options))


def _option(game: Game, action: int) -> tuple[Option, Any]:
    verb, text, args, ref = answer_words(game, action)
    option = Option(action, verb, ref, text, args, {})
    return option, wire.encoded(option)


class Events:
    """Events of one change, each put into words once for all who see as much of it."""

    def __init__(self, game: Game, records: list[tuple[int, ...]]) -> None:
        self._game: Game = game
        self._records: list[tuple[int, ...]] = records
        self._known: dict[tuple[int, bool], Any] = {}
        self._is_open: bool = True
        """Whether everybody sees all of them."""
        for record in records:
            if record[1] != EVERYBODY:
                self._is_open = False
        self._all: list[Any] | None = None if records else []

    def seen_by(self, viewer: int) -> list[Any]:
        """As much as *viewer* may know."""
        if self._all is not None:
            return self._all
        seen: list[Any] = []
        known = self._known
        for index, record in enumerate(self._records):
            kind = self._game.events[record[0]]
            is_seen = bool((record[1] >> viewer) & 1)
            if is_seen or not kind.private:
                event = known.get((index, is_seen))
                if event is None:
                    event = known[index, is_seen] = wire.encoded(kind.facts(record, is_seen))
                seen.append(event)
        if self._is_open:
            self._all = seen
        return seen
