"""What simulations count in Munchkin."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from crossroads.bots.munchkin.hindering import HIGH, NEAR
from crossroads.engine.events import Event
from crossroads.engine.standing import StandKind
from crossroads.engine.windows import Window
from crossroads.games.munchkin.cards.content import Content
from crossroads.sim.game_kit import Balance, CountedUse, GameKit, register
from crossroads.sim.results import Figure

FEW = 3  # cards in hand with which nothing has to be tidied up before Charity
PLAYED = ("play", "boom", "power", "wear", "load", "attach", "cheat", "trait", "perk")  # events: a card comes into play
MET = ("fight", "joined-monster")
SPENT = ("stow", "pay")
COUNTED = ("offer", "declined", "traded", "joined", "died", "victory", "lost-fight")


def figures(view: Mapping[str, Any], seat: int) -> dict[str, Figure]:
    """What a seat has at the end."""
    who = view["players"][seat]
    seats = len(view["players"])
    return {
        "turns": view["turn"] + 1,
        "rounds": view["turn"] // seats + 1,
        "level": who["level"],
        "strength": who["strength"],
        "items": len(who["gear"]),
        "perks": len(who["perks"]),
        "class": int(bool(who["classes"])),
        "sidekick": int(bool(who["sidekick"])),
    }


def uses(events: Iterable[Event]) -> Iterator[CountedUse]:
    """Cards played, met, stowed and sold; offers made, declined and agreed; fights and deaths."""
    for event in events:
        about = event.about
        seat = int(about.get("seat", -1))
        for kinds, use in ((PLAYED, "card-played"), (MET, "monster-met"), (SPENT, "card-spent")):
            if event.kind in kinds:
                yield seat, use, str(about["card"])
        if event.kind == "power":
            yield seat, "power-used", f"{about['card']}:{about['power']}"
        if event.kind == "sold":
            yield from [(seat, "card-spent", card) for card in about["cards"]]
        if event.kind in COUNTED:
            yield seat, event.kind, "help" if about.get("help") else "all"


def unmet(content: Content, seen: Mapping[tuple[str, str], int]) -> Iterator[tuple[str, str]]:
    """Cards that nobody has played, monsters that nobody has met, nothing of what is only good to be sold; and powers never used."""
    copies: dict[str, list[str]] = defaultdict(list)
    for copy, card in sorted(content.by_copy.items(), key=lambda each: (each[1].kind, each[0])):
        copies[card.id].append(copy)
    for alike in copies.values():
        card = content.by_copy[alike[0]]
        wanted = "monster-met" if card.kind == "monster" else "card-played" if card.words else "card-spent"
        if not _times(seen, wanted, alike):
            spent = _times(seen, "card-spent", alike)
            yield f"{card.kind} {card.id}", f"never played, {spent} times spent otherwise"
        for number in range(len(content.powers[alike[0]])):
            if not _times(seen, "power-used", [f"{copy}:{number}" for copy in alike]):
                yield f"power {number + 1} of {card.id}", "never used"


def _times(seen: Mapping[tuple[str, str], int], use: str, things: Iterable[str]) -> int:
    return sum([seen.get((use, each), 0) for each in things])


def stands(view: Mapping[str, Any], window: Window, seat: int) -> StandKind | None:
    """Outside fights: until something changes, but in its own turn only with few cards. A harmless fight is passed whole."""
    fight = view["fight"]
    if fight is None:
        return None if view["active"] == seat and len(view["players"][seat]["hand"]) > FEW else "until-change"
    if seat not in (fight["fighter"], fight["helper"]) and _is_harmless(view, fight):
        return "occasion"
    return "until-change"


def _is_harmless(view: Mapping[str, Any], fight: Mapping[str, Any]) -> bool:
    """Whether nobody comes near the victory, or far ahead of the others, by winning it."""
    levels = [who["level"] for who in view["players"]]
    fighter = levels[fight["fighter"]]
    others = max(level for seat, level in enumerate(levels) if seat != fight["fighter"])
    return bool(fighter + len(fight["foes"]) <= NEAR and fighter < max(HIGH, others + 2))


BALANCE = Balance(turns=(40, 60), seats=4, is_fair=True)
IDLE = frozenset([("receipt", "done"), ("trouble", "no-trouble"), ("loot-room", "no-loot")])

register(
    "munchkin",
    GameKit(
        figures,
        uses,
        unmet=unmet,
        stands=stands,
        idle=IDLE,
        bound=60_000,
        sense=0.7,
        balance=BALANCE,
    ),
)
