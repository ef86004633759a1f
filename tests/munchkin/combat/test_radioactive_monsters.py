"""Radioactive monsters: the roll when they are met, and the bonus of those whom nobody withstands."""

import pytest

from crossroads.games.munchkin.state import Foe
from tests.kit import rule
from tests.kit.munchkin import Table, munchkin, munchkin_pack, table


def rolls(t: Table) -> list[tuple[int, int]]:
    """Who has rolled against radiation since the last choice, and what."""
    return [(event.about["seat"], event.about["die"]) for event in t.happened("roll") if event.about["rolls"] == "rad"]


@rule("munchkin.radioactive-monsters.strength-printed")
def test_a_radioactive_monster_shows_how_strong_its_radioactivity_is() -> None:
    """Even a bystander sees the 3 of the Ghoul Roamer and the 0 of the Giant Ant."""
    t = table(munchkin(hand=["bent-fork"]), munchkin(), munchkin(), foes=["ghoul-roamer", "giant-ant"], dice=[6])

    seen = t.game.view(2)["fight"]["foes"]

    assert [(foe["id"], foe["radiation"]) for foe in seen] == [("ghoul-roamer", 3), ("giant-ant", 0)]


@rule("munchkin.radioactive-monsters.roll-on-meeting")
def test_whoever_meets_a_radioactive_monster_must_roll() -> None:
    """The Ghoul Roamer is behind the door: Ann is not asked whether she rolls, only whether she answers it first."""
    t = table(munchkin(hand=["bent-fork"]), munchkin(), munchkin(), doors=["ghoul-roamer"], dice=[6])

    t.choose("pass")
    assert (t.prompt, t.options) == ("react", ("pass",))
    t.choose("pass")

    assert rolls(t) == [(0, 6)]
    t.settle()
    assert t.prompt == "combat"
    assert t.foe().met == (0,)


@rule("munchkin.radioactive-monsters.roll-on-meeting")
def test_nobody_rolls_against_a_monster_without_radioactivity() -> None:
    """The Giant Ant has no radioactivity: no die is thrown."""
    t = table(munchkin(hand=["bent-fork"]), munchkin(), munchkin(), doors=["giant-ant"], dice=[])

    t.choose("pass")

    assert t.prompt == "combat"


@rule("munchkin.radioactive-monsters.roll-success", "munchkin.radioactive-monsters.roll-fail-bonus")
@pytest.mark.parametrize(("die", "strength"), [(5, 6), (4, 9), (1, 9), (6, 6)])
def test_more_than_six_keeps_the_monster_from_its_bonus(die: int, strength: int) -> None:
    """Defence 2 with rubber boots: a 5 makes 7, and the Ghoul Roamer has 6; a 4 makes 6, and it has 9."""
    t = table(
        munchkin(used=["rubber-boots"], hand=["bent-fork"]), munchkin(), munchkin(), doors=["ghoul-roamer"], dice=[die]
    )
    assert t.defence(0) == 2

    t.until("combat")

    assert t.strengths() == [strength]


@rule("munchkin.radioactive-monsters.helper-any-fail", "munchkin.radioactive-monsters.helper-rolls-on-joining")
@pytest.mark.parametrize(("die", "strength"), [(5, 9), (6, 6)])
def test_the_roll_of_the_helper_can_fail_too(die: int, strength: int) -> None:
    """Ann has made her roll; Ben joins with a defence of 1: a 5 fails, and the Ghoul Roamer has 9; a 6 succeeds."""
    t = table(
        munchkin(hand=["bent-fork"]),
        munchkin(hand=["tin-can"]),
        munchkin(),
        foes=[Foe("ghoul-roamer", "ghoul-roamer", met=(0,))],
        dice=[die],
    )
    assert t.sides == (1, 6)

    t.act(0, "help:1", "propose", "accept")
    t.until("combat")

    assert t.strengths() == [strength]


