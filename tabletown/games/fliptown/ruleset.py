"""The numbers and options in force at one table of Fliptown, and the components made of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletown.core.edition import Section
from tabletown.games.fliptown.achievements import Feats
from tabletown.games.fliptown.badlands import Row
from tabletown.games.fliptown.bounties import BOUNTY_CLASSES, Bounty, MostWanted, Riches
from tabletown.games.fliptown.characters import CAST, Character
from tabletown.games.fliptown.cowbots import Cowbot
from tabletown.games.fliptown.edition import GUNS, HANDS, REWARDS, ROWS
from tabletown.games.fliptown.marks import BIT
from tabletown.games.fliptown.mine import Ways
from tabletown.games.fliptown.options import COWBOT_CHOICES, OPTIONS
from tabletown.games.fliptown.rewards import Reward, optional
from tabletown.games.fliptown.stars import FROM_CEMETERY, FROM_MINE, FROM_TRAIL
from tabletown.games.fliptown.town import (
    STREET,
    BailBonds,
    Bank,
    Building,
    Hotel,
    Land,
    SheriffsOffice,
    Undertaker,
)
from tabletown.games.fliptown.value_card import ALL_VALUES
from tabletown.games.fliptown.verbs import (
    BOUNTY,
    BUILDING,
    CEMETERY,
    CHAMBER,
    CHARACTER,
    COWBOT,
    ITEM,
    LAST_VALUE,
    MINE,
    NO_COWBOT,
    STONE,
    STOP,
    TRAIL,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

NO_SILVER: Final = ""


class Ruleset:
    """Every number and option in force at a table; shared by positions, never changed."""

    def __init__(self, book: Section, options: list[int]) -> None:
        """Read all of *book*; *options* are numbers in their declared order."""
        self.options: list[int] = options
        chosen = {spec.key: options[place] for place, spec in enumerate(OPTIONS)}
        self.has_characters: bool = chosen["characters"] != 0
        self.is_holdem: bool = chosen["holdem"] != 0
        self.is_competitive: bool = chosen["competitive"] != 0
        """Whether only the best hand is paid."""
        cowbot = COWBOT_CHOICES[chosen["cowbot"]]
        self.is_random_cowbot: bool = cowbot == "random"
        self.first_cowbot: i64 = COWBOT.numbers.get(cowbot, NO_COWBOT)
        self.level: i64 = chosen["difficulty"]
        """0 easy, 1 normal, 2 hard."""
        self.is_random_solo: bool = chosen["random_solo"] != 0
        self.has_joker: bool = chosen["random_jokers"] != 0
        """Whether a joker is among the cards of the random solo setup."""
        self.is_dodge_allowed: bool = chosen["cowbot_gold_dodge"] != 0
        """Whether another suit for gold puts the cowbot to sleep."""
        self.is_exact: bool = chosen["pickaxe_exact"] != 0
        """Whether free steps of the value card must be taken whole."""
        self.are_shields_optional: bool = chosen["shields_optional"] != 0
        self.is_standard_poker: bool = chosen["standard_poker"] != 0
        """Whether equal hands compare their largest groups first."""
        self.is_by_source: bool = chosen["b12_by_source"] != 0
        """Whether a bonus action counts for the region where its icon is printed."""
        self.is_silver_forbidden: bool = chosen["achievement_10"] != 0
        """Whether achievement 10 means silver stars instead of pans."""

        # Start, length, tools
        self.start_cash: i64 = book.section("start").number("cash")
        self.start_gold: i64 = book.section("start").number("gold")
        self.rounds: i64 = book.section("length").number("rounds")
        self.turns: i64 = book.section("length").number("turns")
        """In a round."""
        self.lineup: i64 = book.section("length").number("lineup")
        """Cards of a line-up."""
        self.most_pans: i64 = book.section("caps").number("pan")
        self.most_hammers: i64 = book.section("caps").number("hammer")
        guns = [book.section("guns").section(name) for name in GUNS]
        self.pistol: i64 = [gun.number("pistol") for gun in guns][chosen["gun_bonus"]]
        """What the gun adds to a robbery card."""
        self.rifle: i64 = [gun.number("rifle") for gun in guns][chosen["gun_bonus"]]
        modify = book.section("modify")
        self.suit_price: i64 = modify.number("suit")
        """Gold for another suit."""
        self.step_price: i64 = modify.number("step")
        """Gold for each step of the value card."""
        self.horse_steps: i64 = modify.number("trail-horse")
        self.pickaxe_steps: i64 = modify.number("pickaxe")
        self.bandana: i64 = modify.number("bandana")
        """How much Wanted of a robbery a bandana spares."""

        # The map
        stops = book.section("stop")
        self.stops: list[Reward] = [
            Reward(stops.section(key), TRAIL, FROM_TRAIL) for key in STOP.words
        ]
        self.rows: list[Row] = [Row(book.section("row").section(key)) for key in ROWS]
        """The Badlands."""
        self.row_of: list[Row] = [self.rows[0]] * (LAST_VALUE + 1)
        """By the value of a target; so is the next one."""
        self.target_cash: list[int] = [0] * (LAST_VALUE + 1)
        for row in self.rows:
            for value, cash in zip(row.values, row.cash, strict=True):
                self.row_of[value] = row
                self.target_cash[value] = cash
        self.all_targets: i64 = sum(row.mask for row in self.rows)
        self.rows_robbed: bytes = bytes(
            sum(1 for row in self.rows if targets & row.mask) for targets in range(ALL_VALUES + 1)
        )
        """In how many rows something has been robbed, by the circled targets."""
        chambers = [book.section("chamber").section(key) for key in CHAMBER.words]
        self.chambers: list[Reward] = [Reward(chamber, MINE, FROM_MINE) for chamber in chambers]
        self.silver: list[str] = [
            chamber.word("silver") if chamber.has("silver") else NO_SILVER for chamber in chambers
        ]
        """By chamber, which kind of site its silver stars count; NO_SILVER for most."""
        self.silver_chambers: list[int] = [
            room for room in range(len(chambers)) if self.silver[room] != NO_SILVER
        ]
        self.all_silver: i64 = sum(BIT[room] for room in self.silver_chambers)
        self.ways: Ways = Ways(book.section("way"))
        self.grave_wanted: i64 = book.section("cemetery").number("wanted")
        self.first_graves: i64 = sum(
            BIT[stone - 1] for stone in book.section("cemetery").numbers("circled")
        )
        rewards = book.section("reward")
        self.rewards: list[Reward] = [
            Reward(rewards.section(key), CEMETERY, FROM_CEMETERY) for key in REWARDS
        ]
        self.reward_ends: list[list[int]] = [
            [int(stone) - 1 for stone in key.split("-")] for key in REWARDS
        ]
        """The two stones of each reward."""
        self.reward_stones: list[int] = [BIT[one] | BIT[two] for one, two in self.reward_ends]
        self.rewards_beside: list[list[int]] = [
            [place for place in range(len(REWARDS)) if stone in self.reward_ends[place]]
            for stone in range(STONE.size())
        ]
        """By stone, the rewards beside it."""

        # The town
        buildings = {building.word: building for building in STREET}
        self.street: list[Building] = [
            buildings.get(key, Building)(book.section("building").section(key), place)
            for place, key in enumerate(BUILDING.words)
        ]
        self.star_roofs: i64 = sum(
            BIT[place] for place in range(len(self.street)) if self.street[place].stars
        )
        undertaker = self.street[BUILDING.numbers[Undertaker.word]]
        assert isinstance(undertaker, Undertaker)
        self.shovel_stars: i64 = undertaker.shovel_stars
        bank = self.street[BUILDING.numbers[Bank.word]]
        assert isinstance(bank, Bank)
        self.bank: Bank = bank
        hotel = self.street[BUILDING.numbers[Hotel.word]]
        assert isinstance(hotel, Hotel)
        self.hotel_track: bytes = hotel.track
        bail_bonds = self.street[BUILDING.numbers[BailBonds.word]]
        assert isinstance(bail_bonds, BailBonds)
        self.bail_bonds: BailBonds = bail_bonds
        office = self.street[BUILDING.numbers[SheriffsOffice.word]]
        assert isinstance(office, SheriffsOffice)
        self.office: SheriffsOffice = office
        items = [book.section("item").section(key) for key in ITEM.words]
        self.item_price: list[int] = [item.number("price") for item in items]
        self.item_stars: list[int] = [optional(item, "stars") for item in items]
        self.land: Land = Land(book.section("land"))

        # Poker, work, Sheriff, score
        pay = [book.section("poker").numbers(key) for key in HANDS]
        self.hand_cash: list[int] = [cash for cash, _ in pay]
        self.hand_stars: list[int] = [stars for _, stars in pay]
        self.work_gold: i64 = book.section("work").number("gold")
        """What each pan brings in a round."""
        self.work_cash: i64 = book.section("work").number("cash")
        """What each hammer brings in a round."""
        self.arrest_cash: list[int] = book.section("arrest").numbers("cash")
        """What an arrest costs, by round."""
        self.arrest_stars: list[int] = book.section("arrest").numbers("stars")
        self.always_arrested: i64 = book.section("arrest").number("always")
        """Wanted from which on no card and no cash helps."""
        self.cash_per_point: i64 = book.section("score").number("cash")
        self.gold_per_point: i64 = book.section("score").number("gold")
        ranks = book.section("rank")
        self.rank_from: list[list[int]] = [
            ranks.numbers(key) for key in ("standard", "variant", "both")
        ]
        """Lowest scores of the ranks after the first, by how many variants are played."""
        self.title_from: list[int] = book.section("title").numbers("wanted")
        """Lowest Wanted of the titles after the first."""

        # Characters, bounties, cowbots
        classes = {character.word: character for character in CAST}
        self.cast: list[Character] = [
            classes.get(key, Character)(book.section("character").section(key))
            for key in CHARACTER.words
        ]
        claim = book.section("claim")
        self.first_stars: i64 = claim.number("first")
        """What a bounty gives those who meet it first."""
        self.later_stars: i64 = claim.number("later")
        self.open_bounties: i64 = claim.number("open")
        """How many bounties are posted."""
        kinds = {bounty.word: bounty for bounty in BOUNTY_CLASSES}
        self.bounties: list[Bounty] = [
            kinds[key](book.section("bounty").section(key)) for key in BOUNTY.words
        ]
        riches = self.bounties[BOUNTY.numbers[Riches.word]]
        assert isinstance(riches, Riches)
        self.riches: Riches = riches
        most_wanted = self.bounties[BOUNTY.numbers[MostWanted.word]]
        assert isinstance(most_wanted, MostWanted)
        self.most_wanted: MostWanted = most_wanted
        self.cowbots: list[Cowbot] = [
            Cowbot(book.section("cowbot").section(key)) for key in COWBOT.words
        ]
        self.stolen_points: list[int] = book.section("level").numbers("card")
        """What a stolen card scores for the cowbot, by level."""
        self.scored_regions: list[int] = book.section("level").numbers("regions")
        """How many regions it scores, by level."""
        weight = book.section("weight")
        self.uncircled_points: list[int] = weight.numbers("uncircled")
        """What an uncircled site scores for it, by the place of the region in its order."""
        self.character_points: i64 = weight.number("character")
        self.holdem_points: i64 = weight.number("holdem")
        self.feats: Feats = Feats(book.section("achievement"))
