"""Charity at the end of a turn (topic charity)."""

from crossroads.engine.decisions import Ask, Option, pick
from crossroads.games.munchkin.decks import discard, discard_gear, receive
from crossroads.games.munchkin.player import Player
from crossroads.games.munchkin.state import Munchkin
from crossroads.games.munchkin.strength.numbers import hand_limit


async def give_charity(g: Munchkin, who: Player) -> None:
    """The excess goes to the lowest, split evenly; if nobody is lower, it is discarded (charity.give-lowest, lowest-discards)."""
    excess = who.hand_size - hand_limit(g, who)
    takers = receivers(g, who)
    behind: list[int] = []
    for _ in range(excess):
        card = await _which(g, who, bool(takers))
        if not takers:
            _throw_away(g, who, card)
            continue
        behind = behind or takers  # all have got as many
        seat = await _to_whom(who, card, behind)
        behind = [each for each in behind if each != seat]
        _hand_over(g, who, g.players[seat], card)


def receivers(g: Munchkin, who: Player) -> list[int]:
    """The living players of the lowest Level, if that is below the giver's (munchkin.charity.only-lowest)."""
    lowest = min(each.level for each in g.living)
    return [each.seat for each in g.living if each.level == lowest and lowest < who.level]


async def _which(g: Munchkin, who: Player, goes_on: bool) -> str:
    """The giver chooses the cards (munchkin.charity.giver-picks-cards)."""
    rule = "munchkin.charity.giver-picks-cards" if goes_on else "munchkin.charity.lowest-discards"

    def offers(why: bool) -> list[Option[str]]:
        return [Option(f"charity:{card}", card) for card in (*who.hand, *[gear.id for gear in who.bundles])]

    card: str = await Ask(who.seat, "charity", rule, offers)
    return card


async def _to_whom(who: Player, card: str, behind: list[int]) -> int:
    """As evenly as possible; the giver decides who gets more (munchkin.charity.tie-even, tie-odd-choice)."""
    options = [Option(f"to:{seat}", seat) for seat in behind]
    return await pick(who.seat, "charity-to", options, "munchkin.charity.tie-odd-choice", {"card": card})


def _throw_away(g: Munchkin, who: Player, card: str) -> None:
    if who.bundle(card) is not None:
        discard_gear(g, who.take_bundle(card))
    else:
        who.take_from_hand(card)
        discard(g, (card,))
    g.reveal()
    g.emit("charity-discard", "munchkin.charity.lowest-discards", {"seat": who.seat, "card": card})


def _hand_over(g: Munchkin, who: Player, taker: Player, card: str) -> None:
    """From hand to hand, seen by nobody else (munchkin.hidden-information.charity-secret)."""
    bundle = who.bundle(card)
    if bundle is not None:
        who.take_bundle(card)
        taker.bundles += (bundle,)
        taker.received += (card,)
    else:
        who.take_from_hand(card)
        receive(g, taker, (card,))
    veiled = {"seat": who.seat, "to": taker.seat}
    g.emit_to((who.seat, taker.seat), "charity", "munchkin.charity.give-lowest", {**veiled, "card": card}, veiled)
