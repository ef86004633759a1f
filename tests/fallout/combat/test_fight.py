"""Fights: five steps, rerolls, armor, hits on either side, cards that are used in them, and drawn enemies."""

import pytest

from tests.fallout.combat.duels import MISS, PACK, duel
from tests.kit import rule
from tests.kit.fallout import ARMS, HEAD, LEGS, LIMBS, TORSO, TORSO_TWICE, Wasteland, enemy, survivor, wasteland


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
