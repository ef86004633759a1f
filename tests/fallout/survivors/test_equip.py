"""Equipping: three slots, the moments at which cards are changed, and what is pushed out."""

from typing import Any

import pytest

from tests.kit import rule
from tests.kit.fallout import LEGS, Wasteland, enemy, story_pack, survivor, wasteland
from tests.kit.stories import meets

THREE = ("junk", "water", "brahmin-steak")


def worn(t: Wasteland, seat: int = 0) -> list[str]:
    """The cards that a seat has equipped."""
    return [held.id for held in t.survivor(seat).equipped]


def carried(t: Wasteland, seat: int = 0) -> list[str]:
    """The cards in a seat's inventory."""
    return [held.id for held in t.survivor(seat).inventory]


@rule("fallout.equip.three-kinds")
def test_weapons_apparel_and_companions_can_be_equipped_and_nothing_else() -> None:
    """Of a weapon, apparel and a companion each can be equipped; aid, chems and magazines cannot."""
    t = wasteland(survivor(inventory=["machete", "combat-armor", "codsworth"]), survivor())
    assert {"equip:machete", "equip:combat-armor", "equip:codsworth"} <= {*t.options}

    t = wasteland(survivor(inventory=["grognak-the-barbarian", "buffout", "stimpak"]), survivor())

    for card in ("grognak-the-barbarian", "buffout", "stimpak"):
        assert t.refused(f"equip:{card}") == "fallout.items.use-from-inventory"


@rule("fallout.equip.three-slots")
def test_each_slot_holds_one_card() -> None:
    """A weapon, apparel and a companion are equipped together; another weapon takes the weapon's place."""
    t = wasteland(survivor(apparel="combat-armor", inventory=["machete", "codsworth"]), survivor())

    t.choose("equip:machete", "equip:codsworth")
    assert worn(t) == ["machete", "combat-armor", "codsworth"]
    t = wasteland(survivor(weapon="machete", apparel="combat-armor", companion="codsworth", inventory=["pipe-wrench"]))
    t.choose("equip:pipe-wrench")

    assert (worn(t), carried(t)) == (["pipe-wrench", "combat-armor", "codsworth"], ["machete"])


@rule("fallout.equip.must-be-equipped")
@pytest.mark.parametrize(
    ("has", "hp"), [({"inventory": ["t-60-power-armor"]}, 13), ({"apparel": "t-60-power-armor"}, 15)]
)
def test_apparel_protects_only_while_it_is_worn(has: dict[str, Any], hp: int) -> None:
    """Armor 2 against three hits of a level 1 enemy: carried it cancels nothing, worn it cancels two."""
    t = wasteland(survivor(**has), enemies=[enemy("bloatfly", "camp.c")], dice=[LEGS] * 3)

    t.choose("fight:bloatfly")

    assert t.survivor().hp == hp


@rule("fallout.equip.must-be-equipped")
def test_a_carried_weapon_and_a_carried_companion_do_nothing() -> None:
    """A rifle in the inventory shoots at nobody, and Codsworth heals nobody from there."""
    t = wasteland(survivor(hp=5, inventory=["hunting-rifle", "codsworth"]), enemies=[enemy("bloatfly", "camp.d")])

    assert t.refused("fight:bloatfly") == "fallout.fight-action.ranged-adjacent"
    assert t.refused("use:codsworth") == "fallout.equip.must-be-equipped"
    t.choose("equip:hunting-rifle", "equip:codsworth")
    assert {"fight:bloatfly", "use:codsworth"} <= {*t.options}


@rule("fallout.equip.equip-on-gain")
@pytest.mark.parametrize(
    ("results", "card"),
    [
        ("{do: draw, deck: loot}", "pipe-wrench"),
        ("{do: draw, deck: asset}", "machete"),
        ("{do: unique, card: fat-man}", "fat-man"),
    ],
)
def test_a_gained_card_can_be_equipped_at_once(results: str, card: str) -> None:
    """A weapon drawn in the midst of a turn: it can be equipped at once, else it goes to the inventory."""
    situation: dict[str, Any] = {"loot": ["pipe-wrench"], "assets": ["machete"]}
    t = meets(results, **situation)
    t.choose("option:do")
    assert (t.prompt, t.options) == ("equip-gained", (f"equip:{card}", f"keep:{card}"))
    t.choose(f"equip:{card}")
    assert (worn(t), carried(t)) == ([card], [])

    t = meets(results, **situation)
    t.choose("option:do", f"keep:{card}")

    assert (worn(t), carried(t)) == ([], [card])


