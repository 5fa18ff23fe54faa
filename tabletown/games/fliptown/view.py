"""What a seat sees of Fliptown, built up from nothing; questions, options and results for people.

Rivals' sheets show as they stood when the running stage began, so that waiting gains nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import TYPE_CHECKING

from tabletown.core.agenda import pack, question_of
from tabletown.core.view import Facts, Piece, Standing, View, Zone
from tabletown.games.fliptown import action, faces, lineup, scoring, verbs
from tabletown.games.fliptown.action import ASK_REGION
from tabletown.games.fliptown.belongings import WORDS
from tabletown.games.fliptown.cards import UNSEEN
from tabletown.games.fliptown.edition import HANDS
from tabletown.games.fliptown.faces import faces_of
from tabletown.games.fliptown.lineup import ASK_SUIT, ASK_VALUE
from tabletown.games.fliptown.marks import BIT, bit_count, bits_of
from tabletown.games.fliptown.mine import ENTRANCE
from tabletown.games.fliptown.poker import unpack
from tabletown.games.fliptown.questions import STAGE_KEYS
from tabletown.games.fliptown.regions import REGIONS, SITES
from tabletown.games.fliptown.ruleset import Ruleset
from tabletown.games.fliptown.sheet import CARDS_ASSIGNED, NOBODY
from tabletown.games.fliptown.sites import MAIN_ACTION
from tabletown.games.fliptown.verbs import (
    BADLANDS,
    BOUNTY,
    BUILDING,
    CARD,
    CHAMBER,
    CHARACTER,
    COWBOT,
    MINE,
    RANKS,
    REGION,
    SLOT,
    TOWN,
    VERBS,
)
from tabletown.games.fliptown.zones import SITE_DOMAINS, sheet_zones

if TYPE_CHECKING:
    from tabletown.games.fliptown.sheet import Sheet
    from tabletown.games.fliptown.state import Fliptown


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
    """The pay state, best hand first: hand, cash, stars."""
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


def _range(mask: int) -> str:
    values = bits_of(mask)
    low, high = RANKS[values[0]].upper(), RANKS[values[-1]].upper()
    return low if low == high else f"{low}–{high}"


@cache
def chart(ruleset: Ruleset) -> Chart:
    """What is printed on every map under *ruleset*, made once."""
    ways = ruleset.ways
    return Chart(
        ways=tuple(
            ("" if above == ENTRANCE else CHAMBER.words[above], CHAMBER.words[below], _range(mask))
            for above, below, mask in zip(ways.above, ways.below, ways.values, strict=True)
        ),
        rows=tuple(faces_of(ruleset).rows),
        pay=tuple(
            (word, ruleset.hand_cash[hand], ruleset.hand_stars[hand])
            for hand, word in reversed([*enumerate(HANDS)])
        ),
        nights=tuple(ruleset.hotel_track[1:]),
        arrests=tuple(zip(ruleset.arrest_cash, ruleset.arrest_stars, strict=True)),
    )


def sheet_for(state: Fliptown, owner: int, seat: int) -> Sheet:
    """The sheet of *owner* as *seat* sees it."""
    if owner == seat or state.seats == 1 or not state.due:
        return state.sheets[owner]
    return state.public(owner)


def observe(state: Fliptown, seat: int) -> View:
    """All that *seat* may know."""
    zones = [_lineup(state, seat), _sheriff(state, seat), _deck(state), _discard(state)]
    if state.bounties:
        zones.append(_bounties(state))
    if state.has_cowbot():
        zones.append(_cowbot(state))
    standings: list[Standing] = []
    order = [owner for owner in range(len(state.sheets)) if owner == seat]
    order += [owner for owner in range(len(state.sheets)) if owner != seat]
    for owner in order:
        sheet = sheet_for(state, owner, seat)
        zones += sheet_zones(state, sheet, seat)
    for owner in range(len(state.sheets)):
        sheet = sheet_for(state, owner, seat)
        facts: Facts = {
            "stars": sheet.stars,
            "cash": sheet.cash,
            "gold": sheet.gold,
            "wanted": sheet.wanted,
            "pans": sheet.pans,
            "hammers": sheet.hammers,
        }
        standings.append(Standing(owner, scoring.score(state.ruleset, sheet), facts))
    turns = state.ruleset.turns
    number = min(state.round * turns + min(state.turn, turns - 1) + 1, state.ruleset.rounds * turns)
    return View(seat, number, tuple(standings), tuple(zones), _scene(state, seat))


def _round_and_turn(state: Fliptown) -> tuple[int, int]:
    """The running round and turn, from 1; after the end the last ones."""
    ruleset = state.ruleset
    return min(state.round, ruleset.rounds - 1) + 1, min(state.turn, ruleset.turns - 1) + 1


def _scene(state: Fliptown, seat: int) -> FliptownScene:
    sheriff = CARD.words[state.sheriff] if _knows_sheriff(state, seat) else ""
    lone = state.sheets[0]
    sheets = [
        _sheet_scene(state, sheet_for(state, owner, seat), seat)
        for owner in range(len(state.sheets))
    ]
    bot = state.has_cowbot()
    round_, turn = _round_and_turn(state)
    return FliptownScene(
        round=round_,
        turn=turn,
        stage=state.stage(),
        lineup=tuple(CARD.words[state.slot(slot)] for slot in range(state.flipped)),
        sheriff=sheriff,
        deck=state.deck,
        discard=tuple(CARD.words[card] for card in bits_of(state.discard)),
        bounties=tuple(_open_bounties(state)),
        cowbot=COWBOT.words[state.cowbot] if bot else "",
        stolen=bit_count(state.stolen),
        cowbot_score=scoring.cowbot_score(state),
        active=bot and _is_laid(state) and state.is_active(lone),
        sheets=tuple(sheets),
        reach=_reach(state, seat),
        chart=chart(state.ruleset),
    )


def _is_laid(state: Fliptown) -> bool:
    """Whether the whole line-up lies there."""
    return state.flipped == state.ruleset.lineup


def _asked(sheet: Sheet) -> int:
    """The number of the question on top of a sheet's agenda; 0 for none."""
    return question_of(sheet.top)


