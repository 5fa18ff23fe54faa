"""What maintainers run through `dev.py`: one file a command, inside `.venv`."""
