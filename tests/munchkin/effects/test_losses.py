"""Words that take, give and bring things, at their edges (topics items, traps, bad-stuff, other-treasures)."""

from typing import Any

import pytest

from tests.kit import rule
from tests.kit.munchkin import Table, gear, munchkin, munchkin_pack, table

FILLER = ["tin-can"]


def seats(t: Table) -> list[int]:
    """The players who may be named now."""
    return [int(option.partition(":")[2]) for option in t.options if option.startswith("target:")]


# -- what is not there cannot be lost


@rule("munchkin.play-use-apply.target-legal-before-play", "munchkin.level.floor")
def test_a_level_is_taken_only_from_who_has_one_to_lose() -> None:
    pack = munchkin_pack(finds="- id: slander\n  effects: [{do: lose, what: level, whom: any}]\n")
    t = table(munchkin(level=1, hand=["slander"]), munchkin(level=2), munchkin(level=3), packs=[pack])

    t.choose("play:slander")

    assert seats(t) == [1, 2]


@rule("munchkin.play-use-apply.target-legal-before-play")
def test_a_card_is_taken_only_from_who_holds_one() -> None:
    pack = munchkin_pack(finds="- id: snatch\n  effects: [{do: lose, what: hand, whom: any}]\n")
    hands = [["snatch", "bent-fork"], [], ["tin-can"]]
    t = table(*[munchkin(hand=hand) for hand in hands], packs=[pack])

    t.choose("play:snatch")

    assert seats(t) == [0, 2]


@rule("munchkin.play-use-apply.target-legal-before-play", "munchkin.conflicts.card-beats-rule")
def test_a_loss_with_a_condition_finds_only_who_meets_it() -> None:
    pack = munchkin_pack(
        finds="- id: slander\n  effects: [{do: lose, what: level, whom: any, when: {class: raider}}]\n"
    )
    t = table(
        munchkin(level=3, hand=["slander"]),
        munchkin(level=3, classes=["raider.1"]),
        munchkin(level=3, classes=["raider.2"]),
        packs=[pack],
    )

    t.choose("play:slander")

    assert seats(t) == [1, 2]


@rule("munchkin.traps.nothing-to-hit", "munchkin.effects.combined")
@pytest.mark.parametrize(("classes", "level"), [(["raider.1"], 2), ([], 3)])
def test_a_trap_with_a_condition_hits_only_who_meets_it(classes: list[str], level: int) -> None:
    pack = munchkin_pack(traps="- id: wanted\n  effects: [{do: lose, what: level, when: {class: raider}}]\n")
    t = table(munchkin(level=3, classes=classes, hand=["wanted"]), munchkin(), munchkin(), packs=[pack])

    t.choose("play:wanted", "target:0")

    assert t.munchkin(0).level == level
    assert len(t.told("immune")) == (level == 3)


@rule("munchkin.level.loss-only-card")
def test_who_has_the_ninth_level_can_lose_it_in_a_gamble() -> None:
    ann = munchkin(level=9, classes=["raider.1"], hand=FILLER)
    t = table(ann, munchkin(used=["combat-knife"]), munchkin(), dice=[3])

    t.choose("power:raider.1:1", "pay:tin-can")

    assert t.munchkin(0).level == 8


@rule("munchkin.level-up-cards.any-player")
def test_a_level_card_gives_one_level_unless_it_says_more() -> None:
    pack = munchkin_pack(
        level_ups="- id: sip\n  effects: [{do: gain}]\n- id: gulp\n  effects: [{do: gain, amount: 2}]\n"
    )
    t = table(munchkin(level=1, hand=["sip", "gulp"]), munchkin(), munchkin(), packs=[pack])

    t.choose("play:sip", "pass", "decline")
    assert t.munchkin(0).level == 2
    t.act(0, "play:gulp")
    t.until("turn-start")

    assert t.munchkin(0).level == 4


# -- items


