"""Plays: what may be played at a moment, how a play is announced, answered, carried out and put away."""
