"""Modules are short enough to be read at once, one thought each, and know only those below them."""

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path

PACKAGE = Path(__file__).parents[1] / "src" / "crossroads"
MOST_LINES = 400
GAMES = [path.name for path in (PACKAGE / "games").iterdir() if path.is_dir()]


def test_no_module_is_too_long() -> None:
    """At most 400 lines each; one that grows beyond is split by what it is about, never in the middle."""
    lines = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in sorted(PACKAGE.rglob("*.py"))}

    too_long = [f"{path.relative_to(PACKAGE)}: {count} lines" for path, count in lines.items() if count > MOST_LINES]

    assert lines
    assert too_long == []


def test_the_rules_of_a_game_hide_no_import() -> None:
    """Rooms that need each other are in the wrong order: neither a function nor a guard may hide it.

    Only the `__init__.py` of a game or an expansion imports late: what it does not need to play, such as its words.
    """
    hidden = [
        f"{path.relative_to(PACKAGE)}:{node.lineno}"
        for path in sorted((PACKAGE / "games").rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Import | ast.ImportFrom) and node.col_offset
        if path.parent.parent.name not in ("games", "expansions") or path.name != "__init__.py"
    ]

    assert hidden == []


SAME_IDEA = {  # one idea in two forms
    "GameName": "of a command, and of a request",
    "Lang": "of a command, and of a request",
    "Name": "what an act names, and how somebody calls themselves: `protocol.tables` says it in short, as its fields do",
    "Phase": "of a table, and of the round in each game",
    "Count": "a number on a card, with the least that a game wants",
}


def test_a_name_has_one_meaning() -> None:
    """The same name of a class or a type is for the same thing: in another game, or in how clients are told it."""
    defined: dict[str, dict[Path, str]] = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        for name, meaning in names_in(path.read_text(encoding="utf-8")):
            defined.setdefault(name, {})[path.relative_to(PACKAGE)] = meaning

    twice = [
        f"{name}: {', '.join(map(str, paths))}"
        for name, paths in defined.items()
        if name not in SAME_IDEA and has_two_meanings(paths)
    ]

    assert len(defined) > 500
    assert twice == []


def test_two_meanings_are_found() -> None:
    """Else the check above proves nothing: classes and aliases alike, but no alias of the same type and no TypeVar."""
    source = 'class Deal: ...\nDeal = tuple[int, bytes]\nT = TypeVar("T")\nMOST = 5\nView = Mapping[str, Any]\n'
    found = dict(names_in(source))

    assert {*found} == {"Deal", "View"}
    assert has_two_meanings({Path("engine/deals.py"): "class", Path("engine/driver.py"): "tuple[int, bytes]"})
    assert has_two_meanings({Path("games/shelter/a.py"): "class", Path("games/shelter/b.py"): "class"})
    assert has_two_meanings({Path("games/shelter/words/book_types.py"): "class", Path("server/a.py"): "class"})
    assert not has_two_meanings({Path("tui/a.py"): "Mapping[str, Any]", Path("bots/b.py"): "Mapping[str, Any]"})
    assert not has_two_meanings({Path("games/shelter/a.py"): "class", Path("games/fallout/a.py"): "class"})
    assert not has_two_meanings({Path("games/shelter/a.py"): "class", Path("games/shelter/b_types.py"): "class"})


def names_in(source: str) -> Iterator[tuple[str, str]]:
    """The classes and the aliases of types that a module defines, each with what it stands for."""
    for node in ast.parse(source).body:
        match node:
            case ast.ClassDef(name=name):
                yield name, "class"
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.Subscript() | ast.BinOp() | ast.Name() as value):
                if name[0].isupper() and not name.isupper():
                    yield name, ast.unparse(value)
            case _:
                pass


def has_two_meanings(paths: Mapping[Path, str]) -> bool:
    """Whether a name that is defined in these modules stands for different things.

    What a client is told (`*_types`) goes by the name of what it tells of, in its game, the engine or the protocol.
    """
    own = {path: meaning for path, meaning in paths.items() if not path.stem.endswith("_types")}
    of_games = [(game, meaning) for path, meaning in own.items() if (game := game_of(path))]
    of_all = [meaning for path, meaning in own.items() if not game_of(path)]
    if len(own) < len(paths) and any(
        path.parts[0] not in ("games", "engine", "protocol") and meaning == "class" for path, meaning in own.items()
    ):
        return True
    for game in {game for game, _ in of_games} or {""}:
        meanings = [*of_all, *[meaning for other, meaning in of_games if other == game]]
        if len({*meanings}) > 1 or meanings.count("class") > 1:
            return True
    return False


def game_of(path: Path) -> str:
    """The game that a module belongs to, in whichever layer; empty if to none."""
    return next((part for part in path.parts if part in GAMES), "")
