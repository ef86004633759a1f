"""Input and output as a command may find them: closed, or unable to show a letter."""

import codecs
import os
import sys
from io import TextIOWrapper
from pathlib import Path


class Lenient:
    """Streams that never stop a command: a closed one is empty, and a letter that one cannot show costs that letter."""

    def __init__(self) -> None:
        self.lost = ""  # the encoding that could not show a letter
        codecs.register_error("crossroads", self._replace)
        if sys.stdin is None:
            sys.stdin = Path(os.devnull).open(encoding="utf-8")  # noqa: SIM115  (open to the end)
        if sys.stdout is None:
            sys.stdout = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115  (open to the end)
        if isinstance(sys.stdout, TextIOWrapper):
            sys.stdout.reconfigure(errors="crossroads")

    def _replace(self, wrong: UnicodeError) -> tuple[str, int]:
        assert isinstance(wrong, UnicodeEncodeError)
        self.lost = wrong.encoding
        return "?" * (wrong.end - wrong.start), wrong.end
