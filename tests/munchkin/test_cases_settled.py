"""Cases in which several rules meet: what an effect leaves to settle, in hands, gear, classes and Perks."""

import pytest

from tests.kit import rule
from tests.kit.munchkin import gear, munchkin, table


@rule("munchkin.super-munchkin.surplus-class", "munchkin.play-use-apply.abilities-cost-cards")
def test_super_munchkin_paid_for_a_power_leaves_one_of_two_classes() -> None:
    """Raider and Paladin at once: the Paladin's +1 is paid with Super Munchkin itself, and one class has to go."""
    who = munchkin(classes=["raider.1", "brotherhood-paladin.1"], traits=["super-munchkin.1"])
    t = table(who, munchkin(hand=["tin-can"]), munchkin(), foes=["giant-ant"])

    t.act(0, "power:brotherhood-paladin.1:0", "pay:super-munchkin.1")
    t.until("lose-class")
    t.choose("lose:raider.1")

    assert t.munchkin(0).classes == ("brotherhood-paladin.1",)
    assert t.munchkin(0).traits == ()


@rule(
    "munchkin.super-munchkin.surplus-class",
    "munchkin.effects.consequence-order",
    "munchkin.effects.cancel-only-special",
)
def test_what_was_paid_is_gone_even_if_the_power_is_cancelled_and_its_loss_is_settled() -> None:
    """Power Cut stops the Paladin's power, but Super Munchkin has been paid: one of two classes goes before anybody acts."""
    who = munchkin(classes=["raider.1", "brotherhood-paladin.1"], traits=["super-munchkin.1"])
    t = table(who, munchkin(hand=["power-cut", "tin-can"]), munchkin(), foes=["giant-ant"])

    t.act(0, "power:brotherhood-paladin.1:0", "pay:super-munchkin.1")
    t.act(1, "play:power-cut")
    t.settle()

    assert (t.seat, t.prompt) == (0, "lose-class")
    t.choose("lose:brotherhood-paladin.1")
    assert t.munchkin(0).classes == ("raider.1",)
    assert t.sides == (1, 2)


@rule("munchkin.megabrain.lost-surplus", "munchkin.cards.ability-cost-in-play")
def test_megabrain_paid_for_a_cancelled_power_costs_the_third_perk() -> None:
    perks = ["fleet-feet", "lead-stomach", "pack-rat"]
    who = munchkin(level=6, classes=["raider.1"], traits=["megabrain.1"], perks=perks)
    t = table(munchkin(), who, munchkin(hand=["power-cut", "tin-can"]), foes=["giant-ant"])

    t.act(1, "power:raider.1:0", "pay:megabrain.1")
    t.act(2, "play:power-cut")
    t.until("lose-perk")
    t.choose("lose:pack-rat")

    assert t.munchkin(1).perks == ("fleet-feet", "lead-stomach")
    assert t.strength(0) == 1


@rule("munchkin.perks.restore-keeps", "munchkin.perks.restore-window", "munchkin.perks.restore-no-choice")
def test_who_loses_a_level_by_an_own_power_restores_the_own_level() -> None:
    """A Raider's theft fails: the level card that saves the Perk goes to the Raider, not to whom it tried to rob."""
    who = munchkin(level=2, classes=["raider.1"], perks=["fleet-feet"], hand=["tin-can", "rescued-a-radcat"])
    t = table(who, munchkin(used=["gas-mask"]), munchkin(), dice=[1])

    t.act(0, "power:raider.1:1", "pay:tin-can")
    t.until("restore")
    t.choose("play:rescued-a-radcat")
    t.settle()

    assert t.munchkin(0).level == 2
    assert t.munchkin(0).perks == ("fleet-feet",)
    assert t.munchkin(1).level == 1


@rule("munchkin.perks.restore-window", "munchkin.play-use-apply.target-legal-before-play")
def test_only_a_level_card_that_lifts_its_holder_restores_a_level() -> None:
    """Flattery is for those without a class, and the radio asks for a Sidekick: a Raider alone can use neither."""
    cards = ["flattered-the-overseer", "sang-on-the-radio", "rescued-a-radcat"]
    who = munchkin(level=2, classes=["raider.1"], perks=["fleet-feet"], hand=cards)
    t = table(who, munchkin(hand=["tripwire.1"]), munchkin())

    t.act(1, "play:tripwire.1", "target:0")
    t.until("restore")

    assert t.options == ("play:rescued-a-radcat", "none")


