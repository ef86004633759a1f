"""Activation cards: enemies of two types, then the opposing faction (topic activation-cards)."""

from collections.abc import Callable
from typing import Literal

from crossroads.games.fallout.cards.amounts import Source
from crossroads.games.fallout.cards.effects import Result
from crossroads.games.fallout.decks import reset_shop
from crossroads.games.fallout.expansions.atomic_bonds import first_player, goals
from crossroads.games.fallout.expansions.atomic_bonds.content import Sheet
from crossroads.games.fallout.expansions.atomic_bonds.state import bonds, cards, opposing, sheet
from crossroads.games.fallout.state import Fallout
from crossroads.games.fallout.survivors.resolving import resolve
from crossroads.games.fallout.survivors.winning import advance

NIGHT = "atomic-bonds.night"
POWER = "atomic-bonds.power"
HowMany = Literal["none", "few", "many"]
FEW = 2  # so many enemies of a faction, or fewer, are few


def end_round(_former: Callable[[Fallout], None], g: Fallout) -> None:
    """All have had their turn (atomic-bonds.activation-cards.after-all-turns)."""
    g.emit("round-end", "atomic-bonds.activation-cards.after-all-turns", {"round": g.round})
    g.phase = NIGHT


async def night(g: Fallout) -> None:
    """Goals that ask for the end of a round come before the card."""
    await goals.at_night(g)
    reveal(g)


def reveal(g: Fallout) -> None:
    """The first player turns the top card; its two types come first (atomic-bonds.activation-cards.first-player-reveals)."""
    part = bonds(g)
    part.activation_deck = g.settle("activations", part.activation_deck)
    g.reveal("activations")
    part.revealed, part.activation_deck = part.activation_deck[-1], part.activation_deck[:-1]
    card = cards(g).activation[part.revealed]
    part.step, g.phase = "enemies", "activation"
    g.icons = card.types  # atomic-bonds.activation-cards.top-to-bottom
    about = {"seat": g.first, "card": card.id, "types": list(card.types), "faction": card.faction or ""}
    g.emit("atomic-bonds.reveal", "atomic-bonds.activation-cards.first-player-reveals", about)


def after_icons(_former: Callable[[Fallout], None], g: Fallout) -> None:
    """Both types are done: the opposing faction's enemies act if its icon is there (atomic-bonds.activation-cards.faction-after-enemies)."""
    part = bonds(g)
    if part.step == "faction":
        g.phase = POWER
    elif cards(g).activation[part.revealed].faction == opposing(g):
        part.step = "faction"
        part.counted = enemies_of(g, opposing(g)) if part.count_before else None
        g.icons = (opposing(g),)  # atomic-bonds.activation-cards.opposing-icon-activates-enemies
    else:  # atomic-bonds.activation-cards.loyal-icon-ignored
        g.phase = first_player.PHASE


def enemies_of(g: Fallout, faction: str) -> int:
    """How many enemies of a faction are on the map."""
    return sum(enemy.type == faction for enemy in g.enemies)


async def gain_ground(g: Fallout) -> None:
    """The opposing token advances, then one effect of the sheet (atomic-bonds.activation-cards.order-inside-step-two)."""
    part, faction = bonds(g), opposing(g)
    advance(g, {faction: 1}, "atomic-bonds.activation-cards.opposing-icon-advances-token")
    count = enemies_of(g, faction) if part.counted is None else part.counted
    about = {"faction": faction, "count": count}
    g.emit("atomic-bonds.faction", "atomic-bonds.activation-cards.opposing-icon-effect-by-count", about)
    await resolve(g, g.survivors[g.first], effects_by(sheet(g), count), Source(g.scenario))
    reset_shop(g)
    part.step, part.counted = "", None
    g.phase = first_player.PHASE


def effects_by(sheet: Sheet, count: int) -> tuple[Result, ...]:
    """What the sheet says for so many enemies of the faction."""
    return {"none": sheet.none, "few": sheet.few, "many": sheet.many}[amount_of(count)]


def amount_of(count: int) -> HowMany:
    """Which of the sheet's three effects stands for so many enemies."""
    return "none" if not count else "few" if count <= FEW else "many"
