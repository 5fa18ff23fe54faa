"""What goes over the wire, in and out; the only place that knows JSON.

Inbound messages are checked against their types here and nowhere else: what gets past this
module has the right shape. The page's TypeScript types are generated from these classes.
"""
# long: every message there is stands here, in the order in which its types are written out.

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Annotated, Any, Literal, get_args

import msgspec
from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from tabletown.bots import Advice
from tabletown.core.errors import TabletownError
from tabletown.core.view import Piece, Result, Standing, View, Zone

Facts = dict[str, int | str]
LONGEST_ID = 64
PRINTED = r"^[^\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]*$"
"""Text without control characters and without those that turn the direction of what follows."""
ClientId = Annotated[str, Meta(min_length=1, max_length=LONGEST_ID, pattern=PRINTED)]
Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Actions = Annotated[list[Number], Meta(min_length=1, max_length=400)]
Name = Annotated[str, Meta(max_length=40, pattern=PRINTED)]
OptionGiven = (
    bool | Annotated[int, Meta(ge=-(2**31), le=2**31)] | Annotated[str, Meta(max_length=80)]
)
SeatDo = Literal["leave", "bot", "return", "hand-over"]
SeatKind = Literal["human", "bot", "open"]
ClockKind = Literal["none", "move", "bank", "days"]
OnExpiry = Literal["wait", "bot", "default"]


class Refusal(TabletownError):
    """A request the server does not grant; *status* is its HTTP answer."""

    def __init__(self, code: str, params: Facts | None = None, status: int = 400) -> None:
        super().__init__(code, params)
        self.status = status


# From the client, over the socket


class Inbound(Struct, tag_field="type", forbid_unknown_fields=True):
    """A message from a client."""


class Hello(Inbound, tag="hello"):
    """Says who is there: a seat by its token, or a spectator by null."""

    token: Annotated[str, Meta(max_length=400)] | None = None
    deltas: bool = False
    """Whether frames after the first may carry only what changed (`FrameChange`)."""


class Act(Inbound, tag="act"):
    """Answers the question *seq*; all of *actions* or none."""

    id: ClientId
    seq: Number
    actions: Actions


class Draft(Inbound, tag="draft"):
    """Tries *actions* in private; an empty list shows the table as it is."""

    id: ClientId
    seq: Number
    actions: Annotated[list[Number], Meta(max_length=400)]


class Undo(Inbound, tag="undo"):
    """Takes back the seat's last answer; *beyond* the horizon everybody must agree."""

    id: ClientId
    beyond: bool = False


class Hint(Inbound, tag="hint"):
    """Asks what a good player would do."""

    id: ClientId


class History(Inbound, tag="history"):
    """Asks for position *at* as the reader saw it; after the end *seat* chooses whose eyes."""

    id: ClientId
    at: Number
    seat: Annotated[int, Meta(ge=0, le=14)] | None = None


class Chat(Inbound, tag="chat"):
    """Says something to the table."""

    id: ClientId
    text: Annotated[str, Meta(min_length=1, max_length=300, pattern=PRINTED)]


class Seat(Inbound, tag="seat"):
    """Leaves, hands over or lends a seat to a bot, or takes it back.

    *seat* names an open one to be filled, or that of somebody absent for whom a bot shall play.
    """

    id: ClientId
    do: SeatDo
    seat: Annotated[int, Meta(ge=0, le=14)] | None = None
    level: Annotated[str, Meta(max_length=20)] = ""


class Consent(Inbound, tag="consent"):
    """Answers proposal *to*."""

    id: ClientId
    to: Number
    yes: bool


class Ping(Inbound, tag="ping"):
    """Is the server there, and how far is it?"""


Message = Hello | Act | Draft | Undo | Hint | History | Chat | Seat | Consent | Ping


# From the server, over the socket


class Option(Struct):
    """One legal answer: its number, its verb, what to light up, its text, what its words need."""

    a: int
    do: str
    ref: str
    text: str
    args: Facts
    facts: Facts


class Decision(Struct):
    """What a seat is asked."""

    ask: str
    about: str
    facts: Facts
    options: list[Option]


