"""`dev.py pictures [GAME…]`: the screenshots in `docs/pictures`, from a real game in Chromium.

Every game is set up with a seed, a person plays some answers against bots, and the table is
photographed: wide in English, on a phone in Polish, in the dark in Czech.
"""

import argparse
import json
import tempfile
import urllib.request
from io import BytesIO
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from tabletown.games import GAMES, TEMPLATES
from tests.web.conftest import Server
from tests.web.driver import Person
from tools import machine, page

ROOT = Path(__file__).resolve().parent.parent
PICTURES = ROOT / "docs" / "pictures"
SEED = 7
ANSWERS = 24
HEAVIEST = 200_000

# Name, language, width, height, darkness.
SHOTS = (
    ("table", "en", 1440, 900, False),
    ("phone", "pl", 390, 844, False),
    ("night", "cs", 1440, 900, True),
)


def new_table(base: str, game: str, seats: int) -> dict[str, Any]:
    """Set up a table for one person and bots; what the server answers."""
    people = [{"kind": "human", "name": "Ada"}]
    people += [{"kind": "bot", "level": "random"} for _ in range(seats - 1)]
    body = json.dumps({"game": game, "seats": people, "seed": SEED}).encode()
    headers = {"Content-Type": "application/json", "Origin": base}
    request = urllib.request.Request(f"{base}/api/tables", body, headers)
    with urllib.request.urlopen(request) as answer:
        found: dict[str, Any] = json.load(answer)
    return found


def photograph(browser: Browser, base: str, game: str, seats: int, shot: tuple[Any, ...]) -> None:
    """Play a while at a new table and take its picture."""
    name, language, width, height, is_dark = shot
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale=language,
        color_scheme="dark" if is_dark else "light",
        reduced_motion="reduce",
    )
    person = Person(context.new_page(), base, SEED)
    link = str(new_table(base, game, seats)["seats"][0]["link"])
    person.page.goto(link if link.startswith("http") else base + link)
    for _ in range(ANSWERS):
        if person.state() == "end":
            break
        person.click_on()
    person.state()
    person.page.mouse.move(0, 0)
    person.page.wait_for_timeout(400)
    PICTURES.mkdir(parents=True, exist_ok=True)
    path = PICTURES / f"{game}-{name}.png"
    picture = Image.open(BytesIO(person.page.screenshot())).convert("RGB")
    for colours in (256, 128, 64):
        picture.quantize(colours).save(path, optimize=True)
        if path.stat().st_size < HEAVIEST:
            break
    print(f"{path.relative_to(ROOT)}: {path.stat().st_size // 1000} kB")
    context.close()


def main() -> None:
    parser = argparse.ArgumentParser(prog="dev.py pictures", description=__doc__)
    parser.add_argument("game", nargs="*")
    wanted = parser.parse_args().game
    machine.provide()
    page.build(ROOT)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        browser = playwright.chromium.launch(
            executable_path=machine.chromium(), args=["--no-sandbox"]
        )
        try:
            for game in GAMES + TEMPLATES if wanted else GAMES:
                if not wanted or game.key in wanted:
                    for shot in SHOTS:
                        photograph(browser, server.base, game.key, min(3, game.most), shot)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
