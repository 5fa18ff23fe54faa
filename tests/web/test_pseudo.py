"""A made-up language, marked and 40 % longer: what is in no catalogue, and what does not fit."""

from collections.abc import Callable

import pytest

from tests.web.conftest import PLAYED, Evening
from tests.web.driver import Person

Make = Callable[..., Person]

# Words that are shown but come from no catalogue: text without a mark, or a label without one.
UNMARKED = """() => {
  const found = [];
  const words = /\\p{L}{2,}/u;
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const text = walk.currentNode.textContent.trim();
    const parent = walk.currentNode.parentElement;
    if (!words.test(text) || text.includes('⟦') || parent.closest('[data-said]')) continue;
    if (['SCRIPT', 'STYLE'].includes(parent.tagName)) continue;
    found.push(text);
  }
  for (const element of document.querySelectorAll('[aria-label], [placeholder], [title]'))
    for (const name of ['aria-label', 'placeholder', 'title']) {
      const text = element.getAttribute(name) || '';
      if (words.test(text) && !text.includes('⟦')) found.push(name + ': ' + text);
    }
  return found;
}"""

CLIPPED = """() => {
  const found = [];
  if (document.documentElement.scrollWidth > innerWidth) found.push('the page itself');
  const places = 'button, a, label, p, h1, h2, h3, li, .piece .name';
  for (const element of document.querySelectorAll(places)) {
    const style = getComputedStyle(element);
    if (style.display === 'inline' || element.closest('.hidden')) continue;
    if (element.clientWidth && element.scrollWidth > element.clientWidth + 2)
      found.push(element.tagName + ' ' + element.textContent.trim().slice(0, 60));
  }
  return found;
}"""

KNOWN = {"Tabletown", "aria-label: Tabletown"}


def check(one: Person) -> None:
    """Nothing hard-coded, nothing clipped, on the screen as it is."""
    assert set(one.page.evaluate(UNMARKED)) - KNOWN == set()
    assert one.page.evaluate(CLIPPED) == []


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
def test_no_hard_coded_words_and_nothing_clipped(person: Make, size: tuple[int, int]) -> None:
    one = person(size=size)
    one.open("/?all&pseudo")
    one.page.wait_for_selector("article")
    check(one)
    one.page.click("header button")
    one.page.wait_for_selector("dialog[open]")
    check(one)
    one.page.keyboard.press("Escape")
    one.page.click("a[href='#/new/quickdraw/bots']")
    one.page.wait_for_selector("form")
    one.page.click("summary")
    check(one)
    one.page.click("form .primary >> nth=0")
    one.state()
    check(one)
    for tab in ("chat", "history", "scores"):
        one.page.click(f"#tab-{tab}")
        check(one)
    one.finish()
    check(one)


@pytest.mark.parametrize("game", ["fliptown", "deadwood", "paperback"])
@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
def test_no_board_has_words_of_its_own(person: Make, game: str, size: tuple[int, int]) -> None:
    one = person(size=size)
    one.open("/?pseudo")
    one.page.click(f"a[href='#/new/{game}/bots']")
    one.page.wait_for_selector("form")
    one.page.click("summary")
    check(one)
    one.page.click("form .primary >> nth=0")
    one.state()
    check(one)
    one.click_on()
    one.state()
    check(one)


@pytest.mark.parametrize("game", ["fliptown", "deadwood", "paperback"])
@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
def test_nor_in_the_middle_nor_at_the_end(
    person: Make, evening: Evening, game: str, size: tuple[int, int]
) -> None:
    one = person(size=size, base=evening.server.base)
    one.open(f"/?pseudo#/t/{evening.halfway[PLAYED[game]]}")
    one.page.wait_for_selector(".join")
    check(one)
    one.page.click(".join > p > button")
    one.page.wait_for_selector(".stage [data-ref]")
    check(one)
    one.page.locator(".stage [data-ref]").first.click(button="right")
    one.page.wait_for_selector("[role=dialog]")
    check(one)
    one.open(f"/?pseudo&end#/t/{evening.finished[PLAYED[game]]}")
    one.page.wait_for_selector(".end")
    check(one)
