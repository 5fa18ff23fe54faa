"""What a seat sees of Fliptown, built up from nothing; questions, options and results for people.

Rivals' sheets show as they stood when the running stage began, so that waiting gains nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from tabletown.core.view import Facts, Piece, Standing, View, Zone
from tabletown.games.fliptown import choices, faces, prompts, scoring, turn
from tabletown.games.fliptown.asks import (
    ASK_NOTHING,
    ASK_REGION,
    ASK_SUIT,
    ASK_VALUE,
    CARDS_ASSIGNED,
    STAGE_CHEAT,
    STAGE_FLIP,
    STAGE_KEYS,
    STAGE_OVER,
    STAGE_TURN,
)
from tabletown.games.fliptown.numbers import (
    ARREST_CASH,
    ARREST_STARS,
    BOUNTY_FIRST,
    BOUNTY_LATER,
    ENTRANCE,
    HAND_CASH,
    HAND_STARS,
    HANDS,
    HOTEL_TRACK,
    ITEM_WORDS,
    NO_COWBOT,
    NOBODY,
    OPEN_BOUNTIES,
    ROW_BONUS,
    TURNS,
    WAYS,
)
from tabletown.games.fliptown.poker import unpack
from tabletown.games.fliptown.state import Table, cards_of, count_cards
from tabletown.games.fliptown.verbs import (
    BOUNTY,
    BUILDING,
    CARD,
    CHAMBER,
    CHARACTER,
    COWBOT,
    GO,
    MARK,
    RANKS,
    SLIP,
    SLOT,
    SUIT,
    VALUE,
    VERBS,
)
from tabletown.games.fliptown.zones import REGIONS, SITES, sheet_zones

if TYPE_CHECKING:
    from tabletown.games.fliptown.sheet import Sheet


@dataclass(frozen=True)
class SheetScene:
    """One sheet as the reader may see it."""

    seat: int
    cash: int
    gold: int
    stars: int
    wanted: int
    pans: int
    hammers: int
    wagon: int
    stops: tuple[int, ...]
    targets: tuple[str, ...]
    robbed: tuple[str, ...]
    """Targets robbed with success."""
    chambers: tuple[str, ...]
    buildings: tuple[str, ...]
    stones: tuple[int, ...]
    items: tuple[str, ...]
    hotel: int
    land: tuple[int, ...]
    poker: tuple[tuple[str, ...], ...]
    """Three columns of cards."""
    hands: tuple[str, ...]
    """What the finished columns were."""
    hole: tuple[str, ...]
    """Hold'em cards, where the reader may see them."""
    character: str
    uses: int
    """How often its ability can still be used."""
    arrests: int
    bonuses: tuple[str, ...]
    """Pending bonus actions, by region."""
    effects: tuple[str, ...]
    """Buildings whose effect is still open."""
    suit: str
    """The slot of the suit card this turn, or nothing."""
    value: str
    score: int


@dataclass(frozen=True)
class Chart:
    """What is printed on every map and stands on no piece."""

    ways: tuple[tuple[str, str, str], ...]
    """Ways down the Mine: from a chamber (or nothing: the entrance), to one, the values."""
    rows: tuple[str, ...]
    """The bonus icon at the end of each row of the Badlands."""
    pay: tuple[tuple[str, int, int], ...]
    """The pay table, best hand first: hand, cash, stars."""
    nights: tuple[int, ...]
    """The Hotel's silver stars."""
    arrests: tuple[tuple[int, int], ...]
    """What an arrest costs in each round: cash or stars."""


@dataclass(frozen=True)
class Reach:
    """What one way of giving the cards their jobs leads to."""

    suit: str
    value: str
    sites: tuple[tuple[str, str, int], ...]
    """Region, site and the gold it takes in all, a change of suit included."""


@dataclass(frozen=True)
class FliptownScene:
    """The whole table for the map."""

    round: int
    turn: int
    stage: str
    lineup: tuple[str, ...]
    sheriff: str
    """The card where the reader knows it, else nothing."""
    deck: int
    discard: tuple[str, ...]
    bounties: tuple[tuple[str, int], ...]
    """Open bounties and what they give now."""
    cowbot: str
    stolen: int
    cowbot_score: int
    active: bool
    """Whether the cowbot may steal this turn, as things stand."""
    sheets: tuple[SheetScene, ...]
    reach: tuple[Reach, ...]
    """Where the reader can get to, for every choice of cards still open."""
    chart: Chart


