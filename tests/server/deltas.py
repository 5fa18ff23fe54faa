"""What a client does with a frame that carries only what changed."""

from typing import Any

OWN = ("clocks", "log")
"""What a frame has for itself alone; absent it is not there."""


def applied(base: dict[str, Any], change: dict[str, Any]) -> dict[str, Any]:
    """The whole frame that *change* makes of the frame *base*; neither is touched."""
    assert change["base"] == base["rev"], (change["base"], base["rev"])
    frame = {key: value for key, value in base.items() if key not in OWN}
    frame |= {key: change[key] for key in change if key not in ("base", "view", "decision")}
    if "view" in change:
        frame["view"] = _view(base["view"], change["view"])
    if "decision" in change:
        frame["decision"] = _decision(base["decision"], change["decision"])
    if not frame.get("points", True):
        del frame["points"]
    return frame


def _view(old: dict[str, Any], change: dict[str, Any]) -> dict[str, Any]:
    view = dict(old)
    for key in ("turn", "standings"):
        if key in change:
            view[key] = change[key]
    zones = {zone["ref"]: zone for zone in old["zones"]}
    parts = [_zone(zones[part["ref"]], part) for part in change.get("changed", [])]
    view["zones"] = _merged(old["zones"], change.get("zones", []) + parts, change, "ref")
    for path, value in change.get("scene", []):
        view["scene"] = _put(view["scene"], path, value)
    return view


def _zone(old: dict[str, Any], part: dict[str, Any]) -> dict[str, Any]:
    pieces = _merged(old["pieces"], part.get("pieces", []), part, "ref")
    return {**old, "pieces": pieces, "facts": part.get("facts", old["facts"])}


def _decision(old: dict[str, Any] | None, change: dict[str, Any] | None) -> dict[str, Any] | None:
    if change is None or old is None:
        return change
    options = _merged(old["options"], change.get("options", []), change, "a")
    words = {key: change.get(key, old[key]) for key in ("ask", "about", "facts")}
    return {**words, "options": options}


def _merged(old: list[Any], new: list[Any], change: dict[str, Any], key: str) -> list[Any]:
    known = {item[key]: item for item in [*old, *new]}
    return [known[name] for name in change.get("order", [item[key] for item in old])]


def _put(old: Any, path: list[Any], value: Any) -> Any:
    if not path:
        return value
    new = old.copy()
    new[path[0]] = _put(old[path[0]], path[1:], value)
    return new
