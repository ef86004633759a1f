"""Answers for what is not asked: why an option that a seat can name is not there, odds, and what must always hold."""

from collections import Counter
from collections.abc import Iterator

from crossroads.engine.decisions import Decision, Refusal
from crossroads.engine.odds import Odds
from crossroads.games.shelter.belongings import working_items
from crossroads.games.shelter.fights import fight_odds, reroll_odds
from crossroads.games.shelter.floors import A_SIDE, SIDES
from crossroads.games.shelter.player import FIGURES, LETTERS
from crossroads.games.shelter.resources import COMPARTMENT, KINDS
from crossroads.games.shelter.state import Shelter


def why_not(g: Shelter, seat: int, option: str, decision: Decision | None) -> Refusal | None:
    """The rule in the way of an option that the present decision does not speak of; `None` if no such thing exists."""
    verb, _, thing = option.partition(":")
    if decision is None:
        return Refusal(option, "shelter.end.round-completed") if _exists(g, verb, thing) else None
    if not _exists(g, verb, thing):
        return None
    if decision.seat != seat:
        return Refusal(option, _why_not_now(g, seat, decision))
    if decision.prompt == "turn" and verb == "place":
        return Refusal(option, _why_not_place(g, seat, thing))
    if verb == "use":
        owned = any(item.id == thing for item in g.players[seat].items)
        return Refusal(option, "shelter.items.windows" if owned else "shelter.items.take")
    return Refusal(option, decision.rule)


def _why_not_now(g: Shelter, seat: int, decision: Decision) -> str:
    """Why a seat is not on turn: it waits, or it is done for the round."""
    who = g.players[seat]
    if decision.prompt == "turn" and who.passed:
        return "shelter.passing.final"
    if decision.prompt == "turn" and not who.home:
        return "shelter.placement.available-only"
    return "shelter.round.turn-order"


def _why_not_place(g: Shelter, seat: int, thing: str) -> str:
    """Why a dweller of this training cannot go to this place."""
    place, _, letters = thing.partition(":")
    who = g.players[seat]
    room = place.partition(".")[0]
    if room == "lift":
        if place not in ("lift.start", *[f"lift.{player.colour}" for player in g.players]):
            return "shelter.setup.unused-colours"
    elif not any(room in floor.rooms for floor in g.floors):
        return "shelter.placement.not-in-row"
    if letters:
        for letter in letters:
            trained = [dweller for dweller in who.home if dweller.letter == letter]
            if not trained:
                return "shelter.placement.available-only"
            if any(dweller.wounded for dweller in trained):
                return "shelter.wounded.not-ordinary"
    elif not any(not dweller.letter for dweller in who.home):
        return "shelter.placement.available-only"
    if room and f"{room}.both" in g.content.places:
        return "shelter.linked-spots.two-dwellers"
    return "shelter.wounded.only-marked"


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
    return verb == "swap" or thing in known.get(verb, [])


def odds(g: Shelter, seat: int, option: str, decision: Decision) -> tuple[Odds, ...]:
    """The exact odds of the fight that an option leads to; nothing where no dice decide."""
    who = g.players[seat]
    if decision.prompt == "before-roll":
        used = int(decision.about["bonus"]) - sum(
            effect.bonus for _, card, effect in working_items(g, who, "before-roll") if card.mode == "passive"
        )
        item = g.content.items.get(option.removeprefix("use:"))
        more = sum(effect.bonus for effect in item.effects if effect.moment == "before-roll") if item else 0
        return fight_odds(g, who, int(decision.about["value"]), used + more)[: 1 if option == "roll" else 2]
    if decision.prompt == "after-roll" and option != "accept":
        further = len(list(working_items(g, who, "after-roll"))) - 1
        return reroll_odds(int(decision.about["value"]), int(decision.about["bonus"]), further)
    if option.startswith("place:"):
        place = option.split(":")[1]
        spot = g.content.threat_places[place][g.threats[place]] if place in g.threats else g.content.places[place]
        if spot.demand.fight:
            return fight_odds(g, who, spot.demand.fight)
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
    if any(spot.partition(".")[0] not in (*built, "lift") for spot in (*spots, *g.threats)):
        yield "a dweller or a threat is where no room is"
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
