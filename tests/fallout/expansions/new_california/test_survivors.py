"""The survivors that the expansion brings, and their cards."""

from typing import Any

import pytest

from crossroads.engine.content import content_of
from crossroads.games.fallout.cards.content import Content
from crossroads.games.fallout.survivor import Held
from tests.kit import rule
from tests.kit.california import ID, california, deal_california
from tests.kit.fallout import HEAD, TORSO, Wasteland, enemy, story_pack, survivor

BASE = ("commonwealth", "capital-wasteland", "far-harbor", "the-pitt")
EXPANDED = tuple(f"{each}-x" for each in BASE)
NEW = ("rise-of-the-master", "new-california")


def base() -> Content:
    content: Content = content_of("fallout", ("base",))
    return content


def both() -> Content:
    content: Content = content_of("fallout", ("base", ID), (ID,))
    return content


def more(sort: str) -> list[str]:
    """What the expansion adds of a sort, by id."""
    return [each for each in getattr(both(), sort) if each not in getattr(base(), sort)]


def opened(seats: int = 1, choose: tuple[str, ...] = (), **options: Any) -> Wasteland:
    """A game after its set-up; these options are chosen where they are on offer, the first one elsewhere."""
    t = deal_california(seats, **options)
    while t.prompt != "turn":
        t.choose(next((each for each in choose if each in t.options), t.options[0]))
    return t


@rule("new-california.survivors.any-scenario")
@pytest.mark.parametrize("scenario", [*BASE, *EXPANDED, *NEW])
def test_its_five_survivors_can_be_chosen_anywhere(scenario: str) -> None:
    t = deal_california(2, scenario=scenario)

    assert {f"survivor:{each}" for each in more("characters")} < {*t.options}
    assert len(more("characters")) == 5


@rule("new-california.survivors.mister-handy-two-cards", "new-california.survivors.mister-handy-both-in-force")
def test_mister_handy_has_two_cards_and_both_count() -> None:
    """Four cards fit into the inventory, apparel is not worn, and without a weapon E and I are rerolls in a fight."""
    t = opened(1, ("survivor:mister-handy",))
    who = t.survivor()

    assert [held.id for held in who.beside] == ["modular-exoplating", "tool-arms"]
    assert who.inventory == ()
    assert who.weapon is None

    t = california(
        survivor("mister-handy", special="I", inventory=["stimpak", "radaway", "nuka-cola", "leather-armor"]),
        enemies=[enemy("raider", "camp.c")],
        dice=[HEAD, HEAD, HEAD],
    )
    assert t.refused("equip:leather-armor") == "fallout.character-cards.other-cards-bind"
    t.choose("fight:raider")
    assert t.state.rolling is not None
    assert t.state.rolling.rerolls == 2


def test_mister_handy_mends_himself_with_an_item_once_a_turn() -> None:
    """He discards an item for 3 HP; a second time this turn the card is refused, in his next turn it is not."""
    t = california(survivor("mister-handy", hp=5, inventory=["stimpak", "radaway"]), agendas=["payday-1"] * 2)

    t.choose("use:modular-exoplating")
    t.choose("drop:stimpak")

    assert (t.survivor().hp, [held.id for held in t.survivor().inventory]) == (8, ["radaway"])
    assert t.refused("use:modular-exoplating") == "fallout.golden-rules.use-as-printed"
    t.end_turn()
    assert "use:modular-exoplating" in t.options


def test_an_item_that_mends_mister_handy_is_not_offered_for_caps() -> None:
    """It brings 3 HP: its price, which a perk would pay for it, is nowhere on offer."""
    t = california(survivor("mister-handy", hp=5, inventory=["stimpak", "jet"]))
    t.choose("use:modular-exoplating")

    label = t.game.definition.wording().option(t.game.words("en"), t.game.view(0), t.options[0])

    assert (label.title, label.gain, label.price) == ("Discard: Stimpak", "", None)


