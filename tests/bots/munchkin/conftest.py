"""The game is known to these tests as it is to its own."""

from tests.munchkin.conftest import _is_installed

__all__ = ["_is_installed"]