@rule("munchkin.items.ways-to-lose")
@pytest.mark.parametrize(
    ("sort", "lost"), [("priciest", {"minigun", "missile-tube"}), ("big", {"minigun", "missile-tube"})]
)
def test_the_victim_chooses_among_what_fits(sort: str, lost: set[str]) -> None:
    """Two Big weapons of 800, a pistol of 400 with a sight of 200, Junk: the dearest are the Big ones."""
    pack = munchkin_pack(traps=f"- id: thief\n  effects: [{{do: lose, what: item, sort: {sort}}}]\n")
    ann = munchkin(
        sidekick="pack-brahmin",
        hand=["thief"],
        backpack=["minigun", gear("missile-tube", carried=True), gear("laser-pistol", "telescopic-sight"), "tin-can"],
    )
    t = table(ann, munchkin(), munchkin(), packs=[pack])

    t.choose("play:thief", "target:0")

    assert (t.prompt, t.decision.rule) == ("lose", "munchkin.items.victim-chooses")
    assert {*t.options} == {f"lose:{card}" for card in lost}


@rule("munchkin.traps.nothing-to-hit")
def test_who_has_nothing_loses_nothing_dear() -> None:
    pack = munchkin_pack(traps="- id: thief\n  effects: [{do: lose, what: item, sort: priciest}]\n")
    t = table(munchkin(hand=["thief"]), munchkin(), munchkin(), packs=[pack])

    t.choose("play:thief", "target:0")

    assert t.told("immune") == [{"seat": 0, "card": "thief"}]


@rule("munchkin.cheat.outside-limits", "munchkin.big-items.marked")
def test_cheat_does_not_hide_that_an_item_is_big() -> None:
    """Pickpocket Orphans take a small item: neither a Big one with Cheat! nor one that the Brahmin carries."""
    ann = munchkin(
        sidekick="pack-brahmin",
        backpack=[
            gear("minigun", cheat="cheat.1"),
            gear("flamer", carried=True),
            gear("super-sledge", "folding-joint"),
        ],
        hand=["pickpocket-orphans"],
    )
    t = table(ann, munchkin(), munchkin())

    t.choose("play:pickpocket-orphans", "target:0")

    assert [event["card"] for event in t.told("lost")] == ["super-sledge"]


@rule("munchkin.items.worn-slot-all-lost", "munchkin.bad-stuff.kinds")
@pytest.mark.parametrize(
    ("what", "lost"),
    [
        ("item, sort: head", ["combat-helmet", "gas-mask"]),
        ("item, all: true", ["combat-helmet", "gas-mask", "tin-can"]),
        ("class, all: true", ["raider.1", "lone-wanderer.1", "super-munchkin.1"]),
        ("perk, all: true", ["thick-hide", "pack-rat"]),
    ],
)
def test_all_that_fits_is_lost_at_once(what: str, lost: list[str]) -> None:
    """Two helmets are worn, one with Cheat!; two classes with Super Munchkin, two Perks: nobody is asked which."""
    pack = munchkin_pack(traps=f"- id: flood\n  effects: [{{do: lose, what: {what}}}]\n")
    ann = munchkin(
        level=4,
        used=["combat-helmet", gear("gas-mask", cheat="cheat.1")],
        backpack=["tin-can"],
        classes=["raider.1", "lone-wanderer.1"],
        traits=["super-munchkin.1"],
        perks=["thick-hide", "pack-rat"],
        hand=["flood"],
    )
    t = table(ann, munchkin(), munchkin(), packs=[pack])

    t.choose("play:flood", "target:0")

    assert [event["card"] for event in t.told("lost")] == lost


@rule("munchkin.bad-stuff.as-much-as-possible")
@pytest.mark.parametrize(("amount", "left"), [(1, 2), (2, 1), (3, 0), (4, 0)])
def test_so_many_items_are_lost_as_it_says_or_as_there_are(amount: int, left: int) -> None:
    pack = munchkin_pack(traps=f"- id: flood\n  effects: [{{do: lose, what: item, amount: {amount}}}]\n")
    t = table(
        munchkin(backpack=["tin-can", "bent-fork", "desk-fan"], hand=["flood"]), munchkin(), munchkin(), packs=[pack]
    )

    t.choose("play:flood", "target:0")
    t.until("turn-start")

    assert len(t.munchkin(0).gear) == left


# -- caps


