"""Feeds: what waits for somebody, as Atom and as JSON Feed, for whoever reads the secret address."""

from collections.abc import Sequence
from xml.sax.saxutils import escape, quoteattr

import msgspec

from crossroads.server.log.channels import ListenerRow
from crossroads.server.notices.letters import TurnToTell, line_about, notice_words, title_of, told_at

TurnSince = tuple[TurnToTell, float]


def atom(turns: Sequence[TurnSince], listener: ListenerRow, base: str, address: str, now: float) -> bytes:
    """What waits, as Atom (RFC 4287)."""
    words = notice_words(listener.lang)
    latest = max((since for _, since in turns), default=now)
    entries = "".join(_entry(turn, since, listener, base) for turn, since in turns)
    return (
        '<?xml version="1.0" encoding="utf-8"?>\n'
        f'<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="{listener.lang}">'
        f"<title>{escape(words('feed-title'))}</title><id>urn:crossroads:feed:{listener.id}</id>"
        f"<updated>{told_at(latest)}</updated><author><name>Crossroads</name></author>"
        f'<link rel="self" href={quoteattr(address)}/>{entries}</feed>\n'
    ).encode()


def _entry(turn: TurnToTell, since: float, listener: ListenerRow, base: str) -> str:
    link = f"{base}/tables/{turn.table}"
    return (
        f"<entry><title>{escape(_title(turn, listener))}</title><id>{id_of(turn)}</id>"
        f"<updated>{told_at(since)}</updated><link href={quoteattr(link)}/>"
        f"<content>{escape(line_about(turn, listener, base))}</content></entry>"
    )


def json_feed(turns: Sequence[TurnSince], listener: ListenerRow, base: str, address: str) -> bytes:
    """What waits, as JSON Feed 1.1."""
    return msgspec.json.encode(
        {
            "version": "https://jsonfeed.org/version/1.1",
            "title": notice_words(listener.lang)("feed-title"),
            "home_page_url": f"{base}/",
            "feed_url": address,
            "language": listener.lang,
            "items": [
                {
                    "id": id_of(turn),
                    "url": f"{base}/tables/{turn.table}",
                    "title": _title(turn, listener),
                    "content_text": line_about(turn, listener, base),
                    "date_published": told_at(since),
                }
                for turn, since in turns
            ],
        }
    )


def id_of(turn: TurnToTell) -> str:
    """The same for the same decision."""
    return f"urn:crossroads:turn:{turn.table}:{turn.seq}:{turn.seat}"


def _title(turn: TurnToTell, listener: ListenerRow) -> str:
    return notice_words(listener.lang)("turn-at-subject", game=title_of(turn.game, listener.lang))
