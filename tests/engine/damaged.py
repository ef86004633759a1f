"""True files to be damaged, edits of them, and what is said of the result."""

import json
from collections.abc import Callable
from functools import cache
from hashlib import blake2b
from typing import Any

import msgspec

import crossroads
from crossroads.engine import record
from crossroads.engine.game import Game
from crossroads.engine.record import BadSave
from crossroads.engine.verifying import Finding, verify
from tests.engine.play import finished, marked, play, position, shelter

File = dict[str, Any]
Edit = Callable[[File], Any]


@cache
def true_files() -> dict[str, bytes]:
    """A finished game and one saved in the middle of a turn, as they are written."""
    middle = play(shelter(2), "in the middle of a turn", 30)
    while middle.saved_at()[0] == len(middle.history):
        play(middle, f"on {len(middle.history)}", 1)
    return {"finished": record.save(finished()), "midway": record.save(middle)}


def saved(which: str = "midway") -> File:
    """A true file as plain data, to be edited; `midway` was saved in the middle of a turn."""
    made: File = json.loads(true_files()[which])
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
