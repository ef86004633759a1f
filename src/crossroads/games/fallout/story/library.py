"""The card library: adding encounters, staging quests, markers, trash (topics card-library, results, quest-cards)."""

from msgspec.structs import replace

from crossroads.engine.decisions import Option, Refusal, pick
from crossroads.games.fallout.cards.conditions import CardName, Where
from crossroads.games.fallout.cards.content import Quest
from crossroads.games.fallout.state import Fallout, Staged
from crossroads.games.fallout.survivor import Survivor
from crossroads.games.fallout.survivors.where import places


def _fetch(g: Fallout, named: CardName) -> str | None:
    """A card by its number or its id, if it is still in the library (fallout.card-library.missing-card).

    Of several that share a number chance takes one, and nobody sees which.
    """
    cards = [card for card in g.content.in_library(named) if card in g.library]
    if not cards:
        return None
    card = cards[0] if len(cards) == 1 else g.shuffle("version", cards)[0]
    g.library = tuple([each for each in g.library if each != card])
    return card


def add(g: Fallout, named: CardName) -> None:
    """Shuffle a card with as many from the top of its deck as there are players, onto the deck (fallout.results.add)."""
    card = _fetch(g, named)
    if card is None:
        return
    back = g.content.encounters[card].deck
    deck = g.encounters.get(back, ())  # fallout.results.add-new-deck
    taken = min(g.started, len(deck))  # fallout.results.add-player-number, fallout.results.add-small-deck
    rest = len(deck) - taken
    mixed = g.shuffle("add", (*deck[rest:], card))  # fallout.results.add-unseen
    g.encounters = {**g.encounters, back: (*deck[:rest], *mixed)}
    g.emit("add", "fallout.results.add", {"number": g.content.number_of(card), "deck": back})


def stage(g: Fallout, named: CardName) -> Quest | None:
    """Lay a quest open in the play area (fallout.results.stage)."""
    card = _fetch(g, named)
    if card is None:
        return None
    g.quests += (Staged(card),)
    g.reveal()
    g.emit("stage", "fallout.results.stage", {"quest": card})
    return g.content.quests[card]


def trash(g: Fallout, card: str) -> None:
    """The card goes back to the box for good, its markers with it (fallout.trash.permanent, fallout.quest-cards.marker-removed)."""
    if g.meeting is not None and g.meeting.card == card:
        g.meeting = replace(g.meeting, trashed=True)
    elif any(each.id == card for each in g.quests):
        g.quests = tuple([each for each in g.quests if each.id != card])
        g.gone += (card,)
        g.emit("trash", "fallout.results.trash", {"quest": card})


async def place_marker(g: Fallout, who: Survivor, quest: str, where: Where) -> None:
    """A pair of markers of one colour: one on the card, one on the map (fallout.quest-cards.marker-placed)."""
    there = places(g, who, where, quest) or places(g, who, Where(facedown=True))  # what is not found yet may lie there
    if not there or not any(each.id == quest for each in g.quests):
        return
    free = _free_colours(g)
    if not free:
        g.emit("marker-waits", "fallout.quest-cards.marker-colour", {"quest": quest})
        return
    rule = "fallout.quest-cards.staging-choices"
    space = await pick(who.seat, "marker-place", [Option(f"at:{node}", node) for node in there], rule, {"quest": quest})
    colours: list[Option[str] | Refusal] = [Option(f"colour:{each}", each) for each in free]
    colours += [
        Refusal(f"colour:{each}", "fallout.quest-cards.marker-colour")
        for each in g.content.sorts.markers
        if each not in free
    ]
    colour = await pick(who.seat, "marker-colour", colours, rule, {"quest": quest})
    g.quests = tuple([replace(each, colour=colour, marked=space) if each.id == quest else each for each in g.quests])
    g.emit("marker", "fallout.quest-cards.marker-placed", {"quest": quest, "space": space, "colour": colour})


def has_free_marker(g: Fallout) -> bool:
    """Whether a pair of quest markers is not in use."""
    return bool(_free_colours(g))


def _free_colours(g: Fallout) -> list[str]:
    return [colour for colour in g.content.sorts.markers if not any(each.colour == colour for each in g.quests)]
