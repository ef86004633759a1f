"""Cases in which several rules meet in a fight: who counts as what, what leaves it, and what a lost fight still pays."""

from crossroads.games.munchkin.state import Foe
from tests.kit import rule
from tests.kit.munchkin import gear, munchkin, table


@rule("munchkin.sidekicks.monsters-react", "munchkin.sex.starts-as-player", "munchkin.monsters.class-bonus-once")
def test_a_sidekick_has_a_sex_to_a_monster_and_none_to_another() -> None:
    """The Slaver Gang gains 3 by the Reformed Raider of a man, and nothing by the Mutt."""
    with_her = table(
        munchkin(level=5, sex="male", sidekick="reformed-raider"), munchkin(), munchkin(), foes=["slaver-gang"]
    )
    with_him = table(
        munchkin(level=5, sex="male", sidekick="faithful-mutt"), munchkin(), munchkin(), foes=["slaver-gang"]
    )

    assert (with_her.sides[1], with_him.sides[1]) == (9, 6)


@rule("munchkin.help.specials-shared", "munchkin.sidekicks.not-a-helper", "munchkin.class.none")
def test_a_helper_without_a_class_provokes_the_overseer_and_a_sidekick_does_not() -> None:
    """The Mad Overseer gains 4 if a munchkin on the other side has no class: the helper is one, the Mutt is none."""
    raider = munchkin(level=9, classes=["raider.1"], hand=["tin-can"])
    helped = table(raider, munchkin(), munchkin(), foes=["mad-overseer"], helper=1)
    followed = table({**raider, "sidekick": "faithful-mutt"}, munchkin(), munchkin(), foes=["mad-overseer"])

    assert (helped.sides[1], followed.sides[1]) == (20, 16)


@rule("munchkin.monsters.ignored-items", "munchkin.multi-monster.conditions-shared", "munchkin.rad-defence.only-in-use")
def test_armour_that_one_monster_ignores_counts_against_none_but_still_keeps_rays_off() -> None:
    """Powered armour with plates and a helper's leather add nothing beside the Overlord; the defence of 2 holds."""
    t = table(
        munchkin(
            level=5, classes=["brotherhood-paladin.1"], used=[gear("powered-armour", "woven-plates")], hand=["tin-can"]
        ),
        munchkin(used=["leather-armour"]),
        munchkin(),
        foes=["giant-ant", Foe("mutant-overlord", "mutant-overlord", irradiated=True)],
        helper=1,
    )

    assert t.sides[0] == 5 + 1
    assert t.defence(0) == 2


@rule("munchkin.multi-monster.fled-no-treasure", "munchkin.effects.mesmetron-oust", "munchkin.effects.mesmetron-bonus")
def test_what_the_mesmetron_has_removed_pays_nothing_to_whoever_flees_from_the_rest() -> None:
    t = table(
        munchkin(level=3, used=["mesmetron"], hand=["tin-can"]),
        munchkin(),
        munchkin(),
        foes=["giant-ant", "yao-guai"],
        treasures=["combat-helmet"],
        dice=[6],
    )
    assert t.sides == (5, 12)

    t.act(0, "power:mesmetron:0", "foe:giant-ant")
    t.settle()
    assert t.sides == (3, 10)
    t.until("door-settled")

    assert (t.munchkin(0).level, t.munchkin(0).hand) == (3, ("tin-can",))


@rule(
    "munchkin.monsters.auto-kill-timing",
    "munchkin.conflicts.firm-3-loser-gets-nothing",
    "munchkin.monsters.spider-robot",
)
def test_a_monster_that_fire_has_killed_pays_nothing_if_the_other_wins() -> None:
    """Petrol destroys the Spider Robot; from the Deathclaw, which scorns Level 3, the fighter gets away with nothing."""
    t = table(
        munchkin(level=3, hand=["tin-can", "petrol-bottle.1"]),
        munchkin(),
        munchkin(),
        foes=["spider-robot", "deathclaw"],
        treasures=["gas-mask"],
    )

    t.act(0, "play:petrol-bottle.1", "side:munchkins")
    t.settle()
    assert [foe.id for foe in t.fight.foes] == ["deathclaw"]
    t.until("door-settled")

    assert (t.munchkin(0).level, t.munchkin(0).hand) == (3, ("tin-can",))