@pytest.mark.parametrize(("who", "points"), [("ncr-ranger", 1), ("mister-handy", 2)])
def test_a_step_says_what_it_costs_whoever_takes_it(who: str, points: int) -> None:
    """Difficult terrain costs the Ranger 1 point and Mister Handy 2, and so the map and the options say."""
    t = california(survivor(who, space="camp.c"), points=2)
    difficult = next(space for space in t.state.land.steps["camp.c"] if t.state.land.cost(space) == 2)

    label = t.game.definition.wording().option(t.game.words("en"), t.game.view(0), f"step:{difficult}")
    t.choose(f"step:{difficult}")

    assert label.price == points
    assert t.state.points == 2 - points


@rule("fallout.golden-rules.card-asks")
def test_two_cards_can_each_be_used_once_a_turn() -> None:
    """The second use does not let the first be had again."""
    arms = "- {id: tool-arms, kind: ability, uses: [{moment: turn, pay: once, effects: [{do: repair, amount: 1}]}]}\n"
    t = california(
        survivor("mister-handy", hp=5, inventory=["stimpak", "radaway", "nuka-cola"]),
        packs=[story_pack(own_cards=arms)],
    )

    t.choose("use:modular-exoplating")
    assert t.decision.rule == "fallout.golden-rules.card-asks"
    t.choose("drop:stimpak", "use:tool-arms", "drop:radaway")

    assert t.refused("use:tool-arms") == "fallout.golden-rules.use-as-printed"
    assert t.refused("use:modular-exoplating") == "fallout.golden-rules.use-as-printed"


@rule("new-california.survivors.start-amounts-replaced")
def test_a_card_replaces_the_caps_to_begin_with() -> None:
    """The Caravan Merchant has 6 caps, not 3 and not 9; somebody else has 3."""
    t = opened(2, ("survivor:caravan-merchant",))

    assert [(who.id, who.caps) for who in t.state.survivors if who.id == "caravan-merchant"] == [
        ("caravan-merchant", 6)
    ]
    assert [who.caps for who in t.state.survivors if who.id != "caravan-merchant"] == [3]


@rule("new-california.survivors.start-amounts-replaced")
def test_a_card_names_more_places_to_begin() -> None:
    """The NCR Ranger can begin in any faceup settlement as well as on the starting tile; others cannot."""
    t = deal_california(1, scenario="rise-of-the-master")
    t.choose("survivor:ncr-ranger")
    assert {"start:hub.f", "start:los.d", "start:camp.a"} <= {*t.options}
    spaces = t.state.land.spaces
    assert [
        option
        for option in t.options
        if not option.startswith("start:camp") and spaces[option.removeprefix("start:")].icon != "settlement"
    ] == []
    t.choose("start:hub.f")
    assert t.survivor().space == "hub.f"

    t = deal_california(1, scenario="rise-of-the-master")
    t.choose("survivor:ghoul")
    assert not [option for option in t.options if not option.startswith("start:camp")]


@rule("new-california.survivors.ordinary-otherwise")
def test_the_new_survivors_follow_all_other_rules() -> None:
    """An Enclave Deserter has a token of their own, a second one, an agenda, full HP; killed, they return to the start."""
    t = opened(2, ("survivor:enclave-deserter",), scenario="commonwealth")
    who = next(each for each in t.state.survivors if each.id == "enclave-deserter")

    assert "S" in who.special
    assert (len(who.special), len(who.agendas), who.hp) == (2, 1, 16)

    t = california(
        survivor("enclave-deserter", hp=1, space="hub.f"), enemies=[enemy("deathclaw", "hub.f")], dice=[2] * 3
    )
    t.choose("fight:deathclaw")
    while t.prompt in ("reroll", "window-strike"):
        t.choose("stop" if "stop" in t.options else t.options[0])
    assert t.prompt == "return"
    assert all(option.startswith("return:camp") for option in t.options)


@rule("new-california.survivors.character-cards-not-tradable")
def test_cards_that_are_no_items_are_neither_sold_nor_traded() -> None:
    """Mister Handy's two cards are refused in the shop and are no goods of a trade."""
    pack = story_pack(
        quests="- {id: errand, number: 901, objectives: [{id: do, results: [{do: shop, dealings: 2}]}]}\n"
    )
    t = california(survivor("mister-handy"), survivor(), quests=["errand"], packs=[pack])
    t.choose("quest:errand:do")

    assert t.refused("sell:tool-arms") == "fallout.character-cards.other-cards-not-discarded"
    assert not [option for option in t.options if "exoplating" in option]


