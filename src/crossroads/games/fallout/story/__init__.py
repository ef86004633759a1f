"""Encounters and quests, the card library, and what comes of them."""
