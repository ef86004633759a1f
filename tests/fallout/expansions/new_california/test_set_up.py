"""What the expansion brings to the table: cards, tokens, tiles, survivors and scenarios."""

from collections import Counter
from typing import Any

import pytest

from crossroads.engine.content import content_of
from crossroads.engine.modules import UnknownModule
from crossroads.games.fallout.cards.content import Content
from crossroads.games.fallout.survivor import Held
from tests.kit import rule
from tests.kit.california import ID, california, deal_california, group
from tests.kit.fallout import HEAD, TORSO, Wasteland, deal, enemy, story_pack, survivor, wasteland

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


# -- cards and tokens


@rule(
    "new-california.setup.any-scenario",
    "new-california.setup.asset-cards",
    "new-california.setup.loot-cards",
    "new-california.setup.unique-asset-cards",
    "new-california.setup.perk-cards",
)
@pytest.mark.parametrize("scenario", [*BASE, *EXPANDED, *NEW])
def test_its_cards_are_in_the_decks_of_every_scenario(scenario: str) -> None:
    """26 loot and 21 asset cards more are in deck and shop, 8 unique assets, 7 perks."""
    with_it, without = deal_california(2, scenario=scenario).state, deal(2).state

    assert len(with_it.loot_deck) - len(without.loot_deck) == 26
    assert len((*with_it.asset_deck, *with_it.shop)) - len((*without.asset_deck, *without.shop)) == 21
    assert len(with_it.unique_deck) - len(without.unique_deck) == 8
    assert len(with_it.perk_deck) - len(without.perk_deck) == 7


@rule("new-california.setup.enemy-tokens")
def test_its_enemies_are_in_the_stacks_of_their_types() -> None:
    """15 tokens more, each among those of its type."""
    with_it, without = deal_california(2).state, deal(2).state
    added = {kind: {*with_it.stacks[kind]} - {*without.stacks[kind]} for kind in with_it.stacks}

    laid = [each for each in with_it.enemies if each.type in added]
    assert sum(map(len, added.values())) + len(laid) - len(without.enemies) == 15
    assert "deathclaw-matriarch" in both().tokens
    assert all(both().tokens[token].type == kind for kind, tokens in added.items() for token in tokens)


@rule("new-california.setup.faction-tokens")
def test_there_are_faction_tokens_for_its_scenarios() -> None:
    """Rise of the Master opens with a star at Lost Hills and a shield at the Cathedral."""
    t = opened(1, scenario="rise-of-the-master")

    assert [each.type for each in t.state.enemies if each.space == "los.d"] == ["star"]
    assert [each.type for each in t.state.enemies if each.space == "cat.a"] == ["shield"]


@rule("new-california.setup.quest-markers")
def test_there_are_two_more_pairs_of_quest_markers() -> None:
    """Six quests want a marker: with the expansion all six have one, in six colours."""
    listed = "".join(
        [
            f"- {{id: trip-{n}, number: {900 + n}, objectives: [{{id: do}}], staging: [{{do: marker, at: {{place: "
            f"crossroads-camp}}}}]}}\n"
            for n in range(6)
        ]
    )
    first = (
        "- {id: errand, number: 999, objectives: [{id: do, results: ["
        + ", ".join([f"{{do: stage, card: {900 + n}}}" for n in range(6)])
        + "]}]}\n"
    )
    t = california(survivor(), quests=["errand"], packs=[story_pack(quests=listed + first)])

    t.choose("quest:errand:do")
    while t.prompt == "marker-colour":
        t.choose(t.options[0])

    colours = [each.colour for each in t.state.quests if each.id.startswith("trip")]
    assert sorted(colours) == ["blue", "green", "orange", "red", "white", "yellow"]


@rule(
    "new-california.setup.encounters-may-join",
    "new-california.setup.quests-may-join",
    "new-california.setup.library-may-stay-apart",
)
def test_its_quests_and_encounters_join_the_one_library() -> None:
    """35 quests and 57 numbered encounters of its own lie in the library beside those of the base game."""
    library = {*deal_california(2).state.library}

    assert len([quest for quest in more("quests") if quest in library]) == 35
    assert {*deal(2).state.library} <= library
    assert Counter([both().encounters[card].deck for card in more("encounters") if card in library]) == {
        "wasteland": 22,
        "settlement": 16,
        "vault-7": 9,
        "vault-44": 10,
    }


