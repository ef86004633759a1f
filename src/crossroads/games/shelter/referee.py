"""Answers for what is not asked: why an option that a seat can name is not there, odds, and what must always hold."""

import re
from collections import Counter
from collections.abc import Iterator

from crossroads.engine.decisions import Decision, Refusal
from crossroads.engine.odds import Odds
from crossroads.games.shelter.content import Place
from crossroads.games.shelter.fights import odds_after_roll, odds_before_roll, odds_of_placing
from crossroads.games.shelter.floors import A_SIDE, SIDES, place_as_it_lies
from crossroads.games.shelter.placement import no_place_for_wounded, placements
from crossroads.games.shelter.player import FIGURES, LETTERS, Player
from crossroads.games.shelter.resources import COMPARTMENT, KINDS
from crossroads.games.shelter.state import Shelter

MOMENTS = {  # when an item is asked for
    "turn": ("turn",),
    "close": ("turn", "spot"),
    "react": ("spot",),
    "before-roll": ("before-roll",),
    "after-roll": ("after-roll",),
    "discount": ("price", "newcomer"),
    "rent": ("rent",),
}
GAINS = ("gain-any", "take-item", "ready-item")  # asked only if there is something to receive
EXCHANGE = re.compile(r"(\d(power|food|water)\+?)+>(\d(power|food|water)\+?)+")


def why_not(g: Shelter, seat: int, option: str, decision: Decision | None) -> Refusal | None:
    """The rule in the way of an option that the present decision does not speak of; `None` if no such thing exists."""
    verb, _, thing = option.partition(":")
    if not _exists(g, verb, thing):
        return None
    if decision is None:
        return Refusal(option, f"shelter.end.{g.ending}")
    if verb == "use":
        return Refusal(option, _why_not_use(g, seat, thing, decision))
    if decision.seat != seat:
        return Refusal(option, _why_not_now(g, seat, decision))
    if decision.prompt == "turn" and verb == "place":
        return Refusal(option, _why_not_place(g, seat, thing))
    if verb == "swap":
        return Refusal(option, "shelter.exchange.this-turn")
    if decision.prompt == "close" and verb in ("place", "pass"):
        return Refusal(option, "shelter.placement.one-a-turn")
    if decision.prompt in GAINS and verb in ("pass", "end"):
        return Refusal(option, "shelter.cost-reward.gains-not-declined")
    if decision.prompt == "before-roll" and verb in ("pass", "end", "accept"):
        return Refusal(option, "shelter.fights.must-roll")
    return Refusal(option, decision.rule)


def _why_not_now(g: Shelter, seat: int, decision: Decision) -> str:
    """Why a seat is not on turn: it waits, or it is done for the round."""
    who = g.players[seat]
    if decision.prompt == "turn" and who.passed:
        return "shelter.passing.final"
    if decision.prompt == "turn" and not who.home:
        return "shelter.placement.available-only"
    return "shelter.round.turn-order"


def _why_not_use(g: Shelter, seat: int, item: str, decision: Decision) -> str:
    """Why an item cannot be used: not owned, not its moment, or used already."""
    owned = next((own for own in g.players[seat].items if own.id == item), None)
    if owned is None:
        return "shelter.items.take"
    moments = [effect.moment for effect in g.content.items[item].effects]
    if owned.exhausted and decision.seat == seat and any(m in moments for m in MOMENTS.get(decision.prompt, ())):
        return "shelter.exhaust.once-a-round"
    if decision.prompt == "after-roll" and "before-roll" in moments:
        return "shelter.fights.item-timing"
    return "shelter.items.windows"


def _why_not_place(g: Shelter, seat: int, thing: str) -> str:
    """Why dwellers of this training cannot go to this place."""
    name, _, letters = thing.partition(":")
    room = name.partition(".")[0]
    who = g.players[seat]
    if room == "lift":
        if name not in ("lift.start", *[f"lift.{player.colour}" for player in g.players]):
            return "shelter.setup.unused-colours"
    elif not any(room in floor.rooms for floor in g.floors):
        return "shelter.placement.not-in-row"
    elif name.endswith(".both") and any(f"{room}.{side}" in g.threats for side in SIDES):
        return "shelter.linked-spots.half-threatened"
    closed = [offer for offer in placements(g, who, why=True) if offer.id == f"place:{name}"]
    for offer in closed:
        if isinstance(offer, Refusal):
            return offer.rule
    return _why_not_these(g, who, place_as_it_lies(g, name), letters)


