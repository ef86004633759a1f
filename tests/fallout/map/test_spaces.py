"""Spaces: what one is, who can be there, and which are adjacent."""

from math import cos, pi, sin, sqrt

from crossroads.games.fallout.cards.content import MapPlace, Scenario
from crossroads.games.fallout.map.land import Land
from tests.kit import rule
from tests.kit.fallout import deal, enemy, story_pack, survivor, wasteland

QUARTERS = story_pack(
    tiles="- {id: quarters, back: start, border: 'abb bbb bcc ccc cda aaa', inside: ab bc cd da,"
    " spaces: {a: {}, b: {}, c: {}, d: {}}}\n"
    "- {id: halves, back: named, border: 'aaa aab bbb bbb bba aaa', inside: ab, spaces: {a: {}, b: {}}}\n"
    "- {id: bands, back: named, border: 'aaa abc ccc ccc cba aaa', inside: ab bc, spaces: {a: {}, b: {}, c: {}}}\n"
    "- {id: stripes, back: named, border: 'aaa abc ccc ccc cba aaa', inside: ab bc, spaces: {a: {}, b: {}, c: {}}}\n"
)
AT_THE_RUINS = story_pack(
    quests="- id: visit\n  number: 900\n  objectives:\n"
    "    - {id: ruins, needs: {at: {place: cit-ruins}}, results: [{do: caps, amount: 1}]}\n"
)


CORNERS = [(sin(turn * pi / 3), -cos(turn * pi / 3)) for turn in range(7)]  # clockwise from the north


