"""Write what is printed on every face of the map, of all packs of Fallout, for the tests of its board.

Where names and icons go depends on how long the names are in each language, so the tests lay out every tile that we have.
"""

import json
import sys
from pathlib import Path
from typing import Any

from crossroads.engine.content import content_of, words_for
from crossroads.engine.modules import expansions_of
from crossroads.engine.words import LANGUAGES
from crossroads.games.fallout.words.book import book

FILE = Path(__file__).resolve().parent.parent / "web/src/games/fallout/kit/faces.ts"
HEAD = """\
// biome-ignore-all format: a face a line
/** What is printed on every face of the map, of all packs; written by `make docs`. */
import type { Face } from "../types";

/** The faces as in the book in English. */
export const FACES: Record<string, Face> = {
"""
NAMES = """
/** What each named place is called in every language. */
export const NAMES: Record<string, readonly string[]> = {
"""


def page() -> str:
    """The whole file."""
    modules = tuple(expansions_of("fallout"))
    content = content_of("fallout", ("base", *modules), modules)
    tiles = {lang: _tiles(content, lang) for lang in LANGUAGES}
    faces = [f"  {_key(name)}: {_plain(face)},\n" for name, face in tiles["en"].items()]
    names = {
        space["id"]: [tiles[lang][face]["spaces"][letter]["name"] for lang in LANGUAGES]
        for face, printed in tiles["en"].items()
        for letter, space in printed["spaces"].items()
        if space["id"]
    }
    told = [f"  {_key(place)}: {_plain(called)},\n" for place, called in names.items()]
    return f"{HEAD}{''.join(faces)}}};\n{NAMES}{''.join(told)}}};\n"


def _tiles(content: Any, lang: str) -> dict[str, Any]:
    tiles: dict[str, Any] = book(words_for(content, lang), content)["cards"]["tiles"]
    return tiles


def _key(name: str) -> str:
    return name if name.isidentifier() else json.dumps(name)


def _plain(value: Any) -> str:
    """As TypeScript, keys without quotes where they need none."""
    if isinstance(value, dict):
        return "{ " + ", ".join([f"{_key(key)}: {_plain(each)}" for key, each in value.items()]) + " }"
    if isinstance(value, list):
        return "[" + ", ".join([_plain(each) for each in value]) + "]"
    return json.dumps(value, ensure_ascii=False)


def main() -> int:
    FILE.write_text(page(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