@rule("fallout.equip.equip-on-gain")
def test_a_bought_and_a_traded_card_can_be_equipped_at_once() -> None:
    """A weapon from the shop and one from a partner, who is not even on turn: each gainer may equip it."""
    t = meets(
        "{do: shop, dealings: 1}", survivor(caps=9), shop=["machete", "stimpak", "radaway", "jet"], assets=["nuka-cola"]
    )
    t.choose("option:do", "buy:machete", "equip:machete")
    assert worn(t) == ["machete"]

    t = wasteland(survivor(weapon="machete"), survivor())
    t.choose("camp", "trade:1", "give:machete", "propose", "accept")
    assert (t.seat, t.options) == (1, ("equip:machete", "keep:machete"))
    t.choose("equip:machete")

    assert (worn(t, 0), worn(t, 1)) == ([], ["machete"])


@rule("fallout.equip.displaced-card")
def test_the_card_in_a_taken_slot_goes_to_the_inventory() -> None:
    """An equipped weapon and two cards: A equips a new weapon, and the old one is the third card of the inventory."""
    t = meets("{do: draw, deck: loot}", survivor(weapon="machete", inventory=THREE[:2]), loot=["pipe-wrench"])

    t.choose("option:do", "equip:pipe-wrench")

    assert (worn(t), carried(t), t.prompt) == (["pipe-wrench"], [*THREE[:2], "machete"], "turn")


@rule("fallout.equip.displaced-card")
@pytest.mark.parametrize("carries", [(), THREE])
def test_the_card_in_a_taken_slot_can_be_discarded_instead(carries: tuple[str, ...]) -> None:
    """A equips a new weapon and does not want the old one: it goes to its pile, and no room has to be made for it."""
    t = meets("{do: draw, deck: loot}", survivor(weapon="machete", inventory=carries), loot=["pipe-wrench"])

    t.choose("option:do")
    assert t.options == ("equip:pipe-wrench", "replace:pipe-wrench", "keep:pipe-wrench")
    t.choose("replace:pipe-wrench")

    assert (worn(t), carried(t), t.prompt) == (["pipe-wrench"], [*carries], "turn")
    assert t.state.asset_pile == ("machete",)
    assert [event.rule for event in t.happened("discard")] == ["fallout.equip.displaced-card"]


@rule("fallout.equip.displaced-card", "fallout.companions.one")
def test_companions_and_apparel_can_be_replaced_for_good_too() -> None:
    """A gains a companion and apparel at once and lets the former ones go, each to its own pile."""
    t = meets(
        "{do: draw, deck: loot, amount: 2}",
        survivor(apparel="combat-armor", companion="codsworth"),
        loot=["piper", "raider-armor"],
    )

    t.choose("option:do", "replace:piper", "replace:raider-armor")

    assert (worn(t), carried(t)) == (["raider-armor", "piper"], [])
    assert (t.state.loot_pile, t.state.asset_pile) == (("codsworth",), ("combat-armor",))


@rule("fallout.equip.displaced-card")
def test_two_weapons_at_once_displace_the_one_before_them() -> None:
    """A gains two weapons: the first displaces the machete into the inventory, the second replaces the first for good."""
    t = meets("{do: draw, deck: loot, amount: 2}", survivor(weapon="machete"), loot=["pipe-wrench", "combat-knife"])

    t.choose("option:do", "equip:pipe-wrench", "replace:combat-knife")

    assert (worn(t), carried(t), t.state.loot_pile) == (["combat-knife"], ["machete"], ("pipe-wrench",))


@rule("fallout.equip.displaced-card")
def test_nothing_is_replaced_where_the_slot_is_free() -> None:
    """Without a weapon there is nothing to discard; other apparel is no reason, nor is a suit that is worn beneath it."""
    t = meets("{do: draw, deck: loot}", survivor(apparel="combat-armor"), loot=["pipe-wrench"])
    t.choose("option:do")
    assert t.options == ("equip:pipe-wrench", "keep:pipe-wrench")
    assert t.refused("replace:pipe-wrench") == "fallout.equip.displaced-card"

    t = wasteland(survivor(inventory=["vault-suit"]), survivor(apparel="combat-armor"))
    t.choose("camp", "trade:1", "give:vault-suit", "propose", "accept")

    assert (t.seat, t.options) == (1, ("equip:vault-suit", "keep:vault-suit"))
    assert t.refused("replace:vault-suit") == "fallout.equip.displaced-card"


