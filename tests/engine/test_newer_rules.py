"""Files from older rules: a game goes on, is played again, or says what was taken back; nothing is lost in silence."""

import json
from pathlib import Path

import pytest

import crossroads
from crossroads.engine import record
from crossroads.engine.codec import decode_state, encode_state
from crossroads.engine.record import BadSave
from crossroads.engine.verifying import verify
from tests.engine.damaged import (
    Edit,
    File,
    check_any,
    from_older_rules,
    is_not_true,
    remarked,
    resealed,
    saved,
    written,
)
from tests.engine.play import finished, lanterns, play, position


def test_numbers_that_a_state_keeps_things_by_are_read_as_numbers() -> None:
    """Who has looked at which card is kept by seat; JSON has no numbers for keys."""
    game = lanterns(3, "keys")
    for option in ("look", "wait"):
        game.choose(option)
    _, state = game.saved_at()
    assert state.seen

    read = decode_state(game.definition, game.setup, json.loads(encode_state(state)))

    assert read.seen == state.seen


def test_a_save_from_older_rules_goes_on() -> None:
    """The rules' text has changed, the game has not: nothing is lost."""
    made = saved() | {"rules": "0" * 32}

    loaded = crossroads.load(written(made))

    assert loaded.taken_back == 0
    assert loaded.digest() == made["digest"]


def test_a_save_from_older_rules_whose_state_was_damaged_is_refused_or_played_again() -> None:
    made = saved() | {"rules": "0" * 32}
    made["kept"]["state"]["players"][0]["cubes"] = [5, 6, 5]

    check_any(written(made), made["digest"])


def test_a_save_that_newer_rules_do_not_allow_goes_back_to_its_beat_and_says_so() -> None:
    """The first choice since the beat is not there any more: it and all after it are taken back, and the game goes on."""
    made = saved() | {"rules": "0" * 32}
    at = made["kept"]["at"]
    lost = len(made["history"]) - at
    assert lost > 0
    made["history"][at]["choose"] = "place:moon.left"

    loaded = crossroads.load(written(remarked(made)))

    assert loaded.taken_back == lost
    assert list(loaded.history) == [entry["choose"] for entry in made["history"][:at]]
    assert loaded.decision is not None
    assert list(loaded.definition.faults(loaded.state)) == []
    play(loaded, "on")
    assert loaded.outcome is not None


def test_what_was_taken_back_is_told_wherever_it_begins() -> None:
    """The last choice alone does not fit: at most the choices since the beat are asked again."""
    game = lanterns(2)
    for option in ("wait", "whisper", "say:1"):
        game.choose(option)
    made: File = json.loads(record.save(game))
    made["rules"] = "0" * 32
    made["history"][2]["choose"] = "say:4"

    loaded = crossroads.load(written(remarked(made)))

    assert loaded.taken_back in (1, 2)
    assert len(loaded.history) + loaded.taken_back == 3
    assert loaded.history == game.history[: len(loaded.history)]
    assert position(loaded.clone()) == position(loaded)
    assert crossroads.load(record.save(loaded)).taken_back == 0


def test_under_the_same_rules_choices_that_do_not_fit_are_damage() -> None:
    made = saved()
    made["history"][made["kept"]["at"]]["choose"] = "place:moon.left"

    with pytest.raises(BadSave):
        crossroads.load(written(remarked(made)))


def test_a_finished_record_from_older_rules_is_played_again() -> None:
    """It keeps no state; its choices still fit, so it is the same game."""
    made: File = json.loads(record.record(finished()))
    made["rules"] = "0" * 32

    assert crossroads.load(written(made)).digest() == made["digest"]


def test_a_state_that_newer_rules_cannot_read_is_played_again_from_the_start() -> None:
    """A part of the state has another name today; the choices still fit, so nothing is lost."""
    made = saved()
    made["kept"]["state"]["people"] = made["kept"]["state"].pop("players")

    loaded = crossroads.load(from_older_rules(made))

    assert loaded.digest() == made["digest"]


