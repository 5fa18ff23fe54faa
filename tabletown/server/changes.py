"""What differs between two sights of one viewer, as a frame carries it to a client that keeps up.

A change is a function of the two sights alone: of what the viewer was shown and what it is shown
now. Where both are the same in two worlds, so is every byte of the change.
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any, Final

from tabletown.core.view import Piece, Zone
from tabletown.server.sight import Sight
from tabletown.server.wire import DecisionChange, FrameChange, ViewChange, ZoneChange

Path = list[str | int]
_FIELDS: Final[dict[type, list[str]]] = {}
"""The fields of each class that a scene is made of; empty for what is no dataclass."""


def frame_change(old: Sight, new: Sight, draft: bool, events: list[Any]) -> FrameChange | None:
    """The frame of *new* for a client that has the frame of *old*; None where it must be whole."""
    if not (old.has_names and new.has_names):
        return None
    change = FrameChange(0, 0, new.seq, draft, events)
    view = _view(old, new)
    if view is not None:
        change.view = view
    if old.result != new.result:
        change.result = new.result
    if old.decision != new.decision:
        change.decision = _decision(old, new)
    if old.undo != new.undo:
        change.undo = new.undo
    if old.pending != new.pending:
        change.pending = new.pending
    if old.points != new.points:
        change.points = new.points
    return change


def _view(old: Sight, new: Sight) -> ViewChange | None:
    before, after = old.view, new.view
    change = ViewChange()
    is_changed = False
    if before.turn != after.turn:
        is_changed = True
        change.turn = after.turn
    if old.standings != new.standings:
        is_changed = True
        change.standings = new.standings
    if old.zones != new.zones:
        is_changed = True
        _zones(old, new, change)
    if old.scene != new.scene:
        is_changed = True
        found: list[tuple[Path, Any]] = []
        _put(before.scene, after.scene, [], found)
        change.scene = found
    return change if is_changed else None


def _zones(old: Sight, new: Sight, change: ViewChange) -> None:
    """Zones that differ: piece by piece where it is known for what, else whole."""
    before = {ref: index for index, ref in enumerate(old.refs)}
    if old.refs != new.refs:
        change.order = new.refs
    whole: list[Any] = []
    changed: list[ZoneChange] = []
    for index, zone in enumerate(new.view.zones):
        place = before.get(zone.ref)
        if place is None:
            whole.append(new.zones[index])
        elif old.zones[place] != new.zones[index]:
            part = _zone(old.view.zones[place], zone)
            if part is None:
                whole.append(new.zones[index])
            else:
                changed.append(part)
    if whole:
        change.zones = whole
    if changed:
        change.changed = changed


def _zone(old: Zone, new: Zone) -> ZoneChange | None:
    """What changed in a zone; None where it is to be sent whole."""
    is_kin = old.kind == new.kind and old.key == new.key
    if not is_kin or old.owner != new.owner or old.columns != new.columns:
        return None
    before: dict[str, Piece] = {piece.ref: piece for piece in old.pieces}
    after = {piece.ref for piece in new.pieces}
    if len(before) != len(old.pieces) or len(after) != len(new.pieces):
        return None
    pieces: list[Piece] = []
    for piece in new.pieces:
        known = before.get(piece.ref)
        if known is None or (known is not piece and known != piece):
            pieces.append(piece)
    if pieces and len(pieces) == len(new.pieces):
        return None
    change = ZoneChange(new.ref)
    if pieces:
        change.pieces = pieces
    order = [piece.ref for piece in new.pieces]
    if order != [piece.ref for piece in old.pieces]:
        change.order = order
    if old.facts != new.facts:
        change.facts = new.facts
    return change


def _put(old: Any, new: Any, path: Path, found: list[tuple[Path, Any]]) -> None:
    """Add to *found* what must be put where for *old* to become *new*."""
    if old is new:
        return
    kind = type(new)
    if type(old) is kind:
        if old == new:
            return
        names = _names(kind)
        if names:
            for name in names:
                _put(getattr(old, name), getattr(new, name), [*path, name], found)
            return
        if kind is tuple and len(old) == len(new) and _is_deep(new):
            for index in range(len(new)):
                _put(old[index], new[index], [*path, index], found)
            return
    found.append((path, new))


def _is_deep(values: tuple[Any, ...]) -> bool:
    """Whether there is something inside *values* that can be put by itself."""
    return bool(values) and (type(values[0]) is tuple or bool(_names(type(values[0]))))


def _names(kind: type) -> list[str]:
    names = _FIELDS.get(kind)
    if names is None:
        found = [field.name for field in fields(kind)] if is_dataclass(kind) else []
        names = _FIELDS[kind] = found
    return names


def _decision(old: Sight, new: Sight) -> DecisionChange | None:
    before, after = old.decision, new.decision
    if after is None:
        return None
    change = DecisionChange()
    if before is None:
        change.ask, change.about, change.facts = after.ask, after.about, after.facts
        change.options = after.options
        return change
    if before.ask != after.ask:
        change.ask = after.ask
    if before.about != after.about:
        change.about = after.about
    if before.facts != after.facts:
        change.facts = after.facts
    known = dict(zip(old.numbers, before.options, strict=True))
    options: list[Any] = []
    for number, option in zip(new.numbers, after.options, strict=True):
        if known.get(number) != option:
            options.append(option)
    if options:
        change.options = options
    if old.numbers != new.numbers:
        change.order = new.numbers
    return change
