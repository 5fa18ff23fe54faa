"""Rates of other engines, a JSON line each: `python -m bench.peers NAME`; exit 77 if not installed.

Random play through each library's usual interface, per second of CPU time of one core. Only
players' decisions are counted, as we count ours.
"""

import json
import os
import random
import sys
import time
from collections.abc import Callable
from typing import Any

from bench.hands import hands, name

SECONDS = float(os.environ.get("BENCH_SECONDS", "1"))
NOT_INSTALLED = 77


def report(who: str, what: str, once: Callable[[], int]) -> None:
    """Measure *once*, which returns how many units it did, and print its rate."""
    once()
    units = 0
    start = time.process_time()
    while time.process_time() - start < SECONDS:
        units += once()
    rate = units / (time.process_time() - start)
    print(json.dumps({"who": who, "what": what, "rate": rate}), flush=True)


def open_spiel() -> None:
    """Hearts and gin rummy from Python, hearts between C++ bots, clones, and C++ tree search."""
    import pyspiel

    chance = random.Random(1)

    def dealt(state: Any) -> int:
        outcomes = state.chance_outcomes()
        point = chance.random()
        for action, probability in outcomes:
            point -= probability
            if point <= 0:
                return int(action)
        return int(outcomes[-1][0])

    def playing(name: str) -> Callable[[], int]:
        game = pyspiel.load_game(name)

        def once() -> int:
            state, decisions = game.new_initial_state(), 0
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(dealt(state))
                else:
                    legal = state.legal_actions()
                    state.apply_action(legal[int(chance.random() * len(legal))])
                    decisions += 1
            return decisions

        return once

    report("open_spiel hearts", "from python", playing("hearts"))
    report("open_spiel gin_rummy", "from python", playing("gin_rummy"))
    hearts = pyspiel.load_game("hearts")
    seats = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(hearts.num_players())]
    length = sum(playing("hearts")() for _ in range(20)) / 20

    def inside() -> int:
        pyspiel.evaluate_bots(hearts.new_initial_state(), seats, chance.getrandbits(30))
        return int(length)

    report("open_spiel hearts", "inside", inside)
    state = hearts.new_initial_state()
    for _ in range(40):
        legal = state.legal_actions()
        state.apply_action(dealt(state) if state.is_chance_node() else chance.choice(legal))

    def clones() -> int:
        for _ in range(1000):
            state.clone()
        return 1000

    report("open_spiel hearts", "clones", clones)
    four = pyspiel.load_game("connect_four")
    rollouts = pyspiel.RandomRolloutEvaluator(1, 1)

    def search() -> int:
        bot = pyspiel.MCTSBot(
            four, rollouts, 2.0, 500, 1000, False, 3, False, pyspiel.ChildSelectionPolicy.UCT
        )
        bot.step(four.new_initial_state())
        return 500 * 21

    report("open_spiel connect_four", "search decisions", search)


def catanatron() -> None:
    """Catan with four random players, and copies of a game under way."""
    from catanatron import Color, Game, RandomPlayer

    colours = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE]
    random.seed(1)

    def once() -> int:
        game, decisions = Game([RandomPlayer(colour) for colour in colours]), 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            decisions += 1
        return decisions

    report("catanatron", "from python", once)
    game = Game([RandomPlayer(colour) for colour in colours])
    for _ in range(150):
        game.play_tick()

    def copies() -> int:
        for _ in range(100):
            game.copy()
        return 100

    report("catanatron", "clones", copies)


def chess() -> None:
    """Random chess with python-chess, two hundred half-moves at most."""
    import chess as library

    chance = random.Random(1)

    def once() -> int:
        board, decisions = library.Board(), 0
        while decisions < 200:
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(moves[int(chance.random() * len(moves))])
            decisions += 1
        return decisions

    report("python-chess", "from python", once)


def rlcard() -> None:
    """Gin rummy through RLCard's environment, which builds an observation at every step."""
    import rlcard as library

    env = library.make("gin-rummy", config={"seed": 1})
    chance = random.Random(1)

    def once() -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(chance.random() * len(legal))])
            decisions += 1
        return decisions

    report("rlcard gin-rummy", "with views", once)


def treys() -> None:
    """Poker hands of five by the inner function; the public one adds the joining of lists."""
    from treys import Card, Evaluator

    evaluate = Evaluator()._five
    dealt = [[Card.new(name(card)) for card in hand] for hand in hands()]

    def once() -> int:
        for hand in dealt:
            evaluate(hand)
        return len(dealt)

    report("treys", "hands", once)


PEERS = {
    "open_spiel": open_spiel,
    "catanatron": catanatron,
    "chess": chess,
    "rlcard": rlcard,
    "treys": treys,
}


def main() -> None:
    try:
        PEERS[sys.argv[1]]()
    except ImportError as error:
        print(error, file=sys.stderr)
        sys.exit(NOT_INSTALLED)


if __name__ == "__main__":
    main()
