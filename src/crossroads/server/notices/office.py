"""Everything about notices of one process, put together as its host has set it up."""

from collections.abc import Callable
from typing import NamedTuple, Self

from crossroads.server.log.channels import ChannelKind
from crossroads.server.log.store import Store
from crossroads.server.notices.keys import ServerKeys
from crossroads.server.notices.listening import Listening
from crossroads.server.notices.mail import Mail, MailServer
from crossroads.server.notices.outgoing import Outgoing
from crossroads.server.notices.post import Carrier, Post
from crossroads.server.notices.push import Push
from crossroads.server.notices.webhook import Webhook


class NoticeSetup(NamedTuple):
    """What a host settles: where people find the server, where mail is handed in, and whom it is from."""

    base: str = ""  # without it no mail is sent: it could not say where to go
    smtp_url: str = ""
    mail_from: str = ""
    outgoing: Outgoing = Outgoing()


class Office(NamedTuple):
    """Who wants to hear, and what is sent."""

    listening: Listening
    post: Post

    @classmethod
    def of(
        cls, store: Store, clock: Callable[[], float], is_here: Callable[[str, int], bool], setup: NoticeSetup
    ) -> Self:
        """Put it together; nothing is read or written yet."""
        keys = ServerKeys(store)
        carriers: dict[ChannelKind, Carrier] = {"webhook": Webhook(setup.outgoing, keys)}
        if setup.base:
            carriers["push"] = Push(setup.outgoing, keys, setup.base, clock)
        if setup.smtp_url and setup.base:
            carriers["email"] = Mail(MailServer.of(setup.smtp_url), setup.mail_from)
        listening = Listening(store, clock, carriers, keys, setup.base)
        return cls(listening, Post(store, clock, carriers, is_here, setup.base, listening.stop_at))
