"""Expansions of Fallout: The Board Game; the base knows none of them."""
