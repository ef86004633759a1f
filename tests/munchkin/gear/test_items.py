"""Items, slots and the Backpack (topics items, item-restrictions, backpack, weapons, explosives)."""

import pytest

from crossroads.games.munchkin.player import Kept
from tests.kit import rule
from tests.kit.munchkin import gear, munchkin, munchkin_pack, table

FILLER = ["tin-can"]


@rule("munchkin.items.definition")
def test_an_item_has_a_price_or_the_words_no_price() -> None:
    """The Folding Joint has no price line and is none; the Wobbling Figurine has No Price and is one."""
    content = table().state.content

    assert content.cards["wobbling-figurine"].is_item
    assert content.cards["telescopic-sight"].is_item
    assert not content.cards["folding-joint"].is_item
    assert not content.cards["rescued-a-radcat"].is_item
    assert not any(card.is_item for card in content.cards.values() if card.deck != "treasure")


@rule("munchkin.items.permanent-or-one-shot", "munchkin.items.one-shot-marked")
def test_each_item_is_permanent_or_one_shot_as_marked() -> None:
    """One-shots are what the file of one-shots has; the Mesmetron, which may be discarded, is permanent."""
    content = table().state.content

    kinds = {card.kind for card in content.cards.values() if card.is_item}
    assert kinds == {"item", "junk", "modifier", "one-shot"}
    assert content.cards["mesmetron"].kind == "item"


@rule("munchkin.items.play-on-receipt", "munchkin.items.receipt-window-ends", "munchkin.looting-body.play-at-once")
def test_an_item_may_be_played_when_it_is_received_and_not_after_done() -> None:
    """Two cards of Charity come to seat 2: one is put in use, and after done the other stays in hand."""
    hand = ["baseball-bat", "combat-helmet", "tin-can", "bent-fork", "desk-fan", "left-boot", "garden-gnome"]
    t = table(munchkin(level=2, hand=hand), munchkin(level=2), munchkin(), phase="charity")

    t.choose("charity:baseball-bat", "charity:combat-helmet")
    assert (t.seat, t.prompt) == (2, "receipt")
    t.choose("wear:baseball-bat", "done")

    assert t.strength(2) == 3
    assert t.munchkin(2).hand == ("combat-helmet",)
    assert t.prompt != "receipt"


@rule("munchkin.items.play-on-receipt-not-in-combat")
def test_in_combat_no_item_is_played_on_receipt() -> None:
    t = table(
        munchkin(hand=["master-lockpick"]), munchkin(), munchkin(), foes=["robobrain"], treasures=["baseball-bat"]
    )

    t.choose("play:master-lockpick")

    assert t.prompt == "receipt"
    assert t.options == ("done",)
    assert t.refused("wear:baseball-bat") == "munchkin.items.play-on-receipt-not-in-combat"


@rule(
    "munchkin.items.play-on-receipt-no-rearranging",
    "munchkin.items.play-on-receipt-big",
    "munchkin.item-restrictions.slot-head",
)
def test_in_the_turn_of_another_nothing_in_use_moves_for_a_card_received() -> None:
    """A helmet is worn and a Big item carried: the new helmet only goes into the Backpack, the Big one not at all."""
    hand = ["colander-helmet", "minigun", "tin-can", "bent-fork", "desk-fan", "left-boot", "garden-gnome"]
    t = table(
        munchkin(level=2, hand=hand),
        munchkin(level=2),
        munchkin(used=["combat-helmet", "super-sledge"]),
        phase="charity",
    )

    t.choose("charity:colander-helmet", "charity:minigun")

    assert {*t.options} == {"done", "stow:colander-helmet"}
    assert t.refused("wear:colander-helmet") == "munchkin.item-restrictions.slot-head"
    assert t.refused("stow:minigun") == "munchkin.big-items.carry-one"


@rule("munchkin.items.play-own-turn")
def test_items_are_played_from_the_hand_in_the_own_turn() -> None:
    t = table(munchkin(hand=["baseball-bat"]), munchkin(), munchkin())

    assert {"wear:baseball-bat", "stow:baseball-bat"} <= {*t.options}


@rule("munchkin.items.play-not-other-turn")
def test_an_item_that_was_not_played_waits_for_the_own_turn() -> None:
    t = table(munchkin(hand=FILLER), munchkin(hand=["baseball-bat"]), munchkin())

    t.choose("pass")

    assert t.refused("wear:baseball-bat") == "munchkin.items.play-not-other-turn"


