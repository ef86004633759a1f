"""Over HTTP: the devices from which a seat is played, and the codes that let one more in."""

from typing import Annotated, Literal

from msgspec import Meta

from crossroads.protocol.tables import NO_NUL, Message

DeviceName = Annotated[str, Meta(max_length=40, pattern=NO_NUL)]
DeviceWay = Literal[
    "claim", "code", "host", "profile"
]  # it sat down; by a code of the seat's, of the host's; by a profile


class CodeMade(Message, frozen=True):
    """A code that lets one more device play a seat, once and soon."""

    code: str
    expires: float  # seconds since 1970


class SpendCode(Message, frozen=True):
    """Asks for a seat by a code; `device` is what its owner will know this device by."""

    code: Annotated[str, Meta(min_length=1, max_length=32, pattern=NO_NUL)]
    device: DeviceName = ""


class DeviceInfo(Message, frozen=True):
    """A device that holds a seat, as whoever holds the seat may know it."""

    number: int
    name: str
    added: float  # seconds since 1970; 0: before this was kept
    way: DeviceWay
    this: bool  # the one that asks
