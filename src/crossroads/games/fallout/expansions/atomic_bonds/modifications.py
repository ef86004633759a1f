"""Modifications: drawn while shopping, attached to a weapon or to apparel, lost with it (topic modifications)."""

from collections.abc import Callable, Iterator
from typing import Any, Literal

from crossroads.engine.decisions import Ask, Option, Refusal, pick
from crossroads.engine.effects import Effect
from crossroads.games.fallout.cards.amounts import Count, Source
from crossroads.games.fallout.cards.effects import Result
from crossroads.games.fallout.cards.voice import Voice
from crossroads.games.fallout.expansions.atomic_bonds.mutations import fit_again
from crossroads.games.fallout.expansions.atomic_bonds.state import bonds, cards
from crossroads.games.fallout.state import Fallout
from crossroads.games.fallout.survivor import Survivor

Kind = Literal["weapon", "apparel"]
TAKE_NONE = "atomic-bonds.take-none"
KEEP_NONE = "atomic-bonds.attach-none"


# -- while shopping


def shop_offers(g: Fallout, who: Survivor, left: int, why: bool) -> Iterator[Option[tuple[int, Any]] | Refusal]:
    """As many cards as dealings, and no caps (atomic-bonds.modifications.draw-equal-number, atomic-bonds.modifications.no-caps)."""
    part = bonds(g)
    there = len(part.modification_deck) + len(part.modification_pile)
    for count in range(1, min(left, there) + 1):
        yield Option(f"atomic-bonds.modify:{count}", (count, count))
    if why:
        rule = "fallout.shopping.number-of-dealings" if left < there else "atomic-bonds.modifications.none-left"
        yield Refusal(f"atomic-bonds.modify:{min(left, there) + 1}", rule)
        yield from _moves(g, who)


def _moves(g: Fallout, who: Survivor) -> Iterator[Refusal]:
    """What is attached stays where it is (atomic-bonds.modifications.no-moving)."""
    for card in _owned(g, who):
        if card in bonds(g).modified:
            yield Refusal(f"atomic-bonds.attach:{card}", "atomic-bonds.modifications.no-moving")


async def modify(g: Fallout, who: Survivor, count: int) -> None:
    """Draw some together, take one or none, and attach it (atomic-bonds.modifications.draw-together)."""
    bonds(g).drawer = who.seat  # atomic-bonds.modifications.drawn-are-secret
    for _ in range(count):
        bonds(g).drawn += (_draw(g, who),)
    await _choose_among(g, who)


# -- drawing


def _draw(g: Fallout, who: Survivor) -> str:
    """The top card; the discards make a new deck once it is empty (atomic-bonds.modifications.deck-rebuilt)."""
    part = bonds(g)
    if not part.modification_deck:
        _renew(g)
    part.modification_deck = g.settle("modifications", part.modification_deck, seat=who.seat)
    g.reveal("modifications")
    card, part.modification_deck = part.modification_deck[-1], part.modification_deck[:-1]
    if not part.modification_deck:
        _renew(g)
    return card


def _renew(g: Fallout) -> None:
    part = bonds(g)
    if part.modification_pile:
        part.modification_deck = g.shuffle("modification-deck", part.modification_pile, "modifications")
        part.modification_pile = ()
        g.emit("atomic-bonds.reshuffle", "atomic-bonds.modifications.deck-rebuilt", {})


async def _choose_among(g: Fallout, who: Survivor) -> None:
    """Drawn modifications: who drew them sees them; one may be taken, the others are discarded."""
    part = bonds(g)
    amount = len(part.drawn)
    g.emit("atomic-bonds.drawn", "atomic-bonds.modifications.draw-equal-number", {"seat": who.seat, "amount": amount})
    ask: Ask[int] = Ask(who.seat, "atomic-bonds.take", "atomic-bonds.modifications.take-one", lambda why: _takes(g))
    place = await ask
    part.taken = part.drawn[place] if place >= 0 else ""
    left = tuple([card for number, card in enumerate(part.drawn) if number != place])
    part.drawn = ()
    part.modification_pile += left  # atomic-bonds.modifications.discard-rest
    g.reveal()
    about = {"seat": who.seat, "taken": part.taken, "discarded": list(left)}
    rule = "atomic-bonds.modifications.take-one" if part.taken else "atomic-bonds.modifications.discard-rest"
    g.emit("atomic-bonds.taken", rule, about)
    if part.taken:
        await _attach_taken(g, who)