@rule("munchkin.items.one-shot-any-time")
def test_a_one_shot_may_be_applied_in_the_turn_of_another() -> None:
    t = table(munchkin(hand=FILLER), munchkin(hand=["radaway.1"]), munchkin(kept=[Kept("bald-spot", "kept")]))

    t.act(1, "play:radaway.1")
    t.settle()

    assert t.munchkin(2).kept == ()


@rule("munchkin.items.carry-small-unlimited", "munchkin.item-restrictions.slot-carry-unlimited")
def test_any_number_of_small_items_may_be_carried() -> None:
    helmets = ["colander-helmet", "combat-helmet", "gas-mask", "skull-mask"]
    t = table(munchkin(hand=helmets), munchkin(), munchkin())

    t.choose(*[f"stow:{card}" for card in helmets])

    assert len(t.munchkin(0).gear) == 4


@rule("munchkin.items.no-free-discard", "munchkin.items.ways-to-lose")
def test_an_item_cannot_be_thrown_away() -> None:
    t = table(munchkin(used=["baseball-bat"], hand=FILLER), munchkin(), munchkin())

    assert {option.partition(":")[0] for option in t.options} == {"stow", "trade", "pass"}
    assert t.refused("drop:baseball-bat").startswith("munchkin.")


@rule("munchkin.items.gift-needs-consent", "munchkin.trading.gift")
@pytest.mark.parametrize(("answer", "owner"), [("accept", 1), ("refuse", 0)])
def test_a_gift_needs_the_other_to_accept(answer: str, owner: int) -> None:
    t = table(munchkin(used=["baseball-bat"], hand=FILLER), munchkin(), munchkin())

    t.choose("trade:1", "give:baseball-bat", "propose", answer)

    assert t.munchkin(owner).item("baseball-bat") is not None


@rule("munchkin.items.victim-chooses")
def test_the_victim_picks_which_of_several_items_is_lost() -> None:
    t = table(
        munchkin(used=["baseball-bat", "combat-knife"], hand=FILLER),
        munchkin(),
        munchkin(),
        doors=["jammed-barrel.1"],
        phase="kick",
    )

    t.settle()
    assert (t.seat, {*t.options}) == (0, {"lose:baseball-bat", "lose:combat-knife"})
    t.choose("lose:combat-knife")

    assert [each.id for each in t.munchkin(0).gear] == ["baseball-bat"]


@rule("munchkin.items.worn-slot-all-lost", "munchkin.items.worn-slot-backpack-safe")
def test_worn_gear_of_a_slot_is_lost_altogether_and_that_in_the_backpack_is_not() -> None:
    """With Cheat! two armours are worn: both go."""
    has = munchkin(
        used=["combat-armour", gear("leather-armour", cheat="cheat.1")], backpack=["biker-jacket"], hand=FILLER
    )
    t = table(has, munchkin(), munchkin(), doors=["lose-your-worn-armour"], phase="kick")

    t.settle()

    assert [each.id for each in t.munchkin(0).gear] == ["biker-jacket"]


THIEF = "- id: thief\n  effects: [{do: power, gives: [{do: steal}]}]\n"


@rule("munchkin.items.stolen-placement", "munchkin.items.stolen-needs-room")
def test_a_stolen_item_stays_in_play_and_a_big_one_needs_room() -> None:
    """The thief carries a Big item: the Minigun cannot be stolen, the helmet is put in use."""
    pack = munchkin_pack(classes=THIEF)
    has = munchkin(classes=["thief"], used=["super-sledge"], hand=FILLER)
    t = table(has, munchkin(used=["combat-helmet", "minigun"]), munchkin(), packs=[pack])

    t.choose("power:thief:0")
    t.settle()

    stolen = t.munchkin(0).item("combat-helmet")
    assert stolen is not None
    assert stolen.used
    assert t.munchkin(1).item("minigun") is not None


# -- slots


@rule("munchkin.item-restrictions.carry-anything", "munchkin.item-restrictions.tesla-cannon")
def test_anybody_may_carry_the_tesla_cannon_and_only_scientists_use_it() -> None:
    t = table(munchkin(hand=["tesla-cannon", "enclave-scientist.1"]), munchkin(), munchkin())
    assert t.refused("wear:tesla-cannon") == "munchkin.item-restrictions.use-restricted"

    t.choose("stow:tesla-cannon", "class:enclave-scientist.1", "wear:tesla-cannon")

    assert t.strength(0) == 7


