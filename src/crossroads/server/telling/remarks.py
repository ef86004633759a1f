"""What a table is told of its own log: what was taken back, who was let in again, that its rules have changed, what cannot be shown any more."""

from pathlib import Path

from crossroads.engine.words import Words, shared_words
from crossroads.protocol.tables import LogLine
from crossroads.server.play.play import Remark

FOLDER = Path(__file__).parent / "words"


def server_words(lang: str) -> Words:
    """The server's own words in a language."""
    return shared_words(lang, (FOLDER,))


def remark_told(remark: Remark, spoken: Words) -> LogLine:
    """A remark as a sentence of the log; `spoken`: the table's words."""
    words, about = server_words(spoken.lang), remark.about
    seat = about.get("seat")
    if remark.kind == "rules-changed":
        text = words("rules-changed")
        for part in ("again", "lost"):
            if about[part]:
                text += " " + words(f"rules-changed-{part}", count=about[part])
    elif seat is not None:
        text = words(remark.kind, **about, player=spoken.player(seat) or str(seat + 1))
    else:
        text = words(remark.kind, **about)
    return LogLine(remark.seq, text, "", remark.kind, seat, dict(about))


def not_shown(seq: int, shown: int, lang: str) -> LogLine:
    """That a moment cannot be shown, and which one is shown in its place."""
    return LogLine(seq, server_words(lang)("not-shown", shown=shown), "", "untold", None, {"shown": shown})
