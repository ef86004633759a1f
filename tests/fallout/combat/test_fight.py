"""Fights: five steps, rerolls, armor, hits on either side, cards that are used in them, and drawn enemies."""

from collections.abc import Iterable, Mapping
from typing import Any

import pytest

from tests.kit import rule
from tests.kit.fallout import (
    ARMS,
    HEAD,
    LEGS,
    LIMBS,
    TORSO,
    TORSO_TWICE,
    Belongings,
    Wasteland,
    enemy,
    story_pack,
    survivor,
    wasteland,
)

PACK = story_pack(
    assets="""
- {id: marksman-rifle, kind: weapon, cost: 3, letters: PE}
- {id: twin-blade, kind: weapon, cost: 3, letters: SS}
""",
    loot="""
- {id: war-paint, kind: aid, cost: 1, uses: [{moment: before-fight, pay: discard, effects: [{do: rerolls, amount: 1}]}]}
- {id: bandage, kind: aid, cost: 1, uses: [{moment: fight, pay: discard, effects: [{do: heal, amount: 2}]}]}
""",
    quests="""
- id: hunt
  number: 901
  objectives:
    - {id: critter, tasks: [{do: fight, enemy: critter}], results: [{do: caps, amount: 3}]}
    - {id: robot, tasks: [{do: fight, enemy: robot}], results: [{do: caps, amount: 3}]}
    - {id: test, tasks: [{do: test, letters: P, difficulty: 9}]}
""",
)
MISS = [HEAD, HEAD, HEAD]  # no hit icon; only heads


def duel(who: Belongings, *tokens: str, dice: Iterable[int], options: Mapping[str, Any] | None = None) -> Wasteland:
    """A survivor and enemies in one space."""
    foes = [enemy(token, "camp.c") for token in tokens]
    quiet = ["payday-2", "security-2"]  # if the round should end, they wake humans, robots and the shield
    return wasteland(who, enemies=foes, agendas=quiet, dice=dice, options=options, packs=[PACK])


def rolled(t: Wasteland) -> tuple[int, ...]:
    """The faces that lie on the table, as the kit names them."""
    assert t.state.rolling is not None
    return tuple(face + 1 for face in t.state.rolling.dice)


def rerolls(t: Wasteland) -> int:
    assert t.state.rolling is not None
    return t.state.rolling.rerolls


@rule("fallout.combat.parties")
def test_a_fight_is_with_one_enemy() -> None:
    """Two radroaches here: one is fought and killed, the other has no part in it; one hit icon does one damage."""
    t = duel(survivor(special="S"), "radroach", "radroach~2", dice=[TORSO, HEAD, HEAD])

    assert {"fight:radroach", "fight:radroach~2"} <= {*t.options}
    t.choose("fight:radroach")

    assert t.enemies_at("camp.c") == ["radroach~2"]
    assert t.survivor().hp == 15
    assert len(t.happened("fight")) == 1


@rule("fallout.combat.step-order")
def test_the_enemys_hits_come_before_the_survivors() -> None:
    """Two HP and two hit icons: dice that would kill both sides kill the survivor, who inflicts none."""
    t = duel(survivor(special="S", hp=2), "radroach", dice=[TORSO_TWICE, HEAD, HEAD])

    t.choose("fight:radroach", "return:camp.a")

    assert t.survivor().xp == 0
    assert t.enemies_at("camp.c") == ["radroach"]
    assert t.survivor().space == "camp.a"


@rule("fallout.combat.step-order")
def test_the_steps_follow_one_another() -> None:
    """Roll, reroll, the enemy's hits, the survivor's hits, XP: told in this order."""
    t = duel(survivor(special="S", weapon="pipe-wrench"), "radroach", dice=[TORSO, HEAD, HEAD, HEAD])

    t.choose("fight:radroach")
    first = [event.kind for event in t.game.events]
    t.choose("reroll:token:2")

    told = [event.kind for event in t.game.events]
    assert first[first.index("fight") :] == ["fight", "roll"]
    steps = [kind for kind in told if kind in ("reroll", "damage", "hits", "xp")]
    assert steps == ["reroll", "damage", "hits", "xp"]


