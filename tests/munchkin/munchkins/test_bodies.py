"""Deaths as they are told, and where the cards of the dead go (topics death, looting-body, resurrection, bad-stuff)."""

from crossroads.games.munchkin.munchkins.dying import die
from crossroads.games.munchkin.player import Kept, Lasting
from crossroads.games.munchkin.state import Foe
from tests.kit import rule
from tests.kit.munchkin import gear, munchkin, munchkin_pack, table


@rule("munchkin.death.only-by-card", "munchkin.looting-body.tie", "munchkin.looting-body.rest-discarded")
def test_a_death_from_the_last_roll_to_the_new_hand_is_told_in_full() -> None:
    """Ben dies in his turn. Ann and Cleo are of one Level: 2 and 2, then 3 and 4, so Cleo takes first."""
    t = table(
        munchkin(level=3, hand=["bent-fork"]),
        munchkin(
            level=6,
            hand=["desk-fan"],
            used=[gear("combat-knife", "sharpened-edge", "gold-paint"), gear("skull-mask", cheat="cheat.1")],
            kept=[Kept("bald-spot", "kept")],
            sidekick="faithful-mutt",
            classes=["raider.1"],
        ),
        munchkin(level=3, hand=["left-boot"]),
        active=1,
        foes=["parade-giant-robot"],
        dice=[1, 2, 2, 3, 4],
        doors=["drafted", "wrong-room", "enraged.1", "plated"],
        treasures=["fury-pills.1", "glowing-cola", "clean-water"],
    )

    t.until("loot")
    assert t.told("died") == [{"seat": 1}]
    assert t.rules_told("died") == ["munchkin.death.only-by-card"]
    assert [dict(each["rolls"]) for each in t.told("order-roll")] == [{0: 2, 2: 2}, {0: 3, 2: 4}]
    assert t.rules_told("order-roll") == ["munchkin.looting-body.tie"] * 2
    assert (t.seat, dict(t.decision.about)) == (2, {"seat": 1})
    assert [*t.options] == ["loot:desk-fan", "loot:skull-mask", "loot:cheat.1", "loot:combat-knife", "none"]
    t.choose("loot:combat-knife")
    assert (t.seat, t.options) == (0, ("loot:desk-fan", "loot:skull-mask", "loot:cheat.1", "none"))
    t.choose("loot:skull-mask")

    assert t.told("looted") == [
        {"seat": 2, "card": "combat-knife", "body": 1},
        {"seat": 0, "card": "skull-mask", "body": 1},
    ]
    assert t.rules_told("looted") == ["munchkin.looting-body.to-hand"] * 2
    assert t.munchkin(2).bundles == (gear("combat-knife", "sharpened-edge", "gold-paint", used=False),)
    assert (t.munchkin(2).received, t.munchkin(0).received) == (("combat-knife",), ("skull-mask",))
    assert (t.munchkin(0).hand, t.munchkin(2).hand) == (("bent-fork", "skull-mask"), ("left-boot",))
    assert t.state.treasure_pile == ("desk-fan",)
    assert {"bald-spot", "faithful-mutt", "parade-giant-robot", "cheat.1"} == {*t.state.door_pile}
    assert (t.seat, t.prompt) == (2, "receipt")  # from whose turn it is
    ben = t.munchkin(1)
    assert (ben.alive, ben.dying, ben.redraw, ben.perk_choices) == (False, False, True, 0)
    assert not t.told("back")


@rule("munchkin.resurrection.when", "munchkin.resurrection.new-doors", "munchkin.resurrection.new-treasures")
def test_the_dead_come_back_in_the_next_turn_and_draw_in_their_own() -> None:
    """Ann has died in Ben's turn: she is back in Cleo's, and has three Doors and three Treasures in her own, once."""
    t = table(
        munchkin(level=3, alive=False, redraw=True),
        munchkin(hand=["bent-fork"]),
        munchkin(hand=["left-boot"]),
        active=1,
        phase="end",
        doors=["drafted", "plated", "two-headed", "wrong-room"],
        treasures=["fury-pills.1", "glowing-cola", "clean-water"],
    )

    assert t.told("back") == [{"seat": 0}]
    assert t.rules_told("back") == ["munchkin.resurrection.when"]
    assert (t.munchkin(0).alive, t.munchkin(0).hand) == (True, ())
    while t.state.active == 2:
        t.skip()
    assert t.munchkin(0).redraw is False
    assert t.munchkin(0).hand == ("plated", "two-headed", "wrong-room", "fury-pills.1", "glowing-cola", "clean-water")
    draws = [each for each in t.log if each.rule.startswith("munchkin.resurrection.new")]
    assert [(each.kind, each.about["seat"], each.about["deck"], each.about["count"]) for each in draws] == [
        ("draw", 0, "door", 3),
        ("draw", 0, "treasure", 3),
    ]
    assert t.told("back") == [{"seat": 0}]


