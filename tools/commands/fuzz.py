"""`dev.py fuzz [GAME…]`: random games with every law looked at on the way.

The same as `dev.py soak random`, with fewer games, all laws after every fifth answer, and in the
form of the engine that is at hand.
"""

import sys

from tools.soak import random_games


def main() -> None:
    random_games.main(sys.argv[1:], "dev.py fuzz", games=200, every=5, seconds=600)


if __name__ == "__main__":
    main()
