"""Which rules of a game have a test that proves them, from the report that the pytest plugin writes."""

import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from crossroads.rules.lookup import rules_of

Echo = Callable[[str], object]
_PASSED, _FAILED, _NO_TESTS = 0, 1, 5  # pytest's exit codes that leave a report behind


class Coverage(msgspec.Struct, frozen=True):
    """Every rule of a game, with the tests that prove it or without any, in the order of the catalogue."""

    game: str
    proved: dict[str, tuple[str, ...]]
    unproved: tuple[str, ...]

    @property
    def summary(self) -> str:
        """The count in one line."""
        total = len(self.proved) + len(self.unproved)
        return f"{self.game}: {len(self.proved)} of {total} rules have a passing test, {len(self.unproved)} have none"


def coverage(game: str, report: Mapping[str, Sequence[str]]) -> Coverage:
    """Set the game's rules against a report (rule id to node ids); ids of other games are left aside."""
    tests = {rule_id: tuple(report.get(rule_id, ())) for rule_id in rules_of(game)}
    proved = {rule_id: nodes for rule_id, nodes in tests.items() if nodes}
    return Coverage(game, proved, tuple(rule_id for rule_id, nodes in tests.items() if not nodes))


def read_report(path: Path) -> dict[str, list[str]]:
    """A report as the plugin wrote it; anything else is a `ValueError` that names the file."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=dict[str, list[str]])
    except (OSError, msgspec.DecodeError) as error:
        raise ValueError(f"{path}: not a rules report ({error}): write one with pytest --rules-report=FILE") from error


def print_coverage(asked: Sequence[str], report_path: Path | None, echo: Echo) -> int:
    """Echo every rule of these games with its tests and a summary; 1 if a rule has none, else 0.

    Without a report the tests that carry rule marks are run here and now, in the current directory.
    """
    for each in asked:
        rules_of(each)  # an unknown game is refused before any test runs
    report = _run_tests(echo) if report_path is None else read_report(report_path)
    if report is None:
        return 1
    results = [coverage(each, report) for each in asked]
    for result in results:
        for rule_id in rules_of(result.game):
            echo(rule_id)
            for node in result.proved.get(rule_id, ("NO TEST",)):
                echo(f"  {node}")
    echo("")
    for result in results:
        echo(result.summary)
    return 1 if any(result.unproved for result in results) else 0


def _run_tests(echo: Echo) -> dict[str, list[str]] | None:
    """The report of a run of all tests with rule marks; None, with pytest's words echoed, if they could not run."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "report.json"
        command = [sys.executable, "-m", "pytest", "-q", "-m", "rule", "-p", "crossroads.rules.proof"]
        command += ["--no-header", "--tb=line", f"--rules-report={path}"]
        run = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603  our own words only
        if run.returncode not in (_PASSED, _FAILED, _NO_TESTS):
            echo((run.stdout + run.stderr).strip())
            echo(f"the tests could not be run (pytest exit code {run.returncode}): mend the above first")
            return None
        if run.returncode == _FAILED:
            echo(run.stdout.strip())
            echo("a failed test proves nothing and is not counted below")
            echo("")
        return read_report(path)
