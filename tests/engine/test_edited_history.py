"""Files with edited entries, another seal of the dice or another set-up: the first entry that is wrong is named."""

import json
import re
from functools import cache
from typing import Any

import pytest

import crossroads
from crossroads.engine import record
from crossroads.engine.dice import commitment_of, secret_of
from crossroads.engine.game import Game
from crossroads.engine.record import BadSave
from crossroads.engine.verifying import verify
from tests.engine.damaged import (
    Edit,
    File,
    first_with,
    remarked,
    saved,
    verdict,
    written,
)
from tests.engine.play import play, shelter

# -- edited entries: the marks name the first one


@pytest.mark.parametrize(
    "edit",
    [
        lambda made: made["history"][7].update(choose="pass"),
        lambda made: made["history"][7].update(seat=1 - made["history"][7]["seat"]),
        lambda made: made["history"][7].update(mark="000000000000"),
        lambda made: made["history"][7].pop("mark"),
        lambda made: made["history"][7].update(draws=[{"why": "threat", "came": [1, 1]}]),
        lambda made: made["history"].insert(7, made["history"][3]),
        lambda made: made["history"].pop(7),
        lambda made: made["history"].__setitem__(slice(7, 9), made["history"][8:6:-1]),
    ],
    ids=["choice", "seat", "mark", "no mark", "dice", "one more", "one missing", "two swapped"],
)
@pytest.mark.parametrize("which", ["midway", "finished"])
def test_the_first_edited_entry_is_named(which: str, edit: Edit) -> None:
    made = saved(which)
    assert made["history"][7]["choose"] != "pass"
    edit(made)

    for reading in (record.read, crossroads.load):
        with pytest.raises(BadSave, match=r"^the file is damaged or was edited: entry 8: `"):
            reading(written(made))
    finding = verify(written(made))
    assert (finding.true, finding.entry) == (False, 8)


# -- edited entries whose marks were made again: the game itself tells


def test_an_edited_choice_is_found_by_its_entry() -> None:
    """`banana` in the place of the eleventh choice: it names nothing there."""
    made = saved("finished")
    made["history"][10]["choose"] = "banana"

    finding = verify(written(remarked(made)))

    assert (finding.true, finding.entry) == (False, 11)
    assert "banana" in finding.reason


def test_a_choice_that_was_not_allowed_is_found_with_its_rule() -> None:
    made = saved("finished")
    place = first_with(made, lambda entry: entry["choose"].startswith("place:"))
    made["history"][place]["choose"] = "place:lift.blue" if made["history"][place]["seat"] == 0 else "place:lift.red"

    finding = verify(written(remarked(made)))

    assert (finding.true, finding.entry) == (False, place + 1)
    assert "shelter.floors.own-lift-only" in finding.reason


def test_an_edited_die_is_found_by_its_entry() -> None:
    """A throw for a threat becomes a pair of ones; the finding tells what the dice gave."""
    made = saved("finished")
    place = first_with(made, lambda entry: any(draw["why"] == "threat" for draw in entry.get("draws", [])))
    truth = made["history"][place]["draws"][0]["came"]
    made["history"][place]["draws"][0]["came"] = [7, 7]

    finding = verify(written(remarked(made)))

    assert (finding.true, finding.entry) == (False, place + 1)
    assert f"threat gave {truth}, the file says [7, 7]" in finding.reason


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"typed": True}, "threat was drawn, the file says typed"),
        ({"why": "fight"}, "it was drawn for threat, the file says for fight"),
    ],
)
def test_what_is_wrong_with_a_die_is_said_where_its_faces_are_right(change: File, said: str) -> None:
    made = saved("finished")
    place = first_with(made, lambda entry: any(draw["why"] == "threat" for draw in entry.get("draws", [])))
    made["history"][place]["draws"][0].update(change)

    finding = verify(written(remarked(made)))

    assert (finding.true, finding.entry) == (False, place + 1)
    assert finding.reason.endswith(said)