@rule(
    "munchkin.item-restrictions.slot-head",
    "munchkin.item-restrictions.slot-armour",
    "munchkin.item-restrictions.slot-feet",
)
@pytest.mark.parametrize(
    ("slot", "worn", "other"),
    [
        ("head", "combat-helmet", "colander-helmet"),
        ("armour", "combat-armour", "vault-jumpsuit"),
        ("feet", "spiked-boots", "rubber-boots"),
    ],
)
def test_of_headgear_armour_and_footgear_one_is_worn(slot: str, worn: str, other: str) -> None:
    t = table(munchkin(used=[worn], hand=[other]), munchkin(), munchkin())

    assert t.refused(f"wear:{other}") == f"munchkin.item-restrictions.slot-{slot}"
    t.choose(f"stow:{worn}", f"wear:{other}")

    assert [each.id for each in t.munchkin(0).gear if each.used] == [other]


@rule("munchkin.item-restrictions.slot-hands", "munchkin.item-restrictions.extra-hand")
@pytest.mark.parametrize(
    ("used", "perk", "item", "fits"),
    [
        (["baseball-bat"], "", "combat-knife", True),
        (["baseball-bat", "combat-knife"], "", "laser-pistol", False),
        (["baseball-bat"], "", "hunting-rifle", False),
        (["hunting-rifle"], "", "combat-knife", False),
        (["hunting-rifle"], "third-pocket-hand", "combat-knife", True),
        (["baseball-bat", "combat-knife"], "third-pocket-hand", "laser-pistol", True),
        (["baseball-bat"], "third-pocket-hand", "hunting-rifle", True),
        (["baseball-bat", "brass-knuckles"], "", "combat-knife", False),
    ],
)
def test_two_hands_hold_two_one_handed_items_or_one_two_handed_one(
    used: list[str], perk: str, item: str, fits: bool
) -> None:
    """An extra hand holds one more one-handed item."""
    t = table(munchkin(level=4, used=used, perks=[perk] if perk else [], hand=[item]), munchkin(), munchkin())

    assert (f"wear:{item}" in t.options) is fits
    if not fits:
        assert t.refused(f"wear:{item}") == "munchkin.item-restrictions.slot-hands"


@rule("munchkin.item-restrictions.no-slot-unlimited")
def test_items_without_a_slot_may_be_used_in_any_number() -> None:
    t = table(
        munchkin(hand=["wrist-computer", "wobbling-figurine", "pack-frame", "geiger-counter"]), munchkin(), munchkin()
    )

    t.choose("wear:wrist-computer", "wear:wobbling-figurine", "wear:pack-frame", "wear:geiger-counter")

    assert t.strength(0) == 3


@rule(
    "munchkin.item-restrictions.became-illegal",
    "munchkin.item-restrictions.became-illegal-to-backpack",
    "munchkin.combat.gear-frozen",
)
def test_an_item_that_may_no_longer_be_used_counts_no_more_and_is_stowed_after_the_fight() -> None:
    """A Raider drops the class in a fight: the Skull Mask of 3 adds nothing, and lies in the Backpack afterwards."""
    t = table(
        munchkin(level=4, classes=["raider.1"], used=["skull-mask"], hand=FILLER),
        munchkin(),
        munchkin(),
        foes=["mole-rat-pup"],
    )

    t.choose("drop:raider.1")
    assert t.strength(0) == 4
    held = t.munchkin(0).item("skull-mask")
    assert held is not None
    assert held.used
    t.until("receipt", "door-settled")

    stowed = t.munchkin(0).item("skull-mask")
    assert stowed is not None
    assert not stowed.used


@rule("munchkin.item-restrictions.counts-again")
def test_an_item_counts_again_as_soon_as_its_owner_may_use_it_again() -> None:
    has = munchkin(classes=["raider.1"], used=["skull-mask"], hand=["raider.2"])
    t = table(has, munchkin(), munchkin(), foes=["robobrain"])

    t.choose("drop:raider.1")
    assert t.strength(0) == 1
    t.act(0, "class:raider.2")

    assert t.strength(0) == 4


