"""Small faults that can be put into Python code, one at a time: what `make mutants` asks of the tests.

A mutant is one change of one module: a comparison or a condition turned, a part of it dropped, a number changed, a
statement or an argument left out, two arguments swapped, an await forgotten. What nobody could notice is not
produced: annotations, docstrings, messages of errors, assertions, decorators and the options of a class stay.
"""

import ast
import difflib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
}
EITHER_WAY = frozenset(
    {"max", "min", "isinstance", "Refusal", "range", "TypeVar"}
)  # swapping tells nothing, or fails at once
UNSEEN_OPTIONS = frozenset({"strict", "key", "maxsize"})  # keywords that guard or speed up
UNSEEN_ARGUMENTS = frozenset({"rule"})  # a name that is said, and checked by tests of its own
WELL_KNOWN = frozenset({"g", "who", "self", "words", "visit", "content"})  # nobody takes them for another
EMPTY = {"int": "0", "str": '""'}
TEXTS = (ast.JoinedStr, ast.List, ast.Tuple, ast.ListComp)


class Mutant(NamedTuple):
    """One fault: where it is, what it does, and the whole module with it."""

    path: Path
    line: int
    change: str
    within: str  # the function that it is in; empty for a module or a class
    source: str
    original: str

    @property
    def old_line(self) -> str:
        """The line of code as it was, without its margin."""
        return self.original.splitlines()[self.line - 1].strip()

    @property
    def line_before(self) -> str:
        """The line above it."""
        return self.original.splitlines()[self.line - 2].strip() if self.line > 1 else ""

    def diff(self) -> str:
        """What the fault changes, as `diff` shows it."""
        lines = difflib.unified_diff(
            self.original.splitlines(), self.source.splitlines(), str(self.path), str(self.path), "", "", 0, ""
        )
        return "\n".join(list(lines)[2:])


class Edit(NamedTuple):
    """A piece of the source and what is to stand there instead."""

    node: ast.expr | ast.stmt
    text: str
    change: str


class Parameter(NamedTuple):
    """What a function or a class takes: its name, its type and its default as written, empty if there is none."""

    name: str
    kind: str
    default: str

    def instead_of(self, argument: ast.expr) -> Iterator[str]:
        """What would stand there if somebody forgot the argument."""
        if self.name in UNSEEN_ARGUMENTS or isinstance(argument, ast.Constant):
            return  # constants have faults of their own
        if self.default:
            yield self.default
        elif self.kind == "bool":
            yield f"(not {_text(argument)})"
        elif self.kind in EMPTY:
            yield EMPTY[self.kind]


Signatures = Mapping[str, tuple[Parameter, ...]]  # by the name of the function or class


def signatures_of(texts: Iterable[str]) -> dict[str, tuple[Parameter, ...]]:
    """What the functions and classes of some modules take; a name that means two things means nothing."""
    found: dict[str, tuple[Parameter, ...]] = {}
    twice: set[str] = set()
    for text in texts:
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                if node.name in found:
                    twice.add(node.name)
                found[node.name] = _fields(node) if isinstance(node, ast.ClassDef) else _parameters(node)
    return {name: parameters for name, parameters in found.items() if name not in twice}


def _parameters(node: ast.FunctionDef | ast.AsyncFunctionDef) -> tuple[Parameter, ...]:
    arguments = [argument for argument in node.args.args if argument.arg not in ("self", "cls")]
    defaults: list[ast.expr | None] = [None] * (len(arguments) - len(node.args.defaults))
    defaults += node.args.defaults
    both = [*zip(arguments, defaults, strict=False), *zip(node.args.kwonlyargs, node.args.kw_defaults, strict=True)]
    return tuple([Parameter(each.arg, _maybe_text(each.annotation), _maybe_text(default)) for each, default in both])


def _fields(node: ast.ClassDef) -> tuple[Parameter, ...]:
    """The fields of a struct, which is made with them in their order."""
    return tuple(
        [
            Parameter(each.target.id, _text(each.annotation), _maybe_text(each.value))
            for each in node.body
            if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name)
            if not _text(each.annotation).startswith("ClassVar")
        ]
    )


