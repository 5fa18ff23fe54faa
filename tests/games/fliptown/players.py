"""Two plain players for measuring the game: one random by main actions, one greedy by one step."""

from statistics import mean, stdev

from tabletown.core.agenda import about_of, question_of
from tabletown.core.options import complete
from tabletown.core.rng import Rng
from tabletown.core.state import DEALER, State
from tabletown.games.fliptown import GAME
from tabletown.games.fliptown.badlands import WAIT_RAID, gun
from tabletown.games.fliptown.regions import SITES
from tabletown.games.fliptown.sites import BONUS_ACTION
from tabletown.games.fliptown.state import Fliptown
from tabletown.games.fliptown.town import ASK_EFFECT

Plan = list[int]
SUIT, VALUE, GO = (GAME.verbs.base(key) for key in ("suit", "value", "go"))
FIRST_SITE, LAST_SITE = GAME.verbs.base("ride"), GAME.verbs.base("tool")
DECLINE, DONE, SLIP = (GAME.verbs.base(key) for key in ("decline", "done", "slip"))


def new(seats: int = 1, **options: int | str | bool) -> Fliptown:
    """The first position of a game."""
    full = complete(GAME.options, options, GAME.presets())
    GAME.check(seats, full)
    state = GAME.new(seats, full)
    assert isinstance(state, Fliptown)
    return state


def is_new_turn(state: Fliptown) -> bool:
    """Whether seat 0 is about to assign its cards."""
    return bool(state.pending() & 1) and SUIT <= state.legal(0)[0] < VALUE


def plans(state: Fliptown, gold: bool) -> list[tuple[Plan, Fliptown]]:
    """Every main action: the answers that lead to it and the position right after it."""
    found: list[tuple[Plan, Fliptown]] = []
    for suit in [action for action in state.legal(0) if SUIT <= action < VALUE]:
        one = state.clone()
        one.step(0, suit)
        values = [action for action in one.legal(0) if VALUE <= action < GO]
        if not values:  # Only one card will do, and has been taken.
            found += sites(one, [suit], gold)
        for value in values:
            two = one.clone()
            two.step(0, value)
            found += sites(two, [suit, value], gold)
    return found


def sites(state: Fliptown, plan: Plan, gold: bool) -> list[tuple[Plan, Fliptown]]:
    """The main actions after the cards are assigned; without *gold* only those for nothing."""
    found: list[tuple[Plan, Fliptown]] = []
    legal = state.legal(0)
    if not legal or not GO <= legal[0] < SLIP:
        return [(plan, state)]
    for going in [action for action in legal if GO <= action < SLIP]:
        if not gold and state.option_facts(0, going).get("cost", 0):
            continue
        there = state.clone()
        there.step(0, going)
        nexts = there.legal(0) if there.pending() & 1 else []
        if not nexts or not FIRST_SITE <= nexts[-1] < LAST_SITE or nexts[0] == DECLINE:
            found.append(([*plan, going], there))
            continue
        for site in nexts:
            if gold or not there.option_facts(0, site).get("cost", 0):
                after = there.clone()
                after.step(0, site)
                found.append(([*plan, going, site], after))
    return found


def deal(state: State, rng: Rng) -> None:
    """Answer for the dealer until somebody else is asked."""
    while state.pending() >> DEALER & 1:
        state.step(DEALER, state.chance(rng))


def random_game(seed: int, gold: bool = False) -> Fliptown:
    """A solo game in which every main action is as likely as any other."""
    state, rng = new(), Rng(seed)
    deal(state, rng)
    while state.pending():
        if is_new_turn(state):
            found = plans(state, gold) or plans(state, True)
            for action in found[rng.below(len(found))][0]:
                state.step(0, action)
        else:
            legal = [one for one in state.legal(0) if one not in (DECLINE, DONE)]
            state.step(0, legal[rng.below(len(legal))])
        deal(state, rng)
    return state