def _bits(mask: int) -> list[int]:
    return [place for place in range(14) if (mask >> place) & 1]


def _range(mask: int) -> str:
    values = _bits(mask)
    low, high = RANKS[values[0]].upper(), RANKS[values[-1]].upper()
    return low if low == high else f"{low}–{high}"


CHART = Chart(
    ways=tuple(
        ("" if above == ENTRANCE else CHAMBER.words[above], CHAMBER.words[below], _range(mask))
        for above, below, mask in WAYS
    ),
    rows=tuple(faces.BONUS_ICONS[bonus] for bonus in ROW_BONUS),
    pay=tuple(
        (word, HAND_CASH[hand], HAND_STARS[hand]) for hand, word in reversed([*enumerate(HANDS)])
    ),
    nights=tuple(HOTEL_TRACK[1:]),
    arrests=tuple(zip(ARREST_CASH, ARREST_STARS, strict=True)),
)


def sheet_for(table: Table, owner: int, seat: int) -> Sheet:
    """The sheet of *owner* as *seat* sees it."""
    if owner == seat or table.seats == 1 or table.stage == STAGE_OVER:
        return table.sheets[owner]
    return table.public(owner)


def observe(table: Table, seat: int) -> View:
    """All that *seat* may know."""
    zones = [_lineup(table, seat), _sheriff(table, seat), _deck(table), _discard(table)]
    if table.bounties:
        zones.append(_bounties(table))
    if table.cowbot != NO_COWBOT:
        zones.append(_cowbot(table))
    standings: list[Standing] = []
    order = [owner for owner in range(len(table.sheets)) if owner == seat]
    order += [owner for owner in range(len(table.sheets)) if owner != seat]
    for owner in order:
        sheet = sheet_for(table, owner, seat)
        zones += sheet_zones(table, sheet, seat)
    for owner in range(len(table.sheets)):
        sheet = sheet_for(table, owner, seat)
        facts: Facts = {
            "stars": sheet.stars,
            "cash": sheet.cash,
            "gold": sheet.gold,
            "wanted": sheet.wanted,
            "pans": sheet.pans,
            "hammers": sheet.hammers,
        }
        standings.append(Standing(owner, scoring.score(sheet), facts))
    number = table.round * TURNS + min(table.turn, TURNS - 1) + 1
    return View(seat, min(number, 15), tuple(standings), tuple(zones), _scene(table, seat))


def _scene(table: Table, seat: int) -> FliptownScene:
    sheriff = CARD.words[table.sheriff] if _knows_sheriff(table, seat) else ""
    lone = table.sheets[0]
    sheets = [
        _sheet_scene(table, sheet_for(table, owner, seat), seat)
        for owner in range(len(table.sheets))
    ]
    bot = table.cowbot != NO_COWBOT
    return FliptownScene(
        round=min(table.round, 2) + 1,
        turn=min(table.turn, TURNS - 1) + 1,
        stage=STAGE_KEYS[table.stage],
        lineup=tuple(CARD.words[table.slot(slot)] for slot in range(table.flipped)),
        sheriff=sheriff,
        deck=table.deck,
        discard=tuple(CARD.words[card] for card in cards_of(table.discard)),
        bounties=tuple(_open_bounties(table)),
        cowbot=COWBOT.words[table.cowbot] if bot else "",
        stolen=count_cards(table.stolen),
        cowbot_score=scoring.cowbot_score(table),
        active=bot and table.flipped == 3 and table.is_active(lone),
        sheets=tuple(sheets),
        reach=_reach(table, seat),
        chart=CHART,
    )


def _reach(table: Table, seat: int) -> tuple[Reach, ...]:
    """Every assignment still open to *seat*, tried out on a copy."""
    if seat >= len(table.sheets) or table.stage != STAGE_TURN:
        return ()
    sheet = table.sheets[seat]
    if sheet.ask not in (ASK_SUIT, ASK_VALUE, ASK_REGION):
        return ()
    trial = table.clone()
    assert isinstance(trial, Table)
    if sheet.ask == ASK_REGION:
        return (_reached(trial, sheet),)
    found: list[Reach] = []
    suits = [action for action in choices.choices(table, sheet) if SUIT <= action < VALUE]
    for suit in suits if sheet.ask == ASK_SUIT else [SUIT + sheet.suit_slot]:
        chosen = _answered(trial, sheet, suit) if sheet.ask == ASK_SUIT else sheet
        for value in choices.choices(trial, chosen):
            found.append(_reached(trial, _answered(trial, chosen, value)))
    return tuple(found)


