"""Wandering Creature: a monster from the hand joins a fight."""

from tests.kit import rule
from tests.kit.munchkin import munchkin, table


@rule("munchkin.wandering-creature.joins", "munchkin.wandering-creature.discarded", "munchkin.interference.wandering")
def test_a_monster_from_the_hand_of_a_rival_joins_the_fight() -> None:
    """Ann has 6 against a Cave Gecko of 4; Ben sends a Ceiling Turret of 6 after it: 10. Wandering Creature is discarded."""
    t = table(
        munchkin(level=6, hand=["bent-fork"]),
        munchkin(hand=["wandering-creature.1", "ceiling-turret"]),
        munchkin(),
        foes=["cave-gecko"],
    )
    assert t.sides == (6, 4)

    t.act(1, "play:wandering-creature.1")
    t.settle()

    assert [foe.id for foe in t.fight.foes] == ["cave-gecko", "ceiling-turret"]
    assert t.sides == (6, 10)
    assert t.state.door_pile == ("wandering-creature.1",)
    assert t.munchkin(1).hand == ()


@rule("munchkin.wandering-creature.with-monster")
def test_wandering_creature_needs_a_monster_of_the_same_hand() -> None:
    """Ben has Wandering Creature but no monster, which Cleo has: he cannot play it. With two of his own he names one."""
    t = table(
        munchkin(hand=["bent-fork"]),
        munchkin(hand=["wandering-creature.1"]),
        munchkin(hand=["giant-ant"]),
        foes=["cave-gecko"],
    )
    two = table(
        munchkin(hand=["bent-fork"]),
        munchkin(hand=["wandering-creature.1", "giant-ant", "stray-dog"]),
        munchkin(),
        foes=["cave-gecko"],
    )

    t.choose("pass")
    two.act(1, "play:wandering-creature.1")

    assert t.seat == 1
    assert t.refused("play:wandering-creature.1") == "munchkin.wandering-creature.with-monster"
    assert two.options == ("monster:giant-ant", "monster:stray-dog")


@rule("munchkin.wandering-creature.combat-only")
def test_wandering_creature_cannot_be_played_where_nobody_fights() -> None:
    """Ann has Wandering Creature and a Giant Ant at the start of her turn: there is no fight that it could join."""
    t = table(munchkin(hand=["wandering-creature.1", "giant-ant"]), munchkin(), munchkin())

    assert t.refused("play:wandering-creature.1") == "munchkin.wandering-creature.combat-only"


@rule("munchkin.wandering-creature.cancelled-monster")
def test_the_monster_returns_to_the_hand_if_wandering_creature_is_cancelled() -> None:
    """Cleo cancels Ben's Wandering Creature with a Power Cut: both cards are discarded, the Giant Ant is his again."""
    t = table(
        munchkin(hand=["bent-fork"]),
        munchkin(hand=["wandering-creature.1", "giant-ant"]),
        munchkin(hand=["power-cut"]),
        foes=["cave-gecko"],
    )

    t.act(1, "play:wandering-creature.1")
    assert t.munchkin(1).hand == ()
    t.act(2, "play:power-cut")
    t.settle()

    assert t.munchkin(1).hand == ("giant-ant",)
    assert [foe.id for foe in t.fight.foes] == ["cave-gecko"]
    assert t.state.door_pile == ("wandering-creature.1",)
    assert t.state.treasure_pile == ("power-cut",)


@rule("munchkin.wandering-creature.not-in-flight")
def test_wandering_creature_comes_too_late_when_the_fight_is_lost() -> None:
    """Ann runs from the first of two monsters, and then from the second: Ben cannot add a third before either roll."""
    t = table(
        munchkin(hand=["bent-fork"]),
        munchkin(hand=["wandering-creature.1", "giant-ant"]),
        munchkin(),
        foes=["cave-gecko", "ceiling-turret"],
        dice=[6, 6],
    )

    for _ in range(2):
        t.until("before-roll")
        t.choose("pass")

        assert (t.seat, t.prompt) == (1, "before-roll")
        assert t.refused("play:wandering-creature.1") == "munchkin.wandering-creature.not-in-flight"
        t.choose("pass")
