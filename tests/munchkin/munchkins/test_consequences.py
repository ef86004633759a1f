"""What follows from an effect: surplus Perks, classes and items, one after the other until nothing is left (topic effects)."""

from typing import Any

import pytest

from crossroads.games.munchkin.player import Kept
from tests.kit import rule
from tests.kit.munchkin import Table, gear, munchkin, munchkin_pack, table

FILLER = ["tin-can"]
SIX = ["bent-fork", "desk-fan", "left-boot", "garden-gnome", "wind-up-car", "leaf-blower"]


# -- Perks


def fallen(*, perks: list[str], hand: list[str], by: int = 1, level: int = 4, active: int = 0, **has: Any) -> Table:
    """Ann lets Ben fall by so many levels."""
    pack = munchkin_pack(traps=f"- {{id: pitfall, effects: [{{do: lose, what: level, amount: {by}}}]}}")
    t = table(
        munchkin(hand=["pitfall"]),
        munchkin(level=level, perks=perks, hand=hand, **has),
        munchkin(),
        active=active,
        packs=[pack],
    )
    t.act(0, "play:pitfall", "target:1")
    t.settle()
    return t


@rule("munchkin.perks.restore-window", "munchkin.perks.lost-levels-discard")
def test_who_has_declined_to_restore_a_level_is_not_asked_again_for_the_second_perk() -> None:
    """With Megabrain three Perks at Level 6; at Level 2 only one is left, and Ben is asked once."""
    perks = ["lead-stomach", "fleet-feet", "thick-hide"]
    t = fallen(perks=perks, hand=["rescued-a-radcat"], by=4, level=6, traits=["megabrain.1"])

    assert (t.seat, t.prompt, t.options) == (1, "restore", ("play:rescued-a-radcat", "none"))
    t.choose("none")
    assert t.prompt == "lose-perk"
    t.choose("lose:fleet-feet")
    assert t.prompt == "lose-perk"
    t.choose("lose:thick-hide")

    assert t.munchkin(1).perks == ("lead-stomach",)
    assert t.told("lost") == [{"seat": 1, "card": "fleet-feet"}, {"seat": 1, "card": "thick-hide"}]
    assert t.rules_told("lost") == ["munchkin.perks.lost-levels-discard"] * 2


@rule("munchkin.perks.restore-no-choice", "munchkin.perks.even-level")
def test_after_a_restored_level_the_next_even_one_brings_a_choice_again() -> None:
    """Ben is back at Level 4 without a choice; two cards later he is at 6 and has one."""
    t = fallen(
        perks=["lead-stomach", "fleet-feet"],
        hand=["rescued-a-radcat", "read-the-survival-guide", "blew-up-the-outhouse"],
    )

    t.choose("play:rescued-a-radcat")
    t.settle()
    assert t.told("level") == [{"seat": 1, "level": 4}]
    for card in ("read-the-survival-guide", "blew-up-the-outhouse"):
        t.act(1, f"play:{card}", "target:1")
        t.settle()

    assert (t.seat, t.prompt) == (1, "perk-draw")
    assert t.munchkin(1).perks == ("lead-stomach", "fleet-feet")


@rule("munchkin.perks.restore-window")
def test_only_what_gives_the_own_level_back_restores_it() -> None:
    """Ben has a class and no Sidekick: neither flattery nor a song helps him, and a grenade never does."""
    hand = ["flattered-the-overseer", "sang-on-the-radio", "fragmentation-grenade.1", "found-grandfathers-diary"]
    t = fallen(perks=["lead-stomach", "fleet-feet"], hand=hand, classes=["raider.1"])

    assert t.options == ("play:found-grandfathers-diary", "none")


@rule("munchkin.play-use-apply.same-card-once", "munchkin.perks.restore-window")
def test_a_card_that_was_applied_in_this_turn_restores_nothing() -> None:
    t = table(
        munchkin(hand=["pitfall"]),
        munchkin(level=4, perks=["lead-stomach", "fleet-feet"], hand=["rescued-a-radcat"]),
        munchkin(),
        packs=[munchkin_pack(traps="- {id: pitfall, effects: [{do: lose, what: level, amount: 1}]}")],
    )
    t.state.applied = ("rescued-a-radcat",)

    t.act(0, "play:pitfall", "target:1")
    t.settle()

    assert (t.prompt, t.options) == ("restore", ("none",))


