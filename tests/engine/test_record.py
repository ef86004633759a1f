"""Saved games and records: what is in them, that they load as the same game, and that a true one is found true."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

import crossroads
from crossroads.engine import record
from crossroads.engine.dice import Draw, commitment_of, secret_of
from crossroads.engine.driver import NothingToUndo
from crossroads.engine.game import Game
from crossroads.engine.pins import rules_digest
from crossroads.engine.record import BadSave, Record
from crossroads.engine.setup import Setup
from crossroads.engine.verifying import Finding, verify
from tests.engine.play import GAMES, finished, ids, lanterns, play, position, shelter, walk

SCHEMA = Path(__file__).parents[2] / "docs" / "reference" / "record.schema.json"


def midway(taste: str = "midway", choices: int = 40) -> Game[Any]:
    """A game that goes on, in its midst."""
    return play(shelter(2), taste, choices)


# -- saving and loading


@GAMES
def test_a_game_saved_at_any_decision_loads_as_it_was(make: Any) -> None:
    """In the middle of turns too: digest, question, history, events and record are equal, and the game goes on alike."""
    game = make(2)
    for option in walk(game, "saved", 150):
        loaded = crossroads.load(game.save())
        assert position(loaded) == position(game)
        assert loaded.choices() == game.choices()
        assert loaded.opening == game.opening
        assert loaded.setup == game.setup
        assert loaded.taken_back == 0
        ahead = game.clone()
        ahead.choose(option)
        loaded.choose(option)
        assert position(loaded) == position(ahead)


@GAMES
def test_what_a_loaded_game_takes_back_is_what_was_chosen(make: Any) -> None:
    """Undo reaches back to the beat that was saved, no further than in the game itself, and restores the same points."""
    game = make(2)
    reached = 0
    for _ in walk(game, "loaded undo", 120):
        loaded, original = crossroads.load(record.save(game)), game.clone()
        while loaded.can_undo:
            loaded.undo()
            original.undo()
            reached += 1
            assert position(loaded) == position(original)
        with pytest.raises(NothingToUndo):
            loaded.undo()

    assert reached > 3


@GAMES
def test_a_saved_game_is_saved_again_to_the_byte(make: Any) -> None:
    for choices in (0, 1, 8, 15):
        game = play(make(2), "again", choices)
        data = record.save(game, ["person:en", *["bot:steady"] * (game.setup.seats - 1)])

        assert record.save(crossroads.load(data), record.read(data).players) == data


def test_a_finished_game_loads_as_finished() -> None:
    game = finished(3)

    loaded = crossroads.load(record.save(game))

    assert loaded.decision is None
    assert loaded.outcome == game.outcome
    assert position(loaded) == position(game)


def test_a_finished_game_loads_from_its_record_alone() -> None:
    """There is no kept state in a record: the game is chosen again from its start."""
    game = finished()

    loaded = crossroads.load(record.record(game))

    assert position(loaded) == position(game)


def test_options_and_nonces_are_kept() -> None:
    options = {"first": 1, "lifts": [1, 0], "colours": ["green", "yellow"]}
    game = play(Game[Any](Setup("shelter", 2, secret_of("kept"), ("one", "два"), options)), "kept", 20)

    loaded = crossroads.load(record.save(game))

    assert loaded.setup.nonces == ("one", "два")
    assert loaded.setup.options == options
    assert position(loaded) == position(game)


def test_a_loaded_game_is_replayed_from_its_setup() -> None:
    loaded = crossroads.load(record.save(midway()))

    assert crossroads.replay(loaded.setup, loaded.history).digest() == loaded.digest()


@GAMES
def test_an_imagined_game_cannot_be_saved(make: Any) -> None:
    """It is a guess: no file could be true of it. Nor could one of its clones, nor after a choice."""
    imagined = play(make(2), "a guess", 5).imagine(0, "salt")
    for guess in (imagined, imagined.clone(), play(imagined.clone(), "on", 6)):
        for writing in (record.save, record.record):
            with pytest.raises(ValueError, match="imagined"):
                writing(guess)


# -- the file


def test_a_file_has_a_line_for_each_part_and_each_choice() -> None:
    game = midway(choices=25)

    lines = record.save(game).decode().splitlines()

    assert lines[0] == '{"format":1,'
    assert sum(line.startswith('{"seat":') for line in lines) == 25
    assert lines[-1].endswith("}")


def test_an_empty_history_is_readable_too() -> None:
    made = record.read(record.save(shelter(2)))

    assert made.history == ()
    assert made.kept is not None
    assert made.kept.at == 0


def test_a_file_tells_who_sat_where() -> None:
    assert record.read(record.save(midway(), ["person:en", "bot:steady"])).players == ("person:en", "bot:steady")
    assert record.read(record.record(finished(), ["a", "b"])).players == ("a", "b")


def test_a_file_is_a_record_struct_and_nothing_else() -> None:
    """Decoding is the check of the form: each file decodes, and every part of it is a part of the schema."""
    for data in (record.save(midway()), record.record(midway()), record.save(finished()), record.record(finished())):
        msgspec.json.decode(data, type=Record)
        parts = set(json.loads(data))
        described = record.schema()["$defs"]["Record"]
        assert parts <= set(described["properties"])
        assert set(described["required"]) <= parts


def test_the_published_schema_is_up_to_date() -> None:
    """Written by `crossroads schema > docs/reference/record.schema.json`."""
    assert json.loads(SCHEMA.read_text(encoding="utf-8")) == json.loads(json.dumps(record.schema()))


def test_an_entry_tells_seat_choice_chance_and_mark() -> None:
    game = shelter(2, first=0)
    game.choose("pass")
    game.choose("pass")

    first, second = record.read(record.save(game)).history

    assert (first.seat, first.choose, first.draws) == (0, "pass", ())
    assert (second.seat, second.choose) == (1, "pass")
    assert [draw.why for draw in second.draws] == ["threat"] * 3
    assert first.mark != second.mark


def test_the_pins_are_those_of_rules_and_packs() -> None:
    game = midway()
    made = record.read(record.save(game))

    assert list(made.packs) == ["base"]
    assert len(bytes.fromhex(made.packs["base"])) == len(bytes.fromhex(made.rules)) == 16
    assert made.rules == rules_digest(game.definition)
    assert made.rules != rules_digest(lanterns(2).definition)
    assert made.digest == game.digest()


# -- what may be given away


def test_the_record_of_an_unfinished_game_has_no_secret_in_it() -> None:
    """Neither the secret, nor the key, nor the order of a deck: only the promise and what the table has seen."""
    game = midway()

    data = record.record(game)

    made = record.read(data)
    assert made.dice.secret is None
    assert made.dice.commitment == commitment_of(game.setup.secret)
    assert made.kept is None
    for secret in (game.setup.secret.hex(), game.state.dice.key.hex()):
        assert secret.encode() not in data
    assert [draw.why for draw in made.opening] == ["first-player"]


@GAMES
def test_no_hidden_draw_is_in_the_record_of_an_unfinished_game(make: Any) -> None:
    game = make(2)
    for _ in walk(game, "hidden draws", 100):
        pass
    drawn = [*game.opening, *[draw for _, _, draws in game.choices() for draw in draws]]
    assert any(draw.hidden for draw in drawn)

    unfinished = play(make(2), "hidden draws", 12)
    made = record.read(record.record(unfinished))

    told = [*made.opening, *[draw for entry in made.history for draw in entry.draws]]
    assert not any(draw.hidden for draw in told)


def test_open_dice_are_in_the_record_of_an_unfinished_game() -> None:
    game = shelter(2)
    game.choose("pass")
    game.choose("pass")

    rolls = record.read(record.record(game)).history[1].draws

    assert [draw for draw in game.choices()[1][2] if not draw.hidden] == list(rolls) != []


def test_the_record_of_an_unfinished_game_cannot_be_played_on() -> None:
    data = record.record(midway())

    with pytest.raises(BadSave, match="a game that is not over, without its dice; use a saved game"):
        crossroads.load(data)


def test_the_record_of_an_unfinished_game_cannot_be_verified_yet() -> None:
    with pytest.raises(BadSave, match="the game is not over and its dice are still secret"):
        verify(record.record(midway()))


def test_the_record_of_a_finished_game_reveals_the_secret() -> None:
    """With it anybody can compute every shuffle again; the hidden ones are told now."""
    game = finished()

    made = record.read(record.record(game))

    assert made.dice.secret == game.setup.secret.hex()
    assert made.opening == game.opening
    assert [draw.hidden for draw in made.opening] == [True, True, True, False]
    assert made.outcome == game.outcome


def test_marks_of_a_record_fit_its_own_entries() -> None:
    """The hidden draws are left out before the marks are made, so a record reads like any file."""
    game = play(shelter(4), "marks", 200)

    record.read(record.record(game))


# -- verifying


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_true_game_is_found_true(seats: int) -> None:
    game = finished(seats)

    finding = verify(record.record(game))

    assert finding.true
    assert finding.entry is None
    assert finding.reason.startswith(f"{len(game.history)} choices")
    assert verify(record.save(game)) == finding


@GAMES
def test_a_saved_game_in_its_midst_is_found_true(make: Any) -> None:
    for choices in (0, 1, 5, 12):
        assert verify(record.save(play(make(2), "true", choices))).true


def test_a_game_with_nonces_is_found_true() -> None:
    game = play(Game[Any](Setup("toy", 2, secret_of("nonces"), ("one", "two"))), "nonces")

    assert game.outcome is not None
    assert verify(record.record(game)).true


def test_a_finding_is_plain_data() -> None:
    finding = Finding(False, 3, "reason")

    assert msgspec.json.decode(msgspec.json.encode(finding)) == {"true": False, "entry": 3, "reason": "reason"}


def test_a_draw_is_written_short() -> None:
    assert msgspec.json.encode(Draw("threat", (3, 2))) == b'{"why":"threat","came":[3,2]}'


def test_the_choices_of_a_record_are_those_that_were_made() -> None:
    game = shelter(2)
    while game.decision is not None and len(game.history) < 30:
        game.choose(ids(game)[-1])

    assert [entry.choose for entry in record.read(record.record(game)).history] == list(game.history)
