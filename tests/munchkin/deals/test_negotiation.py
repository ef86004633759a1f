"""Negotiation: what may be offered for help, how offers are answered, and how a deal is kept."""

from tests.kit import rule
from tests.kit.munchkin import gear, munchkin_pack
from tests.munchkin.deals.bargains import HOARD, deal

# -- the price


@rule(
    "munchkin.negotiation.bribe-items", "munchkin.negotiation.items-after-fight", "munchkin.negotiation.items-pledged"
)
def test_an_item_in_play_may_be_promised_and_goes_over_after_the_victory() -> None:
    """Ann promises Ben her helmet of +2: it counts for her while they fight, and is his when they have won 13 to 8."""
    t = deal({"used": ["combat-helmet"]})

    t.choose("help:1", "give:combat-helmet", "propose", "accept")
    assert t.sides == (13, 8)
    assert t.munchkin(0).item("combat-helmet") == gear("combat-helmet")
    t.until("receipt")

    assert t.munchkin(0).item("combat-helmet") is None
    assert t.munchkin(1).item("combat-helmet") is not None


@rule("munchkin.negotiation.items-after-fight")
def test_a_promised_item_stays_if_the_fight_is_lost() -> None:
    """Ann and Ben have 11 against 16 and run: she keeps the helmet that she had promised."""
    t = deal({"used": ["gas-mask"]}, foe="mad-overseer", dice=[6, 6])

    t.choose("help:1", "give:gas-mask", "propose", "accept")
    t.until("door-settled")

    assert t.munchkin(0).item("gas-mask") == gear("gas-mask")
    assert t.munchkin(1).gear == ()


@rule("munchkin.negotiation.items-after-fight")
def test_a_promised_item_comes_after_the_share_of_the_treasures() -> None:
    """Ben picks his Treasure while Ann still has the promised helmet; then it is handed over."""
    t = deal({"used": ["gas-mask"]})

    t.choose("help:1", "give:gas-mask", "treasures:1", "propose", "accept")
    t.until("share")
    assert t.munchkin(0).item("gas-mask") is not None
    t.choose("share:baseball-bat")

    assert [event.kind for event in t.game.events if event.kind in ("share", "handed-over")] == ["share", "handed-over"]


@rule("munchkin.negotiation.bribe-treasures", "munchkin.negotiation.treasures-at-most-total")
def test_as_many_treasures_may_be_offered_as_the_monsters_hold() -> None:
    """The Robobrain holds 2 Treasures: Ann may offer Ben 1 or 2, and not 3; after Enraged, which brings 1 more, she may."""
    t = deal(cleo={"hand": ["enraged.1"]})

    t.choose("help:1")
    assert {"treasures:1", "treasures:2"} <= {*t.options}
    assert t.refused("treasures:3") == "munchkin.negotiation.treasures-at-most-total"
    t.choose("cancel")
    t.act(2, "play:enraged.1")
    t.settle()
    t.act(0, "help:1")

    assert "treasures:3" in t.options
    assert t.refused("treasures:4") == "munchkin.negotiation.treasures-at-most-total"


@rule("munchkin.negotiation.agree-before")
def test_nothing_is_shared_that_was_not_agreed_before() -> None:
    """Ben joined for nothing: in the fight he has nothing to say about Treasures, and after the victory he gets none."""
    t = deal()

    t.choose("help:1", "propose", "accept")
    t.wait_for(1, "pass")
    assert t.refused("help:0") == "munchkin.help.one-helper"
    t.until("share", "receipt")

    assert t.prompt == "receipt"
    assert t.munchkin(1).hand == ("tin-can",)


@rule("munchkin.negotiation.hand-not-offered")
def test_cards_in_hand_are_no_price_for_help() -> None:
    """Ann has a weapon in her hand and cannot offer it; the one in play she can. Nor can Ben's hand be asked for."""
    t = deal({"hand": ["laser-rifle"], "used": ["rusty-pistol"]}, {"hand": ["dart-gun"]})

    t.choose("help:1")

    assert "give:rusty-pistol" in t.options
    assert t.refused("give:laser-rifle") == "munchkin.negotiation.hand-not-offered"
    assert t.refused("ask:dart-gun") == "munchkin.negotiation.hand-not-offered"


