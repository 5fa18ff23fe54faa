"""What seats and the dealer can do in Deadwood; the list gives every answer its number."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletown.core.verbs import SEATS, Domain, Verb, Verbs, numbers
from tabletown.games.deadwood import edition
from tabletown.games.deadwood.board import CORNER_WORDS, PLOT_WORDS, PLOTS
from tabletown.games.deadwood.gang import KINDS
from tabletown.games.deadwood.tiles import TILE_WORDS, TILES

if TYPE_CHECKING:
    from mypy_extensions import i64

FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 5

BUILDING: Final = Domain("building", TILE_WORDS)
COWBOY: Final = Domain("cowboy", edition.COWBOYS)
PLOT: Final = Domain("plot", PLOT_WORDS)
CORNER: Final = Domain("corner", CORNER_WORDS)
STACK: Final = Domain("stack", [str(stack + 1) for stack in range(edition.STACK_COUNT)])
GANG: Final = Domain("seat", SEATS.words[:MOST_SEATS])
FACE: Final = numbers("die", 1, 6)
ROUNDS: Final = numbers("cartridges", 0, edition.CARTRIDGES)
WASHED: Final = numbers("posters", 1, edition.POSTERS)

VERBS: Final = Verbs(
    [
        Verb("deal", [BUILDING]),
        Verb("draw", [BUILDING]),
        Verb("roll", [FACE]),
        Verb("hit", [COWBOY, BUILDING], 1),
        Verb("return", [BUILDING], 0),
        Verb("fetch", [COWBOY]),
        Verb("done", []),
        Verb("flee", []),
        Verb("stand", []),
        Verb("load", [ROUNDS]),
        Verb("annex", []),
        Verb("decline", []),
        Verb("hire", [COWBOY]),
        Verb("guard", [CORNER], 0),
        Verb("rail", [PLOT], 0),
        Verb("pick", [BUILDING, GANG], 0),
        Verb("build", [BUILDING, PLOT], 1),
        Verb("fleece", [GANG], 0),
        Verb("send", [BUILDING], 0),
        Verb("to", [BUILDING], 0),
        Verb("open", [STACK], 0),
        Verb("examine", [STACK], 0),
        Verb("order", [BUILDING], 0),
        Verb("keep", []),
        Verb("pay", []),
        Verb("refuse", []),
        Verb("swindle", [BUILDING, GANG], 0),
        Verb("lure", [GANG, COWBOY]),
        Verb("accuse", [GANG], 0),
        Verb("issue", []),
        Verb("withdraw", []),
        Verb("champion", [COWBOY]),
        Verb("aim", [GANG], 0),
        Verb("shoot", [GANG], 0),
        Verb("wash", [WASHED]),
        Verb("end-game", []),
    ]
)

DEAL: Final = VERBS.base("deal")
DRAW: Final = VERBS.base("draw")
ROLL: Final = VERBS.base("roll")
HIT: Final = VERBS.base("hit")
RETURN: Final = VERBS.base("return")
FETCH: Final = VERBS.base("fetch")
DONE: Final = VERBS.base("done")
FLEE: Final = VERBS.base("flee")
STAND: Final = VERBS.base("stand")
LOAD: Final = VERBS.base("load")
ANNEX: Final = VERBS.base("annex")
DECLINE: Final = VERBS.base("decline")
HIRE: Final = VERBS.base("hire")
GUARD: Final = VERBS.base("guard")
RAIL: Final = VERBS.base("rail")
PICK: Final = VERBS.base("pick")
BUILD: Final = VERBS.base("build")
FLEECE: Final = VERBS.base("fleece")
SEND: Final = VERBS.base("send")
TO: Final = VERBS.base("to")
OPEN: Final = VERBS.base("open")
EXAMINE: Final = VERBS.base("examine")
ORDER: Final = VERBS.base("order")
KEEP: Final = VERBS.base("keep")
PAY: Final = VERBS.base("pay")
REFUSE: Final = VERBS.base("refuse")
SWINDLE: Final = VERBS.base("swindle")
LURE: Final = VERBS.base("lure")
ACCUSE: Final = VERBS.base("accuse")
ISSUE: Final = VERBS.base("issue")
WITHDRAW: Final = VERBS.base("withdraw")
CHAMPION: Final = VERBS.base("champion")
AIM: Final = VERBS.base("aim")
SHOOT: Final = VERBS.base("shoot")
WASH: Final = VERBS.base("wash")
END_GAME: Final = VERBS.base("end-game")

FACES: Final = FACE.size()
HIT_COUNT: Final = KINDS * TILES
LURE_COUNT: Final = MOST_SEATS * KINDS


def is_hit(action: i64) -> bool:
    """Whether *action* sends a cowboy from the ranch into town."""
    return HIT <= action < HIT + HIT_COUNT


def is_fetch(action: i64) -> bool:
    """Whether *action* brings a cowboy home from the Abandoned Mine."""
    return FETCH <= action < FETCH + KINDS


def is_homeward(action: i64) -> bool:
    """Whether *action* brings a cowboy home, or says that no more come."""
    return RETURN <= action < RETURN + TILES or is_fetch(action) or action == DONE


def is_to(action: i64) -> bool:
    """Whether *action* says where a cowboy goes from the General Store."""
    return TO <= action < TO + TILES


def is_lure(action: i64) -> bool:
    """Whether *action* takes a rival's cowboy off his ranch."""
    return LURE <= action < LURE + LURE_COUNT


def pick(tile: i64, seat: i64) -> i64:
    """The answer that calls up the cowboy of *seat* on *tile*."""
    return PICK + tile * MOST_SEATS + seat


def swindle(tile: i64, seat: i64) -> i64:
    """The answer that sends the cowboy of *seat* on *tile* to the mine."""
    return SWINDLE + tile * MOST_SEATS + seat


def lure(seat: i64, kind: i64) -> i64:
    """The answer that sends a cowboy on the ranch of *seat* to the mine."""
    return LURE + seat * KINDS + kind


def build(tile: i64, plot: i64) -> i64:
    """The answer that puts *tile* on *plot*."""
    return BUILD + tile * PLOTS + plot