def test_a_die_left_out_is_found_by_its_entry() -> None:
    made = saved("finished")
    place = first_with(made, lambda entry: len(entry.get("draws", [])) > 1)
    count = len(made["history"][place]["draws"])
    made["history"][place]["draws"].pop()

    finding = verify(written(remarked(made)))

    assert (finding.true, finding.entry) == (False, place + 1)
    assert f"{count} draws were made, the file tells of {count - 1}" in finding.reason


def test_an_edited_shuffle_is_found_in_the_opening() -> None:
    made = saved("finished")
    order = made["opening"][0]["came"]
    order[0], order[1] = order[1], order[0]

    finding = verify(written(made))

    assert (finding.true, finding.entry) == (False, 0)
    assert "items gave" in finding.reason


def test_a_later_shuffle_is_found_by_its_entry() -> None:
    """A reshuffle of a game of Shelter that said another order."""
    made: File = json.loads(record.save(_reshuffled()))
    place = first_with(made, lambda entry: any(draw.get("hidden") for draw in entry.get("draws", [])))
    draw = next(draw for draw in made["history"][place]["draws"] if draw.get("hidden"))
    draw["came"].reverse()

    finding = verify(written(remarked(made)))

    assert (finding.true, finding.entry) == (False, place + 1)


@cache
def _reshuffled() -> Game[Any]:
    """A game in which a pile was shuffled into a new deck."""
    for number in range(40):
        game = play(shelter(2, f"reshuffled {number}"), f"reshuffled {number}")
        if any(draw.hidden for _, _, draws in game.choices() for draw in draws):
            return game
    raise AssertionError("no pile was ever shuffled")


def test_an_edited_seat_is_found_by_its_entry() -> None:
    made = saved("finished")
    made["history"][0]["seat"] = 1 - made["history"][0]["seat"]

    finding = verify(written(remarked(made)))

    assert (finding.true, finding.entry) == (False, 1)
    assert "seat" in finding.reason


def test_choices_after_the_end_are_found() -> None:
    made = saved("finished")
    made["history"].append({"seat": 0, "choose": "pass"})

    finding = verify(written(remarked(made)))

    assert (finding.true, finding.entry) == (False, len(made["history"]))
    assert "over before `pass`" in finding.reason


def test_an_edited_digest_is_found() -> None:
    made = saved("finished") | {"digest": "0" * 64}

    finding = verify(written(made))

    assert (finding.true, finding.entry) == (False, len(made["history"]))
    assert "digest" in finding.reason
    with pytest.raises(BadSave, match="digest"):
        crossroads.load(written(made))


@pytest.mark.parametrize(
    "outcome",
    [
        None,
        {"winners": [1], "losers": [0], "scores": [0, 99], "how": "threat-deck"},
        {"winners": [], "losers": [], "scores": [], "how": ""},
    ],
)
def test_an_edited_outcome_is_found(outcome: Any) -> None:
    made = saved("finished") | {"outcome": outcome}

    finding = verify(written(made))

    assert (finding.true, finding.entry) == (False, len(made["history"]))
    assert re.search(r"stands otherwise: won by seat \d, with the scores \[\d+, \d+\] \([a-z-]+\)$", finding.reason)


def test_an_outcome_of_a_game_that_goes_on_is_found() -> None:
    made = saved("midway") | {"outcome": saved("finished")["outcome"]}

    assert not verify(written(made)).true


@pytest.mark.parametrize("which", ["midway", "finished"])
def test_a_missing_last_entry_is_found(which: str) -> None:
    """The marks of the others are right: the end tells."""
    made = saved(which)
    made["history"].pop()

    assert not verify(written(made)).true
    with pytest.raises(BadSave):
        crossroads.load(written(made))


@pytest.mark.parametrize("which", ["midway", "finished"])
def test_an_emptied_history_is_found(which: str) -> None:
    made = saved(which) | {"history": []}

    assert not verify(written(made)).true
    with pytest.raises(BadSave):
        crossroads.load(written(made))


# -- the dice's seal


def test_a_wrong_secret_is_refused() -> None:
    """The promise was made for another one."""
    made = saved("finished")
    made["dice"]["secret"] = secret_of("another").hex()

    with pytest.raises(BadSave, match="commitment does not match"):
        crossroads.load(written(made))
    assert "commitment does not match" in verify(written(made)).reason


