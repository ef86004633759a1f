"""Unique assets: given by name, at random where the named one is not to be had."""

import pytest

from tests.kit import rule
from tests.kit.fallout import Wasteland, deal, survivor
from tests.kit.stories import meets

NAMED = "{do: unique, card: fat-man}"


def carried(t: Wasteland, seat: int = 0) -> list[str]:
    """The cards in a seat's inventory."""
    return [held.id for held in t.survivor(seat).inventory]


def keep(t: Wasteland) -> None:
    """Whatever was gained goes to the inventory."""
    while t.prompt == "equip-gained":
        t.choose(next(option for option in t.options if option.startswith("keep:")))


@rule("fallout.unique-asset-cards.what")
def test_unique_assets_are_in_no_other_deck() -> None:
    """11 items and companions of their own: none is among the assets or the loot, so no plain draw brings one."""
    t = deal()
    uniques = t.state.unique_deck
    kinds = {t.state.content.cards[card].kind for card in uniques}

    assert len(uniques) == 11
    assert kinds <= {"weapon", "apparel", "magazine", "companion"}
    assert not {*uniques} & {*t.state.asset_deck, *t.state.shop, *t.state.loot_deck}


@rule("fallout.unique-asset-cards.what")
def test_drawing_all_assets_brings_no_unique_one() -> None:
    """Even when the asset deck runs out, a draw takes none of the unique assets."""
    t = meets("{do: draw, deck: asset, amount: 3}", state={"asset_deck": ("jet",), "asset_pile": ()})
    before = t.state.unique_deck

    t.choose("option:do")

    assert (carried(t), t.state.unique_deck) == (["jet"], before)


@rule("fallout.unique-asset-cards.unavailable-random")
def test_a_taken_card_is_replaced_by_a_random_one() -> None:
    """B owns the Fat Man: A, who would gain it, gets one of the cards in the deck, not always the same."""
    gained = set()
    for seed in "abcdefgh":
        t = meets(NAMED, survivor(), survivor(weapon="fat-man"), seed=seed)
        deck = t.state.unique_deck
        t.choose("option:do")
        keep(t)

        [card] = carried(t)
        assert card in deck
        assert card not in t.state.unique_deck
        assert t.survivor(1).weapon is not None
        gained.add(card)

    assert len(gained) > 1


@rule("fallout.unique-asset-cards.unavailable-random")
@pytest.mark.parametrize(("option", "named"), [("not-in-deck", False), ("held", True)])
def test_a_table_may_settle_that_only_held_cards_are_unavailable(option: str, named: bool) -> None:
    """The Fat Man lies aside: by default another card comes, with `unique_taken: held` the Fat Man itself."""
    t = meets(
        NAMED, options={"unique_taken": option}, state={"unique_aside": ("fat-man",), "unique_deck": ("minigun",)}
    )

    t.choose("option:do")
    keep(t)

    assert carried(t) == (["fat-man"] if named else ["minigun"])
    assert t.state.unique_aside == (() if named else ("fat-man",))


@rule("fallout.unique-asset-cards.unavailable-random")
def test_a_held_card_is_replaced_under_either_reading() -> None:
    """With `unique_taken: held` a Fat Man that B owns is still not to be had: another card comes."""
    t = meets(
        NAMED,
        survivor(),
        survivor(weapon="fat-man"),
        options={"unique_taken": "held"},
        state={"unique_deck": ("minigun",)},
    )

    t.choose("option:do")
    keep(t)

    assert carried(t) == ["minigun"]


@rule("fallout.unique-asset-cards.discard-aside")
def test_a_discarded_unique_asset_is_laid_beside_the_deck() -> None:
    """A sells the Fat Man: it lies aside, in neither the deck nor another pile."""
    t = meets("{do: shop, dealings: 1}", survivor(weapon="fat-man"))

    t.choose("option:do", "sell:fat-man")

    assert (t.state.unique_aside, "fat-man" in t.state.unique_deck) == (("fat-man",), False)
    assert "fat-man" not in (*t.state.asset_pile, *t.state.loot_pile)


@rule("fallout.unique-asset-cards.aside-is-unavailable")
def test_a_card_laid_aside_does_not_come_back() -> None:
    """A sells the Fat Man and then gains 'the Fat Man': a random card from the deck comes, and it lies aside still."""
    t = meets(f"{{do: shop, dealings: 1}}, {NAMED}", survivor(weapon="fat-man"))

    t.choose("option:do", "sell:fat-man")
    keep(t)

    [card] = carried(t)
    assert card != "fat-man"
    assert t.state.unique_aside == ("fat-man",)


@rule("fallout.unique-asset-cards.deck-empty")
def test_without_any_unique_asset_nothing_is_gained() -> None:
    """The deck is empty: A gets no card, not even the one that lies aside, and the cap that follows is gained."""
    t = meets(f"{NAMED}, {{do: caps, amount: 1}}", state={"unique_deck": (), "unique_aside": ("fat-man",)})

    t.choose("option:do")

    assert (carried(t), t.survivor().caps, t.state.unique_aside) == ([], 4, ("fat-man",))


@rule("fallout.results.gain-unique", "fallout.unique-asset-cards.unavailable-random")
@pytest.mark.parametrize(
    ("deck", "card", "why"),
    [
        (("minigun", "fat-man"), "fat-man", "fallout.results.gain-unique"),
        (("minigun",), "minigun", "fallout.unique-asset-cards.unavailable-random"),
    ],
)
def test_a_unique_asset_lies_open_while_its_owner_decides_about_it(deck: tuple[str, ...], card: str, why: str) -> None:
    """The Fat Man if it is to be had, else another: everybody is told why, and sees the card that is to be equipped."""
    t = meets(NAMED, state={"unique_deck": deck})

    t.choose("option:do")

    assert (t.prompt, t.state.drawn) == ("equip-gained", (card,))
    assert t.told("gain") == [(why, {"seat": 0, "card": card})]
