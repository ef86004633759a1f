"""Pins: which rules and which content a game was played with, as digests of what decides.

A comment, a docstring, a sentence or the layout of a file decides nothing, nor does a room of a game that only shows
(`Definition.shows`): a game that was pinned before such a change is still pinned to the same rules after it.
"""

import ast
from collections.abc import Iterator
from functools import cache
from hashlib import blake2b
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from crossroads.engine.content import pack_names, packs_of
from crossroads.engine.definition import Definition
from crossroads.engine.extending import definition_with
from crossroads.engine.modules import expansions_of
from crossroads.engine.packs import find_packs
from crossroads.engine.setup import Setup

ENGINE = "crossroads.engine"
# Of the engine: views, words and files, and what is said ahead, which is chosen as any choice is.
SHOWS = (
    "acts",
    "chance_words",
    "ftl",
    "ftl_parts",
    "installed",
    "labels",
    "loading",
    "odds_words",
    "pack_report",
    "pins",
    "proofs",
    "recap",
    "record",
    "shapes",
    "sharing",
    "standing",
    "verifying",
    "words",
)
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


class Pins(msgspec.Struct, frozen=True):
    """The digests of the rules and of each pack that a game is played with."""

    rules: str
    packs: dict[str, str]  # name -> digest


def pins_of(setup: Setup) -> Pins:
    """The pins of a game that is played here and now."""
    return Pins(
        rules_digest(definition_with(setup.game, setup.modules)),
        packs_digests(setup.game, pack_names(setup.game, setup.packs, setup.modules)),
    )


def pins_of_game(known: Definition[Any], content: Any) -> Pins:
    """The pins of a game that goes on: its packs are those that its cards were read from, whoever edits them now."""
    return Pins(rules_digest(known), {pack.name: pack.digest for pack in packs_of(content)})


def packs_digests(game: str, names: tuple[str, ...]) -> dict[str, str]:
    """The digests of a game's packs as they are here."""
    return {name: pack.digest for name, pack in zip(names, find_packs(game, names), strict=True)}


def rules_digest(known: Definition[Any]) -> str:
    """A digest of what decides in the engine, in a game's own package and in those of its expansions."""
    others = tuple(module.package for module in expansions_of(known.id).values())
    expansions = [_Rules(module.package, module.shows) for module in known.expansions]
    return digest_of(_Rules(ENGINE, SHOWS), _Rules(known.package, known.shows, others), *expansions)


class _Rules(NamedTuple):
    """A package with rules, what in it only shows, and other packages that lie within it."""

    package: str
    shows: tuple[str, ...]
    others: tuple[str, ...] = ()

    def modules(self) -> Iterator[tuple[str, Path]]:
        left_out = (*[f"{self.package}.{name}" for name in self.shows], *self.others)
        for name, path in modules_of(self.package):
            if not any(name == other or name.startswith(f"{other}.") for other in left_out):
                yield name, path


@cache
def digest_of(*rules: _Rules) -> str:
    """A digest of the meaning of all modules that decide."""
    digest = blake2b(digest_size=16)
    for each in rules:
        for name, path in each.modules():
            digest.update(f"{name}\n{meaning_of(path.read_text(encoding='utf-8'))}\n".encode())
    return digest.hexdigest()


def modules_of(package: str) -> Iterator[tuple[str, Path]]:
    """Every module of a package and of all packages below it, by name."""
    spec = find_spec(package)
    assert spec is not None, f"no package {package}"
    for root in spec.submodule_search_locations or []:
        for path in sorted(Path(root).rglob("*.py")):
            parts = path.relative_to(root).with_suffix("").parts
            yield ".".join([package, *[part for part in parts if part != "__init__"]]), path


def meaning_of(source: str) -> str:
    """What is left of a module without comments, docstrings and layout; every Python that we run on says the same."""
    told: list[str] = []
    _tell(ast.parse(source), told)
    return "".join(told)


def _tell(part: Any, told: list[str]) -> None:
    """A part of a syntax tree. What is empty is left out: a later Python may have a name for it that ours has not."""
    if isinstance(part, ast.AST):
        told.append(f"({type(part).__name__}")
        for name, value in _fields(part):
            if value is not None and value != []:
                told.append(f" {name}=")
                _tell(value, told)
        told.append(")")
    elif isinstance(part, list):
        told.append("[")
        for each in part:
            _tell(each, told)
            told.append(",")
        told.append("]")
    else:
        told.append(ascii(part))


def _fields(node: ast.AST) -> Iterator[tuple[str, Any]]:
    for name, value in ast.iter_fields(node):
        if name == "body" and isinstance(node, DOCUMENTED):
            yield name, value[_has_docstring(value) :]
        elif isinstance(node, ast.JoinedStr):
            yield name, _joined(value)
        elif name != "kind":  # of a constant: whether a text is written `u"..."`
            yield name, value


def _has_docstring(body: list[ast.stmt]) -> bool:
    first = body[0] if body else None
    return isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant) and isinstance(first.value.value, str)


def _joined(parts: list[ast.expr]) -> list[ast.expr | str]:
    """An f-string with the texts between its holes made one: not every Python cuts them at the same places."""
    joined: list[ast.expr | str] = []
    text = ""
    for part in parts:
        if isinstance(part, ast.Constant):
            text += str(part.value)
        else:
            joined += [text, part]
            text = ""
    return [*joined, text]
