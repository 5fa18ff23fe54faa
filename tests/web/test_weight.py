"""What the page weighs on the wire, and that it asks nobody else for anything."""

import gzip
from collections.abc import Callable

import pytest
from playwright.sync_api import Response

from tests.web.driver import Person

Make = Callable[..., Person]
MOST = 150_000


@pytest.mark.parametrize("game", ["fliptown", "deadwood", "paperback"])
def test_shell_and_game_are_light(person: Make, game: str) -> None:
    one = person("pl")
    heard: list[Response] = []
    one.page.on("response", lambda response: heard.append(response))
    one.open("/")
    one.page.wait_for_selector("article")
    shell = weight(heard)
    assert 10_000 < shell < MOST
    one.page.click(f"a[href='#/new/{game}/bots']")
    one.page.click("form .primary >> nth=0")
    one.state()
    assert weight(heard) - shell < MOST


def weight(heard: list[Response]) -> int:
    """The bytes of everything fetched so far, packed as a server sends them."""
    parts = {one.url: one for one in heard if "/api/" not in one.url and one.ok}
    return sum(len(gzip.compress(one.body())) for one in parts.values())


def test_the_policy_lets_nothing_in_from_elsewhere(person: Make) -> None:
    one = person()
    answer = one.page.goto(f"{one.base}/")
    assert answer is not None
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy or "default-src 'self'" in policy
    assert "unsafe" not in policy
    assert "http:" not in policy and "https:" not in policy and "*" not in policy