@rule("munchkin.radioactive-monsters.bonus-once")
def test_the_bonus_counts_once_even_if_both_fail() -> None:
    """Ann failed, and the Ghoul Roamer has 9; Ben, who would fail as well, joins and need not roll: it stays at 9."""
    t = table(munchkin(hand=["bent-fork"]), munchkin(hand=["tin-can"]), munchkin(), doors=["ghoul-roamer"], dice=[1, 1])
    t.until("combat")

    t.act(0, "help:1", "propose", "accept")
    t.until("combat")

    assert t.strengths() == [9]


@rule("munchkin.radioactive-monsters.helper-rolls-on-joining")
def test_a_helper_rolls_only_against_those_without_a_bonus() -> None:
    """Of two radioactive monsters the Centaur has its bonus: Ben joins and rolls once, against the Ghoul Roamer."""
    t = table(
        munchkin(hand=["bent-fork"]),
        munchkin(hand=["tin-can"]),
        munchkin(),
        foes=[Foe("centaur", "centaur", irradiated=True, met=(0,)), Foe("ghoul-roamer", "ghoul-roamer", met=(0,))],
        dice=[1],
    )

    t.act(0, "help:1", "propose", "accept")
    assert t.decision.about["card"] == "ghoul-roamer"
    t.until("combat")

    assert t.strengths() == [11, 9]
    assert [foe.met for foe in t.fight.foes] == [(0,), (0, 1)]


@rule("munchkin.radioactive-monsters.joining-monster-rolls")
@pytest.mark.parametrize(("dice", "met", "strength"), [([1], (0,), 5), ([6, 6], (0, 1), 3), ([6, 5], (0, 1), 5)])
def test_all_in_the_fight_meet_a_radioactive_monster_that_joins(
    dice: list[int], met: tuple[int, ...], strength: int
) -> None:
    """A Feral Ghoul is added: Ann rolls first; if she succeeds Ben, her helper, rolls too; if she fails he need not."""
    t = table(
        munchkin(hand=["bent-fork"]),
        munchkin(hand=["tin-can"]),
        munchkin(hand=["wandering-creature.1", "feral-ghoul"]),
        foes=["giant-ant"],
        helper=1,
        dice=dice,
    )

    t.act(2, "play:wandering-creature.1")
    t.until("combat")

    assert t.foe(1).met == met
    assert t.strengths() == [2, strength]


@rule("munchkin.radioactive-monsters.roll-not-repeated")
def test_a_better_defence_comes_too_late_after_the_roll() -> None:
    """Ann failed with 1; Lead Tablets raise her defence to 5 in the same fight, but the Ghoul Roamer keeps its 3."""
    t = table(munchkin(hand=["lead-tablets.1"]), munchkin(), munchkin(), doors=["ghoul-roamer"], dice=[5])
    t.until("combat")

    t.act(0, "play:lead-tablets.1", "target:0")
    t.until("combat")

    assert t.defence(0) == 5
    assert t.strengths() == [9]


@rule("munchkin.radioactive-monsters.bonus-ends")
def test_the_bonus_leaves_with_its_monster() -> None:
    """The Ghoul Roamer has 9 with its bonus, the Giant Ant 2; the Dog Whistle sends the first away, and 2 are left."""
    t = table(
        munchkin(hand=["dog-whistle"]),
        munchkin(),
        munchkin(),
        foes=[Foe("ghoul-roamer", "ghoul-roamer", irradiated=True, met=(0,)), "giant-ant"],
    )
    assert t.sides == (1, 11)

    t.act(0, "play:dog-whistle", "foe:ghoul-roamer")
    t.settle()

    assert t.sides == (1, 2)


@rule("munchkin.radioactive-monsters.bonus-ends")
def test_the_bonus_ends_with_the_fight() -> None:
    """Ann ran from the Feral Ghoul, which had its bonus; it is revealed again in Ben's turn, and has 3 until he rolls."""
    t = table(
        munchkin(),
        munchkin(hand=["tin-can"]),
        munchkin(),
        foes=[Foe("feral-ghoul", "feral-ghoul", irradiated=True, met=(0,))],
        only=True,
        dice=[6, 6, 6],
    )

    t.until("turn-start")
    assert t.seat == 1
    t.until("combat")

    assert t.fight.fighter == 1
    assert t.strengths() == [3]


