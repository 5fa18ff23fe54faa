"""The words in which the rule tests of all games speak.

A test sets a position up, gives answers, and looks at what came of them::

    table = start("deadwood", "b1 bank s1.2", seats=3, dealer=["roll 6"])
    play(table, "s0 hit boss bank", "s1 flee")
    assert "s0 arrived" == asked(table)
    assert ["annex", "decline"] == may(table)

An answer begins with the seat that gives it, as in a journal. Everything goes through the public
surface. `tests/games/<game>/table.py` has a `start` of its own and the words that only that game
needs; where it has another `play`, `may` or `refused`, they mean the same.
"""

import json
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

import tabletown as tt
from tabletown.core.options import OptionValue
from tabletown.core.state import SPECTATOR
from tabletown.core.view import Result


def start(
    game: str,
    position: str = "",
    *,
    seats: int,
    dealer: Sequence[str] = (),
    options: Mapping[str, OptionValue] | None = None,
) -> tt.Table:
    """A table that begins in *position*; chance answers from *dealer* first, then from a seed."""
    given = dict(options or {})
    return tt.new(game, seats, seed=7, options=given, dealer=list(dealer), position=position)


def spoken(answer: str) -> tuple[int, str]:
    """Who answers what: ``s0 hit boss bank`` is seat 0 and ``hit boss bank``."""
    who, _, text = answer.partition(" ")
    assert who[0] == "s" and who[1:].isdigit(), f"who says {answer!r}?"
    return int(who[1:]), text


def play(table: tt.Table, *answers: str) -> tt.Table:
    """Give answers, one after the other."""
    for answer in answers:
        seat, text = spoken(answer)
        assert text in may(table, seat), f"{answer}: asked is {asked(table)}, {may(table, seat)}"
        table.play(seat, text)
    return table


def asked_seat(table: tt.Table) -> int:
    """The one seat that owes an answer."""
    assert len(table.pending) == 1, f"asked are {table.pending}: name the seat"
    return table.pending[0]


def may(table: tt.Table, seat: int | None = None) -> list[str]:
    """What *seat* may answer; nothing if it is not asked. Without a seat: the one that is."""
    seat = asked_seat(table) if seat is None else seat
    return [choice.text for choice in table.choices(seat)]


def asked(table: tt.Table) -> str:
    """Who is asked what: ``s0 turn``, ``s0 suit, s1 value``; empty when the game is over."""
    decisions = [(seat, table.decision(seat)) for seat in table.pending]
    return ", ".join(f"s{seat} {found['ask']}" for seat, found in decisions if found is not None)


def question(table: tt.Table, seat: int | None = None) -> dict[str, Any]:
    """The facts in the question that *seat* is asked; without a seat: the one that is."""
    decision = table.decision(asked_seat(table) if seat is None else seat)
    assert decision is not None
    facts: dict[str, Any] = decision["facts"]
    return facts


def shown(table: tt.Table, seat: int | None = None) -> dict[str, dict[str, Any]]:
    """What is shown beside each answer that `may` lists."""
    decision = table.decision(asked_seat(table) if seat is None else seat)
    assert decision is not None
    return {option["text"]: option["facts"] for option in decision["options"]}


def refused(table: tt.Table, *answers: str) -> str:
    """The code with which the last of *answers* is refused after the others, all of one seat.

    They are given one by one on a copy of the table, and as one list at the table itself:
    what is refused changes nothing.
    """
    *others, last = answers
    trial = play(tt.replay(table.journal), *others)
    seat, text = spoken(last)
    with pytest.raises(tt.IllegalAction) as found:
        trial.play(seat, text)
    before = (table.journal, table.state.fingerprint())
    with pytest.raises(tt.IllegalAction):
        table.play_all(seat, [spoken(answer)[1] for answer in answers])
    assert before == (table.journal, table.state.fingerprint())
    return found.value.code


def told(table: tt.Table, key: str, seat: int | None = None) -> list[dict[str, int | str]]:
    """The events of one kind that *seat* was told of; without a seat: those everybody was."""
    events = table.events(SPECTATOR if seat is None else seat)
    return [event for event in events if event["key"] == key]


def scene(table: tt.Table, seat: int | None = None) -> dict[str, Any]:
    """The game's own part of what *seat*, or a spectator, sees, as the page gets it."""
    found: dict[str, Any] = json.loads(json.dumps(table.view(seat)["scene"]))
    return found


def zone(table: tt.Table, ref: str, seat: int | None = None) -> dict[str, Any]:
    """One zone as *seat*, or a spectator, sees it."""
    found: dict[str, Any] = next(z for z in table.view(seat)["zones"] if z["ref"] == ref)
    return found


def standing(table: tt.Table, seat: int) -> dict[str, int]:
    """The numbers beside a seat's name, as everybody sees them."""
    facts: dict[str, int] = table.view(None)["standings"][seat]["facts"]
    return facts


def score(table: tt.Table, seat: int) -> int:
    """The points of *seat*, as everybody sees them."""
    points: int = table.view(None)["standings"][seat]["score"]
    return points


def result_of(table: tt.Table) -> Result:
    """How the game at *table* ended; it must have."""
    assert table.result is not None, "the game goes on"
    return table.result