def taxed(*items: str) -> Table:
    """The tax office catches Ann, who owns these: items for a thousand Caps are due."""
    pack = munchkin_pack(junk="- id: relic\n  price: 999\n")
    t = table(
        munchkin(level=3, backpack=items, hand=FILLER), munchkin(), munchkin(), foes=["wasteland-tax-office"], packs=[pack],
        dice=[1],
    )  # fmt: skip
    t.until("lose", "door-settled")
    return t


@rule("munchkin.bad-stuff.kinds")
def test_a_thousand_caps_are_enough_and_not_one_less() -> None:
    """The Catapult of 1000 settles it; a relic of 999 does not, and another item is due."""
    enough, less = (
        taxed("mini-nuke-catapult", "combat-knife", "baseball-bat"),
        taxed("relic", "combat-knife", "baseball-bat"),
    )

    enough.choose("lose:mini-nuke-catapult")
    less.choose("lose:relic")

    assert enough.prompt != "lose"
    assert (less.prompt, less.options) == ("lose", ("lose:combat-knife", "lose:baseball-bat"))
    less.choose("lose:combat-knife")
    assert less.prompt != "lose"


@rule("munchkin.bad-stuff.as-much-as-possible")
def test_what_has_no_price_pays_nothing() -> None:
    """A figurine with No Price is not asked for; when the rest is gone it is over."""
    t = taxed("wobbling-figurine", "combat-knife", "baseball-bat")

    assert t.options == ("lose:combat-knife", "lose:baseball-bat")
    t.choose("lose:combat-knife")
    t.until("door-settled")

    assert [each.id for each in t.munchkin(0).gear] == ["wobbling-figurine"]


# -- the hand


@rule("munchkin.cards.hand-safe", "munchkin.response-windows.no-retraction")
def test_a_card_that_was_lost_from_the_hand_was_seen_and_is_not_taken_back() -> None:
    pack = munchkin_pack(traps="- id: draught\n  effects: [{do: lose, what: hand}]\n")
    t = table(munchkin(hand=["draught", "tin-can", "bent-fork"]), munchkin(), munchkin(), packs=[pack])

    t.choose("play:draught", "target:0")
    t.settle()
    assert t.options == ("lose:tin-can", "lose:bent-fork")
    t.choose("lose:tin-can")

    assert not t.game.can_undo
    assert t.told("lost") == [{"seat": 0, "card": "tin-can"}]


@rule("munchkin.looting-body.bundle")
def test_a_bundle_is_lost_from_the_hand_as_one_card() -> None:
    pack = munchkin_pack(traps="- id: draught\n  effects: [{do: lose, what: hand, all: true}]\n")
    ann = munchkin(hand=["draught", "tin-can"], bundles=[gear("rusty-pistol", "telescopic-sight")])
    t = table(ann, munchkin(), munchkin(), packs=[pack])

    t.choose("play:draught", "target:0")
    t.settle()

    assert [event["card"] for event in t.told("lost")] == ["tin-can", "rusty-pistol"]
    assert t.state.treasure_pile == ("tin-can", "rusty-pistol", "telescopic-sight")


# -- giving and stealing

GIFT = munchkin_pack(traps="- id: tithe\n  effects: [{do: give}]\n")


@rule("munchkin.items.ways-to-lose", "munchkin.big-items.overflow-tie")
def test_an_item_goes_to_the_lowest_of_the_others_who_can_carry_it() -> None:
    """Ben and Cleo are at Level 1; Ben has a Big item: Ann's Minigun can only go to Cleo, her knife to either."""
    ann = munchkin(level=4, backpack=["minigun", "combat-knife"], hand=["tithe"])
    t = table(ann, munchkin(backpack=["flamer"]), munchkin(), packs=[GIFT])
    other = table(ann, munchkin(backpack=["flamer"]), munchkin(), packs=[GIFT])

    for each in (t, other):
        each.choose("play:tithe", "target:0")
        assert {*each.options} == {"lose:minigun", "lose:combat-knife"}
    t.choose("lose:minigun")
    other.choose("lose:combat-knife")

    assert t.munchkin(2).item("minigun") is not None
    assert t.told("handed-over") == [{"seat": 0, "to": 2, "card": "minigun"}]
    assert (other.prompt, other.options) == ("to", ("to:1", "to:2"))


