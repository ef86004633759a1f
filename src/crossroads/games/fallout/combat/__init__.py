"""Fights and tests: the dice, the rerolls, and the cards that can be used meanwhile."""
