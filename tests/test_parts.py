"""Whoever shows or plays a game is told parts: nobody takes an id of an option, a place or a card apart, or cuts a sentence."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from crossroads.engine.definition import definition, game_names

PACKAGE = Path(__file__).parents[1] / "src" / "crossroads"
WITH_BOTS = [game for game in game_names() if (PACKAGE / "bots" / game).is_dir()]
ROOMS = ("bots", "server", "sim", "tui")
CUTS = {
    *("partition", "rpartition", "split", "rsplit", "startswith", "endswith", "removeprefix", "removesuffix"),
    *("sub", "match", "search", "fullmatch", "find", "index", "replace", "splitlines"),
}
WHOLE = {  # what is never cut: option ids, outcomes, places, things, and sentences
    *("option", "option_id", "options", "ids", "chosen", "outcome"),
    *("place", "spot", "node", "space", "card", "copy", "token", "enemy", "icon", "item", "room"),
    *("label", "labels", "sentence", "brief", "title", "prompt", "question"),
}
OTHERS = {"server/http/security.py"}  # its tokens are those that a visitor holds


@pytest.mark.parametrize("room", ROOMS)
def test_no_option_id_and_no_sentence_is_cut(room: str) -> None:
    """What an option does and names, where it is and what it is called comes with it (`engine/acts.py`)."""
    found = [f"{path.relative_to(PACKAGE)}:{line}" for path in modules(room) for line in cuts(path.read_text("utf-8"))]

    assert [each for each in found if each.rpartition(":")[0] not in OTHERS] == []


@pytest.mark.parametrize("game", WITH_BOTS)
def test_no_bot_writes_the_form_of_an_option_id(game: str) -> None:
    verbs = {act.verb for act in definition(game).acts.all if act.names}
    found = [
        f"{path.name}:{line}" for path in modules(f"bots/{game}") for line in composed(path.read_text("utf-8"), verbs)
    ]

    assert found == []


@pytest.mark.parametrize(
    "line",
    [
        'verb, _, rest = option_id.partition(":")',
        'kind = option.partition(":")[2]',
        'cards = [each for each in ids if each.startswith("use:")]',
        'amount = int(chance.outcome.rpartition("-")[2])',
        'crew = session.label(option_id).rpartition("; ")[2]',
        'text = label.sentence.partition(": ")[2]',
        'name = BRACKETS.sub("", label)',
        'head = entry.options[0].split(":")',
        'head = session.prompt().split(". ")[0]',
        'room, _, half = place.partition(".")',
        'name = words(card.replace(":", "-", 1))',
        'enemy = about["enemy"].partition("~")[0]',
        'card = (about.get("it") or about["card"]).partition("~")[0]',
        'is_vault = printed.icon.startswith("vault")',
        'is_linked = place.endswith(".both")',
    ],
)
def test_a_cut_is_found(line: str) -> None:
    """Else the checks above prove nothing."""
    assert [*cuts(line)] == [1]


@pytest.mark.parametrize("line", ['act = f"fight:{enemy}"', 'act = f"quest:{quest}:{name}"'])
def test_an_id_that_is_written_is_found(line: str) -> None:
    assert [*composed(line, {"fight", "quest"})] == [1]


def modules(room: str) -> list[Path]:
    found = sorted((PACKAGE / room).rglob("*.py"))
    assert found
    return found


def cuts(source: str) -> Iterator[int]:
    """The lines where a text that is one of `WHOLE` is cut, or looked at for what it begins or ends with."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in CUTS:
            texts = [node.func.value, *node.args]
            if any(_is_whole(text) for text in texts) or any(_is_verb(text) for text in node.args):
                yield node.lineno


def _is_whole(text: ast.expr) -> bool:
    """Whether it is such a text: a name, a field, what a method gives, or one of several."""
    match text:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name in WHOLE
        case ast.Subscript(slice=ast.Constant(value=str(name))) if name in WHOLE:
            return True
        case ast.BoolOp(values=parts):
            return any(_is_whole(part) for part in parts)
        case ast.Call(func=inner) | ast.Subscript(value=inner):
            return _is_whole(inner)
        case _:
            return False


def _is_verb(text: ast.expr) -> bool:
    """Whether it is how an option id begins."""
    known = {f"{act.verb}:" for game in game_names() for act in definition(game).acts.all}
    return isinstance(text, ast.Constant) and text.value in known


def composed(source: str, verbs: set[str]) -> Iterator[int]:
    """The lines where a text like an option id is put together."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
            verb, colon, _ = str(node.values[0].value).partition(":")
            if colon and verb in verbs:
                yield node.lineno
