"""Rounds and turns: what a survivor may do, action by action, and what enemies do between the rounds."""