def test_the_deserter_gains_more_xp_for_dangerous_enemies() -> None:
    """Level 2: 3 XP; level 1: 1 XP, as anybody."""
    for token, amount in (("bounty-hunter", 3), ("khan-raider", 1)):
        t = california(
            survivor("enclave-deserter", apparel="advanced-power-armor", special="PEC"),
            enemies=[enemy(token, "camp.c")],
            dice=[TORSO, TORSO, TORSO],
        )
        t.choose(f"fight:{token}")
        assert [event.about["amount"] for event in t.happened("xp")] == [amount]


def test_the_ranger_and_ranger_armor_cross_difficult_terrain_for_one_point() -> None:
    """With one point left the difficult space of the camp can be entered; others need two."""
    assert "step:camp.b" in california(survivor("ncr-ranger"), points=1, fresh=False).options
    assert "step:camp.b" in california(survivor(apparel="ranger-armor"), points=1, fresh=False).options
    t = california(survivor(), points=1, fresh=False)
    assert t.refused("step:camp.b") == "fallout.terrain.difficult-needs-points"

    t = california(survivor("ncr-ranger"), points=2, fresh=False)
    t.choose("step:camp.b")
    assert t.state.points == 1


def test_the_merchant_trades_and_shops_from_afar() -> None:
    """Camping, the Merchant can trade with B three spaces away, not with C further off; once a turn there is a dealing."""
    t = california(survivor("caravan-merchant", space="camp.a"), survivor(space="camp.e"), survivor(space="hub.f"))
    assert "use:trade-routes" in t.options
    t.choose("camp")

    assert "trade:1" in t.options
    assert t.refused("trade:2") == "fallout.camp-action.trade-partners"

    t = california(survivor("caravan-merchant"), enemies=[enemy("raider", "camp.c")])
    assert t.refused("use:trade-routes") == "fallout.golden-rules.use-as-printed"


def test_the_gunslinger_fights_best_alone_and_takes_no_companion() -> None:
    """A reroll more while nobody is near; none with B next door. No companion can be equipped."""

    def rerolls(*others: Any) -> int:
        t = california(
            survivor("lone-gunslinger", weapon="old-revolver", special="A", inventory=["ian"]),
            *others,
            enemies=[enemy("raider", "camp.c")],
            dice=[HEAD] * 3,
        )
        assert t.refused("equip:ian") == "fallout.character-cards.other-cards-bind"
        t.choose("fight:raider")
        assert t.state.rolling is not None
        return t.state.rolling.rerolls

    assert rerolls() == 3
    assert rerolls(survivor(space="hub.f")) == 3
    assert rerolls(survivor(space="camp.d")) == 2


def test_a_merchants_coat_makes_items_cheaper_and_the_price_says_so() -> None:
    """A stimpak costs 3 and with the coat 2; companions cost what they cost."""
    pack = story_pack(
        quests="- {id: errand, number: 901, objectives: [{id: do, results: [{do: shop, dealings: 2}]}]}\n"
    )
    t = california(
        survivor(caps=2, apparel="merchants-coat"), quests=["errand"], packs=[pack], shop=["stimpak"], assets=["rad-x"]
    )
    t.choose("quest:errand:do")

    label = t.game.definition.wording().option(t.game.words("en"), t.game.view(0), "buy:stimpak")
    assert label.price == 2
    t.choose("buy:stimpak")
    assert t.survivor().caps == 0
    (told,) = t.happened("discount")
    speech = t.game.definition.wording()
    for lang, end in (
        ("en", "gets Stimpak for 1 cap less"),
        ("ru", "платит за карту «Стимулятор» на 1 крышку меньше"),
        ("pl", "płaci za kartę „Stimpak” o 1 kapsel mniej"),
    ):
        assert speech.event(t.game.words(lang), t.game.view(0), told).endswith(end)


