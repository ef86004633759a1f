"""Powers of cards in play: whose they are, when and how often they work, what they cost (topics class, perks, actions)."""

import pytest

from crossroads.games.munchkin.player import Kept
from tests.kit import rule
from tests.kit.munchkin import gear, munchkin, munchkin_pack, table

FILLER = ["tin-can"]
MORE = ["tin-can", "bent-fork", "desk-fan", "left-boot"]


@rule("munchkin.perks.powers-start", "munchkin.play-use-apply.use")
@pytest.mark.parametrize(("kept", "offered"), [([], True), ([Kept("loud-radio-jingle", "turns", 1)], False)])
def test_a_perk_lends_its_power_unless_a_jingle_drowns_it(kept: list[Kept], offered: bool) -> None:
    """Mysterious Stranger in a fight; the Loud Radio Jingle silences all Perks."""
    ann = munchkin(level=4, perks=["mysterious-stranger"], kept=kept, hand=FILLER)
    t = table(ann, munchkin(), munchkin(), foes=["robobrain"])

    assert ("power:mysterious-stranger:0" in t.options) is offered


@rule("munchkin.item-restrictions.use-restricted")
@pytest.mark.parametrize(("classes", "offered"), [(["raider.1"], True), ([], False)])
def test_an_item_lends_no_power_to_who_may_not_use_it(classes: list[str], offered: bool) -> None:
    """A crystal ball for Raiders that is in use, and its owner is none any more."""
    pack = munchkin_pack(
        items="- id: ball\n  price: 100\n  use: {class: raider}\n"
        "  effects: [{do: power, times: 1, gives: [{do: draw, deck: door}]}]\n"
    )
    t = table(munchkin(used=["ball"], classes=classes, hand=FILLER), munchkin(), munchkin(), packs=[pack])

    assert ("power:ball:0" in t.options) is offered


@rule("munchkin.class.powers-timing")
def test_a_power_of_a_fight_does_not_work_outside_one() -> None:
    """The Deserter Scientist re-rolls against Radiation once a fight, so not behind the door; in a fight she does."""
    ann = munchkin(level=3, sidekick="deserter-scientist", hand=FILLER)
    calm = table(ann, munchkin(), munchkin(), doors=["radiation-sickness.1"], phase="kick", dice=[1])
    fought = table(ann, munchkin(), munchkin(hand=["radiation-sickness.1"]), foes=["robobrain"], dice=[1])
    fought.act(2, "play:radiation-sickness.1", "target:0")

    for t in (calm, fought):
        t.until("radiation")
        t.choose("roll")

    assert calm.refused("power:deserter-scientist:0") == "munchkin.class.powers-timing"
    assert "power:deserter-scientist:0" in fought.options


@rule("munchkin.class.powers-timing")
@pytest.mark.parametrize("fighter", [0, 1, 2])
def test_a_power_of_a_fight_works_in_the_own_one_whoever_fights(fighter: int) -> None:
    paladin, other = munchkin(classes=["brotherhood-paladin.1"], hand=MORE), munchkin(hand=["gas-mask"])
    seats = [paladin if seat == fighter else other for seat in range(3)]
    t = table(
        *seats[:1],
        *[{**seat, "hand": ()} if seat is other else seat for seat in seats[1:]],
        active=fighter,
        foes=["robobrain"],
    )

    assert t.seat == fighter
    assert "power:brotherhood-paladin.1:0" in t.options


@rule("munchkin.class.powers-timing", "munchkin.actions.any-abilities")
def test_the_lone_wanderer_rerolls_once_against_each_monster() -> None:
    """Two monsters: the power is spent for the first and there again for the second."""
    ann = munchkin(classes=["lone-wanderer.1"], hand=MORE, level=5)
    t = table(ann, munchkin(), munchkin(), foes=["robobrain", "sentry-bot"], dice=[1, 2, 1, 6])

    t.until("before-roll")
    t.close()
    t.choose("from:robobrain", "power:lone-wanderer.1:0", "pay:tin-can", "pass")
    assert t.refused("power:lone-wanderer.1:0") == "munchkin.actions.any-abilities"
    t.until("before-roll")
    while t.prompt != "react" or t.state.top.kind != "roll":
        t.skip()

    assert t.decision.about["foe"] == "sentry-bot"
    assert "power:lone-wanderer.1:0" in t.options


@rule("munchkin.class.powers-timing", "munchkin.actions.any-abilities")
def test_the_scientist_rerolls_each_roll_against_radiation_once() -> None:
    """Two Radiation cards in a turn: the power is spent for the first roll and there again for the second."""
    ann = munchkin(level=5, classes=["enclave-scientist.1"], hand=MORE)
    ben = munchkin(hand=["radiation-sickness.1", "radiation-sickness.2"])
    t = table(ann, ben, munchkin(), dice=[1, 2, 3])

    t.act(1, "play:radiation-sickness.1", "target:0")
    t.until("radiation")
    t.choose("roll", "power:enclave-scientist.1:1", "pay:tin-can")
    while t.seat != 0 or t.state.top.kind != "roll":
        t.choose("pass")
    assert t.refused("power:enclave-scientist.1:1") == "munchkin.actions.any-abilities"
    t.act(1, "play:radiation-sickness.2", "target:0")
    t.until("radiation")
    t.choose("roll")

    assert "power:enclave-scientist.1:1" in t.options