@rule("new-california.setup.starting-encounters-join")
def test_its_starting_encounters_are_shuffled_into_the_two_decks() -> None:
    """Eight wasteland and eight settlement cards more are in the decks from the start."""
    with_it, without = deal_california(2).state, deal(2).state

    for deck in ("wasteland", "settlement"):
        assert len(with_it.encounters[deck]) - len(without.encounters[deck]) == 8


@rule("new-california.setup.one-switch", "new-california.setup.new-scenarios-need-content")
@pytest.mark.parametrize("scenario", [*EXPANDED, *NEW])
def test_without_the_content_its_scenarios_are_not_there(scenario: str) -> None:
    """The switch is the expansion itself: off, its scenarios are unknown; on, all of its content is there."""
    with pytest.raises(ValueError, match="scenario"):
        deal(2, scenario=scenario)
    with pytest.raises(UnknownModule, match="no expansion"):
        content_of("fallout", ("base",), ("old-california",))

    assert deal_california(2, scenario=scenario).state.scenario == scenario


@rule("new-california.scenarios.two-new", "new-california.scenarios.four-expanded")
def test_it_has_two_new_scenarios_and_four_expanded_ones() -> None:
    assert sorted(more("scenarios")) == sorted([*NEW, *EXPANDED])


@rule("new-california.scenarios.expanded-sheet-replaces")
@pytest.mark.parametrize("scenario", BASE)
def test_an_expanded_scenario_has_a_sheet_of_its_own(scenario: str) -> None:
    """A larger map, and an opening with everything of the base sheet and two cards more; factions and track are the same."""
    small, large = both().scenarios[scenario], both().scenarios[f"{scenario}-x"]

    assert (len(small.map), len(large.map)) == (18, 27)
    assert {*map(repr, small.opening)} < {*map(repr, large.opening)}
    assert [effect.card for effect in large.opening if effect not in small.opening] == [243, 244]  # type: ignore[attr-defined]
    assert (small.star, small.shield, small.x, small.y) == (large.star, large.shield, large.x, large.y)


# -- tiles


@rule("new-california.map-tiles.twelve-tiles")
def test_it_has_twelve_tiles() -> None:
    """Three with two named faces each, five dangerous and four deadly ones."""
    backs = Counter([both().faces[face].back for face in more("faces")])

    assert backs == {"named": 6, "dangerous": 5, "deadly": 4}


@rule(
    "new-california.map-tiles.new-scenarios-use-both",
    "new-california.map-tiles.expanded-scenarios-use-both",
    "new-california.map-tiles.joined-piles-shuffled",
)
@pytest.mark.parametrize("scenario", [*NEW, *EXPANDED])
def test_new_and_expanded_maps_are_laid_with_tiles_of_both_sets(scenario: str) -> None:
    """Over some games tiles of both sets lie facedown, of each back; the tiles with a vault always do."""
    laid = [deal_california(2, seed=str(seed), scenario=scenario).state for seed in range(4)]
    faces = both().faces
    for back in ("dangerous", "deadly"):
        sets = {faces[tile].set for state in laid for tile in state.faces if faces[tile].back == back}
        assert sets == {"", ID}
    for state in laid:
        assert {"g7", "r1", "n1", "m1"} <= {*state.faces}


@rule("new-california.map-tiles.base-scenarios-without")
@pytest.mark.parametrize("scenario", BASE)
def test_a_base_scenario_uses_none_of_the_new_tiles(scenario: str) -> None:
    """With all other content switched on, only tiles of the base set lie on the map or in the box of the game."""
    for seed in range(3):
        state = deal_california(2, seed=str(seed), scenario=scenario).state
        assert not [tile for tile in state.faces if tile in more("faces")]


@rule("new-california.map-tiles.base-scenarios-without")
def test_nobody_imagines_a_new_tile_in_a_base_scenario() -> None:
    """What lies facedown in the Commonwealth may be any tile of the base set that is not seen, and none of the others."""
    t = deal_california(2, scenario="commonwealth")
    new = {*more("faces")}

    for salt in range(6):
        game = t.game.imagine(0, str(salt))
        assert not new & {*game.state.faces}
        assert list(game.definition.faults(game.state)) == []