BROKEN: dict[str, Edit] = {
    "nobody there": lambda state: state.update(players=[]),
    "no floors": lambda state: state.update(floors=[]),
    "dice below zero": lambda state: state["dice"].update(drawn=-5),
    "dice beyond measure": lambda state: state["dice"].update(drawn=2**64 - 1),
    "over already": lambda state: state.update(outcome={"winners": [0], "losers": [1], "scores": [9, 1], "how": "x"}),
    "player lost": lambda state: state["players"].pop(),
    "seat of nobody": lambda state: state["players"][0].update(seat=7),
}


@pytest.mark.parametrize("edit", BROKEN.values(), ids=BROKEN)
def test_a_broken_state_from_older_rules_is_played_again_or_refused(edit: Edit) -> None:
    """Never anything else: what is loaded is sound, and can be copied and saved."""
    made = saved()
    edit(made["kept"]["state"])

    try:
        loaded = crossroads.load(from_older_rules(made))
    except BadSave:
        return

    assert list(loaded.definition.faults(loaded.state)) == []
    assert position(loaded.clone()) == position(loaded)
    record.save(loaded)


def test_a_game_is_not_lost_when_its_pack_has_changed(tmp_path: Path) -> None:
    """The vault door of somebody's pack gives another cube the next evening: the game goes on from its last beat."""
    pack = tmp_path / "mine"
    pack.mkdir()
    (pack / "pack.yaml").write_text("id: mine\ngame: shelter\n")
    door = "- {id: vault-door, left: {reward: [{do: train}]}, right: {reward: [{do: gain, power: %d}, {do: gain, any: 2}]}}"
    (pack / "rooms.yaml").write_text(door % 1)
    game = crossroads.new("shelter", 2, "a pack", {"first": 0}, ["base", str(pack)])
    game.choose("place:vault-door.right")
    data = record.save(game)
    assert crossroads.load(data).digest() == game.digest()

    (pack / "rooms.yaml").write_text(door % 2)
    loaded = crossroads.load(data)

    assert loaded.history == game.history[: len(game.history) - loaded.taken_back]
    assert loaded.state.players[0].cubes == (0 if loaded.taken_back else 2, 0, 0)
    play(loaded, "on", 30)


def test_a_game_that_other_rules_have_made_goes_on_and_on() -> None:
    """Under older rules somebody had more cubes than today's could give: loaded, played on, saved and loaded again."""
    made = saved() | {"digest": "0" * 64}
    made["kept"]["state"]["players"][0]["cubes"] = [5, 6, 5]
    loaded = crossroads.load(from_older_rules(made))
    play(loaded, "today", 20)

    again = crossroads.load(record.save(loaded))

    assert position(again) == position(loaded)
    assert again.taken_back == 0


def resumed() -> File:
    """A save of today's rules, of a game that older rules have brought to where today's cannot."""
    made = saved() | {"digest": "0" * 64}
    made["kept"]["state"]["players"][0]["cubes"] = [5, 6, 5]
    loaded = crossroads.load(from_older_rules(made))
    today: File = json.loads(record.save(play(loaded, "resumed", 3)))
    return today


def test_a_resumed_game_says_that_it_cannot_be_proved() -> None:
    """What was chosen under the older rules cannot be computed again; that is told, not called true."""
    finding = verify(written(resumed()))

    assert not finding.true
    assert "rules" in finding.reason


def test_an_edited_state_of_a_resumed_game_is_refused() -> None:
    """Its beginning cannot be computed again, but from its kept state on it must still lead to its digest."""
    made = resumed()
    assert crossroads.load(written(made)).digest() == made["digest"]

    made["kept"]["state"]["players"][0]["happiness"] += 9

    for data in (written(made), written(resealed(made))):
        with pytest.raises(BadSave):
            crossroads.load(data)


@pytest.mark.parametrize("at", [-1, 1, 10, 10**6])
def test_a_game_that_only_says_it_was_resumed_is_no_way_round_the_checks(at: int) -> None:
    made = saved() | {"resumed_at": at}
    made["kept"]["state"]["players"][0]["cubes"] = [5, 6, 5]

    for data in (written(made), written(resealed(made))):
        assert crossroads.load(data).digest() == made["digest"]
        assert is_not_true(data)


def test_a_game_that_newer_rules_play_alike_can_still_be_proved() -> None:
    """Only the text of the rules has changed in its course: every die and shuffle still is what it was."""
    loaded = crossroads.load(written(saved() | {"rules": "0" * 32}))

    data = record.record(play(loaded, "proved"))

    assert verify(data).true
