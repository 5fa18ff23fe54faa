"""Fixed frames of the page, kept as text: what is drawn where, and how it looks from far away.

A frame is a moment of a golden game through one seat's eyes, in one language and one typeface, with
nothing moving and no clock. What is kept of it is small and says nothing of single pixels:

- every drawn thing with a name (`data-ref`): its box in thousandths of the board's width, and its
  own picture as four by four patches;
- the whole board as some six hundred square patches, for what is drawn without a name.

A patch is its red, green and blue in sixteen steps.
"""

import base64
import json
import math
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.web.driver import Person

Frame = dict[str, Any]

FOLDER = Path(__file__).resolve().parent / "frames"
MANY = 600
DESKTOP = (1280, 800)
PHONE = (390, 844)

# The page is set in whichever serif a machine has, and letters of another width move everything:
# frames are therefore kept and compared in the faces that Chromium brings along on Debian.
FACES = {
    "--text": "'DejaVu Serif'",
    "--display": "'DejaVu Serif'",
    "--pb-type": "'DejaVu Sans Mono'",
}
# How far a box may be from where it was, in thousandths of the board's width: a line that another
# version of the face makes a pixel longer. The next square, card or plot is forty and more away.
ASIDE = 6
# By how many of fifteen steps the colour of a patch may differ. Chromium with other hinting and
# smoothing of letters (`--font-render-hinting=none --disable-lcd-text`) gave the same patches in
# all twenty frames; of 36 things hidden one by one, the faintest changed its own patches by three.
STEPS = 2

LOOK = """(place) => {
  const board = document.querySelector(place);
  const around = board.getBoundingClientRect();
  const drawn = [];
  for (const one of board.querySelectorAll('[data-ref], a[href]')) {
    const box = one.getBoundingClientRect();
    if (!box.width || !box.height || getComputedStyle(one).visibility === 'hidden') continue;
    const name = one.dataset.ref ?? one.getAttribute('href');
    drawn.push([name, [box.left - around.left, box.top - around.top, box.width, box.height]]);
  }
  return {width: around.width, height: around.height, drawn};
}"""

# Parts of a picture as patches: *parts* are boxes with the columns and rows each is divided into.
PATCHES = """async ([picture, parts]) => {
  const image = new Image();
  image.src = 'data:image/png;base64,' + picture;
  await image.decode();
  return parts.map(([[left, top, width, height], columns, rows]) => {
    const canvas = new OffscreenCanvas(columns, rows);
    const pen = canvas.getContext('2d');
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(image, left, top, width, height, 0, 0, columns, rows);
    const steps = [...pen.getImageData(0, 0, columns, rows).data].filter((_, at) => at % 4 !== 3);
    return steps.map((value) => (value >> 4).toString(16)).join('');
  });
}"""


@dataclass(frozen=True)
class Fixed:
    """One frame: a share of a golden game, seen from a seat; without a game, the front page."""

    name: str
    golden: str = ""
    share: float = 0.0
    eyes: int = 0


FIXED = (
    Fixed("front"),
    Fixed("fliptown-first", "fliptown/two-2p-40", 0.03),
    Fixed("fliptown-middle", "fliptown/two-2p-40", 0.5),
    Fixed("fliptown-late", "fliptown/four-everything-4p-46", 0.8, 1),
    Fixed("deadwood-first", "deadwood/tiles-7312-2p-7312", 0.03),
    Fixed("deadwood-middle", "deadwood/tiles-7312-2p-7312", 0.5),
    Fixed("deadwood-late", "deadwood/pl-5p-5", 0.8, 3),
    Fixed("paperback-first", "paperback/english-2p", 0.03),
    Fixed("paperback-middle", "paperback/english-2p", 0.5, 1),
    Fixed("paperback-together", "paperback/simultaneous-3p", 0.6, 1),
    Fixed("paperback-late", "paperback/everything-4p", 0.8, 2),
)


def frame_of(one: Person, place: str) -> Frame:
    """What there is to keep of the screen at *place*."""
    one.page.mouse.move(0, 0)
    one.page.evaluate(
        "(faces) => { for (const [name, face] of faces) for (const one of "
        "document.querySelectorAll(':root, .paperback')) one.style.setProperty(name, face); }",
        list(FACES.items()),
    )
    # Slanted letters are drawn from a face that not every machine has.
    one.page.evaluate(
        "() => { for (const one of document.querySelectorAll('body *')) "
        "one.style.setProperty('font-style', 'normal', 'important'); }"
    )
    # The prompt sticks to the window and would lie over a board that is longer than it.
    bar = "document.querySelector('.table-page > .bar')"
    one.page.evaluate(f"{bar}?.style.setProperty('display', 'none')")
    found = one.page.evaluate(LOOK, place)
    width, height = found["width"], found["height"]
    columns = round(math.sqrt(MANY * width / height))
    rows = round(MANY / columns)
    boxes = [box for _, box in found["drawn"]]
    parts = [[[0, 0, width, height], columns, rows], *([box, 4, 4] for box in boxes)]
    picture = one.page.locator(place).screenshot(animations="disabled", caret="hide")
    whole, *small = one.page.evaluate(PATCHES, [base64.b64encode(picture).decode(), parts])
    frame: Frame = {"rows": re.findall("." * columns * 3, whole), "drawn": {}}
    for (name, box), patches in zip(found["drawn"], small, strict=True):
        at = [round(1000 * length / width) for length in box]
        frame["drawn"].setdefault(name, []).append([*at, patches])
    return frame


def file(fixed: Fixed, size: str) -> Path:
    """Where the frame is kept."""
    return FOLDER / f"{fixed.name}-{size}.json"


def keep(path: Path, frame: Frame) -> None:
    """Write a frame so that a person can read what changed in it."""
    path.parent.mkdir(exist_ok=True)
    drawn = [f"{json.dumps(name)}: {json.dumps(each)}" for name, each in frame["drawn"].items()]
    rows = [json.dumps(row) for row in frame["rows"]]
    path.write_text(
        '{"drawn": {\n' + ",\n".join(drawn) + '\n}, "rows": [\n' + ",\n".join(rows) + "\n]}\n",
        encoding="utf-8",
    )


def kept(path: Path) -> Frame:
    """The frame as it was kept."""
    found: Frame = json.loads(path.read_text(encoding="utf-8"))
    return found


def apart(one: str, other: str) -> int:
    """By how many steps two rows of patches differ where they differ most."""
    if len(one) != len(other):
        return 15
    return max((abs(int(a, 16) - int(b, 16)) for a, b in zip(one, other, strict=True)), default=0)


def changed(one: Frame, other: Frame) -> list[str]:
    """What is in one of two frames only, is somewhere else, or looks different."""
    found = []
    for name in sorted({*one["drawn"], *other["drawn"]}):
        before, after = one["drawn"].get(name, []), other["drawn"].get(name, [])
        if len(before) != len(after):
            found.append(f"{name}: {len(before)} times before, {len(after)} times now")
        for was, now in zip(before, after, strict=False):
            if max(abs(a - b) for a, b in zip(was[:4], now[:4], strict=True)) > ASIDE:
                found.append(f"{name}: was at {was[:4]}, is at {now[:4]}")
            elif apart(was[4], now[4]) > STEPS:
                found.append(f"{name}: looked like {was[4]}, looks like {now[4]}")
    if len(one["rows"]) != len(other["rows"]):
        found.append("the board is of another height")
    for at, (was, now) in enumerate(zip(one["rows"], other["rows"], strict=False)):
        if apart(was, now) > STEPS:
            found.append(f"row {at} of the board: looked like {was}, looks like {now}")
    return found
