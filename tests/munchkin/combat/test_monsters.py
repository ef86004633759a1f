"""Monsters: how they come, what is special about them, and what kills them by itself."""

import pytest

from tests.kit import rule
from tests.kit.munchkin import gear, munchkin, table


@rule("munchkin.monsters.attack-on-kick")
def test_a_monster_behind_the_door_attacks_at_once() -> None:
    """A Cave Gecko of Level 4 is revealed: Ann, of Level 3, is in combat with it before anybody can do a thing."""
    t = table(munchkin(level=3, hand=["bent-fork"]), munchkin(), munchkin(), doors=["cave-gecko"])

    t.close()

    assert t.prompt == "combat"
    assert t.fight.fighter == 0
    assert [foe.id for foe in t.fight.foes] == ["cave-gecko"]
    assert t.sides == (3, 4)
    assert t.state.met_monster


@rule("munchkin.monsters.attack-on-trouble", "munchkin.monsters.play-on-self")
def test_a_monster_from_the_hand_attacks_whoever_looks_for_trouble_with_it() -> None:
    """No monster was at the door: Ann may play the Giant Ant or the Stray Dog, and fights the one she plays at once."""
    t = table(munchkin(hand=["giant-ant", "stray-dog"]), munchkin(), munchkin(), phase="trouble")
    assert t.options == ("trouble:giant-ant", "trouble:stray-dog", "no-trouble")

    t.choose("trouble:giant-ant")

    assert t.prompt == "combat"
    assert t.fight.fighter == 0
    assert [foe.id for foe in t.fight.foes] == ["giant-ant"]
    assert t.munchkin(0).hand == ("stray-dog",)
    assert t.state.met_monster


@rule("munchkin.monsters.play-on-self")
def test_a_monster_in_hand_waits_for_its_phase() -> None:
    """At the start of the turn the Giant Ant cannot be played: its phase is the one in which trouble is looked for."""
    t = table(munchkin(hand=["giant-ant"]), munchkin(), munchkin())

    assert t.prompt == "turn-start"
    assert t.refused("play:giant-ant") == "munchkin.monsters.play-on-self"


@rule("munchkin.monsters.otherwise-to-hand")
def test_a_monster_found_while_looting_goes_to_the_hand() -> None:
    """Ann loots the room and draws a Deathclaw, which starts no fight."""
    t = table(munchkin(), munchkin(), munchkin(), phase="loot", doors=["deathclaw"])

    t.choose("loot")

    assert t.munchkin(0).hand == ("deathclaw",)
    assert t.state.fight is None
    assert t.state.met_monster is False


@rule("munchkin.monsters.play-on-rival")
def test_a_monster_is_sent_against_a_rival_only_with_wandering_creature() -> None:
    """Ben holds a Giant Ant: with Wandering Creature it can join Ann's fight, without it it cannot."""
    t = table(munchkin(hand=["bent-fork"]), munchkin(hand=["giant-ant"]), munchkin(), foes=["mole-rat-pup"])
    armed = table(
        munchkin(hand=["bent-fork"]),
        munchkin(hand=["giant-ant", "wandering-creature.1"]),
        munchkin(),
        foes=["mole-rat-pup"],
    )

    t.choose("pass")
    armed.choose("pass")

    assert t.seat == 1
    assert t.options == ("help:0", "pass")
    assert t.refused("play:giant-ant") == "munchkin.monsters.play-on-rival"
    assert "play:wandering-creature.1" in armed.options
    assert armed.refused("play:giant-ant") == "munchkin.monsters.play-on-rival"


@rule("munchkin.monsters.one-card-one-monster")
def test_a_name_in_the_plural_is_one_monster() -> None:
    """The Super Mutants are many by name, but Ann gains 1 level for them, from 5 to 6, and the 3 Treasures of one card."""
    t = table(
        munchkin(level=5, used=["radiation-suit"], hand=["mini-nuke"]),
        munchkin(),
        munchkin(),
        foes=["super-mutants"],
        treasures=["baseball-bat", "combat-knife", "gas-mask"],
        dice=[6],
    )

    t.act(0, "play:mini-nuke", "side:munchkins")
    assert t.sides == (13, 10)
    t.close()

    assert t.munchkin(0).level == 6
    assert t.munchkin(0).hand == ("baseball-bat", "combat-knife", "gas-mask")


