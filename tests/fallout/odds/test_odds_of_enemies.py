"""The odds of fights with all that counts in them: armor, areas, distance, radiation, factions, drawn enemies."""

from fractions import Fraction

from tests.fallout.odds.throwing import duel, token_pack, told
from tests.kit import rule
from tests.kit.fallout import enemy, survivor, wasteland
from tests.kit.stories import meets


@rule("fallout.combat.armor-cancels-hits")
def test_armor_is_taken_from_hits_or_by_table_option_from_damage() -> None:
    """A level 3 enemy and armor 1: six icons are 15 damage, and 17 where armor is taken from the damage."""
    who = survivor(apparel="combat-armor")

    hits = told(duel("deathclaw", who), "fight:deathclaw")["damage"]
    damage = told(duel("deathclaw", who, options={"armor_cancels": "damage"}), "fight:deathclaw")["damage"]

    assert [*hits] == ["damage-0", "damage-3", "damage-6", "damage-9", "damage-12", "damage-15"]
    assert [*damage] == ["damage-0", "damage-2", "damage-5", "damage-8", "damage-11", "damage-14", "damage-17"]


@rule("fallout.combat.one-hit-per-die")
def test_a_die_with_two_matching_areas_counts_as_the_table_has_settled() -> None:
    """Arms and legs: a die hits half the time; with a hit for each area two hits can come of one die."""
    once = told(duel("thing", survivor(), packs=[token_pack(2, "AL")]), "fight:thing")["plain"]
    each = told(
        duel("thing", survivor(), packs=[token_pack(2, "AL")], options={"dice_hit": "each-area"}), "fight:thing"
    )

    assert once["kill"] == Fraction(1, 2)
    assert each["plain"]["kill"] > Fraction(1, 2)


@rule("fallout.fight-action.ranged-bonus", "fallout.enemy-abilities.ranged-both")
def test_a_ranged_weapon_counts_from_afar() -> None:
    """A rifle kills a radroach next door for sure, here only if the table has settled for it; a bloatfly shoots back."""
    rifle = survivor(weapon="pipe-rifle")
    here = wasteland(rifle, enemies=[enemy("radroach", "camp.c")])
    away = wasteland(rifle, enemies=[enemy("radroach", "camp.d")])
    always = wasteland(rifle, enemies=[enemy("radroach", "camp.c")], options={"ranged_bonus": "always"})
    shot = wasteland(rifle, enemies=[enemy("bloatfly", "camp.d")])

    assert told(here, "fight:radroach")["plain"]["kill"] < 1
    assert told(away, "fight:radroach")["plain"] == {"kill": Fraction(1)}
    assert told(always, "fight:radroach")["plain"] == {"kill": Fraction(1)}
    assert told(shot, "fight:bloatfly")["plain"]["kill"] < 1


@rule("fallout.enemy-abilities.radiation", "fallout.enemy-abilities.radiation-before-check")
def test_radiation_counts_among_what_kills() -> None:
    """A radscorpion (level 2): one hit is 2 damage and 2 rads, which kills a survivor with 4 HP, and not one with 5."""
    four = told(duel("radscorpion", survivor(hp=4)), "fight:radscorpion")
    five = told(duel("radscorpion", survivor(hp=5)), "fight:radscorpion")

    assert four["rads"] == {"rads-0": Fraction(8, 216), "rads-2": Fraction(208, 216)}
    assert four["plain"]["death"] == Fraction(208, 216)
    assert five["plain"]["death"] == Fraction(208 - 36, 216)


def test_a_ghoul_is_healed_by_radiation_and_lives() -> None:
    """The Ghoul with 4 HP: one hit of a radscorpion takes 2 and its rads give them back; two hits kill no more than 2 HP."""
    odds = told(duel("radscorpion", survivor("ghoul", hp=4)), "fight:radscorpion")

    assert "rads" not in odds
    assert "death" not in odds["plain"]


@rule("fallout.power-track.letters")
def test_faction_tokens_fight_at_the_level_of_their_power() -> None:
    """The shield's level is 1 at the top of the track and 3 at its sixth space."""
    weak = told(duel("shield#1", survivor()), "fight:shield#1")["damage"]
    strong = told(duel("shield#1", survivor(), power=(0, 6)), "fight:shield#1")["damage"]

    assert "damage-1" in weak
    assert [*strong][:2] == ["damage-0", "damage-3"]


@rule("fallout.combat.draw-and-fight", "fallout.enemies.inactive-no-peek")
def test_an_enemy_that_is_to_be_drawn_may_be_any_that_nobody_sees() -> None:
    """Critters: the mole rat is on the map, facedown; the odds are the average over it and the stack, wherever it lies."""
    option = "task: {do: fight, enemy: critter}"
    shown = [enemy("mirelurk", "camp.d"), enemy("radroach", "camp.d"), enemy("radroach~2", "camp.d")]
    hidden = meets("{do: trash}", option=option, enemies=[*shown, enemy("mole-rat", "camp.e", active=False)])
    other = meets("{do: trash}", option=option, enemies=[*shown, enemy("bloatfly", "camp.e", active=False)])

    odds = told(hidden, "option:do")

    singly = [
        told(duel(token, survivor()), f"fight:{token}")["plain"] for token in ("mole-rat", "bloatfly", "radscorpion")
    ]
    assert odds["plain"]["kill"] == sum([each["kill"] for each in singly], Fraction(0)) / 3
    assert odds == told(other, "option:do")


@rule("fallout.enemies.stack-empty")
def test_where_no_enemy_can_be_drawn_the_task_fails() -> None:
    """All critters are on the map, faceup: nothing can be drawn, and so nothing killed."""
    tokens = ("radroach", "radroach~2", "mole-rat", "bloatfly", "radscorpion", "mirelurk")
    t = meets(
        "{do: trash}", option="task: {do: fight, enemy: critter}", enemies=[enemy(token, "camp.d") for token in tokens]
    )

    assert told(t, "option:do")["plain"] == {"no-kill": Fraction(1)}


@rule("fallout.component-limits.reshuffle-stacks")
def test_an_empty_stack_is_made_of_its_pile() -> None:
    """The stack is empty and the pile is one radroach: that is what will be fought."""
    t = meets("{do: trash}", option="task: {do: fight, enemy: critter}")
    t.state.stacks = {**t.state.stacks, "critter": ()}
    t.state.enemy_piles = {"critter": ("radroach",)}

    assert told(t, "option:do") == told(duel("radroach", survivor()), "fight:radroach")
