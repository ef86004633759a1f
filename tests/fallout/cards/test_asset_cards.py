"""Asset cards: what fills the shop, where they are discarded, and when their deck is renewed."""

from tests.kit import rule
from tests.kit.fallout import deal, survivor
from tests.kit.stories import meets

NINE = ("stimpak", "stimpak~2", "stimpak~3", "radaway", "radaway~2", "nuka-cola", "nuka-cola~2", "jet", "machete")


@rule("fallout.asset-cards.what")
def test_assets_are_items_to_buy_and_companions_to_recruit() -> None:
    """25 assets: every item has a cost in caps, every companion none; there is no event among them."""
    content = deal().state.content
    assets = [content.cards[card] for card, deck in content.deck_of.items() if deck == "asset"]

    assert len(assets) == 25
    assert all((card.cost is None) == (card.kind == "companion") for card in assets)
    assert {card.kind for card in assets} == {"weapon", "apparel", "aid", "chem", "companion"}


@rule("fallout.asset-cards.what")
def test_the_shop_is_filled_from_the_asset_deck() -> None:
    """Two cards are bought: the row is refilled with the top asset, loot and unique assets are left alone."""
    t = meets(
        "{do: shop, dealings: 2}",
        survivor(caps=9),
        shop=["stimpak", "radaway", "jet", "machete"],
        assets=["nuka-cola", "cait", "stimpak~2"],
    )
    before = (t.state.loot_deck, t.state.unique_deck)

    t.choose("option:do", "buy:stimpak", "buy:radaway")

    assert t.state.shop == ("cait", "nuka-cola", "jet", "machete")
    assert (t.state.loot_deck, t.state.unique_deck) == before


@rule("fallout.asset-cards.discard-pile")
def test_a_sold_asset_is_on_the_asset_pile() -> None:
    """A sells a machete: it lies on the asset discard pile, on top of what lay there."""
    t = meets("{do: shop, dealings: 1}", survivor(weapon="machete"), state={"asset_pile": ("jet",)})

    t.choose("option:do", "sell:machete")

    assert t.state.asset_pile[:2] == ("jet", "machete")
    assert t.state.loot_pile == ()


@rule("fallout.asset-cards.discard-pile")
def test_a_used_asset_is_on_the_asset_pile() -> None:
    """A stimpak is used up: it lies on the asset discard pile."""
    t = meets("", survivor(hp=5, inventory=["stimpak"]))

    t.choose("option:do", "use:stimpak")

    assert t.state.asset_pile == ("stimpak",)


@rule("fallout.asset-cards.reshuffle")
def test_drawing_the_last_asset_renews_the_deck_at_once() -> None:
    """1 asset and 9 discards: it is drawn, the deck has the 9 in a new order, and the pile is empty."""
    state = {"asset_deck": ("cait",), "asset_pile": NINE}
    t = meets(
        "{do: draw, deck: asset}", shop=["10mm-pistol", "10mm-pistol~2", "combat-shotgun", "leather-armor"], state=state
    )

    t.choose("option:do", "keep:cait")

    assert (sorted(t.state.asset_deck), t.state.asset_pile) == (sorted(NINE), ())
    assert t.state.asset_deck != NINE


@rule("fallout.asset-cards.reshuffle")
def test_with_one_more_asset_the_pile_stays() -> None:
    """2 assets and 9 discards: after drawing one the deck has one, the pile 9."""
    t = meets("{do: draw, deck: asset}", state={"asset_deck": ("hazmat-suit", "cait"), "asset_pile": NINE})

    t.choose("option:do", "keep:cait")

    assert (t.state.asset_deck, t.state.asset_pile) == (("hazmat-suit",), NINE)


@rule("fallout.asset-cards.reshuffle")
def test_without_discards_there_is_nothing_to_draw() -> None:
    """The last asset is drawn and nothing lies on the pile: a second draw brings nothing and harms nothing."""
    t = meets("{do: draw, deck: asset, amount: 2}", state={"asset_deck": ("jet",), "asset_pile": ()})

    t.choose("option:do")

    assert [held.id for held in t.survivor().inventory] == ["jet"]
    assert (t.state.asset_deck, t.prompt) == ((), "turn")
