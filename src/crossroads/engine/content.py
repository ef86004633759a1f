"""What a game's packs hold: its content and its words, read once and shared by all its games."""

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary

from crossroads.engine.definition import definition
from crossroads.engine.extending import definition_with
from crossroads.engine.modules import expansions_of, find_modules
from crossroads.engine.packs import BadPack, Pack, find_packs, installed_packs
from crossroads.engine.words import Words, shared_words

Edition = tuple[str, tuple[str, ...], tuple[str, ...]]  # game, packs, expansions


def pack_names(game: str, packs: tuple[str, ...], modules: tuple[str, ...] = ()) -> tuple[str, ...]:
    """The packs of a table: those that it names, or the game's own, and those that its expansions bring."""
    own = [pack for module in find_modules(game, modules) for pack in module.packs]
    return tuple(dict.fromkeys([*(packs or definition(game).packs), *own]))


def edition_of(game: str, packs: Sequence[str], expansions: Sequence[str]) -> Edition:
    """A game with packs and expansions that are installed here: who only visits a server cannot name a folder of it.

    They come in the order in which they are installed, so that the same ones are the same edition however they are named.
    """
    installed = installed_packs(game)
    for pack in packs:
        if pack not in installed:
            raise BadPack(f"no pack `{pack[:80]}` is installed here; there are: {', '.join(installed)}")
    named = [pack for pack in installed if pack in packs]
    own = definition(game).packs
    modules = dict.fromkeys([*[each for each in expansions_of(game) if each in expansions], *expansions])
    return game, (tuple(dict.fromkeys([*own, *named])) if named else ()), tuple(modules)


def content_of(game: str, packs: tuple[str, ...], modules: tuple[str, ...] = ()) -> Any:
    """A game's content from these packs as they are now, read once and shared by all its games."""
    return _content(game, find_packs(game, pack_names(game, packs, modules)), modules)


@lru_cache(maxsize=64)
def _content(game: str, packs: tuple[Pack, ...], modules: tuple[str, ...]) -> Any:
    """What packs hold. Packs are equal if their files are, so one that was edited is read again."""
    made = definition_with(game, modules)
    content = made.load_content(packs, made.rulebook)
    _PACKS[content] = packs
    return content


SAYINGS = Path(__file__).parent / "sayings"  # what every game says alike, unless its packs say otherwise
_PACKS: WeakKeyDictionary[Any, tuple[Pack, ...]] = WeakKeyDictionary()


def packs_of(content: Any) -> tuple[Pack, ...]:
    """The packs that content was read from, as they were then: a game that goes on keeps them, whoever edits them."""
    return _PACKS[content]


def words_of(game: str, packs: tuple[str, ...], lang: str, modules: tuple[str, ...] = ()) -> Words:
    """A game's words in a language from these packs as they are now, shared by all who use the same."""
    return words_for(content_of(game, packs, modules), lang)


def words_for(content: Any, lang: str) -> Words:
    """The words of the packs that content was read from."""
    return shared_words(lang, (SAYINGS, *packs_of(content)), content)