def mutants_of(path: Path, text: str, known: Signatures) -> Iterator[Mutant]:
    """Every mutant of one module, in the order of the source; `known` says what the package's functions take."""
    tree = ast.parse(text)
    lines = text.splitlines(keepends=True)
    for function, edit in _edits(tree, known):
        yield Mutant(path, edit.node.lineno, edit.change, function, _replaced(lines, edit), text)


def _replaced(lines: list[str], edit: Edit) -> str:
    """The source with one piece exchanged; columns are counted in bytes."""
    node = edit.node
    assert node.end_lineno is not None
    assert node.end_col_offset is not None
    before = "".join(lines[: node.lineno - 1]).encode() + lines[node.lineno - 1].encode()[: node.col_offset]
    after = lines[node.end_lineno - 1].encode()[node.end_col_offset :] + "".join(lines[node.end_lineno :]).encode()
    return (before + edit.text.encode() + after).decode()


def _edits(tree: ast.Module, known: Signatures) -> Iterator[tuple[str, Edit]]:
    waiting: list[tuple[str, ast.AST]] = [("", tree)]
    while waiting:
        function, node = waiting.pop()
        for edit in _edits_at(node, known):
            yield function, edit
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            function = node.name
        waiting.extend((function, part) for part in reversed([*_parts(node)]))


def _parts(node: ast.AST) -> Iterator[ast.AST]:
    """What is looked at inside a node: not what only guards, describes or speeds up."""
    match node:
        case ast.Assert() | ast.Raise() | ast.Import() | ast.ImportFrom() | ast.JoinedStr():
            return
        case ast.FunctionDef(args=arguments, body=body) | ast.AsyncFunctionDef(args=arguments, body=body):
            yield from (*arguments.defaults, *filter(None, arguments.kw_defaults), *body)
        case ast.ClassDef(body=body):
            yield from body
        case ast.AnnAssign(value=value):
            if value is not None:
                yield value
        case ast.Subscript(value=value, slice=index):
            yield value
            if not isinstance(index, ast.Tuple | ast.Constant):  # a type, or a key
                yield index
        case ast.Call():
            yield from (node.func, *node.args)
            yield from (word.value for word in node.keywords if word.arg not in UNSEEN_OPTIONS)
        case _:
            yield from ast.iter_child_nodes(node)


def _edits_at(node: ast.AST, known: Signatures) -> Iterable[Edit]:
    match node:
        case ast.Compare():
            return _compared(node)
        case ast.BoolOp():
            return _joined(node)
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            return [_edit(node, f"bool({_text(operand)})", "not dropped")]
        case ast.If(test=test) | ast.While(test=test) | ast.IfExp(test=test):
            return _turned(test)
        case ast.comprehension(ifs=tests):
            return [_edit(test, "True", "filter dropped") for test in tests]
        case ast.BinOp():
            return _calculated(node)
        case ast.Constant(value=bool(value)):
            return [_edit(node, str(not value), f"{value} → {not value}")]
        case ast.Constant(value=int(number)):
            return [_edit(node, str(other), f"{number} → {other}") for other in _others(number)]
        case ast.Call():
            return _called(node, known)
        case ast.Await(value=value):
            return [_edit(node, _text(value), "await dropped")]
        case ast.stmt():
            return _dropped(node)
        case _:
            return ()


def _compared(node: ast.Compare) -> Iterator[Edit]:
    if len(node.ops) == 1:
        for other in COMPARISONS[type(node.ops[0])]:
            changed = ast.Compare(node.left, [other()], node.comparators)
            yield _edit(node, f"({_text(changed)})", f"{_sign(node.ops[0])} → {_sign(other())}")


def _joined(node: ast.BoolOp) -> Iterator[Edit]:
    sign, other = ("and", ast.Or()) if isinstance(node.op, ast.And) else ("or", ast.And())
    yield _edit(node, f"({_text(ast.BoolOp(other, node.values))})", f"`{sign}` turned")
    for number, part in enumerate(node.values):
        rest = [value for place, value in enumerate(node.values) if place != number]
        left = rest[0] if len(rest) == 1 else ast.BoolOp(node.op, rest)
        yield _edit(node, f"({_text(left)})", f"part of `{sign}` dropped: {_text(part)}")


