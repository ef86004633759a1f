"""Saved games and game records: one JSON format, read with care, told again and checked to the byte.

A record tells what was chosen and what chance brought. While a game goes on its record keeps the dice's secret back;
a save holds it, and the state at the last beat, so that the game can go on even under newer rules.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from hashlib import blake2b
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import msgspec

from crossroads.engine.decisions import Illegal
from crossroads.engine.definition import Definition, UnknownGame, definition
from crossroads.engine.dice import Draw, commitment_of, key_of
from crossroads.engine.game import Game, Setup, decode_state, encode_state, replay, set_up
from crossroads.engine.packs import BadPack, find_packs
from crossroads.engine.state import Outcome, State

FORMAT = 1


class BadSave(ValueError):
    """A file that cannot be used as a saved game or record, and what to do about it."""


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


class Kept(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The state at the last beat, when `at` choices had been made; `digest` tells if it was touched since."""

    at: int
    state: dict[str, Any]
    digest: str


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A whole game as a file. `game`, `seats`, `options`, `packs` and the dice's secret make it; `history` plays it."""

    format: int
    game: str
    seats: int
    options: dict[str, Any]
    packs: dict[str, str]  # name -> digest
    rules: str  # digest of the rules' own text
    dice: Seal
    opening: tuple[Draw, ...]
    history: tuple[Entry, ...]
    digest: str
    outcome: Outcome | None = None
    resumed_at: int = 0  # choices before this one were made under other rules and cannot be played again
    players: tuple[str, ...] = ()  # who sat where, in the words of the program that saved it
    kept: Kept | None = None


class Finding(msgspec.Struct, frozen=True):
    """What a check of a record found: everything true, or the first entry that is not (0 is the opening)."""

    true: bool
    entry: int | None
    reason: str


# -- writing


def record(game: Game[Any], players: Sequence[str] = ()) -> bytes:
    """The record of a game, fit to be given away: the secret is in it only once the game is over."""
    return _encode(_record_of(game, players, with_secret=game.outcome is not None))


def save(game: Game[Any], players: Sequence[str] = ()) -> bytes:
    """A saved game, from any point, in the middle of a fight too. It holds the dice's secret: keep it to yourself."""
    return _encode(msgspec.structs.replace(_record_of(game, players, with_secret=True), kept=_kept(game)))


def _kept(game: Game[Any]) -> Kept:
    at, state = game.saved_at()
    data = encode_state(state)
    return Kept(at, msgspec.json.decode(data), _digest_of(data))


def _digest_of(state: bytes) -> str:
    return blake2b(state, digest_size=16).hexdigest()


def _record_of(game: Game[Any], players: Sequence[str], with_secret: bool) -> Record:
    if game.is_imagined:
        raise ValueError("an imagined game is a guess and cannot be saved; save the game that it was imagined from")
    setup = game.setup
    packs = find_packs(setup.game, setup.packs or game.definition.packs)
    names = setup.packs or game.definition.packs
    entries = [Entry(seat, choice, draws if with_secret else _public(draws)) for choice, seat, draws in game.choices()]
    return Record(
        format=FORMAT,
        game=setup.game,
        seats=setup.seats,
        options=dict(setup.options),
        packs={name: pack.digest for name, pack in zip(names, packs, strict=True)},
        rules=rules_digest(game.definition),
        dice=Seal(commitment_of(setup.secret), setup.nonces, setup.secret.hex() if with_secret else None),
        opening=game.opening if with_secret else _public(game.opening),
        history=tuple(_marked(entries)),
        digest=game.digest(),
        outcome=game.outcome,
        resumed_at=game.resumed_at,
        players=tuple(players),
    )


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
    try:
        head = msgspec.json.decode(data, type=_Head)
    except msgspec.ValidationError as wrong:
        raise BadSave(
            f"this is no Crossroads game file: {wrong}; choose a file that `save` or `record` wrote"
        ) from wrong
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as broken:
        raise BadSave(f"the file is damaged or cut off: {broken}; use an earlier copy of it") from broken
    if head.format != FORMAT:
        raise BadSave(
            f"the file has format {head.format}, this program reads format {FORMAT}; use the version that wrote it"
        )
    try:
        made = msgspec.json.decode(data, type=Record)
    except msgspec.ValidationError as wrong:
        raise BadSave(f"the file is damaged: {_place(str(wrong))}; use an earlier copy of it") from wrong
    if made.players and len(made.players) != made.seats:
        raise BadSave(f"the file is damaged: it seats {len(made.players)} players at {made.seats} seats")
    for number, (found, expected) in enumerate(zip(made.history, _marked(made.history), strict=True), 1):
        if found.mark != expected.mark:
            raise BadSave(f"entry {number} (`{found.choose}`) or its mark was changed after it was written")
    return made


