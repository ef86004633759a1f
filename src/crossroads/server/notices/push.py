"""Web push: a notice that the browser shows though no page is open."""

from collections.abc import Callable
from urllib.parse import urlsplit

import msgspec

from crossroads.server.log.channels import ChannelRow
from crossroads.server.notices.keys import VAPID, ServerKeys
from crossroads.server.notices.letters import NoticeLetter
from crossroads.server.notices.outgoing import Outgoing
from crossroads.server.notices.post import Undelivered
from crossroads.server.notices.sealing import private_key, public_point, seal, unwritten, vapid, written_url

KEPT_SECONDS = 24 * 3600  # by the push service, while the device is off
PROVED_SECONDS = 12 * 3600


class Subscription(msgspec.Struct, frozen=True):
    """What a browser gives out: where to push, and for which key."""

    endpoint: str
    p256dh: str
    auth: str


def check_subscription(text: str) -> Subscription:
    """A subscription as it was sent; a `ValueError` if it can be none."""
    try:
        found = msgspec.json.decode(text, type=Subscription)
        seal(b"", unwritten(found.p256dh), unwritten(found.auth))
    except (msgspec.DecodeError, ValueError) as wrong:
        raise ValueError("this is no subscription of a browser") from wrong
    return found


class Push:
    """Pushes letters to browsers."""

    def __init__(self, outgoing: Outgoing, keys: ServerKeys, subject: str, clock: Callable[[], float]) -> None:
        """`subject`: where a push service finds whoever runs this server."""
        self._outgoing = outgoing
        self._keys = keys
        self._subject = subject
        self._clock = clock

    async def public_key(self) -> str:
        """What a browser subscribes with."""
        return written_url(public_point(private_key(await self._keys.of(VAPID))))

    async def send(self, channel: ChannelRow, letter: NoticeLetter) -> None:
        """Push a letter; a second copy takes the place of the first on the screen."""
        try:
            to = check_subscription(channel.address)
        except ValueError as wrong:
            raise Undelivered(str(wrong), gone=True) from wrong
        place = urlsplit(letter.url).path or "/"
        lines = letter.text.split("\n\n")
        body = lines[1].rsplit("\n", 1)[0] if len(lines) > 1 else ""
        told = msgspec.json.encode({"title": letter.subject, "body": body, "place": place, "tag": letter.id})
        parts = urlsplit(to.endpoint)
        signer, until = private_key(await self._keys.of(VAPID)), self._clock() + PROVED_SECONDS
        proof = vapid(signer, f"{parts.scheme}://{parts.netloc}", self._subject, until)
        headers = {
            "authorization": proof,
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(KEPT_SECONDS),
            "topic": letter.id,
            "urgency": "normal",
        }
        await self._outgoing.post(to.endpoint, seal(told, unwritten(to.p256dh), unwritten(to.auth)), headers)
