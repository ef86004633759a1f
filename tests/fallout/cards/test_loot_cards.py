"""Loot cards: items, companions and events, and how several are drawn at once."""

import pytest

from tests.kit import rule
from tests.kit.fallout import ARMS, HEAD, TORSO, Wasteland, deal, enemy, story_pack, survivor, wasteland
from tests.kit.stories import meets

THREE = ("junk", "junk~2", "junk~3")


def carried(t: Wasteland) -> list[str]:
    """The cards in the first seat's inventory."""
    return [held.id for held in t.survivor().inventory]


@rule("fallout.loot-cards.what")
def test_loot_is_items_companions_and_events() -> None:
    """All loot is one of the three; only events have something to carry out when drawn."""
    content = deal().state.content
    loot = [content.cards[card] for card, deck in content.deck_of.items() if deck == "loot"]
    kinds = {card.kind for card in loot}

    assert kinds == {"weapon", "apparel", "aid", "chem", "magazine", "companion", "event"}
    assert all(bool(card.event) == (card.kind == "event") for card in loot)


@rule("fallout.loot-cards.event")
def test_a_drawn_event_is_carried_out_and_discarded() -> None:
    """'3 caps': they are gained, the card is on the loot discard pile, and nothing is carried."""
    t = meets("{do: draw, deck: loot}", survivor(caps=1), loot=["fistful-of-caps"])

    t.choose("option:do")

    assert (t.survivor().caps, t.state.loot_pile, carried(t)) == (4, ("fistful-of-caps",), [])


@rule("fallout.loot-cards.event")
def test_an_event_is_carried_out_whatever_it_brings() -> None:
    """An event that hurts is no choice: 2 damage, and the item that was drawn with it is gained all the same."""
    trap = "- {id: trap, kind: event, event: [{do: damage, amount: 2}]}\n"
    t = meets("{do: draw, deck: loot, amount: 2}", survivor(hp=9), cards={"loot": trap}, loot=["trap", "junk"])

    t.choose("option:do")

    assert (t.survivor().hp, carried(t), t.state.loot_pile) == (7, ["junk"], ("trap",))


@rule("fallout.loot-cards.discard-pile")
def test_discarded_loot_is_on_the_loot_pile() -> None:
    """A discards loot for the limit: it lies on the loot discard pile, not on that of the assets."""
    t = meets("{do: draw, deck: loot}", survivor(inventory=THREE), loot=["water"])

    t.choose("option:do", "discard:water")

    assert (t.state.loot_pile, t.state.asset_pile) == (("water",), ())


@rule("fallout.loot-cards.discard-pile")
def test_used_loot_is_on_the_loot_pile() -> None:
    """Water is drunk up: it lies on the loot discard pile."""
    t = wasteland(survivor(hp=5, inventory=["water"]))

    t.choose("use:water")

    assert t.state.loot_pile == ("water",)


@rule("fallout.loot-cards.draw-all-first")
def test_all_loot_is_drawn_before_anything_is_discarded() -> None:
    """Two cards carried and 3 loot: A sees all three, then discards down to three in all."""
    t = meets("{do: draw, deck: loot, amount: 3}", survivor(inventory=THREE[:2]), loot=["water", "water~2", "junk~3"])

    t.choose("option:do")
    assert t.options == tuple(f"discard:{card}" for card in ("junk", "junk~2", "water", "water~2", "junk~3"))
    t.choose("discard:junk", "discard:junk~2")

    assert carried(t) == ["water", "water~2", "junk~3"]


@rule("fallout.loot-cards.draw-all-first")
def test_all_drawn_cards_are_known_before_the_first_is_equipped() -> None:
    """Two weapons are drawn: asked about the first one, A already sees the second."""
    t = meets("{do: draw, deck: loot, amount: 2}", loot=["pipe-wrench", "combat-knife"])

    t.choose("option:do")

    assert (t.prompt, t.decision.about["card"]) == ("equip-gained", "pipe-wrench")
    assert t.game.view(0)["drawn"] == ["pipe-wrench", "combat-knife"]


@rule("fallout.loot-cards.events-do-not-count")
def test_an_event_takes_no_room() -> None:
    """Three cards carried and an event is drawn: nothing has to be discarded."""
    t = meets("{do: draw, deck: loot}", survivor(inventory=THREE), loot=["fistful-of-caps"])

    t.choose("option:do")

    assert (t.prompt, carried(t)) == ("turn", [*THREE])


@rule("fallout.loot-cards.events-do-not-count")
def test_of_an_event_and_an_item_only_the_item_counts() -> None:
    """Two cards carried, an event and an item drawn: three cards in all, nothing has to go."""
    t = meets("{do: draw, deck: loot, amount: 2}", survivor(inventory=THREE[:2]), loot=["fistful-of-caps", "water"])

    t.choose("option:do")

    assert (t.prompt, carried(t)) == ("turn", ["junk", "junk~2", "water"])


@rule("fallout.loot-cards.event", "fallout.enemies.replacement")
def test_an_enemy_whose_loot_kills_is_replaced_all_the_same() -> None:
    """A raider's loot is a trap that kills A: the turn is over, and another human lies facedown on the map."""
    trap = "- {id: trap, kind: event, event: [{do: damage, amount: 9}]}\n"
    t = wasteland(
        survivor(hp=4),
        survivor(),
        packs=(story_pack(loot=trap),),
        explored=True,
        enemies=[enemy("raider", "camp.c")],
        loot=["trap"],
        dice=[HEAD] * 3,
    )

    t.choose("fight:raider")
    while t.prompt != "turn":
        t.choose(t.options[0])

    assert (t.seat, [(each.type, each.active) for each in t.state.enemies]) == (1, [("human", False)])


FOUND = (
    "- {id: sack, kind: aid, cost: 1, uses: [{moment: fight, pay: discard, effects: [{do: draw, deck: loot}]}]}\n"
    "- {id: ambush, kind: event, event: [{do: fight, enemy: critter, success: [{do: caps, amount: 4}]}]}\n"
)


@rule("fallout.loot-cards.event", "fallout.combat.during-a-fight", "fallout.actions.finish-first")
@pytest.mark.parametrize(("hp", "caps", "then"), [(16, 7, 0), (2, 3, 1)])
def test_an_event_that_is_drawn_in_a_fight_waits_for_its_end(hp: int, caps: int, then: int) -> None:
    """A card brings A an ambush in the midst of a fight: it comes once the fight is over, and never to one killed in it."""
    t = wasteland(
        survivor(hp=hp, inventory=["sack"]),
        survivor(),
        packs=(story_pack(loot=FOUND),),
        enemies=[enemy("super-mutant", "camp.c")],
        tokens={"critter": ["radroach"]},
        loot=["ambush"],
        dice=[ARMS, HEAD, HEAD, TORSO, HEAD, HEAD],
    )

    t.choose("fight:super-mutant", "use:sack")
    while t.prompt != "turn":
        t.choose(t.options[0])

    assert (t.survivor().caps, t.state.drawn, t.state.rolling) == (caps, (), None)
    assert t.state.loot_pile == ("sack", "ambush")
    assert t.seat == then
