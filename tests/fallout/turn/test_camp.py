"""The camp action: three HP, ready cards, Well Rested, trade, in which order, and what may be left out."""

from typing import Any

from tests.kit import rule
from tests.kit.fallout import Belongings, Wasteland, enemy, survivor, wasteland

PRINTED = {"camp_order": "printed"}


def camping(*survivors: Belongings, **more: Any) -> Wasteland:
    """A table at which seat 0 has just taken the camp action."""
    t = wasteland(*survivors, **more)
    t.choose("camp")
    return t


@rule("fallout.camp-action.heal")
def test_camping_recovers_three_hp() -> None:
    """HP 10 becomes 13; HP 15 becomes 16 and no more."""
    hurt = camping(survivor(hp=10))
    nearly = camping(survivor(hp=15))

    hurt.choose("camp:heal")
    nearly.choose("camp:heal")

    assert hurt.survivor().hp == 13
    assert nearly.survivor().hp == 16
    assert hurt.refused("camp:heal") == "fallout.camp-action.once-each"


@rule("fallout.camp-action.ready-all")
def test_camping_deals_with_every_exhausted_card() -> None:
    """Armor is readied, Codsworth stays with a plain survivor, and leaves one who is Vilified; none stays exhausted."""
    plain, feared = [
        camping(
            survivor(
                apparel="raider-armor",
                companion="codsworth",
                inventory=["leather-armor"],
                exhausted=["raider-armor", "codsworth", "leather-armor"],
                traits=traits,
            )
        )
        for traits in ([], ["vilified"])
    ]

    plain.choose("camp:ready")
    feared.choose("camp:ready")

    for t in (plain, feared):
        assert not [held for held in (*t.survivor().equipped, *t.survivor().inventory) if held.exhausted]
    assert plain.survivor().companion is not None
    assert feared.survivor().companion is None
    assert "codsworth" in feared.state.loot_pile


@rule("fallout.camp-action.ready-all", "fallout.camp-action.optional-parts")
def test_camping_cannot_end_before_the_cards_are_readied() -> None:
    """`done` is refused until the cards are ready, and offered then."""
    t = camping(survivor(apparel="raider-armor", exhausted=["raider-armor"]))

    assert t.refused("done") == "fallout.camp-action.ready-all"
    t.choose("camp:ready")

    assert "done" in t.options


@rule("fallout.camp-action.well-rested")
def test_camping_makes_well_rested() -> None:
    """A survivor without traits is Well Rested after it; an Addicted one stays Addicted, as the lock says."""
    plain = camping(survivor())
    addicted = camping(survivor(traits=["addicted"]))

    plain.choose("camp:rest")
    addicted.choose("camp:rest")

    assert plain.survivor().traits == ("well-rested",)
    assert addicted.survivor().traits == ("addicted",)


@rule("fallout.camp-action.trade-partners")
def test_trade_partners_are_in_the_same_or_an_adjacent_space() -> None:
    """B here, C next door, D two spaces away: B and C can be traded with, D cannot."""
    t = camping(survivor(space="camp.c"), survivor(space="camp.c"), survivor(space="camp.b"), survivor(space="camp.a"))

    assert t.state.land.distance("camp.c", "camp.a") == 2
    assert {"trade:1", "trade:2"} <= {*t.options}
    assert t.refused("trade:3") == "fallout.camp-action.trade-partners"


@rule("fallout.camp-action.trade-partners")
def test_adjacency_across_tiles_counts_for_trades() -> None:
    """A at the edge of the camp and B on the next tile, whose space borders A's: they can trade."""
    t = camping(survivor(space="camp.e"), survivor(space="g2.a"), tiles={"1,0": "g2"})
    apart = camping(survivor(space="camp.e"), survivor(space="g2.b"), tiles={"1,0": "g2"})

    assert "trade:1" in t.options
    assert apart.refused("trade:1") == "fallout.camp-action.trade-partners"


@rule("fallout.camp-action.order")
def test_the_parts_come_in_any_order() -> None:
    """First the trade for a chem, then the rest, then Hancock, who asks for a chem, is readied and stays; last the HP."""
    a = survivor(hp=9, companion="hancock", exhausted=["hancock"])
    t = camping(a, survivor(inventory=["mentats"]))

    t.choose("trade:1", "ask:mentats", "propose", "accept", "camp:rest", "camp:ready", "camp:heal", "done")

    who = t.survivor()
    assert who.companion is not None
    assert (who.companion.id, who.companion.exhausted) == ("hancock", False)
    assert (who.hp, who.traits) == (12, ("well-rested",))


@rule("fallout.camp-action.order")
def test_readied_before_the_trade_the_companion_is_lost() -> None:
    """The same, the other way round: without the chem Hancock leaves when he is readied."""
    t = camping(survivor(companion="hancock", exhausted=["hancock"]), survivor(inventory=["mentats"]))

    t.choose("camp:ready", "trade:1", "ask:mentats", "propose", "accept", "done")

    assert t.survivor().companion is None


