"""The game in words: cards, options, questions, events."""
