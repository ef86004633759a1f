"""Workshop upgrades: gained where the base has agendas, followed at once or in force for all (topic workshop-upgrades)."""

from collections.abc import Callable, Coroutine
from typing import Any

from crossroads.engine.decisions import Option, pick
from crossroads.engine.effects import Effect
from crossroads.games.fallout.cards.amounts import Count, Source
from crossroads.games.fallout.cards.effects import ASKED_BY_CARD, CARD_RULE, Result
from crossroads.games.fallout.cards.voice import Voice
from crossroads.games.fallout.decks import settle_tile
from crossroads.games.fallout.expansions.atomic_bonds.state import bonds, cards
from crossroads.games.fallout.state import Fallout
from crossroads.games.fallout.survivor import Survivor
from crossroads.games.fallout.survivors.resolving import resolve
from crossroads.games.fallout.survivors.winning import settle


async def gain_upgrades(
    _former: Callable[[Fallout, Survivor, int], Coroutine[Any, Any, None]], g: Fallout, who: Survivor, count: int
) -> None:
    """One card after the other for every icon of an agenda, wherever it stands (atomic-bonds.workshop-upgrades.icon-with-number)."""
    for _ in range(count):
        part = bonds(g)
        if not part.workshop_deck:  # atomic-bonds.workshop-upgrades.empty-deck
            return
        part.workshop_deck = g.settle("workshop", part.workshop_deck)
        g.reveal("workshop")
        card, part.workshop_deck = part.workshop_deck[-1], part.workshop_deck[:-1]
        part.building += (card,)
        g.emit("atomic-bonds.upgrade", "atomic-bonds.workshop-upgrades.draw-one", {"seat": who.seat, "upgrade": card})
        try:
            await resolve(g, who, cards(g).upgrades[card].now, Source(card))
        finally:
            _lay_down(g, card)
        settle(g)


def _lay_down(g: Fallout, card: str) -> None:
    """It lies near the sheet from now on (atomic-bonds.workshop-upgrades.laid-at-sheet)."""
    part = bonds(g)
    part.building = tuple([each for each in part.building if each != card])
    part.upgrades += (card,)


class LookAtTiles(Result, Effect, frozen=True, tag="look"):
    """Everybody looks at facedown tiles, which stay facedown."""

    tiles: Count

    async def resolve(self, g: Fallout, who: Survivor, source: Source) -> None:
        everybody = tuple([each.seat for each in g.survivors])
        for _ in range(self.tiles):
            unknown = [tile for tile in g.land.hidden if len(g.known.get(tile, ())) < len(everybody)]
            if not unknown:
                return
            offers = [Option(f"look:{tile}", tile) for tile in unknown]
            tile = await pick(who.seat, "atomic-bonds.look", offers, ASKED_BY_CARD)
            face = settle_tile(g, tile)
            g.reveal("tiles")
            g.known = {**g.known, tile: everybody}
            about = {"seat": who.seat, "tile": tile}
            seen = {**about, "face": face}
            g.emit_to(everybody, "atomic-bonds.looked", CARD_RULE, seen, about)

    def describe(self, voice: Voice) -> str:
        return voice.words("result-look", amount=self.tiles)


EFFECTS = (LookAtTiles,)
