"""Fixed frames look as they did when they were kept; `dev.py pictures --frames` keeps new ones."""

from collections.abc import Callable

import pytest

from tests.web import frames
from tests.web.conftest import Evening
from tests.web.driver import Person
from tests.web.frames import DESKTOP, FIXED, PHONE, Fixed
from tests.web.test_scenes import history, look, watch

Make = Callable[..., Person]
SIZES = {"desktop": DESKTOP, "phone": PHONE}


def go(one: Person, evening: Evening, fixed: Fixed) -> str:
    """Bring *fixed* on the screen; where on the page it is."""
    if not fixed.golden:
        one.open("/")
        one.page.wait_for_selector("article .primary")
        return "main"
    watch(one, evening.finished[fixed.golden])
    moment = int(history(one) * fixed.share)
    look(one, moment)
    one.page.select_option(".eyes select", str(fixed.eyes))
    one.page.wait_for_function(
        "(seat) => document.querySelector('.stage').dataset.eyes === String(seat)", arg=fixed.eyes
    )
    return ".stage"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("fixed", FIXED, ids=lambda fixed: fixed.name)
def test_a_fixed_frame_looks_as_it_was_kept(
    person: Make, evening: Evening, record: bool, fixed: Fixed, size: str
) -> None:
    one = person(size=SIZES[size], base=evening.server.base)
    now = frames.frame_of(one, go(one, evening, fixed))
    path = frames.file(fixed, size)
    if record:
        frames.keep(path, now)
    assert frames.changed(frames.kept(path), now) == []


def alone(one: Person) -> list[str]:
    """The names of what is drawn on its own, with nothing over it and nothing else in it."""
    found = one.page.evaluate(
        """() => [...document.querySelectorAll('.stage [data-ref]')].filter((one) => {
          if (one.querySelector('[data-ref]')) return false;
          one.scrollIntoView({block: 'center'});
          const box = one.getBoundingClientRect();
          const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
          return box.width * box.height > 0 && one.contains(top);
        }).map((one) => one.dataset.ref)"""
    )
    # An empty plot is the ground itself: there is nothing to take away.
    return sorted({str(name) for name in found if not str(name).startswith("plot:")})


# Gone, painted (a middling grey inverted alone would stay one), and moved.
STYLES = {"opacity": "0", "filter": "invert(1) brightness(4)", "translate": "0 9px"}
LATE = [fixed for fixed in FIXED if "late" in fixed.name]


@pytest.mark.parametrize("fixed", LATE, ids=lambda fixed: fixed.name)
def test_a_frame_notices_what_is_gone_moved_or_painted(
    person: Make, evening: Evening, scale: int, fixed: Fixed
) -> None:
    one = person(base=evening.server.base)
    place = go(one, evening, fixed)
    before = frames.frame_of(one, place)
    assert frames.changed(before, frames.frame_of(one, place)) == []
    missed = []
    for name in one.chance.sample(alone(one), 4 if scale == 1 else 12):
        # Boxes say what moved; what is hidden or painted keeps its box, so that patches must tell.
        for style, value in STYLES.items():
            dress = "([name, style, value]) => { for (const one of document.querySelectorAll("
            dress += "`.stage [data-ref='${name}']`)) one.style.setProperty(style, value); }"
            one.page.evaluate(dress, [name, style, value])
            if not frames.changed(before, frames.frame_of(one, place)):
                missed.append(f"{name} {style}")
            one.page.evaluate(dress, [name, style, ""])
    assert missed == []
    assert frames.changed(before, frames.frame_of(one, place)) == []
