"""How long a click takes while legends think: `python -m bench.clicks [GAME…] [--clicks 150]`.

One person in a real browser, three bots of the highest level. In the page itself the clock runs
from the press of a button until the server's answer to it is on screen and the next one can be
pressed. Prints one JSON line a game, in milliseconds.
"""

import argparse
import json
import shutil
import time
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from bench.first_board import seat, serving
from tabletown.games import GAMES
from tests.web.driver import Person
from tests.web.typist import Typist

WATCH = """() => {
  window.taken = [];
  let pressed = 0, waits = false;
  document.addEventListener('click', () => { pressed = performance.now(); }, true);
  const look = () => {
    const busy = document.querySelector('.prompt[aria-busy=true]') !== null;
    if (waits && !busy) window.taken.push(performance.now() - pressed);
    waits = busy;
  };
  const how = { subtree: true, childList: true, attributes: true, attributeFilter: ['aria-busy'] };
  new MutationObserver(look).observe(document.body, how);
}"""


def measured(browser: Browser, base: str, game: str, clicks: int) -> dict[str, Any]:
    """The times of the first so many clicks of one game, or of all there are."""
    context = browser.new_context(viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
    one = Person(context.new_page(), base)
    one.open(seat(base, game, "legend", "legend", "legend"))
    one.page.wait_for_selector(".stage")
    one.page.evaluate(WATCH)
    act = Typist(one, "en").act if game == "paperback" else one.click_on
    start = time.monotonic()
    while one.state() != "end" and one.page.evaluate("window.taken.length") < clicks:
        act()
    times = sorted(float(value) for value in one.page.evaluate("window.taken"))
    context.close()
    return {
        "clicks": len(times),
        "median_ms": round(times[len(times) // 2], 1),
        "p95_ms": round(times[int(len(times) * 0.95)], 1),
        "max_ms": round(times[-1], 1),
        "seconds": round(time.monotonic() - start),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*")
    parser.add_argument("--clicks", type=int, default=150)
    given = parser.parse_args()
    with serving() as base, sync_playwright() as playwright:
        binary = shutil.which("chromium") or shutil.which("chromium-browser")
        browser = playwright.chromium.launch(executable_path=binary, args=["--no-sandbox"])
        for game in given.game or [rules.key for rules in GAMES]:
            row = measured(browser, base, game, given.clicks)
            print(json.dumps({"game": game, **row}), flush=True)
        browser.close()


if __name__ == "__main__":
    main()