@rule("munchkin.perks.restore-window", "munchkin.perks.restore-keeps", "munchkin.selling.own-turn-not-combat")
@pytest.mark.parametrize("hand", [[], FILLER])
def test_in_the_own_turn_a_sale_restores_the_level_too(hand: list[str]) -> None:
    """Minigun and rusty pistol bring 1,000 caps: Ben keeps both Perks, and has no choice of a third."""
    has: dict[str, Any] = {"used": ["minigun"], "backpack": ["rusty-pistol"]}
    t = fallen(perks=["lead-stomach", "fleet-feet"], hand=hand, active=1, **has)

    assert (t.seat, t.prompt, t.options) == (1, "restore", ("sale", "none"))
    t.choose("sale", "sell:minigun", "sell:rusty-pistol", "done")

    assert t.told("sold") == [{"seat": 1, "cards": ["minigun", "rusty-pistol"], "caps": 1000, "levels": 1}]
    assert (t.munchkin(1).level, t.munchkin(1).perks) == (4, ("lead-stomach", "fleet-feet"))
    assert t.prompt != "perk-draw"


@rule("munchkin.perks.restore-window", "munchkin.selling.own-turn-not-combat")
@pytest.mark.parametrize("hand", [[], FILLER])
def test_in_the_turn_of_another_nothing_is_sold_for_a_level(hand: list[str]) -> None:
    """With an empty hand Ben cannot do anything, as all can see, and is not asked."""
    has: dict[str, Any] = {"used": ["minigun"], "backpack": ["rusty-pistol"]}
    t = fallen(perks=["lead-stomach", "fleet-feet"], hand=hand, **has)

    assert (t.prompt, t.options[:1]) == (("restore", ("none",)) if hand else ("lose-perk", ("lose:lead-stomach",)))


@rule("munchkin.perks.restore-window", "munchkin.effects.cancel-only-special")
def test_a_card_that_restores_a_level_is_answered_as_the_level_card_that_it_is() -> None:
    """Ann may answer Ben's card, but her Power Cut is for other things: it is no ability."""
    t = table(
        munchkin(hand=["tripwire.1", "power-cut"]),
        munchkin(level=4, perks=["lead-stomach", "fleet-feet"], hand=["rescued-a-radcat"]),
        munchkin(),
    )
    t.act(0, "play:tripwire.1", "target:1")
    t.until("restore")

    t.choose("play:rescued-a-radcat")

    assert (t.seat, t.prompt, t.options) == (0, "react", ("pass",))
    assert (t.decision.about["what"], t.decision.about["seat"]) == ("level-up", 1)


# -- classes


@rule("munchkin.super-munchkin.lost-without-class")
def test_super_munchkin_goes_with_the_last_class_and_megabrain_stays() -> None:
    t = table(
        munchkin(),
        munchkin(classes=["raider.1"], traits=["super-munchkin.1", "megabrain.1"], hand=FILLER),
        munchkin(),
        active=1,
    )

    t.choose("drop:raider.1")

    assert t.munchkin(1).traits == ("megabrain.1",)
    assert t.state.door_pile == ("raider.1", "super-munchkin.1")
    assert t.told("lost") == [{"seat": 1, "card": "super-munchkin.1"}]
    assert t.rules_told("lost") == ["munchkin.super-munchkin.lost-without-class"]


@rule("munchkin.super-munchkin.surplus-class", "munchkin.effects.consequence-order")
def test_a_class_too_many_goes_and_then_what_it_let_its_owner_use() -> None:
    """Ben pays with Super Munchkin: he gives up the Raider, and the Skull Mask goes to the Backpack."""
    t = table(
        munchkin(),
        munchkin(
            classes=["raider.1", "brotherhood-paladin.1"], traits=["super-munchkin.1"], used=["skull-mask"], hand=[]
        ),
        munchkin(hand=["dart-gun"]),
        active=1,
    )
    t.state.players[1].traits = ()

    t.act(1, "stow:skull-mask")
    assert (t.prompt, t.options) == ("lose-class", ("lose:raider.1", "lose:brotherhood-paladin.1"))
    t.choose("lose:raider.1")

    assert t.told("dropped") == [{"seat": 1, "card": "raider.1"}]
    assert t.munchkin(1).classes == ("brotherhood-paladin.1",)