class Frame(Struct, tag_field="type", tag="frame"):
    """All that a seat may know now, and what it is asked."""

    rev: int
    """Counts the frames sent to this socket without gaps, drafts included."""
    seq: int
    draft: bool
    view: View
    events: list[Facts]
    """What happened since the frame before, as far as the seat may know."""
    decision: Decision | None
    result: Result | None
    undo: str
    """Empty when the seat may take its last answer back, else the code that says why not."""
    pending: list[int]
    """Whom the table waits for; everybody while answers are sealed."""
    clocks: list[ClockNote] | UnsetType = UNSET
    """Everybody's time, where the table plays with clocks."""
    points: dict[str, list[tuple[str, int]]] | UnsetType = UNSET
    """Where scores come from, by seat: the reader's own; everybody's when the game is over."""
    log: list[Facts] | UnsetType = UNSET
    """Everything that happened so far, where the client must start its log anew."""


class ZoneChange(Struct):
    """What changed in the zone *ref*."""

    ref: str
    pieces: list[Piece] | UnsetType = UNSET
    """Pieces that are new or changed, each in the place of the one with the same ref."""
    order: list[str] | UnsetType = UNSET
    """The refs of all pieces in order, where they are others or lie otherwise than before."""
    facts: Facts | UnsetType = UNSET


class ViewChange(Struct):
    """What changed in a view."""

    turn: int | UnsetType = UNSET
    standings: list[Standing] | UnsetType = UNSET
    """All of them, where one changed."""
    zones: list[Zone] | UnsetType = UNSET
    """Zones sent whole, each in the place of the one with the same ref."""
    changed: list[ZoneChange] | UnsetType = UNSET
    order: list[str] | UnsetType = UNSET
    """The refs of all zones in order, where they are others than before."""
    scene: list[tuple[list[str | int], Any]] | UnsetType = UNSET
    """What is put where in the scene: fields and indices on the way there, and the value."""


class DecisionChange(Struct):
    """What changed in what a seat is asked; all of it where it was asked nothing before."""

    ask: str | UnsetType = UNSET
    about: str | UnsetType = UNSET
    facts: Facts | UnsetType = UNSET
    options: list[Option] | UnsetType = UNSET
    """Options that are new or changed, each in the place of the one with the same number."""
    order: list[int] | UnsetType = UNSET
    """The numbers of all options in order, where they are others than before."""


class FrameChange(Struct, tag_field="type", tag="frame"):
    """A frame as what differs from the frame *base*; what is absent is as it was there.

    Clocks, events and log are this frame's own: absent they are not there.
    """

    rev: int
    base: int
    """The last frame before this one that was no draft."""
    seq: int
    draft: bool
    events: list[Facts]
    view: ViewChange | UnsetType = UNSET
    decision: DecisionChange | UnsetType | None = UNSET
    result: Result | UnsetType | None = UNSET
    undo: str | UnsetType = UNSET
    pending: list[int] | UnsetType = UNSET
    clocks: list[ClockNote] | UnsetType = UNSET
    points: dict[str, list[tuple[str, int]]] | UnsetType = UNSET
    log: list[Facts] | UnsetType = UNSET


class Ack(Struct, tag_field="type", tag="ack"):
    """The message *id* was carried out and is on disk."""

    id: str
    seq: int


class Refused(Struct, tag_field="type", tag="refused"):
    """The message *id* was not carried out; nothing changed."""

    id: str
    code: str
    params: Facts


class SeatNote(Struct):
    """One seat as everybody at the table sees it."""

    seat: int
    kind: SeatKind
    name: str
    level: str
    """The bot's level, or that of the stand-in."""
    stand_in: bool
    """Whether a bot plays for the person who sits there."""
    connected: bool
    hints: int = 0
    """How often the person has asked for a hint."""
    hands: int = 0
    """How often the seat was taken, handed over or left."""


class SeatRules(Struct):
    """Who may be played for by a bot at the others' wish; a person always gets the seat back."""

    absent: Literal["clock", "agreed"]
    """When they may ask for it: once the absent person's clock has run out or, without clocks,
    after a while. Everybody else who is there must agree."""
    after_s: int
    """How long that while is."""
    level: str
    """How well that bot plays."""
    left: Literal["open", "bot"]
    """What a seat becomes that is left now: anybody's to take, or a bot's once there was an
    answer, for whoever took it would see what was dealt to it."""


