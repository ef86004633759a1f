"""Pins: what decides changes the digest of the rules, and nothing else does."""

import ast
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from crossroads.engine import pins, record
from crossroads.engine.definition import definition, game_names
from crossroads.engine.modules import Module, expansions_of
from crossroads.engine.pins import ENGINE, SHOWS, Pins, digest_of, meaning_of, modules_of, pins_of, rules_digest
from crossroads.engine.setup import Setup
from tests.engine import toy
from tests.engine.play import shelter

RULES = '''"""What lamps are for."""

from typing import Any

LAMPS = 3  # as the book has it


class Lamp:
    """It shines."""

    light: int = 2


async def shine(lamp: Any) -> str:
    """Say how bright it is."""
    return f"{lamp.light:>{LAMPS}} of {LAMPS!r}"
'''

Digest = Callable[[], str]


@pytest.fixture
def lamps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A game's package with a room below it, one of them for showing."""
    package = tmp_path / "lamps"
    for room in ("", "topics", "words", "extra"):
        (package / room).mkdir(parents=True, exist_ok=True)
        (package / room / "__init__.py").write_text("")
    for module in ("rules.py", "topics/night.py", "topics/view.py", "words/sentences.py", "extra/more.py"):
        (package / module).write_text(RULES)
    (package / "topics" / "night.en.ftl").write_text("night = Night\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    return package


def digest() -> str:
    """Of the package as it is now."""
    digest_of.cache_clear()
    return rules_digest(replace(toy.TOY, package="lamps", shows=("words", "topics.view")))


DECIDES_NOTHING = {
    "a comment": ("  # as the book has it", "  # as everybody knows"),
    "a comment more": ("LAMPS = 3", "# Three of them.\nLAMPS = 3"),
    "a docstring of a module": ("What lamps are for", "What lamps are good for"),
    "a docstring of a class": ("It shines", "It glows"),
    "a docstring of a function": ("Say how bright it is", "Tell how bright it is"),
    "a docstring less": ('    """Say how bright it is."""\n', ""),
    "an empty line": ("class Lamp", "\n\nclass Lamp"),
    "brackets and a last comma": ("from typing import Any\n", "from typing import (\n    Any,\n)\n"),
    "other quotes": ('return f"{lamp.light:>{LAMPS}} of {LAMPS!r}"', "return f'{lamp.light:>{LAMPS}} of {LAMPS!r}'"),
    "a text in two parts": (
        'return f"{lamp.light:>{LAMPS}} of {LAMPS!r}"',
        'return (\n        f"{lamp.light:>{LAMPS}} "\n        "of "\n        f"{LAMPS!r}"\n    )',
    ),
}
DECIDES = {
    "a number": ("LAMPS = 3", "LAMPS = 4"),
    "a kind of number": ("LAMPS = 3", "LAMPS = 3.0"),
    "a number in a class": ("light: int = 2", "light: int = 5"),
    "a text": ("} of {", "} out of {"),
    "a hole of a text": ("{LAMPS!r}", "{LAMPS!s}"),
    "the width of a hole": (":>{LAMPS}", ":>{LAMPS + 1}"),
    "a line more": ("LAMPS = 3", "LAMPS = 3\nLAMPS = 4"),
}
MODULES = pytest.mark.parametrize("module", ["rules.py", "topics/night.py"])


def edit(file: Path, change: tuple[str, str]) -> None:
    before = file.read_text()
    assert change[0] in before
    file.write_text(before.replace(*change))


@MODULES
@pytest.mark.parametrize("change", DECIDES_NOTHING.values(), ids=DECIDES_NOTHING)
def test_what_decides_nothing_keeps_the_pin(lamps: Path, module: str, change: tuple[str, str]) -> None:
    before = digest()

    edit(lamps / module, change)

    assert digest() == before


@MODULES
@pytest.mark.parametrize("change", DECIDES.values(), ids=DECIDES)
def test_what_decides_changes_the_pin(lamps: Path, module: str, change: tuple[str, str]) -> None:
    """In a folder below too."""
    before = digest()

    edit(lamps / module, change)

    assert digest() != before


@pytest.mark.parametrize("module", ["words/sentences.py", "topics/view.py"])
def test_a_room_that_only_shows_keeps_the_pin(lamps: Path, module: str) -> None:
    before = digest()

    edit(lamps / module, ("LAMPS = 3", "LAMPS = 4"))

    assert digest() == before


def test_a_sentence_keeps_the_pin(lamps: Path) -> None:
    before = digest()

    (lamps / "topics" / "night.en.ftl").write_text("night = Dead of night\n")

    assert digest() == before


def test_a_module_more_less_or_elsewhere_changes_the_pin(lamps: Path) -> None:
    digests = {digest()}
    (lamps / "topics" / "day.py").write_text("")
    digests.add(digest())
    (lamps / "topics" / "day.py").rename(lamps / "day.py")
    digests.add(digest())

    assert len(digests) == 3


def test_an_expansion_is_pinned_where_it_is_played(lamps: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It lies in its game's folder, and a table without it has nothing to do with it."""
    module = Module(id="more", game="toy", package="lamps.extra")
    monkeypatch.setattr("crossroads.engine.pins.expansions_of", lambda game: {"more": module} if game == "toy" else {})
    base = replace(toy.TOY, package="lamps")
    before = rules_digest(base), rules_digest(replace(base, expansions=(module,)))

    edit(lamps / "extra" / "more.py", ("LAMPS = 3", "LAMPS = 4"))
    digest_of.cache_clear()

    after = rules_digest(base), rules_digest(replace(base, expansions=(module,)))
    assert after[0] == before[0] != before[1] != after[1]


def test_every_python_reads_the_same_meaning() -> None:
    """Written out once: a Python that cuts f-strings or names empty parts otherwise must still come to this."""
    assert meaning_of('"""Of lamps."""\nN: int = 3  # three\ns = f"a{N!r:>{N}}b" "c" f"{N}"\ndef f(x=()): "?"\n') == (
        "(Module body=["
        "(AnnAssign target=(Name id='N' ctx=(Store)) annotation=(Name id='int' ctx=(Load)) value=(Constant value=3)"
        " simple=1),"
        "(Assign targets=[(Name id='s' ctx=(Store)),] value=(JoinedStr values=['a',(FormattedValue"
        " value=(Name id='N' ctx=(Load)) conversion=114 format_spec=(JoinedStr values=['>',(FormattedValue"
        " value=(Name id='N' ctx=(Load)) conversion=-1),'',])),'bc',(FormattedValue value=(Name id='N' ctx=(Load))"
        " conversion=-1),'',])),"
        "(FunctionDef name='f' args=(arguments args=[(arg arg='x'),] defaults=[(Tuple ctx=(Load)),])),])"
    )


def test_pins_are_those_of_a_save() -> None:
    game = shelter(2)
    made = record.read(record.save(game))

    assert pins_of(game.setup) == Pins(made.rules, made.packs)
    assert pins_of(Setup("shelter", 4, bytes(32))) == pins_of(game.setup)


@pytest.mark.parametrize("game", [*game_names(), None])
def test_nothing_that_decides_uses_what_only_shows(game: str | None) -> None:
    """Else a rule could change without its pin. Only the table of contents of a game names both."""
    package, shows = (ENGINE, SHOWS) if game is None else (definition(game).package, definition(game).shows)
    hidden = tuple(f"{package}.{name}" for name in shows)
    within = () if game is None else tuple([module.package for module in expansions_of(game).values()])
    modules = {name: path for name, path in modules_of(package) if not (within and name.startswith(within))}
    assert all(any(name == each or name.startswith(f"{each}.") for name in modules) for each in hidden)
    for name, path in modules.items():
        if name == package or name.startswith(hidden) or (game is None and name in SHOWS_TOO):
            continue
        assert not [used for used in imported(path) if used.startswith(hidden)], name


@pytest.mark.parametrize("game", game_names())
def test_nothing_that_decides_in_an_expansion_uses_what_only_shows(game: str) -> None:
    """Neither what only shows in the expansion itself nor in its game."""
    base = definition(game)
    for module in expansions_of(game).values():
        shown = tuple(f"{module.package}.{name}" for name in module.shows)
        hidden = (*shown, *[f"{base.package}.{name}" for name in base.shows])
        for name, path in modules_of(module.package):
            if name != module.package and not (shown and name.startswith(shown)):
                assert not [used for used in imported(path) if used.startswith(hidden)], name


SHOWS_TOO = tuple(
    f"{ENGINE}.{name}" for name in ("content", "definition", "effects", "extending", "game", "modules")
)  # for types and words


@pytest.mark.parametrize(
    ("module", "decides"), [("standing", False), ("redealing", True), ("installed", False), ("dice", True)]
)
def test_a_saved_game_is_as_it_was_whatever_is_said_ahead_or_imagined(
    module: str, decides: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One statement more in a module of the engine: the pin is another only where it decides."""
    known = definition("shelter")
    digest_of.cache_clear()
    before = rules_digest(known)
    there = list(modules_of(ENGINE))
    edited = tmp_path / "edited.py"
    edited.write_text(dict(there)[f"{ENGINE}.{module}"].read_text(encoding="utf-8") + "\nMORE = 1\n")
    others = [(name, edited if name == f"{ENGINE}.{module}" else path) for name, path in there]
    monkeypatch.setattr(pins, "modules_of", lambda name: others if name == ENGINE else modules_of(name))

    digest_of.cache_clear()
    after = rules_digest(known)
    digest_of.cache_clear()

    assert (after != before) is decides


def imported(path: Path) -> list[str]:
    """All that a module imports, wherever it does."""
    names: list[str] = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names += [each.name for each in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            names += [f"{node.module}.{each.name}" for each in node.names]
    return names
