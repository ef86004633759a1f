"""What simulations count in Fallout."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from crossroads.engine.events import Event
from crossroads.games.fallout.cards.content import Content, Encounter, EncounterOption
from crossroads.games.fallout.cards.pack_checks import parts
from crossroads.games.fallout.story.results import Add, StageQuest
from crossroads.games.fallout.words.cards import design_of
from crossroads.sim.game_kit import Balance, CountedUse, GameKit, GroupGoals, register
from crossroads.sim.results import Figure, GameRow

NOBODY_LEFT = "eliminated"  # how a game ends in which all are; any other that nobody wins ends on the power track


def figures(view: Mapping[str, Any], seat: int) -> dict[str, Figure]:
    """What a seat has at the end."""
    who = view["survivors"][seat]
    held = [who["weapon"], who["apparel"], who["companion"], *who["beside"], *who["inventory"]]
    return {
        "rounds": view["round"],
        "scenario": view["scenario"],
        "group": view["group"] or "",
        "survivor": who["id"],
        "influence": view["outcome"]["scores"][seat] if view["outcome"] and not view["group"] else 0,
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


def uses(events: Iterable[Event]) -> Iterator[CountedUse]:
    """Quests completed by objective, encounter options met, kills, cards gained and used, deaths, how a faction won."""
    moved = ""
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
                yield about["seat"], "enemy-killed", design_of(about["enemy"])
            case "killed":
                yield about["seat"], "killed", str(about["seat"])
            case "power":
                moved = "agenda-deck" if event.rule == "fallout.agenda-cards.last-card-power" else "story"
            case "game-over" if not about["winners"] and about["how"] != NOBODY_LEFT:
                yield -1, "track-filled", moved
            case "gain":
                yield about["seat"], "card-gained", design_of(about["card"])
            case "use":
                yield about["seat"], "card-used", design_of(about.get("card") or about["perk"])
            case "survivor":
                yield about["seat"], "survivor-chosen", about["survivor"]
            case _:
                pass


Seen = Mapping[tuple[str, str], int]  # kind of use and thing, how often


def unmet(content: Content, seen: Seen) -> Iterator[tuple[str, str]]:
    """Objectives that nobody completed and outcomes of encounters that never came, and how near they were."""
    sources = _sources(content)
    for quest in content.quests.values():
        staged = seen.get(("quest-staged", quest.id), 0)
        for objective in quest.objectives:
            if ("quest-completed", f"{quest.id}:{objective.id}") not in seen:
                why = f"staged {staged} times, never completed" if staged else "never staged"
                if not staged:
                    why += _comes_by(sources.get(quest.id, []), seen)
                yield f"quest {quest.number} {quest.id}: {objective.id}", why
    for card in content.encounters.values():
        for option in card.options:
            yield from _unmet_option(card, option, seen, sources)


def _unmet_option(
    card: Encounter, option: EncounterOption, seen: Seen, sources: Mapping[str, list[CountedUse]]
) -> Iterator[tuple[str, str]]:
    met = seen.get(("encounter-drawn", card.id), 0)
    chosen = sum(seen.get(("encounter-met", f"{card.id}:{option.id}:{each}"), 0) for each in ("success", "failure"))
    for outcome in ("success", "failure") if option.task is not None else ("success",):
        if ("encounter-met", f"{card.id}:{option.id}:{outcome}") not in seen:
            if chosen:
                why = f"chosen {chosen} times"
            elif met:
                why = f"drawn {met} times, never chosen{_not_open_to_all(option)}"
            else:
                why = "never drawn" + _comes_by(sources.get(card.id, []), seen)
            yield f"encounter {card.id}: {option.id}, {outcome}", why


def _not_open_to_all(option: EncounterOption) -> str:
    if option.forced is not None:
        return "; forced on some only"
    return "; has a requirement" if option.needs is not None else "; has a cost" if option.cost else ""


def _comes_by(sources: list[CountedUse], seen: Seen) -> str:
    """What would bring a card into play, and how often it has happened."""
    return "".join([f"; {thing}: {seen.get((kind, thing), 0)} times" for _, kind, thing in sources])


def _sources(content: Content) -> dict[str, list[CountedUse]]:
    """What adds or stages each card of the library, as the use that tells it."""
    found: dict[str, list[CountedUse]] = {}
    for quest in content.quests.values():
        for objective in quest.objectives:
            for fetched in _fetched(content, objective.results):
                found.setdefault(fetched, []).append((-1, "quest-completed", f"{quest.id}:{objective.id}"))
    for card in content.encounters.values():
        for option in card.options:
            for outcome, effects in (("success", option.success), ("failure", option.failure)):
                for fetched in _fetched(content, effects):
                    thing = f"{card.id}:{option.id}:{outcome}"
                    found.setdefault(fetched, []).append((-1, "encounter-met", thing))
    return found


def _fetched(content: Content, effects: tuple[Any, ...]) -> list[str]:
    named = [part.card for part in parts(effects) if isinstance(part, Add | StageQuest)]
    return [card for each in named for card in content.in_library(each)]


def _is_won_by(faction: str) -> Callable[[GameRow], bool]:
    """Whether the track was filled by a faction that is ahead, or by neither."""
    return lambda game: not game.winners and game.how != NOBODY_LEFT and faction == _ahead(game)


def _ahead(game: GameRow) -> str:
    if group := group_of(game):  # what a group loses, the other faction has won, whatever a token of its own shows
        return "shield" if group == "star" else "star"
    star, shield = game.seats[0].figures["star"], game.seats[0].figures["shield"]
    return "both" if star == shield else "star" if float(star) > float(shield) else "shield"


def group_of(game: GameRow) -> str:
    """The faction that all survivors played for together; none where everybody played alone."""
    return str(game.seats[0].figures["group"])


BALANCE = Balance(
    by="scenario",
    ends={
        "survivors": lambda game: bool(game.winners),
        "star": _is_won_by("star"),
        "shield": _is_won_by("shield"),
        "both at once": _is_won_by("both"),
        "nobody left": lambda game: game.how == NOBODY_LEFT,
        "by the deck": lambda game: "-1 track-filled agenda-deck" in game.uses,
    },
    dealt="survivor",
    character="survivor",
    means=("influence", "letters", "perks", "caps"),
    wins=(0.3, 0.8),
    turns=(40, 120),  # one to three hours at a minute and a half for a turn
    group=GroupGoals(
        plays=lambda game: bool(group_of(game)),
        seats=4,
        wins=(0.25, 0.75),
        fewest_rounds=6,
        most_turns=120,
    ),
)

register(
    "fallout",
    GameKit(
        figures,
        uses,
        shown=("quest-completed", "card-used"),
        unmet=unmet,
        bound=40_000,
        balance=BALANCE,
    ),
)
