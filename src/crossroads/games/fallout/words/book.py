"""The book: every card, token and tile as a client draws it, and the names of all that a board labels, in one language.

Quests and encounters are not in it: what the library holds is secret. `open_cards` tells of the quests in play.
"""

from collections.abc import Iterable, Mapping
from typing import Any, get_args

from crossroads.engine.words import Words
from crossroads.games.fallout.cards.conditions import Side
from crossroads.games.fallout.cards.content import (
    Agenda,
    Card,
    Character,
    Content,
    EnemyToken,
    Face,
    FactionEnemy,
    Objective,
    PerkCard,
    Quest,
    Scenario,
    Space,
)
from crossroads.games.fallout.cards.uses import UseMoment, UsePrice
from crossroads.games.fallout.cards.voice import Voice, all_of, name_of
from crossroads.games.fallout.state import Phase
from crossroads.games.fallout.survivor import SPECIAL
from crossroads.games.fallout.words.cards import (
    agenda_lines,
    agenda_name,
    card_lines,
    enemy_text,
    how_text,
    perk_text,
    sentence,
    story,
)
from crossroads.games.fallout.words.places import WINDS, space_name

LABELS: Mapping[str, Iterable[str]] = {
    "game": ("name",),
    "special": SPECIAL,
    "area": "HTAL",
    "phase": (*get_args(Phase), "over"),
    "faction": get_args(Side),
    "terrain": ("difficult", "irradiated"),
    "moment": get_args(UseMoment),
    "pay": get_args(UsePrice),
    "state": ("ready", "exhausted", "active", "inactive", "eliminated", "facedown", "loyal", "first"),
    "toward": WINDS,
    "action": ("move", "explore", "fight", "encounter", "quest", "camp"),
    "ending": ("influence", "faction", "eliminated"),
    "symbol": ("xp", "caps", "lose-caps", "damage", "rads", "heal", "cure", "shop"),
    "label": (
        *("round", "turn", "player", "survivor", "first-player", "scenario", "score"),
        *("actions", "points", "hp", "rads", "remaining", "xp", "caps", "armor", "special", "traits", "level"),
        *("weapon", "apparel", "companion", "beside", "inventory", "equipment", "perks", "agendas", "influence"),
        *("needed", "loyal", "power", "track", "shop", "cost", "ranged", "uniques", "tokens"),
        *("map", "tile", "space", "enemies", "enemy", "areas", "abilities", "quests", "objectives", "marker"),
        *("decks", "discarded", "library", "cards", "fight", "test", "dice", "difficulty", "hits", "hit-icons"),
        *("rerolls", "success", "failure", "trade", "gives", "asks", "encounter", "letters", "recruit", "keep"),
        *("staging", "results", "how", "opening", "players", "icons", "flavour"),
    ),
}
"""The first and the second half of every message that names something on a board."""


def book(words: Words, content: Content) -> dict[str, Any]:
    """All cards, tokens and tiles with their names and texts, and the names of everything else."""
    cards = {
        "scenarios": {each.id: _scenario(words, each) for each in content.scenarios.values()},
        "tiles": {face.id: _tile(words, face) for face in content.faces.values()},
        "dice": [{"areas": face.areas, "hits": face.hits} for face in content.dice],
        "enemies": {each.id: _enemy(words, each) for each in content.enemies.values()},
        "cards": {each.id: _card(words, content, each) for each in content.cards.values()},
        "perks": {each.id: _perk(words, each) for each in content.perks.values()},
        "agendas": {each.id: _agenda(words, content, each) for each in content.agendas.values()},
        "characters": {each.id: _character(words, each) for each in content.characters.values()},
        "copies": {copy: each.id for every in (content.cards, content.tokens) for copy, each in every.items()},
    }
    return {"cards": cards, "names": names(words, content)}


def names(words: Words, content: Content) -> dict[str, str]:
    """What everything on a board is called, by message: `trait-idolized`, `special-S`, `icon-wasteland`."""
    labels = {f"{family}-{each}": words(f"{family}-{each}") for family, members in LABELS.items() for each in members}
    sorts = sort_labels(content).items()
    return labels | {f"{family}-{each}": name_of(words, family, each) for family, members in sorts for each in members}


def sort_labels(content: Content) -> Mapping[str, Iterable[str]]:
    """The sorts of things that the packs bring."""
    sorts = content.sorts
    return {
        "trait": sorts.traits,
        "kind": (*sorts.kinds, "any"),
        "type": sorts.enemy_types,
        "ability": sorts.abilities,
        "colour": sorts.markers,
        "icon": sorts.icons,
        "back": sorts.backs,
        "deck": ("loot", "asset", "unique", "own", "agenda", "library", *sorts.icons),
    }


