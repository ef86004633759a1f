"""Playing, using and applying cards, and what effects are (topics play-use-apply, effects, actions, level-up-cards)."""

import pytest

from crossroads.games.munchkin.player import Kept
from tests.kit import rule
from tests.kit.munchkin import munchkin, munchkin_pack, table

FILLER = ["tin-can"]


@rule("munchkin.play-use-apply.play-from-hand")
def test_a_card_is_played_from_the_hand() -> None:
    t = table(munchkin(hand=["baseball-bat"]), munchkin(), munchkin())

    t.choose("wear:baseball-bat")

    assert t.munchkin(0).hand == ()


@rule("munchkin.play-use-apply.use", "munchkin.play-use-apply.use-not-backpack", "munchkin.items.permanent")
def test_an_item_works_while_it_is_in_use_and_not_in_the_backpack() -> None:
    t = table(munchkin(used=["baseball-bat"], backpack=["combat-armour"], hand=FILLER), munchkin(), munchkin())
    assert t.strength(0) == 3

    t.choose("stow:baseball-bat", "wear:combat-armour")

    assert t.strength(0) == 4


@rule(
    "munchkin.play-use-apply.apply",
    "munchkin.play-use-apply.play-is-apply",
    "munchkin.play-use-apply.applied-card-discarded",
)
def test_a_one_time_card_acts_and_is_discarded() -> None:
    """Passing Caravan: one Treasure and one Door."""
    t = table(munchkin(hand=["passing-caravan"]), munchkin(), munchkin(), doors=["drafted"], treasures=["minigun"])

    t.choose("play:passing-caravan", "done")

    assert t.munchkin(0).hand == ("minigun", "drafted")
    assert t.state.treasure_pile == ("passing-caravan",)


@rule(
    "munchkin.play-use-apply.apply-one-shot-item-source",
    "munchkin.backpack.one-shot-from-hand",
    "munchkin.backpack.one-shot-from-backpack-in-combat",
    "munchkin.combat.one-shots-from-hand",
    "munchkin.actions.any-one-shots",
)
@pytest.mark.parametrize("place", ["hand", "backpack"])
def test_a_one_shot_is_applied_from_hand_or_backpack(place: str) -> None:
    has = munchkin(hand=["fury-pills.1"]) if place == "hand" else munchkin(backpack=["fury-pills.1"])
    t = table(has, munchkin(), munchkin(), foes=["giant-ant"])

    t.choose("play:fury-pills.1", "side:munchkins")

    assert t.sides == (4, 2)
    assert t.munchkin(0).gear == ()


@rule("munchkin.play-use-apply.target-legal-before-play", "munchkin.interference.combat-one-shot-needs-fight")
@pytest.mark.parametrize(
    ("card", "rule_id"),
    [
        ("radaway.1", "munchkin.play-use-apply.target-legal-before-play"),
        ("drafted", "munchkin.play-use-apply.target-legal-before-play"),
        ("fury-pills.1", "munchkin.interference.combat-one-shot-needs-fight"),
    ],
)
def test_a_card_without_a_target_is_refused(card: str, rule_id: str) -> None:
    t = table(munchkin(hand=[card, "tin-can"]), munchkin(), munchkin())

    assert f"play:{card}" not in t.options
    assert t.refused(f"play:{card}") == rule_id


@rule("munchkin.play-use-apply.some-effect-suffices", "munchkin.effects.combined")
def test_a_card_with_several_effects_may_be_applied_for_one_of_them() -> None:
    """Clean Water outside a fight only cures."""
    t = table(munchkin(hand=["clean-water"], kept=[Kept("bald-spot", "kept")]), munchkin(), munchkin())

    t.choose("play:clean-water")

    assert t.munchkin(0).kept == ()


@rule("munchkin.play-use-apply.same-card-once")
def test_a_card_is_not_applied_twice_in_a_turn_even_if_it_comes_back() -> None:
    """Dumpster Dive fetches the Master Lockpick that was applied before."""
    t = table(munchkin(hand=["master-lockpick", "dumpster-dive"]), munchkin(), munchkin(), treasures=["minigun"])

    t.act(0, "play:master-lockpick")
    t.until("receipt")
    t.choose("done")
    t.act(0, "play:dumpster-dive")
    t.until("receipt")
    t.choose("done")

    assert "master-lockpick" in t.munchkin(0).hand
    assert t.refused("play:master-lockpick") == "munchkin.play-use-apply.same-card-once"


