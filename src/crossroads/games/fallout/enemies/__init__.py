"""Enemies on the map: their tokens, and what cards do with them."""
