"""The fight action: whom one can fight, from where, and what a ranged weapon adds."""

import pytest

from tests.kit import rule
from tests.kit.fallout import ARMS, HEAD, LIMBS, enemy, survivor, wasteland


@rule("fallout.fight-action.same-space")
def test_an_active_enemy_in_the_space_can_be_fought() -> None:
    """A radroach in A's space: the fight begins, and one action is spent."""
    t = wasteland(survivor(), enemies=[enemy("radroach", "camp.c")], dice=[HEAD] * 3)

    t.choose("fight:radroach")

    assert t.happened("fight")[0].about == {"seat": 0, "enemy": "radroach", "away": False}
    assert t.state.actions == 1


@rule("fallout.fight-action.same-space")
def test_an_enemy_elsewhere_or_inactive_cannot() -> None:
    """Next door without a ranged weapon, or facedown in the space: no fight."""
    t = wasteland(
        survivor(weapon="machete"), enemies=[enemy("radroach", "camp.d"), enemy("mole-rat", "camp.c", active=False)]
    )

    assert not [option for option in t.options if option.startswith("fight")]
    assert t.refused("fight:radroach") == "fallout.fight-action.ranged-adjacent"


@rule("fallout.fight-action.ranged-adjacent")
@pytest.mark.parametrize(("weapon", "can"), [("laser-rifle", True), ("machete", False), ("", False)])
def test_a_ranged_weapon_reaches_adjacent_spaces(weapon: str, can: bool) -> None:
    """A protectron next door: with a laser rifle it can be fought, with a machete or bare hands it cannot."""
    t = wasteland(survivor(weapon=weapon), enemies=[enemy("protectron", "camp.d")])

    assert ("fight:protectron" in t.options) is can
    if not can:
        assert t.refused("fight:protectron") == "fallout.fight-action.ranged-adjacent"


@rule("fallout.fight-action.ranged-adjacent")
def test_it_does_not_reach_two_spaces_and_not_from_the_inventory() -> None:
    """From c the space a is two steps away: too far. And a rifle in the inventory reaches nobody."""
    t = wasteland(survivor(weapon="laser-rifle"), enemies=[enemy("protectron", "camp.a")])
    assert t.refused("fight:protectron") == "fallout.fight-action.same-space"

    t = wasteland(survivor(inventory=["laser-rifle"]), enemies=[enemy("protectron", "camp.d")])
    assert t.refused("fight:protectron") == "fallout.fight-action.ranged-adjacent"


@rule("fallout.fight-action.ranged-bonus")
@pytest.mark.parametrize(
    ("space", "reading", "dead"),
    [
        ("camp.d", "adjacent", True),
        ("camp.c", "adjacent", False),
        ("camp.d", "always", True),
        ("camp.c", "always", True),
    ],
)
def test_a_ranged_weapon_adds_a_hit_against_an_adjacent_enemy(space: str, reading: str, dead: bool) -> None:
    """A level 2 brute and dice with one hit: shot from next door it takes 2 and dies; in the same space only by option."""
    t = wasteland(
        survivor(weapon="laser-rifle"),
        enemies=[enemy("super-mutant-brute", space)],
        dice=[HEAD, LIMBS, LIMBS],
        options={"ranged_bonus": reading},
    )

    t.choose("fight:super-mutant-brute")

    assert (t.enemies_at(space) == []) is dead


@rule("fallout.fight-action.ranged-bonus")
def test_against_a_ranged_enemy_there_is_no_extra_hit() -> None:
    """A level 2 mister gutsy with the ranged icon, next door: one matching die stays one hit, and it lives."""
    t = wasteland(survivor(weapon="laser-rifle"), enemies=[enemy("mister-gutsy", "camp.d")], dice=[LIMBS, HEAD, HEAD])

    t.choose("fight:mister-gutsy")

    assert t.happened("hits")[0].about["hits"] == 1
    assert t.enemies_at("camp.d") == ["mister-gutsy"]


