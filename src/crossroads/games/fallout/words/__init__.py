"""Fallout in words: cards, options, questions, events, the whole table."""
