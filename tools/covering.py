"""A pytest plugin: which test runs which line, and how long it takes. `make mutants` asks it once.

Loaded with `-p tools.covering`; `--covering=FILE` writes JSON, and `--covered=FOLDER` says whose lines count. What a
module keeps in a cache is forgotten before each test: a test that found it there would look as if it never used it.
"""

import gc
import json
from collections import defaultdict
from collections.abc import Generator
from functools import _lru_cache_wrapper
from pathlib import Path
from time import process_time

import pytest
from coverage import Coverage


def pytest_addoption(parser: pytest.Parser) -> None:
    """Offer `--covering` and `--covered`."""
    group = parser.getgroup("covering")
    group.addoption("--covering", metavar="FILE", help="write which test runs which line, as JSON")
    group.addoption("--covered", metavar="FOLDER", help="the folder whose lines count")


def pytest_configure(config: pytest.Config) -> None:
    """Count lines where that was asked for."""
    path = config.getoption("--covering")
    if path:
        covered = config.rootpath / config.getoption("--covered")
        config.pluginmanager.register(Covering(config.rootpath, Path(path), covered), "covering")


class Covering:
    """The lines that each test ran, written when all have ended."""

    def __init__(self, root: Path, path: Path, covered: Path) -> None:
        self.root = root
        self.path = path
        self.covered = covered
        self.seconds: dict[str, float] = {}
        self.caches: list[_lru_cache_wrapper[object]] = []
        self.lines = Coverage(data_file=None, include=[f"{covered}/*"], config_file=False)
        self.lines.start()

    def pytest_collection_finish(self) -> None:
        """All modules are imported now: find what they keep."""
        package = ".".join(self.covered.relative_to(self.root).parts).removeprefix("src.")
        self.caches = [
            kept
            for kept in gc.get_objects()
            if type(kept) is _lru_cache_wrapper and str(kept.__module__).startswith(package)
        ]

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        """Note what one test runs."""
        for kept in self.caches:
            kept.cache_clear()
        self.lines.switch_context(item.nodeid)
        began = process_time()
        try:
            return (yield)
        finally:
            self.seconds[item.nodeid] = process_time() - began

    def pytest_sessionfinish(self) -> None:
        """Write what was found."""
        self.lines.stop()
        data = self.lines.get_data()
        numbers = {test: number for number, test in enumerate(self.seconds)}
        lines: dict[str, dict[int, list[int]]] = defaultdict(dict)
        for file in sorted(data.measured_files()):
            where = str(Path(file).relative_to(self.root))
            for line, tests in data.contexts_by_lineno(file).items():
                lines[where][line] = sorted(numbers[test] for test in tests if test in numbers)
        told = {"tests": list(self.seconds.items()), "lines": lines}
        self.path.write_text(json.dumps(told), encoding="utf-8")
