"""Fights and flights: monsters, meeting them, helpers, rewards, running away."""