@rule("munchkin.megabrain.lost-surplus", "munchkin.perks.restore-only-surplus", "munchkin.perks.even-level")
def test_a_perk_that_only_megabrain_allowed_cannot_be_saved_by_a_level() -> None:
    """At Level 7 two Perks are allowed whatever the Level: no restoration is asked for."""
    perks = ["fleet-feet", "lead-stomach", "pack-rat"]
    who = munchkin(level=7, classes=["raider.1"], traits=["megabrain.1"], perks=perks, hand=["rescued-a-radcat"])
    t = table(munchkin(), who, munchkin(), foes=["giant-ant"])

    t.act(1, "power:raider.1:0", "pay:megabrain.1")
    t.settle()

    assert t.prompt == "lose-perk"


@rule(
    "munchkin.effects.consequence-order", "munchkin.perks.lost-levels-discard", "munchkin.big-items.overflow-must-fix"
)
def test_a_lost_perk_takes_the_second_big_item_with_it() -> None:
    """A level is lost, with it Strong Back, with that the right to a second Big item: asked in this order."""
    who = munchkin(level=2, perks=["strong-back"], used=["super-sledge"], backpack=["minigun"])
    t = table(who, munchkin(hand=["tripwire.1"]), munchkin())

    t.act(1, "play:tripwire.1", "target:0")
    t.until("surplus")
    t.choose("surplus:minigun", "to:1")

    assert t.munchkin(0).perks == ()
    assert [each.id for each in t.munchkin(0).gear] == ["super-sledge"]
    assert [each.id for each in t.munchkin(1).gear] == ["minigun"]


@rule("munchkin.big-items.overflow-must-fix", "munchkin.sidekicks.load", "munchkin.big-items.overflow-any-cause")
def test_a_sidekick_that_carries_takes_the_surplus_big_item() -> None:
    """In her own turn the Pack Brahmin from the hand bears the Minigun, and nothing has to be given away."""
    who = munchkin(level=2, perks=["strong-back"], used=["super-sledge"], backpack=["minigun"], hand=["pack-brahmin"])
    t = table(who, munchkin(hand=["tripwire.1"]), munchkin())

    t.act(1, "play:tripwire.1", "target:0")
    t.until("surplus")
    t.choose("sidekick:pack-brahmin")
    t.choose("load:minigun")

    assert [(each.id, each.carried) for each in t.munchkin(0).gear] == [("super-sledge", False), ("minigun", True)]
    assert t.prompt == "turn-start"


@rule("munchkin.sidekicks.items-when-leaving", "munchkin.sidekicks.load", "munchkin.cards.ability-cost-in-play")
def test_a_sidekick_paid_for_a_power_takes_its_load_along() -> None:
    carried = gear("minigun", carried=True, used=False)
    who = munchkin(
        classes=["brotherhood-paladin.1"], sidekick="pack-brahmin", used=["super-sledge"], backpack=[carried]
    )
    t = table(who, munchkin(hand=["tin-can"]), munchkin(), foes=["giant-ant"])

    t.act(0, "power:brotherhood-paladin.1:0", "pay:pack-brahmin")
    t.settle()

    assert [each.id for each in t.munchkin(0).gear] == ["super-sledge"]
    assert "minigun" in t.state.treasure_pile
    assert "pack-brahmin" in t.state.door_pile


@rule("munchkin.cheat.leaves-with-item", "munchkin.items.stolen-placement", "munchkin.item-restrictions.use-restricted")
def test_a_stolen_item_comes_without_its_cheat() -> None:
    """A Tiara that a man wore by Cheat!: the thief is a man too, so it lands in the Backpack, and Cheat! is discarded."""
    thief = munchkin(sex="male", classes=["raider.1"], hand=["tin-can"])
    victim = munchkin(sex="male", used=[gear("beauty-queen-tiara", cheat="cheat.1")])
    t = table(thief, victim, munchkin(), dice=[6])

    t.act(0, "power:raider.1:1", "pay:tin-can")
    t.settle()

    (tiara,) = t.munchkin(0).gear
    assert (tiara.id, tiara.used, tiara.cheat) == ("beauty-queen-tiara", False, "")
    assert t.munchkin(1).gear == ()
    assert "cheat.1" in t.state.door_pile