@rule("munchkin.monsters.printed-special", "munchkin.monsters.robobrain")
def test_a_monster_is_stronger_against_the_class_that_it_hates() -> None:
    """The Robobrain of Level 8 has 12 against an Enclave Scientist, and 8 against a Raider."""
    hated = table(
        munchkin(classes=["enclave-scientist.1"], hand=["bent-fork"]), munchkin(), munchkin(), foes=["robobrain"]
    )
    other = table(munchkin(classes=["raider.1"], hand=["bent-fork"]), munchkin(), munchkin(), foes=["robobrain"])

    assert hated.sides == (1, 12)
    assert other.sides == (1, 8)


@rule("munchkin.monsters.robobrain", "munchkin.monsters.printed-special")
def test_the_robobrain_minds_a_scientist_who_helps() -> None:
    """Ann has no class and faces 8; Ben, an Enclave Scientist, joins her, and the Robobrain has 12."""
    t = table(munchkin(hand=["bent-fork"]), munchkin(classes=["enclave-scientist.1"]), munchkin(), foes=["robobrain"])
    assert t.sides == (1, 8)

    t.act(0, "help:1", "propose", "accept")

    assert t.fight.helper == 1
    assert t.sides == (2, 12)


@rule("munchkin.monsters.class-bonus-once")
def test_two_scientists_make_the_robobrain_no_angrier_than_one() -> None:
    """Fighter, helper and a Sidekick are Enclave Scientists: the Robobrain has 8 and 4, not more."""
    t = table(
        munchkin(classes=["enclave-scientist.1"], hand=["bent-fork"], sidekick="deserter-scientist"),
        munchkin(classes=["enclave-scientist.2"]),
        munchkin(),
        foes=["robobrain"],
        helper=1,
    )

    assert t.sides[1] == 12
    assert [(part.what, part.amount) for part in t.foe_parts()] == [("level", 8), ("robobrain", 4)]


@rule("munchkin.monsters.spider-robot")
def test_fire_destroys_the_spider_robot() -> None:
    """Ann fights the Spider Robot; Ben joins with a Flamer, and it is out of the fight. Another weapon does nothing."""
    t = table(munchkin(hand=["bent-fork"]), munchkin(used=["flamer"]), munchkin(), foes=["spider-robot"])
    cold = table(munchkin(hand=["bent-fork"]), munchkin(used=["minigun"]), munchkin(), foes=["spider-robot"])

    t.act(0, "help:1", "propose", "accept")
    cold.act(0, "help:1", "propose", "accept")

    assert t.fight.foes == ()
    assert "spider-robot" in t.state.door_pile
    assert len(cold.fight.foes) == 1


@rule("munchkin.monsters.mirelurk", "munchkin.monsters.auto-kill-counts")
def test_big_armour_kills_the_mirelurk_and_the_kill_is_paid() -> None:
    """Helper Ben wears Big armour: the Mirelurk is killed, and Ann gains 1 level and draws its 2 Treasures."""
    t = table(
        munchkin(used=["radiation-suit"], hand=["bent-fork"]),
        munchkin(used=["scavenged-powered-armour"]),
        munchkin(),
        foes=["mirelurk"],
        treasures=["baseball-bat", "combat-knife"],
        dice=[6],
    )

    t.act(0, "help:1", "propose", "accept")
    assert t.fight.foes == ()
    assert t.munchkin(0).level == 1
    t.close()

    assert t.munchkin(0).level == 2
    assert t.munchkin(1).level == 1
    assert t.munchkin(0).hand == ("bent-fork", "baseball-bat", "combat-knife")


@rule("munchkin.monsters.mirelurk")
def test_only_armour_that_is_big_kills_the_mirelurk() -> None:
    """Combat armour is not Big, Big armour with a Folding Joint no longer, and in the Backpack it is not worn."""
    plain = table(
        munchkin(used=["combat-armour"], hand=["bent-fork"]), munchkin(), munchkin(), foes=["mirelurk"], dice=[6]
    )
    folded = table(
        munchkin(used=[gear("scavenged-powered-armour", "folding-joint")], hand=["bent-fork"]),
        munchkin(),
        munchkin(),
        foes=["mirelurk"],
        dice=[6],
    )
    stowed = table(
        munchkin(backpack=["scavenged-powered-armour"], hand=["bent-fork"]),
        munchkin(),
        munchkin(),
        foes=["mirelurk"],
        dice=[6],
    )

    for t in (plain, folded, stowed):
        t.until("combat")

        assert len(t.fight.foes) == 1


