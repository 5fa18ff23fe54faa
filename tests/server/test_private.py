"""What a seat may not know stays where it is: drafts, journals, figures, sealed answers."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from tabletown import table as tables
from tabletown.core.errors import JournalError
from tabletown.core.events import EVERYBODY
from tabletown.core.options import OptionValue
from tabletown.core.state import SPECTATOR, Game
from tabletown.games import GAMES, TEMPLATES
from tabletown.server import wire
from tabletown.server.history import Past
from tabletown.server.table import TableActor
from tests.server.campaigns.secrets import Listener, actor_for, listening
from tests.server.running import Running

SEALED = [
    ("quickdraw", 3, {}),
    ("fliptown", 3, {}),
    ("fliptown", 2, {"holdem": True}),
    ("paperback", 3, {"variant": "simultaneous"}),
]


def drafts(actor: TableActor, seat: int, rng: random.Random, most: int = 12) -> list[bytes]:
    """Every byte *seat* gets while it composes a turn at random, until it can go no further."""
    ear = Listener(seat)
    listening(actor, ear)
    seq = actor.table.seq(seat)
    actions: list[int] = []
    for _ in range(most):
        actor.receive(ear, wire.Draft("d", seq, list(actions)))
        answer = json.loads(ear.data[-1])
        if answer["type"] != "frame" or not answer["decision"]:
            break
        actions.append(rng.choice(answer["decision"]["options"])["a"])
    listening(actor)
    return ear.data


@pytest.mark.parametrize(("game", "seats", "options"), SEALED, ids=lambda value: str(value))
def test_no_draft_tells_whether_rivals_have_answered(
    game: str, seats: int, options: dict[str, OptionValue], tmp_path: Path, scale: int
) -> None:
    rng = random.Random(1)
    compared = 0
    for seed in range(2 * scale):
        table = tables.new(game, seats, seed, options)
        actor, store = actor_for(tmp_path, table)
        while not table.is_over and compared < 60 * (seed + 1):
            phase = table.state.phase()
            if not phase or 0 not in table.pending:
                seat = rng.choice(table.pending)
                table.play(seat, rng.choice(table.state.useful(seat)))
                continue
            chance = rng.randrange(2**30)
            before = drafts(actor, 0, random.Random(chance))
            rivals = [seat for seat in table.pending if seat]
            while rivals and table.state.phase() == phase:
                seat = rng.choice(rivals)
                table.play(seat, rng.choice(table.state.useful(seat)))
                if table.state.phase() != phase or 0 not in table.pending:
                    break
                assert drafts(actor, 0, random.Random(chance)) == before
                compared += 1
                rivals = [seat for seat in table.pending if seat]
            if 0 in table.pending:
                table.play(0, rng.choice(table.state.useful(0)))
        store.close()
    assert compared > 10


@pytest.mark.parametrize("game", GAMES + TEMPLATES, ids=lambda game: game.key)
def test_a_running_journal_is_the_same_whatever_a_secret_answer_was(game: Game, scale: int) -> None:
    """Two answers that look alike to one who watches leave the same journal to download."""
    rng = random.Random(2)
    compared = 0
    for seed in range(3 * scale):
        table = tables.new(game.key, game.most, seed)
        for _ in range(250):
            if table.is_over:
                break
            seat = rng.choice(table.pending)
            secret = [
                action
                for action in table.state.legal(seat)
                if table.state.phase() or table.state.seen(seat, action) != EVERYBODY
            ]
            told: dict[Any, Any] = {}
            for action in rng.sample(secret, min(4, len(secret))):
                mark, phase = table._mark(), table.state.phase()
                is_open = table.state.seen(seat, action) == EVERYBODY
                table.play_all(seat, [action])
                view = wire.encode((table.state.observe(SPECTATOR), table.events(SPECTATOR)))
                text = table.journal_text(is_open=False)
                # What was sealed is open to all as soon as its phase has ended.
                is_told = is_open and table.state.phase() != phase
                is_told = is_told or table.is_over
                table._restore(mark)
                if not is_told:
                    compared += view in told
                    assert told.setdefault(view, text) == text
            table.play(seat, rng.choice(table.state.useful(seat)))
    assert compared or game.key == "deadwood"


def test_what_was_taken_back_in_secret_is_not_told_later() -> None:
    table = tables.new("quickdraw", 2, 5)
    first, second = [choice.text for choice in table.choices(0) if "play" in choice.text][:2]
    table.play(0, first)
    table.undo(0)
    table.play(0, second)
    table.play(1, next(c.text for c in table.choices(1) if "play" in c.text))
    shown = table.journal_text(is_open=False)
    assert shown.count("s0 answer ?") == 1
    assert f"s0 {first}" not in shown
    assert second not in shown
    with pytest.raises(JournalError, match="redacted"):
        tables.replay(shown)


def test_a_secret_look_adds_no_position_to_anybody_elses_history() -> None:
    """A spyglass in Quickdraw calls for a card; what lies between is nobody's to count."""
    compared = 0
    for seed in range(40):
        table = tables.new("quickdraw", 3, seed)
        peeks = [c.text for c in table.choices(0) if c.text.startswith("peek")]
        if not peeks:
            continue
        counts = []
        for _ in range(2):
            past = Past(table)
            counts.append([past.told("h", viewer, 0, viewer).of for viewer in (1, SPECTATOR)])
            if len(counts) == 1:
                table.play(0, peeks[0])
        assert counts[0] == counts[1]
        assert past.told("h", 0, 0, 0).of == counts[1][0] + 1
        compared += 1
    assert compared


def test_figures_are_for_the_operator(tmp_path: Path) -> None:
    with Running(tmp_path, TABLETOWN_METRICS_FROM="192.0.2.1") as server:
        status, problem = server.call("GET", "/metrics")
        assert (status, problem["code"]) == (403, "not-for-you")
        assert problem["text"]


async def test_no_error_speaks_of_a_rivals_cards(server: Running) -> None:
    table, tokens = server.make(kinds=("human", "human"), seed=9)
    async with server.seat(table, tokens[0]) as a, server.seat(table, tokens[1]) as b:
        hand = {option["text"] for option in b.frame["decision"]["options"]}
        mine = {option["text"] for option in a.frame["decision"]["options"]}
        numbers = {o["text"]: o["a"] for o in b.frame["decision"]["options"]}
        absent = max(numbers.values()) + 500
        codes = set()
        for text in hand - mine:
            refused = await a.act(numbers[text])
            codes.add((refused["code"], str(refused["params"]).replace(str(numbers[text]), "")))
        nonsense = await a.act(absent)
        assert codes <= {(nonsense["code"], str(nonsense["params"]).replace(str(absent), ""))}
