"""A reader of the log who never sees the table: what must be true, from what was told alone."""

from collections import Counter

from tabletown.core.view import View

Event = dict[str, int | str]
FINES = [0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55]
KINDS = ("greenhorn", "gunslinger", "boss")
Cowboy = tuple[int, str]
"""A seat and a kind."""


def bare(value: int | str) -> str:
    """``bank`` of ``building:bank``."""
    return str(value).split(":", 1)[1]


class Ledger:
    """Books kept from events."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.money = [5] * seats
        self.cartridges = [1] * seats
        self.ponies = [1] * seats
        self.posters = [0] * seats
        self.pool = 5 * seats
        self.box = 29 - 5 * seats
        self.plots = {"a3": "town-hall", "a4": "sheriffs-office", "a5": "church"}
        self.corner = "a4-b3-b4"
        self.places = {place: Counter[Cowboy]() for place in ("ranch", "mine", "hill", "unhired")}
        for seat in range(seats):
            for kind in KINDS:
                self.places["ranch"][seat, kind] = 1
                self.places["unhired"][seat, kind] = 2
        self.inside: dict[str, list[Cowboy]] = {}
        self.walking: list[Cowboy] = []
        """On the way from a building to the next place."""
        self.drawn: list[str] = []
        self.ends: list[str] = []
        self.dice: list[int] = []
        self.counts: Counter[str] = Counter()
        self.starter = -1
        self.winners: list[int] | None = None
        self.is_final = False

    def read(self, event: Event, answer: str) -> None:
        """Enter one event; *answer* is what was answered, which says whom a grifter meets."""
        key = str(event["key"])
        self.counts[key] += 1
        seat = int(bare(event["seat"])[1:]) if "seat" in event else -1
        rival = int(bare(event["rival"])[1:]) if "rival" in event else -1
        kind = bare(event["cowboy"]) if "cowboy" in event else ""
        building = bare(event["building"]) if "building" in event else ""
        plot = bare(event["plot"]) if "plot" in event else ""
        count = int(event.get("count", 0))
        dollars = int(event.get("dollars", 0))
        if "die" in event:
            self.dice.append(int(event["die"]))
        if key in ("earned", "bonus", "fleeced"):
            self.money[seat] += dollars
        if key in ("paid", "fee-paid"):
            self.money[seat] -= dollars
        if key == "fleeced":
            self.money[rival] -= dollars
        if key == "fee-paid":
            self.money[rival] += dollars
        if key == "poster-taken":
            self.pool -= count
            self.posters[seat] += count
        elif key == "poster-returned":
            self.posters[seat] -= count
            self.box += count
        elif key == "issued":
            self.box -= count
            self.pool += count
        elif key == "withdrew":
            self.pool -= count
            self.box += count
        elif key == "armed":
            self.cartridges[seat] += count
        elif key == "loaded":
            self.cartridges[seat] -= count
        elif key == "saddled":
            self.ponies[seat] += count
        elif key == "started":
            self.starter = seat
        elif key == "sheriff-moved":
            self.corner = bare(event["corner"])
        elif key == "latched":
            self.ends.append(bare(event["trigger"]))
        elif key == "fined":
            assert (count, dollars) == (self.posters[seat], FINES[min(count, 10)])
        elif key == "faced-off":
            self.is_final = True
        elif key == "won":
            self.winners = [*(self.winners or []), seat]
        elif key == "nobody-won":
            self.winners = []
        elif key in ("picked", "attacked"):
            assert rival in [owner for owner, _ in self.inside.get(building, [])]
        self.move(key, seat, kind, building, answer)
        self.build(key, building, plot)

    def move(self, key: str, seat: int, kind: str, building: str, answer: str) -> None:
        """Follow the cowboys."""
        if key == "entered":
            if (seat, kind) in self.walking:
                self.walking.remove((seat, kind))
            else:
                self.take("ranch", (seat, kind))
            self.inside.setdefault(building, []).append((seat, kind))
        elif key == "returned":
            self.places["ranch"][self.leave(building, seat, kind)] += 1
        elif key == "fetched":
            self.take("mine", (seat, kind))
            self.places["ranch"][seat, kind] += 1
        elif key == "hired":
            self.take("unhired", (seat, kind))
            self.places["mine"][seat, kind] += 1
        elif key == "cowboy-died":
            self.places["hill"][self.leave(building, seat, kind)] += 1
        elif key in ("sent", "driven-off"):
            self.walking.append(self.leave(building, seat, kind))
        elif key == "fled":
            self.ponies[seat] -= 1
            (gone,) = [one for one in self.inside[building] if one[0] == seat]
            self.walking.append(self.leave(building, *gone))
        elif key == "sent-to-mine":
            verb, *words = answer.split()
            if verb == "swindle":
                self.leave(words[0], seat, kind)
            elif verb == "lure":
                self.take("ranch", (seat, kind))
            else:
                self.walking.remove((seat, kind))
            self.places["mine"][seat, kind] += 1
        elif key == "fell":
            # Where a champion came from is nobody's business; only his grave is checked.
            self.places["hill"][seat, kind] += 1

    def build(self, key: str, building: str, plot: str) -> None:
        """Follow the tiles."""
        if key in ("dealt", "built"):
            self.plots[plot] = building
        elif key == "track-laid":
            self.plots[plot] = "track"
        elif key == "station-built":
            self.plots[plot] = "station"
        elif key == "destroyed":
            assert self.plots.pop(plot) == building
            self.walking += self.inside.pop(building, [])
        if key == "drew":
            self.drawn.append(building)
        elif key in ("built", "buried"):
            self.drawn.remove(building)

    def take(self, place: str, cowboy: Cowboy) -> None:
        """Take a cowboy from where he must be."""
        assert self.places[place][cowboy] > 0, (place, cowboy)
        self.places[place][cowboy] -= 1

    def leave(self, building: str, seat: int, kind: str) -> Cowboy:
        """Take a cowboy off a building, where he must be."""
        self.inside[building].remove((seat, kind))
        return seat, kind

    def compare(self, view: View) -> None:
        """Demand that the table looks as the books say."""
        facts = [standing.facts for standing in view.standings]
        assert self.money == [fact["cash"] for fact in facts]
        assert self.cartridges == [fact["cartridges"] for fact in facts]
        assert self.ponies == [fact["ponies"] for fact in facts]
        assert self.posters == [fact["posters"] for fact in facts]
        scene = view.scene
        assert (self.pool, self.box) == (scene.pool, scene.box)
        assert 20 == scene.cartridges + sum(self.cartridges)
        assert 10 == scene.ponies + sum(self.ponies)
        assert f"corner:{self.corner}" == scene.corner
        assert sorted(self.ends) == sorted(scene.ends)
        assert sorted(self.drawn) == sorted(bare(ref) for ref in scene.drawn)
        lots = {lot.plot: lot for lot in scene.lots if lot.kind != "open"}
        assert self.plots == {
            plot: bare(lot.building) if lot.building else lot.kind for plot, lot in lots.items()
        }
        assert self.starter in (-1, scene.starter)
        assert +self.places["hill"] == crowd(view, "zone:hill")
        assert +self.places["unhired"] == crowd(view, "zone:unhired-")
        if self.is_final:
            return
        assert +self.places["mine"] == crowd(view, "zone:mine")
        assert +self.places["ranch"] == crowd(view, "seat:")
        standing = {name: sorted(men) for name, men in self.inside.items() if men}
        shown = {bare(lot.building): lot.cowboys for lot in lots.values() if lot.cowboys}
        assert standing == {name: sorted(map(cowboy_of, refs)) for name, refs in shown.items()}
        assert self.walking == []


def cowboy_of(ref: str) -> Cowboy:
    """Seat and kind of ``cowboy:s1-boss-2``."""
    seat, kind, _ = bare(ref).split("-")
    return int(seat[1:]), kind


def crowd(view: View, prefix: str) -> Counter[Cowboy]:
    """The cowboys in the zones whose ref begins with *prefix*."""
    found: Counter[Cowboy] = Counter()
    for zone in view.zones:
        if zone.ref.startswith(prefix):
            found.update(cowboy_of(piece.ref) for piece in zone.pieces)
    return found
