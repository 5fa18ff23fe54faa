"""`python -m tools.record`: what `dev.py soak record` runs."""

from tools.record.command import main

if __name__ == "__main__":
    main()
