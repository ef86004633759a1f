"""Interference: what those who are not in a fight may do to it."""

import pytest

from crossroads.games.munchkin.player import Kept
from tests.kit import rule
from tests.kit.munchkin import Table, munchkin, table


def watched(*hand: str, level: int = 7, foes: tuple[str, ...] = ("robobrain",)) -> Table:
    """Ann of Level 7 fights a Robobrain of 8, and Cleo, who is not in the fight, holds these cards."""
    return table(munchkin(level=level, hand=["bent-fork"]), munchkin(), munchkin(hand=hand), foes=foes)


@rule("munchkin.interference.one-shots-for")
def test_a_bystander_may_throw_a_grenade_for_the_munchkins() -> None:
    """Ann is losing 7 to 8; Cleo throws a grenade of 3 for her, and now it is 10 to 8: Ann wins, and Cleo gets nothing."""
    t = watched("fragmentation-grenade.1")
    assert t.sides == (7, 8)

    t.act(2, "play:fragmentation-grenade.1", "side:munchkins")
    t.settle()
    assert [event.about["amount"] for event in t.happened("side")] == [3]
    assert t.sides == (10, 8)
    t.close()

    assert t.munchkin(0).level == 8
    assert t.munchkin(2).hand == ()


@rule("munchkin.interference.one-shots-against")
def test_a_bystander_may_throw_a_grenade_for_the_monsters() -> None:
    """Ann is winning 9 to 8; Cleo throws a grenade of 3 for the monsters, and now Ann is losing 9 to 11 and must run."""
    t = watched("fragmentation-grenade.1", level=9)
    assert t.sides == (9, 8)

    t.act(2, "play:fragmentation-grenade.1", "side:monsters")
    t.settle()
    assert t.sides == (9, 11)
    t.close()

    assert t.prompt == "before-roll"


@rule("munchkin.interference.side-named")
def test_a_grenade_does_not_count_until_a_side_is_named() -> None:
    """Cleo plays a grenade and is asked for whom; until she has said so it is 7 to 8 and the card is in her hand."""
    t = watched("fragmentation-grenade.1")

    t.act(2, "play:fragmentation-grenade.1")

    assert (t.seat, t.prompt) == (2, "side")
    assert t.options == ("side:munchkins", "side:monsters")
    assert t.sides == (7, 8)
    assert t.munchkin(2).hand == ("fragmentation-grenade.1",)


@rule("munchkin.interference.enhancers")
def test_an_enhancer_may_be_played_in_the_fight_of_another() -> None:
    """Cleo stands aside and plays Enraged on Ann's Robobrain: 8 becomes 13."""
    t = watched("enraged.1")

    t.act(2, "play:enraged.1")
    t.settle()

    assert t.sides == (7, 13)


@rule("munchkin.interference.wandering")
def test_a_monster_may_be_sent_into_the_fight_of_another() -> None:
    """Cleo plays Wandering Creature with a Ceiling Turret of Level 6: the monsters' side grows from 8 to 14."""
    t = watched("wandering-creature.1", "ceiling-turret")

    t.act(2, "play:wandering-creature.1")
    t.settle()

    assert t.sides == (7, 14)


@rule("munchkin.interference.traps-radiation")
@pytest.mark.parametrize(("die", "own"), [(5, 6), (6, 11)])
def test_radiation_may_be_played_on_a_munchkin_in_a_fight(die: int, own: int) -> None:
    """Ann is ahead by 3; Cleo plays Third Eye (-5) on her: with a 5 she fails and is behind by 2, with a 6 she is not."""
    t = table(
        munchkin(level=8, used=["combat-armour"], hand=["bent-fork"]),
        munchkin(),
        munchkin(hand=["third-eye.1"]),
        foes=["robobrain"],
        dice=[die],
    )
    assert t.sides == (11, 8)

    t.act(2, "play:third-eye.1", "target:0")
    t.act(0, "roll")
    t.settle()

    assert t.sides == (own, 8)


@rule("munchkin.interference.traps-radiation")
def test_a_trap_may_be_played_on_a_munchkin_in_a_fight() -> None:
    """Ann is ahead 10 to 8 with her armour of 3; Cleo's Trap takes it, and it is 7 to 8."""
    t = table(
        munchkin(level=7, used=["combat-armour"], hand=["bent-fork"]),
        munchkin(),
        munchkin(hand=["lose-your-worn-armour"]),
        foes=["robobrain"],
    )
    assert t.sides == (10, 8)

    t.act(2, "play:lose-your-worn-armour", "target:0")
    t.settle()

    assert t.sides == (7, 8)


@rule("munchkin.interference.others")
def test_a_power_may_weaken_a_fighter() -> None:
    """Cleo, a Raider, discards a card in Ann's fight: Ann's 7 fall to 5. Once for each munchkin: a second time is refused."""
    t = table(
        munchkin(level=7, hand=["bent-fork"]),
        munchkin(hand=["desk-fan"]),
        munchkin(classes=["raider.1"], hand=["tin-can", "garden-gnome"]),
        foes=["robobrain"],
    )

    t.act(2, "power:raider.1:0", "pay:tin-can")
    t.settle()
    assert t.sides == (5, 8)
    t.wait_for(2, "pass")

    assert t.state.treasure_pile == ("tin-can",)
    assert t.refused("power:raider.1:0") == "munchkin.class.powers-timing"