@rule("fallout.equip.displaced-card", "fallout.equip.gain-only-that-card")
def test_only_a_gain_lets_one_replace_a_card_for_good() -> None:
    """At the start of a turn cards are swapped: the machete can only go to the inventory, where its place is free."""
    t = wasteland(survivor(weapon="machete", inventory=["pipe-wrench", *THREE[:2]]), survivor())
    assert t.refused("replace:pipe-wrench") == "fallout.equip.displaced-card"
    t.choose("equip:pipe-wrench")
    assert carried(t) == [*THREE[:2], "machete"]

    t = meets("{do: draw, deck: loot}", survivor(weapon="machete", inventory=["hunting-rifle"]), loot=["pipe-wrench"])
    t.choose("option:do")

    assert t.refused("replace:hunting-rifle") == "fallout.equip.gain-only-that-card"


@rule("fallout.equip.displaced-overflow")
def test_a_displaced_card_without_room_makes_one_go() -> None:
    """With a full inventory A equips a gained weapon: one of the three or the displaced one is discarded."""
    t = meets("{do: draw, deck: loot}", survivor(weapon="machete", inventory=THREE), loot=["pipe-wrench"])

    t.choose("option:do", "equip:pipe-wrench")
    assert t.options == tuple(f"discard:{card}" for card in (*THREE, "machete"))
    t.choose("discard:machete")

    assert (worn(t), carried(t), t.state.asset_pile) == (["pipe-wrench"], [*THREE], ("machete",))


@rule("fallout.equip.gain-only-that-card")
def test_only_the_gained_card_can_be_equipped_when_it_is_gained() -> None:
    """A gains a weapon and carries other apparel: at that moment the apparel cannot be put on, before or after."""
    t = meets("{do: draw, deck: loot}", survivor(inventory=["combat-armor"]), loot=["pipe-wrench"])

    t.choose("option:do")
    assert t.refused("equip:combat-armor") == "fallout.equip.gain-only-that-card"
    t.choose("equip:pipe-wrench")

    assert (t.prompt, worn(t)) == ("turn", ["pipe-wrench"])
    assert t.refused("equip:combat-armor") == "fallout.equip.no-change-otherwise"


@rule("fallout.equip.gain-only-that-card")
def test_a_table_may_settle_that_gaining_lets_one_change_everything() -> None:
    """With `equip_on_gain: any-card` A puts the carried apparel on after the weapon, and stops when it is enough."""
    t = meets(
        "{do: draw, deck: loot}",
        survivor(inventory=["combat-armor"]),
        loot=["pipe-wrench"],
        options={"equip_on_gain": "any-card"},
    )

    t.choose("option:do", "equip:pipe-wrench", "equip:combat-armor", "keep")

    assert (t.prompt, worn(t)) == ("turn", ["pipe-wrench", "combat-armor"])


@rule("fallout.equip.change-at-turn-start")
def test_cards_are_swapped_at_the_start_of_the_turn() -> None:
    """A pistol equipped and a rifle carried: A swaps them, takes the armor off, and has both actions left."""
    t = wasteland(survivor(weapon="10mm-pistol", apparel="combat-armor", inventory=["hunting-rifle"]), survivor())

    t.choose("equip:hunting-rifle", "unequip:combat-armor")

    assert (worn(t), carried(t)) == (["hunting-rifle"], ["10mm-pistol", "combat-armor"])
    assert (t.state.actions, t.state.fresh) == (2, True)


@rule("fallout.equip.change-at-turn-start", "fallout.equip.unequip-at-turn-start")
def test_nothing_is_taken_off_into_a_full_inventory() -> None:
    """Three cards carried: the armor cannot be taken off, but it can be swapped for one of them."""
    t = wasteland(survivor(apparel="combat-armor", inventory=["metal-armor", "water", "junk"]), survivor())

    assert t.refused("unequip:combat-armor") == "fallout.inventory.limit"
    t.choose("equip:metal-armor")

    assert (worn(t), sorted(carried(t))) == (["metal-armor"], ["combat-armor", "junk", "water"])


@rule("fallout.equip.change-at-turn-start")
def test_the_start_of_the_turn_is_over_with_the_first_action() -> None:
    """After an action no card can be changed; in the next turn it can again."""
    t = wasteland(survivor(weapon="machete", inventory=["pipe-wrench"]), agendas=[])

    t.choose("move")
    assert t.refused("equip:pipe-wrench") == "fallout.equip.no-change-otherwise"
    t.end_turn()

    assert (t.state.round, "equip:pipe-wrench" in t.options) == (2, True)


