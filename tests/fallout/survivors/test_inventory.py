"""The inventory: what is in it, its limit of three, and that everybody sees it."""

from tests.kit import rule
from tests.kit.fallout import Wasteland, story_pack, survivor, wasteland
from tests.kit.stories import encounter_card, meets

THREE = ("junk", "water", "brahmin-steak")


def carried(t: Wasteland, seat: int = 0) -> list[str]:
    """The cards in a seat's inventory."""
    return [held.id for held in t.survivor(seat).inventory]


@rule("fallout.inventory.contents")
def test_what_is_not_equipped_is_in_the_inventory() -> None:
    """A equips one of two gained weapons: the other and a companion that is not equipped are carried."""
    t = meets("{do: draw, deck: loot, amount: 3}", loot=["pipe-wrench", "combat-knife", "codsworth"])

    t.choose("option:do", "equip:pipe-wrench", "keep:combat-knife", "keep:codsworth")

    assert carried(t) == ["combat-knife", "codsworth"]
    assert [held.id for held in t.survivor().equipped] == ["pipe-wrench"]


@rule("fallout.inventory.limit", "fallout.inventory.overflow", "fallout.inventory.overflow-any")
def test_a_fourth_card_makes_one_of_the_four_go() -> None:
    """Three cards and a new one: A chooses among all four and discards the new one; three are left."""
    t = meets("{do: draw, deck: loot}", survivor(inventory=THREE), loot=["junk~2"])

    t.choose("option:do")
    assert t.options == tuple(f"discard:{card}" for card in (*THREE, "junk~2"))
    t.choose("discard:junk~2")

    assert (carried(t), t.state.loot_pile, t.prompt) == ([*THREE], ("junk~2",), "turn")


@rule("fallout.inventory.limit")
def test_a_third_card_is_simply_kept() -> None:
    """Two cards and a new one: nothing has to go."""
    t = meets("{do: draw, deck: loot}", survivor(inventory=THREE[:2]), loot=["junk~2"])

    t.choose("option:do")

    assert (carried(t), t.prompt) == (["junk", "water", "junk~2"], "turn")


@rule("fallout.inventory.equipped-separate")
def test_equipped_cards_take_no_room() -> None:
    """Three equipped and three in the inventory: nothing has to go, at the start of the turn or at its end."""
    full = survivor(weapon="machete", apparel="combat-armor", companion="codsworth", inventory=THREE)
    t = wasteland(full, survivor())

    t.choose("move", "end")

    assert (t.seat, carried(t), len(t.survivor().equipped)) == (1, [*THREE], 3)


@rule("fallout.inventory.equipped-separate")
def test_a_gained_card_that_is_equipped_takes_no_room() -> None:
    """Three in the inventory and a free slot: the gained weapon is equipped, and nothing has to go."""
    t = meets("{do: draw, deck: loot}", survivor(inventory=THREE), loot=["pipe-wrench"])

    t.choose("option:do", "equip:pipe-wrench")

    assert (carried(t), t.prompt) == ([*THREE], "turn")


@rule("fallout.inventory.overflow")
def test_two_cards_too_many_are_chosen_one_by_one() -> None:
    """Three cards and two items drawn at once: A chooses two of the five to discard."""
    t = meets("{do: draw, deck: loot, amount: 2}", survivor(inventory=THREE), loot=["junk~2", "junk~3"])

    t.choose("option:do")
    assert t.options == tuple(f"discard:{card}" for card in (*THREE, "junk~2", "junk~3"))
    t.choose("discard:water")
    t.choose("discard:junk~3")

    assert carried(t) == ["junk", "brahmin-steak", "junk~2"]
    assert t.state.loot_pile == ("water", "junk~3")


