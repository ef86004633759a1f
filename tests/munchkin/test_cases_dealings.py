"""Cases in which several rules meet: deals, answers on the stack, and windows."""

from tests.kit import rule
from tests.kit.munchkin import gear, munchkin, table


@rule("munchkin.trading.offer-lapses", "munchkin.items.stolen-placement", "munchkin.negotiation.answer")
def test_an_offer_left_open_lapses_when_its_item_is_stolen() -> None:
    """Ann offers her mask to Ben, who leaves it open; Cleo the Raider steals it: Ben has nothing left to answer."""
    t = table(
        munchkin(used=["gas-mask"]),
        munchkin(hand=["bent-fork"]),
        munchkin(classes=["raider.1"], hand=["tin-can"]),
        dice=[6],
    )
    t.act(0, "trade:1", "give:gas-mask", "propose")
    t.choose("later")

    t.act(2, "power:raider.1:1", "pay:tin-can")
    t.settle()

    assert t.state.offers == ()
    assert [each.id for each in t.munchkin(2).gear] == ["gas-mask"]


@rule("munchkin.negotiation.items-lost", "munchkin.cards.ability-cost-in-combat", "munchkin.negotiation.items-pledged")
def test_a_promised_item_may_be_paid_for_a_power_and_is_owed_no_more() -> None:
    """The Paladin promised the mask, then pays with it: it counted until then, and the helper gets none."""
    t = table(
        munchkin(level=3, classes=["brotherhood-paladin.1"], used=["skull-mask"]),
        munchkin(level=4),
        munchkin(),
        foes=["giant-ant"],
    )
    t.act(0, "help:1", "give:skull-mask", "propose")
    before = t.sides[0]
    t.choose("accept")
    with_help = t.sides[0]
    t.act(0, "power:brotherhood-paladin.1:0", "pay:skull-mask")
    t.until("receipt", "door-settled")

    assert with_help == before + 4
    assert t.munchkin(1).gear == ()
    assert "skull-mask" in t.state.treasure_pile


@rule("munchkin.help.forced", "munchkin.negotiation.accept-joins", "munchkin.negotiation.offer-lapses")
def test_who_is_drafted_ends_all_other_talk_of_help_and_is_owed_nothing() -> None:
    """Ben's offer is still open when Ann drafts Cleo: it lapses, and the only Treasure stays with Ann."""
    t = table(
        munchkin(level=5, hand=["drafted", "tin-can"]),
        munchkin(level=3, hand=["bubbly-cola.1", "bent-fork"]),
        munchkin(level=2),
        foes=["giant-ant"],
        treasures=["combat-helmet"],
    )
    t.act(1, "help:0", "treasures:1", "propose")
    t.choose("later")
    t.act(1, "play:bubbly-cola.1", "side:monsters")
    t.settle()
    t.act(0, "play:drafted", "target:2")
    t.settle()
    assert t.state.offers == ()
    assert (t.fight.helper, t.fight.deal) == (2, None)

    t.until("receipt")

    assert "combat-helmet" in t.munchkin(0).hand
    assert t.munchkin(2).hand == ()


@rule("munchkin.effects.cancel-only-special", "munchkin.help.forced", "munchkin.play-use-apply.applied-card-discarded")
def test_a_cancelled_draft_makes_nobody_a_helper_and_help_may_still_be_asked() -> None:
    t = table(
        munchkin(level=5, hand=["drafted", "tin-can"]),
        munchkin(hand=["power-cut", "bent-fork"]),
        munchkin(level=2),
        foes=["mirelurk-king"],
        dice=[6],
    )
    t.act(0, "play:drafted", "target:2")
    t.act(1, "play:power-cut")
    t.settle()

    assert t.fight.helper == -1
    assert "drafted" in t.state.door_pile
    t.wait_for(0, "help:2")


@rule("munchkin.monsters.spider-robot", "munchkin.help.specials-shared", "munchkin.help.reward-even-by-helper-power")
def test_a_helper_with_fire_destroys_the_robot_and_the_fighter_is_paid() -> None:
    """The helper joins for one of two Treasures with a Flamer in hand: the Spider Robot is gone at once."""
    t = table(
        munchkin(level=1, hand=["tin-can"]),
        munchkin(level=1, used=["flamer"]),
        munchkin(),
        foes=["spider-robot"],
        treasures=["combat-helmet", "gas-mask"],
    )
    t.act(0, "help:1", "treasures:1", "propose")
    t.choose("accept")
    t.until("share")
    assert t.seat == 1
    t.choose("share:gas-mask")
    t.until("door-settled")

    assert t.munchkin(0).level == 2
    assert t.munchkin(1).level == 1
    assert [card in (*t.munchkin(1).hand, *[each.id for each in t.munchkin(1).gear]) for card in ("gas-mask",)] == [
        True
    ]


