"""The odds with cards in play: what a card would bring, and what cards in hand change."""

from fractions import Fraction

import pytest

from tests.fallout.odds.throwing import dicing, duel, told
from tests.kit import rule
from tests.kit.fallout import HEAD, LIMBS, TORSO, TORSO_TWICE, enemy, story_pack, survivor, wasteland


@rule("fallout.combat.during-a-fight")
def test_a_card_shows_what_it_would_bring() -> None:
    """Before the dice against a deathclaw: a hit more helps the kill, two icons ignored help to live."""
    who = survivor(hp=7, inventory=["buffout", "psycho"])
    t = duel("deathclaw", who)
    t.choose("fight:deathclaw")

    without = told(t, "go-on")["plain"]
    hit, calm = told(t, "use:buffout")["plain"], told(t, "use:psycho")["plain"]

    assert t.prompt == "window-before"
    assert hit["kill"] > without["kill"]
    assert hit["death"] == without["death"] > calm["death"]


def test_a_perk_that_passes_a_test_makes_it_sure() -> None:
    """Hacker in a test of P: success, whatever lies there."""
    t = dicing("P", 6, survivor(perks=["hacker"]), dice=[HEAD, HEAD, HEAD])
    t.choose("option:do")

    assert told(t, "perk:hacker")["plain"] == {"success": Fraction(1)}


def test_a_perk_that_turns_a_die_is_worth_its_best_turn() -> None:
    """Difficulty 2 and no icon: a die turned to two hits passes, a die turned to one does not."""
    t = dicing("S", 2, survivor(perks=["mysterious-aid"]), dice=[HEAD, HEAD, LIMBS])
    t.choose("option:do")
    assert told(t, "perk:mysterious-aid")["plain"] == {"success": Fraction(1)}

    t.choose("perk:mysterious-aid")

    assert told(t, f"die:1:{TORSO_TWICE}")["plain"] == {"success": Fraction(1)}
    assert told(t, f"die:1:{TORSO}")["plain"] == {"failure": Fraction(1)}


def test_a_card_that_kills_outright_kills_unless_the_survivor_dies() -> None:
    """The Fat Man with 6 HP against a deathclaw: dead or a kill, nothing between."""
    t = duel("deathclaw", survivor(hp=6, weapon="fat-man"))
    t.choose("fight:deathclaw")

    plain = told(t, "use:fat-man")["plain"]

    assert {*plain} == {"kill", "death"}


def test_looking_at_odds_changes_nothing() -> None:
    """All odds of all options at a reroll: the game is as it was."""
    t = dicing("S", 4, survivor(special="S", inventory=["grognak-the-barbarian"], perks=["mysterious-aid"]))
    t.choose("option:do")
    before = t.game.digest()

    for option in t.options:
        t.game.odds(option)

    assert t.game.digest() == before


@rule("fallout.enemy-activation.attack-order", "fallout.enemy-abilities.ranged-extra-hit")
def test_the_order_of_attacks_is_chosen_with_odds() -> None:
    """A raider here and a gunman next door attack: the gunman's hit from afar counts in its odds."""
    t = wasteland(
        survivor(),
        enemies=[enemy("raider", "camp.c"), enemy("raider-gunman", "camp.d")],
        agendas=["security-2", "legend-1"],
    )
    t.choose("end")
    while t.prompt != "attack-order":
        t.choose(t.options[0])

    here, away = told(t, "enemy:raider")["damage"], told(t, "enemy:raider-gunman")["damage"]

    assert "damage-0" in here
    assert "damage-0" not in away


def test_a_card_that_turns_a_die_at_a_price_is_left_out_of_the_odds() -> None:
    """A card of one's own: whether the die is worth the damage is for its owner to say, and all else is told as before."""
    use = "{moment: roll, pay: discard, effects: [{do: set-die}], after: [{do: damage, amount: 1}]}"
    pack = story_pack(perks=f"- {{id: dear-luck, letter: L, use: {use}}}\n")
    without = duel("radroach", survivor(), packs=[pack])
    holding = duel("radroach", survivor(perks=["dear-luck"]), packs=[pack])

    assert told(holding, "fight:radroach") == told(without, "fight:radroach")


@rule("fallout.combat.during-a-fight")
@pytest.mark.parametrize(
    ("effect", "is_told"),
    [
        ("{do: heal, amount: 2}", True),
        ("{do: cure, amount: 2}", True),
        ("{do: hits, amount: 1}", True),
        ("{do: ignore, amount: 1}", True),
        ("{do: rerolls, amount: 1}", True),
        ("{do: slay}", True),
        ("{do: set-die}", True),
        ("{do: draw, deck: loot}", False),
        ("{do: heal, amount: 2}, {do: draw, deck: loot}", False),
    ],
)
def test_of_a_use_in_a_fight_the_odds_are_told_where_they_can_be_known(effect: str, is_told: bool) -> None:
    """What a charm brings to the dice, to health or to the enemy is counted; what a deck brings is not."""
    use = f"{{moment: fight, pay: discard, effects: [{effect}]}}"
    pack = story_pack(loot=f"- {{id: charm, kind: aid, cost: 1, uses: [{use}]}}\n")
    t = wasteland(
        survivor(hp=9, rads=3, inventory=["charm"], traits=["well-rested"]),
        enemies=[enemy("deathclaw", "camp.c")],
        packs=[pack],
        dice=[HEAD, HEAD, HEAD],
    )

    t.choose("fight:deathclaw")
    if t.prompt == "window-before" and ("rerolls" in effect or "set-die" in effect):
        t.choose("go-on")

    assert "use:charm" in t.options
    assert bool(told(t, "use:charm")) is is_told


@rule("fallout.combat.during-a-fight")
@pytest.mark.parametrize(
    ("effect", "counts"),
    [
        ("{do: hits, amount: 3}", True),
        ("{do: ignore, amount: 1}", True),
        ("{do: rerolls, amount: 1}", True),
        ("{do: slay}", True),
        ("{do: set-die}", True),
        ("{do: draw, deck: loot}", False),
    ],
)
def test_a_card_in_hand_counts_in_the_odds_of_a_fight_that_has_not_begun(effect: str, counts: bool) -> None:
    """Whoever holds a charm for the dice, the enemy or the hits of a fight has other odds than somebody without one."""
    use = f"{{moment: fight, pay: discard, effects: [{effect}]}}"
    pack = story_pack(loot=f"- {{id: charm, kind: aid, cost: 1, uses: [{use}]}}\n")
    without = duel("deathclaw", survivor(), packs=[pack])
    holding = duel("deathclaw", survivor(inventory=["charm"]), packs=[pack])

    assert (told(holding, "fight:deathclaw") != told(without, "fight:deathclaw")) is counts