@rule("munchkin.radioactive-monsters.bonus-stays")
def test_the_bonus_stays_when_the_one_who_failed_is_dead() -> None:
    """Helper Ben failed his roll, and an Anvil kills him: the Ghoul Roamer still has 9, against Ann alone."""
    t = table(
        munchkin(hand=["bent-fork"]),
        munchkin(level=2),
        munchkin(hand=["anvil"]),
        foes=[Foe("ghoul-roamer", "ghoul-roamer", irradiated=True, met=(0, 1))],
        helper=1,
        packs=[munchkin_pack(traps="- {id: anvil, effects: [{do: die}]}")],
    )
    assert t.sides == (3, 9)

    t.act(2, "play:anvil", "target:1")
    t.until("combat")

    assert not t.munchkin(1).alive
    assert t.sides == (1, 9)


@rule("munchkin.radioactive-monsters.defence-before-roll")
def test_the_defence_can_be_raised_between_meeting_and_roll() -> None:
    """Ann meets the Glowing One; before she rolls she takes Lead Tablets, and with a defence of 5 a 2 is enough."""
    t = table(munchkin(hand=["lead-tablets.1"]), munchkin(), munchkin(), doors=["glowing-one"], dice=[2])
    t.choose("pass")
    assert t.prompt == "react"

    t.choose("play:lead-tablets.1")
    t.until("combat")

    assert t.defence(0) == 5
    assert t.strengths() == [10]


@rule("munchkin.radioactive-monsters.defence-before-roll")
def test_others_may_raise_the_defence_before_the_roll_too() -> None:
    """Ben gives Ann his Lead Tablets as she meets the Glowing One."""
    t = table(munchkin(), munchkin(hand=["lead-tablets.1"]), munchkin(), doors=["glowing-one"], dice=[2])
    t.until("react")
    assert t.seat == 1

    t.choose("play:lead-tablets.1")
    t.until("combat")

    assert t.defence(0) == 5
    assert t.strengths() == [10]


@rule("munchkin.radioactive-monsters.roll-on-meeting", "munchkin.radioactive-monsters.roll-fail-bonus")
def test_the_weakest_radioactivity_needs_a_roll_too() -> None:
    """The Radroach of Level 1 has radioactivity 1: Ann rolls a 5, fails, and it has 2."""
    t = table(munchkin(hand=["bent-fork"]), munchkin(), munchkin(), doors=["radroach"], dice=[5])

    t.until("combat")

    assert t.strengths() == [2]


@rule("munchkin.radioactive-monsters.helper-rolls-on-joining")
def test_a_helper_rolls_even_if_nobody_could_act_afterwards() -> None:
    """Nobody holds a card: Ben joins, and the fight is not decided before he has rolled a 1, and the Ghoul Roamer has 9."""
    t = table(
        munchkin(level=5), munchkin(level=2), munchkin(), foes=[Foe("ghoul-roamer", "ghoul-roamer", met=(0,))], dice=[1]
    )

    t.act(0, "help:1", "propose", "accept")

    assert [event.about["total"] for event in t.happened("defence")] == [2]
    assert t.happened("lost-fight")
    assert t.sides == (7, 9)


@rule("munchkin.radioactive-monsters.roll-on-meeting", "munchkin.enhancers.own-properties")
def test_an_enhancer_can_make_a_monster_radioactive() -> None:
    """Irradiated gives the Giant Ant a radioactivity of 3: Ann and her helper Ben both meet it anew; Ben fails, and it has 5."""
    t = table(
        munchkin(hand=["bent-fork"]),
        munchkin(hand=["tin-can"]),
        munchkin(hand=["irradiated"]),
        foes=["giant-ant"],
        helper=1,
        dice=[6, 5],
    )

    t.act(2, "play:irradiated")
    t.until("combat")

    assert t.foe().met == (0, 1)
    assert t.strengths() == [5]


