"""Offers between players: trades, and help in a fight."""
