"""What is said to somebody who is away, in plain text and three languages. Nothing that a seat alone may know is in it."""

from collections.abc import Sequence
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path

import msgspec

from crossroads.engine.content import words_of
from crossroads.engine.definition import definition
from crossroads.engine.words import Words, shared_words
from crossroads.server.log.channels import ListenerRow
from crossroads.server.log.outbox import NoticeKind
from crossroads.server.notices.times import zone_of

FOLDER = Path(__file__).parent / "words"


def notice_words(lang: str) -> Words:
    """The words of notices in a language."""
    return shared_words(lang, (FOLDER,))


class TurnToTell(msgspec.Struct, frozen=True):
    """A decision that waits for somebody: where, among whom, and until when."""

    table: str
    seq: int
    seat: int
    kind: NoticeKind
    game: str
    others: tuple[str, ...]
    due: float


class NoticeLetter(msgspec.Struct, frozen=True):
    """Something to be sent; a second copy of it has the same id."""

    id: str
    lang: str
    subject: str
    text: str
    url: str = ""  # where to go
    stop: str = ""  # where to say that no more is wanted
    turns: tuple[TurnToTell, ...] = ()
    code: str = ""


def title_of(game: str, lang: str) -> str:
    """What a game is called."""
    return definition(game).title(words_of(game, (), lang))


def letter_about(turns: Sequence[TurnToTell], listener: ListenerRow, base: str, stop: str = "") -> NoticeLetter:
    """One letter about all that waits for somebody."""
    turns = list({(turn.table, turn.seq): turn for turn in turns}.values())  # a first notice and a reminder are one
    words = notice_words(listener.lang)
    reminds = all(turn.kind == "reminder" for turn in turns)
    key = "|".join(f"{turn.table} {turn.seq} {turn.seat} {turn.kind}" for turn in turns)
    subject = words("reminder-subject" if reminds else "turn-subject", count=len(turns))
    if len(turns) == 1:
        title = title_of(turns[0].game, listener.lang)
        subject = words("reminder-at-subject" if reminds else "turn-at-subject", game=title)
    parts = [line_about(turn, listener, base) for turn in turns]
    if stop:
        parts.append(words("stop", url=stop))
    text = "\n\n".join([subject, *parts]) + "\n"
    url = f"{base}/tables/{turns[0].table}" if len(turns) == 1 else f"{base}/"
    return NoticeLetter(sha256(key.encode()).hexdigest()[:32], listener.lang, subject, text, url, stop, tuple(turns))


def line_about(turn: TurnToTell, listener: ListenerRow, base: str) -> str:
    """Where somebody is waited for, among whom, and until when."""
    words = notice_words(listener.lang)
    due = datetime.fromtimestamp(turn.due, zone_of(listener.zone))
    about = {"game": title_of(turn.game, listener.lang), "others": ", ".join(turn.others)}
    where = words("with-others" if turn.others else "alone", **about)
    return (
        f"{where}\n{words('until', due=due.strftime('%Y-%m-%d %H:%M'), zone=listener.zone)}\n{base}/tables/{turn.table}"
    )


def letter_with_code(channel: str, code: str, lang: str, base: str) -> NoticeLetter:
    """The code that confirms an address: it is typed in, so that whoever opens links for somebody confirms nothing."""
    words = notice_words(lang)
    text = f"{words('code-text', code=code, url=base)}\n\n{words('code-ignore')}\n"
    made = sha256(f"{channel} {code}".encode()).hexdigest()[:32]
    return NoticeLetter(made, lang, words("code-subject"), text, code=code)


def told_at(seconds: float) -> str:
    """A moment as feeds write it."""
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
