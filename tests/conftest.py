"""Shared by all tests."""

import gc
from pathlib import Path

import pytest
from hypothesis import settings

from tests.kit.forking import COMMANDS

HERE = Path(__file__).parent
GARBAGE = (50_000, 20, 50)  # looked for less often: a test leaves little, and most of what there is stays to the end
OTHER_PROCESSES = tuple([HERE / room for room in ("browser", "cli", "recipes", "server", "tui")])

settings.register_profile("crossroads", deadline=None, derandomize=True)  # speed is measured in bench/
settings.load_profile("crossroads")
gc.set_threshold(*GARBAGE)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Who wants only what is fast gets no test that needs other processes, unless asking for its room by name."""
    if config.option.markexpr != "not slow" or collection_path not in OTHER_PROCESSES:
        return None
    asked = [(config.invocation_params.dir / arg.partition("::")[0]).resolve() for arg in config.args]
    return None if any(path.is_relative_to(collection_path) for path in asked) else True


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes longest starts first, so that at the end nobody waits for one worker; a browser's tests stay together."""
    for item in items:
        if any(map(item.path.is_relative_to, OTHER_PROCESSES)):
            item.add_marker(
                pytest.mark.flaky(reruns=1)
            )  # a busy machine may fail them once; the run names those at its end
    items.sort(key=lambda item: [item.get_closest_marker(mark) is None for mark in ("browser", "slow", "long")])


def pytest_collection_finish() -> None:
    """The modules and the tests themselves are never garbage: nobody need look for it there."""
    gc.collect()
    gc.freeze()


def pytest_unconfigure() -> None:
    """No process outlasts the tests."""
    COMMANDS.close()
