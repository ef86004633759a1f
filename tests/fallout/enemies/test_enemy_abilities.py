"""What enemies can do: Aggressive, Armor, Radiation, Ranged, Loot, Retreat."""

from collections.abc import Mapping, Sequence
from typing import Any

from crossroads.games.fallout.state import Enemy
from tests.kit import rule
from tests.kit.fallout import (
    ARMS,
    HEAD,
    LEGS,
    LIMBS,
    TORSO,
    Belongings,
    Wasteland,
    enemy,
    story_pack,
    survivor,
    wasteland,
)

PACK = story_pack(
    quests="""
- id: trap
  number: 901
  objectives:
    - {id: spring, results: [{do: place, enemy: critter, at: {place: crossroads-camp}}]}
"""
)
CRITTERS = ["payday-1", "glow-in-the-dark-1"]  # critter and monster
HUMANS = ["security-2", "payday-2"]  # human and shield
ROBOTS = ["freedom-2", "legend-2"]  # robot and star, robot and shield
QUIET = ["payday-2", "security-2"]  # wake neither critters nor monsters
MISS = [HEAD, HEAD, HEAD]


def scene(
    *survivors: Belongings,
    enemies: Sequence[Enemy],
    dice: Sequence[int] = (),
    agendas: Sequence[str] = QUIET,
    options: Mapping[str, Any] | None = None,
    **more: Any,
) -> Wasteland:
    """A table in the midst of seat 0's turn; without dice nobody can roll."""
    return wasteland(*survivors, enemies=enemies, dice=dice, agendas=agendas, options=options, packs=[PACK], **more)


def night(*survivors: Belongings, **more: Any) -> Wasteland:
    """The same, with the last turn of the round just over, so that enemies act."""
    t = scene(*survivors, turn=len(survivors) - 1, **more)
    t.choose("end")
    return t


def places(t: Wasteland) -> dict[str, str]:
    return {each.id: each.space for each in t.state.enemies}


# -- Aggressive


@rule("fallout.enemy-abilities.aggressive-enters")
def test_an_aggressive_enemy_that_moves_in_fights_at_once() -> None:
    """A radroach next to A comes in and is fought: one icon does one damage, and a torso kills it."""
    t = night(survivor(special="S"), enemies=[enemy("radroach", "camp.b")], dice=[TORSO, HEAD, HEAD], agendas=CRITTERS)

    assert (t.survivor().hp, t.survivor().xp) == (15, 1)
    assert places(t) == {}


@rule("fallout.enemy-abilities.aggressive-entered")
def test_moving_into_an_aggressive_enemys_space_is_a_fight_at_once() -> None:
    """A steps to an assaultron: the dice are rolled before A can do anything else. A mole rat lets A pass."""
    t = scene(survivor(traits=["well-rested"]), enemies=[enemy("assaultron", "camp.d")], dice=[ARMS, ARMS, ARMS])
    peaceful = scene(survivor(), enemies=[enemy("mole-rat", "camp.d")])

    t.choose("move", "step:camp.d")
    peaceful.choose("move", "step:camp.d")

    assert t.prompt == "reroll"
    t.choose("stop")
    assert (t.survivor().hp, t.survivor().space) == (10, "camp.d")
    assert (peaceful.prompt, peaceful.survivor().hp) == ("turn", 16)


@rule("fallout.enemy-abilities.aggressive-no-action")
def test_such_a_fight_is_no_action() -> None:
    """One action went into the move, one is left after the fight, and so is a movement point."""
    t = scene(survivor(), enemies=[enemy("assaultron", "camp.d")], dice=[ARMS, ARMS, ARMS])

    t.choose("move", "step:camp.d")

    assert (t.prompt, t.state.actions, t.state.points) == ("turn", 1, 1)
    assert "fight:assaultron" in t.options


@rule("fallout.enemy-abilities.aggressive-target")
def test_an_aggressive_enemy_that_moves_in_fights_the_weakest() -> None:
    """B with 10 HP and 5 rads, C with 8 HP: it fights B, who has five left; by table option `weakest: hp` it is C."""
    hp = {}
    for reading in ("remaining", "hp"):
        t = night(
            survivor(space="dia.d"),
            survivor(hp=10, rads=5),
            survivor(hp=8),
            enemies=[enemy("assaultron", "camp.b")],
            dice=[ARMS, HEAD, ARMS],
            agendas=ROBOTS,
            options={"weakest": reading},
        )
        hp[reading] = [t.survivor(seat).hp for seat in (1, 2)]

    assert hp == {"remaining": [6, 8], "hp": [10, 4]}


