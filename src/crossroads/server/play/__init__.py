"""The game of a table at one point of its log, as it is seen from each seat."""
