"""`crossroads pack`: for whoever writes cards."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter

from crossroads.cli.parameters import Expansions, Packs

if TYPE_CHECKING:
    from crossroads.engine.pack_report import PackReport, Reading

pack_app = App(name="pack", help="For authors of packs: check.", help_format="plaintext")


@pack_app.command
def check(
    folder: Annotated[Path, Parameter(help="The folder of the pack.")],
    *,
    lang: Annotated[
        list[str] | None,
        Parameter(name=["--lang", "-l"], negative=(), help="A language to read the cards in; all three unless named."),
    ] = None,
    pack: Packs = None,
    expansions: Expansions = None,
) -> int:
    """Check a pack as a table would, and show every card of it as it will read in each language.

    The exit code is 0 if it can be played with, 1 if something in it is wrong (file, place and remedy are told), and 2 if
    there is no such folder. Names and translations that are missing are listed; they are no mistake.
    Examples: crossroads pack check greenhouse; crossroads pack check drylands --lang pl
    """
    from crossroads.engine.pack_report import report
    from crossroads.engine.packs import BadPack
    from crossroads.engine.words import LANGUAGES

    if not folder.is_dir():
        raise ValueError(f"{folder}: no such folder; name the folder of a pack")
    try:
        found = report(folder, lang or LANGUAGES, pack or (), expansions or ())
    except BadPack as wrong:
        print(f"wrong: {wrong}")
        return 1
    for line in lines_of(found):
        print(line)
    return 0


def lines_of(found: "PackReport") -> Iterator[str]:
    """A report as text."""
    yield f"{found.id}: a pack for {found.game} that can be played with; its cards: {found.cards}"
    for reading in found.readings:
        yield ""
        yield f"== {reading.lang}"
        yield from cards_of(reading)


def cards_of(reading: "Reading") -> Iterator[str]:
    """The cards of a pack in one language, and what has no name in it."""
    for proof in reading.proofs:
        yield ""
        yield f"{proof.name} [{proof.id or proof.file}]"
        for line in proof.lines:
            yield f"  {line}"
    if reading.unnamed:
        yield ""
        yield f"not written in {reading.lang}: {', '.join(reading.unnamed)}"