def _reach(state: Fliptown, seat: int) -> tuple[Reach, ...]:
    """Every assignment still open to *seat*, tried out on a copy."""
    if seat >= len(state.sheets):
        return ()
    sheet = state.sheets[seat]
    asked = _asked(sheet)
    if asked == ASK_REGION.number:
        return (_reached(state.clone(), sheet),)
    if asked not in (ASK_SUIT.number, ASK_VALUE.number):
        return ()
    slots = [sheet.suit_slot]
    if asked == ASK_SUIT.number:
        suits = ASK_SUIT.answers(state, sheet.top)
        slots = [one - verbs.SUIT for one in suits if verbs.is_among(one, verbs.SUIT, SLOT.size())]
    trial = state.clone()
    found: list[Reach] = []
    for slot in slots:
        with_suit = trial.sheets[seat] = sheet.clone()
        with_suit.suit_slot = slot
        for value in ASK_VALUE.answers(trial, sheet.top):
            assigned = with_suit.clone()
            lineup.assign(trial, assigned, value - verbs.VALUE)
            found.append(_reached(trial, assigned))
    return tuple(found)


@lru_cache
def _site_ref(action: int) -> str:
    """What the page lights up for a site."""
    verb = VERBS.verb(action)
    return f"{verb.domains[0].name}:{verb.domains[0].word(VERBS.args(action)[0])}"


def _reached(trial: Fliptown, sheet: Sheet) -> Reach:
    """The sites open to the main action and their whole price in gold; *trial* is spoilt."""
    seat = sheet.seat
    trial.sheets[seat] = sheet
    item = pack(ASK_REGION.number, seat)
    found: list[tuple[str, str, int]] = []
    for going in ASK_REGION.answers(trial, item):
        if not verbs.is_among(going, verbs.GO, REGIONS):
            continue
        region = going - verbs.GO
        there = trial.sheets[seat] = sheet.clone()
        action.go(trial, there, region)
        spent = sheet.gold - there.gold
        site_item = pack(SITES[region].number, seat, MAIN_ACTION)
        for site in SITES[region].answers(trial, site_item):
            cost = spent + SITES[region].cost(trial, site_item, site)
            found.append((REGION.words[region], _site_ref(site), cost))
        trial.sheets[seat] = sheet
    return Reach(SLOT.words[sheet.suit_slot], SLOT.words[sheet.value_slot], tuple(found))


@lru_cache(maxsize=2048)
def _words(region: int, mask: int) -> tuple[str, ...]:
    return tuple(SITE_DOMAINS[region].words[place] for place in bits_of(mask))


@lru_cache(maxsize=2048)
def _numbers(mask: int) -> tuple[int, ...]:
    return tuple(place + 1 for place in bits_of(mask))


@lru_cache(maxsize=2048)
def _items(mask: int) -> tuple[str, ...]:
    return tuple(WORDS[place] for place in bits_of(mask))


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


