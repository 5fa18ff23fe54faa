"""Who is counted as whom, what things cost, whose turn it is."""

import asyncio
from pathlib import Path

import pytest

from tabletown import bots
from tabletown.core.errors import TabletownError
from tabletown.core.state import SPECTATOR
from tabletown.server import advice, limits, secret, wire, withdrawals
from tabletown.server.app import Repeats
from tabletown.server.limits import Addresses, Budget, Limits, household
from tabletown.server.lobby import Lobby
from tabletown.server.settings import RANGES, Settings, from_environment
from tabletown.server.store import Store
from tabletown.server.tokens import Tokens
from tabletown.server.trouble import StoreError
from tabletown.server.turns import Turns
from tabletown.server.wire import Refusal
from tests.server.home import Listener, at_home, made, wanted


@pytest.mark.parametrize(
    ("trusted", "peer", "forwarded", "client"),
    [
        ("127.0.0.1", "127.0.0.1", "9.9.9.9", "9.9.9.9"),
        ("127.0.0.1", "8.8.8.8", "9.9.9.9", "8.8.8.8"),
        ("127.0.0.0/8", "127.0.0.7", "9.9.9.9", "9.9.9.9"),
        ("10.0.0.0/8,127.0.0.1", "127.0.0.1", "1.1.1.1, 9.9.9.9, 10.1.2.3", "9.9.9.9"),
        ("127.0.0.1", "127.0.0.1", "1.1.1.1, 9.9.9.9", "9.9.9.9"),
        ("*", "127.0.0.1", "1.1.1.1, 9.9.9.9", "1.1.1.1"),
        ("127.0.0.1", "127.0.0.1", "nonsense", "127.0.0.1"),
        ("127.0.0.1", "127.0.0.1", "", "127.0.0.1"),
        ("::1", "::1", "[2001:db8::1]:443", "2001:db8::1"),
        ("127.0.0.1", "::ffff:127.0.0.1", "9.9.9.9:1234", "9.9.9.9"),
    ],
)
def test_audit_M5_the_client_is_found_behind_proxies(
    trusted: str, peer: str, forwarded: str, client: str
) -> None:
    assert Addresses(trusted).client(peer, forwarded) == client


def test_audit_M5_one_network_of_ipv6_is_one_client() -> None:
    assert household("2001:db8::1") == household("2001:db8::ffff:2")
    assert household("2001:db8:0:1::1") != household("2001:db8::1")
    assert household("::ffff:9.9.9.9") == "9.9.9.9"
    assert household("no address") == "no address"
    counted = Limits()
    counted.count("2001:db8::1", "tables", 1)
    with pytest.raises(Refusal, match="too-many"):
        counted.count("2001:db8::2", "tables", 1)


def test_audit_M5_who_was_seen_longest_ago_is_forgotten_and_nobody_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(limits, "KNOWN", 3)
    counted, budget = Limits(), Budget(0.0, 1.0)
    for address in ("1.1.1.1", "2.2.2.2", "3.3.3.3", "4.4.4.4"):
        counted.count(address, "tables", 1)
        assert budget.spend(address, 1.0, 0.0)
    for address in ("2.2.2.2", "3.3.3.3", "4.4.4.4"):
        assert not budget.spend(address, 1.0, 0.0)
        with pytest.raises(Refusal):
            counted.count(address, "tables", 1)
    assert budget.spend("1.1.1.1", 1.0, 0.0)


def test_a_budget_is_spent_by_cost_and_comes_back() -> None:
    budget = Budget(10.0, 20.0)
    assert budget.spend("a", 15.0, 0.0)
    assert not budget.spend("a", 10.0, 0.0)
    assert budget.spend("b", 10.0, 0.0)
    assert budget.spend("a", 10.0, 0.5)
    # Dearer than the whole budget: only for whoever has spent nothing.
    assert budget.spend("c", 50.0, 0.0)
    assert not budget.spend("c", 1.0, 2.0)


def test_audit_H3_every_message_has_a_cost() -> None:
    kinds = {kind.__name__ for kind in wire.Message.__args__}
    assert kinds == set(limits.COSTS)
    assert limits.COSTS["Hello"] >= 5 * limits.COSTS["Act"]


