"""The exact odds of fights: before the roll, after it, and with items."""

from fractions import Fraction
from itertools import product

import pytest

from crossroads.engine.decisions import Illegal
from crossroads.engine.odds import Odds
from tests.kit import Table, player, rule, table
from tests.kit.rounds import faces
from tests.shelter.turn.fight_cards import DEATHCLAW, GHOULS, PACK, ROLLS


def chance(value: int, bonus: int = 0, rolls: int = 1) -> Fraction:
    """The share of all ways the dice can fall in which one of so many rolls reaches the value."""
    ways = list(product(ROLLS, repeat=rolls))
    return Fraction(sum(any(sum(roll) + bonus >= value for roll in way) for way in ways), len(ways))


def wins(odds: tuple[Odds, ...]) -> dict[str, Fraction]:
    """The chance to win under each assumption; that to lose must be the rest."""
    assert all(each.share("win") + each.share("lose") == 1 for each in odds)
    return {each.given: each.share("win") for each in odds}


def against(threat: str, *items: str, exhausted: tuple[str, ...] = ()) -> Table:
    """Seat 0 with items, a threat on the diner's left spot."""
    return table(player(items=items, exhausted=exhausted), player(), threats={"diner.left": threat}, packs=[PACK])


VALUES = {"mouse": 2, "radroaches": 6, "mole-rats": 7, "raiders": 8, "radscorpion": 9, "deathclaw": 10, "behemoth": 13}


@rule("shelter.fights.win")
@pytest.mark.parametrize(("threat", "value"), VALUES.items())
def test_the_odds_of_a_plain_fight_are_exact(threat: str, value: int) -> None:
    """For each value: of the 36 ways to fall, those that reach it."""
    t = against(threat)

    assert wins(t.game.odds("place:diner.left")) == {"plain": chance(value)}


@rule("shelter.fights.win")
def test_the_odds_are_what_the_game_then_does() -> None:
    """Feral ghouls, value 8, a knife: all 36 rolls are played, and the share of wins is the odds that were told."""
    told = wins(against("feral-ghouls", "kitchen-knife").game.odds("place:diner.left"))
    won = 0
    for roll in ROLLS:
        t = table(player(items=["kitchen-knife"]), player(), threats=GHOULS, dice=roll)
        t.choose("place:diner.left")
        won += t.player(0).happiness > 0

    assert told == {"plain": Fraction(won, 36)} == {"plain": Fraction(21, 36)}


@rule("shelter.fights.item-timing")
def test_the_odds_count_items_that_work_by_themselves_and_those_that_could_be_used() -> None:
    """Value 10: the knife adds 1 in any case; bat, pistol and laser rifle 6 more if used; an exhausted one nothing."""
    t = against("deathclaw", "kitchen-knife", "baseball-bat", "pipe-pistol", "laser-rifle", exhausted=("flamethrower",))
    only_passive = against("deathclaw", "kitchen-knife", exhausted=("pipe-pistol", "guard-dog"))

    assert wins(t.game.odds("place:diner.left")) == {"plain": chance(10, 1), "with-items": chance(10, 7)}
    assert wins(only_passive.game.odds("place:diner.left")) == {"plain": chance(10, 1)}


@rule("shelter.fights.item-timing")
def test_the_odds_with_items_that_roll_again_are_exact() -> None:
    """Value 10 and a guard dog: one roll of two reaches it; with a rabbit's foot one of three; with a pistol at +2."""
    dog = against("deathclaw", "guard-dog")
    both = against("deathclaw", "guard-dog", "rabbit-foot")
    armed = against("deathclaw", "guard-dog", "pipe-pistol")

    assert wins(dog.game.odds("place:diner.left")) == {"plain": chance(10), "with-items": chance(10, 0, 2)}
    assert wins(both.game.odds("place:diner.left")) == {"plain": chance(10), "with-items": chance(10, 0, 3)}
    assert wins(armed.game.odds("place:diner.left")) == {"plain": chance(10), "with-items": chance(10, 2, 2)}


def test_the_odds_count_only_the_own_items() -> None:
    """Seat 1's flamethrower does not help seat 0."""
    t = table(player(), player(items=["flamethrower", "guard-dog", "kitchen-knife"]), threats=DEATHCLAW)

    assert wins(t.game.odds("place:diner.left")) == {"plain": chance(10)}


def test_the_odds_do_not_count_an_item_that_must_be_given_up_for_the_fight() -> None:
    """The fight costs an item: a lone rocket launcher is gone before the roll; beside a snow globe it may be kept."""
    lone = against("toll-taker", "rocket-launcher")
    kept = against("toll-taker", "rocket-launcher", "snow-globe")

    assert wins(lone.game.odds("place:diner.left"))["plain"] == chance(9)
    assert wins(lone.game.odds("place:diner.left")).get("with-items", chance(9)) == chance(9)
    assert wins(kept.game.odds("place:diner.left")) == {"plain": chance(9), "with-items": chance(9, 6)}