# -- gear


@rule("munchkin.item-restrictions.became-illegal-to-backpack", "munchkin.effects.consequence-order")
def test_all_that_may_no_longer_be_used_goes_to_the_backpack_at_once() -> None:
    """Out of combat Ben drops his class: Skull Mask and Spiked Armour are stowed, the boots stay on."""
    t = table(
        munchkin(),
        munchkin(classes=["raider.1"], used=["skull-mask", "spiked-armour", "spiked-boots"], hand=FILLER),
        munchkin(),
        active=1,
    )

    t.choose("drop:raider.1")

    assert [(each.id, each.used) for each in t.munchkin(1).gear] == [
        ("skull-mask", False),
        ("spiked-armour", False),
        ("spiked-boots", True),
    ]
    assert t.told("stow") == [{"seat": 1, "card": "skull-mask"}, {"seat": 1, "card": "spiked-armour"}]
    assert t.rules_told("stow") == ["munchkin.item-restrictions.became-illegal-to-backpack"] * 2


@rule("munchkin.item-restrictions.became-illegal-to-backpack")
def test_the_gear_of_a_bystander_is_stowed_though_others_fight_and_that_of_a_helper_is_not() -> None:
    """In Ann's fight a brick takes the classes of her helper Ben and of Cleo, who stands by."""
    t = table(
        munchkin(hand=["falling-brick.1", "falling-brick.2"]),
        munchkin(classes=["raider.1"], used=["skull-mask"], hand=FILLER),
        munchkin(classes=["raider.2"], used=["sawn-off-shotgun"]),
        foes=["robobrain"],
        helper=1,
    )

    for number, victim in ((1, 1), (2, 2)):
        t.act(0, f"play:falling-brick.{number}", f"target:{victim}")
        t.settle()

    assert t.told("stow") == [{"seat": 2, "card": "sawn-off-shotgun"}]
    assert t.munchkin(1).gear == (gear("skull-mask"),)
    assert t.strength(1) == 1


def paladin(*used: Any, **has: Any) -> Table:
    """Ben fights a Robobrain, and can add 1 to his strength for each card that he pays, three times."""
    ben = munchkin(classes=["brotherhood-paladin.1"], level=2, used=used, **has)
    return table(munchkin(), ben, munchkin(), active=1, foes=["robobrain"])


PAY = "power:brotherhood-paladin.1:0"


@rule("munchkin.cheat.lost", "munchkin.cards.ability-cost-in-play", "munchkin.item-restrictions.slot-surplus")
@pytest.mark.parametrize(("idle", "left"), [("combat-helmet", 2 + 1 + 2 + 1), ("colander-helmet", 2 + 2 + 2 + 1)])
def test_a_cheat_may_pay_for_an_ability_and_its_item_is_bound_again_at_once(idle: str, left: int) -> None:
    """Ben wears helmets of 2 and of 1, thanks to Cheat!; he pays with it for +1, and names the one that stops counting."""
    t = paladin("combat-helmet", gear("colander-helmet", cheat="cheat.1"), "leather-armour")
    assert t.strength(1) == 2 + 2 + 1 + 2

    t.act(1, PAY)
    assert {*t.options} == {"pay:combat-helmet", "pay:colander-helmet", "pay:cheat.1", "pay:leather-armour"}
    t.choose("pay:cheat.1")
    assert (t.seat, t.prompt, t.options) == (1, "idle", ("idle:combat-helmet", "idle:colander-helmet"))
    t.choose(f"idle:{idle}")

    assert t.strength(1) == left
    assert t.state.door_pile == ("cheat.1",)


@rule("munchkin.item-restrictions.counts-again", "munchkin.item-restrictions.slot-surplus")
def test_a_helmet_that_was_one_too_many_counts_again_when_the_other_is_gone() -> None:
    """Ben pays with Cheat! and then with the colander: the Combat Helmet, which he had named, counts again."""
    t = paladin("combat-helmet", gear("colander-helmet", cheat="cheat.1"))
    t.act(1, PAY, "pay:cheat.1", "idle:combat-helmet")
    t.settle()

    t.act(1, PAY, "pay:colander-helmet")
    t.settle()

    assert t.strength(1) == 2 + 2 + 1 + 1
    assert t.munchkin(1).gear == (gear("combat-helmet"),)


