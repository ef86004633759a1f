"""Over HTTP: how somebody who is away hears that it is their turn at a slow table."""

from typing import Annotated, Literal

from msgspec import Meta

from crossroads.protocol.tables import NO_NUL, Lang, Message

NoticeWay = Literal["email", "push", "webhook", "feed"]
Minute = Annotated[int, Meta(ge=0, le=1439)]  # of the day
ChannelId = Annotated[str, Meta(pattern=r"^[a-z0-9]{10,32}$")]


class NoticeHabits(Message, frozen=True):
    """When and how somebody wants to hear; quiet hours from a minute to the same one are none."""

    lang: Lang = "en"
    zone: Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_+/-]+$")] = "UTC"
    quiet_from: Minute = 0
    quiet_to: Minute = 0
    digest: Annotated[
        int, Meta(ge=-1, le=1439)
    ] = -1  # the minute of the day at which all comes at once; -1: as it happens


class NewChannel(Message, frozen=True):
    """Asks to hear over one more channel: a mail address, an https address, a browser's subscription as JSON, or a feed."""

    kind: NoticeWay
    address: Annotated[str, Meta(max_length=2000, pattern=NO_NUL)] = ""
    lang: Lang = "en"
    zone: Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_+/-]+$")] = "UTC"


class ConfirmChannel(Message, frozen=True):
    """Confirms an address by the code that was sent there."""

    channel: ChannelId
    code: Annotated[str, Meta(min_length=1, max_length=40, pattern=NO_NUL)]


class DropChannel(Message, frozen=True):
    """Asks that nothing more be sent over a channel."""

    channel: ChannelId


class ChannelTold(Message, frozen=True):
    """A channel of somebody's; `secret` is what a webhook is signed with."""

    id: str
    kind: NoticeWay
    address: str
    confirmed: bool
    secret: str = ""


class NoticesTold(Message, frozen=True):
    """How somebody hears, for all tables of a profile or for one seat."""

    kept_with: Literal["profile", "seat"]
    habits: NoticeHabits
    channels: list[ChannelTold]
    offered: list[NoticeWay]  # what this server can do
    push_key: str = ""  # what a browser subscribes with
    feed: str = ""  # the address of a new feed, told this once


class PauseTable(Message, frozen=True):
    """Asks for a pause of a slow table, or agrees to one; or thinks better of it, and ends one."""

    pause: bool