def _sheet_scene(state: Fliptown, sheet: Sheet, seat: int) -> SheetScene:
    own = sheet.seat == seat or len(state.sheets) == 1
    stage = state.stage()
    is_own_turn = own and stage == "turn"
    is_turn = is_own_turn and sheet.step >= CARDS_ASSIGNED
    has_suit = is_turn or (is_own_turn and _asked(sheet) == ASK_VALUE.number)
    is_paid = STAGE_KEYS.index(stage) > STAGE_KEYS.index("cheat")
    done = min(state.round + is_paid, state.ruleset.rounds)
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
        targets=_words(BADLANDS, sheet.targets >> 1),
        robbed=_words(BADLANDS, sheet.robbed >> 1),
        chambers=_words(MINE, sheet.chambers),
        buildings=_words(TOWN, sheet.buildings),
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
        bonuses=_waiting(REGION.words, sheet.bonuses) if is_own_turn else (),
        effects=_waiting(BUILDING.words, sheet.effects) if is_own_turn else (),
        suit=SLOT.words[sheet.suit_slot] if has_suit else "",
        value=SLOT.words[sheet.value_slot] if is_turn else "",
        score=scoring.score(state.ruleset, sheet),
    )


# The table's own zones


def _roles(sheet: Sheet, slot: int) -> tuple[str, ...]:
    if sheet.step < CARDS_ASSIGNED:
        return ()
    if slot == sheet.suit_slot:
        return ("suit",)
    return ("value",) if slot == sheet.value_slot else ("poker",)


def _lineup(state: Fliptown, seat: int) -> Zone:
    pieces: list[Piece] = []
    is_turn = state.stage() == "turn"
    for slot in range(state.flipped):
        marks: tuple[str, ...] = ()
        reader = 0 if len(state.sheets) == 1 else seat
        if is_turn and reader < len(state.sheets):
            marks = _roles(state.sheets[reader], slot)
        card = state.slot(slot)
        ref = f"slot:{SLOT.words[slot]}"
        pieces.append(Piece(ref, f"card-{CARD.words[card]}", face=faces.card(card), marks=marks))
    round_, turn = _round_and_turn(state)
    facts: Facts = {"round": round_, "turn": turn}
    return Zone("zone:lineup", "row", "zone-lineup", pieces=tuple(pieces), facts=facts)


def _knows_sheriff(state: Fliptown, seat: int) -> bool:
    return state.sheriff != UNSEEN and bool(state.known & BIT[seat])


def _sheriff(state: Fliptown, seat: int) -> Zone:
    if _knows_sheriff(state, seat):
        card = state.sheriff
        piece = Piece("sheriff:card", f"card-{CARD.words[card]}", face=faces.card(card))
    else:
        piece = Piece("sheriff:card", "card-back", marks=("down",))
    return Zone("zone:sheriff", "stack", "zone-sheriff", pieces=(piece,))


def _deck(state: Fliptown) -> Zone:
    piece = Piece("deck:cards", "card-back", count=max(state.deck, 0), marks=("down",))
    facts: Facts = {"cards": state.deck}
    return Zone("zone:deck", "stack", "zone-deck", pieces=(piece,), facts=facts)


DISCARDED = tuple(
    Piece(f"discard:{word}", f"card-{word}", face=faces.card(card))
    for card, word in enumerate(CARD.words)
)


def _discard(state: Fliptown) -> Zone:
    pieces = tuple(DISCARDED[card] for card in bits_of(state.discard))
    return Zone("zone:discard", "pool", "zone-discard", pieces=pieces)


def _open_bounties(state: Fliptown) -> list[tuple[str, int]]:
    return [
        (BOUNTY.words[bounty], state.bounty_stars(place))
        for place, bounty in enumerate(state.bounties)
    ]


def _bounties(state: Fliptown) -> Zone:
    pieces: list[Piece] = []
    sheets = state.publics()
    for place, (word, stars) in enumerate(_open_bounties(state)):
        scored = ",".join([str(sheet.seat + 1) for sheet in sheets if (sheet.scored >> place) & 1])
        facts: Facts = {"stars": stars, "scored": scored}
        marks = ("spent",) if state.claimed & BIT[place] else ()
        pieces.append(
            Piece(f"bounty:{word}", f"bounty-{word}", face=f"{stars}star", marks=marks, facts=facts)
        )
    return Zone("zone:bounties", "row", "zone-bounties", pieces=tuple(pieces))


def _cowbot(state: Fliptown) -> Zone:
    word = COWBOT.words[state.cowbot]
    facts: Facts = {
        "stolen": bit_count(state.stolen),
        "score": scoring.cowbot_score(state),
    }
    marks = ("active",) if _is_laid(state) and state.is_active(state.sheets[0]) else ()
    piece = Piece(f"cowbot:{word}", f"cowbot-{word}", marks=marks, facts=facts)
    return Zone("zone:cowbot", "row", "zone-cowbot", pieces=(piece,), facts=facts)