# -- effects


@rule(
    "munchkin.effects.three-kinds", "munchkin.effects.permanent-is-lasting", "munchkin.effects.permanent-with-instant"
)
def test_a_permanent_card_lasts_and_may_have_an_ability_that_acts_at_once() -> None:
    """The Mesmetron: 2 while in use, and a monster ousted for its price."""
    t = table(munchkin(used=["mesmetron"]), munchkin(), munchkin(), foes=["robobrain"])

    assert t.strength(0) == 3
    assert "power:mesmetron:0" in t.options


@rule("munchkin.effects.mesmetron-bonus", "munchkin.effects.mesmetron-oust", "munchkin.combat.defeat-treasure-default")
def test_the_mesmetron_removes_a_monster_whose_treasures_are_paid() -> None:
    """Its 2 go with it; the Robobrain leaves without a level, and its two Treasures are drawn."""
    t = table(
        munchkin(used=["mesmetron"], hand=FILLER),
        munchkin(),
        munchkin(),
        foes=["robobrain"],
        treasures=["minigun", "flamer"],
    )

    t.choose("power:mesmetron:0")
    t.settle()
    assert t.fight.foes == ()
    assert t.strength(0) == 1
    t.close()

    assert t.munchkin(0).level == 1
    assert t.munchkin(0).hand == ("tin-can", "minigun", "flamer")


@rule("munchkin.effects.lasting-ends")
def test_a_lasting_effect_ends_with_its_card() -> None:
    t = table(munchkin(kept=[Kept("glows-in-the-dark", "kept")], hand=["radaway.1"]), munchkin(), munchkin())
    assert t.defence(0) == 3

    t.choose("play:radaway.1")

    assert t.defence(0) == 1


@rule("munchkin.effects.instant-at-once", "munchkin.effects.instant-discard")
def test_an_instant_effect_comes_after_the_reactions_and_its_card_goes() -> None:
    t = table(munchkin(level=2, hand=["tripwire.1"]), munchkin(hand=FILLER), munchkin())

    t.choose("play:tripwire.1", "target:0")
    assert t.munchkin(0).level == 2
    t.choose("pass")

    assert t.munchkin(0).level == 1
    assert t.state.door_pile == ("tripwire.1",)


@rule("munchkin.effects.cancel-only-special")
def test_what_does_not_cancel_such_an_effect_is_no_answer() -> None:
    """RadAway does not answer a Trap, Mentats do not answer Radiation."""
    t = table(munchkin(level=2, hand=["radaway.1", "mentats.1"]), munchkin(hand=["tripwire.1"]), munchkin())

    t.act(1, "play:tripwire.1", "target:0")

    assert {*t.options} == {"play:mentats.1", "pass"}


@rule("munchkin.effects.mentats")
def test_mentats_end_a_lasting_trap_too() -> None:
    t = table(munchkin(hand=["mentats.1"], kept=[Kept("black-streak.1", "turns", 1)]), munchkin(), munchkin())

    t.choose("play:mentats.1")

    assert t.munchkin(0).kept == ()


@rule(
    "munchkin.effects.until-end-of-combat", "munchkin.combat.one-shots-discarded", "munchkin.victory.discard-one-shots"
)
def test_a_bonus_of_a_fight_lasts_to_its_end_and_its_card_goes_then() -> None:
    t = table(
        munchkin(hand=["fury-pills.1", *FILLER]), munchkin(), munchkin(), foes=["giant-ant"], treasures=["minigun"]
    )

    t.act(0, "play:fury-pills.1", "side:munchkins")
    t.settle()
    assert t.fight.table == ("fury-pills.1",)
    assert "fury-pills.1" not in t.state.treasure_pile
    t.until("receipt")

    assert t.state.treasure_pile == ("fury-pills.1",)
    assert t.strength(0) == 2


