"""Decks, stacks and piles, and how they are renewed (topics component-limits, asset-cards, loot-cards, unique-asset-cards)."""

from typing import Literal

from msgspec.structs import replace

from crossroads.engine.modules import replaceable
from crossroads.games.fallout.cards.pack_checks import has_story_deck
from crossroads.games.fallout.state import Fallout
from crossroads.games.fallout.survivor import Survivor

ROW = 4  # fallout.shop.row
YOURS = {"loot": "loot", "asset": "assets"}  # what a table calls them whose people draw from them themselves


def draw_card(g: Fallout, deck: Literal["loot", "asset"]) -> str | None:
    """The top card, from a new deck if the old one has run out; nothing if all cards are elsewhere."""
    cards: tuple[str, ...] = g.loot_deck if deck == "loot" else g.asset_deck
    if not cards:
        cards = _renewed(g, deck)  # fallout.component-limits.reshuffle-moment
        if not cards:
            return None
    cards = g.settle(YOURS[deck], cards)
    g.reveal(YOURS[deck])
    _put(g, deck, cards[:-1])
    if len(cards) == 1:
        _renewed(g, deck)
    return cards[-1]


def _renewed(g: Fallout, deck: Literal["loot", "asset"]) -> tuple[str, ...]:
    """Shuffle the discards into a new deck (fallout.component-limits.reshuffle-loot, fallout.asset-cards.reshuffle)."""
    pile = g.loot_pile if deck == "loot" else g.asset_pile
    if not pile:
        return ()
    new = g.shuffle(f"{deck}-deck", pile, YOURS[deck])
    if deck == "loot":
        g.loot_pile = ()
    else:
        g.asset_pile = ()
    _put(g, deck, new)
    g.emit("reshuffle", "fallout.component-limits.reshuffle-moment", {"deck": deck})
    return new


def _put(g: Fallout, deck: Literal["loot", "asset"], cards: tuple[str, ...]) -> None:
    if deck == "loot":
        g.loot_deck = cards
    else:
        g.asset_deck = cards


@replaceable("fallout.shopping.sold-to-own-pile")
def to_pile(g: Fallout, card: str) -> None:
    """A discarded card goes to the pile of its own kind (fallout.shopping.sold-to-own-pile)."""
    deck = g.content.deck_of[card]
    if deck == "loot":
        g.loot_pile += (card,)  # fallout.loot-cards.discard-pile
    elif deck == "asset":
        g.asset_pile += (card,)  # fallout.asset-cards.discard-pile
    elif deck == "unique":
        g.unique_aside += (card,)  # fallout.unique-asset-cards.discard-aside
    else:
        g.gone += (card,)  # fallout.character-cards.discarded-character-card


def discard(g: Fallout, who: Survivor, card: str, rule: str) -> None:
    """A survivor's card goes to its pile."""
    who.take_away(card)
    to_pile(g, card)
    g.emit("discard", rule, {"seat": who.seat, "card": card})


def draw_enemy(g: Fallout, enemy_type: str, facedown: bool = False) -> str | None:
    """A random token of a type (fallout.enemies.stack-empty)."""
    stack = g.stacks[enemy_type]
    if not stack:
        stack = _renewed_stack(g, enemy_type)
        if not stack:
            return None
    if not facedown:
        stack = g.settle("enemies", stack, of=enemy_type)
    g.reveal("enemies")
    g.stacks = {**g.stacks, enemy_type: stack[:-1]}
    if len(stack) == 1:
        _renewed_stack(g, enemy_type)
    return stack[-1]


def _renewed_stack(g: Fallout, enemy_type: str) -> tuple[str, ...]:
    """Mix the discards of a type into a new stack (fallout.component-limits.reshuffle-stacks)."""
    pile = g.enemy_piles.get(enemy_type, ())
    if not pile:
        return ()
    new = g.shuffle(f"{enemy_type}-stack", pile, "enemies")
    g.enemy_piles = {**g.enemy_piles, enemy_type: ()}
    g.stacks = {**g.stacks, enemy_type: new}
    return new


def return_enemy(g: Fallout, token: str) -> None:
    """A token leaves the map: to its pile (fallout.enemies.killed-discard), or by table option mixed into the supply."""
    enemy_type = g.content.tokens[token].type
    if g.options.killed_tokens == "supply":
        mixed = g.shuffle(f"{enemy_type}-stack", (*g.stacks[enemy_type], token), "enemies")
        g.stacks = {**g.stacks, enemy_type: mixed}
        return
    pile = g.enemy_piles.get(enemy_type, ())
    g.enemy_piles = {**g.enemy_piles, enemy_type: (*pile, token)}


def reset_shop(g: Fallout) -> None:
    """Four cards in the row again, after the action (fallout.shop.reset-to-four)."""
    while len(g.shop) > ROW:
        to_pile(g, g.shop[-1])  # fallout.shop.discard-right
        g.shop = g.shop[:-1]
    while len(g.shop) < ROW and (card := draw_card(g, "asset")) is not None:
        g.shop = (card, *g.shop)  # fallout.shop.add-left


# -- what lies facedown on the map: which it is shows when it is turned


def settle_token(g: Fallout, token: str) -> str:
    """A facedown token as it is turned: of a stack that is people's own they say which it is, and it lies there now."""
    enemy = g.enemy(token)
    if enemy.active or not g.is_yours("enemies"):
        return token
    alike = [each.id for each in g.enemies if each.type == enemy.type and not each.active and each.id != token]
    cards = (*g.stacks[enemy.type], *alike, token)
    came = cards[g.settle_one("enemies", cards, len(cards) - 1, of=f"{enemy.type}:{enemy.space}")]
    other = {token: came, came: token}
    g.stacks = {**g.stacks, enemy.type: tuple([other.get(each, each) for each in g.stacks[enemy.type]])}
    g.enemies = tuple([replace(each, id=other.get(each.id, each.id)) for each in g.enemies])
    g.dormant = tuple([other.get(each, each) for each in g.dormant])
    return came


def settle_tile(g: Fallout, tile: str, seat: int | None = None) -> str:
    """The face of a facedown tile as it is turned, or looked at by a seat; people whose tiles they are say which it is.

    Tiles with vaults are laid in any case, as everybody knows (fallout.setup.vault-tiles).
    """
    place = g.land.place_of[tile]
    own = g.faces[place]
    if tile in g.known or not g.is_yours("tiles"):
        return own
    back = g.content.faces[own].back
    there = [
        other
        for other, face in enumerate(g.faces)
        if not g.shown[other]
        and other != place
        and f"tile-{other}" not in g.known
        and g.content.faces[face].back == back
    ]
    faces = g.content.faces_with_back(g.content.scenarios[g.scenario], back)
    vaults = [face.id for face in faces if g.options.vault_tiles == "laid" and has_story_deck(g.content, face)]
    spare = next((other for other in (place, *there) if g.faces[other] not in vaults), None)
    boxed = [face.id for face in faces if face.id not in g.faces] if spare is not None else []
    cards = (*boxed, *[g.faces[other] for other in there], own)
    came = cards[g.settle_one("tiles", cards, len(cards) - 1, seat, of=place)]
    laid = [*g.faces]
    if came in laid:
        laid[laid.index(came)], laid[place] = own, came
    elif spare is not None:
        laid[spare], laid[place] = own, came
    g.faces = tuple(laid)
    return came
