"""Exact odds of whatever the dice decide."""
