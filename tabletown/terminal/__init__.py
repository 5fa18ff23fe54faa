"""A table in the terminal: the board as text, the same questions and words as in the browser."""

from tabletown.terminal.player import Player
from tabletown.terminal.saved import default_path, resume, save
from tabletown.terminal.screen import Terminal

__all__ = ["Player", "Terminal", "default_path", "resume", "save"]
