"""Parts of views that are made once and shared for as long as they say the same."""

from collections import defaultdict
from random import Random
from typing import Any

import pytest

import crossroads
from crossroads.engine import sharing
from crossroads.engine.definition import definition, game_names
from crossroads.engine.sharing import Make, OneMoment, Shared, Small, afresh
from tests.engine.play import everybody, shelter

MAKERS: dict[str, Make] = {"deck": list}


def look(shared: Shared, number: int, deck: tuple[str, ...], hands: list[str], turn: int = 0) -> dict[str, Any]:
    hands_seen = shared.parts("hands", lambda hand, *_: {"cards": hand}, hands)
    return shared.view({"round": number, "deck": deck}, MAKERS, {"turn": turn, "hands": hands_seen})


@pytest.mark.parametrize("name", game_names())
def test_views_that_share_parts_say_what_fresh_ones_say(name: str) -> None:
    """Choice by choice, and with choices taken back."""
    game = crossroads.new(name, definition(name).seats[1], "shared views")
    shared, chance = defaultdict[int | None, Shared](Shared), Random(5)
    for _ in range(150):
        if game.decision is None:
            break
        assert all(game.view(seat, shared[seat]) == game.view(seat) for seat in (None, 0, game.decision.seat))
        if game.can_undo and chance.random() < 0.2:
            game.undo()
        else:
            game.choose(chance.choice(game.decision.ids))


@pytest.mark.parametrize("name", game_names())
def test_views_of_one_moment_say_what_fresh_ones_say(name: str) -> None:
    """Choice by choice, whoever looks first."""
    game = crossroads.new(name, definition(name).seats[1], "one moment")
    chance, seats = Random(5), [*everybody(game)]
    for _ in range(80):
        if game.decision is None:
            break
        share = OneMoment()
        chance.shuffle(seats)
        assert all(game.view(seat, share) == game.view(seat) for seat in seats)
        game.choose(chance.choice(game.decision.ids))


def test_what_all_see_alike_is_made_once_for_a_moment_and_afresh_for_each_view_otherwise() -> None:
    for share, made in ((OneMoment(), [1, 1, 2]), (afresh, [1, 2, 3]), (Shared(), [1, 2, 3])):
        numbers = iter((1, 2, 3))
        assert [share.open_part(key, lambda: next(numbers)) for key in ("one", "one", "two")] == made  # noqa: B023


def test_of_two_views_that_share_parts_the_unchanged_ones_are_the_same() -> None:
    game, shared = shelter(), Shared()

    before, after = game.view(None, shared), game.view(None, shared)

    assert after is not before
    assert all(after[key] is before[key] for key in after)
    assert game.view(None)["players"][0] is not before["players"][0]


def test_only_what_comes_of_other_leaves_is_made_anew() -> None:
    shared = Shared()
    first = look(shared, 1, ("a", "b"), ["x", "y"])

    second = look(shared, 2, ("a", "b"), ["x", "z"], turn=1)

    assert second == {"round": 2, "deck": ["a", "b"], "turn": 1, "hands": [{"cards": "x"}, {"cards": "z"}]}
    assert shared.renewed == ["round"]
    assert shared.often_changed == {"turn": None, "hands": {"1": {"cards": "z"}}}
    assert second["deck"] is first["deck"]
    assert second["hands"][0] is first["hands"][0]
    assert first == {"round": 1, "deck": ["a", "b"], "turn": 0, "hands": [{"cards": "x"}, {"cards": "y"}]}


def test_the_first_view_is_new_in_all() -> None:
    shared = Shared()
    look(shared, 1, ("a",), ["x"])

    assert shared.renewed is None
    assert shared.often_changed == {"turn": None, "hands": None}


def test_where_nothing_changed_nothing_is_said_to_have() -> None:
    shared = Shared()
    first = look(shared, 1, ("a",), ["x"])
    second = look(shared, 1, ("a",), ["x"])

    assert (shared.renewed, shared.often_changed["hands"]) == ([], {})
    assert second["hands"] is first["hands"]


def test_a_list_that_grows_or_shrinks_is_another_list() -> None:
    shared = Shared()
    for hands in (["x"], ["x", "y"], ["y"], []):
        assert look(shared, 1, (), hands)["hands"] == [{"cards": hand} for hand in hands]
        assert shared.often_changed["hands"] is None or hands == []


def test_a_leaf_that_can_change_is_kept_as_a_copy() -> None:
    shared, hand = Shared(), ["x"]

    def seen() -> list[dict[str, Any]]:
        return shared.parts("hands", lambda hand, *_: {"cards": list(hand)}, [hand], list)

    first = seen()
    hand.append("y")

    assert seen() == [{"cards": ["x", "y"]}]
    assert first == [{"cards": ["x"]}]


def test_a_maker_is_told_what_it_made_of_the_leaf_before() -> None:
    shared, told = Shared(), []

    def make(leaf: int, was: int | None, seen: dict[str, Any]) -> dict[str, Any]:
        told.append((leaf, was, seen))
        return {"is": leaf}

    shared.parts("list", make, [1, 2])
    shared.parts("list", make, [1, 3])

    assert told == [(1, None, {}), (2, None, {}), (3, 2, {"is": 2})]


def test_small_parts_are_made_once_and_a_limited_number_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sharing, "SMALL_PARTS_KEPT", 3)
    small = Small[int](lambda leaf: {"is": leaf})

    assert small[1] is small[1]
    assert [small[leaf] for leaf in range(10)] == [{"is": leaf} for leaf in range(10)]
    assert len(small) <= 3


def test_fresh_views_are_the_callers_own_to_the_last_part() -> None:
    """Whatever is done to one, the next one and those of others are untouched."""
    game, chance, shared = shelter(), Random(4), Shared()
    for _ in range(60):
        game.view(None, shared)
        for seat in everybody(game):
            spoil(game.view(seat))
        assert game.view(None, shared) == game.view(None)
        assert game.decision is not None
        game.choose(chance.choice(game.decision.ids))


def spoil(data: Any) -> None:
    for each in data.values() if isinstance(data, dict) else data:
        if isinstance(each, dict | list):
            spoil(each)
    data.clear()


def test_afresh_makes_all_of_it() -> None:
    hands = afresh.parts("hands", lambda hand, *_: {"cards": hand}, ["x"])

    seen = afresh.view({"round": 1, "deck": ("a",)}, MAKERS, {"hands": hands})

    assert seen == {"round": 1, "deck": ["a"], "hands": [{"cards": "x"}]}


def test_what_two_moments_show_alike_is_one_object_in_both() -> None:
    """Each is made from nothing; where they differ, each keeps its own."""
    one = OneMoment()
    other = OneMoment(one)
    deck, hand = one.open_part("deck", lambda: ["a"]), one.open_part("hand", lambda: ["b"])

    assert other.open_part("deck", lambda: ["a"]) is deck
    assert other.open_part("hand", lambda: ["c"]) == ["c"]
    assert other.open_part("pile", lambda: ["d"]) == ["d"]
    assert one.open_part("hand", lambda: ["e"]) is hand
