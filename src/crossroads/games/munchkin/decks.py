"""The three decks and their discards: drawing, compensation for Junk, discarding (topics cards, junk)."""

from collections.abc import Iterable

from crossroads.games.munchkin.player import Gear, Player
from crossroads.games.munchkin.state import Munchkin

DECKS = {"door": "doors", "treasure": "treasures", "perk": "perk_deck"}
PILES = {"door": "door_pile", "treasure": "treasure_pile", "perk": "perk_pile"}


def draw_some(g: Munchkin, deck: str, amount: int, seat: int | None = None) -> tuple[str, ...]:
    """So many cards, or as many as can be had (munchkin.cards.partial-draw); face down if they are for a seat alone."""
    return _take(g, deck, _next(g, deck, amount, seat))


def draw_with_compensation(
    g: Munchkin, amount: int, seat: int | None = None
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Treasures, and those drawn in compensation for the Junk among them, in order (munchkin.junk.compensation).

    The batch comes first (compensation-after-batch); Junk that comes as a compensation brings none (compensation-once).
    """
    drawn = _next(g, "treasure", amount, seat)
    if g.options.harsh:  # munchkin.junk.harsh-no-compensation
        return _take(g, "treasure", drawn), ()
    junk = sum(is_junk(g, card) for card in drawn)
    both = _take(g, "treasure", _next(g, "treasure", len(drawn) + junk, seat, known=len(drawn)))
    return both[: len(drawn)], both[len(drawn) :]


def _next(g: Munchkin, deck: str, amount: int, seat: int | None, known: int = 0) -> tuple[str, ...]:
    """The cards that come next, the first one first; they lie in the deck still, and the `known` ones were asked for before.

    The discards are shuffled once the deck has run out (munchkin.cards.deck-reshuffle): until then their order matters to nobody.
    """
    name, pile = DECKS[deck], PILES[deck]
    cards = g.settle(name, getattr(g, name), amount, seat, known)
    setattr(g, name, cards)
    discards: tuple[str, ...] = getattr(g, pile)
    if amount > len(cards) and discards:  # else munchkin.cards.deck-and-discard-empty
        known = max(known, len(cards))
        cards = (*g.shuffle(f"{deck}-deck", discards, name), *cards)
        setattr(g, name, cards)
        setattr(g, pile, ())
        g.emit("reshuffle", "munchkin.cards.deck-reshuffle", {"deck": deck})
        setattr(g, name, g.settle(name, cards, amount, seat, known))
    return tuple(getattr(g, name)[: -amount - 1 : -1])


def _take(g: Munchkin, deck: str, drawn: tuple[str, ...]) -> tuple[str, ...]:
    """These cards, which lie on top of a deck, are drawn."""
    name = DECKS[deck]
    cards: tuple[str, ...] = getattr(g, name)
    setattr(g, name, cards[: len(cards) - len(drawn)])
    for _ in drawn:
        g.reveal(name)
    return drawn


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
    seat = None if is_open else who.seat
    if deck == "treasure":
        drawn, more = draw_with_compensation(g, amount, seat)
    else:
        drawn, more = draw_some(g, deck, amount, seat), ()
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
