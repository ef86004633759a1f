"""What a table is told of its own log: that its rules have changed, and what cannot be shown any more."""

from pathlib import Path

from crossroads.engine.words import Words, shared_words
from crossroads.protocol.tables import LogLine
from crossroads.server.play.play import Remark

FOLDER = Path(__file__).parent / "words"


def server_words(lang: str) -> Words:
    """The server's own words in a language."""
    return shared_words(lang, (FOLDER,))


def remark_told(remark: Remark, lang: str) -> LogLine:
    """A remark as a sentence of the log."""
    words, about = server_words(lang), remark.about
    if remark.kind == "rules-changed":
        text = words("rules-changed")
        for part in ("again", "lost"):
            if about[part]:
                text += " " + words(f"rules-changed-{part}", count=about[part])
    else:
        text = words(remark.kind, **about)
    return LogLine(remark.seq, text, "", remark.kind, None, dict(about))


def not_shown(seq: int, shown: int, lang: str) -> LogLine:
    """That a moment cannot be shown, and which one is shown in its place."""
    return LogLine(seq, server_words(lang)("not-shown", shown=shown), "", "untold", None, {"shown": shown})
