"""The games that the commands name, and the ways each can end."""

from tabletown.core.state import Game
from tabletown.games import GAMES, TEMPLATES
from tools import ROOT

EVERY: tuple[Game, ...] = GAMES + TEMPLATES


def called(names: list[str]) -> list[Game]:
    """The games with these names; all of them if there are none."""
    unknown = [name for name in names if name not in [game.key for game in EVERY]]
    if unknown:
        raise SystemExit(f"no such game: {', '.join(unknown)}")
    return [game for game in EVERY if not names or game.key in names]


def endings(game: Game) -> list[str]:
    """Every way *game* can end: the keys for which its catalogue has a sentence."""
    path = ROOT / "locale" / "en" / f"{game.key}.ftl"
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    found = [line.split("=")[0].strip() for line in lines if line.startswith("ending-")]
    return [key.removeprefix("ending-") for key in found]
