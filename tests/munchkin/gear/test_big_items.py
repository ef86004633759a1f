"""Big items, and what happens to those that are too many (topic big-items)."""

from typing import Any

import pytest

from crossroads.games.munchkin.player import Kept
from tests.kit import rule
from tests.kit.munchkin import Table, gear, munchkin, table

FILLER = ["tin-can"]


def overloaded(
    *others: dict[str, Any], foes: list[str] | None = None, hand: list[str] | None = None, level: int = 4
) -> Table:
    """Two Big items under Strong Back, just before a Loud Radio Jingle mutes the Perk."""
    has = munchkin(level=level, perks=["strong-back"], used=["minigun"], backpack=["super-sledge"], hand=hand or FILLER)
    seats = [munchkin(**each) for each in others] or [munchkin(), munchkin()]
    t = table(has, *seats[:-1], munchkin(hand=["loud-radio-jingle"]), foes=foes or [])
    t.act(len(seats), "play:loud-radio-jingle", "target:0")
    t.settle()
    return t


@rule("munchkin.big-items.marked")
def test_an_item_is_big_only_if_its_card_says_so() -> None:
    big = [card.id for card in table().state.content.cards.values() if getattr(card, "big", False)]

    assert len(big) == 12
    assert {"minigun", "powered-armour", "wrecked-motorbike", "vending-machine"} <= {*big}
    assert "assault-rifle" not in big


@rule("munchkin.big-items.carry-one", "munchkin.big-items.carry-counts-backpack")
@pytest.mark.parametrize("place", ["used", "backpack"])
def test_one_big_item_may_be_carried_in_use_or_in_the_backpack(place: str) -> None:
    has = (
        munchkin(used=["super-sledge"], hand=["minigun"])
        if place == "used"
        else munchkin(backpack=["super-sledge"], hand=["minigun"])
    )
    t = table(has, munchkin(), munchkin())

    assert not {"stow:minigun", "wear:minigun"} & {*t.options}
    assert t.refused("stow:minigun") == "munchkin.big-items.carry-one"


@rule(
    "munchkin.big-items.overflow-must-fix",
    "munchkin.big-items.overflow-choice",
    "munchkin.big-items.overflow-any-cause",
)
def test_who_can_carry_less_must_part_with_the_surplus_at_once_and_chooses_which() -> None:
    t = overloaded()

    assert (t.seat, t.prompt) == (0, "surplus")
    assert {"surplus:minigun", "surplus:super-sledge"} <= {*t.options}
    assert "pass" not in t.options


@rule("munchkin.big-items.overflow-any-cause")
def test_an_effect_that_lowers_the_limit_leaves_a_surplus_too() -> None:
    """Shrunken Frame: no Big item at all."""
    t = table(munchkin(used=["minigun"], hand=FILLER), munchkin(), munchkin(), doors=["shrunken-frame"], phase="kick")

    t.until("radiation")
    t.choose("accept")

    assert t.prompt == "surplus"


@rule("munchkin.big-items.overflow-give", "munchkin.big-items.overflow-no-refusal")
def test_the_surplus_goes_to_the_lowest_who_can_carry_it() -> None:
    """Seat 1 is lowest but carries a Big item already: seat 2 gets it, and is not asked."""
    t = overloaded({"level": 1, "used": ["flamer"]}, {"level": 2}, {})
    t.munchkin(3).level = 5

    t.choose("surplus:super-sledge")

    assert t.munchkin(2).item("super-sledge") is not None


@rule("munchkin.big-items.overflow-tie")
def test_among_equals_the_owner_picks() -> None:
    t = overloaded({}, {}, {})

    t.choose("surplus:super-sledge")
    assert {*t.options} == {"to:1", "to:2", "to:3"}
    t.choose("to:2")

    assert t.munchkin(2).item("super-sledge") is not None


@rule("munchkin.big-items.overflow-discard", "munchkin.big-items.overflow-excludes-dead")
def test_a_surplus_that_nobody_alive_can_carry_is_discarded() -> None:
    t = overloaded({"used": ["flamer"]}, {"alive": False}, {})
    t.munchkin(3).gear = t.munchkin(1).gear[:0]
    t.munchkin(3).kept = (Kept("shrunken-frame", "kept"),)

    t.choose("surplus:super-sledge")

    assert "super-sledge" in t.state.treasure_pile


