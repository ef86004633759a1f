"""Damaged, edited and foreign files: each is refused in words that say where it is wrong; a lesser fault is never hidden."""

import json
from collections.abc import Callable
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import crossroads
from crossroads.engine import record
from crossroads.engine.codec import decode_state, encode_state
from crossroads.engine.dice import commitment_of, secret_of
from crossroads.engine.game import Game
from crossroads.engine.record import BadSave
from crossroads.engine.verifying import Finding, verify
from tests.engine.play import finished, lanterns, marked, play, position, shelter

File = dict[str, Any]
Edit = Callable[[File], Any]


@cache
def _files() -> dict[str, bytes]:
    middle = play(shelter(2), "in the middle of a turn", 30)
    while middle.saved_at()[0] == len(middle.history):
        play(middle, f"on {len(middle.history)}", 1)
    return {"finished": record.save(finished()), "midway": record.save(middle)}


def saved(which: str = "midway") -> File:
    """A true file as plain data, to be edited; `midway` was saved in the middle of a turn."""
    made: File = json.loads(_files()[which])
    return made


def written(made: File) -> bytes:
    return json.dumps(made).encode()


def remarked(made: File) -> File:
    """The same file with the marks of all entries made again: an edit by somebody who knows how they are made."""
    return made | {"history": marked(made["history"])}


def resealed(made: File) -> File:
    """The same file with the digest of its kept state made again, as another version of the rules would have left it."""
    digest = blake2b(msgspec.json.encode(made["kept"]["state"]), digest_size=16).hexdigest()
    return made | {"kept": made["kept"] | {"digest": digest}}


def from_older_rules(made: File) -> bytes:
    """The same file as older rules would have written it."""
    return written(resealed(made) | {"rules": "0" * 32})


def verdict(data: bytes) -> Finding | str:
    """What `verify` says: a finding, or the reason why the file is refused."""
    try:
        return verify(data)
    except BadSave as refused:
        return str(refused)


def is_not_true(data: bytes) -> bool:
    """Whether `verify` says so, or refuses the file."""
    found = verdict(data)
    return isinstance(found, str) or not found.true


def first_with(made: File, wanted: Callable[[File], bool]) -> int:
    """The place of the first entry of a kind."""
    return next(place for place, entry in enumerate(made["history"]) if wanted(entry))


def test_a_file_that_was_only_written_otherwise_is_true() -> None:
    """Other spaces and another order of the parts: the same game."""
    made = dict(reversed(saved().items()))

    data = json.dumps(made, indent=3).encode()

    assert verify(data).true
    assert crossroads.load(data).digest() == made["digest"]


# -- files that are no game at all


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b" ",
        b"\0" * 100,
        b"{",
        b"null",
        b"[]",
        b"42",
        b'"format"',
        b"{}",
        b'{"format":1}',
        b'{"format":"1","game":"shelter"}',
        b'{"format":null,"game":"shelter"}',
        b'{"format":1,"game":7}',
        b'{"format":1,"game":"shelter"}',
        b"\xff\xfe{}",
        b"\x89PNG\r\n\x1a\n",
        "не игра".encode(),
        b'{"format":1,"game":"shelter","options":' + b"[" * 100_000,
        b"[" * 100_000,
        b'{"format":1,"game":"shelter","seats":' + b"9" * 5000 + b"}",
    ],
    ids=lambda data: repr(data[:30]),
)
def test_what_is_no_game_file_is_refused_in_words(data: bytes) -> None:
    for reading in (record.read, crossroads.load):
        with pytest.raises(BadSave):
            reading(data)
    assert is_not_true(data)


def test_a_truncated_file_is_refused_wherever_it_was_cut() -> None:
    """But for a cut through the kept state: then the choices tell the whole game."""
    data = _files()["midway"].rstrip()
    kept = data.index(b'"kept":')

    for end in range(0, kept, 97):
        with pytest.raises(BadSave, match=r"damaged or cut off|no Crossroads game file"):
            crossroads.load(data[:end])
    for end in range(kept, len(data), 97):
        assert crossroads.load(data[:end]).digest() == saved()["digest"]
    for end in range(0, len(data), 97):
        with pytest.raises(BadSave, match=r"damaged or cut off|no Crossroads game file"):
            verify(data[:end])


