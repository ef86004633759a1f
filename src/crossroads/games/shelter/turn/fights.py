"""Fights: two dice, items before and after the roll, and the exact odds (topic fights)."""

from fractions import Fraction
from functools import cache
from itertools import combinations, product

from crossroads.engine.decisions import Option, pick
from crossroads.engine.effects import Effect
from crossroads.engine.odds import Odds, odds_of
from crossroads.engine.words import Words
from crossroads.games.shelter.cards.content import Content
from crossroads.games.shelter.cards.effects import AtLeastOne, Cost, Demand, RollBonus, SecondRoll
from crossroads.games.shelter.player import OwnItem, Player
from crossroads.games.shelter.state import Shelter
from crossroads.games.shelter.turn.items_in_use import wear_out, working_items

Gone = tuple[str, ...]  # items left out of account
KEPT = 4096
_placings: dict[
    tuple[Content, tuple[OwnItem, ...], int, int], tuple[Odds, ...]
] = {}  # every turn asks, items change seldom
SUMS = tuple([first + second for first, second in product(range(1, 7), repeat=2)])


async def fight(g: Shelter, who: Player, value: int) -> bool:
    """Roll for a spot, there is no way out of it: whether the fight is won (shelter.fights.roll)."""
    bonus = standing_bonus(g, who) + await _bonus_before(g, who, value)
    won = _roll(g, who, value, bonus)
    while not won and await _rolls_again(g, who, value, bonus):
        won = _roll(g, who, value, bonus)
    return won


def _roll(g: Shelter, who: Player, value: int, bonus: int) -> bool:
    dice = g.roll("fight", 2, whose=(who.seat, who.seat))
    won = sum(dice) + bonus >= value  # shelter.fights.win, shelter.fights.no-automatic
    rule = "shelter.fights.win" if won else "shelter.fights.lose"
    g.emit("fight", rule, {"seat": who.seat, "dice": dice, "bonus": bonus, "value": value, "won": won})
    return won


def standing_bonus(g: Shelter, who: Player, gone: Gone = ()) -> int:
    """What passive items add to every roll."""
    return sum(_bonuses(g, who, gone, passive=True).values())


def helpers(g: Shelter, who: Player, gone: Gone = ()) -> dict[str, int]:
    """Items that add to the roll if they are used for it, and how much (shelter.items.stack)."""
    return _bonuses(g, who, gone, passive=False)


def _bonuses(g: Shelter, who: Player, gone: Gone, passive: bool) -> dict[str, int]:
    return {
        item: sum(effect.bonus for effect in effects)
        for item, card, effects in working_items(g, who, "before-roll")
        if (card.mode == "passive") is passive and item not in gone
    }


def rollers(g: Shelter, who: Player, gone: Gone = ()) -> list[str]:
    """Items that let their owner roll again after a defeat."""
    return [item for item, _, _ in working_items(g, who, "after-roll") if item not in gone]


async def _bonus_before(g: Shelter, who: Player, value: int) -> int:
    """Use items before the dice are thrown, as many as the fighter likes (shelter.fights.item-timing)."""
    total = 0
    while ready := helpers(g, who):
        offers = [Option("roll", ""), *[Option(f"use:{item}", item) for item in ready]]
        about = {"value": value, "bonus": total + standing_bonus(g, who)}
        item = await pick(who.seat, "before-roll", offers, "shelter.fights.item-timing", about)
        if not item:
            break
        total += ready[item]
        wear_out(g, who, g.content.items[item])
    return total


async def _rolls_again(g: Shelter, who: Player, value: int, bonus: int) -> bool:
    again = [Option(f"use:{item}", item) for item in rollers(g, who)]
    if not again:
        return False
    about = {"value": value, "bonus": bonus}
    item = await pick(who.seat, "after-roll", [*again, Option("accept", "")], "shelter.items.windows", about)
    if item:
        wear_out(g, who, g.content.items[item])
    return bool(item)


# -- on cards


