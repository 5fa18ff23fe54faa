"""The protocol every game speaks, and the parts games are made of. Imports nothing of ours."""
