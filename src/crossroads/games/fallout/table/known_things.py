"""The things that an option can name, whether they are in play or not: one function for each kind."""

import re
from collections.abc import Container, Iterable

from crossroads.engine.acts import Meant
from crossroads.games.fallout.combat.dice import AGAIN, DICE, NAMES
from crossroads.games.fallout.combat.parties import HELPER_DIE, helper_of
from crossroads.games.fallout.state import Fallout
from crossroads.games.fallout.survivor import SPECIAL
from crossroads.games.fallout.turn.camp import PARTS

FACTION_TOKEN = re.compile(r"(star|shield)#[1-9]\d*")


def spaces(g: Fallout) -> list[str]:
    """The spaces of all tiles, laid or not."""
    return [f"{face.id}.{letter}" for face in g.content.faces.values() for letter in face.spaces]


def tiles(g: Fallout) -> list[str]:
    """The places of the map plan."""
    return [f"tile-{place}" for place in range(len(g.faces))]


def nodes(g: Fallout) -> list[str]:
    """All places of the map."""
    return [*spaces(g), *tiles(g)]


def types(g: Fallout) -> Container[str]:
    """The types of enemies, which everybody sees on inactive ones."""
    return g.stacks


def enemies(g: Fallout) -> Container[str]:
    """The tokens of enemies, those of the factions among them."""
    return _Tokens(g.content.tokens)


class _Tokens(Container[str]):
    def __init__(self, printed: Container[str]) -> None:
        self._printed = printed

    def __contains__(self, token: object) -> bool:
        return token in self._printed or (isinstance(token, str) and FACTION_TOKEN.fullmatch(token) is not None)


def cards(g: Fallout) -> Container[str]:
    return g.content.cards


def perks(g: Fallout) -> Container[str]:
    return g.content.perks


def agendas(g: Fallout) -> Container[str]:
    return g.content.agendas


def characters(g: Fallout) -> Container[str]:
    return g.content.characters


def belongings(g: Fallout) -> list[str]:
    """All that a survivor can have besides agendas and caps."""
    return [*g.content.cards, *g.content.perks, *g.content.sorts.traits, *SPECIAL]


def seats(g: Fallout) -> list[str]:
    return _numbers(who.seat for who in g.survivors)


def quests(g: Fallout) -> Container[str]:
    return g.content.quests


def is_objective(g: Fallout, meant: Meant) -> bool:
    """Whether the quest has such an objective."""
    quest = g.content.quests.get(meant.text("quest"))
    return quest is not None and any(each.id == meant.text("objective") for each in quest.objectives)


def is_use(g: Fallout, meant: Meant) -> bool:
    """Whether the card can be used so often; a number is named from the second use on."""
    card, number = g.content.cards.get(meant.text("card")), meant.number("number", 1)
    is_named = "number" in meant.names
    return card is not None and (number > 1 if is_named else number == 1) and number <= len(card.uses)


def encounter_options(g: Fallout) -> list[str]:
    return [option.id for card in g.content.encounters.values() for option in card.options]


def camp_parts(_g: Fallout) -> Container[str]:
    return ("all", *PARTS)


def letters(_g: Fallout) -> Container[str]:
    return tuple(SPECIAL)


def colours(g: Fallout) -> Container[str]:
    return g.content.sorts.markers


def reroll_sources(_g: Fallout) -> Container[str]:
    return tuple(AGAIN)


def dice_together(g: Fallout) -> Container[str]:
    """Several dice, by their numbers, as `13`; the die of a helper alone."""
    return NAMES if helper_of(g) is None else (*NAMES, str(HELPER_DIE))


def dice(g: Fallout) -> list[str]:
    return _numbers(range(1, DICE + 1)) if helper_of(g) is None else _numbers(range(1, HELPER_DIE + 1))


def faces(g: Fallout) -> list[str]:
    """The faces of a die, counted from one."""
    return _numbers(range(1, len(g.content.dice) + 1))


def _numbers(numbers: Iterable[int]) -> list[str]:
    return [str(number) for number in numbers]
