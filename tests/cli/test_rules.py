"""`crossroads rules`: rules are shown, listed and searched in three languages."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.kit.commands import Run, mistake


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (["rules", "show"], "(see `crossroads rules show --help`)"),
        (["rules", "show", "shelter.rent.gian"], "no rule 'shelter.rent.gian' (shelter.rent.gain"),
        (["rules", "show", ""], "no rule ''"),
        (["rules", "show", "shelter.rent.gain", "--lang", "xx"], "no language 'xx'"),
        (["rules", "show"], "rule"),
        (["rules", "search", ""], "nothing to search for"),
        (["rules", "search"], "nothing to search for"),
        (["rules", "search", "wounded", "--lang", "xx"], "no language 'xx'"),
        (["rules", "search", "wounded", "--game", "chess"], "no game 'chess'"),
        (["rules", "list", "--game", "chess"], "no game 'chess'"),
        (["rules", "list", "--lang", "xx"], "no language 'xx'"),
        (["rules", "book", "--game", "chess"], "no game 'chess'"),
        (["rules", "book", "--lang", "xx"], "no language 'xx'"),
        (["rules", "shwo", "x"], "shwo"),
        (["rules", "coverage", "--report", "missing.json"], "missing.json"),
        (["rules", "coverage"], "live in a source checkout: run this in one, or name with --report"),
        (["rules", "coverage", "--game", "shelter"], "live in a source checkout"),
    ],
    ids=lambda given: " ".join(given) if isinstance(given, list) else "",
)
def test_a_mistake_is_one_line_that_says_what_to_do(run: Run, given: list[str], said: str) -> None:
    assert said in mistake(run(*given))


@pytest.mark.parametrize(("lang", "heading"), [("en", "Icons"), ("ru", "Значки"), ("pl", "Symbole")])
def test_the_rules_are_read_as_a_book(run: Run, lang: str, heading: str) -> None:
    done = run("rules", "book", "--game", "munchkin", "--lang", lang)

    assert done.returncode == 0
    assert f"== {heading} ==" in done.stdout
    assert "== 1. " in done.stdout


@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_a_rule_is_shown_in_three_languages(run: Run, lang: str) -> None:
    done = run("rules", "show", "shelter.rent.gain", "--lang", lang)

    assert done.returncode == 0
    assert "shelter.rent.gain" in done.stdout


@pytest.mark.parametrize(
    "given", [["show", "shelter.rent.gain"], ["list"], ["search", "rent"]], ids=lambda given: given[0]
)
def test_rules_are_as_wide_as_the_terminal(tmp_path: Path, given: list[str]) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "crossroads.cli", "rules", *given],
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "COLUMNS": "60", "PYTHONIOENCODING": "utf-8"},
        timeout=120,
        check=False,
    )

    assert max(len(line) for line in done.stdout.splitlines()) <= 60


@pytest.mark.slow
def test_rules_are_listed_and_searched(run: Run) -> None:
    assert "shelter.rent.gain" in run("rules", "list").stdout
    assert "shelter.wounded" in run("rules", "search", "wounded", "dweller").stdout
    assert run("rules", "search", "раненый", "--lang", "ru").returncode == 0


def test_a_search_that_finds_nothing_is_no_mistake(run: Run) -> None:
    done = run("rules", "search", "xyzzyplugh")

    assert "Traceback" not in done.stderr
    assert done.returncode in (0, 1)
