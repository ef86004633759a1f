"""The packs of New California."""