@rule("munchkin.looting-body.when-in-flight", "munchkin.looting-body.one-each")
def test_two_who_died_are_looted_one_after_the_other() -> None:
    """Ann and her helper Ben are both caught by the Deathclaw: Cleo takes a card of each, and keeps both."""
    t = table(
        munchkin(level=6, hand=["tin-can"]),
        munchkin(level=6, hand=["bent-fork"]),
        munchkin(hand=["left-boot"]),
        foes=["deathclaw"],
        helper=1,
        dice=[1, 1],
    )

    t.until("loot")
    assert (t.seat, t.options, dict(t.decision.about)) == (2, ("loot:tin-can", "none"), {"seat": 0})
    t.choose("loot:tin-can")
    assert (t.seat, t.options, dict(t.decision.about)) == (2, ("loot:bent-fork", "none"), {"seat": 1})
    t.choose("loot:bent-fork")

    assert t.munchkin(2).hand == ("left-boot", "tin-can", "bent-fork")
    assert t.munchkin(2).received == ("tin-can", "bent-fork")


@rule("munchkin.bad-stuff.lasting-two-victims", "munchkin.death.clears-bad-stuff")
def test_a_monster_that_lay_before_the_dead_is_discarded_once() -> None:
    """The Radscorpion of an earlier fight, which caught two, lies before Ann; Ben has only to remember it."""
    for victim in (0, 1):
        anvil = munchkin_pack(traps="- {id: anvil, effects: [{do: die}]}")
        t = table(
            munchkin(kept=[Kept("radscorpion", "turns", 1)]),
            munchkin(kept=[Kept("radscorpion", "turns", 1, echo=True)]),
            munchkin(hand=["anvil"]),
            packs=[anvil],
        )

        t.act(2, "play:anvil", f"target:{victim}")

        assert ("radscorpion" in t.state.door_pile) is (victim == 0)
        assert t.munchkin(victim).kept == ()


@rule("munchkin.bad-stuff.lasting-card-kept", "munchkin.death.clears-bad-stuff")
def test_bad_stuff_of_the_running_fight_goes_with_whom_it_caught() -> None:
    """The Radscorpion has caught Ann and stays before her; then the Deathclaw kills her: both are put away with the fight."""
    t = table(
        munchkin(level=6, hand=["tin-can"]),
        munchkin(hand=["bent-fork"]),
        munchkin(),
        foes=[Foe("radscorpion", "radscorpion", met=(0,)), "deathclaw"],
        dice=[1, 1, 2, 1],
    )

    t.until("from")
    t.choose("from:radscorpion")
    t.until("loot")

    assert t.told("stays") == [{"seat": 0, "card": "radscorpion"}]
    assert sorted(t.state.door_pile) == ["deathclaw", "radscorpion"]
    assert t.munchkin(0).kept == ()


@rule("munchkin.combat.helper-dies-mid-fight")
def test_a_bystander_who_dies_leaves_fighter_and_helper_as_they_were() -> None:
    anvil = munchkin_pack(traps="- {id: anvil, effects: [{do: die}]}")
    t = table(
        munchkin(hand=["anvil"]),
        munchkin(hand=["tin-can"]),
        munchkin(),
        munchkin(),
        active=1,
        foes=["robobrain"],
        helper=3,
        packs=[anvil],
    )

    t.act(0, "play:anvil", "target:2")
    t.until("combat")

    assert (t.fight.fighter, t.fight.helper) == (1, 3)


@rule("munchkin.bad-stuff.lasting-two-victims", "munchkin.death.clears-bad-stuff")
def test_the_card_of_the_dead_goes_to_the_other_whom_it_caught_and_no_other_does() -> None:
    """The Giant Radscorpion has caught Ann and then Ben, who remembers a Radscorpion of Cleo's, too. An Anvil kills Ann."""
    t = table(
        munchkin(level=3, hand=["tin-can"]),
        munchkin(level=3, hand=["bent-fork"], kept=[Kept("radscorpion", "turns", 2, echo=True)]),
        munchkin(hand=["anvil"], kept=[Kept("radscorpion", "turns", 2)]),
        foes=[Foe("giant-radscorpion", "giant-radscorpion", met=(0, 1)), "robobrain"],
        helper=1,
        dice=[1, 6, 1, 6, 2, 1],
        packs=[munchkin_pack(traps="- {id: anvil, effects: [{do: die}]}")],
    )
    t.until("first-runner")
    t.choose("first:0")
    for _ in range(2):
        t.until("from")
        t.choose("from:giant-radscorpion")
    while t.seat != 2 or len(t.munchkin(1).kept) < 2 or t.prompt != "before-roll":
        t.choose("pass")
    t.choose("play:anvil", "target:0")
    t.settle()

    assert [(kept.id, kept.echo) for kept in t.munchkin(1).kept] == [
        ("radscorpion", True),
        ("giant-radscorpion", False),
    ]
    t.until("turn-start")
    assert "giant-radscorpion" not in t.state.door_pile


@rule("munchkin.death.dead-do-nothing", "munchkin.death.belongings-lost")
def test_nothing_that_was_still_to_come_waits_for_the_dead() -> None:
    """Neither cards to play on receipt, nor a choice of Perks, nor what would have held for this turn."""
    t = table(munchkin(), munchkin(level=3, hand=["tin-can"]), munchkin())
    ben = t.munchkin(1)
    ben.received = ben.from_deck = ben.hand
    ben.perk_choices, ben.dying = 1, True
    ben.lasting = (Lasting("rad", 4, "turn", "lead-tablets.1"),)

    die(t.state, ben)

    assert [*ben.hand, *ben.received, *ben.from_deck, *ben.lasting] == []
    assert ben.perk_choices == 0
    assert (ben.alive, ben.dying, ben.redraw) == (False, False, True)
    assert [(body.seat, body.cards) for body in t.state.bodies] == [(1, ("tin-can",))]
