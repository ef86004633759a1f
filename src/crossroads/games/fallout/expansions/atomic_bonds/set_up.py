"""Set-up: the loyal faction, the new decks, goals, a C.A.M.P. token, mutations, in this order (topic setup)."""

from collections.abc import Callable, Coroutine
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from crossroads.engine.decisions import Option, pick
from crossroads.games.fallout.cards.conditions import Side
from crossroads.games.fallout.expansions.atomic_bonds import goals
from crossroads.games.fallout.expansions.atomic_bonds.content import GOALS, cards_of
from crossroads.games.fallout.expansions.atomic_bonds.state import CAMPS, CROSSROADS, Bonds, bonds
from crossroads.games.fallout.state import Fallout
from crossroads.games.fallout.survivor import Survivor
from crossroads.games.fallout.survivors.winning import settle
from crossroads.games.fallout.turn.turn import begin_turn


class BondsOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """How a table reads what the expansion leaves open."""

    opposing_count: Annotated[
        Literal["after", "before"],
        Meta(
            description="Whether the opposing faction's enemies are counted after they have acted, or before.",
            extra={"rule": "atomic-bonds.activation-cards.order-inside-step-two", "kind": "value"},
        ),
    ] = "after"


PHASE = "atomic-bonds.set-up"
SIDES: tuple[Side, ...] = ("star", "shield")


def in_the_box(g: Fallout, options: BondsOptions) -> Bonds:
    """The decks before anybody has shuffled them: that comes after the set-up of the base (atomic-bonds.setup.base-setup-first)."""
    cards = cards_of(g.content)
    return Bonds(
        activation_deck=tuple(cards.activation),
        count_before=options.opposing_count == "before",
        goal_deck=tuple(cards.goals),
        modification_deck=tuple(cards.modifications),
        modified={},
        mutation_deck=tuple(cards.mutations),
        mutations=[""] * len(g.survivors),
        workshop_deck=tuple(cards.upgrades),
    )


def no_agendas(_former: Callable[[Fallout], tuple[str, ...]], g: Fallout) -> tuple[str, ...]:
    """The agenda deck is not used (atomic-bonds.setup.agenda-deck-unused)."""
    return ()


async def deal_no_agenda(
    _former: Callable[[Fallout, Survivor], Coroutine[Any, Any, None]], g: Fallout, who: Survivor
) -> None:
    """Nobody begins with one (atomic-bonds.setup.no-agenda-in-hand)."""


def begin_game(_former: Callable[[Fallout], None], g: Fallout) -> None:
    """The set-up of the base is done; before the first turn comes the expansion's own."""
    g.phase = PHASE


async def set_up(g: Fallout) -> None:
    """The first player says for all which faction they are loyal to (atomic-bonds.setup.loyal-faction-group-decision)."""
    offers = [Option(f"atomic-bonds.loyal:{side}", side) for side in SIDES]
    lay_out(g, await pick(g.first, "atomic-bonds.loyal", offers, "atomic-bonds.setup.choose-loyal-faction"))
    bonds(g).began = g.first
    g.phase = "turn"
    begin_turn(g, g.first)
    settle(g)  # atomic-bonds.goals.met-at-the-start
    await goals.order_states(g)


def lay_out(g: Fallout, loyal: Side) -> None:
    """Everything that follows from the choice, in order (atomic-bonds.setup.step-order)."""
    part = bonds(g)
    part.loyal = loyal
    g.power = dict.fromkeys(SIDES, 0)  # atomic-bonds.setup.power-token-top
    g.emit("atomic-bonds.loyal", "atomic-bonds.setup.choose-loyal-faction", {"seat": g.first, "faction": loyal})
    part.activation_deck = g.shuffle("activation-deck", part.activation_deck, "activations")
    part.modification_deck = g.shuffle("modification-deck", part.modification_deck, "modifications")
    part.mutation_deck = g.shuffle("mutation-deck", part.mutation_deck, "mutations")
    part.workshop_deck = g.shuffle("workshop-deck", part.workshop_deck, "workshop")
    part.goal_deck = g.shuffle("goal-deck", part.goal_deck, "goals")
    part.goal_deck = g.settle("goals", part.goal_deck, GOALS)
    part.goals, part.goal_deck = part.goal_deck[: -GOALS - 1 : -1], part.goal_deck[:-GOALS]
    g.emit("atomic-bonds.goals", "atomic-bonds.setup.reveal-four-goals", {"goals": list(part.goals)})
    part.camps = tuple([space for space, printed in g.land.spaces.items() if printed.name == CROSSROADS])
    part.camp_supply = CAMPS - len(part.camps)  # atomic-bonds.setup.camp-token-supply
    for seat in g.seats_from(g.first):  # atomic-bonds.setup.deal-mutation
        part.mutations[seat], part.mutation_deck = part.mutation_deck[-1], part.mutation_deck[:-1]
