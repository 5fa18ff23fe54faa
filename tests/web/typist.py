"""A person who plays Paperback: words from the list, spelled card by card in the page."""

import json
from typing import Any

from websockets.sync.client import connect

from tabletown.games import paperback
from tabletown.games.paperback.cards import WILDS
from tabletown.games.paperback.words import laid_card
from tabletown.games.paperback.words.best import best_word
from tabletown.games.paperback.words.graph import lexicon
from tabletown.games.paperback.words.value import Play
from tabletown.words_cli import read_cards
from tests.web.driver import Person


class Typist:
    """Looks at the same seat as a person's page and says what to press there."""

    def __init__(self, one: Person, pack: str) -> None:
        self.one = one
        self.words = lexicon(pack, "standard", family=True)
        kept = json.loads(one.page.evaluate("localStorage.getItem('tabletown.tables')"))
        mine = next(entry for entry in kept if entry["table"] == one.table)
        self.token = mine["seats"][0]["token"]
        self.url = one.base.replace("http", "ws", 1) + f"/ws/tables/{one.table}"

    def frame(self) -> dict[str, Any]:
        """What the seat sees now."""
        with connect(self.url) as socket:
            socket.send(json.dumps({"type": "hello", "token": self.token}))
            while True:
                message: dict[str, Any] = json.loads(socket.recv())
                if message["type"] == "frame":
                    return message

    def word(self) -> str:
        """A word that can be typed with what the seat holds; nothing if there is none."""
        _, play = self._best(self.frame())
        letters = [laid_card.first_of(laid) for laid in play.lays] if play else []
        return self.words.decode(letters)

    def _best(self, frame: dict[str, Any]) -> tuple[list[str], Play | None]:
        zones = {zone["ref"]: zone["pieces"] for zone in frame["view"]["zones"]}
        names, cards = [], []
        # A Common card that has been won is in hand, and a card like any other.
        for zone, shared in (("zone:hand-s0", ""), ("zone:track", "common:")):
            for piece in zones[zone]:
                facts = piece["facts"]
                names += [facts["id"]] * piece["count"]
                cards += [f"{shared}{facts['face']}={facts['value']}"] * piece["count"]
        return names, best_word(self.words, read_cards(self.words, " ".join(cards)))

    def answers(self, frame: dict[str, Any]) -> list[str]:
        """A whole word with what the seat holds, in notation; giving up if there is none."""
        names, play = self._best(frame)
        if play is None:
            return ["pass"]
        lays = []
        for laid in play.lays:
            name = names[laid_card.card_of(laid)]
            letter = self.words.decode([laid_card.first_of(laid)])
            lays.append(f"lay-as {name} {letter}" if name in WILDS else f"lay {name}")
        return [*lays, "finish"]

    def act(self) -> None:
        """Spell a word if one is asked for; buy the dearest thing, or choose at random."""
        frame = self.frame()
        decision = frame["decision"]
        if decision is None:
            return
        prices = {o["a"]: o["facts"].get("price", 0) for o in decision["options"]}
        if any(option["do"] == "lay" for option in decision["options"]):
            for text in self.answers(frame):
                self.one.give(paperback.GAME.verbs.parse(text))
        elif any(prices.values()):
            self.one.give(max(prices, key=lambda action: prices[action]))
        else:
            self.one.click_on()