class ClockNote(Struct):
    """The time of one seat."""

    seat: int
    left_ms: int
    is_running: bool


class TableNote(Struct, tag_field="type", tag="table"):
    """The table around the game: who sits where, what was agreed."""

    table: str
    game: str
    options: dict[str, int | str | bool]
    you: int | None
    """The reader's seat; null for a spectator."""
    seats: list[SeatNote]
    pending: list[int]
    over: bool
    paused: bool
    marked: bool
    """Whether somebody went back beyond what had been shown."""
    seed_hash: str
    known_seed: bool
    seed: str
    """Published when the game is over."""
    clock: Clock
    on_expiry: OnExpiry
    clocks: list[ClockNote]
    spectators: bool
    watching: int
    """How many spectators there are."""
    rules: SeatRules


class ChatNote(Struct, tag_field="type", tag="chat"):
    """Something said at the table; *id* is given to the one who said it."""

    seat: int
    text: str
    at_ms: int
    id: str = ""


class Told(Struct, tag_field="type", tag="history"):
    """Position *at* of *of*, as the reader saw it."""

    id: str
    at: int
    of: int
    view: View
    events: list[Facts]
    decision: Decision | None
    result: Result | None


class HintNote(Struct, tag_field="type", tag="hint"):
    """What a good player would do, best first, with reasons as catalogue keys."""

    id: str
    seq: int
    options: list[Advice]


class SeatGiven(Struct, tag_field="type", tag="seat"):
    """The answer to a seat message; a seat handed over has a new token and link."""

    id: str
    do: SeatDo
    seat: int
    token: str | None = None
    link: str | None = None


class PlayedNote(Struct, tag_field="type", tag="played"):
    """To a person who is back: what a bot or the clock has answered since one's own last answer."""

    seat: int
    answers: list[str]


class Proposal(Struct, tag_field="type", tag="proposal"):
    """Somebody asks to go back further than the rules of undo allow, or for a bot."""

    to: int
    seat: int
    """Who asks."""
    state: Literal["open", "agreed", "refused"]
    yes: list[int]
    needed: list[int]
    absent: int | None = None
    """The seat of somebody absent for whom a bot shall play; null where it is about going back."""


class Pong(Struct, tag_field="type", tag="pong"):
    """The server is there; *rev* is the number of the last frame it sent here."""

    rev: int


Outbound = (
    Frame
    | FrameChange
    | Ack
    | Refused
    | TableNote
    | ChatNote
    | Told
    | HintNote
    | SeatGiven
    | Proposal
    | PlayedNote
    | Pong
)


# HTTP


class Clock(Struct, forbid_unknown_fields=True):
    """How time is counted: per move, a bank with increment, or days for each move."""

    kind: ClockKind = "none"
    seconds: Annotated[int, Meta(ge=0, le=10_000_000)] = 0
    increment: Annotated[int, Meta(ge=0, le=86_400)] = 0
    days: Annotated[int, Meta(ge=0, le=60)] = 0


class SeatWanted(Struct, forbid_unknown_fields=True):
    """One seat of a table to be made."""

    kind: SeatKind
    name: Name = ""
    level: Annotated[str, Meta(max_length=20)] = ""


class TableWanted(Struct, forbid_unknown_fields=True):
    """A table to be made."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWanted], Meta(min_length=1, max_length=14)]
    options: dict[Annotated[str, Meta(max_length=40)], OptionGiven] = {}
    seed: Annotated[int, Meta(ge=0, le=2**63 - 1)] | None = None
    public: bool = False
    spectators: bool = True
    clock: Clock | None = None
    on_expiry: OnExpiry = "wait"


class SeatMade(Struct, omit_defaults=True):
    """One seat of a new table; a token only for the creator's own."""

    seat: int
    token: str | UnsetType = UNSET
    link: str | UnsetType = UNSET


class TableMade(Struct):
    """A new table."""

    table: str
    seats: list[SeatMade]


class SeatTaking(Struct, forbid_unknown_fields=True):
    """Who takes an open seat."""

    name: Name = ""


class SeatTaken(Struct):
    """A seat taken: keep the token secret."""

    seat: int
    token: str
    link: str


