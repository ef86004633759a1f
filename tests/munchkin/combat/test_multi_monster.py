"""Fights against several monsters."""

from crossroads.games.munchkin.state import Foe
from tests.kit import rule
from tests.kit.munchkin import munchkin, table


@rule("munchkin.multi-monster.add")
def test_the_fighter_may_add_a_monster_too() -> None:
    """Ann fights a Giant Ant of 2 and plays Wandering Creature with a Mole Rat Pup of 1 herself: now she fights both."""
    t = table(
        munchkin(hand=["wandering-creature.1", "mole-rat-pup"]),
        munchkin(hand=["tin-can"]),
        munchkin(),
        foes=["giant-ant"],
    )

    t.act(0, "play:wandering-creature.1")
    t.settle()

    assert [foe.id for foe in t.fight.foes] == ["giant-ant", "mole-rat-pup"]
    assert t.sides == (1, 3)


@rule("munchkin.multi-monster.strengths-add")
def test_the_strengths_of_all_monsters_are_added() -> None:
    """Monsters of 4, 6 and 3 have 13 together: a munchkin of 13 does not win, one of 14 does."""
    foes = ["cave-gecko", "ceiling-turret", "three-headed-gull"]
    gear = ["mini-nuke-catapult"]  # 6
    t = table(munchkin(level=7, used=gear, hand=["bent-fork"]), munchkin(), munchkin(), foes=foes)
    ahead = table(munchkin(level=8, used=gear, hand=["bent-fork"]), munchkin(), munchkin(), foes=foes)
    assert t.sides == (13, 13)

    t.close()
    ahead.close()

    assert t.state.flight is not None
    assert ahead.happened("victory")


@rule("munchkin.multi-monster.conditions-shared")
def test_what_one_monster_ignores_counts_against_none() -> None:
    """The Mutant Overlord ignores armour, the Giant Ant beside it does not: Ann's 3 do not count in this fight at all."""
    alone = table(munchkin(used=["combat-armour"], hand=["bent-fork"]), munchkin(), munchkin(), foes=["giant-ant"])
    both = table(
        munchkin(used=["combat-armour"], hand=["bent-fork"]),
        munchkin(),
        munchkin(),
        foes=["giant-ant", "mutant-overlord"],
        dice=[6],
    )

    assert alone.sides == (4, 2)
    assert both.sides == (1, 16)


@rule("munchkin.multi-monster.remove-one", "munchkin.victory.treasures")
def test_one_monster_is_taken_out_and_the_rest_is_fought() -> None:
    """Ann has 8 against 4 and 12: the Mesmetron removes the Sentry Bot, and she kills the Cave Gecko for 1 level and 3 + 1."""
    t = table(
        munchkin(level=6, used=["mesmetron"], hand=["bent-fork"]),
        munchkin(),
        munchkin(),
        foes=["cave-gecko", "sentry-bot"],
        treasures=["baseball-bat", "combat-knife", "gas-mask", "laser-pistol", "minigun"],
    )
    assert t.sides == (8, 16)

    t.act(0, "power:mesmetron:0", "foe:sentry-bot")
    t.settle()
    assert t.sides == (6, 4)
    t.close()

    assert t.munchkin(0).level == 7
    assert t.munchkin(0).hand == ("bent-fork", "baseball-bat", "combat-knife", "gas-mask", "laser-pistol")


@rule("munchkin.multi-monster.not-fight-and-run")
def test_who_cannot_beat_all_must_run_from_all() -> None:
    """Ann has 8 against 4 and 12: she could beat the first alone, but kills neither and runs from both."""
    t = table(
        munchkin(level=8, hand=["bent-fork"]), munchkin(), munchkin(), foes=["cave-gecko", "sentry-bot"], dice=[6, 6]
    )

    t.until("from")
    assert t.options == ("from:cave-gecko", "from:sentry-bot")
    t.until("door-settled")

    assert t.munchkin(0).level == 8
    assert t.munchkin(0).hand == ("bent-fork",)


@rule("munchkin.multi-monster.fled-no-treasure", "munchkin.conflicts.firm-3-loser-gets-nothing")
def test_who_runs_from_one_gets_nothing_for_the_other() -> None:
    """Ann removed Slavers worth 2 Treasures and escaped from the Sentry Bot: she draws nothing, and gains nothing."""
    t = table(
        munchkin(level=4, used=["mesmetron"], hand=["bent-fork"]),
        munchkin(),
        munchkin(),
        foes=["slaver-gang", "sentry-bot"],
        dice=[6],
    )

    t.act(0, "power:mesmetron:0", "foe:slaver-gang")
    t.settle()
    assert [gone.treasures for gone in t.fight.gone] == [2]
    t.until("door-settled")

    assert t.munchkin(0).hand == ("bent-fork",)
    assert t.munchkin(0).level == 4


@rule("munchkin.multi-monster.all-removed", "munchkin.combat.defeat-treasure-by-card")
def test_a_fight_whose_monsters_were_all_removed_is_won_without_a_level() -> None:
    """The Mesmetron leaves Ann the 2 Treasures of the Slavers, the Dog Whistle nothing of the Sentry Bot's 3."""
    t = table(
        munchkin(used=["mesmetron"], hand=["dog-whistle", "bent-fork"]),
        munchkin(hand=["tin-can"]),
        munchkin(),
        foes=["slaver-gang", "sentry-bot"],
        treasures=["baseball-bat", "combat-knife", "gas-mask"],
    )

    t.act(0, "power:mesmetron:0", "foe:slaver-gang")
    t.act(0, "play:dog-whistle")
    t.settle()
    assert t.fight.foes == ()
    assert t.prompt == "combat"
    t.close()

    assert t.munchkin(0).level == 1
    assert t.munchkin(0).hand == ("bent-fork", "baseball-bat", "combat-knife")


@rule("munchkin.multi-monster.add", "munchkin.multi-monster.strengths-add")
def test_a_twin_is_a_monster_of_its_own() -> None:
    """Cleo plays Twin on the enraged Giant Ant of 2 + 5: two of 7; Ann kills both for 2 levels and 2 + 2 Treasures."""
    t = table(
        munchkin(level=7, hand=["mini-nuke"]),
        munchkin(),
        munchkin(hand=["twin", "tin-can"]),
        foes=[Foe("giant-ant", "giant-ant", ("enraged.1",))],
        treasures=["baseball-bat", "combat-knife", "gas-mask", "laser-pistol", "minigun"],
    )

    t.act(2, "play:twin")
    t.settle()
    assert t.strengths() == [7, 7]
    t.act(0, "play:mini-nuke", "side:munchkins")
    t.until("receipt")

    assert t.munchkin(0).level == 9
    assert t.munchkin(0).hand == ("baseball-bat", "combat-knife", "gas-mask", "laser-pistol")
    assert sorted(t.state.door_pile) == ["enraged.1", "giant-ant", "twin"]


@rule("munchkin.multi-monster.remove-one")
def test_a_twin_stays_when_its_original_is_removed() -> None:
    """The Giant Ant with Enraged leaves the fight, its twin keeps fighting with 7."""
    t = table(
        munchkin(hand=["dog-whistle", "bent-fork"]),
        munchkin(hand=["twin", "tin-can"]),
        munchkin(),
        foes=[Foe("giant-ant", "giant-ant", ("enraged.1",))],
    )

    t.act(1, "play:twin")
    t.act(0, "play:dog-whistle", "foe:giant-ant")
    t.settle()

    assert [(foe.id, foe.like) for foe in t.fight.foes] == [("twin", "giant-ant")]
    assert t.sides == (1, 7)
