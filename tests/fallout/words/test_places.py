"""Places in words: spaces go by their names or their sides of a tile, facedown tiles by the way from the camp."""

import pytest

from crossroads.engine.words import LANGUAGES
from crossroads.games.fallout.map.directions import way_from_camp
from crossroads.games.fallout.words.places import node_name, sides_of, space_name
from tests.fallout.words.sentences import content, words
from tests.kit.fallout import deal, story_pack, survivor, wasteland


def test_spaces_go_by_their_place_or_by_their_side_of_the_tile() -> None:
    assert space_name(words("en"), "dia.d") == "Diamond City"
    assert space_name(words("en"), "dia.b") == "Diamond City, east space"
    assert space_name(words("ru"), "g3.b") == "Консервный завод, средний сектор"
    assert space_name(words("pl"), "bos.e") == "Dobrosąsiedztwo, pole wschodnie"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_spaces_have_the_same_name(lang: str) -> None:
    faces = content().faces.values()
    named = [space_name(words(lang), f"{face.id}.{letter}") for face in faces for letter in face.spaces]

    assert len({*named}) == len(named)


def test_spaces_on_one_side_of_a_tile_are_told_apart_by_their_letters() -> None:
    tiles = """
- {id: odd, back: dangerous, border: abb bbb bbb bbb bbb baa, inside: ab ac ad bc cd, spaces: {a: {}, b: {}, c: {}, d: {}}}
"""
    game = deal(packs=(story_pack(tiles=tiles),)).game
    speech = game.words("en")

    assert sides_of(speech.content.faces["odd"])["c"] == "centre"
    assert space_name(speech, "odd.a") == "Odd, north space"
    assert space_name(speech, "odd.c") == "Odd, middle space (c)"


def test_facedown_tiles_go_by_the_way_from_the_camp() -> None:
    view = wasteland(survivor()).game.view(0)

    assert node_name(words("en"), view, "tile-1") == "facedown dangerous tile, 1 east of the camp"
    assert node_name(words("ru"), view, "tile-8") == (
        "закрытый смертоносный фрагмент, от лагеря 3 на восток, 1 на юго-восток"
    )
    assert node_name(words("pl"), view, "tile-9") == (
        "zakryty niebezpieczny kafelek, od obozu 1 na południowy wschód, 1 na południowy zachód"
    )


@pytest.mark.parametrize(
    ("q", "r", "way"),
    [
        (0, 0, "at the camp"),
        (2, -2, "2 northeast"),
        (2, 0, "2 east"),
        (0, 2, "2 southeast"),
        (-2, 2, "2 southwest"),
        (-2, 0, "2 west"),
        (0, -2, "2 northwest"),
        (3, -1, "1 northeast, 2 east"),
        (1, 2, "1 east, 2 southeast"),
        (-1, 3, "2 southeast, 1 southwest"),
        (-3, 1, "1 southwest, 2 west"),
        (-2, -1, "2 west, 1 northwest"),
        (1, -3, "2 northwest, 1 northeast"),
    ],
)
def test_a_way_has_at_most_two_directions(q: int, r: int, way: str) -> None:
    assert way in way_from_camp(words("en"), q, r)
