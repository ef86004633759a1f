"""A round: threats, turns, recall, and the end of the game."""