@rule("fallout.inventory.overflow-any")
def test_an_old_card_can_go_for_the_new_one() -> None:
    """Three cards and a new one: A discards an old card and has the new one; an equipped card is no way out."""
    t = meets("{do: draw, deck: loot}", survivor(weapon="machete", inventory=THREE), loot=["junk~2"])

    t.choose("option:do")
    assert "discard:machete" not in t.options
    t.choose("discard:junk")

    assert carried(t) == ["water", "brahmin-steak", "junk~2"]


@rule("fallout.inventory.open")
def test_everybody_sees_what_is_carried() -> None:
    """B has two cards, one of them exhausted: A's view and a spectator's show both, and how they lie."""
    t = wasteland(survivor(), survivor(inventory=["machete", "codsworth"], exhausted=["codsworth"]))

    for seat in (0, None):
        seen = t.game.view(seat)["survivors"][1]["inventory"]
        assert [(card["id"], card["exhausted"]) for card in seen] == [("machete", False), ("codsworth", True)]


@rule("fallout.inventory.limit", "fallout.golden-rules.card-over-reference")
def test_a_larger_inventory_lasts_until_the_end_of_the_next_own_turn() -> None:
    """Five cards after Heavy Lifter: none is given up at the end of this turn, nor of B's; at the end of A's next, two."""
    cards = ["junk", "junk~2", "junk~3", "water", "water~2"]
    windfall = encounter_card("windfall", "id: do, success: [{do: draw, deck: loot, amount: 2}]")
    t = wasteland(
        survivor(space="dia.d", perks=["heavy-lifter"], inventory=cards[:3]),
        survivor(),
        packs=[story_pack(encounters=windfall)],
        encounters={"settlement": ["windfall"]},
        loot=cards[3:],
    )

    t.choose("perk:heavy-lifter", "encounter", "option:do", "end")
    assert (t.seat, t.prompt) == (1, "turn")
    t.choose("end")
    assert (t.seat, t.prompt, [held.id for held in t.survivor().inventory]) == (0, "turn", cards)
    t.choose("move", "end")

    assert (t.seat, t.prompt) == (0, "make-room")
    t.choose("discard:junk", "discard:water")
    assert [held.id for held in t.survivor().inventory] == ["junk~2", "junk~3", "water~2"]
    assert (t.seat, t.prompt) == (1, "turn")


COAT = story_pack(
    loot="- {id: big-coat, kind: apparel, cost: 2, always: [{do: room, amount: 1}]}\n- {id: rag, kind: aid, cost: 1}\n"
)


@rule("fallout.inventory.overflow")
def test_whoever_scraps_a_coat_with_pockets_carries_less_at_once() -> None:
    """Four cards in the inventory and a coat that makes room for one more: without it one of the four has to go."""
    t = wasteland(survivor(apparel="big-coat", inventory=[*THREE, "rag"], perks=["scrapper"]), packs=[COAT])

    t.choose("perk:scrapper", "scrap:big-coat")

    assert t.options == tuple(f"discard:{card}" for card in (*THREE, "rag"))
    t.choose("discard:rag")
    assert (carried(t), t.prompt) == ([*THREE], "turn")


@rule("fallout.inventory.overflow")
def test_whoever_loses_a_coat_with_pockets_carries_less_at_once() -> None:
    """The same by an encounter, before the caps that it brings afterwards."""
    pack = story_pack(
        loot="- {id: big-coat, kind: apparel, cost: 2, always: [{do: room, amount: 1}]}\n- {id: rag, kind: aid, cost: 1}\n",
        encounters=encounter_card("thief", "id: do, success: [{do: discard, kind: apparel}, {do: caps, amount: 1}]"),
    )
    t = wasteland(
        survivor(space="dia.d", apparel="big-coat", caps=0, inventory=[*THREE, "rag"]),
        packs=[pack],
        encounters={"settlement": ["thief"]},
    )

    t.choose("encounter", "option:do")

    assert (t.options, t.survivor().caps) == (tuple(f"discard:{card}" for card in (*THREE, "rag")), 0)
    t.choose("discard:rag")
    assert (carried(t), t.survivor().caps) == ([*THREE], 1)