@rule("munchkin.big-items.overflow-trade")
def test_outside_combat_the_surplus_may_be_swapped_for_small_items() -> None:
    t = overloaded({"used": ["combat-knife"]}, {})

    t.choose("trade:1", "give:super-sledge", "ask:combat-knife", "propose", "accept")
    t.until("turn-start")

    assert t.munchkin(1).item("super-sledge") is not None
    assert t.munchkin(0).item("combat-knife") is not None


@rule("munchkin.big-items.overflow-sell")
def test_in_the_own_turn_the_surplus_may_be_sold() -> None:
    """Minigun 800 and Super Sledge 600: one level."""
    t = overloaded()

    t.choose("sale", "sell:minigun", "sell:super-sledge", "done")

    assert t.munchkin(0).level == 5
    assert t.munchkin(0).gear == ()


@rule("munchkin.big-items.overflow-must-fix")
def test_the_ability_may_be_regained_instead() -> None:
    """The Pack Frame in hand carries one more."""
    t = overloaded(hand=["pack-frame"])

    t.choose("wear:pack-frame")

    assert len(t.munchkin(0).gear) == 3
    assert t.prompt == "turn-start"


@rule("munchkin.big-items.overflow-in-combat", "munchkin.big-items.overflow-in-use-lost")
def test_in_combat_the_surplus_is_given_away_and_counts_no_more() -> None:
    t = overloaded({"used": ["combat-knife"]}, {}, foes=["robobrain"])
    before = t.strength(0)

    assert not {"sale", "trade:1", "trade:2"} & {*t.options}
    t.choose("surplus:minigun", "to:1")

    assert t.strength(0) == before - 5


# -- every way out of a surplus


def shrunk(*, hand: list[str], active: int = 1, foes: list[str] | None = None, helper: int = -1, **has: Any) -> Table:
    """Ben, who carries two Big items under Strong Back, can carry one: Ann has sent him a Loud Radio Jingle."""
    ben = {"level": 4, "perks": ["strong-back"], "used": ["minigun"], "backpack": ["super-sledge"], **has}
    t = table(
        munchkin(level=2, used=["combat-knife"], hand=["loud-radio-jingle"]),
        munchkin(hand=hand, **ben),
        munchkin(level=3),
        active=active,
        foes=foes or [],
        helper=helper,
    )
    t.act(0, "play:loud-radio-jingle", "target:1")
    t.settle()
    assert (t.seat, t.prompt) == (1, "surplus")
    return t


NAMED = ("surplus:minigun", "surplus:super-sledge")
CARDS = ["pack-brahmin", "cheat.1", "folding-joint", "pack-frame", "raider.1", "desk-fan", "radaway.1"]


@rule("munchkin.big-items.overflow-must-fix", "munchkin.big-items.overflow-trade", "munchkin.big-items.overflow-sell")
def test_in_the_own_turn_all_that_helps_may_be_done_and_nothing_else() -> None:
    """A Sidekick, what carries more, what frees an item or makes it small, a sale and trades; no class, no Junk is played."""
    t = shrunk(hand=CARDS)

    assert t.options == (
        *NAMED,
        "sidekick:pack-brahmin",
        "cheat:cheat.1:minigun",
        "cheat:cheat.1:super-sledge",
        "attach:folding-joint:minigun",
        "attach:folding-joint:super-sledge",
        "wear:pack-frame",
        "sale",
        "trade:0",
        "trade:2",
    )


@rule("munchkin.big-items.overflow-sell", "munchkin.selling.not-level-ten", "munchkin.sidekicks.one-at-a-time")
def test_what_cannot_be_done_otherwise_is_no_way_out_of_a_surplus_either() -> None:
    """Ben has a dog already, is no Raider, and at Level 9 no sale would bring him anything."""
    t = shrunk(hand=["reformed-raider", "skull-mask"], level=9, sidekick="faithful-mutt")

    assert t.options == (*NAMED, "trade:0", "trade:2")
    assert t.refused("sale") == "munchkin.big-items.overflow-sell"
    assert t.refused("sidekick:reformed-raider") == "munchkin.sidekicks.one-at-a-time"
    assert t.refused("wear:skull-mask") == "munchkin.item-restrictions.use-restricted"