def test_a_wrong_promise_is_refused() -> None:
    made = saved("finished")
    made["dice"]["commitment"] = "0" * 64

    with pytest.raises(BadSave, match="commitment does not match"):
        crossroads.load(written(made))
    assert "commitment does not match" in verify(written(made)).reason


def test_another_secret_with_its_own_promise_is_found_in_the_opening() -> None:
    """Whoever changes both changes every shuffle: the first one tells."""
    made = saved("finished")
    secret = secret_of("another")
    made["dice"] |= {"secret": secret.hex(), "commitment": commitment_of(secret)}

    finding = verify(written(made))

    assert (finding.true, finding.entry) == (False, 0)
    with pytest.raises(BadSave):
        crossroads.load(written(made))


def test_edited_nonces_are_found() -> None:
    made = saved("finished")
    made["dice"]["nonces"] = ["one", "two"]

    finding = verify(written(made))

    assert (finding.true, finding.entry) == (False, 0)
    with pytest.raises(BadSave):
        crossroads.load(written(made))


@pytest.mark.parametrize("secret", ["zz", "1", "ключ", "0x00"])
def test_a_secret_that_is_not_hexadecimal_is_refused(secret: str) -> None:
    made = saved()
    made["dice"]["secret"] = secret

    with pytest.raises(BadSave, match="not hexadecimal"):
        crossroads.load(written(made))
    assert "not hexadecimal" in verify(written(made)).reason


def test_a_secret_taken_out_is_told() -> None:
    """The game cannot go on without its dice, and the record is not true: a kept state shows that it had them."""
    made = saved()
    made["dice"]["secret"] = None

    with pytest.raises(BadSave, match="without its dice"):
        crossroads.load(written(made))
    found = verify(written(made))
    assert (found.true, found.entry) == (False, None)
    assert "secret was taken out" in found.reason


# -- what the game was made from


@pytest.mark.parametrize("seats", [-1, 0, 1, 3, 4, 5])
def test_another_number_of_seats_is_refused(seats: int) -> None:
    """The file is of a game of two."""
    for which in ("midway", "finished"):
        data = written(saved(which) | {"seats": seats})
        with pytest.raises(BadSave):
            crossroads.load(data)
        found = verdict(data)
        assert isinstance(found, str) or not found.true


@pytest.mark.parametrize("options", [{"first": 9}, {"frist": 0}, {"colours": ["red"]}, {"lifts": "up"}])
def test_options_that_cannot_be_are_refused(options: File) -> None:
    data = written(saved() | {"options": options})

    with pytest.raises(BadSave):
        crossroads.load(data)
    assert not verify(data).true


def test_other_options_are_found() -> None:
    """The colours changed hands in the file, and nowhere else."""
    data = written(saved() | {"options": {"colours": ["yellow", "green"]}})

    with pytest.raises(BadSave):
        crossroads.load(data)
    assert not verify(data).true


@pytest.mark.parametrize("name", ["expansion", "/nowhere/at/all", "x" * 5000, "a\0b", "", "."])
def test_a_pack_that_is_not_here_is_named(name: str) -> None:
    data = written(saved() | {"packs": {"base": saved()["packs"]["base"], name: "0" * 32}})

    for reading in (crossroads.load, verify):
        with pytest.raises(BadSave, match="the file needs a pack that is not here"):
            reading(data)


def test_other_rules_are_named_where_a_record_is_not_found_true() -> None:
    made = saved("finished") | {"rules": "0" * 32}
    made["history"][3]["choose"] = "place:moon.left"

    finding = verify(written(remarked(made)))

    assert (finding.true, finding.entry) == (False, 4)
    assert finding.reason.endswith("(it was played under other rules)")


def test_another_version_of_a_pack_is_found() -> None:
    data = written(saved("finished") | {"packs": {"base": "0" * 32}})

    finding = verify(data)

    assert (finding.true, finding.entry) == (False, None)
    assert "pack `base` is not the one the game was played with" in finding.reason


def test_a_file_without_its_packs_is_not_found_true() -> None:
    """Whoever takes the pins out takes the check away: every file names its packs."""
    found = verdict(written(saved("finished") | {"packs": {}}))

    assert isinstance(found, str) or not found.true