@rule("fallout.combat.step-order")
def test_what_belongs_to_another_step_is_refused_for_that() -> None:
    """Rerolls come neither before the dice nor after the enemy's hits, when raider armor has none left to cancel."""
    has = survivor(special="S", weapon="combat-knife", apparel="raider-armor", companion="hancock")
    t = duel(has, "deathclaw", dice=[ARMS, ARMS, HEAD])

    t.choose("fight:deathclaw")
    assert (t.prompt, t.refused("reroll:token:12")) == ("window-before", "fallout.combat.step-order")
    t.choose("go-on", "stop")

    assert (t.prompt, t.options) == ("window-strike", ("use:hancock", "go-on"))
    assert t.refused("reroll:token:12") == "fallout.combat.step-order"
    assert t.refused("use:raider-armor") == "fallout.combat.step-order"


@rule("fallout.combat.roll")
def test_three_dice_are_rolled() -> None:
    """Before anything is rerolled three faces lie there, the ones that came."""
    t = duel(survivor(traits=["well-rested"]), "radroach", dice=[LEGS, HEAD, TORSO_TWICE])

    t.choose("fight:radroach")

    assert rolled(t) == (LEGS, HEAD, TORSO_TWICE)
    assert len(t.happened("roll")[0].about["dice"]) == 3


@rule("fallout.combat.rerolls-earned")
def test_each_owned_letter_on_the_weapon_is_a_reroll() -> None:
    """Tokens P, A and L, a weapon showing P and E: one reroll. With E too there are two, with neither none."""
    counts = []
    for letters in ("PA", "PEA"):
        t = duel(survivor(special=letters, weapon="marksman-rifle"), "deathclaw", dice=[HEAD] * 9)
        t.choose("fight:deathclaw")
        counts.append(rerolls(t))
    neither = duel(survivor(special="A", weapon="marksman-rifle"), "deathclaw", dice=MISS)
    neither.choose("fight:deathclaw")

    assert counts == [1, 2]
    assert neither.prompt == "turn"


@rule("fallout.combat.reroll-any-dice")
def test_a_reroll_takes_any_number_of_the_dice() -> None:
    """One reroll: two of the three dice get new faces, the third stays; one or all three could be taken too."""
    t = duel(survivor(special="P", weapon="marksman-rifle"), "deathclaw", dice=[HEAD, HEAD, ARMS, LEGS, LIMBS])

    t.choose("fight:deathclaw")
    wanted = {f"reroll:token:{dice}" for dice in ("1", "2", "3", "12", "13", "23", "123")}
    assert {*t.options} == {"stop", *wanted}
    t.choose("reroll:token:12")

    assert tuple(t.happened("reroll")[0].about["dice"]) == (LEGS - 1, LIMBS - 1, ARMS - 1)


@rule("fallout.combat.rerolls-one-by-one")
def test_each_reroll_is_decided_with_the_last_one_in_sight() -> None:
    """Two rerolls: after the first the new faces lie there and the second is still to be had, then none."""
    t = duel(survivor(special="PE", weapon="marksman-rifle"), "deathclaw", dice=[HEAD, HEAD, HEAD, LIMBS, TORSO])

    t.choose("fight:deathclaw", "reroll:token:1")
    assert (rolled(t), rerolls(t)) == ((LIMBS, HEAD, HEAD), 1)
    t.choose("reroll:token:3")

    assert t.prompt == "turn"
    assert t.happened("reroll")[0].about["dice"] == [LIMBS - 1, HEAD - 1, TORSO - 1]


@rule("fallout.combat.rerolls-optional")
def test_rerolls_need_not_be_used() -> None:
    """Two rerolls, content with the first roll: it counts as it lies, three heads kill no deathclaw."""
    t = duel(survivor(special="PE", weapon="marksman-rifle"), "deathclaw", dice=MISS)

    t.choose("fight:deathclaw", "stop")

    assert (t.prompt, t.survivor().hp) == ("turn", 16)
    assert t.enemies_at("camp.c") == ["deathclaw"]


@rule("fallout.combat.no-weapon-no-rerolls")
def test_without_a_weapon_there_are_no_rerolls_but_a_fight() -> None:
    """Tokens S and P and no weapon: no question, the dice count and kill. A weapon in the inventory is none."""
    t = duel(survivor(special="SP", inventory=["pipe-wrench"]), "radroach", dice=[TORSO, HEAD, HEAD])

    t.choose("fight:radroach")

    assert t.prompt == "turn"
    assert t.enemies_at("camp.c") == []
    assert t.survivor().xp == 1