def robbery(state: Fliptown, value: int) -> float:
    """What a robbery whose card is still to come brings on average."""
    lowest = max(1, value - gun(state, state.sheets[0]))
    chance = (14 - lowest) / 13
    stars = int(state.ruleset.row_of[value].stars)
    cash = int(state.ruleset.target_cash[value])
    return stars * (1 + chance) / 2 + 0.28 * chance * cash


def worth(state: Fliptown) -> float:
    """What a position is worth to a player who looks no further than the next action."""
    sheet = state.sheets[0]
    rounds = 3 - min(int(state.round), 2)
    total = float(sheet.stars) + 0.28 * int(sheet.cash) + 0.55 * int(sheet.gold)
    total += int(sheet.pans + sheet.hammers) * 0.55 * rounds
    total += state.scores()[0] - int(sheet.stars + sheet.cash // 4 + sheet.gold // 2)
    total += 1.5 * int(sheet.hotel) * (rounds - 1)
    danger = min(int(sheet.wanted), 14) / 13
    total -= danger * (4, 6, 8)[min(int(state.round), 2)] * (1 + 0.5 * (rounds - 1))
    total -= 0.35 * int(sheet.wagon)
    asked = question_of(sheet.top)
    if asked == WAIT_RAID.number:
        total += robbery(state, about_of(sheet.top))
    is_site = asked in [question.number for question in SITES]
    if is_site and about_of(sheet.top) == BONUS_ACTION:
        total += 2.5
    waiting = sum(int(sheet.bonuses >> (4 * region)) & 15 for region in range(5))
    effects = sum(1 for place in range(13) if (sheet.effects >> (4 * place)) & 15)
    return total + 2.5 * waiting + 0.8 * (effects + (asked == ASK_EFFECT.number))


def best(state: Fliptown) -> int:
    """The answer after which the position is worth most; the dealer's cards are left open."""
    options: list[tuple[float, int]] = []
    for action in state.legal(0):
        after = state.clone()
        after.step(0, action)
        options.append((worth(after), action))
    return max(options)[1]


def finished(state: Fliptown, turn: int) -> Fliptown:
    """The turn played to its end, greedily, as far as no card is needed."""
    while state.pending() & 1 and state.round * 5 + state.turn == turn:
        state.step(0, best(state))
    return state


def greedy_game(seed: int) -> Fliptown:
    """A solo game of somebody who takes the best main action, each played to its end."""
    state, rng = new(), Rng(seed)
    deal(state, rng)
    while state.pending():
        turn = state.round * 5 + state.turn
        if is_new_turn(state):
            rated = [
                (worth(finished(after, turn)) + hand(after, turn // 5), plan)
                for plan, after in plans(state, True)
            ]
            for action in max(rated)[1]:
                state.step(0, action)
        else:
            state.step(0, best(state))
        deal(state, rng)
    return state


def hand(state: Fliptown, round_: int) -> float:
    """A little for pairs and one suit in the poker column."""
    sheet = state.sheets[0]
    columns = (sheet.column0, sheet.column1, sheet.column2)
    packed = [columns[round_] >> (6 * place) & 63 for place in range(5)]
    cards = [card - 1 for card in packed if card]
    values = [card % 13 for card in cards]
    suits = [card // 13 for card in cards]
    pairs = sum(values.count(value) - 1 for value in set(values))
    most = max((suits.count(suit) for suit in suits), default=0)
    return 1.2 * pairs + (0.5 if most == len(cards) and most > 2 else 0.0)


def main() -> None:
    """Play as many games as the release does and print the means."""
    for name, game, count in (("random", random_game, 3000), ("greedy", greedy_game, 400)):
        scores = [game(seed).scores()[0] for seed in range(count)]
        print(f"{name}: {count} games, mean {mean(scores):.1f}, sd {stdev(scores):.1f}", flush=True)


if __name__ == "__main__":
    main()
