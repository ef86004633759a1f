"""How the steady bot of Munchkin deals: help for a price, trades, offers in place of offers, and what it remembers."""

from collections.abc import Mapping

import pytest

from crossroads.bots import make_bot
from tests.kit.munchkin import Table, gear, munchkin, table


def chosen(t: Table) -> str:
    """What the bot would choose for whoever is asked."""
    return make_bot("steady", "munchkin", "test").choose(t.game, t.seat)


def follow(t: Table, seat: int, prompt: str) -> list[str]:
    """What the bot answers, as long as this seat is asked this."""
    said: list[str] = []
    while t.seat == seat and t.prompt == prompt:
        said.append(chosen(t))
        t.choose(said[-1])
    return said


def fight(*levels: int) -> Table:
    """The first of these Levels fights a Yao Guai of 10, which has three Treasures."""
    return table(*[munchkin(level=level, hand=["tin-can"]) for level in levels], foes=["yao-guai"])


# -- help


def test_whoever_is_offered_too_little_asks_for_more() -> None:
    """Ann of 5 would stand a Level above Ben: one of the three Treasures is too little, two are enough."""
    t = table(
        munchkin(level=5, hand=["tin-can"]),
        munchkin(level=5, hand=["bent-fork"], used=["combat-armour"]),
        munchkin(),
        foes=["yao-guai"],
    )
    t.choose("help:1", "treasures:1", "propose")

    assert follow(t, 1, "offer") == ["counter"]
    assert follow(t, 1, "draft") == ["treasures:2", "propose"]
    assert (t.seat, t.prompt, chosen(t)) == (0, "offer", "accept")
    t.choose("accept")
    assert t.fight.helper == 1
    assert t.fight.deal is not None
    assert t.fight.deal.treasures == 2


@pytest.mark.parametrize("level", [8, 9])
def test_nobody_is_helped_to_the_last_levels_at_any_price(level: int) -> None:
    t = fight(level, 3, 8)
    t.choose("help:2", "treasures:3", "propose")

    assert chosen(t) == "refuse"


def test_it_offers_help_to_whoever_would_lose_without() -> None:
    """Ann has passed: Ben says what he wants, and Ann takes it rather than run."""
    t = table(munchkin(level=5), munchkin(level=6, hand=["tin-can"]), munchkin(), foes=["yao-guai"])
    t.choose("pass")

    assert (t.seat, chosen(t)) == (1, "help:0")
    t.choose("help:0")
    assert follow(t, 1, "draft") == ["treasures:1", "propose"]
    assert (t.seat, chosen(t)) == (0, "accept")


def test_help_that_was_declined_is_not_offered_again() -> None:
    t = table(munchkin(level=5), munchkin(level=6, hand=["tin-can"]), munchkin(), foes=["yao-guai"])
    t.choose("pass", "help:0", "treasures:1", "propose", "refuse")

    assert (t.seat, chosen(t)) == (1, "pass")


def test_whoever_is_ahead_needs_no_help() -> None:
    t = table(munchkin(level=9), munchkin(level=3, hand=["tin-can"]), munchkin(), foes=["stray-dog"])
    t.choose("pass", "help:0", "propose")

    assert chosen(t) == "refuse"


def test_a_higher_price_than_a_victory_is_worth_is_not_paid() -> None:
    """A Stray Dog is not worth what Ann wears: she names what she would pay."""
    t = table(
        munchkin(level=1, used=["gas-mask"], backpack=["combat-armour", "spiked-boots"]),
        munchkin(level=9, hand=["tin-can"]),
        munchkin(),
        foes=["cave-gecko"],
    )
    t.choose("pass", "help:0", "ask:combat-armour", "ask:spiked-boots", "ask:gas-mask", "treasures:1", "propose")

    assert follow(t, 0, "offer") == ["counter"]
    assert follow(t, 0, "draft") == ["treasures:1", "propose"]


def turncoat() -> Table:
    """Ben of Level 6 has hindered Ann before."""
    t = table(munchkin(level=5), munchkin(level=6, hand=["tin-can"]), munchkin(level=1), foes=["yao-guai"])
    t.game.state.players[1].turned = (0,)
    return t


def test_whoever_has_broken_its_word_is_neither_asked_nor_believed() -> None:
    """Ben alone could help Ann, but she remembers; and if he offers it, she says no."""
    t = turncoat()
    assert not chosen(t).startswith("help:")

    t.choose("pass", "help:0", "propose")

    assert (t.seat, chosen(t)) == (0, "refuse")


def test_a_helper_keeps_its_word() -> None:
    """Ben helps Ann, who is ahead now, and holds what would stop her: he does not use it."""
    t = table(munchkin(level=5), munchkin(level=6, hand=["enraged.1"]), munchkin(), foes=["yao-guai"])
    t.choose("help:1", "treasures:2", "propose", "accept")
    while t.seat != 1:
        t.choose("pass")

    assert chosen(t) == "pass"


# -- trades


def traders(own: Mapping[str, object], other: Mapping[str, object]) -> Table:
    return table(munchkin(**own), munchkin(**other), munchkin())  # type: ignore[arg-type]  # what a seat may have


def test_it_takes_gifts() -> None:
    t = traders({"backpack": ["combat-armour"]}, {})
    t.choose("trade:1", "give:combat-armour", "propose")

    assert chosen(t) == "accept"


def test_it_gives_nothing_away() -> None:
    t = traders({"hand": ["tin-can"]}, {"backpack": ["combat-armour"]})
    t.choose("trade:1", "ask:combat-armour", "propose")

    assert chosen(t) in ("refuse", "counter")


def test_a_better_offer_is_made_once() -> None:
    """Ann wants Ben's boots for nothing; he would have her helmet for them, and she does not haggle on."""
    t = traders(
        {"used": ["colander-helmet"], "backpack": ["combat-helmet"]},
        {"used": [gear("nearly-new-boots", "woven-plates", cheat="cheat.1")], "backpack": ["spiked-boots"]},
    )
    t.choose("trade:1", "ask:spiked-boots", "propose")

    assert follow(t, 1, "offer") == ["counter"]
    assert follow(t, 1, "draft") == ["give:spiked-boots", "ask:combat-helmet", "propose"]
    assert chosen(t) in ("accept", "refuse")
