"""`make quick`: what is fast, and nothing that needs other processes unless it is asked for."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from tests.conftest import HERE, pytest_ignore_collect


def left_out(room: str, *args: str, marks: str = "not slow") -> bool:
    config: Any = SimpleNamespace(
        option=SimpleNamespace(markexpr=marks), args=list(args), invocation_params=SimpleNamespace(dir=HERE.parent)
    )
    return bool(pytest_ignore_collect(HERE / room, cast(pytest.Config, config)))


def test_rooms_that_need_other_processes_are_left_out() -> None:
    assert left_out("server", "tests")
    assert left_out("tui", "tests")
    assert not left_out("shelter", "tests")


def test_a_room_that_is_asked_for_is_there() -> None:
    assert not left_out("server", "tests/server")
    assert not left_out("server", "tests/server/hub/test_undo.py::test_one")
    assert left_out("tui", "tests/server")
    assert not left_out("server", str(Path(HERE, "server")))


def test_the_whole_suite_has_every_room() -> None:
    assert not left_out("server", "tests", marks="")
