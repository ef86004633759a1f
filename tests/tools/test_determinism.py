"""The determinism lint finds each forbidden form and lets each allowed form pass."""

import subprocess
import sys
from pathlib import Path

import pytest

from tools.determinism import check, main

LINT = Path(__file__).parents[2] / "tools" / "determinism.py"


def found(text: str) -> list[str]:
    return [str(finding) for finding in check({"module.py": text})]


ORDER_TAKEN = {
    "for over a literal": "for x in {1, 2}: ...",
    "for over a set comprehension": "for x in {y for y in range(3)}: ...",
    "for over set()": "for x in set(range(3)): ...",
    "for over frozenset()": "for x in frozenset(range(3)): ...",
    "for over set[str]()": "for x in set[str](): ...",
    "for over a union": "for x in {1} | other: ...",
    "for over a difference": "for x in everything - {1}: ...",
    "for over shared keys": "for x in a.keys() & b.keys(): ...",
    "for over .union()": "for x in {1}.union(other): ...",
    "for over either of two": "for x in (set(a) if a else []): ...",
    "async for": "async def f():\n    async for x in {1, 2}: ...",
    "list comprehension": "[x for x in {1, 2}]",
    "dict comprehension": "{x: 0 for x in {1, 2}}",
    "generator": "f(x for x in {1, 2})",
    "second for of a comprehension": "[x for y in ys for x in {y, 2}]",
    "list()": "list({1, 2})",
    "tuple()": "tuple({1, 2})",
    "enumerate()": "enumerate({1, 2})",
    "join()": "', '.join({'a', 'b'})",
    "join() of a generator": "', '.join(x for x in {'a', 'b'})",
    "next(iter())": "next(iter({1, 2}))",
    "zip()": "zip({1, 2}, xs)",
    "map()": "list(map(str, {1, 2}))",
    "dict.fromkeys()": "dict.fromkeys({1, 2})",
    "extend()": "xs.extend({1, 2})",
    "+=": "xs += {1, 2}",
    "itertools by module": "itertools.chain([1], {1, 2})",
    "itertools by name": "combinations({1, 2}, 2)",
    "position in a set": "sorted(enumerate({1, 2}))",
    "dict.update()": "d.update((x, 0) for x in {1, 2})",
    "star in a list": "[*{1, 2}]",
    "star in a call": "f(*{1, 2})",
    "yield from": "def f():\n    yield from {1, 2}",
    "unpacking": "a, b = {1, 2}",
    "pop()": "names = {1, 2}\nnames.pop()",
    "str()": "str({1, 2})",
    "f-string": "f'{ {1, 2} }'",
    "assigned name": "names = set()\nfor x in names: ...",
    "chained assignment": "a = b = set()\nfor x in a: ...",
    "paired assignment": "a, b = [], set()\nfor x in b: ...",
    "walrus": "if (names := set(xs)):\n    list(names)",
    "name of a name": "a = {1}\nb = a\nlist(b)",
    "annotated name": "names: set[str] = read()\nlist(names)",
    "frozenset annotation": "names: frozenset[str] = read()\nlist(names)",
    "abstract annotation": "names: AbstractSet[str] = read()\nlist(names)",
    "qualified annotation": "names: typing.FrozenSet[str] = read()\nlist(names)",
    "quoted annotation": "names: 'set[str]' = read()\nlist(names)",
    "optional annotation": "names: set[str] | None = read()\nlist(names)",
    "wrapped annotation": "names: Final[set[str]] = read()\nlist(names)",
    "alias of a type": "Names = frozenset[str]\ndef f(names: Names):\n    return list(names)",
    "parameter": "def f(names: set[str]):\n    return [x for x in names]",
    "keyword parameter": "def f(*, names: set[str]):\n    return [x for x in names]",
    "name of an outer scope": "names = {1}\ndef f():\n    return list(names)",
    "used above where it is assigned": "def f():\n    return list(names)\nnames = {1}",
    "class attribute": "class A:\n    names: set[str]\ndef f(a):\n    return list(a.names)",
    "attribute of self": "class A:\n    def __init__(self):\n        self.names = set()\n    def f(self):\n        return list(self.names)",
    "annotated attribute of self": "class A:\n    def __init__(self):\n        self.names: set[str] = read()\ndef f(a):\n    list(a.names)",
    "property": "class A:\n    @property\n    def names(self) -> set[str]: ...\ndef f(a):\n    list(a.names)",
    "cached property": "class A:\n    @functools.cached_property\n    def names(self) -> set[str]: ...\ndef f(a):\n    list(a.names)",
    "function that returns a set": "def names() -> set[str]: ...\nlist(names())",
    "flow that returns a set": "async def names() -> set[str]: ...\nasync def f():\n    list(await names())",
    "folder listing": "[p for p in path.iterdir()]",
    "folder glob": "for p in path.glob('*.yaml'): ...",
}


@pytest.mark.parametrize("text", ORDER_TAKEN.values(), ids=ORDER_TAKEN.keys())
def test_an_order_taken_from_a_set_is_found(text: str) -> None:
    """Whatever runs through a set in the set's own order is reported once."""
    findings = found(text)

    assert len(findings) == 1
    assert findings[0].startswith("module.py:")


