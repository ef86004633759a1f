"""What everybody knows of hidden things: no guess at a game deals them otherwise."""

from functools import lru_cache

from crossroads.games.fallout.cards.content import Content, is_laid_with
from crossroads.games.fallout.cards.pack_checks import has_story_deck
from crossroads.games.fallout.state import Fallout
from crossroads.games.fallout.survivors.winning import influence, needed


def nobody_would_have_won(g: Fallout, seat: int | None) -> bool:
    """No other hand wins, since nobody has declared (fallout.influence.automatic-declaration); at the end any may."""
    target = needed(g)
    if g.outcome is not None or not target:
        return True
    return all(influence(g, who) < target for who in g.survivors if who.seat != seat)


def vaults_are_laid(g: Fallout, _seat: int | None) -> bool:
    """A tile with a vault is laid before any other of its back, unless chance lays them (fallout.setup.vault-tiles).

    A plan has places for all vaults of a back, or names every tile of it: whatever else lies there took a vault's place.
    """
    if g.options.vault_tiles == "random":
        return True
    faces, vaults = g.content.faces, _vault_tiles(g.content, g.scenario)
    lacking = [faces[tile].back for tile in vaults if tile not in g.faces]
    if not lacking:
        return True
    named = [spot.face for spot in g.content.scenarios[g.scenario].map]
    return not any(faces[tile].back in lacking for tile in g.faces if tile not in named)


@lru_cache(maxsize=8)
def _vault_tiles(content: Content, scenario: str) -> tuple[str, ...]:
    """Tiles that can lie facedown and have a deck that only stories fill."""
    faces = [face for face in content.faces.values() if face.back in content.sorts.explored]
    there = [face for face in faces if is_laid_with(content.scenarios[scenario], face)]
    return tuple([face.id for face in there if has_story_deck(content, face)])
