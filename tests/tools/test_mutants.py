"""`make mutants` on a tiny project: what its tests find is killed, what they miss survives, and nothing is left behind."""

from collections import Counter
from pathlib import Path

import pytest

from tools.mutant_runs import KILLED, SURVIVED, TIMED_OUT, Answer
from tools.mutants import (
    Excuse,
    Subject,
    Trial,
    apart,
    game,
    only_in,
    read_excuses,
    report,
    sample,
    share,
    together,
    try_all,
)

RULES = '''
"""Rules of a tiny game."""

from functools import cache

LIMIT = 6


@cache
def fits(have: int, come: int) -> bool:
    return have + come <= LIMIT


def count(have: int) -> int:
    steps = 0
    while have > 0:
        have -= 1
        steps += 1
    return steps


def bonus(item: int, luck: int) -> int:
    return item + luck
'''
TESTS = """
import pytest
from tiny.rules import bonus, count, fits


@pytest.mark.parametrize(("have", "come", "fit"), [(3, 3, True), (3, 4, False), (0, 6, True), (6, 1, False)])
def test_six_fit(have, come, fit):
    assert fits(have, come) is fit


def test_the_same_again():
    assert fits(3, 3)


def test_count():
    assert count(3) == 3


def test_a_bonus_without_luck():
    assert bonus(2, 0) == 2
"""

# The quickest of them finds a mutant, and which one that is nobody knows.
NOTICE_THE_LIMIT = [
    f"tests/test_tiny.py::{name}"
    for name in ("test_six_fit[3-3-True]", "test_six_fit[0-6-True]", "test_the_same_again")
]


@pytest.fixture
def tiny(tmp_path: Path) -> Subject:
    """A project with one module of rules and one of tests, which never asks for luck."""
    root = tmp_path / "project"
    for name, text in {"src/tiny/__init__.py": "", "src/tiny/rules.py": RULES, "tests/test_tiny.py": TESTS}.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text, encoding="utf-8")
    (root / "pyproject.toml").write_text("[tool.pytest.ini_options]\nminversion = '9.0'\n", encoding="utf-8")
    return Subject(root, "src/tiny", ("tests",), ("src", "tests", "pyproject.toml"), (), patience=1)


def all_files(root: Path) -> dict[str, bytes]:
    return {str(path): path.read_bytes() for path in sorted(root.rglob("*")) if path.is_file()}


@pytest.mark.slow
def test_what_the_tests_miss_survives_and_nothing_else(tiny: Subject, tmp_path: Path) -> None:
    """All mutants of the tiny game: luck that is dropped or taken away is not noticed; a loop without end is."""
    told: list[str] = []
    kept = tmp_path / "kept" / "tiny.json"
    before = all_files(tiny.root)

    trials = try_all(tiny, tiny.mutants(), kept, 2, told.append)

    assert [trial.mutant.change for trial in trials if trial.survived] == ["sum turned", "part of a sum dropped: luck"]
    late = [trial.mutant.change for trial in trials if trial.answer.result == TIMED_OUT]
    assert "dropped: have -= 1" in late
    limit = next(trial for trial in trials if trial.mutant.change == "<= → <")
    assert limit.answer.by in NOTICE_THE_LIMIT
    assert all_files(tiny.root) == before
    assert [line.partition("]")[0] for line in told[1:-2]] == [
        f"[{number}/{len(trials)}" for number in range(1, len(trials) + 1)
    ]
    assert told[-2:] == ["running all tests with 1 that survived ..."] * 2  # both change the same line


KEPT = """
known: dict[int, int] = {}


def doubled(number: int) -> int:
    if number not in known:
        known[number] = 2 * number
    return known[number]


def idle(number: int) -> int:
    return number + 0
"""
MISSED = """

def test_doubled():
    assert doubled(3)


def test_doubled_by_its_number():
    assert doubled(3) == 6


def test_idle():
    assert idle(3)
"""


@pytest.mark.slow
def test_what_a_test_finds_that_never_ran_the_line_is_killed_after_all(tiny: Subject, tmp_path: Path) -> None:
    """The first test fills what the second one finds kept; of two mutants together only one is noticed."""
    (tiny.root / "src" / "tiny" / "rules.py").write_text(RULES + KEPT, encoding="utf-8")
    tests = TESTS.replace("fits", "doubled, fits, idle", 1) + MISSED
    (tiny.root / "tests" / "test_tiny.py").write_text(tests, encoding="utf-8")
    told: list[str] = []
    both = [
        next(mutant for mutant in tiny.mutants() if (mutant.within, mutant.change) == asked)
        for asked in (("doubled", "2 → 3"), ("idle", "sum turned"))
    ]

    trials = try_all(tiny, both, tmp_path / "tiny.json", 1, told.append)

    assert [line.split()[1] for line in told[1:3]] == ["survived", "survived"]
    assert told[3] == "running all tests with 2 that survived ..."
    assert [trial.answer.result for trial in trials] == [KILLED, SURVIVED]
    assert trials[0].answer.by == "tests/test_tiny.py::test_doubled_by_its_number"
    assert told[4].startswith("after all killed")
    assert len(told) == 5


def test_mutants_stand_together_if_they_change_lines_of_their_own(tiny: Subject) -> None:
    """Some lines have three mutants: that makes three groups, and each text has all mutants of its group."""
    mutants = [mutant for mutant in tiny.mutants() if mutant.within in ("count", "bonus")]

    groups = apart(mutants)

    assert sorted(map(str, (mutant for group in groups for mutant in group))) == sorted(map(str, mutants))
    assert len(groups) == max(Counter(mutant.line for mutant in mutants).values())
    for group in groups:
        changed = set(together(group).splitlines()) - set(RULES.splitlines())
        assert changed == {line for mutant in group for line in mutant.source.splitlines()} - set(RULES.splitlines())


