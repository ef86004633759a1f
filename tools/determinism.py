"""Find what would make one game differ from machine to machine.

Engine, rules and games promise that the same set-up and the same choices give the same game everywhere. Chance that
is not from `g.dice`, a clock, an address in memory, the order of a set or of a folder's listing would each break that.

What is known as a set: what is written as one, and the names, attributes and functions that an annotation or an
assignment makes one. mypy holds a name to one type, so it is enough to know that a name is a set anywhere in its
scope. Attributes and functions are known by name: those of the same module always, those of other modules only if no
module declares the name as anything else.
"""

import ast
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
ROOMS = ("src/crossroads/engine", "src/crossroads/rules", "src/crossroads/games")

BANNED_MODULES = {
    "random": "take chance from g.dice",
    "secrets": "take chance from g.dice",
    "uuid": "number things in the state instead",
    "time": "pass the time in from outside, if a caller needs it",
    "datetime": "pass the time in from outside, if a caller needs it",
}
BANNED_BUILTINS = {
    "hash": "differs from run to run: use a digest of the contents",
    "id": "is an address in memory: compare with `is`, or use the thing's own id",
}

SET_TYPES = frozenset({"set", "frozenset", "Set", "FrozenSet", "AbstractSet", "MutableSet"})
WRAPPERS = frozenset({"Optional", "Union", "Annotated", "Final", "ClassVar"})
SET_OPERATORS = (ast.BitOr, ast.BitAnd, ast.BitXor, ast.Sub)
SET_METHODS = frozenset({"union", "intersection", "difference", "symmetric_difference"})
LISTINGS = frozenset({"iterdir", "glob", "rglob", "listdir", "scandir"})

# These give the same answer whatever order they are fed in.
ORDER_FREE = frozenset({"sorted", "set", "frozenset", "len", "any", "all", "min", "max", "sum", "bool"})
# These pass an order on to whoever reads their result.
ORDER_KEEPING_NAMES = frozenset({"list", "tuple", "enumerate", "iter", "zip", "map", "filter", "reversed", "deque"})
ORDER_KEEPING_TEXT = frozenset({"str", "repr", "format"})
ORDER_KEEPING_METHODS = frozenset({"join", "extend", "extendleft", "fromkeys", "from_iterable", "writelines"})
# These give every member once, so the order is still nobody's business if an order-free call reads them.
PASSING_ON = frozenset({"list", "tuple", "iter", "map", "filter", "chain"})
ITERTOOLS = frozenset(
    {"accumulate", "batched", "chain", "combinations", "combinations_with_replacement", "compress", "cycle"}
    | {"dropwhile", "filterfalse", "groupby", "islice", "pairwise", "permutations", "product", "starmap"}
    | {"takewhile", "tee", "zip_longest"}
)

Function = ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda


class Finding(NamedTuple):
    """One place that breaks the promise, and what to do about it."""

    path: str
    line: int
    message: str
    remedy: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.message} ({self.remedy})"


class Declarations:
    """Which attribute and function names are declared as sets, and which as something else."""

    def __init__(self) -> None:
        self.sets: set[str] = set()
        self.others: set[str] = set()

    def add(self, name: str, *, is_set: bool) -> None:
        (self.sets if is_set else self.others).add(name)

    def merge(self, other: "Declarations") -> None:
        self.sets |= other.sets
        self.others |= other.others


class Scope:
    """The names bound in a module, class or function: true for a set."""

    def __init__(self, *, is_class: bool = False) -> None:
        self.is_class = is_class
        self.names: dict[str, bool] = {}

    def bind(self, name: str, *, is_set: bool) -> None:
        self.names[name] = self.names.get(name, False) or is_set