@rule("munchkin.big-items.overflow-trade", "munchkin.sidekicks.not-other-turn")
def test_in_the_turn_of_another_only_trades_are_left() -> None:
    t = shrunk(hand=CARDS, active=2)

    assert t.options == (*NAMED, "trade:0", "trade:2")


@rule("munchkin.big-items.overflow-in-combat")
@pytest.mark.parametrize(("active", "more"), [(1, ("sidekick:pack-brahmin",)), (2, ())])
def test_in_combat_only_a_sidekick_of_the_own_turn_helps(active: int, more: tuple[str, ...]) -> None:
    """Ben fights himself, or he helps Cleo."""
    t = shrunk(hand=CARDS, active=active, foes=["robobrain"], helper=1 if active == 2 else -1)

    assert t.options == (*NAMED, *more)


@rule("munchkin.big-items.overflow-in-combat", "munchkin.sidekicks.load")
def test_a_sidekick_that_carries_bears_one_of_them_which_stays_in_use() -> None:
    """The Pack Brahmin bears the minigun in Ben's fight, and he still shoots with it."""
    t = shrunk(hand=["pack-brahmin"], foes=["robobrain"])
    before = t.strength(1)

    t.choose("sidekick:pack-brahmin")
    assert t.options == ("surplus:minigun", "load:minigun", "surplus:super-sledge", "load:super-sledge")
    t.choose("load:minigun")

    assert t.told("load") == [{"seat": 1, "card": "minigun"}]
    assert t.rules_told("load") == ["munchkin.sidekicks.load"]
    assert t.munchkin(1).gear == (gear("minigun", carried=True), gear("super-sledge", used=False))
    assert (t.prompt, t.strength(1)) == ("combat", before)


@rule("munchkin.big-items.overflow-in-combat")
def test_a_sidekick_that_cannot_carry_bears_nothing() -> None:
    t = shrunk(hand=["faithful-mutt"], foes=["robobrain"])

    t.choose("sidekick:faithful-mutt")

    assert t.munchkin(1).sidekick == "faithful-mutt"
    assert t.options == NAMED


@rule("munchkin.big-items.overflow-trade")
def test_the_trade_of_a_surplus_is_offered_by_its_owner() -> None:
    t = shrunk(hand=[])

    t.choose("trade:0", "give:super-sledge", "ask:combat-knife", "propose")
    assert (t.seat, t.prompt) == (0, "offer")
    t.choose("accept")

    assert [each.id for each in t.munchkin(1).gear] == ["minigun", "combat-knife"]
    assert t.prompt != "surplus"


@rule("munchkin.big-items.overflow-give", "munchkin.big-items.overflow-no-refusal")
def test_what_is_given_away_is_told_with_giver_and_taker() -> None:
    """Ann of Level 2 is the lowest."""
    t = shrunk(hand=[])

    t.choose("surplus:minigun")

    assert t.told("handed-over") == [{"seat": 1, "to": 0, "card": "minigun"}]
    assert t.rules_told("handed-over") == ["munchkin.big-items.overflow-give"]
    assert t.prompt != "surplus"


@rule("munchkin.big-items.overflow-discard")
def test_what_nobody_can_carry_is_told_to_be_lost() -> None:
    t = table(
        munchkin(used=["flamer"], hand=["loud-radio-jingle"]),
        munchkin(level=4, perks=["strong-back"], used=["minigun"], backpack=["super-sledge"]),
        munchkin(used=["plasma-rifle"]),
        active=1,
    )
    t.act(0, "play:loud-radio-jingle", "target:1")

    t.choose("surplus:minigun")

    assert t.told("lost") == [{"seat": 1, "card": "minigun"}]
    assert t.rules_told("lost") == ["munchkin.big-items.overflow-discard"]
    assert t.state.treasure_pile == ("minigun",)