@rule("munchkin.monsters.auto-kill-timing", "munchkin.monsters.auto-kill-no-roll")
def test_a_monster_killed_by_a_property_leaves_at_once_but_the_fight_goes_on() -> None:
    """Ann wears Big armour and meets the radioactive Mirelurk: no roll, no monster; but Ben may still add a Mole Rat Pup."""
    t = table(
        munchkin(level=3, used=["scavenged-powered-armour"], hand=["bent-fork"]),
        munchkin(hand=["wandering-creature.1", "mole-rat-pup"]),
        munchkin(),
        doors=["mirelurk"],
        dice=[],
    )

    t.until("combat")
    assert t.fight.foes == ()
    assert t.munchkin(0).level == 3
    t.act(1, "play:wandering-creature.1")
    t.settle()
    assert t.sides == (7, 1)
    t.close()

    assert t.munchkin(0).level == 5  # one for each monster


@rule("munchkin.monsters.ignored-items")
def test_an_ignored_item_counts_for_nothing_but_keeps_its_other_properties() -> None:
    """Armour of 4 with plates of 2 adds nothing against the Mutant Overlord, but its Bigness kills the Mirelurk beside it."""
    worn = gear("scavenged-powered-armour", "woven-plates")
    alone = table(munchkin(used=[worn], hand=["bent-fork"]), munchkin(), munchkin(), foes=["mole-rat-pup"])
    t = table(
        munchkin(used=[worn], hand=["bent-fork"]),
        munchkin(),
        munchkin(),
        foes=["mutant-overlord", "mirelurk"],
        dice=[6, 6],
    )

    t.until("combat")

    assert alone.sides[0] == 7
    assert [foe.id for foe in t.fight.foes] == ["mutant-overlord"]
    assert t.strength(0) == 1
    assert t.munchkin(0).item("scavenged-powered-armour") == worn


@rule("munchkin.monsters.ignored-items")
def test_an_ignored_weapon_still_helps_to_run() -> None:
    """The Mirelurk King ignores the 2 of the Dart Gun, whose 1 for the flight counts: a 4 is enough, no levels are lost."""
    t = table(
        munchkin(level=5, used=["dart-gun"], hand=["bent-fork"]),
        munchkin(),
        munchkin(),
        foes=["mirelurk-king"],
        dice=[6, 4],
    )

    t.until("combat")
    assert t.strength(0) == 5
    t.until("door-settled")

    assert t.munchkin(0).level == 5


@rule("munchkin.monsters.condition-ends")
def test_what_was_killed_by_fire_stays_dead_when_the_fire_is_gone() -> None:
    """Ben's Flamer destroyed the Spider Robot; a Jammed Barrel takes the Flamer, and the Spider Robot does not come back."""
    t = table(
        munchkin(hand=["bent-fork"]),
        munchkin(used=["flamer"]),
        munchkin(hand=["jammed-barrel.1"]),
        foes=["spider-robot", "giant-ant"],
        helper=1,
    )
    t.until("combat")
    assert [foe.id for foe in t.fight.foes] == ["giant-ant"]

    t.act(2, "play:jammed-barrel.1", "target:1")
    t.settle()

    assert t.munchkin(1).gear == ()
    assert [foe.id for foe in t.fight.foes] == ["giant-ant"]
    assert [(gone.id, gone.levels) for gone in t.fight.gone] == [("spider-robot", 1)]


@rule("munchkin.monsters.printed-special")
@pytest.mark.parametrize(("sidekick", "strength"), [("", 6), ("faithful-mutt", 6), ("pack-brahmin", 9)])
def test_a_monster_reacts_to_a_sidekick_as_to_a_character(sidekick: str, strength: int) -> None:
    """The Slavers of 6 have 3 more against women: not against a man, nor his male dog, but against his cow."""
    t = table(munchkin(sex="male", sidekick=sidekick, hand=["bent-fork"]), munchkin(), munchkin(), foes=["slaver-gang"])

    assert t.strengths() == [strength]


@rule("munchkin.monsters.spider-robot", "munchkin.monsters.auto-kill-timing")
def test_fire_kills_even_if_nobody_could_act_afterwards() -> None:
    """Nobody holds a card: Ben joins with a Flamer, and before the fight is decided the Spider Robot is destroyed."""
    t = table(munchkin(), munchkin(used=["flamer"]), munchkin(), foes=["spider-robot", "yao-guai"])
    assert t.sides == (1, 16)

    t.act(0, "help:1", "propose", "accept")

    assert [event.about["card"] for event in t.happened("killed")] == ["spider-robot"]
    assert t.happened("lost-fight")
    assert [foe.id for foe in t.fight.foes] == ["yao-guai"]