@rule("munchkin.cheat.looted", "munchkin.looting-body.bundle", "munchkin.cheat.outside-limits")
def test_cheat_and_its_item_are_looted_by_two_hands() -> None:
    """Each takes one card: the sledge with its edge is one, Cheat! another."""
    sledge = gear("super-sledge", "sharpened-edge", cheat="cheat.1")
    dying = munchkin(level=5, used=[sledge, "minigun"])
    t = table(dying, munchkin(level=3), munchkin(level=2), foes=["deathclaw"], dice=[1])

    t.until("loot")
    assert t.seat == 1
    assert {"loot:super-sledge", "loot:cheat.1", "loot:minigun"} <= {*t.options}
    t.choose("loot:super-sledge")
    assert "loot:sharpened-edge" not in t.options
    t.choose("loot:cheat.1")
    t.until("receipt")

    assert t.munchkin(1).bundles[0].cards == ("super-sledge", "sharpened-edge")
    assert t.munchkin(2).hand == ("cheat.1",)


@rule(
    "munchkin.item-restrictions.counts-again",
    "munchkin.cards.ability-cost-in-combat",
    "munchkin.item-restrictions.slot-surplus",
)
def test_a_weapon_that_had_stopped_counting_counts_again_when_a_hand_is_free() -> None:
    """A lost third hand makes one of three weapons idle; when another is paid for a power, it counts again."""
    weapons = ["laser-pistol", "plasma-pistol", "ripper"]
    who = munchkin(level=2, classes=["brotherhood-paladin.1"], perks=["third-pocket-hand"], used=weapons)
    t = table(who, munchkin(hand=["tripwire.1", "tin-can"]), munchkin(), foes=["mirelurk-king"], dice=[6])
    t.until("combat")
    full = t.strength(0)

    t.act(1, "play:tripwire.1", "target:0")
    t.until("idle")
    t.choose("idle:laser-pistol")
    without = t.strength(0)
    t.act(0, "power:brotherhood-paladin.1:0", "pay:ripper")
    t.settle()

    assert without < full - 1
    assert [each.id for each in t.munchkin(0).gear if each.idle] == []


@rule("munchkin.perks.two-even-levels", "munchkin.perks.limit-at-choice", "munchkin.selling.several-levels")
def test_a_sale_of_three_levels_brings_two_choices_of_perks() -> None:
    """From Level 3 to 6 by 3000 caps: at Levels 4 and 6, both with the limit of Level 6."""
    dear = ["powered-armour", "minigun", "super-sledge", "gold-paint", "radiation-suit", "combat-armour"]
    t = table(munchkin(level=3, hand=dear), munchkin(), munchkin())

    t.act(0, "sale", *[f"sell:{card}" for card in dear])
    t.choose("done")
    choices = 0
    while t.prompt in ("perk-draw", "perk"):
        choices += t.prompt == "perk-draw"
        t.choose(t.options[0])

    assert (t.munchkin(0).level, choices) == (6, 2)
    assert len(t.munchkin(0).perks) == 2


@rule("munchkin.selling.rate", "munchkin.perks.powers-end", "munchkin.effects.same-effects-add")
def test_a_haggler_whose_perk_is_muted_sells_at_the_usual_rate() -> None:
    """800 caps are a level with Born Haggler, unless a Loud Radio Jingle drowns all Perks."""
    who = munchkin(level=2, perks=["born-haggler"], used=["minigun"])
    t = table(who, munchkin(hand=["loud-radio-jingle"]), munchkin())
    assert "sale" in t.options

    t.act(1, "play:loud-radio-jingle", "target:0")
    t.settle()
    while t.seat != 0:
        t.skip()

    assert t.refused("sale") == "munchkin.selling.rate"