@rule("fallout.enemy-abilities.aggressive-several", "fallout.enemy-abilities.aggressive-all-fight")
def test_several_aggressive_enemies_fight_in_the_survivors_order() -> None:
    """Two of them in the space: A picks the radscorpion first; then the radroach fights too, each once."""
    foes = [enemy("radroach", "camp.d"), enemy("radscorpion", "camp.d"), enemy("mole-rat", "camp.d")]
    t = scene(survivor(), enemies=foes, dice=[*MISS, *MISS])

    t.choose("move", "step:camp.d")
    assert (t.prompt, t.options) == ("aggressive", ("fight:radroach", "fight:radscorpion"))
    t.choose("fight:radscorpion")

    assert [event.about["enemy"] for event in t.happened("fight")] == ["radscorpion", "radroach"]
    assert t.prompt == "turn"


@rule("fallout.enemy-abilities.aggressive-all-fight")
def test_a_killed_survivor_is_fought_no_more() -> None:
    """The first of two aggressive enemies kills A: there is no second fight, and A's turn is over."""
    foes = [enemy("radroach", "camp.d"), enemy("radscorpion", "camp.d")]
    t = scene(survivor(hp=2), survivor(), enemies=foes, dice=[TORSO, HEAD, HEAD])

    t.choose("move", "step:camp.d", "fight:radscorpion", "return:camp.a")

    assert (t.survivor().space, t.survivor().hp) == ("camp.a", 16)
    assert not t.happened("fight")
    assert t.state.turn == 1


@rule("fallout.enemy-abilities.aggressive-placed")
def test_placing_or_turning_an_aggressive_enemy_starts_no_fight() -> None:
    """A radroach is placed in A's space by a card, and another turned faceup in B's: nobody rolls."""
    placed = wasteland(
        survivor(), packs=[PACK], quests=["trap"], tokens={"critter": ["radroach"]}, dice=[], agendas=QUIET
    )
    turned = night(survivor(), enemies=[enemy("radroach", "camp.c", active=False)], agendas=CRITTERS)

    placed.choose("quest:trap:spring")

    assert (placed.enemies_at("camp.c"), placed.survivor().hp) == (["radroach"], 16)
    assert [(each.id, each.active) for each in turned.state.enemies] == [("radroach", True)]
    assert turned.survivor().hp == 16


@rule("fallout.enemy-abilities.aggressive-inactive")
def test_an_inactive_enemys_abilities_do_nothing() -> None:
    """A facedown token that is a radroach: A moves in and nothing happens."""
    t = scene(survivor(), enemies=[enemy("radroach", "camp.d", active=False)])

    t.choose("move", "step:camp.d")

    assert (t.prompt, t.survivor().hp) == ("turn", 16)
    assert not t.happened("fight")


# -- Armor


@rule("fallout.enemy-abilities.armor", "fallout.enemy-abilities.armor-xp-by-level")
def test_armor_takes_one_hit_more_but_gives_no_more_xp() -> None:
    """A mirelurk, level 2 with Armor: two hits do not kill it, three do, for two XP."""
    two = scene(survivor(special="SPE"), enemies=[enemy("mirelurk", "camp.c")], dice=[HEAD, HEAD, TORSO])
    three = scene(survivor(special="SPE"), enemies=[enemy("mirelurk", "camp.c")], dice=MISS)

    two.choose("fight:mirelurk")
    three.choose("fight:mirelurk")

    assert (two.enemies_at("camp.c"), two.survivor().xp) == (["mirelurk"], 0)
    assert (three.enemies_at("camp.c"), three.survivor().xp) == ([], 2)


# -- Radiation