def _takes(g: Fallout) -> Iterator[Option[int]]:
    """The drawn cards, asked when they are needed: whoever imagines the game deals them anew."""
    for place, card in enumerate(bonds(g).drawn):
        yield Option(f"atomic-bonds.take:{card}", place)
    yield Option(TAKE_NONE, -1)


# -- attaching


async def _attach_taken(g: Fallout, who: Survivor) -> None:
    """It is attached now or never (atomic-bonds.modifications.attach-when-acquired, atomic-bonds.modifications.unattached-is-discarded)."""
    part = bonds(g)
    about = {"modification": part.taken}
    rule = "atomic-bonds.modifications.matching-icon"
    card = await pick(who.seat, "atomic-bonds.attach", list(_targets(g, who, part.taken)), rule, about)
    modification, part.taken = part.taken, ""
    if not card:
        part.modification_pile += (modification,)
        lost = {"seat": who.seat, "modification": modification}
        g.emit("atomic-bonds.lost", "atomic-bonds.modifications.unattached-is-discarded", lost)
        return
    _attach(g, who, modification, card)
    await fit_again(g, who)


def _targets(g: Fallout, who: Survivor, modification: str) -> Iterator[Option[str] | Refusal]:
    """Own cards of its kind, equipped or not, from whichever deck (atomic-bonds.modifications.which-cards-are-assets)."""
    fits = cards(g).modifications[modification].fits
    for card in _owned(g, who):
        if g.content.cards[card].kind == fits:  # atomic-bonds.modifications.unequipped-target
            yield Option(f"atomic-bonds.attach:{card}", card)
        else:
            yield Refusal(f"atomic-bonds.attach:{card}", "atomic-bonds.modifications.matching-icon")
    for other in g.alive:
        if other.seat != who.seat:
            for card in _owned(g, other):
                yield Refusal(f"atomic-bonds.attach:{card}", "atomic-bonds.modifications.matching-icon")
    yield Option(KEEP_NONE, "")


def _owned(g: Fallout, who: Survivor) -> list[str]:
    return [held.id for held in (*who.equipped, *who.inventory)]


def _attach(g: Fallout, who: Survivor, modification: str, card: str) -> None:
    """An asset has at most one; the former goes to the discards (atomic-bonds.modifications.replaced-is-discarded)."""
    part = bonds(g)
    if card in part.modified:
        _lose(g, card, "atomic-bonds.modifications.replaced-is-discarded")
    part.modified = {**part.modified, card: modification}
    about = {"seat": who.seat, "modification": modification, "card": card}
    g.emit("atomic-bonds.attached", "atomic-bonds.modifications.attach-when-acquired", about)


# -- losing


def _lose(g: Fallout, card: str, rule: str) -> None:
    part = bonds(g)
    modification = part.modified[card]
    part.modified = {asset: each for asset, each in part.modified.items() if asset != card}
    part.modification_pile += (modification,)
    g.emit("atomic-bonds.modification-gone", rule, {"modification": modification, "card": card})


def to_pile(former: Callable[[Fallout, str], None], g: Fallout, card: str) -> None:
    """A discarded asset takes its modification along, sold ones too (atomic-bonds.modifications.selling-modified-asset)."""
    former(g, card)
    if card in bonds(g).modified:
        _lose(g, card, "atomic-bonds.modifications.discarded-with-asset")


# -- what cards bring


class Modify(Result, Effect, frozen=True, tag="modify"):
    """Draw modifications of a kind, take one or none, attach it or discard it."""

    kind: Kind
    amount: Count = 1

    async def resolve(self, g: Fallout, who: Survivor, source: Source) -> None:
        """Cards of the other kind that turn up go to the discards; with none of the kind left nothing happens."""
        part = bonds(g)
        part.drawer = who.seat
        for _ in range(min(self.amount, _left_of(g, self.kind))):
            while cards(g).modifications[card := _draw(g, who)].fits != self.kind:
                part.modification_pile += (card,)
            part.drawn += (card,)
        if part.drawn:
            await _choose_among(g, who)

    def describe(self, voice: Voice) -> str:
        return voice.words(f"result-modify-{self.kind}", amount=self.amount)


def _left_of(g: Fallout, kind: str) -> int:
    """How many of a kind can still be drawn."""
    part, known = bonds(g), cards(g).modifications
    return sum([known[card].fits == kind for card in (*part.modification_deck, *part.modification_pile)])


EFFECTS = (Modify,)