def _turned(test: ast.expr) -> Iterator[Edit]:
    """A condition the other way round; comparisons and `not` have faults of their own."""
    if not isinstance(test, ast.Compare | ast.BoolOp | ast.UnaryOp | ast.NamedExpr):
        yield _edit(test, f"(not {_text(test)})", "condition turned")


def _calculated(node: ast.BinOp) -> Iterator[Edit]:
    other = ARITHMETIC.get(type(node.op))
    if other is None or any(isinstance(side, TEXTS) or _is_text(side) for side in (node.left, node.right)):
        return
    yield _edit(node, f"({_text(ast.BinOp(node.left, other(), node.right))})", "sum turned")
    if isinstance(node.op, ast.Add):
        yield _edit(node, f"({_text(node.left)})", f"part of a sum dropped: {_text(node.right)}")
        yield _edit(node, f"({_text(node.right)})", f"part of a sum dropped: {_text(node.left)}")


def _called(node: ast.Call, known: Signatures) -> Iterator[Edit]:
    """A call with two neighbours among its arguments swapped, or with one argument forgotten."""
    name = _name(node.func)
    if any(isinstance(argument, ast.Starred) for argument in node.args):
        return
    if name not in EITHER_WAY:
        for number in range(len(node.args) - 1):
            first, second = node.args[number : number + 2]
            if _text(first) != _text(second) and _are_alike(first, second):
                swapped = [*node.args[:number], second, first, *node.args[number + 2 :]]
                yield _edit(node, _text(ast.Call(node.func, swapped, node.keywords)), "arguments swapped")
    parameters = known.get(name, ())
    by_name = {parameter.name: parameter for parameter in parameters}
    given = [*zip(node.args, parameters, strict=False)]
    given += [(word.value, by_name[word.arg]) for word in node.keywords if word.arg in by_name]
    for argument, parameter in given:
        for other in parameter.instead_of(argument):
            yield _edit(argument, other, f"argument forgotten: {parameter.name}={_text(argument)}")


def _dropped(node: ast.stmt) -> Iterator[Edit]:
    match node:
        case ast.Expr(value=ast.Constant()):  # a docstring
            return
        case ast.Assign(targets=targets) if len(targets) > 1:
            for target in targets:
                if not isinstance(target, ast.Name):
                    rest = [other for other in targets if other is not target]
                    yield _edit(node, _text(ast.Assign(rest, node.value)), f"assignment dropped: {_text(target)}")
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]) | ast.AugAssign() | ast.Expr():
            yield _edit(node, "pass", f"dropped: {_text(node).splitlines()[0]}")
        case ast.Break() | ast.Continue():
            yield _edit(node, "pass", f"dropped: {_text(node)}")
        case ast.Return(value=None):
            yield _edit(node, "pass", "dropped: return")
        case _:
            return


def _others(number: int) -> tuple[int, ...]:
    return (1,) if number == 0 else (0, 2) if number == 1 else (number + 1, number - 1)


def _is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def _are_alike(*arguments: ast.expr) -> bool:
    """Whether two arguments may be of one kind: swapping a table and a number fails at once."""
    if any(_text(argument) in WELL_KNOWN for argument in arguments):
        return False
    kinds = {type(argument) for argument in arguments}
    return len(kinds) == 1 or kinds <= {ast.Name, ast.Attribute, ast.Subscript}


def _name(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""


def _maybe_text(node: ast.expr | None) -> str:
    return "" if node is None else _text(node)


def _edit(node: ast.expr | ast.stmt, text: str, change: str) -> Edit:
    return Edit(node, text, " ".join(change.split()))


def _text(node: ast.AST) -> str:
    return ast.unparse(ast.fix_missing_locations(node))


def _sign(operator: ast.cmpop) -> str:
    return ast.unparse(ast.Compare(ast.Name("a"), [operator], [ast.Name("b")]))[2:-2]
