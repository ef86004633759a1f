"""Fallout Shelter in a terminal: the vault as a cut-away, the stores, the cards."""