@rule("fallout.enemy-abilities.radiation", "fallout.enemy-abilities.radiation-once")
def test_radiation_brings_the_level_in_rads_once() -> None:
    """A radscorpion, level 2: one icon does 2 damage and 2 rads, three icons 6 damage and 2 rads still."""
    one = scene(survivor(), enemies=[enemy("radscorpion", "camp.c")], dice=[TORSO, HEAD, HEAD])
    three = scene(survivor(), enemies=[enemy("radscorpion", "camp.c")], dice=[TORSO, TORSO, TORSO])

    one.choose("fight:radscorpion")
    three.choose("fight:radscorpion")

    assert (one.survivor().hp, one.survivor().rads) == (14, 2)
    assert (three.survivor().hp, three.survivor().rads) == (10, 2)


@rule("fallout.enemy-abilities.radiation-needs-damage")
def test_without_damage_there_are_no_rads() -> None:
    """One icon against armor 1, and no icon at all: neither HP nor rads change."""
    armored = scene(survivor(apparel="metal-armor"), enemies=[enemy("radscorpion", "camp.c")], dice=[TORSO, HEAD, HEAD])
    quiet = scene(survivor(), enemies=[enemy("radscorpion", "camp.c")], dice=MISS)

    armored.choose("fight:radscorpion")
    quiet.choose("fight:radscorpion")

    for t in (armored, quiet):
        assert (t.survivor().hp, t.survivor().rads) == (16, 0)


@rule("fallout.enemy-abilities.radiation-before-check")
def test_damage_and_rads_come_before_the_survivor_is_seen_to() -> None:
    """Four HP, two icons of a level 2 enemy: A is killed and comes back with 16 HP and the 2 rads."""
    t = scene(survivor(hp=4), survivor(), enemies=[enemy("radscorpion", "camp.c")], dice=[TORSO, TORSO, HEAD])

    t.choose("fight:radscorpion", "return:camp.a")

    assert (t.survivor().hp, t.survivor().rads) == (16, 2)


@rule("fallout.enemy-abilities.radiation-before-check")
def test_rads_of_the_same_step_can_kill() -> None:
    """Six HP, one icon: 2 damage leave four, but with 2 rads and 2 more they are too few; A is killed."""
    t = scene(survivor(hp=6, rads=2), survivor(), enemies=[enemy("radscorpion", "camp.c")], dice=[TORSO, HEAD, HEAD])

    t.choose("fight:radscorpion")

    assert t.prompt == "return"


# -- Ranged


@rule("fallout.enemy-abilities.ranged-instead-of-moving")
def test_a_ranged_enemy_next_door_fights_from_where_it_is() -> None:
    """A gunman next to A: A is fought and the gunman has not moved; from two spaces away it comes nearer."""
    near = night(survivor(), enemies=[enemy("raider-gunman", "camp.d")], dice=[LEGS, LEGS, HEAD], agendas=HUMANS)
    far = night(survivor(), enemies=[enemy("raider-gunman", "g3.b")], agendas=HUMANS, tiles={"0,1": "g3"})

    assert places(near) == {"raider-gunman": "camp.d"}
    assert near.survivor().hp == 13
    assert places(far) == {"raider-gunman": "camp.d"}
    assert far.survivor().hp == 16


@rule("fallout.enemy-abilities.ranged-extra-hit")
def test_a_shot_at_one_without_a_ranged_weapon_is_a_hit_more() -> None:
    """A sergeant, level 2, one icon: unarmed or with a knife four damage, with a rifle two."""
    hp = {}
    for weapon in ("", "combat-knife", "pipe-rifle"):
        t = night(
            survivor(weapon=weapon),
            enemies=[enemy("mercenary-sergeant", "camp.d")],
            dice=[ARMS, HEAD, HEAD],
            agendas=HUMANS,
        )
        hp[weapon] = t.survivor().hp

    assert hp == {"": 12, "combat-knife": 12, "pipe-rifle": 14}


@rule("fallout.enemy-abilities.ranged-extra-hit-armor")
def test_armor_cancels_the_added_hit() -> None:
    """No icon rolled, one added, armor 1: no damage; without armor there are two."""
    armored = night(
        survivor(apparel="metal-armor"), enemies=[enemy("mercenary-sergeant", "camp.d")], dice=MISS, agendas=HUMANS
    )
    bare = night(survivor(), enemies=[enemy("mercenary-sergeant", "camp.d")], dice=MISS, agendas=HUMANS)

    assert (armored.survivor().hp, bare.survivor().hp) == (16, 14)