@rule(
    "munchkin.effects.monster-as-combat-effect",
    "munchkin.effects.monster-abilities-leave",
    "munchkin.multi-monster.remove-one",
)
def test_a_monster_that_leaves_takes_its_strength_and_its_abilities_along() -> None:
    """The Ceiling Turret ignores melee weapons; without it the Super Sledge of 4 counts against the Giant Ant."""
    t = table(
        munchkin(used=["super-sledge"], hand=["dog-whistle"]),
        munchkin(),
        munchkin(),
        foes=["ceiling-turret", "giant-ant"],
    )
    assert t.sides == (1, 8)

    t.choose("play:dog-whistle", "foe:ceiling-turret")

    assert t.sides == (5, 2)


@rule("munchkin.effects.several-triggers-order")
def test_consequences_for_several_players_go_in_seat_order_from_the_active_one() -> None:
    """Two munchkins gain an even Level at once: the active one is asked for a Perk first."""
    t = table(munchkin(level=2, hand=FILLER), munchkin(level=1), munchkin(level=1), foes=["giant-ant"])
    for seat in (2, 1, 0):
        t.munchkin(seat).perk_choices = 1
    t.munchkin(0).level = 4

    asked: list[int] = []
    while len(asked) < 3:
        if t.prompt == "perk-draw":
            asked.append(t.seat)
        t.skip()

    assert asked == [0, 1, 2]


@rule("munchkin.effects.consequence-order")
def test_a_death_is_settled_before_anything_else() -> None:
    """Bad Stuff that kills leaves no Perk choice, no surplus and no receipt to the dead."""
    t = table(
        munchkin(level=6, perks=["thick-hide", "fleet-feet"], hand=FILLER),
        munchkin(hand=["bent-fork"]),
        munchkin(),
        foes=["parade-giant-robot"],
        dice=[1, 2, 1],
    )

    t.until("loot")

    assert not t.munchkin(0).alive
    assert t.munchkin(0).perks == ("thick-hide", "fleet-feet")


# -- actions at any moment


@rule("munchkin.actions.any-level-up", "munchkin.level-up-cards.any-time")
@pytest.mark.parametrize("foes", [[], ["robobrain"]])
def test_a_level_card_may_be_applied_in_the_turn_of_another_and_in_a_fight(foes: list[str]) -> None:
    t = table(munchkin(hand=FILLER), munchkin(hand=["rescued-a-radcat"]), munchkin(level=4), foes=foes)

    t.act(1, "play:rescued-a-radcat", "target:2")
    t.settle()

    assert t.munchkin(2).level == 5


@rule("munchkin.level-up-cards.any-player", "munchkin.conflicts.card-beats-rule")
def test_a_level_card_may_say_otherwise() -> None:
    """Sang on the Radio is for those with a Sidekick, Beginner's Luck for the lowest, Doctored Records for its user."""
    hand = ["sang-on-the-radio", "beginners-luck"]
    t = table(munchkin(level=2, hand=hand), munchkin(level=3, sidekick="faithful-mutt"), munchkin(level=1))

    t.choose("play:sang-on-the-radio")
    t.until("turn-start")
    assert t.munchkin(1).level == 4
    t.act(0, "play:beginners-luck")
    t.until("turn-start")

    assert t.munchkin(2).level == 2


@rule("munchkin.actions.any-other-cards", "munchkin.other-doors.as-printed")
def test_other_one_time_cards_may_be_applied_when_their_text_allows_it() -> None:
    """Wrong Room ousts all monsters, unpaid, and only in a fight."""
    t = table(munchkin(hand=FILLER), munchkin(hand=["wrong-room"]), munchkin(), foes=["robobrain", "giant-ant"])
    deck = t.state.treasures

    t.act(1, "play:wrong-room")
    t.settle()
    assert t.fight.foes == ()
    t.until("door-settled")

    assert t.state.treasures == deck
    assert t.munchkin(0).level == 1


