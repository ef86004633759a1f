"""Files whose kept state was edited: it makes no difference, or the file is refused."""

import json

import pytest

import crossroads
from crossroads.engine.game import Game
from tests.engine.damaged import (
    Edit,
    File,
    check_any,
    is_not_true,
    outcome_of,
    resealed,
    saved,
    true_files,
    verdict,
    written,
)


def _own_lift(state: File) -> File:
    """The first player's own floor."""
    return next(floor for floor in state["floors"] if floor["owner"] == 0)


STATE_EDITS: dict[str, Edit] = {
    "cubes of a cheat": lambda state: state["players"][0].update(cubes=[5, 6, 5]),
    "cubes below zero": lambda state: state["players"][0].update(cubes=[-1, 0, 0]),
    "cubes above six": lambda state: state["players"][0].update(cubes=[7, 0, 0]),
    "two kinds of cubes": lambda state: state["players"][0].update(cubes=[1, 1]),
    "cubes in words": lambda state: state["players"][0].update(cubes="many"),
    "happiness": lambda state: state["players"][1].update(happiness=50),
    "deck turned over": lambda state: state["item_deck"].reverse(),
    "card lost": lambda state: state["room_row"].pop(),
    "card of nobody": lambda state: state["item_deck"].append("banana"),
    "card doubled": lambda state: state["threat_deck"].append("fire"),
    "row emptied": lambda state: state.update(room_row=[]),
    "round": lambda state: state.update(round=99),
    "phase of no game": lambda state: state.update(phase="lunch"),
    "threat nowhere": lambda state: state["threats"].update({"moon.left": "fire"}),
    "threat of no card": lambda state: state["threats"].update({"diner.left": "banana"}),
    "nobody there": lambda state: state.update(players=[]),
    "player lost": lambda state: state["players"].pop(),
    "player doubled": lambda state: state["players"].append(state["players"][0]),
    "seat of the other": lambda state: state["players"][0].update(seat=1),
    "seat of nobody": lambda state: state["players"][0].update(seat=7),
    "colour": lambda state: state["players"][0].update(colour="purple"),
    "item of no card": lambda state: state["players"][0].update(items=[{"id": "banana"}]),
    "letter of no word": lambda state: state["players"][0]["dwellers"][0].update(letter="Z"),
    "figure of no number": lambda state: state["players"][0]["dwellers"][0].update(number=5),
    "dwellers gone": lambda state: state["players"][0].update(dwellers=[]),
    "floor lost": lambda state: state["floors"].pop(),
    "floors turned over": lambda state: state["floors"].reverse(),
    "floor of nobody": lambda state: _own_lift(state).update(owner=7),
    "lift of no colour": lambda state: _own_lift(state).update(lift="purple"),
    "room of no card": lambda state: _own_lift(state).update(left=["banana"]),
    "outcome": lambda state: state.update(outcome={"winners": [0], "losers": [1], "scores": [9, 1], "how": "mine"}),
    "dice from the start": lambda state: state["dice"].update(drawn=0),
    "dice below zero": lambda state: state["dice"].update(drawn=-1),
    "other dice": lambda state: state["dice"].update(key="AAAA"),
    "loaded dice": lambda state: state["dice"].update(loaded=[6, 6, 6]),
    "no event": lambda state: state.update(events=[{"kind": "win"}]),
    "revealed": lambda state: state.update(revealed=-3),
    "no players": lambda state: state.pop("players"),
    "no content": lambda state: state.pop("content"),
    "no dice": lambda state: state.pop("dice"),
    "nothing at all": lambda state: state.clear(),
}


@pytest.mark.parametrize("edit", STATE_EDITS.values(), ids=STATE_EDITS)
@pytest.mark.parametrize("which", ["midway", "finished"])
def test_an_edited_state_makes_no_difference(which: str, edit: Edit) -> None:
    """Nobody gains by it and nobody loses a game by it: the choices are played again. Whoever checks it is told."""
    made = saved(which)
    edit(made["kept"]["state"])
    assert made != saved(which)

    for data in (written(made), written(resealed(made))):
        assert crossroads.load(data).digest() == made["digest"]
        assert is_not_true(data)