@pytest.mark.parametrize("number", [0, 2, -1, 10**30])
def test_a_file_of_another_format_names_the_format(number: int) -> None:
    made = saved() | {"format": number}

    with pytest.raises(BadSave, match=f"the file has format {number}, this program reads format 1"):
        crossroads.load(written(made))


def test_a_file_of_another_format_may_look_otherwise_altogether() -> None:
    """Only `format` and `game` are read before the format is known."""
    with pytest.raises(BadSave, match="the file has format 2"):
        crossroads.load(b'{"format":2,"game":"shelter","moves":"none of our words"}')


def test_a_file_of_an_unknown_game_is_refused_with_its_name() -> None:
    made = saved() | {"game": "chess"}

    with pytest.raises(BadSave, match="the file is of another game: no game `chess`"):
        crossroads.load(written(made))
    assert "no game `chess`" in str(verdict(written(made)))


def test_a_file_under_another_games_name_is_refused() -> None:
    """A game of Shelter that says it is the toy: neither its state nor its packs fit."""
    made = saved() | {"game": "toy"}

    with pytest.raises(BadSave):
        crossroads.load(written(made))
    with pytest.raises(BadSave):
        verify(written(made))


# -- wrong forms


@pytest.mark.parametrize(
    ("edit", "place"),
    [
        (lambda made: made["history"][4].update(seat="one"), "entry 5"),
        (lambda made: made["history"][0].update(choose=None), "entry 1"),
        (lambda made: made["history"][9].update(draws=[{"why": "threat", "came": ["six"]}]), "entry 10"),
        (lambda made: made["history"][2].update(note="mine"), "entry 3"),
        (lambda made: made["history"][3].pop("choose"), "entry 4"),
        (lambda made: made["history"].insert(6, None), "entry 7"),
        (lambda made: made.update(seats="two"), "seats"),
        (lambda made: made.update(note="mine"), "note"),
        (lambda made: made.pop("dice"), "dice"),
        (lambda made: made.update(options=[]), "options"),
        (lambda made: made.update(packs=["base"]), "packs"),
        (lambda made: made["dice"].update(nonces=[1]), "nonces"),
        (lambda made: made.update(history={}), "history"),
        (lambda made: made.update(digest=5), "digest"),
        (lambda made: made.update(outcome="won"), "outcome"),
        (lambda made: made.update(players="me"), "players"),
    ],
)
def test_a_part_of_a_wrong_form_is_named(edit: Edit, place: str) -> None:
    made = saved()
    edit(made)
    assert not verify(written(made)).true

    with pytest.raises(BadSave, match="the file is damaged") as refused:
        crossroads.load(written(made))

    assert place in str(refused.value)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("number", [10**19, -(10**19), 10**30])
@pytest.mark.parametrize(
    "edit",
    [
        lambda made, number: made["history"][0].update(seat=number),
        lambda made, number: made["history"][0].update(draws=[{"why": "threat", "came": [number]}]),
        lambda made, number: made["opening"][0]["came"].append(number),
    ],
    ids=["seat", "die", "opening"],
)
def test_numbers_beyond_all_measure_are_refused(edit: Callable[[File, int], Any], number: int) -> None:
    """Wherever a whole number may stand in a file."""
    made = saved()
    edit(made, number)

    with pytest.raises(BadSave):
        crossroads.load(written(made))
    assert is_not_true(written(made))


@pytest.mark.parametrize("number", [10**19, -(10**19), 10**30])
@pytest.mark.parametrize(
    "edit",
    [
        lambda made, number: made["kept"].update(at=number),
        lambda made, number: made["kept"]["state"]["dice"].update(drawn=number),
        lambda made, number: made["kept"]["state"].update(round=number),
        lambda made, number: made["kept"]["state"].update(revealed=number),
    ],
    ids=["kept at", "drawn", "round", "revealed"],
)
def test_numbers_beyond_all_measure_in_the_kept_state_make_no_difference(
    edit: Callable[[File, int], Any], number: int
) -> None:
    made = saved()
    edit(made, number)

    assert crossroads.load(written(made)).digest() == made["digest"]
    assert is_not_true(written(made))


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
    assert "otherwise" in finding.reason


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


def test_a_secret_taken_out_leaves_an_unfinished_record() -> None:
    made = saved()
    made["dice"]["secret"] = None

    with pytest.raises(BadSave, match="without its dice"):
        crossroads.load(written(made))
    with pytest.raises(BadSave, match="not over"):
        verify(written(made))


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


