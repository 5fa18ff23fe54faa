"""Paperback: spell words from a deck of letters, and buy better letters with them."""
