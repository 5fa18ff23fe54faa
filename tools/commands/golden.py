"""`dev.py golden [GAME…]`: record whole games that must stay as they are."""

import argparse
import sys

from tools import registry
from tools.golden import journals


def main() -> None:
    parser = argparse.ArgumentParser(prog="dev.py golden", description=journals.__doc__)
    parser.add_argument("game", nargs="*")
    parser.add_argument("--anyway", action="store_true", help="although the rules are the same")
    options = parser.parse_args()
    good = [journals.run(game, options.anyway) for game in registry.called(options.game)]
    sys.exit(0 if all(good) else 1)


if __name__ == "__main__":
    main()