@rule("new-california.map-tiles.unused-tiles-out")
def test_tiles_that_are_not_laid_stay_out() -> None:
    """Rise of the Master: 13 of 14 dangerous tiles are laid; the other is nowhere."""
    t = deal_california(2, scenario="rise-of-the-master")
    faces = both().faces

    dangerous = [face.id for face in faces.values() if face.back == "dangerous"]
    laid = [tile for tile in t.state.faces if tile in dangerous]
    assert (len(dangerous), len(laid), len({*laid})) == (14, 13, 13)
    (left,) = {*dangerous} - {*laid}
    assert left not in repr(t.game.view(0))


@rule("new-california.map-tiles.new-vaults")
@pytest.mark.parametrize(("space", "icon", "tile"), [("n1.a", "vault-7", "-1,0"), ("m1.d", "vault-44", "-2,-1")])
def test_the_new_vaults_have_icons_and_decks_of_their_own(space: str, icon: str, tile: str) -> None:
    """At first the deck is not in play; once a card is added to it, an encounter there draws from it and no other."""
    face = space.partition(".")[0]
    t = california(survivor(space=space), tiles={tile: face})
    assert t.refused("encounter") == "fallout.encounter-icons.no-deck-no-action"

    card = next(each.id for each in both().encounters.values() if each.deck == icon)
    t = california(survivor(space=space), tiles={tile: face}, encounters={icon: [card]})
    t.choose("encounter")
    assert [event.about["card"] for event in t.happened("encounter")] == [card]


# -- survivors


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
    t.choose("scrap:stimpak")

    assert (t.survivor().hp, [held.id for held in t.survivor().inventory]) == (8, ["radaway"])
    assert t.refused("use:modular-exoplating") == "fallout.golden-rules.use-as-printed"
    t.end_turn()
    assert "use:modular-exoplating" in t.options


def test_two_cards_can_each_be_used_once_a_turn() -> None:
    """The second use does not let the first be had again."""
    arms = "- {id: tool-arms, kind: ability, uses: [{moment: turn, pay: once, effects: [{do: repair, amount: 1}]}]}\n"
    t = california(
        survivor("mister-handy", hp=5, inventory=["stimpak", "radaway", "nuka-cola"]),
        packs=[story_pack(own_cards=arms)],
    )

    t.choose("use:modular-exoplating", "scrap:stimpak", "use:tool-arms", "scrap:radaway")

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
    assert both.options == ("scrap:stimpak", "scrap:jet")


# -- alone


@rule("new-california.solo-play.solo-allowed")
@pytest.mark.parametrize("scenario", [*EXPANDED, *NEW])
def test_all_its_scenarios_can_be_played_alone(scenario: str) -> None:
    t = opened(1, scenario=scenario)

    assert t.prompt == "turn"


@rule("new-california.solo-play.solo-base-rules")
def test_alone_a_settlement_stands_for_another_survivor() -> None:
    """A quest asks for another survivor in the space: alone a settlement will do, in the scenario New California too."""
    pack = story_pack(quests="- {id: errand, number: 901, objectives: [{id: do, needs: {together: true}}]}\n")

    assert "quest:errand:do" in group(survivor(space="ncr.e"), quests=["errand"], packs=[pack]).options
    t = group(survivor(space="camp.c"), quests=["errand"], packs=[pack])
    assert t.refused("quest:errand:do") == "fallout.quest-action.requirement"


def test_a_base_table_knows_nothing_of_it() -> None:
    """Without the expansion its words, enemies and colours are unknown."""
    t = wasteland(survivor())

    assert t.state.content.sorts.markers == ("red", "blue", "yellow", "white")
    assert "fast" not in t.state.content.sorts.abilities
    assert "gecko" not in t.state.content.tokens


@rule("fallout.camp-action.trade-partners")
@pytest.mark.parametrize(("reach", "partners"), [(1, ["trade:1"]), (2, ["trade:1", "trade:2"])])
def test_a_card_can_reach_two_spaces_for_a_trade(reach: int, partners: list[str]) -> None:
    """B is next door and C two spaces away: a reach of 1 is what everybody has, one of 2 is enough for C."""
    horn = f"- {{id: horn, kind: apparel, cost: 1, always: [{{do: trade-reach, spaces: {reach}}}]}}\n"
    t = california(
        survivor(apparel="horn"), survivor(space="camp.b"), survivor(space="camp.a"), packs=[story_pack(loot=horn)]
    )
    assert t.state.land.distance("camp.c", "camp.a") == 2

    t.choose("camp")

    assert [option for option in t.options if option.startswith("trade:")] == partners
