"""Over HTTP: addresses of this server that another device can open, and how they are drawn."""

from typing import Annotated

from msgspec import Meta

from crossroads.protocol.tables import Message


class LinkAsked(Message, frozen=True):
    """Asks for a place of the page as a whole address; what is secret in it stands after `#`."""

    place: Annotated[str, Meta(max_length=200, pattern=r"^/[A-Za-z0-9/_-]*(#[A-Za-z0-9_=&-]*)?$")]


class LinkTold(Message, frozen=True):
    """The address, empty if this machine alone can reach the server; and a QR code of it, without its white border."""

    url: str
    size: int = 0  # modules of a side
    drawing: str = ""  # the dark ones, as the path of an SVG
