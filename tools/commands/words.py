"""Rebuild the word lists of Paperback from their sources, or measure them.

dev.py words [LANG…]      rebuild the lists of the languages named, or all
dev.py words --measure    precision and recall of the shipped lists by `words/measure`
"""

import sys

from words import build, precision

if __name__ == "__main__":
    if sys.argv[1:] == ["--measure"]:
        print(precision.report())
    elif len(sys.argv) == 3 and sys.argv[1] == "--sample":
        print("\n".join(precision.sample(sys.argv[2])))
    else:
        build.main()