@rule("munchkin.combat.defeat-treasure-by-card", "munchkin.negotiation.treasures-shortfall", "munchkin.help.paladin")
def test_a_helper_of_a_fight_that_pays_nothing_gets_only_the_own_reward() -> None:
    """A Dog Whistle drives the only monster off unpaid: no level, no share; the Paladin's own Treasure comes all the same."""
    t = table(
        munchkin(level=1, hand=["dog-whistle", "tin-can"]),
        munchkin(level=1, classes=["brotherhood-paladin.1"]),
        munchkin(),
        foes=["giant-mantis"],
        treasures=["combat-helmet"],
    )
    t.act(0, "help:1", "treasures:1", "propose")
    t.choose("accept")
    t.act(0, "play:dog-whistle")
    t.until("receipt", "door-settled")

    assert t.munchkin(0).level == 1
    assert "combat-helmet" in t.munchkin(1).hand
    assert t.told("draw-open")[0]["seat"] == 1


@rule("munchkin.junk.share-with-compensation", "munchkin.junk.compensation-open", "munchkin.negotiation.picker")
def test_junk_and_its_compensation_are_shared_as_one() -> None:
    t = table(
        munchkin(level=7, hand=["tripwire.1"]),
        munchkin(level=1),
        munchkin(),
        foes=["raider-beginners"],
        treasures=["tin-can", "gas-mask", "combat-helmet"],
    )
    t.act(0, "help:1", "treasures:1", "propose")
    t.choose("accept")
    t.until("share")

    assert t.options == ("share:tin-can", "share:gas-mask")
    t.choose("share:tin-can")
    assert {*t.munchkin(1).hand} == {"tin-can", "combat-helmet"}


@rule(
    "munchkin.item-restrictions.became-illegal",
    "munchkin.item-restrictions.became-illegal-to-backpack",
    "munchkin.sex.change",
)
def test_who_changes_sex_in_a_fight_wears_the_tiara_in_vain_until_it_is_over() -> None:
    """The Wrong Changing Room: -5, and a Tiara for women counts no more; after the fight it lies in the Backpack."""
    t = table(
        munchkin(level=8, sex="female", used=["beauty-queen-tiara"]),
        munchkin(hand=["wrong-changing-room", "tin-can"]),
        munchkin(),
        foes=["radroach"],
        dice=[6],
    )
    t.until("combat")
    assert t.strength(0) == 10

    t.act(1, "play:wrong-changing-room", "target:0")
    t.settle()
    assert t.strength(0) == 8 - 5
    assert t.munchkin(0).gear[0].used
    t.until("receipt", "door-settled")

    assert not t.munchkin(0).gear[0].used
    assert t.munchkin(0).sex == "male"


@rule("munchkin.response-windows.lifo", "munchkin.response-windows.frozen-victim", "munchkin.traps.not-mid-resolution")
def test_while_bad_stuff_waits_it_can_be_cancelled_but_nothing_else_be_played() -> None:
    """Caught by a Giant Mantis: a friend's Healing Shot saves the level; a second Trap has to wait."""
    t = table(
        munchkin(level=3, hand=["tin-can"]),
        munchkin(hand=["healing-shot.1", "tripwire.1"]),
        munchkin(),
        foes=["giant-mantis"],
        dice=[1],
    )
    t.wait_for(1, "play:healing-shot.1")
    assert t.refused("play:tripwire.1") == "munchkin.response-windows.reaction-window"
    t.choose("play:healing-shot.1")
    t.until("door-settled")

    assert t.munchkin(0).level == 3


