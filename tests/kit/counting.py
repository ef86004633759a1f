"""Counts what a machine's speed has no say in: choices that games carry out."""

from typing import Any

import pytest

from crossroads.engine.driver import Driver


class Counted:
    """How many there were so far; a test may begin anew."""

    choices = 0


def carried(monkeypatch: pytest.MonkeyPatch) -> Counted:
    """Count the choices that all games of this process carry out from now on."""
    counted = Counted()
    carry_out = Driver.carry_out

    def counting(game: Any, option: Any) -> None:
        counted.choices += 1
        carry_out(game, option)

    monkeypatch.setattr(Driver, "carry_out", counting)
    return counted
