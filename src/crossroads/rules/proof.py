"""A pytest plugin: tests name the rules that they prove, and a report says which rules have been proved.

Loaded with `-p crossroads.rules.proof`. `--rules-report=FILE` writes JSON: for each rule id the node ids of the tests
that ran and passed. It works alike with and without pytest-xdist: the ids travel with each test's own report.
"""

import json
from collections.abc import Generator
from pathlib import Path

import pytest

from crossroads.rules.errors import Unknown
from crossroads.rules.lookup import rule as find_rule

_PROPERTY = "rule"


def rule(*ids: str) -> pytest.MarkDecorator:
    """Mark a test as the proof of these rules: `@rule("shelter.rent.gain")`."""
    return pytest.mark.rule(*ids)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Offer `--rules-report`."""
    group = parser.getgroup("rules")
    group.addoption("--rules-report", metavar="FILE", help="write which rules were proved by which tests, as JSON")


def pytest_configure(config: pytest.Config) -> None:
    """Register the marker, and the report where it was asked for."""
    config.addinivalue_line("markers", "rule(*ids): the test proves these rules of the reference")
    path = config.getoption("--rules-report")
    is_worker = hasattr(config, "workerinput")  # of pytest-xdist; only its controller writes
    if path and not is_worker:
        config.pluginmanager.register(Report(config.invocation_params.dir / path), "crossroads-rules-report")


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(
    collector: pytest.Collector,
) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """Fail the collection of a file in which a test names a rule that does not exist."""
    report = yield
    items = [node for node in report.result or [] if isinstance(node, pytest.Item)]
    faults = dict.fromkeys(fault for item in items for fault in _faults(item))
    if faults:
        report.outcome = "failed"
        report.longrepr = "\n".join(faults)
        report.result = []
    return report


def pytest_itemcollected(item: pytest.Item) -> None:
    """Let the test's reports carry the ids that it proves."""
    item.user_properties.extend((_PROPERTY, rule_id) for rule_id in _ids(item))


class Report:
    """The rules proved in this run, written when it ends."""

    def __init__(self, path: Path) -> None:
        """Collect for the file at `path`."""
        self.path = path
        self._ids: dict[str, list[str]] = {}
        self._ran: dict[str, bool] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note one phase of one test; it proves something if its call and every other phase passed."""
        passed = report.outcome == "passed" and not hasattr(report, "wasxfail")
        if report.when == "setup":
            self._ids[report.nodeid] = [str(value) for name, value in report.user_properties if name == _PROPERTY]
            self._ran[report.nodeid] = passed
        else:
            self._ran[report.nodeid] = passed and self._ran.get(report.nodeid, False)

    def pytest_sessionfinish(self) -> None:
        """Write the report, sorted, so that the order of running does not show."""
        proofs: dict[str, list[str]] = {}
        for node in sorted(node for node, passed in self._ran.items() if passed):
            for rule_id in self._ids[node]:
                proofs.setdefault(rule_id, []).append(node)
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.write_text(json.dumps(dict(sorted(proofs.items())), indent=2) + "\n", encoding="utf-8")


def _ids(item: pytest.Item) -> list[str]:
    return list(dict.fromkeys(rule_id for mark in item.iter_markers("rule") for rule_id in mark.args))


def _faults(item: pytest.Item) -> Generator[str, None, None]:
    marks = list(item.iter_markers("rule"))
    if any(not mark.args or mark.kwargs for mark in marks):
        yield f"{item.nodeid}: a rule mark takes one rule id or more, and nothing else"
    for rule_id in _ids(item):
        try:
            find_rule(rule_id)
        except Unknown as error:
            yield f"{item.nodeid}: {error}"