class Lint(ast.NodeVisitor):
    """Walk one module: note what is declared in it, and find what breaks the promise."""

    def __init__(self, path: str, elsewhere: Declarations) -> None:
        self.path = path
        self.elsewhere = elsewhere
        self.declared = Declarations()
        self.classes: dict[str, dict[str, bool]] = {}
        self.aliases: set[str] = set()
        self.scopes: list[Scope] = []
        self.class_stack: list[str] = []
        self.excused: set[ast.AST] = set()
        self.findings: list[Finding] = []

    def run(self, tree: ast.Module) -> list[Finding]:
        """Walk twice, so that a use above its declaration is judged like one below; report what the second walk saw."""
        for _ in range(2):
            self.findings = []
            self.scopes = [Scope()]
            self.bind_all(tree.body)
            self.generic_visit(tree)
        return sorted(set(self.findings))

    def report(self, node: ast.expr | ast.stmt, message: str, remedy: str) -> None:
        self.findings.append(Finding(self.path, node.lineno, message, remedy))

    # What is a set

    def is_set_type(self, annotation: ast.expr | None) -> bool:
        """Say whether an annotation names a set, alone or as a part of a union."""
        match annotation:
            case ast.Name(id=name):
                return name in SET_TYPES or name in self.aliases
            case ast.Attribute(attr=name):
                return name in SET_TYPES
            case ast.Subscript(value=ast.Name(id=name) | ast.Attribute(attr=name), slice=inner):
                if name in WRAPPERS:
                    parts = inner.elts if isinstance(inner, ast.Tuple) else [inner]
                    return any(self.is_set_type(part) for part in parts)
                return name in SET_TYPES
            case ast.BinOp(left=left, op=ast.BitOr(), right=right):
                return self.is_set_type(left) or self.is_set_type(right)
            case ast.Constant(value=str(text)):
                try:
                    return self.is_set_type(ast.parse(text, mode="eval").body)
                except SyntaxError:
                    return False
            case _:
                return False

    def is_set(self, node: ast.expr) -> bool:
        """Say whether an expression is known to be a set."""
        match node:
            case ast.Set() | ast.SetComp():
                return True
            case ast.BinOp(left=left, op=op, right=right) if isinstance(op, SET_OPERATORS):
                return any(self.is_set(side) or is_dict_view(side) for side in (left, right))
            case ast.IfExp(body=body, orelse=orelse):
                return self.is_set(body) or self.is_set(orelse)
            case ast.BoolOp(values=values):
                return any(self.is_set(value) for value in values)
            case ast.NamedExpr(value=value) | ast.Await(value=value):
                return self.is_set(value)
            case ast.Name(id=name):
                return self.lookup(name) is True
            case ast.Attribute():
                return self.is_set_attribute(node)
            case ast.Call():
                return self.is_set_call(node)
            case _:
                return False

    def is_set_call(self, call: ast.Call) -> bool:
        match call.func:
            case ast.Name(id="set" | "frozenset"):
                return True
            case ast.Subscript():
                return self.is_set_type(call.func)
            case ast.Attribute(value=owner, attr=name) if name in SET_METHODS or name == "copy":
                return self.is_set(owner)
            case ast.Name(id=name) | ast.Attribute(attr=name):
                return self.is_declared(f"{name}()")
            case _:
                return False

    def is_set_attribute(self, node: ast.Attribute) -> bool:
        if isinstance(node.value, ast.Name) and node.value.id == "self" and self.class_stack:
            own = self.classes.get(self.class_stack[-1], {})
            if node.attr in own:
                return own[node.attr]
        return self.is_declared(node.attr)

    def is_declared(self, name: str) -> bool:
        if name in self.declared.sets:
            return True
        return name in self.elsewhere.sets and name not in self.elsewhere.others | self.declared.others

    def lookup(self, name: str) -> bool | None:
        """Say what a name is here: a set, something else, or (None) not bound in this module."""
        for depth, scope in enumerate(reversed(self.scopes)):
            if name in scope.names and (depth == 0 or not scope.is_class):
                return scope.names[name]
        return None

    def unordered(self, node: ast.expr) -> str | None:
        """Name the thing without an order that an expression is, if it is one."""
        if self.is_set(node):
            return "a set"
        return "a folder's listing" if called(node) in LISTINGS else None

    # What is bound and declared

    def bind_all(self, body: Iterable[ast.stmt]) -> None:
        """Bind the names of one scope before its body is judged, without going into the scopes inside it."""
        for node in within_scope(body):
            match node:
                case ast.Assign(targets=targets, value=value):
                    for target in targets:
                        self.bind(target, value)
                        if len(self.scopes) == 1 and isinstance(target, ast.Name) and is_type(value):
                            self.add_alias(target.id, value)
                case ast.AnnAssign(target=target, annotation=annotation, value=assigned):
                    self.bind_annotated(target, annotation)
                    if assigned is not None and isinstance(target, ast.Name) and is_type_alias(annotation):
                        self.add_alias(target.id, assigned)
                case ast.NamedExpr(target=target, value=value):
                    self.bind(target, value)
                case ast.For(target=target) | ast.AsyncFor(target=target):
                    self.bind(target, None)
                case ast.withitem(optional_vars=ast.expr() as target):
                    self.bind(target, None)
                case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                    self.scopes[-1].bind(name, is_set=False)
                    self.declared.add(f"{name}()", is_set=self.is_set_type(node.returns))
                    if any(ast.unparse(decorator).endswith("property") for decorator in node.decorator_list):
                        self.declare(name, is_set=self.is_set_type(node.returns))
                case _:
                    pass

    def bind(self, target: ast.expr, value: ast.expr | None) -> None:
        match target:
            case ast.Name(id=name):
                self.scopes[-1].bind(name, is_set=value is not None and self.is_set(value))
            case ast.Attribute(attr=name) if value is not None and self.is_set(value):
                self.declare(name, is_set=True, own=is_self(target.value))
            case ast.Tuple(elts=targets) | ast.List(elts=targets):
                values: Sequence[ast.expr | None] = [None] * len(targets)
                if isinstance(value, ast.Tuple | ast.List) and len(value.elts) == len(targets):
                    values = value.elts
                for part, part_value in zip(targets, values, strict=True):
                    self.bind(part, part_value)
            case _:
                pass

    def bind_annotated(self, target: ast.expr, annotation: ast.expr) -> None:
        is_set = self.is_set_type(annotation)
        match target:
            case ast.Name(id=name):
                self.scopes[-1].bind(name, is_set=is_set)
                if self.scopes[-1].is_class:
                    self.declare(name, is_set=is_set)
            case ast.Attribute(attr=name):
                self.declare(name, is_set=is_set, own=is_self(target.value))
            case _:
                pass

    def declare(self, name: str, *, is_set: bool, own: bool = True) -> None:
        self.declared.add(name, is_set=is_set)
        if own and self.class_stack:
            self.classes.setdefault(self.class_stack[-1], {})[name] = is_set

    def add_alias(self, name: str, value: ast.expr) -> None:
        if self.is_set_type(value):
            self.aliases.add(name)

    # Scopes

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self.class_stack.append(node.name)
        self.scopes.append(Scope(is_class=True))
        self.bind_all(node.body)
        self.generic_visit(node)
        self.scopes.pop()
        self.class_stack.pop()

    def visit_function(self, node: Function) -> None:
        scope = Scope()
        arguments = node.args
        for argument in (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs):
            scope.bind(argument.arg, is_set=self.is_set_type(argument.annotation))
        for argument in filter(None, (arguments.vararg, arguments.kwarg)):
            scope.bind(argument.arg, is_set=False)
        self.scopes.append(scope)
        if not isinstance(node, ast.Lambda):
            self.bind_all(node.body)
        self.generic_visit(node)
        self.scopes.pop()

    visit_FunctionDef = visit_AsyncFunctionDef = visit_Lambda = visit_function  # noqa: N815 - ast names them

    def visit_comprehension_scope(self, node: ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp) -> None:
        order_matters = not isinstance(node, ast.SetComp) and node not in self.excused
        if order_matters:
            for generator in node.generators:
                self.check_order(generator.iter, "a comprehension takes its order from")
        scope = Scope()
        self.scopes.append(scope)
        for generator in node.generators:
            self.bind(generator.target, None)
        self.generic_visit(node)
        self.scopes.pop()

    visit_ListComp = visit_SetComp = visit_comprehension_scope  # noqa: N815 - ast names them
    visit_DictComp = visit_GeneratorExp = visit_comprehension_scope  # noqa: N815 - ast names them

    # What is forbidden

    def check_order(self, node: ast.expr, message: str) -> None:
        thing = self.unordered(node)
        if thing is not None:
            self.report(node, f"{message} {thing}", "wrap it in sorted()")

    def visit_For(self, node: ast.For | ast.AsyncFor) -> None:
        self.check_order(node.iter, "a loop takes its order from")
        self.generic_visit(node)

    visit_AsyncFor = visit_For  # noqa: N815 - ast names it

    def visit_YieldFrom(self, node: ast.YieldFrom) -> None:
        self.check_order(node.value, "`yield from` takes its order from")
        self.generic_visit(node)

    def visit_Starred(self, node: ast.Starred) -> None:
        if isinstance(node.ctx, ast.Load) and node not in self.excused:
            self.check_order(node.value, "`*` takes its order from")
        self.generic_visit(node)

    def visit_Set(self, node: ast.Set) -> None:
        self.excused.update(node.elts)
        self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        for target in node.targets:
            # Unpacking into one name is an order of one.
            if isinstance(target, ast.Tuple | ast.List) and not is_single(target):
                self.check_order(node.value, "unpacking takes its order from")
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        if isinstance(node.op, ast.Add):
            self.check_order(node.value, "`+=` takes its order from")
        self.generic_visit(node)

    def visit_FormattedValue(self, node: ast.FormattedValue) -> None:
        self.check_order(node.value, "text takes its order from")
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        match node.func:
            case ast.Name(id=name) if name in ORDER_FREE:
                self.excuse_arguments(node)
            case ast.Name(id=name) if name in ORDER_KEEPING_NAMES | ITERTOOLS and node not in self.excused:
                self.check_arguments(node, f"{name}() takes its order from")
            case ast.Name(id=name) if name in ORDER_KEEPING_TEXT:
                self.check_arguments(node, f"{name}() takes its order from")
            case ast.Attribute(value=owner, attr=name) if name in SET_METHODS or (name != "pop" and self.is_set(owner)):
                self.excuse_arguments(node)
            case ast.Attribute(value=owner, attr="pop") if not node.args and self.is_set(owner):
                self.report(node, "pop() takes any member of a set", "choose one by a rule: min(), max() or g.dice")
            case ast.Attribute(value=ast.Name(id="itertools" | "collections"), attr=name) if node not in self.excused:
                self.check_arguments(node, f"{name}() takes its order from")
            case ast.Attribute(attr=name) if name in ORDER_KEEPING_METHODS:
                self.check_arguments(node, f"{name}() takes its order from")
        self.generic_visit(node)

    def check_arguments(self, call: ast.Call, message: str) -> None:
        for argument in call.args:
            self.check_order(argument, message)

    def excuse_arguments(self, call: ast.Call) -> None:
        """Let a generator, `map` or `*` run over a set where nobody sees the order."""
        for argument in call.args:
            if isinstance(argument, ast.GeneratorExp | ast.ListComp | ast.Starred) or called(argument) in PASSING_ON:
                self.excused.add(argument)

    def visit_Name(self, node: ast.Name) -> None:
        if isinstance(node.ctx, ast.Load) and node.id in BANNED_BUILTINS and self.lookup(node.id) is None:
            self.report(node, f"{node.id}()", BANNED_BUILTINS[node.id])

    def visit_Import(self, node: ast.Import) -> None:
        for alias in node.names:
            self.check_import(node, alias.name)

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        if node.level == 0 and node.module is not None:
            self.check_import(node, node.module)
            if node.module == "os" and any(alias.name == "urandom" for alias in node.names):
                self.report(node, "import of `os.urandom`", BANNED_MODULES["random"])

    def check_import(self, node: ast.stmt, module: str) -> None:
        top = module.partition(".")[0]
        if top in BANNED_MODULES:
            self.report(node, f"import of `{top}`", BANNED_MODULES[top])

    def visit_Attribute(self, node: ast.Attribute) -> None:
        if isinstance(node.value, ast.Name) and (node.value.id, node.attr) == ("os", "urandom"):
            self.report(node, "use of `os.urandom`", BANNED_MODULES["random"])
        self.generic_visit(node)


