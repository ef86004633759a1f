"""Encounters: the card, the choice, what comes of it (topics encounter-action, encounter-cards, encounter-icons)."""

from collections.abc import Iterator

from crossroads.engine.decisions import Ask, Option, Refusal
from crossroads.games.fallout.cards.amounts import Source
from crossroads.games.fallout.cards.content import Encounter, EncounterOption
from crossroads.games.fallout.enemies.tokens import active_here, hostile_here
from crossroads.games.fallout.state import Fallout, Meeting
from crossroads.games.fallout.story.costs import can_pay
from crossroads.games.fallout.survivor import Survivor
from crossroads.games.fallout.survivors.conditions import holds
from crossroads.games.fallout.survivors.resolving import resolve


def why_no_encounter(g: Fallout, who: Survivor) -> str | None:
    """The rule in the way of an encounter here, if there is one."""
    icon = g.land.spaces[who.space].icon
    if icon is None:
        return "fallout.encounter-action.precondition"
    if not g.encounters.get(icon):
        return "fallout.encounter-icons.no-deck-no-action"
    if who.space in g.met or (g.met and g.options.encounters == "one-a-turn"):
        return "fallout.encounter-action.once-per-icon"
    blocked = hostile_here(g, who) if g.options.encounter_blocked_by == "any" else active_here(g, who)
    return "fallout.encounter-action.no-active-enemy" if blocked else None


async def encounter(g: Fallout, who: Survivor) -> None:
    """The top card of the deck that matches the icon; afterwards it goes under the deck, or is trashed."""
    space = g.land.spaces[who.space]
    assert space.icon is not None
    deck = _settled(g, space.icon)
    card = deck[-1]  # fallout.encounter-action.matching-deck
    g.encounters = {**g.encounters, space.icon: deck[:-1]}
    g.met += (who.space,)
    g.meeting = Meeting(card, space.level)
    _remember(g, card)
    g.reveal("encounters")
    about = {"seat": who.seat, "card": card, "reader": reader_for(g, who)}
    g.emit("encounter", "fallout.encounter-action.read-aloud", about)
    try:
        await _meet(g, who, g.content.encounters[card], space.level)
    finally:
        _put_away(g, card)


def _settled(g: Fallout, icon: str) -> tuple[str, ...]:
    """The deck with the card that comes on top. Of versions that share a number nobody knows which one was added."""
    deck = g.encounters[icon]
    added = {card: _other_versions(g, card) for card in deck} if g.is_yours("encounters") else {}
    others = tuple([other for versions in added.values() for other in versions])
    (*_, came) = g.settle("encounters", (*others, *deck), of=icon)
    if came in others:
        instead = next(card for card, versions in added.items() if came in versions)
        g.library = tuple([instead if each == came else each for each in g.library])
        deck = tuple([came if each == instead else each for each in deck])
    top = [*deck]
    top[top.index(came)], top[-1] = top[-1], came
    return tuple(top)


def _other_versions(g: Fallout, card: str) -> tuple[str, ...]:
    """What a card of a deck may be as well, as far as anybody knows: cards of the library that were never met."""
    number, met = g.content.library.get(card), g.met_versions or ()
    if number is None or card in met:
        return ()
    return tuple([each for each in g.content.in_library(number) if each in g.library and each not in met])


def _remember(g: Fallout, card: str) -> None:
    """From now on all know which version of its number this one is, wherever it lies."""
    met, content = g.met_versions or (), g.content
    if card not in met and card in content.library and len(content.in_library(content.library[card])) > 1:
        g.met_versions = (*met, card)


def reader_for(g: Fallout, who: Survivor) -> int:
    """Who reads the card out: the player to the right (fallout.encounter-action.reader).

    The game takes the reader's part, so the reader knows no more than the others (fallout.encounter-action.reader-sees-card).
    """
    return g.seats_from(who.seat)[-1]


async def _meet(g: Fallout, who: Survivor, card: Encounter, level: int) -> None:
    option = _forced(g, who, card)
    if option is None:
        if not [*option_offers(g, who, card, why=False)]:  # fallout.encounter-action.no-legal-option
            g.emit("no-option", "fallout.encounter-action.no-legal-option", {"seat": who.seat, "card": card.id})
            return
        ask: Ask[int] = Ask(
            who.seat,
            "encounter",
            "fallout.encounter-action.choose-option",
            lambda why: option_offers(g, who, card, why),
            {"card": card.id},
        )
        option = card.options[await ask]
        about = {"seat": who.seat, "card": card.id, "option": option.id}
        g.emit("option", "fallout.encounter-action.choose-option", about)
    await _carry_out(g, who, card, option, level)


def _forced(g: Fallout, who: Survivor, card: Encounter) -> EncounterOption | None:
    """The topmost FORCED option whose condition is met (fallout.encounter-action.several-forced)."""
    for option in card.options:
        if option.forced is not None and holds(g, who, option.forced):
            g.emit(
                "forced", "fallout.encounter-action.forced", {"seat": who.seat, "card": card.id, "option": option.id}
            )
            return option
    return None


def option_offers(g: Fallout, who: Survivor, card: Encounter, why: bool) -> Iterator[Option[int] | Refusal]:
    """The options that the survivor can choose, by their places: an option on offer tells nothing of what it leads to.

    (fallout.encounter-action.option-requirement, fallout.encounter-action.results-hidden)
    """
    for place, option in enumerate(card.options):
        rule = None
        if option.forced is not None:
            rule = "fallout.encounter-action.forced-not-met"
        elif option.needs is not None and not holds(g, who, option.needs):
            rule = "fallout.encounter-action.option-requirement"
        elif not can_pay(g, who, option.cost):
            rule = "fallout.encounter-action.cost-must-be-payable"
        if rule is None:
            yield Option(f"option:{option.id}", place)
        elif why:
            yield Refusal(f"option:{option.id}", rule)


async def _carry_out(g: Fallout, who: Survivor, card: Encounter, option: EncounterOption, level: int) -> None:
    """Costs, then the task, then the results for success or failure (fallout.encounter-action.task-failure)."""
    for place, cost in enumerate(option.cost):
        await cost.pay(g, who, option.cost[place + 1 :], {"option": option.id})
    passed = option.task is None or await option.task.attempt(g, who, {"option": option.id})
    outcome = "success" if passed else "failure"
    rule = f"fallout.encounter-action.task-{outcome}"
    g.reveal()  # whoever knows what a choice leads to cannot choose again (fallout.encounter-action.results-hidden)
    g.emit("outcome", rule, {"seat": who.seat, "card": card.id, "option": option.id, "outcome": outcome})
    await resolve(g, who, option.success if passed else option.failure, Source(card.id, level))


def _put_away(g: Fallout, card: str) -> None:
    """Under its deck, or out of the game (fallout.encounter-action.return-to-bottom, fallout.encounter-action.trash-if-told)."""
    meeting, g.meeting = g.meeting, None
    if meeting is not None and meeting.trashed:
        g.gone += (card,)
        if g.outcome is None:  # nothing is told after the end
            g.emit("trash", "fallout.encounter-action.trash-if-told", {"card": card})
        return
    back = g.content.encounters[card].deck
    g.encounters = {**g.encounters, back: (card, *g.encounters.get(back, ()))}
