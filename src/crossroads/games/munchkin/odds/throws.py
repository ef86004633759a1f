"""The exact chance that a throw of the die succeeds, with the best use of own re-rolls and of cards that help before it."""

from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import combinations

import msgspec

from crossroads.engine.state import shallow_copy
from crossroads.games.munchkin.cards.words import Power
from crossroads.games.munchkin.effects.fights import Reroll
from crossroads.games.munchkin.effects.properties import Amount
from crossroads.games.munchkin.player import Lasting, Player
from crossroads.games.munchkin.plays.offers import (
    applicable,
    in_reach,
    kind_of,
    limit_key,
    payable,
    powers_in_play,
    times_used,
)
from crossroads.games.munchkin.state import NOBODY, Munchkin, Pending

SIDES = 6
STATS = {
    "run": ("run", "roll"),
    "rad": ("rad", "roll"),
    "gamble": ("roll",),
}  # what is added to a die, by what it is for


class Throw(msgspec.Struct, frozen=True):
    """A roll that a player will make, or has made and may make anew."""

    rolls: str
    against: str  # the monster, or the card that is rolled for
    needs: Callable[[Player], int]  # the least face with which it succeeds
    depth: int = NOBODY  # where it lies on the stack once it is made


def share_of(least: int) -> Fraction:
    """How many faces of a die show at least so much."""
    return Fraction(min(SIDES, max(0, SIDES + 1 - least)), SIDES)


def plain(throw: Throw, who: Player) -> Fraction:
    """The chance with one throw, as everything is now."""
    return share_of(throw.needs(who))


def best(g: Munchkin, who: Player, throw: Throw, used: tuple[str, ...] = ()) -> Fraction:
    """The chance of one who throws anew after each failure, as often and for such prices as are best."""
    share = plain(throw, who)
    if share == 1:
        return share
    endless = _endless(g, who, throw)
    if share and endless:
        return Fraction(1)
    ways = [best(g, left, throw, (*used, key)) for key, left in rerolls(g, who, throw, used) if key not in endless]
    return share + (1 - share) * max(ways, default=Fraction(0))


def helped(g: Munchkin, who: Player, throw: Throw, window: str, depth: int = NOBODY) -> Fraction:
    """The best chance of one who may first apply cards that help, now in this window."""
    boosts = list(boosts_in(g, who, throw, window, depth))
    chances = [
        best(g, boosted(who, some), throw) for count in range(len(boosts) + 1) for some in combinations(boosts, count)
    ]
    return max(chances)


def boosts_in(
    g: Munchkin, who: Player, throw: Throw, window: str, depth: int = NOBODY
) -> Iterator[tuple[str, tuple[Lasting, ...]]]:
    """The cards that a player can apply now to add to their own throw, each with what it adds."""
    for card in applicable(g, who, window):
        use = Pending(kind_of(g, card, NOBODY), card, who.seat, who.seat, answers=depth)
        added = [
            Lasting(word.stat, word.amount, word.lasts, card, word.when)
            for word in g.content.deeds[card]
            if isinstance(word, Amount) and word.stat in STATS[throw.rolls] and window in word.moments
            if word.can_act(g, use)
        ]
        if added and card not in g.applied:
            yield card, tuple(added)


def boosted(who: Player, boosts: tuple[tuple[str, tuple[Lasting, ...]], ...]) -> Player:
    """A player as if some cards had been applied."""
    for card, added in boosts:
        who = without(who, card)
        who.lasting += added
    return who


def rerolls(g: Munchkin, who: Player, throw: Throw, used: tuple[str, ...] = ()) -> Iterator[tuple[str, Player]]:
    """Each way to throw anew: what it is counted by, and the player as it is when its price is paid."""
    for card in applicable(g, who, "reaction"):
        if card not in g.applied and _throws_anew(g.content.deeds[card], throw):
            yield card, without(who, card)
    for card, place, power in _powers(g, who, throw):
        key = limit_key(g, _use(who, throw, card, place), power)
        if not power.times or times_used(g, key) + used.count(key) < power.times:
            source = without(who, card) if power.pay_this else who
            for left in paid(g, source, card, power.pay):
                yield key, left


def key_of(g: Munchkin, who: Player, throw: Throw, card: str, place: int) -> str:
    """What the uses of a power on this throw are counted by."""
    return limit_key(g, _use(who, throw, card, place), g.content.powers[card][place])


def _use(who: Player, throw: Throw, card: str, place: int) -> Pending:
    return Pending("ability", card, who.seat, who.seat, throw.against, power=place, answers=throw.depth)


def _powers(g: Munchkin, who: Player, throw: Throw) -> list[tuple[str, int, Power]]:
    return [
        (card, place, power)
        for card, place, power in powers_in_play(g, who, "reaction")
        if _throws_anew(power.gives, throw)
        and (power.per not in ("fight", "monster", "target") or in_reach(g, who, power))
    ]


def _endless(g: Munchkin, who: Player, throw: Throw) -> list[str]:
    """What the powers are counted by that throw anew for nothing, as often as one likes."""
    free = [
        (card, place)
        for card, place, power in _powers(g, who, throw)
        if not (power.times or power.pay or power.pay_this)
    ]
    return [key_of(g, who, throw, card, place) for card, place in free]


def _throws_anew(words: tuple[object, ...], throw: Throw) -> bool:
    return any(isinstance(word, Reroll) and word.rolls in ("any", throw.rolls) for word in words)


def paid(g: Munchkin, who: Player, source: str, price: int) -> Iterator[Player]:
    """A player who has paid for a power, in each way that could be the best: with a card of no use here, if there is one."""
    if not price:
        yield who
        return
    there = payable(g, who, source)
    idle = [card for card in there if _is_idle(g, who, card)]
    for card in idle[:1] or there:
        yield from paid(g, without(who, card), source, price - 1)


def _is_idle(g: Munchkin, who: Player, card: str) -> bool:
    """Whether a card can do nothing for a throw from where it is."""
    gear = who.item(card)
    lies = card in who.hand or who.bundle(card) is not None or (gear is not None and not gear.used)
    return lies and not any(isinstance(word, Reroll) for word in g.card(card).words)


def without(who: Player, card: str) -> Player:
    """A player as if a card had been spent, with whatever leaves together with it."""
    left: Player = shallow_copy(who)
    if card in who.hand:
        left.hand = _less(who.hand, card)
    elif who.bundle(card) is not None:
        left.bundles = tuple([gear for gear in who.bundles if gear.id != card])
    elif who.item(card) is not None:
        left.gear = tuple([gear for gear in who.gear if gear.id != card])
    elif card == who.sidekick:
        left.sidekick, left.gear = "", tuple([gear for gear in who.gear if not gear.carried])
    else:
        left.gear = tuple([msgspec.structs.replace(gear, cheat=_other(gear.cheat, card)) for gear in who.gear])
        left.classes, left.traits = _less(who.classes, card), _less(who.traits, card)
        left.perks = _less(who.perks, card)
    return left


def _less(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    return tuple([each for each in cards if each != card])


def _other(cheat: str, card: str) -> str:
    return "" if cheat == card else cheat