@rule("munchkin.charity.receiver-may-play", "munchkin.sidekicks.only-drawn-at-once", "munchkin.class.play-on-receipt")
def test_of_what_charity_brings_a_class_may_be_played_at_once_and_a_sidekick_not() -> None:
    has = ["raider.1", "faithful-mutt", "tin-can", "bent-fork", "gas-mask", "tripwire.1", "tripwire.2"]
    t = table(munchkin(level=2, hand=has), munchkin(), munchkin(level=2), phase="charity")

    t.choose("charity:raider.1", "charity:faithful-mutt")

    assert (t.seat, t.prompt) == (1, "receipt")
    assert "class:raider.1" in t.options
    assert "sidekick:faithful-mutt" not in t.options
    t.choose("class:raider.1", "done")
    assert t.munchkin(1).hand == ("faithful-mutt",)


@rule("munchkin.charity.only-lowest", "munchkin.death.dead-get-no-cards", "munchkin.charity.lowest-discards")
def test_charity_looks_past_the_dead_even_if_the_dead_is_lowest() -> None:
    """The dead Level 1 gets nothing; of the living nobody is below Level 2: the excess is discarded."""
    has = ["raider.1", "tin-can", "bent-fork", "gas-mask", "tripwire.1", "tripwire.2"]
    t = table(munchkin(level=2, hand=has), munchkin(alive=False, redraw=True), munchkin(level=2), phase="charity")

    t.choose("charity:tin-can")

    assert "tin-can" in t.state.treasure_pile


@pytest.mark.parametrize(("creeping", "penalty"), [("own-turns", -1), ("every-turn", -2)])
@rule("munchkin.radiation.creeping-grows", "munchkin.charity.then-next-turn")
def test_what_creeps_grows_after_charity_at_the_start_of_the_right_turn(creeping: str, penalty: int) -> None:
    """Charity of the first player ends a turn; the irradiated third player has not had a turn of its own."""
    t = table(
        munchkin(),
        munchkin(),
        munchkin(hand=["creeping-irradiation", "bent-fork"]),
        options={"creeping": creeping},
        doors=["wrong-room", "drafted"],
    )
    t.act(2, "play:creeping-irradiation", "target:2")
    t.until("radiation")
    t.choose("accept")
    while t.state.turn == 0:
        t.skip()

    assert t.munchkin(2).kept[0].penalty == penalty


@rule("munchkin.play-use-apply.abilities-cost-cards", "munchkin.sidekicks.items-when-leaving")
def test_a_sidekick_cannot_be_paid_while_its_load_is_needed_for_the_rest_of_the_price() -> None:
    """Three cards are the price, and there are three: the load and the fork first, the Sidekick last."""
    load = gear("minigun", carried=True, used=False)
    who = munchkin(classes=["enclave-scientist.1"], sidekick="pack-brahmin", backpack=[load], hand=["bent-fork"])
    t = table(who, munchkin(), munchkin(), foes=["giant-ant"])

    t.act(0, "power:enclave-scientist.1:0")
    asked = []
    for card in ("bent-fork", "minigun", "pack-brahmin"):
        asked.append(t.options)
        t.choose(f"pay:{card}")

    assert asked == [("pay:bent-fork", "pay:minigun"), ("pay:minigun",), ("pay:pack-brahmin",)]
    assert {"bent-fork", "minigun"} <= {*t.state.treasure_pile}
    assert t.munchkin(0).sidekick == ""


@rule("munchkin.sidekicks.items-when-leaving", "munchkin.cards.ability-cost-in-play")
def test_a_sidekick_may_be_paid_first_if_enough_is_left_without_its_load() -> None:
    load = gear("minigun", carried=True, used=False)
    hand = ["bent-fork", "tin-can"]
    who = munchkin(classes=["enclave-scientist.1"], sidekick="pack-brahmin", backpack=[load], hand=hand)
    t = table(who, munchkin(), munchkin(), foes=["giant-ant"])

    t.act(0, "power:enclave-scientist.1:0", "pay:pack-brahmin")

    assert t.options == ("pay:bent-fork", "pay:tin-can")