@rule("fallout.equip.no-change-otherwise")
def test_camping_is_no_moment_to_change() -> None:
    """A camps as first action: two weapons cannot be swapped, in the midst of it or afterwards."""
    t = wasteland(survivor(weapon="machete", inventory=["pipe-wrench"]), survivor())

    t.choose("camp")
    assert t.refused("equip:pipe-wrench") == "fallout.equip.no-change-otherwise"
    t.choose("camp:ready", "done")

    assert t.refused("equip:pipe-wrench") == "fallout.equip.no-change-otherwise"
    assert t.refused("unequip:machete") == "fallout.equip.no-change-otherwise"


@rule("fallout.equip.no-change-otherwise")
def test_a_table_may_settle_that_camping_lets_one_change() -> None:
    """With `equip_at_camp` two weapons are swapped while camping, and not afterwards."""
    t = wasteland(survivor(weapon="machete", inventory=["pipe-wrench"]), survivor(), options={"equip_at_camp": True})

    t.choose("camp", "equip:pipe-wrench", "camp:ready", "done")

    assert (worn(t), carried(t)) == (["pipe-wrench"], ["machete"])
    assert t.refused("equip:machete") == "fallout.equip.no-change-otherwise"


@rule("fallout.equip.no-change-otherwise")
def test_nobody_changes_in_the_turn_of_another() -> None:
    """While A is on turn, nobody puts B's machete into B's hand or B's armor off, not even B who is asked about a trade."""
    t = wasteland(survivor(), survivor(apparel="combat-armor", inventory=["machete"]))
    changes = ("equip:machete", "unequip:combat-armor")

    assert {t.withheld(change, owner=1) for change in changes} == {"fallout.equip.no-change-otherwise"}
    t.choose("camp", "trade:1", "give-cap", "propose")

    assert (t.seat, t.options) == (1, ("accept", "refuse", "counter"))
    assert {t.refused(change) for change in changes} == {"fallout.equip.no-change-otherwise"}


@rule("fallout.equip.unequip-at-turn-start")
def test_a_card_can_be_taken_off_without_a_swap() -> None:
    """One card carried and armor worn: A takes it off, and the slot stays empty."""
    t = wasteland(survivor(apparel="combat-armor", inventory=["junk"]), survivor())

    t.choose("unequip:combat-armor", "move")

    assert (worn(t), carried(t)) == ([], ["junk", "combat-armor"])


@rule("fallout.equip.open")
def test_everybody_sees_what_is_equipped() -> None:
    """B has a weapon, apparel and an exhausted companion: A's view and a spectator's show all three."""
    t = wasteland(
        survivor(), survivor(weapon="machete", apparel="combat-armor", companion="codsworth", exhausted=["codsworth"])
    )

    for seat in (0, None):
        seen = t.game.view(seat)["survivors"][1]
        assert (seen["weapon"]["id"], seen["apparel"]["id"]) == ("machete", "combat-armor")
        assert (seen["companion"]["id"], seen["companion"]["exhausted"]) == ("codsworth", True)


KNIGHT = "- {id: knight, kind: companion, keep: {trait: idolized}}\n"


@rule("fallout.equip.unequipped-companion-check")
@pytest.mark.parametrize(("traits", "left"), [((), []), (("idolized",), ["knight"])])
def test_a_carried_companion_leaves_too_if_its_condition_fails(traits: tuple[str, ...], left: list[str]) -> None:
    """An exhausted companion in the inventory asks for Idolized: one who is not loses it when camping."""
    who = survivor(inventory=["knight"], exhausted=["knight"], traits=traits)
    t = wasteland(who, survivor(), packs=(story_pack(loot=KNIGHT),))

    t.choose("camp", "camp:ready")

    assert (carried(t), t.state.loot_pile) == (left, () if left else ("knight",))


@rule("fallout.equip.must-be-equipped", "fallout.exhaust.not-again")
def test_an_exhausted_card_that_is_carried_has_to_be_equipped_first() -> None:
    """Raider armor, exhausted: carried it is refused for not being equipped, worn for being exhausted."""
    pack = story_pack(
        loot="- {id: plate, kind: apparel, cost: 1, uses: [{moment: turn, pay: exhaust, effects: [{do: heal, amount: 1}]}]}\n"
    )
    carried = wasteland(survivor(inventory=["plate"], exhausted=["plate"]), packs=[pack])
    worn = wasteland(survivor(apparel="plate", exhausted=["plate"]), packs=[pack])

    assert carried.ruled_out["use:plate"] == "fallout.equip.must-be-equipped"
    assert worn.ruled_out["use:plate"] == "fallout.exhaust.not-again"
