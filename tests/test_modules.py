"""Modules are short enough to be read at once, one thought each, and know only those below them."""

import ast
from collections.abc import Iterator, Mapping
from fnmatch import fnmatch
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


START = "a command starts with what it needs itself: whoever asks for help does not wait for the rest"
WORDS = "a game is played without words, by programs, and then Fluent is never read"
LATER = "only its `__init__.py` imports late: what is not needed to play, such as its words"
LATE = {  # where something is imported inside a function or a guard, and why
    "__init__.py": "the whole interface has its types, and is read when a name of it is asked for",
    "cli/*.py": START,
    "engine/ftl_parts.py": WORDS,
    "engine/words.py": WORDS,
    "games/*/__init__.py": LATER,
    "games/*/expansions/*/__init__.py": LATER,
    "rules/language.py": "three stemmers are read when somebody searches",
    "server/http/connections.py": "Windows has no `resource`",
    "server/http/frames.py": "the quick half of a library is not built everywhere",
    "server/log/database_file.py": "Windows locks a file in its own way",
    "server/settings.py": "a server whose database is named need not know where people keep their files",
    "tui/app.py": "Textual takes as long as all else together, and a table in plain lines does without it",
}


def test_nothing_is_imported_where_nobody_looks() -> None:
    """Rooms that need each other are in the wrong order: neither a function nor a guard may hide it.

    What is imported late, so that something starts sooner, stands in the list above with its reason.
    """
    hidden = {
        path.relative_to(PACKAGE): node.lineno
        for path in sorted(PACKAGE.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Import | ast.ImportFrom) and node.col_offset
    }

    assert [f"{path}:{line}" for path, line in hidden.items() if not any(is_at(path, place) for place in LATE)] == []
    assert [place for place in LATE if not any(is_at(path, place) for path in hidden)] == []


def test_a_reason_is_for_the_places_it_names_alone() -> None:
    """A star stands for one folder or file: no room inside a game, and no module of another room."""
    assert is_at(Path("games/shelter/__init__.py"), "games/*/__init__.py")
    assert not is_at(Path("games/shelter/turn/__init__.py"), "games/*/__init__.py")
    assert not is_at(Path("server/__init__.py"), "__init__.py")
    assert not is_at(Path("server/cli/tables.py"), "cli/*.py")


def is_at(path: Path, place: str) -> bool:
    """Whether a path is one that this pattern means, part by part."""
    parts = place.split("/")
    return len(parts) == len(path.parts) and all(map(fnmatch, path.parts, parts))


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