@rule("munchkin.item-restrictions.slot-surplus", "munchkin.item-restrictions.became-illegal-to-backpack")
def test_a_helmet_that_was_one_too_many_goes_to_the_backpack_after_the_fight() -> None:
    """The Robobrain loses against 9 and grenades; a third helmet with its own Cheat! was never too many."""
    t = paladin(
        "combat-helmet",
        gear("colander-helmet", cheat="cheat.1"),
        gear("gas-mask", cheat="cheat.2"),
        hand=["plasma-grenade"],
    )
    t.act(1, PAY, "pay:cheat.1")
    t.settle()
    assert t.options == ("idle:combat-helmet", "idle:colander-helmet")
    t.choose("idle:colander-helmet")
    t.act(1, "play:plasma-grenade", "side:munchkins")

    t.until("receipt")

    assert t.munchkin(1).gear == (
        gear("combat-helmet"),
        gear("colander-helmet", used=False),
        gear("gas-mask", cheat="cheat.2"),
    )


def three_armed(*used: Any, **has: Any) -> Table:
    """Ben has lost his third hand in his fight, and must name what he cannot hold any more."""
    ben = munchkin(used=used, kept=[Kept("extra-arm", "kept")], hand=["radaway.1", "mentats.1"], **has)
    t = table(munchkin(), ben, munchkin(), active=1, foes=["robobrain"])
    t.act(1, "play:radaway.1")
    t.settle()
    return t


@rule("munchkin.item-restrictions.slot-surplus")
def test_only_what_is_held_is_named_when_a_hand_is_lost() -> None:
    """Neither the helmet, nor what lies in the Backpack, nor what Cheat! holds."""
    t = three_armed(
        "combat-helmet",
        "baseball-bat",
        "laser-pistol",
        "combat-knife",
        gear("mesmetron", cheat="cheat.1"),
        backpack=["dart-gun"],
    )

    assert (t.seat, t.prompt) == (1, "idle")
    assert t.options == ("idle:baseball-bat", "idle:laser-pistol", "idle:combat-knife")
    assert t.decision.rule == "munchkin.item-restrictions.slot-surplus"


@rule("munchkin.item-restrictions.counts-again")
@pytest.mark.parametrize(("gone", "again"), [("combat-knife", True), ("combat-helmet", False)])
def test_what_the_hands_could_not_hold_counts_again_when_one_is_free(gone: str, again: bool) -> None:
    """Ben named the pistol; a thief takes the knife, and he holds the pistol again, or his helmet, and he does not."""
    ben = munchkin(
        used=["combat-helmet", "baseball-bat", "laser-pistol", "combat-knife"],
        kept=[Kept("extra-arm", "kept")],
        hand=["radaway.1"],
    )
    t = table(munchkin(), ben, munchkin(hand=["pickpocket-orphans"]), active=1, foes=["robobrain"])
    t.act(1, "play:radaway.1")
    t.settle()
    t.choose("idle:laser-pistol")

    t.act(2, "play:pickpocket-orphans", "target:1")
    t.settle()
    t.choose(f"lose:{gone}")

    pistol = t.munchkin(1).item("laser-pistol")
    assert pistol is not None
    assert pistol.idle is not again


@rule("munchkin.item-restrictions.slot-surplus", "munchkin.item-restrictions.extra-hand")
def test_a_third_hand_holds_a_third_item() -> None:
    """Nothing is too much for Ben while he has the Extra Arm, whatever happens."""
    ben = munchkin(
        used=["baseball-bat", "laser-pistol", "combat-knife"], kept=[Kept("extra-arm", "kept")], hand=["mentats.1"]
    )
    t = table(munchkin(hand=["tripwire.1"]), ben, munchkin(), active=1, foes=["robobrain"])

    t.act(0, "play:tripwire.1", "target:1")
    t.settle()

    assert t.prompt == "combat"
    assert t.strength(1) == 1 + 2 + 2 + 1 - 1
