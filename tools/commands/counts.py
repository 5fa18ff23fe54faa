"""`dev.py counts [GAME…]`: count the ways each game can go on, into `tests/counts`."""

import argparse

from tools import registry
from tools.golden import counts


def main() -> None:
    parser = argparse.ArgumentParser(prog="dev.py counts", description=counts.__doc__)
    parser.add_argument("game", nargs="*")
    for game in registry.called(parser.parse_args().game):
        print(counts.write(game))


if __name__ == "__main__":
    main()