@rule("fallout.fight-action.ranged-bonus")
@pytest.mark.parametrize("reading", ["adjacent", "always"])
def test_another_weapon_never_has_it(reading: str) -> None:
    """With a machete one matching die is one hit."""
    t = wasteland(
        survivor("wastelander", weapon="machete"),
        enemies=[enemy("super-mutant-brute", "camp.c")],
        dice=[HEAD, LIMBS, LIMBS],
        options={"ranged_bonus": reading},
    )

    t.choose("fight:super-mutant-brute")

    assert t.happened("hits")[0].about["hits"] == 1


@rule("fallout.fight-action.choose-target")
def test_of_several_enemies_one_is_named_and_fought() -> None:
    """A radroach and a raider in the space: both are offered, the radroach is fought, the raider is not."""
    t = wasteland(survivor(), enemies=[enemy("radroach", "camp.c"), enemy("raider", "camp.c")], dice=[LIMBS] * 3)
    assert [option for option in t.options if option.startswith("fight")] == ["fight:radroach", "fight:raider"]

    t.choose("fight:radroach")

    assert t.enemies_at("camp.c") == ["raider"]
    assert len(t.happened("fight")) == 1


@rule("fallout.fight-action.ranged-choice-free")
def test_the_nearer_enemy_need_not_be_fought_first() -> None:
    """A radroach in the space and a protectron next door: with a rifle A may choose the protectron."""
    t = wasteland(
        survivor(weapon="laser-rifle"),
        enemies=[enemy("radroach", "camp.c"), enemy("protectron", "camp.d")],
        dice=[HEAD, LIMBS, LIMBS],
    )
    assert {"fight:radroach", "fight:protectron"} <= {*t.options}

    t.choose("fight:protectron")

    assert t.happened("fight")[0].about["away"] is True
    assert (t.enemies_at("camp.c"), t.enemies_at("camp.d")) == (["radroach"], [])


@rule("fallout.fight-action.resolve-fight")
def test_the_five_steps_come_in_order() -> None:
    """Roll, a reroll, the enemy's hit for 1 damage, the survivor's hits, the kill and its XP."""
    t = wasteland(
        survivor("wastelander", weapon="baseball-bat"),
        enemies=[enemy("radroach", "camp.c")],
        dice=[HEAD, HEAD, HEAD, ARMS],
    )

    t.choose("fight:radroach")
    told = [event.kind for event in t.game.events]
    assert t.prompt == "reroll"
    t.choose("reroll:token:2")
    told += [event.kind for event in t.game.events]

    steps = ("fight", "roll", "reroll", "damage", "hits", "enemy-killed", "xp")
    assert tuple(kind for kind in told if kind in steps) == steps
    assert (t.survivor().hp, t.survivor().xp) == (15, 1)


@rule("fallout.fight-action.facedown-tile-adjacent")
@pytest.mark.parametrize(("space", "can"), [("camp.e", True), ("camp.c", False)])
def test_an_enemy_on_a_facedown_tile_can_be_shot_from_a_bordering_space(space: str, can: bool) -> None:
    """A protectron stands on the facedown tile east of the camp: space e borders it, space c does not."""
    t = wasteland(survivor(space=space, weapon="laser-rifle"), enemies=[enemy("protectron", "tile-1")])

    assert ("fight:protectron" in t.options) is can


@rule("fallout.fight-action.facedown-tile-adjacent")
def test_a_ranged_enemy_on_a_facedown_tile_shoots_from_there() -> None:
    """Robots activate: a mister gutsy on the tile fights A in the bordering space, from where it is."""
    t = wasteland(
        survivor(space="camp.e"),
        enemies=[enemy("mister-gutsy", "tile-1")],
        agendas=["freedom-2", "payday-1"],
        dice=[HEAD, HEAD, HEAD],
    )

    t.choose("end")

    assert t.happened("fight")[0].about == {"seat": 0, "enemy": "mister-gutsy", "away": True}
    assert t.enemies_at("tile-1") == ["mister-gutsy"]
    assert t.survivor().hp == 14  # the one hit more of a ranged enemy at a distance
