"""A fault that is put into a running program is in the function that it belongs to, and in no other."""

import sys
from collections.abc import Callable, Iterator
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

from tools.mutant_swaps import NotInside, swap

RULES = """
LIMIT = 6

CHECKS = {
    "full": lambda have: have >= LIMIT, "empty": lambda have: have <= 0,
    "some": lambda have: have > 0,
}


class Store:
    def fits(self, have):
        return have < LIMIT
"""


@pytest.fixture
def rules(tmp_path: Path) -> Iterator[Any]:
    """A module that has been imported."""
    path = tmp_path / "running_rules.py"
    path.write_text(RULES, encoding="utf-8")
    spec = spec_from_file_location("running_rules", path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules["running_rules"] = module
    spec.loader.exec_module(module)
    yield module
    del sys.modules["running_rules"]


def put_in(rules: Any, old: str, new: str) -> None:
    path = Path(rules.__file__)
    swap(path, RULES, RULES.replace(old, new), path.parent)


@pytest.mark.parametrize(
    ("old", "new", "name"), [(">= LIMIT", "> LIMIT", "full"), ("<= 0", "< 0", "empty"), ("> 0", ">= 0", "some")]
)
def test_of_functions_without_a_name_only_one_is_changed(rules: Any, old: str, new: str, name: str) -> None:
    """Three of them, two on one line: at its limit the changed one answers otherwise, and the others as before."""
    checks: dict[str, Callable[[int], bool]] = rules.CHECKS
    at_limit = {"full": 6, "empty": 0, "some": 0}
    before = {each: check(at_limit[each]) for each, check in checks.items()}

    put_in(rules, old, new)

    assert {each: check(at_limit[each]) for each, check in checks.items()} == {**before, name: not before[name]}


def test_a_method_is_changed_where_it_lives(rules: Any) -> None:
    store = rules.Store()

    put_in(rules, "< LIMIT", "<= LIMIT")

    assert store.fits(6)
    assert not rules.CHECKS["full"](5)


def test_what_has_taken_effect_at_the_import_cannot_be_put_in(rules: Any) -> None:
    with pytest.raises(NotInside):
        put_in(rules, "LIMIT = 6", "LIMIT = 7")