def _why_not_these(g: Shelter, who: Player, place: Place, letters: str) -> str:
    """A place is open, only not for dwellers of this training: they are away, or in the wrong state."""
    if place.half_of or (place.linked and len(letters) > place.size):
        return "shelter.linked-spots.two-dwellers"
    for letter in letters or ("",):
        meant = [dweller for dweller in who.home if dweller.letter == letter]
        if not meant:
            return "shelter.placement.available-only"
        if all(dweller.wounded and not place.hurt for dweller in meant):
            return "shelter.linked-spots.healthy" if place.linked else no_place_for_wounded(place)
        if all(place.hurt and not dweller.wounded for dweller in meant):
            return "shelter.wounded.marked-excludes-healthy"
    return "shelter.linked-spots.two-dwellers" if place.linked else "shelter.placement.one-a-turn"


def _exists(g: Shelter, verb: str, thing: str) -> bool:
    """Whether an option of this form can ever be met in the game."""
    content = g.content
    if verb == "place":
        place, _, letters = thing.partition(":")
        return (place in content.places or place in content.threat_places) and all(c in LETTERS for c in letters)
    known = {
        "pass": [""],
        "end": [""],
        "pay": ["", *KINDS],
        "roll": [""],
        "accept": [""],
        "gain": KINDS,
        "spare": (*KINDS, "any"),
        "use": content.items,
        "take": content.items,
        "give": content.items,
        "ready": content.items,
        "build": [*content.rooms, "none"],
        "side": SIDES,
        "letter": LETTERS,
        "train": ["healthy", "wounded"],
        "mend": [*LETTERS, "plain"],
        "wound": [*LETTERS, "plain"],
        "refresh": ["items", "rooms"],
    }
    return thing in known.get(verb, []) or (verb == "swap" and EXCHANGE.fullmatch(thing) is not None)


def odds(g: Shelter, seat: int, option: str, decision: Decision) -> tuple[Odds, ...]:
    """The exact odds of the fight that an option leads to; nothing where no dice decide."""
    verb, _, thing = option.partition(":")
    who = g.players[seat]
    if verb == "place":
        spot = thing.partition(":")[0]
        if spot not in g.threats and spot not in g.content.arenas:
            return ()
        place = place_as_it_lies(g, spot)
        fight = place.demand.fight
        return odds_of_placing(g, who, fight, place.demand.items) if fight else ()
    if decision.prompt == "before-roll":
        return odds_before_roll(g, who, decision.about["value"], decision.about["bonus"], thing)
    if decision.prompt == "after-roll" and verb == "use":
        return odds_after_roll(g, who, decision.about["value"], decision.about["bonus"], thing)
    return ()


def faults(g: Shelter) -> Iterator[str]:
    """Whatever is true of the state and must never be; nothing in a sound game."""
    content = g.content
    built = [room for floor in g.floors for room in floor.rooms]
    owned = [item.id for player in g.players for item in player.items]
    zones = {
        "items": ((*g.item_deck, *g.item_row, *g.item_pile, *owned), Counter(content.items.keys())),
        "rooms": ((*g.room_deck, *g.room_row, *g.room_pile, *built), Counter(content.rooms.keys())),
        "threats": (
            (*g.threat_deck, *g.threat_pile, *g.threats.values()),
            Counter({card.id: card.copies for card in content.threats.values()}),
        ),
    }
    for name, (cards, expected) in zones.items():
        if Counter(cards) != expected:
            yield f"{name} are not conserved"
    spots = [dweller.spot for player in g.players for dweller in player.dwellers if dweller.spot]
    if len({*spots}) != len(spots):
        yield "two dwellers stand on one spot"
    if g.phase == "placement" and sorted(spots) != sorted(g.taken):
        yield "the spots that are taken are not those where dwellers stand"
    if any(spot.partition(".")[0] not in (*built, "lift") for spot in (*spots, *g.threats)):
        yield "a dweller or a threat is where no room is"
    if [player.seat for player in g.players] != sorted(floor.owner for floor in g.floors[1:]):
        yield "players and floors do not belong together"
        return
    for floor in g.floors:
        if max(len(floor.left), len(floor.right)) > A_SIDE:
            yield "a side has more than three rooms"
    for player in g.players:
        if min(player.cubes) < 0 or max(player.cubes) > COMPARTMENT:
            yield f"seat {player.seat} has {player.cubes} cubes"
        if [dweller.number for dweller in player.dwellers] != list(range(1, len(player.dwellers) + 1)):
            yield f"seat {player.seat} has wrong figures"
        if len(player.dwellers) > FIGURES:
            yield f"seat {player.seat} has more than seven dwellers"
        letters = [dweller.letter for dweller in player.dwellers if dweller.letter]
        if len({*letters}) != len(letters):
            yield f"seat {player.seat} has two dwellers at one letter"