@rule("munchkin.interference.side-named", "munchkin.combat.fire-attack", "munchkin.monsters.spider-robot")
def test_fire_on_the_side_of_the_robot_does_not_burn_it() -> None:
    t = table(
        munchkin(hand=["tin-can"]), munchkin(hand=["petrol-bottle.1", "bent-fork"]), munchkin(), foes=["spider-robot"]
    )

    t.act(1, "play:petrol-bottle.1", "side:monsters")
    t.settle()

    assert t.sides == (1, 9)


@rule("munchkin.run-away.not-pursued", "munchkin.run-away.own-roll", "munchkin.help.flight-separate")
def test_the_monster_that_scorns_the_fighter_may_well_catch_the_helper() -> None:
    """A Deathclaw lets Level 3 be, and catches the helper of Level 6."""
    t = table(
        munchkin(level=3, hand=["tin-can"]), munchkin(level=6), munchkin(), foes=["deathclaw"], helper=1, dice=[1, 2, 3]
    )

    t.until("loot", "door-settled")

    assert (t.munchkin(0).alive, t.munchkin(1).alive) == (True, False)


@rule("munchkin.items.worn-slot-all-lost", "munchkin.cheat.outside-limits", "munchkin.cheat.leaves-with-item")
def test_a_second_armour_worn_by_cheating_is_lost_with_the_first() -> None:
    cheater = munchkin(used=["leather-armour", gear("combat-armour", cheat="cheat.1")], backpack=["vault-jumpsuit"])
    t = table(cheater, munchkin(hand=["lose-your-worn-armour", "tin-can"]), munchkin())

    t.act(1, "play:lose-your-worn-armour", "target:0")
    t.settle()

    assert [each.id for each in t.munchkin(0).gear] == ["vault-jumpsuit"]
    assert "cheat.1" in t.state.door_pile


@rule("munchkin.item-restrictions.became-illegal", "munchkin.sex.change", "munchkin.effects.same-effects-add")
def test_whoever_changes_in_a_fight_loses_what_only_the_old_sex_could_use() -> None:
    """Level 9 with a Sniper Rifle: the Wrong Changing Room takes its 4, and 5 more."""
    t = table(
        munchkin(level=9, used=["sniper-rifle"], hand=["tin-can"]),
        munchkin(hand=["wrong-changing-room", "bent-fork"]),
        munchkin(),
        foes=["centaur"],
    )
    assert t.sides[0] == 13

    t.act(1, "play:wrong-changing-room", "target:0")
    t.settle()

    assert (t.sides[0], t.munchkin(0).sex) == (4, "male")


@rule("munchkin.enhancers.own-properties", "munchkin.multi-monster.add", "munchkin.enhancers.sum")
def test_a_twin_is_as_large_as_its_original() -> None:
    t = table(
        munchkin(level=9, hand=["tin-can", "twin"]),
        munchkin(),
        munchkin(),
        foes=[Foe("giant-ant", "giant-ant", ("house-sized",))],
    )

    t.act(0, "play:twin")
    t.settle()

    assert t.strengths() == [12, 12]


@rule("munchkin.run-away.plays-allowed", "munchkin.help.flight-separate", "munchkin.run-away.catch-both")
def test_a_gadget_that_hides_the_fighter_leaves_the_helper_to_the_monster() -> None:
    t = table(
        munchkin(level=3, hand=["stealth-gadget", "tin-can"]),
        munchkin(level=2),
        munchkin(),
        foes=["nightstalker"],
        helper=1,
        dice=[1],
    )

    t.until("first-runner")
    t.choose("first:0")
    t.act(0, "play:stealth-gadget")
    t.until("door-settled")

    assert (t.munchkin(0).level, t.munchkin(1).level) == (3, 1)
