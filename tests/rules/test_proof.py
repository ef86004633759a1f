"""The pytest plugin, and the coverage made of what it reports: whole runs of pytest on a folder of its own."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import crossroads.rules
from crossroads.rules import NoCatalogue, games, rules_of
from crossroads.rules.coverage import coverage, print_coverage

SOURCE = Path(crossroads.rules.__file__).parents[2]

OUTCOMES = """
import pytest
from crossroads.rules.proof import rule

@pytest.fixture
def breaks_late():
    yield
    raise RuntimeError

@pytest.fixture
def breaks_early():
    raise RuntimeError

@rule("shelter.rent.gain", "shelter.rent.choice")
def test_passes(): pass

@rule("shelter.rent.gain")
@pytest.mark.parametrize("n", [1, pytest.param(2, marks=rule("shelter.rent.timing"))])
def test_many(n): assert n == 1 or n == 2

@rule("shelter.rent.own-dweller")
def test_fails(): assert False

@rule("shelter.rent.own-dweller")
def test_skips(): pytest.skip("no")

@rule("shelter.rent.own-dweller")
@pytest.mark.xfail
def test_expected_to_fail(): assert False

@rule("shelter.rent.own-dweller")
@pytest.mark.xfail
def test_passes_unexpectedly(): pass

@rule("shelter.rent.own-dweller")
def test_setup_breaks(breaks_early): pass

@rule("shelter.rent.own-dweller")
def test_teardown_breaks(breaks_late): pass

@rule("shelter.rent.full-board")
class TestInClass:
    @rule("shelter.rent.only-fitting")
    def test_inside(self): pass