def _answered(table: Table, sheet: Sheet, action: int) -> Sheet:
    """A copy of *sheet* after *action*, at its next question."""
    after = sheet.clone()
    turn.answered(table, after, action)
    if after.ask == ASK_NOTHING:
        turn.advance(table, after)
    return after


@lru_cache
def _site_ref(action: int) -> str:
    """What the page lights up for a site."""
    verb = VERBS.verb(action)
    return f"{verb.domains[0].name}:{verb.domains[0].word(VERBS.args(action)[0])}"


def _reached(table: Table, sheet: Sheet) -> Reach:
    """The sites open to the main action and their whole price in gold."""
    found: list[tuple[str, str, int]] = []
    for going in [action for action in choices.choices(table, sheet) if GO <= action < SLIP]:
        there = _answered(table, sheet, going)
        spent = sheet.gold - there.gold
        for site in choices.choices(table, there):
            cost = spent + prompts.site_cost(table, there, site) if site < MARK else spent
            found.append((REGIONS[going - GO], _site_ref(site), cost))
    return Reach(SLOT.words[sheet.suit_slot], SLOT.words[sheet.value_slot], tuple(found))


@lru_cache(maxsize=2048)
def _words(region: int, mask: int) -> tuple[str, ...]:
    return tuple(SITES[region][1][place] for place in _bits(mask))


@lru_cache(maxsize=2048)
def _numbers(mask: int) -> tuple[int, ...]:
    return tuple(place + 1 for place in _bits(mask))


@lru_cache(maxsize=2048)
def _items(mask: int) -> tuple[str, ...]:
    return tuple(ITEM_WORDS[place] for place in _bits(mask))


@lru_cache(maxsize=2048)
def _cards(*columns: int) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(CARD.words[card] for card in unpack(column)) for column in columns)


def _waiting(words: Sequence[str], packed: int) -> tuple[str, ...]:
    """The words of all that is pending, four bits each, as often as it is."""
    found: list[str] = []
    for word in words:
        found += [word] * (packed & 15)
        packed >>= 4
    return tuple(found)


def _sheet_scene(table: Table, sheet: Sheet, seat: int) -> SheetScene:
    own = sheet.seat == seat or len(table.sheets) == 1
    is_turn = own and table.stage == STAGE_TURN and sheet.step >= CARDS_ASSIGNED
    has_suit = is_turn or (own and table.stage == STAGE_TURN and sheet.ask == ASK_VALUE)
    done = min(table.round + (table.stage > STAGE_CHEAT), 3)
    return SheetScene(
        seat=sheet.seat,
        cash=sheet.cash,
        gold=sheet.gold,
        stars=sheet.stars,
        wanted=sheet.wanted,
        pans=sheet.pans,
        hammers=sheet.hammers,
        wagon=sheet.wagon,
        stops=_numbers(sheet.stops),
        targets=_words(1, sheet.targets >> 1),
        robbed=_words(1, sheet.robbed >> 1),
        chambers=_words(2, sheet.chambers),
        buildings=_words(3, sheet.buildings),
        stones=_numbers(sheet.graves),
        items=_items(sheet.items),
        hotel=sheet.hotel,
        land=_numbers(sheet.land),
        poker=_cards(sheet.column0, sheet.column1, sheet.column2),
        hands=tuple([HANDS[(sheet.hands >> (4 * round_)) & 15] for round_ in range(done)]),
        hole=tuple(CARD.words[card] for card in unpack(sheet.hole)) if own else (),
        character=CHARACTER.words[sheet.character] if sheet.character != NOBODY else "",
        uses=sheet.power,
        arrests=sheet.arrests,
        bonuses=_waiting(REGIONS, sheet.bonuses) if own and table.stage == STAGE_TURN else (),
        effects=_waiting(BUILDING.words, sheet.effects)
        if own and table.stage == STAGE_TURN
        else (),
        suit=SLOT.words[sheet.suit_slot] if has_suit else "",
        value=SLOT.words[sheet.value_slot] if is_turn else "",
        score=scoring.score(sheet),
    )


