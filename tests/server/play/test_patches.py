"""What changed from one view to the next: patches make the new one of the old, and tell no more than they must."""

from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crossroads.engine.decisions import Option
from crossroads.engine.definition import definition, game_names
from crossroads.engine.dice import secret_of
from crossroads.engine.setup import Setup
from crossroads.server.play.patches import merge_patch
from crossroads.server.play.play import Play
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


def test_an_element_that_became_another_kind_of_thing_is_told_whole() -> None:
    assert merge_patch({"a": [1], "b": {"c": 1}}, {"a": {"c": 1}, "b": [1]}) == {"a": {"c": 1}, "b": [1]}


# -- a game that is played


def begun(name: str, seed: str) -> Play:
    return Play(Setup(name, definition(name).seats[1], secret_of(seed)))


def go_on(play: Play, chance: Random) -> None:
    """Choose, or now and then take back the last choice."""
    seq = play.seq + 1
    if play.made > play.firm and chance.random() < 0.2:
        play.take_back(play.made - 1, 0, seq, None)
    else:
        decision = play.game.decision
        assert decision is not None
        option: Option[Any] = chance.choice(decision.options)
        play.choose(decision.seat, option, seq, None)


def as_heard(data: Any) -> Any:
    """What is at the other end of a line."""
    return msgspec.json.decode(msgspec.json.encode(data))


@pytest.mark.slow
@pytest.mark.parametrize("name", game_names())
@settings(max_examples=8, deadline=None)
@given(seed=st.integers(0, 999))
def test_what_a_client_makes_of_the_patches_is_the_view_throughout_a_game(name: str, seed: int) -> None:
    """For a spectator and each seat, choice after choice, with some taken back; patches tell only what changed."""
    play, chance = begun(name, str(seed)), Random(seed)
    eyes = (None, *range(play.game.setup.seats))
    held = {seat: as_heard(play.view(seat)) for seat in eyes}
    for _ in range(60):
        if play.over:
            break
        go_on(play, chance)
        for seat in eyes:
            told = as_heard(play.patch(seat))
            held[seat] = merged(held[seat], told)
            fresh = play.game.view(seat)
            assert bare(held[seat]) == bare(as_heard(fresh))
            assert told == as_heard(merge_patch(play.views_before[seat], fresh))


def test_whoever_did_not_look_before_a_choice_gets_no_patch() -> None:
    """Not even after others looked, and not from the view of an earlier choice."""
    play, chance = begun("fallout", "late"), Random(1)
    play.view(0)
    go_on(play, chance)
    play.view(1)
    go_on(play, chance)

    assert play.patch(1) == merge_patch(play.views_before[1], play.game.view(1))
    assert set(play.views_before) == {1}
    with pytest.raises(KeyError):
        play.patch(0)


def test_views_before_a_choice_stay_as_they_were() -> None:
    play, chance = begun("shelter", "before"), Random(2)
    for _ in range(50):
        seen = as_heard(play.view(None))
        go_on(play, chance)
        play.view(None)

        assert as_heard(play.views_before[None]) == seen


def test_a_view_is_made_once_a_choice() -> None:
    play = begun("shelter", "once")

    assert play.view(1) is play.view(1)
    assert play.view(1) == {**play.view(None), "seat": 1}
