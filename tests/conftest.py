"""Shared by all tests."""

from hypothesis import settings

settings.register_profile("crossroads", deadline=None, derandomize=True)  # speed is measured in bench/
settings.load_profile("crossroads")
