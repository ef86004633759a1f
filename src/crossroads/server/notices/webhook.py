"""Webhooks: a notice as JSON, signed, to an address that somebody has confirmed."""

from typing import Any

import msgspec

from crossroads.server.log.channels import ChannelRow
from crossroads.server.notices.keys import SIGNING, ServerKeys, signed
from crossroads.server.notices.letters import NoticeLetter
from crossroads.server.notices.outgoing import Outgoing


class Webhook:
    """Posts letters to addresses."""

    def __init__(self, outgoing: Outgoing, keys: ServerKeys) -> None:
        self._outgoing = outgoing
        self._keys = keys

    async def send(self, channel: ChannelRow, letter: NoticeLetter) -> None:
        """Post a letter; `content` is what chat services show."""
        told: dict[str, Any] = {"id": letter.id, "content": letter.text, "subject": letter.subject, "url": letter.url}
        if letter.code:
            told["code"] = letter.code
        else:
            told["turns"] = [
                {"table": turn.table, "seat": turn.seat, "game": turn.game, "due": turn.due} for turn in letter.turns
            ]
        body = msgspec.json.encode(told)
        secret = webhook_secret(await self._keys.of(SIGNING), channel.id)
        headers = {
            "content-type": "application/json",
            "x-crossroads-id": letter.id,
            "x-crossroads-signature": f"sha256={signed(secret, body.decode())}",
        }
        await self._outgoing.post(channel.address, body, headers)


def webhook_secret(key: str, channel: str) -> str:
    """What a webhook is signed with, which its owner is told."""
    return signed(key, f"webhook {channel}")
