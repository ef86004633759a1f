"""What simulations count in Fallout."""

from collections.abc import Iterable, Iterator, Mapping
from random import Random
from typing import Any, Literal, get_args, get_origin, get_type_hints

from crossroads.engine.events import Event
from crossroads.games.fallout.content import Content, Encounter, EncounterOption
from crossroads.games.fallout.variants import TableOptions
from crossroads.sim.game_kit import Figure, GameKit, Use, register


def figures(view: Mapping[str, Any], seat: int) -> dict[str, Figure]:
    """What a seat has at the end."""
    who = view["survivors"][seat]
    held = [who["weapon"], who["apparel"], who["companion"], *who["beside"], *who["inventory"]]
    return {
        "rounds": view["round"],
        "scenario": view["scenario"],
        "survivor": who["id"],
        "influence": view["outcome"]["scores"][seat] if view["outcome"] else 0,
        "letters": len(who["special"]),
        "cards": sum(card is not None for card in held),
        "caps": who["caps"],
        "perks": len(who["perks"]),
        "rads": who["rads"],
        "eliminated": int(who["eliminated"]),
        "star": view["power"]["star"],
        "shield": view["power"]["shield"],
        "unexplored": sum(not tile["face"] for tile in view["tiles"]),
    }


def uses(events: Iterable[Event]) -> Iterator[Use]:
    """Quests completed by objective, encounter options met, kills, cards gained and used, deaths."""
    for event in events:
        about = event.about
        match event.kind:
            case "complete":
                yield about["seat"], "quest-completed", f"{about['quest']}:{about['objective']}"
            case "outcome":
                yield about["seat"], "encounter-met", f"{about['card']}:{about['option']}:{about['outcome']}"
            case "encounter":
                yield about["seat"], "encounter-drawn", about["card"]
            case "stage":
                yield -1, "quest-staged", about["quest"]
            case "enemy-killed":
                yield about["seat"], "enemy-killed", about["enemy"].partition("~")[0].partition("#")[0]
            case "killed":
                yield about["seat"], "killed", str(about["seat"])
            case "gain":
                yield about["seat"], "card-gained", about["card"].partition("~")[0]
            case "use":
                yield about["seat"], "card-used", (about.get("card") or about["perk"]).partition("~")[0]
            case "survivor":
                yield about["seat"], "survivor-chosen", about["survivor"]
            case _:
                pass


def options(chance: Random, seats: int) -> dict[str, Any]:
    """A table of chance: any scenario, and now and then another reading of a rule."""
    chosen: dict[str, Any] = {}
    for name, hint in get_type_hints(TableOptions).items():
        if name == "first":
            if chance.random() < 0.5:
                chosen[name] = chance.randrange(seats)
        elif name == "scenario" or chance.random() < 0.3:
            chosen[name] = chance.choice(_values(hint))
    return chosen


def _values(hint: Any) -> tuple[Any, ...]:
    return get_args(hint) if get_origin(hint) is Literal else (False, True)


def unmet(content: Content, seen: Mapping[tuple[str, str], int]) -> Iterator[tuple[str, str]]:
    """Objectives that nobody completed and outcomes of encounters that never came, and how near they were."""
    for quest in content.quests.values():
        staged = seen.get(("quest-staged", quest.id), 0)
        for objective in quest.objectives:
            if ("quest-completed", f"{quest.id}:{objective.id}") not in seen:
                why = f"staged {staged} times, never completed" if staged else "never staged"
                yield f"quest {quest.number} {quest.id}: {objective.id}", why
    for card in content.encounters.values():
        for option in card.options:
            yield from _unmet_option(card, option, seen)


def _unmet_option(
    card: Encounter, option: EncounterOption, seen: Mapping[tuple[str, str], int]
) -> Iterator[tuple[str, str]]:
    met = seen.get(("encounter-drawn", card.id), 0)
    chosen = sum(seen.get(("encounter-met", f"{card.id}:{option.id}:{each}"), 0) for each in ("success", "failure"))
    for outcome in ("success", "failure") if option.task is not None else ("success",):
        if ("encounter-met", f"{card.id}:{option.id}:{outcome}") not in seen:
            why = f"chosen {chosen} times" if chosen else f"drawn {met} times, never chosen" if met else "never drawn"
            yield f"encounter {card.id}: {option.id}, {outcome}", why


register(
    "fallout",
    GameKit(figures, uses, options, shown=("quest-completed", "card-used"), unmet=unmet, bound=40_000, rarity=50),
)
