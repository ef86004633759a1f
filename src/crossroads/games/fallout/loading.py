"""How packs become one checked set; a mistake is told with the file it stands in."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any, TypeVar

from crossroads.engine.ftl import check_words
from crossroads.engine.packs import BadPack, Pack, check_files
from crossroads.games.fallout.checks import FILES, check
from crossroads.games.fallout.content import (
    Agenda,
    Card,
    Character,
    Content,
    DieFace,
    Encounter,
    EnemyToken,
    Face,
    PerkCard,
    Quest,
    Scenario,
)
from crossroads.games.fallout.worth import most_of

T = TypeVar("T", Agenda, Card, Character, Encounter, EnemyToken, Face, PerkCard, Quest, Scenario)


def load(packs: tuple[Pack, ...]) -> Content:
    """Read packs into one set; a later pack adds things and replaces those of the same id."""
    check_files(packs, ("dice.yaml", "enemies.yaml", *FILES.values()))
    check_words(packs)
    encounters = _all(packs, "encounters-*.yaml", Encounter)
    quests = _all(packs, "quests-*.yaml", Quest)
    enemies = _all(packs, "enemies.yaml", EnemyToken)
    decks = {
        "loot": _all(packs, "loot.yaml", Card),
        "asset": _all(packs, "assets.yaml", Card),
        "unique": _all(packs, "uniques.yaml", Card),
        "own": _all(packs, "own-cards.yaml", Card),
    }
    agendas = _all(packs, "agendas.yaml", Agenda)
    content = Content(
        packs=tuple(pack.name for pack in packs),
        scenarios=_all(packs, "scenarios.yaml", Scenario),
        faces=_all(packs, "tiles.yaml", Face),
        dice=_dice(packs),
        enemies=enemies,
        agendas=agendas,
        characters=_all(packs, "characters.yaml", Character),
        loot=decks["loot"],
        assets=decks["asset"],
        uniques=decks["unique"],
        own_cards=decks["own"],
        perks=_all(packs, "perks.yaml", PerkCard),
        encounters=encounters,
        quests=quests,
        numbers=_numbers(packs, encounters, quests),
        cards={copy: card for deck in decks.values() for card in deck.values() for copy in copies(card)},
        tokens={copy: token for token in enemies.values() for copy in copies(token)},
        deck_of={copy: name for name, deck in decks.items() for card in deck.values() for copy in copies(card)},
        most_extra=max([most_of(agenda.worth) for agenda in agendas.values()], default=0),
    )
    check(packs, content)
    return content


def _dice(packs: tuple[Pack, ...]) -> tuple[DieFace, ...]:
    """The faces of a die, as the last pack has them (fallout.vats-dice.faces-are-data)."""
    for pack in reversed(packs):
        faces: tuple[DieFace, ...] | None = pack.read("dice.yaml", tuple[DieFace, ...])
        if faces is not None and len(faces) < 2:
            raise BadPack(f"{pack.where('dice.yaml')}: a die needs at least two faces")
        if faces is not None:
            return faces
    raise BadPack(f"{packs[0].where('dice.yaml')}: missing; one of the packs must have it")


def copies(thing: Card | EnemyToken) -> list[str]:
    """The ids of all copies: the first has the thing's own, the others a number after it."""
    return [thing.id, *[f"{thing.id}~{number}" for number in range(2, thing.copies + 1)]]


def _all(packs: tuple[Pack, ...], pattern: str, kind: type[T]) -> dict[str, T]:
    things: dict[str, T] = {}
    for pack in packs:
        seen: dict[str, str] = {}
        for name, listed in _files(pack, pattern, kind):
            for number, thing in enumerate(listed):
                if thing.id in seen:
                    raise BadPack(
                        f"{pack.where(name)}: $[{number}].id: a second `{thing.id}`; ids are unique in a pack"
                    )
                seen[thing.id] = name
                things[thing.id] = thing
    return things


def _files(pack: Pack, pattern: str, kind: type[T]) -> tuple[tuple[str, list[T]], ...]:
    """What the files of a pack hold; whoever adds packs of their own reads the others only once."""
    files: tuple[tuple[str, list[T]], ...] = _read(pack, pattern, kind)
    return files


@lru_cache(maxsize=256)
def _read(pack: Pack, pattern: str, kind: Any) -> Any:
    names = [path.name for path in sorted(pack.folder.glob(pattern))]
    return tuple([(name, pack.read(name, list[kind]) or []) for name in names])


def _numbers(packs: tuple[Pack, ...], *sets: dict[str, Any]) -> dict[int, str]:
    numbers: dict[int, str] = {}
    for thing in _numbered(sets):
        if thing.number in numbers:
            other = numbers[thing.number]
            raise BadPack(f"{packs[-1].folder.name}: number {thing.number} belongs to `{other}` and to `{thing.id}`")
        numbers[thing.number] = thing.id
    return numbers


def _numbered(sets: Iterable[dict[str, Any]]) -> Iterator[Any]:
    return (thing for each in sets for thing in each.values() if thing.number is not None)
