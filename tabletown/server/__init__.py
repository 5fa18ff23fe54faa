"""The table server: people abroad, bots and one sofa at the same table."""
