"""The word engine: word lists, what cards can spell, and what a word is worth."""
