"""Fuzzing: at one in how many decisions something is checked. By itself: a help text tells it, and must not wait."""

ALWAYS = 1
ODDS = 3
MOST = 5  # nearly everything
WORDS = 60  # all sentences in all languages
SAVES, REPLAYS = 50, 100  # at the most: each costs a whole game
REPLAYED = 5  # one game in so many is replayed once it is over; to load its save is to choose all of it again as well
