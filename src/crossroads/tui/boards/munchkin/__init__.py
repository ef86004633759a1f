"""Munchkin Fallout in a terminal: the fight, one's own gear and hand, the rivals, the Level track."""
