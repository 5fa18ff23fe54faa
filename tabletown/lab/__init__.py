"""The lab: play a thousand games and see what they say."""
