"""The log tells the whole story: whoever reads it knows the table, and every answer is in it."""

from collections import Counter
from pathlib import Path

import pytest

import tabletown as tt
from tabletown.core.state import seat_bits
from tabletown.games.deadwood import GAME
from tabletown.plain import plain_events
from tests.games.deadwood.ledger import Ledger
from tests.games.deadwood.table import in_order, start
from tests.table import play, result_of

FOLDER = Path(__file__).resolve().parents[2] / "golden" / "deadwood"
STORIES = sorted(path for path in FOLDER.glob("*.journal") if not path.stem.startswith("alone-3"))
TOLD = {
    "hit": "entered",
    "to": "entered",
    "return": "returned",
    "fetch": "fetched",
    "flee": "fled",
    "stand": "stood",
    "load": "loaded",
    "annex": "annexed",
    "hire": "hired",
    "guard": "sheriff-moved",
    "build": "built",
    "fleece": "fleeced",
    "open": "drew",
    "examine": "examined",
    "pay": "paid",
    "refuse": "refused",
    "swindle": "sent-to-mine",
    "lure": "sent-to-mine",
    "accuse": "accused",
    "issue": "issued",
    "withdraw": "withdrew",
    "champion": "chosen",
    "aim": "aimed",
}
"""What an answer with this verb lets everybody hear, among other things."""
AUTOMATIC = {"fleeced", "refused", "chosen", "picked", "drew", "paid", "sent-to-mine"}
"""What also happens where there is only one answer to give, or for another reason."""


@pytest.mark.parametrize("path", STORIES, ids=lambda path: path.stem)
def test_a_game_can_be_followed_from_its_log_alone(path: Path) -> None:
    table = tt.replay(path.read_text(encoding="utf-8"))
    state = GAME.new(table.seats, table.options)
    ledger = Ledger(table.seats)
    verbs: Counter[str] = Counter()
    rolls: list[int] = []
    for answer in table.answers:
        asked = state.decision(answer.entry.who).ask if answer.entry.who < 15 else "dealer"
        state.apply(answer.entry.who, answer.action)
        verb, *words = answer.entry.text.split()
        verbs[verb if verb != "decline" else f"decline {asked}"] += 1
        if verb == "roll":
            rolls.append(int(words[0]))
        told = plain_events(GAME, answer.records, 14)
        for event in told:
            ledger.read(event, answer.entry.text)
        keys = [event["key"] for event in told]
        if verb in TOLD and verb != "open":
            assert TOLD[verb] in keys, answer.entry.text
        if verb == "rail":
            assert {"track-laid", "station-built"} & set(keys)
        if verb == "to":
            assert "sent" == keys[0]
        if verb == "pick" and state.pending() < 1 << 15:
            (seat,) = seat_bits(state.pending())
            assert ("picked" in keys) == (state.decision(seat).ask == "arrived")
        ledger.compare(state.observe(14))
    check_counts(ledger, verbs)
    assert rolls == ledger.dice
    assert ledger.counts["fined"] == len([count for count in ledger.posters if count])
    assert ledger.winners == list(result_of(table).winners)


def check_counts(ledger: Ledger, verbs: Counter[str]) -> None:
    """No answer is told twice, and nothing is told that nobody answered."""
    expected: Counter[str] = Counter()
    for verb, key in TOLD.items():
        expected[key] += verbs[verb]
    for key, count in expected.items():
        if key in AUTOMATIC:
            assert ledger.counts[key] >= count, key
        else:
            assert count == ledger.counts[key], key
    assert verbs["decline arrived"] == ledger.counts["declined"]
    assert 1 == ledger.counts["started"]
    assert 5 == ledger.counts["dealt"]
    assert ledger.counts["attacked"] >= ledger.counts["fled"] + ledger.counts["stood"]
    assert verbs["rail"] == ledger.counts["track-laid"] + ledger.counts["station-built"]


def heard(table: tt.Table, seat: int, key: str) -> list[str]:
    """The buildings in the events of one kind that *seat* heard of."""
    return [str(event["building"])[9:] for event in table.events(seat) if event["key"] == key]


def test_only_the_fortune_seeker_hears_which_tiles_there_are() -> None:
    seen = in_order(2, "gold-mine", "laundry-2")
    draws = [f"draw {tile}" for tile in seen[:-2]]
    table = start("b1 fortune-teller | stack 2 under laundry-2", dealer=draws)
    play(table, "s0 hit boss fortune-teller", "s0 annex", "s0 examine 2", "s0 order saloon-2")
    assert seen == heard(table, 0, "turned-up")
    assert ["saloon-2"] == heard(table, 0, "ordered")
    assert [] == heard(table, 1, "turned-up") == heard(table, 1, "ordered")
    play(table, "s0 keep", "s1 hit boss church", "s1 annex", "s0 return fortune-teller")
    play(table, "s1 hit greenhorn fortune-teller", "s1 annex", "s1 examine 2")
    assert ["saloon-2", "gold-mine"] == heard(table, 1, "turned-up")[:2]
    assert sorted(seen) == sorted(heard(table, 1, "turned-up"))
    assert seen == heard(table, 0, "turned-up")