@rule("munchkin.actions.any-abilities")
def test_a_power_of_the_turn_is_spent_for_the_whole_turn() -> None:
    """The Raider robs once a turn: tried in a fight, it is spent there and afterwards."""
    ann = munchkin(level=8, classes=["raider.1"], perks=["lucky-streak"], hand=MORE)
    t = table(ann, munchkin(used=["combat-knife", "baseball-bat"]), munchkin(), foes=["giant-ant"], dice=[6, 6, 6])

    t.choose("power:raider.1:1", "pay:tin-can")
    t.until("combat")
    t.wait_for(0, "pass")
    assert t.refused("power:raider.1:1") == "munchkin.actions.any-abilities"
    t.until("door-settled")
    assert t.refused("power:raider.1:1") == "munchkin.actions.any-abilities"


@rule("munchkin.actions.any-abilities")
def test_powers_are_counted_apart() -> None:
    """Who has used the Wandering Doctor may still use the Raider's gamble, and neither twice."""
    ann = munchkin(
        level=5,
        classes=["raider.1"],
        sidekick="wandering-doctor",
        kept=[Kept("bald-spot", "kept"), Kept("jelly-legs", "turns", 1)],
        hand=MORE,
    )
    t = table(ann, munchkin(used=["combat-knife", "baseball-bat"]), munchkin(), dice=[6])

    t.act(0, "power:wandering-doctor:0", "pay:tin-can", "pass", "cure:bald-spot")
    t.act(0, "power:raider.1:1", "pay:bent-fork")
    t.until("turn-start")
    t.wait_for(0, "pass")

    assert t.refused("power:wandering-doctor:0") == "munchkin.actions.any-abilities"
    assert t.refused("power:raider.1:1") == "munchkin.actions.any-abilities"


@rule("munchkin.play-use-apply.abilities-cost-cards")
@pytest.mark.parametrize(("hand", "offered"), [(3, True), (2, False)])
def test_a_power_that_cannot_be_paid_is_refused(hand: int, offered: bool) -> None:
    """The Enclave Scientist's way out of a fight costs three other cards."""
    ann = munchkin(classes=["enclave-scientist.1"], hand=MORE[:hand])
    t = table(ann, munchkin(), munchkin(), foes=["robobrain"])

    if offered:
        assert "power:enclave-scientist.1:0" in t.options
    else:
        assert t.refused("power:enclave-scientist.1:0") == "munchkin.play-use-apply.abilities-cost-cards"


@rule("munchkin.cards.ability-cost-bundle", "munchkin.looting-body.bundle")
def test_a_bundle_in_hand_pays_as_one_card() -> None:
    """A pistol that was looted with its sight: one payment, and both cards are discarded."""
    ann = munchkin(
        classes=["brotherhood-paladin.1"], bundles=[gear("rusty-pistol", "telescopic-sight"), gear("laser-pistol")]
    )
    t = table(ann, munchkin(), munchkin(), foes=["robobrain"])

    t.choose("power:brotherhood-paladin.1:0", "pay:rusty-pistol")

    assert [each.id for each in t.munchkin(0).bundles] == ["laser-pistol"]
    assert t.state.treasure_pile == ("rusty-pistol", "telescopic-sight")


@rule("munchkin.cards.ability-cost-in-play", "munchkin.sidekicks.items-when-leaving")
def test_a_sidekick_that_pays_takes_what_it_carries_along() -> None:
    ann = munchkin(
        classes=["brotherhood-paladin.1"],
        sidekick="pack-brahmin",
        backpack=[gear("minigun", carried=True), "combat-knife"],
    )
    t = table(ann, munchkin(), munchkin(), foes=["robobrain"])

    t.choose("power:brotherhood-paladin.1:0", "pay:pack-brahmin")

    assert t.munchkin(0).sidekick == ""
    assert [each.id for each in t.munchkin(0).gear] == ["combat-knife"]
    assert (t.state.door_pile, t.state.treasure_pile) == (("pack-brahmin",), ("minigun",))


@rule("munchkin.cards.ability-cost-in-play", "munchkin.cards.ability-cost-excluded")
@pytest.mark.parametrize("perks_pay", [False, True])
def test_what_lies_in_front_of_a_player_may_pay_perks_only_if_the_table_says_so(perks_pay: bool) -> None:
    """A class and Super Munchkin pay with two classes; a Perk only where the table has agreed on it."""
    ann = munchkin(
        level=4,
        classes=["brotherhood-paladin.1", "raider.1"],
        traits=["super-munchkin.1"],
        perks=["thick-hide"],
        kept=[Kept("bald-spot", "kept")],
    )
    t = table(ann, munchkin(), munchkin(), foes=["robobrain"], options={"perks_pay": perks_pay})

    t.choose("power:brotherhood-paladin.1:0")
    assert t.options == ("pay:raider.1", "pay:super-munchkin.1", *(["pay:thick-hide"] if perks_pay else []))
    t.choose(t.options[-1])

    assert t.munchkin(0).perks == (() if perks_pay else ("thick-hide",))
    assert t.munchkin(0).traits == (("super-munchkin.1",) if perks_pay else ())


@rule("munchkin.effects.mesmetron-oust")
def test_a_power_without_a_limit_may_be_used_again() -> None:
    """A pack's lever draws a Door as often as it is paid for."""
    pack = munchkin_pack(
        items="- id: lever\n  price: 100\n  effects: [{do: power, pay: 1, gives: [{do: draw, deck: door}]}]\n"
    )
    t = table(
        munchkin(used=["lever"], hand=MORE), munchkin(), munchkin(), packs=[pack], doors=["drafted", "wrong-room"]
    )

    for card in MORE[:2]:
        t.act(0, "power:lever:0", f"pay:{card}")
        t.until("turn-start")

    assert t.munchkin(0).hand[-2:] == ("drafted", "wrong-room")
