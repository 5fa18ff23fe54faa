"""What `dev.py check` looks at with code of our own; each says what it found."""