class SeatState(Struct):
    """One seat as strangers may see it."""

    seat: int
    kind: SeatKind
    name: str
    level: str
    stand_in: bool
    connected: bool
    hints: int = 0
    hands: int = 0


class Frozen(Struct):
    """Why a table cannot go on: its game no longer replays as it was recorded."""

    code: str
    params: Facts


class TableState(Struct):
    """A table as strangers may see it."""

    table: str
    game: str
    options: dict[str, int | str | bool]
    seats: list[SeatState]
    pending: list[int]
    over: bool
    paused: bool
    marked: bool
    public: bool
    spectators: bool
    clock: Clock
    on_expiry: OnExpiry
    seed_hash: str
    known_seed: bool
    seed: str
    created: int
    result: Result | None
    frozen: Frozen | None
    rules: SeatRules | None = None
    """None where the game is over and nobody can be played for."""
    expires: int = 0
    """When it is closed if nobody answers, in milliseconds; 0 where that cannot be."""
    closed: str = ""
    """`expired` or `closed` where it ended unfinished, by itself or by the operator."""


class TableListed(Struct):
    """A public table with open seats."""

    table: str
    game: str
    options: dict[str, int | str | bool]
    seats: list[SeatState]
    open: list[int]
    created: int
    link: str


class OptionOffered(Struct):
    """One option of a game with its words in the caller's language."""

    key: str
    kind: str
    default: int | str | bool
    values: list[str]
    low: int
    high: int
    group: str
    seats: list[int]
    spoken: bool
    """Whether it is about a language; the default is then the caller's own."""
    name: str
    text: str
    names: dict[str, str]
    """The words of each value of a choice."""


class GameOffered(Struct):
    """One game that can be played here."""

    key: str
    name: str
    text: str
    least: int
    most: int
    rules: int
    levels: list[str]
    options: list[OptionOffered]
    presets: dict[str, dict[str, int | str | bool]]
    template: bool
    """Whether it is our own small example and not one of the three."""


class Problem(Struct):
    """A refusal over HTTP: a stable code, its facts, and a sentence for the caller."""

    code: str
    params: Facts
    text: str


class Health(Struct):
    """Whether the server is well."""

    status: str
    version: str
    form: str


_DECODER: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)
_KINDS = frozenset(kind.__struct_config__.tag for kind in get_args(Message))
_NAME = re.compile(rb'"id"\s*:\s*"([^"\\\x00-\x1f]+)"')
LONGEST_START = 1000
"""Bytes in which the id of a message is looked for that is no JSON."""


class _Envelope(Struct):
    """As much of a message as names it."""

    type: Any = None
    id: Any = None


decode: Callable[[bytes], Message] = _DECODER.decode
"""The message that bytes write; what it raises is made plain by `unreadable`."""


def unreadable(data: bytes, error: Exception) -> Exception:
    """The Refusal that says what is wrong with *data*, where *error* is its sender's fault."""
    if isinstance(error, msgspec.ValidationError):
        kind = _envelope(data).type
        is_known = isinstance(kind, str) and kind in _KINDS
        code = "bad-message" if is_known else "unknown-message"
        return Refusal(code, {"detail": _plain(str(error))})
    if isinstance(error, (msgspec.DecodeError, UnicodeDecodeError, RecursionError, ValueError)):
        return Refusal("not-json")
    return error


def name_of(data: bytes) -> str:
    """The id of the message that *data* should be, as far as one can be made out."""
    name = _envelope(data).id
    if name is None:
        found = _NAME.search(data[:LONGEST_START])
        name = found[1].decode("utf-8", "replace") if found else ""
    return name[:LONGEST_ID] if isinstance(name, str) else ""


def _envelope(data: bytes) -> _Envelope:
    try:
        return msgspec.json.decode(data, type=_Envelope)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return _Envelope()


def _plain(text: str) -> str:
    """An error text short enough to send and free of what the client sent."""
    return text[:120]


encode: Callable[[Any], bytes] = msgspec.json.Encoder().encode
"""A message as JSON."""


def encoded(value: Any) -> Any:
    """*value* as JSON already, to stand for itself in messages that are encoded later."""
    return Raw(encode(value))


def decode_clock(text: str) -> Clock:
    """The clock that a row keeps."""
    return msgspec.json.decode(text, type=Clock)