def open_cards(words: Words, content: Content, ids: Iterable[str], scenario: str = "") -> dict[str, Any]:
    """The quests in play, with story, staging and objectives, by id; with a scenario its factions go by their names."""
    voice = Voice(words, scenario)
    quests = [content.quests[each] for each in ids if each in content.quests]
    return {"quests": {quest.id: _quest(voice, quest) for quest in quests}}


def _face(words: Words, kind: str, which: str) -> dict[str, str]:
    """What is on every card: a name, and a line of flavour if somebody wrote one."""
    return {"name": name_of(words, kind, which), "flavour": words.find(f"{kind}-{which}.flavour") or ""}


def _scenario(words: Words, scenario: Scenario) -> dict[str, Any]:
    return {
        "name": name_of(words, "scenario", scenario.id),
        "intro": words.find(f"scenario-{scenario.id}.intro") or "",
        "star": _faction(words, scenario.id, "star", scenario.star),
        "shield": _faction(words, scenario.id, "shield", scenario.shield),
        "opening": all_of(Voice(words, scenario.id), scenario.opening),
        "x": list(scenario.x),
        "y": list(scenario.y),
    }


def _faction(words: Words, scenario: str, side: str, enemy: FactionEnemy) -> dict[str, Any]:
    voice = Voice(words, scenario)
    return {
        "faction": voice.faction(side),
        "enemy": voice.foe(side),
        "level": enemy.level,
        "areas": enemy.areas,
        "abilities": list(enemy.abilities),
        "text": enemy_text(words, enemy.level, enemy.areas, enemy.abilities),
    }


def _tile(words: Words, face: Face) -> dict[str, Any]:
    return {
        "back": face.back,
        "border": face.border.replace(" ", ""),
        "inside": face.inside.split(),
        "spaces": {letter: _space(words, face, letter, space) for letter, space in face.spaces.items()},
    }


def _space(words: Words, face: Face, letter: str, space: Space) -> dict[str, Any]:
    return {
        "id": space.name,
        "name": space_name(words, f"{face.id}.{letter}"),
        "icon": space.icon or "",
        "level": space.level,
        "difficult": space.difficult,
        "irradiated": space.irradiated,
        "enemies": list(space.enemies),
    }


def _enemy(words: Words, token: EnemyToken) -> dict[str, Any]:
    return {
        **_face(words, "enemy", token.id),
        "type": token.type,
        "level": token.level,
        "areas": token.areas,
        "abilities": list(token.abilities),
        "copies": token.copies,
        "text": enemy_text(words, token.level, token.areas, token.abilities),
    }


def _card(words: Words, content: Content, card: Card) -> dict[str, Any]:
    return {
        **_face(words, "card", card.id),
        "kind": card.kind,
        "deck": content.deck_of[card.id],
        "cost": card.cost,
        "letters": card.letters,
        "ranged": card.ranged,
        "armor": card.armor,
        "copies": card.copies,
        "text": list(card_lines(words, card)),
    }


def _perk(words: Words, perk: PerkCard) -> dict[str, Any]:
    return {**_face(words, "perk", perk.id), "letter": perk.letter, "text": [perk_text(words, perk)]}


def _agenda(words: Words, content: Content, agenda: Agenda) -> dict[str, Any]:
    return {
        "name": agenda_name(words, content, agenda.id),
        "flavour": words.find(f"agenda-{agenda.name}.flavour") or "",
        "text": agenda_lines(words, agenda),
        "icons": list(agenda.icons),
        "faction": agenda.faction,
        "players": agenda.players,
    }


def _character(words: Words, character: Character) -> dict[str, Any]:
    return {
        **_face(words, "character", character.id),
        "letter": character.letter,
        "cards": list(character.cards),
        "traits": list(character.traits),
    }


def _quest(voice: Voice, quest: Quest) -> dict[str, Any]:
    words = voice.words
    return {
        "name": name_of(words, "quest", quest.id),
        "number": quest.number,
        "story": story(words, f"quest-{quest.id}", "story"),
        "staging": all_of(voice, quest.staging),
        "objectives": [_objective(voice, quest, each) for each in quest.objectives],
    }


def _objective(voice: Voice, quest: Quest, objective: Objective) -> dict[str, Any]:
    return {
        "id": objective.id,
        "text": sentence(voice.words, f"quest-{quest.id}", objective.id),
        "how": how_text(voice.words, objective, voice.scenario),
        "results": [each.describe(voice) for each in objective.results],
    }
