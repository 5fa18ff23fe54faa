"""What goes over the wire, in and out; the only place that knows JSON.

Inbound messages are checked against their types here and nowhere else: what gets past this
module has the right shape. The page's TypeScript types are generated from these classes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from tabletown.bots import Advice
from tabletown.core.errors import TabletownError
from tabletown.core.view import Result, View

Facts = dict[str, int | str]
PRINTED = r"^[^\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]*$"
"""Text without control characters and without those that turn the direction of what follows."""
ClientId = Annotated[str, Meta(min_length=1, max_length=64, pattern=PRINTED)]
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
    """Leaves, hands over or lends a seat to a bot; *seat* names a free or abandoned one."""

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
    """One legal answer; built as plain data by `tabletown.plain.option_facts`."""

    a: int
    do: str
    ref: str
    text: str
    args: Facts
    facts: Facts


class Decision(Struct):
    """What a seat is asked; built as plain data by `tabletown.plain.plain_decision`."""

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


class Proposal(Struct, tag_field="type", tag="proposal"):
    """Somebody asks to go back further than the rules of undo allow."""

    to: int
    seat: int
    """Who asks."""
    state: Literal["open", "agreed", "refused"]
    yes: list[int]
    needed: list[int]


class Pong(Struct, tag_field="type", tag="pong"):
    """The server is there; *rev* is the number of the last frame it sent here."""

    rev: int


Outbound = (
    Frame | Ack | Refused | TableNote | ChatNote | Told | HintNote | SeatGiven | Proposal | Pong
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
_KINDS = frozenset(
    ("hello", "act", "draft", "undo", "hint", "history", "chat", "seat", "consent", "ping")
)


class _Envelope(Struct):
    """As much of a message as names it."""

    type: Any = None
    id: Any = None


decode: Callable[[bytes], Message] = _DECODER.decode
"""The message that bytes write; what it raises is made plain by `unreadable`."""


def unreadable(data: bytes, error: Exception) -> Exception:
    """The Refusal that says what is wrong with *data*, where *error* is its sender's fault."""
    if isinstance(error, msgspec.ValidationError):
        kind, name = _named(data)
        code = "bad-message" if kind in _KINDS else "unknown-message"
        return Refusal(code, {"id": name, "detail": _plain(str(error))})
    if isinstance(error, (msgspec.DecodeError, UnicodeDecodeError, RecursionError, ValueError)):
        return Refusal("not-json", {"id": ""})
    return error


def _named(data: bytes) -> tuple[str, str]:
    try:
        envelope = msgspec.json.decode(data, type=_Envelope)
    except (msgspec.DecodeError, RecursionError):
        return "", ""
    kind = envelope.type if isinstance(envelope.type, str) else ""
    name = envelope.id if isinstance(envelope.id, str) else ""
    return kind, name[:64]


def _plain(text: str) -> str:
    """An error text short enough to send and free of what the client sent."""
    return text[:120]


encode: Callable[[Any], bytes] = msgspec.json.Encoder().encode
"""A message as JSON."""


def decode_clock(text: str) -> Clock:
    """The clock that a row keeps."""
    return msgspec.json.decode(text, type=Clock)
