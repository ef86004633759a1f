"""Cases in which several rules meet: flights, deaths, looting and what comes after."""

from crossroads.games.munchkin.state import Foe
from tests.kit import rule
from tests.kit.munchkin import munchkin, munchkin_pack, table

PLAGUE = munchkin_pack(traps="- {id: plague, copies: 2, effects: [{do: die}]}\n")


@rule(
    "munchkin.sidekicks.sacrifice-own-moment", "munchkin.sidekicks.sacrifice-before-rolling", "munchkin.run-away.roll"
)
def test_a_sidekick_may_be_sacrificed_after_an_escape_that_took_no_roll() -> None:
    """A friend of beasts gets away from a Rad Rat without rolling: the Mutt can still be left to the Deathclaw's kin."""
    who = munchkin(level=5, perks=["friend-of-beasts"], sidekick="faithful-mutt", hand=["tin-can"])
    t = table(who, munchkin(), munchkin(), foes=["mole-rat-pup", "behemoth"], dice=[6])

    t.until("from")
    t.choose("from:mole-rat-pup")
    t.until("before-roll")
    t.act(0, "sacrifice")

    assert t.munchkin(0).alive
    assert t.munchkin(0).sidekick == ""
    assert t.state.flight is None


@rule("munchkin.run-away.no-escape-monster", "munchkin.sidekicks.sacrifice-own-moment")
def test_a_sidekick_may_be_sacrificed_after_a_capture_that_took_no_roll() -> None:
    """The Tar Thing catches without a roll; from the Behemoth the Mutt still saves."""
    who = munchkin(level=6, sidekick="faithful-mutt", hand=["tin-can"])
    t = table(who, munchkin(), munchkin(), foes=["tar-thing", "behemoth"], dice=[6])

    t.until("from")
    t.choose("from:tar-thing")
    t.until("before-roll")
    t.act(0, "sacrifice")

    assert (t.munchkin(0).alive, t.munchkin(0).level) == (True, 5)


@rule("munchkin.sidekicks.sacrifice-before-rolling", "munchkin.run-away.per-monster-order")
def test_after_the_first_roll_no_sidekick_can_be_sacrificed() -> None:
    who = munchkin(level=6, sidekick="faithful-mutt", hand=["tin-can"])
    t = table(who, munchkin(), munchkin(), foes=["giant-ant", "deathclaw"], dice=[6, 6])

    t.until("from")
    t.choose("from:giant-ant")
    t.until("before-roll")

    assert t.refused("sacrifice") == "munchkin.sidekicks.sacrifice-before-rolling"


@rule("munchkin.run-away.not-pursued", "munchkin.run-away.bad-stuff-at-once", "munchkin.run-away.per-monster-order")
def test_who_falls_below_the_notice_of_the_next_monster_is_not_pursued_by_it() -> None:
    """The Ghoul Roamer takes two levels from Level 6: a Deathclaw lets Level 4 be."""
    who = munchkin(level=6, hand=["tin-can"])
    t = table(who, munchkin(), munchkin(), foes=["ghoul-roamer", "deathclaw"], dice=[6, 1, 1])

    t.until("from")
    t.choose("from:ghoul-roamer")
    t.until("door-settled")

    assert (t.munchkin(0).alive, t.munchkin(0).level) == (True, 4)
    assert t.told("not-pursued") == [{"seat": 0, "card": "deathclaw"}]


@rule("munchkin.run-away.not-pursued", "munchkin.interference.traps-radiation")
def test_a_trap_before_the_roll_can_save_from_a_monster_that_scorns_the_weak() -> None:
    """A friend's Tripwire at Level 5: the Deathclaw turns away from Level 4."""
    t = table(munchkin(level=5), munchkin(hand=["tripwire.1", "tin-can"]), munchkin(), foes=["deathclaw"], dice=[1])

    t.until("before-roll")
    t.act(1, "play:tripwire.1", "target:0")
    t.until("door-settled")

    assert t.munchkin(0).alive


@rule("munchkin.run-away.after-escape-means", "munchkin.sidekicks.sacrifice-escapes-all")
def test_a_sacrifice_escapes_from_two_monsters_and_suffers_what_follows_an_escape() -> None:
    """The Squirrel takes a one-shot from whoever escapes it; the Giant Mantis takes nothing."""
    who = munchkin(sidekick="clumsy-squire", backpack=["mentats.1"], hand=["tin-can"])
    t = table(who, munchkin(), munchkin(), foes=["spiteful-squirrel", "giant-mantis"])

    t.until("before-roll")
    t.act(0, "sacrifice")

    assert t.munchkin(0).gear == ()
    assert t.munchkin(0).level == 1
    assert t.state.flight is None