class _Head(msgspec.Struct):
    format: int
    game: str


def _place(message: str) -> str:
    """The library counts entries from 0 in brackets; readers count from 1."""
    what, _, where = message.partition(" - at `$.history[")
    if not where:
        return message
    number, _, rest = where.partition("]")
    return f"entry {int(number) + 1}{rest.rstrip('`')}: {what}" if number.isdigit() else message


def load(data: bytes) -> Game[Any]:
    """Go on with a saved game. `taken_back` of the result says how many choices newer rules made impossible.

    Under the rules and packs it was saved with, a game is played again from its start, so an edited file is found out;
    under others it goes on from the state at its last beat.
    """
    made = read(data)
    setup = setup_of(made)
    same = _is_as_played(made)
    try:
        return _recomputed(made, setup)
    except Untrue as untrue:
        if same and not made.resumed_at:
            raise
        if made.kept is None:
            raise BadSave(f"the game was played with other rules, and cannot be played again: {untrue}") from untrue
    try:
        game = _resumed(made, made.kept, setup)
    except BadSave:
        raise
    except (LookupError, AssertionError, TypeError, OverflowError, ValueError) as wrong:  # whatever an odd state may do
        return _played_again(made, setup, wrong)
    if same and game.digest() != made.digest:
        raise BadSave("the file was changed after it was written: its choices do not lead to its digest")
    return game


def _played_again(made: Record, setup: Setup, wrong: Exception) -> Game[Any]:
    """The last resort for a state that these rules cannot read: the same choices from the start, whatever they bring."""
    try:
        return replay(setup, [entry.choose for entry in made.history])
    except ValueError:
        raise BadSave(f"the game was saved under other rules, and its state does not fit these: {wrong}") from wrong


def _is_as_played(made: Record) -> bool:
    """Whether rules and packs are those that the game was saved under."""
    names = tuple(made.packs)
    packs = zip(names, find_packs(made.game, names), strict=True)
    same_packs = all(pack.digest == made.packs[name] for name, pack in packs)
    return same_packs and made.rules == rules_digest(definition(made.game))


def _resumed(made: Record, kept: Kept, setup: Setup) -> Game[Any]:
    """The game from the state at its last beat on."""
    if _digest_of(msgspec.json.encode(kept.state)) != kept.digest:
        raise BadSave("the file is damaged: the state that it keeps was changed; use an earlier copy of it")
    known = definition(made.game)
    state: State = decode_state(known, made.game, setup.packs, kept.state)
    _check_kept(known, state, made)
    past = [(entry.choose, entry.seat, entry.draws) for entry in made.history]
    game: Game[Any] = Game.resume(setup, (kept.at, state), made.opening, past)
    assert game.decision is not None or game.outcome is not None
    return game


def _check_kept(known: Definition[Any], state: State, made: Record) -> None:
    assert made.kept is not None
    if not 0 <= made.kept.at <= len(made.history):
        raise BadSave(f"the file is damaged: its state was kept at choice {made.kept.at} of {len(made.history)}")
    if state.outcome is not None and made.kept.at < len(made.history):
        raise BadSave("the file is damaged: its state is over, and choices follow; use an earlier copy of it")
    for fault in known.faults(state):
        raise BadSave(f"the file is damaged: in its state {fault}; use an earlier copy of it")
    if state.dice.loaded is not None or state.dice.key != key_of(_secret_of(made), made.dice.nonces):
        raise BadSave("the file is damaged: its dice are not those it was sealed with")


def _secret_of(made: Record) -> bytes:
    assert made.dice.secret is not None
    try:
        secret = bytes.fromhex(made.dice.secret)
    except ValueError as wrong:
        raise BadSave(f"the file is damaged: the dice's secret is not hexadecimal ({wrong})") from wrong
    return secret


