"""Chance: BLAKE2b in counter mode over a 32-byte key.

The n-th draw of a game depends on the key and on n alone, so anybody who holds the key can check any draw by itself:
block b of draw n is `BLAKE2b-512(n as 8 bytes + b as 4 bytes)` under the key and the person string below; a number
below k is read from it four bytes at a time, big-endian, skipping a reading at or above the largest multiple of k.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from hashlib import blake2b
from itertools import count as count_up
from struct import Struct
from typing import Any

import msgspec

PERSON = b"crossroads-dice"
DICE = "dice"  # what a table calls them where it says what of chance is its own
SPAN = 1 << 32
READINGS = Struct(">16I")  # a block of 64 bytes as sixteen numbers


class Draw(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One use of chance: what for, and what came (faces, an index, or the order of a shuffle, which stays hidden)."""

    why: str
    came: tuple[int, ...]
    hidden: bool = False
    typed: bool = False  # people have thrown or drawn it and said what came; which card stands in the choice


class Untold(BaseException):  # no mistake: whoever mends what has gone wrong need not see it
    """Chance is wanted that people bring about, and they have not said yet what came. The driver asks them."""

    def __init__(self, why: str, said: str) -> None:
        super().__init__(said)
        self.why = why
        self.state: Any = None  # the game as it stands there: what a flow puts away as it is left has not happened yet


class UntoldRoll(Untold):
    """Dice are wanted that people throw."""

    def __init__(self, why: str, count: int, sides: int, whose: Sequence[int], came: tuple[int, ...]) -> None:
        """So many dice of so many sides, whose each of them is (nobody's in particular if empty), and what is known."""
        super().__init__(why, f"nobody has said yet what the dice for `{why}` show")
        self.count, self.sides, self.whose, self.came = count, sides, tuple(whose), came


class Dice(msgspec.Struct, gc=False):
    """The game's only source of chance: a key, and how many draws were made."""

    key: bytes
    drawn: int = 0
    loaded: tuple[int, ...] | None = None  # faces set by a test, used in place of rolls
    told: tuple[int | str, ...] | msgspec.UnsetType = (
        msgspec.UNSET
    )  # at a real table: faces of dice and cards that were told and are not used yet
    yours: tuple[str, ...] | msgspec.UnsetType = msgspec.UNSET  # what people bring about there, if not just the dice

    @property
    def are_real(self) -> bool:
        """Whether people throw them."""
        return self.told is not msgspec.UNSET and (self.yours is msgspec.UNSET or DICE in self.yours)

    def roll(self, count: int, sides: int = 6) -> tuple[int, ...]:
        """Roll `count` dice, each a face from 1 to `sides`."""
        if self.loaded is not None:
            faces, self.loaded = self.loaded[:count], self.loaded[count:]
            assert len(faces) == count, "the loaded dice have run out"
            return faces
        limit = LIMITS.get(sides) or _limit(sides)
        readings = self._next_draw()
        faces = ()
        while len(faces) < count:
            reading = next(readings)
            if reading < limit:
                faces += (reading % sides + 1,)
        return faces

    def real(self, why: str, count: int, sides: int, whose: Sequence[int]) -> tuple[int, ...]:
        """The faces that people have told of this roll; `Untold` while some are missing. Our own are passed over."""
        assert self.told is not msgspec.UNSET
        faces, self.told = tuple([int(face) for face in self.told[:count]]), self.told[count:]
        if len(faces) < count:
            raise UntoldRoll(why, count, sides, whose, faces)
        self.drawn += 1
        return faces

    def index(self, size: int) -> int:
        """Draw one place of a row of `size`."""
        return _below(size, self._next_draw())

    def order(self, size: int) -> tuple[int, ...]:
        """Draw an order of `size` things (Fisher-Yates, from the last place down)."""
        self.drawn += 1
        order = list(range(size))
        left, block = size, 0
        sure = SPAN - size  # no limit is lower
        while left > 1:
            for reading in _block(self.key, self.drawn, block)[: left - 1]:
                if reading < sure or reading < _limit(left):
                    other = reading % left
                    left -= 1
                    order[left], order[other] = order[other], order[left]
            block += 1
        return tuple(order)

    def _next_draw(self) -> Iterator[int]:
        self.drawn += 1
        return _readings(self.key, self.drawn)


def _limit(size: int) -> int:
    """The largest multiple of `size` that a reading can come up to."""
    return SPAN - SPAN % size


LIMITS = {size: _limit(size) for size in range(1, 129)}  # of dice and decks


def _below(size: int, readings: Iterator[int]) -> int:
    """The next number from 0 up to but not including `size`."""
    limit = LIMITS.get(size) or _limit(size)
    for reading in readings:
        if reading < limit:
            return reading % size
    raise AssertionError("a draw has no end of readings")


def _readings(key: bytes, draw: int) -> Iterator[int]:
    """The readings of one draw, block after block."""
    for block in count_up():
        yield from _block(key, draw, block)


def _block(key: bytes, draw: int, block: int) -> tuple[int, ...]:
    """Sixteen readings of a draw."""
    hashing = _keyed(key).copy()
    hashing.update((draw << 32 | block).to_bytes(12, "big"))
    return READINGS.unpack(hashing.digest())


@lru_cache(maxsize=64)
def _keyed(key: bytes) -> blake2b:
    """A hash that has taken in its key: to copy it costs less than to begin anew."""
    return blake2b(key=key, person=PERSON)


def Loaded(faces: Iterable[int]) -> Dice:  # noqa: N802  (reads as a kind of dice: `dice=Loaded([6, 1])`)
    """Dice for tests: every roll takes the next of these faces; shuffles stay what the zero key makes them."""
    return Dice(bytes(32), loaded=tuple(faces))


def secret_of(seed: str) -> bytes:
    """The 32 secret bytes that stand for a seed."""
    return blake2b(seed.encode(), digest_size=32, person=b"crossroads-seed").digest()


def commitment_of(secret: bytes) -> str:
    """What a table may publish before the game: it binds the secret and tells nothing of it."""
    return blake2b(secret, digest_size=32, person=b"crossroads-vow").hexdigest()


def key_of(secret: bytes, nonces: Sequence[str] = ()) -> bytes:
    """The dice's key: the table's secret and, in seat order, what each seat added."""
    mixed = blake2b(secret, digest_size=32, person=b"crossroads-key")
    for nonce in nonces:
        part = nonce.encode()
        mixed.update(len(part).to_bytes(4, "big") + part)
    return mixed.digest()