@rule("fallout.enemy-abilities.ranged-target")
def test_a_ranged_enemy_fights_the_weakest_here_and_next_door() -> None:
    """A stands in its space with nine left, B next door with four: it fights B, with the hit more."""
    t = night(
        survivor(hp=9),
        survivor(hp=4, space="camp.b"),
        enemies=[enemy("raider-gunman", "camp.c")],
        dice=MISS,
        agendas=HUMANS,
    )

    assert [t.survivor(seat).hp for seat in (0, 1)] == [9, 3]


@rule("fallout.enemy-abilities.ranged-both")
def test_two_ranged_sides_add_nothing() -> None:
    """A with a rifle, a Mister Gutsy next door, three heads: no hit on either side; on an assaultron there is one more."""
    t = scene(survivor(weapon="pipe-rifle"), enemies=[enemy("mister-gutsy", "camp.d")], dice=[HEAD, HEAD, HEAD])
    other = scene(survivor(weapon="pipe-rifle"), enemies=[enemy("assaultron", "camp.d")], dice=[ARMS, ARMS, LIMBS])

    t.choose("fight:mister-gutsy")
    other.choose("fight:assaultron")

    assert (t.happened("hits")[0].about["hits"], t.survivor().hp) == (0, 16)
    assert other.happened("hits")[0].about["hits"] == 2  # one die, and one for the range


@rule("fallout.enemy-abilities.ranged-same-space")
def test_in_the_same_space_a_ranged_enemy_has_no_hit_more() -> None:
    """A sergeant in B's space, no icon rolled: no damage."""
    t = night(survivor(), enemies=[enemy("mercenary-sergeant", "camp.c")], dice=MISS, agendas=HUMANS)

    assert t.survivor().hp == 16


@rule("fallout.enemy-abilities.ranged-attack-full-fight")
def test_a_shot_is_a_full_fight() -> None:
    """A bloatfly, level 1, shoots at an unarmed A from next door: one damage, a head kills it for an XP."""
    t = night(survivor(special="S"), enemies=[enemy("bloatfly", "camp.d")], dice=[HEAD, LIMBS, LIMBS], agendas=CRITTERS)

    assert (t.survivor().hp, t.survivor().xp) == (15, 1)
    assert places(t) == {}


# -- Loot and Retreat


@rule("fallout.enemy-abilities.loot")
def test_loot_is_drawn_for_the_kill() -> None:
    """A raider is killed: A has the top loot card. A raider that lives, or a radroach, brings none."""
    killed = scene(survivor(special="S"), enemies=[enemy("raider", "camp.c")], dice=MISS, loot=["water"])
    alive = scene(survivor(special="S"), enemies=[enemy("raider", "camp.c")], dice=[LEGS] * 3, loot=["water"])
    plain = scene(survivor(special="S"), enemies=[enemy("radroach", "camp.c")], dice=[LIMBS] * 3, loot=["water"])

    killed.choose("fight:raider")
    alive.choose("fight:raider")
    plain.choose("fight:radroach")

    assert [held.id for held in killed.survivor().inventory] == ["water"]
    assert alive.survivor().inventory == plain.survivor().inventory == ()


@rule("fallout.enemy-abilities.retreat")
def test_an_enemy_with_retreat_that_lives_turns_facedown() -> None:
    """A mole rat is not killed: it lies facedown where it was, and camping is possible there."""
    t = scene(survivor(), enemies=[enemy("mole-rat", "camp.c")], dice=MISS)

    assert t.refused("camp") == "fallout.camp-action.no-active-enemy"
    t.choose("fight:mole-rat")

    assert [(each.space, each.active) for each in t.state.enemies] == [("camp.c", False)]
    assert "camp" in t.options


@rule("fallout.enemy-abilities.retreat")
def test_an_enemy_without_retreat_stays_faceup_and_a_killed_one_is_gone() -> None:
    """A deathclaw that lives stays active; a killed mole rat does not lie about facedown."""
    lives = scene(survivor(), enemies=[enemy("deathclaw", "camp.c")], dice=MISS)
    killed = scene(survivor(special="S"), enemies=[enemy("mole-rat", "camp.c")], dice=[TORSO, HEAD, HEAD])

    lives.choose("fight:deathclaw")
    killed.choose("fight:mole-rat")

    assert [each.active for each in lives.state.enemies] == [True]
    assert killed.state.enemies == ()