# The table's own zones


def _roles(sheet: Sheet, slot: int) -> tuple[str, ...]:
    if sheet.step < CARDS_ASSIGNED:
        return ()
    if slot == sheet.suit_slot:
        return ("suit",)
    return ("value",) if slot == sheet.value_slot else ("poker",)


def _lineup(table: Table, seat: int) -> Zone:
    pieces: list[Piece] = []
    for slot in range(table.flipped):
        marks: tuple[str, ...] = ()
        reader = 0 if len(table.sheets) == 1 else seat
        if table.stage == STAGE_TURN and reader < len(table.sheets):
            marks = _roles(table.sheets[reader], slot)
        card = table.slot(slot)
        ref = f"slot:{SLOT.words[slot]}"
        pieces.append(Piece(ref, f"card-{CARD.words[card]}", face=faces.card(card), marks=marks))
    facts: Facts = {"round": min(table.round, 2) + 1, "turn": min(table.turn, TURNS - 1) + 1}
    return Zone("zone:lineup", "row", "zone-lineup", pieces=tuple(pieces), facts=facts)


def _knows_sheriff(table: Table, seat: int) -> bool:
    if table.sheriff < 0 or table.stage < STAGE_FLIP:
        return False
    return bool((table.known >> seat) & 1)


def _sheriff(table: Table, seat: int) -> Zone:
    if _knows_sheriff(table, seat):
        card = table.sheriff
        piece = Piece("sheriff:card", f"card-{CARD.words[card]}", face=faces.card(card))
    else:
        piece = Piece("sheriff:card", "card-back", marks=("down",))
    return Zone("zone:sheriff", "stack", "zone-sheriff", pieces=(piece,))


def _deck(table: Table) -> Zone:
    piece = Piece("deck:cards", "card-back", count=max(table.deck, 0), marks=("down",))
    facts: Facts = {"cards": table.deck}
    return Zone("zone:deck", "stack", "zone-deck", pieces=(piece,), facts=facts)


DISCARDED = tuple(
    Piece(f"discard:{word}", f"card-{word}", face=faces.card(card))
    for card, word in enumerate(CARD.words[:52])
)


def _discard(table: Table) -> Zone:
    pieces = tuple(DISCARDED[card] for card in cards_of(table.discard))
    return Zone("zone:discard", "pool", "zone-discard", pieces=pieces)


def _open_bounties(table: Table) -> list[tuple[str, int]]:
    found: list[tuple[str, int]] = []
    for place in range(OPEN_BOUNTIES):
        bounty = ((table.bounties >> (4 * place)) & 15) - 1
        stars = BOUNTY_LATER if (table.claimed >> place) & 1 else BOUNTY_FIRST
        if bounty >= 0:
            found.append((BOUNTY.words[bounty], stars))
    return found


def _bounties(table: Table) -> Zone:
    pieces: list[Piece] = []
    sheets = table.publics()
    for place, (word, stars) in enumerate(_open_bounties(table)):
        scored = ",".join([str(sheet.seat + 1) for sheet in sheets if (sheet.scored >> place) & 1])
        facts: Facts = {"stars": stars, "scored": scored}
        marks = ("spent",) if stars == BOUNTY_LATER else ()
        pieces.append(
            Piece(f"bounty:{word}", f"bounty-{word}", face=f"{stars}star", marks=marks, facts=facts)
        )
    return Zone("zone:bounties", "row", "zone-bounties", pieces=tuple(pieces))


def _cowbot(table: Table) -> Zone:
    word = COWBOT.words[table.cowbot]
    facts: Facts = {
        "stolen": count_cards(table.stolen),
        "score": scoring.cowbot_score(table),
    }
    marks = ("active",) if table.flipped == 3 and table.is_active(table.sheets[0]) else ()
    piece = Piece(f"cowbot:{word}", f"cowbot-{word}", marks=marks, facts=facts)
    return Zone("zone:cowbot", "row", "zone-cowbot", pieces=(piece,), facts=facts)
