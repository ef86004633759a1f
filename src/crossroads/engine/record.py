"""Saved games and game records: one JSON format, written for people to read too, and read with care.

A record tells what was chosen and what chance brought. While a game goes on its record keeps the dice's secret back;
a save holds it, and the state at the last beat, so that the game can go on even under newer rules.
"""

from collections.abc import Iterator, Sequence
from hashlib import blake2b
from typing import Any

import msgspec

from crossroads.engine.beginning import first_state
from crossroads.engine.chance import without_card
from crossroads.engine.codec import encode_state
from crossroads.engine.definition import UnknownGame
from crossroads.engine.dice import Draw, commitment_of
from crossroads.engine.driver import Driver
from crossroads.engine.extending import definition_with
from crossroads.engine.modules import UnknownModule
from crossroads.engine.packs import BadPack, find_packs
from crossroads.engine.pins import Pins, packs_digests, pins_of_game, rules_digest
from crossroads.engine.setup import Origin, Setup
from crossroads.engine.state import Outcome

FORMAT = 1
HISTORY_END = b"\n],\n"  # what a save keeps beside its choices comes last


EARLIER = "use an earlier copy of it"


class BadSave(ValueError):
    """A file that cannot be used as a saved game or record, and what to do about it."""


class Untrue(BadSave):
    """A file of a game that says what cannot be, or what the game does not come to; `entry` is the first wrong one."""

    def __init__(self, entry: int | None, reason: str) -> None:
        where = "" if entry is None else f"entry {entry}: "
        super().__init__(f"the file is damaged or was edited: {where}{reason}; {EARLIER}")
        self.entry = entry
        self.reason = reason

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.entry, self.reason)


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One choice: who chose what, and what chance brought before the next one. `mark` chains the entries."""

    seat: int
    choose: str
    draws: tuple[Draw, ...] = ()
    mark: str = ""


class Seal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The dice: what was promised before the game, what the seats added, and the secret once it may be known."""

    commitment: str
    nonces: tuple[str, ...] = ()
    secret: str | None = None


