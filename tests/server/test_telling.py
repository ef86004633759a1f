"""Games put into messages: patches, open games, odds."""

from collections import defaultdict
from collections.abc import Mapping
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import crossroads
from crossroads.engine.definition import definition, game_names
from crossroads.engine.sharing import Shared
from crossroads.server.telling import decision_told, merge_patch
from tests.kit.hubs import bare, merged

leaves = st.none() | st.booleans() | st.integers(2, 9) | st.text("ab", max_size=2)
values = st.recursive(
    leaves, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text("xyz", max_size=1), inner, max_size=3)
)
views = st.dictionaries(st.text("xyz", max_size=2), values, max_size=4)


@given(views, views)
def test_a_patch_makes_the_new_view_of_the_old_one(old: dict[str, Any], new: dict[str, Any]) -> None:
    """As RFC 7396 has it; a key with nothing in it and a missing one are the same."""
    assert bare(merged(old, merge_patch(old, new))) == bare(new)


@given(views)
def test_what_has_not_changed_is_not_told(view: dict[str, Any]) -> None:
    assert merge_patch(view, dict(view)) == {}


def test_of_a_list_of_things_only_those_that_changed_are_told() -> None:
    old: dict[str, Any] = {
        "players": [{"seat": 0, "cubes": {"food": 1}}, {"seat": 1, "cubes": {"food": 2}}],
        "row": ["a", "b"],
    }
    new: dict[str, Any] = {
        "players": [{"seat": 0, "cubes": {"food": 1}}, {"seat": 1, "cubes": {"food": 3}}],
        "row": ["a", "c"],
    }

    assert merge_patch(old, new) == {"players": {"[]": {"1": new["players"][1]}}, "row": ["a", "c"]}
    assert merge_patch(old, {"players": new["players"][:1], "row": []}) == {"players": new["players"][:1], "row": []}


@pytest.mark.parametrize("name", [name for name in game_names() if definition(name).open])
def test_in_an_open_game_every_seat_sees_what_a_spectator_sees(name: str) -> None:
    game = crossroads.new(name, definition(name).seats[1], "an open game")
    chance = Random(3)
    while game.decision is not None:
        seen = game.view(None)
        assert all(game.view(seat) == {**seen, "seat": seat} for seat in range(game.setup.seats))
        game.choose(chance.choice(game.decision.ids))


@pytest.mark.parametrize("name", game_names())
def test_views_that_share_parts_say_what_fresh_ones_say(name: str) -> None:
    """Choice by choice, and what has not changed is not made again."""
    game = crossroads.new(name, definition(name).seats[1], "shared views")
    shared, chance = defaultdict[int | None, Shared](Shared), Random(5)
    for _ in range(150):
        if game.decision is None:
            break
        assert all(game.view(seat, shared[seat]) == game.view(seat) for seat in (None, 0, game.decision.seat))
        game.choose(chance.choice(game.decision.ids))


def test_of_two_views_that_share_parts_the_unchanged_ones_are_the_same() -> None:
    game = crossroads.new("shelter", 2, "shared views")
    shared = Shared()

    before, after = game.view(None, shared), game.view(None, shared)

    assert all(one is two for one, two in zip(before["players"], after["players"], strict=True))
    assert game.view(None)["players"][0] is not before["players"][0]


def test_options_are_told_with_their_exact_odds() -> None:
    game = crossroads.new("toy", 2, "odds")

    told = decision_told(game, "en", game.view(0), offered=True)

    assert told is not None
    (odds,) = next(option.odds for option in told.options if option.id == "throw")
    assert (odds.given, odds.text) == ("plain", "1: 17%, 2: 17%, 3: 17%, 4: 17%, 5: 17%, 6: 17%")
    assert [(chance.of, chance.out_of) for chance in odds.chances] == [(1, 6)] * 6
    assert all(option.odds == [] for option in told.options if option.id != "throw")


def test_others_are_not_told_what_a_question_is_about() -> None:
    """A question's particulars may be the deciding seat's secret: others hear who is asked, and no more."""
    game = crossroads.new("shelter", 2, "fights", {"first": 0})
    chance = Random(1)
    seen: list[Mapping[str, Any]] = []
    while game.decision is not None and len(seen) < 5:
        if game.decision.about:
            told = decision_told(game, "en", game.view(None), offered=False)
            assert told is not None
            assert (told.about, told.options, told.text) == ({}, [], "")
            seen.append(game.decision.about)
        game.choose(chance.choice(game.decision.ids))
    assert seen
