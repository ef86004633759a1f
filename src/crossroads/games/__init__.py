"""The games, each by itself."""
