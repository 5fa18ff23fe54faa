"""One file for each command of `dev.py`, under the same name."""
