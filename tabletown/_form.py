"""Which form of the engine runs."""
FORM = "pure"
def activate() -> None:
    """Choose."""