@rule("munchkin.item-restrictions.slot-surplus")
def test_if_hands_are_lost_the_owner_names_what_stops_counting() -> None:
    """The Extra Arm is cured in a fight with three one-handed weapons in use."""
    has = munchkin(
        used=["baseball-bat", "combat-knife", "laser-pistol"], kept=[Kept("extra-arm", "kept")], hand=["radaway.1"]
    )
    t = table(has, munchkin(), munchkin(), foes=["robobrain"])
    assert t.strength(0) == 1 + 2 + 1 + 2 - 1

    t.choose("play:radaway.1")
    assert t.prompt == "idle"
    t.choose("idle:combat-knife")

    assert t.strength(0) == 1 + 2 + 2


@rule("munchkin.item-restrictions.cards-may-lift", "munchkin.cheat.frees-one-item")
def test_special_cards_may_lift_slots_and_restrictions() -> None:
    t = table(munchkin(used=["combat-helmet"], backpack=["skull-mask"], hand=["cheat.1"]), munchkin(), munchkin())

    t.choose("cheat:cheat.1:skull-mask", "wear:skull-mask")

    assert t.strength(0) == 1 + 2 + 3


# -- the Backpack


@rule("munchkin.backpack.holds-unused", "munchkin.backpack.shown-sideways")
def test_what_is_not_used_lies_in_the_backpack_for_all_to_see() -> None:
    t = table(munchkin(used=["baseball-bat"], backpack=["skull-mask"]), munchkin(), munchkin())

    shown = t.game.view(1)["players"][0]["gear"]

    assert [(each["id"], each["used"]) for each in shown] == [("baseball-bat", True), ("skull-mask", False)]


@rule("munchkin.backpack.one-shots-go-there", "munchkin.backpack.items-only")
def test_a_one_shot_on_the_table_goes_to_the_backpack_and_no_other_card_does() -> None:
    t = table(munchkin(hand=["radaway.1", "tripwire.1", "folding-joint", "rescued-a-radcat"]), munchkin(), munchkin())

    assert "wear:radaway.1" not in t.options
    assert [option for option in t.options if option.startswith("stow")] == ["stow:radaway.1"]
    t.choose("stow:radaway.1")

    assert not t.munchkin(0).gear[0].used


@rule("munchkin.backpack.own-turn-swap", "munchkin.response-windows.item-moves-finite")
def test_in_the_own_turn_items_move_between_use_and_backpack_once_each() -> None:
    t = table(munchkin(used=["baseball-bat"], hand=FILLER), munchkin(), munchkin())

    t.choose("stow:baseball-bat", "wear:baseball-bat")

    assert t.refused("stow:baseball-bat") == "munchkin.response-windows.item-moves-finite"


@rule("munchkin.backpack.no-swap-in-combat", "munchkin.backpack.no-swap-in-flight")
@pytest.mark.parametrize("prompt", ["combat", "before-roll"])
def test_in_a_fight_and_in_flight_nothing_moves(prompt: str) -> None:
    t = table(
        munchkin(used=["baseball-bat"], backpack=["combat-helmet"], hand=FILLER),
        munchkin(),
        munchkin(),
        foes=["robobrain"],
        dice=[6],
    )

    t.until(prompt)

    assert not {"stow:baseball-bat", "wear:combat-helmet"} & {*t.options}
    assert t.refused("wear:combat-helmet") == "munchkin.combat.gear-frozen"


@rule("munchkin.backpack.no-swap-other-turn")
def test_in_the_turn_of_another_nothing_moves() -> None:
    t = table(munchkin(hand=FILLER), munchkin(used=["baseball-bat"], hand=["bent-fork"]), munchkin())

    t.choose("pass")

    assert t.refused("stow:baseball-bat") == "munchkin.backpack.no-swap-other-turn"


# -- weapons and Explosives


@rule("munchkin.weapons.four-kinds")
def test_every_weapon_is_of_one_of_four_kinds() -> None:
    weapons = [getattr(card, "weapon", "") for card in table().state.content.cards.values()]
    weapons = [kind for kind in weapons if kind]

    assert {kind: weapons.count(kind) for kind in sorted({*weapons})} == {
        "energy": 7,
        "heavy": 6,
        "light": 8,
        "melee": 7,
    }