def setup_of(made: Record) -> Setup:
    """What a record's game was made from, if its dice are known and are those that were promised."""
    if made.dice.secret is None:
        raise BadSave("this is the record of a game that is not over, without its dice; use a saved game instead")
    secret = _secret_of(made)
    if commitment_of(secret) != made.dice.commitment:
        raise BadSave("the dice's secret is not the one that was promised: the commitment does not match")
    try:
        known = definition(made.game)
    except UnknownGame as unknown:
        raise BadSave(f"the file is of another game: {unknown}") from unknown
    names = tuple(made.packs)
    if known.packs and not names:
        raise BadSave("the file is damaged: it names no packs; use an earlier copy of it")
    try:
        find_packs(made.game, names)
    except BadPack as missing:
        raise BadSave(f"the file needs a pack that is not here: {missing}") from missing
    setup = Setup(made.game, made.seats, secret, made.dice.nonces, made.options, () if names == known.packs else names)
    try:
        set_up(known, setup)  # seats and options must be possible ones
    except ValueError as wrong:
        raise BadSave(f"such a game cannot begin: {wrong}") from wrong
    return setup


# -- checking


def verify(data: bytes) -> Finding:
    """Recompute a whole game: whether every die, every shuffle and the digest are what the file says."""
    made = read(data)
    if made.dice.secret is None:
        return Finding(
            False, None, "the game is not over: the dice's secret is still kept back, so nothing can be checked"
        )
    try:
        setup = setup_of(made)
        for name, pack in zip(made.packs, find_packs(made.game, tuple(made.packs)), strict=True):
            if pack.digest != made.packs[name]:
                return Finding(False, None, f"pack `{name}` is not the one the game was played with")
        _recomputed(made, setup)
    except Untrue as untrue:
        changed = " (the rules changed in the course of this game)" if made.resumed_at else ""
        return Finding(False, untrue.entry, f"{untrue.reason}{changed}")
    return Finding(True, None, f"{len(made.history)} choices, every die and shuffle, and the digest are true")


class Untrue(BadSave):
    """A file whose choices, dice or result are not what the game comes to; `entry` is the first wrong one."""

    def __init__(self, entry: int | None, reason: str) -> None:
        super().__init__(reason if entry is None else f"entry {entry}: {reason}")
        self.entry = entry
        self.reason = reason


def _recomputed(made: Record, setup: Setup) -> Game[Any]:
    """The whole game chosen again from its start, everything in the file compared."""
    game: Game[Any] = Game(setup)
    if made.opening != game.opening:
        raise Untrue(0, f"the opening's chance is not what the dice gave: {_difference(made.opening, game.opening)}")
    for number, entry in enumerate(made.history, 1):
        _choose_again(game, number, entry)
    if made.outcome != game.outcome:
        raise Untrue(len(made.history), f"the game stands otherwise: {game.outcome or 'it is not over'}")
    if made.digest != game.digest():
        raise Untrue(len(made.history), "the choices do not lead to the file's digest")
    if made.kept is not None and made.kept != _kept(game):
        raise Untrue(made.kept.at, "the state that the file keeps is not the one that its choices lead to")
    return game


def _choose_again(game: Game[Any], number: int, entry: Entry) -> None:
    decision = game.decision
    if decision is None:
        raise Untrue(number, f"the game was over before `{entry.choose}`")
    if decision.seat != entry.seat:
        raise Untrue(number, f"it was seat {decision.seat}'s choice, not seat {entry.seat}'s")
    try:
        game.choose(entry.choose)
    except Illegal as refused:
        raise Untrue(number, f"`{entry.choose}` was not allowed: {refused} ({refused.rule})") from refused
    except ValueError as refused:
        raise Untrue(number, str(refused)) from refused
    drawn = game.last_draws
    if entry.draws != drawn:
        raise Untrue(number, f"chance is not what the dice gave: {_difference(entry.draws, drawn)}")


def _difference(told: Sequence[Draw], drawn: Sequence[Draw]) -> str:
    for one, other in zip(told, drawn, strict=False):
        if one != other:
            return f"{other.why} gave {list(other.came)}, the file says {list(one.came)}"
    return f"{len(drawn)} draws were made, the file tells of {len(told)}"


@cache
def rules_digest(known: Definition[Any]) -> str:
    """A digest of the text of a game's rules and of the engine: it pins the version that a game was played with."""
    digest = blake2b(digest_size=16)
    for package in ("crossroads.engine", known.package):
        spec = find_spec(package)
        assert spec is not None
        for root in spec.submodule_search_locations or []:
            for path in sorted(Path(root).glob("*.py")):
                digest.update(path.name.encode() + b"\n" + path.read_bytes())
    return digest.hexdigest()


def schema() -> dict[str, Any]:
    """The published JSON schema of game files."""
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **msgspec.json.schema(Record)}
