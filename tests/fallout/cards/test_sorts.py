"""Sorts of things: scenarios, enemy types, traits, card kinds, icons and tile backs come from packs, not from code."""

from typing import Any

import pytest

import crossroads
from crossroads.engine.content import content_of
from crossroads.engine.packs import BadPack
from tests.kit.fallout import story_pack

TRACK = "star: {level: 2, areas: H}, shield: {level: 2, areas: T}, x: [1, 2], y: [1, 2]"
PLAN = "{q: 0, r: 0, face: camp}, {q: 1, r: 0, back: dangerous}, {q: 2, r: 0, back: deadly}"
SHORT = f"- {{id: short-road, map: [{PLAN}], opening: [], {TRACK}}}\n"


def random_game(seed: str, packs: list[str], **options: object) -> crossroads.Game[Any]:
    """A game of two, played to its end by always taking the last option but one."""
    game = crossroads.new("fallout", seats=2, seed=seed, options=options, packs=["base", *packs])
    for _ in range(400):
        if game.decision is None:
            break
        game.choose(game.decision.options[-1 - (len(game.history) % len(game.decision.options))].id)
    return game


def open_game(game: crossroads.Game[Any]) -> None:
    """Take the first option until the first turn has come."""
    while game.decision is not None and game.decision.prompt != "turn":
        game.choose(game.decision.options[0].id)


def test_a_pack_adds_a_fifth_scenario() -> None:
    """It is one more value of the table option, and is played like the four of the box."""
    pack = story_pack(scenarios=SHORT)

    game = random_game("fifth", [pack], scenario="short-road")

    assert len(content_of("fallout", ("base", pack)).scenarios) == 5
    assert game.view(None)["scenario"] == "short-road"
    assert len(game.view(None)["tiles"]) == 3


def test_a_scenario_that_no_pack_brings_is_refused_with_those_that_there_are() -> None:
    """The four of the box, and the one of the pack."""
    pack = story_pack(scenarios=SHORT)

    with pytest.raises(ValueError, match=r"commonwealth, capital-wasteland, far-harbor, the-pitt, short-road$"):
        crossroads.new("fallout", seats=2, seed="x", options={"scenario": "long-road"}, packs=["base", pack])
    with pytest.raises(ValueError, match=r"choose one of: commonwealth, capital-wasteland, far-harbor, the-pitt$"):
        crossroads.new("fallout", seats=2, seed="x", options={"scenario": "short-road"})


NEW_SORTS = """
enemy-types: [plant]
traits: [{sides: [wanted, forgiven], locked: [wanted]}, {sides: [blessed]}]
kinds: [relic]
icons: [{id: shrine}]
backs: [{id: drowned, explored: true}]
"""
PLANT = "- {id: strangler-vine, type: plant, level: 1, areas: HTAL, copies: 3}\n"
RELIC = "- {id: rusty-idol, kind: relic, cost: 4}\n"
SWAMP = """- {id: swamp, back: drowned, border: aaa aaa aaa aaa aaa aaa, inside: '', spaces: {a: {icon: shrine, enemies: [plant]}}}
"""
OVERGROWN = f"""- {{id: overgrown, map: [{PLAN}, {{q: 0, r: 1, back: drowned}}],
   opening: [{{do: become, trait: wanted}}, {{do: place, enemy: plant, at: {{place: crossroads-camp}}}}], {TRACK}}}
"""


def test_a_pack_adds_enemy_types_traits_kinds_icons_and_backs() -> None:
    """A plant is drawn from its own stack, a survivor is wanted, a relic lies in the deck, a drowned tile on the map."""
    pack = story_pack(sorts=NEW_SORTS, enemies=PLANT, assets=RELIC, tiles=SWAMP, scenarios=OVERGROWN)

    game = crossroads.new("fallout", seats=1, seed="x", options={"scenario": "overgrown"}, packs=["base", pack])
    open_game(game)
    view = game.view(0)

    assert "wanted" in view["survivors"][0]["traits"]
    assert [enemy["type"] for enemy in view["enemies"]].count("plant") == 1
    assert sorted(tile["back"] for tile in view["tiles"] if not tile["face"]) == ["dangerous", "deadly", "drowned"]
    assert content_of("fallout", ("base", pack)).cards["rusty-idol"].kind == "relic"