# -- the kept state


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
    data = _files()[which]
    start = data.index(b'"kept":') + 1  # its own quotation mark is what holds the file together
    for place in range(start, len(data) - 2, 23):
        flipped = bytearray(data)
        flipped[place] ^= 1 << place % 8

        assert crossroads.load(bytes(flipped)).digest() == saved(which)["digest"], place
        assert is_not_true(bytes(flipped)), place


@pytest.mark.parametrize("which", ["midway", "finished"])
def test_a_flipped_bit_anywhere_is_told_with_a_remedy(which: str) -> None:
    """At every 89th byte of a file: it is the same game, or it is refused in one line that says what to do."""
    data = _files()[which]
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
    data = _files()[which]
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


# -- newer rules


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


# -- at random


@settings(max_examples=150)
@given(
    which=st.sampled_from(["midway", "finished"]),
    flips=st.lists(st.tuples(st.integers(0, 10**6), st.integers(1, 255)), min_size=1, max_size=3),
)
def test_flipped_bytes_are_noticed_or_do_no_harm(which: str, flips: list[tuple[int, int]]) -> None:
    """One to three bytes are changed anywhere in a file: it is refused in words, or it is the same game."""
    data = bytearray(_files()[which])
    for place, bits in flips:
        data[place % len(data)] ^= bits

    check_any(bytes(data), saved(which)["digest"])


@settings(max_examples=100)
@given(which=st.sampled_from(["midway", "finished"]), start=st.integers(0, 10**6), length=st.integers(1, 3000))
def test_lost_bytes_are_noticed_or_do_no_harm(which: str, start: int, length: int) -> None:
    data = _files()[which]
    start %= len(data)

    check_any(data[:start] + data[start + length :], saved(which)["digest"])


@settings(max_examples=100)
@given(start=st.integers(0, 10**6), length=st.integers(1, 200), other=st.integers(0, 10**6))
def test_bytes_in_a_wrong_place_are_noticed_or_do_no_harm(start: int, length: int, other: int) -> None:
    data = _files()["midway"]
    start, other = start % len(data), other % len(data)

    check_any(data[:other] + data[start : start + length] + data[other:], saved()["digest"])


def check_any(data: bytes, digest: str) -> None:
    """Loading and verifying either work, with the same digest, or are refused in one line."""
    for reading in (crossroads.load, verify):
        found = outcome_of(reading, data)
        if isinstance(found, Game):
            assert found.digest() == digest
            assert position(found.clone()) == position(found)
        elif isinstance(found, str):
            assert len(found.splitlines()) == 1


def outcome_of(reading: Callable[[bytes], Any], data: bytes) -> Any:
    """What comes of reading a file, or the words it is refused with."""
    try:
        return reading(data)
    except ValueError as refused:
        return str(refused)


ODD = st.sampled_from([None, True, -1, 0, 7, 10**12, 0.5, "", "banana", "diner.left", [], [0], {}, {"id": "banana"}])


@pytest.mark.slow
@settings(max_examples=250)
@given(data=st.data())
def test_any_value_in_the_wrong_place_is_refused_in_words(data: st.DataObject) -> None:
    """One value somewhere in a file is replaced by another one: refused, or the same game."""
    made = saved(data.draw(st.sampled_from(["midway", "finished"])))
    digest = made["digest"]
    part: Any = made["kept"]["state"] if data.draw(st.booleans()) else made
    while True:
        key = data.draw(st.sampled_from(sorted(part) if isinstance(part, dict) else range(len(part))))
        if isinstance(part[key], dict | list) and part[key] and data.draw(st.integers(0, 3)):
            part = part[key]
            continue
        part[key] = data.draw(ODD)
        break

    check_any(written(made), digest)


def test_a_choice_of_chance_put_into_the_history_is_refused() -> None:
    """Thirty times a choice of the game is put where another was, its mark made anew."""
    game = crossroads.load(_files()["midway"])
    for place in range(0, len(game.history), 2):
        made = saved()
        made["history"][place]["choose"] = "gain:water" if game.history[place] != "gain:water" else "pass"
        found = verdict(written(remarked(made)))
        assert isinstance(found, Finding)
        assert not found.true
        assert found.entry is not None
        assert found.entry > place
