"""Every number of map and cards, baked once from the edition into tables the rules index.

Masks: stops, values and buildings use bit value - 1, chambers and stones their own order.
Regions are 0 Trail, 1 Badlands, 2 Mine, 3 Town, 4 Cemetery; 1 more stands for a bonus action
in that region and 0 for none.
"""

from __future__ import annotations

from typing import Final

from tabletown.core.edition import Section
from tabletown.games.fliptown.edition import book
from tabletown.games.fliptown.verbs import BUILDING, CHAMBER, CHARACTER, COWBOT, ITEM, PLOT, REGION

TRAIL: Final = 0
BADLANDS: Final = 1
MINE: Final = 2
TOWN: Final = 3
CEMETERY: Final = 4

BIT: Final[list[int]] = [2**power for power in range(62)]
"""Powers of two: a shift by a variable would be cut to 32 bits when compiled."""
ALL_CARDS: Final = 2**52 - 1
SUIT_OF: Final[bytes] = bytes(card // 13 for card in range(52))
VALUE_OF: Final[bytes] = bytes(card % 13 + 1 for card in range(52))


def _count_table(bits: int) -> bytes:
    counts = [0]
    for _ in range(bits):
        counts += [count + 1 for count in counts]
    return bytes(counts)


COUNT: Final[bytes] = _count_table(14)
"""How many bits are set, for masks of up to 14 bits."""


def _optional(table: Section, key: str) -> int:
    return table.number(key) if table.has(key) else 0


def _bonus(table: Section) -> int:
    return 1 + REGION.numbers[table.word("bonus")] if table.has("bonus") else 0


def _column(tables: list[Section], key: str) -> bytes:
    """Numbers under *key* of every table, from index 1 on."""
    return bytes([0] + [_optional(table, key) for table in tables])


BOOK: Final = book()

# Start, length, tools
START_CASH: Final[int] = BOOK.section("start").number("cash")
START_GOLD: Final[int] = BOOK.section("start").number("gold")
ROUNDS: Final[int] = BOOK.section("length").number("rounds")
TURNS: Final[int] = BOOK.section("length").number("turns")
LINEUP: Final[int] = BOOK.section("length").number("lineup")
MOST_PANS: Final[int] = BOOK.section("caps").number("pan")
MOST_HAMMERS: Final[int] = BOOK.section("caps").number("hammer")
_GUNS: Final = BOOK.section("guns")
GUN_NAMES: Final[list[str]] = _GUNS.keys()
PISTOL: Final[bytes] = bytes(_GUNS.section(name).number("pistol") for name in GUN_NAMES)
RIFLE: Final[bytes] = bytes(_GUNS.section(name).number("rifle") for name in GUN_NAMES)
"""What the guns add, by the option's number."""
_MODIFY: Final = BOOK.section("modify")
SUIT_PRICE: Final[int] = _MODIFY.number("suit")
STEP_PRICE: Final[int] = _MODIFY.number("step")
HORSE_STEPS: Final[int] = _MODIFY.number("trail-horse")
PICKAXE_STEPS: Final[int] = _MODIFY.number("pickaxe")
BANDANA: Final[int] = _MODIFY.number("bandana")

# Trail, indexed by stop 1 to 13
_STOPS: Final = [BOOK.section("stop").section(str(stop)) for stop in range(1, 14)]
STOP_STARS: Final[bytes] = _column(_STOPS, "stars")
STOP_WANTED: Final[bytes] = _column(_STOPS, "wanted")
STOP_CASH: Final[bytes] = _column(_STOPS, "cash")
STOP_GOLD: Final[bytes] = _column(_STOPS, "gold")
STOP_WIPE: Final[bytes] = _column(_STOPS, "wipe")
STOP_TOOL: Final[bytes] = _column(_STOPS, "tool")
STOP_BONUS: Final[bytes] = bytes([0] + [_bonus(stop) for stop in _STOPS])

# Badlands, indexed by value 2 to 13
ROWS: Final[list[str]] = BOOK.section("row").keys()
_ROWS: Final = [BOOK.section("row").section(name) for name in ROWS]
_ROW_VALUES: Final = [row.numbers("values") for row in _ROWS]


def _by_value(amounts: list[list[int]]) -> bytes:
    found = [0] * 14
    for values, row in zip(_ROW_VALUES, amounts, strict=True):
        for value, amount in zip(values, row, strict=True):
            found[value] = amount
    return bytes(found)


TARGET_WANTED: Final[bytes] = _by_value([[row.number("wanted")] * 3 for row in _ROWS])
TARGET_STARS: Final[bytes] = _by_value([[row.number("stars")] * 3 for row in _ROWS])
TARGET_CASH: Final[bytes] = _by_value([row.numbers("cash") for row in _ROWS])
ROW_OF: Final[bytes] = _by_value([[index] * 3 for index in range(len(_ROWS))])
ROW_MASK: Final[list[int]] = [sum(BIT[value - 1] for value in values) for values in _ROW_VALUES]
ROW_BONUS: Final[bytes] = bytes(_bonus(row) for row in _ROWS)
ALL_TARGETS: Final[int] = sum(ROW_MASK)

# Mine, indexed by chamber 0 to 13
_CHAMBERS: Final = [BOOK.section("chamber").section(name) for name in CHAMBER.words]
CHAMBER_STARS: Final[bytes] = _column(_CHAMBERS, "stars")[1:]
CHAMBER_GOLD: Final[bytes] = _column(_CHAMBERS, "gold")[1:]
CHAMBER_WANTED: Final[bytes] = _column(_CHAMBERS, "wanted")[1:]
CHAMBER_PAN: Final[bytes] = _column(_CHAMBERS, "pan")[1:]
CHAMBER_HAMMER: Final[bytes] = _column(_CHAMBERS, "hammer")[1:]
CHAMBER_BONUS: Final[bytes] = bytes(_bonus(chamber) for chamber in _CHAMBERS)
SILVER_KINDS: Final[list[str]] = ["", "stone", "building", "chamber", "stop", "target"]
CHAMBER_SILVER: Final[bytes] = bytes(
    SILVER_KINDS.index(chamber.word("silver")) if chamber.has("silver") else 0
    for chamber in _CHAMBERS
)
SILVER_CHAMBERS: Final[list[int]] = [room for room in range(14) if CHAMBER_SILVER[room]]
_WAYS: Final = BOOK.section("way")
ENTRANCE: Final = 14


def _ways() -> list[list[int]]:
    """Every way down: from, to, and the mask of values that take it."""
    found: list[list[int]] = []
    places = [*CHAMBER.words, "entrance"]
    for name in [*_WAYS.data]:
        if name in ("source", "sources"):
            continue
        above, below = name.split("-")
        low, high = _WAYS.numbers(name)
        mask = sum(BIT[value - 1] for value in range(low, high + 1))
        found.append([places.index(above), places.index(below), mask])
    return found


WAYS: Final[list[list[int]]] = _ways()
WAY_FROM: Final[bytes] = bytes(way[0] for way in WAYS)
WAY_TO: Final[bytes] = bytes(way[1] for way in WAYS)
WAY_VALUES: Final[list[int]] = [way[2] for way in WAYS]

# Town, indexed by building 1 to 13
_BUILDINGS: Final = [BOOK.section("building").section(name) for name in BUILDING.words]
ROOF_STARS: Final[bytes] = _column(_BUILDINGS, "stars")
ROOF_BONUS: Final[bytes] = bytes([0] + [_bonus(building) for building in _BUILDINGS])
ROOF_STAR_MASK: Final[int] = sum(BIT[value - 1] for value in range(1, 14) if ROOF_STARS[value])
BANK: Final = 2
HIDEOUT: Final = 3
CHURCH: Final = 6
HOTEL: Final = 7
SALOON: Final = 12
CLUB: Final = 13
PRICE: Final[bytes] = _column(_BUILDINGS, "price")
MOST: Final[bytes] = _column(_BUILDINGS, "most")
SHOVEL_STARS: Final[int] = _BUILDINGS[0].number("shovel-stars")
BANK_PAYOUT: Final[bytes] = bytes(_BUILDINGS[1].numbers("payout"))
HOTEL_TRACK: Final[bytes] = bytes([0, *_BUILDINGS[6].numbers("track")])
LAND_COMPLETE: Final[int] = _BUILDINGS[7].number("complete")
BAIL_CASH: Final[int] = _BUILDINGS[9].number("cash")
BAIL_GOLD: Final[int] = _BUILDINGS[9].number("gold")
BAIL_WIPE: Final[int] = _BUILDINGS[9].number("wipe")
OFFICE_STAR: Final[int] = _BUILDINGS[10].number("star")
OFFICE_WIPE: Final[int] = _BUILDINGS[10].number("wipe")

# Items: bit numbers in the sheet's mask; the first seven are for sale
WORK_HORSE: Final = 1
TRAIL_HORSE: Final = 2
STORE_PAN: Final = 4
PICKAXE: Final = 8
BANDANA_ITEM: Final = 16
PISTOL_ITEM: Final = 32
RIFLE_ITEM: Final = 64
PROTECTION: Final = 128
SHOVEL: Final = 256
BANK_RED: Final = 512
BANK_BLACK: Final = 1024
OUTLAWS: Final = 2048
"""The jack; the queen and the king are the next two bits."""
ITEM_WORDS: Final[list[str]] = [
    *ITEM.words,
    "protection",
    "shovel",
    "bank-red",
    "bank-black",
    "outlaw-j",
    "outlaw-q",
    "outlaw-k",
]
_ITEMS: Final = [BOOK.section("item").section(name) for name in ITEM.words]
ITEM_PRICE: Final[bytes] = bytes(item.number("price") for item in _ITEMS)
ITEM_STARS: Final[bytes] = bytes(_optional(item, "stars") for item in _ITEMS)

# Land office: grid squares 0 to 8
_LAND: Final = BOOK.section("land")
LAND_VALUE: Final[bytes] = bytes(_LAND.numbers("grid"))
_SHAPE_PRICE: Final = {name: _LAND.number(name) for name in ("domino", "bar", "corner")}
PLOT_MASK: Final[list[int]] = [
    sum(BIT[int(cell) - 1] for cell in word.split("-")[1]) for word in PLOT.words
]
PLOT_PRICE: Final[bytes] = bytes(_SHAPE_PRICE[word.split("-")[0]] for word in PLOT.words)
PLOT_STARS: Final[bytes] = bytes(
    sum(LAND_VALUE[int(cell) - 1] for cell in word.split("-")[1]) for word in PLOT.words
)
CHEAPEST_PLOT: Final[int] = min(_SHAPE_PRICE.values())
WHOLE_LAND: Final = 511

# Cemetery: stones 0 to 8, rewards between neighbours
GRAVE_WANTED: Final[int] = BOOK.section("cemetery").number("wanted")
FIRST_GRAVES: Final[int] = sum(
    BIT[stone - 1] for stone in BOOK.section("cemetery").numbers("circled")
)
ALL_GRAVES: Final = 511
_REWARDS: Final = BOOK.section("reward")
REWARD_WORDS: Final[list[str]] = _REWARDS.keys()
REWARD_STARS: Final[bytes] = bytes(_optional(_REWARDS.section(w), "stars") for w in REWARD_WORDS)
REWARD_GOLD: Final[bytes] = bytes(_optional(_REWARDS.section(w), "gold") for w in REWARD_WORDS)
REWARD_CASH: Final[bytes] = bytes(_optional(_REWARDS.section(w), "cash") for w in REWARD_WORDS)
REWARD_PAN: Final[bytes] = bytes(_optional(_REWARDS.section(w), "pan") for w in REWARD_WORDS)
REWARD_HAMMER: Final[bytes] = bytes(_optional(_REWARDS.section(w), "hammer") for w in REWARD_WORDS)
REWARD_BONUS: Final[bytes] = bytes(_bonus(_REWARDS.section(w)) for w in REWARD_WORDS)
REWARD_ENDS: Final[list[list[int]]] = [
    [int(stone) - 1 for stone in word.split("-")] for word in REWARD_WORDS
]


def _beside() -> list[list[int]]:
    """For each stone its rewards, each packed as reward * 16 + the other stone."""
    found: list[list[int]] = [[] for _ in range(9)]
    for reward, (one, two) in enumerate(REWARD_ENDS):
        found[one].append(reward * 16 + two)
        found[two].append(reward * 16 + one)
    return found


REWARDS_BESIDE: Final[list[list[int]]] = _beside()

# Poker, work, sheriff, score
HANDS: Final[list[str]] = [
    "nothing",
    "pair",
    "two-pair",
    "three-of-a-kind",
    "straight",
    "flush",
    "full-house",
] + ["four-of-a-kind", "straight-flush", "royal-flush"]
_POKER: Final = BOOK.section("poker")
HAND_CASH: Final[bytes] = bytes(_POKER.numbers(name)[0] for name in HANDS)
HAND_STARS: Final[bytes] = bytes(_POKER.numbers(name)[1] for name in HANDS)
WORK_GOLD: Final[int] = BOOK.section("work").number("gold")
WORK_CASH: Final[int] = BOOK.section("work").number("cash")
ARREST_CASH: Final[bytes] = bytes(BOOK.section("arrest").numbers("cash"))
ARREST_STARS: Final[bytes] = bytes(BOOK.section("arrest").numbers("stars"))
ALWAYS_ARRESTED: Final[int] = BOOK.section("arrest").number("always")
CASH_PER_POINT: Final[int] = BOOK.section("score").number("cash")
GOLD_PER_POINT: Final[int] = BOOK.section("score").number("gold")
RANK_FROM: Final[list[list[int]]] = [
    BOOK.section("rank").numbers(name) for name in ("standard", "variant", "both")
]
TITLE_FROM: Final[list[int]] = BOOK.section("title").numbers("wanted")

# Characters, by their order; 14 is nobody
TRAILBLAZER: Final = 0
CHEAT: Final = 1
PROSPECTOR: Final = 2
SETTLER: Final = 3
BANDIT: Final = 4
MARSHAL: Final = 5
PREACHER: Final = 6
MINER: Final = 7
RANCH_HAND: Final = 8
GRAVE_ROBBER: Final = 9
MAN_IN_BLACK: Final = 10
BARONESS: Final = 11
MAYOR: Final = 12
WILD_CARD: Final = 13
NOBODY: Final = 14
_CAST: Final = [BOOK.section("character").section(name) for name in CHARACTER.words]
CAST_CARD: Final[bytes] = bytes(person.number("card") for person in _CAST)
CAST_CASH: Final[bytes] = bytes(person.number("cash") for person in _CAST)
CAST_GOLD: Final[bytes] = bytes(person.number("gold") for person in _CAST)
CAST_STARS: Final[bytes] = bytes(_optional(person, "stars") for person in _CAST)
CAST_WANTED: Final[bytes] = bytes(_optional(person, "wanted") for person in _CAST)
CAST_PANS: Final[bytes] = bytes(_optional(person, "pan") for person in _CAST)
CAST_HAMMERS: Final[bytes] = bytes(_optional(person, "hammer") for person in _CAST)
CAST_SHOVEL: Final[bytes] = bytes(_optional(person, "shovel") for person in _CAST)
CAST_JOKERS: Final[bytes] = bytes(_optional(person, "jokers") for person in _CAST)
CAST_WIPE: Final[bytes] = bytes(_optional(person, "wipe") for person in _CAST)
CAST_REGION: Final[bytes] = bytes([1, 0, 0, 4, 2, 0, 0, 3, 0, 5, 0, 0, 0, 0, 0])
"""The region of a character's own bonus action, plus one."""

# Bounties
_CLAIM: Final = BOOK.section("claim")
BOUNTY_FIRST: Final[int] = _CLAIM.number("first")
BOUNTY_LATER: Final[int] = _CLAIM.number("later")
OPEN_BOUNTIES: Final[int] = _CLAIM.number("open")
_BOUNTY: Final = BOOK.section("bounty")
BOUNTY_SITES: Final[int] = _BOUNTY.section("four-regions").number("sites")
BOUNTY_STOPS: Final[int] = sum(
    BIT[stop - 1] for stop in _BOUNTY.section("trail-bonuses").numbers("stops")
)
BOUNTY_TOOLS: Final[int] = _BOUNTY.section("tools").number("tools")
BOUNTY_ROOFS: Final[int] = _BOUNTY.section("roof-stars").number("roofs")
BOUNTY_MINE_GOLD: Final[int] = _BOUNTY.section("mine-gold").number("gold")
BOUNTY_ROWS: Final[int] = _BOUNTY.section("every-robbery").number("rows")
BOUNTY_STONES: Final[int] = _BOUNTY.section("tombstones").number("stones")
BOUNTY_LAST_STOP: Final[int] = BIT[_BOUNTY.section("end-of-trail").number("stop") - 1]
BOUNTY_OUTLAWS: Final[int] = _BOUNTY.section("end-of-trail").number("outlaws")
BOUNTY_WANTED: Final[int] = _BOUNTY.section("most-wanted").number("wanted")
BOUNTY_ICONS: Final[int] = _BOUNTY.section("outfit").number("icons")
BOUNTY_CASH: Final[int] = _BOUNTY.section("riches").number("cash")
BOUNTY_GOLD: Final[int] = _BOUNTY.section("riches").number("gold")
BOUNTY_REGIONS: Final[int] = _BOUNTY.section("bonus-actions").number("regions")

# Cowbots
NO_COWBOT: Final = 4
GAINED_STAR: Final = 1
GAINED_BONUS: Final = 2
GAINED_GOLD: Final = 4
GAINED_WANTED: Final = 8
_TRIGGERS: Final = {"star": 1, "bonus": 2, "gold": 4, "wanted": 8}
_BOTS: Final = [BOOK.section("cowbot").section(name) for name in COWBOT.words]
COWBOT_SUIT: Final[bytes] = bytes(
    [REGION.numbers[bot.word("suit")] for bot in _BOTS] + [255],
)
COWBOT_TRIGGER: Final[bytes] = bytes([_TRIGGERS[bot.word("trigger")] for bot in _BOTS] + [0])
COWBOT_ORDER: Final[list[list[int]]] = [
    [REGION.numbers[name] for name in bot.words("order")] for bot in _BOTS
]
LEVEL_CARD: Final[list[int]] = BOOK.section("level").numbers("card")
LEVEL_REGIONS: Final[list[int]] = BOOK.section("level").numbers("regions")
UNCIRCLED: Final[list[int]] = BOOK.section("weight").numbers("uncircled")
COWBOT_CHARACTER: Final[int] = BOOK.section("weight").number("character")
COWBOT_HOLDEM: Final[int] = BOOK.section("weight").number("holdem")

# Achievements
_FEAT: Final = [BOOK.section("achievement").section(f"a{number}") for number in range(1, 21)]
FEAT_SITES: Final[int] = _FEAT[0].number("sites")
FEAT_TOOLS: Final[int] = _FEAT[1].number("tools")
FEAT_CLEAN: Final[int] = _FEAT[2].number("wanted")
FEAT_CHAMBERS: Final[int] = _FEAT[3].number("chambers")
FEAT_STOPS: Final[int] = sum(BIT[stop - 1] for stop in _FEAT[4].numbers("stops"))
FEAT_ROOFS: Final[int] = _FEAT[5].number("roofs")
FEAT_ROWS: Final[int] = _FEAT[6].number("rows")
FEAT_STONES: Final[int] = _FEAT[7].number("stones")
FEAT_GREAT_HAND: Final[int] = HANDS.index(_FEAT[8].word("hand"))
FEAT_NONE: Final[int] = _FEAT[9].number("most")
FEAT_CASH: Final[int] = _FEAT[10].number("cash")
FEAT_GOLD: Final[int] = _FEAT[10].number("gold")
FEAT_HAND: Final[int] = HANDS.index(_FEAT[11].word("hand"))
FEAT_HANDS: Final[int] = _FEAT[11].number("hands")
FEAT_LAWFUL: Final[int] = _FEAT[12].number("wanted")
FEAT_ARRESTS: Final[int] = _FEAT[12].number("arrests")
FEAT_COWBOTS: Final[int] = _FEAT[13].number("cowbots")
FEAT_LEVEL: Final[str] = _FEAT[14].word("level")
FEAT_STOLEN: Final[int] = _FEAT[15].number("stolen")
FEAT_OUTLAW: Final[int] = _FEAT[16].number("wanted")
FEAT_SILVER: Final[int] = _FEAT[17].number("silver")
FEAT_REGIONS: Final[int] = _FEAT[18].number("regions")
FEAT_RANK: Final[int] = _FEAT[19].number("rank")

BOOK.finish()


def _ranges() -> list[int]:
    """The values within *steps* of *value*, at index value * 14 + steps."""
    found = [0] * (14 * 14)
    for value in range(1, 14):
        for steps in range(14):
            low, high = max(1, value - steps), min(13, value + steps)
            found[value * 14 + steps] = sum(BIT[v - 1] for v in range(low, high + 1))
    return found


RANGES: Final[list[int]] = _ranges()
ALL_VALUES: Final = 0x1FFF
