"""E-mail: plain text, with a way out that works by one request and is not taken by whoever opens links for somebody."""

from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate
from typing import Self
from urllib.parse import parse_qs, unquote, urlsplit

import aiosmtplib
import msgspec

from crossroads.server.log.channels import ChannelRow
from crossroads.server.notices.letters import NoticeLetter
from crossroads.server.notices.post import Undelivered

SECONDS = 30.0
PORTS = {"smtp": 587, "smtps": 465}
FOR_GOOD = 500  # an answer from here on is the same tomorrow


class MailServer(msgspec.Struct, frozen=True):
    """Where mail is handed in."""

    host: str
    port: int
    tls: bool
    starttls: bool | None  # None: where it is offered
    user: str
    password: str

    @classmethod
    def of(cls, url: str) -> Self:
        """From smtp://name:password@host:587 or smtps://...; `?starttls=no` for a server of one's own, `=always` else."""
        parts = urlsplit(url)
        try:
            port = parts.port
        except ValueError:
            port = 0
        wanted = parse_qs(parts.query).get("starttls", ["if-offered"])[-1]
        known = {"if-offered": None, "no": False, "always": True}
        if parts.scheme not in PORTS or not parts.hostname or port == 0 or wanted not in known:
            raise ValueError("write smtp://NAME:PASSWORD@HOST:587 or smtps://NAME:PASSWORD@HOST")
        user, password = unquote(parts.username or ""), unquote(parts.password or "")
        return cls(parts.hostname, port or PORTS[parts.scheme], parts.scheme == "smtps", known[wanted], user, password)


def check_mail_address(text: str) -> str:
    """A mail address as it was typed; a `ValueError` if it can be none."""
    address = text.strip()
    try:
        found = Address(addr_spec=address)
    except Exception as wrong:  # whatever the parser of the standard library makes of it
        raise ValueError("this is no mail address") from wrong
    domain = found.domain
    if not found.username or "." not in domain or not address.isprintable() or len(address) > 254:
        raise ValueError("this is no mail address")
    return address


class Mail:
    """Hands letters in at a mail server."""

    def __init__(self, server: MailServer, sender: str) -> None:
        self._server = server
        self._sender = sender

    async def send(self, channel: ChannelRow, letter: NoticeLetter) -> None:
        """Hand a letter in; a second copy has the Message-ID of the first."""
        server = self._server
        try:
            await aiosmtplib.send(
                self.message(channel.address, letter),
                hostname=server.host,
                port=server.port,
                use_tls=server.tls,
                start_tls=server.starttls,
                username=server.user or None,
                password=server.password or None,
                timeout=SECONDS,
            )
        except aiosmtplib.SMTPRecipientsRefused as refused:
            codes = [each.code for each in refused.recipients]
            raise Undelivered(f"refused {codes}", gone=all(code >= FOR_GOOD for code in codes)) from None
        except (aiosmtplib.SMTPException, OSError) as failed:
            raise Undelivered(
                type(failed).__name__
            ) from None  # its words may name the address, or the password's owner

    def message(self, to: str, letter: NoticeLetter) -> EmailMessage:
        """A letter as a mail."""
        mail = EmailMessage()
        mail["From"] = Address("Crossroads", addr_spec=self._sender)
        mail["To"] = Address(addr_spec=to)
        mail["Subject"] = letter.subject
        mail["Date"] = formatdate()
        mail["Message-ID"] = f"<{letter.id}@{self._sender.rpartition('@')[2]}>"
        mail["Auto-Submitted"] = "auto-generated"
        mail["Content-Language"] = letter.lang
        if letter.stop:
            mail["List-Unsubscribe"] = f"<{letter.stop}>"
            mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        mail.set_content(letter.text)
        return mail
