"""The files of the record: one line a game, one line a position that bots answered."""

from dataclasses import dataclass
from pathlib import Path

from tools.record.drive import Setup
from tools.record.levels import Place, columns
from tools.record.stream import KINDS, Shown

FOLDER = Path(__file__).resolve().parent.parent.parent / "tests" / "record"
COMMAND = "python3 dev.py soak record"
SPLIT = " | "


@dataclass(frozen=True)
class GameLine:
    """One game of the record."""

    setup: Setup
    shown: Shown

    def text(self) -> str:
        """Number, seats, options, length, digests and marks, as the file has them."""
        setup, shown = self.setup, self.shown
        start = f"{setup.number} {setup.seats} {setup.options} {shown.length}"
        return " ".join((start, *shown.digests, shown.marks))


@dataclass(frozen=True)
class BotLine:
    """One position of the record, and what was said there."""

    place: Place
    said: tuple[str, ...]
    """One text for each of `columns`."""

    def text(self) -> str:
        """Where the position is and what each column says there, as the file has them."""
        place = self.place
        start = f"{place.number} {place.game} {place.answer} s{place.seat}"
        return SPLIT.join((start, *self.said))


def games_path(key: str) -> Path:
    """Where the games of *key* are recorded."""
    return FOLDER / f"{key}.txt"


def bots_path(key: str) -> Path:
    """Where the answers of the bots of *key* are recorded."""
    return FOLDER / f"{key}-bots.txt"


def _rows(path: Path) -> list[str]:
    """The lines of *path* without those that explain it."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return [line for line in lines if not line.startswith("#")]


def read_games(key: str) -> list[GameLine]:
    """The recorded games of *key*."""
    found: list[GameLine] = []
    for row in _rows(games_path(key)):
        number, seats, options, length, *rest = row.split()
        setup = Setup(key, int(number), int(seats), options)
        found.append(GameLine(setup, Shown(int(length), tuple(rest[:-1]), rest[-1])))
    return found


def read_bots(key: str) -> list[BotLine]:
    """The recorded answers of the bots of *key*."""
    found: list[BotLine] = []
    for row in _rows(bots_path(key)):
        start, *said = row.split(SPLIT)
        number, game, answer, seat = start.split()
        place = Place(int(number), int(game), int(answer), int(seat.removeprefix("s")))
        found.append(BotLine(place, tuple(said)))
    return found


def write_games(key: str, source: str, lines: list[GameLine]) -> None:
    """Record the games of *key* as *source* plays them."""
    header = (
        f"# What random games of {key} showed: {source}",
        f'# {COMMAND} {key} --part games --write "{source}"',
        f"# game seats options answers {' '.join(KINDS)} marks",
    )
    _write(games_path(key), header, [line.text() for line in lines])


def write_bots(key: str, source: str, lines: list[BotLine]) -> None:
    """Record the answers of the bots of *key* as *source* gives them."""
    header = (
        f"# What the bots of {key} answered: {source}",
        f'# {COMMAND} {key} --part bots --write "{source}"',
        f"# position game answer seat{SPLIT}{SPLIT.join(columns(key))}",
    )
    _write(bots_path(key), header, [line.text() for line in lines])


def _write(path: Path, header: tuple[str, ...], rows: list[str]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join((*header, *rows)) + "\n", encoding="utf-8")
