"""Decks, stacks and piles, and how they are renewed (topics component-limits, asset-cards, loot-cards, unique-asset-cards)."""

from typing import Literal

from crossroads.engine.modules import replaceable
from crossroads.games.fallout.state import Fallout
from crossroads.games.fallout.survivor import Survivor

ROW = 4  # fallout.shop.row


def draw_card(g: Fallout, deck: Literal["loot", "asset"]) -> str | None:
    """The top card, from a new deck if the old one has run out; nothing if all cards are elsewhere."""
    cards: tuple[str, ...] = g.loot_deck if deck == "loot" else g.asset_deck
    if not cards:
        cards = _renewed(g, deck)  # fallout.component-limits.reshuffle-moment
        if not cards:
            return None
    g.reveal()
    _put(g, deck, cards[:-1])
    if len(cards) == 1:
        _renewed(g, deck)
    return cards[-1]


def _renewed(g: Fallout, deck: Literal["loot", "asset"]) -> tuple[str, ...]:
    """Shuffle the discards into a new deck (fallout.component-limits.reshuffle-loot, fallout.asset-cards.reshuffle)."""
    pile = g.loot_pile if deck == "loot" else g.asset_pile
    if not pile:
        return ()
    new = g.shuffle(f"{deck}-deck", pile)
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


def draw_enemy(g: Fallout, enemy_type: str) -> str | None:
    """A random token of a type (fallout.enemies.stack-empty)."""
    stack = g.stacks[enemy_type]
    if not stack:
        stack = _renewed_stack(g, enemy_type)
        if not stack:
            return None
    g.reveal()
    g.stacks = {**g.stacks, enemy_type: stack[:-1]}
    if len(stack) == 1:
        _renewed_stack(g, enemy_type)
    return stack[-1]


def _renewed_stack(g: Fallout, enemy_type: str) -> tuple[str, ...]:
    """Mix the discards of a type into a new stack (fallout.component-limits.reshuffle-stacks)."""
    pile = g.enemy_piles.get(enemy_type, ())
    if not pile:
        return ()
    new = g.shuffle(f"{enemy_type}-stack", pile)
    g.enemy_piles = {**g.enemy_piles, enemy_type: ()}
    g.stacks = {**g.stacks, enemy_type: new}
    return new


def return_enemy(g: Fallout, token: str) -> None:
    """A token leaves the map: to its pile (fallout.enemies.killed-discard), or by table option mixed into the supply."""
    enemy_type = g.content.tokens[token].type
    if g.options.killed_tokens == "supply":
        mixed = g.shuffle(f"{enemy_type}-stack", (*g.stacks[enemy_type], token))
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
