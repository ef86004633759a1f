"""What the expansion brings to the table: cards, tokens, tiles, survivors and scenarios."""

from collections import Counter
from typing import Any

import pytest

from crossroads.engine.content import content_of
from crossroads.engine.modules import UnknownModule
from crossroads.games.fallout.cards.content import Content
from tests.kit import rule
from tests.kit.california import ID, california, deal_california, group
from tests.kit.fallout import Wasteland, deal, story_pack, survivor, wasteland

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
