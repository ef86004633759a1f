"""Fallout: The Board Game in a terminal: the map, the survivors, the quests, fights and encounters."""
