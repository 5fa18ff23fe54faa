"""Rebuild the word lists of Paperback from their sources: `dev.py words [LANG…]`."""

from words.build import main

if __name__ == "__main__":
    main()
