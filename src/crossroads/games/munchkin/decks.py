"""The three decks and their discards: drawing, compensation for Junk, discarding (topics cards, junk)."""

from collections.abc import Iterable

from crossroads.games.munchkin.player import Gear, Player
from crossroads.games.munchkin.state import Munchkin

DECKS = {"door": "doors", "treasure": "treasures", "perk": "perk_deck"}
PILES = {"door": "door_pile", "treasure": "treasure_pile", "perk": "perk_pile"}


def draw_one(g: Munchkin, deck: str) -> str | None:
    """The top card of a deck; an empty one is made of its discards first (munchkin.cards.deck-reshuffle)."""
    name, pile = DECKS[deck], PILES[deck]
    cards: tuple[str, ...] = getattr(g, name)
    if not cards:
        discards: tuple[str, ...] = getattr(g, pile)
        if not discards:  # munchkin.cards.deck-and-discard-empty
            return None
        cards = g.shuffle(f"{deck}-deck", discards)
        setattr(g, pile, ())
        g.emit("reshuffle", "munchkin.cards.deck-reshuffle", {"deck": deck})
    setattr(g, name, cards[:-1])
    g.reveal()
    return cards[-1]


def draw_some(g: Munchkin, deck: str, amount: int) -> tuple[str, ...]:
    """So many cards, or as many as can be had (munchkin.cards.partial-draw)."""
    drawn: list[str] = []
    for _ in range(amount):
        card = draw_one(g, deck)
        if card is None:
            break
        drawn.append(card)
    return tuple(drawn)


def draw_with_compensation(g: Munchkin, amount: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Treasures, and those drawn in compensation for the Junk among them, in order (munchkin.junk.compensation).

    The batch comes first (compensation-after-batch); Junk that comes as a compensation brings none (compensation-once).
    """
    drawn = draw_some(g, "treasure", amount)
    if g.options.harsh:  # munchkin.junk.harsh-no-compensation
        return drawn, ()
    return drawn, draw_some(g, "treasure", sum(is_junk(g, card) for card in drawn))


def is_junk(g: Munchkin, card: str) -> bool:
    return bool(g.card(card).kind == "junk")


def receive(g: Munchkin, who: Player, cards: Iterable[str], drawn: bool = False) -> None:
    """Cards come into a hand; what can be played on receipt may be, when the whole batch is there."""
    cards = tuple(cards)
    who.hand += cards
    who.received += cards
    if drawn:
        who.from_deck += cards


def deal(g: Munchkin, who: Player, deck: str, amount: int, rule: str, is_open: bool = False) -> tuple[str, ...]:
    """Draw cards for a player, open or face down; Junk is shown and compensated. All that came."""
    if not who.alive:  # munchkin.death.dead-get-no-cards
        return ()
    if deck == "treasure":
        drawn, more = draw_with_compensation(g, amount)
    else:
        drawn, more = draw_some(g, deck, amount), ()
    receive(g, who, (*drawn, *more), drawn=True)
    tell_drawn(g, who.seat, deck, drawn, rule, is_open)
    if more:
        junk = [card for card in drawn if is_junk(g, card)]
        g.emit("junk", "munchkin.junk.compensation-hidden", {"seat": who.seat, "cards": junk})
        tell_drawn(g, who.seat, deck, more, "munchkin.junk.compensation", is_open)
    return (*drawn, *more)


def tell_drawn(g: Munchkin, seat: int, deck: str, cards: tuple[str, ...], rule: str, is_open: bool) -> None:
    """Tell who has drawn what; face down, the others learn how many cards it was."""
    if not cards:
        return
    about = {"seat": seat, "deck": deck, "count": len(cards), "cards": list(cards)}
    if is_open:
        g.emit("draw-open", rule, about)
    else:
        g.emit_to((seat,), "draw", rule, about, {"seat": seat, "deck": deck, "count": len(cards)})


def discard(g: Munchkin, cards: Iterable[str]) -> None:
    """Lay cards face up on the discards of their own decks (munchkin.cards.discard-per-deck)."""
    for card in cards:
        pile = PILES[g.card(card).deck]
        setattr(g, pile, (*getattr(g, pile), card))


def discard_gear(g: Munchkin, gear: Gear) -> None:
    """An item is discarded with its modifiers and its Cheat! (munchkin.modifiers.discarded-together)."""
    discard(g, (*gear.cards, gear.cheat) if gear.cheat else gear.cards)
