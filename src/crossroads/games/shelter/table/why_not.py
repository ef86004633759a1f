"""Answers for what is not asked: why an option that a seat can name is not there, odds, and what must always hold."""

from collections.abc import Iterator

from crossroads.engine.acts import Meant
from crossroads.engine.decisions import Decision, Refusal
from crossroads.engine.odds import Odds
from crossroads.games.shelter.cards.bills import COMPARTMENT
from crossroads.games.shelter.cards.places import DwellerPlace
from crossroads.games.shelter.floor import A_SIDE, SIDES
from crossroads.games.shelter.player import FIGURES, Player
from crossroads.games.shelter.state import Shelter
from crossroads.games.shelter.turn.fights import odds_after_roll, odds_before_roll, odds_of_placing
from crossroads.games.shelter.turn.items_in_use import is_used_up, rule_of_moment
from crossroads.games.shelter.turn.placement import no_place_for_wounded, placements
from crossroads.games.shelter.vault.floors import place_as_it_lies

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


def why_not(g: Shelter, seat: int, meant: Meant, decision: Decision | None) -> Refusal | None:
    """The rule in the way of an option that the present decision does not speak of; `None` if no such thing exists."""
    if not meant.exists(g):
        return None
    if decision is None:
        return Refusal(meant.id, f"shelter.end.{g.ending}")
    return Refusal(meant.id, _why_not(g, seat, meant, decision))


def _why_not(g: Shelter, seat: int, meant: Meant, decision: Decision) -> str:
    verb = meant.verb
    if verb == "use":
        return _why_not_use(g, seat, meant.text("item"), decision)
    if decision.seat != seat:
        return _why_not_now(g, seat, decision)
    if decision.prompt == "turn" and verb == "place":
        return _why_not_place(g, seat, meant)
    if decision.prompt in ("close", "exchange") and verb in ("place", "pass"):
        return "shelter.placement.one-a-turn"
    if decision.prompt in GAINS and verb in ("pass", "end"):
        return "shelter.cost-reward.gains-not-declined"
    if decision.prompt == "before-roll" and verb in ("pass", "end", "accept"):
        return "shelter.fights.must-roll"
    return meant.act.rule or decision.rule


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
    if is_used_up(g, item):
        return "shelter.items.used-up"
    if decision.prompt == "after-roll" and "before-roll" in moments:
        return "shelter.fights.item-timing"
    return rule_of_moment(g.content.items[item])


def _why_not_place(g: Shelter, seat: int, meant: Meant) -> str:
    """Why dwellers of this training cannot go to this place."""
    name, letters = meant.text("spot"), meant.text("letters")
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


def _why_not_these(g: Shelter, who: Player, place: DwellerPlace, letters: str) -> str:
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


def odds(g: Shelter, seat: int, meant: Meant, decision: Decision) -> tuple[Odds, ...]:
    """The exact odds of the fight that an option leads to; nothing where no dice decide."""
    who = g.players[seat]
    if meant.verb == "place":
        spot = meant.text("spot")
        if spot not in g.threats and spot not in g.content.arenas:
            return ()
        place = place_as_it_lies(g, spot)
        fight = place.demand.fight
        return odds_of_placing(g, who, fight, place.demand.items) if fight else ()
    if decision.prompt == "before-roll":
        return odds_before_roll(g, who, decision.about["value"], decision.about["bonus"], meant.text("item"))
    if decision.prompt == "after-roll" and meant.verb == "use":
        return odds_after_roll(g, who, decision.about["value"], decision.about["bonus"], meant.text("item"))
    return ()


def faults(g: Shelter) -> Iterator[str]:
    """Whatever is true of the state and must never be; nothing in a sound game."""
    built = [room for floor in g.floors for room in floor.rooms]
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
