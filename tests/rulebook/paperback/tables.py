"""Paperback tables for tests: a position, a word spelled card by card, what lies where."""

from typing import Any

import pytest

import tabletown as tt


def table(
    position: str = "", seats: int = 2, dealer: list[str] | None = None, **options: Any
) -> Any:
    """A table from a position; the Polish pack unless another is asked for."""
    given = {"pack": "pl"} | options
    return tt.new("paperback", seats=seats, seed=7, options=given, dealer=dealer, position=position)


def lays(word: str) -> list[str]:
    """``l25 w2=a d01!`` as answers: lay, lay as, turn round; ``l03?x`` typo, ``l03*`` double."""
    found: list[str] = []
    for card in word.split():
        if "=" in card:
            found.append("lay-as " + card.replace("=", " "))
        elif "?" in card:
            found.append("typo " + card.replace("?", " "))
        elif card.endswith("!"):
            found.append(f"turn {card[:-1]}")
        elif card.endswith("*"):
            found.append(f"double {card[:-1]}")
        else:
            found.append(f"lay {card}")
    return found


def worth_trying(played: Any, seat: int) -> list[str]:
    """The answers of *seat* that random play and searches try."""
    return [played.game.verbs.print(action) for action in played.state.useful(seat)]


def spell(played: Any, seat: int, word: str) -> None:
    """Lay the cards and finish."""
    played.play_all(seat, [*lays(word), "finish"])


def heap(played: Any, zone: str, seat: int | None = 0) -> dict[str, int]:
    """The cards of a zone with their numbers, as *seat* sees them."""
    found: dict[str, int] = {}
    for one in played.view(seat)["zones"]:
        if one["ref"] == f"zone:{zone}":
            for piece in one["pieces"]:
                name = str(piece["facts"].get("id", piece["key"]))
                found[name] = found.get(name, 0) + piece["count"]
    return found


def sale(played: Any) -> dict[str, str]:
    """What is for sale: slot and card."""
    found: dict[str, str] = {}
    for one in played.view(None)["zones"]:
        for piece in one["pieces"]:
            if piece["ref"].startswith("slot:") and "id" in piece["facts"]:
                found[piece["ref"][5:]] = piece["facts"]["id"]
    return found


def price(played: Any, slot: str) -> int:
    """What the card at *slot* costs now."""
    for one in played.view(None)["zones"]:
        for piece in one["pieces"]:
            if piece["ref"] == f"slot:{slot}":
                return int(piece["facts"]["price"])
    raise KeyError(slot)


def scene(played: Any, seat: int | None = None) -> Any:
    """What the table shows beyond its zones."""
    return played.view(seat)["scene"]


def standing(played: Any, seat: int) -> Any:
    """The numbers beside a seat's name."""
    return played.view(None)["standings"][seat]["facts"]


def choices(played: Any, seat: int) -> list[str]:
    """The legal answers as text."""
    return [choice.text for choice in played.choices(seat)]


def refused(played: Any, seat: int, *answers: str) -> str:
    """The code with which the last of *answers* is refused; nothing has changed."""
    before = played.journal
    with pytest.raises(tt.IllegalAction) as error:
        played.play_all(seat, list(answers))
    assert before == played.journal
    return str(error.value.code)


def keys(played: Any, seat: int = 0) -> list[str]:
    """The events *seat* has seen, by key."""
    return [str(event["key"]) for event in played.events(seat)]


def turn(played: Any, seat: int, word: str) -> None:
    """A whole turn: the word, no choices, no purchases."""
    spell(played, seat, word)
    while scene(played)["phase"] == "ability":
        played.play(seat, "done")
    if scene(played)["phase"] == "buy" and played.pending == (seat,):
        played.play(seat, "end")


def act(played: Any, seat: int, *answers: str) -> None:
    """Give answers one by one, the dealer answering in between."""
    for answer in answers:
        played.play(seat, answer)
