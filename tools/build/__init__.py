"""The compiled engine, the page, its types, and what the machine must have for them."""
