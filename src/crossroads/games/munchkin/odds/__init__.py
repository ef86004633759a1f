"""Exact chances of what a die decides, before it is rolled."""