ALLOWED = {
    "sorted()": "for x in sorted({1, 2}): ...",
    "sorted() of a generator": "sorted(x for x in {1, 2})",
    "sorted() of a list comprehension": "sorted([x for x in {1, 2}])",
    "sorted() of map()": "sorted(map(str, {1, 2}))",
    "sorted() of chain()": "sorted(itertools.chain({1}, {2}))\nsorted(chain({1}, {2}))",
    "update() with a generator": "a = {1}\na.update(x for x in {1, 2})",
    "len()": "len({1, 2})",
    "min() and max()": "min({1, 2})\nmax({1, 2})\nmin(x for x in {1, 2})",
    "any(), all() and sum()": "any(x for x in {1})\nall(x for x in {1})\nsum(x for x in {1})",
    "membership": "1 in {1, 2}\n1 not in names",
    "comparison": "{1} <= {1, 2}",
    "set algebra": "a = {1} | {2}\nb = a - {1}\na |= b\na.add(3)\na.update(b)\na.discard(1)",
    "set of a set": "frozenset({1, 2})\nset(x for x in {1, 2})",
    "set comprehension of a set": "{x + 1 for x in {1, 2}}",
    "star into a set": "{*{1, 2}, 3}",
    "union of many": "set().union(*{frozenset({1})})",
    "filter by a set": "[x for x in xs if x in {1, 2}]",
    "unpacking the only one": "(only,) = {1}",
    "truth": "names = {1}\nif names: ...\nif not names: ...",
    "list": "for x in [1, 2]: ...\nlist((1, 2))\n', '.join(['a'])",
    "dict": "d = {1: 2}\nfor x in d: ...\nlist(d.items())\nlist(d.keys())\nd.pop(1)",
    "pop() of a list": "xs = [1]\nxs.pop()",
    "subtraction of numbers": "for x in range(a - b): ...",
    "or of flags": "x = a | b\nlist(x)",
    "parameter that hides a set": "names = {1}\ndef f(names: list[int]):\n    return list(names)",
    "variable of a comprehension that hides a set": "x = {1}\n[list(x) for x in xs]",
    "local of another function": "def f():\n    names = {1}\ndef g(names):\n    return list(names)",
    "attribute of another class": (
        "class A:\n    names: set[str]\nclass B:\n    names: list[str]\n    def f(self):\n        return list(self.names)"
    ),
    "sorted folder listing": "for p in sorted(path.glob('*.yaml')): ...",
    "an id of our own": "def f(id: str):\n    return id\nclass A:\n    id: str\nprint(a.id, a.hash)",
    "other imports": "import os\nfrom collections import deque\nfrom . import time\nfrom .random import x\nos.sep",
}


@pytest.mark.parametrize("text", ALLOWED.values(), ids=ALLOWED.keys())
def test_what_keeps_the_promise_passes(text: str) -> None:
    """Sorting, counting, asking and combining sets show nobody their order."""
    assert found(text) == []


@pytest.mark.parametrize(
    "text",
    [
        "import random",
        "import random as chance",
        "from random import Random",
        "import time",
        "from time import monotonic",
        "import datetime",
        "from datetime import UTC",
        "import secrets",
        "import uuid",
        "from os import urandom",
        "import os\nos.urandom(8)",
        "def f():\n    import random",
        "hash('a')",
        "id(x)",
        "sorted(xs, key=id)",
        "class A:\n    id: str\n    def f(self):\n        return id(self)",
    ],
)
def test_chance_clocks_and_addresses_are_found(text: str) -> None:
    """Forbidden modules, hash() and id() are each reported once."""
    assert len(found(text)) == 1


def test_attributes_and_functions_of_other_modules_are_known() -> None:
    """A set declared in state.py is a set in turn.py."""
    state = "class State:\n    passed: set[int]\ndef spots() -> frozenset[str]: ...\n"
    turn = "from state import spots\ndef f(g):\n    for seat in g.passed: ...\n    return list(spots())\n"

    findings = check({"state.py": state, "turn.py": turn})

    assert [(finding.path, finding.line) for finding in findings] == [("turn.py", 3), ("turn.py", 4)]


def test_a_name_declared_in_two_ways_elsewhere_is_left_alone() -> None:
    """With a set in one module and a list in another, a third module's use says nothing."""
    sources = {
        "a.py": "class A:\n    names: set[str]\n",
        "b.py": "class B:\n    names: list[str]\n",
        "c.py": "def f(x):\n    return list(x.names)\n",
    }

    assert check(sources) == []


def test_a_finding_names_place_reason_and_remedy() -> None:
    """The line reads `path:line: message (what to do)`."""
    assert found("x = 1\nfor y in {1, 2}: ...") == [
        "module.py:2: a loop takes its order from a set (wrap it in sorted())"
    ]
    assert found("import random") == ["module.py:1: import of `random` (take chance from g.dice)"]


def test_findings_come_in_the_order_of_the_lines() -> None:
    """Line 1 before line 2 before line 10."""
    lines = ["list({1, 2})"] * 10

    assert [int(line.split(":")[1]) for line in found("\n".join(lines))] == list(range(1, 11))


def test_the_command_fails_on_a_finding(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Exit code 1 and the finding, or 0 and silence."""
    (tmp_path / "deep").mkdir()
    module = tmp_path / "deep" / "module.py"

    module.write_text("import time\n", encoding="utf-8")
    assert main([str(tmp_path)]) == 1
    assert capsys.readouterr().out.endswith(
        "module.py:1: import of `time` (pass the time in from outside, if a caller needs it)\n"
    )

    module.write_text("import math\n", encoding="utf-8")
    assert main([str(tmp_path)]) == 0
    assert capsys.readouterr().out == ""


def test_a_place_that_is_not_there_is_an_error(tmp_path: Path) -> None:
    """A misspelt folder is not a clean one."""
    with pytest.raises(SystemExit, match="nothing here"):
        main([str(tmp_path / "missing")])


def test_it_runs_as_a_script(tmp_path: Path) -> None:
    """The command of the Makefile reports through its exit code."""
    module = tmp_path / "module.py"
    module.write_text("id(1)\n", encoding="utf-8")

    run = subprocess.run([sys.executable, str(LINT), str(module)], capture_output=True, text=True, check=False)

    assert run.returncode == 1
    assert "id()" in run.stdout
