"""The packs of Atomic Bonds."""