class BeatState(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The state at the last beat, when `at` choices had been made; `digest` tells if it was touched since."""

    at: int
    state: dict[str, Any]
    digest: str


class BegunFrom(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The moment of another game that a game began from: what its `seat` could not know there was dealt anew."""

    at: int
    seat: int
    state: dict[str, Any]


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A whole game as a file. `game`, `seats`, `options`, `packs` and the dice's secret make it; `history` plays it."""

    format: int
    game: str
    seats: int
    options: dict[str, Any]
    packs: dict[str, str]  # name -> digest
    rules: str  # digest of what decides in the rules
    dice: Seal
    opening: tuple[Draw, ...]
    history: tuple[Entry, ...]
    digest: str
    outcome: Outcome | None = None
    modules: tuple[str, ...] = ()  # the expansions it is played with
    typed: tuple[str, ...] = ()  # chance that people brought about: their entries say `chance:...` and `drawn:...`
    tellers: tuple[int, ...] = ()  # for each seat, the one that typed its rolls
    resumed_at: int = 0  # choices before this one were made under other rules and cannot be played again
    players: tuple[str, ...] = ()  # who sat where, in the words of the program that saved it
    begun_from: BegunFrom | None = None  # else it began at its set-up
    kept: BeatState | None = None


# -- writing


def record(game: Driver[Any], players: Sequence[str] = ()) -> bytes:
    """The record of a game, fit to be given away: the secret is in it only once the game is over."""
    return _encode(_record_of(game, players, with_secret=game.outcome is not None))


def save(game: Driver[Any], players: Sequence[str] = ()) -> bytes:
    """A saved game, from any point, in the middle of a fight too. It holds the dice's secret: keep it to yourself."""
    return _encode(msgspec.structs.replace(_record_of(game, players, with_secret=True), kept=kept_of(game)))


def kept_of(game: Driver[Any]) -> BeatState:
    """What a save keeps of a game besides its choices."""
    at, state = game.saved_at()
    data = encode_state(state)
    return BeatState(at, msgspec.json.decode(data), digest_of(data))


def digest_of(state: bytes) -> str:
    """A fingerprint of a kept state."""
    return blake2b(state, digest_size=16).hexdigest()


def _record_of(game: Driver[Any], players: Sequence[str], with_secret: bool) -> Record:
    if game.is_imagined:
        raise ValueError("an imagined game is a guess and cannot be saved; save the game that it was imagined from")
    setup = game.setup
    pins = pins_of_game(game.definition, game.content)
    entries = [
        Entry(seat, choice, draws) if with_secret else Entry(seat, without_card(choice), _public(draws))
        for choice, seat, draws in game.choices()
    ]
    return Record(
        format=FORMAT,
        game=setup.game,
        seats=setup.seats,
        options=dict(setup.options),
        packs=pins.packs,
        modules=setup.modules,
        typed=setup.typed,
        tellers=setup.tellers,
        rules=pins.rules,
        dice=Seal(commitment_of(setup.secret), setup.nonces, setup.secret.hex() if with_secret else None),
        opening=game.opening if with_secret else _public(game.opening),
        history=tuple(_marked(entries)),
        digest=game.digest(),
        outcome=game.outcome,
        resumed_at=game.resumed_at,
        players=tuple(players),
        begun_from=_begun_from(setup),
    )


def _begun_from(setup: Setup) -> BegunFrom | None:
    origin = setup.origin
    return None if origin is None else BegunFrom(origin.at, origin.seat, msgspec.json.decode(origin.state))


def _public(draws: Sequence[Draw]) -> tuple[Draw, ...]:
    """Chance that the table has seen: the order of a shuffle is not part of it."""
    return tuple(draw for draw in draws if not draw.hidden)


def _marked(entries: Sequence[Entry]) -> Iterator[Entry]:
    """Give each entry a mark made of itself and of the mark before, so that the first damaged one can be named."""
    mark = ""
    for entry in entries:
        mark = _mark(mark, entry)
        yield msgspec.structs.replace(entry, mark=mark)


def _mark(before: str, entry: Entry) -> str:
    plain = msgspec.structs.replace(entry, mark="")
    return blake2b(before.encode() + msgspec.json.encode(plain), digest_size=6).hexdigest()


def _encode(made: Record) -> bytes:
    """JSON with a line for each part and for each choice, so that people and `diff` can read it."""
    parts: dict[str, msgspec.Raw] = msgspec.json.decode(msgspec.json.encode(made), type=dict[str, msgspec.Raw])
    lines = [f'"{name}":{bytes(part).decode()}' for name, part in parts.items() if name != "history"]
    entries = ",\n".join(msgspec.json.encode(entry).decode() for entry in made.history)
    lines.insert(len(lines) - (made.kept is not None), f'"history":[\n{entries}\n]')
    return ("{" + ",\n".join(lines) + "}\n").encode()


# -- reading


def read(data: bytes) -> Record:
    """Decode a record or a save and check its form; a damaged one is refused with the first wrong entry."""
    if not isinstance(data, bytes | bytearray | memoryview):
        raise ValueError(f"a file is given as bytes, such as `Path.read_bytes` reads, not as {type(data).__name__}")
    try:
        head = msgspec.json.decode(data, type=_Head)
    except msgspec.ValidationError as wrong:
        raise BadSave(
            f"this is no Crossroads game file: {wrong}; choose a file that `save` or `record` wrote"
        ) from wrong
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as broken:
        raise BadSave(f"the file is damaged or cut off: {broken}; {EARLIER}") from broken
    if head.format != FORMAT:
        raise BadSave(
            f"the file has format {head.format}, this program reads format {FORMAT}; use the version that wrote it"
        )
    try:
        made = msgspec.json.decode(data, type=Record)
    except msgspec.ValidationError as wrong:
        raise Untrue(*_place(str(wrong))) from wrong
    except UnicodeDecodeError as broken:  # in a part that the head passes over
        raise BadSave(f"the file is damaged or cut off: {broken}; {EARLIER}") from broken
    if made.players and len(made.players) != made.seats:
        raise Untrue(None, f"it seats {len(made.players)} players at {made.seats} seats")
    for number, (found, expected) in enumerate(zip(made.history, _marked(made.history), strict=True), 1):
        if found.mark != expected.mark:
            raise Untrue(number, f"`{found.choose}` or its mark is not what was written")
    return made


def read_save(data: bytes) -> Record:
    """Like `read`, but a kept state that was damaged is left out: the choices before it still tell the whole game."""
    try:
        return read(data)
    except BadSave as damaged:
        try:
            return read(_without_kept(data))
        except BadSave:
            raise damaged from None


def _without_kept(data: bytes) -> bytes:
    """A save without the state that it keeps, which comes last as we write it, if nothing after it can be read."""
    try:
        parts = msgspec.json.decode(data, type=dict[str, msgspec.Raw])
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        choices, end, _ = data.rpartition(HISTORY_END)
        return choices + end.rstrip(b",\n") + b"}"
    if parts:
        parts.pop("kept" if "kept" in parts else [*parts][-1])  # its very name may be damaged
    return msgspec.json.encode(parts)


class _Head(msgspec.Struct):
    format: int
    game: str


def _place(message: str) -> tuple[int | None, str]:
    """The entry that the library means, and what it says; it counts from 0 in brackets, and readers count from 1."""
    what, _, where = message.partition(" - at `$.history[")
    number, _, rest = where.partition("]")
    if not number.isdigit():
        return None, message
    return int(number) + 1, f"`{rest.strip('.`')}`: {what}" if rest.strip(".`") else what


def _secret_of(made: Record) -> bytes:
    assert made.dice.secret is not None
    try:
        secret = bytes.fromhex(made.dice.secret)
    except ValueError as wrong:
        raise Untrue(None, f"the dice's secret is not hexadecimal ({wrong})") from wrong
    return secret


def setup_of(made: Record) -> Setup:
    """What a record's game was made from, if its dice are known and are those that were promised."""
    if made.dice.secret is None:
        raise BadSave("this is the record of a game that is not over, without its dice; use a saved game instead")
    secret = _secret_of(made)
    if commitment_of(secret) != made.dice.commitment:
        raise Untrue(None, "the dice's secret is not the one that was promised: the commitment does not match")
    try:
        known = definition_with(made.game, made.modules)
    except UnknownGame as unknown:
        raise BadSave(f"the file is of another game: {unknown}; install the package that brings it") from unknown
    except UnknownModule as missing:
        raise BadSave(f"the file needs an expansion that is not here: {missing}; install it") from missing
    names = tuple(made.packs)
    if known.packs and not names:
        raise Untrue(None, "it names no packs")
    try:
        find_packs(made.game, names)
    except BadPack as missing:
        raise BadSave(f"the file needs a pack that is not here: {missing} Put it where it was.") from missing
    packs = () if names == known.packs else names
    real, begun = (made.typed, made.tellers), made.begun_from
    origin = None if begun is None else Origin(msgspec.json.encode(begun.state), begun.seat, begun.at)
    setup = Setup(made.game, made.seats, secret, made.dice.nonces, made.options, packs, made.modules, *real, origin)
    try:
        first_state(known, setup)  # seats and options must be possible ones
    except BadPack as wrong:
        raise BadSave(f"the file needs a pack that cannot be used: {wrong}; mend it as it was") from wrong
    except ValueError as wrong:
        raise Untrue(None, f"such a game cannot begin: {wrong}") from wrong
    return setup


def is_as_played(made: Record) -> bool:
    """Whether rules and packs are those that the game was saved under."""
    rules = rules_digest(definition_with(made.game, made.modules))
    return Pins(made.rules, made.packs) == Pins(rules, packs_digests(made.game, tuple(made.packs)))


def schema() -> dict[str, Any]:
    """The published JSON schema of game files."""
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **msgspec.json.schema(Record)}
