"""Perks: the choice at each even Level, and the limit (topic perks)."""

from collections.abc import Iterator

from crossroads.engine.decisions import Ask, Option, Refusal, pick
from crossroads.games.munchkin.decks import discard, draw_some
from crossroads.games.munchkin.player import Player
from crossroads.games.munchkin.state import Munchkin
from crossroads.games.munchkin.strength.numbers import perk_limit

DRAWN = 3  # munchkin.perks.even-level


async def choose_perk(g: Munchkin, who: Player) -> None:
    """Three Perks are drawn and one is kept; a choice that is not made at once is lost (munchkin.actions.perk-not-saved)."""
    who.perk_choices -= 1
    options = [Option("draw", True), Option("decline", False)]  # munchkin.perks.draw-declined
    if not await pick(who.seat, "perk-draw", options, "munchkin.perks.even-level"):
        return
    who.drawn = draw_some(g, "perk", DRAWN, who.seat)  # munchkin.perks.short-deck
    about = {"seat": who.seat, "cards": list(who.drawn)}
    g.emit_to((who.seat,), "perks", "munchkin.perks.even-level", about, {"seat": who.seat})
    if not who.drawn:
        return
    is_full = len(who.perks) >= perk_limit(g, who)  # munchkin.perks.limit-at-choice

    def offers(why: bool) -> Iterator[Option[str] | Refusal]:
        yield from [Option(f"keep:{card}", card) for card in who.drawn if not is_full or who.perks]
        if is_full:  # munchkin.perks.swap-at-limit
            yield Option("none", "")
        elif why:
            yield Refusal("none", "munchkin.perks.free-slot-must-keep")

    kept = await Ask(who.seat, "perk", "munchkin.perks.keep-one", offers)
    if kept and is_full:
        await lose_perk(g, who, "munchkin.perks.swap-discards-old")
    rest = [card for card in who.drawn if card != kept]
    who.drawn = ()
    discard(g, rest)  # munchkin.perks.rest-discarded
    if kept:
        who.perks += (kept,)
        g.emit("perk", "munchkin.perks.powers-start", {"seat": who.seat, "card": kept})


async def lose_perk(g: Munchkin, who: Player, rule: str) -> None:
    """One Perk of the owner's choice is discarded (munchkin.perks.lost-levels-choice)."""
    options = [Option(f"lose:{card}", card) for card in who.perks]
    card = await pick(who.seat, "lose-perk", options, rule)
    who.perks = tuple([each for each in who.perks if each != card])
    discard(g, (card,))
    g.emit("lost", rule, {"seat": who.seat, "card": card})