@rule("munchkin.sidekicks.sacrifice-helper-choice", "munchkin.run-away.order-of-players", "munchkin.run-away.own-roll")
def test_a_helper_who_has_run_already_is_not_saved_by_a_later_sacrifice() -> None:
    """The helper runs first and is caught; the fighter's Mutt then saves the fighter alone, and nobody is asked more."""
    t = table(
        munchkin(level=2, sidekick="faithful-mutt", hand=["tin-can"]),
        munchkin(level=2),
        munchkin(),
        foes=["nightstalker"],
        helper=1,
        dice=[1],
    )

    t.until("first-runner")
    t.choose("first:1")
    t.until("before-roll")
    while t.seat != 0 or "sacrifice" not in t.options:
        t.skip()
    t.choose("sacrifice")

    assert t.prompt != "along"
    assert (t.munchkin(0).level, t.munchkin(1).level) == (2, 1)


@rule("munchkin.bad-stuff.lasting-card-kept", "munchkin.enhancers.own-properties", "munchkin.multi-monster.add")
def test_the_lasting_bad_stuff_of_a_twin_acts_like_that_of_its_original() -> None:
    """A twin of a Radscorpion catches alone: -2 until the end of the next own turn, and then its card is discarded."""
    twin = Foe("twin", "radscorpion", irradiated=True)
    t = table(munchkin(level=3, hand=["tin-can"]), munchkin(), munchkin(), foes=[twin], dice=[1])

    t.until("door-settled")

    assert [each.id for each in t.munchkin(0).kept] == ["twin"]
    assert t.strength(0) == 1
    assert "twin" not in t.state.door_pile


@rule("munchkin.death.clears-bad-stuff", "munchkin.bad-stuff.lasting-card-kept", "munchkin.run-away.bad-stuff-at-once")
def test_who_dies_after_the_lasting_bad_stuff_of_a_twin_leaves_every_card_in_one_place() -> None:
    """Caught by the twin of a Radscorpion and killed by a Behemoth: the twin's card is discarded once."""
    foes = [Foe("twin", "radscorpion", irradiated=True), Foe("behemoth", "behemoth", irradiated=True)]
    t = table(munchkin(level=6, hand=["tin-can"]), munchkin(level=2), munchkin(), foes=foes, dice=[1, 1])

    t.until("from")
    t.choose("from:twin")
    t.until("loot")

    assert t.state.door_pile.count("twin") == 1
    assert list(t.game.definition.faults(t.state)) == []


@rule("munchkin.looting-body.when-in-flight", "munchkin.run-away.dead-not-chased", "munchkin.looting-body.two-bodies")
def test_fighter_and_helper_die_in_one_flight_and_are_looted_in_that_order() -> None:
    """The helper ran first: its body is first, and neither of the dead takes anything."""
    foe = Foe("deathclaw", "deathclaw")
    t = table(
        munchkin(level=6, used=["gas-mask"]),
        munchkin(level=7, used=["combat-helmet"]),
        munchkin(level=2),
        munchkin(level=3),
        foes=[foe],
        helper=1,
        dice=[1, 1],
    )

    t.until("first-runner")
    t.choose("first:1")
    t.until("loot")

    assert [body.seat for body in t.state.bodies] == [1, 0]
    assert (t.seat, t.options) == (3, ("loot:combat-helmet", "none"))
    t.choose("none")
    assert t.seat == 2
    t.choose("loot:combat-helmet")
    assert (t.seat, t.options) == (3, ("loot:gas-mask", "none"))


@rule("munchkin.looting-body.order", "munchkin.looting-body.tie", "munchkin.looting-body.too-few")
def test_equal_levels_roll_for_the_last_card() -> None:
    """One card, two looters of Level 3: the higher roll takes it, and the other is not asked."""
    t = table(
        munchkin(level=5, used=["gas-mask"]), munchkin(level=3), munchkin(level=3), foes=["deathclaw"], dice=[1, 2, 5]
    )

    t.until("loot")
    assert t.seat == 2
    t.choose("loot:gas-mask")

    assert t.prompt == "receipt"
    assert t.munchkin(1).hand == ()


@rule("munchkin.combat.fighter-dies-mid-fight", "munchkin.help.no-levels", "munchkin.turn.death-ends-turn")
def test_a_fighter_who_dies_in_the_midst_of_a_helped_fight_frees_the_helper() -> None:
    """The helper was winning: no level, no Treasure, free gear, and the turn is over."""
    t = table(
        munchkin(used=["gas-mask"]),
        munchkin(level=9, hand=["tin-can"]),
        munchkin(hand=["plague.1", "bent-fork"]),
        foes=["giant-ant"],
        helper=1,
        packs=[PLAGUE],
    )

    t.act(2, "play:plague.1", "target:0")
    t.until("loot")
    assert t.state.fight is None
    t.until("turn-start")

    assert t.munchkin(1).level == 9
    assert t.state.active == 1
    assert t.munchkin(0).alive