class Fight(Cost, Effect, frozen=True, tag="fight"):
    """Two dice and bonuses must reach a value (shelter.fights.roll)."""

    value: AtLeastOne
    marks = ("fight",)
    is_single = True

    def demand(self) -> Demand:
        return Demand(fight=self.value)

    def describe(self, words: Words) -> str:
        return words("cost-fight", value=self.value)


class Roll(RollBonus, Effect, frozen=True, tag="roll"):
    """Adds to a fight's result; used before the dice are thrown (shelter.fights.item-timing)."""

    bonus: AtLeastOne
    marks = ("fight",)

    def appeal(self) -> float:
        return 0.07 * self.bonus

    def describe(self, words: Words) -> str:
        return words("item-roll", bonus=self.bonus)


class Reroll(SecondRoll, Effect, frozen=True, tag="reroll"):
    """After a lost fight roll: both dice again, and the second result stands."""

    marks = ("fight",)

    def appeal(self) -> float:
        return 0.15

    def is_worth_a_use(self, has_room: bool) -> bool:
        return True

    def describe(self, words: Words) -> str:
        return words("item-reroll")


EFFECTS = (Fight, Roll, Reroll)


# -- odds


@cache
def chance_to_win(value: int, bonus: int, rerolls: int = 0) -> Fraction:
    """The exact chance of a fight, rolling again after each defeat while that is possible."""
    lost = Fraction(sum(total + bonus < value for total in SUMS), len(SUMS))
    return 1 - lost ** (1 + rerolls)


def best_chance(value: int, bonus: int, adding: dict[str, int], rolling: list[str]) -> Fraction:
    """The chance under the best use of items; one that could both add and roll again does one of the two."""
    either = [item for item in rolling if item in adding]
    sure = bonus + sum(more for item, more in adding.items() if item not in either)
    chances = []
    for count in range(len(either) + 1):
        for added in combinations(either, count):
            more = sum(adding[item] for item in added)
            chances.append(chance_to_win(value, sure + more, len(rolling) - count))
    return max(chances)


def odds_of_placing(g: Shelter, who: Player, value: int, items_due: int) -> tuple[Odds, ...]:
    """Before a placement: the odds with what works by itself, and with every ready item thrown in.

    Items that the spot costs are given up first, the least useful ones.
    """
    key = (g.content, who.items, value, items_due)
    told = _placings.get(key)
    if told is None:
        if len(_placings) >= KEPT:
            _placings.clear()
        told = _placings[key] = _odds_of_placing(g, who, value, items_due)
    return told


def _odds_of_placing(g: Shelter, who: Player, value: int, items_due: int) -> tuple[Odds, ...]:
    lots = list(combinations([item.id for item in who.items], items_due))
    plain = max(chance_to_win(value, standing_bonus(g, who, gone)) for gone in lots)
    helped = max(
        best_chance(value, standing_bonus(g, who, gone), helpers(g, who, gone), rollers(g, who, gone)) for gone in lots
    )
    return _told(plain, helped)


def odds_before_roll(g: Shelter, who: Player, value: int, bonus: int, item: str) -> tuple[Odds, ...]:
    """At the table: the odds of rolling now, or of using an item first and then others or none."""
    adding = helpers(g, who, (item,)) if item else {}
    bonus += helpers(g, who).get(item, 0)
    return _told(chance_to_win(value, bonus), best_chance(value, bonus, adding, rollers(g, who, (item,))))


def odds_after_roll(g: Shelter, who: Player, value: int, bonus: int, item: str) -> tuple[Odds, ...]:
    """After a defeat: the odds of throwing both dice again with this item, and with further ones after it."""
    return _told(chance_to_win(value, bonus), chance_to_win(value, bonus, len(rollers(g, who, (item,)))))


@cache
def _told(plain: Fraction, helped: Fraction) -> tuple[Odds, ...]:
    told = [odds_of("plain", {"win": plain, "lose": 1 - plain})]
    if helped != plain:
        told.append(odds_of("with-items", {"win": helped, "lose": 1 - helped}))
    return tuple(told)
