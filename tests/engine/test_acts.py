"""Acts: declared once, and option ids read and written by that."""

from collections.abc import Mapping
from typing import Any

import pytest

from crossroads.engine.acts import NOWHERE, Act, Acts, At, Meant, Name, Place
from crossroads.engine.definition import definition, game_names
from crossroads.engine.game import new
from crossroads.engine.labels import Label
from crossroads.engine.words import Words


def spaces(_g: object) -> tuple[str, ...]:
    return ("hall", "tile-1")


def faces(_g: object) -> tuple[str, ...]:
    return ("1", "2")


def label(_words: Words, _view: Mapping[str, Any], meant: Meant) -> Label:
    return Label(meant.verb, note=meant.text("space"))


WORDS = Words("en", ())
SPACE, FACE = Name("space", spaces), Name("face", faces, is_number=True)
ACTS = Acts(
    (
        Act("leave", (), label),
        Act("leave", (SPACE,), label, "toy.leave", At("space", "space", nowhere=("void",)), asked=("escape",)),
        Act("look", (SPACE,), label, at=At("space", "space", begins="tile-"), asked=("",)),
        Act("step", (SPACE,), label, at=At("space", "space"), asked=("",), subject="space"),
        Act("die", (FACE, Name("again", faces)), label, at=At("die", "face", "again"), optional=1),
    )
)


@pytest.mark.parametrize(
    ("option", "names", "place"),
    [
        ("leave", {}, NOWHERE),
        ("leave:hall", {"space": "hall"}, Place("space", "hall")),
        ("leave:void", {"space": "void"}, NOWHERE),
        ("die:2", {"face": 2}, Place("die", "2")),
        ("die:2:1", {"face": 2, "again": "1"}, Place("die", "2", "1")),
    ],
)
def test_an_id_is_read_as_its_act_its_names_and_its_place(
    option: str, names: dict[str, str | int], place: Place
) -> None:
    meant = ACTS.read(option)

    assert (meant.id, meant.names, meant.place) == (option, names, place)
    assert ACTS.write(meant.verb, **meant.names) == option


def test_one_verb_may_have_two_meanings() -> None:
    bare, named = ACTS.read("leave"), ACTS.read("leave:hall")

    assert (bare.act.rule, named.act.rule) == ("", "toy.leave")
    assert (bare.is_bare, named.is_bare) == (True, False)
    assert bare.is_all_of("leave:hall")
    assert not bare.is_like("leave:hall")
    assert named.is_like("leave:void")
    assert not named.is_like("leave")
    assert not named.is_like("step:hall")


@pytest.mark.parametrize(
    "option", ["fly", "fly:hall", "step", "step:", "step:hall:hall", "die:x", "die:02", "die:", ""]
)
def test_an_id_of_no_declared_form_is_read_and_never_exists(option: str) -> None:
    meant = ACTS.read(option)

    assert (meant.id, meant.place) == (option, NOWHERE)
    assert not meant.exists(None)


@pytest.mark.parametrize(
    ("option", "can"), [("step:hall", True), ("step:moon", False), ("die:2", True), ("die:3", False), ("leave", True)]
)
def test_an_option_exists_if_all_that_it_names_can_be_named(option: str, can: bool) -> None:
    assert ACTS.read(option).exists(None) is can


def test_what_cannot_be_named_so_cannot_be_written() -> None:
    with pytest.raises(ValueError, match=r"no act `step` that names nothing"):
        ACTS.write("step")
    with pytest.raises(ValueError, match=r"no act `step` that names face"):
        ACTS.write("step", face=1)


@pytest.mark.parametrize(
    ("place", "prompt", "options"),
    [
        (Place("space", "hall"), "turn", ["step:hall"]),
        (Place("space", "hall"), "escape", ["leave:hall", "step:hall"]),
        (Place("space", "tile-1"), "turn", ["look:tile-1", "step:tile-1"]),
        (Place("die", "2"), "turn", []),
        (NOWHERE, "turn", []),
    ],
)
def test_a_place_is_asked_about_by_the_acts_that_would_be_there(place: Place, prompt: str, options: list[str]) -> None:
    assert [*ACTS.options_at(place, prompt)] == options


def test_a_label_and_what_it_depends_on_come_from_the_declaration() -> None:
    assert ACTS.label(WORDS, {}, "step:hall").sentence == "step (hall)"
    assert (ACTS.subject("step:hall"), ACTS.subject("leave:hall")) == ("hall", "")


# -- of the games


@pytest.mark.parametrize("game", game_names())
def test_all_that_a_game_offers_is_declared_and_exists(game: str) -> None:
    """Whatever is offered or refused in a game to the end can be read, written again, and exists."""
    played = new(game, max(2, definition(game).seats[0]), "declared")
    acts, number = played.definition.acts, 0
    seen: set[str] = set()
    while (decision := played.decision) is not None and number < 400:
        for option in {*decision.ids, *[reason.option for reason in played.explain()]} - seen:
            meant = acts.read(option)
            assert meant.act in acts.all, option
            assert meant.exists(played.state), option
            assert acts.write(meant.verb, **meant.names) == option
            seen.add(option)
        played.choose(decision.ids[number * 7 % len(decision.ids)])
        number += 1
    assert len({acts.read(option).verb for option in seen}) > 8


@pytest.mark.parametrize("game", game_names())
def test_no_two_acts_of_a_game_have_the_same_form(game: str) -> None:
    acts = definition(game).acts.all
    forms = [(act.verb, count) for act in acts for count in range(len(act.names) - act.optional, len(act.names) + 1)]

    assert len({*forms}) == len(forms)


def test_a_place_on_the_board_says_what_it_would_be_now() -> None:
    """At the set-up a space is where one begins, in a turn where one steps to; a facedown tile is explored."""
    game = new("fallout", 1, "places")
    game.choose(game.decision.ids[0])  # type: ignore[union-attr]  # a survivor
    start = game.decision.ids[0]  # type: ignore[union-attr]
    space = game.definition.acts.read(start).place
    begin = game.asked_at(space)
    while game.decision is not None and game.decision.prompt != "turn":
        game.choose(game.decision.ids[0])

    assert begin == start
    assert game.asked_at(space) == f"step:{space.name}"
    assert game.asked_at(Place("space", "tile-1")) == "explore:tile-1"
    with pytest.raises(ValueError, match="`space moon` names nothing"):
        game.asked_at(Place("space", "moon"))


def test_a_place_is_asked_about_by_one_act_of_an_expansion() -> None:
    """A camp is where one steps to, and where fast travel leads; to fight it is nothing that there is."""
    game = new("fallout", 1, "places", {}, (), ("atomic-bonds",))
    camp = Place("space", "camp.c")

    assert game.asked_at(camp, "atomic-bonds.travel") == "atomic-bonds.travel:camp.c"
    with pytest.raises(ValueError, match="names nothing"):
        game.asked_at(camp, "fight")
