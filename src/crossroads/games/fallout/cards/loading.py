"""How packs become one checked set; a mistake is told with the file it stands in."""

from functools import lru_cache
from itertools import count
from typing import Any, Protocol, TypeVar, get_args, get_origin

from msgspec.structs import replace

from crossroads.engine.effects import Vocabulary
from crossroads.engine.ftl import check_words
from crossroads.engine.modules import Rulebook
from crossroads.engine.packs import BadPack, Pack, check_files
from crossroads.games.fallout.cards.content import (
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
from crossroads.games.fallout.cards.pack_checks import FILES, check
from crossroads.games.fallout.cards.sorts import Sorts, SortsFile

T = TypeVar("T", bound="HasId")


class HasId(Protocol):
    """Whatever packs list."""

    @property
    def id(self) -> str: ...


class HasCopies(HasId, Protocol):
    """Whatever there may be several of."""

    @property
    def copies(self) -> int: ...


def load(packs: tuple[Pack, ...], rulebook: Rulebook) -> Content:
    """Read packs into one set; a later pack adds things and replaces those of the same id."""
    added_files = [f"{name}.yaml" for things in rulebook.things.values() for name in things]
    check_files(packs, ("dice.yaml", "sorts.yaml", *FILES.values(), *added_files))
    check_words(packs)
    words = rulebook.vocabulary
    encounters = _all(packs, words, "encounters-*.yaml", Encounter)
    quests = _all(packs, words, "quests-*.yaml", Quest)
    numbers = _number(packs, words, encounters, quests)
    enemies = _all(packs, words, "enemies.yaml", EnemyToken)
    decks = {
        "loot": _all(packs, words, "loot.yaml", Card),
        "asset": _all(packs, words, "assets.yaml", Card),
        "unique": _all(packs, words, "uniques.yaml", Card),
        "own": _all(packs, words, "own-cards.yaml", Card),
    }
    agendas = _all(packs, words, "agendas.yaml", Agenda)
    content = Content(
        packs=tuple(pack.name for pack in packs),
        rulebook=rulebook,
        sorts=Sorts([found for pack in packs if (found := pack.read("sorts.yaml", SortsFile)) is not None]),
        scenarios=_all(packs, words, "scenarios.yaml", Scenario),
        faces=_all(packs, words, "tiles.yaml", Face),
        dice=_dice(packs),
        enemies=enemies,
        agendas=agendas,
        characters=_all(packs, words, "characters.yaml", Character),
        loot=decks["loot"],
        assets=decks["asset"],
        uniques=decks["unique"],
        own_cards=decks["own"],
        perks=_all(packs, words, "perks.yaml", PerkCard),
        encounters=encounters,
        quests=quests,
        numbers=numbers,
        cards={copy: card for deck in decks.values() for card in deck.values() for copy in copies(card)},
        tokens={copy: token for token in enemies.values() for copy in copies(token)},
        deck_of={copy: name for name, deck in decks.items() for card in deck.values() for copy in copies(card)},
        most_extra=max([agenda.worth.most() for agenda in agendas.values()], default=0),
        added=_added(packs, rulebook),
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


def _added(packs: tuple[Pack, ...], rulebook: Rulebook) -> dict[str, dict[str, Any]]:
    """What expansions have packs list: things by their ids where a file has a list of them, else the last pack's."""
    return {
        module: {name: _of_kind(packs, rulebook.vocabulary, f"{name}.yaml", kind) for name, kind in things.items()}
        for module, things in rulebook.things.items()
    }


def _of_kind(packs: tuple[Pack, ...], words: Vocabulary, file: str, kind: Any) -> Any:
    if get_origin(kind) is list:
        return _all(packs, words, file, get_args(kind)[0])
    found = [read for pack in packs if (read := pack.read(file, kind, words)) is not None]
    if not found:
        raise BadPack(f"{packs[-1].where(file)}: missing; one of the packs must have it")
    return found[-1]


def copies(thing: HasCopies) -> list[str]:
    """The ids of all copies: the first has the thing's own, the others a number after it."""
    return [thing.id, *[f"{thing.id}~{number}" for number in range(2, thing.copies + 1)]]


def _all(packs: tuple[Pack, ...], words: Vocabulary, pattern: str, kind: type[T]) -> dict[str, T]:
    things: dict[str, T] = {}
    for pack in packs:
        seen: dict[str, str] = {}
        for name, listed in _files(pack, words, pattern, kind):
            for number, thing in enumerate(listed):
                if thing.id in seen:
                    raise BadPack(
                        f"{pack.where(name)}: $[{number}].id: a second `{thing.id}`; ids are unique in a pack"
                    )
                seen[thing.id] = name
                things[thing.id] = thing
    return things


def _files(pack: Pack, words: Vocabulary, pattern: str, kind: type[T]) -> tuple[tuple[str, list[T]], ...]:
    """What the files of a pack hold; whoever adds packs of their own reads the others only once."""
    files: tuple[tuple[str, list[T]], ...] = _read(pack, words, pattern, kind)
    return files


@lru_cache(maxsize=256)
def _read(pack: Pack, words: Vocabulary, pattern: str, kind: Any) -> Any:
    return tuple([(name, pack.read(name, list[kind], words)) for name in pack.names(pattern)])


def _number(
    packs: tuple[Pack, ...], words: Vocabulary, encounters: dict[str, Encounter], quests: dict[str, Quest]
) -> dict[int, tuple[str, ...]]:
    """Give a number to each card of the library that has none, and tell which card has which.

    One that takes the place of another keeps the number of that one: other cards may name it so.
    """
    former = _former_numbers(packs, words)
    everything: list[Encounter | Quest] = [*encounters.values(), *quests.values()]
    waiting = [card for card in everything if isinstance(card, Quest) or card.waits]
    numbers: dict[int, tuple[str, ...]] = {}
    for card in everything:
        number = former.get(card.id) if isinstance(card, Quest) or card.waits else card.number
        if number is None:
            continue
        others = numbers.get(number, ())
        if others and not _are_versions(encounters, (*others, card.id)):
            raise BadPack(
                f"{packs[-1].folder.name}: number {number} belongs to `{others[-1]}` and to `{card.id}`; "
                "leave `number` out and name the card by its id, or give each a `version`"
            )
        numbers[number] = (*others, card.id)
    free = (number for number in count(1) if number not in numbers)
    for card in waiting:
        number = former.get(card.id) or next(free)
        numbers[number] = (card.id,)
        if isinstance(card, Quest):
            quests[card.id] = replace(card, number=number)
        else:
            encounters[card.id] = replace(card, number=number)
    return numbers


def _are_versions(encounters: dict[str, Encounter], cards: tuple[str, ...]) -> bool:
    """Whether cards can share a number: each says which version of it it is."""
    versions = [encounters[card].version for card in cards if card in encounters]
    return len(versions) == len(cards) == len({*versions}) and 0 not in versions


def _former_numbers(packs: tuple[Pack, ...], words: Vocabulary) -> dict[str, int]:
    """The last number that each card was given by a pack."""
    listed: list[tuple[str, type[Encounter] | type[Quest]]] = [
        ("encounters-*.yaml", Encounter),
        ("quests-*.yaml", Quest),
    ]
    return {
        card.id: card.number
        for pattern, kind in listed
        for pack in packs
        for _, cards in _read(pack, words, pattern, kind)
        for card in cards
        if card.number is not None
    }
