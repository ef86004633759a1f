"""Map tiles: their backs, how they lie, the starting tile, and that what is up stays up."""

import pytest

from crossroads.games.fallout.cards.content import MapPlace, Scenario
from crossroads.games.fallout.cards.tiles import EDGES
from crossroads.games.fallout.map.land import Land
from tests.kit import rule
from tests.kit.fallout import deal, met_with, story_pack, survivor, wasteland

SCOUTING = story_pack(
    quests="- id: into-the-red\n  number: 900\n  objectives:\n"
    "    - {id: there, trigger: {explore: deadly}, results: [{do: caps, amount: 5}]}\n"
)


@rule("fallout.map-tiles.kinds")
def test_six_edges_go_round_a_tile() -> None:
    """Beyond every edge lies a tile that touches those before and after it, and the third edge on leads the other way."""
    for number, (q, r) in enumerate(EDGES):
        after, second, opposite = [EDGES[(number + step) % 6] for step in (1, 2, 3)]
        assert (q + second[0], r + second[1]) == after
        assert (-q, -r) == opposite

    assert EDGES[:2] == ((1, -1), (1, 0))  # northeast and east


@rule("fallout.map-tiles.kinds")
def test_tiles_have_dangerous_deadly_or_no_backs() -> None:
    """Nine dangerous and six deadly tiles; the camp and the twelve other named faces have no facedown side."""
    faces = deal().state.content.faces.values()

    backs = [face.back for face in faces]

    assert (backs.count("dangerous"), backs.count("deadly")) == (9, 6)
    assert (backs.count("start"), backs.count("named")) == (1, 12)


@rule("fallout.map-tiles.kinds")
@pytest.mark.parametrize(("space", "tile", "caps"), [("cit.a", "tile-3", 8), ("cit.a", "tile-2", 3)])
def test_a_dangerous_tile_is_no_deadly_one(space: str, tile: str, caps: int) -> None:
    """An objective that waits for a deadly tile is completed by the deadly one at 3, 0, not by the dangerous one at 2, 0."""
    t = wasteland(survivor(space=space), quests=["into-the-red"], packs=[SCOUTING])

    t.choose(f"explore:{tile}")

    assert t.survivor().caps == caps


@rule("fallout.map-tiles.orientation")
def test_every_tile_lies_the_same_way_round() -> None:
    """Tile g6 has a space along each edge: wherever it is laid, `a` is next to its north-eastern neighbour's south-west."""
    content = deal().state.content
    sheet = content.scenarios["commonwealth"]
    neighbours = {"a": (1, -1), "b": (1, 0), "c": (0, 1), "d": (-1, 1), "e": (-1, 0), "f": (0, -1)}
    for q, r in ((0, 0), (3, -2)):
        plan = [MapPlace(q, r, "g6")]
        plan += [MapPlace(q + dq, r + dr, back="deadly") for dq, dr in neighbours.values()]
        land = Land(
            content, Scenario("test", tuple(plan), (), sheet.star, sheet.shield, sheet.x, sheet.y), ("g6", *[""] * 6)
        )

        for place, letter in enumerate(neighbours, 1):
            assert f"tile-{place}" in land.unexplored[f"g6.{letter}"]


@rule("fallout.map-tiles.orientation")
@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_an_explored_tile_lies_as_its_data_says(seed: str) -> None:
    """East of the camp: whatever tile is turned there, its spaces on the western edge are next to the camp's space e."""
    t = wasteland(survivor(space="camp.e"), seed=seed)

    t.choose("explore:tile-1")

    face = t.state.content.faces[t.state.shown[1]]
    western = {f"{face.id}.{letter}" for letter in face.border.split()[4]}
    assert {space for space in t.state.land.near["camp.e"] if space.startswith(face.id)} == western


@rule("fallout.map-tiles.starting-tile")
def test_a_killed_survivor_comes_back_to_the_crossroads_camp() -> None:
    """Killed at the CIT ruins: only the five spaces of the Crossroads Camp tile are offered."""
    t = met_with("{do: damage, amount: 16}")

    assert t.prompt == "return"
    assert t.options == tuple(f"return:camp.{letter}" for letter in "abcde")
    assert t.state.land.named["crossroads-camp"] == "camp.c"


@rule("fallout.map-tiles.starting-tile")
@pytest.mark.parametrize("scenario", ["commonwealth", "capital-wasteland", "far-harbor", "the-pitt"])
def test_every_scenario_starts_at_the_camp(scenario: str) -> None:
    """The starting tile is the same one on every sheet."""
    assert deal(scenario=scenario).state.land.starting == tuple(f"camp.{letter}" for letter in "abcde")


@rule("fallout.map-tiles.double-sided-not-explored")
def test_a_named_tile_cannot_be_explored() -> None:
    """In an explored land nothing is left to explore: the CIT ruins have no back, other tiles show theirs no more."""
    t = wasteland(survivor(space="dia.a"), explored=True)

    assert not [option for option in t.options if option.startswith("explore")]
    assert t.refused("explore:tile-7") == "fallout.map-tiles.double-sided-not-explored"
    assert t.refused("explore:tile-6") == "fallout.explore-action.precondition"


@rule("fallout.map-tiles.double-sided-not-explored")
@pytest.mark.parametrize("scenario", ["commonwealth", "capital-wasteland", "far-harbor", "the-pitt"])
def test_only_tiles_with_a_back_lie_facedown(scenario: str) -> None:
    """No double-sided tile is ever among those that are laid facedown."""
    for seed in ("one", "two", "three"):
        state = deal(seed=seed, scenario=scenario).state

        hidden = [face for face, shown in zip(state.faces, state.shown, strict=True) if not shown]

        assert {state.content.faces[face].back for face in hidden} == {"dangerous", "deadly"}


@rule("fallout.map-tiles.tile-stays-faceup")
def test_an_explored_tile_is_still_up_ten_rounds_later() -> None:
    """Ten rounds of nothing but time: the tile that was turned in the first is faceup in the eleventh."""
    t = wasteland(survivor(space="camp.e"), survivor())
    t.choose("explore:tile-1")
    turned = t.state.shown[1]

    for _ in range(10):
        t.end_round()

    assert t.state.round == 11
    assert t.state.shown[1] == turned != ""