@rule("munchkin.interference.strength-side-bonus")
def test_a_bonus_is_the_sides_and_stays_when_a_monster_leaves() -> None:
    """The monsters of 8 and 6 have 3 from Cleo's grenade, together 17; the Turret is removed, and 11 are left."""
    t = table(
        munchkin(level=7, hand=["dog-whistle"]),
        munchkin(),
        munchkin(hand=["fragmentation-grenade.1", "tin-can"]),
        foes=["robobrain", "ceiling-turret"],
    )
    t.act(2, "play:fragmentation-grenade.1", "side:monsters")
    t.settle()
    assert t.sides == (7, 17)
    assert t.strengths() == [8, 6]

    t.act(0, "play:dog-whistle", "foe:ceiling-turret")
    t.settle()

    assert t.sides == (7, 11)


@rule("munchkin.interference.combat-one-shot-needs-fight")
def test_a_grenade_needs_a_fight() -> None:
    """Nobody fights: neither the grenade in Ann's hand nor the one in her Backpack can be thrown, nor when she runs."""
    grenades = munchkin(hand=["fragmentation-grenade.1"], backpack=["plasma-grenade"])
    t = table(grenades, munchkin(), munchkin())
    lost = table(grenades, munchkin(), munchkin(), foes=["robobrain"])

    lost.until("before-roll")

    for each in (t, lost):
        for card in ("fragmentation-grenade.1", "plasma-grenade"):
            assert each.refused(f"play:{card}") == "munchkin.interference.combat-one-shot-needs-fight"


@rule("munchkin.interference.combat-one-shot-needs-fight")
def test_a_one_shot_that_does_more_may_be_applied_without_a_fight() -> None:
    """Clean Water is a bonus in a fight and a cure outside: with Third Eye on her Ann may drink it at the start of her turn."""
    t = table(munchkin(hand=["clean-water"], kept=[Kept("third-eye.1", "fight")]), munchkin(), munchkin())
    healthy = table(munchkin(hand=["clean-water"]), munchkin(), munchkin())

    assert "play:clean-water" in t.options
    assert "play:clean-water" not in healthy.options


@rule("munchkin.interference.combat-one-shot-needs-fight")
def test_a_bomb_that_may_fail_needs_a_fight_too() -> None:
    """The Lunchbox Bomb rolls for its bonus: at the start of a turn there is no side that could get it."""
    t = table(munchkin(hand=["lunchbox-bomb"]), munchkin(), munchkin())

    assert t.refused("play:lunchbox-bomb") == "munchkin.interference.combat-one-shot-needs-fight"


@rule("munchkin.interference.others")
def test_a_power_is_limited_for_each_munchkin_of_the_fight() -> None:
    """Cleo, a Raider, has weakened Ann: now only Ben, the helper, is left, and after him nobody."""
    t = table(
        munchkin(level=7, hand=["bent-fork"]),
        munchkin(level=3, hand=["desk-fan"]),
        munchkin(classes=["raider.1"], hand=["tin-can", "garden-gnome", "broken-camera"]),
        foes=["robobrain"],
        helper=1,
    )

    t.act(2, "power:raider.1:0", "target:0", "pay:tin-can")
    t.act(2, "power:raider.1:0", "pay:garden-gnome")
    t.settle()
    t.wait_for(2, "pass")

    assert [t.strength(seat) for seat in (0, 1)] == [5, 1]
    assert t.refused("power:raider.1:0") == "munchkin.class.powers-timing"


@rule("munchkin.interference.others")
def test_a_bystander_may_send_a_monster_away_if_the_card_allows_it() -> None:
    """Cleo blows the Dog Whistle in Ann's fight; her Mesmetron works only in a fight of her own."""
    t = table(
        munchkin(hand=["bent-fork"]),
        munchkin(),
        munchkin(used=["mesmetron"], hand=["dog-whistle"]),
        foes=["robobrain", "giant-ant"],
    )
    t.wait_for(2, "play:dog-whistle")
    assert t.refused("power:mesmetron:0") == "munchkin.class.powers-timing"

    t.choose("play:dog-whistle", "foe:robobrain")
    t.settle()

    assert t.sides == (1, 2)


@rule("munchkin.interference.side-named")
@pytest.mark.parametrize(("die", "monsters"), [(4, 14), (3, 10)])
def test_a_bomb_is_thrown_for_a_side_before_the_die_says_what_it_is_worth(die: int, monsters: int) -> None:
    """The Lunchbox Bomb, thrown for the monsters, is worth 6 with a 4 or more and 2 with less."""
    t = table(
        munchkin(level=7, hand=["bent-fork"]),
        munchkin(),
        munchkin(hand=["lunchbox-bomb"]),
        foes=["robobrain"],
        dice=[die],
    )

    t.act(2, "play:lunchbox-bomb", "side:monsters")
    t.until("combat")

    assert t.sides == (7, monsters)
    assert t.fight.table == ("lunchbox-bomb",)
