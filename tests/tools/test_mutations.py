"""The faults that `make mutants` tries: each kind is found, and what nobody could notice is left alone."""

import ast
from pathlib import Path

import pytest

from tools import mutant_runs
from tools.mutations import Mutant, mutants_of, signatures_of

WHERE = Path("rules.py")


def mutants(text: str) -> list[Mutant]:
    return list(mutants_of(WHERE, text, signatures_of([text])))


def changed(text: str) -> list[str]:
    """The first line that each mutant of a text changes, as it then reads."""
    lines = []
    for mutant in mutants(text):
        pairs = zip(mutant.original.splitlines(), mutant.source.splitlines(), strict=True)
        lines.append(next(after.strip() for before, after in pairs if before != after))
    return lines


FAULTS = {
    "a limit": ("x = a < b", ["x = (a <= b)", "x = (a >= b)"]),
    "an equality": ("x = a == b", ["x = (a != b)"]),
    "a membership": ("x = a in b", ["x = (a not in b)"]),
    "an identity": ("x = a is not None", ["x = (a is None)"]),
    "a conjunction": ("x = a and b", ["x = (a or b)", "x = (b)", "x = (a)"]),
    "a negation": ("x = not a", ["x = bool(a)"]),
    "a condition": ("if a:\n    b = c", ["if (not a):"]),
    "a filter": ("x = [a for a in b if a.c]", ["x = [a for a in b if True]"]),
    "a sum": ("x = a + b", ["x = (a - b)", "x = (a)", "x = (b)"]),
    "a product": ("x = a * b", ["x = (a // b)"]),
    "a number": ("x = 3", ["x = 4", "x = 2"]),
    "a one": ("x = 1", ["x = 0", "x = 2"]),
    "a truth": ("x = True", ["x = False"]),
    "a call": ("f()", ["pass"]),
    "an assignment": ("a.b = c", ["pass"]),
    "one of two assignments": ("a.b = a.c = d", ["a.c = d", "a.b = d"]),
    "an addition": ("a += b", ["pass"]),
    "a way out": ("for a in b:\n    break", ["pass"]),
    "an early end": ("def f():\n    return\n", ["pass"]),
    "an await": ("async def f():\n    x = await g()\n", ["x = g()"]),
    "two arguments": ("x = f(a, b)", ["x = f(b, a)"]),
    "a letter that is not ASCII": ('x = "ą" if a == b else c', ['x = "ą" if (a != b) else c']),
}


@pytest.mark.parametrize(("text", "expected"), FAULTS.values(), ids=FAULTS.keys())
def test_every_kind_of_fault_is_found(text: str, expected: list[str]) -> None:
    assert changed(text) == expected


def test_an_argument_that_has_a_default_can_be_forgotten() -> None:
    """Also one in the middle, and one that is given by name; a number or a text without a default becomes empty."""
    given = "def f(a: int, b: str = 'x', *, c: bool = False): ...\n"

    found = changed(f"{given}y = f(p, q, c=r)\n")

    assert [line for line in found if line.startswith("y = f(")] == [
        "y = f(q, p, c=r)",
        "y = f(0, q, c=r)",
        "y = f(p, 'x', c=r)",
        "y = f(p, q, c=False)",
    ]


def test_a_field_of_a_struct_can_be_forgotten() -> None:
    """As somebody writes `Dweller(number, spot)` and loses that it is wounded."""
    text = "class Dweller:\n    number: int\n    wounded: bool = False\nx = Dweller(n, w)\n"

    assert "x = Dweller(n, False)" in changed(text)


UNSEEN = {
    "an annotation": "x: Annotated[int, Meta(ge=1)]",
    "a docstring": 'def f():\n    """Not 1 but 2."""\n',
    "an assertion": "assert a < 1",
    "the message of an error": "raise ValueError(f'{a + 1}')",
    "a decorator": "@cache(1)\ndef f(): ...\n",
    "an option of a class": "class A(B, frozen=True): ...\n",
    "a guard": "x = zip(a, b, strict=True)",
    "a text": "x = 'a' + b",
    "a part of a text": "x = f'{a + 1}'",
    "the table itself": "x = f(g, who)",
}


@pytest.mark.parametrize("text", UNSEEN.values(), ids=UNSEEN.keys())
def test_what_nobody_could_notice_is_left_alone(text: str) -> None:
    assert [line for line in changed(text) if "zip(b, a" not in line] == []


def test_a_mutant_says_where_it_is_and_what_it_changes() -> None:
    text = "def f(a):\n    # as printed\n    return (a <\n            7)\n"

    first = mutants(text)[0]

    assert (first.path, first.line, first.within, first.change) == (WHERE, 3, "f", "< → <=")
    assert first.old_line == "return (a <"
    assert first.diff() == "@@ -3,2 +3 @@\n-    return (a <\n-            7)\n+    return ((a <= 7))"


def test_every_mutant_is_a_module_that_can_be_read() -> None:
    """Of a whole module of ours, each differs from it, and all come in the same order every time."""
    text = Path(mutant_runs.__file__).read_text(encoding="utf-8")

    found = mutants(text)

    assert len(found) > 20
    assert found == mutants(text)
    for mutant in found:
        assert ast.dump(ast.parse(mutant.source)) != ast.dump(ast.parse(text))
