"""Whoever shows or plays a game is told parts: nobody takes an id of an option, a place or a card apart, or cuts a sentence."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from crossroads.engine.acts import Act
from crossroads.engine.definition import definition, game_names
from crossroads.engine.modules import expansions_of

PACKAGE = Path(__file__).parents[1] / "src" / "crossroads"
SHOWN = [
    f"{room}/{game}" for room in ("bots", "tui/boards") for game in game_names() if (PACKAGE / room / game).is_dir()
]
FLOWS = tuple(f"games/fallout/{room}" for room in ("combat", "odds", "story", "survivors", "turn", "expansions"))
ROOMS = ("bots", "coach", "server", "sim", "tui", *FLOWS)
CUTS = {
    *("partition", "rpartition", "split", "rsplit", "startswith", "endswith", "removeprefix", "removesuffix"),
    *("sub", "match", "search", "fullmatch", "find", "index", "replace", "splitlines"),
}
WHOLE = {  # what is never cut: option ids, outcomes, places, things, and sentences
    *("option", "option_id", "options", "ids", "chosen", "outcome"),
    *("place", "spot", "node", "space", "card", "copy", "token", "enemy", "icon", "item", "room"),
    *("label", "labels", "sentence", "brief", "title", "prompt", "question"),
}
PAGES = {"card", "perk", "enemy", "agenda", "quest"}  # of cards that a terminal can look up
OTHERS = {
    "server/http/security.py",  # its tokens are those that a visitor holds
    "games/fallout/expansions/atomic_bonds/assisting_words.py",  # a question's message has its name, with other dots
    "games/fallout/expansions/new_california/words.py",  # and so has what somebody chose
}


@pytest.mark.parametrize("room", ROOMS)
def test_no_option_id_and_no_sentence_is_cut(room: str) -> None:
    """What an option does and names, where it is and what it is called comes with it (`engine/acts.py`)."""
    found = [f"{path.relative_to(PACKAGE)}:{line}" for path in modules(room) for line in cuts(path.read_text("utf-8"))]

    assert [each for each in found if each.rpartition(":")[0] not in OTHERS] == []


@pytest.mark.parametrize("room", SHOWN)
def test_neither_bot_nor_board_writes_the_form_of_an_option_id(room: str) -> None:
    """Whatever the game or one of its expansions may offer; a board may name a place, or a card's page, as a verb is named."""
    acts = acts_of(room.rpartition("/")[2])
    verbs = {act.verb for act in acts if act.names}
    if room.startswith("tui"):
        verbs -= {act.at.kind for act in acts} | PAGES
    found = [f"{path.name}:{line}" for path in modules(room) for line in composed(path.read_text("utf-8"), verbs)]

    assert found == []


def acts_of(game: str) -> list[Act]:
    """The acts of a game and of all its expansions."""
    return [*definition(game).acts.all, *[act for module in expansions_of(game).values() for act in module.acts]]


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
        'card = _named(option).partition("~")[0]',
        'verb = str(each.option)[:4] if id_of(option).startswith("x") else ""',
        'camps = [each for each in ids if each.startswith("atomic-bonds.travel:")]',
    ],
)
def test_a_cut_is_found(line: str) -> None:
    """Else the checks above prove nothing."""
    assert [*cuts(line)] == [1]


@pytest.mark.parametrize(
    "line",
    [
        'act = f"fight:{enemy}"',
        'act = f"quest:{quest}:{name}"',
        'stay = f"bonds.first:{seat}"',
        'key = f"{verb}:{item}"',
        'key = f"{act.verb}:{item}"',
        'key = f"{TRAVEL}:{camp}"',
        'key = "fight:" + enemy',
    ],
)
def test_an_id_that_is_written_is_found(line: str) -> None:
    assert [*composed(line, {"fight", "quest", "bonds.first"})] == [1]


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
        case ast.Call(func=inner, args=parts):
            return _is_whole(inner) or any(_is_whole(part) for part in parts)
        case ast.Subscript(value=inner):
            return _is_whole(inner)
        case _:
            return False


def _is_verb(text: ast.expr) -> bool:
    """Whether it is how an option id begins."""
    known = {f"{act.verb}:" for game in game_names() for act in acts_of(game)}
    return isinstance(text, ast.Constant) and text.value in known


def composed(source: str, verbs: set[str]) -> Iterator[int]:
    """The lines where a text like an option id is put together."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.JoinedStr(values=[ast.Constant(value=str(text)), *_]) if _begins(text, verbs):
                yield node.lineno
            case ast.JoinedStr(values=[ast.FormattedValue(value=verb), ast.Constant(value=str(text)), *_]):
                if text.startswith(":") and _names_a_verb(verb):
                    yield node.lineno
            case ast.BinOp(left=ast.Constant(value=str(text)), op=ast.Add()) if _begins(text, verbs):
                yield node.lineno


def _begins(text: str, verbs: set[str]) -> bool:
    verb, colon, _ = text.partition(":")
    return bool(colon) and verb in verbs


def _names_a_verb(part: ast.expr) -> bool:
    """Whether a verb is put there: by that name, or as a constant of a module."""
    match part:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name == "verb" or name.isupper()
        case _:
            return False