@rule("munchkin.radioactive-monsters.bonus-once", "munchkin.enhancers.own-properties")
@pytest.mark.parametrize(("has_bonus", "dice", "strength"), [(True, [], 12), (False, [1], 12), (False, [6], 6)])
def test_more_radioactivity_raises_a_bonus_or_is_met_anew(has_bonus: bool, dice: list[int], strength: int) -> None:
    """Irradiated adds 3 to the Ghoul Roamer's 3: a bonus it has grows to 6 without a roll; else Ann rolls once more."""
    t = table(
        munchkin(hand=["irradiated", "bent-fork"]),
        munchkin(),
        munchkin(),
        foes=[Foe("ghoul-roamer", "ghoul-roamer", irradiated=has_bonus, met=(0,))],
        dice=dice,
    )

    t.act(0, "play:irradiated")
    t.until("combat")

    assert t.strengths() == [strength]


@rule("munchkin.radioactive-monsters.roll-on-meeting", "munchkin.radioactive-monsters.roll-fail-bonus")
@pytest.mark.parametrize(("die", "averted"), [(5, False), (6, True)])
def test_who_meets_what_and_how_it_ends_is_told(die: int, averted: bool) -> None:
    """Ben meets the Ghoul Roamer in his turn, and is the first who may answer it."""
    t = table(
        munchkin(), munchkin(hand=["tin-can"]), munchkin(), active=1, phase="kick", doors=["ghoul-roamer"], dice=[die]
    )
    about = {"card": "ghoul-roamer", "target": 1, "foe": "ghoul-roamer"}

    assert (t.seat, t.prompt, dict(t.decision.about)) == (1, "react", {"what": "meeting", **about})
    t.choose("pass")
    assert (t.seat, t.prompt, dict(t.decision.about)) == (1, "react", {"what": "roll", **about, "rolls": "rad"})
    t.choose("pass")

    told = [(event.kind, event.rule, dict(event.about)) for event in t.log]
    assert told == [
        ("kick", "munchkin.kick-open.reveal", {"seat": 1, "card": "ghoul-roamer"}),
        ("fight", "munchkin.kick-open.monster-fight", {"seat": 1, "card": "ghoul-roamer"}),
        ("roll", "munchkin.components.one-die", {"seat": 1, "rolls": "rad", "die": die, "card": "ghoul-roamer"}),
        ("defence", "munchkin.rad-defence.roll", {"seat": 1, "card": "ghoul-roamer", "total": die + 1, "won": averted}),
        *(
            []
            if averted
            else [
                (
                    "irradiated",
                    "munchkin.radioactive-monsters.roll-fail-bonus",
                    {"card": "ghoul-roamer", "amount": 3},
                )
            ]
        ),
    ]
    assert (t.foe().met, t.foe().irradiated) == ((1,), not averted)


@rule("munchkin.wandering-creature.joins", "munchkin.combat.defeat-without-kill")
def test_a_monster_that_takes_the_place_of_another_is_told_as_that() -> None:
    t = table(
        munchkin(hand=["tin-can"]),
        munchkin(hand=["mistaken-identity.1", "stray-dog"]),
        munchkin(),
        foes=["cave-gecko"],
    )

    t.act(1, "play:mistaken-identity.1")
    t.settle()

    assert (t.told("ousted"), t.told("killed")) == ([{"card": "cave-gecko"}], [])
    assert t.told("joined-monster") == [{"card": "stray-dog"}]
    assert t.rules_told("joined-monster") == ["munchkin.wandering-creature.joins"]
    assert t.fight.gone == ()


@rule("munchkin.negotiation.offer-cap")
def test_a_monster_that_adds_nothing_changes_the_fight_all_the_same() -> None:
    """A Stray Dog does not bite whoever has a dog: it joins with 0, and Ann may make offers again."""
    t = table(
        munchkin(hand=["tin-can"], sidekick="faithful-mutt"),
        munchkin(level=2, hand=["wandering-creature.1", "stray-dog"]),
        munchkin(level=2, hand=["bent-fork"]),
        foes=["robobrain"],
    )
    t.choose("pass")
    t.state.offered = ((0, 1, 3),)

    t.act(1, "play:wandering-creature.1")
    t.settle()
    assert t.sides == (3, 8)

    t.wait_for(0, "help:1")
    assert [foe.id for foe in t.fight.foes] == ["robobrain", "stray-dog"]
