"""What a seat sees of Atomic Bonds: everything but the decks, facedown mutations, and modifications another has drawn."""

from typing import Any

from crossroads.engine.shapes import Shape
from crossroads.games.fallout.cards.conditions import Side
from crossroads.games.fallout.expansions.atomic_bonds.activation import HowMany, amount_of, enemies_of
from crossroads.games.fallout.expansions.atomic_bonds.content import sheet_name
from crossroads.games.fallout.expansions.atomic_bonds.ending import has_goals
from crossroads.games.fallout.expansions.atomic_bonds.goals import required
from crossroads.games.fallout.expansions.atomic_bonds.state import bonds, cards, opposing, sheet
from crossroads.games.fallout.expansions.atomic_bonds.zones import (
    ACTIVATION_DECK,
    ACTIVATION_PILE,
    DEALT,
    DRAWN,
    GOAL_DECK,
    MODIFICATION_DECK,
    MODIFICATION_PILE,
    MUTATION_DECK,
    WORKSHOP_DECK,
)
from crossroads.games.fallout.state import Fallout


class ActivationShown(Shape):
    """The activation cards; they lie at the first player's board, and move with that role."""

    seat: int  # at whose board they lie
    deck: int
    pile: list[str]  # the last card on top
    revealed: str  # the card that is being resolved, or empty


class ProgressShown(Shape):
    """How far a goal is."""

    have: int  # of all survivors together, or of whoever is nearest to it
    of: int


class GoalsShown(Shape):
    """The goals of all survivors together."""

    deck: int
    faceup: list[str]  # of the book's goals; copies have a number after `~`
    progress: dict[str, ProgressShown]  # of those that are faceup
    done: list[str]  # facedown, and known to all
    required: int


class ModificationsShown(Shape):
    """Modifications: who has drawn some sees them, all others how many."""

    deck: int
    pile: list[str]
    attached: dict[str, str]  # a card in somebody's possession -> the modification on it
    drawn: list[str] | int
    drawer: int | None  # the seat that has drawn some
    taken: str  # the one that somebody is about to attach, or empty


class MutationsShown(Shape):
    """Mutations by seat; empty while one lies facedown."""

    deck: int
    faceup: list[str]


class WorkshopShown(Shape):
    """Workshop upgrades, those gained near the sheet."""

    deck: int
    building: list[str]  # being resolved
    gained: list[str]


class CampsShown(Shape):
    """C.A.M.P. tokens."""

    placed: list[str]  # spaces
    gained: int  # at the sheet: they can be placed
    supply: int


class LastStandShown(Shape):
    """What wins the game once the goals are done."""

    place: str  # the name of a space
    space: str  # the space itself, if it lies faceup
    letters: str  # of the test
    difficulty: int
    open: bool  # the required goals are done


class BondsView(Shape):
    """What Atomic Bonds adds to a view."""

    loyal: Side | None  # nothing before the survivors have chosen
    opposing: Side | None
    sheet: str  # of the book's sheets, or empty
    sheets: dict[Side, str]  # the sheet that is played for each loyal faction
    x: list[int]  # what X is at each space of the power track, from the top
    y: list[int]
    enemies: int  # of the opposing faction on the map
    reaction: HowMany  # which effect of the sheet stands for so many
    last_stand: LastStandShown | None  # nothing on a sheet without one
    goals: GoalsShown
    activation: ActivationShown
    modifications: ModificationsShown
    mutations: MutationsShown
    workshop: WorkshopShown
    camps: CampsShown
    willing: list[int]  # the seats that offer to assist in the fight that is about to begin


def view(g: Fallout, seat: int | None) -> dict[str, Any]:
    """The expansion's part of the table as a seat sees it."""
    part = bonds(g)
    enemies = enemies_of(g, opposing(g)) if part.loyal else 0
    return {
        "loyal": part.loyal or None,
        "opposing": opposing(g) if part.loyal else None,
        "sheet": sheet(g).id if part.loyal else "",
        "sheets": {
            each.loyal: name
            for name, each in cards(g).sheets.items()
            if each.scenario == sheet_name(g.content, g.scenario)
        },
        "x": list(cards(g).track.x),
        "y": list(cards(g).track.y),
        "enemies": enemies,
        "reaction": amount_of(enemies),
        "last_stand": _last_stand(g) if part.loyal else None,
        "goals": {
            "deck": GOAL_DECK.show(part.goal_deck),
            "faceup": list(part.goals),
            "progress": {goal: _progress(g, goal) for goal in part.goals},
            "done": list(part.done),
            "required": required(g),
        },
        "activation": {
            "seat": g.first,  # atomic-bonds.first-player.deck-moves
            "deck": ACTIVATION_DECK.show(part.activation_deck),
            "pile": ACTIVATION_PILE.show(part.activation_pile),
            "revealed": part.revealed,
        },
        "modifications": {
            "deck": MODIFICATION_DECK.show(part.modification_deck),
            "pile": MODIFICATION_PILE.show(part.modification_pile),
            "attached": dict(part.modified),
            "drawn": list(part.drawn) if DRAWN.sees(g, seat, None) else len(part.drawn),
            "drawer": part.drawer if part.drawn else None,
            "taken": part.taken,
        },
        "mutations": {
            "deck": MUTATION_DECK.show(part.mutation_deck),
            "faceup": [card if DEALT.sees(g, seat, owner) else "" for owner, card in enumerate(part.mutations)],
        },
        "workshop": {
            "deck": WORKSHOP_DECK.show(part.workshop_deck),
            "building": list(part.building),
            "gained": list(part.upgrades),
        },
        "camps": {"placed": list(part.camps), "gained": part.camp_tokens, "supply": part.camp_supply},
        "willing": list(part.willing),
    }


def _progress(g: Fallout, goal: str) -> dict[str, int]:
    have, of = cards(g).goals[goal].needs.progress(g)
    return {"have": min(have, of), "of": of}


def _last_stand(g: Fallout) -> dict[str, Any] | None:
    stand = sheet(g).last_stand
    if stand is None:
        return None
    there = [space for space, printed in g.land.spaces.items() if printed.name == stand.place]
    return {
        "place": stand.place,
        "space": there[0] if there else "",
        "letters": stand.letters,
        "difficulty": stand.difficulty,
        "open": has_goals(g),
    }
