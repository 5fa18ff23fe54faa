"""The page around the games: front, set-up, rules, settings."""

from collections.abc import Callable

import pytest

from tests.web.driver import Person

Make = Callable[..., Person]


def test_the_template_game_is_shown_only_on_request(person: Make) -> None:
    one = person()
    one.open("/")
    one.page.wait_for_selector("article")
    assert one.page.query_selector("a[href='#/new/quickdraw/bots']") is None
    one.open("/?all")
    one.page.wait_for_selector("a[href='#/new/quickdraw/bots']")


@pytest.mark.parametrize("language", ["en", "pl", "cs"])
def test_every_screen_of_the_shell_is_accessible(person: Make, language: str) -> None:
    one = person(language)
    one.open()
    one.page.wait_for_selector("article")
    assert one.violations() == []
    one.page.click("header button")
    one.page.wait_for_selector("dialog[open]")
    assert one.violations() == []
    one.page.keyboard.press("Escape")
    one.page.click("a[href='#/new/quickdraw/bots']")
    one.page.wait_for_selector("form")
    one.page.click("summary")
    assert one.violations() == []
    one.page.click(".home")
    one.page.click("a[href='#/rulings/deadwood']")
    one.page.wait_for_selector("article h2, article p")
    assert one.violations() == []


def test_settings_are_remembered(person: Make) -> None:
    one = person()
    one.open()
    one.page.click("header button")
    one.page.select_option("dialog select >> nth=1", "dark")
    one.page.check("dialog input >> nth=0")
    one.page.reload()
    one.page.wait_for_selector("article")
    root = one.page.locator("html")
    assert root.get_attribute("data-theme") == "dark"
    assert root.get_attribute("data-contrast") == "more"
    assert one.violations() == []


def test_your_tables_wait_on_the_front_page(person: Make) -> None:
    one = person()
    one.start("quickdraw", "bots")
    one.state()
    name = one.table
    one.page.click(".home")
    one.page.click(f"a[href='#/t/{name}']")
    assert one.state() == "asked"
    one.finish()
    one.page.click(".home")
    one.page.wait_for_selector("text=Finished")


def test_two_hundred_percent_zoom_scrolls_one_way_only(person: Make) -> None:
    one = person(size=(640, 400))
    one.start("quickdraw", "bots")
    one.state()
    assert one.page.evaluate("document.documentElement.scrollWidth") <= 640


def test_an_unknown_table_is_said_to_be_unknown(person: Make) -> None:
    one = person()
    one.forgiven = "404"
    one.open("/#/t/nosuchtable")
    one.page.wait_for_selector("[role=alert]")