@pytest.mark.slow
def test_what_the_tests_write_for_a_while_goes_with_the_run(
    tiny: Subject, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A test makes a folder and never clears it up; two mutants later there is nothing where passing files go."""
    passing = tmp_path / "passing"
    passing.mkdir()
    monkeypatch.setenv("TMPDIR", str(passing))
    monkeypatch.setattr("tempfile.tempdir", None)
    made = "import tempfile\n\n\ndef test_make():\n    assert tempfile.mkdtemp()\n    assert count(1) == 1\n"
    (tiny.root / "tests" / "test_tiny.py").write_text(TESTS + made, encoding="utf-8")
    count = [mutant for mutant in tiny.mutants() if mutant.within == "count"]

    try_all(tiny, count[:2], tmp_path / "tiny.json", 1, lambda _: None)

    assert list(passing.iterdir()) == []


@pytest.mark.slow
def test_what_was_covered_is_kept_until_something_changes(tiny: Subject, tmp_path: Path) -> None:
    """The second run need not find out again who runs which line; after a change of the tests it must."""
    kept = tmp_path / "tiny.json"
    told: list[str] = []
    one = tiny.mutants()[:1]

    try_all(tiny, one, kept, 1, told.append)
    assert told[0].startswith("finding out")
    told.clear()
    try_all(tiny, one, kept, 1, told.append)
    assert len(told) == 1
    (tiny.root / "tests" / "test_tiny.py").write_text(TESTS + "\n\n", encoding="utf-8")
    told.clear()
    try_all(tiny, one, kept, 1, told.append)

    assert told[0].startswith("finding out")


@pytest.mark.slow
def test_what_plays_another_game_is_not_run(tiny: Subject, tmp_path: Path) -> None:
    """A test of chess finds no fault in the tiny game; here it would even fail."""
    played = 'import pytest\n\n\n@pytest.mark.parametrize("name", ["tiny", "chess"])\ndef test_play(name):\n    assert name != "chess"\n'
    (tiny.root / "tests" / "test_tiny.py").write_text(TESTS + played, encoding="utf-8")

    [trial] = try_all(tiny._replace(others=("chess",)), tiny.mutants()[-1:], tmp_path / "tiny.json", 1, lambda _: None)

    assert trial.answer.result == KILLED
    assert "chess" not in (tmp_path / "tiny.json").read_text(encoding="utf-8")


def test_tests_that_fail_without_a_mutant_stop_everything(tiny: Subject, tmp_path: Path) -> None:
    """Otherwise every mutant would look as if the tests had found it."""
    (tiny.root / "tests" / "test_tiny.py").write_text("def test_no():\n    assert False\n", encoding="utf-8")

    with pytest.raises(SystemExit, match="without any mutant"):
        try_all(tiny, tiny.mutants()[:1], tmp_path / "tiny.json", 1, lambda _: None)


def test_a_sample_is_the_same_for_the_same_seed_and_leaves_out_what_is_excused(tiny: Subject) -> None:
    mutants = tiny.mutants()
    bonus = Excuse("for the test", function="bonus")

    some = sample(mutants, [], 5, "1")

    assert some == sample(mutants, [], 5, "1")
    assert some != sample(mutants, [], 5, "2")
    assert len(sample(mutants, [], 999, "1")) == len(mutants)
    assert {mutant.within for mutant in sample(mutants, [bonus], 999, "1")} == {"", "fits", "count"}


def test_mutants_can_be_taken_from_some_files_alone() -> None:
    mutants = game("munchkin").mutants()

    some = only_in(mutants, "munchkin/turn/,decks.py")

    assert {mutant.path.name for mutant in some if mutant.path.parent.name != "turn"} == {"decks.py"}
    assert {"charity.py", "turns.py", "windows.py"} <= {mutant.path.name for mutant in some}
    assert only_in(mutants, "") == mutants


def test_an_excuse_covers_one_mutant_of_a_line(tiny: Subject) -> None:
    mutants = tiny.mutants()
    one = Excuse("for the test", "tiny/rules.py", line="return item + luck", change="luck")

    assert [mutant.change for mutant in mutants if one.covers(mutant)] == ["part of a sum dropped: luck"]


@pytest.mark.parametrize("wrong", ['reason = "no idea"', 'function = "f"\nreason = ""'])
def test_an_excuse_has_a_reason_and_says_what_it_means(tmp_path: Path, wrong: str) -> None:
    path = tmp_path / "mutants.toml"
    path.write_text(f"[[equivalent]]\n{wrong}\n", encoding="utf-8")

    with pytest.raises(ValueError, match="needs a reason"):
        read_excuses(path)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["shelter", "fallout"])
def test_every_excuse_of_ours_still_covers_something(name: str) -> None:
    """An excuse for a line that is gone would hide the next fault there."""
    mutants = game(name).mutants()
    excuses = read_excuses(Path(__file__).parents[2] / "tools" / "mutants.toml")
    folder = f"games/{name}/"

    for excuse in excuses:
        if folder in excuse.file:
            assert any(excuse.covers(mutant) for mutant in mutants), excuse


def test_the_report_shows_the_survivors_and_the_figure(tiny: Subject) -> None:
    first, *_, last = tiny.mutants()
    trials = [Trial(first, Answer(KILLED, "a test")), Trial(last, Answer(SURVIVED, ""))]

    text = report(trials)

    assert share(trials) == 50
    assert "2 mutants: 1 killed, 0 timed out, 1 survived (50.0 %)" in text
    assert "survived  src/tiny/rules.py:23: part of a sum dropped: item" in text
    assert "-    return item + luck\n+    return (luck)" in text
    assert "a test" not in text
