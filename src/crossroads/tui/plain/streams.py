"""Streams that end no game: letters they cannot show, control characters, readers that have gone."""

import io
import os
import unicodedata
from typing import TextIO


def legible(text: str) -> str:
    """The text without control characters, whoever wrote them: nothing here may move a cursor or change a colour."""
    return "".join(
        " " if unicodedata.category(letter) in ("Cc", "Cs") and letter != "\n" else letter for letter in text
    )


def make_lenient(stream: TextIO) -> None:
    """Let a letter that the stream's encoding does not know cost that letter and not the game."""
    if isinstance(stream, io.TextIOWrapper) and stream.errors in ("strict", "surrogateescape"):
        try:
            stream.reconfigure(errors="replace")
        except io.UnsupportedOperation:  # it was read from already: it stays as it is
            return


def let_go(stream: TextIO) -> None:
    """Point a broken stream nowhere, so that the last flush at exit does not complain."""
    try:
        number = stream.fileno()
    except (OSError, ValueError):
        return
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, number)
    os.close(nowhere)
