"""The record of a release: what its random games showed and what its bots answered."""