@rule("munchkin.combat.helper-dies-mid-fight", "munchkin.help.dead-helper-open", "munchkin.help.dead-helper-no-share")
def test_a_helper_who_dies_in_the_midst_of_a_fight_leaves_the_deal_and_open_treasures() -> None:
    """The deal was for the only Treasure; the fighter wins alone, keeps it, and draws it face up."""
    t = table(
        munchkin(level=5),
        munchkin(level=2, used=["gas-mask"]),
        munchkin(hand=["plague.1", "bent-fork"]),
        foes=["giant-ant"],
        packs=[PLAGUE],
        treasures=["combat-helmet"],
    )
    t.act(0, "help:1", "treasures:1", "propose")
    t.choose("accept")
    t.act(2, "play:plague.1", "target:1")
    t.until("receipt")

    assert t.fight.helper == -1 if t.state.fight else True
    while t.state.fight is not None:
        t.skip()
    assert "combat-helmet" in t.munchkin(0).hand
    assert t.told("draw-open")[0]["cards"] == ["combat-helmet"]


@rule("munchkin.resurrection.died-before-own-turn", "munchkin.death.keeps-level", "munchkin.resurrection.new-doors")
def test_a_helper_killed_in_the_turn_before_the_own_one_draws_at_its_start() -> None:
    t = table(
        munchkin(level=2, sidekick="faithful-mutt"),
        munchkin(level=6, used=["gas-mask"]),
        munchkin(),
        foes=["deathclaw"],
        helper=1,
        dice=[1],
    )

    t.until("first-runner")
    t.choose("first:1")
    while t.state.active == 0:
        t.skip()
    t.until("receipt")

    assert t.munchkin(1).alive
    assert t.munchkin(1).level == 6
    assert len(t.munchkin(1).hand) >= 6


@rule("munchkin.start-end.win-at-once", "munchkin.help.no-levels", "munchkin.victory.order")
def test_the_tenth_level_ends_the_game_before_the_helper_is_paid() -> None:
    """Level 9 kills with help for all Treasures: the game is over, and the helper of Level 9 has won nothing."""
    t = table(munchkin(level=9), munchkin(level=9), munchkin(), foes=["giant-ant"])

    t.act(0, "help:1", "treasures:1", "propose")
    t.choose("accept")
    while not t.is_over:
        t.skip()

    assert t.outcome.winners == (0,)
    assert t.munchkin(1).level == 9
    assert t.munchkin(1).hand == ()


@rule("munchkin.run-away.no-escape-first", "munchkin.run-away.plays-allowed")
def test_a_stealth_gadget_saves_from_all_but_what_lets_nobody_go() -> None:
    """Tar Thing and Giant Mantis: the Gadget shakes off the Mantis, the Tar Thing still catches."""
    who = munchkin(level=3, hand=["stealth-gadget", "tin-can"])
    t = table(who, munchkin(), munchkin(), foes=["tar-thing", "giant-mantis"])

    t.until("before-roll")
    t.act(0, "play:stealth-gadget")
    t.until("door-settled")

    assert t.munchkin(0).level == 2
    assert [told["card"] for told in t.told("escaped")] == ["giant-mantis"]


@rule(
    "munchkin.radiation.third-eye-outside", "munchkin.help.helper-perks-count", "munchkin.effects.until-end-of-combat"
)
def test_third_eye_waits_for_the_fight_in_which_its_victim_helps_and_ends_with_it() -> None:
    t = table(
        munchkin(level=9),
        munchkin(level=8, hand=["tin-can"]),
        munchkin(hand=["third-eye.1", "bent-fork"]),
        doors=["giant-ant"],
    )
    t.act(2, "play:third-eye.1", "target:1")
    t.until("radiation")
    t.choose("accept")
    t.settle()
    t.act(0, "help:1", "propose")
    t.choose("accept")
    t.settle()
    assert t.sides == (9 + 8 - 5, 2)

    while t.state.fight is not None:
        t.skip()

    assert t.is_over or t.munchkin(1).kept == ()


@rule(
    "munchkin.bad-stuff.lasting-two-victims", "munchkin.death.clears-bad-stuff", "munchkin.interference.traps-radiation"
)
def test_the_card_of_a_bad_stuff_for_two_lies_with_the_one_who_lives() -> None:
    """A Radscorpion caught both; the fighter, who had its card, dies while the helper still runs: the helper has it now."""
    t = table(
        munchkin(level=3, hand=["tin-can"]),
        munchkin(level=2),
        munchkin(hand=["plague.1", "bent-fork"]),
        munchkin(level=2),
        foes=[Foe("radscorpion", "radscorpion", irradiated=True), "giant-mantis"],
        helper=1,
        packs=[PLAGUE],
        dice=[1, 6, 1, 6, 3, 5],
    )
    t.until("first-runner")
    t.choose("first:0")
    t.until("from")
    t.choose("from:radscorpion")
    while t.state.flight is not None and t.state.flight.runners[0] == 0:
        t.skip()
    t.until("from")
    t.choose("from:radscorpion")
    t.act(2, "play:plague.1", "target:0")
    t.until("turn-start")

    assert [(kept.id, kept.echo) for kept in t.munchkin(1).kept] == [("radscorpion", False)]
    assert "radscorpion" not in t.state.door_pile