def within_scope(body: Iterable[ast.stmt]) -> Iterator[ast.AST]:
    """Yield the nodes of one scope in the order of the source: functions and classes inside it, but not their insides."""
    waiting: list[ast.AST] = []
    waiting.extend(reversed(list(body)))
    while waiting:
        node = waiting.pop()
        yield node
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef | ast.Lambda):
            waiting.extend(reversed(list(ast.iter_child_nodes(node))))


def called(node: ast.expr) -> str | None:
    """Name what a call calls, without what it belongs to."""
    match node:
        case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)):
            return name
        case _:
            return None


def is_dict_view(node: ast.expr) -> bool:
    """Say whether this is `d.keys()` or `d.items()`: operators make sets of those."""
    return called(node) in {"keys", "items"}


def is_type(node: ast.expr) -> bool:
    return isinstance(node, ast.Name | ast.Subscript | ast.Attribute | ast.BinOp)


def is_type_alias(annotation: ast.expr) -> bool:
    return isinstance(annotation, ast.Name | ast.Attribute) and ast.unparse(annotation).endswith("TypeAlias")


def is_self(node: ast.expr) -> bool:
    return isinstance(node, ast.Name) and node.id == "self"


def is_single(target: ast.Tuple | ast.List) -> bool:
    return len(target.elts) == 1 and not isinstance(target.elts[0], ast.Starred)


def check(sources: dict[str, str]) -> list[Finding]:
    """Find what breaks the promise in some modules, given as path and text."""
    trees = {path: ast.parse(text, path) for path, text in sources.items()}
    everywhere = Declarations()
    for path, tree in trees.items():
        lint = Lint(path, Declarations())
        lint.run(tree)
        everywhere.merge(lint.declared)
    return [finding for path, tree in trees.items() for finding in Lint(path, everywhere).run(tree)]


def modules(places: Iterable[Path]) -> Iterator[Path]:
    """Yield every Python file in or under some places."""
    for place in places:
        if not place.exists():
            raise SystemExit(f"{place}: there is nothing here (name a folder or a Python file)")
        yield from sorted(place.rglob("*.py")) if place.is_dir() else [place]


def main(arguments: Sequence[str]) -> int:
    """Check the files and folders named, or engine, rules and games; return 1 if anything was found."""
    places = [Path(argument) for argument in arguments] or [ROOT / room for room in ROOMS]
    here = Path.cwd()
    findings = check(
        {
            str(path.relative_to(here) if path.is_relative_to(here) else path): path.read_text(encoding="utf-8")
            for path in modules(places)
        }
    )
    for finding in findings:
        print(finding)
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
