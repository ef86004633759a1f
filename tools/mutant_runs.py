"""Processes that run tests again and again, each time in a fork that has the imports behind it.

`make mutants` starts two of them in a copy of the project and asks them line by line. The warm one has imported
everything and collected all tests: it puts a fault into the functions that it has (`mutant_swaps.py`), in a fork, and
runs some of the tests there until one fails. The cold one has imported all but the code under test: its forks import
that as it then is, which takes longer and finds every fault.
"""

import json
import os
import resource
import signal
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from select import select
from time import process_time
from typing import IO, NamedTuple

import pytest

from tools.mutant_swaps import NotInside, swap

SURVIVED, KILLED, TIMED_OUT = "survived", "killed", "timed out"
NOT_INSIDE = "not inside a function"
OPTIONS = ("-q", "-p", "no:cacheprovider", "-W", "ignore::pytest.PytestAssertRewriteWarning")  # plugins come first
ASLEEP = 60.0  # seconds without any use of the processor after which a run is given up; a busy machine is no fault
IMPORTING = 60.0  # seconds of processor that everything before the first test may take; on a busy machine it takes more
MEMORY = 3 << 30  # bytes: a fault may make a list without end


class Answer(NamedTuple):
    """What came of a run, and the test that failed."""

    result: str
    by: str


class Chosen:
    """A pytest plugin: only these tests, in this order, and who failed."""

    def __init__(self, asked: "Asked") -> None:
        self.place = {test: number for number, test in enumerate(asked.tests)}
        self.seconds = asked.seconds
        self.failed = ""

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Leave the others out; this comes after whoever else sorts them."""
        items[:] = sorted(
            [item for item in items if item.nodeid in self.place], key=lambda item: self.place[item.nodeid]
        )

    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        """No test takes longer than it may."""
        limit(self.seconds[self.place[item.nodeid]])

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """A module that cannot be imported any more."""
        if report.failed and not self.failed:
            self.failed = f"{report.nodeid} (import)"

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """The first that failed."""
        if report.failed and not self.failed:
            self.failed = report.nodeid


class Asked(NamedTuple):
    """What is asked in one line: tests to run, and the seconds of processor that each of them may take.

    To the warm process also the module to be changed, its text before and after, and the package it belongs to.
    """

    tests: list[str]
    seconds: list[float]
    file: str = ""
    before: str = ""
    after: str = ""
    package: str = ""


Run = Callable[[Asked], str]  # what failed; empty if nothing did


class Warm:
    """A pytest plugin: instead of running the collected tests once, serve with them."""

    def __init__(self, lines: IO[str], answers: IO[str]) -> None:
        self.lines = lines
        self.answers = answers
        self.failed = ""

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Take the place of pytest's own loop."""
        items = {item.nodeid: item for item in session.items}

        def run(asked: Asked) -> str:
            try:
                swap(Path(asked.file), asked.before, asked.after, Path(asked.package))
            except NotInside:
                return NOT_INSIDE
            for test, seconds in zip(asked.tests, asked.seconds, strict=True):
                limit(seconds)
                item = items[test]
                item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
                if self.failed:
                    break
            return self.failed

        serve(self.lines, self.answers, run)
        return True

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """The first that failed."""
        if report.failed and not self.failed:
            self.failed = report.nodeid


def run_cold(asked: Asked) -> str:
    """Start pytest, which imports what it tests."""
    chosen = Chosen(asked)
    files = dict.fromkeys(test.partition("::")[0] for test in asked.tests)
    code = pytest.main([*OPTIONS, "-x", *files], plugins=[chosen])
    return "" if code == pytest.ExitCode.OK else chosen.failed or "an import"


def limit(seconds: float) -> None:
    """Let this process end if it takes so many more seconds of processor."""
    used = int(process_time() + seconds) + 1
    resource.setrlimit(resource.RLIMIT_CPU, (used, resource.RLIM_INFINITY))


def serve(lines: IO[str], answers: IO[str], run: Run) -> None:
    """Answer every line until there are no more."""
    for line in lines:
        answers.write(json.dumps(run_apart(Asked(**json.loads(line)), run)) + "\n")
        answers.flush()


def run_apart(asked: Asked, run: Run) -> Answer:
    """Run some tests in a fork of this process until one fails or takes too long."""
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        os.close(reading)
        _run_here(asked, run, writing)
    os.close(writing)
    said = TIMED_OUT
    try:
        said = _hear(child, reading)
    finally:
        os.close(reading)
        if said:  # else it has ended by itself, and how is of interest
            with suppress(ProcessLookupError):
                os.killpg(child, signal.SIGKILL)
        _, status = os.waitpid(child, 0)
    if said in (SURVIVED, NOT_INSIDE, TIMED_OUT):
        return Answer(said, "")
    if not said and os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGXCPU:
        return Answer(TIMED_OUT, "")
    return Answer(KILLED, said or "a process that ended")


def _hear(child: int, reading: int) -> str:
    """What the fork says, empty if it ends before; it may take its time as long as it gets on."""
    used = ""
    while not select([reading], [], [], ASLEEP)[0]:
        before, used = used, processor_used(child)
        if used == before:
            return TIMED_OUT
    return os.read(reading, 1 << 16).decode()


def processor_used(process: int) -> str:
    """How long a process has had the processor, in the words of `ps`."""
    asked = ["ps", "-o", "time=", "-p", str(process)]
    return subprocess.run(asked, capture_output=True, text=True).stdout


def _run_here(asked: Asked, run: Run, writing: int) -> None:
    """In the fork: run the tests, say what came of it, and leave without any goodbyes."""
    os.setsid()
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    limit(IMPORTING)
    silence = os.open(os.devnull, os.O_RDWR)
    for stream in range(3):
        os.dup2(silence, stream)
    try:
        said = run(asked) or SURVIVED
    except BaseException as error:  # whatever it is, it is said and nothing else happens here
        said = f"outside the tests: {error!r}"
    os.write(writing, said.encode())
    os._exit(0)


def main(arguments: Sequence[str]) -> None:
    """`cold` and the modules to import, or `warm` and the tests to collect; then serve."""
    how, *names = arguments
    os.nice(0 if os.nice(0) else 19)  # as quiet as was asked for
    sys.path[:0] = [str(Path.cwd()), str(Path.cwd() / "src")]
    answers = os.fdopen(os.dup(1), "w")
    lines = os.fdopen(os.dup(0))
    os.dup2(os.open(os.devnull, os.O_RDWR), 1)
    for plugin in entry_points(group="pytest11"):  # each run would import them
        plugin.load()
    if how == "warm":
        pytest.main([*OPTIONS, "-s", *names], plugins=[Warm(lines, answers)])
    else:
        for name in names:
            import_module(name)
        serve(lines, answers, run_cold)


if __name__ == "__main__":
    main(sys.argv[1:])
