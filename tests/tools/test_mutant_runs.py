"""A run is given up by the processor that it uses, never by the clock: a busy machine is no fault."""

import os
from itertools import count
from typing import NoReturn

import pytest

from tools import mutant_runs
from tools.mutant_runs import KILLED, SURVIVED, TIMED_OUT, Answer, Asked, limit, run_apart

NOTHING = Asked([], [])


def for_ever(_: Asked) -> NoReturn:
    while True:
        pass


def test_what_fails_is_killed_and_what_passes_survives() -> None:
    assert run_apart(NOTHING, lambda _: "") == Answer(SURVIVED, "")
    assert run_apart(NOTHING, lambda _: "test_six_fit") == Answer(KILLED, "test_six_fit")
    assert run_apart(NOTHING, lambda _: os._exit(3)) == Answer(KILLED, "a process that ended")


def test_a_run_that_gets_on_is_waited_for_however_slow_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is looked at five times before it can go on at all."""
    reading, writing = os.pipe()
    looks = count(1)

    def more_each_time(_: int) -> str:
        look = next(looks)
        if look == 5:
            os.write(writing, b"go on")
        return str(look)

    monkeypatch.setattr(mutant_runs, "ASLEEP", 0.01)
    monkeypatch.setattr(mutant_runs, "processor_used", more_each_time)

    answer = run_apart(NOTHING, lambda _: os.read(reading, 5).decode())

    assert answer == Answer(KILLED, "go on")
    os.close(reading)
    os.close(writing)


def test_a_run_that_waits_for_ever_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    reading, writing = os.pipe()
    monkeypatch.setattr(mutant_runs, "ASLEEP", 0.01)
    monkeypatch.setattr(mutant_runs, "processor_used", lambda _: "00:00:01")

    answer = run_apart(NOTHING, lambda _: os.read(reading, 5).decode())

    assert answer == Answer(TIMED_OUT, "")
    os.close(reading)
    os.close(writing)


@pytest.mark.slow
def test_a_run_that_works_for_ever_is_given_up() -> None:
    """The processor that it has used ends it, and nobody looks at a clock."""

    def too_long(asked: Asked) -> NoReturn:
        limit(0)
        for_ever(asked)

    assert run_apart(NOTHING, too_long) == Answer(TIMED_OUT, "")


def test_the_processor_that_a_process_has_used_is_told() -> None:
    assert mutant_runs.processor_used(os.getpid()).strip()
