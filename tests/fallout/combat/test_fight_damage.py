"""What the dice of a fight do: the enemy's hits, armor, and the survivor's hits."""

from tests.fallout.combat.duels import MISS, duel
from tests.kit import rule
from tests.kit.fallout import ARMS, HEAD, LEGS, LIMBS, TORSO, survivor


@rule("fallout.combat.enemy-hits")
def test_each_hit_icon_does_the_enemys_level_in_damage() -> None:
    """Three hit icons: 3 damage from level 1, 6 from level 2, 9 from level 3; no icon, no damage."""
    lost = {}
    for token in ("mole-rat", "feral-ghoul", "deathclaw"):
        t = duel(survivor(), token, dice=[ARMS, ARMS, ARMS])
        t.choose(f"fight:{token}")
        lost[token] = 16 - t.survivor().hp
    quiet = duel(survivor(), "deathclaw", dice=MISS)
    quiet.choose("fight:deathclaw")

    assert lost == {"mole-rat": 3, "feral-ghoul": 6, "deathclaw": 9}
    assert quiet.survivor().hp == 16


@rule("fallout.combat.armor-cancels-hits")
def test_armor_is_taken_from_the_hits_before_damage_is_counted() -> None:
    """Level 3, two hit icons, armor 1: one hit gets through for three damage, not five."""
    t = duel(survivor(apparel="metal-armor"), "deathclaw", dice=[ARMS, ARMS, HEAD])

    t.choose("fight:deathclaw")

    assert t.survivor().hp == 13


@rule("fallout.combat.armor-cancels-hits")
def test_the_view_of_a_fight_says_what_damage_the_dice_would_do() -> None:
    """Level 3, two hit icons, armor 1: three damage as the dice lie, while they can still be rolled again."""
    t = duel(survivor(apparel="metal-armor", weapon="baseball-bat", special="S"), "deathclaw", dice=[ARMS, ARMS, HEAD])

    t.choose("fight:deathclaw")

    assert t.prompt == "reroll"
    assert t.game.view(0)["rolling"]["damage"] == 3


@rule("fallout.combat.armor-cancels-hits")
def test_by_table_option_armor_is_taken_from_the_damage() -> None:
    """`armor_cancels: damage`: level 3, two hit icons, armor 1 are five damage."""
    t = duel(survivor(apparel="metal-armor"), "deathclaw", dice=[ARMS, ARMS, HEAD], options={"armor_cancels": "damage"})

    t.choose("fight:deathclaw")

    assert t.survivor().hp == 11


@rule("fallout.combat.armor-cancels-hits")
def test_a_card_that_ignores_hit_icons_does_so_whatever_armor_is_taken_from() -> None:
    """Psycho ignores both icons of a deathclaw, armor from hits or from damage; of three icons one does three damage."""
    for cancels in ("hits", "damage"):
        for dice, hp in (([ARMS, ARMS, HEAD], 16), ([ARMS, ARMS, ARMS], 13)):
            t = duel(
                survivor(inventory=["psycho"]),
                "deathclaw",
                dice=[*dice, ARMS, ARMS, HEAD],  # then the test of E
                options={"armor_cancels": cancels},
            )
            t.choose("fight:deathclaw", "use:psycho")
            assert (t.prompt, t.survivor().hp) == ("turn", hp)


@rule("fallout.combat.armor-cancels-hits")
def test_the_armor_of_all_equipped_cards_counts_together() -> None:
    """A vault suit under metal armor is armor 2; armor in the inventory is none. Three icons of a level 3 enemy."""
    beneath = survivor(apparel="vault-suit", inventory=["metal-armor"])
    one = duel(beneath, "deathclaw", dice=[ARMS, ARMS, ARMS])
    two = duel(beneath, "deathclaw", dice=[ARMS, ARMS, ARMS])

    two.choose("equip:metal-armor", "fight:deathclaw")
    one.choose("fight:deathclaw")

    assert one.survivor().hp == 10
    assert two.survivor().hp == 13


@rule("fallout.combat.hits-not-negative")
def test_more_armor_than_hits_does_not_heal() -> None:
    """One hit icon against armor 2: no damage and no HP gained, whichever way armor is read."""
    for reading in ("hits", "damage"):
        t = duel(
            survivor(hp=9, apparel="t-60-power-armor"),
            "mole-rat",
            dice=[ARMS, HEAD, HEAD],
            options={"armor_cancels": reading},
        )

        t.choose("fight:mole-rat")

        assert t.survivor().hp == 9


@rule("fallout.combat.survivor-hits")
def test_each_die_with_a_vulnerable_area_hits() -> None:
    """Assaultron, head and legs: a head, arms and legs are two hits; arms and a torso are none."""
    hit = duel(survivor(special="SPE"), "assaultron", dice=[HEAD, ARMS, LEGS])
    missed = duel(survivor(), "assaultron", dice=[ARMS, TORSO, TORSO])

    hit.choose("fight:assaultron")
    missed.choose("fight:assaultron")

    assert hit.happened("hits")[0].about["hits"] == 2
    assert missed.happened("hits")[0].about["hits"] == 0


@rule("fallout.combat.one-hit-per-die")
def test_a_die_inflicts_one_hit_at_most() -> None:
    """Radscorpion, arms and legs: a die with both is one hit, of two needed."""
    t = duel(survivor(special="SPE"), "radscorpion", dice=[LIMBS, HEAD, HEAD])

    t.choose("fight:radscorpion")

    assert t.happened("hits")[0].about["hits"] == 1
    assert t.enemies_at("camp.c") == ["radscorpion"]


@rule("fallout.combat.one-hit-per-die")
def test_by_table_option_each_matching_area_hits() -> None:
    """`dice_hit: each-area`: the same die is two hits and kills."""
    t = duel(survivor(special="SPE"), "radscorpion", dice=[LIMBS, HEAD, HEAD], options={"dice_hit": "each-area"})

    t.choose("fight:radscorpion")

    assert t.enemies_at("camp.c") == []


@rule("fallout.combat.enemy-killed")
def test_hits_equal_to_the_level_kill() -> None:
    """Level 3: three matching dice kill, two do not. Level 1: more than enough kills too."""
    fates = {}
    for name, dice in {"three": [HEAD, LIMBS, HEAD], "two": [HEAD, LIMBS, TORSO]}.items():
        t = duel(survivor(special="SPECI"), "yao-guai", dice=dice)
        t.choose("fight:yao-guai")
        fates[name] = t.enemies_at("camp.c")
    over = duel(survivor(special="S"), "radroach", dice=[LIMBS, LIMBS, LIMBS])
    over.choose("fight:radroach")

    assert fates == {"three": [], "two": ["yao-guai"]}
    assert over.enemies_at("camp.c") == []


@rule("fallout.combat.xp-for-kill")
def test_a_kill_gives_xp_equal_to_the_level() -> None:
    """Level 1, 2 and 3 give 1, 2 and 3 XP; an enemy that was not killed gives none."""
    xp = {}
    for token, dice in {"radroach": [LIMBS] * 3, "feral-ghoul": MISS, "yao-guai": MISS, "deathclaw": MISS}.items():
        t = duel(survivor(special="SPEC"), token, dice=dice)
        t.choose(f"fight:{token}")
        xp[token] = t.survivor().xp

    assert xp == {"radroach": 1, "feral-ghoul": 2, "yao-guai": 3, "deathclaw": 0}
