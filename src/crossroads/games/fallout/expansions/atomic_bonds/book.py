"""The cards and sheets of Atomic Bonds as a client draws them, and what the parts of its table are called."""

from typing import Any

from crossroads.engine.extending import expansion_title
from crossroads.engine.shapes import Shape
from crossroads.engine.words import Words
from crossroads.games.fallout.cards.conditions import Side
from crossroads.games.fallout.cards.content import Content
from crossroads.games.fallout.cards.voice import Voice, capital, name_of
from crossroads.games.fallout.expansions.atomic_bonds.card_texts import card_lines
from crossroads.games.fallout.expansions.atomic_bonds.content import (
    ID,
    Activation,
    Goal,
    Modification,
    Mutation,
    Sheet,
    Upgrade,
    cards_of,
)

LABELS = (
    *("loyal", "opposing", "together", "goals", "done", "last-stand", "stand-open", "stand-closed"),
    *("stand-hidden", "instead", "reaction", "none", "few", "many", "counted", "activation"),
    *("revealed", "no-faction", "workshop", "nothing", "camps", "on-map", "to-place", "in-supply"),
    *("mutation", "facedown", "modification", "fighter", "assistant", "assist-die", "damage"),
    *("kind-pay", "kind-event", "kind-state", "kind-night", "deck-goals", "deck-modifications"),
    *("deck-mutations", "deck-workshop", "upgrade-now"),
    *("upgrade-always", "first-means", "fast-travel", "camp-here", "stand-here", "drawn"),
)
"""The second half of every message `bonds-…` that names something on a board."""
ENDINGS = {"atomic-bonds.victory": "bonds-won", "atomic-bonds.defeat": "bonds-lost", "eliminated": "bonds-nobody-left"}
"""How a game ends, and the message that says so."""
PHASES = ("set-up", "night", "power", "first-player")


class BondsCard(Shape):
    """What is on every card of the expansion."""

    name: str
    flavour: str  # or empty
    text: list[str]  # what it does or asks for


class GoalCard(BondsCard):
    kind: str  # how it is completed: `pay`, `event`, `state`, `night`


class ModificationCard(BondsCard):
    fits: str  # `weapon` or `apparel`


class UpgradeCard(BondsCard):
    lasting: bool  # in force for the rest of the game, or followed once


class ActivationCard(Shape):
    types: list[str]  # of enemies, from top to bottom
    faction: Side | None


class LastStandPrinted(Shape):
    place: str  # what the space is called
    letters: str  # of the test
    difficulty: int
    text: str  # what is done there


class SheetCard(Shape):
    """A side of a scenario sheet."""

    name: str
    story: str
    loyal: Side
    plus: list[str]  # instead of power for the loyal faction
    none: list[str]  # at an activation of the opposing faction, by the number of its enemies on the map
    few: list[str]
    many: list[str]
    last_stand: LastStandPrinted | None


class BondsCards(Shape):
    """The cards of Atomic Bonds, by id."""

    goals: dict[str, GoalCard]  # by every copy
    activation: dict[str, ActivationCard]
    sheets: dict[str, SheetCard]
    modifications: dict[str, ModificationCard]
    mutations: dict[str, BondsCard]
    upgrades: dict[str, UpgradeCard]


class BondsBook(Shape):
    cards: BondsCards
    names: dict[str, str]


def book(words: Words, content: Content) -> dict[str, Any]:
    """All cards and sheets with their names and texts, and the names of everything else."""
    cards = cards_of(content)
    endings = {f"how-{how}": words(message) for how, message in ENDINGS.items()}
    title = {f"expansion-{ID}": expansion_title(words, ID)}
    phases = {f"phase-{ID}.{each}": words(f"bonds-phase-{each}") for each in PHASES}
    return {
        "cards": {
            "goals": {copy: _goal(words, goal) for copy, goal in cards.goals.items()},
            "activation": {each.id: _activation(each) for each in cards.activation.values()},
            "sheets": {name: _sheet(words, sheet) for name, sheet in cards.sheets.items()},
            "modifications": {each.id: _modification(words, each) for each in cards.modifications.values()},
            "mutations": {each.id: _mutation(words, each) for each in cards.mutations.values()},
            "upgrades": {each.id: _upgrade(words, each) for each in cards.upgrades.values()},
        },
        "names": {f"bonds-{each}": words(f"bonds-{each}") for each in LABELS} | endings | phases | title,
    }


def _face(words: Words, kind: str, which: str, text: list[str]) -> dict[str, Any]:
    flavour = words.find(f"{kind}-{which}.flavour") or ""
    return {"name": name_of(words, kind, which), "flavour": flavour, "text": text}


def _goal(words: Words, goal: Goal) -> dict[str, Any]:
    return {**_face(words, "goal", goal.id, [capital(goal.needs.describe(Voice(words)))]), "kind": goal.kind}


def _activation(card: Activation) -> dict[str, Any]:
    return {"types": list(card.types), "faction": card.faction}


def _modification(words: Words, card: Modification) -> dict[str, Any]:
    return {**_face(words, "modification", card.id, card_lines(words, card)), "fits": card.fits}


def _mutation(words: Words, card: Mutation) -> dict[str, Any]:
    return _face(words, "mutation", card.id, card_lines(words, card))


def _upgrade(words: Words, card: Upgrade) -> dict[str, Any]:
    return {**_face(words, "upgrade", card.id, card_lines(words, card)), "lasting": bool(card.always)}


def _sheet(words: Words, sheet: Sheet) -> dict[str, Any]:
    voice, name = Voice(words, sheet.scenario), f"sheet-{sheet.id}"
    effects = {part: getattr(sheet, part) for part in ("plus", "none", "few", "many")}
    stand = sheet.last_stand
    return {
        "name": words(name),
        "story": words.find(f"{name}.story") or "",
        "loyal": sheet.loyal,
        **{part: [capital(each.describe(voice)) for each in results] for part, results in effects.items()},
        "last_stand": None
        if stand is None
        else {
            "place": name_of(words, "place", stand.place),
            "letters": stand.letters,
            "difficulty": stand.difficulty,
            "text": words.find(f"{name}.last-stand") or "",
        },
    }
