"""Cards in hand, in play and in the decks (topic cards)."""

import pytest

from crossroads.games.munchkin.decks import draw_some
from crossroads.games.munchkin.player import Kept
from tests.kit import rule
from tests.kit.munchkin import gear, munchkin, table

FILLER = ["tin-can"]
SIX = ["tin-can", "bent-fork", "desk-fan", "left-boot", "garden-gnome", "wind-up-car"]


@rule("munchkin.cards.in-play-face-up", "munchkin.cards.in-play-kinds")
def test_all_see_what_lies_in_front_of_a_player() -> None:
    has = munchkin(
        classes=["raider.1"],
        traits=["super-munchkin.1"],
        used=["baseball-bat"],
        sidekick="faithful-mutt",
        kept=[Kept("bald-spot", "kept")],
    )
    t = table(has, munchkin(), munchkin())

    for seat in (0, 1, None):
        shown = t.game.view(seat)["players"][0]
        assert shown["classes"] == ["raider.1"]
        assert shown["traits"] == ["super-munchkin.1"]
        assert [gear["id"] for gear in shown["gear"]] == ["baseball-bat"]
        assert shown["sidekick"] == "faithful-mutt"
        assert [kept["id"] for kept in shown["kept"]] == ["bald-spot"]


@rule("munchkin.cards.hand-inactive", "munchkin.items.carry")
def test_a_card_in_hand_gives_nothing() -> None:
    t = table(munchkin(hand=["baseball-bat", "radiation-suit"]), munchkin(), munchkin())

    assert (t.strength(0), t.defence(0)) == (1, 1)
    t.choose("wear:baseball-bat")

    assert t.strength(0) == 3


@rule("munchkin.cards.hand-safe", "munchkin.items.in-play-only")
def test_a_loss_of_items_does_not_reach_the_hand() -> None:
    """Pickpocket Orphans take one small item in play; the one in hand is safe."""
    t = table(
        munchkin(hand=["baseball-bat"], backpack=FILLER),
        munchkin(),
        munchkin(),
        doors=["pickpocket-orphans"],
        phase="kick",
    )

    t.settle()

    assert t.munchkin(0).gear == ()
    assert t.munchkin(0).hand == ("baseball-bat",)


@rule("munchkin.cards.hand-limit", "munchkin.charity.excess")
@pytest.mark.parametrize(("count", "asked"), [(5, False), (6, True)])
def test_at_the_end_of_the_own_turn_five_cards_may_be_held(count: int, asked: bool) -> None:
    t = table(munchkin(hand=SIX[:count]), munchkin(hand=["combat-knife"]), munchkin(), phase="charity")

    assert (t.prompt == "charity") is asked


@rule("munchkin.cards.hand-limit-only-own-turn")
def test_nobody_else_must_keep_to_the_hand_limit() -> None:
    t = table(munchkin(hand=["combat-knife"]), munchkin(hand=SIX), munchkin(), phase="charity")

    while t.state.turn == 0:
        t.skip()

    assert len(t.munchkin(1).hand) == 6


@rule("munchkin.cards.hand-vs-hands")
def test_a_third_hand_to_wield_with_holds_no_more_cards() -> None:
    """Third Pocket Hand wields a third one-handed item, and the hand limit stays 5."""
    has = munchkin(level=4, perks=["third-pocket-hand"], used=["baseball-bat", "combat-knife"], hand=["laser-pistol"])
    t = table(has, munchkin(), munchkin())

    t.choose("wear:laser-pistol")

    assert t.strength(0) == 4 + 2 + 1 + 2
    assert t.game.view(0)["players"][0]["limits"]["hand"] == 5


@rule("munchkin.cards.no-return-to-hand")
def test_a_card_in_play_does_not_go_back_to_the_hand() -> None:
    t = table(munchkin(used=["baseball-bat"], hand=FILLER), munchkin(), munchkin())

    t.choose("stow:baseball-bat")

    assert t.munchkin(0).hand == ("tin-can",)
    assert [(gear.id, gear.used) for gear in t.munchkin(0).gear] == [("baseball-bat", False)]


@rule("munchkin.cards.discard-face-up", "munchkin.cards.discard-per-deck", "munchkin.cards.discard-top-visible")
def test_each_deck_has_its_discards_of_which_all_see_the_top_card() -> None:
    t = table(
        munchkin(level=3, hand=["tripwire.1", "tripwire.2", "radaway.1"]),
        munchkin(kept=[Kept("bald-spot", "kept")]),
        munchkin(),
    )

    t.choose("play:tripwire.1", "target:0")
    t.settle()
    t.act(0, "play:radaway.1")
    t.settle()

    piles = t.game.view(2)["piles"]
    assert piles["door"] == {"count": 2, "top": "bald-spot"}
    assert piles["treasure"] == {"count": 1, "top": "radaway.1"}
    assert piles["perk"] == {"count": 0, "top": ""}