def test_unmarked(): pass
"""
PROVED = {
    "shelter.rent.choice": ["test_rent.py::test_passes"],
    "shelter.rent.full-board": ["test_rent.py::TestInClass::test_inside"],
    "shelter.rent.gain": ["test_rent.py::test_many[1]", "test_rent.py::test_many[2]", "test_rent.py::test_passes"],
    "shelter.rent.only-fitting": ["test_rent.py::TestInClass::test_inside"],
    "shelter.rent.timing": ["test_rent.py::test_many[2]"],
}
WORKERS = pytest.mark.parametrize(
    "workers",
    [
        pytest.param((), id="alone"),
        pytest.param(("-p", "xdist", "-n", "2"), id="xdist", marks=pytest.mark.slow),
    ],
)


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty project, apart from ours, and the current directory."""
    (tmp_path / "pytest.ini").write_text("[pytest]\naddopts = --strict-markers\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(SOURCE))
    for name in [name for name in os.environ if name.startswith("PYTEST_")]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")  # to load those that have no part in it takes seconds
    return tmp_path


def run_pytest(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "pytest", "-p", "crossroads.rules.proof", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@WORKERS
def test_only_tests_that_ran_and_passed_are_reported(project: Path, workers: tuple[str, ...]) -> None:
    (project / "test_rent.py").write_text(OUTCOMES)

    run = run_pytest("--rules-report=out/report.json", *workers)

    assert "6 passed" in run.stdout, run.stdout
    assert json.loads((project / "out" / "report.json").read_text()) == PROVED


@WORKERS
def test_an_unknown_rule_is_a_collection_error_that_names_the_test(project: Path, workers: tuple[str, ...]) -> None:
    (project / "test_typo.py").write_text(
        'from crossroads.rules.proof import rule\n@rule("shelter.rent.gian")\ndef test_typo(): pass\n'
    )

    run = run_pytest(*workers)

    assert run.returncode != 0
    assert "ERROR collecting test_typo.py" in run.stdout
    assert "test_typo.py::test_typo: no rule 'shelter.rent.gian' (shelter.rent.gain" in run.stdout


def test_a_mark_without_an_id_is_a_collection_error(project: Path) -> None:
    (project / "test_bare.py").write_text("import pytest\n@pytest.mark.rule\ndef test_bare(): pass\n")

    run = run_pytest()

    assert run.returncode == pytest.ExitCode.INTERRUPTED
    assert "test_bare.py::test_bare: a rule mark takes one rule id or more" in run.stdout


def test_no_report_is_written_unasked(project: Path) -> None:
    (project / "test_rent.py").write_text("def test_passes(): pass\n")

    run = run_pytest("-p", "no:cacheprovider")

    assert run.returncode == 0
    assert list(project.glob("*.json")) == []


def test_coverage_parts_the_rules_into_proved_and_unproved() -> None:
    result = coverage("shelter", {**PROVED, "fallout.combat.armor": ["elsewhere"], "shelter.rent.own-dweller": []})

    assert list(result.proved) == [rule_id for rule_id in rules_of("shelter") if rule_id in PROVED]
    assert result.proved["shelter.rent.timing"] == ("test_rent.py::test_many[2]",)
    assert "shelter.rent.own-dweller" in result.unproved
    assert len(result.proved) + len(result.unproved) == len(rules_of("shelter"))


def test_a_rule_without_a_test_fails(tmp_path: Path) -> None:
    report = tmp_path / "report.json"
    report.write_text(json.dumps(PROVED))
    lines: list[str] = []

    assert print_coverage(("shelter",), report, lines.append) == 1

    assert lines[lines.index("shelter.rent.timing") + 1] == "  test_rent.py::test_many[2]"
    assert lines[lines.index("shelter.rent.own-dweller") + 1] == "  NO TEST"
    total = len(rules_of("shelter"))
    assert lines[-1] == f"shelter: 5 of {total} rules have a passing test, {total - 5} have none"


def test_every_rule_with_a_test_passes(tmp_path: Path) -> None:
    report = tmp_path / "report.json"
    report.write_text(json.dumps({rule_id: ["test_all.py::test_all"] for rule_id in rules_of("shelter")}))
    lines: list[str] = []

    assert print_coverage(("shelter",), report, lines.append) == 0

    assert lines[-1].endswith("0 have none")


def test_of_several_games_each_is_covered(tmp_path: Path) -> None:
    """One rule of one game without a test is enough to fail; each game has its summary."""
    everything = {rule_id: ["test_all.py::test_all"] for game in games() for rule_id in rules_of(game)}
    whole, short = tmp_path / "whole.json", tmp_path / "short.json"
    whole.write_text(json.dumps(everything))
    short.write_text(json.dumps(everything | {"fallout.combat.armor-cancels-hits": []}))
    lines: list[str] = []

    assert print_coverage(games(), whole, lines.append) == 0
    assert [line.partition(":")[0] for line in lines[-len(games()) :]] == list(games())
    assert print_coverage(games(), short, lines.append) == 1


def test_without_a_report_the_marked_tests_are_run(project: Path) -> None:
    (project / "test_rent.py").write_text(OUTCOMES)
    (project / "test_other.py").write_text("def test_without_a_mark(): raise SystemExit('not to be run')\n")
    lines: list[str] = []

    assert print_coverage(("shelter",), None, lines.append) == 1

    assert "  test_rent.py::test_many[1]" in lines
    assert "a failed test proves nothing and is not counted below" in lines
    assert lines[-1].startswith("shelter: 5 of ")


@pytest.mark.usefixtures("project")
def test_without_any_test_every_rule_lacks_one() -> None:
    lines: list[str] = []

    assert print_coverage(("shelter",), None, lines.append) == 1
    assert lines[-1].startswith("shelter: 0 of ")


def test_tests_that_cannot_run_are_said_to(project: Path) -> None:
    (project / "test_broken.py").write_text("this is no Python\n")
    lines: list[str] = []

    assert print_coverage(("shelter",), None, lines.append) == 1
    assert "SyntaxError" in "\n".join(lines)
    assert lines[-1].startswith("the tests could not be run")


def test_an_unknown_game_or_a_broken_report_is_refused(tmp_path: Path) -> None:
    broken = tmp_path / "report.json"
    broken.write_text("[1]")

    with pytest.raises(NoCatalogue):
        print_coverage(("chess",), None, str)
    with pytest.raises(ValueError, match=r"report\.json: not a rules report"):
        print_coverage(("shelter",), broken, str)
    with pytest.raises(ValueError, match="not a rules report"):
        print_coverage(("shelter",), tmp_path / "absent.json", str)
