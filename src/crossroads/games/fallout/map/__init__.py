"""The map as a graph."""