@rule("munchkin.weapons.kind-only-for-cards")
def test_the_kind_of_a_weapon_matters_only_where_a_card_names_it() -> None:
    """Gunslinger adds 2 for a light weapon and nothing for a melee one."""
    light = table(munchkin(level=2, perks=["gunslinger"], used=["rusty-pistol"]), munchkin(), munchkin())
    melee = table(munchkin(level=2, perks=["gunslinger"], used=["combat-knife"]), munchkin(), munchkin())

    assert (light.strength(0), melee.strength(0)) == (5, 3)


@rule("munchkin.weapons.knuckles-not-weapons")
def test_knuckle_dusters_are_no_weapons() -> None:
    """Jammed Barrel, which takes a weapon, leaves them; a Sharpened Edge does not fit."""
    t = table(
        munchkin(used=["brass-knuckles"], hand=["sharpened-edge"]), munchkin(), munchkin(), doors=["jammed-barrel.1"]
    )
    assert t.refused("attach:sharpened-edge:brass-knuckles") == "munchkin.modifiers.item-limit"

    t.until("door-settled")

    assert [each.id for each in t.munchkin(0).gear] == ["brass-knuckles"]


@rule("munchkin.explosives.one-shot", "munchkin.explosives.not-weapons")
def test_explosives_are_one_shots_and_no_weapons() -> None:
    explosives = [card for card in table().state.content.cards.values() if getattr(card, "sort", "") == "explosive"]

    assert sum(card.copies for card in explosives) == 10
    assert {card.kind for card in explosives} == {"one-shot"}
    assert not any(getattr(card, "weapon", "") for card in explosives)


@rule("munchkin.explosives.boom")
def test_an_explosive_goes_off_with_a_boom() -> None:
    t = table(munchkin(hand=["mini-nuke"]), munchkin(), munchkin(), foes=["robobrain"])

    t.choose("play:mini-nuke", "side:munchkins")

    assert t.sides == (9, 8)
    assert any(event.kind == "boom" for event in t.game.events)


@rule("munchkin.cheat.outside-limits", "munchkin.item-restrictions.slot-head")
@pytest.mark.parametrize(("cheat", "offered"), [("cheat.1", True), ("", False)])
def test_what_is_worn_with_cheat_leaves_its_slot_free(cheat: str, offered: bool) -> None:
    ann = munchkin(used=[gear("combat-helmet", cheat=cheat)], hand=["gas-mask"])
    t = table(ann, munchkin(), munchkin())

    assert ("wear:gas-mask" in t.options) is offered


@rule("munchkin.looting-body.bundle", "munchkin.big-items.carry-one")
@pytest.mark.parametrize(("modifier", "offered"), [("folding-joint", True), ("double-magazine", False)])
def test_a_bundle_is_as_big_as_it_was_looted(modifier: str, offered: bool) -> None:
    """Ann carries a Big item already; a Minigun that was looted with a Folding Joint is Big no longer."""
    ann = munchkin(backpack=["flamer"], bundles=[gear("minigun", modifier)])
    t = table(ann, munchkin(), munchkin())

    if not offered:
        assert t.refused("stow:minigun") == "munchkin.big-items.carry-one"
        return
    t.choose("stow:minigun")
    assert t.munchkin(0).item("minigun") == gear("minigun", "folding-joint", used=False)


@rule("munchkin.sidekicks.items-when-leaving", "munchkin.backpack.own-turn-swap")
def test_what_a_sidekick_carries_it_carries_in_use_too() -> None:
    """Ann puts on the Minigun that her Pack Brahmin bears: it still does not count against her limit."""
    ann = munchkin(sidekick="pack-brahmin", backpack=[gear("minigun", carried=True), "super-sledge"])
    t = table(ann, munchkin(), munchkin())

    t.choose("wear:minigun")

    assert t.munchkin(0).item("minigun") == gear("minigun", carried=True)


@rule("munchkin.items.stolen-placement")
@pytest.mark.parametrize(("foes", "used"), [([], True), (["robobrain"], False)])
def test_a_stolen_item_is_in_use_at_once_but_not_in_a_fight(foes: list[str], used: bool) -> None:
    ann = munchkin(level=4, classes=["raider.1"], hand=["tin-can"])
    t = table(ann, munchkin(used=["baseball-bat"]), munchkin(), foes=foes, dice=[6])

    t.choose("power:raider.1:1", "pay:tin-can")

    assert t.munchkin(0).item("baseball-bat") == gear("baseball-bat", used=used)
