"""`dev.py pictures [NAME…]`: the screenshots in `docs/pictures`, from real games in Chromium.

Every picture is a position of a golden game, so it is the same game each time: the journal is
cut at the first fitting question after a given share of it, people sit down at the table, and
the page of whoever is asked is photographed. Names on the command line choose pictures by how
they begin, `paperback` or `fliptown-phone`.

`dev.py pictures --frames` keeps the fixed frames in `tests/web/frames` as they look now; a test
compares the page with them. Look at the pictures and at `git diff` before committing either.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import urllib.request
from dataclasses import dataclass, field
from io import BytesIO
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from tabletown import table as tables
from tabletown.server import archive
from tests.web.conftest import Server
from tools import ROOT
from tools.build import page, system_packages

PICTURES = ROOT / "docs" / "pictures"
GOLDEN = ROOT / "tests" / "golden"
NAMES = ("Ada", "Bohumil", "Celina", "Dora", "Emil")
WIDE = (1280, 800)
PHONE = (390, 844)
HEAVIEST = 100_000
HEAVIEST_OF_ALL = 1_200_000


@dataclass(frozen=True)
class Shot:
    """One picture: which game, how far into it, at what question, and how it is looked at."""

    name: str
    golden: str = ""
    """The journal, as game/name; empty for the front page."""
    share: float = 0.5
    ask: str = ""
    least: dict[str, int] = field(default_factory=dict)
    """What the question's facts must come to, at least."""
    language: str = "en"
    size: tuple[int, int] = WIDE
    is_dark: bool = False


SHOTS = (
    Shot("front"),
    Shot("front-phone", language="pl", size=PHONE),
    Shot("fliptown", "fliptown/four-everything-4p-46", 0.6, "region", {"gold": 6}),
    Shot(
        "fliptown-cowbot",
        "fliptown/billy-the-kid-easy-1p-19",
        0.5,
        "next",
        language="pl",
        is_dark=True,
    ),
    Shot("fliptown-phone", "fliptown/solo-both-1p-5", 0.4, "suit", size=PHONE),
    Shot("fliptown-phone-pl", "fliptown/four-4p-45", 0.6, "stone", language="pl", size=PHONE),
    Shot("deadwood", "deadwood/pl-5p-5", 0.6, "turn"),
    Shot("deadwood-night", "deadwood/en-5p-105", 0.5, "attack", language="pl", is_dark=True),
    Shot("deadwood-phone", "deadwood/station-3p-1", 0.5, "turn", language="pl", size=PHONE),
    Shot("paperback", "paperback/themes-4p", 0.73, "word", {"valid": 1, "value": 9}),
    Shot("paperback-attacks", "paperback/attacks-4p", 0.5, "buy", language="pl", is_dark=True),
    Shot("paperback-pyramid", "paperback/cooperative-won-2p", 0.55, "pile"),
    Shot("paperback-phone", "paperback/polish-3p", 0.5, "word", {"valid": 1}, "pl", PHONE),
)


def cut(shot: Shot) -> tuple[str, int]:
    """The journal up to the question that *shot* wants, and the seat that is asked."""
    text = (GOLDEN / f"{shot.golden}.journal").read_text(encoding="utf-8")
    for upto in range(int(len(text.splitlines()) * shot.share), len(text.splitlines())):
        table = tables.replay(text, upto)
        for seat in table.pending:
            decision = table.decision(seat)
            if decision and decision["ask"] == shot.ask:
                if all(decision["facts"].get(key, 0) >= least for key, least in shot.least.items()):
                    return table.journal_text(), seat
    raise SystemExit(f"{shot.golden} asks no such {shot.ask!r} after {shot.share:.0%} of it")


def sit_down(base: str, table: str, seats: int) -> list[str]:
    """Seat people at *table*; their links."""
    links: list[str] = []
    for taken in range(seats):
        body = json.dumps({"name": NAMES[taken]}).encode()
        headers = {"Content-Type": "application/json", "Origin": base}
        address = f"{base}/api/tables/{table}/seats/{taken}"
        with urllib.request.urlopen(urllib.request.Request(address, body, headers)) as answer:
            found: dict[str, Any] = json.load(answer)
        links.append(str(found["link"]))
    return links


def save(shot: Shot, picture: Image.Image) -> int:
    """Keep the picture as small as a README wants it; its size."""
    path = PICTURES / f"{shot.name}.webp"
    for quality in (86, 78, 70, 60, 50):
        picture.save(path, quality=quality, method=6)
        if path.stat().st_size <= HEAVIEST:
            break
    return path.stat().st_size


def wait_until_still(view: Page, selector: str) -> None:
    """Wait until *selector* is there and two looks a moment apart are the same."""
    view.wait_for_selector(selector)
    view.mouse.move(0, 0)
    before = b""
    for _ in range(20):
        view.wait_for_timeout(250)
        now = view.screenshot()
        if now == before:
            return
        before = now


def photograph(browser: Browser, shot: Shot, address: str, company: list[str]) -> int:
    """Open *address* as *shot* wants it, with *company* at the table, and keep the picture."""
    others = browser.new_context()
    for link in company:
        others.new_page().goto(link)
    context = browser.new_context(
        viewport={"width": shot.size[0], "height": shot.size[1]},
        locale=shot.language,
        color_scheme="dark" if shot.is_dark else "light",
        reduced_motion="reduce",
    )
    view = context.new_page()
    view.goto(address)
    wait_until_still(
        view, ".stage [data-lit], .prompt .answers button" if shot.golden else "a[href^='#/new/']"
    )
    picture = Image.open(BytesIO(view.screenshot())).convert("RGB")
    context.close()
    others.close()
    return save(shot, picture)


def main() -> None:
    parser = argparse.ArgumentParser(prog="dev.py pictures", description=__doc__)
    parser.add_argument("name", nargs="*")
    parser.add_argument("--frames", action="store_true", help="keep the fixed frames anew")
    words = parser.parse_args()
    wanted = tuple(words.name)
    shots = [shot for shot in SHOTS if not wanted or shot.name.startswith(wanted)]
    system_packages.provide()
    page.build(ROOT)
    if words.frames:
        command = [sys.executable, "-m", "pytest", "-q", "--record", "tests/web/test_frames.py"]
        sys.exit(subprocess.run(command, cwd=ROOT).returncode)
    PICTURES.mkdir(parents=True, exist_ok=True)
    cuts = {shot.name: cut(shot) for shot in shots if shot.golden}
    os.environ["TABLETOWN_SEATS_PER_ADDRESS"] = "1000"
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        names = archive.take_in([text for text, _ in cuts.values()], Path(data))
        at = dict(zip(cuts, names, strict=True))
        server = Server(Path(data))
        browser = playwright.chromium.launch(
            executable_path=system_packages.chromium(), args=["--no-sandbox"]
        )
        try:
            for shot in shots:
                address, company = server.base, list[str]()
                if shot.golden:
                    text, seat = cuts[shot.name]
                    company = sit_down(server.base, at[shot.name], tables.replay(text).seats)
                    address = company.pop(seat)
                size = photograph(browser, shot, address, company)
                print(f"{shot.name}: {size // 1000} kB", flush=True)
        finally:
            browser.close()
            server.stop()
    total = sum(path.stat().st_size for path in PICTURES.iterdir())
    print(f"together: {total // 1000} kB")
    if total > HEAVIEST_OF_ALL:
        sys.exit(f"the pictures weigh more than {HEAVIEST_OF_ALL // 1000} kB")


if __name__ == "__main__":
    main()