@rule("munchkin.negotiation.items-of-helper")
def test_a_helper_may_pay_for_being_allowed_to_help() -> None:
    """The Paladin Ben offers Ann a helmet for letting him help; they win, and it goes to Ann."""
    t = deal(ben={"classes": ["brotherhood-paladin.1"], "used": ["combat-helmet"]})
    t.choose("pass")

    t.choose("help:0", "give:combat-helmet", "propose", "accept")
    assert t.munchkin(1).item("combat-helmet") is not None
    t.until("receipt")

    assert t.munchkin(0).item("combat-helmet") is not None
    assert t.munchkin(1).item("combat-helmet") is None


@rule("munchkin.negotiation.items-lost")
def test_a_promised_item_that_is_gone_is_not_owed() -> None:
    """A Trap takes the helmet that Ann promised beside 1 Treasure: Ben gets the Treasure alone, and nothing instead."""
    t = deal({"used": ["gas-mask", "steel-greaves"]}, cleo={"hand": ["lose-your-worn-headgear"]})
    t.choose("help:1", "give:gas-mask", "treasures:1", "propose", "accept")

    t.act(2, "play:lose-your-worn-headgear", "target:0")
    t.until("share")
    t.choose("share:baseball-bat")

    assert t.munchkin(1).hand == ("tin-can", "baseball-bat")
    assert t.munchkin(1).gear == ()
    assert "gas-mask" in t.state.treasure_pile


@rule("munchkin.negotiation.promised-big")
def test_a_promised_big_item_that_cannot_be_carried_stays() -> None:
    """Ann promised Ben her Minigun and her helmet; he carries a Big item already: the helmet is his, the gun stays hers."""
    t = deal({"used": ["minigun", "gas-mask"]}, {"backpack": ["vending-machine"]})

    t.choose("help:1", "give:minigun", "give:gas-mask", "propose", "accept")
    t.until("receipt")

    assert t.munchkin(0).item("minigun") is not None
    assert [each.id for each in t.munchkin(1).gear] == ["vending-machine", "gas-mask"]


@rule("munchkin.negotiation.promised-big")
def test_big_for_big_was_promised_and_goes() -> None:
    """Each carries one Big item and they promised to swap: neither ever has two, so both change hands."""
    t = deal({"used": ["minigun"]}, {"backpack": ["vending-machine"]})

    t.choose("help:1", "give:minigun", "ask:vending-machine", "propose", "accept")
    t.until("receipt")

    assert [each.id for each in t.munchkin(0).gear] == ["vending-machine"]
    assert [each.id for each in t.munchkin(1).gear] == ["minigun"]


@rule("munchkin.negotiation.promised-big")
def test_a_cheat_does_not_carry_a_promised_big_item() -> None:
    """Ann's Minigun counts as none of her Big items by a Cheat!, which does not go with it: Ben, who has one, cannot take it."""
    t = deal({"used": [gear("minigun", cheat="cheat.1")]}, {"backpack": ["vending-machine"]})

    t.choose("help:1", "give:minigun", "propose", "accept")
    t.until("receipt")

    assert t.munchkin(0).item("minigun") == gear("minigun", cheat="cheat.1")


# -- what comes of the Treasures


@rule("munchkin.negotiation.picker")
def test_the_helper_picks_if_that_was_agreed() -> None:
    """Of 2 open Treasures Ben takes 1 of his choice, and Ann keeps the other."""
    t = deal()

    t.choose("help:1", "treasures:1", "propose", "accept")
    t.until("share")
    assert t.seat == 1
    assert t.options == ("share:baseball-bat", "share:combat-knife")
    t.choose("share:combat-knife")

    assert t.munchkin(0).hand == ("bent-fork", "baseball-bat")
    assert t.munchkin(1).hand == ("tin-can", "combat-knife")