@pytest.mark.parametrize("enemies", ["", PLANT.replace("plant", "human")])
def test_an_enemy_type_needs_a_token(enemies: str) -> None:
    """Plants without a single one to draw are refused, whatever other enemies the pack brings."""
    files = {"enemies": enemies} if enemies else {}

    with pytest.raises(BadPack, match=r": there is no enemy of type plant$"):
        content_of("fallout", ("base", story_pack(sorts="enemy-types: [plant]\n", **files)))


def test_a_locked_side_of_a_new_trait_stays() -> None:
    """Wanted shows a lock, so nobody becomes forgiven; a token with one side has nothing to be turned over."""
    become = "{do: become, trait: wanted}, {do: become, trait: forgiven}, {do: become, trait: blessed}"
    overgrown = OVERGROWN.replace("{do: become, trait: wanted}", become)
    pack = story_pack(sorts=NEW_SORTS, enemies=PLANT, tiles=SWAMP, scenarios=overgrown)

    game = crossroads.new("fallout", seats=1, seed="x", options={"scenario": "overgrown"}, packs=["base", pack])
    open_game(game)

    assert {"wanted", "blessed"} <= {*game.view(0)["survivors"][0]["traits"]}
    assert "forgiven" not in game.view(0)["survivors"][0]["traits"]


def test_things_without_words_go_by_their_ids() -> None:
    """The table can be read aloud, and the book names them."""
    pack = story_pack(sorts=NEW_SORTS, enemies=PLANT, assets=RELIC, tiles=SWAMP, scenarios=OVERGROWN)
    game = crossroads.new("fallout", seats=1, seed="x", options={"scenario": "overgrown"}, packs=["base", pack])
    open_game(game)
    words, content = game.words("en"), content_of("fallout", ("base", pack))

    names = game.definition.book(words, content)["names"]
    told = "\n".join(game.definition.wording().table(words, game.view(0)))

    assert {
        names[f"{sort}-{name}"] for sort, name in {"type": "plant", "trait": "wanted", "kind": "relic"}.items()
    } == {
        "Plant",
        "Wanted",
        "Relic",
    }
    assert "Wanted" in told


@pytest.mark.parametrize(
    ("file", "text", "said"),
    [
        ("enemies", "- {id: vine, type: plantt, level: 1, areas: H}\n", "type: no enemy type `plantt`"),
        ("assets", "- {id: idol, kind: reliq, cost: 1}\n", "kind: no card kind `reliq`"),
        (
            "characters",
            "- {id: monk, letter: S, card: vault-suit, traits: [synthh]}\n",
            "traits: no trait `synthh` (synth?)",
        ),
        (
            "tiles",
            "- {id: pond, back: deadlly, border: aaa aaa aaa aaa aaa aaa, inside: '', spaces: {a: {}}}\n",
            "back: no tile back `deadlly` (deadly?)",
        ),
        (
            "tiles",
            "- {id: pond, back: named, border: aaa aaa aaa aaa aaa aaa, inside: '', spaces: {a: {icon: wastland}}}\n",
            "icon: no encounter icon `wastland` (wasteland?)",
        ),
    ],
)
def test_a_name_that_no_pack_brings_is_refused_where_it_stands(file: str, text: str, said: str) -> None:
    """File, thing and remedy, as for any slip in a pack."""
    with pytest.raises(BadPack) as wrong:
        content_of("fallout", ("base", story_pack(**{file: text})))

    assert f"{file}.yaml" in str(wrong.value)
    assert said in str(wrong.value)
