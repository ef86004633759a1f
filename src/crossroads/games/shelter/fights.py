"""Fights: two dice, items before and after the roll, and the exact odds (topic fights)."""

from collections.abc import Iterator
from fractions import Fraction
from itertools import product

from crossroads.engine.decisions import Option, pick
from crossroads.engine.odds import Odds, odds_of
from crossroads.games.shelter.belongings import wear_out, working_items
from crossroads.games.shelter.player import Player
from crossroads.games.shelter.state import Shelter
from crossroads.games.shelter.visit import Visit

SUMS = tuple([first + second for first, second in product(range(1, 7), repeat=2)])


async def fight(g: Shelter, who: Player, visit: Visit, value: int) -> bool:
    """Fight for a spot; a defeat wounds (shelter.fights.roll, shelter.fights.lose). There is no way out of the roll."""
    bonus = _standing_bonus(g, who) + await _bonus_before(g, who, value)
    won = _roll(g, who, value, bonus)
    while not won and await _rolls_again(g, who, value, bonus):
        won = _roll(g, who, value, bonus)
    if not won:
        number = visit.dwellers[0]
        who.put(who.dweller(number).hurt())
        g.emit("wound", "shelter.fights.lose", seat=who.seat)
    return won


def _roll(g: Shelter, who: Player, value: int, bonus: int) -> bool:
    dice = g.roll("fight", 2)
    won = sum(dice) + bonus >= value  # shelter.fights.win, shelter.fights.no-automatic
    rule = "shelter.fights.win" if won else "shelter.fights.lose"
    g.emit("fight", rule, seat=who.seat, dice=dice, bonus=bonus, value=value, won=won)
    return won


def _standing_bonus(g: Shelter, who: Player) -> int:
    return sum(effect.bonus for _, card, effect in working_items(g, who, "before-roll") if card.mode == "passive")


def _helpers(g: Shelter, who: Player) -> Iterator[tuple[str, int]]:
    """Items that add to the roll if they are used for it (shelter.items.stack)."""
    for owned, card, effect in working_items(g, who, "before-roll"):
        if card.mode != "passive":
            yield owned.id, effect.bonus


async def _bonus_before(g: Shelter, who: Player, value: int) -> int:
    """Use items before the dice are thrown, as many as the fighter likes (shelter.fights.item-timing)."""
    total = 0
    while helpers := dict(_helpers(g, who)):
        offers = [Option("roll", ""), *[Option(f"use:{item}", item) for item in helpers]]
        about = {"value": value, "bonus": total + _standing_bonus(g, who)}
        item = await pick(who.seat, "before-roll", offers, "shelter.fights.item-timing", about)
        if not item:
            break
        total += helpers[item]
        wear_out(g, who, g.content.items[item])
    return total


async def _rolls_again(g: Shelter, who: Player, value: int, bonus: int) -> bool:
    again = [Option(f"use:{owned.id}", owned.id) for owned, _, _ in working_items(g, who, "after-roll")]
    if not again:
        return False
    about = {"value": value, "bonus": bonus}
    item = await pick(who.seat, "after-roll", [*again, Option("accept", "")], "shelter.items.windows", about)
    if item:
        wear_out(g, who, g.content.items[item])
    return bool(item)


def chance_to_win(value: int, bonus: int, rerolls: int) -> Fraction:
    """The exact chance of a fight, rolling again after each defeat while that is possible."""
    lost = Fraction(sum(total + bonus < value for total in SUMS), len(SUMS))
    return 1 - lost ** (1 + rerolls)


def fight_odds(g: Shelter, who: Player, value: int, used: int = 0) -> tuple[Odds, ...]:
    """The odds with what works by itself, and the odds with every ready item thrown in."""
    plain = _standing_bonus(g, who) + used
    helped = plain + sum(bonus for _, bonus in _helpers(g, who))
    rerolls = len(list(working_items(g, who, "after-roll")))
    found = [_odds("plain", chance_to_win(value, plain, 0))]
    if helped != plain or rerolls:
        found.append(_odds("with-items", chance_to_win(value, helped, rerolls)))
    return tuple(found)


def reroll_odds(value: int, bonus: int, further: int) -> tuple[Odds, ...]:
    """The odds of throwing both dice again after a defeat, with `further` items left to do so once more."""
    return (_odds("plain", chance_to_win(value, bonus, further)),)


def _odds(given: str, won: Fraction) -> Odds:
    return odds_of(given, {"win": won, "lose": 1 - won})