@rule("munchkin.negotiation.picker")
def test_the_fighter_picks_if_that_was_agreed() -> None:
    t = deal()

    t.choose("help:1", "treasures:1", "picker:fighter", "propose", "accept")
    t.until("share")
    assert t.seat == 0
    t.choose("share:combat-knife")

    assert t.munchkin(1).hand == ("tin-can", "combat-knife")


@rule("munchkin.negotiation.picker", "munchkin.randomness.sources")
def test_chance_picks_if_that_was_agreed() -> None:
    """Nobody is asked; over some games both Treasures fall to Ben, one at a time."""
    got = set()
    for seed in range(12):
        t = deal(seed=f"pick-{seed}")
        t.choose("help:1", "treasures:1", "picker:random", "propose", "accept")
        t.until("share", "receipt")
        assert t.prompt == "receipt"
        assert len(t.munchkin(0).hand) == len(t.munchkin(1).hand) == 2
        got.add(t.munchkin(1).hand[1])

    assert got == {"baseball-bat", "combat-knife"}


@rule("munchkin.negotiation.picker")
def test_who_picks_is_asked_only_where_treasures_are_promised() -> None:
    t = deal({"used": ["gas-mask"]})

    t.choose("help:1", "give:gas-mask")
    assert not [option for option in t.options if option.startswith("picker")]
    t.choose("treasures:1")

    assert {"picker:fighter", "picker:random"} <= {*t.options}


@rule("munchkin.negotiation.treasures-shortfall")
def test_if_fewer_treasures_come_the_helper_gets_all_of_them() -> None:
    """Ben was promised both of 2, then Cleo plays Newborn (1 Treasure less): he gets the only one and Ann none."""
    t = deal(cleo={"hand": ["newborn.1"]})
    t.choose("help:1", "treasures:2", "propose", "accept")

    t.act(2, "play:newborn.1")
    t.until("share")
    t.choose("share:baseball-bat")

    assert t.prompt == "receipt"
    assert t.munchkin(0).hand == ("bent-fork",)
    assert t.munchkin(1).hand == ("tin-can", "baseball-bat")


@rule("munchkin.negotiation.extra-treasures-to-fighter")
def test_treasures_that_come_later_are_the_fighters() -> None:
    """Ben was promised 1 of 2, then Prehistoric adds 2; with a Mini Nuke they win 19 to 18: he gets 1, Ann keeps 3."""
    t = deal({"hand": ["mini-nuke"]}, cleo={"hand": ["prehistoric"]})
    t.choose("help:1", "treasures:1", "propose", "accept")

    t.act(2, "play:prehistoric")
    t.act(0, "play:mini-nuke", "side:munchkins")
    t.until("share")
    assert t.options == tuple([f"share:{card}" for card in HOARD[:4]])
    t.choose("share:baseball-bat")

    assert t.munchkin(0).hand == ("combat-knife", "spiked-boots", "laser-pistol")
    assert t.munchkin(1).hand == ("tin-can", "baseball-bat")


@rule("munchkin.negotiation.share-before-bonus")
def test_the_share_is_of_the_monsters_treasures_only() -> None:
    """Both Treasures were promised to Ben, and Ann has a Perk for 1 more: he gets these 2, she the third."""
    perk = munchkin_pack(perks="- id: sniffer\n  effects: [{do: treasure, amount: 1}]\n")
    t = deal({"perks": ["sniffer"]}, packs=[perk])

    t.choose("help:1")
    assert t.refused("treasures:3") == "munchkin.negotiation.treasures-at-most-total"
    t.choose("treasures:2", "propose", "accept")
    t.until("share")
    t.choose("share:baseball-bat", "share:combat-knife")

    assert t.munchkin(0).hand == ("bent-fork", "spiked-boots")
    assert t.munchkin(1).hand == ("tin-can", "baseball-bat", "combat-knife")