@rule("fallout.shopping.recruit-costs-no-caps")
@pytest.mark.parametrize("cost", [2, 0])
def test_a_companion_costs_what_it_says_whatever_the_coat(cost: int) -> None:
    """The coat makes items cheaper: a mule for hire costs its two caps, a stray dog nothing."""
    price = f", cost: {cost}" if cost else ""
    pack = story_pack(
        assets=f"- {{id: mule, kind: companion{price}}}\n",
        quests="- {id: errand, number: 901, objectives: [{id: do, results: [{do: shop, dealings: 2}]}]}\n",
    )
    t = california(survivor(caps=2, apparel="merchants-coat"), quests=["errand"], packs=[pack], shop=["mule"])

    t.choose("quest:errand:do", "recruit:mule", "equip:mule")

    assert t.survivor().caps == 2 - cost
    assert t.happened("discount") == []


def test_what_costs_its_price_is_no_bargain() -> None:
    pack = story_pack(
        quests="- {id: errand, number: 901, objectives: [{id: do, results: [{do: shop, dealings: 2}]}]}\n"
    )
    t = california(survivor(caps=3), quests=["errand"], packs=[pack], shop=["stimpak"], assets=["rad-x"])

    t.choose("quest:errand:do", "buy:stimpak")

    assert t.survivor().caps == 0
    assert t.happened("discount") == []


def test_a_weapon_is_readied_by_a_companion_or_a_perk() -> None:
    """Vic and Quick Hands ready the equipped weapon; with a ready one there is nothing to do."""
    t = california(survivor(companion="vic", perks=["quick-hands"], weapon="flamer", exhausted=["flamer"]))
    assert "perk:quick-hands" in t.options

    t.choose("use:vic")

    assert t.survivor().weapon == Held("flamer")
    assert t.refused("perk:quick-hands") == "fallout.golden-rules.use-as-printed"


def test_without_a_weapon_there_is_none_to_ready() -> None:
    """Vic has nothing to do for somebody with bare hands."""
    t = california(survivor(companion="vic"))

    assert t.refused("use:vic") == "fallout.golden-rules.use-as-printed"


@rule("fallout.exhaust.ready-cost")
@pytest.mark.parametrize(("caps", "is_ready"), [(2, False), (3, True)])
def test_a_weapon_that_asks_for_caps_asks_for_them_of_a_perk_too(caps: int, is_ready: bool) -> None:
    """The Fat Man asks for 3 caps: with 2 Quick Hands can do nothing; with 3 they are paid, and it is ready."""
    t = california(survivor(caps=caps, perks=["quick-hands"], weapon="fat-man", exhausted=["fat-man"]))
    if not is_ready:
        assert t.refused("perk:quick-hands") == "fallout.exhaust.ready-cost"
        return

    t.choose("perk:quick-hands", "pay-ready:fat-man")

    assert (t.survivor().weapon, t.survivor().caps) == (Held("fat-man"), 0)


@rule("fallout.exhaust.ready-cost-choice")
def test_a_weapon_that_is_not_paid_for_stays_exhausted() -> None:
    """The owner lets Quick Hands go for nothing: the Fat Man lies as it lay, and the caps are kept."""
    t = california(survivor(caps=3, perks=["quick-hands"], weapon="fat-man", exhausted=["fat-man"]))

    t.choose("perk:quick-hands", "leave:fat-man")

    assert (t.survivor().weapon, t.survivor().caps) == (Held("fat-man", exhausted=True), 3)


def test_mister_handy_mends_himself_with_no_companion() -> None:
    """Dogmeat is no item: with nobody else in the inventory there is nothing to mend with."""
    alone = california(survivor("mister-handy", hp=5, inventory=["dogmeat"]))
    both = california(survivor("mister-handy", hp=5, inventory=["dogmeat", "stimpak", "jet"]))

    both.choose("use:modular-exoplating")

    assert alone.refused("use:modular-exoplating") == "fallout.golden-rules.use-as-printed"
    assert both.options == ("drop:stimpak", "drop:jet")
