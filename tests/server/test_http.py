"""HTTP: games, headers, origins, languages, health, metrics, the page."""

import urllib.request

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from tabletown.server import pages
from tests.server.running import Running
from tools.build import gen_types


def headers(server: Running, path: str, **given: str) -> tuple[int, dict[str, str]]:
    """Status and headers of a GET."""
    request = urllib.request.Request(server.url + path, headers=given)
    with urllib.request.urlopen(request) as answer:
        return answer.status, {name.lower(): value for name, value in answer.headers.items()}


def test_games_are_listed_with_words_in_the_callers_language(server: Running) -> None:
    status, games = server.call("GET", "/api/games")
    assert status == 200
    found = {game["key"]: game for game in games}
    assert found["quickdraw"]["template"]
    assert (found["quickdraw"]["least"], found["quickdraw"]["most"]) == (2, 4)
    keys = [option["key"] for option in found["quickdraw"]["options"]]
    assert {"edition", "hints", "undo"} <= set(keys)
    polish = {g["key"]: g for g in server.call("GET", "/api/games", accept_language="pl")[1]}
    english = {option["key"]: option["name"] for option in found["quickdraw"]["options"]}
    ours = {option["key"]: option["name"] for option in polish["quickdraw"]["options"]}
    assert english["undo"] != ours["undo"]


@pytest.mark.parametrize(("header", "pack"), [("cs", "cs"), ("pl-PL,en;q=0.5", "pl"), ("de", "en")])
def test_paperback_is_dealt_in_the_callers_language(
    server: Running, header: str, pack: str
) -> None:
    _, games = server.call("GET", "/api/games", accept_language=header)
    options = next(game["options"] for game in games if game["key"] == "paperback")
    assert pack == next(option["default"] for option in options if option["key"] == "pack")
    wanted = {"game": "paperback", "seats": [{"kind": "human"}, {"kind": "bot"}]}
    dealt = []
    for given in ({}, {"pack": "en"}):
        body = {**wanted, "options": given}
        _, made = server.call("POST", "/api/tables", body, accept_language=header)
        _, state = server.call("GET", f"/api/tables/{made['table']}")
        dealt.append(state["options"]["pack"])
    assert [pack, "en"] == dealt


def test_refusals_speak_the_callers_language(server: Running) -> None:
    english = server.call("GET", "/api/tables/zzzzzzzzzz")
    polish = server.call("GET", "/api/tables/zzzzzzzzzz", accept_language="pl,en;q=0.5")
    assert (english[0], english[1]["code"]) == (404, "unknown-table")
    assert english[1]["text"] and english[1]["text"] != polish[1]["text"]


def test_health_metrics_and_schema(server: Running) -> None:
    assert server.call("GET", "/healthz")[1]["status"] == "ok"
    text = server.call("GET", "/metrics")[1]
    assert "tabletown_answers_total" in text
    table, _ = server.make()
    assert table not in server.call("GET", "/metrics")[1]
    schema = server.call("GET", "/schema/openapi.json")[1]
    assert "/api/tables/{table}/seats/{seat}" in schema["paths"]


@pytest.mark.parametrize("path", ["/", "/healthz", "/api/games"])
def test_strict_headers_everywhere(server: Running, path: str) -> None:
    if path == "/" and not (pages.folder() / "index.html").exists():
        path = "/api/tables"
    _, found = headers(server, path)
    assert "default-src 'none'" in found["content-security-policy"]
    assert "unsafe" not in found["content-security-policy"]
    assert found["referrer-policy"] == "no-referrer"
    assert found["x-content-type-options"] == "nosniff"


def test_files_outside_the_page_are_not_served(server: Running) -> None:
    for path in ("/../pyproject.toml", "/%2e%2e/pyproject.toml", "/assets/../../pyproject.toml"):
        status, text = server.call("GET", path)
        assert status == 404 or "[project]" not in str(text)
    assert server.call("GET", "/nothing.js")[0] == 404
    assert server.call("GET", "/api/nothing")[0] == 404


async def test_foreign_origins_are_refused(server: Running) -> None:
    table, _ = server.make()
    url = f"ws://127.0.0.1:{server.port}/ws/tables/{table}"
    with pytest.raises(InvalidStatus) as refused:
        await connect(url, origin=Origin("https://evil.example"))
    assert refused.value.response.status_code == 403
    async with connect(url, origin=Origin(server.url)):
        pass
    wish = {"game": "quickdraw", "seats": [{"kind": "human"}, {"kind": "bot"}]}
    status, problem = server.call("POST", "/api/tables", wish, origin="https://evil.example")
    assert (status, problem["code"]) == (403, "foreign-origin")


async def test_an_unknown_table_is_said_so_over_the_socket(server: Running) -> None:
    stranger = await server.seat("zzzzzzzzzz").open(hello=False)
    await stranger.hung_up()
    assert stranger.closed == 4404
    assert stranger.heard[0]["code"] == "unknown-table"


def test_a_running_games_journal_hides_what_is_hidden(server: Running) -> None:
    table, tokens = server.make(seed=3)
    status, text = server.call("GET", f"/api/tables/{table}/journal")
    assert status == 200
    assert "dealer deal ?" in text and "\nseed " not in text
    with_token = server.call(
        "GET", f"/api/tables/{table}/journal", authorization=f"Bearer {tokens[0]}"
    )
    assert with_token == (status, text)
    bad = server.call("GET", f"/api/tables/{table}/journal", authorization="Bearer x.y")
    assert bad[0] == 403


def test_the_pages_types_are_fresh() -> None:
    assert not gen_types.is_stale()