@pytest.mark.parametrize("item", ["kitchen-knife", "guard-dog", "lucky-cosh", "pipe-pistol"])
def test_the_odds_count_no_kind_of_item_that_must_be_given_up(item: str) -> None:
    """Whether it works by itself, adds or rolls again: the only item is gone before the fight."""
    t = against("toll-taker", item)

    assert wins(t.game.odds("place:diner.left")) == {"plain": chance(9)}


def test_the_odds_count_an_item_once_that_could_help_in_two_ways() -> None:
    """Value 10, a cosh that adds 2 or else rolls again, and is then exhausted: the better of the two, not both."""
    t = against("deathclaw", "lucky-cosh")

    best = max(chance(10, 2), chance(10, 0, 2))
    assert wins(t.game.odds("place:diner.left")) == {"plain": chance(10), "with-items": best}


def test_the_odds_before_the_roll_tell_what_each_option_brings() -> None:
    """Value 10, pistol +2 and rifle +3: roll now 0, use the pistol 2 and at best 5, use the rifle 3 and at best 5."""
    t = against("deathclaw", "pipe-pistol", "laser-rifle")

    t.choose("place:diner.left")

    assert wins(t.game.odds("roll")) == {"plain": chance(10)}
    assert wins(t.game.odds("use:pipe-pistol")) == {"plain": chance(10, 2), "with-items": chance(10, 5)}
    assert wins(t.game.odds("use:laser-rifle")) == {"plain": chance(10, 3), "with-items": chance(10, 5)}


def test_the_odds_before_the_roll_count_what_was_used_already() -> None:
    """Value 10, knife +1, pistol +2 used: roll now 3; with the rifle as well 6, and there is nothing beyond that."""
    t = against("deathclaw", "kitchen-knife", "pipe-pistol", "laser-rifle")

    t.choose("place:diner.left", "use:pipe-pistol")

    assert wins(t.game.odds("roll")) == {"plain": chance(10, 3)}
    assert wins(t.game.odds("use:laser-rifle")) == {"plain": chance(10, 6)}


def test_the_odds_before_the_roll_count_an_item_that_may_roll_again() -> None:
    """Value 10, pistol and guard dog: roll now and perhaps again, or the same with the pistol's +2."""
    t = against("deathclaw", "pipe-pistol", "guard-dog")

    t.choose("place:diner.left")

    assert wins(t.game.odds("roll")) == {"plain": chance(10), "with-items": chance(10, 0, 2)}
    assert wins(t.game.odds("use:pipe-pistol")) == {"plain": chance(10, 2), "with-items": chance(10, 2, 2)}


def test_the_odds_before_the_roll_do_not_let_an_item_help_twice() -> None:
    """A cosh that adds 2 or else rolls again: once it has added 2 it cannot roll again."""
    t = against("deathclaw", "lucky-cosh")

    t.choose("place:diner.left")

    assert wins(t.game.odds("use:lucky-cosh")) == {"plain": chance(10, 2)}


def test_the_odds_after_a_lost_roll_are_those_of_the_next_one() -> None:
    """Value 10, knife: the guard dog rolls once more with +1; a rabbit's foot beside it could roll a third time."""
    for items, rolls in ((["kitchen-knife", "guard-dog"], 1), (["kitchen-knife", "guard-dog", "rabbit-foot"], 2)):
        t = table(player(items=items), player(), threats=DEATHCLAW, dice=faces(8), packs=[PACK])

        t.choose("place:diner.left")

        assert t.prompt == "after-roll"
        odds = wins(t.game.odds("use:guard-dog"))
        assert odds["plain"] == chance(10, 1)
        assert odds.get("with-items", odds["plain"]) == chance(10, 1, rolls)
        assert t.game.odds("accept") == ()


def test_the_odds_after_a_lost_roll_are_what_the_game_then_does() -> None:
    """A first roll of 7 against value 8, then the guard dog: all 36 second rolls are played."""
    told, won = Fraction(0), 0
    for roll in ROLLS:
        t = table(player(items=["guard-dog"]), player(), threats=GHOULS, dice=[*faces(7), *roll])
        t.choose("place:diner.left")
        told = wins(t.game.odds("use:guard-dog"))["plain"]
        t.choose("use:guard-dog")
        won += t.player(0).happiness > 0

    assert told == Fraction(won, 36) == chance(8)


def test_there_are_no_odds_where_no_dice_decide() -> None:
    """A fire, a plain spot, a pass: nothing to tell; and of what is not on offer no odds are told."""
    t = table(player(water=2), player(), threats={"diner.left": "fire"}, floors={0: (["arena"], ())}, packs=[PACK])

    assert t.game.odds("place:diner.left") == ()
    assert t.game.odds("place:generator.left") == ()
    assert t.game.odds("pass") == ()
    assert wins(t.game.odds("place:arena.left")) == {"plain": chance(7)}
    with pytest.raises(Illegal):
        t.game.odds("place:lift.blue")