@rule("munchkin.actions.any-abilities")
def test_an_ability_may_be_used_as_often_as_its_card_says() -> None:
    """The Paladin's bonus three times in a fight."""
    hand = ["tin-can", "bent-fork", "desk-fan", "left-boot"]
    t = table(munchkin(classes=["brotherhood-paladin.1"], hand=hand), munchkin(), munchkin(), foes=["robobrain"])

    for card in hand[:3]:
        t.act(0, "power:brotherhood-paladin.1:0", f"pay:{card}")
        t.settle()

    assert t.strength(0) == 4
    t.wait_for(0, "pass")
    assert t.refused("power:brotherhood-paladin.1:0") == "munchkin.actions.any-abilities"


@rule("munchkin.actions.own-turn-sell")
def test_items_are_sold_in_the_own_turn_outside_combat() -> None:
    has = munchkin(backpack=["mini-nuke-catapult"], hand=FILLER)
    own, fighting = table(has, munchkin(), munchkin()), table(has, munchkin(), munchkin(), foes=["robobrain"])
    other = table(munchkin(hand=["bent-fork"]), has, munchkin())
    other.choose("pass")

    assert "sale" in own.options
    assert fighting.refused("sale") == "munchkin.combat.no-sale"
    assert other.refused("sale") == "munchkin.selling.own-turn-not-combat"


@rule("munchkin.actions.outside-combat-trade", "munchkin.trading.any-time-not-in-combat")
def test_items_are_traded_in_anybodys_turn() -> None:
    t = table(
        munchkin(hand=FILLER), munchkin(used=["combat-knife"], hand=["bent-fork"]), munchkin(used=["baseball-bat"])
    )

    t.choose("pass")

    assert {"trade:0", "trade:2"} <= {*t.options}


@rule(
    "munchkin.actions.combat-enhancer",
    "munchkin.actions.combat-wandering",
    "munchkin.actions.combat-ends-with-window",
    "munchkin.wandering-creature.not-in-flight",
)
def test_enhancers_and_wandering_creatures_are_for_the_fight_and_not_for_the_flight() -> None:
    hand = ["enraged.1", "wandering-creature.1", "mole-rat-pup", "fury-pills.1"]
    t = table(munchkin(hand=FILLER), munchkin(hand=hand), munchkin(), foes=["robobrain"], dice=[5])

    t.choose("pass")
    assert {"play:enraged.1", "play:wandering-creature.1", "play:fury-pills.1"} <= {*t.options}
    t.until("before-roll")
    while t.seat != 1:
        t.choose("pass")

    assert not {"play:enraged.1", "play:wandering-creature.1", "play:fury-pills.1"} & {*t.options}


@rule("munchkin.conflicts.four-firm-rules", "munchkin.conflicts.disputes")
def test_no_card_of_a_pack_gives_the_tenth_level_or_takes_the_first() -> None:
    pack = munchkin_pack(
        level_ups="- id: rocket\n  effects: [{do: gain, amount: 5}]\n",
        traps="- id: pit\n  effects: [{do: lose, what: level, amount: 20}]\n",
    )
    t = table(munchkin(level=7, hand=["rocket", "pit"]), munchkin(level=4), munchkin(), packs=[pack])

    t.choose("play:rocket")
    t.until("turn-start")
    t.act(0, "play:pit", "target:1")

    assert t.munchkin(0).level == 9
    assert t.munchkin(1).level == 1


@rule("munchkin.play-use-apply.play-from-hand")
def test_of_several_copies_one_is_offered() -> None:
    t = table(munchkin(hand=["tripwire.1", "tripwire.2"]), munchkin(), munchkin())

    assert [option for option in t.options if option.startswith("play")] == ["play:tripwire.1"]


@rule("munchkin.actions.any-abilities")
def test_an_item_in_the_backpack_lends_no_power() -> None:
    """A Mesmetron in use may oust a monster; in the Backpack it is no use."""
    ready = table(munchkin(used=["mesmetron"], hand=["tin-can"]), munchkin(), munchkin(), foes=["robobrain"])
    stowed = table(munchkin(backpack=["mesmetron"], hand=["tin-can"]), munchkin(), munchkin(), foes=["robobrain"])

    assert "power:mesmetron:0" in ready.options
    assert "power:mesmetron:0" not in stowed.options