async def test_audit_H3_all_sockets_of_an_address_share_one_budget(tmp_path: Path) -> None:
    async with at_home(tmp_path, cost_per_second=0.1, cost_burst=20) as lobby:
        lobby.spend("9.9.9.9", "t1", wire.Hello(None), 0.0)
        lobby.spend("9.9.9.9", "t2", wire.Hello(None), 0.0)
        with pytest.raises(Refusal, match="too-fast") as refused:
            lobby.spend("9.9.9.9", "t3", wire.Act("mine", 1, [0]), 0.0)
        assert refused.value.params["id"] == "mine"
        lobby.spend("8.8.8.8", "t3", wire.Hello(None), 0.0)
        # Several addresses at one table share that table's.
        lobby.spend("7.7.7.7", "t3", wire.Hello(None), 0.0)
        with pytest.raises(Refusal, match="too-fast"):
            lobby.spend("6.6.6.6", "t3", wire.Hello(None), 0.0)


async def test_audit_H3_an_address_is_counted_before_a_table_is_dealt(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with at_home(tmp_path, tables_per_address=0) as lobby:

        def deal(*_: object) -> None:
            raise AssertionError("a game was dealt")

        monkeypatch.setattr("tabletown.server.lobby.tables.new", deal)
        with pytest.raises(Refusal, match="too-many"):
            await lobby.create(wanted(), "9.9.9.9")


async def served(turns: Turns, asked: list[tuple[str, bool]]) -> list[str]:
    """In which order those are served who ask while the one place is taken."""
    order: list[str] = []

    async def one(host: str, is_seated: bool) -> None:
        if await turns.take(host, is_seated, lambda: not host.startswith("gone")):
            order.append(host)
            turns.give(host, 0.0)

    assert await turns.take("first", True, lambda: True)
    waiting = [asyncio.ensure_future(one(*each)) for each in asked]
    await asyncio.sleep(0)
    assert turns.length == len(asked)
    turns.give("first", 0.0)
    await asyncio.gather(*waiting)
    assert turns.length == 0
    return order


async def test_audit_H5_addresses_take_turns_and_people_come_first() -> None:
    asked = [("flood", True)] * 5 + [("ada", True)] + [("empty", False)] + [("eva", True)]
    order = await served(Turns(1), asked)
    assert order == ["flood", "ada", "eva", "flood", "flood", "flood", "flood", "empty"]


async def test_audit_H5_who_has_had_a_share_waits_for_the_others() -> None:
    turns = Turns(1)
    await turns.take("glutton", True, lambda: True)
    turns.give("glutton", 60.0)
    order = await served(turns, [("glutton", True), ("empty", False), ("ada", True)])
    assert order == ["ada", "empty", "glutton"]


async def test_audit_H5_a_place_is_kept_for_people() -> None:
    turns = Turns(1, reserved=1)
    assert await turns.take("empty", False, lambda: True)
    waiting = asyncio.ensure_future(turns.take("empty", False, lambda: True))
    await asyncio.sleep(0)
    assert not waiting.done()
    # Two long thoughts for tables nobody plays at would be two too many.
    assert await turns.take("ada", True, lambda: True)
    turns.give("ada", 0.0)
    await asyncio.sleep(0)
    assert not waiting.done()
    turns.give("empty", 0.0)
    assert await waiting
    turns.give("empty", 0.0)
    assert turns.length == 0


async def test_audit_H4_a_turn_nobody_wants_any_more_is_passed_on() -> None:
    assert await served(Turns(1), [("gone", True), ("gone2", True), ("ada", True)]) == ["ada"]


class Adviser:
    """Counts what advisers are asked, and answers when told to."""

    def __init__(self, lobby: Lobby) -> None:
        self.asked = 0
        self.go = asyncio.Event()
        self.turns = lobby.bot_workers.hint_turns
        lobby.bot_workers._advisers.ask = self.ask  # type: ignore[method-assign, assignment]

    async def ask(self, *_: object) -> list[bots.Advice]:
        self.asked += 1
        await self.go.wait()
        return []


async def settle() -> None:
    for _ in range(50):
        await asyncio.sleep(0.002)


async def test_audit_H4_one_hint_a_seat_and_question_kept_and_shared(tmp_path: Path) -> None:
    async with at_home(tmp_path) as lobby:
        adviser = Adviser(lobby)
        actor = await made(lobby)
        one, two = Listener(), Listener()
        actor.attach(one, 0)
        actor.attach(two, 0)
        actor.receive(one, wire.Hint("a"))
        actor.receive(two, wire.Hint("b"))
        await settle()
        assert adviser.asked == 1
        adviser.go.set()
        await settle()
        assert b'"id":"a"' in one.heard[-2] + one.heard[-1]
        assert b'"id":"b"' in two.heard[-2] + two.heard[-1]
        actor.receive(one, wire.Hint("c"))
        await settle()
        assert b'"id":"c"' in one.heard[-1]
        assert (adviser.asked, actor.seating.rows[0].hints) == (1, 1)


async def test_audit_H4_hints_in_flight_are_bounded_and_dropped_when_nobody_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(advice, "OF_ONE", 2)
    async with at_home(tmp_path) as lobby:
        adviser = Adviser(lobby)
        sessions = []
        for number in range(5):
            actor = await made(lobby, address="9.9.9.9")
            session = Listener()
            actor.attach(session, 0)
            actor.receive(session, wire.Hint("h"))
            await settle()
            sessions.append((actor, session))
            assert (b'"busy"' in session.heard[-1]) is (number > 2)
        stranger = await made(lobby, address="8.8.8.8")
        other = Listener()
        stranger.attach(other, 0)
        stranger.receive(other, wire.Hint("x"))
        await settle()
        assert b'"busy"' not in other.heard[-1]
        for actor, session in sessions:
            actor.detach(session)
        adviser.go.set()
        await settle()
        assert b'"id":"x"' in other.heard[-2] + other.heard[-1]
        # The first was being thought of; the two behind it were wanted by nobody any more.
        assert adviser.asked == 2


async def test_audit_M10_a_seat_takes_back_only_so_often(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(withdrawals, "MOST", 3)
    async with at_home(tmp_path) as lobby:
        actor = await made(lobby, seed=5)
        session = Listener()
        actor.attach(session, 0)
        told: list[bytes] = []
        for turn in range(5):
            options = actor.table.state.legal(0)
            seal = next(a for a in options if actor.table.game.verbs.verb(a).key == "play")
            actor.receive(session, wire.Act(f"a{turn}", actor.table.seq(0), [seal]))
            await settle()
            offered = actor.frames.undo(0)
            actor.receive(session, wire.Undo(f"u{turn}"))
            await settle()
            told.append(next(each for each in session.heard if f'"u{turn}"'.encode() in each))
            assert (offered == "") is (b'"ack"' in told[-1])
            if offered:
                assert offered == "undo-often"
                break
        assert len(told) == 4
        name = actor.id
    async with at_home(tmp_path) as lobby:
        assert (await lobby.find(name)).frames.undo(0) == "undo-often"


async def test_audit_L6_watchers_are_told_of_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tabletown.server.notices.EVERY", 0.02)
    async with at_home(tmp_path) as lobby:
        actor = await made(lobby)
        seated = Listener()
        actor.attach(seated, 0)
        before = len(seated.heard)
        for _ in range(30):
            actor.attach(Listener(), SPECTATOR)
        await settle()
        notes = seated.heard[before:]
        assert len(notes) <= 2
        assert b'"watching":30' in notes[-1]


def test_audit_L3_settings_have_ranges_and_names(monkeypatch: pytest.MonkeyPatch) -> None:
    numbers = {
        name
        for name, value in vars(Settings()).items()
        if isinstance(value, int | float) and not isinstance(value, bool)
    }
    assert numbers == set(RANGES)
    for name, text in (
        ("TABLES", "abc"),
        ("WORKERS", "-3"),
        ("MESSAGE_BYTES", "-1"),
        ("SHARE", "nan"),
        ("TRUSTED_PROXIES", "not an address"),
    ):
        with monkeypatch.context() as patch:
            patch.setenv(f"TABLETOWN_{name}", text)
            with pytest.raises(TabletownError, match="bad-setting"):
                from_environment(Path("data"), "")
    monkeypatch.setenv("TABLETOWN_TABELS", "5")
    with pytest.raises(TabletownError, match="unknown-setting"):
        from_environment(Path("data"), "")


def test_audit_M6_the_key_lies_apart_from_the_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store(tmp_path)
    store.open()
    # As release 0.1.0 kept it.
    store.set_note("secret", "5" * 64)
    assert secret.keys(store, tmp_path) == ["5" * 64]
    assert store.note("secret") == ""
    assert (tmp_path / "secret").stat().st_mode & 0o777 == 0o600
    assert b"5" * 64 not in (tmp_path / "tabletown.db").read_bytes()
    assert secret.keys(store, tmp_path) == ["5" * 64]
    old = Tokens(["5" * 64]).make("t", 1, 0)
    store.close()
    secret.rotate(tmp_path, keep_old=True)
    keys = secret.keys(store, tmp_path)
    assert (len(keys), keys[1]) == (2, "5" * 64)
    assert Tokens(keys).read(old, "t") == (1, 0)
    secret.rotate(tmp_path)
    (new,) = secret.keys(store, tmp_path)
    with pytest.raises(Refusal, match="bad-token"):
        Tokens([new]).read(old, "t")
    (tmp_path / "secret").unlink()
    with pytest.raises(StoreError, match="secret-missing"):
        secret.keys(store, tmp_path)
    monkeypatch.setenv("TABLETOWN_SECRET", "7" * 40)
    with pytest.raises(StoreError, match="secret-differs"):
        secret.keys(store, tmp_path)
    monkeypatch.setenv("TABLETOWN_SECRET", f"{'7' * 40},{new}")
    assert secret.keys(store, tmp_path) == ["7" * 40, new]
    monkeypatch.setenv("TABLETOWN_SECRET", "7" * 40)
    assert secret.keys(store, tmp_path) == ["7" * 40]
    monkeypatch.setenv("TABLETOWN_SECRET", "short")
    with pytest.raises(StoreError, match="short-secret"):
        secret.keys(store, tmp_path)
    store.engine.dispose()


def test_audit_M6_nobody_else_can_read_the_data(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir(mode=0o755)
    (data / "tabletown.db").touch(0o644)
    store = Store(data)
    store.open()
    assert data.stat().st_mode & 0o777 == 0o700
    assert {path.stat().st_mode & 0o077 for path in data.iterdir()} == {0}
    store.close()


def test_audit_L9_a_token_is_written_in_one_way() -> None:
    tokens = Tokens(["k" * 32])
    token = tokens.make("table", 3, 1)
    assert tokens.read(token, "table") == (3, 1)
    head, dot, tail = token.rpartition(".")
    for other in (
        f"{token}=",
        f"{token}ž",
        f"{head}={dot}{tail}",
        token[:-1] + chr(ord(token[-1]) + 1),
    ):
        with pytest.raises(Refusal, match="bad-token"):
            tokens.read(other, "table")


def test_audit_M9_what_happens_again_and_again_is_said_once_a_minute() -> None:
    repeats = Repeats()
    assert [repeats.count("x", float(now)) for now in range(0, 130, 10)] == [
        1, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 6,
    ]  # fmt: skip


@pytest.mark.parametrize("text", ["a\x00b", "a\x1bb", "a\u202eb", "a\u2066b", "a\x9fb"])
def test_audit_L2_control_and_bidi_characters_are_refused(text: str) -> None:
    for message in (
        {"type": "chat", "id": "x", "text": text},
        {"type": "undo", "id": text},
    ):
        with pytest.raises(Exception, match="regex"):
            wire.decode(wire.encode(message))
    wire.decode(wire.encode({"type": "chat", "id": "x", "text": "Zażółć 🙂 עברית"}))