@rule("fallout.combat.reroll-once-per-letter")
def test_a_letter_counts_once() -> None:
    """A weapon that shows S twice: one reroll for the one token."""
    t = duel(survivor(special="S", weapon="twin-blade"), "deathclaw", dice=[HEAD] * 4)

    t.choose("fight:deathclaw")

    assert rerolls(t) == 1


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


@rule("fallout.combat.fight-over")
def test_a_fight_is_over_after_one_round_of_dice() -> None:
    """Neither side is killed: the enemy stays, one action is left, and a new fight takes it."""
    t = duel(survivor(), "deathclaw", dice=[*MISS, *MISS])

    t.choose("fight:deathclaw")
    assert (t.prompt, t.state.actions, t.enemies_at("camp.c")) == ("turn", 1, ["deathclaw"])
    assert t.state.rolling is None
    t.choose("fight:deathclaw")

    assert t.state.actions == 0
    assert t.refused("camp") == "fallout.turns.two-actions"


@rule("fallout.combat.same-steps-when-attacked")
def test_an_attacked_survivor_fights_as_ever() -> None:
    """A radroach attacks B at the end of the round: B rolls, rerolls with the own weapon, and kills it for an XP."""
    b = survivor(special="S", weapon="pipe-wrench", space="camp.b")
    t = wasteland(
        survivor(space="dia.a"),
        b,
        enemies=[enemy("radroach", "camp.b")],
        agendas=["payday-1", "payday-2"],
        dice=[HEAD, HEAD, HEAD, TORSO],
    )

    t.choose("end", "end")
    assert (t.seat, t.prompt, rerolls(t)) == (1, "reroll", 1)
    t.choose("reroll:token:1")

    assert (t.survivor(1).hp, t.survivor(1).xp) == (15, 1)
    assert t.enemies_at("camp.b") == []


@rule("fallout.combat.draw-and-fight")
def test_a_drawn_enemy_is_fought_wherever_the_survivor_stands() -> None:
    """The top robot of the stack, an assaultron, is fought with all steps: two icons do four damage, two heads kill."""
    t = wasteland(
        survivor(special="SPE"),
        packs=[PACK],
        quests=["hunt"],
        tokens={"robot": ["assaultron"]},
        dice=[TORSO_TWICE, HEAD, HEAD],
    )

    t.choose("quest:hunt:robot")

    assert t.happened("fight")[0].about["enemy"] == "assaultron"
    assert (t.survivor().hp, t.survivor().xp, t.survivor().caps) == (12, 2, 6)
    assert "assaultron" not in t.state.stacks["robot"]
    assert t.state.enemies == ()


@rule("fallout.combat.draw-and-fight-success")
def test_a_drawn_enemy_must_be_killed() -> None:
    """One hit on a level 2 assaultron is not enough: the objective is not completed."""
    t = wasteland(
        survivor(),
        packs=[PACK],
        quests=["hunt"],
        tokens={"robot": ["assaultron"]},
        dice=[HEAD, ARMS, ARMS],
    )

    t.choose("quest:hunt:robot")

    assert t.survivor().caps == 3
    assert t.happened("attempt-failed")


@rule("fallout.combat.draw-and-fight-no-range")
def test_a_drawn_enemy_counts_as_being_here() -> None:
    """A ranged weapon adds no hit on a drawn mole rat, and a drawn bloatfly, which is ranged, none on the unarmed."""
    shooter = wasteland(
        survivor(weapon="pipe-rifle"), packs=[PACK], quests=["hunt"], tokens={"critter": ["mole-rat"]}, dice=MISS
    )
    unarmed = wasteland(
        survivor(), packs=[PACK], quests=["hunt"], tokens={"critter": ["bloatfly"]}, dice=[LIMBS, LIMBS, LIMBS]
    )

    shooter.choose("quest:hunt:critter")
    unarmed.choose("quest:hunt:critter")

    assert (shooter.happened("hits")[0].about["hits"], shooter.survivor().caps) == (0, 3)
    assert unarmed.survivor().hp == 16


