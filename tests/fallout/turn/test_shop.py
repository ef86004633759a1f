"""The shop: a row of four cards, filled from the left and emptied from the right."""

from tests.kit import rule
from tests.kit.fallout import HEAD, LIMBS, deal, enemy, story_pack, survivor, wasteland
from tests.kit.stories import meets, quest_card

ROW = ("stimpak", "radaway", "jet", "machete")  # a, b, c, d
NEXT = ("nuka-cola", "stimpak~2", "radaway~2")  # e, f, g


@rule("fallout.shop.row")
def test_the_shop_has_four_open_cards() -> None:
    """From the set-up on four assets lie faceup, in the same order for all seats and a spectator."""
    t = deal(3)

    assert len(t.state.shop) == 4
    assert all(t.game.view(seat)["shop"] == list(t.state.shop) for seat in (0, 1, 2, None))
    assert not {*t.state.shop} & {*t.state.asset_deck}


@rule("fallout.shop.row")
def test_every_survivor_deals_with_the_same_row() -> None:
    """B finds what A has left: the bought card is gone, the others are there."""
    t = meets("{do: shop, dealings: 1}", survivor(caps=9), survivor(), shop=ROW, assets=NEXT)

    t.choose("option:do", "buy:radaway")

    assert list(t.state.shop) == ["nuka-cola", "stimpak", "jet", "machete"]
    assert t.game.view(1)["shop"] == ["nuka-cola", "stimpak", "jet", "machete"]


@rule("fallout.shop.add-left")
def test_a_card_is_added_at_the_left() -> None:
    """Row a, b, c, d: e is added when shopping begins, and the row is e, a, b, c, d."""
    t = meets("{do: shop, dealings: 1}", survivor(caps=9), shop=ROW, assets=NEXT)

    t.choose("option:do")

    assert list(t.state.shop) == ["nuka-cola", *ROW]


@rule("fallout.shop.discard-right")
def test_the_rightmost_card_is_discarded() -> None:
    """Row e, a, b, c, d and nothing is bought: d goes to the asset discard pile."""
    t = meets("{do: shop, dealings: 1}", survivor(caps=9), shop=ROW, assets=NEXT)

    t.choose("option:do", "leave")

    assert (t.state.shop, t.state.asset_pile) == (("nuka-cola", "stimpak", "radaway", "jet"), ("machete",))


@rule("fallout.shop.reset-to-four", "fallout.shop.add-left")
def test_after_shopping_the_row_has_four_cards_again() -> None:
    """Row e, a, b, c, d, A buys a and c: one card f is drawn, and the row is f, e, b, d."""
    t = meets("{do: shop, dealings: 2}", survivor(caps=9), shop=ROW, assets=NEXT)

    t.choose("option:do", "buy:stimpak", "buy:jet")

    assert list(t.state.shop) == ["stimpak~2", "nuka-cola", "radaway", "machete"]
    assert t.state.asset_pile == ()


@rule("fallout.shop.reset-to-four")
def test_any_action_sets_a_short_row_right() -> None:
    """A row of three, for whatever reason: after A's next action it has four, the new card at the left."""
    t = wasteland(survivor(), shop=ROW[:3], assets=NEXT)

    t.choose("move")

    assert list(t.state.shop) == ["nuka-cola", *ROW[:3]]


@rule("fallout.shop.reset-to-four")
def test_a_shop_that_cannot_be_filled_stays_short() -> None:
    """No asset is left in deck and pile: the row stays at three."""
    t = wasteland(survivor(), shop=ROW[:3], state={"asset_deck": (), "asset_pile": ()})

    t.choose("move")

    assert t.state.shop == ROW[:3]


@rule("fallout.shop.reset-after-action")
def test_between_two_dealings_no_card_is_drawn() -> None:
    """Row e, a, b, c, d: A buys two of the five, and until A leaves only the other three lie there."""
    t = meets("{do: shop, dealings: 3}", survivor(caps=9), shop=ROW, assets=NEXT)

    t.choose("option:do", "buy:stimpak")
    assert list(t.state.shop) == ["nuka-cola", "radaway", "jet", "machete"]
    t.choose("buy:jet")
    assert list(t.state.shop) == ["nuka-cola", "radaway", "machete"]
    t.choose("leave")

    assert list(t.state.shop) == ["stimpak~2", "nuka-cola", "radaway", "machete"]


@rule("fallout.shop.reset-after-action")
def test_two_shoppings_in_one_encounter_meet_the_same_row() -> None:
    """'Shop 1, Shop 1': the second begins with one card more than the first has left, without a reset between."""
    t = meets("{do: shop, dealings: 1}, {do: shop, dealings: 1}", survivor(caps=9), shop=ROW, assets=NEXT)

    t.choose("option:do", "leave")
    assert list(t.state.shop) == ["stimpak~2", "nuka-cola", *ROW]
    t.choose("leave")

    assert list(t.state.shop) == ["stimpak~2", "nuka-cola", "stimpak", "radaway"]


@rule("fallout.shop.reset-after-action")
def test_the_row_is_set_right_when_an_action_ends_in_death_too() -> None:
    """A shops and is then killed by the same encounter: the row has four cards when B's turn begins."""
    t = meets(
        "{do: shop, dealings: 1}, {do: damage, amount: 9}",
        survivor(hp=5),
        survivor(),
        shop=ROW,
        assets=NEXT,
        enemies=[enemy("raider", "camp.a")],
    )

    t.choose("option:do", "leave")
    while t.prompt != "turn":
        t.choose(t.options[0])

    assert (t.seat, t.state.shop) == (1, ("nuka-cola", "stimpak", "radaway", "jet"))


@rule("fallout.shop.reset-to-four")
def test_shopping_between_the_rounds_is_set_right_before_the_next_turn() -> None:
    """A kill at the end of the round completes a quest that leads to the shop: five cards there, four in the next turn."""
    errand = "- {id: errand, number: 901, objectives: [{id: do, trigger: {kill: any}, results: [{do: shop, dealings: 1}]}]}\n"
    t = wasteland(
        survivor(),
        packs=[story_pack(quests=errand)],
        quests=["errand"],
        enemies=[enemy("bloatfly", "camp.c")],
        agendas=["know-it-all-1", "payday-1"],
        dice=[HEAD] * 3,
        shop=ROW,
        assets=NEXT,
    )

    t.choose("end")
    assert list(t.state.shop) == ["nuka-cola", *ROW]
    t.choose("leave")

    assert (t.prompt, t.state.shop) == ("turn", ("nuka-cola", "stimpak", "radaway", "jet"))


@rule("fallout.shop.row", "fallout.shop.reset-to-four")
def test_the_row_is_set_right_after_a_shopping_in_the_midst_of_a_move() -> None:
    """An aggressive enemy falls where A walks, and its death lets A shop: four cards lie there before A walks on."""
    haggle = quest_card("haggle", 901, "id: hunt, trigger: {kill: critter}, results: [{do: shop, dealings: 1}]")
    t = wasteland(
        survivor(),
        survivor(space="camp.e"),
        packs=(story_pack(quests=haggle),),
        quests=["haggle"],
        enemies=[enemy("radroach", "camp.d")],
        shop=ROW,
        assets=NEXT,
        dice=[LIMBS] * 3,
        points=2,
        fresh=False,
    )

    t.choose("step:camp.d", "leave")

    assert (t.prompt, t.state.shop) == ("turn", ("nuka-cola", "stimpak", "radaway", "jet"))
