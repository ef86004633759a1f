"""What an author wants to know of a pack: whether it can be played with, and how each of its cards will read."""

from collections.abc import Iterator, Sequence
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

import msgspec

from crossroads.engine.content import content_of, pack_names, words_for
from crossroads.engine.definition import game_names
from crossroads.engine.extending import definition_with
from crossroads.engine.game import new
from crossroads.engine.modules import Rulebook
from crossroads.engine.packs import BadPack, Pack, open_pack
from crossroads.engine.proofs import Proof
from crossroads.engine.words import LANGUAGES, Words, checked_language


class Reading(msgspec.Struct, frozen=True):
    """The cards of a pack in one language, and the messages that nobody has written in it."""

    lang: str
    proofs: tuple[Proof, ...]
    unnamed: tuple[str, ...]


class PackReport(msgspec.Struct, frozen=True):
    """A pack that can be played with."""

    id: str
    game: str
    cards: int
    readings: tuple[Reading, ...]


def report(
    folder: Path, langs: Sequence[str] = LANGUAGES, packs: Sequence[str] = (), modules: Sequence[str] = ()
) -> PackReport:
    """Load a pack as a table would, after those of its game and further ones, and read its cards; else `BadPack`."""
    pack = open_pack(folder)
    if pack.game not in game_names():
        raise BadPack(f"{pack.where('pack.yaml')}: no game `{pack.game}`; there are: {', '.join(game_names())}")
    named = (*definition_with(pack.game, tuple(modules)).packs, *packs, str(folder))
    content = content_of(pack.game, pack_names(pack.game, named), tuple(modules))
    _try(pack, named, tuple(modules), content)
    readings = tuple([_reading(pack, content, checked_language(lang), tuple(modules)) for lang in langs])
    return PackReport(pack.id, pack.game, len(readings[0].proofs) if readings else 0, readings)


def _try(pack: Pack, packs: tuple[str, ...], modules: tuple[str, ...], content: Any) -> None:
    """Set up a table with it, for each value that packs bring to a table option."""
    made = definition_with(pack.game, modules)
    for option, values in made.choices(content).items():
        for value in values:
            new(pack.game, made.seats[1], "check", {option: value}, packs, modules)
    new(pack.game, made.seats[0], "check", {}, packs, modules)


def _reading(pack: Pack, content: Any, lang: str, modules: tuple[str, ...]) -> Reading:
    words = words_for(content, lang)
    made = definition_with(pack.game, modules)
    try:
        made.book(words, content)  # what a browser draws, too
        proofs = tuple(_own(pack, made.rulebook, made.proofs(words, content)))
    except AssertionError as missing:
        raise BadPack(f"{pack.folder.name}: it cannot be read in {lang}: {missing}; write that message") from missing
    return Reading(lang, proofs, _unnamed(words, proofs))


def _unnamed(words: Words, proofs: Sequence[Proof]) -> tuple[str, ...]:
    messages = [proof.message for proof in proofs if proof.message]
    return tuple(dict.fromkeys([message for message in messages if not words.is_written(message)]))


def _own(pack: Pack, rulebook: Rulebook, proofs: Iterator[Proof]) -> Iterator[Proof]:
    """Those of the pack's own files."""
    added = {f"{name}.yaml": kind for things in rulebook.things.values() for name, kind in things.items()}
    ids = {file: _ids(pack.read(file, added.get(file, Any), rulebook.vocabulary)) for file in pack.names("*.yaml")}
    for proof in proofs:
        if any(fnmatchcase(file, proof.file) and proof.id in own for file, own in ids.items()):
            yield proof


def _ids(found: Any) -> set[str]:
    """What a file lists, by id; what an expansion has packs list may make its id of other fields."""
    if not isinstance(found, list):
        return {""}
    return {str(each.get("id") if isinstance(each, dict) else each.id) for each in found}
