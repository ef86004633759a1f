"""The log of all tables in a database: the truth, of which the rest is a cache."""
