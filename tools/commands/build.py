"""`dev.py build`: the page, and the compiled engine where the machine can make one."""

import sys

from tools import ROOT
from tools.build import compile as compiler
from tools.build import page


def main() -> None:
    page.build(ROOT)
    if compiler.can_compile():
        print(compiler.build())
    else:
        sys.exit("no C compiler or no Python headers here; the engine runs interpreted")


if __name__ == "__main__":
    main()