@rule("fallout.combat.during-a-fight")
def test_cards_for_a_fight_can_be_used_in_any_step() -> None:
    """Raider armor cancels a hit before the roll or after it; Hancock strikes before, after the roll, or after the hits."""
    for moment in ("before", "after"):
        t = duel(survivor(apparel="raider-armor"), "deathclaw", dice=[ARMS, ARMS, HEAD])
        t.choose("fight:deathclaw", *(["use:raider-armor"] if moment == "before" else ["go-on", "use:raider-armor"]))
        assert (t.prompt, t.survivor().hp) == ("turn", 13)
    for way in (["use:hancock"], ["go-on", "use:hancock"], ["go-on", "stop", "use:hancock"]):
        t = duel(survivor(special="S", companion="hancock"), "radroach", dice=MISS)
        t.choose("fight:radroach", *way)
        assert t.enemies_at("camp.c") == []
        assert t.survivor().companion is not None


@rule("fallout.combat.during-a-fight")
def test_a_card_that_heals_in_a_fight_can_be_used_after_the_enemys_hits() -> None:
    """Three icons take three HP; the bandage, kept until then, gives two back, whether the dice kill or miss."""
    has = survivor(inventory=["bandage"], companion="hancock")
    sure = duel(has, "radroach", dice=[ARMS, ARMS, ARMS])
    missed = duel(has, "mole-rat", dice=[ARMS, ARMS, ARMS])

    sure.choose("fight:radroach", "go-on", "stop")
    missed.choose("fight:mole-rat", "go-on", "stop")

    assert sure.options == ("use:bandage", "go-on")  # a dead enemy needs no more hits
    assert missed.options == ("use:hancock", "use:bandage", "go-on")
    for t in (sure, missed):
        assert (t.prompt, t.survivor().hp) == ("window-strike", 13)
        t.choose("use:bandage")
        assert [event.rule for event in t.happened("use")] == ["fallout.combat.during-a-fight"]
        assert (t.survivor().hp, t.survivor().inventory) == (15, ())


@rule("fallout.combat.during-a-fight")
def test_cards_for_a_fight_do_nothing_in_a_test() -> None:
    """Preston Garvey gives a reroll in a fight: in a test he is refused; Piper, who helps in tests, is in a fight."""
    test = wasteland(
        survivor(companion="preston-garvey", traits=["well-rested"]), packs=[PACK], quests=["hunt"], dice=MISS
    )
    fight = duel(survivor(companion="piper", traits=["well-rested"]), "deathclaw", dice=MISS)

    test.choose("quest:hunt:test")
    fight.choose("fight:deathclaw")

    assert test.refused("use:preston-garvey") == "fallout.combat.during-a-fight"
    assert fight.refused("use:piper") == "fallout.golden-rules.use-as-printed"


@rule("fallout.combat.before-a-fight")
def test_cards_for_before_a_fight_are_used_before_the_dice() -> None:
    """War paint is offered before the roll and gives a reroll; once the dice lie there it is refused."""
    used = duel(survivor(inventory=["war-paint"]), "deathclaw", dice=MISS)
    kept = duel(survivor(inventory=["war-paint"], traits=["well-rested"]), "deathclaw", dice=MISS)

    used.choose("fight:deathclaw")
    assert (used.prompt, used.happened("roll")) == ("window-before", [])
    used.choose("use:war-paint")
    kept.choose("fight:deathclaw", "go-on")

    assert (used.prompt, rerolls(used)) == ("reroll", 1)
    assert kept.refused("use:war-paint") == "fallout.combat.before-a-fight"


@rule("fallout.combat.tokens-used")
def test_the_letters_on_the_weapon_count_as_used() -> None:
    """Grognak needs S in the roll: with a knife showing S and A he gives two rerolls, with a rifle showing P none."""
    knife = duel(
        survivor(special="S", weapon="combat-knife", inventory=["grognak-the-barbarian"]), "deathclaw", dice=MISS
    )
    rifle = duel(
        survivor(special="SP", weapon="pipe-rifle", inventory=["grognak-the-barbarian"]), "deathclaw", dice=MISS
    )

    knife.choose("fight:deathclaw", "use:grognak-the-barbarian")
    rifle.choose("fight:deathclaw")

    assert rerolls(knife) == 3
    assert rifle.refused("use:grognak-the-barbarian") == "fallout.golden-rules.use-as-printed"


@rule("fallout.combat.tokens-used-owned")
def test_letters_on_the_weapon_count_whether_owned_or_not() -> None:
    """A knife shows S and A: Grognak (S) and Covert Operations (A) work for a survivor who has neither."""
    magazines = ["grognak-the-barbarian", "covert-operations"]
    t = duel(survivor(weapon="combat-knife", inventory=magazines), "deathclaw", dice=MISS)

    t.choose("fight:deathclaw")
    assert rerolls(t) == 0
    t.choose("use:grognak-the-barbarian", "use:covert-operations")

    assert rerolls(t) == 4


