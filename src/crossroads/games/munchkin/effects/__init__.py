"""The words of the cards: what each does, when it can do something, and how it reads."""
