"""Packs checked as a whole: what one part names must be there in another, and be of the right sort.

A mistake is told in one line: the file, the thing, what is wrong with it and what it could be.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from crossroads.engine.packs import BadPack, Pack
from crossroads.games.fallout.cards.conditions import When, Where
from crossroads.games.fallout.cards.content import Card, Content, Encounter, Face, Objective, Quest, Scenario
from crossroads.games.fallout.cards.effects import Word
from crossroads.games.fallout.cards.naming import instead, misnamed, missing_enemy, unknown
from crossroads.games.fallout.cards.tiles import EDGES, connected
from crossroads.games.fallout.cards.uses import Use
from crossroads.games.fallout.survivor import SPECIAL

FILES = {  # where things of a sort stand
    "scenarios": "scenarios.yaml",
    "faces": "tiles.yaml",
    "enemies": "enemies.yaml",
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
    for complaint in _added(packs, content):
        raise BadPack(complaint)
    for complaint in _whole(content):
        raise BadPack(f"{packs[-1].folder.name}: {complaint}")


def _added(packs: tuple[Pack, ...], content: Content) -> Iterator[str]:
    """What is wrong with the things that packs list for expansions, and with what those name."""
    for files in content.added.values():
        for name, listed in files.items():
            things = listed if isinstance(listed, dict) else {"": listed}
            for which, thing in things.items():
                if not thing.is_at(content):
                    continue
                for complaint in (*thing.complaints(content), *_names(content, name, thing)):
                    yield f"{_added_file(packs, f'{name}.yaml', which)}: {f'`{which}`: ' if which else ''}{complaint}"


def _added_file(packs: tuple[Pack, ...], file: str, which: str) -> str:
    """The last pack's file that has the thing; if none tells its id, the last one."""
    having = {pack: data for pack in reversed(packs) if (data := pack.data(file)) is not None}
    listing = [pack for pack, data in having.items() if f"id: {which}" in data.decode()]
    return (listing or [*having])[0].where(file)


def _file_of(packs: tuple[Pack, ...], sort: str, name: str) -> str:
    """The file that a thing stands in: the last pack that has it counts."""
    return next(
        pack.where(file)
        for pack in reversed(packs)
        for file in pack.names(FILES[sort])
        if any(each.get("id") == name for each in pack.read(file, list[dict[str, Any]]) or [])
    )


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
            yield f"{where}: no tile `{spot.face}`{instead(spot.face, content.faces)}"
        if named[spot.face] > 1:
            yield f"map: tile `{spot.face}` stands there twice; there is one of each"
    if not any(content.faces[face].back == "start" for face in named):
        yield "map: no starting tile; one of its faces needs `back: start`"
    for back in content.sorts.explored:
        places_of = sum([spot.back == back for spot in scenario.map])
        faces = content.faces_with_back(scenario, back)
        if len(faces) < places_of:
            yield f"map: {places_of} places for {back} tiles, and {len(faces)} such tiles"
        if 0 < places_of < len([face for face in faces if has_story_deck(content, face)]):
            yield f"map: more {back} tiles with a vault than places for {back} tiles"
    yield from unknown("scenario", scenario.expands, content.scenarios)
    if len(scenario.x) != len(scenario.y):
        yield f"the power track has {len(scenario.x)} numbers for X and {len(scenario.y)} for Y; give one a space"
    if len(scenario.x) < 2:
        yield "the power track needs at least two spaces"
    if not _is_of_one_piece([(spot.q, spot.r) for spot in scenario.map]):
        yield "map: not every tile can be reached from every other"


def _is_of_one_piece(spots: list[tuple[int, int]]) -> bool:
    """Whether the tiles of a map hang together."""
    near = [((q, r), (q + dq, r + dr)) for q, r in spots for dq, dr in EDGES]
    return connected(tuple(map(str, spots)), [(str(one), str(other)) for one, other in near if other in spots])


def has_story_deck(content: Content, face: Face) -> bool:
    """Whether a tile has an icon whose deck only stories fill, as those of the vaults: it is always among those laid."""
    return any(space.icon is not None and space.icon not in content.sorts.starred for space in face.spaces.values())


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
    starred = content.sorts.starred
    if card.number is None and card.deck not in starred:
        yield f"a {card.deck} encounter needs `waits: true`; only {' and '.join(starred)} cards carry the star"
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
    if sort == "characters":
        for card in thing.cards:
            yield from unknown("own card", card, content.own_cards)
    for part in parts(thing):
        yield from _unknown(content, part)
        yield from _amounts(content, sort, thing, part)
        yield from _empty(part)
        if isinstance(part, Word):
            yield from part.complaints(content, sort)
        elif isinstance(part, When):
            yield from unknown("card", part.card, content.cards)
            if part.staged:
                yield from misnamed(content, part.staged, content.quests, "staged", "quest", "")
        elif isinstance(part, Where):
            yield from _place(content, sort, part)


def _place(content: Content, sort: str, where: Where) -> Iterator[str]:
    names = [space.name for face in content.faces.values() for space in face.spaces.values()]
    yield from unknown("place", where.place, names)
    plans = [f"{spot.q},{spot.r}" for scenario in content.scenarios.values() for spot in scenario.map]
    if where.tile and where.tile not in plans:
        yield f"no map plan has a tile at {where.tile}"
    if where.marker and sort != "quests":
        yield "only a quest has a marker to be at"


def _unknown(content: Content, part: msgspec.Struct) -> Iterator[str]:
    for field, sort, name in content.sorts.unknown(part):
        yield f"{field}: no {sort} `{name}`{instead(name, content.sorts.names[sort])}"


def _amounts(content: Content, sort: str, thing: Any, part: Any) -> Iterator[str]:
    """`level` is the number of an encounter icon; only the icons of starred decks have one."""
    starred = content.sorts.starred
    if sort == "encounters" and thing.deck in starred:
        return
    for each in (getattr(part, "amount", None), getattr(part, "dealings", None)):
        if isinstance(each, str) and each.startswith("level"):
            yield f"`{each}` counts by the icon's level; only {' and '.join(starred)} encounters have one"


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
    elif isinstance(thing, dict):
        yield from parts(tuple(thing.values()))
    elif isinstance(thing, msgspec.Struct):
        yield thing
        for field in thing.__struct_fields__:
            yield from parts(getattr(thing, field))


def _whole(content: Content) -> Iterator[str]:
    """What only all of it together can lack."""
    if len(content.characters) < SEATS:
        yield f"{len(content.characters)} survivors to choose from; {SEATS} play"
    for enemy in content.sorts.enemy_types:
        yield from missing_enemy(content, enemy)
    decks = (content.loot, content.assets, content.uniques, content.own_cards)
    for name, times in Counter([card for deck in decks for card in deck]).items():
        if times > 1:
            yield f"`{name}` is in two decks; a card belongs to one"
    for name in content.encounters:
        if name in content.quests:
            yield f"`{name}` is a quest and an encounter; they share one library"