def stretches(plan: tuple[MapPlace, ...], borders: list[str]) -> dict[tuple[float, float], list[tuple[int, str]]]:
    """Every third of every edge by the point in its middle, as a drawing of the map has it: tile and owner."""
    found: dict[tuple[float, float], list[tuple[int, str]]] = {}
    for place, spot in enumerate(plan):
        across, down = sqrt(3) * (spot.q + spot.r / 2), 1.5 * spot.r
        for number, owner in enumerate(borders[place].replace(" ", "")):
            (x1, y1), (x2, y2) = CORNERS[number // 3], CORNERS[number // 3 + 1]
            part = (number % 3 + 0.5) / 3
            middle = (round(across + x1 + part * (x2 - x1), 6) + 0.0, round(down + y1 + part * (y2 - y1), 6) + 0.0)
            found.setdefault(middle, []).append((place, owner))
    return found


def two_tiles(west: str, east: str) -> Land:
    """One tile at 0, 0 with another east of it."""
    content = deal(packs=[QUARTERS]).state.content
    sheet = content.scenarios["commonwealth"]
    plan = (MapPlace(0, 0, west), MapPlace(1, 0, east))
    return Land(content, Scenario("test", plan, (), sheet.star, sheet.shield, sheet.x, sheet.y), (west, east))


@rule("fallout.spaces.space-definition")
def test_a_tile_is_made_of_its_spaces() -> None:
    """Every stretch of a tile's edge and every border inside belongs to spaces of that tile, and each space has some."""
    for face in deal().state.content.faces.values():
        inside = {letter for pair in face.inside.split() for letter in pair}
        at_edge = {*face.border} - {" "}

        assert inside | at_edge == {*face.spaces}
        assert len(face.spaces) > 1


@rule("fallout.spaces.space-definition")
def test_the_spaces_of_a_tile_are_places_of_their_own() -> None:
    """The camp tile has five spaces: to go from a to c takes two steps."""
    t = wasteland(survivor(space="camp.a"), points=2)

    assert "step:camp.c" not in t.options
    t.choose("step:camp.d", "step:camp.c")

    assert t.survivor().space == "camp.c"


@rule("fallout.spaces.occupancy")
def test_any_number_of_figures_share_a_space() -> None:
    """Three survivors and two enemies are in a space: a fourth survivor moves in."""
    t = wasteland(
        survivor(space="camp.d"),
        *[survivor(space="camp.c")] * 3,
        enemies=[enemy("raider", "camp.c"), enemy("mole-rat", "camp.c")],
        points=1,
    )

    t.choose("step:camp.c")

    assert [who.space for who in t.state.survivors] == ["camp.c"] * 4
    assert len(t.enemies_at("camp.c")) == 2


@rule("fallout.spaces.adjacency")
def test_adjacent_is_both_ways() -> None:
    """Spaces b and c of the camp share a border line: from each one can step into the other."""
    land = deal().state.land

    assert "camp.c" in land.steps["camp.b"]
    assert all(node in land.near[other] for node, others in land.near.items() for other in others)
    assert all(node not in others for node, others in land.near.items())


@rule("fallout.spaces.adjacency")
def test_without_a_common_border_there_is_no_step() -> None:
    """Spaces b and e of the camp lie on one tile and share no border: the step is refused."""
    t = wasteland(survivor(space="camp.b"), points=2)

    assert t.refused("step:camp.e") == "fallout.move-action.spend-point"
    assert t.options[-4:-1] == ("step:camp.a", "step:camp.c", "step:camp.d")


@rule("fallout.spaces.adjacency-across-tiles")
def test_spaces_of_two_tiles_are_adjacent_along_the_common_edge() -> None:
    """The CIT ruins' space c and Diamond City's spaces a and b touch along a tile edge: 1 point leads across."""
    t = wasteland(survivor(space="cit.c"), points=1)

    t.choose("step:dia.b")

    assert t.survivor().space == "dia.b"
    assert t.state.points == 0
    assert {node for node in t.state.land.near["cit.c"] if node.startswith("dia")} == {"dia.a", "dia.b"}


@rule("fallout.spaces.adjacency-across-tiles", "fallout.spaces.corner-not-adjacent")
def test_only_the_same_stretch_of_an_edge_counts() -> None:
    """The whole edge of the quarters belongs to b; against it lie two thirds of the halves' b and one of a: both touch b.

    Space c of the quarters only has a corner there.
    """
    land = two_tiles("quarters", "halves")

    assert land.near["quarters.b"] == ("halves.a", "halves.b", "quarters.a", "quarters.c")
    assert land.near["halves.a"] == ("halves.b", "quarters.b")
    assert "halves.b" not in land.near["quarters.c"]


@rule("fallout.spaces.adjacency-across-tiles", "fallout.spaces.corner-not-adjacent")
def test_each_stretch_of_an_edge_lies_against_the_one_opposite() -> None:
    """Two tiles in three bands from north to south, side by side: each band goes on in the one of its own height only."""
    land = two_tiles("bands", "stripes")

    for letter in "abc":
        assert [node for node in land.near[f"bands.{letter}"] if node.startswith("stripes")] == [f"stripes.{letter}"]


@rule("fallout.spaces.corner-not-adjacent")
def test_four_spaces_that_meet_in_a_point_are_not_all_adjacent() -> None:
    """Of four quarters each borders on two others; across the middle, a and c or b and d, there is no step."""
    land = two_tiles("quarters", "halves")

    assert "quarters.c" not in land.near["quarters.a"]
    assert "quarters.d" not in land.near["quarters.b"]
    assert land.distance("quarters.a", "quarters.c") == 2


@rule("fallout.spaces.location-spaces")
def test_a_named_place_is_where_its_name_stands() -> None:
    """A quest at the CIT ruins can be attempted in the space with that name and not in the one beside it."""
    there = wasteland(survivor(space="cit.a"), quests=["visit"], packs=[AT_THE_RUINS])
    beside = wasteland(survivor(space="cit.b"), quests=["visit"], packs=[AT_THE_RUINS])

    assert beside.refused("quest:visit:ruins") == "fallout.quest-action.requirement"
    there.choose("quest:visit:ruins")

    assert there.survivor().caps == 4


@rule("fallout.spaces.location-spaces")
def test_every_encounter_icon_has_a_name_beside_it() -> None:
    """Each space with an icon is a location with a name of its own; only the camp is named without an icon."""
    spaces = [space for face in deal().state.content.faces.values() for space in face.spaces.values()]

    named = [space.name for space in spaces if space.name]

    assert [space.name for space in spaces if space.icon and not space.name] == []
    assert [space.name for space in spaces if space.name and not space.icon] == ["crossroads-camp"]
    assert len({*named}) == len(named)


@rule("fallout.spaces.adjacency-across-tiles")
def test_spaces_are_adjacent_across_an_edge_where_a_drawing_of_the_map_shows_it() -> None:
    """On a map of tiles whose owners change at every corner the stretches that lie on each other are adjacent, no others."""
    spin = story_pack(
        tiles="".join(
            f"- {{id: spin{number}, back: named, border: 'aaa bbb ccc ddd eee fff', inside: ab bc cd de ef fa,"
            " spaces: {a: {}, b: {}, c: {}, d: {}, e: {}, f: {}}}\n"
            for number in range(7)
        )
    )
    content = deal(packs=[spin]).state.content
    sheet = content.scenarios["commonwealth"]
    around = [(0, 0), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)]
    plan = tuple([MapPlace(q, r, f"spin{number}") for number, (q, r) in enumerate(around)])
    faces = tuple([spot.face for spot in plan])
    land = Land(content, Scenario("test", plan, (), sheet.star, sheet.shield, sheet.x, sheet.y), faces)

    drawn = stretches(plan, [content.faces[face].border for face in faces])
    pairs = {
        tuple(sorted(f"spin{place}.{owner}" for place, owner in both)) for both in drawn.values() if len(both) == 2
    }
    near = {tuple(sorted((one, other))) for one, others in land.near.items() for other in others}
    assert {(one, other) for one, other in near if one.split(".")[0] != other.split(".")[0]} == pairs
    assert len(pairs) == 12


@rule("fallout.spaces.adjacency")
def test_so_many_spaces_away_is_so_many_steps() -> None:
    """Within 0 of the camp's midst is that space alone; within one more is whatever borders what was there."""
    land = wasteland(survivor()).state.land
    near = {"camp.c"}

    for steps in range(4):
        assert {*land.within("camp.c", steps)} == near
        near |= {other for space in near for other in land.steps[space]}
