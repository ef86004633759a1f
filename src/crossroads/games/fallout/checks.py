"""Packs checked as a whole: what one part names must be there in another, and be of the right sort.

A mistake is told in one line: the file, the thing, what is wrong with it and what it could be.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Container, Iterable, Iterator
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any, get_args

import msgspec

from crossroads.engine.packs import BadPack, Pack
from crossroads.games.fallout import results as result
from crossroads.games.fallout.abilities import Use
from crossroads.games.fallout.conditions import EnemyType, When, Where
from crossroads.games.fallout.land import EDGES, connected
from crossroads.games.fallout.survivor import SPECIAL
from crossroads.games.fallout.variants import SCENARIOS

if TYPE_CHECKING:
    from crossroads.games.fallout.content import Card, Content, Encounter, Face, Objective, Quest, Scenario

FILES = {  # where things of a sort stand
    "scenarios": "scenarios.yaml",
    "faces": "tiles.yaml",
    "characters": "characters.yaml",
    "loot": "loot.yaml",
    "assets": "assets.yaml",
    "uniques": "uniques.yaml",
    "own_cards": "own-cards.yaml",
    "perks": "perks.yaml",
    "agendas": "agendas.yaml",
    "encounters": "encounters-*.yaml",
    "quests": "quests-*.yaml",
}
STARRED = ("wasteland", "settlement")  # fallout.setup.star-encounters
SEATS = 4


def check(packs: tuple[Pack, ...], content: Content) -> None:
    """Refuse packs that do not hold together, with the first thing that is wrong."""
    for sort, complaints in CHECKS.items():
        for thing in getattr(content, sort).values():
            for complaint in complaints(content, thing):
                raise BadPack(f"{_file_of(packs, sort, thing.id)}: `{thing.id}`: {complaint}")
    for sort in FILES:
        for thing in getattr(content, sort).values():
            for complaint in _names(content, sort, thing):
                raise BadPack(f"{_file_of(packs, sort, thing.id)}: `{thing.id}`: {complaint}")
    for complaint in _whole(content):
        raise BadPack(f"{packs[-1].folder.name}: {complaint}")


def _file_of(packs: tuple[Pack, ...], sort: str, name: str) -> str:
    """The file that a thing stands in: the last pack that has it counts."""
    for pack in reversed(packs):
        for path in sorted(pack.folder.glob(FILES[sort])):
            if any(each.get("id") == name for each in pack.read(path.name, list[dict[str, Any]]) or []):
                return pack.where(path.name)
    return packs[-1].folder.name


def _instead(name: object, known: Iterable[object]) -> str:
    """What could have been meant."""
    near = get_close_matches(str(name), [str(each) for each in known], 1)
    return f" ({near[0]}?)" if near else ""


# -- each sort by itself


def _scenario(content: Content, scenario: Scenario) -> Iterator[str]:
    places = Counter([(spot.q, spot.r) for spot in scenario.map])
    named = Counter([spot.face for spot in scenario.map if spot.face])
    for spot in scenario.map:
        where = f"map: {spot.q},{spot.r}"
        if places[spot.q, spot.r] > 1:
            yield f"{where} stands there twice"
        if bool(spot.face) == (spot.back is not None):
            yield f"{where} needs either a `face` or a `back`"
        if spot.face and spot.face not in content.faces:
            yield f"{where}: no tile `{spot.face}`{_instead(spot.face, content.faces)}"
        if named[spot.face] > 1:
            yield f"map: tile `{spot.face}` stands there twice; there is one of each"
    if not any(content.faces[face].back == "start" for face in named):
        yield "map: no starting tile; one of its faces needs `back: start`"
    for back in ("dangerous", "deadly"):
        places_of = sum([spot.back == back for spot in scenario.map])
        faces = [face for face in content.faces.values() if face.back == back and face.id not in named]
        if len(faces) < places_of:
            yield f"map: {places_of} places for {back} tiles, and {len(faces)} such tiles"
        if len([face for face in faces if _has_vault(face)]) > places_of:
            yield f"map: more {back} tiles with a vault than places for {back} tiles"
    if len(scenario.x) != len(scenario.y):
        yield f"the power track has {len(scenario.x)} numbers for X and {len(scenario.y)} for Y; give one a space"
    if len(scenario.x) < 2:
        yield "the power track needs at least two spaces"
    if not _is_of_one_piece([(spot.q, spot.r) for spot in scenario.map]):
        yield "map: not every tile can be reached from every other"
    if scenario.id not in SCENARIOS:
        known = f"{', '.join(SCENARIOS[:-1])} or {SCENARIOS[-1]}"
        yield f"no table can ask for it; a scenario of a pack takes the place of {known}"


def _is_of_one_piece(spots: list[tuple[int, int]]) -> bool:
    """Whether the tiles of a map hang together."""
    near = [((q, r), (q + dq, r + dr)) for q, r in spots for dq, dr in EDGES]
    return connected(tuple(map(str, spots)), [(str(one), str(other)) for one, other in near if other in spots])


def _has_vault(face: Face) -> bool:
    return any((space.icon or "").startswith("vault") for space in face.spaces.values())


def _face(content: Content, face: Face) -> Iterator[str]:
    for letter in face.spaces:
        if len(letter) != 1 or not letter.islower():
            yield f"spaces: `{letter}` is not a small letter"
    for letter in face.border.replace(" ", ""):
        if letter not in face.spaces:
            yield f"border: no space `{letter}`; there are {', '.join(face.spaces)}"
    for pair in face.inside.split():
        if len(pair) != 2 or pair[0] == pair[1] or any(letter not in face.spaces for letter in pair):
            yield f"inside: `{pair}` is not a pair of spaces; there are {', '.join(face.spaces)}"
    pairs = [(pair[0], pair[1]) for pair in face.inside.split() if len(pair) == 2]
    if not connected(tuple(face.spaces), pairs):
        yield "inside: not every space can be reached from every other"
    if face.back == "start" and len(face.spaces) < SEATS:
        yield f"spaces: a starting tile needs {SEATS}, one for each survivor"


def _encounter(content: Content, card: Encounter) -> Iterator[str]:
    if not card.options:
        yield "it needs at least one option"
    if card.number is None and card.deck not in STARRED:
        yield f"a {card.deck} encounter needs a number; only {' and '.join(STARRED)} cards carry the star"
    yield from _twice("option", [option.id for option in card.options])
    yield from _mistaken("option", [option.id for option in card.options], "intro", ("success", "failure"))
    for option in card.options:
        if option.task is None and option.failure:
            yield f"option `{option.id}`: `failure` needs a `task` that can fail"
        if option.forced is not None and (option.needs is not None or option.cost):
            yield f"option `{option.id}`: nobody chooses what is `forced`; leave out `needs` and `cost`"


def _quest(content: Content, quest: Quest) -> Iterator[str]:
    if not quest.objectives:
        yield "it needs at least one objective"
    yield from _twice("objective", [objective.id for objective in quest.objectives])
    yield from _mistaken("objective", [objective.id for objective in quest.objectives], "story", ("done",))
    for objective in quest.objectives:
        yield from _objective(objective)


def _objective(objective: Objective) -> Iterator[str]:
    trigger = objective.trigger
    if trigger is None:
        return
    if objective.needs is not None or objective.tasks:
        yield f"objective `{objective.id}`: it completes itself by its `trigger`; leave out `needs` and `tasks`"
    if (trigger.kill is None) == (trigger.explore is None):
        yield f"objective `{objective.id}`: its trigger needs either `kill` or `explore`"
    if trigger.level and trigger.kill is None:
        yield f"objective `{objective.id}`: a `level` belongs to a `kill`"


def _twice(what: str, names: list[str]) -> Iterator[str]:
    for name, times in Counter(names).items():
        if times > 1:
            yield f"a second {what} `{name}`; ids are unique on a card"


def _mistaken(what: str, names: list[str], opening: str, ends: tuple[str, ...]) -> Iterator[str]:
    """Ids whose words would be taken for other words of the card."""
    for name in names:
        if name == opening:
            whole = "introduction" if opening == "intro" else opening
            yield f"{what} `{name}`: its words would be those of the {whole}; give it another id"
        stem, _, end = name.rpartition("-")
        if end in ends and stem in names:
            yield f"{what} `{name}`: its words would be those that follow `{stem}`; give it another id"


def _card(content: Content, card: Card) -> Iterator[str]:
    if any(letter not in SPECIAL for letter in card.letters):  # one may stand there twice and count once
        yield f"letters: `{card.letters}`; only S, P, E, C, I, A and L can stand there"
    if card.letters and card.kind != "weapon":
        yield "letters: only a weapon has them"
    if card.event and card.kind != "event":
        yield "event: only a card of `kind: event` has one"


def _loot(content: Content, card: Card) -> Iterator[str]:
    yield from _card(content, card)
    if card.kind == "event" and not card.event:
        yield "an event needs its results in `event`"


def _item(content: Content, card: Card) -> Iterator[str]:
    yield from _card(content, card)
    if card.kind == "event":
        yield "only loot has events"


CHECKS: dict[str, Callable[[Content, Any], Iterator[str]]] = {
    "faces": _face,
    "scenarios": _scenario,
    "encounters": _encounter,
    "quests": _quest,
    "loot": _loot,
    "assets": _item,
    "uniques": _item,
    "own_cards": _item,
}


# -- what they name


def _names(content: Content, sort: str, thing: Any) -> Iterator[str]:
    """What a thing names elsewhere: numbers, cards, places, enemies."""
    if sort == "characters" and thing.card not in content.own_cards:
        yield f"no own card `{thing.card}`{_instead(thing.card, content.own_cards)}"
    for part in parts(thing):
        yield from _amounts(sort, thing, part)
        yield from _empty(part)
        if isinstance(part, result.Add):
            yield from _numbered(content, part.card, content.encounters, "add", "encounter", "stage")
        elif isinstance(part, result.Stage):
            yield from _numbered(content, part.card, content.quests, "stage", "quest", "add")
        elif isinstance(part, result.Unique) and part.card not in content.uniques:
            yield f"no unique asset `{part.card}`{_instead(part.card, content.uniques)}"
        elif isinstance(part, result.Give):
            yield from _known("card", part.card, content.cards)
        elif isinstance(part, result.Fight):
            yield from _enemy(content, part.enemy)
        elif isinstance(part, result.Marker) and sort != "quests":
            yield "only a quest has a marker"
        elif isinstance(part, When):
            yield from _known("card", part.card, content.cards)
            if part.staged and content.numbers.get(part.staged) not in content.quests:
                yield f"staged: no quest has the number {part.staged}"
        elif isinstance(part, Where):
            yield from _place(content, sort, part)


def _numbered(content: Content, number: int, right: Container[str], act: str, sort: str, other: str) -> Iterator[str]:
    card = content.numbers.get(number)
    if card is None:
        yield f"{act}: no card has the number {number}"
    elif card not in right:
        yield f"{act}: {number} is `{card}`, which is no {sort}; did you mean `{other}`?"


def _known(what: str, name: str, known: Iterable[str]) -> Iterator[str]:
    if name and name not in known:
        yield f"no {what} `{name}`{_instead(name, known)}"


def _enemy(content: Content, enemy: str) -> Iterator[str]:
    if not any(token.type == enemy for token in content.enemies.values()):
        yield f"there is no enemy of type {enemy}"


def _place(content: Content, sort: str, where: Where) -> Iterator[str]:
    names = [space.name for face in content.faces.values() for space in face.spaces.values() if space.name]
    yield from _known("place", where.place, names)
    plans = [f"{spot.q},{spot.r}" for scenario in content.scenarios.values() for spot in scenario.map]
    if where.tile and where.tile not in plans:
        yield f"no map plan has a tile at {where.tile}"
    if where.marker and sort != "quests":
        yield "only a quest has a marker to be at"


def _amounts(sort: str, thing: Any, part: Any) -> Iterator[str]:
    """`level` is the number of an encounter icon; only wasteland and settlement icons have one."""
    if sort == "encounters" and thing.deck in STARRED:
        return
    for each in (getattr(part, "amount", None), getattr(part, "dealings", None)):
        if isinstance(each, str) and each.startswith("level"):
            yield f"`{each}` counts by the icon's level; only {' and '.join(STARRED)} encounters have one"


def _empty(part: Any) -> Iterator[str]:
    """Conditions and places that say nothing; only what is forced may be so on any condition."""
    if isinstance(part, Use) and not part.effects:
        yield "a use needs `effects`"
    for field in part.__struct_fields__:
        value = getattr(part, field)
        asked = value if isinstance(value, tuple) else (value,)
        if field != "forced" and When() in asked:
            yield f"`{field}` asks for nothing; leave it out"
        if Where() in asked:
            yield f"`{field}` names no place"


def parts(thing: Any) -> Iterator[Any]:
    """A struct and all structs inside it."""
    if isinstance(thing, tuple):
        for each in thing:
            yield from parts(each)
    elif isinstance(thing, msgspec.Struct):
        yield thing
        for field in thing.__struct_fields__:
            yield from parts(getattr(thing, field))


def _whole(content: Content) -> Iterator[str]:
    """What only all of it together can lack."""
    if len(content.characters) < SEATS:
        yield f"{len(content.characters)} survivors to choose from; {SEATS} play"
    for enemy in get_args(EnemyType):
        yield from _enemy(content, enemy)
    decks = (content.loot, content.assets, content.uniques, content.own_cards)
    for name, times in Counter([card for deck in decks for card in deck]).items():
        if times > 1:
            yield f"`{name}` is in two decks; a card belongs to one"
    for name in content.encounters:
        if name in content.quests:
            yield f"`{name}` is a quest and an encounter; they share one library"