@rule(
    "munchkin.items.play-on-receipt-not-in-combat",
    "munchkin.sidekicks.play-on-draw",
    "munchkin.other-treasures.as-printed",
)
def test_what_a_caravan_brings_into_a_fight_is_worn_after_it_but_a_sidekick_fights_at_once() -> None:
    """A helmet and a Mutt are drawn in the midst of a fight: only the Mutt can be played."""
    t = table(
        munchkin(level=1, hand=["passing-caravan", "tin-can"]),
        munchkin(),
        munchkin(),
        foes=["giant-ant"],
        treasures=["combat-helmet"],
        doors=["faithful-mutt"],
    )
    t.act(0, "play:passing-caravan")
    t.until("receipt")
    assert "sidekick:faithful-mutt" in t.options
    assert t.refused("wear:combat-helmet") == "munchkin.items.play-on-receipt-not-in-combat"
    t.choose("sidekick:faithful-mutt", "done")

    assert t.sides == (3, 2)
    t.until("door-settled")
    t.wait_for(0, "wear:combat-helmet")


@rule(
    "munchkin.trading.bystanders-during-fight",
    "munchkin.trading.traded-placement",
    "munchkin.backpack.no-swap-other-turn",
)
def test_a_bystander_puts_on_what_was_traded_during_a_fight_only_if_nothing_has_to_move() -> None:
    """Ben has a free head and gets a helmet; the second one can only go to his Backpack."""
    t = table(
        munchkin(level=3, hand=["tin-can"]),
        munchkin(hand=["bent-fork"]),
        munchkin(backpack=["combat-helmet", "gas-mask"], hand=["tripwire.1"]),
        foes=["giant-mantis"],
    )
    t.act(2, "trade:1", "give:combat-helmet", "propose")
    t.choose("accept")
    assert (t.seat, t.prompt) == (1, "receipt")
    t.choose("wear:combat-helmet")
    t.act(2, "trade:1", "give:gas-mask", "propose")
    t.choose("accept")

    assert [(each.id, each.used) for each in t.munchkin(1).gear] == [("combat-helmet", True), ("gas-mask", False)]
    assert t.prompt == "combat"


@rule(
    "munchkin.radioactive-monsters.joining-monster-rolls",
    "munchkin.radioactive-monsters.bonus-once",
    "munchkin.wandering-creature.joins",
)
def test_a_radioactive_monster_that_wanders_in_is_met_by_fighter_and_helper() -> None:
    """Both roll against it, the fighter first; one failure is enough for its bonus, which counts once."""
    t = table(
        munchkin(level=9),
        munchkin(level=9),
        munchkin(hand=["wandering-creature.1", "rad-rat", "tin-can"]),
        foes=["giant-ant"],
        helper=1,
        dice=[6, 1],
    )
    t.act(2, "play:wandering-creature.1")
    t.settle()

    assert [told["seat"] for told in t.told("defence")] == [0, 1]
    assert t.sides == (18, 2 + 2 + 2)


@rule("munchkin.cheat.leaves-with-item", "munchkin.negotiation.items-after-fight", "munchkin.big-items.carry-one")
def test_a_promised_item_leaves_its_cheat_behind_and_stays_if_it_is_too_big_without() -> None:
    """A sledge freed by Cheat! is promised to a helper who carries a Minigun: without Cheat! it is Big, so it stays."""
    t = table(
        munchkin(level=5, used=[gear("super-sledge", cheat="cheat.1")]),
        munchkin(level=3, used=["minigun"]),
        munchkin(),
        foes=["giant-ant"],
    )
    t.act(0, "help:1", "give:super-sledge", "propose")
    t.choose("accept")
    t.until("receipt", "door-settled")

    assert [(each.id, each.cheat) for each in t.munchkin(0).gear] == [("super-sledge", "cheat.1")]
    assert [each.id for each in t.munchkin(1).gear] == ["minigun"]


@rule(
    "munchkin.response-windows.after-play", "munchkin.effects.cancel-only-at-once", "munchkin.interference.side-named"
)
def test_a_cancelled_play_voids_the_passes_like_any_other() -> None:
    """Ann passes, Ben's grenade is cut off by Cleo: the next to act is Cleo, and Ann is asked again."""
    t = table(
        munchkin(level=1, hand=["tin-can"]),
        munchkin(hand=["land-mine.1", "bent-fork"]),
        munchkin(hand=["power-cut", "tripwire.1"]),
        foes=["giant-ant"],
    )
    t.until("combat")
    t.choose("pass")
    t.choose("play:land-mine.1", "side:munchkins")
    t.act(2, "play:power-cut")
    t.settle()

    assert (t.seat, t.prompt) == (2, "combat")
    assert t.sides == (1, 2)
    t.choose("pass")
    assert t.seat == 0