@rule("fallout.enemy-abilities.retreat-survivor-killed")
def test_an_enemy_with_retreat_stays_when_it_has_killed_the_survivor() -> None:
    """A mole rat kills A: it stays faceup; by table option `retreat_after_kill: retreats` it lies facedown."""
    lies = {}
    for reading in ("", "stays", "retreats"):
        t = scene(
            survivor(hp=1),
            survivor(),
            enemies=[enemy("mole-rat", "camp.c")],
            dice=[ARMS, HEAD, HEAD],
            options={"retreat_after_kill": reading} if reading else {},
        )
        t.choose("fight:mole-rat", "return:camp.a")
        lies[reading] = [(each.space, each.active) for each in t.state.enemies]

    assert lies == {"": [("camp.c", True)], "stays": [("camp.c", True)], "retreats": [("camp.c", False)]}


@rule("fallout.enemy-abilities.retreat-survivor-killed", "fallout.combat.enemy-stays")
def test_an_enemy_with_retreat_stays_when_it_has_killed_in_its_own_activation() -> None:
    """Critters activate and a mole rat kills A: it lies faceup, and so it is not turned with the others either."""
    t = scene(
        survivor(hp=1),
        survivor(space="dia.d"),
        enemies=[enemy("mole-rat", "camp.c"), enemy("bloatfly", "dia.d", active=False)],
        agendas=["payday-1", "payday-2"],  # critters, then others
        dice=[ARMS, HEAD, HEAD],
    )

    t.choose("end", "end", "return:camp.a")

    assert {each.id: each.active for each in t.state.enemies} == {"mole-rat": True, "bloatfly": True}
    assert not t.happened("retreat")


@rule("fallout.enemy-abilities.aggressive-all-fight")
def test_a_survivor_whom_a_kill_has_taken_elsewhere_is_fought_no_more() -> None:
    """The death of the radroach completes a quest that puts A in Diamond City: the feral ghoul has nobody to fight."""
    away = story_pack(
        quests="- {id: call, number: 902, objectives: "
        "[{id: answer, trigger: {kill: critter}, results: [{do: travel, to: {place: diamond-city}}]}]}\n"
    )
    t = wasteland(
        survivor(),
        enemies=[enemy("radroach", "camp.d"), enemy("feral-ghoul", "camp.d")],
        quests=["call"],
        packs=[away],
        dice=[ARMS, HEAD, HEAD],
    )

    t.choose("move", "step:camp.d", "fight:radroach")

    assert (t.prompt, t.survivor().space, t.survivor().hp) == ("turn", "dia.d", 15)
    assert t.enemies_at("camp.d") == ["feral-ghoul"]


@rule("fallout.enemy-abilities.ranged-extra-hit", "fallout.combat.public-dice")
def test_the_added_hit_icon_is_shown_with_the_dice() -> None:
    """One icon rolled, one added by the sergeant next door: everybody sees two before A rerolls; with a rifle one."""
    shown = {}
    for weapon in ("", "pipe-rifle"):
        t = wasteland(
            survivor(weapon=weapon, traits=["well-rested"]),
            survivor(space="dia.a"),
            enemies=[enemy("mercenary-sergeant", "camp.d")],
            agendas=HUMANS,
            dice=[ARMS, HEAD, HEAD],
        )
        t.choose("end", "end")
        shown[weapon] = [t.game.view(seat)["rolling"]["icons"] for seat in (0, 1, None)]

    assert shown == {"": [2, 2, 2], "pipe-rifle": [1, 1, 1]}


@rule("fallout.enemy-abilities.aggressive-entered", "fallout.golden-rules.card-over-reference")
def test_who_has_calmed_aggressive_enemies_walks_in_without_a_fight_until_the_turn_ends() -> None:
    """A card for the own turn calms: A steps to an assaultron and nothing happens; on A's next turn it would fight."""
    pack = story_pack(
        loot="- {id: charm, kind: aid, cost: 1, uses: [{moment: turn, pay: discard, effects: [{do: calm}]}]}\n"
    )
    t = wasteland(survivor(inventory=["charm"]), enemies=[enemy("assaultron", "camp.d")], packs=[pack], dice=[])

    t.choose("use:charm", "move", "step:camp.d")

    assert (t.prompt, t.survivor().hp, t.state.calm) == ("turn", 16, True)
