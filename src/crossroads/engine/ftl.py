"""The words of a user's packs, checked as they are loaded: what cannot be said must not stop a game."""

from collections.abc import Iterator
from difflib import get_close_matches
from pathlib import Path
from typing import Any

import msgspec

from crossroads.engine.packs import BadPack, Pack
from crossroads.engine.words import LANGUAGES

PARTS = {"VariableReference": "variables", "MessageReference": "messages", "TermReference": "terms"}


class Said(msgspec.Struct):
    """A message, or an attribute of one: where it stands and what it takes to say it."""

    line: int
    variables: set[str] = set()
    messages: set[str] = set()
    terms: set[str] = set()


def check_words(packs: tuple[Pack, ...]) -> None:
    """Refuse words with an error in them, or that ask for what nobody tells them; those of the installed are ours."""
    own = [pack for pack in packs if pack.name != pack.id and any(pack.folder.glob("*.ftl"))]
    known: dict[str, Said] = {}
    if own:  # to read all words takes its time
        for pack in packs:
            if pack not in own:
                known |= {name: said for path in _files(pack) for name, said in _read(pack, path).items()}
    for pack in own:
        read = {path: _read(pack, path) for path in _files(pack)}
        everything = {**known, **{name: said for found in read.values() for name, said in found.items()}}
        for path, found in read.items():
            for name, said in found.items():
                for complaint in _complaints(name, said, known, everything):
                    raise BadPack(f"{pack.where(path.name)}: line {said.line}: `{name}`: {complaint}")
        known = everything


def _complaints(name: str, said: Said, known: dict[str, Said], everything: dict[str, Said]) -> Iterator[str]:
    told = known[name].variables if name in known else set()
    for variable in sorted(said.variables - told):
        near = get_close_matches(variable, sorted(told), 1)
        yield f"no variable `${variable}` is told here{f' ({near[0]}?)' if near else ''}"
    for message in sorted(said.messages - {*everything}):
        yield f"no message `{message}`"
    for term in sorted({f"-{each}" for each in said.terms} - {*everything}):
        yield f"no term `{term}`"


def _files(pack: Pack) -> list[Path]:
    found = sorted(pack.folder.glob("*.ftl"))
    for path in found:
        lang = path.name.removesuffix(".ftl").rpartition(".")[2]
        if lang not in LANGUAGES:
            raise BadPack(f"{pack.where(path.name)}: no language `{lang}`; there are: {', '.join(LANGUAGES)}")
    return found


def _read(pack: Pack, path: Path) -> dict[str, Said]:
    """The messages, terms and attributes of a file by their names."""
    from fluent.syntax import FluentParser, ast  # slow to import, and only whoever brings words needs it

    try:
        text = path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as wrong:
        raise BadPack(f"{pack.where(path.name)}: not readable as UTF-8 ({wrong.reason})") from wrong
    found: dict[str, Said] = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            raise BadPack(f"{pack.where(path.name)}: line {_line(text, entry)}: {entry.annotations[0].message}")
        if not isinstance(entry, ast.Message | ast.Term):
            continue
        name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
        if name in found:
            raise BadPack(f"{pack.where(path.name)}: line {_line(text, entry)}: a second `{name}`")
        found[name] = _said(text, entry, entry.value)
        for attribute in entry.attributes:
            found[f"{name}.{attribute.id.name}"] = _said(text, attribute, attribute.value)
    return found


def _line(text: str, node: Any) -> int:
    return text.count("\n", 0, node.span.start) + 1


def _said(text: str, node: Any, value: Any) -> Said:
    said = Said(_line(text, node))
    waiting = [value]
    while waiting:
        part = waiting.pop()
        if isinstance(part, list):
            waiting += part
        elif hasattr(part, "__dict__"):
            if type(part).__name__ in PARTS:
                attribute = getattr(part, "attribute", None)
                name = f"{part.id.name}.{attribute.name}" if attribute else part.id.name
                getattr(said, PARTS[type(part).__name__]).add(name)
            waiting += [each for key, each in vars(part).items() if key != "span"]
    return said
