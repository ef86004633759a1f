"""Bots of one's own from a file, as `magpie.py:Magpie`: no package is needed. Whoever names one lets its code run."""

import re
import sys
from collections.abc import Callable, Iterable
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from os import environ
from pathlib import Path
from types import ModuleType
from typing import Any

HOST_BOTS = "CROSSROADS_BOTS"  # files and classes, separated by commas, for this process and those that it starts
NAMED = re.compile(r"(?P<file>.*\.py)(?::(?P<kind>\w*))?", re.DOTALL)


class UnknownBot(ValueError):
    """Nobody plays under this name, or not this game."""


def is_own(bot: str) -> bool:
    """Whether a bot is named by its file, and not by its name."""
    return NAMED.fullmatch(bot) is not None


def install_bots(bots: Iterable[str]) -> list[str]:
    """The names of bots, of which some are named by file and class: those can be had by name from now on."""
    names = []
    for bot in bots:
        if is_own(bot):
            spec = _absolute(bot)
            names.append(load_bot(spec)[0])
            known = [each for each in environ.get(HOST_BOTS, "").split(",") if each]
            environ[HOST_BOTS] = ",".join(dict.fromkeys([*known, spec]))
        else:
            names.append(bot)
    own_bots.cache_clear()
    return names


def load_name(bot: str) -> str:
    """The name of a bot that is named by its file and class."""
    return load_bot(_absolute(bot))[0]


@cache
def own_bots() -> dict[str, Callable[[str, str], Any]]:
    """The bots that are installed from files, by name."""
    return dict(load_bot(spec) for spec in environ.get(HOST_BOTS, "").split(",") if spec)


def _absolute(bot: str) -> str:
    found = NAMED.fullmatch(bot)
    assert found is not None
    if not found["kind"]:
        raise UnknownBot(f"{bot}: name the class of the bot, too, as in {found['file']}:Magpie")
    path = Path(found["file"]).absolute()
    if "," in str(path):
        raise UnknownBot(f"{path}: a comma stands between two bots; give the file a name without one")
    return f"{path}:{found['kind']}"


@cache
def load_bot(spec: str) -> tuple[str, Callable[[str, str], Any]]:
    """The name of a bot that is named by its file and class, and how one is made for a game's id and a salt."""
    file, _, kind = spec.rpartition(":")
    path = Path(file)
    module = _run(path)
    if not isinstance(found := getattr(module, kind, None), type):
        classes = [name for name, each in vars(module).items() if isinstance(each, type) and hasattr(each, "choose")]
        raise UnknownBot(f"{path}: no class `{kind}`; there are: {', '.join(classes) or 'none that can choose'}")
    name = getattr(found, "name", None)
    if not isinstance(name, str) or not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", name):
        raise UnknownBot(f"{path}: `{kind}` needs a name in small letters, such as `name = {kind.lower()!r}`")
    if not callable(getattr(found, "choose", None)):
        raise UnknownBot(f"{path}: `{kind}` needs a method `choose(self, game, seat)`")
    asks = any("__init__" in vars(each) for each in found.__mro__[:-1])
    return name, found if asks else _Plain(found)


class _Plain:
    """How a bot is made that asks for nothing."""

    def __init__(self, kind: type[Any]) -> None:
        self._kind = kind
        if hasattr(kind, "games"):
            self.games = kind.games

    def __call__(self, _game: str, _salt: str) -> Any:
        return self._kind()


@cache
def _run(path: Path) -> ModuleType:
    """Run a file as a module; what lies beside it can be imported, as if Python had been started with it."""
    if not path.is_file():
        raise UnknownBot(f"{path}: no such file; name the file of the bot")
    spec = spec_from_file_location(f"crossroads_bot_{path.stem}", path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[module.__name__] = module
    if str(path.parent) not in sys.path:
        sys.path.append(str(path.parent))
    try:
        spec.loader.exec_module(module)
    except Exception as wrong:  # whatever a file may do
        raise UnknownBot(f"{path}: cannot be run: {type(wrong).__name__}: {wrong}") from wrong
    return module
