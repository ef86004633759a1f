"""The content of the game: each folder here is a pack."""