@rule("munchkin.items.ways-to-lose")
def test_what_none_of_the_lowest_can_carry_stays() -> None:
    """Ben alone is lowest and has a Big item; Ann's Minigun stays where it is."""
    t = table(
        munchkin(level=4, backpack=["minigun"], hand=["tithe"]),
        munchkin(backpack=["flamer"]),
        munchkin(level=3),
        packs=[GIFT],
    )

    t.choose("play:tithe", "target:0")

    assert t.munchkin(0).item("minigun") is not None
    assert t.told("immune") == [{"seat": 0, "card": "tithe"}]


@rule("munchkin.items.ways-to-lose")
def test_the_giver_is_none_of_the_others() -> None:
    """Ann is at Level 1 herself; Ben at 2 is the lowest of the others."""
    t = table(munchkin(backpack=["combat-knife"], hand=["tithe"]), munchkin(level=2), munchkin(level=3), packs=[GIFT])

    t.choose("play:tithe", "target:0")

    assert t.munchkin(1).item("combat-knife") is not None


@rule("munchkin.items.stolen-needs-room", "munchkin.items.stolen-placement")
def test_a_thief_takes_what_there_is_room_for() -> None:
    """Ben has a Big item: of Cleo's two he can take the knife only; Ann could take both."""
    pack = munchkin_pack(finds="- id: crowbar\n  effects: [{do: steal}]\n")
    cleo = munchkin(backpack=["flamer", "combat-knife", "baseball-bat"])
    thief, rich = munchkin(hand=["crowbar"]), munchkin(backpack=["minigun"], hand=["crowbar"])
    free, bound = (table(munchkin(hand=FILLER), each, cleo, packs=[pack]) for each in (thief, rich))

    free.act(1, "play:crowbar")
    free.settle()
    bound.act(1, "play:crowbar")
    bound.settle()

    assert (free.prompt, dict(free.decision.about)) == ("steal", {"seat": 2})
    assert free.options == ("steal:flamer", "steal:combat-knife", "steal:baseball-bat")
    assert bound.options == ("steal:combat-knife", "steal:baseball-bat")


@rule("munchkin.items.stolen-needs-room")
def test_nobody_steals_what_cannot_be_carried_or_is_the_own() -> None:
    pack = munchkin_pack(finds="- id: crowbar\n  effects: [{do: steal}]\n")
    t = table(
        munchkin(hand=FILLER),
        munchkin(backpack=["minigun"], hand=["crowbar"]),
        munchkin(backpack=["flamer"]),
        packs=[pack],
    )

    t.wait_for(1, "pass")

    assert t.refused("play:crowbar") == "munchkin.play-use-apply.target-legal-before-play"


# -- decks


@rule("munchkin.cards.deck-and-discard-empty", "munchkin.play-use-apply.some-effect-suffices")
@pytest.mark.parametrize(
    ("where", "drawn"),
    [
        ({"doors": ["drafted"]}, ["drafted"]),
        ({"treasures": ["minigun"]}, ["minigun"]),
        ({"door_pile": ["drafted"]}, ["drafted"]),
        ({"treasure_pile": ["minigun"]}, ["minigun"]),
        ({}, None),
    ],
)
def test_a_card_is_drawn_where_there_is_one(where: dict[str, Any], drawn: list[str] | None) -> None:
    """Passing Caravan brings a Treasure and a Door; where both decks and their discards are empty it cannot be played."""
    t = table(munchkin(hand=["passing-caravan", *FILLER]), munchkin(), munchkin(), only=True, **where)

    if drawn is None:
        assert t.refused("play:passing-caravan") == "munchkin.play-use-apply.target-legal-before-play"
        return
    t.choose("play:passing-caravan", "pass")

    assert [*t.munchkin(0).hand] == ["tin-can", *drawn]


@rule("munchkin.cards.discard-search")
@pytest.mark.parametrize(("pile", "offered"), [(["gas-mask"], True), ([], False)])
def test_nothing_is_taken_from_empty_discards(pile: list[str], offered: bool) -> None:
    t = table(munchkin(hand=["dumpster-dive"]), munchkin(), munchkin(), treasure_pile=pile)

    assert ("play:dumpster-dive" in t.options) is offered
