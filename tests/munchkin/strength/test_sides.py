"""What the sides of a fight are made of (topics combat, monsters, enhancers, sidekicks)."""

import pytest

from crossroads.games.munchkin.state import Foe
from tests.kit import rule
from tests.kit.munchkin import munchkin, table


@rule("munchkin.enhancers.sum", "munchkin.radioactive-monsters.roll-fail-bonus")
def test_each_part_of_a_monsters_strength_is_named_by_its_card() -> None:
    """An enhancer that adds nothing to it, such as Irradiated, is no part of it; the radioactivity is."""
    t = table(
        munchkin(hand=["tin-can"], sex="male"),
        munchkin(),
        munchkin(),
        foes=[Foe("bloatfly", "bloatfly", ("enraged.1", "irradiated"), met=(0,), irradiated=True)],
    )

    assert [(part.what, part.amount) for part in t.foe_parts()] == [
        ("level", 1),
        ("bloatfly", 2),
        ("enraged.1", 5),
        ("radiation", 3),
    ]


@rule("munchkin.run-away.monster-modifiers")
@pytest.mark.parametrize(("enhancer", "total"), [("seasoned", 5 - 1 - 1), ("drowsy", 5 - 1 + 2)])
def test_an_enhancer_makes_its_monster_faster_or_slower(enhancer: str, total: int) -> None:
    """The Giant Mantis takes 1 from the roll by itself."""
    t = table(
        munchkin(hand=["tin-can"]),
        munchkin(),
        munchkin(),
        foes=[Foe("giant-mantis", "giant-mantis", (enhancer,)), "robobrain"],
        dice=[5, 6],
    )

    t.until("from")
    t.choose("from:giant-mantis")
    t.until("door-settled")

    assert t.told("run")[0]["total"] == total


@rule("munchkin.sidekicks.monsters-react", "munchkin.monsters.class-bonus-once")
@pytest.mark.parametrize(
    ("sidekick", "strength"), [("cleaning-robot", 1), ("deserter-scientist", 1 + 3), ("reformed-raider", 1)]
)
def test_a_monster_that_hates_a_class_reacts_to_sidekicks_of_it_alone(sidekick: str, strength: int) -> None:
    """The Rusty Toaster adds 3 against Enclave Scientists; a robot has neither class nor sex."""
    t = table(munchkin(hand=["tin-can"], sidekick=sidekick), munchkin(), munchkin(), foes=["rusty-toaster"])

    assert t.strengths() == [strength]


@rule("munchkin.combat.fire-attack")
@pytest.mark.parametrize(
    ("card", "side", "left"),
    [
        ("petrol-bottle.1", "munchkins", ["rusty-toaster"]),
        ("petrol-bottle.1", "monsters", ["rusty-toaster", "spore-plant"]),
        ("fragmentation-grenade.1", "munchkins", ["rusty-toaster", "spore-plant"]),
    ],
)
def test_fire_on_the_own_side_kills_what_cannot_bear_it_and_changes_nothing_else(
    card: str, side: str, left: list[str]
) -> None:
    """The Rusty Toaster does not mind fire, and is not stronger for it either."""
    t = table(munchkin(hand=[card, "tin-can"]), munchkin(), munchkin(), foes=["rusty-toaster", "spore-plant"])

    t.act(0, f"play:{card}", f"side:{side}")
    t.settle()

    assert [foe.id for foe in t.fight.foes] == left
    assert t.strengths()[0] == 1


@rule("munchkin.victory.when", "munchkin.combat.win-needs-more")
def test_without_any_monster_left_the_fight_is_won_whatever_was_thrown() -> None:
    """Cleo has thrown 8 for a Robobrain which Ann then drove away: 1 against 8, and nobody is there."""
    t = table(
        munchkin(used=["mesmetron"], hand=["tin-can"]),
        munchkin(),
        munchkin(hand=["mini-nuke"]),
        foes=["robobrain"],
    )

    t.act(2, "play:mini-nuke", "side:monsters")
    t.act(0, "power:mesmetron:0")
    t.settle()
    assert t.sides == (1, 8)
    t.until("receipt")

    assert t.told("victory") == [{"seat": 0, "levels": 0, "treasures": 2}]