@rule("munchkin.cards.discard-search", "munchkin.other-treasures.as-printed", "munchkin.junk.only-from-deck")
def test_only_a_card_lets_a_player_look_through_the_discards() -> None:
    """Dumpster Dive takes any card of the Treasure discards; Junk from there is not compensated."""
    t = table(
        munchkin(hand=["dumpster-dive", "bent-fork"]), munchkin(), munchkin(), treasure_pile=["minigun", "tin-can"]
    )
    deck = t.state.treasures
    assert "take:minigun" not in t.options

    t.choose("play:dumpster-dive")
    t.settle()
    assert {*t.options} == {"take:minigun", "take:tin-can"}
    t.choose("take:tin-can")

    assert t.munchkin(0).hand == ("bent-fork", "tin-can")
    assert t.state.treasures == deck


@rule("munchkin.cards.deck-reshuffle", "munchkin.randomness.sources")
def test_an_empty_deck_is_made_of_its_discards() -> None:
    pile = ["mole-rat-pup", "giant-ant", "stray-dog"]
    t = table(munchkin(hand=FILLER), munchkin(), munchkin(), door_pile=pile, only=True, phase="kick")

    assert next(foe.id for foe in t.fight.foes) in pile
    assert len(t.state.doors) == 2
    assert t.state.door_pile == ()


@rule("munchkin.cards.deck-and-discard-empty", "munchkin.cards.partial-draw")
def test_of_an_empty_deck_without_discards_nobody_gets_a_card() -> None:
    t = table(
        munchkin(hand=FILLER), munchkin(), munchkin(), treasures=["minigun"], treasure_pile=["radaway.1"], only=True
    )

    assert draw_some(t.state, "treasure", 5) == ("minigun", "radaway.1")
    assert draw_some(t.state, "treasure", 1) == ()


@rule(
    "munchkin.cards.ability-cost-source",
    "munchkin.cards.ability-cost-in-play",
    "munchkin.play-use-apply.abilities-cost-cards",
)
def test_an_ability_is_paid_from_hand_or_play() -> None:
    has = munchkin(classes=["brotherhood-paladin.1"], hand=["tin-can"], used=["baseball-bat"], backpack=["desk-fan"])
    t = table(has, munchkin(), munchkin(), foes=["robobrain"])

    t.choose("power:brotherhood-paladin.1:0")

    assert {*t.options} == {"pay:tin-can", "pay:baseball-bat", "pay:desk-fan"}


@rule("munchkin.cards.ability-cost-other-card")
def test_a_card_does_not_pay_for_its_own_ability() -> None:
    """With nothing but the Paladin's own card the power cannot be used."""
    t = table(munchkin(classes=["brotherhood-paladin.1"]), munchkin(), munchkin(), foes=["robobrain"])

    assert t.refused("power:brotherhood-paladin.1:0") == "munchkin.play-use-apply.abilities-cost-cards"


@rule("munchkin.cards.ability-cost-other-in-play")
def test_a_monster_kept_for_its_bad_stuff_cannot_pay() -> None:
    has = munchkin(classes=["brotherhood-paladin.1"], hand=FILLER, kept=[Kept("radscorpion", "turns", 1)])
    t = table(has, munchkin(), munchkin(), foes=["robobrain"])

    t.choose("power:brotherhood-paladin.1:0")

    assert t.options == ("pay:tin-can",)


@rule("munchkin.cards.ability-cost-excluded")
@pytest.mark.parametrize("allowed", [False, True])
def test_perks_pay_only_where_the_table_has_agreed_so(allowed: bool) -> None:
    has = munchkin(level=4, classes=["brotherhood-paladin.1"], perks=["thick-hide"], hand=FILLER)
    t = table(has, munchkin(), munchkin(), foes=["robobrain"], options={"perks_pay": allowed})

    t.choose("power:brotherhood-paladin.1:0")

    assert ("pay:thick-hide" in t.options) is allowed


@rule("munchkin.cards.ability-cost-in-combat", "munchkin.combat.end-with-start-gear")
def test_an_item_in_use_may_pay_in_a_fight_and_counts_no_longer() -> None:
    """Combat Armour of 3 pays for a bonus of 1."""
    t = table(
        munchkin(classes=["brotherhood-paladin.1"], used=["combat-armour"]), munchkin(), munchkin(), foes=["robobrain"]
    )
    assert t.strength(0) == 4

    t.choose("power:brotherhood-paladin.1:0", "pay:combat-armour")

    assert t.strength(0) == 2


@rule("munchkin.cards.ability-cost-bundle")
def test_a_modified_item_pays_as_one_card() -> None:
    has = munchkin(classes=["brotherhood-paladin.1"], used=[gear("combat-armour", "woven-plates")], hand=FILLER)
    t = table(has, munchkin(), munchkin(), foes=["robobrain"])

    t.choose("power:brotherhood-paladin.1:0")
    assert {*t.options} == {"pay:combat-armour", "pay:tin-can"}
    t.choose("pay:combat-armour")

    assert {*t.state.treasure_pile} == {"combat-armour", "woven-plates"}