@rule("fallout.camp-action.ready-all", "fallout.traits.already-has")
def test_a_part_that_brings_nothing_is_told_before_and_after() -> None:
    """No exhausted card, full HP, Well Rested already: each option says so, and so does the log."""
    t = camping(survivor(hp=16, traits=["well-rested"]), survivor())
    words, view = t.game.words("en"), t.game.view(0)
    labels = {
        part: t.game.definition.acts.label(words, view, f"camp:{part}").note for part in ("heal", "ready", "rest")
    }

    assert {*labels.values()} == {"nothing to be gained now"}
    t.choose("camp:ready")
    assert t.told("ready-none") == [("fallout.camp-action.ready-all", {"seat": 0})]
    t.choose("camp:rest")
    assert t.told("become-none") == [("fallout.traits.already-has", {"seat": 0, "trait": "well-rested"})]


def test_a_part_that_brings_something_does_not_say_otherwise() -> None:
    """One HP missing, a weapon exhausted, not rested."""
    t = camping(survivor(hp=15, weapon="tire-iron", exhausted=["tire-iron"]), survivor())
    words, view = t.game.words("en"), t.game.view(0)

    for part in ("heal", "ready", "rest"):
        assert not t.game.definition.acts.label(words, view, f"camp:{part}").note


@rule("fallout.camp-action.once-each")
def test_each_part_is_done_once() -> None:
    """After all four parts only trading is left; no part can be done a second time."""
    t = camping(survivor(hp=1), survivor())

    t.choose("camp:ready", "camp:heal", "camp:rest")

    assert t.survivor().hp == 4
    assert {*t.options} == {"trade:1", "done"}
    for part in ("heal", "ready", "rest"):
        assert t.refused(f"camp:{part}") == "fallout.camp-action.once-each"


@rule("fallout.camp-action.order")
def test_by_table_option_the_parts_come_in_printed_order() -> None:
    """`camp_order: printed`: rest and trade wait for the readying, and what was passed over is not done later."""
    t = camping(survivor(hp=9), survivor(), options=PRINTED)

    assert t.refused("camp:rest") == "fallout.camp-action.ready-all"
    assert t.refused("trade:1") == "fallout.camp-action.ready-all"
    t.choose("camp:ready")
    assert {"camp:rest", "trade:1"} <= {*t.options}
    assert t.refused("camp:heal") == "fallout.camp-action.order"
    t.choose("trade:1", "cancel")

    assert t.refused("camp:rest") == "fallout.camp-action.order"
    assert t.survivor().hp == 9


@rule("fallout.camp-action.order")
def test_all_parts_at_once_follow_the_printed_order() -> None:
    """`camp:all` recovers, readies and rests; with nobody to trade with the action is over."""
    t = camping(survivor(hp=9, apparel="raider-armor", exhausted=["raider-armor"]))

    t.choose("camp:all")

    who = t.survivor()
    assert (who.hp, who.traits) == (12, ("well-rested",))
    assert who.apparel is not None
    assert not who.apparel.exhausted
    assert (t.prompt, t.state.actions) == ("turn", 1)


@rule("fallout.camp-action.optional-parts")
def test_all_but_readying_may_be_left_out() -> None:
    """Readied, then done: no HP, no Well Rested, no trade, and the action is spent."""
    t = camping(survivor(hp=9, apparel="raider-armor", exhausted=["raider-armor"]), survivor())

    t.choose("camp:ready", "done")

    who = t.survivor()
    assert (who.hp, who.traits, t.state.actions) == (9, (), 1)
    assert who.apparel is not None
    assert not who.apparel.exhausted


@rule("fallout.camp-action.no-active-enemy")
def test_an_active_enemy_in_the_space_prevents_camping() -> None:
    """A faceup radroach here: refused; facedown here, or faceup next door: allowed."""
    here = wasteland(survivor(), enemies=[enemy("radroach", "camp.c")])
    facedown = wasteland(survivor(), enemies=[enemy("radroach", "camp.c", active=False)])
    beside = wasteland(survivor(), enemies=[enemy("radroach", "camp.d")])

    assert here.refused("camp") == "fallout.camp-action.no-active-enemy"
    assert "camp" in facedown.options
    assert "camp" in beside.options


@rule("fallout.camp-action.no-active-enemy")
def test_a_card_that_spares_the_action_does_not_spare_the_enemy() -> None:
    """The Wasteland Survival Guide is refused beside a faceup radroach; beside a facedown one it lets A camp."""
    here = wasteland(survivor(inventory=["wasteland-survival-guide"]), enemies=[enemy("radroach", "camp.c")])
    facedown = wasteland(
        survivor(inventory=["wasteland-survival-guide"]), enemies=[enemy("radroach", "camp.c", active=False)]
    )

    facedown.choose("use:wasteland-survival-guide")

    assert here.refused("use:wasteland-survival-guide") == "fallout.camp-action.no-active-enemy"
    assert (facedown.prompt, facedown.state.actions) == ("camp", 2)
