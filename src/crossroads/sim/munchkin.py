"""What simulations count in Munchkin Fallout."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from crossroads.engine.events import Event
from crossroads.games.munchkin.cards.content import Content, design_of
from crossroads.sim.game_kit import CountedUse, GameKit, register
from crossroads.sim.results import Figure

# What it is for a card to be played, by the event that tells it; whatever else happens to a card does not count.
PLAYED = {
    "kick": "door-opened",
    "fight": "monster-met",
    "joined-monster": "monster-met",
    "play": "card-applied",
    "boom": "card-applied",
    "power": "power-used",
    "wear": "card-put-in-play",
    "attach": "card-put-in-play",
    "cheat": "card-put-in-play",
    "trait": "card-put-in-play",
    "perk": "perk-chosen",
}
BEFELL = ("trap", "radiation")  # they act on whoever opens the Door as well
OTHERS = {"died": "died", "lost-fight": "fight-lost", "victory": "fight-won", "joined": "helped", "caught": "caught"}


def figures(view: Mapping[str, Any], seat: int) -> dict[str, Figure]:
    """What a seat has at the end."""
    who, seats = view["players"][seat], len(view["players"])
    return {
        "rounds": view["turn"] // seats + 1,
        "strength": who["strength"],
        "items": len(who["gear"]),
        "hand": who["doors"] + who["treasures"],
        "classes": len(who["classes"]),
        "perks": len(who["perks"]),
    }


def uses(events: Iterable[Event]) -> Iterator[CountedUse]:
    """Cards played by the way in which they were, fights won and lost, deaths, help, sales and trades."""
    for event in events:
        about = event.about
        seat = about.get("seat", -1)
        if event.kind in PLAYED:
            yield seat, PLAYED[event.kind], design_of(about["card"])
        elif event.kind in OTHERS:
            yield seat, OTHERS[event.kind], str(seat)
        elif event.kind in ("sold", "traded"):
            yield seat, event.kind, str(seat)


Seen = Mapping[tuple[str, str], int]  # kind of use and thing, how often


def unmet(content: Content, seen: Seen) -> Iterator[tuple[str, str]]:
    """Cards that nobody has played, and how often a Door has shown them."""
    for card in content.cards.values():
        ways = {*PLAYED.values()} - (set() if card.kind in BEFELL else {"door-opened"})
        if not any(seen.get((way, card.id)) for way in ways):
            times = seen.get(("door-opened", card.id), 0)
            yield f"{card.kind} {card.id}", f"never played; behind a Door {times} times"


register(
    "munchkin",
    GameKit(figures, uses, shown=("card-applied", "card-put-in-play"), unmet=unmet, bound=60_000, sense=0.5),
)