@pytest.mark.parametrize(
    "edit",
    [
        lambda state: state.update(turn=-5),
        lambda state: state.update(turn=17),
        lambda state: state.update(first=17),
        lambda state: state.update(starter=17),
        lambda state: state.update(phase="recall"),
        lambda state: state.update(phase="threats"),
        lambda state: state["players"][0].update(passed=True),
        lambda state: state["players"][0]["dwellers"][0].update(spot="lift.purple"),
        lambda state: state["players"][0]["dwellers"][0].update(spot="diner"),
        lambda state: state["players"][0]["dwellers"][0].update(spot="diner.attic"),
        lambda state: state["players"][0]["dwellers"][0].update(training="Z"),
        lambda state: state["players"][0]["dwellers"][0].update(waiting="moon"),
        lambda state: state.update(draws=[{"why": "fight", "came": [6, 6]}]),
    ],
)
@pytest.mark.parametrize("which", ["midway", "finished"])
def test_an_edit_of_the_state_is_refused_or_makes_no_difference(which: str, edit: Edit) -> None:
    """Some parts are set anew by the very next step: then the game is the same."""
    made = saved(which)
    edit(made["kept"]["state"])

    check_any(written(made), made["digest"])
    check_any(written(resealed(made)), made["digest"])


@pytest.mark.parametrize("at", [-1, -100, 10**6])
def test_a_state_kept_at_no_choice_makes_no_difference(at: int) -> None:
    made = saved()
    made["kept"]["at"] = at

    assert crossroads.load(written(made)).digest() == made["digest"]
    assert is_not_true(written(made))
    check_any(written(made | {"rules": "0" * 32}), made["digest"])


@pytest.mark.parametrize("step", [-1, 1])
def test_a_state_kept_at_another_choice_makes_no_difference(step: int) -> None:
    made = saved()
    made["kept"]["at"] += step

    assert crossroads.load(written(made)).digest() == made["digest"]
    assert is_not_true(written(made))


@pytest.mark.parametrize("which", ["midway", "finished"])
def test_a_flipped_bit_of_the_kept_state_makes_no_difference(which: str) -> None:
    """Wherever it is, whatever it makes of the file: the game is played again from its choices."""
    data = true_files()[which]
    start = data.index(b'"kept":') + 1  # its own quotation mark is what holds the file together
    for place in range(start, len(data) - 2, 23):
        flipped = bytearray(data)
        flipped[place] ^= 1 << place % 8

        assert crossroads.load(bytes(flipped)).digest() == saved(which)["digest"], place
        assert is_not_true(bytes(flipped)), place


@pytest.mark.parametrize("which", ["midway", "finished"])
def test_a_flipped_bit_anywhere_is_told_with_a_remedy(which: str) -> None:
    """At every 89th byte of a file: it is the same game, or it is refused in one line that says what to do."""
    data = true_files()[which]
    digest = saved(which)["digest"]
    for place in range(0, len(data), 89):
        flipped = bytearray(data)
        flipped[place] ^= 1 << place % 8
        found = outcome_of(crossroads.load, bytes(flipped))
        if isinstance(found, Game):
            assert found.digest() == digest, place
        else:
            assert "\n" not in found
            assert any(remedy in found for remedy in ("use an earlier copy", "choose a file", "use the version")), found


@pytest.mark.parametrize("which", ["midway", "finished"])
def test_a_flipped_bit_is_not_found_true(which: str) -> None:
    """At every 83rd byte: not one passes, but for the names of who sat there, which are nobody's choice."""
    data = true_files()[which]
    for place in range(0, len(data) - 1, 83):
        flipped = bytearray(data)
        flipped[place] ^= 1 << place % 8
        if outcome_of(json.loads, bytes(flipped)) != saved(which):
            assert is_not_true(bytes(flipped)), (place, data[place - 30 : place + 30])


def test_an_edited_state_is_not_found_true() -> None:
    """Whoever checks a saved game is told that its kept state is not what the choices lead to."""
    made = saved()
    made["kept"]["state"]["players"][0]["cubes"] = [6, 6, 6]

    found = verdict(written(made))

    assert isinstance(found, str) or not found.true
