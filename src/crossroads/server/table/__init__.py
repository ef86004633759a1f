"""One table in memory, and the bots that sit at it."""