@rule("fallout.combat.reroll-step-cards")
def test_cards_that_give_rerolls_belong_to_step_two() -> None:
    """Preston Garvey gives a reroll once the dice lie there, neither before the roll nor after the enemy's hits."""
    t = duel(survivor(companion="preston-garvey", perks=["big-leagues"]), "deathclaw", dice=MISS)

    t.choose("fight:deathclaw")
    assert t.prompt == "window-before"
    assert [(window.about, window.awaited) for window in t.game.windows] == [({"enemy": "deathclaw"}, (0,))]
    assert t.refused("use:preston-garvey") == "fallout.combat.reroll-step-cards"
    t.choose("go-on")
    assert "use:preston-garvey" in t.options
    t.choose("stop")

    assert t.prompt == "window-strike"
    assert t.refused("use:preston-garvey") == "fallout.combat.reroll-step-cards"


@rule("fallout.combat.reroll-step-cards")
def test_a_card_that_turns_a_die_belongs_to_step_two() -> None:
    """Mysterious Aid turns a die to a torso in step 2 and so wins; before and after it is refused."""
    t = duel(survivor(special="S", perks=["mysterious-aid", "big-leagues"]), "radroach", dice=MISS)

    t.choose("fight:radroach")
    assert t.refused("perk:mysterious-aid") == "fallout.combat.reroll-step-cards"
    t.choose("go-on", "perk:mysterious-aid", f"die:1:{LIMBS}", "stop")

    assert t.enemies_at("camp.c") == []


@rule("fallout.combat.enemy-stays")
def test_an_enemy_that_killed_the_survivor_stays_active() -> None:
    """A deathclaw kills A with one hit icon at 3 HP: it lies faceup in its space, A is at the start."""
    t = duel(survivor(hp=3), "deathclaw", dice=[ARMS, HEAD, HEAD])

    t.choose("fight:deathclaw", "return:camp.e")

    assert [(each.id, each.space, each.active) for each in t.state.enemies] == [("deathclaw", "camp.c", True)]
    assert (t.survivor().space, t.survivor().hp) == ("camp.e", 16)


@rule("fallout.combat.hits-do-not-carry")
def test_hits_count_in_their_own_fight_only() -> None:
    """Two hits on a level 3 enemy, then two more: it lives; three at once would have killed it."""
    t = duel(survivor(), "yao-guai", dice=[HEAD, HEAD, TORSO, HEAD, HEAD, TORSO])

    t.choose("fight:yao-guai")
    assert t.happened("hits")[0].rule == "fallout.combat.hits-do-not-carry"
    t.choose("fight:yao-guai")

    assert t.enemies_at("camp.c") == ["yao-guai"]
    assert t.survivor().xp == 0


@rule("fallout.combat.public-dice")
def test_all_see_the_same_dice() -> None:
    """While seat 0 thinks about a reroll, every seat and a spectator see the same faces and the same events."""
    who = survivor(special="S", weapon="pipe-wrench")
    t = wasteland(who, survivor(), enemies=[enemy("deathclaw", "camp.c")], dice=[ARMS, LEGS, HEAD])

    t.choose("fight:deathclaw")

    seen = [t.game.view(seat)["rolling"] for seat in (None, 0, 1)]
    assert seen[0]["dice"] == [ARMS - 1, LEGS - 1, HEAD - 1]
    assert seen == [seen[0]] * 3
    events = [t.game.events_for(seat) for seat in (None, 0, 1)]
    assert events == [events[0]] * 3


@rule("fallout.combat.enemy-killed", "fallout.enemy-abilities.armor")
@pytest.mark.parametrize(("foe", "needs"), [("yao-guai", 3), ("mirelurk", 3), ("bloatfly", 1)])
def test_all_see_how_many_hits_kill(foe: str, needs: int) -> None:
    """While A thinks about a reroll: the level of the enemy, and one more for the mirelurk, which has Armor."""
    t = duel(survivor(special="S", weapon="pipe-wrench"), foe, dice=[ARMS, LEGS, ARMS])

    t.choose(f"fight:{foe}")

    assert t.prompt == "reroll"
    assert t.game.view(None)["rolling"]["difficulty"] == needs
